"""The team's own corner: a shelf in good order, two aprons, two mugs, Ohio on the wall."""
from kit.core import at, box, cylinder, paint
from kit.effects import sparkle
from kit.furniture import door, mat, mug, plant, small_plant
from kit.closet import apron, coat_rail, ohio_plaque, shelf_unit
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import (
    bin_,
    broom,
    bucket,
    jug,
    mop_bucket,
    scrub_brush,
    spray_bottle,
    towels,
    vacuum,
    wet_floor_sign,
)
from kit.town import buckeye, cardinal

W, D, H = 5.1, 4.3, 2.5


def stocked_shelf():
    """Towels, bottles, jugs and pails, each in its place."""
    shelf_unit(2.5, 4, 0.6)
    with at(z=0.12):
        for x, name in ((-0.85, "teal"), (-0.15, "sun"), (0.55, "clay")):
            with at(x, 0):
                bucket(name, foam=False, size=0.92, handle_up=False)
        with at(1.02, 0):
            jug("white")
    with at(z=0.72):
        for x, names in (
            (-0.92, ("white", "tealSoft", "white", "tealSoft")),
            (-0.42, ("sun", "sunPale", "sun")),
            (0.08, ("teal", "white", "teal", "white")),
        ):
            with at(x, -0.02):
                towels(names, 0.44, 0.36)
        for x in (0.58, 0.94):
            with at(x, 0):
                jug("clay" if x > 0.7 else "sun", 1.05)
    with at(z=1.32):
        for i, name in enumerate(("teal", "teal", "sun", "sun", "clay", "clay")):
            with at(-1.02 + 0.29 * i, -0.04):
                spray_bottle(name, 1.05)
        with at(0.92, -0.04):
            scrub_brush("sun")
    with at(z=1.92):
        with at(-0.9, 0):
            cylinder(0.12, 0.26, (0, 0, 0), paint("white"))
            cylinder(0.12, 0.26, (0.27, 0, 0), paint("white"))
            cylinder(0.12, 0.26, (0.13, 0, 0.26), paint("white"))
        box((0.56, 0.4, 0.28), (0.05, 0, 0), paint("wood", "sand", 0.3), bevel=0.03)
        with at(0.62, 0):
            small_plant("sun", 1.5)
        with at(1.0, -0.05, turn=20):
            cardinal(1.25)


def tea_table():
    """A little table with two mugs, a kettle and a buckeye."""
    cylinder(0.46, 0.06, (0, 0, 0.66), paint("wood"), bevel=0.025)
    cylinder(0.05, 0.66, (0, 0, 0), paint("navy"))
    cylinder(0.26, 0.05, (0, 0, 0), paint("navy"))
    with at(-0.14, -0.18, 0.72):
        mug("sun", 1.45)
    with at(0.2, -0.06, 0.72, turn=-30):
        mug("teal", 1.45)
    with at(-0.16, 0.18, 0.72):
        box((0.26, 0.2, 0.03), (0, 0, 0), paint("white"), bevel=0.012, turn=15)
    with at(0.12, 0.22, 0.72):
        buckeye(1.0)


def build():
    """Put the supply room together."""
    room(W, D, H, wall="tealSoft")
    patch(0.04, 0, W, D - 0.04, paint("sand", "wood", 0.16, "satin"))
    for column in range(9):
        for row in range(8):
            if (column + row) % 2:
                patch(
                    0.05 + column * 0.58,
                    row * 0.58,
                    min(0.05 + column * 0.58 + 0.58, W),
                    min(row * 0.58 + 0.58, D - 0.05),
                    paint("white", "sand", 0.4, "gloss"),
                    z=0.004,
                )
    with at(2.0, D - 0.36, 0.012):
        stocked_shelf()
    with on_right_wall(4.25, D, 1.72):
        ohio_plaque(1.1)
    with at(4.05, D - 0.55, 0.012):
        vacuum("teal")
    with at(4.75, D - 0.42, 0.012, tilt=-5):
        broom(1.45)

    with on_left_wall(2.4, 1.72):
        coat_rail(1.7)
    for y, name in ((1.97, "teal"), (2.83, "sun")):
        with at(0.13, y, 0.22, turn=90):
            apron(name)
    with on_left_wall(0.8, 0.0):
        door("clay", 0.95, 1.95, glass=True)
    with at(0.62, 0.8, 0.012, turn=90):
        mat(1.0, 0.6, "navy")
    with at(0.42, 3.85, 0.012):
        plant(1.15, "white")
    box((1.3, 0.36, 0.34), (0.34, 2.4, 0.012), paint("wood"), bevel=0.05, turn=90)
    for y, name in ((2.1, "clay"), (2.6, "navy")):
        for side in (-0.09, 0.09):
            with at(0.72, y + side, 0.012):
                box((0.3, 0.13, 0.1), (0, 0, 0), paint(name), bevel=0.04)
                box((0.14, 0.13, 0.2), (-0.08, 0, 0), paint(name), bevel=0.045)
    with at(2.55, 1.75, 0.012, size=1.2):
        tea_table()
    with at(4.2, 2.1, 0.012, turn=18, size=1.12):
        mop_bucket()
    with at(4.3, 0.75, 0.012, turn=-14):
        wet_floor_sign(1.05)
    with at(1.75, 0.45, 0.012):
        bin_("teal", size=0.9)
    sparkle(1.55, D - 0.4, 1.1, 0.26)
    sparkle(3.4, 0.7, 0.1, 0.34, "sun")
