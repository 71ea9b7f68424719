"""What cleaning takes away in classrooms, stores and homes: clouded films, stains, scuffs, shoe prints, crumbs, trash."""
import math
import random

import bpy
from mathutils import noise

from .core import _link, _paints, at, ball, colour, dirt, film, here, paint, plate, wheel


def haze(vertices, faces, covers, name, into=None, by=0.0):
    """A matte film without thickness; `covers` lists how much each vertex hides of what is below, 0..1."""
    key = (name, into, by, "haze")
    if key not in _paints:
        material = bpy.data.materials.new("-".join(str(part) for part in key))
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.clear()
        amount = nodes.new("ShaderNodeAttribute")
        amount.attribute_name = "cover"
        clear = nodes.new("ShaderNodeBsdfTransparent")
        dull = nodes.new("ShaderNodeBsdfDiffuse")
        dull.inputs["Color"].default_value = colour(name, into, by)
        mix = nodes.new("ShaderNodeMixShader")
        output = nodes.new("ShaderNodeOutputMaterial")
        links.new(amount.outputs["Fac"], mix.inputs["Fac"])
        links.new(clear.outputs[0], mix.inputs[1])
        links.new(dull.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], output.inputs["Surface"])
        _paints[key] = material
    mesh = bpy.data.meshes.new("haze")
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("cover", "FLOAT", "POINT").data.foreach_set("value", covers)
    thing = _link(mesh, _paints[key], (0, 0, 0))
    thing.visible_shadow = False
    return thing


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
