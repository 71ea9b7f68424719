"""Kitchens: cabinets, cooker, fridge, tiled walls."""

from .core import at, ball, box, cylinder, paint, plate, tube
from .effects import glints, suds


def counter(width=1.0, name="teal", doors=2):
    """A base cabinet facing -y with a pale worktop at 0.9."""
    box((width, 0.6, 0.84), (0, 0, 0.02), paint(name), bevel=0.02)
    box((width + 0.02, 0.68, 0.07), (0, -0.02, 0.85), paint("sand", "white", 0.5), bevel=0.025)
    pitch = width / doors
    for i in range(doors):
        x = -width / 2 + pitch * (i + 0.5)
        box((pitch - 0.06, 0.03, 0.66), (x, -0.31, 0.13), paint(name, "white", 0.1), bevel=0.02)
        tube([(x - 0.09, -0.35, 0.7), (x + 0.09, -0.35, 0.7)], 0.016, paint("sun"))


def sink(width=1.0, name="teal"):
    """A counter with a basin, a tap and foam in it."""
    counter(width, name)
    box((width * 0.66, 0.44, 0.03), (0, -0.02, 0.905), paint("inkSoft", "white", 0.6), bevel=0.02)
    box((width * 0.56, 0.34, 0.02), (0, -0.02, 0.925), paint("tealSoft", "teal", 0.15, "gloss"), bevel=0.01)
    suds(-0.06, -0.02, 0.93, 0.16, 12, seed=3, depth=0.12)
    tube(
        [(0.12, 0.25, 0.92), (0.12, 0.25, 1.28), (0.12, 0.12, 1.34), (0.12, 0.02, 1.18)], 0.024,
        paint("inkSoft", "white", 0.5, "gloss"), smooth=True,
    )


def stove(name="white"):
    """A cooker facing -y with four burners and a glass oven door; its top is at 0.95."""
    box((0.9, 0.64, 0.9), (0, 0, 0.02), paint(name, finish="gloss"), bevel=0.035)
    box((0.86, 0.6, 0.03), (0, 0, 0.92), paint("navyDeep", finish="gloss"), bevel=0.012)
    for x in (-0.21, 0.21):
        for y in (-0.14, 0.14):
            cylinder(0.13, 0.02, (x, y, 0.95), paint("inkSoft"))
            cylinder(0.06, 0.022, (x, y, 0.955), paint("navyDeep"))
    for x in (-0.3, -0.1, 0.1, 0.3):
        cylinder(0.045, 0.05, (x, -0.32, 0.8), paint("clay"), tilt=90)
    box((0.72, 0.03, 0.5), (0, -0.325, 0.14), paint("navyDeep"), bevel=0.03)
    box((0.56, 0.03, 0.3), (0, -0.34, 0.22), paint("tealSoft", "teal", 0.12, "gloss"), bevel=0.015)
    with at(0, -0.36, 0.37):
        glints(0.5, 0.28)
    tube([(-0.3, -0.38, 0.67), (0.3, -0.38, 0.67)], 0.022, paint("inkSoft", "white", 0.6))


def hood(name="white", rise=0.9):
    """An extractor hood on a wall, facing -y, its rim at z = 0 and its chimney `rise` high."""
    box((0.94, 0.56, 0.1), (0, -0.28, 0), paint(name, finish="gloss"), bevel=0.03)
    flue = [(-0.44, 0), (0.44, 0), (0.2, 0.36), (-0.2, 0.36)]
    plate(flue, 0.4, (0, 0, 0.08), paint(name, finish="gloss"), tilt=90, bevel=0.03)
    box((0.36, 0.3, rise - 0.1), (0, -0.16, 0.1), paint(name, finish="gloss"), bevel=0.03)
    tube([(-0.3, -0.57, 0.05), (0.3, -0.57, 0.05)], 0.014, paint("sun"))


def wall_cabinet(width=0.8, height=0.7, doors=2, name="teal"):
    """A cabinet on a wall, facing -y, its foot at z = 0."""
    box((width, 0.34, height), (0, -0.17, 0), paint(name), bevel=0.02)
    pitch = width / doors
    for i in range(doors):
        x = -width / 2 + pitch * (i + 0.5)
        box((pitch - 0.05, 0.03, height - 0.06), (x, -0.345, 0.03), paint(name, "white", 0.1), bevel=0.02)
        side = 1 if i < doors / 2 and doors > 1 else -1
        tube(
            [(x + side * (pitch / 2 - 0.09), -0.375, 0.08), (x + side * (pitch / 2 - 0.09), -0.375, 0.22)],
            0.014, paint("sun"),
        )


def fridge(height=1.9, name="sunPale"):
    """A rounded fridge with two doors and notes on it."""
    box((0.85, 0.7, height), (0, 0, 0), paint(name), bevel=0.1)
    box((0.87, 0.02, 0.025), (0, -0.345, height * 0.64), paint("line"), bevel=0.005)
    for z0, z1 in ((0.34, 0.58), (0.7, 0.84)):
        tube([(-0.32, -0.4, height * z0), (-0.32, -0.4, height * z1)], 0.025, paint("inkSoft", "white", 0.6))
    for x, z, tone, turn in ((0.1, 0.74, "teal", 6), (0.24, 0.5, "sun", -8), (0.06, 0.46, "clay", 5)):
        box((0.15, 0.015, 0.16), (x, -0.352, height * z), paint(tone), bevel=0.005, roll=turn)


def tiles(columns, rows, size=0.3):
    """A tiled splashback from the origin along x, upright, facing -y."""
    box((columns * size, 0.02, rows * size), (columns * size / 2, 0.005, 0), paint("white", finish="matte"), bevel=0)
    for column in range(columns):
        for row in range(rows):
            tone = paint("tealSoft", "white", 0.25 * ((column * 7 + row * 3) % 3), "gleam")
            box((size - 0.02, 0.03, size - 0.02), (size * (column + 0.5), -0.002, size * row + 0.01), tone, bevel=0.008)


def oven_rack(width=0.62, depth=0.44):
    """A wire rack lying flat."""
    wire = paint("inkSoft", "white", 0.5, "gloss")
    corners = [(-width / 2, -depth / 2), (width / 2, -depth / 2), (width / 2, depth / 2), (-width / 2, depth / 2)]
    tube([(x, y, 0.014) for x, y in [*corners, corners[0]]], 0.014, wire)
    for i in range(1, 9):
        x = -width / 2 + width * i / 9
        tube([(x, -depth / 2, 0.014), (x, depth / 2, 0.014)], 0.008, wire)


def pot(name="clay"):
    """A saucepan with a lid."""
    cylinder(0.15, 0.17, (0, 0, 0), paint(name))
    cylinder(0.155, 0.03, (0, 0, 0.17), paint("inkSoft", "white", 0.5))
    ball(0.03, (0, 0, 0.22), paint("navyDeep"), detail=3)
    tube([(-0.15, 0, 0.12), (-0.34, 0, 0.15)], 0.022, paint("navyDeep"))
