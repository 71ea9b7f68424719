"""Exam rooms: couch, monitor, cross, dispenser."""

import math

from .core import at, ball, box, cylinder, paint, tube


def exam_table():
    """A padded couch along x with its head end raised at -x, drawers and a paper runner."""
    box((1.5, 0.66, 0.52), (0.08, 0, 0), paint("white"), bevel=0.05)
    for x in (-0.34, 0.08, 0.5):
        box((0.36, 0.03, 0.2), (x, -0.33, 0.22), paint("tealSoft"), bevel=0.02)
        tube([(x - 0.06, -0.365, 0.34), (x + 0.06, -0.365, 0.34)], 0.014, paint("sun"))
    box((1.3, 0.74, 0.17), (0.28, 0, 0.52), paint("teal"), bevel=0.075)
    with at(-0.34, 0, 0.56, roll=-52):
        box((0.2, 0.74, 0.74), (0.02, 0, 0), paint("teal"), bevel=0.075)
        box((0.02, 0.46, 0.7), (0.122, 0, 0.02), paint("white"), bevel=0.006)
    box((1.24, 0.46, 0.02), (0.29, 0, 0.685), paint("white"), bevel=0.006)
    with at(-0.72, 0, 0.93, roll=-52):
        box((0.12, 0.46, 0.22), (0.12, 0, -0.06), paint("white"), bevel=0.05)


def cross_sign(size=0.5, name="teal", card="white"):
    """A first-aid cross on a rounded card, centered at the origin, facing -y."""
    box((size * 1.5, 0.05, size * 1.5), (0, 0, -size * 0.75), paint(card), bevel=0.1)
    box((size, 0.04, size * 0.34), (0, -0.035, -size * 0.17), paint(name), bevel=0.03)
    box((size * 0.34, 0.045, size), (0, -0.035, -size * 0.5), paint(name), bevel=0.03)


def stool(name="sun"):
    """A doctor's wheeled stool."""
    for i in range(5):
        angle = 2 * math.pi * i / 5
        tube([(0, 0, 0.1), (0.24 * math.cos(angle), 0.24 * math.sin(angle), 0.06)], 0.024, paint("inkSoft"))
        ball(0.038, (0.24 * math.cos(angle), 0.24 * math.sin(angle), 0.038), paint("navyDeep"), detail=3)
    cylinder(0.03, 0.4, (0, 0, 0.08), paint("inkSoft", "white", 0.4))
    cylinder(0.23, 0.12, (0, 0, 0.46), paint(name), bevel=0.05)


def vitals_monitor():
    """A patient monitor with a heartbeat on a rolling pole."""
    for i in range(4):
        angle = math.pi / 2 * i + 0.4
        tube([(0, 0, 0.08), (0.25 * math.cos(angle), 0.25 * math.sin(angle), 0.05)], 0.025, paint("inkSoft"))
    tube([(0, 0, 0.06), (0, 0, 1.1)], 0.03, paint("inkSoft", "white", 0.5))
    box((0.6, 0.14, 0.46), (0, 0, 1.02), paint("white"), bevel=0.05)
    box((0.5, 0.02, 0.34), (0, -0.07, 1.08), paint("navyDeep", finish="glow"), bevel=0.01)
    beat = [(-0.23, 0), (-0.1, 0), (-0.06, 0.05), (-0.02, -0.09), (0.04, 0.13), (0.08, -0.02), (0.12, 0), (0.23, 0)]
    tube([(x, -0.085, 1.25 + z) for x, z in beat], 0.013, paint("sun", finish="glow"))


def dispenser(name="teal"):
    """A wall soap dispenser, facing -y, centered at the origin."""
    box((0.2, 0.14, 0.32), (0, -0.07, -0.16), paint("white"), bevel=0.05)
    box((0.12, 0.02, 0.12), (0, -0.145, -0.02), paint(name), bevel=0.02)
    box((0.1, 0.1, 0.05), (0, -0.09, -0.2), paint(name), bevel=0.02)
