"""What cleaning takes away in offices, lobbies and kitchens: dull skins, stains, shoe prints, crumbs, trash, leaves, cobwebs."""
import math
import random

import bpy

from .core import _link, _paints, _rotation, at, ball, box, colour, cylinder, paint, plate, tube


def veil(
    name,
    into=None,
    by=0.0,
    opacity=0.5,
    grain=1.6,
    cover=0.5,
    soft=0.12,
    fade=0.2,
    hollow=0.0,
    round_=False,
    seed=0,
):
    """A thin matte skin for `sheet`: cloudy at `grain` per metre, lying on about `cover` of it, fading at its rim.

    `soft` is how gently its clouds end, `fade` how wide the rim is; `hollow` 0..1 empties the middle (rings).
    """
    key = (name, into, by, "veil", opacity, grain, cover, soft, fade, hollow, round_, seed)
    if key in _paints:
        return _paints[key]
    material = bpy.data.materials.new("veil")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()

    def maths(kind, *values):
        node = nodes.new("ShaderNodeMath")
        node.operation = kind
        for slot, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                slot.default_value = value
            else:
                links.new(value, slot)
        return node.outputs[0]

    def step(value, low, high):
        node = nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        node.inputs["From Min"].default_value = low
        node.inputs["From Max"].default_value = high
        links.new(value, node.inputs["Value"])
        return node.outputs["Result"]

    spot = nodes.new("ShaderNodeTexCoord")
    shift = nodes.new("ShaderNodeVectorMath")
    shift.inputs[1].default_value = (seed * 7.31, seed * 3.17, seed * 1.7)
    links.new(spot.outputs["Object"], shift.inputs[0])
    clouds = nodes.new("ShaderNodeTexNoise")
    clouds.inputs["Scale"].default_value = grain
    clouds.inputs["Detail"].default_value = 3
    links.new(shift.outputs[0], clouds.inputs["Vector"])
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(spot.outputs["Generated"], parts.inputs[0])
    u, v = (
        maths("ABSOLUTE", maths("MULTIPLY", maths("SUBTRACT", parts.outputs[i], 0.5), 2.0)) for i in (0, 1)
    )
    if round_:
        away = maths("SQRT", maths("ADD", maths("MULTIPLY", u, u), maths("MULTIPLY", v, v)))
    else:
        away = maths("MAXIMUM", u, v)
    away = maths(
        "ADD", away, maths("MULTIPLY", maths("SUBTRACT", clouds.outputs["Fac"], 0.3), 0.8 if round_ else fade)
    )
    alpha = maths("SUBTRACT", 1.0, step(away, 1 - fade, 1))
    if cover < 1:
        middle = 0.68 - 0.36 * cover
        alpha = maths("MULTIPLY", alpha, step(clouds.outputs["Fac"], middle - soft, middle + soft))
    if hollow:
        rim = step(away, 0.98 - 2 * fade, 0.98 - fade)
        alpha = maths("MULTIPLY", alpha, maths("ADD", 1 - hollow, maths("MULTIPLY", rim, hollow)))
    alpha = maths("MULTIPLY", alpha, opacity)

    clear = nodes.new("ShaderNodeBsdfTransparent")
    dull = nodes.new("ShaderNodeBsdfDiffuse")
    dull.inputs["Color"].default_value = colour(name, into, by)
    mix = nodes.new("ShaderNodeMixShader")
    output = nodes.new("ShaderNodeOutputMaterial")
    links.new(alpha, mix.inputs["Fac"])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(dull.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs["Surface"])
    _paints[key] = material
    return material


def sheet(outline, position, material, **rotation):
    """A flat polygon in x and y without thickness, for a `veil`; tilt=90 stands it up facing -y."""
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata([(x, y, 0) for x, y in outline], [], [tuple(range(len(outline)))])
    thing = _link(mesh, material, position, _rotation(**rotation))
    thing.visible_shadow = False
    return thing


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
