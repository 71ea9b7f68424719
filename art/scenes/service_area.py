"""A toy map of central Ohio, north at the top: Columbus in its ring, the crew's vans and bucket, Dublin pinned."""

import random

from kit.core import at, box, cylinder, paint, plate, tube
from kit.effects import bubbles, sparkle, suds
from kit.flat import curve, ragged
from kit.region import (
    arc, barn, church, corn, country_road, field, hay_bale, highway, hill, horseshoe, map_pin, parapets,
    pumpkins, ribbon, sailboat, silo, small_van, statehouse, tower, water_tower,
)
from kit.stage import patch, slab
from kit.tools import bucket, spray_bottle
from kit.town import house, shop, tree

GROUND = ("tealSoft", "tealPale", 0.4)
W = D = 10.4
MIDDLE = (5.3, 5.0)
RING = 3.25
SCIOTO = curve(
    [
        (0.02, 6.35), (1.3, 5.95), (2.5, 5.75), (3.6, 5.1), (4.6, 4.75), (5.3, 4.15), (6.1, 3.1), (7.3, 2.3),
        (8.1, 1.2), (8.4, 0.02),
    ],
    8,
)
WEST = [(0.05, 0.9), (1.4, 2.0), (2.9, 3.2), (4.4, 4.1), (5.4, 5.0)]
OLENTANGY = curve([(1.35, 10.38), (2.0, 9.0), (2.7, 8.2), (3.3, 6.9), (3.6, 5.9), (3.75, 5.1)], 8)


def land():
    """Grass, the city's paler ground, fields, rivers and the reservoir."""
    patch(0.06, 0.06, W - 0.06, D - 0.06, paint("leaf", "sunPale", 0.42, "matte"))
    x, y = MIDDLE
    plate(arc(x, y, RING, 0, 360, 72)[:-1], 0.012, (0, 0, 0.004), paint("leaf", "sunPale", 0.62, "matte"))
    with at(6.15, 5.85, 0.006, turn=20):
        plate(ragged(1.75, 4, 0.9, 0.06), 0.012, (0, 0, 0), paint("line", "white", 0.5, "matte"))
    water = paint("teal", "tealSoft", 0.5, "gleam")
    bank = paint("sand", "white", 0.3, "matte")
    for i, (path, half) in enumerate(((OLENTANGY, 0.2), (SCIOTO, 0.32))):
        ribbon(path, half + 0.1, bank, 0.0095 + 0.0015 * i)
    ribbon(OLENTANGY, 0.2, water, 0.0125)
    ribbon(SCIOTO, 0.32, water, 0.014)
    for grow, tone, z in ((0.12, bank, 0.008), (0, water, 0.012)):
        with at(6.3, 9.45, z, turn=-8):
            plate(ragged(0.95 + grow, 9, 0.5, 0.16), 0.012, (0, 0, 0), tone)
    for path, places in ((SCIOTO, (0.13, 0.3, 0.62, 0.8, 0.92)), (OLENTANGY, (0.2, 0.6))):
        for share in places:
            px, py = path[int(share * (len(path) - 1))]
            tube(
                [
                    (px - 0.14, py - 0.02, 0.03), (px - 0.04, py + 0.05, 0.03), (px + 0.05, py, 0.03),
                    (px + 0.15, py + 0.06, 0.03),
                ],
                0.014,
                paint("white"),
                smooth=True,
            )
    with at(6.2, 9.45, 0.026, turn=30):
        sailboat()


def roads():
    """The ring with its interchanges and a road out to each corner."""
    x, y = MIDDLE
    roads_out = (
        WEST, [(0.75, 10.3), (1.2, 9.0), (2.2, 8.0), (2.95, 7.3)],
        [(10.35, 8.9), (8.9, 8.4), (7.6, 6.9), (6.2, 5.6), (5.4, 5.0)],
        [(9.9, 0.05), (9.1, 1.4), (7.9, 3.0), (6.6, 4.2), (5.4, 5.0)],
    )
    for i, points in enumerate(roads_out):
        country_road(points, 0.021 + 0.0012 * i)
    for half in ((0, 180), (180, 360)):
        highway(arc(x, y, RING, *half, 64), 0.2, 0.032)


def downtown():
    """Towers east of the river, the Statehouse among them, the stadium up the Olentangy."""
    for x, y, width, depth, height, wall, trim, floors, bays in (
        (6.15, 7.25, 0.85, 0.8, 2.7, "white", "navy", 10, 3),
        (7.05, 7.0, 0.8, 0.85, 1.8, "sand", "clay", 7, 3),
        (7.35, 6.0, 0.75, 0.75, 1.35, "tealSoft", "teal", 5, 3),
        (7.92, 5.3, 0.64, 0.64, 1.0, "clay", "sand", 4, 3),
    ):
        with at(x, y, 0.02):
            tower(width, depth, height, wall, trim=trim, floors=floors, bays=bays)
    with at(6.25, 6.15, 0.02):
        leveque(2.7)
    with at(6.75, 5.05, 0.02):
        statehouse()
    with at(4.3, 6.75, 0.02, turn=14, size=0.86):
        horseshoe()


def leveque(height):
    """Columbus' stepped tower with its pointed crown."""
    tone = paint("sunPale", "sand", 0.5)
    glass = paint("teal", "tealSoft", 0.25, "gloss")
    box((0.74, 0.74, height * 0.66), (0, 0, 0), tone, bevel=0.03)
    box((0.54, 0.54, height * 0.2), (0, 0, height * 0.66), tone, bevel=0.03)
    box((0.4, 0.4, height * 0.1), (0, 0, height * 0.86), tone, bevel=0.02)
    cylinder(0.22, 0.16, (0, 0, height * 0.95), paint("teal", "tealSoft", 0.3), top=0.12)
    cylinder(0.1, 0.34, (0, 0, height * 0.95 + 0.15), paint("teal", "tealSoft", 0.3), top=0.012)
    for turn in (0, 90):
        with at(turn=turn):
            for x in (-0.24, -0.08, 0.08, 0.24):
                for row in range(6):
                    box((0.07, 0.02, 0.17), (x, -0.372, 0.16 + row * 0.265), glass, bevel=0.006)
            for x in (-0.14, 0, 0.14):
                box((0.06, 0.02, 0.34), (x, -0.272, height * 0.69), glass, bevel=0.006)


def bridges():
    """Stone walls where the ring and the road from the west cross the rivers."""
    ring = arc(*MIDDLE, RING, 0, 360, 240)
    for path, offset, water, spans in (
        (ring, 0.27, SCIOTO, (lambda x, y: x < 4, lambda x, y: x > 4)),
        (ring, 0.27, OLENTANGY, (lambda x, y: True,)), (curve(WEST, 20), 0.12, SCIOTO, (lambda x, y: True,)),
    ):
        for span in spans:
            parapets([spot for spot in path if span(*spot)], offset, water, 0.46 if water is SCIOTO else 0.34, 0.03)


def dublin():
    """The pin, and the golf course beside it."""
    with at(1.4, 4.75, 0.02):
        map_pin("clay", 2.3)
    green = paint("leaf", "sun", 0.25, "matte")
    with at(0.72, 4.5, 0.014):
        plate(ragged(0.55, 3, 0.75, 0.15), 0.012, (0, 0, 0), green)
        with at(0.24, -0.16, 0.012):
            plate(ragged(0.14, 6, 0.8), 0.006, (0, 0, 0), paint("sand", "sunPale", 0.4, "matte"))
        tube([(-0.1, 0.05, 0), (-0.1, 0.05, 0.6)], 0.014, paint("white"))
        plate([(0, 0), (0.24, 0.08), (0, 0.16)], 0.012, (-0.1, 0.05, 0.43), paint("sun"), tilt=90)


def farms():
    """Barn and corn to the west, pumpkins and bales to the south."""
    with at(1.05, 1.75, 0.02, turn=25, size=0.92):
        barn()
        with at(-0.82, 0.3, 0):
            silo(1.5)
        with at(-0.86, -0.26, 0):
            silo(1.1, 0.2)
    corn(0.25, 2.75, 1.5, 3.95)
    gold, deep = paint("sun", "sunPale", 0.35, "matte"), paint("sun", "wood", 0.25, "matte")
    field(5.4, 0.2, 6.7, 1.15, gold, deep, along="y")
    field(6.85, 0.2, 7.75, 1.0, paint("leaf", "sun", 0.3, "matte"), paint("leaf", "success", 0.15, "matte"))
    for x, y, turn in ((5.7, 0.85, 20), (6.3, 0.45, 60), (6.4, 0.95, 10)):
        with at(x, y, 0.03, turn=turn):
            hay_bale()
    with at(9.8, 1.25, 0.02):
        water_tower(1.5, pumpkin=True)
    field(9.0, 1.95, 10.2, 3.0, paint("wood", "sand", 0.25, "matte"), paint("leaf", "success", 0.1, "matte"))
    dice = random.Random(5)
    pumpkins(
        [(9.12 + 0.27 * i, 2.1 + 0.2 * k, dice.uniform(0.06, 0.1)) for i in range(4) for k in range(5) if (i + k) % 3]
    )
    field(8.6, 3.4, 10.2, 4.5, gold, deep)
    field(0.2, 7.1, 1.15, 8.2, gold, deep, along="y")
    field(3.0, 9.2, 4.6, 10.2, paint("leaf", "sun", 0.3, "matte"), paint("leaf", "success", 0.15, "matte"))


def towns():
    """A county seat at each far corner, suburbs inside and along the ring."""
    with at(1.95, 9.5, 0.02, turn=20, size=0.85):
        church()
    with at(9.55, 7.55, 0.02):
        water_tower(1.7)
    for x, y, size, turn in ((9.0, 9.3, 0.32, 0), (7.9, 9.75, 0.3, 0)):
        with at(x, y, 0.02, turn=turn, size=size):
            shop(2.8, 2.3, 2.5)
    for x, y, width, height, shade in (
        (10.0, 9.75, 0.42, 0.5, 0.0), (9.5, 9.95, 0.42, 0.62, 0.1), (10.05, 9.0, 0.3, 0.36, 0.18),
    ):
        with at(x, y, 0.0):
            hill(width, height, paint("leaf", "sun", shade))
    homes = (
        (0.55, 9.6, "white", "clay", 0), (2.75, 9.75, "sunPale", "teal", 0),
        (0.55, 8.75, "tealSoft", "navy", 0), (9.9, 5.4, "white", "clay", 0),
        (9.45, 6.4, "sunPale", "navy", 0), (7.5, 8.75, "white", "teal", 0), (4.4, 8.9, "sunPale", "navy", 0),
        (3.45, 3.9, "sunPale", "clay", 0), (5.1, 2.85, "white", "navy", 0), (7.6, 4.2, "sunPale", "teal", 0),
        (0.55, 0.5, "white", "navy", 0),
    )
    for x, y, wall, roof, turn in homes:
        with at(x, y, 0.02, turn=turn, size=0.28):
            house(2.5, 2.2, wall, roof, "sun")


def trees():
    """Trees along rivers, streets and fences."""
    spots = (
        (0.3, 5.6), (1.0, 6.7), (2.0, 6.4), (1.6, 7.6), (2.2, 8.0), (1.2, 9.9), (3.3, 8.6), (5.3, 8.75),
        (5.2, 9.7), (7.2, 9.5), (6.6, 8.7), (8.5, 8.9), (8.3, 7.7), (9.1, 5.9), (8.9, 7.1), (9.9, 6.2),
        (10.1, 4.9), (7.55, 3.5), (8.9, 4.9), (10.0, 0.5), (7.7, 0.5), (6.9, 1.35), (6.2, 1.35), (5.9, 2.4),
        (6.7, 3.75), (7.1, 4.45), (5.9, 4.35), (4.9, 3.75), (3.7, 3.4), (3.95, 2.85), (4.7, 2.4), (3.9, 4.4),
        (2.95, 3.55), (2.5, 2.35), (1.75, 0.5), (0.3, 2.4), (1.7, 2.9), (1.35, 0.9), (1.85, 3.7), (0.35, 4.4),
        (4.75, 7.75), (3.1, 5.95), (4.5, 5.3), (5.15, 5.75), (5.6, 5.3), (7.9, 6.5), (0.5, 3.95),
    )  # fmt: skip
    dice = random.Random(3)
    for i, (x, y) in enumerate(spots):
        with at(x, y, 0.015, size=dice.uniform(0.34, 0.48)):
            tree(1.3, "sun" if i % 9 == 4 else "leaf", 0.95)


def crew():
    """What the map is about: the company's oversized bucket, spray bottle and squeegee at work among the toy houses."""
    with at(3.35, 0.85, 0.02, turn=-20, size=2.5):
        bucket("sun", handle_up=False)
    with at(4.6, 0.75, 0.02, turn=120, size=2.9):
        spray_bottle("clay")
    for i, (x, y, spread) in enumerate(((2.5, 0.75, 0.3), (2.9, 0.3, 0.26), (3.8, 0.3, 0.3), (1.95, 0.4, 0.18))):
        suds(x, y, 0.03, spread, 14, seed=i + 2)
    bubbles(
        (
            (3.0, 0.9, 1.8, 0.3), (3.7, 0.6, 2.2, 0.2), (2.5, 1.2, 2.4, 0.16), (4.2, 1.2, 2.3, 0.22),
            (3.4, 1.4, 2.9, 0.13),
        )
    )
    for x, y, turn in ((5.3, 1.75, 90), (8.11, 3.37, 150), (3.0, 7.3, -45)):
        with at(x, y, 0.052, turn=turn, size=0.74):
            small_van()
    for x, y, z, radius in ((6.25, 6.9, 3.2, 0.4), (7.3, 6.6, 2.2, 0.3), (5.5, 4.0, 0.1, 0.26), (4.2, 6.6, 0.7, 0.26)):
        sparkle(x, y, z, radius)


def build():
    """Put central Ohio together."""
    slab(W, D)
    land()
    farms()
    roads()
    bridges()
    downtown()
    dublin()
    towns()
    trees()
    crew()
