"""The lobby of a shared building on a slushy day: elevators, mailboxes, a front desk, a buckeye leaf in the floor."""

import math

from kit.core import at, box, cylinder, dirt, film, paint, plate, tube
from kit.dirt import MUD, SALT, SOIL, crumbs, footprints, skin, smear, stain
from kit.effects import gleams, glints
from kit.furniture import armchair, plant, small_plant
from kit.litter import crumpled, leaf, overfull
from kit.lobby import directory, elevator, front_desk, mailboxes
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, scrubber, wet_floor_sign
from kit.town import double_door

GROUND = ("sand", "line", 0.35)
W, D, H = 6.4, 5.4, 2.85
TILE = 0.8
MIDDLE = (3.1, 2.85)
ENTRY = 1.3
TALL = 1.14


def floor():
    """Polished stone with a round inlay: a buckeye leaf, five leaflets from one stem."""
    patch(0.04, 0, W, D - 0.04, paint("line", "white", 0.3, "matte"))
    for column in range(8):
        for row in range(7):
            x, y = column * TILE, row * TILE
            tone = paint("white", "tealSoft", 0.8 if (column + row) % 2 else 0.25, "gleam")
            patch(x + 0.012, y + 0.012, min(x + TILE - 0.012, W), min(y + TILE - 0.012, D - 0.05), tone, z=0.008)
    with at(*MIDDLE, 0.0):
        for radius, name, into, by, top in (
            (1.12, "teal", None, 0, 0.021), (1.0, "white", "tealSoft", 0.2, 0.024),
            (0.93, "sun", "white", 0.1, 0.027), (0.88, "white", "tealSoft", 0.2, 0.03),
        ):
            cylinder(radius, top, (0, 0, 0), paint(name, into, by, "gleam"), bevel=0.0, steps=64)
        for i, (angle, length) in enumerate(((-72, 0.5), (-36, 0.68), (0, 0.78), (36, 0.68), (72, 0.5))):
            outline = []
            for step in range(25):
                share = step / 24
                outline.append((0.17 * math.sin(math.pi * share**1.5) * length / 0.78, length * share))
            outline += [(-px, py) for px, py in outline[-2:0:-1]]
            with at(0.0, -0.16, 0.03 + 0.001 * i, turn=45 + angle):
                plate(outline, 0.004, (0, 0, 0), paint("teal" if i % 2 else "leaf", "teal", 0.4, "gleam"))
        with at(0, -0.16, 0.03, turn=45):
            box((0.045, 0.5, 0.004), (0, -0.25, 0), paint("leaf", "teal", 0.4, "gleam"), bevel=0.0)


def build():
    """Put the lobby together."""
    room(W, D, H)
    floor()
    for x, storey in ((1.45, 0), (3.5, 2)):
        with on_right_wall(x, D, 0.02), at(size=TALL):
            elevator(storey)
    with on_right_wall(5.45, D, 1.75):
        directory(1.0, 1.15)
    with on_left_wall(3.72, 0.98):
        mailboxes(6, 4, 0.34)
    with on_left_wall(3.72, 0.0):
        bench()
    with on_left_wall(ENTRY, 0.02):
        double_door(1.7, 2.1)
        for side in (-0.408, 0.408):
            with at(side, -0.07, 1.0):
                glints(0.6, 1.6, film("white", 0.7, 0.7))
    with at(0.68, ENTRY, 0.02, turn=90):
        box((1.7, 0.98, 0.03), (0, 0, 0), paint("navy", finish="matte"), bevel=0.012)
        for i in range(5):
            box((1.5, 0.07, 0.012), (0, -0.34 + 0.17 * i, 0.024), paint("teal", finish="matte"), bevel=0.004)
    with at(0.32, 0.2, 0.02):
        umbrellas()
    with at(5.38, 4.2, 0.02):
        front_desk()
        with at(-0.55, 0.0, 1.0):
            small_plant("clay", 1.2)
    with at(0.42, 5.0, 0.02):
        plant(0.95, "clay")
    with at(6.0, 5.02, 0.02):
        plant(1.0, "white")
    with at(2.47, D - 0.3, 0.02):
        bin_("navy", size=0.85)
    with at(4.75, 1.75, 0.02, turn=10):
        armchair("sun")
    with at(5.85, 1.7, 0.02, turn=-12):
        armchair("clay")
    with at(5.2, 0.95, 0.02):
        cylinder(0.05, 0.42, (0, 0, 0), paint("navy"))
        cylinder(0.2, 0.02, (0, 0, 0), paint("navy"))
        cylinder(0.26, 0.04, (0, 0, 0.42), paint("wood"))
    with at(2.15, 0.6, 0.025, turn=90):
        scrubber(1.12)
    with at(3.75, 0.5, 0.02, turn=-20):
        wet_floor_sign(0.92)

    with dirt():
        slush()
    gleams((5.0, 2.75, 0.05, 0.28, "sun"), (3.75, D - 0.1, 1.5, 0.3), (1.2, 2.9, 0.05, 0.24, "sun"))


def bench():
    """A slatted wooden bench along a wall, facing -y."""
    for x in (-0.72, 0.72):
        box((0.08, 0.4, 0.4), (x, -0.26, 0.02), paint("navy"), bevel=0.02)
    for y in (-0.42, -0.26, -0.1):
        box((1.8, 0.14, 0.06), (0, y, 0.42), paint("wood"), bevel=0.02)


def umbrellas():
    """A stand with two furled umbrellas."""
    cylinder(0.15, 0.5, (0, 0, 0), paint("teal"), top=0.17)
    for x, y, name, lean in ((-0.05, 0.03, "clay", -6), (0.06, -0.03, "sun", 7)):
        with at(x, y, 0.1, roll=lean):
            cylinder(0.05, 0.62, (0, 0, 0), paint(name), top=0.035)
            tube([(0, 0, 0.6), (0, 0, 0.82), (0.04, 0, 0.88), (0.08, 0, 0.82)], 0.014, paint("wood"), smooth=True)


def slush():
    """What a day of wet boots leaves."""
    skin(0.0, -0.04, W + 0.02, D, ("inkSoft", "wood", 0.45), 0.42, 0.66, 0.045, grain=0.9, fade=0)
    stain(1.5, 1.5, 0.95, MUD, 0.5, 0.056, 2, squash=0.75, soft=0.48)
    stain(2.5, 3.4, 0.7, MUD, 0.36, 0.058, 5, squash=1.3, soft=0.56, turn=30)
    for x, y, radius, seed in (
        (1.55, 0.85, 0.3, 1), (1.75, 1.85, 0.36, 2), (2.55, 2.15, 0.26, 3), (1.35, 2.5, 0.24, 4),
        (3.4, 3.3, 0.24, 6), (4.3, 2.6, 0.3, 8), (4.2, 1.5, 0.22, 9), (3.1, 4.6, 0.3, 11),
    ):
        stain(x, y, radius, SALT, 0.85, 0.06 + 0.0004 * seed, seed, squash=0.7 + 0.07 * (seed % 4), hollow=0.7)
        crumbs(x, y, radius * 0.9, 16, (SALT, ("white",)), 0.06, 0.022, seed)
    for seed, path in enumerate(
        (
            ((0.35, 1.1), (1.7, 1.75), (1.6, 4.9)), ((0.4, 1.5), (2.4, 2.6), (3.35, 4.9)),
            ((0.4, 1.25), (3.2, 2.1), (4.9, 3.5)), ((3.6, 4.8), (2.2, 3.2), (1.0, 3.7)),
        )
    ):
        footprints(path, MUD, 0.75, 0.066 + 0.001 * seed, 0.33, size=1.35, left=0.65, first=seed)
    crumbs(0.7, ENTRY, 0.75, 60, (SALT, MUD), 0.055, 0.026, 21)
    with at(0.68, ENTRY, 0.062):
        stain(0.0, 0.1, 0.42, SALT, 0.6, 0, 4, squash=1.2, soft=0.64)
    for i, (x, y) in enumerate(
        (
            (1.25, 0.35), (1.6, 0.55), (0.9, 0.18), (1.95, 0.25), (1.3, 2.3), (0.7, 2.45), (2.0, 1.35),
            (3.3, 0.2), (0.35, 2.2), (4.35, 0.3), (2.15, 3.0), (1.05, 0.75),
        )
    ):
        leaf(x, y, 67 * i, 1.25, (("clay", "sun", "wood")[i % 3], "clay" if i % 3 else "sunDeep", 0.3), 0.075)
    for x, seed in ((1.45, 3), (3.5, 6)):
        with on_right_wall(x, D, 0.02), at(size=TALL):
            for side in (-0.31, 0.31):
                with at(side, -0.105, 0.9):
                    smear(0.58, 1.7, SOIL, 0.1, 0.68, 0, grain=3.2, seed=seed + side)
            for k, (dx, z) in enumerate(
                ((-0.1, 1.15), (0.12, 1.0), (-0.22, 0.95), (0.3, 1.22), (0.05, 0.2), (-0.4, 0.16))
            ):
                stain(dx, -0.11 - 0.001 * k, 0.1, MUD, 0.55, z, k + seed, squash=1.3, tilt=90)
    with on_left_wall(ENTRY, 1.0):
        for side in (-0.408, 0.408):
            with at(side, -0.075, 0):
                smear(0.68, 1.74, SALT, 0.05, 0.83, 0, grain=2.6, seed=side)
                smear(0.68, 0.7, MUD, 0.06, 0.55, -0.004, grain=4, seed=side + 2, fade=0.1)
    with at(2.47, D - 0.3, 0.02, size=0.85):
        overfull(seed=4)
    crumpled(2.15, 4.75, 0.05, 0.09, seed=3)
    crumpled(2.75, 4.6, 0.05, 0.075, "sunPale", 5)
    for i, (x, y, turn) in enumerate(
        ((0.95, 3.3, 20), (0.85, 4.2, -35), (1.2, 3.85, 70), (0.3, 3.2, 8), (0.32, 4.2, -14))
    ):
        z = 0.485 if x < 0.5 else 0.06
        box(
            (0.2, 0.28, 0.008), (x, y, z), paint(("white", "sunPale", "white")[i % 3], finish="matte"), 0.002, turn=turn
        )
        box(
            (0.14, 0.07, 0.004), (x, y, z + 0.008), paint(("clay", "teal", "sunDeep")[i % 3], finish="matte"),
            0.001, turn=turn,
        )
    with at(5.38, 4.2, 1.021):
        skin(-0.88, -0.34, 0.88, 0.34, SOIL, 0.13, 0.55, 0.003, grain=2.5)
        crumbs(0.05, 0, 0.4, 26, z=0.01, big=0.016, squash=0.5)
