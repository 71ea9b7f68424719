"""A cleaning list on a giant clipboard: rooms as toys in its rows, all but one checked off, tools beside it."""

from kit.core import at, ball, box, cylinder, lathe, paint, plate, tube
from kit.effects import bubbles, sparkle
from kit.furniture import desk, monitor, mug
from kit.stage import slab, tiled_floor
from kit.street import pane
from kit.tools import bucket, scrub_brush, spray_bottle, towels

GROUND = ("leaf", "white", 0.6)
W, D = 5.6, 4.2
BOARD = (3.5, 4.75)
LEAN = -9
FIRST, PITCH = 3.18, 0.91
FACE = -0.13
CHECK = [(-0.3, 0.02), (-0.19, 0.14), (-0.08, 0.03), (0.24, 0.4), (0.36, 0.29), (-0.08, -0.2)]


def toilet():
    """A toilet facing -y."""
    china = paint("white", finish="gloss")
    lathe([(0, 0), (0.17, 0), (0.13, 0.1), (0.15, 0.22), (0.24, 0.38), (0, 0.38)], (0, -0.1, 0), china, bevel=0.02)
    cylinder(0.26, 0.05, (0, -0.1, 0.38), china)
    cylinder(0.17, 0.012, (0, -0.12, 0.428), paint("tealSoft", "teal", 0.3, "gloss"), bevel=0.0)
    box((0.52, 0.2, 0.42), (0, 0.2, 0.36), china, bevel=0.05)
    box((0.56, 0.24, 0.06), (0, 0.2, 0.78), china, bevel=0.02)
    box((0.3, 0.2, 0.36), (0, 0.16, 0), china, bevel=0.04)


def small_desk():
    """A desk with its screen."""
    desk(1.3, 0.6, legs="navy")
    with at(-0.1, 0.05, 0.76):
        monitor(0.85)


def window():
    """A clean window, standing on its sill."""
    with at(0, 0, 0.7):
        pane(0.95, 0.95, bars=(2, 2), film_cover=0, gleam=False)


ROWS = (
    (toilet, 0.66, ("teal", "white", 0.1), (0.85, 0.55)),
    (small_desk, 0.46, ("sun", "white", 0.45), (0.7, 0.85)),
    (window, 0.46, ("clay", "white", 0.15), (0.9, 0.6)),
    (lambda: mug("sun"), 2.4, ("navy",), (0.65, 0.8)),
)


def row(prop, size, tone, bars, checked):
    """One line of the list, its foot at the origin: box and check mark, two bars of text, a toy on its ledge."""
    with at(-1.06, FACE, 0.27):
        box((0.42, 0.03, 0.42), (0, 0, -0.21), paint("inkSoft", "white", 0.25), bevel=0.014)
        box((0.33, 0.03, 0.33), (0, -0.012, -0.165), paint("white"), bevel=0.01)
        if checked:
            plate(CHECK, 0.09, (0, -0.02, -0.02), paint("leaf", "teal", 0.12), tilt=90, bevel=0.02)
    for i, length in enumerate(bars):
        box(
            (length, 0.03, 0.1), (-0.62 + length / 2, FACE, 0.31 - 0.19 * i),
            paint("inkSoft", "white", 0.15) if i == 0 else paint("line"), bevel=0.014,
        )
    with at(0.93, FACE):
        box((0.74, 0.05, 0.62), (0, 0, 0), paint(*tone), bevel=0.024)
        box((0.74, 0.38, 0.05), (0, -0.19, 0), paint(*tone), bevel=0.02)
        with at(0, -0.21, 0.05, size=size):
            prop()


def clipboard():
    """The board on its easel leg, with clip, two sheets and the rows."""
    width, height = BOARD
    box((width, 0.16, height), (0, 0, 0), paint("wood"), bevel=0.07)
    box((width - 0.4, 0.03, height - 0.55), (0.03, -0.08, 0.14), paint("sand", finish="matte"), bevel=0.012, roll=-1)
    box((width - 0.4, 0.03, height - 0.55), (0, -0.105, 0.16), paint("white", finish="matte"), bevel=0.012)
    for i, (prop, size, tone, bars) in enumerate(ROWS):
        with at(0, 0.02, FIRST - PITCH * i, size=1.15):
            row(prop, size, tone, bars, i < len(ROWS) - 1)
    metal = paint("navy", finish="gloss")
    with at(0, -0.16, height - 0.62):
        box((1.9, 0.2, 0.3), (0, 0, 0), metal, bevel=0.08)
        box((1.1, 0.14, 0.4), (0, 0.02, 0.24), metal, bevel=0.06)
        tube([(-0.3, 0.02, 0.58), (-0.3, 0.02, 1.15), (0.3, 0.02, 1.15), (0.3, 0.02, 0.58)], 0.07, metal, smooth=True)
        for x in (-0.72, 0.72):
            ball(0.07, (x, -0.1, 0.15), paint("sun", finish="gloss"), squash=(1, 0.5, 1), detail=3)


def pencil(length=4.2, radius=0.2):
    """A hexagonal pencil on its eraser, tip up."""
    cylinder(radius * 0.96, 0.3, (0, 0, 0), paint("clay", "white", 0.3), bevel=0.05)
    cylinder(radius * 1.03, 0.34, (0, 0, 0.26), paint("tealSoft", "inkSoft", 0.25, "gloss"), bevel=0.02)
    foot, neck = 0.58, length - 0.62
    lathe([(radius * 1.06, 0), (radius * 1.06, neck - foot)], (0, 0, foot), paint("sun"), steps=6, bevel=0.02)
    lathe([(radius * 1.0, 0), (radius * 0.3, 0.46)], (0, 0, neck), paint("wood", "sunPale", 0.65), bevel=0.0)
    lathe([(radius * 0.3, 0), (0.012, 0.17)], (0, 0, neck + 0.455), paint("navyDeep"), bevel=0.0)


def build():
    """Stand the list on a tiled floor, tools around it."""
    slab(W, D)
    tones = paint("white", finish="gloss"), paint("tealSoft", "white", 0.25, "gloss")
    tiled_floor(W, D, 0.7, paint("line"), tones)
    with at(2.75, 2.7, 0.03, turn=12):
        tube([(0, 1.15, 0), (0, 0.6, 3.6)], 0.07, paint("wood", "navyDeep", 0.25))
        with at(tilt=LEAN):
            clipboard()
    with at(5.33, 3.0, 0.05, tilt=-9, roll=-12):
        pencil()
    with at(0.8, 1.15, 0.02, turn=20, size=2.0):
        bucket("sun")
    with at(3.75, 0.85, 0.02, turn=-15, size=3.6):
        spray_bottle("clay")
    with at(2.25, 0.75, 0.02, turn=8, size=2.2):
        towels(("white", "teal", "sun"))
    with at(4.85, 1.75, 0.02, turn=-30, size=2.0):
        scrub_brush("teal")
    bubbles([(0.5, 1.3, 1.75, 0.16), (0.9, 1.0, 2.1, 0.1), (0.85, 1.4, 2.5, 0.13)])
    sparkle(1.2, 2.5, 4.5, 0.3)
