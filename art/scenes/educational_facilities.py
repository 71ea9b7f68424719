"""A classroom before the bell: wiped board, gleaming boards under the desks; before, chalk, mud and paper."""

import math

from kit.closet import ohio_plaque
from kit.core import at, box, cylinder, dirt, paint, plate, tube
from kit.dirt import CHALK, DUST, MUD, SOIL, crumbs, dull, footprints, glass, mark, scuffs, skin, stain
from kit.effects import gleams
from kit.furniture import books, clock, desk, mug, plant, view_window
from kit.litter import crumpled, overfull, papers
from kit.school import apple, backpack, blackboard, globe, open_book, school_desk
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, mop_bucket, spray_bottle, towels, wet_floor_sign
from kit.town import buckeye

GROUND = ("sun", "white", 0.35)
W, D, H = 5.2, 4.7, 2.4
PUPILS = ((2.0, 2.75), (3.25, 2.75), (4.5, 2.75), (3.25, 1.3), (4.5, 1.3), (2.0, 1.3))


def low_shelf():
    """A book shelf at pupils' height, facing -y."""
    box((1.7, 0.36, 0.62), (0, 0, 0), paint("white"), bevel=0.03)
    for x in (-0.42, 0.42):
        box((0.74, 0.04, 0.46), (x, -0.17, 0.08), paint("sand", "inkSoft", 0.3), bevel=0.01)
        with at(x - 0.32, -0.15, 0.09):
            books(("teal", "sun", "clay", "navy", "leaf", "sunPale", "teal"), 0.36)
    box((1.78, 0.42, 0.05), (0, 0, 0.62), paint("wood"), bevel=0.02)


def floor():
    """Honey-colored boards."""
    patch(0.04, 0, W, D - 0.04, paint("wood", "ink", 0.12, "matte"))
    for i in range(13):
        tone = paint("wood", "sunPale", (0.5, 0.62, 0.42, 0.56)[i % 4], "gleam")
        patch(0.05 + i * 0.4, 0.0, min(0.05 + i * 0.4 + 0.385, W), D - 0.05, tone, z=0.008)


def bunting():
    """Paper flags on a string along the top of the board's wall."""
    flags = 14
    points = [
        (0.15 + 4.9 * i / flags, D - 0.06, 2.35 - 0.06 * math.sin(math.pi * (i % 4) / 4)) for i in range(flags + 1)
    ]
    tube(points, 0.01, paint("white"))
    for i, ((x, y, z), (far, _, end)) in enumerate(zip(points, points[1:])):
        outline = [(0.04, 0), (far - x - 0.04, end - z), ((far - x) / 2, (end - z) / 2 - 0.15)]
        plate(outline, 0.012, (x, y, z), paint(("sun", "clay", "teal", "white")[i % 4]), tilt=90)


def paper_plane(x, y, turn):
    """A folded paper plane that has landed."""
    white = paint("white", finish="matte")
    with at(x, y, 0.04, turn=turn):
        for side in (-1, 1):
            with at(roll=14 * side):
                plate([(0, 0.24), (0.13 * side, -0.14), (0, -0.1)], 0.006, (0, 0, 0.02), white)


def chalk_work():
    """What the last lesson left on the board: clouds of wiped chalk, drawings, sums without figures."""
    with at(0, -0.05, 0, tilt=90):
        dull(2.94, 1.16, CHALK, 0.12, 0.62, 1.3, 4, fade=0.05, stretch=2.2)
        for i, v in enumerate((-0.3, 0.02, 0.32)):
            mark([(-1.3, v), (-0.5, v + 0.1), (0.4, v - 0.06), (1.2, v + 0.07)], 0.24, CHALK, 0.4, z=0.003 + 0.002 * i)
    chalk = paint("white")
    for points in (
        [(-1.2, -0.38), (-1.2, 0.0), (-0.9, 0.3), (-0.6, 0.0), (-0.6, -0.38), (-1.2, -0.38)],
        [(-1.3, -0.08), (-0.9, 0.33), (-0.5, -0.08)], [(0.15, 0.22), (0.15, -0.06)],
        [(0.01, 0.08), (0.29, 0.08)], [(0.5, 0.13), (0.78, 0.13)], [(0.5, 0.02), (0.78, 0.02)],
    ):
        tube([(x, -0.066, z) for x, z in points], 0.018, chalk)
    wave = [(0.15 * k, -0.066, -0.3 + 0.06 * (-1) ** k) for k in range(9)]
    tube(wave, 0.018, paint("sun"), smooth=True)


def build():
    """Put the classroom together."""
    room(W, D, H)
    floor()

    with on_right_wall(2.95, D, 1.5):
        blackboard(3.0, 1.2)
        with at(0.95, -0.11, -0.66):
            box((0.24, 0.09, 0.06), (0, 0, 0), paint("sun"), bevel=0.015)
            box((0.24, 0.09, 0.035), (0, 0, 0.06), paint("navy", finish="matte"), bevel=0.012)
        with dirt():
            chalk_work()
            with at(0, -0.1, -0.62):
                dull(2.9, 0.14, CHALK, 0.6, 0.9, 3, 2, fade=0.02)
    with on_right_wall(0.8, D, 1.8):
        clock(0.25)
    with on_right_wall(4.87, D, 1.5):
        for i, (z, name) in enumerate(((0.26, "sun"), (-0.26, "clay"))):
            box((0.36, 0.02, 0.42), (0, 0, z - 0.2), paint(name), bevel=0.008, roll=(-4, 5)[i])
            cylinder(0.11, 0.01, (0, -0.01, z), paint("sunPale"), tilt=90, bevel=0.0)
    with on_left_wall(1.4, 1.45):
        view_window(1.8, 1.2, bars=1, shine=False)
        for x in (-0.45, 0.45):
            with at(x, -0.06, 0):
                glass(0.86, 1.2, 3 + int(x > 0))
    with on_left_wall(2.98, 1.8):
        ohio_plaque(0.66)
    with at(0.27, 3.5, 0.02, turn=90):
        low_shelf()
        with at(-0.45, 0, 0.67):
            globe(1.25)
        with at(0.45, 0, 0.67):
            plant(0.55, "sun")
        with dirt():
            with at(0, 0, 0.676):
                dull(1.74, 0.4, DUST, 0.4, 0.75, 2, 3, fade=0.05)
    with at(2.5, 3.95, 0.02):
        desk(1.6, 0.68)
        with at(0.58, -0.12, 0.76):
            apple(0.75)
        with at(0.2, 0.05, 0.76):
            box((0.34, 0.26, 0.06), (0, 0, 0), paint("teal"), bevel=0.015, turn=8)
            box((0.32, 0.24, 0.05), (0, 0, 0.06), paint("sun"), bevel=0.015, turn=-6)
            box((0.3, 0.22, 0.05), (0, 0, 0.11), paint("clay"), bevel=0.015, turn=5)
        with at(-0.55, 0.05, 0.76):
            mug("teal", 0.95)
        with dirt():
            with at(0, 0, 0.764):
                dull(1.56, 0.64, CHALK, 0.15, 0.6, 1.6, 5, fade=0.06)
    with at(4.55, 4.2, 0.02):
        bin_("teal", size=0.9)
        with dirt():
            with at(size=0.9):
                overfull(seed=5)
            for i, (x, y) in enumerate(((-0.42, -0.05), (0.3, -0.36), (-0.25, -0.42))):
                crumpled(x, y, 0, 0.08, ("white", "sunPale")[i % 2], i + 30)

    for i, (x, y) in enumerate(PUPILS):
        with at(x, y, 0.02):
            school_desk(("sun", "teal", "clay")[i % 3])
            with at(-0.1, -0.02, 0.66):
                if i in (0, 2):
                    open_book("teal" if i else "clay")
                elif i == 3:
                    buckeye(0.7)
            if i == 4:
                with at(0.2, 0.06, 0.66):
                    spray_bottle("teal", 0.75)
                with at(-0.16, 0.02, 0.66):
                    towels(("white", "sun"), 0.3, 0.24, 0.05)
            with dirt():
                with at(0, 0, 0.664):
                    dull(0.82, 0.5, ("white", "wood", 0.2), 0.1, 0.5, 3, i, fade=0.05, cell=0.03)
                    for k in range(3):
                        u, v = ((0.26, -0.14), (-0.3, 0.14), (0.12, 0.17))[(k + i) % 3]
                        stain(
                            u, v, 0.07 - 0.015 * k, ("white", "teal", 0.12) if k else MUD, 0.75,
                            0.004 + 0.002 * k, i + k,
                        )
                crumbs(0.0, -0.35, 0.5, 14, (MUD, ("white",), ("clay",), ("white",)), 0.004, 0.032, i + 3)
    with at(4.98, 2.15, 0.02, turn=70):
        backpack("navy")
    with at(1.35, 2.45, 0.02, turn=-60):
        backpack("clay")

    with at(0.75, 1.5, 0.025, turn=12, size=0.86):
        mop_bucket()
    with at(0.8, 0.55, 0.022, turn=-8):
        wet_floor_sign(0.82)
    bunting()

    with dirt():
        skin(0.03, 0.03, W - 0.03, D - 0.07, SOIL, 0.34, 0.66, 0.0225, grain=0.8, seed=7, fade=0)
        with at(2.5, 3.9, 0.0235):
            dull(3.6, 1.3, CHALK, 0.0, 0.6, 1.5, 3, fade=0.3)
        z = 0.0245
        for i, (x, y, r) in enumerate(
            ((1.25, 2.0, 0.34), (3.85, 0.62, 0.36), (2.5, 0.45, 0.3), (0.85, 2.6, 0.2), (4.75, 3.5, 0.26))
        ):
            stain(x, y, r, MUD, 0.6, z + 0.0005 * i, i, hollow=0.3)
        footprints([(1.7, 0.12), (1.95, 1.4), (1.2, 2.4), (1.05, 3.3)], MUD, 0.9, 0.028, size=1.15)
        footprints([(3.85, 0.12), (3.9, 1.6), (3.85, 3.3)], MUD, 0.9, 0.028, size=1.05)
        footprints([(4.9, 0.7), (2.4, 0.55), (0.5, 1.6)], MUD, 0.8, 0.028, size=1.05)
        for x, y, turn in ((2.65, 0.75, 60), (0.95, 2.2, -40), (4.0, 3.4, 110), (3.9, 0.35, 20)):
            paper_plane(x, y, turn)
        scuffs(((2.75, 2.1, 20), (4.0, 2.0, -30), (0.9, 1.5, 60), (4.1, 3.45, 10), (2.1, 1.75, -50)), 0.0285)
        papers(
            (
                (1.35, 1.95, "white"), (2.7, 2.05, "sunPale"), (3.75, 1.95, "white"),
                (3.95, 0.45, "tealSoft"), (0.8, 2.5, "white"), (1.75, 3.3, "white"), (2.1, 0.5, "clay"),
            ),
            0.03,
        )
        for i, (x, y) in enumerate(((1.5, 2.6), (2.65, 0.7), (4.0, 2.3), (3.5, 3.45))):
            crumpled(x, y, 0.025, 0.075, "white", i + 60)
            crumbs(x + 0.15, y - 0.1, 0.42, 20, (MUD, SOIL), 0.025, 0.04, i)
    gleams((1.4, 0.7, 0.1, 0.34), (2.1, D, 1.42, 0.3), (3.1, 0.35, 0.1, 0.24))
