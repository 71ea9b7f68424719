"""The crew's shop in the morning: its garage door rolled up, the van on the forecourt with its side door open."""

from kit.closet import apron, coat_rail, ohio_plaque, shelf_unit
from kit.core import at, box, paint
from kit.effects import sparkle
from kit.stage import lamp, patch, slab
from kit.street import flower_box, logo, panel_door, pane, pressure_washer, squeegee, van, window_bucket
from kit.tools import bucket, mop_bucket, scrubber, spray_bottle, towels, vacuum
from kit.town import bricks, ohio_flag, roof_box

GROUND = ("sunPale",)
W, D = 8.8, 7.0
FRONT, INSIDE, TALL = 4.5, 1.35, 3.5
LEFT, RIGHT = 0.2, 8.6
GATE = (1.9, 5.7)
LINTEL = 2.75


def building():
    """Brick walls around a garage that stands open, an office to its right."""
    brick = paint("clay", "sand", 0.1, "matte")
    inner = paint("sunPale", "white", 0.4, "matte")
    depth = D - 0.15 - FRONT
    back = depth - INSIDE
    middle = FRONT + depth / 2
    x0, x1 = GATE
    box((x0 - LEFT, depth, TALL), ((LEFT + x0) / 2, middle, 0), brick, bevel=0.03)
    box((RIGHT - x1, depth, TALL), ((x1 + RIGHT) / 2, middle, 0), brick, bevel=0.03)
    box((x1 - x0, back, TALL), ((x0 + x1) / 2, FRONT + INSIDE + back / 2, 0), inner, bevel=0)
    box((x1 - x0, INSIDE, TALL - LINTEL), ((x0 + x1) / 2, FRONT + INSIDE / 2, LINTEL), brick, bevel=0.02)
    for x in (x0, x1):
        box((0.02, INSIDE, LINTEL), (x, FRONT + INSIDE / 2, 0), inner, bevel=0)
        box((0.18, 0.2, LINTEL + 0.1), (x, FRONT - 0.03, 0), paint("white"), bevel=0.02)
    box((x1 - x0 + 0.36, 0.22, 0.2), ((x0 + x1) / 2, FRONT - 0.04, LINTEL), paint("white"), bevel=0.02)
    # the door, rolled up under its lintel: its last slats still show
    for i in range(2):
        box(
            (x1 - x0 - 0.16, 0.08, 0.17), ((x0 + x1) / 2, FRONT + 0.12, LINTEL - 0.18 * (i + 1)),
            paint("sun"), bevel=0.02,
        )
    box((0.4, 0.06, 0.06), ((x0 + x1) / 2, FRONT + 0.05, LINTEL - 0.4), paint("navyDeep"), bevel=0.02)
    box((RIGHT - LEFT + 0.2, depth + 0.2, 0.2), ((LEFT + RIGHT) / 2, middle, TALL - 0.04), paint("navy"), bevel=0.04)
    box(
        (RIGHT - LEFT - 0.2, depth - 0.2, 0.06), ((LEFT + RIGHT) / 2, middle, TALL + 0.14),
        paint("sand", finish="matte"), bevel=0.02,
    )
    patch(x0, FRONT - 0.05, x1, FRONT + INSIDE, paint("sand", "wood", 0.14, "satin"), z=0.014)
    lamp((x0 + x1) / 2, FRONT + 0.9, 2.3, 70, 0.3)


def garage():
    """What stands in the open garage."""
    with at(3.25, FRONT + INSIDE - 0.3, 0.02):
        stocked_shelf()
    with at(4.85, FRONT + 0.3, 0.02, turn=-15, size=1.0):
        scrubber()
    with at(GATE[0] + 0.02, FRONT + 0.62, 1.72, turn=90):
        coat_rail(1.0)
    for y, name in ((0.42, "teal"), (0.92, "sun")):
        with at(GATE[0] + 0.13, FRONT + y, 0.24, turn=90, size=0.94):
            apron(name)


def stocked_shelf():
    """Towels, bottles and pails in good order."""
    shelf_unit(1.5, 3, 0.66)
    for x, name in ((-0.42, "sun"), (0.34, "teal")):
        with at(x, 0, 0.12):
            bucket(name, foam=False, size=0.9, handle_up=False)
    for x, names in ((-0.42, ("white", "tealSoft", "white")), (0.3, ("sun", "sunPale", "sun"))):
        with at(x, -0.02, 0.78):
            towels(names, 0.5, 0.36)
    for i, name in enumerate(("teal", "sun", "clay", "teal")):
        with at(-0.5 + 0.33 * i, -0.04, 1.44):
            spray_bottle(name, 1.15)


def office():
    """Door, window and the company's sign on the right; aprons and Ohio on the left."""
    with at(7.75, FRONT, 0.012):
        panel_door(0.95, 2.05, "teal")
    with at(6.55, FRONT - 0.0, 1.55):
        pane(0.95, 1.2, "white", bars=(1, 2), film_cover=0)
    with at(7.15, FRONT - 0.02, 3.0):
        logo(0.72)
    with at(RIGHT, FRONT + 1.2, 0, turn=90):
        bricks(2.3, TALL, "clay", 18, 4)
        with at(0, 0, 1.6):
            pane(1.2, 1.2, "white", bars=(2, 1), film_cover=0)
    with at(1.02, FRONT - 0.03, 2.2):
        ohio_plaque(1.15)
    with at(1.0, FRONT):
        bricks(1.6, TALL, "clay", 9, 6)
    with at(7.2, FRONT):
        bricks(2.6, TALL, "clay", 10, 12)
    with at(2.6, FRONT + 1.2, TALL + 0.18):
        roof_box(1.1)
    with at(7.6, FRONT + 1.4, TALL + 0.18):
        ohio_flag(2.0, 1.3)


def build():
    """Put the forecourt together."""
    slab(W, D)
    concrete = paint("line", "white", 0.35, "satin")
    patch(0, 0, W, D, concrete)
    seam = paint("line", "inkSoft", 0.12, "matte")
    for x in (2.2, 4.4, 6.6):
        patch(x - 0.015, 0.02, x + 0.015, FRONT, seam, z=0.004)
    patch(0.02, 2.2, W - 0.02, 2.23, seam, z=0.004)
    building()
    garage()
    office()
    with at(3.0, 1.75, 0.012, turn=90):
        van(1.0, open_side=True)
    with at(6.1, 0.75, 0.012, turn=10, size=1.15):
        mop_bucket()
    with at(7.45, 0.75, 0.012, turn=15, size=1.2):
        vacuum("clay")
    with at(7.15, 2.3, 0.012, turn=15, size=1.25):
        pressure_washer()
    with at(6.5, 3.75, 0.012, turn=-5, size=1.25):
        window_bucket("sun")
    with at(7.16, 4.06, 0.012, tilt=-11):
        squeegee(1.9, 0.5, "sun")
    with at(8.42, 3.35, 0.012, turn=90):
        flower_box(1.2, "white", ("clay", "sun", "white"))
    sparkle(4.75, 0.95, 1.45, 0.28)
    sparkle(6.75, FRONT - 0.1, 1.5, 0.26)
