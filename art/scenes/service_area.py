"""A toy map of Columbus: the Scioto, the towers, the neighbourhoods and one sun-yellow pin."""
import math

from kit.core import at, box, cylinder, lathe, paint, plate, tube
from kit.effects import sparkle
from kit.stage import patch, slab
from kit.town import bush, house, office_tower, ohio_flag, shop, tree, van

GROUND = ("tealPale",)
W, D = 11.0, 9.6


def river_bend(y):
    """Where the middle of the Scioto runs at depth y."""
    return 3.1 + 0.75 * math.sin(y * 0.62 + 0.4)


def river():
    """Banks and water from the front edge to the back."""
    steps = [D * i / 40 for i in range(41)]
    for half, tone, z in (
        (0.86, paint("sand", "white", 0.3, "matte"), 0.016),
        (0.66, paint("teal", "tealSoft", 0.5, "gleam"), 0.03),
    ):
        outline = [(river_bend(y) - half, y) for y in steps] + [
            (river_bend(y) + half, y) for y in reversed(steps)
        ]
        plate(outline, 0.012, (0, 0, z), tone)
    for y in (1.2, 2.5, 5.6, 7.2, 8.4):
        x = river_bend(y)
        tube(
            [
                (x - 0.25, y - 0.12, 0.045),
                (x - 0.08, y + 0.06, 0.045),
                (x + 0.08, y, 0.045),
                (x + 0.26, y + 0.16, 0.045),
            ],
            0.022,
            paint("white"),
            smooth=True,
        )


def road(x0, y0, x1, y1):
    """A pale street between two corners with a dashed middle."""
    along_x = x1 - x0 > y1 - y0
    patch(x0, y0, x1, y1, paint("sunPale", "white", 0.4, "matte"), z=0.034 if along_x else 0.038)
    length = (x1 - x0) if along_x else (y1 - y0)
    for i in range(int(length / 0.5)):
        s = 0.25 + 0.5 * i
        if along_x:
            patch(
                x0 + s - 0.12, (y0 + y1) / 2 - 0.025, x0 + s + 0.12, (y0 + y1) / 2 + 0.025, paint("sun"), z=0.05
            )
        else:
            patch(
                (x0 + x1) / 2 - 0.025,
                y0 + s - 0.12,
                (x0 + x1) / 2 + 0.025,
                y0 + s + 0.12,
                paint("sun"),
                z=0.054,
            )


def bridge(y):
    """A stone bridge carrying the cross street over the river."""
    x = river_bend(y)
    box((2.0, 0.66, 0.12), (x, y, 0.06), paint("sand", "white", 0.4), bevel=0.03)
    for side in (-0.3, 0.3):
        box((2.0, 0.07, 0.2), (x, y + side, 0.12), paint("white"), bevel=0.02)


def pin():
    """The map pin, standing at the heart of town."""
    cylinder(0.55, 0.03, (0, 0, 0), paint("sunDeep"), bevel=0.01)
    lathe(
        [
            (0.0, 0),
            (0.09, 0.12),
            (0.42, 1.0),
            (0.62, 1.45),
            (0.7, 1.8),
            (0.66, 2.1),
            (0.5, 2.38),
            (0.26, 2.52),
            (0, 2.56),
        ],
        (0, 0, 0.02),
        paint("sun"),
    )
    with at(0, 0, 1.86, turn=45, tilt=-20):
        cylinder(0.36, 0.1, (0, -0.6, 0), paint("white"), tilt=90, bevel=0.03)
        cylinder(0.2, 0.1, (0, -0.66, 0), paint("teal"), tilt=90, bevel=0.03)


def leveque(height=3.5):
    """Columbus' stepped tower with its pointed crown."""
    tone = paint("sunPale", "sand", 0.5)
    box((1.15, 1.15, height * 0.62), (0, 0, 0), tone, bevel=0.04)
    box((0.82, 0.82, height * 0.26), (0, 0, height * 0.62), tone, bevel=0.04)
    box((0.56, 0.56, height * 0.14), (0, 0, height * 0.86), tone, bevel=0.04)
    lathe(
        [(0.3, 0), (0.2, 0.3), (0.02, 0.6)], (0, 0, height * 0.99), paint("teal", "tealSoft", 0.3), bevel=0.01
    )
    for turn in (0, 90):
        with at(turn=turn):
            for x in (-0.36, -0.12, 0.12, 0.36):
                for row in range(6):
                    box(
                        (0.11, 0.03, 0.2),
                        (x, -0.58, 0.22 + row * 0.33),
                        paint("teal", "tealSoft", 0.25, "gloss"),
                        bevel=0.01,
                    )
            for x in (-0.2, 0.06):
                for row in range(2):
                    box(
                        (0.11, 0.03, 0.2),
                        (x + 0.07, -0.415, height * 0.66 + row * 0.36),
                        paint("teal", "tealSoft", 0.25, "gloss"),
                        bevel=0.01,
                    )


def build():
    """Put the town together."""
    slab(W, D)
    patch(0.1, 0.1, W - 0.1, D - 0.1, paint("leaf", "sunPale", 0.42, "matte"))
    patch(4.3, 4.5, 8.9, D - 0.1, paint("line", "white", 0.45, "matte"), z=0.008)
    river()
    road(0.1, 3.75, W - 0.1, 4.35)
    road(9.0, 0.1, 9.55, D - 0.1)
    road(5.5, 0.1, 6.05, 3.75)
    bridge(4.05)

    for x, y, width, depth, floors, wall, trim in (
        (5.0, 8.2, 1.5, 1.5, 5, "tealSoft", "teal"),
        (6.75, 8.6, 1.4, 1.3, 4, "white", "navy"),
        (8.15, 8.4, 1.2, 1.4, 3, "sand", "clay"),
        (6.5, 5.9, 1.1, 1.1, 2, "white", "teal"),
    ):
        with at(x, y, 0.02):
            office_tower(width, depth, floors, 0.62, wall, trim)
    with at(6.7, 7.2, 0.02):
        leveque(3.7)
    with at(8.1, 6.2, 0.02, size=0.5):
        shop(2.6, 2.2, 2.6)
    with at(5.15, 5.6, 0.02):
        pin()

    homes = (
        (0.95, 7.9, "white", "navy"),
        (1.0, 5.9, "sunPale", "clay"),
        (1.05, 2.4, "tealSoft", "teal"),
        (4.7, 2.6, "white", "teal"),
        (7.2, 2.6, "sunPale", "navy"),
        (8.3, 1.1, "white", "clay"),
        (6.95, 0.95, "tealSoft", "navy"),
        (10.3, 7.9, "white", "teal"),
        (10.3, 5.6, "sunPale", "clay"),
        (10.3, 2.7, "white", "navy"),
        (1.1, 0.8, "white", "clay"),
    )
    for x, y, wall, roof in homes:
        with at(x, y, 0.02, size=0.42):
            house(2.5, 2.2, wall, roof, "sun")
    for i, (x, y) in enumerate(
        (
            (0.5, 9.0),
            (1.7, 9.1),
            (0.6, 7.0),
            (1.7, 6.7),
            (0.5, 4.9),
            (1.6, 4.8),
            (0.5, 3.2),
            (1.75, 1.5),
            (4.6, 1.2),
            (4.95, 0.5),
            (7.9, 2.9),
            (6.5, 1.9),
            (10.4, 9.0),
            (10.5, 6.8),
            (9.95, 4.8),
            (10.5, 3.7),
            (10.0, 1.6),
            (10.6, 1.1),
            (8.6, 5.0),
            (4.6, 3.3),
            (5.1, 1.7),
            (10.0, 0.5),
        )
    ):
        with at(x, y, 0.02, size=0.62):
            tree(1.3, "sun" if i % 6 == 4 else "leaf", 0.95)
    for x, y in ((7.6, 0.6), (4.4, 2.0), (8.6, 2.6)):
        with at(x, y, 0.02):
            bush(0.16)
    with at(7.7, 4.05, 0.05, turn=90, size=0.42):
        van()
    with at(0.45, 0.4, 0.02):
        ohio_flag(1.5, 0.8)
    sparkle(5.3, 8.2, 3.0, 0.32)
    sparkle(river_bend(1.9), 1.9, 0.1, 0.34)
    sparkle(river_bend(6.4), 6.4, 0.1, 0.26)
