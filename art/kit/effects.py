"""What tells clean from dirty: gleams, bubbles, suds, glints on glass, dust, washed strips."""

import math
import random

from .core import ball, box, facing_viewer, film, paint, plate, shine


def star(radius):
    """The outline of a four-point gleam around the origin."""
    angles = [2 * math.pi * step / 64 for step in range(64)]
    return [tuple(radius * math.copysign(abs(f(a)) ** 3.2, f(a)) for f in (math.cos, math.sin)) for a in angles]


def sparkle(x, y, z, radius=0.25, name="white"):
    """A four-point gleam that faces the viewer and hovers clear of what it lies on."""
    with facing_viewer(x, y, z):
        gleam = plate(star(radius), 0.012, (0, 0, radius + 0.2), paint(name, finish="glow"))
    gleam.visible_shadow = False


def gleams(*spots):
    """The gleams of the clean picture, from (x, y, z, radius[, color]) tuples."""
    with shine():
        for spot in spots:
            sparkle(*spot)


def bubble(x, y, z, radius=0.12):
    """A soap bubble: a bright rim and one highlight."""
    with facing_viewer(x, y, z):
        skin = ball(radius, (0, 0, 0), film("tealSoft", 0.95, 0.16))
        ball(radius * 0.17, (-radius * 0.36, radius * 0.4, radius * 0.8), paint("white", finish="glow"), detail=2)
    skin.visible_shadow = False


def bubbles(spots):
    """Several bubbles from (x, y, z, radius) tuples."""
    for spot in spots:
        bubble(*spot)


def suds(x, y, z, spread=0.3, count=14, seed=1, depth=None):
    """A heap of foam, highest in its middle."""
    dice = random.Random(seed)
    depth = spread if depth is None else depth
    for _ in range(count):
        angle, reach = dice.uniform(0, 2 * math.pi), math.sqrt(dice.random())
        radius = min(spread, depth) * dice.uniform(0.22, 0.42) * (1.15 - 0.5 * reach)
        ball(
            radius,
            (x + spread * reach * math.cos(angle), y + depth * reach * math.sin(angle), z + radius * 0.45),
            paint("white"), detail=3,
        )


def glints(width, height, material=None, y=-0.012):
    """Two diagonal streaks of light on an upright clean pane centered at the origin, facing -y."""
    material = material or paint("white", finish="glow")
    lean = min(width, height) * 0.42
    for start, band in ((-0.3, 0.16), (-0.02, 0.07)):
        x0, x1 = start * width, (start + band) * width
        low, high = -height * 0.36, height * 0.36
        outline = [(x0 - lean / 2, low), (x1 - lean / 2, low), (x1 + lean / 2, high), (x0 + lean / 2, high)]
        with shine():
            plate(outline, 0.006, (0, y, 0), material, tilt=90)


def stripes(x0, y0, x1, y1, count, first, second, z=0.0):
    """Alternating bands across x, as a vacuum leaves them on carpet."""
    pitch = (x1 - x0) / count
    for i in range(count):
        box(
            (pitch, y1 - y0, 0.012), (x0 + pitch * (i + 0.5), (y0 + y1) / 2, z),
            first if i % 2 == 0 else second, bevel=0.0,
        )
