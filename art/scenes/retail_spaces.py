"""A clothes shop before opening: window dummies, rail, shelves, till, and a floor mopped to a shine."""
from kit.core import at, box, paint
from kit.effects import dust, glints, sparkle
from kit.furniture import mat, plant
from kit.industry import carton
from kit.stage import on_left_wall, patch, room
from kit.store import clothes_rail, mannequin_in_window, shoe_shelf, shopping_bag, till, wall_shelves
from kit.tools import mop_bucket, towels, wet_floor_sign
from kit.town import double_door

GROUND = ("sunPale",)
W, D, H = 6.2, 5.4, 2.5
TILE = 0.775
CLEAN_TO = 4


def shop_window(width):
    """A tall window onto the street, its foot at the origin, facing -y."""
    box((width, 0.1, 1.9), (0, 0, 0.22), paint("navy"), bevel=0.03)
    pane = (width - 0.24) / 2
    for side in (-1, 1):
        x = side * (pane / 2 + 0.03)
        box((pane, 0.06, 1.7), (x, -0.04, 0.32), paint("tealSoft", "teal", 0.1, "glow"), bevel=0.0)
        with at(x, -0.075, 1.17):
            glints(pane, 1.7)
    box((width + 0.1, 0.34, 0.22), (0, -0.1, 0), paint("wood"), bevel=0.03)


def floor():
    """Tiles: bright where the mop has been, dull where it has not."""
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.16, "matte"))
    for column in range(8):
        for row in range(7):
            x, y = 0.05 + column * TILE, 0.01 + row * TILE
            odd = (column + row) % 2
            if column < CLEAN_TO:
                tone = paint("white", "tealSoft", 0.9 if odd else 0.3, "gleam")
            else:
                tone = paint("line", "inkSoft", 0.3 if odd else 0.2, "matte")
            patch(x, y, min(x + TILE - 0.02, W), min(y + TILE - 0.02, D - 0.05), tone, z=0.008)
    dust(CLEAN_TO * TILE + 0.25, 0.2, W - 0.2, 2.9, 80)


def build():
    """Put the shop together."""
    room(W, D, H)
    floor()
    with on_left_wall(3.6, 0.02):
        shop_window(2.7)
    with on_left_wall(1.35, 0.02):
        double_door(1.5, 2.05)
    with at(0.62, 1.35, 0.02, turn=90):
        mat(1.3, 0.8, "clay")
    for y, name in ((2.85, "clay"), (4.0, "sun")):
        with at(0.75, y, 0.02):
            mannequin_in_window(name, 0.95)

    for x in (2.35, 4.95):
        with at(x, D - 0.26, 0.02):
            wall_shelves(2.3, 1.85)
    with at(2.7, D - 1.75, 0.02):
        clothes_rail(("sun", "teal", "clay", "navy", "tealSoft", "teal"), 1.9)
    with at(5.0, D - 1.75, 0.02):
        till()
        with at(0.5, -0.02, 1.0):
            shopping_bag("sun", 0.85)
    with at(5.0, 1.3, 0.02):
        shoe_shelf()
        with at(-0.3, 0, 0.5):
            towels(("clay", "white", "sun"), 0.4, 0.34)
        with at(0.28, 0, 0.5):
            towels(("teal", "tealSoft", "navy"), 0.4, 0.34)
        for x in (-0.28, 0.28):
            carton((0.42, 0.36, 0.16), (x, 0, 0.16), 0.2)
    with at(0.45, 0.42, 0.02):
        plant(0.85, "white")
    with at(3.1, 1.05, 0.025, turn=10, size=1.12):
        mop_bucket()
    with at(1.75, 0.45, 0.025, turn=-12):
        wet_floor_sign(1.05)
    sparkle(1.45, 1.55, 0.1, 0.4, "sun")
    sparkle(2.85, 2.35, 0.1, 0.26, "sun")
