"""A bakery's glass front on a main street: a squeegee on its pole leans there, the panes are grimy or gleam."""

from kit.core import at, ball, box, cylinder, dirt, film, paint, shine, tube
from kit.dirt import SOOT, clouds, footprints, neglected, runs, skin, splash, stains, streaks, veil
from kit.effects import gleams, glints
from kit.furniture import mat, pendant
from kit.litter import leaves
from kit.stage import lamp, patch, slab
from kit.street import flower_box, pane, round_tree, squeegee, window_bucket
from kit.tools import towels, wet_floor_sign
from kit.town import bricks, roof_box

GROUND = ("tealSoft", "white", 0.2)
W, D = 8.0, 3.8
FRONT, INSIDE = 2.3, 1.05
LEFT, RIGHT, TALL = 0.35, 7.5, 3.95
SILL, HEAD = 0.5, 3.0
RUST = ("inkSoft", "wood", 0.35)
BAYS = ((0.62, 2.42), (2.58, 4.38), (5.62, 7.2))


def shell():
    """The brick building: hollow behind its panes, a flat above."""
    brick = paint("clay", finish="matte")
    width, middle = RIGHT - LEFT, (LEFT + RIGHT) / 2
    depth = D - 0.2 - FRONT
    back = depth - INSIDE
    box((width, back, HEAD), (middle, FRONT + INSIDE + back / 2, 0), paint("tealSoft", "teal", 0.4, "matte"), bevel=0.0)
    box((width, depth, TALL - HEAD), (middle, FRONT + depth / 2, HEAD), brick, bevel=0.03)
    for x0, x1 in ((LEFT, 0.62), (2.42, 2.58), (4.38, 4.52), (5.48, 5.62), (7.2, RIGHT)):
        box((x1 - x0, 0.3, HEAD), ((x0 + x1) / 2, FRONT + 0.15, 0), paint("navy"), bevel=0.02)
    for x0, x1 in BAYS:
        box((x1 - x0, 0.26, SILL), ((x0 + x1) / 2, FRONT + 0.15, 0), paint("navy", "teal", 0.3), bevel=0.02)
        box((x1 - x0 + 0.1, 0.4, 0.07), ((x0 + x1) / 2, FRONT + 0.1, SILL - 0.02), paint("white"), bevel=0.015)
    for x in (LEFT + 0.02, RIGHT - 0.1):
        box((0.16, INSIDE, HEAD), (x + 0.04, FRONT + INSIDE / 2 + 0.1, 0), brick, bevel=0.0)
    box((0.14, back, HEAD), (RIGHT - 0.06, FRONT + INSIDE + back / 2, 0), brick, bevel=0.0)
    box((width + 0.24, depth + 0.24, 0.22), (middle, FRONT + depth / 2, TALL - 0.04), paint("navy"), bevel=0.04)
    box(
        (width - 0.2, depth - 0.2, 0.06), (middle, FRONT + depth / 2, TALL + 0.16),
        paint("sand", finish="matte"), bevel=0.02,
    )
    box((width + 0.1, 0.16, 0.3), (middle, FRONT - 0.02, HEAD - 0.02), paint("white"), bevel=0.03)
    patch(LEFT, FRONT, RIGHT, FRONT + INSIDE, paint("wood", "sand", 0.35, "satin"), z=0.004)
    with at(middle, FRONT, HEAD):
        bricks(width, TALL - HEAD, "clay", 30, 3)
    with at(RIGHT, FRONT + depth / 2, 0, turn=90):
        bricks(depth, TALL, "clay", 24, 4)
        with at(0.0, 0, 1.55):
            pane(1.0, 1.4, "navy", bars=(2, 1), film_cover=0)
            with dirt():
                neglected(1.0, 1.4, seed=41, y=-0.112, dark=RUST, size=0.8)
    with at(middle, FRONT - 0.1, 3.58):
        for x in (-2.41, -0.45, 2.5):
            with at(x, 0, 0):
                cupcake()
    with at(2.2, FRONT + 0.68, TALL + 0.2):
        roof_box(0.75)
    with at(6.4, FRONT + 0.7, TALL + 0.2):
        roof_box(0.6)


def cupcake():
    """A cupcake on a round board, centered at the origin, facing -y."""
    cylinder(0.3, 0.06, (0, 0.08, 0), paint("sunPale"), tilt=90, bevel=0.015)
    box((0.22, 0.08, 0.15), (0, 0.0, -0.2), paint("teal"), bevel=0.02)
    ball(0.15, (0, 0.0, 0), paint("white"), squash=(1, 0.5, 0.75), detail=3)
    ball(0.045, (0, -0.02, 0.14), paint("danger"), detail=3)


def inside():
    """What the panes show: counter, shelves of bread, cakes on stands."""
    wood = paint("wood")
    z0 = SILL + 0.05
    for x0, x1 in BAYS:
        box((x1 - x0, 0.5, 0.06), ((x0 + x1) / 2, FRONT + 0.52, z0 - 0.02), wood, bevel=0.01)
        with at((x0 + x1) / 2, FRONT + INSIDE, 0):
            for z in (1.4, 2.05):
                box((x1 - x0 - 0.1, 0.36, 0.05), (0, -0.18, z), wood, bevel=0.01)
                for i in range(5):
                    x = (i - 2) * (x1 - x0 - 0.4) / 4
                    loaf = paint("wood", "sun", 0.35) if (i + int(z)) % 2 else paint("wood", "clay", 0.25)
                    ball(0.15, (x, -0.22, z + 0.14), loaf, squash=(1.2, 0.9, 0.8), detail=3)
    for x, tone, top in (
        (0.98, "white", "clay"), (2.05, "clay", "sunPale"), (2.95, "sun", "white"), (4.0, "white", "teal"),
        (5.98, "clay", "white"), (6.82, "white", "sun"),
    ):
        y = FRONT + 0.52
        cylinder(0.05, 0.2, (x, y, z0 + 0.04), paint("white"))
        cylinder(0.27, 0.035, (x, y, z0 + 0.22), paint("white"), bevel=0.01)
        cylinder(0.22, 0.17, (x, y, z0 + 0.255), paint(tone), bevel=0.03)
        cylinder(0.225, 0.06, (x, y, z0 + 0.39), paint(top), bevel=0.025)
        ball(0.05, (x, y, z0 + 0.48), paint("danger"), detail=3)
    for x in (1.52, 3.48, 6.4):
        with at(x, FRONT + 0.5, HEAD):
            pendant(0.32, "sun")
            lamp(0, -0.1, -0.75, 26, 0.15)


def panes():
    """Glass one sees through, gleams on it after, film and streaks before."""
    height = HEAD - SILL - 0.05
    for i, (x0, x1) in enumerate(BAYS):
        with at((x0 + x1) / 2, FRONT + 0.06, SILL + 0.05 + height / 2):
            glass = box((x1 - x0, 0.02, height), (0, 0, -height / 2), film("tealSoft", 0.25, 0.07), bevel=0)
            glass.visible_shadow = False
            with shine(), at(0, -0.03, 0):
                glints((x1 - x0) * 0.7, height, film("white", 0.62, 0.5))
            with dirt():
                neglected(x1 - x0, height, seed=3 * i + 3, y=-0.03, milk=0.78, dark=RUST, spots=30)
    # the door, glass in a yellow frame
    with at(5.0, FRONT + 0.08, 0):
        box((0.96, 0.1, 0.24), (0, 0, 0.02), paint("sun"), bevel=0.015)
        box((0.96, 0.1, 0.14), (0, 0, 2.1), paint("sun"), bevel=0.015)
        box((0.96, 0.1, 0.5), (0, 0.02, 2.25), paint("navy"), bevel=0.0)
        for x in (-0.42, 0.42):
            box((0.12, 0.1, 2.2), (x, 0, 0.02), paint("sun"), bevel=0.015)
        glass = box((0.74, 0.02, 1.9), (0, 0, 0.24), film("tealSoft", 0.25, 0.1), bevel=0)
        glass.visible_shadow = False
        tube([(0.33, -0.12, 0.9), (0.33, -0.12, 1.35)], 0.025, paint("navyDeep"))
        with shine(), at(0, -0.03, 1.2):
            glints(0.6, 1.7, film("white", 0.62, 0.5))
        with dirt(), at(0, 0, 1.18):
            neglected(0.74, 1.9, seed=23, y=-0.03, milk=0.74, dark=RUST, size=0.8, spots=18)


def grime():
    """Pollen and road film on front and walk."""
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    with at(middle, FRONT, (HEAD + TALL) / 2 + 0.15):
        streaks(width, TALL - HEAD - 0.3, SOOT, 0.7, 0.22, 0.85, seed=2, y=-0.03)
    with at(middle, FRONT - 0.11, HEAD + 0.13):
        streaks(width + 0.1, 0.3, SOOT, 0.6, 0.12, 1.0, seed=3, y=-0.005)
    with at(RIGHT, FRONT + (D - 0.2 - FRONT) / 2, TALL / 2 + 0.1, turn=90):
        streaks(D - 0.2 - FRONT, TALL - 0.3, SOOT, 0.7, 0.22, 0.7, seed=6, y=-0.03)
    for x0, x1 in BAYS:
        with at((x0 + x1) / 2, FRONT + 0.02, 0):
            splash(x1 - x0, 0.48, ("line", "wood", 0.3), 0.85, seed=int(x0 * 3), y=-0.01)
        wide = (x1 - x0) / 2 + 0.04
        with at((x0 + x1) / 2, FRONT, SILL + 0.054):
            veil(-wide, -0.098, wide, 0.05, [(lambda x, y: 0.75 + 0.25 * clouds(x / 0.25, y / 0.2, 5), RUST)])
        with at((x0 + x1) / 2, FRONT - 0.106, SILL + 0.016, tilt=90):
            drips = [(wide * (k - 5 + 0.4 * (k % 3)) / 5.5, 0.03 + 0.02 * (k % 4), 0.05) for k in range(11)]
            veil(-wide, -0.035, wide, 0.034, [(lambda x, _: 0.6 + 0 * x, RUST), runs(drips, 0.034, RUST, 0.8)])
    skin(0, 0, W, FRONT, ("inkSoft", "wood", 0.35), 0.2, 0.58, 0.022, grain=1.25, seed=4, fade=0.15)
    stains(0.2, 0.1, W - 0.2, FRONT - 0.2, 30, SOOT, 0.03, 0.2, 0.7, seed=5, z=0.026)
    footprints([(0.4, 0.5), (4.4, 0.9), (5.0, 2.0)], SOOT, 0.7, 0.05, stride=0.42, size=1.2, left=0.7)
    leaves(0.2, FRONT - 0.4, W - 0.3, FRONT - 0.05, 34, 2, 0.02, 0.82)


def build():
    """Put the street front together."""
    slab(W, D)
    walk = paint("sunPale", "white", 0.5, "satin")
    patch(0, 0, W, D, walk)
    for x in range(1, 6):
        patch(x * W / 6 - 0.015, 0.02, x * W / 6 + 0.015, FRONT - 0.02, paint("line", finish="matte"), z=0.004)
    patch(0.02, 1.12, W - 0.02, 1.15, paint("line", finish="matte"), z=0.004)
    shell()
    inside()
    panes()
    with at(5.0, FRONT - 0.4, 0.012):
        mat(1.0, 0.6, "teal")
    with at(3.98, 1.78, 0.012, tilt=-11):
        squeegee(2.1, 0.85)
    with at(2.5, 1.3, 0.012, turn=-10, size=1.45):
        window_bucket("sun")
    with at(3.5, 0.85, 0.012, turn=15, size=1.1):
        towels(("sun", "white", "tealSoft"), 0.48, 0.34)
    with at(6.1, 0.75, 0.012, turn=-8, size=1.05):
        wet_floor_sign()
    with at(6.45, 1.8, 0.012):
        flower_box(1.3, "white", ("clay", "sun", "white"))
    with at(0.75, 0.55, 0.012):
        round_tree(2.4, 0.55)
    with dirt():
        grime()
    gleams((2.2, FRONT - 0.2, 2.0, 0.32), (7.0, FRONT - 0.2, 2.2, 0.26))
