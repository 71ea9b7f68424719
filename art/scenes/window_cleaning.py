"""An office front whose dull panes turn clear under the squeegee."""
import math

from kit.core import at, box, paint, tube
from kit.effects import bubbles, glints, grime, sparkle, suds
from kit.furniture import mat
from kit.stage import patch, slab
from kit.tools import bucket, towels, wet_floor_sign
from kit.town import bricks, cardinal, double_door, lamp_post, planter, roof_box, tree

GROUND = ("tealSoft", "white", 0.2)
W, D = 8.7, 5.0
FRONT, TALL = 2.6, 4.5
BAY, PANE = 2.3, (1.84, 1.5)
ROWS = (1.25, 3.38)
MIDDLE = 4.1
BLADE = (0.36, 0.58)
DECK = 1.8


def frame():
    """One window frame of the front with its sill, centred at the origin, facing -y."""
    width, height = PANE
    box((width + 0.22, 0.14, height + 0.22), (0, 0, -height / 2 - 0.11), paint("navy"), bevel=0.04)
    box((width + 0.4, 0.26, 0.1), (0, -0.06, -height / 2 - 0.2), paint("white"), bevel=0.03)


def glass(clear, left=0.0, right=1.0, low=0.0, high=1.0):
    """Glass for a part of a frame, given as fractions of its width and height."""
    width, height = PANE[0] * (right - left), PANE[1] * (high - low)
    tone = paint("tealSoft", "teal", 0.14, "gloss") if clear else paint("line", "ink", 0.32, "matte")
    with at(PANE[0] * ((left + right) / 2 - 0.5), -0.06, PANE[1] * ((low + high) / 2 - 0.5)):
        box((width, 0.06, height), (0, 0, -height / 2), tone, bevel=0.004)
        with at(0, -0.03, 0):
            if clear:
                glints(width, height)
            else:
                grime(width, height, 7, seed=int(width * 10), base="line")


def smile():
    """What a finger drew into the dust of the last pane."""
    clean = paint("tealSoft", "teal", 0.1)
    arc = [
        (0.3 * math.cos(a), -0.1, 0.3 * math.sin(a)) for a in [math.radians(205 + 13 * i) for i in range(11)]
    ]
    tube(arc, 0.035, clean)
    for x in (-0.15, 0.15):
        tube([(x, -0.1, 0.1), (x, -0.1, 0.22)], 0.04, clean)


def facade():
    """The building: windows clear on the left, one at work in the middle, dull on the right."""
    depth = D - FRONT
    middle = FRONT + depth / 2
    box((7.2, depth, TALL), (MIDDLE, middle, 0), paint("clay", "sand", 0.12, "matte"), bevel=0.06)
    box((7.4, depth + 0.2, 0.2), (MIDDLE, middle, TALL - 0.05), paint("navy"), bevel=0.05)
    box((6.9, depth - 0.3, 0.1), (MIDDLE, middle, TALL + 0.1), paint("sand"), bevel=0.03)
    box((7.32, depth + 0.12, 0.2), (MIDDLE, middle, 0), paint("navy", "white", 0.2), bevel=0.05)
    box((7.28, depth + 0.08, 0.12), (MIDDLE, middle, 2.24), paint("white"), bevel=0.03)
    with at(MIDDLE, FRONT):
        bricks(7.0, TALL, "clay", 60, 3)
    with at(MIDDLE + 3.6, middle, 0, turn=90):
        bricks(depth, TALL, "clay", 26, 4)
    for column, row, state in (
        (-1, 0, "clear"),
        (-1, 1, "clear"),
        (0, 1, "work"),
        (1, 0, "smile"),
        (1, 1, "dull"),
    ):
        with at(MIDDLE + BAY * column, FRONT, ROWS[row]):
            frame()
            if state == "work":
                glass(True, right=BLADE[0])
                glass(True, left=BLADE[0], low=BLADE[1])
                glass(False, left=BLADE[0], high=BLADE[1])
                squeegee_stroke()
            else:
                glass(state == "clear")
            if state == "smile":
                smile()
    with at(MIDDLE, FRONT, 0):
        double_door(1.5, 1.7)
    with at(MIDDLE + 3.6, middle, 0, turn=90):
        for z in ROWS:
            with at(0, 0, z):
                frame()
                glass(True)
    with at(2.2, 3.9, TALL + 0.19):
        roof_box(1.0)


def squeegee_stroke():
    """The squeegee halfway down its stroke on a pole that stands on the platform, foam under its blade."""
    x = PANE[0] * ((BLADE[0] + 1) / 2 - 0.5)
    z = PANE[1] * (BLADE[1] - 0.5)
    width = PANE[0] * (1 - BLADE[0]) - 0.04
    box((width, 0.05, 0.09), (x, -0.13, z - 0.04), paint("navyDeep"), bevel=0.015)
    box((width * 0.96, 0.08, 0.08), (x, -0.17, z - 0.1), paint("inkSoft", "white", 0.55), bevel=0.02)
    tube([(x, -0.2, z - 0.07), (x, -0.66, DECK - ROWS[1] + 0.1)], 0.045, paint("sun"))
    tube([(x, -0.2, z - 0.07), (x, -0.33, z - 0.5)], 0.055, paint("navy"))
    for i in range(6):
        suds(x + (i - 2.5) * 0.19, -0.18, z - 0.24, 0.13, 5, seed=i + 20, depth=0.09)


def gondola():
    """The hanging platform under the window at work."""
    x, y, z = MIDDLE + 0.34, FRONT - 0.6, DECK
    box((2.3, 0.62, 0.1), (x, y, z), paint("sun"), bevel=0.03)
    for side in (-0.29, 0.29):
        for up in (0.26, 0.46):
            tube([(x - 1.12, y + side, z + up), (x + 1.12, y + side, z + up)], 0.025, paint("sun"))
        for end in (-1.12, 0, 1.12):
            tube([(x + end, y + side, z), (x + end, y + side, z + 0.46)], 0.03, paint("sun"))
    for end in (-1.12, 1.12):
        tube([(x + end, y, z + 0.5), (x + end, y, TALL + 0.42)], 0.018, paint("navyDeep"))
        tube(
            [(x + end, y, TALL + 0.4), (x + end, FRONT + 0.4, TALL + 0.4), (x + end, FRONT + 0.4, TALL + 0.1)],
            0.05,
            paint("inkSoft", "white", 0.3),
        )
    with at(x + 0.72, y, z + 0.1):
        bucket("teal", size=0.82)
    with at(x - 0.72, y, z + 0.1):
        towels(("white", "tealSoft", "clay"), 0.42, 0.3)


def build():
    """Put the street front together."""
    slab(W, D)
    patch(0, 0, W, 1.9, paint("line", "white", 0.35, "matte"))
    for x in range(1, 7):
        patch(x * W / 7 - 0.02, 0.02, x * W / 7 + 0.02, 1.88, paint("line", "inkSoft", 0.15, "matte"), z=0.004)
    facade()
    gondola()
    with at(2.55, 0.8):
        bucket("teal", size=1.7)
        with at(0.65, -0.3):
            towels(("sun", "white", "tealSoft"), 0.48, 0.34)
    with at(5.9, 0.8, turn=-12):
        wet_floor_sign(1.25)
    for x in (0.95, 7.25):
        with at(x, 1.95):
            planter(1.0, "white")
    with at(8.2, 4.2):
        tree(2.1, "leaf", 1.1)
    with at(0.45, 1.0):
        lamp_post(2.0)
    with at(MIDDLE, 2.05, 0.012):
        mat(1.3, 0.7, "clay")
    with at(1.25, FRONT - 0.1, 2.46, turn=20):
        cardinal(1.3)
    bubbles(
        (
            (2.2, 0.9, 1.35, 0.15),
            (2.95, 0.8, 1.7, 0.22),
            (1.9, 1.0, 2.0, 0.12),
            (3.3, 1.6, 2.9, 0.17),
            (3.0, 1.7, 3.5, 0.11),
            (5.3, 2.0, 2.9, 0.13),
        )
    )
    sparkle(2.5, FRONT - 0.15, 3.9, 0.42)
    sparkle(2.45, FRONT - 0.15, 1.7, 0.3)
    sparkle(7.8, 4.5, 3.85, 0.32)
