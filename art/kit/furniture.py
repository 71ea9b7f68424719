"""Rooms: desks, seats, lamps, plants, kitchens and what lies about in them."""

import math

from .core import at, ball, box, cloth, cylinder, film, lathe, paint, plate, tube
from .effects import glints


def mug(name="sun", size=1.0):
    """A mug with its handle to the right."""
    with at(size=size):
        lathe(
            [(0, 0), (0.07, 0), (0.075, 0.15), (0.062, 0.15), (0.058, 0.1), (0, 0.1)], (0, 0, 0), paint(name),
            bevel=0.006,
        )
        tube([(0.07, 0, 0.12), (0.13, 0, 0.11), (0.13, 0, 0.05), (0.07, 0, 0.04)], 0.014, paint(name), smooth=True)


def desk(width=1.5, depth=0.75, top="wood", legs="white"):
    """A desk with a drawer block on its right; you sit on its -y side. Its top is at 0.76."""
    box((width, depth, 0.07), (0, 0, 0.69), paint(top), bevel=0.03)
    for x in (-width / 2 + 0.09, width / 2 - 0.09):
        for y in (-depth / 2 + 0.09, depth / 2 - 0.09):
            cylinder(0.035, 0.7, (x, y, 0), paint(legs))
    box((0.34, depth * 0.74, 0.5), (width / 2 - 0.28, 0, 0.18), paint(legs), bevel=0.03)
    for z in (0.26, 0.44):
        box((0.26, 0.03, 0.05), (width / 2 - 0.28, -depth * 0.37 - 0.01, z), paint("sun"), bevel=0.012)


def monitor(width=0.62, tone="teal", size=1.0):
    """A screen with a friendly window on it, screen to -y."""
    with at(size=size):
        height = width * 0.62
        box((0.26, 0.18, 0.025), (0, 0, 0), paint("inkSoft", "white", 0.5), bevel=0.01)
        cylinder(0.028, 0.22, (0, 0.03, 0), paint("inkSoft", "white", 0.5))
        box((width, 0.05, height), (0, 0, 0.15), paint("navyDeep"), bevel=0.025)
        box(
            (width * 0.92, 0.012, height * 0.86), (0, -0.026, 0.15 + height * 0.07),
            paint(tone, "white", 0.2, "glow"), bevel=0.005,
        )
        for i, length in enumerate((0.5, 0.66, 0.36)):
            box(
                (width * length, 0.012, 0.035),
                (-width * (0.78 - length) / 2, -0.034, 0.17 + height * (0.62 - 0.2 * i)),
                paint("white", finish="glow") if i else paint("sun", finish="glow"), bevel=0.005,
            )


def keyboard():
    """A keyboard and a mouse."""
    box((0.42, 0.15, 0.025), (0, 0, 0), paint("white"), bevel=0.012)
    for y in (-0.04, 0.0, 0.04):
        box((0.37, 0.022, 0.012), (0, y, 0.02), paint("line"), bevel=0.004)
    ball(0.045, (0.31, 0, 0.015), paint("white"), squash=(0.8, 1.2, 0.6), detail=3)


def office_chair(name="teal"):
    """A swivel chair whose sitter looks to +y."""
    for i in range(5):
        angle = 2 * math.pi * i / 5 + 0.3
        c, s = math.cos(angle), math.sin(angle)
        tube([(0, 0, 0.11), (0.29 * c, 0.29 * s, 0.07)], 0.028, paint("navyDeep"))
        ball(0.042, (0.29 * c, 0.29 * s, 0.042), paint("navyDeep"), detail=3)
    cylinder(0.035, 0.34, (0, 0, 0.1), paint("inkSoft", "white", 0.4))
    box((0.52, 0.5, 0.11), (0, 0, 0.42), paint(name), bevel=0.05)
    tube([(0, -0.2, 0.46), (0, -0.27, 0.56), (0, -0.26, 0.7)], 0.03, paint("navyDeep"), smooth=True)
    box((0.48, 0.1, 0.5), (0, -0.24, 0.6), paint(name), bevel=0.05, tilt=6)


def plant(height=1.0, pot="clay", name="leaf"):
    """A pot plant with broad leaves."""
    lathe(
        [(0, 0), (0.17, 0), (0.23, 0.34), (0.25, 0.34), (0.25, 0.4), (0.2, 0.4), (0.19, 0.35), (0, 0.35)],
        (0, 0, 0), paint(pot),
    )
    ball(0.19, (0, 0, 0.33), paint("wood", "navyDeep", 0.6), squash=(1, 1, 0.25), detail=3)
    rings = ((0.34, 0.55, 6, 0.0, 58), (0.25, 0.8, 5, 30, 38), (0.1, 1.0, 3, 10, 16))
    for reach, rise, count, start, droop in rings:
        for i in range(count):
            turn = start + 360 * i / count
            with at(0, 0, 0.38, turn=turn):
                tip = rise * height - 0.1
                tube(
                    [(0, 0, 0), (reach * 0.3, 0, tip * 0.6), (reach, 0, tip)], 0.014,
                    paint(name, "navyDeep", 0.2), smooth=True,
                )
                with at(reach, 0, tip, roll=droop):
                    ball(
                        0.17, (0, 0, 0.09), paint(name, "sun", 0.05 + 0.05 * (i % 3)),
                        squash=(0.28, 0.75, 1.15), detail=3,
                    )


def small_plant(pot="sun", size=1.0):
    """A succulent in a cup."""
    with at(size=size):
        cylinder(0.08, 0.12, (0, 0, 0), paint(pot), top=0.1)
        for i in range(7):
            angle = 2 * math.pi * i / 7
            ball(
                0.05, (0.06 * math.cos(angle), 0.06 * math.sin(angle), 0.17), paint("leaf", "sun", 0.1),
                squash=(0.8, 0.8, 1.5), detail=3,
            )
        ball(0.05, (0, 0, 0.21), paint("leaf", "sun", 0.25), squash=(0.8, 0.8, 1.6), detail=3)


def floor_lamp(height=1.7, shade="sun"):
    """A standing lamp with a glowing shade."""
    cylinder(0.2, 0.04, (0, 0, 0), paint("navy"))
    tube([(0, 0, 0), (0, 0, height)], 0.022, paint("navy"))
    lathe([(0.3, 0), (0.17, 0.36), (0.15, 0.36), (0.28, 0.01)], (0, 0, height - 0.26), paint(shade))
    ball(0.1, (0, 0, height - 0.12), paint("sunPale", finish="glow"), detail=3)


def desk_lamp(name="clay"):
    """A jointed desk lamp."""
    cylinder(0.09, 0.03, (0, 0, 0), paint(name))
    tube([(0, 0, 0.02), (0.06, 0, 0.22), (-0.06, 0, 0.4)], 0.014, paint(name))
    with at(-0.06, 0, 0.4, roll=-140):
        lathe([(0.03, 0), (0.045, 0.05), (0.09, 0.14), (0, 0.12)], (0, 0, -0.03), paint(name))


def pendant(length=0.6, name="sun"):
    """A hanging lamp, its cable starting at the origin."""
    tube([(0, 0, 0), (0, 0, -length)], 0.012, paint("navyDeep"))
    lathe([(0.22, 0), (0.06, 0.2), (0, 0.22)], (0, 0, -length - 0.16), paint(name))


def sofa(name="teal", width=2.2):
    """A sofa facing -y with two seat cushions and throw pillows."""
    for x in (-width / 2 + 0.2, width / 2 - 0.2):
        for y in (-0.3, 0.3):
            cylinder(0.04, 0.14, (x, y, 0), paint("wood"))
    box((width - 0.04, 0.86, 0.26), (0, 0, 0.12), paint(name, "navyDeep", 0.15), bevel=0.08)
    box((width - 0.03, 0.26, 0.72), (0, 0.36, 0.2), paint(name), bevel=0.11)
    for x in (-width / 2 + 0.13, width / 2 - 0.13):
        box((0.28, 0.92, 0.5), (x, 0, 0.16), paint(name), bevel=0.11)
    seat = (width - 0.54) / 2
    for x in (-seat / 2, seat / 2):
        box((seat - 0.02, 0.66, 0.2), (x, -0.1, 0.34), paint(name, "white", 0.12), bevel=0.08)
    for x, tone, turn in ((-width * 0.27, "sun", 14), (width * 0.28, "sunPale", -16)):
        box((0.42, 0.15, 0.4), (x, 0.1, 0.54), paint(tone), bevel=0.07, turn=turn, tilt=-16)


def armchair(name="sun"):
    """An armchair facing -y."""
    for x in (-0.32, 0.32):
        for y in (-0.28, 0.28):
            cylinder(0.035, 0.16, (x, y, 0), paint("wood"))
    box((0.86, 0.74, 0.24), (0, 0, 0.14), paint(name, "sunDeep", 0.5), bevel=0.08)
    box((0.9, 0.24, 0.74), (0, 0.3, 0.2), paint(name), bevel=0.1)
    for x in (-0.36, 0.36):
        box((0.2, 0.8, 0.42), (x, 0, 0.2), paint(name), bevel=0.09)
    box((0.52, 0.56, 0.18), (0, -0.1, 0.34), paint(name, "white", 0.2), bevel=0.07)


def coffee_table(width=1.1, depth=0.6):
    """A low table, its top at 0.4."""
    box((width, depth, 0.07), (0, 0, 0.33), paint("wood"), bevel=0.03)
    for x in (-width / 2 + 0.12, width / 2 - 0.12):
        for y in (-depth / 2 + 0.1, depth / 2 - 0.1):
            cylinder(0.035, 0.34, (x, y, 0), paint("wood", "navyDeep", 0.25))


def books(names, height=0.3):
    """A row of standing books from x = 0 on."""
    x = 0.0
    for i, name in enumerate(names):
        thick = 0.055 + 0.014 * (i % 3)
        box((thick, 0.2, height * (0.86 + 0.07 * (i % 3))), (x + thick / 2, 0, 0), paint(name), bevel=0.012)
        x += thick + 0.006


def bookshelf(width=1.1, height=1.9, name="white"):
    """Open shelving with books and a plant, back to +y."""
    box((width, 0.05, height - 0.03), (0, 0.13, 0.01), paint(name, "sand", 0.6), bevel=0.01)
    for x in (-width / 2, width / 2):
        box((0.06, 0.34, height), (x, 0, 0), paint(name), bevel=0.02)
    count = 4
    for i in range(count + 1):
        box((width, 0.34, 0.05), (0, 0, i * (height - 0.05) / count), paint(name), bevel=0.015)
    rows = (("teal", "sun", "navy", "clay"), ("navy", "sand", "teal"), ("clay", "sun", "teal", "navy", "leaf"))
    for i, names in enumerate(rows):
        with at(-width / 2 + 0.08, -0.02, 0.05 + (i + 0.0) * (height - 0.05) / count):
            books(names)
    with at(width * 0.26, 0, 0.05 + 2 * (height - 0.05) / count):
        small_plant("clay")
    with at(width * 0.1, 0, 0.05 + 3 * (height - 0.05) / count):
        small_plant("sun", 1.2)


def picture(width=0.6, height=0.45, tones=("tealSoft", "leaf", "sun")):
    """A framed landscape centered at the origin, facing -y."""
    box((width, 0.05, height), (0, 0, -height / 2), paint("white"), bevel=0.02)
    box((width - 0.1, 0.02, height - 0.1), (0, -0.025, -height / 2 + 0.05), paint(tones[0]), bevel=0.005)
    ball(0.06, (width * 0.2, -0.03, height * 0.16), paint(tones[2]), squash=(1, 0.2, 1), detail=3)
    hill = [((i / 12 - 0.5) * (width - 0.12), (-0.06 + 0.06 * math.sin(i * 0.7)) * height / 0.45) for i in range(13)]
    hill += [((width - 0.12) / 2, -height / 2 + 0.06), (-(width - 0.12) / 2, -height / 2 + 0.06)]
    plate(hill, 0.012, (0, -0.03, 0), paint(tones[1]), tilt=90)


def clock(radius=0.2):
    """A wall clock centered at the origin, facing -y."""
    cylinder(radius, 0.06, (0, 0.02, 0), paint("navy"), tilt=90, bevel=0.02)
    cylinder(radius * 0.84, 0.02, (0, -0.03, 0), paint("white"), tilt=90, bevel=0.005)
    tube([(0, -0.06, 0), (0, -0.06, radius * 0.62)], 0.012, paint("navyDeep"))
    tube([(0, -0.06, 0), (radius * 0.42, -0.06, -radius * 0.1)], 0.014, paint("clay"))


SKYLINE = ((0.07, 0.42), (0.2, 0.62), (0.3, 0.34), (0.41, 0.86), (0.52, 0.52), (0.64, 0.72), (0.76, 0.4), (0.88, 0.56))


def skyline(width, height, tone, lit=None, y=0.0):
    """Columbus' towers as flat shapes along the foot of a view, from its lower left corner."""
    for i, (along, tall) in enumerate(SKYLINE):
        wide = width * (0.1 + 0.02 * (i % 3))
        rise = height * tall * 0.8
        box((wide, 0.012, rise), (width * along, y, 0), tone, bevel=0.004)
        if i == 3:
            plate(
                [(-wide / 2, 0), (wide / 2, 0), (0, wide * 1.1)], 0.012, (width * along, y + 0.006, rise), tone, tilt=90
            )
        if lit and rise > 0.3:
            for k in range(int(rise / 0.16) - 1):
                for side in (-0.22, 0.22):
                    if (i * 3 + k * 5 + (side > 0)) % 3:
                        box(
                            (wide * 0.2, 0.01, 0.06),
                            (width * along + side * wide, y - 0.01, 0.08 + 0.16 * k), lit, bevel=0.0,
                        )


def view_window(width, height, evening=False, bars=1, frame="white", shine=True):
    """A wide window centered at the origin, facing -y, with the city beyond it."""
    sky = paint("navy", "teal", 0.25, "glow") if evening else paint("tealSoft", "teal", 0.08, "glow")
    towers = paint("navyDeep", "navy", 0.4, "glow") if evening else paint("tealSoft", "teal", 0.3, "glow")
    box((width + 0.16, 0.06, height + 0.16), (0, 0, -height / 2 - 0.08), paint(frame), bevel=0.025)
    box((width, 0.02, height), (0, -0.03, -height / 2), sky, bevel=0.0)
    with at(-width / 2, -0.045, -height / 2):
        skyline(width, height, towers, paint("sun", finish="glow") if evening else None)
    for i in range(1, bars + 1):
        box((0.06, 0.05, height), (-width / 2 + width * i / (bars + 1), -0.05, -height / 2), paint(frame), bevel=0.015)
    box((width + 0.26, 0.16, 0.06), (0, -0.07, -height / 2 - 0.12), paint(frame), bevel=0.02)
    if shine:
        for i in range(bars + 1):
            with at(-width / 2 + width * (i + 0.5) / (bars + 1), -0.06, 0):
                glints(width / (bars + 1), height, film("white", 0.16, 0.16) if evening else film("white", 0.8, 0.8))


def door(name="wood", width=0.9, height=1.9, glass=False):
    """A door in its frame, facing -y, standing on the floor."""
    box((width + 0.18, 0.1, height + 0.1), (0, 0, 0), paint("white"), bevel=0.025)
    box((width, 0.07, height), (0, -0.04, 0), paint(name), bevel=0.02)
    if glass:
        box(
            (width * 0.62, 0.03, height * 0.62), (0, -0.075, height * 0.28),
            paint("tealSoft", finish="gloss"), bevel=0.01,
        )
    else:
        for z in (0.12, 0.54):
            box((width * 0.66, 0.03, height * 0.32), (0, -0.07, height * z), paint(name, "white", 0.14), bevel=0.02)
    ball(0.05, (width * 0.38, -0.11, height * 0.48), paint("sun"), detail=3)


def mat(width=0.9, depth=0.55, name="wood"):
    """A door mat with two bars."""
    box((width, depth, 0.04), (0, 0, 0), paint(name, finish="matte"), bevel=0.02)
    for y in (-0.15, 0.15):
        box((width * 0.8, 0.05, 0.02), (0, y, 0.03), paint("sunPale", finish="matte"), bevel=0.01)


def curtain(width, height, name="sun", folds=6):
    """A hanging curtain along x from the origin, its rail at `height`."""
    count = folds * 12
    grid = []
    for z in (height, height * 0.6, height * 0.25, 0.06):
        grid.append([(width * i / count, 0.055 * math.sin(2 * math.pi * i / 12), z) for i in range(count + 1)])
    cloth(grid, paint(name))


def table(width=1.6, depth=0.9, top="wood", legs="navy", height=0.74):
    """A table on two pedestals."""
    box((width, depth, 0.07), (0, 0, height - 0.07), paint(top), bevel=0.03)
    for x in (-width * 0.3, width * 0.3):
        box((0.1, depth * 0.5, height - 0.06), (x, 0, 0), paint(legs), bevel=0.03)
        box((0.14, depth * 0.7, 0.06), (x, 0, 0), paint(legs), bevel=0.02)


def cat(name="inkSoft"):
    """A cat asleep, curled up."""
    fur = paint(name, "white", 0.12)
    ball(0.2, (0, 0, 0.11), fur, squash=(1.25, 0.9, 0.62))
    ball(0.115, (0.2, -0.1, 0.12), fur)
    for x in (0.14, 0.25):
        lathe([(0.04, 0), (0.004, 0.07)], (x, -0.1, 0.2), fur)
    tube(
        [(-0.2, 0.02, 0.08), (-0.24, -0.14, 0.06), (-0.05, -0.2, 0.06), (0.1, -0.19, 0.06)], 0.042,
        paint(name, "white", 0.3), smooth=True,
    )


def basket(name="wood"):
    """A woven basket with a rolled blanket."""
    lathe(
        [(0, 0), (0.2, 0), (0.26, 0.3), (0.28, 0.3), (0.28, 0.34), (0.22, 0.34), (0.2, 0.2), (0, 0.2)],
        (0, 0, 0), paint(name, "sand", 0.2),
    )
    for x, tone in ((-0.09, "sun"), (0.09, "tealSoft")):
        cylinder(0.09, 0.34, (x, 0, 0.16), paint(tone, finish="matte"), bevel=0.04, roll=8)
