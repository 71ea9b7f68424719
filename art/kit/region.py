"""The toy map of central Ohio: roads and rivers, farms, small towns, downtown landmarks."""

import math

from .core import at, ball, box, cylinder, lathe, paint, plate, tube, wheel
from .effects import star
from .flat import curve, sheet


def ribbon(path, half, material, z, thickness=0.012):
    """A road or river of even width along a path of points."""
    left, right = [], []
    for i, (x, y) in enumerate(path):
        (ax, ay), (bx, by) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        heading = math.atan2(by - ay, bx - ax)
        left.append((x - half * math.sin(heading), y + half * math.cos(heading)))
        right.append((x + half * math.sin(heading), y - half * math.cos(heading)))
    return plate(left + right[::-1], thickness, (0, 0, z), material)


def arc(x, y, radius, start, end, steps=48):
    """Points on a circle from one angle to another, in degrees."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def dashes(path, z, tone, length=0.16, gap=0.2, half=0.022):
    """A broken center line along a path of closely spaced points."""
    marks, run, mark = [], 0.0, []
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        step = math.hypot(x1 - x0, y1 - y0)
        pieces = max(1, round(step / 0.04))
        for k in range(pieces):
            if run % (length + gap) < length:
                mark.append((x0 + (x1 - x0) * k / pieces, y0 + (y1 - y0) * k / pieces))
            elif mark:
                marks.append(mark)
                mark = []
            run += step / pieces
    if mark:
        marks.append(mark)
    quads = []
    for mark in marks:
        if len(mark) > 1:
            (x0, y0), (x1, y1) = mark[0], mark[-1]
            h = math.atan2(y1 - y0, x1 - x0)
            dx, dy = half * math.sin(h), half * math.cos(h)
            quads.append([(x0 - dx, y0 + dy), (x0 + dx, y0 - dy), (x1 + dx, y1 - dy), (x1 - dx, y1 + dy)])
    sheet(quads, (0, 0, z), tone)


def highway(path, half=0.24, z=0.03):
    """A two-way highway with pale shoulders and a dashed middle."""
    ribbon(path, half + 0.05, paint("white", "line", 0.3, "matte"), z)
    ribbon(path, half, paint("inkSoft", "white", 0.3, "matte"), z + 0.006)
    dashes(path, z + 0.022, paint("sun", finish="matte"))


def country_road(points, z=0.022, half=0.09):
    """A pale two-lane road."""
    ribbon(curve(points), half, paint("sunPale", "white", 0.3, "matte"), z)


def field(x0, y0, x1, y1, tone, furrow, z=0.014, pitch=0.16, along="x"):
    """A striped field."""
    box((x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, z), tone, bevel=0.008)
    span = (y1 - y0) if along == "x" else (x1 - x0)
    count = int(span / pitch)
    strips = []
    for i in range(count):
        s = span * (i + 0.5) / count
        if along == "x":
            strips.append(
                [
                    (x0 + 0.05, y0 + s - 0.03), (x1 - 0.05, y0 + s - 0.03), (x1 - 0.05, y0 + s + 0.03),
                    (x0 + 0.05, y0 + s + 0.03),
                ]
            )
        else:
            strips.append(
                [
                    (x0 + s - 0.03, y0 + 0.05), (x0 + s + 0.03, y0 + 0.05), (x0 + s + 0.03, y1 - 0.05),
                    (x0 + s - 0.03, y1 - 0.05),
                ]
            )
    sheet(strips, (0, 0, z + 0.022), furrow)


def corn(x0, y0, x1, y1, z=0.014, pitch=0.2):
    """Rows of tall corn with pale tassels."""
    box((x1 - x0, y1 - y0, 0.02), ((x0 + x1) / 2, (y0 + y1) / 2, z), paint("wood", "sand", 0.25, "matte"), bevel=0.008)
    rows = int((y1 - y0) / pitch)
    for i in range(rows):
        y = y0 + (y1 - y0) * (i + 0.5) / rows
        box((x1 - x0 - 0.06, 0.11, 0.2), ((x0 + x1) / 2, y, z), paint("leaf", "sun", 0.12 * (i % 2)), bevel=0.05)
        count = int((x1 - x0) / 0.13)
        for k in range(count):
            x = x0 + 0.07 + (x1 - x0 - 0.14) * k / (count - 1)
            lathe([(0.035, 0), (0.02, 0.06), (0.0, 0.11)], (x, y, z + 0.18), paint("sun", "leaf", 0.15), steps=8)


def barn(name="clay"):
    """A gambrel barn, doors to -y, 1.1 wide."""
    half, depth = 0.55, 1.3
    shape = [(-half, 0), (half, 0), (half, 0.55), (0.36, 0.86), (0, 1.02), (-0.36, 0.86), (-half, 0.55)]
    body = paint(name, "danger", 0.35)
    plate(shape, depth, (0, depth / 2, 0), body, bevel=0.02, tilt=90)
    roof = paint("navy", "white", 0.1)
    for side in (-1, 1):
        for (x0, z0), (x1, z1) in (((half + 0.05, 0.5), (0.36, 0.87)), ((0.37, 0.86), (0, 1.04))):
            length = math.hypot(x1 - x0, z1 - z0)
            slope = math.degrees(math.atan2(z1 - z0, x0 - x1))
            with at(side * (x0 + x1) / 2, 0, (z0 + z1) / 2, roll=side * slope):
                box((length + 0.03, depth + 0.14, 0.06), (0, 0, 0), roof, bevel=0.015)
    white = paint("white")
    with at(0, -depth / 2 - 0.01, 0):
        box((0.5, 0.03, 0.46), (0, 0, 0), white, bevel=0.01)
        for x in (-0.115, 0.115):
            box((0.2, 0.04, 0.4), (x, -0.005, 0.02), body, bevel=0.01)
            tube([(x - 0.09, -0.03, 0.03), (x + 0.09, -0.03, 0.41)], 0.014, white)
            tube([(x + 0.09, -0.03, 0.03), (x - 0.09, -0.03, 0.41)], 0.014, white)
        box((0.2, 0.03, 0.2), (0, 0, 0.62), white, bevel=0.01)
        box((0.14, 0.04, 0.14), (0, -0.005, 0.65), paint("navyDeep"), bevel=0.01)


def silo(height=1.4, radius=0.24):
    """A banded silo with a domed cap."""
    cylinder(radius, height, (0, 0, 0), paint("sand", "line", 0.4))
    for i in range(4):
        cylinder(radius + 0.012, 0.03, (0, 0, height * (i + 0.7) / 4.6), paint("inkSoft", "white", 0.5), bevel=0.006)
    ball(radius + 0.01, (0, 0, height), paint("teal", "tealSoft", 0.3), squash=(1, 1, 0.75))


def church():
    """A white country church, door to -y, with its steeple."""
    box((0.66, 1.0, 0.6), (0, 0.1, 0), paint("white"), bevel=0.015)
    plate([(-0.36, 0), (0.36, 0), (0, 0.36)], 1.04, (0, 0.62, 0.58), paint("white"), tilt=90)
    for side in (-1, 1):
        with at(side * 0.2, 0.1, 0.79, roll=side * 45):
            box((0.6, 1.12, 0.05), (0, 0, 0), paint("navy"), bevel=0.012)
    box((0.3, 0.3, 1.1), (0, -0.4, 0), paint("white"), bevel=0.015)
    box((0.34, 0.34, 0.05), (0, -0.4, 1.08), paint("sand"), bevel=0.01)
    lathe([(0.2, 0), (0.0, 0.62)], (0, -0.4, 1.12), paint("navy"), steps=4, turn=45)
    box((0.16, 0.03, 0.3), (0, -0.56, 0), paint("clay"), bevel=0.01)
    cylinder(0.07, 0.02, (0, -0.55, 0.85), paint("tealSoft", "teal", 0.3, "gloss"), tilt=90, bevel=0.004)
    for y in (-0.06, 0.2, 0.46):
        box((0.03, 0.12, 0.3), (0.33, y, 0.16), paint("tealSoft", "teal", 0.3, "gloss"), bevel=0.01)


def water_tower(height=1.7, tone="tealSoft", pumpkin=False):
    """A water tower on legs; one of them is painted like a pumpkin, as in Circleville."""
    steel = paint("inkSoft", "white", 0.55)
    for i in range(4):
        a = math.pi / 4 + math.pi / 2 * i
        c, s = math.cos(a), math.sin(a)
        tube([(0.34 * c, 0.34 * s, 0), (0.2 * c, 0.2 * s, height * 0.66)], 0.028, steel)
    tube([(0, 0, 0), (0, 0, height * 0.66)], 0.05, steel)
    for z in (0.3, 0.62):
        reach = (0.34 - 0.14 * z / 0.66 * 0.66) * 0.72
        ring = [(reach * x, reach * y, height * z * 0.8) for x, y in ((1, 1), (-1, 1), (-1, -1), (1, -1), (1, 1))]
        tube(ring, 0.014, steel)
    with at(0, 0, height * 0.8):
        if pumpkin:
            for i in range(9):
                a = 2 * math.pi * i / 9
                ball(
                    0.22, (0.2 * math.cos(a), 0.2 * math.sin(a), 0),
                    paint("clay", "sun", 0.38 + 0.1 * (i % 2)), squash=(1, 1, 1.25), detail=3,
                )
            lathe([(0.07, 0), (0.05, 0.1), (0.06, 0.16)], (0, 0, 0.22), paint("leaf", "success", 0.4))
        else:
            lathe(
                [(0.08, -0.24), (0.3, -0.14), (0.36, 0), (0.36, 0.16), (0.2, 0.3), (0.02, 0.38)], (0, 0, 0),
                paint(tone), bevel=0.02,
            )
            cylinder(0.365, 0.07, (0, 0, 0.03), paint("teal"), bevel=0.01)


def pumpkins(spots):
    """Pumpkins on the ground from (x, y, radius) tuples."""
    for i, (x, y, r) in enumerate(spots):
        for k in range(5):
            a = 2 * math.pi * k / 5
            ball(
                r * 0.62, (x + r * 0.45 * math.cos(a), y + r * 0.45 * math.sin(a), r * 0.6),
                paint("clay", "sun", 0.3 + 0.1 * (k % 2)), detail=2,
            )
        cylinder(r * 0.14, r * 0.5, (x, y, r * 1.05), paint("leaf", "success", 0.4), bevel=0.004)


def hay_bale():
    """A round bale lying on its side."""
    cylinder(0.15, 0.24, (0, 0.12, 0.15), paint("sun", "wood", 0.35, "matte"), tilt=90, bevel=0.03)
    for r in (0.11, 0.06):
        cylinder(
            r, 0.01, (0, -0.118 - 0.002 / r * 0.06, 0.15), paint("sun", "wood", 0.2 + 3 * r, "matte"),
            tilt=90, bevel=0.0,
        )


def hill(width, height, tone):
    """A soft grassy hill."""
    ball(1.0, (0, 0, 0), tone, squash=(width, width * 0.8, height), detail=4)


def horseshoe():
    """A stadium open to -y: tiers of seats round a striped field."""

    def u(radius, length):
        return [(radius, -length), *arc(0, 0.25, radius, 0, 180, 28), (-radius, -length)]

    for i, (r, z, name) in enumerate(
        ((0.46, 0.1, "line"), (0.56, 0.19, "clay"), (0.66, 0.3, "line"), (0.76, 0.42, "sand"))
    ):
        ribbon(u(r, 0.5), 0.06, paint(name, "danger", 0.2) if name == "clay" else paint(name, "white", 0.2), 0.0, z)
    box((0.78, 1.12, 0.03), (0, 0.0, 0), paint("leaf", "success", 0.2), bevel=0.01)
    stripes = [
        [(-0.28, y), (0.28, y), (0.28, y + 0.025), (-0.28, y + 0.025)] for y in (-0.44, -0.28, -0.12, 0.04, 0.2, 0.36)
    ]
    sheet(stripes, (0, 0, 0.034), paint("white"))
    for x in (-0.62, 0.62):
        box((0.28, 0.12, 0.44), (x, -0.54, 0), paint("sand", "white", 0.2), bevel=0.02)


def statehouse():
    """Ohio's Statehouse: a colonnaded block under a flat-topped round drum."""
    stone = paint("sand", "white", 0.5)
    box((1.3, 0.84, 0.08), (0, 0, 0), paint("line"), bevel=0.02)
    box((1.2, 0.72, 0.5), (0, 0, 0.08), stone, bevel=0.02)
    box((1.26, 0.78, 0.08), (0, 0, 0.56), paint("white"), bevel=0.02)
    plate([(-0.34, 0), (0.34, 0), (0, 0.14)], 0.1, (0, -0.36, 0.63), paint("white"), tilt=90)
    for i in range(6):
        cylinder(0.032, 0.46, (-0.3 + 0.12 * i, -0.42, 0.08), paint("white"), bevel=0.005)
    box((0.7, 0.14, 0.06), (0, -0.42, 0.54), paint("white"), bevel=0.01)
    for i in range(5):
        box((0.03, 0.07, 0.26), (0.605, -0.26 + 0.13 * i, 0.18), paint("tealSoft", "teal", 0.3, "gloss"), bevel=0.008)
    cylinder(0.3, 0.34, (0, 0, 0.64), stone, bevel=0.01)
    for i in range(12):
        a = 2 * math.pi * i / 12
        box(
            (0.06, 0.06, 0.22), (0.29 * math.cos(a), 0.29 * math.sin(a), 0.7),
            paint("tealSoft", "teal", 0.35, "gloss"), bevel=0.01, turn=math.degrees(a),
        )
    cylinder(0.35, 0.06, (0, 0, 0.97), paint("white"), bevel=0.015)
    cylinder(0.24, 0.06, (0, 0, 1.03), paint("sand"), bevel=0.01)


def tower(width, depth, height, wall="white", glass="tealSoft", trim="navy", floors=7, bays=4):
    """A slim downtown block with ribbons of windows on both visible faces."""
    box((width, depth, height), (0, 0, 0), paint(wall), bevel=0.03)
    box((width * 0.6, depth * 0.6, 0.14), (0, 0, height - 0.02), paint(trim), bevel=0.02)
    box((width + 0.05, depth + 0.05, 0.07), (0, 0, height - 0.04), paint(trim), bevel=0.02)
    storey = (height - 0.24) / floors
    for turn, reach, length in ((0, depth / 2, width), (90, width / 2, depth)):
        with at(turn=turn):
            pitch = (length - 0.12) / bays
            for floor in range(floors):
                for bay in range(bays):
                    shade = 0.12 + 0.16 * ((floor * 2 + bay * 3) % 3)
                    box(
                        (pitch - 0.05, 0.03, storey * 0.62),
                        (-length / 2 + 0.06 + pitch * (bay + 0.5), -reach - 0.002, 0.14 + floor * storey),
                        paint(glass, "teal", shade, "gloss"), bevel=0.008,
                    )


def map_pin(name="clay", height=2.3):
    """A map pin with a gleam in its white eye, standing on its point in a ring."""
    with at(size=height / 2.5):
        cylinder(0.5, 0.03, (0, 0, 0), paint("white"), bevel=0.01)
        cylinder(0.38, 0.034, (0, 0, 0), paint("leaf", "success", 0.25, "matte"), bevel=0.003)
        lathe(
            [
                (0.0, 0), (0.07, 0.1), (0.3, 0.72), (0.56, 1.28), (0.7, 1.66), (0.71, 1.92), (0.6, 2.22),
                (0.38, 2.42), (0.14, 2.5), (0, 2.51),
            ],
            (0, 0, 0.02),
            paint(name, "danger", 0.25, "gloss"),
        )
        with at(0, 0, 1.78, turn=45, tilt=-24):
            cylinder(0.4, 0.2, (0, -0.53, 0), paint("white"), tilt=90, bevel=0.04)
            plate(star(0.34), 0.03, (0, -0.73, 0), paint("teal"), tilt=90)


def small_van():
    """The company's van seen small, nose to -y, its mark on the side."""
    teal = paint("teal")
    for x in (-0.3, 0.3):
        for y in (-0.5, 0.48):
            wheel(0.16, 0.12, (x, y, 0.16), paint("navyDeep"))
    box((0.7, 1.6, 0.34), (0, 0, 0.14), teal, bevel=0.09)
    box((0.68, 1.1, 0.66), (0, 0.24, 0.34), teal, bevel=0.1)
    with at(-0.33, -0.36, 0.44, turn=90):
        plate([(-0.26, 0), (0.4, 0), (0.4, 0.5), (-0.02, 0.5)], 0.66, (0, 0, 0), teal, bevel=0.04, tilt=90)
    with at(0, -0.58, 0.5, tilt=-31):
        box((0.54, 0.04, 0.36), (0, 0, 0.04), paint("navyDeep", "teal", 0.2, "gloss"), bevel=0.02)
    for side in (-1, 1):
        with at(side * 0.345, 0, 0, turn=90 * side):
            box((0.3, 0.03, 0.24), (side * -0.3, 0, 0.62), paint("navyDeep", "teal", 0.2, "gloss"), bevel=0.02)
            with at(side * 0.3, -0.012, 0.58):
                cylinder(0.085, 0.02, (0.14, 0, 0.2), paint("sun"), tilt=90, bevel=0.004)
                for z in (0.04, -0.1):
                    wave = [(-0.26 + 0.52 * i / 16, 0, z + 0.03 * math.sin(i * math.pi / 4)) for i in range(17)]
                    tube(wave, 0.022, paint("white"))
    for x in (-0.22, 0.22):
        box((0.14, 0.04, 0.09), (x, -0.8, 0.32), paint("sunPale", finish="glow"), bevel=0.02)
    for x in (-0.12, 0.12):
        tube([(x, -0.1, 1.06), (x, 0.7, 1.06)], 0.022, paint("sun"))
    for i in range(5):
        tube([(-0.12, 0.0 + 0.15 * i, 1.06), (0.12, 0.0 + 0.15 * i, 1.06)], 0.016, paint("sun"))
    for y in (0.0, 0.6):
        tube([(-0.24, y, 1.02), (0.24, y, 1.02)], 0.02, paint("inkSoft", "white", 0.5))


def sailboat():
    """A small boat with one sail."""
    plate(
        [(-0.2, 0), (-0.1, -0.07), (0.18, -0.05), (0.26, 0), (0.18, 0.05), (-0.1, 0.07)], 0.08, (0, 0, 0),
        paint("white"), bevel=0.015,
    )
    tube([(0.02, 0, 0.06), (0.02, 0, 0.56)], 0.012, paint("wood"))
    plate([(0, 0), (0.24, 0.02), (0, 0.42)], 0.012, (0.03, 0, 0.12), paint("clay"), tilt=90)


def parapets(path, offset, water, reach, z, tone=None):
    """The two side walls of a bridge where `path` comes within `reach` of a point of `water`."""
    near = [(x, y) for x, y in path if min(math.hypot(x - a, y - b) for a, b in water) < reach]
    for side in (-1, 1):
        line = []
        for i, (x, y) in enumerate(near):
            (ax, ay), (bx, by) = near[max(0, i - 1)], near[min(len(near) - 1, i + 1)]
            heading = math.atan2(by - ay, bx - ax)
            line.append((x - side * offset * math.sin(heading), y + side * offset * math.cos(heading)))
        ribbon(line, 0.035, tone or paint("white"), z, 0.11)
