"""Render the site's dioramas: blender -b -P art/render.py -- <scene>...|all [--preview] [--samples N]

A scene with dirt becomes two pictures, <scene>-before and <scene>; the dirt is all that differs. A preview goes to
art/renders/<picture>-preview.png, a master to content/pictures/<picture>.webp.
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from develop import develop  # noqa: E402
from kit import core, stage  # noqa: E402

RENDERS = ART / "renders"
PICTURES = ART.parent / "content/pictures"
MASTER_SIZE = (1600, 1200)
MASTER_RENDER = (1600, 1200)
PREVIEW_SIZE = (600, 450)
WEBP_QUALITY = 92


def scene_names():
    """Every scene there is, in the order of the file names."""
    return sorted(path.stem.replace("_", "-") for path in (ART / "scenes").glob("[a-z]*.py"))


def arguments():
    """What the command line asks for."""
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py", description=__doc__)
    parser.add_argument("scene", nargs="+", choices=[*scene_names(), "all"])
    parser.add_argument("--preview", action="store_true", help="small and quick, for looking")
    parser.add_argument("--samples", type=int, help="instead of 24 (preview) or 32 (master)")
    return parser.parse_args(given)


def set_up(size, samples):
    """Cycles without anything slow: few bounces, no caustics, clamped indirect light."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.01
    cycles.adaptive_min_samples = min(samples, 32)
    cycles.use_denoising = False
    cycles.max_bounces = 4
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 0
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 6.0
    layer = bpy.context.view_layer
    layer.use_pass_normal = True
    layer.use_pass_diffuse_color = True
    layer.use_pass_emit = True


def route_passes(folder, name):
    """Have the compositor write each pass to a file of its own; returns where they will be."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = str(folder)
    writer.format.file_format = "OPEN_EXR"
    writer.format.color_mode = "RGBA"
    writer.format.color_depth = "32"
    writer.file_slots.clear()
    files = {}
    for slot in ("Image", "DiffCol", "Normal", "Emit"):
        writer.file_slots.new(f"{name}-{slot}-")
        tree.links.new(layers.outputs[slot], writer.inputs[-1])
        files[slot] = folder / f"{name}-{slot}-0001.exr"
    return files


def read_pass(path):
    """An EXR as a float array, top row first; the file is removed."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Raw"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    path.unlink()
    return values.reshape(height, width, 4)[::-1]


def render(name, preview, samples):
    """Build one scene from an empty file, render and develop its pictures."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    core.forget_paints()
    scene = importlib.import_module("scenes." + name.replace("-", "_"))
    scene.build()
    stage.light(getattr(scene, "LIGHT", "day"))
    camera = stage.frame()
    set_up(PREVIEW_SIZE if preview else MASTER_RENDER, samples or (24 if preview else getattr(scene, "SAMPLES", 32)))
    RENDERS.mkdir(exist_ok=True)
    bpy.context.scene.frame_set(1)
    if core.show("before"):
        render_picture(f"{name}-before", scene, camera, preview)
    core.show("after")
    render_picture(name, scene, camera, preview)


def render_picture(name, scene, camera, preview):
    """Render the scene as it is shown now."""
    started = time.time()
    files = route_passes(RENDERS, name)
    bpy.ops.render.render()
    rendered = time.time()

    passes = {slot: read_pass(path) for slot, path in files.items()}
    picture = develop(
        passes["Image"], passes["DiffCol"][..., :3] + passes["Emit"][..., :3], passes["Normal"][..., :3],
        PREVIEW_SIZE if preview else MASTER_SIZE, stage.page_shadow_outline(camera), stage.shadow_color(),
        core.color(*scene.GROUND)[:3],
    )
    if preview:
        target = RENDERS / f"{name}-preview.png"
        picture.save(target)
    else:
        PICTURES.mkdir(parents=True, exist_ok=True)
        target = PICTURES / f"{name}.webp"
        picture.save(target, quality=WEBP_QUALITY, method=6)
    print(
        f"{name}: {rendered - started:.0f} s rendering, {time.time() - rendered:.0f} s developing,"
        f" {target.stat().st_size / 1024:.0f} kB",
        flush=True,
    )


def main():
    """Render what was asked for, one after another."""
    wanted = arguments()
    names = scene_names() if "all" in wanted.scene else wanted.scene
    for name in names:
        render(name, wanted.preview, wanted.samples)


main()
