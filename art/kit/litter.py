"""What cleaning picks up: crumpled paper, cups, overfull bins, leaves, scraps, cobwebs."""

import math
import random

from .core import at, ball, box, cylinder, paint, plate, tube


def crumpled(x, y, z=0.02, radius=0.07, name="white", seed=1):
    """A crumpled sheet of paper."""
    dice = random.Random(seed)
    paper = ball(radius, (x, y, z + 0.8 * radius), paint(name, "line", 0.25, "matte"), detail=2)
    for vertex in paper.data.vertices:
        vertex.co *= dice.uniform(0.78, 1.08)
    for face in paper.data.polygons:
        face.use_smooth = False


def papers(spots, z, size=0.18):
    """Slips of paper lying flat from (x, y, color) tuples."""
    for i, (x, y, name) in enumerate(spots):
        with at(x, y, z, turn=37 * i):
            box((size, 0.7 * size, 0.008), (0, 0, 0), paint(name, finish="matte"), bevel=0.0, roll=2)


def paper_cup(band="clay"):
    """A used paper cup with its lid, standing."""
    cylinder(0.038, 0.12, (0, 0, 0), paint("white"), top=0.05, bevel=0.004)
    cylinder(0.0455, 0.045, (0, 0, 0.04), paint(band), top=0.049, bevel=0.0)
    cylinder(0.054, 0.018, (0, 0, 0.12), paint("navyDeep"), bevel=0.006)


def overfull(rim=0.55, radius=0.22, seed=1, names=("white", "sunPale", "white", "tealSoft")):
    """Trash standing out of a bin whose foot is the origin: paper, a cup, a carton."""
    dice = random.Random(seed)
    ball(radius * 0.98, (0, 0, rim - 0.02), paint("line", finish="matte"), squash=(1, 1, 0.35), detail=3)
    for i in range(9):
        angle, reach = i * 2.4, radius * (0.72 if i < 6 else 0.3)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        crumpled(x, y, rim + (-0.01 if i < 6 else 0.06), radius * 0.36, names[i % len(names)], seed * 11 + i)
    with at(radius * 0.45, -radius * 0.5, rim + 0.09, tilt=38, roll=dice.uniform(-30, 30)):
        paper_cup()
    with at(-radius * 0.5, radius * 0.1, rim + 0.04, tilt=-16, roll=-34, turn=20):
        box((0.16, 0.05, 0.24), (0, 0, 0), paint("wood", "sand", 0.35), bevel=0.008)


def street_trash(x0, y0, x1, y1, count=8, seed=1, z=0.0, size=1.0):
    """Cups, crumpled paper, napkins and cans, strewn between two corners."""
    dice = random.Random(seed)
    for i in range(count):
        with at(dice.uniform(x0, x1), dice.uniform(y0, y1), z, turn=dice.uniform(0, 360), size=size):
            if i % 4 == 0:
                with at(0, 0, 0.05, tilt=88, size=1.2):
                    paper_cup()
            elif i % 4 == 1:
                crumpled(0, 0, 0, 0.075, "white", i)
            elif i % 4 == 2:
                box((0.22, 0.17, 0.012), (0, 0, 0.01), paint("white", "line", 0.3, "matte"), bevel=0, roll=4)
            else:
                cylinder(0.04, 0.14, (0, 0, 0.04), paint("danger"), tilt=88, bevel=0.008)


LEAF = ((0, -0.11), (0.03, -0.06), (0.075, -0.07), (0.06, -0.01), (0.085, 0.04), (0.035, 0.05), (0, 0.12))


def leaf(x, y, turn=0.0, size=1.0, tone=("clay", "sunDeep", 0.4), z=0.03, tilt=4, roll=-5):
    """A fallen leaf lying on the ground."""
    outline = [*LEAF, *[(-px, py) for px, py in LEAF[-2:0:-1]]]
    with at(x, y, z, turn=turn, size=size, tilt=tilt, roll=roll):
        plate(outline, 0.008, (0, 0, 0), paint(*tone, finish="matte"))
        tube([(0, -0.17, 0.004), (0, 0.1, 0.008)], 0.006, paint("wood", "navyDeep", 0.3, "matte"))


def leaves(x0, y0, x1, y1, count=30, seed=1, z=0.0, size=1.0, names=("wood", "sunDeep", "clay")):
    """Fallen leaves in drifts between two corners."""
    dice = random.Random(seed)
    heart = (0, 0)
    for i in range(count):
        if i % 8 == 0:
            heart = (dice.uniform(x0, x1), dice.uniform(y0, y1))
        x = min(x1, max(x0, heart[0] + dice.gauss(0, 0.13) * (x1 - x0)))
        y = min(y1, max(y0, heart[1] + dice.gauss(0, 0.13) * (y1 - y0)))
        tone = (dice.choice(names), "navyDeep", dice.choice((0.08, 0.25, 0.4)))
        lie = {"z": z + 0.015 + 0.0008 * i, "tilt": dice.uniform(-10, 10), "roll": dice.uniform(-14, 14)}
        leaf(x, y, dice.uniform(0, 360), size * dice.uniform(0.6, 1.1), tone, **lie)


def scraps(spots, z, material, seed=1, thickness=0.008):
    """Torn flat bits of cardboard or paper from (x, y, radius) tuples."""
    dice = random.Random(seed)
    for x, y, radius in spots:
        corners = dice.choice((4, 5, 5))
        start = dice.uniform(0, 6)
        outline = []
        for k in range(corners):
            angle = start + 2 * math.pi * (k + dice.uniform(-0.25, 0.25)) / corners
            reach = radius * dice.uniform(0.65, 1.1)
            outline.append((reach * math.cos(angle), 0.7 * reach * math.sin(angle)))
        plate(outline, thickness, (x, y, z), material, turn=dice.uniform(0, 180), tilt=dice.uniform(-3, 3))


def cobweb(size=0.6):
    """A web in the corner of two walls at the origin, spread along +x and -y below z = 0."""
    thread = paint("white", "line", 0.4, "matte")
    spokes = ((1, 0, -0.02), (0.86, -0.12, -0.5), (0.5, -0.5, -0.9), (0.12, -0.86, -0.5), (0, -1, -0.02))
    tips = [tuple(size * value for value in spoke) for spoke in spokes]
    for tip in tips:
        tube([(0, 0, 0), tip], 0.006, thread)
    for share in (0.35, 0.6, 0.85):
        for a, b in zip(tips, tips[1:]):
            sag = [0.5 * (p + q) * share * 0.86 for p, q in zip(a, b)]
            tube([[v * share for v in a], sag, [v * share for v in b]], 0.005, thread)
