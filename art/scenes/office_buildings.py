"""An open office by day: a glass meeting room with its door ajar, desks by the windows, a scrubber at the entry."""

import random

from kit.core import at, ball, box, cylinder, dirt, film, paint, tube
from kit.dirt import COFFEE, MUD, SALT, SOIL, crumbs, footprints, ring, skin, smear, stain
from kit.effects import gleams, glints
from kit.furniture import (
    clock, desk, desk_lamp, keyboard, monitor, mug, office_chair, plant, small_plant, table, view_window,
)
from kit.litter import crumpled, leaf, overfull, paper_cup
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, scrubber, wet_floor_sign
from kit.town import buckeye, double_door

GROUND = ("clay", "white", 0.62)
W, D, H = 6.4, 5.7, 2.6
ENTRY = 1.15
GLASS = (2.85, 3.3)
DESKS = (
    (4.05, 4.75, "sun", "clay"), (5.6, 4.75, "clay", "navy"), (4.2, 2.45, "clay", "navy"),
    (5.65, 2.45, "sun", "clay"),
)
BINS = ((3.15, 4.95, "clay"), (3.2, 2.15, "teal"), (6.1, 3.35, "navy"))
TALL = 2.1
PLANK = 0.65


def workplace(chair, bin_name, seed):
    """A desk with its things and a chair in front."""
    desk(1.36, 0.74, legs="white")
    with at(-0.1, 0.16, 0.76):
        monitor(0.62, "teal" if seed % 2 else "navy")
    with at(-0.12, -0.18, 0.76):
        keyboard()
    with at(0.52, 0.12, 0.76):
        (desk_lamp, small_plant, mug, lambda: buckeye(1.1))[seed]()
    with at(-0.54, 0.12, 0.76):
        (small_plant, mug, lambda: books_flat(), lambda: mug("teal"))[seed]()
    with at(-0.1, -0.68, turn=8):
        office_chair(chair)


def books_flat():
    """Two notebooks lying."""
    box((0.18, 0.24, 0.03), (0, 0, 0), paint("clay"), bevel=0.008, turn=6)
    box((0.16, 0.22, 0.025), (0.01, 0, 0.03), paint("sun"), bevel=0.008, turn=-8)


def glass_panel(width, height=TALL, marks=True):
    """One framed pane along x, centered at the origin, standing on the floor."""
    frame = paint("navy")
    for x in (-width / 2, width / 2):
        box((0.05, 0.06, height), (x, 0, 0), frame, bevel=0.012)
    for z in (0, height - 0.05):
        box((width, 0.06, 0.05), (0, 0, z), frame, bevel=0.012)
    box((width - 0.05, 0.012, height - 0.1), (0, 0, 0.05), film("tealSoft", 0.3, 0.1), bevel=0)
    if marks:
        for z in (1.0, 1.08):
            box((width - 0.08, 0.004, 0.035), (0, -0.01, z), film("white", 0.75, 0.75), bevel=0)
    with at(0, -0.014, height / 2 + 0.1):
        glints(width - 0.1, height - 0.5, film("white", 0.36, 0.36))


def meeting_room():
    """The glass corner: table, chairs, a screen, a hinged glass door standing open."""
    x1, y1 = GLASS
    patch(0.04, y1, x1, D - 0.04, paint("teal", "tealSoft", 0.3, "matte"), z=0.01)
    for x in (0.5, 1.4):
        with at(x, y1):
            glass_panel(0.9)
    for y in (0.62, 1.8):
        with at(2.825, y1 + y, turn=90):
            glass_panel(1.17)
    box((0.07, 0.07, TALL), (x1 - 0.03, y1, 0), paint("navy"), bevel=0.012)
    box((1.0, 0.06, 0.05), (2.33, y1, TALL - 0.05), paint("navy"), bevel=0.012)
    with at(x1 - 0.03, y1 - 0.02, 0.02, turn=62), at(-0.46, 0, 0):
        glass_panel(0.88, TALL - 0.08, marks=True)
        tube([(-0.36, -0.05, 0.85), (-0.36, -0.05, 1.25)], 0.018, paint("sun"))
    with at(1.25, 4.45):
        table(1.5, 0.85)
        with at(-0.45, 0.1, 0.74):
            mug("sun")
        with at(0.4, -0.12, 0.74):
            mug("clay")
        with at(0.0, 0.05, 0.74):
            small_plant("white")
        for x, y, turn in ((-0.38, -0.62, 0), (0.38, -0.62, 0), (-0.38, 0.66, 180), (0.38, 0.66, 180)):
            with at(x, y, 0.022, turn=turn):
                office_chair("sun")
    with on_left_wall(4.5, 1.5):
        box((1.5, 0.05, 0.9), (0, -0.01, -0.45), paint("white"), bevel=0.02)
        for i, (x, high, name) in enumerate(
            ((-0.45, 0.22, "teal"), (-0.2, 0.36, "sun"), (0.05, 0.3, "clay"), (0.3, 0.5, "teal"))
        ):
            box((0.15, 0.012, high), (x, -0.04, -0.3), paint(name), bevel=0.006)
        tube(
            [(-0.5, -0.05, 0.0), (-0.15, -0.05, 0.16), (0.1, -0.05, 0.1), (0.5, -0.05, 0.32)], 0.014, paint("navyDeep")
        )


def water_cooler():
    """A water cooler with its blue-green bottle, facing -y."""
    box((0.34, 0.34, 0.95), (0, 0, 0), paint("white"), bevel=0.04)
    box((0.24, 0.03, 0.22), (0, -0.17, 0.6), paint("navy"), bevel=0.02)
    for x, name in ((-0.05, "clay"), (0.05, "teal")):
        cylinder(0.018, 0.05, (x, -0.2, 0.74), paint(name), bevel=0.006)
    cylinder(0.08, 0.06, (0, 0, 0.95), paint("teal", "white", 0.5, "gloss"))
    cylinder(0.14, 0.36, (0, 0, 1.0), paint("teal", "white", 0.62, "gloss"), bevel=0.05)


def build():
    """Put the office together."""
    room(W, D, H, wall="tealSoft")
    patch(0.04, 0.0, W, D - 0.04, paint("line", "wood", 0.2, "matte"))
    for row in range(9):
        for column in range(-1, 5):
            x0 = 1.5 * column + (row % 3) * 0.5 + 0.04
            x0, x1 = max(x0, 0.04), min(x0 + 1.49, W)
            y0, y1 = PLANK * row, min(PLANK * (row + 1) - 0.012, D - 0.05)
            if x1 > x0:
                tone = paint("sand", "wood", (0.1, 0.16, 0.05)[(row * 2 + column) % 3], "gleam")
                patch(x0, y0, x1, y1, tone, z=0.008)
    with at(z=0.004):
        meeting_room()
    with on_right_wall(1.45, D, 1.62):
        view_window(2.3, 1.35, bars=1)
    with on_right_wall(4.85, D, 1.62):
        view_window(2.8, 1.35, bars=2)
    with on_left_wall(ENTRY, 0.02):
        double_door(1.6, 2.1)
        for side in (-0.384, 0.384):
            with at(side, -0.07, 1.0):
                glints(0.55, 1.6, film("white", 0.7, 0.7))
    with on_left_wall(2.75, 1.9):
        clock(0.2)
    with at(0.66, ENTRY, 0.02, turn=90):
        box((1.5, 0.9, 0.03), (0, 0, 0), paint("navy", finish="matte"), bevel=0.012)
        box((1.36, 0.76, 0.008), (0, 0, 0.028), paint("inkSoft", finish="matte"), bevel=0.004)

    with at(2.75, 0.62, 0.025, turn=90):
        scrubber(1.12)
    with at(4.5, 0.5, 0.022, turn=-20):
        wet_floor_sign(0.92)
    for seed, (x, y, chair, bin_name) in enumerate(DESKS):
        with at(x, y, 0.022):
            workplace(chair, bin_name, seed)
    for x, y, name in BINS:
        with at(x, y, 0.022):
            bin_(name, size=0.72)
    with at(0.24, 2.3, 0.022, turn=90):
        water_cooler()
    with at(0.45, 2.88, 0.022):
        plant(0.72, "clay")

    with dirt():
        monday()
    gleams((1.75, 2.0, 0.05, 0.28, "sun"), (1.0, 3.3, 1.35, 0.27), (5.6, 0.75, 0.05, 0.24, "sun"))


def monday():
    """Winter at the door, lunch at the desks."""
    z = 0.03
    skin(0.0, -0.04, W + 0.02, D, ("inkSoft", "wood", 0.4), 0.42, 0.68, z, grain=0.9, fade=0)
    stain(1.6, 1.35, 0.85, MUD, 0.5, z + 0.006, 2, squash=0.8, soft=0.48)
    stain(3.1, 1.7, 0.8, MUD, 0.4, z + 0.008, 6, squash=0.6, soft=0.56)
    for seed, (x, y, radius) in enumerate(
        (
            (1.5, 0.6, 0.3), (1.5, 1.75, 0.36), (2.2, 1.75, 0.26), (3.1, 1.45, 0.3), (2.2, 2.5, 0.24),
            (4.6, 1.2, 0.26), (3.2, 0.25, 0.2), (3.3, 3.6, 0.24), (1.6, 2.5, 0.22),
        )
    ):
        stain(x, y, radius, SALT, 0.95, z + 0.01 + 0.0005 * seed, seed, squash=0.7 + 0.08 * (seed % 4), hollow=0.6)
        crumbs(x, y, radius * 0.9, 16, (SALT, ("white",)), z, 0.022, seed)
    for seed, path in enumerate(
        (
            ((0.35, 1.0), (1.9, 1.4), (5.4, 1.5)), ((0.4, 1.35), (1.9, 2.1), (2.35, 3.1), (2.2, 3.75)),
            ((0.4, 1.2), (2.6, 1.75), (3.3, 3.7), (4.9, 3.75)),
        )
    ):
        footprints(path, (MUD, SALT, MUD)[seed], 0.8, z + 0.018 + 0.001 * seed, 0.33, size=1.3, left=0.65, first=seed)
    crumbs(0.66, ENTRY, 0.7, 70, (SALT, MUD), 0.055, 0.026, 21)
    stain(0.7, ENTRY + 0.1, 0.42, SALT, 0.7, 0.066, 4, squash=1.2, soft=0.64)
    for i, (x, y) in enumerate(((1.2, 0.25), (1.45, 1.1), (0.85, 2.1), (1.75, 0.2), (0.5, 0.25))):
        leaf(x, y, 67 * i, 1.15, (("clay", "sun", "wood")[i % 3], "sunDeep", 0.3), 0.06)
    pale = (MUD, ("wood", "sand", 0.3), ("white",), ("inkSoft", "wood", 0.4))
    for seed, (x, y, _, _) in enumerate(DESKS):
        crumbs(x - 0.1, y - 0.7, 0.6, 60, pale, z, 0.022, seed, 0.7)
        stain(x + 0.35, y - 0.85, 0.2, COFFEE, 0.75, z + 0.014, seed + 3, squash=0.7)
        with at(x, y, 0.782):
            clutter(seed)
    for seed, (x, y, _) in enumerate(BINS):
        with at(x, y, 0.022, size=0.72):
            overfull(seed=seed + 2)
        crumpled(x - 0.24, y - 0.32, 0.03, 0.075, seed=seed)
        crumpled(x + 0.1, y - 0.42, 0.03, 0.065, "sunPale", seed + 9)
    lime = ("white", "inkSoft", 0.22)
    for k, x in enumerate((0.5, 1.4)):
        with at(x, GLASS[1], 1.05):
            handprints(0.84, 1.9, lime, k)
    for k, y in enumerate((0.62, 1.8)):
        with at(2.825, GLASS[1] + y, 1.05, turn=90):
            handprints(1.1, 1.9, lime, 4 + k)
    with at(GLASS[0] - 0.03, GLASS[1] - 0.02, 1.03, turn=62), at(-0.46, 0, 0):
        handprints(0.82, 1.8, lime, 6)
    with on_left_wall(ENTRY, 1.0):
        for side in (-0.384, 0.384):
            with at(side, -0.075, 0):
                smear(0.62, 1.74, SALT, 0.05, 0.83, 0, grain=2.6, seed=side)
                smear(0.62, 0.6, MUD, 0.06, 0.55, -0.004, grain=4, seed=side + 2)
    for x, width in ((1.45, 2.3), (4.85, 2.8)):
        with on_right_wall(x, D, 1.62):
            smear(width, 1.35, ("sand", "inkSoft", 0.35), 0.05, 0.83, -0.09, grain=1.8, seed=x)
    with at(1.25, 4.45, 0.75):
        skin(-0.72, -0.4, 0.72, 0.4, SOIL, 0.06, 0.55, 0.004, grain=2.4)
        crumbs(-0.1, -0.1, 0.4, 40, pale, 0.008, 0.018)
        for x, y in ((-0.2, -0.22), (0.2, 0.2), (0.55, 0.1)):
            ring(x, y, 0.01, 0.05)
        with at(0.6, -0.25):
            paper_cup()
        box((0.32, 0.32, 0.045), (-0.1, -0.22, 0.004), paint("wood", "sand", 0.4), bevel=0.006, turn=12)
        stain(-0.1, -0.22, 0.1, ("clay", "wood", 0.4), 0.8, 0.053)


def handprints(width, height, tone, seed):
    """Smeared glass, centered at the origin, facing -y."""
    smear(width, height, tone, 0.05, 0.79, -0.02, grain=2.2, seed=seed)
    dice = random.Random(seed + 5)
    for k in range(3):
        x, z = dice.uniform(-0.36, 0.36) * width, dice.uniform(-0.5, 0.4)
        stain(
            x, -0.024 - 0.001 * k, dice.uniform(0.06, 0.11), ("line", "inkSoft", 0.4), 0.55, z, k + seed,
            squash=1.35, tilt=90,
        )


def clutter(seed):
    """The top of a desk after lunch; its origin is the middle of the top."""
    skin(-0.67, -0.36, 0.67, 0.36, SOIL, 0.08, 0.55, 0.004, grain=2.6, seed=seed)
    crumbs(-0.1, -0.12, 0.36, 36, (("sand",), MUD, ("white",)), 0.008, 0.017, seed + 3, 0.7)
    ring(0.24, -0.22, 0.008, 0.05)
    ring(0.34, -0.14, 0.008, 0.05)
    with at(0.44, -0.12):
        paper_cup(("clay", "teal")[seed % 2])
    with at(-0.52, -0.16):
        if seed % 2:
            paper_cup()
        else:
            cylinder(0.11, 0.015, (0, 0, 0), paint("white"), bevel=0.006)
            ball(0.05, (0.01, 0, 0.03), paint("wood", "sun", 0.2), squash=(1.3, 0.8, 0.5), detail=3)
    crumpled(0.5, -0.28, 0.0, 0.05, seed=seed + 40)
