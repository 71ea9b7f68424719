"""A street corner in Ohio under winter's dirt or without it: office, bakery, home, the company's van and tools."""

import math
import random

import numpy as np

from kit.core import at, ball, box, cylinder, dirt, paint, tube
from kit.dirt import (
    DUST, FILM, SALT, SOIL, SOOT, blots, clouds, crumbs, ease_all, footprints, neglected, runs, skin, splash, stains,
    streaks, veil,
)
from kit.effects import gleams
from kit.litter import crumpled, leaves, paper_cup, street_trash
from kit.stage import patch, slab
from kit.street import (
    awning, cottage, flower_box, glass_door, hose, pane, panel_door, pressure_washer, round_tree, squeegee,
    street_bin, van, wand, window_bucket,
)
from kit.tools import wet_floor_sign
from kit.town import bricks, ohio_flag, roof_box

GROUND = ("tealSoft",)
W, D = 12.2, 10.4
KERB_Y, KERB_X = 3.0, 9.6
FRONT = 4.5
MIRE = ("wood", "ink", 0.5)
ROAD_FILM = ("wood", "inkSoft", 0.5)


def unwashed(width, height, seed, wet=0.72):
    """The grime on a framed pane or a glass door."""
    with dirt():
        neglected(
            width, height, seed, -0.114, wet, ROAD_FILM, ("wood", "ink", 0.62), 0.9, spots=8, light=1.05, cell=0.02
        )


def ground():
    """The streets along both fronts, their crosswalk, the walk and the home's lawn."""
    slab(W, D, paint("sand", finish="matte"))
    road = paint("inkSoft", "navy", 0.35, "satin")
    patch(0, 0, W, D, road)
    walk = paint("sunPale", "white", 0.45, "satin")
    box((KERB_X, D - KERB_Y, 0.12), (KERB_X / 2, KERB_Y + (D - KERB_Y) / 2, 0), walk, bevel=0.06)
    seam = paint("line", finish="matte")
    for x in range(1, 7):
        patch(1.4 * x - 0.02, KERB_Y + 0.06, 1.4 * x + 0.02, FRONT, seam, z=0.115)
    for y in range(5, 11):
        patch(8.5, y - 0.02, KERB_X - 0.06, y + 0.02, seam, z=0.115)
    white = paint("white", finish="satin")
    for i in range(5):
        patch(7.3, 0.2 + 0.56 * i, 9.1, 0.5 + 0.56 * i, white, z=0.012)
    for i in range(5):
        patch(9.75 + 0.5 * i, 3.35, 10.03 + 0.5 * i, 4.9, white, z=0.012)
    for x in (0.4, 2.4, 4.4):
        patch(x, 0.24, x + 1.1, 0.36, paint("sun"), z=0.012)
    for y in (5.6, 7.4, 9.2):
        patch(11.0, y, 11.12, y + 1.0, paint("sun"), z=0.012)
    for x, y in ((6.4, 1.55), (10.7, 1.3)):
        cylinder(0.36, 0.016, (x, y, 0), paint("inkSoft", "navy", 0.1), bevel=0)
        cylinder(0.28, 0.02, (x, y, 0), paint("navyDeep"), bevel=0)
    patch(5.3, 7.75, 8.5, D - 0.05, paint("leaf", "sun", 0.22, "matte"), z=0.115)
    patch(8.2, 8.85, 8.9, 9.75, walk, z=0.12)


def office():
    """Three floors of glass at the back."""
    width, depth, height = 4.3, 3.9, 5.3
    box((width, depth, height), (0, 0, 0), paint("white", "tealSoft", 0.25, "matte"), bevel=0.04)
    box((width + 0.16, depth + 0.16, 0.22), (0, 0, height - 0.06), paint("navy"), bevel=0.04)
    box((width - 0.3, depth - 0.3, 0.06), (0, 0, height + 0.12), paint("sand", finish="matte"), bevel=0.02)
    box((width + 0.1, depth + 0.1, 0.3), (0, 0, 0), paint("navy"), bevel=0.03)
    for turn, reach, length, bays in ((0, depth / 2, width, 3), (90, width / 2, depth, 3)):
        pitch = (length - 0.3) / bays
        with at(turn=turn):
            for floor in range(3):
                for bay in range(bays):
                    x = -length / 2 + 0.15 + pitch * (bay + 0.5)
                    if floor == 0 and turn == 0 and bay == 1:
                        continue
                    with at(x, -reach, 1.2 + 1.62 * floor):
                        pane(
                            pitch - 0.34, 1.06, "navy", sill=False, bars=(2, 1), film_cover=0,
                            gleam=(floor + bay) % 2 == 0,
                        )
                        unwashed(pitch - 0.34, 1.06, floor * 9 + bay + turn)
            with dirt(), at(0, -reach, height / 2 + 0.1):
                streaks(
                    length - 0.05, height - 0.4, ("inkSoft", "wood", 0.25), 0.62, 0.2, 0.75, seed=turn + 4, y=-0.015
                )
            with dirt(), at(0, -reach, 0.1):
                splash(length, 1.4, SOIL, 0.6, seed=turn + 2, y=-0.06)
    with at(0, -depth / 2, 0.02):
        glass_door(1.2, 2.1)
        with at(0, 0, 1.12):
            unwashed(1.04, 1.8, 51, 0.6)
        box((1.9, 0.8, 0.12), (0, -0.4, 2.35), paint("sun"), bevel=0.03)
        with dirt():
            skin(-0.94, -0.79, 0.94, -0.02, SOIL, 0.3, 0.75, 2.475, grain=2, seed=12)
            with at(0, 0, 2.41):
                streaks(1.88, 0.12, SOOT, 0.75, 0.12, 1.0, seed=13, y=-0.81)
    with at(-0.6, 0.5, height + 0.18):
        roof_box(1.3)


def pretzel():
    """The bakery's hanging sign: a soft pretzel on a board, facing -y."""
    cylinder(0.5, 0.08, (0, 0.04, 0), paint("sunPale"), tilt=90, bevel=0.02)
    tube(
        [
            (x, -0.08, z * 0.95)
            for x, z in (
                (-0.2, -0.12), (0.05, 0.08), (0.3, 0.3), (0.38, 0), (0, -0.42), (-0.38, 0), (-0.3, 0.3),
                (-0.05, 0.08), (0.2, -0.12),
            )
        ],
        0.07,
        paint("wood"),
        smooth=True,
    )


def bakery():
    """The brick corner shop: window, door, striped awning."""
    width, depth, height = 4.0, 3.0, 3.7
    box((width, depth, height), (0, 0, 0), paint("clay", finish="matte"), bevel=0.04)
    box((width + 0.2, depth + 0.2, 0.2), (0, 0, height - 0.04), paint("sand"), bevel=0.04)
    box((width - 0.3, depth - 0.3, 0.04), (0, 0, height + 0.14), paint("line", "white", 0.5, "matte"), bevel=0.02)
    box((width + 0.1, depth + 0.1, 0.26), (0, 0, 0), paint("sand"), bevel=0.03)
    with at(0, -depth / 2):
        bricks(width, height, "clay", 40, 4)
        with at(-0.5, 0, 1.32):
            pane(2.3, 1.5, "navy", bars=(2, 1), film_cover=0)
            unwashed(2.3, 1.5, 21)
        with at(1.4, 0, 0.02):
            glass_door(0.86, 2.0, seed=22)
            with at(0, 0, 1.07):
                unwashed(0.7, 1.7, 22, 0.6)
        with at(0, -0.04, 2.82):
            awning(3.9, 0.85, 0.4)
        with dirt(), at(0, 0, 3.35):
            streaks(width, 0.8, SOOT, 0.7, 0.2, 0.9, seed=3, y=-0.03)
        with dirt(), at(0, 0, 0.1):
            splash(width, 1.2, SOIL, 0.6, seed=7, y=-0.05)
        with dirt(), at(0, -0.05, 2.84):
            awning_dirt()
    with at(width / 2, 0, 0, turn=90):
        bricks(depth, height, "clay", 26, 6)
        with at(0.1, 0, 1.5):
            pane(1.5, 1.2, "navy", bars=(2, 1), film_cover=0)
            unwashed(1.5, 1.2, 23)
        with at(0.1, -0.06, 2.95):
            pretzel()
        with dirt(), at(0, 0, height / 2):
            streaks(depth, height - 0.3, SOOT, 0.7, 0.2, 0.7, seed=8, y=-0.03)
        with dirt(), at(0, 0, 0.1):
            splash(depth, 1.3, SOIL, 0.65, seed=9, y=-0.06)
    with at(-0.9, 0.5, height + 0.16):
        roof_box(1.0)
    with at(1.5, 1.0, height + 0.14):
        ohio_flag(2.6, 1.5)


def awning_dirt():
    """What a winter leaves on the awning: soot in runs down the cloth, bird specks; the fringe is the dirtiest."""

    def soot(x, y):
        wet = clouds(x / 0.13, y / 2.5, 5, 2)
        return 0.2 + 0.2 * ease_all(-0.4, 0.6, clouds(x / 0.6, y / 0.5, 6)) + 0.6 * ease_all(
            -0.2, 0.6, wet
        ) * ease_all(0.1, 0.95, -y)

    def fringe(x, y):
        inside = np.hypot((x + 1.95) % 0.39 - 0.195, y) < 0.19
        return inside * (0.45 + 0.4 * ease_all(-0.4, 0.6, clouds(x / 0.12, y, 7)))

    dice = random.Random(4)
    birds = [
        (dice.uniform(-1.8, 1.8), dice.uniform(-0.85, -0.15), dice.choice((0.035, 0.05, 0.065))) for _ in range(13)
    ]
    trails = [(x, 0.05 + 2.2 * radius, 0.7 * radius) for x, _, radius in birds[::3]]
    with at(0, 0, 0, tilt=25.2):
        with at(0, 0, 0.012):
            coats = [(soot, MIRE)]
            coats += [runs([trail], spot[1], ("white", "line", 0.2), 0.9) for trail, spot in zip(trails, birds[::3])]
            coats += [
                blots([(x, y, 1.35 * r) for x, y, r in birds], ("inkSoft", "line", 0.5), 0.55),
                blots(birds, ("white", "line", 0.1), 0.95),
            ]
            veil(-1.95, -0.95, 1.95, 0, coats, 0.018, 0.95)
    with at(0, -0.875, -0.42, tilt=90):
        veil(-1.95, -0.195, 1.95, 0.1, [(fringe, MIRE)], 0.015, 0.85)


def van_dirt():
    """Road film, mud from the wheels and dust on the roof of the van, in the van's own place and size."""
    arch, axles = 0.46, (1.45, -1.4)

    def bodywork(x, z):
        """1 on the van's side, 0 in the wheel arches and beyond its outline."""
        share = ease_all(0, 0.05, 2.24 - abs(x)) * (z > 0.34)
        share = share * (z < 2.18 - 1.3 * np.clip(x - 0.86, 0, None)) * ((x < 1.55) | (z < 1.13))
        for axle in axles:
            share = share * (np.hypot(x - axle, z - 0.36) > arch)
        return share

    def film(x, z):
        cloud = clouds(x / 0.7, z / 0.5, 3)
        return bodywork(x, z) * (0.3 + 0.2 * cloud + 0.15 * ease_all(1.7, 2.15, z))

    def rain(x, z):
        return bodywork(x, z) * 0.4 * ease_all(0.1, 0.6, clouds(x / 0.11, z / 3, 8, 2)) * ease_all(0.6, 2.0, z)

    def mud(x, z):
        cloud = clouds(x / 0.28, z / 0.28, 4)
        high = 0.78 + 0.22 * cloud
        thick = 1 - ease_all(high, high + 0.28, z)
        for axle in axles:
            far = np.hypot(x - axle + 0.14, z - 0.36) + 0.16 * cloud
            thick = np.maximum(thick, 1 - ease_all(arch + 0.18, arch + 0.5, far))
        return bodywork(x, z) * 0.88 * thick

    dice = random.Random(9)
    flecks = []
    for _ in range(70):
        axle = dice.choice(axles)
        x, z = axle - 0.1 + dice.gauss(0, 0.5), 0.8 + abs(dice.gauss(0, 0.3))
        flecks.append((x, z, dice.choice((0.02, 0.028, 0.045))))
    spatter, spatter_tone = blots(flecks, MIRE, 0.85)
    with at(-0.93, 0, 0, turn=-90):
        with at(0, -0.03, 0, tilt=90):
            coats = [
                (film, DUST), (rain, FILM), (mud, MIRE),
                (lambda x, z: bodywork(x, z) * spatter(x, z), spatter_tone),
            ]
            veil(-2.26, 0.3, 2.26, 2.2, coats, 0.02, 0.8)
        with at(-0.62, -0.125, 1.38, tilt=90):
            dim = (lambda x, y: 0.3 * ease_all(0, 0.2, 0.55 - np.maximum(abs(x), abs(y))), DUST)
            veil(-0.55, -0.55, 0.55, 0.55, [dim])
    # the nose: mud on bumper and grille, the windshield wiped in two arcs only
    with at(0, -2.36, 0, tilt=90):
        veil(-0.93, 0.34, 0.93, 0.58, [(lambda x, z: 0.55 + 0.35 * clouds(x / 0.25, z / 0.2, 5), MIRE)], 0.02, 0.85)
    with at(0, -2.32, 0, tilt=90):
        veil(-0.86, 0.58, 0.86, 0.84, [(lambda x, z: 0.4 + 0.3 * clouds(x / 0.25, z / 0.2, 6), MIRE)], 0.02, 0.85)

    # the hood, from the grille up to the windshield
    for y0, z0, y1, z1 in ((-2.3, 0.86, -2.2, 1.06), (-2.2, 1.06, -1.66, 1.21)):
        rise = math.degrees(math.atan2(z1 - z0, y1 - y0))
        length = math.hypot(y1 - y0, z1 - z0)
        with at(0, y0, z0, tilt=rise), at(0, 0, 0.008):
            hood = (lambda x, y: (0.5 + 0.3 * clouds(x / 0.3, y / 0.3, 9)) * ease_all(0, 0.06, 0.9 - abs(x)), DUST)
            veil(-0.9, 0, 0.9, length, [hood], 0.025)

    def wiped(x, y):
        arcs = [np.hypot(x - side, y - 0.02) for side in (-0.36, 0.36)]
        return np.maximum(*[ease_all(0.2, 0.24, far) * (1 - ease_all(0.56, 0.6, far)) for far in arcs]) * 0.85

    with at(0, -1.66, 1.22, tilt=math.degrees(math.atan2(0.84, 0.62)) - 90), at(0, -0.032, 0.1, tilt=90):
        dusty = (lambda x, y: 0.62 + 0.15 * clouds(x / 0.4, y / 0.4, 7), DUST)
        veil(-0.76, 0.02, 0.76, 0.82, [dusty, (wiped, None)], 0.015)
    with at(0, 0.66, 2.235, tilt=0.8):
        dust = (lambda x, y: (0.58 + 0.3 * clouds(x / 0.5, y / 0.5, 8)) * ease_all(0, 0.06, 0.89 - abs(x)), DUST)
        specks = blots([(dice.uniform(-0.8, 0.8), dice.uniform(-1.3, 1.3), 0.04) for _ in range(9)], ("white",), 0.9)
        veil(-0.9, -1.4, 0.9, 1.42, [dust, specks], 0.025, 1.05)


def home():
    """The neighbors' cottage, door to +x."""
    cottage(2.9, 2.4, 2.5, 1.25, "white", "teal", chimney=True)
    with at(1.45, 0, 0, turn=90):
        with at(0.45, -0.02, 0.12):
            panel_door(0.85, 2.0)
        with at(-0.6, -0.02, 1.45):
            pane(0.75, 1.0, "white", bars=(2, 2), seed=31)
        box((1.3, 0.6, 0.12), (0.45, -0.32, 0), paint("sand"), bevel=0.03)
        with dirt(), at(0, 0, 0.2):
            splash(2.4, 1.9, ("leaf", "inkSoft", 0.45), 0.75, seed=4, y=-0.06)
    with at(0, -1.2, 0):
        with at(0, -0.02, 1.45):
            pane(0.9, 1.0, "white", bars=(2, 2), seed=32)
        with dirt(), at(0, 0, 0.2):
            splash(2.9, 1.9, ("leaf", "inkSoft", 0.45), 0.75, seed=5, y=-0.06)


def street_dirt():
    """Salt on the road, tracks, grime and footprints on the walk, leaves along the curb, trash."""
    skin(0, 0, W, KERB_Y, SALT, 0.22, 0.72, 0.03, grain=1, seed=1, fade=0.12)
    skin(KERB_X, KERB_Y, W, D, SALT, 0.22, 0.72, 0.03, grain=1, seed=2, fade=0.12)
    for y in (0.75, 2.35):
        skin(
            0, y - 0.16, W, y + 0.16, ("navyDeep", "wood", 0.25), 0.25, 0.5, 0.034, grain=2, seed=int(y * 9),
            fade=0.12, stretch=4,
        )
    stains(0.3, 0.2, W - 0.3, KERB_Y - 0.1, 14, SOOT, 0.06, 0.4, 0.75, seed=3, z=0.038)
    stains(KERB_X + 0.2, 4.5, W - 0.2, D - 0.4, 12, SOOT, 0.06, 0.35, 0.75, seed=4, z=0.038)
    top = 0.132
    skin(0, KERB_Y, KERB_X, FRONT, SOIL, 0.25, 0.62, top, grain=1.25, seed=5, fade=0.08)
    skin(8.4, FRONT, KERB_X, D, SOIL, 0.25, 0.62, top, grain=1.25, seed=6, fade=0.08)
    stains(0.2, KERB_Y + 0.1, KERB_X - 0.1, FRONT - 0.1, 22, SOOT, 0.04, 0.22, 0.75, seed=7, z=top + 0.004)
    stains(8.6, 4.5, KERB_X - 0.1, D - 0.3, 16, SOOT, 0.04, 0.22, 0.75, seed=8, z=top + 0.004)
    footprints(
        [(4.5, 3.6), (7.9, 3.9), (8.6, 3.8), (9.0, 6.4)], SOOT, 0.75, top + 0.02, stride=0.42, size=1.35, left=0.7
    )
    footprints([(9.6, 2.6), (6.0, 1.6)], ("navyDeep",), 0.6, 0.05, stride=0.42, size=1.35, left=0.7)
    leaves(0.2, KERB_Y - 0.4, KERB_X, KERB_Y - 0.05, 46, 2, 0.03, 1.1)
    leaves(KERB_X + 0.05, 4.8, KERB_X + 0.45, D - 0.2, 34, 3, 0.03, 1.1)
    leaves(4.8, FRONT - 0.5, 8.4, FRONT - 0.1, 18, 4, top, 0.99)
    leaves(5.5, 7.8, 8.4, 9.0, 18, 6, top, 0.99)
    leaves(4.6, KERB_Y - 0.5, KERB_X, KERB_Y - 0.05, 56, 12, 0.045, 1.2)
    leaves(5.0, KERB_Y + 0.05, KERB_X - 0.2, KERB_Y + 0.5, 22, 13, top, 1.05)
    for x in (5.4, 6.5, 7.7, 8.8):
        crumbs(x, KERB_Y - 0.28, 0.6, 16, (("white",), SALT), 0.04, 0.05, int(x * 7), 0.35)
    veil(
        0.1, KERB_Y - 0.75, KERB_X, KERB_Y - 0.01,
        [(lambda x, y: 0.9 * ease_all(-0.62, 0.0, y - KERB_Y + 0.25 * clouds(x / 0.3, y / 0.3, 9)), SALT)], 0.03, 0.8,
    ).location.z += 0.042
    street_trash(8.75, 4.6, 9.45, 6.4, 7, 3, top, 1.7)
    street_trash(5.6, 0.4, 9.0, 2.6, 8, 5, 0.03, 1.7)
    with at(9.2, 4.1, 1.06):
        ball(0.26, (0, 0, 0), paint("navyDeep", "inkSoft", 0.4, "satin"), squash=(1.1, 1.1, 0.8), detail=2)
        crumpled(0.2, -0.12, 0.05, 0.12)
        with at(-0.1, -0.2, 0.1, tilt=20, roll=-15, size=1.8):
            paper_cup()


def tools():
    """What the crew has set out, none of it before a door or on the crossing."""
    with at(2.75, 1.75, 0.012, turn=90):
        van(1.04)
        with dirt(), at(size=1.04):
            van_dirt()
    z = 0.13
    with at(9.08, 7.1, z, turn=90, tilt=-12, size=1.25):
        squeegee(1.95, 0.72)
    with at(9.12, 6.1, z, turn=80, size=1.3):
        window_bucket("sun")
    with at(10.75, 8.3, 0.02, turn=20, size=1.5):
        pressure_washer()
    hose(
        [
            (11.35, 8.17, 0.48), (11.7, 7.75, 0.25), (11.75, 7.2, 0.06), (11.3, 6.7, 0.06),
            (10.85, 7.0, 0.06), (10.55, 7.35, 0.06), (10.25, 7.1, 0.1),
        ],
        radius=0.055,
    )
    with at(10.25, 5.2, 0.07, turn=180, tilt=90, size=1.25):
        wand(1.3)
    with at(6.0, 3.7, z, turn=8, size=1.2):
        wet_floor_sign()
    with at(9.2, 4.1, z):
        street_bin()


def build():
    """Put the corner together."""
    ground()
    with at(2.2, 6.5, 0.12):
        office()
    with at(6.45, 6.05, 0.12):
        bakery()
    with at(6.9, 9.15, 0.12):
        home()
    tools()
    for x, y in ((9.1, 9.95), (0.5, 3.75)):
        with at(x, y, 0.12):
            round_tree(2.3 if x > 5 else 2.7, 0.5 if x > 5 else 0.72, "leaf")
    with at(8.76, 8.0, 0.12, turn=90):
        flower_box(0.9, "white", ("sun", "clay", "white"))
    with dirt():
        street_dirt()
    gleams((8.6, 6.6, 1.9, 0.34), (5.6, 0.8, 0.05, 0.42), (4.4, 5.4, 4.2, 0.42))
