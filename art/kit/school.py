"""Classrooms: desks, board, globe, bags."""

import math

from .core import at, ball, box, cylinder, paint, tube


def school_desk(chair="sun"):
    """A pupil's desk and chair; the pupil looks to +y."""
    box((0.86, 0.54, 0.06), (0, 0, 0.6), paint("wood"), bevel=0.03)
    for x in (-0.35, 0.35):
        for y in (-0.2, 0.2):
            tube([(x, y, 0.62), (x * 1.1, y * 1.1, 0.01)], 0.024, paint("inkSoft", "white", 0.45))
    with at(0, -0.56):
        box((0.46, 0.42, 0.06), (0, 0, 0.36), paint(chair), bevel=0.028)
        box((0.44, 0.06, 0.26), (0, -0.2, 0.52), paint(chair), bevel=0.028, tilt=8)
        for x in (-0.18, 0.18):
            tube([(x, -0.18, 0.01), (x, -0.16, 0.38), (x, -0.2, 0.6)], 0.02, paint("inkSoft", "white", 0.45))
            tube([(x, 0.17, 0.01), (x, 0.15, 0.38)], 0.02, paint("inkSoft", "white", 0.45))


def open_book(name="teal"):
    """An open exercise book."""
    box((0.34, 0.24, 0.015), (0, 0, 0), paint(name), bevel=0.005)
    for x, roll in ((-0.08, 5), (0.08, -5)):
        box((0.15, 0.22, 0.02), (x, 0, 0.012), paint("white"), bevel=0.006, roll=roll)


def blackboard(width=2.6, height=1.2):
    """A wiped board with a chalk tray, centered at the origin, facing -y."""
    box((width + 0.14, 0.06, height + 0.14), (0, 0, -height / 2 - 0.07), paint("wood"), bevel=0.03)
    box((width, 0.03, height), (0, -0.03, -height / 2), paint("teal", "navyDeep", 0.45, "gloss"), bevel=0.0)
    box((width, 0.16, 0.05), (0, -0.07, -height / 2 - 0.11), paint("wood"), bevel=0.02)
    for x, name in ((-0.5, "white"), (-0.3, "sun"), (0.7, "white")):
        tube([(x, -0.1, -height / 2 - 0.04), (x + 0.12, -0.1, -height / 2 - 0.04)], 0.02, paint(name))


def globe(size=1.0):
    """A desk globe."""
    with at(size=size):
        cylinder(0.14, 0.04, (0, 0, 0), paint("wood"))
        tube([(0, 0, 0.03), (0, 0, 0.12)], 0.022, paint("sun"))
        ball(0.2, (0, 0, 0.34), paint("teal", "tealSoft", 0.35))
        for x, y, z, s in (
            (-0.06, -0.13, 0.1, 0.1), (0.1, -0.13, 0.0, 0.085), (-0.02, -0.15, -0.1, 0.07),
            (0.14, 0.0, 0.12, 0.09),
        ):
            ball(s, (x * 0.85, y * 0.85, 0.34 + z * 0.85), paint("leaf", "sun", 0.15), squash=(1, 1, 0.9), detail=3)
        ring = [
            (0.235 * math.cos(a), 0, 0.34 + 0.235 * math.sin(a))
            for a in [math.radians(-80 + 16 * i) for i in range(11)]
        ]
        tube(ring, 0.014, paint("sun"))


def backpack(name="clay"):
    """A school bag."""
    box((0.4, 0.24, 0.5), (0, 0, 0), paint(name, finish="matte"), bevel=0.1)
    box((0.3, 0.1, 0.24), (0, -0.13, 0.05), paint(name, "white", 0.18, "matte"), bevel=0.045)
    box((0.18, 0.02, 0.03), (0, -0.185, 0.2), paint("sun"), bevel=0.008)
    tube(
        [(-0.05, 0.04, 0.48), (-0.05, 0.04, 0.57), (0.05, 0.04, 0.57), (0.05, 0.04, 0.48)], 0.016,
        paint("navyDeep"), smooth=True,
    )


def apple(size=1.0):
    """A red apple with a leaf."""
    with at(size=size):
        ball(0.09, (0, 0, 0.085), paint("clay", "danger", 0.3, "gloss"), squash=(1, 1, 0.92))
        tube([(0, 0, 0.14), (0.015, 0, 0.21)], 0.01, paint("wood", "navyDeep", 0.4))
        ball(0.045, (0.045, 0, 0.2), paint("leaf"), squash=(1, 0.5, 0.3), detail=3)
