"""A block of central Ohio: office, shop and home round a street that is half washed."""
from kit.core import at, box, paint, tube
from kit.effects import bubbles, dust, sparkle, suds
from kit.stage import patch, slab
from kit.tools import pressure_washer, wand, wet_floor_sign
from kit.town import (
    bench,
    bush,
    cardinal,
    crosswalk,
    double_door,
    house,
    lamp_post,
    mailbox,
    ohio_flag,
    office_tower,
    planter,
    road_dashes,
    roof_box,
    shop,
    tree,
    van,
)

W, D = 12.0, 11.4
ROAD = (5.7, 8.5)
WASHED_TO = 5.6


def ground():
    """Grass, pavements and the street: gleaming behind the washer, dull ahead of it."""
    slab(W, D, paint("sand", finish="matte"))
    patch(0, 0, W, D, paint("sand", "white", 0.35, "matte"))
    grass = paint("leaf", "sun", 0.2, "matte")
    patch(8.95, 0.15, W - 0.1, D - 0.15, grass, z=0.01)
    patch(0.1, 6.6, 0.8, D - 0.15, grass, z=0.01)
    patch(ROAD[0], 0, ROAD[1], D, paint("inkSoft", "wood", 0.25, "matte"), z=0.006)
    patch(ROAD[0] + 0.02, 0, ROAD[1] - 0.02, WASHED_TO, paint("navy", "tealSoft", 0.5, "gleam"), z=0.012)
    dust(ROAD[0] + 0.1, WASHED_TO + 0.4, ROAD[1] - 0.1, D - 0.2, 90, big=0.07)
    x = sum(ROAD) / 2
    with at(z=0.012):
        road_dashes(x, WASHED_TO + 0.3, D - 0.2, 6, tone=paint("sand", "inkSoft", 0.5, "matte"))
        road_dashes(x, 2.1, WASHED_TO - 0.2, 3)
        crosswalk(ROAD[0] + 0.1, ROAD[1] - 0.1, 0.5, 1.6)
    for i in range(10):
        suds(ROAD[0] + 0.18 + i * 0.28, WASHED_TO + 0.06 * (-1) ** i, 0, 0.25, 6, seed=i)


def buildings():
    """The office block at the back, the shop on the left, the home on the right."""
    with at(2.75, 8.9):
        top = office_tower(3.6, 3.6, 5, lit=((2, 1, 0), (3, 2, 90), (1, 3, 90)))
        with at(0, -1.8, 0.02):
            double_door(1.3, 1.0)
            box((1.7, 0.6, 0.1), (0, -0.3, 1.08), paint("sun"), bevel=0.04)
        with at(-0.7, 0.5, top):
            roof_box(0.9)
        with at(0.8, -0.2, top):
            roof_box(0.7)
    with at(2.7, 3.2, turn=90):
        shop(4.2, 3.6, 2.8)
        with at(-0.9, 0.5, 2.76):
            roof_box(0.8)
        with at(-1.8, -1.45, 2.8):
            with at(turn=-90):
                ohio_flag(1.9, 1.25)
    with at(10.65, 9.5):
        house(2.5, 2.4)
    path = paint("sand", "white", 0.5, "matte")
    patch(10.3, 6.1, 11.0, 7.8, path, z=0.02)
    patch(8.6, 5.5, 11.0, 6.1, path, z=0.02)


def washing():
    """The van, the pressure washer at work on the street, and what shines after it."""
    with at(7.5, 7.9, 0.02):
        van(1.3)
    with at(6.35, 3.9, 0.02, turn=-15, size=1.15):
        pressure_washer()
    tube(
        [(6.6, 3.65, 0.3), (7.0, 3.4, 0.06), (7.35, 3.8, 0.06), (7.3, 4.2, 0.5), (7.3, 4.3, 1.0)],
        0.04,
        paint("navyDeep"),
        smooth=True,
    )
    wand((7.3, 4.3, 1.0), (7.42, 5.05, 0.48), spray=0.75)
    with at(7.75, 3.1, 0.02, turn=15):
        wet_floor_sign(1.05)
    bubbles(
        (
            (5.6, 4.6, 1.7, 0.2),
            (6.9, 5.4, 1.7, 0.3),
            (8.3, 5.6, 2.2, 0.18),
            (5.9, 5.6, 2.5, 0.14),
            (7.7, 4.9, 2.9, 0.13),
            (8.9, 5.2, 1.5, 0.22),
            (6.6, 6.4, 0.9, 0.13),
        )
    )
    sparkle(6.5, 2.3, 0.2, 0.55)
    sparkle(8.1, 4.3, 0.2, 0.32)
    sparkle(4.7, 7.3, 3.9, 0.6)


def greenery():
    """Trees, planters, lamps and the small things people put outside."""
    for x, y, height, name, spread in (
        (9.5, 10.5, 1.9, "leaf", 1.0),
        (11.4, 7.0, 1.3, "leaf", 0.8),
        (10.3, 1.4, 1.8, "leaf", 1.1),
        (11.2, 3.9, 1.7, "sun", 1.1),
        (0.55, 6.4, 1.4, "leaf", 0.8),
        (11.3, 2.1, 1.3, "leaf", 0.8),
    ):
        with at(x, y):
            tree(height, name, spread)
    for x, y in ((9.6, 8.1), (11.6, 8.1), (11.6, 5.6), (9.35, 0.6)):
        with at(x, y):
            bush(0.26)
    for y in (0.5, 6.3):
        with at(5.3, y):
            lamp_post(1.9)
    for y in (1.15, 5.6):
        with at(5.05, y, turn=90):
            planter(0.7, "white")
    with at(9.9, 3.4, 0.02):
        bench()
    with at(8.75, 6.6):
        mailbox()
        with at(0, 0, 0.67, turn=25):
            cardinal(1.25)


def build():
    """Put the block together."""
    ground()
    buildings()
    washing()
    greenery()
