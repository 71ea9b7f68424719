"""A home in central Ohio with its driveway: green and black before the pressure washer, bright after."""

from kit.core import at, box, dirt, paint, plate
from kit.dirt import SOOT, skin, splash, stains, streaks
from kit.effects import gleams
from kit.furniture import mat
from kit.litter import leaves
from kit.stage import patch, slab
from kit.street import cottage, hose, pane, panel_door, pressure_washer, round_tree, shingles, wand
from kit.town import bricks, bush, mailbox

GROUND = ("tealSoft", "teal", 0.35)
W, D = 9.4, 7.8
DRIVE = (5.55, 8.85)
FRONT = 4.6
ALGAE = ("leaf", "navyDeep", 0.42)
CONCRETE = ("sunPale", "white", 0.45)


def garage():
    """A brick garage facing -y on its footprint center, its gable to the front."""
    width, depth, height, rise = 3.3, 2.9, 2.5, 1.15
    box((width, depth, height), (0, 0, 0), paint("clay", finish="matte"), bevel=0.03)
    box((width + 0.08, depth + 0.08, 0.2), (0, 0, 0), paint("line", "inkSoft", 0.25, "matte"), bevel=0.02)
    plate(
        [(-width / 2, 0), (width / 2, 0), (0, rise)], depth, (0, depth / 2, height - 0.02),
        paint("white", finish="matte"), tilt=90,
    )
    slope = ((width / 2 + 0.3) ** 2 + (rise * (width / 2 + 0.3) / (width / 2)) ** 2) ** 0.5
    for turn in (90, -90):
        with at(0, 0, height + rise + 0.06, turn=turn, tilt=34.9):
            shingles(depth + 0.5, slope, "navy")
            box((depth + 0.5, 0.08, 0.14), (0, -slope, -0.1), paint("white"), bevel=0.02)
            for x in (-1, 1):
                box((0.08, slope, 0.16), (x * (depth / 2 + 0.25), -slope / 2, -0.13), paint("white"), bevel=0.02)
            roof_streaks(depth + 0.4, slope, turn)
    with at(0, -depth / 2):
        for i in range(5):
            span = width * (1 - (i * 0.2 + 0.2) / rise)
            if span > 0.2:
                box(
                    (span, 0.05, 0.21), (0, -0.012, height + i * 0.2), paint("white", finish="matte"),
                    bevel=0.008, tilt=6,
                )
        bricks(width, height, "clay", 22, 8)
        box((2.7, 0.08, 2.2), (0, -0.01, 0), paint("white"), bevel=0.02)
        for row in range(4):
            for col in range(4):
                x = -0.93 + 0.62 * col
                glass = row == 3
                tone = paint("tealSoft", "teal", 0.3, "gloss") if glass else paint("white", "tealSoft", 0.35)
                box((0.54, 0.05, 0.4), (x, -0.05, 0.1 + row * 0.5), tone, bevel=0.02)
        with dirt():
            with at(0, 0, 0.02):
                splash(2.7, 2.1, ("inkSoft", "wood", 0.3), 0.75, seed=3, y=-0.09)
                splash(width, 2.4, SOOT, 0.75, seed=4, y=-0.03)
            with at(0, 0, height + 0.35):
                streaks(width * 0.75, 0.75, ALGAE, 0.75, 0.15, 0.95, seed=5, y=-0.08)
    with at(width / 2, 0, 0, turn=90):
        bricks(depth, height, "clay", 24, 9)
        with at(0, 0, 1.5):
            pane(1.0, 1.0, "white", bars=(2, 2), seed=5)
        with dirt(), at(0, 0, 0.05):
            splash(depth, 2.0, ALGAE, 0.85, seed=6, y=-0.05)
        with dirt(), at(0, 0, height / 2):
            streaks(depth, height - 0.1, SOOT, 0.7, 0.2, 0.75, seed=7, y=-0.04)


def roof_streaks(width, slope, seed):
    """The black streaks of damp summers on a roof face falling to -y from the origin."""
    with dirt(), at(0, -slope / 2, 0.08, tilt=-90):
        streaks(width, slope, ("ink", "wood", 0.25), 0.75, 0.22, 1.0, seed, y=-0.01)


def home():
    """The white lap-sided house, its dirt the green that grows in shade."""
    width, depth = 4.6, 3.0
    cottage(width, depth, 2.6, 1.45, "white", "teal")
    with at(0, 0, 4.11, tilt=44.03):
        roof_streaks(width + 0.4, 2.53, 3)
    with at(0, -depth / 2, 0):
        with at(0.1, -0.03, 0.3):
            panel_door(0.95, 2.05)
        for x in (-1.35, 1.5):
            with at(x, -0.03, 1.65):
                pane(0.95, 1.1, "white", bars=(2, 2), seed=int(x * 7), film_cover=0.55)
            for side in (-1, 1):
                box((0.28, 0.06, 1.2), (x + side * 0.72, -0.04, 1.05), paint("navy"), bevel=0.02)
        box((1.5, 0.85, 0.28), (0.1, -0.42, 0), paint("sand"), bevel=0.03)
        box((1.1, 0.4, 0.14), (0.1, -1.0, 0), paint("sand"), bevel=0.03)
        with at(0.1, -0.42, 0.28):
            mat(0.8, 0.45, "clay")
        with dirt():
            with at(0, 0, 0.25):
                splash(width, 2.5, ("leaf", "inkSoft", 0.45), 0.8, seed=1, y=-0.075, scale=0.7)
            with at(0, 0, 1.6):
                streaks(width, 2.0, ("leaf", "navyDeep", 0.5), 0.5, 0.25, 0.9, seed=2, y=-0.08)
            with at(0.1, -0.85, 0.285):
                skin(-0.75, 0, 0.75, 0.8, SOOT, 0.24, 0.6, grain=2.5, seed=5, fade=0.06)


def driveway():
    """Broad concrete slabs to the garage and a walk to the door."""
    x0, x1 = DRIVE
    concrete = paint(*CONCRETE, "satin")
    patch(x0, 0, x1, FRONT, concrete, z=0.014)
    patch(2.35, 1.15, 3.35, 3.1, concrete, z=0.014)
    patch(2.35, 1.15, x0, 2.1, concrete, z=0.016)
    seam = paint("line", "inkSoft", 0.15, "matte")
    for y in (1.55, 3.1):
        patch(x0, y - 0.02, x1, y + 0.02, seam, z=0.02)
    patch(7.18, 0, 7.22, FRONT, seam, z=0.02)
    patch(4.4, 1.15, 4.43, 2.1, seam, z=0.02)


def drive_dirt():
    """Black growth, oil and tire marks on the concrete, leaves on it and in the grass."""
    x0, x1 = DRIVE
    skin(x0, 0, x1, FRONT, ("inkSoft", "wood", 0.4), 0.62, 0.95, 0.036, grain=1, seed=1, fade=0.1)
    for i, (a, b, c, d) in enumerate(
        ((x0, 0, x0 + 0.7, FRONT), (x1 - 0.6, 0, x1, FRONT), (x0, FRONT - 0.8, x1, FRONT))
    ):
        skin(a, b, c, d, ALGAE, 0.25, 0.9, 0.038 + 0.001 * i, grain=1.6, seed=8 + i, fade=0.25)
    for y in (1.55, 3.1):
        skin(x0, y - 0.07, x1, y + 0.07, ALGAE, 0.4, 1, 0.041, grain=5, fade=0.05)
    skin(7.13, 0, 7.27, FRONT, ALGAE, 0.4, 1, 0.0415, grain=5, fade=0.05)
    for x in (6.5, 7.9):
        skin(x - 0.14, 0, x + 0.14, FRONT, SOOT, 0.3, 0.6, 0.042, grain=2, seed=int(x), fade=0.1)
    stains(6.6, 2.0, 7.9, 4.2, 9, ("navyDeep",), 0.08, 0.34, 0.85, seed=3, z=0.045)
    for i, (a, b, c, d) in enumerate(((2.35, 1.15, 3.35, 3.1), (3.35, 1.15, x0, 2.1))):
        skin(a, b, c, d, ("inkSoft", "wood", 0.4), 0.6, 0.92, 0.036, grain=1.67, seed=4 + i, fade=0.06)
        stains(a, b, c, d, 10, SOOT, 0.05, 0.25, 0.75, seed=6 + i, z=0.042)
    leaves(x0 + 0.1, 0.2, x1 - 0.1, FRONT - 0.2, 34, 5, 0.045, 0.94)
    leaves(0.3, 0.3, 5.2, 3.4, 26, 6, 0.02, 0.94)


def build():
    """Put the home's front together."""
    slab(W, D)
    patch(0.08, 0.08, W - 0.08, D - 0.08, paint("leaf", "sun", 0.24, "matte"))
    driveway()
    with at(2.75, 5.75, 0.012):
        home()
    with at(7.2, FRONT + 1.45, 0.012):
        garage()
    with at(6.6, 1.3, 0.03, turn=-12, size=1.35):
        pressure_washer()
    hose(
        [(6.98, 0.96, 0.42), (7.2, 0.6, 0.2), (7.3, 0.4, 0.07), (8.0, 0.4, 0.07), (8.5, 0.8, 0.07), (8.5, 1.5, 0.07)]
        + [(8.1, 1.9, 0.07), (7.75, 2.0, 0.1), (7.7, 2.2, 0.2), (7.81, 2.48, 0.25)],
        radius=0.05,
    )
    with at(8.05, 4.15, 0.07, turn=-8, tilt=90, size=1.1):
        wand(1.35)
    for x, y, tall, spread, name in ((0.75, 1.0, 3.0, 0.85, "leaf"), (9.05, 6.9, 2.8, 0.5, "leaf")):
        with at(x, y, 0.01):
            round_tree(tall, spread, name)
    for x, y, r in ((0.7, 3.85, 0.36), (1.55, 3.85, 0.32), (4.1, 3.85, 0.34), (4.9, 3.9, 0.36), (9.1, 3.2, 0.26)):
        with at(x, y, 0.01):
            bush(r)
    with at(4.95, 0.6, 0.01, size=1.7):
        mailbox()
    with dirt():
        drive_dirt()
    gleams((6.3, 3.0, 0.05, 0.4, "sun"), (8.1, 4.6, 1.4, 0.3), (5.02, 4.1, 1.6, 0.34))
