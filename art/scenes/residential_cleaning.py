"""A living room: bright rug, clear window, the cat sleeps on; before, crumbs, hair, mud from the door."""

import math
import random

from kit.core import at, ball, box, dirt, lathe, paint, tube
from kit.dirt import DUST, MUD, SOIL, crumbs, dull, footprints, glass, skin, stain
from kit.effects import gleams, stripes
from kit.furniture import (
    armchair, basket, bookshelf, cat, coffee_table, curtain, door, floor_lamp, mat, mug, picture, plant, sofa,
    view_window,
)
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import spray_bottle, towels, vacuum
from kit.town import buckeye

GROUND = ("clay", "white", 0.5)
W, D, H = 5.0, 4.5, 2.4
RUG = (2.9, 1.75)


def planks():
    """A warm board floor."""
    patch(0.04, 0, W, D - 0.04, paint("wood", "ink", 0.1, "matte"))
    for i in range(13):
        tone = paint("wood", "sand", (0.38, 0.5, 0.44)[i % 3], "gleam")
        patch(0.04, i * 0.36 + 0.008, W, min(i * 0.36 + 0.352, D - 0.05), tone, z=0.004)


def tuft(x, y, z, radius=0.09, seed=1):
    """A ball of pet hair and dust."""
    dice = random.Random(seed)
    for _ in range(9):
        a, b = dice.uniform(0, 2 * math.pi), dice.uniform(1.5, 3)
        points = [
            (radius * math.cos(a + b * k) * dice.uniform(0.5, 1), radius * math.sin(a + b * k) * dice.uniform(0.5, 1))
            for k in range(4)
        ]
        tube(
            [(x + u, y + v, z + 0.012 + 0.012 * (k % 2)) for k, (u, v) in enumerate(points)], 0.007,
            paint("inkSoft", "line", 0.55, "matte"), smooth=True,
        )


def rug():
    """A bordered rug with a vacuum's stripes across all of it, its center at the origin."""
    box((3.3, 2.3, 0.03), (0, 0, 0), paint("clay", finish="matte"), bevel=0.015)
    light, dark = paint("sunPale", "sun", 0.06, "matte"), paint("sunPale", "sun", 0.28, "matte")
    stripes(-1.53, -1.03, 1.53, 1.03, 8, dark, light, z=0.022)


def window():
    """A window under a curtain rod, centered at the origin."""
    view_window(1.3, 1.2, bars=1, shine=False)
    for x in (-0.325, 0.325):
        with at(x, -0.058, 0):
            glass(0.62, 1.2, 5 if x < 0 else 6)
    rod = paint("wood", "ink", 0.35)
    tube([(-1.12, -0.14, 0.79), (1.12, -0.14, 0.79)], 0.026, rod)
    for x in (-1.13, 1.13):
        ball(0.05, (x, -0.14, 0.79), rod, detail=3)
        tube([(x * 0.93, -0.14, 0.79), (x * 0.93, 0, 0.79)], 0.018, rod)
    for x in (-1.06, 0.7):
        with at(x, -0.14, -1.36):
            curtain(0.36, 2.15, "sun", 3)


def build():
    """Put the living room together."""
    room(W, D, H)
    planks()
    with at(*RUG, 0.018):
        rug()

    with on_right_wall(2.65, D, 1.72):
        picture(0.9, 0.6)
    with on_right_wall(1.8, D, 1.6):
        picture(0.5, 0.5, ("sunPale", "teal", "clay"))
    with at(2.35, D - 0.58, 0.018):
        sofa("teal", 2.3)
        with dirt():
            for x in (-0.45, 0.45):
                with at(x, -0.1, 0.544):
                    dull(0.8, 0.6, DUST, 0.1, 0.6, 3, 4 if x < 0 else 5, fade=0.1, cell=0.04)
                crumbs(x - 0.1, -0.18, 0.3, 16, (("sunPale",), MUD, ("wood", "sun", 0.4)), 0.543, 0.035, 3)
            tuft(0.55, -0.2, 0.54, 0.09, 3)
            tuft(-0.2, -0.15, 0.54, 0.07, 4)
    with at(0.98, D - 0.42, 0.018):
        floor_lamp(1.75)
    with at(4.25, D - 0.26, 0.018):
        bookshelf(1.15, 1.85)
        with dirt():
            for i in range(1, 5):
                with at(0, -0.03, 0.053 + i * 0.45):
                    dull(1.12, 0.28, DUST, 0.5, 0.9, 2.5, i, fade=0.03, cell=0.04)
    with on_left_wall(2.62, 1.42):
        window()
    with on_left_wall(0.72, 0.02):
        door("teal", 0.88, 1.92)
    with at(0.55, 0.72, 0.02, turn=90):
        mat(0.95, 0.6, "navy")
        with dirt():
            with at(0, 0, 0.056):
                dull(0.92, 0.56, MUD, 0.3, 0.85, 2.5, 4, fade=0.06, cell=0.04)
    with at(0.42, D - 0.42, 0.018):
        plant(1.1, "white")

    with at(2.75, 2.42, 0.048):
        coffee_table(1.15, 0.6)
        with at(-0.36, 0.08, 0.4):
            mug("clay", 0.8)
        with at(0.12, 0.12, 0.4):
            lathe(
                [(0, 0), (0.07, 0), (0.15, 0.09), (0.135, 0.09), (0.06, 0.02), (0, 0.02)], (0, 0, 0),
                paint("white"), bevel=0.006,
            )
            for u, v in ((-0.05, 0), (0.05, 0.03), (0.01, -0.05)):
                with at(u, v, 0.03):
                    buckeye(0.4)
        with at(0.42, 0.06, 0.4):
            spray_bottle("teal", 0.75)
        with at(0.36, -0.18, 0.4):
            towels(("white", "sun"), 0.28, 0.2, 0.05)
        with dirt():
            with at(0, 0, 0.4035):
                dull(1.1, 0.56, DUST, 0.15, 0.6, 2.5, 7, fade=0.05, cell=0.04)
            for i, (x, y) in enumerate(((-0.15, -0.12), (-0.4, -0.15), (0.0, -0.2))):
                stain(x, y, 0.085, ("wood", "navyDeep", 0.7), 0.85, 0.406 + 0.001 * i, i, 1.0, 0.95, 0.05)
            crumbs(-0.2, -0.1, 0.35, 22, (("sunPale",), MUD, ("wood", "sun", 0.4)), 0.404, 0.032, 9)
    with at(2.75, 0.98, 0.055, turn=10, size=1.05):
        vacuum("teal")
    with at(0.78, 2.25, 0.018, turn=72):
        armchair("sun")
        with at(0, -0.1, 0.5):
            cat()
        with dirt():
            for x in (-0.36, 0.36):
                with at(x, -0.05, 0.624):
                    dull(0.15, 0.6, SOIL, 0.2, 0.7, 4, 4, fade=0.05, cell=0.03)
    with at(4.6, 3.3, 0.018):
        basket()

    with dirt():
        skin(0.03, 0.03, W - 0.03, D - 0.07, SOIL, 0.28, 0.58, 0.0172, grain=0.8, seed=31, fade=0)
        with at(RUG[0], RUG[1], 0.0535):
            dull(3.04, 2.04, ("wood", "inkSoft", 0.5), 0.3, 0.68, 1.1, 8, fade=0.0)
        for i, (x, y, r, tone) in enumerate(
            (
                (1.95, 1.2, 0.26, MUD), (3.9, 2.3, 0.22, ("clay", "ink", 0.35)), (2.75, 1.35, 0.15, MUD),
                (4.0, 0.95, 0.17, MUD),
            )
        ):
            stain(x, y, r, tone, 0.7, 0.0545 + 0.0006 * i, i, hollow=0.3)
        stain(1.15, 0.55, 0.3, MUD, 0.6, 0.0182, 8, hollow=0.3)
        stain(4.75, 1.0, 0.24, MUD, 0.5, 0.0186, 9, hollow=0.4)
        footprints([(0.95, 0.62), (1.3, 0.9), (2.1, 1.5), (2.35, 1.95)], MUD, 0.95, 0.058, size=1.15)
        footprints([(0.95, 0.85), (1.15, 1.7)], MUD, 0.9, 0.022, size=1.1)
        footprints([(0.95, 0.4), (2.6, 0.32), (4.6, 0.35)], MUD, 0.95, 0.022, size=1.15)
        for i, (x, y, z, spread) in enumerate(
            (
                (2.4, 1.75, 0.055, 0.5), (3.2, 1.75, 0.055, 0.45), (3.2, 0.95, 0.055, 0.4),
                (1.7, 1.0, 0.055, 0.3), (4.75, 2.3, 0.019, 0.25), (1.3, 0.4, 0.019, 0.35),
                (3.0, 3.2, 0.019, 0.4),
            )
        ):
            crumbs(x, y, spread, 26, (MUD, ("wood", "sun", 0.4), SOIL), z, 0.038, i)
        for i, (x, y, z) in enumerate(
            (
                (2.0, 1.75, 0.055), (3.0, 1.2, 0.055), (3.9, 1.8, 0.055), (4.8, 1.7, 0.019),
                (1.5, 3.3, 0.019), (2.3, 0.95, 0.055), (1.2, 1.35, 0.019), (3.6, 0.25, 0.019),
            )
        ):
            tuft(x, y, z, 0.075, i + 10)
    gleams((3.85, 1.2, 0.1, 0.34), (0.2, 2.3, 1.62, 0.26))
