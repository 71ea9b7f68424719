"""Palette paints, the transform stack and the rounded primitives every prop is made of.

Conventions: one unit is about one meter; a prop's front looks along -y (lower left on the
picture), `at(..., turn=90)` makes it look along +x (lower right); positions name the center of a
part's foot, so z is where it stands.
"""

import json
import math
from contextlib import contextmanager
from pathlib import Path

import bmesh
import bpy
from mathutils import Matrix, Vector

ROOT = Path(__file__).resolve().parents[2]
PALETTE = json.loads((ROOT / "components/theme/palette.json").read_text())

# finish: (roughness, specular)
FINISHES = {"matte": (0.95, 0.05), "satin": (0.5, 0.25), "gloss": (0.22, 0.5), "gleam": (0.07, 1.0)}

# the one camera's angles, in degrees
ELEVATION = 35
AZIMUTH = 45

_transforms = [Matrix.Identity(4)]
_paints = {}
_only_in = []


# ---------------------------------------------------------------- paints


def _channels(name):
    """A palette color as display values 0..1."""
    code = PALETTE[name].lstrip("#")
    return [int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]


def _linear(value):
    """A display value as linear light."""
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def color(name, into=None, by=0.0):
    """A palette color, optionally mixed `by` 0..1 into another one, as linear RGBA."""
    mixed = _channels(name)
    if into:
        mixed = [a + (b - a) * by for a, b in zip(mixed, _channels(into))]
    return (*[_linear(v) for v in mixed], 1.0)


def paint(name, into=None, by=0.0, finish="satin"):
    """A shared flat material; finish is one of FINISHES or "glow" (gives its own light)."""
    key = (name, into, by, finish)
    if key not in _paints:
        material = bpy.data.materials.new("-".join(str(part) for part in key))
        material.use_nodes = True
        shader = material.node_tree.nodes["Principled BSDF"]
        rgba = color(name, into, by)
        if finish == "glow":
            shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
            shader.inputs["Specular"].default_value = 0
            shader.inputs["Emission"].default_value = rgba
        else:
            rough, specular = FINISHES[finish]
            shader.inputs["Base Color"].default_value = rgba
            shader.inputs["Roughness"].default_value = rough
            shader.inputs["Specular"].default_value = specular
        _paints[key] = material
    return _paints[key]


def see_through(key, parts):
    """A shared material, clear but for its share of a shader; `parts(nodes, links)` makes those two sockets."""
    if key not in _paints:
        material = bpy.data.materials.new("-".join(str(part) for part in key))
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.clear()
        share, shader = parts(nodes, links)
        mix, output = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeOutputMaterial")
        for slot, source in enumerate((share, nodes.new("ShaderNodeBsdfTransparent").outputs[0], shader)):
            links.new(source, mix.inputs[slot])
        links.new(mix.outputs[0], output.inputs["Surface"])
        _paints[key] = material
    return _paints[key]


def film(name, edge, middle=0.0):
    """A see-through skin for bubbles and glass: `middle` opaque face on, `edge` at the rim."""

    def parts(nodes, links):
        glow = nodes.new("ShaderNodeEmission")
        glow.inputs["Color"].default_value = color(name)
        facing = nodes.new("ShaderNodeLayerWeight")
        facing.inputs["Blend"].default_value = 0.35
        opacity = nodes.new("ShaderNodeMapRange")
        opacity.inputs["To Min"].default_value = middle
        opacity.inputs["To Max"].default_value = edge
        links.new(facing.outputs["Facing"], opacity.inputs["Value"])
        return opacity.outputs["Result"], glow.outputs[0]

    return see_through((name, "film", edge, middle), parts)


def forget_paints():
    """Start afresh after Blender's file was emptied."""
    _paints.clear()


# ---------------------------------------------------------------- placing


def _rotation(turn=0.0, tilt=0.0, roll=0.0):
    """Roll about y, then tilt about x, then turn about z, in degrees."""
    return (
        Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
    )


@contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0, size=1.0, tilt=0.0, roll=0.0):
    """Everything made inside is moved to (x, y, z), turned about z, tilted about x, scaled."""
    local = Matrix.Translation((x, y, z)) @ _rotation(turn, tilt, roll) @ Matrix.Scale(size, 4)
    _transforms.append(_transforms[-1] @ local)
    try:
        yield
    finally:
        _transforms.pop()


def here():
    """Where `at` has moved to, as a matrix."""
    return _transforms[-1].copy()


@contextmanager
def facing_viewer(x, y, z):
    """Local x is right, y up and z toward the viewer, whatever turn the prop around it has."""
    spot = _transforms[-1] @ Matrix.Translation((x, y, z))
    _transforms.append(Matrix.Translation(spot.to_translation()) @ _rotation(turn=AZIMUTH, tilt=90 - ELEVATION))
    try:
        yield
    finally:
        _transforms.pop()


@contextmanager
def only(state):
    """Everything made inside is in one picture of the pair only: "before" (dirt) or "after" (gleams)."""
    _only_in.append(state)
    try:
        yield
    finally:
        _only_in.pop()


def dirt():
    """`with dirt():` makes what cleaning takes away. Lay a dirty skin over the clean thing below it."""
    return only("before")


def shine():
    """`with shine():` makes what cleaning leaves: gleams and glints, nothing else."""
    return only("after")


def show(state):
    """Show the scene "before" or "after" cleaning; returns whether the two differ at all."""
    marked = [thing for thing in bpy.context.scene.objects if "only" in thing]
    for thing in marked:
        thing.hide_render = thing["only"] != state
    return any(thing["only"] == "before" for thing in marked)


def _link(data, material, position, rotation=None):
    """Put mesh or curve data into the scene under the current transform."""
    thing = bpy.data.objects.new(data.name, data)
    data.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = _transforms[-1] @ Matrix.Translation(position) @ (rotation or Matrix())
    if _only_in:
        thing["only"] = _only_in[-1]
    return thing


def _rounded(thing, width, segments=3):
    """Bevel every sharp edge and keep the flat faces flat."""
    mesh = thing.data
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    for face in mesh.polygons:
        face.use_smooth = True
    if width > 0:
        bevel = thing.modifiers.new("round", "BEVEL")
        bevel.width = width
        bevel.segments = segments
        bevel.limit_method = "ANGLE"
        bevel.angle_limit = math.radians(40)
        bevel.harden_normals = True
    return thing


def _mesh(name, vertices, faces):
    """Mesh data whose normals point outwards."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    return mesh


# ---------------------------------------------------------------- primitives


def box(size, position, material, bevel=0.03, turn=0.0, tilt=0.0, roll=0.0):
    """A rounded box standing on `position`."""
    w, d, h = (value / 2 for value in size)
    corners = [(sx * w, sy * d, sz * h) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    rotation = _rotation(turn, tilt, roll)
    foot = Vector(position) + rotation.to_3x3() @ Vector((0, 0, h))
    thing = _link(_mesh("box", corners, faces), material, foot, rotation)
    return _rounded(thing, min(bevel, 0.48 * min(size)))


def hole(thing, size, position, bevel=0.05):
    """Cut a rounded box standing on `position` out of `thing`."""
    cutter = box(size, position, paint("white"), bevel)
    if "only" in cutter:
        del cutter["only"]
    cutter.hide_render = True
    cut = thing.modifiers.new("hole", "BOOLEAN")
    cut.object = cutter
    cut.operation = "DIFFERENCE"
    cut.solver = "EXACT"


def lathe(profile, position, material, steps=40, bevel=0.0, turn=0.0, tilt=0.0, roll=0.0):
    """A turned form: `profile` lists (radius, height) from the foot up; open ends get closed."""
    profile = list(profile)
    vertices, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for step in range(steps):
            after = (step + 1) % steps
            low, high = ring * steps, (ring + 1) * steps
            faces.append((low + step, low + after, high + after, high + step))
    faces.append(tuple(range(steps)))
    faces.append(tuple(range((len(profile) - 1) * steps, len(profile) * steps)))
    thing = _link(_mesh("lathe", vertices, faces), material, position, _rotation(turn, tilt, roll))
    return _rounded(thing, bevel)


def cylinder(radius, height, position, material, top=None, bevel=0.02, **rotation):
    """A rounded cylinder or, with `top`, a cone stump."""
    top = radius if top is None else top
    bevel = min(bevel, 0.45 * height, 0.8 * min(radius, top))
    return lathe([(radius, 0), (top, height)], position, material, bevel=bevel, **rotation)


def wheel(radius, width, position, material, turn=0.0):
    """A wheel whose axle runs along x; `position` is its center."""
    with at(*position, turn=turn):
        cylinder(radius, width, (-width / 2, 0, 0), material, roll=90, bevel=0.03)
        cylinder(radius * 0.5, width * 1.08, (-width * 0.54, 0, 0), paint("sand"), roll=90, bevel=0.01)


def ball(radius, position, material, squash=(1, 1, 1), detail=4):
    """A smooth ball around `position`."""
    mesh = bpy.data.meshes.new("ball")
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=detail, radius=radius, matrix=Matrix.Diagonal((*squash, 1)))
    shape.to_mesh(mesh)
    shape.free()
    return _rounded(_link(mesh, material, position), 0)


def tube(points, radius, material, smooth=False):
    """A round rod or hose through `points`; `smooth` bends it softly."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    if smooth:
        line = curve.splines.new("NURBS")
    else:
        line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for slot, point in zip(line.points, points):
        slot.co = (*point, 1)
    if smooth:
        line.use_endpoint_u = True
        line.order_u = min(4, len(points))
    return _link(curve, material, (0, 0, 0))


def plate(outline, thickness, position, material, bevel=0.0, **rotation):
    """A flat polygon in x and y, made `thickness` high; tilt=90 stands it up facing -y."""
    count = len(outline)
    vertices = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    faces = [tuple(range(count)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    thing = _link(_mesh("plate", vertices, faces), material, position, _rotation(**rotation))
    return _rounded(thing, bevel, segments=2)


def cloth(grid, material, thickness=0.02):
    """A soft sheet through a grid (rows of points), for curtains, towels and flags."""
    width = len(grid[0])
    vertices = [point for row in grid for point in row]
    faces = [
        (r * width + c, r * width + c + 1, (r + 1) * width + c + 1, (r + 1) * width + c)
        for r in range(len(grid) - 1)
        for c in range(width - 1)
    ]
    thing = _link(_mesh("cloth", vertices, faces), material, (0, 0, 0))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = thickness
    return _rounded(thing, 0)
