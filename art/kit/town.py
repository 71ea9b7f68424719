"""Outdoors: buildings, streets, trees, vehicles and small Ohio tokens."""
import math
import random

from .core import at, ball, box, cloth, cylinder, hole, lathe, paint, plate, tube, wheel
from .effects import glints
from .tools import bucket, spray_bottle, towels


def pane(width, height, tone=None, frame="white", shine=True, deep=0.05):
    """A framed window centred at the origin, facing -y; `tone` is the glass paint."""
    box(
        (width + 0.12, deep, height + 0.12), (0, -deep / 2 + 0.01, -height / 2 - 0.06), paint(frame), bevel=0.02
    )
    box(
        (width, deep, height),
        (0, -deep / 2 - 0.008, -height / 2),
        tone or paint("tealSoft", "teal", 0.16, "gloss"),
        bevel=0.012,
    )
    if shine:
        with at(0, -deep, 0):
            glints(width, height)


def tree(height=1.6, name="leaf", spread=1.0):
    """A round tree of five balls."""
    cylinder(0.09, height * 0.55, (0, 0, 0), paint("wood", "navyDeep", 0.25), top=0.06)
    top = height * 0.66
    for x, y, z, r, shade in (
        (0, 0, 0.12, 0.46, 0.0),
        (0.26, -0.14, -0.08, 0.32, 0.12),
        (-0.27, -0.1, -0.05, 0.32, 0.06),
        (0.04, 0.26, -0.06, 0.32, 0.0),
        (0.05, -0.12, 0.36, 0.3, 0.16),
    ):
        ball(r * spread, (x * spread, y * spread, top + z * spread), paint(name, "sun", shade))


def bush(radius=0.3, name="leaf"):
    """A low round shrub."""
    for x, y, r, shade in ((0, 0, 1, 0.0), (0.8, -0.25, 0.72, 0.14), (-0.75, 0.1, 0.76, 0.06)):
        ball(r * radius, (x * radius, y * radius, r * radius * 0.7), paint(name, "sun", shade))


def planter(width=0.7, name="white", plant="leaf"):
    """A box planter with a shrub."""
    box((width, 0.42, 0.4), (0, 0, 0), paint(name), bevel=0.06)
    with at(0, 0, 0.34):
        bush(width * 0.3, plant)


def lamp_post(height=1.7):
    """A street lamp with a warm globe."""
    cylinder(0.1, 0.1, (0, 0, 0), paint("navyDeep"))
    tube([(0, 0, 0), (0, 0, height)], 0.035, paint("navyDeep"))
    ball(0.13, (0, 0, height + 0.1), paint("sunPale", "sun", 0.35, "glow"))
    cylinder(0.1, 0.06, (0, 0, height + 0.2), paint("navyDeep"), top=0.03)


def ohio_flag(height=2.6, size=1.0):
    """A pole with the swallow-tailed state burgee flying towards +x and -y."""
    cylinder(0.12, 0.08, (0, 0, 0), paint("white"))
    tube([(0, 0, 0), (0, 0, height)], 0.028, paint("inkSoft", "white", 0.6))
    ball(0.055, (0, 0, height + 0.03), paint("sun"))
    with at(0.02, 0, height - 0.12, turn=45, size=size):
        bands = 5
        length, drop, taper, notch = 1.0, 0.62, 0.09, 0.24
        for band in range(bands):
            grid = []
            for edge in (band / bands, (band + 1) / bands):
                row = []
                for step in range(9):
                    along = step / 8
                    reach = length - notch * (1 - abs(2 * edge - 1))
                    squeeze = taper * along * (1 - 2 * edge)
                    row.append((along * reach, 0.05 * math.sin(along * 7), -(edge * drop + squeeze)))
                grid.append(row)
            cloth(grid, paint("clay") if band % 2 == 0 else paint("white"))
        union = [(0, -drop - 0.005), (0.46, -drop / 2), (0, 0.005)]
        for y in (-0.035, 0.055):
            plate(union, 0.012, (0, y, 0), paint("navy"), tilt=90)
        plate(
            [(0.11 * math.cos(2 * math.pi * i / 24), 0.11 * math.sin(2 * math.pi * i / 24)) for i in range(24)],
            0.012,
            (0.16, -0.045, -drop / 2),
            paint("white"),
            tilt=90,
        )
        plate(
            [(0.06 * math.cos(2 * math.pi * i / 24), 0.06 * math.sin(2 * math.pi * i / 24)) for i in range(24)],
            0.012,
            (0.16, -0.056, -drop / 2),
            paint("clay"),
            tilt=90,
        )


def cardinal(size=1.0):
    """Ohio's bird, looking along -y."""
    red = paint("clay", "danger", 0.35)
    with at(size=size):
        ball(0.13, (0, 0, 0.14), red, squash=(0.85, 1.15, 0.95))
        ball(0.095, (0, -0.1, 0.27), red)
        lathe([(0, -0.02), (0.07, 0), (0.035, 0.09), (0, 0.17)], (0, -0.08, 0.32), red, tilt=-18)
        ball(0.055, (0, -0.165, 0.265), paint("navyDeep"), squash=(1, 0.6, 0.9), detail=3)
        lathe([(0.042, 0), (0.022, 0.05), (0.002, 0.085)], (0, -0.175, 0.265), paint("sun"), tilt=90)
        for x in (-0.07, 0.07):
            ball(0.016, (x, -0.165, 0.31), paint("navyDeep"), detail=2)
        box((0.1, 0.26, 0.035), (0, 0.2, 0.1), red, bevel=0.015, tilt=20)
        for x in (-0.105, 0.105):
            ball(0.1, (x, 0.03, 0.15), paint("danger"), squash=(0.3, 1.05, 0.7))


def buckeye(size=1.0):
    """Ohio's nut: dark brown with a pale eye."""
    with at(size=size):
        ball(0.1, (0, 0, 0.085), paint("wood", "navyDeep", 0.62, "gloss"), squash=(1, 1, 0.88))
        ball(0.06, (0.022, -0.03, 0.135), paint("wood", "sand", 0.45), squash=(1, 1, 0.75), detail=3)


def van_shelves():
    """The supplies behind the van's open side door, as seen from +x."""
    for z, names in ((0.42, ()), (0.82, ("sun", "clay", "white", "sun"))):
        box((0.4, 0.86, 0.04), (0.2, 0.05, z), paint("wood"), bevel=0.012)
        for i, name in enumerate(names):
            with at(0.24, -0.23 + 0.19 * i, z + 0.04, turn=90):
                spray_bottle(name, 0.82)
    with at(0.22, -0.15, 0.46, turn=90):
        towels(("white", "sun", "tealSoft"), 0.34, 0.3)
    with at(0.24, 0.24, 0.46, turn=90):
        bucket("sun", foam=False, size=0.68, handle_up=False)


def van(size=1.0, open_side=False):
    """The cleaning van, nose to -y: teal body, sun stripe, bubbles; its +x side door may stand open."""
    with at(size=size):
        for x in (-0.5, 0.5):
            for y in (-0.72, 0.74):
                wheel(0.24, 0.18, (x, y, 0.24), paint("navyDeep"))
        low = box((1.12, 2.4, 0.5), (0, 0, 0.2), paint("teal"), bevel=0.12)
        high = box((1.08, 1.62, 0.84), (0, 0.36, 0.6), paint("teal"), bevel=0.14)
        if open_side:
            for part in (low, high):
                hole(part, (1.0, 0.94, 0.98), (0.52, 0.05, 0.34), 0.06)
            box((0.03, 0.94, 0.98), (0.05, 0.05, 0.34), paint("tealSoft", "teal", 0.12, "glow"), bevel=0)
            van_shelves()
            box((0.06, 0.8, 1.0), (0.6, 0.76, 0.34), paint("teal", "white", 0.08), bevel=0.025)
        outline = [(-0.36, 0), (0.62, 0), (0.62, 0.58), (0.02, 0.58)]
        with at(-0.5, -0.56, 0.66, turn=90):
            plate(outline, 1.0, (0, 0, 0), paint("teal"), bevel=0.06, tilt=90)
        with at(0, -0.93, 0.7, tilt=-33):
            box((0.86, 0.05, 0.5), (0, 0, 0.06), paint("navy", "teal", 0.2, "gloss"), bevel=0.03)
        for x in (-0.52, 0.52):
            opened = open_side and x > 0
            glass = paint("navy", "teal", 0.2, "gloss")
            if opened:
                box((0.05, 0.24, 0.34), (x, -0.6, 0.8), glass, bevel=0.03)
                box((0.05, 0.72, 0.13), (x * 1.075, -0.79, 0.42), paint("sun"), bevel=0.02)
                box((0.05, 0.8, 0.13), (x * 1.19, 0.76, 0.42), paint("sun"), bevel=0.02)
                dots = ((0.58, 0.92, 0.12), (0.8, 1.1, 0.08), (0.88, 0.84, 0.1))
                out = x * 1.2
            else:
                box((0.05, 0.4, 0.34), (x, -0.4, 0.84), glass, bevel=0.03)
                box((0.05, 2.3, 0.13), (x * 1.075, 0.02, 0.42), paint("sun"), bevel=0.02)
                dots = ((0.2, 0.98, 0.14), (0.5, 1.12, 0.1), (0.48, 0.84, 0.17), (0.84, 1.02, 0.12))
                out = x * 1.08
            for y, z, r in dots:
                cylinder(r, 0.03, (out - 0.015, y, z), paint("white"), roll=90, bevel=0.01)
        box((1.14, 0.08, 0.12), (0, -1.2, 0.22), paint("sand"), bevel=0.03)
        for x in (-0.4, 0.4):
            box((0.2, 0.05, 0.13), (x, -1.2, 0.44), paint("sunPale", finish="glow"), bevel=0.03)
        for x in (-0.34, 0.34):
            tube([(x, -0.25, 1.44), (x, 1.05, 1.44)], 0.03, paint("inkSoft", "white", 0.5))
        for y in (-0.1, 0.4, 0.9):
            tube([(-0.36, y, 1.47), (0.36, y, 1.47)], 0.025, paint("inkSoft", "white", 0.5))
        for x in (-0.14, 0.1):
            tube([(x, -0.4, 1.51), (x, 1.15, 1.51)], 0.03, paint("sun"))
        for i in range(6):
            tube([(-0.14, -0.2 + 0.23 * i, 1.51), (0.1, -0.2 + 0.23 * i, 1.51)], 0.02, paint("sun"))


def car(name="clay", size=1.0):
    """A small parked car, nose to -y."""
    with at(size=size):
        for x in (-0.42, 0.42):
            for y in (-0.52, 0.52):
                wheel(0.19, 0.14, (x, y, 0.19), paint("navyDeep"))
        box((0.98, 1.76, 0.36), (0, 0, 0.18), paint(name), bevel=0.13)
        box((0.84, 0.96, 0.36), (0, 0.1, 0.48), paint("navy", "teal", 0.25, "gloss"), bevel=0.14)
        box((0.8, 0.8, 0.08), (0, 0.1, 0.8), paint(name), bevel=0.04)
        for x in (-0.3, 0.3):
            box((0.18, 0.05, 0.1), (x, -0.875, 0.34), paint("sunPale", finish="glow"), bevel=0.03)


def office_tower(width=3.4, depth=3.0, floors=6, storey=0.92, wall="white", trim="navy", lit=()):
    """A glazed office block on its own footprint centre; `lit` lists (floor, bay) warm panes."""
    height = floors * storey + 0.35
    box((width, depth, height), (0, 0, 0), paint(wall), bevel=0.06)
    box((width + 0.14, depth + 0.14, 0.14), (0, 0, height - 0.04), paint(trim), bevel=0.04)
    box((width + 0.1, depth + 0.1, 0.16), (0, 0, 0), paint(trim), bevel=0.03)
    glass = paint("tealSoft", "teal", 0.3, "gloss")
    bright = paint("tealSoft", "teal", 0.1, "gloss")
    warm = paint("sun", "sunPale", 0.35, "glow")
    for turn, reach, length in ((0, depth / 2, width), (90, width / 2, depth)):
        bays = max(2, round(length / 0.82))
        pitch = (length - 0.3) / bays
        with at(turn=turn):
            for floor in range(floors):
                for bay in range(bays):
                    if floor == 0 and turn == 0 and bay in (bays // 2, bays // 2 - (bays % 2 == 0)):
                        continue
                    x = -length / 2 + 0.15 + pitch * (bay + 0.5)
                    z = 0.28 + floor * storey
                    tone = warm if (floor, bay, turn) in lit else (bright if (floor + bay) % 3 == 0 else glass)
                    box((pitch - 0.16, 0.06, storey - 0.26), (x, -reach, z), tone, bevel=0.02)
                    if tone is bright:
                        with at(x, -reach - 0.025, z + (storey - 0.26) / 2):
                            glints(pitch - 0.2, storey - 0.3)
    return height


def double_door(width=0.9, height=0.8, name="navy"):
    """A glass entrance facing -y, standing on the floor."""
    box((width, 0.1, height), (0, 0, 0), paint(name), bevel=0.025)
    for x in (-0.24, 0.24):
        box(
            (width * 0.4, 0.06, height * 0.84),
            (x * width, -0.035, 0.05 * height),
            paint("tealSoft", "teal", 0.1, "gloss"),
            bevel=0.015,
        )
        tube(
            [(x * 0.28 * width, -0.09, height * 0.36), (x * 0.28 * width, -0.09, height * 0.58)],
            0.014,
            paint("sun"),
        )


def awning(width, depth=0.5, drop=0.28, names=("sun", "white"), bands=8):
    """A striped shop awning hanging out to -y from the origin."""
    pitch = width / bands
    slope = math.hypot(depth, drop)
    for i in range(bands):
        x = -width / 2 + pitch * (i + 0.5)
        material = paint(names[i % 2])
        with at(x, 0, 0, tilt=math.degrees(math.atan2(drop, depth))):
            box((pitch, slope, 0.05), (0, -slope / 2, -0.025), material, bevel=0.008)
        cylinder(pitch / 2, 0.04, (x, -depth + 0.02, -drop), material, tilt=90, bevel=0.008)


def roof_box(size=0.7):
    """An air handler for a flat roof."""
    box((size, size * 0.7, size * 0.45), (0, 0, 0), paint("sand"), bevel=0.05)
    cylinder(size * 0.22, 0.05, (0, 0, size * 0.45), paint("inkSoft"))


def house(width=2.6, depth=2.4, name="white", roof="navy", door="sun"):
    """A gabled house, door to -y, on its footprint centre."""
    wall, rise = 1.35, 1.0
    box((width, depth, wall), (0, 0, 0), paint(name), bevel=0.04)
    gable = [(-depth / 2, 0), (depth / 2, 0), (0, rise)]
    with at(0, 0, wall - 0.02, turn=90):
        plate(gable, width, (0, width / 2, 0), paint(name), tilt=90)
    slope = math.hypot(depth / 2 + 0.2, rise * (depth / 2 + 0.2) / (depth / 2))
    pitch = math.degrees(math.atan2(rise, depth / 2))
    for side in (-1, 1):
        with at(0, 0, wall + rise + 0.03, turn=0 if side < 0 else 180, tilt=pitch):
            box((width + 0.3, slope, 0.12), (0, -slope / 2, -0.06), paint(roof), bevel=0.035)
    box((0.3, 0.34, 0.75), (-width * 0.28, depth * 0.2, wall + rise * 0.55), paint("clay"), bevel=0.04)
    box((0.36, 0.4, 0.08), (-width * 0.28, depth * 0.2, wall + rise * 0.55 + 0.72), paint("sand"), bevel=0.02)
    with at(0, -depth / 2, 0):
        box((0.56, 0.08, 0.98), (0, 0, 0), paint("sand"), bevel=0.02)
        box((0.44, 0.08, 0.9), (0, -0.03, 0), paint(door), bevel=0.02)
        ball(0.03, (0.14, -0.09, 0.45), paint("navyDeep"), detail=2)
        box((0.9, 0.5, 0.1), (0, -0.25, 0), paint("sand", "line", 0.5), bevel=0.03)
        for x in (-width * 0.32, width * 0.32):
            with at(x, 0, 0.78):
                pane(0.5, 0.5, frame="sand")
    with at(width / 2, 0, 0, turn=90):
        for x in (-depth * 0.22, depth * 0.22):
            with at(x, 0, 0.78):
                pane(0.5, 0.5, frame="sand")
        with at(0, 0, 1.72):
            pane(0.34, 0.34, frame="sand")


def shop(width=3.2, depth=2.6, height=2.6, name="clay", trim="sand", awnings=("sun", "white")):
    """A brick storefront facing -y with a flat above, on its footprint centre."""
    box((width, depth, height), (0, 0, 0), paint(name), bevel=0.05)
    box((width + 0.16, depth + 0.16, 0.16), (0, 0, height - 0.04), paint(trim), bevel=0.04)
    box((width + 0.08, depth + 0.08, 0.12), (0, 0, 0), paint(trim), bevel=0.03)
    with at(0, -depth / 2, 0):
        with at(-width * 0.16, 0, 0.68):
            pane(width * 0.54, 0.76, frame="navy")
        with at(width * 0.32, 0, 0):
            double_door(width * 0.24, 1.0)
        with at(0, -0.02, 1.52):
            awning(width * 0.96, names=awnings)
        for x in (-0.3, 0, 0.3):
            with at(x * width, 0, 2.06):
                pane(width * 0.18, 0.5, frame=trim)
    for side in (-1, 1):
        with at(side * width / 2, 0, 0, turn=90 * side):
            for x in (-0.26, 0.26):
                with at(x * depth, 0, 2.0):
                    pane(depth * 0.22, 0.5, frame=trim)
                with at(x * depth, 0, 0.78):
                    pane(depth * 0.3, 0.62, frame=trim)
            bricks(depth, height, name, seed=5 + side)


def bricks(width, height, name="clay", count=16, seed=5):
    """A few lighter and darker bricks on an upright wall facing -y, standing on the floor."""
    dice = random.Random(seed)
    columns, rows = int((width - 0.3) / 0.34), int(height / 0.16) - 4
    for cell in dice.sample(range(columns * rows), min(count, columns * rows)):
        column, row = cell % columns, cell // columns + 2
        x = (column - (columns - 1) / 2) * 0.34 + (0.05 if row % 2 else -0.05)
        tone = paint(name, "white", 0.18) if dice.random() < 0.6 else paint(name, "danger", 0.4)
        box((0.24, 0.03, 0.09), (x, 0, row * 0.16), tone, bevel=0.012)


def bench():
    """A park bench facing -y."""
    for x in (-0.36, 0.36):
        box((0.06, 0.34, 0.24), (x, 0, 0), paint("navyDeep"), bevel=0.02)
    for y in (-0.12, 0.02):
        box((0.92, 0.12, 0.05), (0, y, 0.24), paint("wood"), bevel=0.015)
    for z in (0.36, 0.5):
        box((0.92, 0.05, 0.11), (0, 0.15, z), paint("wood"), bevel=0.015)


def mailbox():
    """A letter box on a post."""
    box((0.08, 0.08, 0.5), (0, 0, 0), paint("wood"), bevel=0.02)
    box((0.2, 0.34, 0.18), (0, 0, 0.5), paint("navy"), bevel=0.07)
    box((0.03, 0.1, 0.14), (0.11, 0.04, 0.6), paint("clay"), bevel=0.01)


def road_dashes(x, y0, y1, count, width=0.12, tone=None):
    """A broken centre line along y."""
    pitch = (y1 - y0) / count
    for i in range(count):
        box(
            (width, pitch * 0.5, 0.012), (x, y0 + pitch * (i + 0.5), 0.014), tone or paint("white"), bevel=0.004
        )
