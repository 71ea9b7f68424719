"""What tells clean from dirty: gleams, bubbles, suds, glints on glass, dust, washed strips."""

import math
import random

from .core import at, ball, box, cylinder, facing_viewer, film, paint, plate, sheet, shine, tube, veil


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
    """Two diagonal streaks of light on an upright clean pane centred at the origin, facing -y."""
    material = material or paint("white", finish="glow")
    lean = min(width, height) * 0.42
    for start, band in ((-0.3, 0.16), (-0.02, 0.07)):
        x0, x1 = start * width, (start + band) * width
        low, high = -height * 0.36, height * 0.36
        outline = [(x0 - lean / 2, low), (x1 - lean / 2, low), (x1 + lean / 2, high), (x0 + lean / 2, high)]
        with shine():
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


# ---------------------------------------------------------------- what cleaning takes away


MUD = ("wood", "ink", 0.5)
GRAY = ("inkSoft", "wood", 0.25)
SALT = ("white", "line", 0.35)
COFFEE = ("wood", "navyDeep", 0.62)


def _oblong(width, height):
    """A rectangle around the origin as an outline."""
    return [
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    ]


def soil(x0, y0, x1, y1, tone=GRAY, opacity=0.5, z=0.03, **kinds):
    """A dull skin lying on a floor or a top between two corners; `kinds` as for `veil`."""
    sheet(_oblong(x1 - x0, y1 - y0), ((x0 + x1) / 2, (y0 + y1) / 2, z), veil(*tone, opacity=opacity, **kinds))


def smear(width, height, tone=GRAY, opacity=0.45, y=-0.02, **kinds):
    """A dull skin on an upright face centred at the origin, facing -y."""
    sheet(_oblong(width, height), (0, y, 0), veil(*tone, opacity=opacity, **kinds), tilt=90)


def blot(
    x,
    y,
    radius,
    tone=COFFEE,
    opacity=0.7,
    z=0.034,
    squash=1.0,
    turn=0.0,
    seed=0,
    hollow=0.0,
    fade=0.16,
    tilt=0,
):
    """A stain with a wavering rim; `hollow` leaves a ring. tilt=90 puts it on a wall at (x, y, z)."""
    skin = veil(
        *tone, opacity=opacity, grain=1.1 / radius, cover=1, fade=fade, hollow=hollow, round_=True, seed=seed
    )
    sheet(_oblong(2.6 * radius, 2.6 * radius * squash), (x, y, z), skin, turn=turn, tilt=tilt)


def ring(x, y, z, radius=0.05, tone=COFFEE, opacity=0.8):
    """The mark a wet cup leaves."""
    points = [(radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * i / 28 for i in range(29))]
    with at(x, y, z):
        tube([(px, py, 0) for px, py in points[:-3]], 0.008, paint(*tone, finish="matte"))


SHOE = (
    ((-0.05, -0.02), (-0.058, 0.08), (-0.04, 0.15), (0.0, 0.17), (0.035, 0.15), (0.05, 0.07), (0.04, -0.02)),
    ((-0.036, -0.05), (0.034, -0.05), (0.036, -0.11), (0.02, -0.14), (-0.02, -0.14), (-0.036, -0.11)),
)


def tracks(path, tone=MUD, opacity=0.6, z=0.037, stride=0.36, size=1.0, wear=0.35, start=0):
    """Shoe prints along a path of (x, y) points, paler from step to step until `wear` of them is gone."""
    legs = list(zip(path, path[1:]))
    total = sum(math.dist(a, b) for a, b in legs)
    count = int(total / stride)
    for i in range(count + 1):
        left = i * stride
        for a, b in legs:
            length = math.dist(a, b)
            if left <= length:
                break
            left -= length
        share = min(left / length, 1)
        heading = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) - 90
        side = 0.11 if (i + start) % 2 else -0.11
        strength = round(opacity * (1 - wear * i / max(count, 1)), 2)
        skin = veil(*tone, opacity=strength, grain=14, cover=0.8, soft=0.15, fade=0.02)
        with at(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, z, turn=heading, size=size):
            for part in SHOE:
                sheet([(px + side, py) for px, py in part], (0, 0, 0), skin, turn=-math.copysign(7, side))


def crumbs(x, y, spread=0.3, count=30, tones=(MUD, GRAY), z=0.03, big=0.02, seed=1, squash=1.0):
    """A cluster of flat specks of several sizes, densest in its middle."""
    dice = random.Random(seed)
    for _ in range(count):
        reach, angle = spread * dice.random() ** 0.9, dice.uniform(0, 2 * math.pi)
        radius = big * dice.choice((0.3, 0.4, 0.5, 0.7, 1))
        ball(
            radius,
            (x + reach * math.cos(angle), y + squash * reach * math.sin(angle), z),
            paint(*dice.choice(tones), finish="matte"),
            squash=(1, dice.uniform(0.5, 1), 0.45),
            detail=1,
        )


def crumpled(x, y, z=0.02, radius=0.07, seed=1, name="white"):
    """A crumpled sheet of paper."""
    dice = random.Random(seed)
    wad = ball(radius, (x, y, z + 0.85 * radius), paint(name, "line", 0.3, "matte"), detail=2)
    for vertex in wad.data.vertices:
        vertex.co *= dice.uniform(0.78, 1.08)
    for face in wad.data.polygons:
        face.use_smooth = False


def paper_cup(name="white", band="clay"):
    """A used paper cup with its lid, standing."""
    cylinder(0.038, 0.12, (0, 0, 0), paint(name), top=0.05, bevel=0.004)
    cylinder(0.0455, 0.045, (0, 0, 0.04), paint(band), top=0.049, bevel=0.0)
    cylinder(0.054, 0.018, (0, 0, 0.12), paint("navyDeep"), bevel=0.006)


def overfull(rim=0.55, radius=0.22, seed=1):
    """What makes a waste bin brim over: paper, a cup, a carton; the bin's foot is the origin."""
    dice = random.Random(seed)
    ball(radius * 0.98, (0, 0, rim - 0.02), paint("line", finish="matte"), squash=(1, 1, 0.35), detail=3)
    for i in range(9):
        angle, reach = i * 2.4, radius * (0.72 if i < 6 else 0.3)
        lift = 0.03 if i < 6 else 0.1
        name = ("white", "sunPale", "white", "tealSoft")[i % 4]
        crumpled(
            reach * math.cos(angle),
            reach * math.sin(angle),
            rim + lift - 0.04,
            radius * 0.34,
            seed * 11 + i,
            name,
        )
    with at(radius * 0.45, -radius * 0.5, rim + 0.09, tilt=38, roll=dice.uniform(-30, 30)):
        paper_cup()
    with at(-radius * 0.5, radius * 0.1, rim + 0.04, tilt=-16, roll=-34, turn=20):
        box((0.16, 0.05, 0.24), (0, 0, 0), paint("wood", "sand", 0.35), bevel=0.008)


LEAF = ((0, -0.11), (0.03, -0.06), (0.075, -0.07), (0.06, -0.01), (0.085, 0.04), (0.035, 0.05), (0, 0.12))


def dry_leaf(x, y, turn=0.0, size=1.0, name="clay", into="sunDeep", by=0.4, z=0.03):
    """A fallen leaf lying on the floor."""
    outline = [*LEAF, *[(-px, py) for px, py in LEAF[-2:0:-1]]]
    with at(x, y, z, turn=turn, size=size, tilt=4, roll=-5):
        plate(outline, 0.008, (0, 0, 0), paint(name, into, by, "matte"))
        tube([(0, -0.17, 0.004), (0, 0.1, 0.008)], 0.006, paint("wood", "navyDeep", 0.3, "matte"))


def cobweb(size=0.6):
    """A web in the corner of two walls at the origin, spread along +x and -y under z = 0."""
    thread = paint("white", "line", 0.4, "matte")
    spokes = ((1, 0, -0.02), (0.86, -0.12, -0.5), (0.5, -0.5, -0.9), (0.12, -0.86, -0.5), (0, -1, -0.02))
    tips = [tuple(size * value for value in spoke) for spoke in spokes]
    for tip in tips:
        tube([(0, 0, 0), tip], 0.006, thread)
    for share in (0.35, 0.6, 0.85):
        for a, b in zip(tips, tips[1:]):
            sag = [0.5 * (p + q) * share * 0.86 for p, q in zip(a, b)]
            tube([[v * share for v in a], sag, [v * share for v in b]], 0.005, thread)
