"""A kitchen cleaned from hood to grout: the stove pulled out, its racks laid out to dry, suds on the tiles."""

from kit.core import at, ball, box, cylinder, dirt, lathe, paint, tube
from kit.dirt import (
    COFFEE, MUD, crumbs, drips, fingermarks, footprints, glass_film, ring, skin, smear, splash, stain, stains,
)
from kit.effects import bubbles, gleams, suds
from kit.furniture import small_plant, table, view_window
from kit.kitchen import counter, fridge, hood, oven_rack, pot, sink, stove, tiles, wall_cabinet
from kit.litter import cobweb, crumpled, overfull
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, bucket, scrub_brush, spray_bottle, towels
from kit.town import cardinal

GROUND = ("sun", "white", 0.4)
W, D, H = 4.8, 4.1, 2.5
TILE = 0.48
BACK = D - 0.36
STOVE = (2.66, D - 0.78)
GREASE = ("wood", "navyDeep", 0.42)
SAUCE = ("clay", "wood", 0.45)


def floor_tiles():
    """Checkered tiles in pale grout."""
    patch(0.02, 0, W, D - 0.02, paint("white", "line", 0.3, "matte"))
    for column in range(10):
        for row in range(9):
            depth = min(TILE, D - TILE * row) - 0.03
            width = min(TILE, W - TILE * column) - 0.03
            tone = paint("teal", "tealSoft", 0.3, "gleam") if (column + row) % 2 else paint("white", finish="gleam")
            foot = (TILE * column + width / 2 + 0.015, TILE * row + depth / 2 + 0.015, 0.006)
            box((width, depth, 0.02), foot, tone, bevel=0.008)


def chair(name):
    """A kitchen chair whose sitter looks to +y."""
    for x in (-0.17, 0.17):
        for y in (-0.17, 0.17):
            tube([(x * 1.15, y * 1.15, 0), (x, y, 0.45)], 0.022, paint("wood"))
        tube([(x, -0.18, 0.45), (x, -0.23, 0.88)], 0.022, paint("wood"))
    box((0.42, 0.42, 0.06), (0, 0, 0.43), paint(name), bevel=0.03)
    box((0.42, 0.05, 0.2), (0, -0.22, 0.7), paint(name), bevel=0.03, tilt=6)


def fruit_bowl():
    """A bowl of apples and pears."""
    lathe([(0, 0), (0.08, 0), (0.17, 0.09), (0.15, 0.09), (0, 0.04)], (0, 0, 0), paint("white"), bevel=0.005)
    for x, y, z, name in (
        (-0.06, 0, 0.11, "clay"), (0.06, 0.03, 0.11, "sun"), (0.0, -0.06, 0.12, "leaf"),
        (0, 0.03, 0.17, "clay"),
    ):
        ball(0.06, (x, y, z), paint(name), detail=3)


def kettle(name="sun"):
    """A stove kettle."""
    lathe(
        [(0, 0), (0.13, 0), (0.14, 0.05), (0.1, 0.16), (0.05, 0.19), (0, 0.19)], (0, 0, 0),
        paint(name, finish="gloss"), bevel=0.01,
    )
    ball(0.022, (0, 0, 0.2), paint("navyDeep"), detail=3)
    tube([(0.1, 0, 0.09), (0.17, 0, 0.13), (0.19, 0, 0.17)], 0.02, paint(name, finish="gloss"), smooth=True)
    tube([(-0.1, 0, 0.14), (-0.08, 0, 0.3), (0.08, 0, 0.3), (0.1, 0, 0.14)], 0.014, paint("navyDeep"), smooth=True)


def build():
    """Put the kitchen together."""
    room(W, D, H, wall="sunPale")
    floor_tiles()
    with at(0.56, BACK - 0.02, 0.02):
        fridge(1.85)
    with at(1.62, BACK, 0.02):
        counter(1.02)
    with at(*STOVE, 0.026):
        stove()
        with at(-0.21, 0.14, 0.965):
            pot("clay")
        with at(0.21, 0.14, 0.972):
            kettle()
    with at(3.95, BACK, 0.02):
        counter(1.5)
    with on_right_wall(1.1, D - 0.02, 0.95):
        tiles(13, 2, 0.28)
    with on_right_wall(2.66, D, 1.55):
        hood()
    for x, width in ((1.6, 0.98), (3.82, 1.24)):
        with on_right_wall(x, D, 1.56):
            wall_cabinet(width, 0.78)
    for y, piece in ((0.86, lambda: counter(0.92)), (1.82, lambda: sink(1.0)), (2.58, lambda: counter(0.52, doors=1))):
        with at(0.36, y, 0.02, turn=90):
            piece()
    with on_left_wall(1.75, 1.62):
        view_window(1.7, 1.0, bars=1)
    with on_left_wall(2.2, 1.06):
        with at(0, -0.09, 0):
            small_plant("clay", 1.2)
        with at(-0.9, -0.09, -0.005):
            cardinal(0.55)
    things()
    tools()
    with dirt():
        grease()
    gleams((2.35, 3.0, 1.0, 0.25), (2.65, 0.55, 0.05, 0.27, "sun"), (0.75, 3.35, 1.35, 0.2))


def things():
    """What makes it somebody's kitchen."""
    with at(3.55, BACK + 0.1, 0.94):
        for x, name, high in ((0, "teal", 0.26), (0.18, "sun", 0.22), (0.34, "clay", 0.18)):
            cylinder(0.075, high, (x, 0, 0), paint(name), bevel=0.015)
            cylinder(0.08, 0.035, (x, 0, high), paint("wood"), bevel=0.012)
    with at(4.4, BACK - 0.02, 0.94):
        fruit_bowl()
    with at(1.35, BACK + 0.16, 0.94, tilt=-8):
        box((0.3, 0.03, 0.42), (0, 0, 0), paint("wood"), bevel=0.02)
    with at(1.85, BACK + 0.06, 0.94):
        cylinder(0.08, 0.17, (0, 0, 0), paint("white"))
        for x, lean in ((-0.02, -14), (0.02, 12), (0.03, 4)):
            with at(x, 0, 0.1, roll=lean):
                tube([(0, 0, 0), (0, 0, 0.24)], 0.012, paint("wood"))
                ball(0.03, (0, 0, 0.25), paint("wood"), squash=(1, 0.5, 1.3), detail=2)
    with at(3.92, 0.88, 0.02):
        table(1.1, 0.78, top="wood", legs="white", height=0.74)
        with at(0.22, 0.08, 0.74):
            small_plant("teal", 1.2)
    for x, y, turn, name in ((3.6, 0.3, 4, "clay"), (4.26, 0.32, -6, "teal"), (3.92, 1.5, 176, "clay")):
        with at(x, y, 0.026, turn=turn):
            chair(name)
    with at(4.5, 2.88, 0.02):
        bin_("navy", size=0.95)


def tools():
    """Bucket, brush and what else does the work."""
    with at(1.72, 1.95, 0.026, turn=20):
        bucket("sun", size=0.8)
    with at(1.86, 1.22, 0.026):
        spray_bottle("teal", 0.72)
    with at(2.2, 1.5, 0.05, turn=40, size=0.9):
        scrub_brush("clay")
    for i, (x, y, spread) in enumerate(
        ((2.1, 1.8, 0.14), (2.36, 1.72, 0.12), (2.5, 1.55, 0.13), (2.0, 1.66, 0.09), (2.66, 1.78, 0.08))
    ):
        suds(x, y, 0.02, spread, 12, seed=i + 3)
    with at(1.42, 1.3, 0.026, turn=70):
        box((0.5, 0.26, 0.05), (0, 0, 0), paint("clay", finish="matte"), bevel=0.024)
    with at(2.62, 2.45, 0.026, turn=6):
        box((1.0, 0.66, 0.016), (0, 0, 0), paint("white", finish="matte"), bevel=0.006)
        for x in (-0.43, 0.43):
            box((0.05, 0.66, 0.006), (x, 0, 0.014), paint("teal", finish="matte"), bevel=0.002)
        with at(0, 0.02, 0.016):
            oven_rack()
        with at(0.1, -0.06, 0.045, turn=8):
            oven_rack()
    with at(1.48, BACK - 0.16, 0.94):
        spray_bottle("clay", 0.72)
    with at(0.42, 0.72, 0.94, turn=90):
        towels(("white", "tealSoft", "sun"), 0.36, 0.26, 0.06)
        with at(0.36, 0.02):
            spray_bottle("sun", 0.72)
    bubbles(
        (
            (1.6, 1.85, 0.66, 0.1), (1.9, 2.05, 0.92, 0.065), (2.4, 1.7, 0.36, 0.075),
            (1.55, 2.1, 1.15, 0.05), (2.5, 1.35, 0.5, 0.045),
        )
    )


def grease():
    """Years of cooking."""
    floor_grease()
    with at(*STOVE, 0.026):
        skin(-0.43, -0.3, 0.43, 0.3, GREASE, 0.35, 0.95, 0.985, grain=4)
        stains(-0.42, -0.28, 0.42, 0.28, 9, SAUCE, 0.03, 0.1, 0.9, z=0.989, seed=2)
        with at(0, -0.38, 0.5):
            smear(0.88, 0.84, GREASE, 0.15, 0.45, 0, grain=3.2, seed=3)
            drips(0.84, 0.8, 9, GREASE, 0.95, 4, -0.006, 0.055)
        with at(0.457, 0, 0.48, turn=90):
            smear(0.62, 0.86, GREASE, 0.1, 0.4, 0, grain=3, seed=8)
            drips(0.6, 0.84, 6, GREASE, 0.95, 9, -0.006, 0.06)
    with on_right_wall(2.66, D, 1.55):
        with at(0, -0.585, 0.05):
            smear(0.92, 0.1, GREASE, 0.3, 0.85, 0, grain=6, fade=0.01)
        with at(0, -0.44, 0.26):
            smear(0.7, 0.34, GREASE, 0.2, 0.5, 0, grain=5, seed=2)
            drips(0.6, 0.34, 7, GREASE, 0.9, 2, -0.006, 0.04)
        with at(0, -0.33, 0.66):
            drips(0.3, 0.5, 4, GREASE, 0.75, 6, 0, 0.045)
        for x, length in ((-0.34, 0.07), (-0.1, 0.11), (0.16, 0.06), (0.3, 0.13)):
            tube([(x, -0.56, 0.01), (x, -0.56, -length)], 0.012, paint(*GREASE, finish="matte"))
    with on_right_wall(2.92, D - 0.045, 1.23):
        smear(3.6, 0.56, GREASE, 0.1, 0.5, 0, grain=1.4, seed=5, fade=0.03)
        with at(-0.25, -0.004, 0, tilt=90):
            stains(-0.75, -0.24, 0.75, 0.26, 26, SAUCE, 0.018, 0.075, 0.9, seed=3)
    for x, width in ((1.6, 0.98), (3.82, 1.24)):
        with on_right_wall(x, D - 0.366, 1.95):
            cupboard_grease(width, 0.78, -0.29, x)
    for x, width in ((1.62, 1.0), (3.95, 1.5)):
        with at(x, BACK - 0.335, 0.47):
            cupboard_grease(width, 0.8, 0.2, x)
    for y, width in ((0.86, 0.92), (1.82, 1.0)):
        with at(0.695, y, 0.47, turn=90):
            cupboard_grease(width, 0.8, 0.2, y)
    with at(0.56, BACK - 0.375, 0.96):
        smear(0.8, 1.75, ("inkSoft", "wood", 0.5), 0.12, 0.3, 0, grain=1.2, seed=2)
        splash_up = ("wood", "inkSoft", 0.4)
        with at(0, -0.003, -0.9):
            splash(0.8, 0.7, splash_up, 0.75, seed=3, y=0)
        for i, (x, up) in enumerate(((-0.28, 0.36), (-0.16, 0.2), (-0.3, 0.05), (-0.2, -0.35), (0.05, 0.42))):
            fingermarks(x, up, GREASE, 0.6, -0.006 - 0.002 * i, 1.1, i)
        with at(0.12, 0, 0.55):
            drips(0.4, 0.6, 3, COFFEE, 0.7, 7, -0.016, 0.035)
    with on_left_wall(1.75, 1.62):
        glass_film(1.7, 1.0, ("line", "wood", 0.4), 0.8, seed=7, y=-0.09)
    with at(0.02, D - 0.02, H - 0.05):
        cobweb(0.75)
    with at(3.92, 0.88, 0.765):
        skin(-0.53, -0.37, 0.53, 0.37, GREASE, 0.05, 0.4, 0, grain=3)
        stains(-0.5, -0.34, 0.5, 0.34, 7, SAUCE, 0.025, 0.09, 0.85, seed=4, z=0.003)
        crumbs(-0.2, -0.1, 0.32, 40, z=0.004, big=0.022)
        ring(-0.32, 0.14, 0.006, 0.06)
        ring(0.34, -0.16, 0.006, 0.06)
    dishes()
    with at(4.5, 2.88, 0.02, size=0.95):
        overfull(seed=2)
    crumpled(4.2, 2.2, 0.03, 0.07, seed=4)


def floor_grease():
    """On the tiles a film that still lets their colors through, black grout, splatter, drips and treads."""
    z = 0.034
    skin(0.0, -0.04, W + 0.02, D, ("wood", "inkSoft", 0.35), 0.2, 0.5, z, grain=0.7, fade=0)
    for i, (x0, y0, x1, y1) in enumerate(((1.9, 2.35, 3.6, 3.45), (0.66, 0.3, 1.2, 3.3), (0.9, 2.9, 4.75, 3.5))):
        skin(x0, y0, x1, y1, GREASE, 0.15, 0.85, z + 0.003 + 0.002 * i, grain=1.6, seed=4 + i, fade=0.3)
    grout = paint("wood", "navyDeep", 0.55, "matte")
    for i in range(1, 10):
        if i < 9:
            box((W - 0.04, 0.034, 0.004), (W / 2, TILE * i, 0.026), grout, bevel=0)
        box((0.034, D - 0.04, 0.004), (TILE * i, D / 2, 0.026), grout, bevel=0)
    for i, (x, y, radius, tone, squash) in enumerate(
        (
            (3.3, 2.2, 0.24, SAUCE, 0.7), (2.95, 1.5, 0.26, COFFEE, 0.7), (1.25, 0.75, 0.28, COFFEE, 0.8),
            (2.5, 0.5, 0.26, GREASE, 0.7), (1.2, 2.65, 0.24, SAUCE, 0.9), (3.5, 2.75, 0.28, GREASE, 0.7),
            (4.4, 1.9, 0.22, SAUCE, 0.8), (2.0, 2.9, 0.22, GREASE, 0.6),
        )
    ):
        spot = {"squash": squash, "hollow": 0.35, "wobble": 0.42, "soft": 0.1, "turn": 30 * i}
        stain(x, y, radius, tone, 0.85, z + 0.012 + 0.001 * i, i, **spot)
        reach = 1.9 * radius
        stains(x - reach, y - reach, x + reach, y + reach, 8, tone, 0.015, 0.05, 0.9, seed=i, z=z + 0.021)
    for seed, (x, y, spread, count) in enumerate(
        ((3.8, 0.6, 0.75, 80), (2.7, 2.7, 0.6, 40), (1.1, 1.9, 0.5, 40), (2.1, 0.9, 0.6, 40), (4.3, 2.5, 0.4, 30))
    ):
        crumbs(x, y, spread, count, (MUD, ("wood", "sand", 0.3), GREASE), z, 0.03, seed)
    footprints(((4.6, 2.1), (3.0, 1.95), (1.3, 2.9)), MUD, 0.85, z + 0.03, size=1.25)
    footprints(((0.95, 2.2), (1.5, 0.3)), MUD, 0.7, z + 0.03, size=1.25)


def cupboard_grease(width, height, grip, seed):
    """Runs and finger marks on a cupboard's two doors, centered at the origin; its handles are at z = `grip`."""
    smear(width, height, GREASE, 0.08, 0.3, 0, grain=1.6, seed=seed, fade=0.03)
    drips(width - 0.1, height - 0.1, 5, GREASE, 0.7, seed, -0.005, 0.04)
    for i, x in enumerate((-width / 4, width / 4)):
        fingermarks(x + 0.04, grip, GREASE, 0.75, -0.01 - 0.002 * i, 1.2, i)
        fingermarks(x - 0.08, grip - 0.16, GREASE, 0.5, -0.014 - 0.002 * i, 1.1, i + 4)


def dishes():
    """The washing-up nobody did."""
    with at(0.36, 1.82, 0.96, turn=90):
        for i in range(5):
            lathe(
                [(0, 0), (0.1, 0), (0.15, 0.02), (0.15, 0.03), (0, 0.012)],
                (0.02 * (-1) ** i, -0.02, 0.024 * i), paint("white"),
            )
        stain(0.02, -0.02, 0.07, SAUCE, 0.9, 0.135)
        with at(-0.25, 0.02, 0.0, roll=-12):
            cylinder(0.12, 0.1, (0, 0, 0), paint("clay"))
            tube([(-0.12, 0, 0.08), (-0.34, -0.08, 0.12)], 0.018, paint("navyDeep"))
    for x, y in ((0.36, 1.18), (3.35, BACK - 0.14)):
        with at(x, y, 0.94):
            skin(-0.25, -0.2, 0.25, 0.2, GREASE, 0.06, 0.55, 0.003, grain=4)
            lathe([(0, 0), (0.1, 0), (0.15, 0.02), (0.15, 0.03), (0, 0.012)], (0, 0, 0.004), paint("white"))
            stain(0, 0, 0.07, SAUCE, 0.9, 0.034)
            crumbs(0.02, 0, 0.2, 16, z=0.02, big=0.016)
    for x, y in ((1.75, BACK - 0.16), (4.1, BACK - 0.18)):
        stain(x, y, 0.13, COFFEE, 0.7, 0.945, 2)
