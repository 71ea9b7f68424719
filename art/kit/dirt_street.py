"""What cleaning takes away outdoors: films, stains, runs and splashes on fronts, shoe prints, leaves, litter."""

from .core import at, paint, plate, shine


def glints(width, height, material=None, y=-0.012):
    """Two diagonal streaks of light on an upright clean pane centred at the origin, facing -y."""
    material = material or paint("white", finish="glow")
    lean = min(width, height) * 0.42
    for start, band in ((-0.3, 0.16), (-0.02, 0.07)):
        x0, x1 = start * width, (start + band) * width
        low, high = -height * 0.36, height * 0.36
        outline = [(x0 - lean / 2, low), (x1 - lean / 2, low), (x1 + lean / 2, high), (x0 + lean / 2, high)]
        with shine():
            plate(outline, 0.006, (0, y, 0), material, tilt=90)
