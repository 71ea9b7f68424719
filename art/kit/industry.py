"""Halls: pallets, racks, forklift, press, conveyor."""

import math

from .core import at, ball, box, cylinder, paint, plate, tube, wheel


def pallet():
    """A wooden pallet, 1.2 by 1.0, its deck at 0.16."""
    for y in (-0.4, 0, 0.4):
        box((1.2, 0.12, 0.11), (0, y, 0), paint("wood", "navyDeep", 0.15), bevel=0.012)
    for x in (-0.5, -0.25, 0, 0.25, 0.5):
        box((0.18, 1.0, 0.05), (x, 0, 0.11), paint("wood"), bevel=0.012)


def carton(size=(0.5, 0.5, 0.4), position=(0, 0, 0), tone=0.0):
    """A taped cardboard box."""
    x, y, z = position
    box(size, position, paint("wood", "sand", 0.2 + tone), bevel=0.02)
    box((size[0] * 0.18, size[1] + 0.01, 0.012), (x, y, z + size[2] - 0.008), paint("sunPale"), bevel=0.003)
    box(
        (size[0] * 0.18, 0.012, size[2] * 0.3),
        (x, y - size[1] / 2, z + size[2] * 0.7),
        paint("sunPale"),
        bevel=0.003,
    )


def loaded_pallet(layers=2):
    """A pallet stacked with cartons."""
    pallet()
    for layer in range(layers):
        for i, x in enumerate((-0.29, 0.29)):
            for j, y in enumerate((-0.24, 0.24)):
                carton((0.56, 0.46, 0.42), (x, y, 0.16 + 0.425 * layer), 0.14 * ((i + j + layer) % 3))


def racking(bays=2, levels=3, bay=1.5, storey=0.98, name="teal"):
    """Pallet racking along x from the origin, depth 0.9, filled with cartons and drums."""
    for i in range(bays + 1):
        for y in (-0.42, 0.42):
            box((0.09, 0.09, levels * storey + 0.1), (i * bay, y, 0), paint(name), bevel=0.02)
        for k in range(levels * 2):
            z = 0.15 + k * storey / 2
            tube([(i * bay, -0.42, z), (i * bay, 0.42, z + storey / 2 - 0.1)], 0.018, paint(name))
    for level in range(levels):
        z = level * storey
        if level:
            for y in (-0.42, 0.42):
                box((bays * bay, 0.07, 0.1), (bays * bay / 2, y, z - 0.1), paint("sun"), bevel=0.02)
        for i in range(bays):
            with at(i * bay + bay / 2, 0, z, size=0.98):
                if (i + level) % 3 == 2:
                    pallet()
                    for x, tone in ((-0.38, "navy"), (0.02, "clay"), (0.4, "navy")):
                        cylinder(0.19, 0.52, (x, -0.15, 0.16), paint(tone))
                        cylinder(0.2, 0.03, (x, -0.15, 0.34), paint(tone, "white", 0.25))
                else:
                    loaded_pallet(1)
                    if (i + level) % 2:
                        carton((0.5, 0.44, 0.26), (-0.2, -0.1, 0.585), 0.3)


def forklift():
    """A forklift truck, forks to -y, carrying a pallet."""
    for x in (-0.4, 0.4):
        wheel(0.24, 0.18, (x, -0.36, 0.24), paint("navyDeep"))
        wheel(0.2, 0.16, (x, 0.55, 0.2), paint("navyDeep"))
    box((0.84, 1.3, 0.5), (0, 0.12, 0.2), paint("sun"), bevel=0.1)
    box((0.84, 0.46, 0.34), (0, 0.56, 0.62), paint("sun", "sunDeep", 0.5), bevel=0.1)
    box((0.5, 0.44, 0.14), (0, 0.16, 0.66), paint("navyDeep"), bevel=0.05)
    box((0.5, 0.12, 0.44), (0, 0.36, 0.74), paint("navyDeep"), bevel=0.05)
    for x in (-0.36, 0.36):
        tube([(x, -0.44, 0.6), (x, -0.26, 1.62), (x, 0.56, 1.62), (x, 0.68, 0.85)], 0.036, paint("navy"))
    box((0.82, 0.94, 0.06), (0, 0.15, 1.6), paint("navy"), bevel=0.03)
    tube([(0, -0.34, 0.66), (0, -0.16, 0.94)], 0.025, paint("navyDeep"))
    cylinder(0.14, 0.03, (0, -0.16, 0.93), paint("navyDeep"), tilt=30)
    for x in (-0.26, 0.26):
        box((0.09, 0.09, 1.9), (x, -0.62, 0.08), paint("navy"), bevel=0.02)
        box((0.11, 1.0, 0.05), (x, -1.1, 0.1), paint("inkSoft"), bevel=0.015)
    for z in (0.2, 1.0, 1.88):
        box((0.6, 0.08, 0.08), (0, -0.62, z), paint("navy"), bevel=0.02)
    ball(0.06, (0, 0.15, 1.7), paint("clay"))
    with at(0, -1.18, 0.1, turn=0, size=0.9):
        loaded_pallet(1)


def press():
    """A machine press, facing -y, with a control panel and a stack light."""
    box((1.5, 1.1, 0.7), (0, 0, 0), paint("teal"), bevel=0.06)
    for x in (-0.55, 0.55):
        box((0.34, 0.9, 1.3), (x, 0.05, 0.66), paint("teal"), bevel=0.06)
    box((1.56, 1.0, 0.6), (0, 0.05, 1.8), paint("teal", "navyDeep", 0.2), bevel=0.08)
    cylinder(0.17, 0.5, (0, 0, 1.35), paint("inkSoft", "white", 0.65, "gloss"))
    box((0.66, 0.66, 0.16), (0, 0, 1.22), paint("sun"), bevel=0.04)
    box((0.72, 0.8, 0.08), (0, 0, 0.7), paint("inkSoft", "white", 0.4), bevel=0.02)
    box((0.46, 0.03, 0.34), (0, -0.46, 1.96), paint("navyDeep"), bevel=0.03)
    for x, name in ((-0.13, "clay"), (0, "sun"), (0.13, "leaf")):
        cylinder(0.045, 0.03, (x, -0.475, 2.13), paint(name, finish="glow"), tilt=90)
    for i in range(8):
        with at(-0.66 + i * 0.19, -0.55, 0.1):
            plate(
                [(0, 0), (0.1, 0), (0.2, 0.14), (0.1, 0.14)],
                0.02,
                (-0.06, 0, 0),
                paint("sun" if i % 2 else "navyDeep"),
                tilt=90,
            )
    for i, name in enumerate(("leaf", "sun", "clay")):
        cylinder(
            0.07,
            0.12,
            (0.6, 0.3, 2.4 + 0.13 * i),
            paint(name, finish="glow" if i == 0 else "satin"),
            bevel=0.01,
        )


def conveyor(length=3.0):
    """A belt along x from the origin at working height, with parts on it."""
    for x in (0.2, length / 2, length - 0.2):
        for y in (-0.26, 0.26):
            box((0.09, 0.09, 0.6), (x, y, 0), paint("navy"), bevel=0.02)
    box((length, 0.66, 0.12), (length / 2, 0, 0.56), paint("sun"), bevel=0.05)
    box((length - 0.06, 0.52, 0.07), (length / 2, 0, 0.63), paint("navyDeep"), bevel=0.03)
    for i in range(int(length / 0.24)):
        box((0.02, 0.52, 0.01), (0.16 + 0.24 * i, 0, 0.698), paint("inkSoft"), bevel=0)
    for i in range(int(length / 0.62)):
        carton((0.32, 0.32, 0.26), (0.38 + 0.62 * i, 0, 0.7), 0.15 * (i % 3))


def hazard_strip(length, width=0.16):
    """A floor marking along x from the origin in slanting navy and yellow."""
    box((length, width, 0.008), (length / 2, width / 2, 0), paint("sun", finish="matte"), bevel=0.0)
    pitch = width * 1.9
    for i in range(int((length - width) / pitch)):
        x = width * 0.4 + pitch * i
        plate(
            [(x, 0), (x + width * 0.8, 0), (x + width * 1.6, width), (x + width * 0.8, width)],
            0.003,
            (0, 0, 0.008),
            paint("navyDeep", finish="matte"),
        )


def gantry(span=2.2, height=2.1):
    """A portal crane on wheels, its beam along x, with a hook on its trolley."""
    for x in (-span / 2, span / 2):
        for y in (-0.42, 0.42):
            tube([(x, y, 0.16), (x, y * 0.3, height)], 0.05, paint("navy"))
            ball(0.1, (x, y, 0.1), paint("navyDeep"), detail=3)
        box((0.1, 1.0, 0.1), (x, 0, 0.18), paint("navy"), bevel=0.02)
    box((span + 0.5, 0.2, 0.26), (0, 0, height), paint("sun"), bevel=0.03)
    for side in (-1, 1):
        for i in range(2):
            box(
                (0.1, 0.205, 0.265),
                (side * (span / 2 + 0.2 - 0.2 * i), 0, height - 0.002),
                paint("navyDeep"),
                bevel=0.03,
            )
    box((0.4, 0.34, 0.2), (0, 0, height - 0.2), paint("clay"), bevel=0.04)
    tube([(0, 0, height - 0.18), (0, 0, height - 0.62)], 0.018, paint("navyDeep"))
    box((0.12, 0.1, 0.12), (0, 0, height - 0.72), paint("sunDeep"), bevel=0.03)
    hook = []
    for i in range(10):
        angle = math.radians(90 - 27 * i)
        hook.append((0.09 * math.cos(angle), 0, height - 0.8 + 0.09 * math.sin(angle)))
    tube(hook, 0.024, paint("navyDeep"))
