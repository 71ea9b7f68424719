"""Outdoors: buildings, streets, trees, vehicles and small Ohio tokens."""

import math
import random

from .core import at, ball, box, cloth, cylinder, lathe, paint, plate, tube
from .effects import glints


def pane(width, height, tone=None, frame="white", shine=True, deep=0.05):
    """A framed window centered at the origin, facing -y; `tone` is the glass paint."""
    box((width + 0.12, deep, height + 0.12), (0, -deep / 2 + 0.01, -height / 2 - 0.06), paint(frame), bevel=0.02)
    box(
        (width, deep, height), (0, -deep / 2 - 0.008, -height / 2),
        tone or paint("tealSoft", "teal", 0.16, "gloss"), bevel=0.012,
    )
    if shine:
        with at(0, -deep, 0):
            glints(width, height)


def tree(height=1.6, name="leaf", spread=1.0):
    """A round tree of five balls."""
    cylinder(0.09, height * 0.55, (0, 0, 0), paint("wood", "navyDeep", 0.25), top=0.06)
    top = height * 0.66
    for x, y, z, r, shade in (
        (0, 0, 0.12, 0.46, 0.0), (0.26, -0.14, -0.08, 0.32, 0.12), (-0.27, -0.1, -0.05, 0.32, 0.06),
        (0.04, 0.26, -0.06, 0.32, 0.0), (0.05, -0.12, 0.36, 0.3, 0.16),
    ):
        ball(r * spread, (x * spread, y * spread, top + z * spread), paint(name, "sun", shade))


def bush(radius=0.3, name="leaf"):
    """A low round shrub."""
    for x, y, r, shade in ((0, 0, 1, 0.0), (0.8, -0.25, 0.72, 0.14), (-0.75, 0.1, 0.76, 0.06)):
        ball(r * radius, (x * radius, y * radius, r * radius * 0.7), paint(name, "sun", shade))


def ohio_flag(height=2.6, size=1.0):
    """A pole with the swallow-tailed state burgee flying toward +x and -y."""
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
            0.012, (0.16, -0.045, -drop / 2), paint("white"), tilt=90,
        )
        plate(
            [(0.06 * math.cos(2 * math.pi * i / 24), 0.06 * math.sin(2 * math.pi * i / 24)) for i in range(24)],
            0.012, (0.16, -0.056, -drop / 2), paint("clay"), tilt=90,
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


def double_door(width=0.9, height=0.8, name="navy"):
    """A glass entrance facing -y, standing on the floor."""
    box((width, 0.1, height), (0, 0, 0), paint(name), bevel=0.025)
    for x in (-0.24, 0.24):
        box(
            (width * 0.4, 0.06, height * 0.84), (x * width, -0.035, 0.05 * height),
            paint("tealSoft", "teal", 0.1, "gloss"), bevel=0.015,
        )
        tube([(x * 0.28 * width, -0.09, height * 0.36), (x * 0.28 * width, -0.09, height * 0.58)], 0.014, paint("sun"))


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
    """A gabled house, door to -y, on its footprint center."""
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
    """A brick storefront facing -y with a flat above, on its footprint center."""
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


def mailbox():
    """A letter box on a post."""
    box((0.08, 0.08, 0.5), (0, 0, 0), paint("wood"), bevel=0.02)
    box((0.2, 0.34, 0.18), (0, 0, 0.5), paint("navy"), bevel=0.07)
    box((0.03, 0.1, 0.14), (0.11, 0.04, 0.6), paint("clay"), bevel=0.01)
