"""The stage all scenes share: slab, room, floors, light and camera."""

import math

import bpy
from mathutils import Matrix, Vector

from .core import AZIMUTH, ELEVATION, at, box, color, here, paint

SLAB = 0.32
WALL = 0.16
FILL = 0.96


def slab(width, depth, top=None, edge=0.22):
    """The rounded base every diorama sits on; its top is z = 0 from (0, 0) to (width, depth)."""
    size = (width + 2 * edge, depth + 2 * edge, SLAB)
    base = box(size, (width / 2, depth / 2, -SLAB), top or paint("sand", finish="matte"), bevel=0.1)
    base["casts_page_shadow"] = True
    return base


def room(width, depth, height=2.5, floor=None, wall="tealSoft"):
    """A slab with two low walls: left (x = 0) and right (y = depth)."""
    slab(width, depth, floor)
    for size, foot, shade in (
        ((WALL, depth + WALL, height), (-WALL / 2, depth / 2 + WALL / 2, 0), 0.05),
        ((width, WALL, height), (width / 2, depth + WALL / 2, 0), 0.34),
    ):
        box(size, foot, paint(wall, "white", shade, "matte"), bevel=0.04)
    skirting = paint("white", finish="matte")
    box((0.04, depth, 0.13), (0.02, depth / 2, 0), skirting, bevel=0.015)
    box((width, 0.04, 0.13), (width / 2, depth - 0.02, 0), skirting, bevel=0.015)


def patch(x0, y0, x1, y1, material, z=0.0, thickness=0.012):
    """A thin flat area on the floor between two corners."""
    size = (x1 - x0, y1 - y0, thickness)
    return box(size, ((x0 + x1) / 2, (y0 + y1) / 2, z), material, bevel=0.005)


def tiled_floor(width, depth, tile, grout, tones, gap=0.016):
    """Square tiles in two paints, checkered, over all of a room's floor."""
    patch(0.04, 0, width, depth - 0.04, grout)
    for column in range(math.ceil(width / tile)):
        for row in range(math.ceil(depth / tile)):
            x, y = 0.05 + column * tile, 0.01 + row * tile
            if x < width - 0.05 and y < depth - 0.08:
                far = min(x + tile - gap, width), min(y + tile - gap, depth - 0.05)
                patch(x, y, *far, tones[(column + row) % 2], z=0.008)


def on_right_wall(x, depth, z):
    """Place on the right wall: x along it, local -y pointing into the room."""
    return at(x, depth, z)


def on_left_wall(y, z):
    """Place on the left wall: local x runs along it to the back, local -y into the room."""
    return at(0, y, z, turn=90)


def light(kind="day"):
    """Day: one broad warm key from the front left and an even cool sky. Night: moonlight; add `lamp`s."""
    key, warmth, sky_strength, sky_tint = {
        "day": (2.05, (1.0, 0.955, 0.88), 0.53, (0.93, 0.98, 1.0)),
        "night": (0.55, (0.62, 0.78, 1.0), 0.34, (0.5, 0.68, 0.95)),
    }[kind]
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value = (*sky_tint, 1)
    sky.inputs["Strength"].default_value = sky_strength
    bpy.context.scene.world = world

    sun = bpy.data.lights.new("key", "SUN")
    sun.energy = key
    sun.angle = math.radians(11)
    sun.color = warmth
    place_light(sun, Matrix()).rotation_euler = Vector((0.34, -0.78, 1.05)).to_track_quat("Z", "Y").to_euler()


def lamp(x, y, z, watts=60, radius=0.25):
    """A warm lamp of its own at (x, y, z), for scenes at night; `radius` softens its shadows."""
    bulb = bpy.data.lights.new("lamp", "POINT")
    bulb.energy = watts
    bulb.shadow_soft_size = radius
    bulb.color = (1.0, 0.78, 0.48)
    return place_light(bulb, here() @ Matrix.Translation((x, y, z)))


def place_light(light_data, matrix):
    """Put a light into the scene."""
    thing = bpy.data.objects.new(light_data.name, light_data)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = matrix
    return thing


def frame(aspect=4 / 3):
    """The one camera: fixed angle, moved and scaled until the scene fills FILL of the picture."""
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.data.type = "ORTHO"
    turn = Matrix.Rotation(math.radians(AZIMUTH), 4, "Z") @ Matrix.Rotation(math.radians(90 - ELEVATION), 4, "X")

    bpy.context.view_layer.update()
    seen = turn.inverted()
    corners = [
        seen @ (thing.matrix_world @ Vector(corner))
        for thing in bpy.context.scene.objects
        if thing.type in ("MESH", "CURVE")
        for corner in thing.bound_box
    ]
    left, right = min(p.x for p in corners), max(p.x for p in corners)
    low, high = min(p.y for p in corners), max(p.y for p in corners)
    camera.data.ortho_scale = max(right - left, (high - low) * aspect) / FILL
    camera.data.clip_end = 400
    camera.matrix_world = turn @ Matrix.Translation(((left + right) / 2, (low + high) / 2, 120))
    bpy.context.view_layer.update()
    return camera


def page_shadow_outline(camera, aspect=4 / 3):
    """The slab's foot as picture fractions (x right, y down), for the shadow on the page."""
    base = next(thing for thing in bpy.context.scene.objects if thing.get("casts_page_shadow"))
    scale = camera.data.ortho_scale
    inverse = camera.matrix_world.inverted()
    outline = []
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        half = Vector(base.dimensions) / 2
        spot = inverse @ (base.matrix_world.translation + Vector((sx * half.x, sy * half.y, -half.z)))
        outline.append((0.5 + spot.x / scale, 0.5 - spot.y * aspect / scale))
    return outline


def shadow_color():
    """The tint of the shadow on the page."""
    return color("navyDeep")[:3]
