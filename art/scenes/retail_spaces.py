"""A clothes store before opening, its floor gleaming; before, the street's dust and footprints."""

from kit.core import at, box, dirt, paint, tube
from kit.dirt import DUST, MUD, SOIL, crumbs, dull, footprints, glass, scuffs, skin, smudged, stain
from kit.effects import gleams
from kit.furniture import mat, plant
from kit.litter import crumpled, papers
from kit.stage import on_left_wall, room, tiled_floor
from kit.store import clothes_rail, mannequin_in_window, shoe_shelf, shopping_bag, till, wall_shelves
from kit.tools import mop_bucket, towels, wet_floor_sign
from kit.town import double_door

GROUND = ("sunPale", "sun", 0.12)
W, D, H = 5.2, 4.7, 2.4


def shop_window(width):
    """A tall window onto the street, its foot at the origin, facing -y."""
    box((width, 0.1, 1.9), (0, 0, 0.22), paint("navy"), bevel=0.03)
    pane = (width - 0.24) / 2
    for side in (-1, 1):
        x = side * (pane / 2 + 0.03)
        box((pane, 0.06, 1.7), (x, -0.04, 0.32), paint("tealSoft", "teal", 0.1, "glow"), bevel=0.0)
        with at(x, -0.078, 1.17):
            glass(pane, 1.7, 4 + side, 0.85)
    box((width + 0.1, 0.34, 0.22), (0, -0.1, 0), paint("wood"), bevel=0.03)
    with dirt():
        with at(0, -0.17, 0.224):
            dull(width, 0.18, DUST, 0.5, 0.85, 2, 3, fade=0.03)


def hanger():
    """A coat hanger lying on the floor."""
    tube([(-0.2, 0, 0.012), (0, 0.11, 0.012), (0.2, 0, 0.012), (-0.2, 0, 0.012)], 0.014, paint("wood", "ink", 0.2))
    tube([(0, 0.11, 0.012), (0, 0.17, 0.012), (0.05, 0.2, 0.012), (0.06, 0.15, 0.012)], 0.01, paint("inkSoft"))


def build():
    """Put the store together."""
    room(W, D, H)
    white, pale = (paint("white", "tealSoft", by, "gleam") for by in (0.1, 1.0))
    tiled_floor(W, D, 0.65, paint("tealSoft", "inkSoft", 0.2, "matte"), (white, pale))
    with on_left_wall(3.1, 0.02):
        shop_window(2.5)
    with on_left_wall(0.98, 0.02):
        double_door(1.4, 2.05)
        with dirt():
            for x in (-0.33, 0.33):
                with at(x, -0.13, 1.05):
                    smudged(0.5, 1.7, 8 if x > 0 else 9, 0.7)
    with at(0.62, 0.98, 0.02, turn=90):
        mat(1.25, 0.72, "clay")
        with dirt():
            with at(0, 0, 0.056):
                dull(1.2, 0.68, MUD, 0.2, 0.75, 2.5, 4, fade=0.06, cell=0.04)
    for y, name in ((2.5, "clay"), (3.6, "sun")):
        with at(0.72, y, 0.02):
            mannequin_in_window(name, 1.02)

    for x in (2.1, 4.15):
        with at(x, D - 0.26, 0.02):
            wall_shelves(1.96, 1.75)
            with dirt():
                for i in range(4):
                    with at(0, -0.05, 0.136 + i * (1.65 / 3)):
                        dull(1.94, 0.28, DUST, 0.4, 0.85, 2.5, i, fade=0.03)
    with at(2.25, D - 1.45, 0.02):
        clothes_rail(("sun", "teal", "clay", "navy", "tealSoft", "sun", "teal"), 1.75)
    with at(4.2, D - 1.5, 0.02):
        till()
        with at(0.5, -0.02, 1.0):
            shopping_bag("sun", 0.85)
        with dirt():
            with at(0, 0, 1.003):
                dull(1.7, 0.78, SOIL, 0.1, 0.5, 2, 4, fade=0.06)
            with at(0, -0.372, 0.5, tilt=90):
                dull(1.5, 0.78, ("sand", "wood", 0.35), 0.05, 0.55, 2, 6, fade=0.1)
            crumpled(0.15, -0.22, 1.0, 0.06, "white", 3)
            crumpled(0.28, 0.1, 1.0, 0.07, "tealSoft", 5)
    with at(4.3, 1.2, 0.02):
        shoe_shelf()
        with at(-0.3, 0, 0.5):
            towels(("clay", "white", "sun"), 0.4, 0.34)
        with at(0.28, 0, 0.5):
            towels(("teal", "tealSoft", "navy"), 0.4, 0.34)
        for x, name in ((-0.28, "sunPale"), (0.28, "tealSoft")):
            box((0.42, 0.32, 0.16), (x, 0, 0.16), paint(name), bevel=0.015)
            box((0.43, 0.33, 0.05), (x, 0, 0.28), paint("clay"), bevel=0.015)
    with at(0.36, 0.2, 0.02):
        plant(0.7, "white")
    with at(2.65, 1.3, 0.025, turn=10, size=1.05):
        mop_bucket()
    with at(1.75, 0.5, 0.022, turn=-12):
        wet_floor_sign()

    with dirt():
        skin(0.03, 0.03, W - 0.03, D - 0.07, SOIL, 0.28, 0.62, 0.0225, grain=0.8, seed=21, fade=0)
        with at(1.35, 1.15, 0.0235):
            dull(2.3, 1.7, MUD, 0.05, 0.6, 1.1, 5, fade=0.5)
        for i, (x, y, r) in enumerate(
            ((1.5, 1.5, 0.3), (3.3, 0.55, 0.3), (3.2, 2.2, 0.28), (1.6, 2.7, 0.22), (4.75, 0.5, 0.2))
        ):
            stain(x, y, r, MUD, 0.55, 0.0245 + 0.0006 * i, i, hollow=0.4)
        footprints([(0.8, 0.85), (2.0, 0.95), (3.3, 1.9), (4.2, 2.55)], MUD, 0.95, 0.029, size=1.15)
        footprints([(0.8, 1.2), (1.6, 1.9), (1.9, 2.75)], MUD, 0.9, 0.029, size=1.1)
        footprints([(1.0, 0.65), (2.6, 0.4), (4.9, 0.45)], MUD, 0.85, 0.029, size=1.1)
        scuffs(
            ((3.5, 1.35, 20), (2.9, 2.5, -40), (4.75, 2.4, 70), (1.7, 2.2, 10), (2.4, 0.75, -20), (3.9, 2.35, 30)),
            0.0285,
        )
        for x, y, turn in ((3.15, 2.75, 40), (1.55, 2.35, -30), (3.35, 0.85, 100)):
            with at(x, y, 0.026, turn=turn, size=1.15):
                hanger()
        papers(
            (
                (2.35, 2.2, "white"), (4.0, 0.5, "sunPale"), (3.75, 1.85, "white"), (1.25, 1.9, "white"),
                (4.9, 1.9, "tealSoft"),
            ),
            0.03,
        )
        for i, (x, y, spread) in enumerate(
            ((1.25, 1.1, 0.5), (1.5, 3.3, 0.4), (3.4, 1.7, 0.5), (4.6, 0.6, 0.4), (3.0, 0.6, 0.5))
        ):
            crumbs(x, y, spread, 24, (MUD, SOIL), 0.025, 0.038, i)
    gleams((1.6, 1.35, 0.1, 0.34, "sun"), (3.3, 0.5, 0.1, 0.26, "sun"), (0.1, 2.45, 1.5, 0.26))
