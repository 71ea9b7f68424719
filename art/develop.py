"""From Cycles' raw passes to a finished master: remove grain, scale down, add the page shadow."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

_KERNEL = (0.0625, 0.25, 0.375, 0.25, 0.0625)


def _smooth_band(picture, reference, guide, step, reach, rows):
    """One wavelet step for the rows from rows[0] to rows[1]; the arrays are padded.

    How alike two pixels are is judged by `guide` and by `reference`, a calmer copy of the picture.
    """
    pad = 2 * step
    first, last = rows
    width = picture.shape[1] - 2 * pad
    here = (slice(pad + first, pad + last), slice(pad, pad + width))
    tone, looks = reference[here], guide[here]
    total = np.zeros_like(tone)
    weights = np.zeros(tone.shape[:2], np.float32)
    for j, ky in enumerate(_KERNEL):
        for i, kx in enumerate(_KERNEL):
            dy, dx = (j - 2) * step, (i - 2) * step
            there = (slice(pad + first + dy, pad + last + dy), slice(pad + dx, pad + dx + width))
            apart = np.square(reference[there] - tone).sum(2) / (3 * reach**2)
            apart += np.square(guide[there] - looks).sum(2) * 8
            weight = np.exp(-apart) * (kx * ky)
            total += picture[there] * weight[..., None]
            weights += weight
    return total / weights[..., None]


def degrain(beauty, albedo, normal, passes=4, tolerance=0.09, band=64):
    """Edge-avoiding a-trous wavelet filter, guided by what each pixel shows (color, direction).

    `beauty` is linear premultiplied RGBA. Light is smoothed only between pixels of one surface,
    with a tolerance that tightens from pass to pass so that soft shadows and reflections stay.
    Bands of rows keep the work inside the processor's cache and share it between two threads.
    """
    guide = np.concatenate([albedo * 6.0, normal * 2.5, beauty[..., 3:] * 4.0], axis=2)
    guide = guide.astype(np.float32)
    picture = np.sqrt(np.maximum(beauty[..., :3], 0)).astype(np.float32)
    height = picture.shape[0]
    bands = [(top, min(top + band, height)) for top in range(0, height, band)]

    def smooth(picture, reference, step, reach):
        margin = ((2 * step, 2 * step), (2 * step, 2 * step), (0, 0))
        padded = [np.pad(array, margin, "edge") for array in (picture, reference, guide)]
        return np.concatenate(list(pool.map(lambda rows: _smooth_band(*padded, step, reach, rows), bands)))

    with ThreadPoolExecutor(2) as pool:
        reference = smooth(picture, picture, 1, 10.0)
        for level in range(passes):
            picture = smooth(picture, reference, 2**level, tolerance * 0.6**level)
            reference = picture
    return np.concatenate([picture**2, beauty[..., 3:]], axis=2)


def _to_srgb(linear):
    """Linear light as display values 0..1."""
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def _page_shadow(size, outline, tint):
    """A soft shadow under the slab that has faded to nothing well inside the picture."""
    width, height = size
    alpha = np.zeros((height, width), np.float32)
    for blur, drop, strength in ((0.016, 0.014, 0.30), (0.005, 0.004, 0.26)):
        mask = Image.new("L", size, 0)
        points = [(x * width, (y + drop) * height) for x, y in outline]
        ImageDraw.Draw(mask).polygon(points, fill=255)
        mask = mask.filter(ImageFilter.GaussianBlur(blur * width))
        layer = np.asarray(mask, np.float32) / 255 * strength
        alpha = alpha + layer * (1 - alpha)
    alpha = np.maximum(alpha - 0.02, 0) * np.minimum(alpha / 0.08, 1)
    color = np.broadcast_to(_to_srgb(np.array(tint, np.float32)), (height, width, 3))
    return color, alpha


def develop(beauty, albedo, normal, size, outline, tint, ground):
    """A finished picture of `size` pixels from the raw passes, on a ground of one linear color."""
    clean = degrain(beauty, albedo, normal)
    alpha = np.clip(clean[..., 3:], 0, 1)
    straight = _to_srgb(clean[..., :3] / np.maximum(alpha, 1e-4))
    layers = np.concatenate([straight * alpha, alpha], axis=2).astype(np.float32)
    layers = np.stack(
        [np.asarray(Image.fromarray(layers[..., c]).resize(size, Image.LANCZOS)) for c in range(4)], axis=2
    )
    front, alpha = np.clip(layers[..., :3], 0, 1), np.clip(layers[..., 3:], 0, 1)
    tone, shade = _page_shadow(size, outline, tint)
    shade = shade[..., None] * (1 - alpha)
    page = np.broadcast_to(_to_srgb(np.array(ground, np.float32)), tone.shape)
    rgb = front + tone * shade + page * (1 - alpha - shade)
    return Image.fromarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")
