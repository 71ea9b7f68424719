"""What tells clean from dirty: gleams, bubbles, suds, glints on glass, dust, washed strips."""

import math
import random

from mathutils import noise

from .core import at, ball, box, facing_viewer, film, haze, paint, plate


def sparkle(x, y, z, radius=0.25, name="white"):
    """A four-point gleam that faces the viewer and hovers clear of what it lies on."""
    outline = []
    for step in range(64):
        angle = 2 * math.pi * step / 64
        c, s = math.cos(angle), math.sin(angle)
        outline.append((radius * math.copysign(abs(c) ** 3.2, c), radius * math.copysign(abs(s) ** 3.2, s)))
    with facing_viewer(x, y, z):
        star = plate(outline, 0.012, (0, 0, radius + 0.2), paint(name, finish="glow"))
    star.visible_shadow = False


def bubble(x, y, z, radius=0.12):
    """A soap bubble: a bright rim and one highlight."""
    with facing_viewer(x, y, z):
        skin = ball(radius, (0, 0, 0), film("tealSoft", 0.95, 0.16))
        ball(
            radius * 0.17, (-radius * 0.36, radius * 0.4, radius * 0.8), paint("white", finish="glow"), detail=2
        )
    skin.visible_shadow = False


def bubbles(spots):
    """Several bubbles from (x, y, z, radius) tuples."""
    for spot in spots:
        bubble(*spot)


def suds(x, y, z, spread=0.3, count=14, seed=1, depth=None):
    """A heap of foam, highest in its middle."""
    dice = random.Random(seed)
    depth = spread if depth is None else depth
    for _ in range(count):
        angle, reach = dice.uniform(0, 2 * math.pi), math.sqrt(dice.random())
        radius = min(spread, depth) * dice.uniform(0.22, 0.42) * (1.15 - 0.5 * reach)
        ball(
            radius,
            (x + spread * reach * math.cos(angle), y + depth * reach * math.sin(angle), z + radius * 0.45),
            paint("white"),
            detail=3,
        )


def glints(width, height, material=None, y=-0.012):
    """Two diagonal streaks of light on an upright pane centred at the origin, facing -y."""
    material = material or paint("white", finish="glow")
    lean = min(width, height) * 0.42
    for start, band in ((-0.3, 0.16), (-0.02, 0.07)):
        x0, x1 = start * width, (start + band) * width
        low, high = -height * 0.36, height * 0.36
        outline = [(x0 - lean / 2, low), (x1 - lean / 2, low), (x1 + lean / 2, high), (x0 + lean / 2, high)]
        plate(outline, 0.006, (0, y, 0), material, tilt=90)


def dust(x0, y0, x1, y1, count=60, seed=2, name="inkSoft", big=0.035):
    """Specks of dirt lying on a floor area."""
    dice = random.Random(seed)
    for _ in range(count):
        radius = dice.uniform(0.35, 1) * big
        ball(
            radius,
            (dice.uniform(x0, x1), dice.uniform(y0, y1), 0.012),
            paint(name, "sand", dice.choice((0.25, 0.4, 0.55)), "matte"),
            squash=(1, dice.uniform(0.6, 1), 0.4),
            detail=2,
        )


def grime(width, height, count=9, seed=3, y=-0.01, base="sand", tone="ink"):
    """Blotches on an upright pane or wall centred at the origin, facing -y."""
    dice = random.Random(seed)
    for _ in range(count):
        radius = dice.uniform(0.06, 0.14) * min(width, height)
        spot = (
            dice.uniform(-0.5, 0.5) * (width - 2.6 * radius),
            y,
            dice.uniform(-0.5, 0.5) * (height - 2.6 * radius),
        )
        ball(
            radius,
            spot,
            paint(base, tone, dice.choice((0.34, 0.37, 0.4)), "matte"),
            squash=(dice.uniform(0.8, 1.3), 0.05, dice.uniform(0.7, 1.2)),
            detail=3,
        )


def stripes(x0, y0, x1, y1, count, first, second, z=0.0):
    """Alternating bands across x, as a vacuum leaves them on carpet."""
    pitch = (x1 - x0) / count
    for i in range(count):
        box(
            (pitch, y1 - y0, 0.012),
            (x0 + pitch * (i + 0.5), (y0 + y1) / 2, z),
            first if i % 2 == 0 else second,
            bevel=0.0,
        )


# ---------------------------------------------------------------- films of dirt, soft at their edges

SOIL = ("inkSoft", "wood", 0.35)
EARTH = ("wood", "ink", 0.55)
CHALK = ("white", "sand", 0.4)
FLUFF = ("line", "inkSoft", 0.3)


def _soft(value, low, high):
    """0 below `low`, 1 above `high`, smooth between."""
    value = min(max((value - low) / (high - low), 0), 1)
    return value * value * (3 - 2 * value)


def dull(width, depth, tone=SOIL, least=0.2, most=0.5, grain=0.9, seed=1, fade=0.12, step=0.06, stretch=1.0):
    """A clouded film centred at the origin; it hides `least` of what lies below here, `most` there.

    Inside at(tilt=90) it stands up facing -y; `stretch` draws its clouds out along x, `grain` is
    clouds per metre.
    """
    columns, rows = max(4, round(width / step)), max(4, round(depth / step))
    vertices, covers = [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            x, y = width * (c / columns - 0.5), depth * (r / rows - 0.5)
            cloud = noise.fractal((x * grain / stretch, y * grain, seed * 5.3), 1.0, 2.1, 4)
            rim = min(width / 2 - abs(x), depth / 2 - abs(y))
            rim += 0.5 * fade * noise.noise((x * 3, y * 3, seed))
            vertices.append((x, y, 0))
            covers.append(
                (least + (most - least) * _soft(cloud, -0.35, 0.4)) * (_soft(rim, 0, fade) if fade else 1)
            )
    wide = columns + 1
    faces = [
        (r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c)
        for r in range(rows)
        for c in range(columns)
    ]
    return haze(vertices, faces, covers, *tone)


def spot(x, y, radius, tone=EARTH, cover=0.6, z=0.0, seed=1, squash=0.8, hollow=0.0, wobble=0.25, soft=0.3):
    """A stain of uneven outline; `hollow` 0..1 leaves more of it at its rim than in its middle."""
    count, rings = 40, (0, 0.3, 0.55, 0.7, 0.82, 0.92, 1.0)
    vertices, covers = [(x, y, z)], [cover * (1 - hollow)]
    for share in rings[1:]:
        for i in range(count):
            angle = 2 * math.pi * i / count
            c, s = math.cos(angle), math.sin(angle)
            reach = radius * share * (1 + wobble * 1.6 * noise.noise((1.3 * c, 1.3 * s, seed * 3.7)))
            vertices.append((x + reach * c, y + reach * s * squash, z))
            filled = 1 - hollow * (1 - _soft(share, 0.5, 0.85))
            covers.append(cover * filled * (1 - _soft(share, 1 - soft, 1)))
    faces = [(0, 1 + i, 1 + (i + 1) % count) for i in range(count)]
    for ring in range(len(rings) - 2):
        inner, outer = 1 + ring * count, 1 + (ring + 1) * count
        faces += [
            (inner + i, outer + i, outer + (i + 1) % count, inner + (i + 1) % count) for i in range(count)
        ]
    return haze(vertices, faces, covers, *tone)


def mark(points, width, tone=SOIL, cover=0.55, ends=0.2, z=0.0):
    """A scuff, drip, wheel track or wiped arc through (x, y) points, paler at its sides and ends."""
    path = []
    for i in range(len(points) - 1):
        p0, p1, p2, p3 = (points[min(max(i + k, 0), len(points) - 1)] for k in (-1, 0, 1, 2))
        for n in range(12):
            t = n / 12
            path.append(
                tuple(
                    0.5
                    * (
                        2 * b
                        + (c - a) * t
                        + (2 * a - 5 * b + 4 * c - d) * t**2
                        + (3 * b - a - 3 * c + d) * t**3
                    )
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    path.append(points[-1])
    vertices, covers, last = [], [], len(path) - 1
    for i, (x, y) in enumerate(path):
        before, after = path[max(i - 1, 0)], path[min(i + 1, last)]
        heading = math.atan2(after[1] - before[1], after[0] - before[0])
        strength = cover * (_soft(min(i, last - i) / last, 0, ends) if ends else 1)
        strength *= 0.75 + 0.5 * noise.noise((x * 4, y * 4, 1))
        for side, share in ((-0.5, 0), (-0.25, 1), (0.25, 1), (0.5, 0)):
            vertices.append((x - math.sin(heading) * side * width, y + math.cos(heading) * side * width, z))
            covers.append(max(strength, 0) * share)
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(last) for k in range(3)]
    return haze(vertices, faces, covers, *tone)


def steps(points, tone=EARTH, cover=0.75, z=0.0, stride=0.33, size=1.0, left=0.35, first=0):
    """Shoe prints along a path of (x, y) points, paler from step to step until `left` of the first is left."""
    legs = list(zip(points, points[1:]))
    total = sum(math.dist(a, b) for a, b in legs)
    count = int(total / stride)
    for i in range(count + 1):
        way = i * stride
        for a, b in legs:
            length = math.dist(a, b)
            if way <= length:
                break
            way -= length
        share = min(way / length, 1)
        heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90
        side = 1 if (i + first) % 2 else -1
        strength = cover * (1 - (1 - left) * i / max(count, 1))
        with at(
            a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, z, turn=heading - 8 * side, size=size
        ):
            spot(0.1 * side, 0.05, 0.062, tone, strength, seed=i, squash=1.75, wobble=0.08, soft=0.15)
            spot(0.1 * side, -0.12, 0.046, tone, strength, seed=i + 3, squash=1.2, wobble=0.08, soft=0.15)


def chips(x, y, spread, count, tones=(EARTH, SOIL), z=0.0, big=0.035, seed=1, squash=1.0):
    """Flat crumbs of several sizes, thick in the middle of their heap and few around it."""
    dice = random.Random(seed)
    for _ in range(count):
        reach, angle = spread * dice.random(), dice.uniform(0, 2 * math.pi)
        radius = big * dice.choice((0.25, 0.3, 0.4, 0.5, 0.7, 1))
        outline = [
            (
                radius * dice.uniform(0.6, 1) * math.cos(math.pi * k / 3),
                radius * dice.uniform(0.5, 0.9) * math.sin(math.pi * k / 3),
            )
            for k in range(6)
        ]
        foot = (x + reach * math.cos(angle), y + squash * reach * math.sin(angle), z)
        plate(
            outline, 0.35 * radius, foot, paint(*dice.choice(tones), finish="matte"), turn=dice.uniform(0, 180)
        )


def wad(x, y, z, radius=0.07, name="white", seed=1):
    """A crumpled sheet of paper."""
    dice = random.Random(seed)
    thing = ball(radius, (x, y, z + 0.8 * radius), paint(name, "line", 0.25, "matte"), detail=2)
    for vertex in thing.data.vertices:
        vertex.co *= dice.uniform(0.78, 1.08)
    for face in thing.data.polygons:
        face.use_smooth = False


def brimful(rim=0.55, radius=0.22, seed=1, names=("white", "sunPale", "white", "tealSoft")):
    """Trash standing out of a bin whose foot is the origin."""
    for i in range(11):
        angle, reach = i * 2.4, radius * (0.74, 0.74, 0.74, 0.3)[i % 4]
        lift = 0.12 if i % 4 == 3 else 0.0
        wad(
            reach * math.cos(angle),
            reach * math.sin(angle),
            rim - 0.05 + lift,
            radius * 0.38,
            names[i % len(names)],
            seed + i,
        )


def smudged(width, height, seed=1, cover=0.62, tone=("sand", "wood", 0.35)):
    """Dust, wiped arcs and finger marks on an upright pane centred at the origin, facing -y."""
    with at(tilt=90):
        dull(width, height, tone, 0.45 * cover, cover, 1.6, seed, fade=0.04, step=0.04)
        for i, (u, v) in enumerate(((-0.22, -0.12), (0.2, 0.14))):
            arc = [
                (u * width + 0.24 * width * math.cos(a), v * height + 0.3 * height * math.sin(a))
                for a in (0.5 + 0.42 * k for k in range(5))
            ]
            mark(arc, 0.13 * min(width, height), ("white", "sand", 0.5), 0.45, z=0.004 + 0.002 * i)
        dice = random.Random(seed)
        for i in range(7):
            spot(
                dice.uniform(-0.4, 0.4) * width,
                dice.uniform(-0.4, 0.2) * height,
                dice.uniform(0.02, 0.05) * min(width, height) + 0.02,
                SOIL,
                0.4,
                z=0.009 + 0.001 * i,
                seed=i,
            )
