"""Street corners in true meters: the company's van and machines, storefronts, houses, street furniture."""

import math

from .core import at, ball, box, cylinder, dirt, hole, lathe, paint, plate, shine, tube, wheel
from .dirt import glass_film
from .effects import glints, suds
from .tools import bucket, spray_bottle, towels

STEEL = ("inkSoft", "white", 0.5)


def logo(size=1.0, rim=True):
    """The company's mark centered at the origin, facing -y: two waves under a sun."""

    def rounded(half, radius):
        corner = []
        for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
            for step in range(7):
                angle = math.radians(start + 15 * step)
                corner.append(
                    (cx * (half - radius) + radius * math.cos(angle), cy * (half - radius) + radius * math.sin(angle))
                )
        return corner

    with at(size=size):
        if rim:
            plate(rounded(0.57, 0.33), 0.02, (0, 0, 0), paint("white"), tilt=90)
        plate(rounded(0.5, 0.275), 0.03, (0, 0, 0), paint("teal"), tilt=90)
        cylinder(0.1125, 0.02, (0.2125, -0.025, 0.2125), paint("sun"), tilt=90, bevel=0)
        for low in (21.3, 29.3):
            wave = []
            for step in range(27):
                x = 7 + step
                wave.append((x / 40 - 0.5, -0.03, 0.5 - (low + 1.7 * math.cos(2 * math.pi * (x - 7) / 13)) / 40))
            tube(wave, 0.042, paint("white"))


def van(size=1.0, open_side=False, rack=True):
    """The cleaning van, 4.6 m long, nose to -y; its sliding door is on the -x side and may stand open."""
    arch, axles = 0.46, (-1.45, 1.4)
    outline = [
        (-2.26, 0.34), (-2.3, 0.8), (-2.2, 1.06), (-1.62, 1.22), (-1.0, 2.06), (-0.78, 2.2), (2.1, 2.24),
        (2.28, 2.06),
    ]
    outline.append((2.3, 0.34))
    for axle in reversed(axles):
        outline += [
            (axle + arch * math.cos(math.radians(a)), 0.36 + arch * math.sin(math.radians(a)))
            for a in range(0, 181, 15)
        ]
    glass = paint("navy", "teal", 0.2, "gloss")
    dark = paint("navyDeep")
    with at(size=size):
        with at(turn=90):
            body = plate(outline, 1.86, (0, 0.93, 0), paint("teal"), bevel=0.07, tilt=90)
        box((1.6, 4.2, 0.3), (0, 0, 0.3), dark, bevel=0.03)
        for y in axles:
            for x in (-0.76, 0.76):
                wheel(0.37, 0.26, (x, y, 0.37), dark)
        if open_side:
            hole(body, (1.6, 1.36, 1.5), (-0.6, 0.1, 0.56), 0.06)
            box((0.05, 1.4, 1.5), (0.14, 0.1, 0.56), paint("tealSoft", "white", 0.3), bevel=0)
            box((0.98, 1.36, 0.04), (-0.36, 0.1, 0.54), paint("wood", "sand", 0.4), bevel=0)
            _van_shelves()
            box((0.07, 1.36, 1.5), (-1.0, 1.46, 0.56), paint("teal", "white", 0.08), bevel=0.03)
        slope = math.degrees(math.atan2(0.84, 0.62))
        with at(0, -1.66, 1.22, tilt=slope - 90):
            box((1.56, 0.05, 0.84), (0, 0, 0.1), glass, bevel=0.03)
        for side in (-1, 1):
            turn = 90 * side
            with at(0.93 * side, 0, 0, turn=turn):
                front = -side
                door = [(-1.42, 1.26), (-0.92, 1.95), (-0.46, 1.95), (-0.46, 1.26)]
                plate([(y * -front, z) for y, z in door], 0.03, (0, -0.004, 0), glass, bevel=0.02, tilt=90)
                seams = (-0.38, 0.86) if not (open_side and side < 0) else ()
                for y in seams:
                    box((0.02, 0.02, 1.36), (y * -front, 0, 0.62), paint("tealDeep"), bevel=0)
                box((0.2, 0.05, 0.05), (-0.52 * -front, -0.02, 1.08), dark, bevel=0.015)
                box((0.12, 0.2, 0.26), (-1.2 * -front, -0.1, 1.24), dark, bevel=0.04)
                for y0, y1 in ((-0.97, 0.9),):
                    if open_side and side < 0:
                        y0, y1 = -0.97, -0.6
                    box((y1 - y0, 0.03, 0.12), ((y0 + y1) / 2 * -front, -0.005, 0.62), paint("sun"), bevel=0.01)
                mark = (1.46, 0.16) if open_side and side < 0 else (0.62, 0)
                with at(mark[0] * -front, -0.02 - (mark[1] and 0.09), 1.38):
                    logo(0.98)
                if open_side and side < 0:
                    box((1.3, 0.03, 0.12), (1.46 * -front, -0.105, 0.62), paint("sun"), bevel=0.01)
        with at(0, 2.3, 0, turn=180):
            for x in (-0.42, 0.42):
                box((0.66, 0.04, 0.62), (x, 0, 1.3), glass, bevel=0.03)
                box((0.14, 0.04, 0.26), (x * 1.86, 0, 0.92), paint("clay", "danger", 0.3), bevel=0.02)
            box((0.02, 0.02, 1.5), (0, 0, 0.56), paint("tealDeep"), bevel=0)
        box((1.9, 0.14, 0.22), (0, 2.3, 0.32), dark, bevel=0.04)
        box((1.9, 0.16, 0.26), (0, -2.27, 0.32), paint("sand"), bevel=0.05)
        box((0.9, 0.05, 0.2), (0, -2.285, 0.72), dark, bevel=0.03)
        for x in (-0.68, 0.68):
            box((0.34, 0.08, 0.24), (x, -2.25, 0.7), paint("sunPale", finish="glow"), bevel=0.04)
        if rack:
            for x in (-0.6, 0.6):
                tube([(x, -0.5, 2.36), (x, 1.9, 2.36)], 0.03, paint(*STEEL))
            for y in (-0.3, 0.7, 1.7):
                tube([(-0.6, y, 2.2), (-0.6, y, 2.38), (0.6, y, 2.38), (0.6, y, 2.2)], 0.028, paint(*STEEL))
            with at(0.18, -0.75, 2.44):
                for x in (-0.19, 0.19):
                    tube([(x, 0, 0), (x, 2.95, 0)], 0.035, paint("sun"))
                for i in range(9):
                    tube([(-0.19, 0.2 + 0.32 * i, 0), (0.19, 0.2 + 0.32 * i, 0)], 0.025, paint("sun"))


def _van_shelves():
    """The supplies behind the van's open sliding door, as seen from -x."""
    for z in (1.0, 1.5):
        box((0.55, 1.3, 0.04), (-0.16, 0.1, z), paint("wood"), bevel=0.012)
    for i, name in enumerate(("sun", "clay", "white", "sun", "teal")):
        with at(-0.26, -0.4 + 0.24 * i, 1.54, turn=-90):
            spray_bottle(name, 1.05)
    for y, names in ((-0.28, ("white", "tealSoft", "white")), (0.3, ("sun", "sunPale", "clay"))):
        with at(-0.22, y, 1.04, turn=-90):
            towels(names, 0.48, 0.36)
    for y, name in ((-0.26, "sun"), (0.42, "clay")):
        with at(-0.4, y, 0.58):
            bucket(name, foam=False, size=0.78, handle_up=False)


def pressure_washer():
    """A gas pressure washer, front to -y: frame, engine, tank, pump, wheels, wand in its holder.

    The hose leaves the pump at (0.3, -0.2, 0.3).
    """
    frame, dark = paint("sun"), paint("navyDeep")
    for x in (-0.36, 0.36):
        wheel(0.25, 0.13, (x, 0.24, 0.25), dark)
        tube(
            [(x * 0.78, -0.42, 0.06), (x * 0.78, -0.42, 0.2), (x * 0.78, 0.3, 0.2), (x * 0.78, 0.62, 1.0)], 0.03, frame
        )
        cylinder(0.055, 0.06, (x * 0.78, -0.42, 0), dark)
    tube([(-0.28, 0.62, 1.0), (0.28, 0.62, 1.0)], 0.045, dark)
    tube([(-0.28, 0.44, 0.56), (0.28, 0.44, 0.56)], 0.025, frame)
    box((0.56, 0.66, 0.05), (0, -0.06, 0.2), dark, bevel=0.015)
    # engine: finned block, recoil starter, tank, muffler
    for i in range(5):
        box((0.36, 0.34, 0.035), (0, 0.02, 0.3 + 0.05 * i), paint(*STEEL), bevel=0.008)
    box((0.3, 0.28, 0.28), (0, 0.02, 0.25), paint("inkSoft"), bevel=0.02)
    cylinder(0.19, 0.1, (0, -0.14, 0.42), paint("clay", "danger", 0.25), tilt=90, bevel=0.03)
    cylinder(0.1, 0.03, (0, -0.24, 0.42), dark, tilt=90, bevel=0.01)
    box((0.46, 0.36, 0.17), (0, 0.04, 0.56), paint("clay", "danger", 0.25), bevel=0.06)
    cylinder(0.05, 0.04, (0.08, 0.04, 0.73), dark)
    box((0.14, 0.3, 0.16), (-0.25, 0.04, 0.4), paint(*STEEL), bevel=0.04)
    # pump
    box((0.18, 0.26, 0.16), (0.24, -0.16, 0.24), paint("sunDeep"), bevel=0.03)
    tube([(0.3, -0.2, 0.3), (0.38, -0.26, 0.28)], 0.035, dark)


def wand(length=1.3, spread=True):
    """A pressure washer's gun and lance along +z from its nozzle at the origin; grip on top."""
    if spread:
        lathe([(0, 0), (0.028, 0), (0.02, 0.07), (0, 0.07)], (0, 0, 0), paint("sun"), bevel=0.004)
    tube([(0, 0, 0.05), (0, 0, length)], 0.02, paint(*STEEL))
    tube([(0, 0, length * 0.62), (0, 0, length)], 0.036, paint("navyDeep"))
    box((0.08, 0.1, 0.2), (0, 0, length - 0.06), paint("navyDeep"), bevel=0.025)
    tube([(0, 0, length + 0.08), (0, 0.17, length + 0.2)], 0.042, paint("clay"))
    tube([(0, 0.05, length + 0.02), (0, 0.13, length + 0.05)], 0.016, paint("navyDeep"))


def hose(points, name="navyDeep", radius=0.035):
    """A hose lying and curving through `points`."""
    tube(points, radius, paint(name), smooth=True)


def squeegee(length=1.6, blade=0.46, name="sun"):
    """A window squeegee on a pole along +z, its blade up at the top, rubber to +y: lean it with at(tilt)."""
    tube([(0, 0, 0), (0, 0, length)], 0.024, paint(name))
    tube([(0, 0, length * 0.5), (0, 0, length * 0.56)], 0.034, paint("navyDeep"))
    tube([(0, 0, length - 0.02), (0, 0, length + 0.16)], 0.036, paint("navyDeep"))
    box((blade, 0.06, 0.06), (0, 0, length + 0.14), paint(*STEEL), bevel=0.015)
    box((blade + 0.02, 0.03, 0.05), (0, 0.01, length + 0.2), paint("navyDeep"), bevel=0.005)


def washer_bar(length=1.0, width=0.42):
    """A window washer's fleece bar on a short handle along +z, fleece on top."""
    tube([(0, 0, 0), (0, 0, length)], 0.026, paint("navyDeep"))
    cylinder(0.065, width, (-width / 2, 0, length), paint("tealSoft", "white", 0.4, "matte"), roll=90, bevel=0.03)


def window_bucket(name="teal"):
    """A long window cleaner's pail with suds, a fleece bar and a squeegee standing in it."""
    box((0.66, 0.34, 0.34), (0, 0, 0), paint(name), bevel=0.04)
    box((0.7, 0.38, 0.05), (0, 0, 0.31), paint(name, "white", 0.12), bevel=0.015)
    suds(0, 0, 0.34, 0.26, 18, seed=6, depth=0.13)
    with at(-0.14, 0, 0.3, roll=-14, tilt=-6):
        washer_bar(0.5)
    with at(0.18, 0.02, 0.3, roll=12, tilt=-8):
        squeegee(0.36, 0.4)


def pane(width, height, frame="white", sill=True, bars=(1, 1), seed=1, film_cover=0.62, glass=None, gleam=True):
    """A framed window centered at the origin, facing -y: gleaming, and before grimy unless `film_cover` is 0."""
    rail = 0.07
    box((width + 2 * rail, 0.12, height + 2 * rail), (0, -0.02, -height / 2 - rail), paint(frame), bevel=0.02)
    box((width, 0.06, height), (0, -0.07, -height / 2), glass or paint("tealSoft", "teal", 0.3, "gloss"), bevel=0.008)
    if gleam:
        with shine(), at(0, -0.105, 0):
            glints(width, height)
    if film_cover:
        with dirt():
            glass_film(width, height, cover=film_cover, seed=seed, y=-0.112)
    for i in range(1, bars[0]):
        box((0.04, 0.04, height), (width * (i / bars[0] - 0.5), -0.115, -height / 2), paint(frame), bevel=0.008)
    for i in range(1, bars[1]):
        box((width, 0.04, 0.04), (0, -0.115, height * (i / bars[1] - 0.5) - 0.02), paint(frame), bevel=0.008)
    if sill:
        box((width + 0.3, 0.22, 0.08), (0, -0.08, -height / 2 - rail - 0.08), paint(frame), bevel=0.02)


def glass_door(width=1.0, height=2.05, frame="navy", seed=3):
    """A shop's glass door in its frame, facing -y, standing on the floor."""
    box((width + 0.16, 0.12, height + 0.1), (0, -0.02, 0), paint(frame), bevel=0.02)
    box((width - 0.16, 0.06, height - 0.3), (0, -0.07, 0.22), paint("tealSoft", "teal", 0.3, "gloss"), bevel=0.01)
    with shine(), at(0, -0.105, 0.22 + (height - 0.3) / 2):
        glints(width - 0.2, height - 0.4)
    with dirt(), at(0, 0, 0.22 + (height - 0.3) / 2):
        glass_film(width - 0.16, height - 0.3, seed=seed, y=-0.112)
    tube([(width * 0.34, -0.16, 0.85), (width * 0.34, -0.16, 1.25)], 0.025, paint("sun"))


def panel_door(width=0.95, height=2.05, name="sun", frame="white"):
    """A home's front door, facing -y, standing on the floor."""
    box((width + 0.24, 0.1, height + 0.12), (0, -0.02, 0), paint(frame), bevel=0.02)
    box((width, 0.08, height), (0, -0.06, 0), paint(name), bevel=0.02)
    for z, tall in ((0.2, 0.62), (1.0, 0.8)):
        for x in (-0.22, 0.22):
            box((width * 0.34, 0.03, tall), (x * width, -0.1, z), paint(name, "sunDeep", 0.5), bevel=0.015)
    ball(0.05, (width * 0.38, -0.13, 0.98), paint("navyDeep"), detail=3)


def awning(width, depth=0.9, drop=0.42, names=("sun", "white"), bands=10):
    """A striped shop awning hanging out to -y from the origin."""
    pitch = width / bands
    slope = math.hypot(depth, drop)
    for i in range(bands):
        x = -width / 2 + pitch * (i + 0.5)
        material = paint(names[i % 2], finish="matte")
        with at(x, 0, 0, tilt=math.degrees(math.atan2(drop, depth))):
            box((pitch, slope, 0.04), (0, -slope / 2, -0.02), material, bevel=0.006)
        cylinder(pitch / 2, 0.03, (x, -depth + 0.015, -drop), material, tilt=90, bevel=0.006)


def siding(width, height, name="white", step=0.2):
    """Lap boards on an upright face standing at the origin, facing -y."""
    for i in range(int(height / step)):
        box((width, 0.05, step + 0.01), (0, -0.012, i * step), paint(name, finish="matte"), bevel=0.008, tilt=6)


def shingles(width, slope, name="navy", rows=7):
    """A roof face falling to -y from the origin (tilt it): overlapping courses."""
    pitch = slope / rows
    for i in range(rows):
        tone = paint(name, "white", 0.05 * (i % 2), "matte")
        box((width, pitch + 0.04, 0.09), (0, -pitch * (i + 0.5), -0.05 + 0.0), tone, bevel=0.015, tilt=-3)


def cottage(width=4.0, depth=3.2, wall=2.5, rise=1.5, name="white", roof="navy", door="sun", chimney=True):
    """A gabled home on its footprint center, door to -y, gable to +x; all but its dirt."""
    box((width, depth, wall), (0, 0, 0), paint(name, finish="matte"), bevel=0.02)
    box((width + 0.1, depth + 0.1, 0.25), (0, 0, 0), paint("line", "inkSoft", 0.25, "matte"), bevel=0.03)
    gable = [(-depth / 2, 0), (depth / 2, 0), (0, rise)]
    with at(0, 0, wall - 0.02, turn=90):
        plate(gable, width, (0, width / 2, 0), paint(name, finish="matte"), tilt=90)
    with at(0, -depth / 2, 0.25):
        siding(width, wall - 0.25, name)
    with at(width / 2, 0, 0.25, turn=90):
        siding(depth, wall - 0.25, name)
    with at(width / 2, 0, wall, turn=90):
        for i in range(int(rise / 0.2)):
            span = depth * (1 - (i * 0.2 + 0.2) / rise)
            if span > 0.2:
                box((span, 0.05, 0.21), (0, -0.012, i * 0.2), paint(name, finish="matte"), bevel=0.008, tilt=6)
    over = 0.32
    pitch = math.degrees(math.atan2(rise, depth / 2))
    slope = math.hypot(depth / 2 + over, rise * (depth / 2 + over) / (depth / 2))
    for side in (0, 180):
        with at(0, 0, wall + rise + 0.06, turn=side, tilt=pitch):
            shingles(width + 0.5, slope, roof)
            box((width + 0.5, 0.08, 0.14), (0, -slope, -0.1), paint("white"), bevel=0.02)
            for x in (-1, 1):
                box((0.08, slope, 0.16), (x * (width / 2 + 0.25), -slope / 2, -0.13), paint("white"), bevel=0.02)
    if chimney:
        box(
            (0.5, 0.5, 1.1), (-width * 0.26, depth * 0.12, wall + rise * 0.62), paint("clay", finish="matte"),
            bevel=0.03,
        )
        box((0.6, 0.6, 0.1), (-width * 0.26, depth * 0.12, wall + rise * 0.62 + 1.1), paint("sand"), bevel=0.02)


def street_bin():
    """A litter bin with a rain hood on its post."""
    cylinder(0.3, 0.9, (0, 0, 0.04), paint("navy"), top=0.34, bevel=0.03)
    for z in (0.2, 0.5, 0.8):
        cylinder(0.345, 0.05, (0, 0, z), paint("sun" if z == 0.5 else "navyDeep"), bevel=0.01)
    cylinder(0.29, 0.02, (0, 0, 0.94), paint("navyDeep"), bevel=0)


def round_tree(height=3.4, spread=1.0, name="leaf"):
    """A street tree with a full crown."""
    cylinder(0.13, height * 0.6, (0, 0, 0), paint("wood", "navyDeep", 0.3), top=0.08)
    top = height * 0.68
    for x, y, z, r, shade in (
        (0, 0, 0.1, 0.82, 0.0), (0.5, -0.3, -0.15, 0.56, 0.12), (-0.5, -0.2, -0.05, 0.56, 0.05),
        (0.1, 0.5, -0.1, 0.56, 0.0), (0.12, -0.25, 0.6, 0.55, 0.18), (-0.3, 0.2, 0.5, 0.5, 0.08),
    ):
        ball(r * spread, (x * spread, y * spread, top + z * spread), paint(name, "sun", shade))


def flower_box(width=1.0, name="white", blooms=("clay", "sun", "white")):
    """A planter with a green mound and flowers."""
    box((width, 0.44, 0.46), (0, 0, 0), paint(name), bevel=0.05)
    box((width - 0.1, 0.34, 0.02), (0, 0, 0.455), paint("wood", "navyDeep", 0.55, "matte"), bevel=0)
    count = max(3, int(width / 0.22))
    for i in range(count):
        x = (i - (count - 1) / 2) * (width - 0.26) / max(1, count - 1)
        ball(0.17, (x, 0.03 * (-1) ** i, 0.54), paint("leaf", "sun", 0.1 * (i % 3)), detail=3)
        for dx, dy, dz in ((-0.06, -0.1, 0.15), (0.08, -0.04, 0.19), (0.0, -0.16, 0.06)):
            ball(0.055, (x + dx, dy, 0.55 + dz), paint(blooms[i % len(blooms)]), detail=2)
