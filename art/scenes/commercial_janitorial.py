"""An office on the night shift: lamps on the desks, Columbus lit outside, the carpet in fresh vacuum stripes."""

import math
import random

from kit.core import at, box, cylinder, dirt, lathe, paint, plate, shine, tube
from kit.dirt import COFFEE, MUD, SOIL, crumbs, fingermarks, footprints, glass_film, ring, skin, smear, stain
from kit.effects import gleams, stripes
from kit.furniture import armchair, clock, desk, door, keyboard, monitor, mug, office_chair, picture, plant, small_plant
from kit.litter import crumpled, overfull, paper_cup
from kit.stage import lamp, on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, cart, trash_bag, vacuum
from kit.town import buckeye

GROUND = ("navyDeep", "navy", 0.25)
LIGHT = "night"
SAMPLES = 64
W, D, H = 6.4, 5.1, 2.75
WINDOW = (5.7, 1.62)
DESKS = (
    (1.8, 4.32, "sun", "clay", True), (4.55, 4.32, "teal", "sun", True), (2.95, 2.35, "clay", "teal", True),
    (5.05, 2.35, "sun", "clay", True),
)
FLOOR = 0.026


def glowing_lamp(name="sun"):
    """A desk lamp with a lit dome."""
    cylinder(0.08, 0.025, (0, 0, 0), paint("navyDeep"))
    tube([(0, 0, 0.02), (0, 0, 0.4)], 0.014, paint("sunDeep"))
    lathe([(0.15, 0), (0.13, 0.06), (0.06, 0.13), (0, 0.14)], (0, 0, 0.36), paint(name, "sunPale", 0.3, "glow"))
    cylinder(0.125, 0.012, (0, 0, 0.35), paint("sunPale", finish="glow"), bevel=0.0)
    lamp(0, -0.06, 0.28, 26, 0.06)


def standing_lamp(watts=110):
    """A floor lamp with a glowing shade."""
    cylinder(0.18, 0.03, (0, 0, 0), paint("navyDeep"))
    tube([(0, 0, 0), (0, 0, 1.5)], 0.02, paint("sunDeep"))
    lathe([(0.26, 0), (0.17, 0.32), (0, 0.32)], (0, 0, 1.4), paint("sun", "sunPale", 0.55, "glow")).visible_shadow = (
        False
    )
    lamp(0, 0, 1.5, watts, 0.2)


def sconce():
    """A wall light that washes the wall, at the origin, facing -y."""
    box((0.12, 0.05, 0.24), (0, -0.02, -0.12), paint("sunDeep"), bevel=0.02)
    cylinder(0.085, 0.22, (0, -0.11, -0.1), paint("sunPale", "sun", 0.35, "glow"), top=0.1).visible_shadow = False
    lamp(0, -0.26, 0.04, 24, 0.1)


def workplace(chair, lamp_name, lit, seed):
    """A desk tidied for the morning, its chair pushed in."""
    desk(1.62, 0.78)
    with at(-0.16, 0.14, 0.76):
        monitor(0.68, "teal" if seed % 2 else "navy")
    with at(-0.16, -0.2, 0.76):
        keyboard()
    with at(0.58, 0.12, 0.76):
        if lit:
            glowing_lamp(lamp_name)
        else:
            small_plant("clay", 1.2)
    with at(-0.66, 0.16, 0.76):
        (mug, buckeye, small_plant, mug)[seed]()
    with at(-0.16, -0.66, turn=5 * seed - 6):
        office_chair(chair)
    with at(1.06, 0.1):
        bin_("clay" if seed % 2 else "sun", size=0.72)


def pane(outline, y, name, into=None, by=0.0):
    """A flat glowing shape of the view."""
    plate(outline, 0.004, (0, y, 0), paint(name, into, by, "glow"), tilt=90)


def rectangle(x, z, width, height):
    """Corners of an upright rectangle, its foot centered at (x, z), cut off at the window's sides."""
    left, right = max(x - width / 2, 0), min(x + width / 2, WINDOW[0])
    return [(left, z), (right, z), (right, z + height), (left, z + height)]


def city(width, height):
    """Downtown across the river, from the lower left corner of a view: towers, a bridge, lights on the water."""
    dice = random.Random(16)
    bands = (
        ("navyDeep", "navy", 0.2), ("navyDeep", "navy", 0.6), ("navy", "teal", 0.1), ("navy", "teal", 0.45),
        ("teal", "tealSoft", 0.12), ("teal", "sunPale", 0.45),
    )
    edges = (1.0, 0.8, 0.64, 0.5, 0.38, 0.28, 0.13)
    for tone, top, low in zip(bands, edges, edges[1:]):
        pane(rectangle(width / 2, height * low, width, height * (top - low)), 0, *tone)
    pane(rectangle(width / 2, 0, width, height * 0.13), -0.002, "navyDeep", "navy", 0.5)
    for _ in range(46):
        x, z, size = (dice.uniform(0, width), height * dice.uniform(0.62, 0.97), dice.choice((0.008, 0.008, 0.014)))
        pane(
            [(x - size, z), (x, z - size), (x + size, z), (x, z + size)], -0.004, "sunPale", "navy",
            dice.choice((0, 0.4)),
        )
    for radius, by in ((0.27, 0.8), (0.215, 0.62), (0.16, 0.0)):
        disc = [
            (0.62 + radius * math.cos(a / 20 * math.pi), 1.24 + radius * math.sin(a / 20 * math.pi)) for a in range(40)
        ]
        pane(disc, -0.005 - 0.001 * (0.3 - radius), "sunPale", "navy", by)
    foot = height * 0.13
    x = -0.05
    while x < width:
        wide, tall = dice.uniform(0.2, 0.36), height * dice.uniform(0.16, 0.42)
        pane(rectangle(x + wide / 2, foot, wide, tall), -0.008, "navy", "teal", 0.45)
        windows(x + wide / 2, foot, wide, tall, -0.01, dice, 0.3, ("sunDeep", "navy", 0.35))
        x += wide * dice.uniform(0.8, 1.05)
    front = (
        (0.2, 0.3, 0.62), (0.95, 0.28, 0.5), (1.3, 0.34, 0.78), (1.72, 0.3, 0.6), (2.62, 0.32, 0.92),
        (2.98, 0.28, 0.66), (3.3, 0.26, 0.44), (5.35, 0.34, 0.56), (5.66, 0.26, 0.4),
    )
    for x, wide, tall in front:
        pane(rectangle(x, foot, wide, tall), -0.013, "navyDeep", "navy", 0.25)
        windows(x, foot, wide, tall, -0.015, dice, 0.62, ("sun", "sunPale", 0.3))
    tower(2.16, foot, dice)
    bridge(4.35, foot)
    for x in (*[p[0] for p in front], 2.16, 4.0, 4.35, 4.7):
        for _ in range(3):
            long = dice.uniform(0.06, 0.16)
            pane(
                rectangle(x + dice.uniform(-0.1, 0.1), foot * dice.uniform(0.15, 0.75), long, 0.012), -0.006,
                "sun", "navy", 0.35,
            )
    pane(rectangle(2.16, foot * 0.2, 0.2, 0.014), -0.007, "sunPale")


def windows(x, z, width, height, y, dice, share, tone):
    """Lit windows of a tower in rows."""
    columns = max(2, int(width / 0.085))
    for row in range(int(height / 0.11) - 1):
        for column in range(columns):
            if dice.random() < share:
                along = x + (column - (columns - 1) / 2) * width * 0.8 / columns
                if not 0.03 < along < WINDOW[0] - 0.03:
                    continue
                pane(rectangle(along, z + 0.07 + 0.11 * row, width * 0.42 / columns, 0.055), y, *tone)


def tower(x, z, dice):
    """The old tower with its stepped, floodlit crown."""
    for wide, low, high in ((0.44, 0, 0.62), (0.32, 0, 0.96), (0.24, 0.96, 1.06)):
        pane(rectangle(x, z + low, wide, high - low), -0.016, "navyDeep", "navy", 0.1)
    windows(x, z, 0.32, 0.98, -0.018, dice, 0.7, ("sun", "sunPale", 0.2))
    pane(rectangle(x, z + 1.0, 0.24, 0.1), -0.019, "sunDeep", "sunPale", 0.3)
    pane(
        [(x - 0.1, z + 1.1), (x + 0.1, z + 1.1), (x + 0.05, z + 1.2), (x, z + 1.34), (x - 0.05, z + 1.2)],
        -0.019, "sun", "sunPale", 0.5,
    )


def bridge(x, z):
    """The arch bridge over the river, strung with lights."""
    span, rise = 1.5, 0.56
    arc = [(x - span / 2 + span * i / 24, z + 0.05 + rise * math.sin(math.pi * i / 24)) for i in range(25)]
    inner = [(px, pz - 0.035) for px, pz in reversed(arc)]
    pane([*arc, *inner], -0.02, "white", "tealSoft", 0.5)
    pane(rectangle(x, z + 0.03, span + 0.5, 0.035), -0.021, "white", "tealSoft", 0.7)
    for i in range(3, 22, 2):
        px, pz = arc[i]
        pane(rectangle(px, z + 0.06, 0.008, pz - z - 0.08), -0.019, "tealSoft", "navy", 0.3)
    for i in range(11):
        px = x - span / 2 - 0.2 + i * (span + 0.4) / 10
        pane(rectangle(px, z + 0.075, 0.03, 0.03), -0.023, "sun")


def build():
    """Put the office together."""
    room(W, D, H, wall="navy")
    patch(0.04, 0, W, D - 0.04, paint("teal", "navy", 0.25, "matte"))
    with shine():
        stripes(
            0.06, 0.0, W, D - 0.06, 12, paint("teal", "tealSoft", 0.34, "matte"),
            paint("teal", "tealSoft", 0.08, "matte"), z=0.012,
        )
    width, height = WINDOW
    with on_right_wall(3.28, D, 1.72):
        box((width + 0.16, 0.06, height + 0.16), (0, 0, -height / 2 - 0.08), paint("white"), bevel=0.025)
        with at(-width / 2, -0.034, -height / 2):
            city(width, height)
        for i in (1, 2, 3):
            box((0.05, 0.06, height), (-width / 2 + width * i / 4, -0.045, -height / 2), paint("white"), bevel=0.012)
        box((width + 0.26, 0.18, 0.06), (0, -0.08, -height / 2 - 0.12), paint("white"), bevel=0.02)

    with on_left_wall(0.82, 0.02):
        door("wood", 0.95, 2.05)
    with on_left_wall(1.75, 1.95):
        clock(0.2)
    with on_left_wall(3.3, 1.6):
        picture(1.15, 0.8)
    for y in (2.35, 4.25):
        with on_left_wall(y, 1.7):
            sconce()

    for seed, (x, y, chair, lamp_name, lit) in enumerate(DESKS):
        with at(x, y, FLOOR):
            workplace(chair, lamp_name, lit, seed)
    with at(0.45, 4.6, FLOOR):
        plant(1.0, "white")
    with at(0.6, 3.55, FLOOR, turn=78):
        armchair("clay")
    with at(0.34, 2.85, FLOOR):
        standing_lamp()
    with at(0.62, 1.95, FLOOR, turn=90, size=0.84):
        cart()
    with at(1.22, 1.5, FLOOR):
        trash_bag("navyDeep", 0.72)
    with at(1.3, 2.0, FLOOR):
        trash_bag("inkSoft", 0.62)
    with at(3.6, 0.62, FLOOR, turn=14, size=1.18):
        vacuum("sun")
        box((0.3, 0.02, 0.03), (0, -0.255, 0.075), paint("sunPale", finish="glow"), bevel=0.005)
        lamp(0, -0.5, 0.2, 6, 0.1)
    cord = [
        (3.5, 0.87, 0.55), (3.25, 1.2, 0.04), (2.6, 1.2, 0.014), (2.1, 0.5, 0.014), (1.6, 0.35, 0.014),
        (1.0, 0.2, 0.014), (0.5, 0.3, 0.014), (0.1, 0.22, 0.06), (0.03, 0.22, 0.3),
    ]
    with at(z=FLOOR):
        tube(cord, 0.012, paint("clay"), smooth=True)
    with on_left_wall(0.22, 0.34):
        box((0.1, 0.03, 0.14), (0, -0.01, -0.07), paint("white"), bevel=0.01)

    for x, y in ((1.9, 0.5), (4.4, 0.9), (2.7, 3.3)):
        lamp(x, y, 2.3, 36, 0.3)

    with dirt():
        day()
    gleams((5.6, 0.75, 0.05, 0.26, "sunPale"), (5.9, D - 0.1, 1.65, 0.22))


def day():
    """What fifty people leave behind."""
    z = FLOOR + 0.004
    skin(0.05, 0, W, D - 0.05, ("inkSoft", "wood", 0.5), 0.23, 0.6, z, grain=1.0)
    for i, (x, y, radius, tone, squash) in enumerate(
        (
            (3.5, 0.75, 0.34, COFFEE, 0.7), (2.9, 3.5, 0.28, COFFEE, 0.8), (2.6, 0.5, 0.22, MUD, 0.8),
            (5.4, 1.0, 0.27, COFFEE, 0.7), (0.9, 0.7, 0.4, MUD, 0.7),
        )
    ):
        stain(x, y, radius, tone, 0.85, z + 0.004 + 0.001 * i, i, squash=squash)
    dusty = ("sand", "wood", 0.25)
    for seed, path in enumerate(
        (
            ((0.4, 0.75), (2.2, 0.55), (4.6, 0.5), (5.6, 1.4)), ((1.9, 1.7), (2.2, 3.3), (4.3, 3.35)),
            ((6.2, 0.35), (4.0, 0.4), (2.7, 1.5)),
        )
    ):
        footprints(path, dusty, 0.7, z + 0.014 + 0.001 * seed, 0.34, size=1.3, left=0.55, first=seed)
    pale = (("sand",), ("white",), ("sunPale",), MUD)
    for seed, (x, y, _, _, _) in enumerate(DESKS):
        crumbs(x - 0.1, y - 0.75, 0.75, 70, pale, z, 0.026, seed, 0.6)
        with at(x + 1.06, y + 0.1, FLOOR, size=0.72):
            overfull(seed=seed + 1)
        for k, (dx, dy) in enumerate(((1.3, -0.25), (0.85, -0.42), (0.5, -0.72), (-0.75, -0.62))):
            if k < 2 + (seed + k) % 3:
                crumpled(x + dx, y + dy, FLOOR, 0.075, ("white", "sunPale", "tealSoft")[k % 3], seed * 5 + k)
        with at(x, y, FLOOR + 0.76):
            clutter(seed)
    crumbs(4.3, 0.7, 1.1, 70, pale, z, 0.024, 31, 0.6)
    for i, (x, y) in enumerate(((5.15, 0.55), (3.55, 1.25), (2.5, 1.0), (3.1, 0.25), (5.9, 1.1))):
        sheet_of_paper(x, y, z + 0.02, 40 * i + 15)
    with at(4.75, 0.25, FLOOR, turn=20):
        with at(0, 0, 0.05, tilt=90):
            paper_cup()
    width, height = WINDOW
    with on_right_wall(3.28, D, 1.72):
        for i in range(4):
            with at(-width / 2 + width * (i + 0.5) / 4, -0.072, 0):
                glass_film(width / 4 - 0.06, height, ("inkSoft", "line", 0.3), 0.5, i + 2, 0)
                for k in range(3):
                    spot = -0.36 + 0.3 * k, -0.45 + 0.22 * ((k + i) % 3)
                    fingermarks(*spot, ("sand", "line", 0.3), 0.75, -0.003 - 0.002 * k, 1.5, k + i)
    with on_left_wall(0.82, 1.07):
        stain(0.32, -0.125, 0.16, SOIL, 0.6, -0.05, 3, squash=1.4, tilt=90)
        smear(0.9, 0.5, MUD, 0.08, 0.66, -0.13, grain=4)


def sheet_of_paper(x, y, z, turn):
    """A printed page that slid off a desk."""
    box((0.21, 0.29, 0.006), (x, y, z), paint("white", finish="matte"), bevel=0.001, turn=turn)
    with at(x, y, z + 0.006, turn=turn):
        for i in range(4):
            box((0.14 - 0.03 * (i % 2), 0.014, 0.002), (0, 0.08 - 0.05 * i, 0), paint("inkSoft", "white", 0.4), bevel=0)


def clutter(seed):
    """The top of a desk after a long day; its origin is the middle of the top."""
    skin(-0.8, -0.38, 0.8, 0.38, SOIL, 0.06, 0.5, 0.004, grain=2.6, seed=seed)
    crumbs(-0.1, -0.12, 0.4, 34, (("sand",), MUD), 0.008, 0.016, seed + 3, 0.6)
    ring(0.3, -0.2, 0.008, 0.05)
    if seed % 2:
        with at(0.42, -0.14, 0.0, turn=14):
            box((0.3, 0.3, 0.045), (0, 0, 0), paint("wood", "sand", 0.4), bevel=0.006)
            with at(0, 0.15, 0.045, tilt=-70):
                box((0.3, 0.3, 0.012), (0, -0.15, 0), paint("wood", "sand", 0.5), bevel=0.004)
            stain(0, 0, 0.09, ("clay", "wood", 0.4), 0.8, 0.048)
    else:
        for i in range(4):
            box(
                (0.21, 0.28, 0.008), (0.34 + 0.02 * i, -0.14, 0.003 + 0.009 * i),
                paint("white", finish="matte"), 0.001, turn=17 * i - 20,
            )
    with at(-0.58, -0.12):
        paper_cup()
    with at(-0.46, -0.26):
        paper_cup("teal")
    crumpled(-0.62, -0.28, 0.0, 0.05, seed=seed + 40)
