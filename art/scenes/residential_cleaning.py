"""A living room: the rug is vacuumed halfway, the window shines, the cat sleeps on."""
from kit.core import at, box, paint
from kit.effects import dust, sparkle, stripes
from kit.furniture import (
    armchair,
    basket,
    bookshelf,
    cat,
    coffee_table,
    curtain,
    floor_lamp,
    mug,
    picture,
    plant,
    small_plant,
    sofa,
    view_window,
)
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import spray_bottle, towels, vacuum

GROUND = ("clay", "white", 0.5)
W, D, H = 5.8, 5.2, 2.45


def planks():
    """A warm board floor."""
    for i in range(13):
        tone = paint("wood", "sand", (0.38, 0.5, 0.44)[i % 3], "gloss")
        patch(0.04, i * 0.4 + 0.01, W, i * 0.4 + 0.39, tone)


def build():
    """Put the living room together."""
    room(W, D, H)
    planks()
    with at(3.1, 2.05, 0.014):
        box((4.0, 2.7, 0.03), (0, 0, 0), paint("clay", finish="matte"), bevel=0.015)
        stripes(
            -1.88,
            -1.23,
            0.32,
            1.23,
            6,
            paint("sunPale", "sun", 0.26, "matte"),
            paint("sunPale", "sun", 0.06, "matte"),
            z=0.022,
        )
        box((1.54, 2.46, 0.012), (1.1, 0, 0.022), paint("line", "wood", 0.38, "matte"), bevel=0.004)
        with at(z=0.03):
            dust(0.45, -1.15, 1.8, 1.15, 46, name="ink", big=0.03)

    with on_right_wall(3.0, D, 1.72):
        picture(0.9, 0.6)
    with on_right_wall(2.05, D, 1.6):
        picture(0.5, 0.5, ("sunPale", "teal", "clay"))
    with at(2.6, D - 0.62, 0.012):
        sofa("teal", 2.4)
    with at(0.98, D - 0.5, 0.012):
        floor_lamp(1.75)
    with at(4.75, D - 0.28, 0.012):
        bookshelf(1.3, 2.0)
    with on_left_wall(2.3, 1.42):
        view_window(1.7, 1.4, bars=1)
    for y in (1.02, 3.14):
        with at(0.14, y, 0.06, turn=90):
            curtain(0.42, 2.1, "sun", 3)
    patch(0.5, 1.4, 1.1, 3.2, paint("sunPale", "white", 0.4, "matte"), z=0.008)
    with at(0.6, 4.3, 0.012):
        plant(1.2, "white")

    with at(3.45, 3.0, 0.05):
        coffee_table(1.15, 0.62)
        with at(-0.3, 0.05, 0.4):
            mug("clay", 1.1)
        with at(0.02, 0, 0.4):
            spray_bottle("teal", 0.85)
        with at(0.32, 0, 0.4):
            towels(("white", "sun"), 0.32, 0.24, 0.06)
    with at(3.5, 1.2, 0.055, size=1.1):
        vacuum("teal")
    with at(0.72, 0.95, 0.012, turn=65):
        armchair("sun")
        with at(0, -0.1, 0.5):
            cat()
    with at(5.35, 3.75, 0.012):
        basket()
    with at(5.55, 0.35, 0.012):
        small_plant("clay", 1.8)
    sparkle(1.9, 1.5, 0.1, 0.38, "sun")
    sparkle(0.2, 2.5, 1.7, 0.34)
