"""The supply room: shelf, aprons, pegs, and the Ohio plaque."""

import math

from .core import box, cylinder, paint, plate, tube


def shelf_unit(width=2.2, levels=4, storey=0.6, name="wood"):
    """An open supply shelf along x, centered, facing -y; boards at i * storey + 0.12."""
    for x in (-width / 2, width / 2):
        for y in (-0.22, 0.22):
            box((0.07, 0.07, (levels - 1) * storey + 0.5), (x, y, 0), paint("white"), bevel=0.02)
    for i in range(levels):
        box((width + 0.04, 0.54, 0.06), (0, 0, 0.06 + i * storey), paint(name), bevel=0.02)


def apron(name="teal", top=1.5):
    """A work apron hanging by its neck loop, spread along x, facing -y."""
    tube(
        [
            (-0.12, 0, top - 0.22), (-0.07, -0.02, top - 0.04), (0, -0.03, top), (0.07, -0.02, top - 0.04),
            (0.12, 0, top - 0.22),
        ],
        0.014,
        paint(name, "navyDeep", 0.3),
        smooth=True,
    )
    outline = [
        (-0.16, 0), (-0.18, -0.2), (-0.31, -0.34), (-0.33, -0.9), (0.33, -0.9), (0.31, -0.34), (0.18, -0.2),
        (0.16, 0),
    ]
    plate(outline, 0.06, (0, 0.02, top - 0.2), paint(name, finish="matte"), bevel=0.022, tilt=90)
    box((0.36, 0.03, 0.22), (0, -0.055, top - 0.86), paint(name, "white", 0.16, "matte"), bevel=0.012)
    cylinder(0.07, 0.02, (0, -0.035, top - 0.36), paint("white"), tilt=90, bevel=0.005)


def coat_rail(width=1.6):
    """A board with four pegs along x, centered at the origin, facing -y."""
    box((width, 0.05, 0.16), (0, 0, -0.08), paint("wood"), bevel=0.02)
    for i in range(4):
        x = (i - 1.5) * width / 4
        tube([(x, -0.02, 0), (x, -0.12, 0.02)], 0.026, paint("sun"))


OHIO = (
    (0.0, 0.1), (0.0, 1.0), (0.24, 0.98), (0.34, 0.93), (0.42, 0.98), (0.5, 0.94), (0.62, 0.98), (0.78, 1.1),
    (1.0, 1.22), (1.0, 0.78), (0.97, 0.7), (0.96, 0.52), (0.86, 0.4), (0.78, 0.36), (0.74, 0.22),
    (0.68, 0.18), (0.62, 0.04), (0.54, 0.1), (0.44, 0.06), (0.38, -0.02), (0.26, 0.0), (0.16, 0.08),
)


def ohio_plaque(size=0.8, name="sun"):
    """The state's outline as an upright plaque centered at the origin, facing -y, a heart at Columbus."""
    outline = [((x - 0.5) * size, (y - 0.55) * size) for x, y in OHIO]
    plate(outline, 0.07, (0, 0.02, 0), paint(name), bevel=0.012, tilt=90)
    heart = []
    for i in range(32):
        t = 2 * math.pi * i / 32
        heart.append(
            (
                0.0078 * size * 16 * math.sin(t) ** 3,
                0.0078 * size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)),
            )
        )
    plate(heart, 0.03, (0.0, -0.04, 0.0), paint("clay", "danger", 0.3), bevel=0.008, tilt=90)
