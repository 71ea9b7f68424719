"""The kitchen of a house just built: before, drywall dust over all of it; after, ready to move in."""

import random

from kit.core import at, box, cylinder, dirt, paint, plate, shine
from kit.dirt import crumbs, footprints, mottle
from kit.effects import gleams, glints
from kit.flat import ragged, sheet
from kit.litter import scraps
from kit.site import cabinet, faucet, hard_hat, mud_pail, patio_door, rolled_plans, window_sticker, yard_view
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bucket, mop_bucket, shop_vacuum, spray_bottle, stepladder

GROUND = ("sand", "wood", 0.35)
W, D, H = 5.3, 4.9, 2.6
BACK = D - 0.33


def planks():
    """The oak floor."""
    count = 15
    pitch = (D - 0.08) / count
    patch(0.04, 0, W, D - 0.04, paint("wood", "navyDeep", 0.2))
    for i in range(count):
        cuts = [0.04, *[c for c in (0.6 + (i * 1.37) % 1.6, 2.6 + (i * 0.83) % 1.7) if c < W - 0.3], W]
        for k, (x0, x1) in enumerate(zip(cuts, cuts[1:])):
            tone = paint("wood", "sun", (0.08, 0.22, 0.15, 0.28)[(i * 3 + k) % 4], "gleam")
            patch(x0 + 0.006, i * pitch + 0.006, x1 - 0.006, (i + 1) * pitch - 0.006, tone, 0.006)


def worktop(x0, x1, z=0.88):
    """A pale stone top along the wall, with dust on it before."""
    box((x1 - x0, 0.7, 0.06), ((x0 + x1) / 2, BACK - 0.02, z), paint("white", finish="gleam"), bevel=0.012)
    with dirt():
        dusty = mottle(("line", "inkSoft", 0.1), ("sand", "wood", 0.3), 2.5)
        box((x1 - x0 - 0.01, 0.69, 0.064), ((x0 + x1) / 2, BACK - 0.02, z + 0.002), dusty, bevel=0.012)


def kitchen():
    """Cabinets, sink under the window, oven and hood, fridge."""
    hazy = mottle(("navy", "white", 0.36), ("sand", "inkSoft", 0.3), 1.5, 0.3, 0.66)
    lower = ((1.0, 1.85, 2), (1.85, 2.95, 2), (2.95, 3.5, 1), (4.3, 5.2, 2))
    for x0, x1, doors in lower:
        with at((x0 + x1) / 2, BACK, 0.1):
            cabinet(x1 - x0, 0.78, 0.6, doors=doors)
            with dirt():
                pitch = (x1 - x0) / doors
                for i in range(doors):
                    x = (x0 - x1) / 2 + pitch * (i + 0.5)
                    box((pitch - 0.025, 0.03, 0.745), (x, -0.312, 0.018), hazy, bevel=0.01)
        box((x1 - x0, 0.5, 0.1), ((x0 + x1) / 2, BACK + 0.04, 0.01), paint("navyDeep"), bevel=0)
    with dirt():
        box((0.01, 0.6, 0.77), (5.206, BACK, 0.105), hazy, bevel=0)
    worktop(1.0, 3.5)
    worktop(4.3, 5.24)
    for x0, x1, doors in ((1.02, 1.62, 2), (4.4, 5.2, 2)):
        with at((x0 + x1) / 2, D - 0.18, 1.5):
            cabinet(x1 - x0, 0.85, 0.34, "white", doors, "low")
            with dirt():
                pitch = (x1 - x0) / doors
                veil = mottle(("line", "white", 0.2), ("sand", "wood", 0.32), 1.8)
                for i in range(doors):
                    x = (x0 - x1) / 2 + pitch * (i + 0.5)
                    box((pitch - 0.028, 0.03, 0.82), (x, -0.182, 0.02), veil, bevel=0.01)
    # tiled splashback
    for row in range(3):
        for i in range(15):
            x0 = max(1.02, 1.02 + 0.3 * i - (0.15 if row % 2 else 0))
            x1 = min(5.2, 1.02 + 0.3 * (i + 1) - (0.15 if row % 2 else 0))
            if x1 - x0 > 0.05:
                tone = paint("tealSoft", "white", (0.1, 0.4, 0.25)[(i + 2 * row) % 3], "gleam")
                box((x1 - x0 - 0.018, 0.02, 0.17), ((x0 + x1) / 2, D - 0.012, 0.95 + 0.185 * row), tone, bevel=0.008)
    # fridge
    steel = paint("white", "inkSoft", 0.16, "gloss")
    with at(0.53, BACK - 0.02, 0.02):
        box((0.88, 0.72, 2.0), (0, 0, 0), steel, bevel=0.03)
        box((0.86, 0.02, 0.02), (0, -0.355, 0.72), paint("inkSoft", "white", 0.3), bevel=0)
        box((0.014, 0.02, 1.26), (0, -0.355, 0.73), paint("inkSoft", "white", 0.3), bevel=0)
        for x in (-0.06, 0.06):
            box((0.03, 0.05, 0.6), (x, -0.39, 1.0), paint("inkSoft", "white", 0.25), bevel=0.012)
        box((0.5, 0.05, 0.03), (0, -0.39, 0.6), paint("inkSoft", "white", 0.25), bevel=0.012)
        with dirt():
            film_tone = mottle(("tealSoft", "teal", 0.3), ("tealSoft", "white", 0.1), 2.5)
            for x, z, w, h in ((-0.22, 0.76, 0.4, 1.2), (0.22, 0.9, 0.4, 1.06), (0, 0.06, 0.82, 0.6)):
                box((w, 0.012, h), (x, -0.362, z), film_tone, bevel=0.0)
            box((0.4, 0.16, 0.01), (0.22, -0.43, 0.9), film_tone, bevel=0.0, tilt=-50)
    # oven, cooktop and hood
    with at(3.9, BACK, 0.02):
        box((0.78, 0.64, 0.88), (0, 0, 0), steel, bevel=0.02)
        box((0.64, 0.03, 0.42), (0, -0.32, 0.2), paint("navyDeep", finish="gloss"), bevel=0.02)
        box((0.62, 0.04, 0.03), (0, -0.35, 0.66), paint("inkSoft", "white", 0.25), bevel=0.01)
        for x in (-0.24, -0.08, 0.08, 0.24):
            cylinder(0.035, 0.04, (x, -0.32, 0.78), paint("navyDeep"), tilt=90, bevel=0.008)
        box((0.74, 0.6, 0.03), (0, 0, 0.88), paint("navyDeep", finish="gleam"), bevel=0.01)
        with dirt():
            box(
                (0.75, 0.61, 0.033), (0, 0, 0.88),
                mottle(("line", "inkSoft", 0.35), ("sand", "wood", 0.35), 3), bevel=0.01,
            )
            box(
                (0.65, 0.03, 0.43), (0, -0.325, 0.195),
                mottle(("inkSoft", "white", 0.3), ("line", "inkSoft", 0.2), 3), bevel=0.02,
            )
            with at(0.12, -0.345, 0.42):
                window_sticker(0.22)
        with at(0, 0.1, 1.5):
            plate(
                [(-0.4, 0), (0.4, 0), (0.4, 0.1), (0.16, 0.36), (-0.16, 0.36), (-0.4, 0.1)], 0.46,
                (0, 0.22, 0), steel, bevel=0.012, tilt=90,
            )
            box((0.32, 0.3, 0.66), (0, 0.06, 0.34), steel, bevel=0.01)
            with dirt():
                plate(
                    [(-0.4, 0), (0.4, 0), (0.4, 0.1), (0.16, 0.36), (-0.16, 0.36), (-0.4, 0.1)], 0.01,
                    (0, -0.238, 0), mottle(("line",), ("sand", "wood", 0.4), 3), tilt=90,
                )
    with at(2.4, BACK, 0.94):
        box((0.62, 0.42, 0.012), (0, -0.04, -0.004), paint("inkSoft", "white", 0.55, "gloss"), bevel=0.004)
        box((0.54, 0.34, 0.012), (0, -0.04, 0.002), paint("inkSoft", "white", 0.35, "gloss"), bevel=0.004)
        with at(0, 0.22, 0):
            faucet()


def window():
    """The window over the sink; before, labeled, dusty and flecked with paint."""
    with on_right_wall(2.4, D, 1.98):
        box((1.42, 0.08, 1.02), (0, 0, -0.51), paint("white"), bevel=0.02)
        with at(0, -0.045, 0):
            yard_view(1.26, 0.86)
        box((0.05, 0.05, 0.86), (0, -0.06, -0.43), paint("white"), bevel=0.01)
        box((1.5, 0.16, 0.05), (0, -0.06, -0.55), paint("white"), bevel=0.015)
        with shine():
            with at(-0.36, -0.075, 0):
                glints(0.5, 0.8)
        with dirt():
            haze = mottle(("line", "tealSoft", 0.35), ("sand", "wood", 0.15), 2.4)
            for x in (-0.33, 0.33):
                box((0.6, 0.01, 0.86), (x, -0.075, -0.43), haze, bevel=0)
                with at(x, -0.085, 0.14):
                    window_sticker(0.34)


def glass_door():
    """The patio door on the left wall."""
    with on_left_wall(2.35, 0.02):
        patio_door(2.5, 2.08)
        with shine():
            with at(-0.72, -0.12, 1.1):
                glints(0.9, 1.7)
        with dirt():
            haze = mottle(("line", "tealSoft", 0.35), ("sand", "wood", 0.18), 1.7)
            for x, y in ((-0.625, -0.09), (0.625, -0.105)):
                box((1.12, 0.01, 1.9), (x, y, 0.1), haze, bevel=0)
                with at(x + 0.28, y - 0.012, 1.66):
                    window_sticker(0.36)
            tape = paint("teal", "tealSoft", 0.3, "matte")
            for roll in (-38, 38):
                box(
                    (0.06, 0.006, 1.5),
                    (-0.6 - 0.46 * (1 if roll > 0 else -1), -0.1 - 0.003 * (roll > 0), 0.36), tape, bevel=0,
                    roll=roll,
                )
            dice = random.Random(4)
            flecks = []
            for i in range(30):
                px, pz = dice.uniform(-1.1, 1.1), dice.uniform(0.2, 1.9)
                fleck = ragged(dice.uniform(0.01, 0.03), i, 1.0, 0.2, 9)
                flecks.append([(px + a, pz + b) for a, b in fleck])
            sheet(flecks, (0, -0.12, 0), paint("white"), tilt=90)


def island():
    """The island with the plans, the hard hat and the cleaners' caddy on it."""
    with at(3.35, 2.35, 0.012):
        with at(0, 0, 0.1):
            for x in (-0.62, 0.0, 0.62):
                with at(x, 0.0):
                    cabinet(0.62, 0.78, 0.7)
        box((1.84, 0.62, 0.1), (0, 0.02, 0), paint("navyDeep"), bevel=0)
        box((2.06, 0.94, 0.06), (0, 0, 0.88), paint("white", finish="gleam"), bevel=0.014)
        with dirt():
            hazy = mottle(("navy", "white", 0.36), ("sand", "inkSoft", 0.3), 1.5, 0.3, 0.66)
            for x in (-0.62, 0.0, 0.62):
                box((0.595, 0.03, 0.745), (x, -0.362, 0.118), hazy, bevel=0.01)
            box((0.01, 0.69, 0.77), (0.934, 0, 0.105), hazy, bevel=0)
            box(
                (2.05, 0.93, 0.064), (0, 0, 0.882),
                mottle(("line", "inkSoft", 0.1), ("sand", "wood", 0.3), 2.5), bevel=0.014,
            )
            swipe = paint("white", finish="matte")
            sheet(
                [[(-0.2, -0.3), (0.1, -0.36), (0.4, -0.28), (0.38, -0.22), (0.1, -0.3), (-0.18, -0.24)]],
                (0, 0, 0.948), swipe,
            )
            crumbs(0.5, 0.0, 0.5, 60, (("wood", "sun", 0.35),), 0.95, 0.03, 5, 0.5)
            scraps(((0.45, -0.28, 0.12), (0.1, 0.25, 0.09), (0.75, 0.05, 0.08)), 0.95, paint("wood", "sand", 0.2), 2)
        with at(-0.5, 0.12, 0.94, turn=18):
            rolled_plans(0.66)
        with at(-0.66, -0.24, 0.94, turn=40):
            hard_hat("sun")
        with at(0.62, 0.12, 0.94):
            bucket("teal", foam=False, size=0.55, handle_up=False)
            for x, tone in ((-0.06, "clay"), (0.07, "sun")):
                with at(x, 0.0, 0.14):
                    spray_bottle(tone, 0.75)


def rubbish():
    """What the trades left: dust over the floor, boot prints in it, sawdust, offcuts, a pail of mud."""
    film_tone = mottle(("wood", "sand", 0.55), ("line", "white", 0.45), 1.0, 0.34, 0.62)
    patch(0.05, 0, W, D - 0.05, film_tone, z=0.014, thickness=0.01)
    for i, (x, y, r, squash) in enumerate(
        ((0.9, 1.0, 0.7, 0.7), (2.4, 3.4, 0.8, 0.5), (4.4, 3.5, 0.6, 0.6), (4.3, 0.7, 0.75, 0.6), (2.3, 0.5, 0.5, 0.6))
    ):
        with at(x, y, 0.026 + 0.0015 * i, turn=30 * i):
            sheet([ragged(r, i + 4, squash, 0.2)], (0, 0, 0), mottle(("line", "white", 0.32), ("sand",), 2.5))
        crumbs(x, y, r * 1.1, 60, (("sand", "white", 0.35),), 0.036, 0.05, i + 3, 0.7)
    boards = ("wood", "navyDeep", 0.12)
    footprints([(0.3, 2.4), (1.4, 2.2), (2.0, 3.2), (3.2, 3.7), (4.9, 3.4)], boards, 0.8, 0.04, size=1.15)
    footprints([(5.2, 1.2), (4.0, 1.3), (2.6, 1.35), (1.3, 0.5), (0.5, 0.2)], boards, 0.8, 0.0425, size=1.15)
    footprints([(0.4, 3.2), (1.3, 3.0), (1.6, 4.0)], boards, 0.8, 0.045, size=1.15)
    for x, y, s, seed in ((2.9, 1.5, 0.6, 2), (1.2, 3.8, 0.5, 4), (4.7, 1.9, 0.5, 5)):
        crumbs(x, y, s, 110, (("wood", "sun", 0.45),), 0.048, 0.04, seed, 0.6)
    mud = paint("sunPale", "white", 0.5)
    specks = []
    for i in range(34):
        x, y = 0.3 + (i * 0.754) % 1.0 * 4.7, 0.2 + (i * 0.569) % 1.0 * 3.6
        specks.append([(x + a, y + b) for a, b in ragged(0.015 + 0.03 * ((i * 5) % 7) / 6, i, 0.8, 0.2, 10)])
    sheet(specks, (0, 0, 0.0505), mud)
    board = paint("white", "line", 0.2)
    for x, y, w, d, turn in ((4.9, 0.5, 0.5, 0.34, 20), (4.7, 0.62, 0.36, 0.26, -24), (0.5, 1.55, 0.4, 0.3, 50)):
        box((w, d, 0.03), (x, y, 0.045 if turn > 0 else 0.075), board, bevel=0.006, turn=turn)
    for x, y, length, turn in ((2.0, 0.35, 0.62, 12), (2.2, 0.5, 0.5, -22), (1.0, 4.1, 0.4, 60)):
        box((length, 0.1, 0.05), (x, y, 0.03 if turn > 0 else 0.08), paint("wood", "sand", 0.3), bevel=0.01, turn=turn)
    scraps(
        ((1.6, 1.1, 0.16), (3.9, 0.8, 0.18), (2.6, 3.0, 0.12), (5.0, 2.6, 0.12), (0.8, 2.7, 0.12)), 0.045,
        paint("wood", "sand", 0.15), 7,
    )
    tape = paint("teal", "tealSoft", 0.3, "matte")
    for x, y, turn in ((3.2, 0.4, 30), (1.9, 2.6, -40), (4.5, 2.9, 15), (0.9, 0.6, 80)):
        box((0.34, 0.05, 0.01), (x, y, 0.05), tape, bevel=0, turn=turn)
    with at(2.55, 0.75, 0.02):
        mud_pail()


def build():
    """Put the new kitchen together."""
    room(W, D, H, wall="paper")
    planks()
    kitchen()
    window()
    glass_door()
    island()
    with dirt():
        rubbish()
    with at(1.55, 1.75, 0.02, turn=60):
        shop_vacuum()
    with at(4.55, 1.15, 0.02, turn=-20):
        mop_bucket()
    with at(0.75, 0.62, 0.02, turn=60):
        stepladder(1.45)
    gleams((2.6, 0.7, 0.1, 0.34), (3.7, 2.2, 0.95, 0.22), (0.6, BACK - 0.4, 1.5, 0.2))
