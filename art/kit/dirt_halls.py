"""What cleaning takes away in halls and new buildings: mottled floors, spills, tire tracks, boot prints, grit, scraps."""
import math
import random

import bpy
from mathutils import noise

from .core import _link, _rotation, at, colour, dirt, film, here, paint, plate


def sheet(polygons, position, material, **rotation):
    """Many flat polygons, each a list of (x, y), as one paper-thin layer; tilt=90 stands it up facing -y."""
    vertices, faces = [], []
    for i, polygon in enumerate(polygons):
        faces.append(tuple(range(len(vertices), len(vertices) + len(polygon))))
        vertices += [(x, y, 0.0002 * (i % 7)) for x, y in polygon]
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(vertices, [], faces)
    return _link(mesh, material, position, _rotation(**rotation))


# ---------------------------------------------------------------- the dirt of halls and building sites


def mottle(first, second, scale=1.2, low=0.38, high=0.62, rise=None):
    """A dull paint that wanders between two palette mixes; `rise` (z0, z1) fades the second out upwards."""
    key = f"mottle-{first}-{second}-{scale}-{low}-{high}-{rise}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.05
    place = nodes.new("ShaderNodeNewGeometry")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 4
    links.new(place.outputs["Position"], noise.inputs["Vector"])
    share = nodes.new("ShaderNodeMapRange")
    share.inputs["From Min"].default_value = low
    share.inputs["From Max"].default_value = high
    links.new(noise.outputs["Fac"], share.inputs["Value"])
    much = share.outputs["Result"]
    if rise:
        split = nodes.new("ShaderNodeSeparateXYZ")
        links.new(place.outputs["Position"], split.inputs[0])
        fall = nodes.new("ShaderNodeMapRange")
        fall.inputs["From Min"].default_value = rise[0]
        fall.inputs["From Max"].default_value = rise[1]
        fall.inputs["To Min"].default_value = 1
        fall.inputs["To Max"].default_value = 0
        links.new(split.outputs["Z"], fall.inputs["Value"])
        both = nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        links.new(much, both.inputs[0])
        links.new(fall.outputs["Result"], both.inputs[1])
        much = both.outputs["Value"]
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = colour(*first)
    mix.inputs["Color2"].default_value = colour(*second)
    links.new(much, mix.inputs["Fac"])
    links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    return material


def ragged(radius, seed, squash=1.0, wobble=0.16, count=40):
    """An irregular closed outline round the origin."""
    dice = random.Random(seed)
    waves = [(k, dice.uniform(0, 2 * math.pi), wobble * dice.uniform(0.4, 1) / k**0.6) for k in (2, 3, 5, 7)]
    outline = []
    for step in range(count):
        angle = 2 * math.pi * step / count
        reach = radius * (1 + sum(size * math.sin(k * angle + shift) for k, shift, size in waves))
        outline.append((reach * math.cos(angle), reach * squash * math.sin(angle)))
    return outline


def blot(x, y, z, radius, tones, seed=1, squash=0.8, turn=0.0, splashes=4):
    """A spill that dried: nested ragged rings from `tones` (outermost first) and a few drops around it."""
    dice = random.Random(seed)
    with at(x, y, z, turn=turn):
        for i, tone in enumerate(tones):
            share = 1 - 0.62 * i / max(1, len(tones))
            with at(0.06 * radius * i, -0.05 * radius * i, 0.0016 * i):
                sheet([ragged(radius * share, seed + (i > 1), squash, 0.14)], (0, 0, 0), tone)
        drops = []
        for i in range(splashes):
            angle, reach = dice.uniform(0, 2 * math.pi), radius * dice.uniform(1.15, 1.6)
            drop = ragged(radius * dice.uniform(0.05, 0.14), seed + i, squash, count=14)
            dx, dy = reach * math.cos(angle), reach * squash * math.sin(angle)
            drops.append([(px + dx, py + dy) for px, py in drop])
        if drops:
            sheet(drops, (0, 0, 0.001), tones[-1])


def _along(points, pitch):
    """Evenly spaced (x, y, direction) along a polyline."""
    rest = 0.0
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        heading = math.atan2(y1 - y0, x1 - x0)
        s = rest
        while s < length:
            yield x0 + (x1 - x0) * s / length, y0 + (y1 - y0) * s / length, heading
            s += pitch
        rest = s - length


def curve(points, steps=10):
    """A polyline rounded into a smooth path (Catmull-Rom)."""
    full = [points[0], *points, points[-1]]
    path = []
    for a, b, c, d in zip(full, full[1:], full[2:], full[3:]):
        for i in range(steps):
            t = i / steps
            path.append(
                tuple(
                    0.5
                    * (
                        2 * q
                        + (r - p) * t
                        + (2 * p - 5 * q + 4 * r - s) * t**2
                        + (3 * q - p - 3 * r + s) * t**3
                    )
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*path, points[-1]]


def tire_tracks(points, z, film_tone, tread_tone, gauge=0.8, width=0.2, keep=0.85, seed=1):
    """The two tracks of a truck along a path: a faint band with darker tread bars, here and there worn away."""
    dice = random.Random(seed)
    path = list(_along(curve(points), 0.075))
    bands, treads = [], []
    for side in (-1, 1):
        spots = [
            (x - side * gauge / 2 * math.sin(h), y + side * gauge / 2 * math.cos(h), h) for x, y, h in path
        ]
        edges = [
            [(x - s * width / 2 * math.sin(h), y + s * width / 2 * math.cos(h)) for x, y, h in spots]
            for s in (-1, 1)
        ]
        for i in range(len(spots) - 1):
            bands.append([edges[0][i], edges[0][i + 1], edges[1][i + 1], edges[1][i]])
        for i, (x, y, h) in enumerate(spots):
            if i % 2 or dice.random() > keep:
                continue
            for half in (-1, 1):
                shape = [(0.0, 0.01), (0.05, 0.01), (0.0, 0.46), (-0.05, 0.46)]
                treads.append(
                    [
                        (
                            x + px * math.cos(h) - half * py * width * math.sin(h),
                            y + px * math.sin(h) + half * py * width * math.cos(h),
                        )
                        for px, py in shape
                    ]
                )
    sheet(bands, (0, 0, z), film_tone)
    sheet(treads, (0, 0, z + 0.002), tread_tone)

SOLE = (
    (-0.035, -0.15), (0.03, -0.15), (0.04, -0.1), (0.03, -0.06), (-0.03, -0.06), (-0.045, -0.11),
)  # fmt: skip

FOREFOOT = (
    (-0.03, -0.035), (0.03, -0.035), (0.05, 0.03), (0.055, 0.09), (0.035, 0.15), (0.0, 0.165), (-0.035, 0.14),
    (-0.05, 0.08), (-0.048, 0.02),
)  # fmt: skip


def shoe_prints(points, z, tone, stride=0.36, gauge=0.24, size=1.0):
    """The prints of work boots along a path, heel and sole, left and right in turn."""
    prints = []
    for i, (x, y, h) in enumerate(_along(curve(points), stride)):
        side = 1 if i % 2 else -1
        cx, cy = x - side * gauge / 2 * math.sin(h), y + side * gauge / 2 * math.cos(h)
        turned = h - math.pi / 2 - side * 0.1
        for part in (SOLE, FOREFOOT):
            prints.append(
                [
                    (
                        cx + size * (-side * px * math.cos(turned) - py * math.sin(turned)),
                        cy + size * (-side * px * math.sin(turned) + py * math.cos(turned)),
                    )
                    for px, py in part
                ]
            )
    sheet(prints, (0, 0, z), tone)


def grit(x, y, z, spread, count, tone, seed=1, big=0.04, squash=1.0):
    """A drift of flat specks, dense and coarse in its middle, finer outwards."""
    dice = random.Random(seed)
    specks = []
    for i in range(count):
        angle, reach = dice.uniform(0, 2 * math.pi), abs(dice.gauss(0, 0.45))
        radius = big * dice.uniform(0.25, 1) ** 1.6 * (1.1 - 0.5 * min(reach, 1))
        dx, dy = x + spread * reach * math.cos(angle), y + squash * spread * reach * math.sin(angle)
        specks.append([(px + dx, py + dy) for px, py in ragged(radius, seed + i, dice.uniform(0.5, 1), 0.2, 9)])
    sheet(specks, (0, 0, z), tone)


def scraps(spots, z, material, seed=1, thickness=0.008):
    """Torn flat bits (cardboard, paper, film) from (x, y, radius) tuples."""
    dice = random.Random(seed)
    for i, (x, y, radius) in enumerate(spots):
        corners = dice.choice((4, 5, 5))
        start = dice.uniform(0, 6)
        outline = []
        for k in range(corners):
            angle = start + 2 * math.pi * (k + dice.uniform(-0.25, 0.25)) / corners
            reach = radius * dice.uniform(0.65, 1.1)
            outline.append((reach * math.cos(angle), 0.7 * reach * math.sin(angle)))
        plate(outline, thickness, (x, y, z), material, turn=dice.uniform(0, 180), tilt=dice.uniform(-3, 3))
