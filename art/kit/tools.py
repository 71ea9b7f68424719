"""The cleaners' own things."""

import math

from .core import at, ball, box, cylinder, lathe, paint, plate, tube, wheel
from .effects import suds


def bucket(name="teal", foam=True, size=1.0, handle_up=True):
    """A pail with a wire handle, foaming over."""
    with at(size=size):
        lathe(
            [(0.0, 0.0), (0.2, 0), (0.29, 0.42), (0.31, 0.42), (0.31, 0.46), (0.265, 0.46), (0.25, 0.36), (0, 0.36)],
            (0, 0, 0), paint(name),
        )
        rise = 0.3 if handle_up else -0.16
        arc = [
            (0.3 * math.cos(a), -0.02 if handle_up else -0.1 * math.sin(a), 0.43 + rise * math.sin(a))
            for a in [math.pi * i / 12 for i in range(13)]
        ]
        tube(arc, 0.013, paint("inkSoft", "white", 0.3))
        if handle_up:
            cylinder(0.028, 0.16, (-0.08, -0.02, 0.73), paint("wood"), roll=90)
        if foam:
            suds(0, 0, 0.38, 0.2, 16, seed=4)


def mop_bucket():
    """A wheeled sun-yellow mop bucket with a wringer, foam and a mop standing in it."""
    body = paint("sun")
    for x in (-0.27, 0.27):
        for y in (-0.17, 0.17):
            ball(0.06, (x, y, 0.06), paint("navyDeep"))
    lathe(
        [(0, 0), (0.27, 0), (0.36, 0.44), (0.385, 0.44), (0.385, 0.5), (0.33, 0.5), (0.31, 0.38), (0, 0.38)],
        (0, 0, 0.1), body,
    )
    suds(0.03, -0.06, 0.48, 0.22, 16, seed=9)
    box((0.5, 0.2, 0.2), (0, 0.2, 0.52), paint("sunDeep"), bevel=0.04)
    tube([(0.2, 0.24, 0.7), (0.26, 0.3, 1.0), (0.1, 0.3, 1.02)], 0.022, paint("navy"))
    with at(-0.04, 0.045, 0.5, tilt=-9, roll=-4):
        tube([(0, 0, 0), (0, 0, 1.25)], 0.026, paint("wood"))
        ball(0.13, (0, 0, 0.1), paint("tealSoft"), squash=(1, 1, 0.7))


def broom(length=1.3):
    """A push broom standing on its head."""
    tube([(0, 0, 0.16), (0, 0, length)], 0.024, paint("wood"))
    box((0.46, 0.1, 0.07), (0, 0, 0.12), paint("teal"), bevel=0.02)
    box((0.44, 0.08, 0.14), (0, 0, 0), paint("sun"), bevel=0.015)


def spray_bottle(name="teal", size=1.0):
    """A trigger spray bottle."""
    with at(size=size):
        lathe(
            [(0, 0), (0.1, 0), (0.115, 0.03), (0.115, 0.2), (0.045, 0.3), (0.045, 0.34), (0, 0.34)],
            (0, 0, 0), paint(name, finish="gloss"), bevel=0.01,
        )
        cylinder(0.117, 0.1, (0, 0, 0.07), paint("white"), bevel=0.005)
        cylinder(0.05, 0.06, (0, 0, 0.33), paint("white"))
        box((0.08, 0.22, 0.07), (0, -0.05, 0.38), paint("white"), bevel=0.025)
        box((0.04, 0.035, 0.12), (0, -0.11, 0.28), paint("sun"), bevel=0.015, tilt=-14)


def jug(name="sun", size=1.0):
    """A big detergent jug with a label."""
    with at(size=size):
        box((0.28, 0.18, 0.34), (0, 0, 0), paint(name), bevel=0.06)
        box((0.2, 0.02, 0.18), (0, -0.085, 0.07), paint("white"), bevel=0.008)
        cylinder(0.05, 0.09, (-0.05, 0, 0.33), paint("navy"))


def wet_floor_sign(size=1.0):
    """A folding caution sign: an exclamation mark in a warning triangle."""
    dark = paint("navyDeep", finish="matte")
    bright = paint("sun", finish="matte")
    triangle = [(-0.17, -0.13), (0.17, -0.13), (0, 0.18)]
    stroke = [(-0.018, -0.035), (0.018, -0.035), (0.028, 0.085), (-0.028, 0.085)]
    with at(size=size):
        for tilt, y, inner in ((-14, -0.2, False), (14, 0.2, True)):
            with at(0, y, 0, tilt=tilt):
                box((0.46, 0.035, 0.8), (0, 0, 0), paint("sun"), bevel=0.02)
                if not inner:
                    plate(triangle, 0.012, (0, -0.018, 0.49), dark, tilt=90, bevel=0.004)
                    plate(stroke, 0.01, (0, -0.028, 0.475), bright, tilt=90)
                    cylinder(0.024, 0.01, (0, -0.028, 0.4), bright, tilt=90, bevel=0.0)
                    for z, width in ((0.22, 0.3), (0.13, 0.2)):
                        box((width, 0.012, 0.045), (0, -0.022, z), dark, bevel=0.005)
        box((0.12, 0.07, 0.06), (0, 0, 0.75), paint("sunDeep"), bevel=0.02)


def vacuum(name="clay"):
    """An upright vacuum cleaner, nozzle to the front."""
    box((0.52, 0.3, 0.13), (0, -0.1, 0.015), paint("navyDeep"), bevel=0.05)
    box((0.42, 0.05, 0.05), (0, -0.24, 0.09), paint("sun"), bevel=0.02)
    with at(0, 0.02, 0.1, tilt=-22):
        lathe([(0, 0), (0.15, 0), (0.17, 0.1), (0.17, 0.5), (0.1, 0.64), (0, 0.64)], (0, 0, 0), paint(name), bevel=0.03)
        cylinder(0.12, 0.24, (0, -0.075, 0.16), paint("tealSoft", finish="gloss"))
        tube([(0, 0, 0.6), (0, 0, 1.12)], 0.03, paint("inkSoft", "white", 0.4))
        tube(
            [(0, 0, 1.1), (0, -0.06, 1.22), (0, 0.06, 1.3), (0, 0.14, 1.16), (0, 0, 1.08)], 0.032,
            paint("navyDeep"), smooth=True,
        )
    for x in (-0.22, 0.22):
        wheel(0.09, 0.06, (x, 0.08, 0.09), paint("navyDeep"))


def shop_vacuum():
    """A drum vacuum on castors with a long hose and floor nozzle at (0.1, -1.15)."""
    for i in range(4):
        angle = math.pi / 4 + math.pi / 2 * i
        ball(0.07, (0.3 * math.cos(angle), 0.3 * math.sin(angle), 0.07), paint("navyDeep"))
    lathe([(0, 0.09), (0.3, 0.09), (0.32, 0.14), (0.34, 0.55), (0, 0.55)], (0, 0, 0), paint("sun"), bevel=0.03)
    lathe(
        [(0, 0.55), (0.36, 0.55), (0.36, 0.62), (0.3, 0.7), (0.26, 0.84), (0.12, 0.9), (0, 0.9)], (0, 0, 0),
        paint("navy"), bevel=0.025,
    )
    tube([(-0.14, 0, 0.88), (-0.1, 0, 1.0), (0.1, 0, 1.0), (0.14, 0, 0.88)], 0.03, paint("navyDeep"))
    tube(
        [(0, -0.3, 0.46), (0, -0.62, 0.6), (0.1, -0.9, 1.1), (0.1, -0.72, 1.2), (0.1, -0.75, 1.0), (0.1, -0.85, 0.8)],
        0.05, paint("inkSoft"), smooth=True,
    )
    tube([(0.1, -0.84, 0.82), (0.1, -1.1, 0.12)], 0.035, paint("inkSoft", "white", 0.45))
    box((0.44, 0.16, 0.1), (0.1, -1.14, 0.012), paint("navyDeep"), bevel=0.04)


def scrubber(size=1.0):
    """A walk-behind floor scrubber heading -y."""
    with at(size=size):
        cylinder(0.36, 0.14, (0, -0.42, 0.02), paint("navyDeep"), bevel=0.04)
        cylinder(0.3, 0.1, (0, -0.42, 0.14), paint("sun"), bevel=0.03)
        box((0.56, 0.86, 0.44), (0, 0.02, 0.16), paint("teal"), bevel=0.12)
        box((0.5, 0.52, 0.26), (0, 0.16, 0.56), paint("tealSoft", "white", 0.2), bevel=0.1)
        box((0.58, 0.6, 0.06), (0, 0.02, 0.42), paint("sun"), bevel=0.02)
        for x in (-0.29, 0.29):
            wheel(0.16, 0.09, (x, 0.26, 0.16), paint("navyDeep"))
        box((0.74, 0.07, 0.08), (0, 0.6, 0.012), paint("navyDeep"), bevel=0.03)
        box((0.1, 0.26, 0.06), (0, 0.48, 0.07), paint("inkSoft"), bevel=0.02)
        for x in (-0.19, 0.19):
            tube([(x, 0.4, 0.6), (x, 0.6, 0.98)], 0.03, paint("navy"))
        box((0.5, 0.16, 0.1), (0, 0.6, 0.92), paint("navy"), bevel=0.04, tilt=25)
        tube([(-0.3, 0.68, 1.0), (0.3, 0.68, 1.0)], 0.034, paint("navyDeep"))


def scrub_brush(name="sun"):
    """A hand brush, bristles down."""
    box((0.34, 0.13, 0.08), (0, 0, 0), paint("sunPale"), bevel=0.01)
    box((0.36, 0.15, 0.06), (0, 0, 0.08), paint(name), bevel=0.025)
    tube([(-0.13, 0, 0.12), (-0.09, 0, 0.23), (0.09, 0, 0.23), (0.13, 0, 0.12)], 0.028, paint(name), smooth=True)


def towels(colors, width=0.42, depth=0.3, height=0.085):
    """A stack of folded towels, from the bottom up."""
    for i, name in enumerate(colors):
        box((width, depth, height * 0.94), (0.008 * (-1) ** i, 0, i * height), paint(name, finish="matte"), bevel=0.04)


def bin_(name="navy", bag=True, size=1.0):
    """A waste bin with a fresh liner folded over its rim."""
    with at(size=size):
        lathe([(0, 0), (0.2, 0), (0.26, 0.55), (0.225, 0.55), (0.2, 0.3), (0, 0.3)], (0, 0, 0), paint(name))
        if bag:
            lathe([(0.268, 0.43), (0.285, 0.57), (0.225, 0.585), (0.215, 0.4)], (0, 0, 0), paint("white"), bevel=0.01)


def trash_bag(name="navyDeep", size=1.0):
    """A full, tied bag."""
    with at(size=size):
        lathe(
            [
                (0, 0), (0.25, 0), (0.34, 0.12), (0.33, 0.28), (0.2, 0.46), (0.06, 0.54), (0.04, 0.56),
                (0.1, 0.66), (0, 0.62),
            ],
            (0, 0, 0),
            paint(name, finish="gloss"),
            bevel=0.03,
        )


def cart():
    """A cleaning cart: shelves with supplies, a yellow bag, a mop and a broom; front to -y."""
    for x in (-0.5, 0.5):
        for y in (-0.22, 0.22):
            ball(0.08, (x, y, 0.08), paint("navyDeep"))
    box((1.3, 0.6, 0.1), (0, 0, 0.16), paint("teal"), bevel=0.04)
    for x in (-0.3, 0.42):
        box((0.06, 0.54, 0.86), (x, 0, 0.24), paint("teal"), bevel=0.02)
    box((0.76, 0.56, 0.06), (0.06, 0, 0.62), paint("teal"), bevel=0.02)
    box((0.82, 0.6, 0.08), (0.06, 0, 1.04), paint("teal"), bevel=0.03)
    with at(-0.58, 0, 0.26):
        lathe(
            [(0, 0), (0.17, 0), (0.21, 0.3), (0.22, 0.6), (0.24, 0.68), (0.19, 0.68), (0.17, 0.5), (0, 0.5)],
            (0, 0, 0), paint("sun"), bevel=0.03,
        )
    for x, name in ((-0.14, "sun"), (0.08, "clay"), (0.3, "tealSoft")):
        with at(x, -0.14, 1.12):
            spray_bottle(name, 0.85)
    with at(0.16, 0.14, 1.12):
        towels(("white", "tealSoft", "sun"), 0.4, 0.24)
    with at(-0.08, -0.08, 0.26):
        jug("clay", 0.9)
    with at(0.22, -0.08, 0.26):
        jug("white", 0.9)
    with at(0.06, -0.06, 0.68):
        towels(("white", "sunPale", "white"), 0.56, 0.36)
    tube([(0.46, -0.2, 0.95), (0.68, -0.2, 1.05), (0.68, 0.2, 1.05), (0.46, 0.2, 0.95)], 0.03, paint("navy"))
    with at(0.56, 0.2, 0.28):
        tube([(0, 0, 0), (0, 0.02, 1.45)], 0.026, paint("wood"))
        box((0.1, 0.34, 0.09), (0, 0.02, 1.45), paint("clay"), bevel=0.03)


def stepladder(height=1.5, name="sun"):
    """A folding stepladder, treads to -y."""
    run = height * 0.3
    for x in (-0.28, 0.28):
        tube([(x * 1.25, -run, 0.03), (x, 0, height)], 0.036, paint(name))
        tube([(x * 1.25, run, 0.03), (x, 0, height)], 0.03, paint("inkSoft", "white", 0.35))
    steps = 4
    for i in range(1, steps):
        up = i / steps
        box((0.62 - 0.1 * up, 0.17, 0.045), (0, -run * (1 - up), height * up), paint(name), bevel=0.015)
    box((0.6, 0.24, 0.06), (0, 0, height), paint("navy"), bevel=0.02)
