"""Paths, outlines and flat layers: what roads, rivers and dirt are drawn with."""

import math
import random

import bpy

from .core import _link, _rotation


def ease(low, high, value):
    """0 up to `low`, 1 from `high` on, smooth in between."""
    share = min(1.0, max(0.0, (value - low) / (high - low)))
    return share * share * (3 - 2 * share)


def curve(points, steps=10):
    """A polyline rounded into a smooth path (Catmull-Rom), `steps` points per leg."""
    full = [points[0], *points, points[-1]]
    path = []
    for legs in zip(full, full[1:], full[2:], full[3:]):
        for i in range(steps):
            path.append(tuple(_between(*values, i / steps) for values in zip(*legs)))
    return [*path, points[-1]]


def _between(before, start, end, after, t):
    """The Catmull-Rom spline at t, from `start` at 0 to `end` at 1."""
    return 0.5 * (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t**2
        + (3 * start - before - 3 * end + after) * t**3
    )


def strides(path, stride):
    """Points every `stride` along a polyline, as (x, y, heading in radians)."""
    rest = 0.0
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        heading = math.atan2(y1 - y0, x1 - x0)
        way = rest
        while way < length:
            yield x0 + (x1 - x0) * way / length, y0 + (y1 - y0) * way / length, heading
            way += stride
        rest = way - length


def ragged(radius, seed, squash=1.0, wobble=0.16, count=40):
    """An irregular closed outline around the origin."""
    dice = random.Random(seed)
    waves = [(k, dice.uniform(0, 2 * math.pi), wobble * dice.uniform(0.4, 1) / k**0.6) for k in (2, 3, 5, 7)]
    outline = []
    for step in range(count):
        angle = 2 * math.pi * step / count
        reach = radius * (1 + sum(size * math.sin(k * angle + shift) for k, shift, size in waves))
        outline.append((reach * math.cos(angle), reach * squash * math.sin(angle)))
    return outline


def sheet(polygons, position, material, **rotation):
    """Many flat polygons, each a list of (x, y), as one paper-thin layer; tilt=90 stands it up facing -y."""
    vertices, faces = [], []
    for i, polygon in enumerate(polygons):
        faces.append(tuple(range(len(vertices), len(vertices) + len(polygon))))
        vertices += [(x, y, 0.0002 * (i % 7)) for x, y in polygon]
    mesh = bpy.data.meshes.new("sheet")
    mesh.from_pydata(vertices, [], faces)
    return _link(mesh, material, position, _rotation(**rotation))
