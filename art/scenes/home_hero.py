"""A street in central Ohio: office, shop and home, and the crew's van where the road already gleams."""
from kit.core import at, paint, tube
from kit.effects import dust, sparkle, suds
from kit.stage import patch, slab
from kit.tools import surface_cleaner
from kit.town import (
    bush,
    cardinal,
    double_door,
    house,
    lamp_post,
    mailbox,
    ohio_flag,
    office_tower,
    road_dashes,
    roof_box,
    shop,
    tree,
    van,
)

GROUND = ("tealSoft",)
W, D = 11.0, 9.4
ROAD = (1.7, 4.9)
BUILT = 6.1
WASHED_TO = 7.0


def ground():
    """Lawn, pavements and the street along x: gleaming behind the machine, dull before it."""
    slab(W, D, paint("sand", finish="matte"))
    patch(0, 0, W, D, paint("sand", "white", 0.35, "matte"))
    grass = paint("leaf", "sun", 0.2, "matte")
    patch(0.1, 0.1, W - 0.1, 1.15, grass, z=0.01)
    patch(7.5, BUILT - 0.35, W - 0.1, D - 0.1, grass, z=0.01)
    middle = sum(ROAD) / 2
    patch(0, ROAD[0], W, ROAD[1], paint("inkSoft", "wood", 0.3, "matte"), z=0.006)
    patch(0, ROAD[0] + 0.02, WASHED_TO, ROAD[1] - 0.02, paint("tealSoft", "navy", 0.24, "gleam"), z=0.012)
    dust(WASHED_TO + 0.8, ROAD[0] + 0.2, W - 0.2, ROAD[1] - 0.2, 90, big=0.07)
    with at(x=W, z=0.012, turn=90):
        road_dashes(middle, 0.3, W - WASHED_TO - 0.3, 3, tone=paint("sand", "inkSoft", 0.5, "matte"))
        road_dashes(middle, W - WASHED_TO + 0.3, W - 0.3, 4)


def buildings():
    """The office block at the back, the shop beside it, the home on the right."""
    with at(2.15, 7.75):
        top = office_tower(3.1, 3.1, 4, lit=((2, 1, 0), (3, 2, 90), (1, 2, 0)))
        with at(0, -1.55, 0.02):
            double_door(1.2, 1.0)
        with at(-0.4, 0.4, top):
            roof_box(0.9)
    with at(5.75, 7.7):
        shop(3.2, 2.9, 2.6)
        with at(-0.7, 0.5, 2.56):
            roof_box(0.8)
        with at(1.1, -0.9, 2.6):
            ohio_flag(1.7, 1.15)
    with at(9.35, 7.75):
        house(2.5, 2.3)
    patch(9.1, BUILT - 0.4, 9.6, 6.65, paint("sand", "white", 0.5, "matte"), z=0.02)


def washing():
    """The van, and the round floor head where washed and unwashed meet."""
    with at(2.75, 3.45, 0.02, turn=90):
        van(1.6)
    with at(WASHED_TO, 2.85, 0.02, turn=-90, size=1.3):
        surface_cleaner("sun")
    tube(
        [
            (3.5, 2.6, 0.55),
            (3.55, 2.3, 0.2),
            (3.9, 2.05, 0.05),
            (5.0, 1.95, 0.05),
            (5.75, 2.35, 0.05),
            (5.8, 2.8, 0.6),
            (5.85, 2.85, 1.3),
            (6.2, 2.85, 1.34),
        ],
        0.05,
        paint("navyDeep"),
        smooth=True,
    )
    for i in range(9):
        suds(WASHED_TO + 0.28 + 0.1 * (-1) ** i, ROAD[0] + 0.25 + i * 0.34, 0, 0.26, 7, seed=i)
    sparkle(1.05, 2.2, 0.2, 0.44, "sun")
    sparkle(5.95, 4.45, 0.1, 0.32, "sun")


def greenery():
    """A few trees and the small things people put outside."""
    for x, y, height, name, spread in (
        (0.8, 0.6, 1.4, "leaf", 0.75),
        (10.35, 0.65, 1.5, "sun", 0.85),
        (8.3, 0.6, 1.25, "leaf", 0.7),
        (10.5, 6.1, 1.4, "leaf", 0.8),
        (7.6, 8.6, 1.9, "leaf", 0.9),
    ):
        with at(x, y):
            tree(height, name, spread)
    for x, y in ((8.05, 6.15), (2.2, 0.6)):
        with at(x, y):
            bush(0.28)
    for x in (3.95, 7.35):
        with at(x, 5.45):
            lamp_post(1.9)
    with at(8.6, 5.5):
        mailbox()
        with at(0, 0, 0.67, turn=25):
            cardinal(1.25)


def build():
    """Put the street together."""
    ground()
    buildings()
    washing()
    greenery()
