"""A clothes shop at opening time: rails, till, display window, and a floor mopped to a shine."""
from kit.core import at, box, paint
from kit.effects import dust, glints, sparkle
from kit.furniture import mat, plant, rug
from kit.industry import carton
from kit.store import clothes_rail, mannequin, shoe_shelf, shirt, shopping_bag, till
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import mop_bucket, towels, wet_floor_sign
from kit.town import awning, double_door

W, D, H = 5.9, 5.0, 2.5


def display_window():
    """A shop window in the left wall with a striped awning over it, centred on the floor line."""
    box((2.3, 0.1, 1.5), (0, 0, 0.42), paint("navy"), bevel=0.03)
    box((2.1, 0.08, 1.3), (0, -0.03, 0.52), paint("tealSoft", "teal", 0.12, "gloss"), bevel=0.012)
    for x in (-0.53, 0.53):
        with at(x, -0.07, 1.17):
            glints(1.0, 1.2)
    box((0.06, 0.1, 1.4), (0, -0.04, 0.46), paint("navy"), bevel=0.015)
    with at(0, -0.05, 2.2):
        awning(2.6, 0.5, 0.24)


def build():
    """Put the shop together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.14, "matte"))
    for column in range(7):
        for row in range(7):
            if column < 4:
                tone = paint("white", "tealSoft", 0.9 if (column + row) % 2 else 0.35, "gleam")
                patch(
                    0.06 + column * 0.76,
                    0.02 + row * 0.76,
                    0.06 + column * 0.76 + 0.74,
                    min(0.02 + row * 0.76 + 0.74, D - 0.06),
                    tone,
                    z=0.008,
                )
    dust(3.4, 0.3, 5.9, 3.6, 64)

    with on_left_wall(3.2, 0):
        display_window()
    with on_left_wall(1.15, 0):
        double_door(1.3, 1.85)
    with at(0.55, 1.15, 0.02, turn=90):
        mat(1.2, 0.7, "clay")

    with at(1.75, D - 0.62, 0.02, size=1.18):
        clothes_rail(("sun", "teal", "clay", "tealSoft", "navy"), 1.9)
    with at(3.3, D - 0.75, 0.012, size=1.15):
        mannequin("sun")
    with on_right_wall(4.75, D, 2.3):
        awning(2.3, 0.4, 0.22, ("teal", "white"), 9)
    with on_right_wall(2.75, D, 1.55):
        box((0.8, 0.05, 0.8), (0, 0, 0), paint("white"), bevel=0.1)
        with at(0, -0.05, -0.25, size=0.75):
            shirt("teal")
    box((2.0, 0.28, 0.06), (4.75, D - 0.15, 1.55), paint("wood"), bevel=0.02)
    for i, name in enumerate(("navy", "sun", "clay", "teal", "sunPale")):
        with at(4.0 + 0.38 * i, D - 0.15, 1.61, size=0.72):
            if i % 2:
                shopping_bag(name, 0.8)
            else:
                towels((name, "white", name), 0.36, 0.26)
    with at(4.8, D - 1.15, 0.012):
        till()
        with at(0.5, -0.02, 1.0):
            shopping_bag("sun", 0.85)
    with at(4.5, 1.75, 0.012):
        rug(1.7, 1.1, "navy", "tealSoft")
        with at(0, 0, 0.04):
            shoe_shelf()
            with at(-0.3, 0, 0.5):
                towels(("clay", "white", "sun"), 0.4, 0.34)
            with at(0.28, 0, 0.5):
                towels(("teal", "tealSoft", "navy"), 0.4, 0.34)
            for x in (-0.28, 0.28):
                carton((0.42, 0.36, 0.16), (x, 0, 0.16), 0.2)
    with at(5.5, 2.3, 0.012):
        plant(0.9, "white")
    with at(5.6, 0.6, 0.012, turn=-20):
        shopping_bag("teal", 1.1)
        with at(-0.5, 0.1):
            shopping_bag("clay", 0.9)
    with at(2.75, 1.35, 0.025, turn=10, size=1.15):
        mop_bucket()
    with at(1.6, 0.4, 0.025, turn=-12):
        wet_floor_sign()
    sparkle(1.4, 2.3, 0.1, 0.4, "sun")
    sparkle(1.9, 3.3, 0.1, 0.26, "sun")
    sparkle(0.1, 3.8, 1.55, 0.28)
