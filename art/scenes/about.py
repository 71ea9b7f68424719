"""The crew's yard in the morning: the van with its side door open, the tools set out beside it."""
from kit.closet import apron, coat_rail, ohio_plaque, shelf_unit
from kit.core import at, paint
from kit.effects import sparkle
from kit.furniture import plant, small_plant
from kit.stage import on_left_wall, patch, room
from kit.tools import (
    bucket,
    jug,
    mop_bucket,
    spray_bottle,
    towels,
    vacuum,
)
from kit.town import van

GROUND = ("sunPale",)
W, D, H = 6.4, 5.4, 2.5


def shelf():
    """Towels, bottles and pails in good order."""
    shelf_unit(1.9, 3, 0.6)
    with at(z=0.12):
        for x, name in ((-0.6, "sun"), (0.05, "clay"), (0.66, "teal")):
            with at(x, 0):
                bucket(name, foam=False, size=0.9, handle_up=False)
    with at(z=0.72):
        for x, names in ((-0.62, ("white", "tealSoft", "white")), (-0.1, ("sun", "sunPale", "sun"))):
            with at(x, -0.02):
                towels(names, 0.44, 0.36)
        for x, name in ((0.42, "clay"), (0.76, "white")):
            with at(x, 0):
                jug(name)
    with at(z=1.32):
        for i, name in enumerate(("teal", "teal", "sun", "clay")):
            with at(-0.74 + 0.28 * i, -0.04):
                spray_bottle(name, 1.0)
        with at(0.62, 0):
            small_plant("sun", 1.4)


def build():
    """Put the yard together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("sand", "wood", 0.12, "satin"))
    for x in (1.6, 3.2, 4.8):
        patch(x - 0.012, 0, x + 0.012, D - 0.05, paint("sand", "wood", 0.3, "matte"), z=0.006)
    for y in (1.8, 3.6):
        patch(0.05, y - 0.012, W, y + 0.012, paint("sand", "wood", 0.3, "matte"), z=0.006)
    with at(2.75, 2.95, 0.02, turn=-22):
        van(1.5, open_side=True)

    with at(5.15, D - 0.36, 0.02):
        shelf()
    with on_left_wall(3.3, 1.75):
        ohio_plaque(1.1)
    with on_left_wall(1.3, 1.85):
        coat_rail(1.7)
    for y, name in ((0.87, "teal"), (1.73, "sun")):
        with at(0.13, y, 0.35, turn=90):
            apron(name)
    with at(5.5, 2.75, 0.02, turn=10, size=1.05):
        mop_bucket()
    with at(5.0, 0.5, 0.02, turn=15, size=1.1):
        vacuum("clay")
    with at(5.8, 1.5, 0.02):
        bucket("teal", size=1.2)
    with at(0.5, 4.9, 0.02):
        plant(1.1, "white")
    sparkle(1.5, 0.75, 0.1, 0.36, "sun")
