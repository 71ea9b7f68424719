"""What cleaning takes away outdoors: films, stains, runs and splashes on fronts, shoe prints, leaves, litter."""
import math
import random

import bpy
from mathutils import Vector, noise

from .core import _link, _paints, at, ball, box, cylinder, dirt, film, paint, plate


# ---------------------------------------------------------------- dirt as thin layers of their own opacity


def _ease(low, high, value):
    """0 below `low`, 1 above `high`, soft between."""
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def _veil(name, into=None, by=0.0):
    """A matte paint whose opacity at each vertex is the attribute "cover"."""
    key = (name, into, by, "veil")
    if key not in _paints:
        material = paint(name, into, by, "matte").copy()
        nodes, links = material.node_tree.nodes, material.node_tree.links
        shader, output = nodes["Principled BSDF"], nodes["Material Output"]
        cover = nodes.new("ShaderNodeAttribute")
        cover.attribute_name = "cover"
        clear = nodes.new("ShaderNodeBsdfTransparent")
        mix = nodes.new("ShaderNodeMixShader")
        links.new(cover.outputs["Fac"], mix.inputs["Fac"])
        links.new(clear.outputs[0], mix.inputs[1])
        links.new(shader.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], output.inputs["Surface"])
        _paints[key] = material
    return _paints[key]


def layer(x0, y0, x1, y1, cover, tone, z=0.0, cell=0.08):
    """A flat sheet at height z, as opaque at each spot as `cover(x, y)` says; `tone` is a palette mix."""
    columns, rows = max(2, round((x1 - x0) / cell)), max(2, round((y1 - y0) / cell))
    spots = [
        (x0 + (x1 - x0) * c / columns, y0 + (y1 - y0) * r / rows) for r in range(rows + 1) for c in range(columns + 1)
    ]
    values = [min(1.0, max(0.0, cover(x, y))) for x, y in spots]
    wide = columns + 1
    faces = []
    for r in range(rows):
        for c in range(columns):
            corners = (r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c)
            if any(values[i] > 0.004 for i in corners):
                faces.append(corners)
    mesh = bpy.data.meshes.new("layer")
    mesh.from_pydata([(x, y, 0) for x, y in spots], [], faces)
    opacity = mesh.attributes.new("cover", "FLOAT", "POINT")
    opacity.data.foreach_set("value", values)
    sheet = _link(mesh, _veil(*tone), (0, 0, z))
    sheet.visible_shadow = False
    return sheet


def skin(x0, y0, x1, y1, tone, cover=0.6, patchy=0.5, scale=1.0, fade=0.25, seed=1, z=0.0, cell=0.08, stretch=1.0):
    """An uneven dull film: `patchy` 0 is even, 1 leaves bare spots; `scale` is a patch's size in metres."""

    def opacity(x, y):
        cloud = noise.fractal(Vector((x / scale / stretch, y / scale, seed * 7.3)), 0.9, 2.1, 4)
        edge = min(x - x0, x1 - x, y - y0, y1 - y) + 0.12 * cloud * fade
        return cover * (1 - patchy + patchy * _ease(-0.32, 0.34, cloud)) * (_ease(0, fade, edge) if fade else 1)

    return layer(x0, y0, x1, y1, opacity, tone, z, cell)


def stain(x, y, radius, tone, cover=0.7, rim=0.0, seed=1, z=0.0, long=1.0, cell=None):
    """One irregular blot, `long` times as wide as deep; `rim` leaves a dried edge around a paler middle."""

    def opacity(u, v):
        px, py = (u - x) / long, v - y
        wobble = noise.fractal(Vector((px / radius * 0.9, py / radius * 0.9, seed * 3.7)), 0.9, 2.0, 3)
        reach = math.hypot(px, py) / radius + 0.34 * wobble
        body = 1 - _ease(0.62, 0.95, reach)
        return cover * body * (1 - rim * (1 - _ease(0.3, 0.72, reach)))

    return layer(
        x - 1.3 * radius * long, y - 1.3 * radius, x + 1.3 * radius * long, y + 1.3 * radius, opacity, tone, z,
        cell or max(0.015, radius / 14),
    )


def stains(x0, y0, x1, y1, count, tone, small=0.05, big=0.25, cover=0.6, rim=0.0, seed=1, z=0.0):
    """Blots of several sizes, many small and few big, in loose clusters."""
    dice = random.Random(seed)
    heart = (0, 0)
    for i in range(count):
        if i % 5 == 0:
            heart = (dice.uniform(x0, x1), dice.uniform(y0, y1))
        radius = small + (big - small) * dice.random() ** 2.5
        x = min(x1 - radius, max(x0 + radius, heart[0] + dice.gauss(0, 0.16) * (x1 - x0)))
        y = min(y1 - radius, max(y0 + radius, heart[1] + dice.gauss(0, 0.16) * (y1 - y0)))
        stain(x, y, radius, tone, cover * dice.uniform(0.6, 1), rim, seed * 31 + i, z + 0.0006 * i, dice.uniform(0.8, 1.5))


def streaks(width, height, tone, cover=0.6, scale=0.16, reach=0.8, seed=1, y=-0.01, cell=0.05):
    """Runs of dirty water on an upright face centred at the origin, facing -y, from its top edge down."""

    def opacity(x, up):
        run = noise.fractal(Vector((x / scale, seed * 5.1, up * 0.25)), 0.8, 2.1, 3)
        length = height * reach * (0.35 + 0.65 * _ease(-0.3, 0.5, run))
        down = height / 2 - up
        edge = _ease(0, 0.06, width / 2 - abs(x))
        return cover * edge * _ease(-0.15, 0.35, run) * (1 - _ease(0.35 * length, length, down))

    with at(0, y, 0, tilt=90):
        return layer(-width / 2, -height / 2, width / 2, height / 2, opacity, tone, 0, cell)


def splash(width, height, tone, cover=0.7, seed=1, y=-0.01, scale=0.5, cell=0.06):
    """Dirt that rose from the ground: densest at the foot of an upright face standing at the origin."""

    def opacity(x, up):
        cloud = noise.fractal(Vector((x / scale, up / scale, seed * 4.9)), 0.9, 2.1, 4)
        edge = _ease(0, 0.06, width / 2 - abs(x))
        return cover * edge * (1 - _ease(0.05, 1.0, up / height - 0.3 * cloud))

    with at(0, y, 0, tilt=90):
        return layer(-width / 2, 0, width / 2, height, opacity, tone, 0, cell)


def glass_film(width, height, tone=("line", "inkSoft", 0.2), cover=0.62, seed=1, y=-0.02):
    """A grimy pane centred at the origin, facing -y: a dull film, thickest at its edges, wiped and rained on."""

    def opacity(x, up):
        cloud = noise.fractal(Vector((x / 0.35, up / 0.5, seed * 6.1)), 0.9, 2.1, 4)
        rain = noise.noise(Vector((x / 0.05, up / 1.3, seed * 2.7)))
        rim = 1 - _ease(0, 0.22, min(width / 2 - abs(x), height / 2 - abs(up)))
        return cover * (0.62 + 0.4 * cloud + 0.25 * rain + 0.4 * rim)

    with at(0, y, 0, tilt=90):
        return layer(-width / 2, -height / 2, width / 2, height / 2, opacity, tone, 0, max(0.025, width / 60))


def footprints(path, tone, cover=0.7, seed=1, z=0.0, size=1.0):
    """Shoe prints along a line of (x, y) points."""
    dice = random.Random(seed)
    steps, side = [], 1
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        length = math.hypot(bx - ax, by - ay)
        for i in range(max(1, int(length / (0.42 * size)))):
            t = i * 0.42 * size / length
            steps.append((ax + (bx - ax) * t, ay + (by - ay) * t, math.degrees(math.atan2(by - ay, bx - ax)) - 90))
    for x, y, turn in steps:
        side = -side
        weight = cover * dice.uniform(0.6, 1)

        def opacity(u, v, weight=weight):
            sole = math.hypot(u / 0.062, (v - 0.05) / 0.105)
            heel = math.hypot(u / 0.05, (v + 0.115) / 0.05)
            return weight * (1 - _ease(0.75, 1.05, min(sole, heel)))

        with at(x, y, z, turn=turn + dice.uniform(-8, 8), size=size):
            layer(0.1 * side - 0.09, -0.18, 0.1 * side + 0.09, 0.18, lambda u, v, s=side: opacity(u - 0.1 * s, v), tone, 0, 0.02)


def leaves(x0, y0, x1, y1, count=30, seed=1, z=0.0, size=0.13, names=("wood", "sunDeep", "clay")):
    """Fallen leaves lying flat in drifts."""
    dice = random.Random(seed)
    heart = (0, 0)
    shape = [(0, -0.6), (0.3, -0.3), (0.42, 0.05), (0.22, 0.4), (0, 0.7), (-0.22, 0.4), (-0.42, 0.05), (-0.3, -0.3)]
    for i in range(count):
        if i % 8 == 0:
            heart = (dice.uniform(x0, x1), dice.uniform(y0, y1))
        x = min(x1, max(x0, heart[0] + dice.gauss(0, 0.13) * (x1 - x0)))
        y = min(y1, max(y0, heart[1] + dice.gauss(0, 0.13) * (y1 - y0)))
        reach = size * dice.uniform(0.6, 1.1)
        tone = paint(dice.choice(names), "navyDeep", dice.choice((0.08, 0.25, 0.4)), "matte")
        with at(x, y, z + 0.015 + 0.0008 * i, turn=dice.uniform(0, 360), tilt=dice.uniform(-10, 10), roll=dice.uniform(-14, 14)):
            plate([(a * reach, b * reach) for a, b in shape], 0.008, (0, 0, 0), tone)


def litter(x0, y0, x1, y1, count=8, seed=1, z=0.0, size=1.0):
    """Street trash: tipped cups, cans, crumpled paper and napkins."""
    dice = random.Random(seed)
    for i in range(count):
        kind = i % 4
        with at(dice.uniform(x0, x1), dice.uniform(y0, y1), z, turn=dice.uniform(0, 360), size=size):
            if kind == 0:
                cylinder(0.045, 0.17, (0, 0, 0.06), paint("white", finish="matte"), top=0.06, tilt=88, bevel=0.004)
                cylinder(0.052, 0.07, (0, -0.045, 0.062), paint("clay", finish="matte"), top=0.056, tilt=88, bevel=0.002)
            elif kind == 1:
                ball(0.075, (0, 0, 0.05), paint("white", "sand", 0.6, "matte"), squash=(1.15, 0.9, 0.7), detail=1)
            elif kind == 2:
                box((0.22, 0.17, 0.012), (0, 0, 0.01), paint("white", "line", 0.3, "matte"), bevel=0, roll=4)
            else:
                cylinder(0.04, 0.14, (0, 0, 0.04), paint("danger"), tilt=88, bevel=0.008)
