"""Halls: pallets, racks, forklift, carton line, dock doors."""

from .core import at, ball, box, cylinder, dirt, film, lathe, paint, plate, tube, wheel


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
    box((size[0] * 0.18, 0.012, size[2] * 0.3), (x, y - size[1] / 2, z + size[2] * 0.7), paint("sunPale"), bevel=0.003)


def loaded_pallet(layers=2):
    """A pallet stacked with cartons."""
    pallet()
    for layer in range(layers):
        for i, x in enumerate((-0.29, 0.29)):
            for j, y in enumerate((-0.24, 0.24)):
                carton((0.56, 0.46, 0.42), (x, y, 0.16 + 0.425 * layer), 0.14 * ((i + j + layer) % 3))


def racking(bays=2, levels=3, bay=1.5, storey=0.98, name="teal", dusty=None):
    """Pallet racking along x from the origin, 0.9 deep, full; the paint `dusty` lies on it before cleaning."""
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
            if dusty:
                with dirt(), at(i * bay + bay / 2, 0, z):
                    if level:
                        box((bay - 0.08, 0.08, 0.11), (0, -0.42, -0.104), dusty, bevel=0.02)
                    if (i + level) % 3 == 2:
                        for x in (-0.38, 0.02, 0.4):
                            cylinder(0.187, 0.01, (0.98 * x, -0.147, 0.665), dusty, bevel=0.003)
                    else:
                        for x in (-0.284, 0.284):
                            for y in (-0.235, 0.235):
                                box((0.56, 0.46, 0.012), (x, y, 0.572), dusty, bevel=0.005)
                        for x in (-0.284, 0.284):
                            box((0.54, 0.012, 0.13), (x, -0.466, 0.44), dusty, bevel=0.004)


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


def hazard_strip(length, width=0.16):
    """A floor marking along x from the origin in slanting navy and yellow."""
    box((length, width, 0.008), (length / 2, width / 2, 0), paint("sun", finish="matte"), bevel=0.0)
    pitch = width * 1.9
    for i in range(int((length - width) / pitch)):
        x = width * 0.4 + pitch * i
        plate(
            [(x, 0), (x + width * 0.8, 0), (x + width * 1.6, width), (x + width * 0.8, width)], 0.003,
            (0, 0, 0.008), paint("navyDeep", finish="matte"),
        )


def packer(tone="teal"):
    """A carton machine along x, 2.2 wide, facing -y; its belt leaves on +x at 0.7."""
    body = paint(tone)
    box((2.2, 1.3, 0.16), (0, 0, 0), paint("navyDeep"), bevel=0.03)
    box((2.2, 1.3, 1.5), (0, 0, 0.14), body, bevel=0.1)
    box((1.5, 1.0, 0.3), (-0.2, 0.02, 1.6), paint(tone, "white", 0.16), bevel=0.07)
    # the window onto its works
    box((1.3, 0.05, 0.78), (-0.3, -0.645, 0.68), paint("white"), bevel=0.06)
    box((1.16, 0.05, 0.64), (-0.3, -0.655, 0.75), paint("navyDeep", "teal", 0.35, "gloss"), bevel=0.04)
    for x in (-0.62, -0.3, 0.02):
        carton((0.2, 0.02, 0.18), (x, -0.675, 0.82), 0.1)
    tube([(-0.84, -0.69, 0.81), (0.24, -0.69, 0.81)], 0.014, paint("sun"))
    for x in (-0.86, -0.3):
        box((0.5, 0.03, 0.34), (x + 0.02, -0.65, 0.24), paint(tone, "white", 0.1), bevel=0.03)
        tube([(x - 0.08, -0.68, 0.48), (x + 0.12, -0.68, 0.48)], 0.016, paint("sun"))
    # desk of the operator
    box((0.44, 0.2, 0.66), (0.8, -0.68, 0.72), paint("white"), bevel=0.05)
    box((0.34, 0.03, 0.24), (0.8, -0.78, 1.04), paint("tealSoft", "teal", 0.25, "glow"), bevel=0.015)
    for i, name in enumerate(("leaf", "sun", "danger")):
        cylinder(0.035, 0.03, (0.69 + 0.11 * i, -0.78, 0.9), paint(name), tilt=90)
    cylinder(0.045, 0.04, (0.8, -0.78, 0.8), paint("danger", "clay", 0.4), tilt=90)
    # outlet
    box((0.06, 0.72, 0.62), (1.1, 0, 0.62), paint("sun"), bevel=0.03)
    box((0.07, 0.58, 0.48), (1.105, 0, 0.7), paint("navyDeep", finish="matte"), bevel=0.01)
    for i in range(5):
        box((0.012, 0.1, 0.17), (1.15, -0.22 + 0.11 * i, 1.0), paint("tealSoft"), bevel=0.004)
    # stack of flat blanks, duct and lamp
    for i in range(5):
        box((0.62, 0.6, 0.05), (-0.55, 0, 1.9 + 0.055 * i), paint("wood", "sand", 0.2 + 0.1 * (i % 2)), bevel=0.008)
    for x in (-0.9, -0.2):
        box((0.05, 0.5, 0.42), (x, 0, 1.88), paint("sun"), bevel=0.015)
    tube([(0.5, 0.1, 1.85), (0.5, 0.1, 2.35)], 0.02, paint("inkSoft"))
    for i, name in enumerate(("leaf", "sun", "clay")):
        cylinder(0.065, 0.11, (0.5, 0.1, 2.1 + 0.12 * i), paint(name, finish="glow" if i == 0 else "satin"), bevel=0.01)


def belt(length=2.6, cartons=(0.4, 1.3, 2.1)):
    """A roller belt along x from the origin at 0.7 with guide rails and taped cartons on it."""
    steel = paint("inkSoft", "white", 0.55)
    for x in (0.3, length / 2, length - 0.25):
        for y in (-0.27, 0.27):
            box((0.08, 0.08, 0.58), (x, y, 0), paint("navy"), bevel=0.015)
            box((0.16, 0.14, 0.025), (x, y, 0), paint("navy"), bevel=0.008)
        box((0.06, 0.5, 0.06), (x, 0, 0.24), paint("navy"), bevel=0.01)
    for y in (-0.31, 0.31):
        box((length, 0.07, 0.2), (length / 2, y, 0.52), paint("sun"), bevel=0.025)
    box((length, 0.56, 0.05), (length / 2, 0, 0.6), paint("navyDeep"), bevel=0.01)
    count = int(length / 0.115)
    for i in range(count):
        cylinder(0.045, 0.56, (0.06 + (length - 0.12) * i / (count - 1), 0.28, 0.66), steel, tilt=90, bevel=0.008)
    for x in (0.4, length / 2, length - 0.3):
        tube([(x, -0.35, 0.66), (x, -0.37, 0.86)], 0.016, steel)
        tube([(x, 0.35, 0.66), (x, 0.37, 0.86)], 0.016, steel)
    for y in (-0.37, 0.37):
        tube([(0.1, y, 0.86), (length - 0.06, y, 0.86)], 0.02, steel)
    for i, x in enumerate(cartons):
        carton((0.46, 0.42, 0.36), (x, 0, 0.705), 0.12 * (i % 2))


def robot_arm(tone="clay"):
    """A palletizing arm at rest, its suction head out to -y and down."""
    main, dark = paint(tone), paint("navyDeep")
    cylinder(0.42, 0.06, (0, 0, 0), dark)
    cylinder(0.32, 0.34, (0, 0, 0.05), paint("inkSoft", "white", 0.25), top=0.27, bevel=0.03)
    cylinder(0.3, 0.22, (0, 0, 0.38), main, bevel=0.05)
    for x in (-0.17, 0.17):
        box((0.1, 0.34, 0.42), (x, 0, 0.52), main, bevel=0.06)
    cylinder(0.13, 0.5, (-0.25, 0, 0.78), dark, roll=90)
    with at(0, 0, 0.78, tilt=-14):
        box((0.22, 0.26, 1.06), (0, 0, -0.08), main, bevel=0.1)
        box((0.06, 0.1, 0.5), (0.13, 0, 0.2), paint("white"), bevel=0.02)
    shoulder = (0, 0.245, 1.72)
    cylinder(0.15, 0.42, (-0.21, shoulder[1], shoulder[2]), dark, roll=90)
    with at(*shoulder, tilt=72):
        box((0.24, 0.24, 0.34), (0, 0, -0.28), main, bevel=0.08)
        box((0.18, 0.2, 1.24), (0, 0, -0.04), main, bevel=0.07)
    tip = (0, shoulder[1] - 1.14, shoulder[2] + 0.37)
    ball(0.13, tip, dark)
    cylinder(0.06, 0.4, (tip[0], tip[1], tip[2] - 0.48), paint("inkSoft", "white", 0.5))
    box((0.4, 0.36, 0.06), (tip[0], tip[1], tip[2] - 0.52), paint("sun"), bevel=0.02)
    for x in (-0.13, 0.13):
        for y in (-0.11, 0.11):
            cylinder(0.05, 0.07, (tip[0] + x, tip[1] + y, tip[2] - 0.59), dark, top=0.03, bevel=0.01)
    tube(
        [(0.12, 0.05, 0.5), (0.2, 0.32, 0.9), (0.2, 0.46, 1.6), (0.1, 0.05, 1.98), (0.0, -0.7, 2.22), tip],
        0.028, dark, smooth=True,
    )


def workbench(width=1.7, top="wood"):
    """A steel bench along x, facing -y, with drawers and a vise; its top is at 0.9."""
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        for y in (-0.26, 0.26):
            box((0.09, 0.09, 0.84), (x, y, 0), paint("navy"), bevel=0.015)
    box((width, 0.7, 0.08), (0, 0, 0.82), paint(top), bevel=0.02)
    box((width - 0.2, 0.56, 0.05), (0, 0, 0.2), paint("navy", "white", 0.2), bevel=0.015)
    box((0.5, 0.56, 0.42), (width * 0.24, 0, 0.4), paint("clay"), bevel=0.02)
    for z in (0.44, 0.62):
        box((0.44, 0.02, 0.15), (width * 0.24, -0.285, z), paint("clay", "white", 0.15), bevel=0.01)
        tube([(width * 0.24 - 0.1, -0.31, z + 0.1), (width * 0.24 + 0.1, -0.31, z + 0.1)], 0.012, paint("white"))
    with at(-width * 0.32, -0.2, 0.9):
        box((0.2, 0.16, 0.1), (0, 0.02, 0), paint("teal"), bevel=0.03)
        for y in (-0.08, 0.06):
            box((0.24, 0.06, 0.14), (0, y, 0.08), paint("teal"), bevel=0.015)
        tube([(0, -0.1, 0.14), (0, -0.26, 0.14)], 0.02, paint("inkSoft", "white", 0.5))
        tube([(-0.1, -0.25, 0.14), (0.1, -0.25, 0.14)], 0.012, paint("inkSoft", "white", 0.5))


def tool_board(width=1.5, height=0.8):
    """A pegboard with wrenches, a hammer and screwdrivers, centered at the origin, facing -y."""
    box((width, 0.05, height), (0, 0, -height / 2), paint("sand"), bevel=0.02)
    steel, y = paint("inkSoft", "white", 0.35), -0.045
    for i in range(4):
        x, long = -width * 0.4 + 0.13 * i, 0.5 - 0.08 * i
        box((0.04, 0.03, long), (x, y, 0.26 - long), steel, bevel=0.012)
        cylinder(0.055, 0.03, (x, y + 0.015, 0.26), steel, tilt=90, bevel=0.006)
        cylinder(0.025, 0.034, (x, y + 0.013, 0.285), paint("sand"), tilt=90, bevel=0.0)
        cylinder(0.045, 0.03, (x, y + 0.015, 0.26 - long), steel, tilt=90, bevel=0.006)
    box((0.05, 0.04, 0.46), (width * 0.06, y, -0.24), paint("wood"), bevel=0.015)
    box((0.24, 0.06, 0.1), (width * 0.06, y, 0.2), steel, bevel=0.02)
    for i, name in enumerate(("clay", "sun", "teal")):
        x = width * 0.22 + 0.13 * i
        cylinder(0.03, 0.17, (x, y, 0.1), paint(name), bevel=0.012)
        tube([(x, y, 0.1), (x, y, -0.14)], 0.012, steel)


def wrapped_pallet(layers=2):
    """A pallet of cartons in stretch film, its label sheet in front."""
    loaded_pallet(layers)
    top = 0.16 + 0.425 * layers
    box((1.18, 0.98, top - 0.13), (0, 0, 0.14), film("tealPale", 0.5, 0.2), bevel=0.04)
    box((0.24, 0.012, 0.2), (0.22, -0.5, top - 0.4), paint("white"), bevel=0.004)
    box((0.16, 0.014, 0.04), (0.22, -0.502, top - 0.28), paint("teal"), bevel=0.003)


def dock_door(width=1.9, height=2.3, closed=True):
    """A sectional dock door in its frame with bumpers and bollards, facing -y, standing on the floor."""
    for x in (-width / 2 - 0.07, width / 2 + 0.07):
        box((0.14, 0.12, height + 0.1), (x, -0.02, 0), paint("sun"), bevel=0.02)
        for i in range(4):
            plate(
                [(-0.07, 0), (0.07, 0.12), (0.07, 0.26), (-0.07, 0.14)], 0.01,
                (x, -0.08, 0.04 + i * height / 4), paint("navyDeep"), tilt=90,
            )
    box((width + 0.28, 0.14, 0.2), (0, -0.03, height), paint("navy"), bevel=0.03)
    if closed:
        rows = 5
        for i in range(rows):
            box((width, 0.06, height / rows - 0.02), (0, 0, i * height / rows + 0.01), paint("white"), bevel=0.02)
        for x in (-width * 0.24, width * 0.24):
            box((0.4, 0.03, 0.2), (x, -0.03, height * 0.67), paint("tealSoft", "teal", 0.3, "gloss"), bevel=0.03)
        box((0.3, 0.04, 0.05), (0, -0.04, 0.2), paint("navyDeep"), bevel=0.01)
    else:
        cylinder(0.13, width, (-width / 2, -0.06, height - 0.06), paint("white"), roll=90, bevel=0.01)


def ride_on_scrubber():
    """A ride-on floor scrubber heading -y: two brushes, tank, seat and wheel."""
    dark = paint("navyDeep")
    for x in (-0.2, 0.2):
        cylinder(0.27, 0.12, (x, -0.72, 0.02), paint("sun"), bevel=0.03)
        cylinder(0.2, 0.07, (x, -0.72, 0.14), dark, bevel=0.02)
    box((0.86, 0.5, 0.07), (0, -0.68, 0.19), paint("teal", "white", 0.15), bevel=0.03)
    wheel(0.17, 0.14, (0, -0.42, 0.17), dark)
    for x in (-0.34, 0.34):
        wheel(0.2, 0.13, (x, 0.42, 0.2), dark)
    box((0.78, 0.72, 0.2), (0, -0.3, 0.22), paint("teal"), bevel=0.06)
    with at(0, -0.56, 0.36, tilt=-12):
        box((0.6, 0.16, 0.52), (0, 0, 0), paint("teal"), bevel=0.07)
        box((0.5, 0.03, 0.12), (0, -0.08, 0.26), paint("sunPale", finish="glow"), bevel=0.02)
    box((0.8, 0.78, 0.58), (0, 0.4, 0.24), paint("teal"), bevel=0.1)
    box((0.82, 0.8, 0.07), (0, 0.4, 0.46), paint("sun"), bevel=0.03)
    box((0.66, 0.44, 0.16), (0, 0.54, 0.8), paint("tealSoft", "white", 0.3), bevel=0.07)
    box((0.48, 0.4, 0.12), (0, 0.2, 0.78), dark, bevel=0.05)
    box((0.46, 0.12, 0.42), (0, 0.38, 0.86), dark, bevel=0.05, tilt=-8)
    tube([(0, -0.5, 0.8), (0, -0.32, 1.02)], 0.025, dark)
    with at(0, -0.31, 1.03, tilt=40):
        lathe([(0.17, 0), (0.19, 0.02), (0.17, 0.04), (0.15, 0.02), (0.17, 0)], (0, 0, -0.02), dark)
        box((0.32, 0.03, 0.02), (0, 0, -0.01), dark, bevel=0.008)
    box((1.0, 0.08, 0.1), (0, 0.92, 0.01), dark, bevel=0.03)
    box((0.14, 0.2, 0.06), (0, 0.84, 0.1), paint("inkSoft"), bevel=0.02)
    tube([(0.3, 0.68, 0.8), (0.3, 0.68, 1.45)], 0.02, dark)
    cylinder(0.065, 0.11, (0.3, 0.68, 1.44), paint("sun", finish="glow"), bevel=0.03)


def stretch_wad(radius=0.16):
    """A crumpled wad of stretch film."""
    for x, y, r in ((0, 0, 1), (0.7, 0.3, 0.6), (-0.6, 0.45, 0.55), (0.2, -0.6, 0.5)):
        ball(
            r * radius, (x * radius, y * radius, r * radius * 0.55), paint("tealSoft", "inkSoft", 0.18),
            (1.2, 0.9, 0.55), 2,
        )
