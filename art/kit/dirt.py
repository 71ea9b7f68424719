"""What cleaning takes away: dull films, stains, marks, footprints, crumbs, runs on walls, spills, dirty glass.

A tone is a palette mix as for `color`. Most dirt is a haze: a matte layer without thickness that hides more or less
of what lies below it. `cover` says how much, from 0 (nothing) to 1 (everything). Give each layer a height of its own.
"""

import math
import random

import bpy
import numpy as np
from mathutils import noise

from .core import _link, _paints, at, color, dirt, paint, plate, see_through, shine, tube
from .effects import glints
from .flat import curve, ease, ragged, sheet, strides

MUD = ("wood", "ink", 0.55)
SOIL = ("inkSoft", "wood", 0.35)
DUST = ("line", "inkSoft", 0.3)
CHALK = ("white", "sand", 0.4)
SALT = ("white", "line", 0.35)
COFFEE = ("wood", "navyDeep", 0.62)
SOOT = ("navyDeep", "wood", 0.3)
MILK = ("line", "inkSoft", 0.17)
FILM = ("wood", "inkSoft", 0.5)


# ---------------------------------------------------------------- the haze that most dirt is made of


def haze(vertices, faces, covers, tone):
    """A matte layer with a `cover` for each of its vertices."""

    def parts(nodes, links):
        cover = nodes.new("ShaderNodeAttribute")
        cover.attribute_name = "cover"
        dull = nodes.new("ShaderNodeBsdfDiffuse")
        dull.inputs["Color"].default_value = color(*tone)
        return cover.outputs["Fac"], dull.outputs[0]

    mesh = bpy.data.meshes.new("haze")
    mesh.from_pydata(vertices, [], faces)
    mesh.attributes.new("cover", "FLOAT", "POINT").data.foreach_set("value", covers)
    layer = _link(mesh, see_through((*tone, "haze"), parts), (0, 0, 0))
    layer.visible_shadow = False
    return layer


def layer(x0, y0, x1, y1, cover, tone, cell=0.06):
    """A haze between two corners; `cover(x, y)` says how much it hides there. `cell` is how fine it is."""
    columns, rows = max(4, round((x1 - x0) / cell)), max(4, round((y1 - y0) / cell))
    vertices = [
        (x0 + (x1 - x0) * c / columns, y0 + (y1 - y0) * r / rows, 0)
        for r in range(rows + 1)
        for c in range(columns + 1)
    ]
    covers = [min(1.0, max(0.0, cover(x, y))) for x, y, _ in vertices]
    wide = columns + 1
    corners = [r * wide + c for r in range(rows) for c in range(columns)]
    faces = [(i, i + 1, i + wide + 1, i + wide) for i in corners]
    return haze(vertices, [face for face in faces if any(covers[i] > 0.004 for i in face)], covers, tone)


# ---------------------------------------------------------------- films


def dull(width, depth, tone=SOIL, least=0.2, most=0.5, grain=1.6, seed=1, fade=0.06, cell=None, stretch=1.0):
    """A clouded film centered at the origin, covering `least` where it is thin and `most` where it is thick.

    Inside at(tilt=90) it stands upright and faces -y. It has `grain` clouds per meter, drawn out along x by `stretch`,
    and fades out over the last `fade` meters.
    """

    def cover(x, y):
        cloud = noise.fractal((x * grain / stretch, y * grain, seed * 5.3), 1.0, 2.1, 4)
        rim = min(width / 2 - abs(x), depth / 2 - abs(y)) + 0.5 * fade * noise.noise((x * 3, y * 3, seed))
        return (least + (most - least) * ease(-0.35, 0.4, cloud)) * (ease(0, fade, rim) if fade else 1)

    cell = cell or min(0.06, max(0.025, min(width, depth) / 12))
    return layer(-width / 2, -depth / 2, width / 2, depth / 2, cover, tone, cell)


def skin(x0, y0, x1, y1, tone=SOIL, least=0.2, most=0.5, z=0.0, **film):
    """A clouded film between two corners; `film` as for `dull`."""
    with at((x0 + x1) / 2, (y0 + y1) / 2, z):
        return dull(x1 - x0, y1 - y0, tone, least, most, **film)


def smear(width, height, tone=SOIL, least=0.1, most=0.5, y=-0.02, **film):
    """A clouded film on an upright face centered at the origin, facing -y; `film` as for `dull`."""
    with at(0, y, 0, tilt=90):
        return dull(width, height, tone, least, most, **film)


# ---------------------------------------------------------------- stains and marks


def stain(
    x, y, radius, tone=MUD, cover=0.6, z=0.0, seed=1, squash=0.8, hollow=0.0, wobble=0.25, soft=0.3, turn=0, tilt=0
):
    """A blot with an uneven outline; `hollow` 0..1 thins out its middle, as in a dried spill; tilt=90: on a wall."""
    count, rings = 40, (0, 0.3, 0.55, 0.7, 0.82, 0.92, 1.0)
    vertices, covers = [(0, 0, 0)], [cover * (1 - hollow)]
    for share in rings[1:]:
        for i in range(count):
            angle = 2 * math.pi * i / count
            c, s = math.cos(angle), math.sin(angle)
            reach = radius * share * (1 + wobble * 1.6 * noise.noise((1.3 * c, 1.3 * s, seed * 3.7)))
            vertices.append((reach * c, reach * s * squash, 0))
            filled = 1 - hollow * (1 - ease(0.5, 0.85, share))
            covers.append(cover * filled * (1 - ease(1 - soft, 1, share)))
    faces = [(0, 1 + i, 1 + (i + 1) % count) for i in range(count)]
    for ring in range(len(rings) - 2):
        inner, outer = 1 + ring * count, 1 + (ring + 1) * count
        faces += [(inner + i, outer + i, outer + (i + 1) % count, inner + (i + 1) % count) for i in range(count)]
    with at(x, y, z, turn=turn, tilt=tilt):
        return haze(vertices, faces, covers, tone)


def stains(x0, y0, x1, y1, count, tone, small=0.05, big=0.25, cover=0.6, hollow=0.0, seed=1, z=0.0):
    """Stains of several sizes, many small and few big, in loose clusters."""
    dice = random.Random(seed)
    heart = (0, 0)
    for i in range(count):
        if i % 5 == 0:
            heart = (dice.uniform(x0, x1), dice.uniform(y0, y1))
        radius = small + (big - small) * dice.random() ** 2.5
        x = min(x1 - radius, max(x0 + radius, heart[0] + dice.gauss(0, 0.16) * (x1 - x0)))
        y = min(y1 - radius, max(y0 + radius, heart[1] + dice.gauss(0, 0.16) * (y1 - y0)))
        strength, squash = cover * dice.uniform(0.6, 1), dice.uniform(0.65, 1.2)
        stain(x, y, radius, tone, strength, z + 0.0006 * i, seed * 31 + i, squash, hollow, wobble=0.45)


def ring(x, y, z, radius=0.05, tone=COFFEE):
    """The mark a wet cup leaves."""
    angles = [2 * math.pi * i / 28 for i in range(29)]
    points = [(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in angles]
    tube(points, 0.008, paint(*tone, finish="matte"))


def mark(points, width, tone=SOIL, cover=0.55, ends=0.2, z=0.0):
    """A scuff, drip, wheel track or wiped arc through (x, y) points, paler toward its sides and ends."""
    path = curve(points, 12)
    vertices, covers, last = [], [], len(path) - 1
    for i, (x, y) in enumerate(path):
        before, after = path[max(i - 1, 0)], path[min(i + 1, last)]
        heading = math.atan2(after[1] - before[1], after[0] - before[0])
        strength = cover * (ease(0, ends, min(i, last - i) / last) if ends else 1)
        strength *= 0.75 + 0.5 * noise.noise((x * 4, y * 4, 1))
        for side, share in ((-0.5, 0), (-0.25, 1), (0.25, 1), (0.5, 0)):
            vertices.append((x - math.sin(heading) * side * width, y + math.cos(heading) * side * width, z))
            covers.append(max(strength, 0) * share)
    faces = [(4 * i + k, 4 * i + k + 1, 4 * i + k + 5, 4 * i + k + 4) for i in range(last) for k in range(3)]
    return haze(vertices, faces, covers, tone)


def scuffs(spots, z, length=0.5):
    """Black heel marks from (x, y, turn) tuples."""
    for x, y, turn in spots:
        with at(x, y, z, turn=turn):
            mark([(-length / 2, 0), (0, 0.06), (length / 2, 0.02)], 0.05, ("navyDeep",), 0.62)


# ---------------------------------------------------------------- tracks


def footprints(path, tone=MUD, cover=0.75, z=0.0, stride=0.33, size=1.0, left=0.35, first=0):
    """Shoe prints along a path of (x, y) points; from print to print they wear off until `left` of `cover` is left."""
    steps = list(strides(path, stride))
    for i, (x, y, heading) in enumerate(steps):
        side = 1 if (i + first) % 2 else -1
        strength = cover * (1 - (1 - left) * i / len(steps))
        with at(x, y, z, turn=math.degrees(heading) - 90 - 8 * side, size=size):
            stain(0.1 * side, 0.05, 0.062, tone, strength, 0, i, 1.75, wobble=0.08, soft=0.15)
            stain(0.1 * side, -0.12, 0.046, tone, strength, 0, i + 3, 1.2, wobble=0.08, soft=0.15)


def tire_tracks(points, z, film_tone, tread_tone, gauge=0.8, width=0.2, keep=0.85, seed=1):
    """A truck's two tracks along a path: a faint band under darker tread bars, worn away in places."""
    dice = random.Random(seed)
    path = list(strides(curve(points), 0.075))
    bands, treads = [], []
    for side in (-1, 1):
        spots = [(*_aside(x, y, heading, 0, side * gauge / 2), heading) for x, y, heading in path]
        edges = [[_aside(*spot, 0, reach * width / 2) for spot in spots] for reach in (-1, 1)]
        bands += [list(corners) for corners in zip(edges[0], edges[0][1:], edges[1][1:], edges[1])]
        for i, spot in enumerate(spots):
            if i % 2 or dice.random() > keep:
                continue
            for half in (-1, 1):
                shape = ((0.0, 0.01), (0.05, 0.01), (0.0, 0.46), (-0.05, 0.46))
                treads.append([_aside(*spot, ahead, half * reach * width) for ahead, reach in shape])
    sheet(bands, (0, 0, z), paint(*film_tone, finish="matte"))
    sheet(treads, (0, 0, z + 0.002), paint(*tread_tone, finish="matte"))


def _aside(x, y, heading, ahead, aside):
    """The point that lies `ahead` and to the left (`aside`) of one who looks along `heading`."""
    c, s = math.cos(heading), math.sin(heading)
    return x + ahead * c - aside * s, y + ahead * s + aside * c


# ---------------------------------------------------------------- crumbs and spills


def crumbs(x, y, spread=0.3, count=30, tones=(MUD, SOIL), z=0.0, big=0.035, seed=1, squash=1.0):
    """Flat specks of several sizes, dense in the middle of their heap and few around it."""
    dice = random.Random(seed)
    for _ in range(count):
        reach, angle = spread * dice.random(), dice.uniform(0, 2 * math.pi)
        radius = big * dice.choice((0.25, 0.3, 0.4, 0.5, 0.7, 1))
        corners = [(dice.uniform(0.6, 1), dice.uniform(0.5, 0.9), math.pi * k / 3) for k in range(6)]
        outline = [(radius * wide * math.cos(a), radius * deep * math.sin(a)) for wide, deep, a in corners]
        foot = (x + reach * math.cos(angle), y + squash * reach * math.sin(angle), z)
        plate(outline, 0.35 * radius, foot, paint(*dice.choice(tones), finish="matte"), turn=dice.uniform(0, 180))


def spill(x, y, z, radius, paints, seed=1, squash=0.8, splashes=4):
    """A puddle, still wet: nested ragged rings in `paints`, the outermost first, and a few drops around it."""
    dice = random.Random(seed)
    with at(x, y, z):
        for i, material in enumerate(paints):
            share = 1 - 0.62 * i / max(1, len(paints))
            outline = ragged(radius * share, seed + (i > 1), squash, 0.14)
            sheet([outline], (0.06 * radius * i, -0.05 * radius * i, 0.0016 * i), material)
        drops = []
        for i in range(splashes):
            angle, reach = dice.uniform(0, 2 * math.pi), radius * dice.uniform(1.15, 1.6)
            drop = ragged(radius * dice.uniform(0.05, 0.14), seed + i, squash, count=14)
            dx, dy = reach * math.cos(angle), reach * squash * math.sin(angle)
            drops.append([(px + dx, py + dy) for px, py in drop])
        sheet(drops, (0, 0, 0.001), paints[-1])


# ---------------------------------------------------------------- on walls and glass


def streaks(width, height, tone, cover=0.6, scale=0.16, reach=0.8, seed=1, y=-0.01, cell=0.05):
    """Runs of dirty water from the top edge of an upright face down; it is centered at the origin and faces -y."""

    def run(x, up):
        wet = noise.fractal((x / scale, seed * 5.1, up * 0.25), 0.8, 2.1, 3)
        length = height * reach * (0.35 + 0.65 * ease(-0.3, 0.5, wet))
        fall = 1 - ease(0.35 * length, length, height / 2 - up)
        return cover * ease(0, 0.06, width / 2 - abs(x)) * ease(-0.15, 0.35, wet) * fall

    with at(0, y, 0, tilt=90):
        return layer(-width / 2, -height / 2, width / 2, height / 2, run, tone, cell)


def drips(width, height, count=6, tone=SOOT, cover=0.85, seed=1, y=-0.01, thick=0.05):
    """Single runs with a drop at their ends, from the top of an upright face centered at the origin, facing -y."""
    dice = random.Random(seed)
    with at(0, y, 0, tilt=90):
        for i in range(count):
            x = width * ((i + dice.uniform(0.2, 0.8)) / count - 0.5)
            length, z = height * dice.uniform(0.25, 0.95), 0.0006 * i
            end = height / 2 - length
            mark([(x, height / 2), (x + 0.006, (height / 2 + end) / 2), (x, end)], thick, tone, cover, 0.04, z)
            stain(x, end, 0.55 * thick, tone, cover, z + 0.0003, seed + i, squash=1.5, wobble=0.1, soft=0.25)


def fingermarks(x, z, tone=SOIL, cover=0.6, y=-0.01, size=1.0, seed=1):
    """Where dirty fingers slid down an upright face, around (x, z)."""
    dice = random.Random(seed)
    with at(x, y, z, tilt=90, size=size):
        for i, u in enumerate((-0.06, -0.02, 0.022, 0.062)):
            high, low = 0.03 + 0.02 * (i in (1, 2)), -dice.uniform(0.06, 0.16)
            mark([(u, high), (u + 0.008, (high + low) / 2), (u + 0.012, low)], 0.045, tone, cover, 0.3, 0.0006 * i)


def splash(width, height, tone, cover=0.7, seed=1, y=-0.01, scale=0.5, cell=0.06):
    """Dirt that splashed up from the ground onto an upright face standing at the origin: densest at its foot."""

    def splashed(x, up):
        cloud = noise.fractal((x / scale, up / scale, seed * 4.9), 0.9, 2.1, 4)
        return cover * ease(0, 0.06, width / 2 - abs(x)) * (1 - ease(0.05, 1.0, up / height - 0.3 * cloud))

    with at(0, y, 0, tilt=90):
        return layer(-width / 2, 0, width / 2, height, splashed, tone, cell)


def glass_film(width, height, tone=("line", "inkSoft", 0.2), cover=0.62, seed=1, y=-0.02):
    """A pane grimy from rain, centered at the origin, facing -y: its film is thickest along the edges."""

    def grime(x, up):
        cloud = noise.fractal((x / 0.35, up / 0.5, seed * 6.1), 0.9, 2.1, 4)
        rain = noise.noise((x / 0.05, up / 1.3, seed * 2.7))
        rim = 1 - ease(0, 0.22, min(width / 2 - abs(x), height / 2 - abs(up)))
        return cover * (0.62 + 0.4 * cloud + 0.25 * rain + 0.4 * rim)

    with at(0, y, 0, tilt=90):
        return layer(-width / 2, -height / 2, width / 2, height / 2, grime, tone, max(0.025, width / 60))


def smudged(width, height, seed=1, cover=0.62, tone=("sand", "wood", 0.35)):
    """A pane dirty from the inside, centered at the origin, facing -y: dust, wiped arcs and finger marks."""
    dice = random.Random(seed)
    with at(tilt=90):
        dull(width, height, tone, 0.45 * cover, cover, 1.6, seed, fade=0.04, cell=0.04)
        for i, (u, v) in enumerate(((-0.22, -0.12), (0.2, 0.14))):
            angles = [0.5 + 0.42 * k for k in range(5)]
            arc = [((u + 0.24 * math.cos(a)) * width, (v + 0.3 * math.sin(a)) * height) for a in angles]
            mark(arc, 0.13 * min(width, height), ("white", "sand", 0.5), 0.45, z=0.004 + 0.002 * i)
        for i in range(7):
            x, y = dice.uniform(-0.4, 0.4) * width, dice.uniform(-0.4, 0.2) * height
            stain(x, y, dice.uniform(0.02, 0.05) * min(width, height) + 0.02, SOIL, 0.4, 0.009 + 0.001 * i, i)


def glass(width, height, seed=1, cover=0.75):
    """The pane of a window, centered at the origin, facing -y: smudged before, glinting after."""
    with shine():
        glints(width, height)
    with dirt():
        smudged(width - 0.02, height - 0.02, seed, cover)


# ---------------------------------------------------------------- a veil: many coats in one grainless layer


def clouds(x, y, seed=1, octaves=3):
    """Smooth noise from -1 to 1 over arrays of places."""
    table = np.random.default_rng(seed).uniform(-1, 1, (64, 64))
    total, loud, sum_loud = np.zeros_like(x), 1.0, 0.0
    for octave in range(octaves):
        u, v = x * 2**octave + 17.3 * octave, y * 2**octave + 5.7 * octave
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        s, t = ease_all(0, 1, u - i), ease_all(0, 1, v - j)
        low = table[i % 64, j % 64] * (1 - s) + table[(i + 1) % 64, j % 64] * s
        high = table[i % 64, (j + 1) % 64] * (1 - s) + table[(i + 1) % 64, (j + 1) % 64] * s
        total, sum_loud, loud = total + loud * (low * (1 - t) + high * t), sum_loud + loud, loud * 0.5
    return total / sum_loud * 1.6


def ease_all(low, high, value):
    """`ease` for arrays."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def veil(x0, y0, x1, y1, coats, cell=0.02, light=1.0):
    """Coats of dirt between two corners as one layer that needs no light and so has no grain.

    A coat is (cover, tone) with `cover(x, y)` over arrays; a tone of None wipes off what lies below. `light` dims it.
    """
    columns, rows = max(4, round((x1 - x0) / cell)), max(4, round((y1 - y0) / cell))
    x, y = np.meshgrid(np.linspace(x0, x1, columns + 1), np.linspace(y0, y1, rows + 1))
    hidden, tint = np.zeros_like(x), np.zeros((*x.shape, 3))
    for cover, tone in coats:
        share = np.clip(cover(x, y), 0, 1)
        hidden, tint = hidden * (1 - share), tint * (1 - share[..., None])
        if tone:
            hidden = hidden + share
            tint = tint + share[..., None] * np.array(color(*tone)[:3]) * light
    tint = tint / np.maximum(hidden, 1e-4)[..., None]

    def parts(nodes, links):
        cover, tone = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeAttribute")
        cover.attribute_name, tone.attribute_name = "cover", "tone"
        glow = nodes.new("ShaderNodeEmission")
        links.new(tone.outputs["Vector"], glow.inputs["Color"])
        return cover.outputs["Fac"], glow.outputs[0]

    wide = columns + 1
    corners = (np.arange(rows)[:, None] * wide + np.arange(columns)).ravel()
    corners = corners[hidden.ravel()[corners] + hidden.ravel()[corners + wide + 1] > 0.004]
    mesh = bpy.data.meshes.new("veil")
    points = np.stack([x, y, np.zeros_like(x)], axis=2).reshape(-1, 3)
    faces = np.stack([corners, corners + 1, corners + wide + 1, corners + wide], axis=1)
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    mesh.attributes.new("cover", "FLOAT", "POINT").data.foreach_set("value", hidden.ravel())
    mesh.attributes.new("tone", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", tint.ravel())
    material = see_through(("veil",), parts)
    material.cycles.sample_as_light = False
    thing = _link(mesh, material, (0, 0, 0))
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False
    return thing


def runs(places, top, tone, cover=0.7):
    """A coat of drips from (x, length, thickness): each runs down from `top` and ends in a drop."""

    def run(x, y):
        most = np.zeros_like(x)
        for i, (at_x, length, thick) in enumerate(places):
            down = top - y
            aside = x - at_x - 0.25 * thick * np.sin(down / thick * 0.3 + i)
            wide = thick * (0.55 + 0.45 * ease_all(0.2 * length, length, down))
            line = np.exp(-((aside / (0.5 * wide)) ** 2)) * (1 - ease_all(length, length + 0.7 * thick, down))
            most = np.maximum(most, line * (0.45 + 0.55 * ease_all(0, length, down)))
        return cover * most

    return run, tone


def swipe(x0, y0, reach, start, end, fingers=4, gap=0.05, cover=0.8, tone=None):
    """A coat where a hand slid along an arc around (x0, y0) from one angle to another, in degrees."""

    def slid(x, y):
        far = np.hypot(x - x0, y - y0) - reach
        angle = np.degrees(np.arctan2(y - y0, x - x0)) % 360
        share = (angle - start) / (end - start)
        along = ease_all(0, 0.15, share) * (1 - ease_all(0.6, 1, share))
        lines = sum(np.exp(-(((far - (k - (fingers - 1) / 2) * gap) / (0.36 * gap)) ** 2)) for k in range(fingers))
        return cover * along * np.minimum(lines, 1)

    return slid, tone


def blots(places, tone, cover=0.7, hollow=0.0):
    """A coat of spots from (x, y, radius); `hollow` ones have dried and kept only their rim."""

    def spots(x, y):
        most = np.zeros_like(x)
        for i, (at_x, at_y, radius) in enumerate(places):
            near = (abs(x - at_x) < 1.6 * radius) & (abs(y - at_y) < 1.6 * radius)
            u, v = x[near] - at_x, y[near] - at_y
            angle = np.arctan2(v, u)
            far = np.hypot(u, v) / radius * (1 + 0.07 * np.sin(2 * angle + i) + 0.05 * np.sin(5 * angle + 2 * i))
            spot = 1 - ease_all(0.75, 1.1, far)
            most[near] = np.maximum(most[near], spot * (1 - hollow * (1 - ease_all(0.3, 0.8, far))))
        return cover * most

    return spots, tone


def neglected(
    width, height, seed=1, y=-0.02, milk=0.7, tone=MILK, dark=FILM, size=1.0, spots=22, light=1.0, cell=0.015
):
    """A pane nobody has washed in months, centered at the origin, facing -y.

    A film of `tone` with rain's runs in `dark`, washed tracks, hard-water spots, a hand's smear, dirt above the sill.
    `size` is the scale of its marks.
    """
    dice = random.Random(seed)
    half, top = width / 2, height / 2

    def film(x, up):
        rim = 1 - ease_all(0, 0.2 * size, np.minimum(half - abs(x), top - abs(up)))
        cloudy = milk * (0.9 + 0.3 * clouds(x / 0.5 / size, up / 0.6 / size, seed))
        return np.minimum(cloudy + 0.2 * rim, 0.94)

    def washed(x, up):
        wet = clouds(x / 0.16 / size, up / 3 / size, seed + 1, 2)
        return 0.5 * ease_all(0.1, 0.7, wet) * ease_all(-0.1 * height, 0.25 * height, top - up)

    def sooty(x, up):
        wet = clouds(x / 0.13 / size, up / 4 / size, seed + 2, 2)
        length = height * (0.25 + 0.7 * ease_all(-0.5, 0.9, wet))
        return 0.62 * ease_all(-0.25, 0.5, wet) * (1 - ease_all(0.25 * length, length, top - up))

    def foot(x, up):
        high = size * (0.13 + 0.09 * clouds(x / 0.22 / size, np.zeros_like(x), seed + 3, 2))
        return 0.85 * (1 - ease_all(0.25 * high, 1.3 * high, up + top))

    count = max(3, round(width / 0.2 / size))
    drips = []
    for i in range(count):
        x = width * ((i + dice.uniform(0.1, 0.9)) / count - 0.5)
        drips.append((x, height * dice.uniform(0.3, 0.92), size * dice.uniform(0.03, 0.06)))
    dried = []
    for i in range(spots):
        if i % 6 == 0:
            heart = dice.uniform(-0.7, 0.7) * half, dice.uniform(-0.75, 0.3) * top
        radius = size * dice.choice((0.025, 0.03, 0.04, 0.055))
        dried.append((heart[0] + dice.gauss(0, 0.16) * size, heart[1] + dice.gauss(0, 0.16) * size, radius))
    reach, turn = 0.42 * size, dice.choice((20, 75))
    hand = dice.uniform(-0.35, 0.2) * half, dice.uniform(-0.4, -0.15) * top
    coats = [
        (film, tone),
        (washed, ("white", *tone[1:2], 0.12)),
        (sooty, dark),
        runs(drips, top, dark, 0.72),
        swipe(*hand, reach, turn, turn + 95, gap=0.065 * size, cover=0.72),
        blots(dried, ("white", "line", 0.3), 0.62, 0.6),
        (foot, dark),
    ]
    with at(0, y, 0, tilt=90):
        return veil(-half, -top, half, top, coats, cell, light)


# ---------------------------------------------------------------- a dull paint


def mottle(first, second, scale=1.2, low=0.38, high=0.62, rise=None):
    """A dull paint that wanders between two palette mixes; `rise` (z0, z1) fades out the second one upward."""
    key = ("mottle", first, second, scale, low, high, rise)
    if key in _paints:
        return _paints[key]
    material = bpy.data.materials.new("mottle")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.05

    def between(value, start, end, first_share, last_share):
        share = nodes.new("ShaderNodeMapRange")
        for slot, limit in zip(("From Min", "From Max", "To Min", "To Max"), (start, end, first_share, last_share)):
            share.inputs[slot].default_value = limit
        links.new(value, share.inputs["Value"])
        return share.outputs["Result"]

    place = nodes.new("ShaderNodeNewGeometry")
    clouds = nodes.new("ShaderNodeTexNoise")
    clouds.inputs["Scale"].default_value = scale
    clouds.inputs["Detail"].default_value = 4
    links.new(place.outputs["Position"], clouds.inputs["Vector"])
    share = between(clouds.outputs["Fac"], low, high, 0, 1)
    if rise:
        split = nodes.new("ShaderNodeSeparateXYZ")
        links.new(place.outputs["Position"], split.inputs[0])
        both = nodes.new("ShaderNodeMath")
        both.operation = "MULTIPLY"
        links.new(share, both.inputs[0])
        links.new(between(split.outputs["Z"], *rise, 1, 0), both.inputs[1])
        share = both.outputs["Value"]
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = color(*first)
    mix.inputs["Color2"].default_value = color(*second)
    links.new(share, mix.inputs["Fac"])
    links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    _paints[key] = material
    return material
