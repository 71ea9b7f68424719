"""Shops: rails and shirts, till, bags, displays."""

from .core import at, ball, box, cylinder, lathe, paint, plate, tube


def clothes_rail(names, width=1.4):
    """A rail along x hung with shirts; also usable for a coat rack."""
    for x in (-width / 2, width / 2):
        tube([(x, -0.26, 0.05), (x, 0.26, 0.05)], 0.028, paint("navyDeep"))
        tube([(x, 0, 0.05), (x, 0, 1.4)], 0.026, paint("navyDeep"))
    tube([(-width / 2, 0, 1.4), (width / 2, 0, 1.4)], 0.024, paint("navyDeep"))
    pitch = (width - 0.24) / len(names)
    for i, name in enumerate(names):
        with at(-width / 2 + 0.12 + pitch * (i + 0.5), 0, 0, turn=62):
            shirt(name)


def shirt(name, top=1.36):
    """A shirt on a hanger, spread along x, hanging from height `top`."""
    tube([(0, 0, top - 0.12), (0, 0, top + 0.03)], 0.01, paint("wood"))
    outline = [
        (-0.07, 0), (-0.2, -0.07), (-0.33, -0.36), (-0.23, -0.41), (-0.17, -0.25), (-0.18, -0.78),
        (0.18, -0.78), (0.17, -0.25), (0.23, -0.41), (0.33, -0.36), (0.2, -0.07), (0.07, 0), (0, -0.05),
    ]
    plate(outline, 0.1, (0, 0.05, top - 0.1), paint(name, finish="matte"), bevel=0.03, tilt=90)


def till():
    """A shop counter facing -y with a till, a card reader and a bag."""
    box((1.6, 0.7, 0.92), (0, 0, 0), paint("teal"), bevel=0.05)
    for i in range(7):
        box((0.06, 0.03, 0.7), (-0.63 + 0.21 * i, -0.35, 0.1), paint("teal", "white", 0.16), bevel=0.012)
    box((1.74, 0.82, 0.08), (0, 0, 0.92), paint("wood"), bevel=0.03)
    box((0.42, 0.36, 0.12), (-0.4, 0.02, 1.0), paint("navy"), bevel=0.03)
    with at(-0.4, 0.06, 1.1, tilt=18):
        box((0.4, 0.05, 0.3), (0, 0, 0), paint("navyDeep"), bevel=0.03)
        box((0.33, 0.015, 0.22), (0, -0.028, 0.04), paint("tealSoft", finish="glow"), bevel=0.005)
    with at(0.02, -0.18, 1.0, tilt=-60):
        box((0.13, 0.05, 0.2), (0, 0, 0), paint("sun"), bevel=0.02)


def shopping_bag(name="sun", size=1.0):
    """A paper carrier with tissue peeping out."""
    with at(size=size):
        box((0.4, 0.2, 0.46), (0, 0, 0), paint(name), bevel=0.02)
        box((0.16, 0.015, 0.16), (0, -0.1, 0.14), paint("white"), bevel=0.03)
        for y in (-0.07, 0.07):
            tube(
                [(-0.1, y, 0.45), (-0.09, y, 0.62), (0.09, y, 0.62), (0.1, y, 0.45)], 0.014, paint("white"), smooth=True
            )


def mannequin(name="sun"):
    """A tailor's dummy in a dress."""
    cylinder(0.2, 0.04, (0, 0, 0), paint("wood"))
    tube([(0, 0, 0), (0, 0, 0.8)], 0.025, paint("wood"))
    lathe(
        [
            (0, 0.4), (0.3, 0.4), (0.17, 0.86), (0.14, 0.95), (0.2, 1.2), (0.17, 1.34), (0.06, 1.38),
            (0.05, 1.44), (0, 1.45),
        ],
        (0, 0, 0),
        paint(name, finish="matte"),
        bevel=0.03,
    )
    ball(0.045, (0, 0, 1.48), paint("wood"))
    box((0.3, 0.26, 0.05), (0, 0, 0.9), paint("clay"), bevel=0.02)


def shoe_shelf():
    """A low display with folded clothes and boxes."""
    box((1.2, 0.5, 0.08), (0, 0, 0.42), paint("wood"), bevel=0.03)
    box((1.2, 0.5, 0.08), (0, 0, 0.08), paint("wood"), bevel=0.03)
    for x in (-0.56, 0.56):
        box((0.07, 0.46, 0.5), (x, 0, 0), paint("navy"), bevel=0.02)


def wall_shelves(width=2.0, height=1.9, levels=3):
    """Shelves against a wall behind (+y), full of folded clothes, bags and shoe boxes."""
    box((width, 0.05, height - 0.1), (0, 0.16, 0.06), paint("wood", "sand", 0.45), bevel=0.012)
    for x in (-width / 2, 0, width / 2):
        box((0.06, 0.38, height + 0.04), (x, 0, 0.06), paint("white"), bevel=0.02)
    box((width + 0.06, 0.38, 0.1), (0, 0, 0), paint("white"), bevel=0.02)
    colors = ("teal", "sun", "clay", "navy", "tealSoft", "sunPale")
    pitch = (height - 0.1) / levels
    for level in range(levels + 1):
        z = 0.08 + level * pitch
        box((width + 0.06, 0.4, 0.05), (0, 0, z), paint("white"), bevel=0.015)
        if level == levels:
            break
        for half in (-1, 1):
            for spot in (-1, 1):
                x = half * width / 4 + spot * width / 9
                name = colors[(level * 2 + (half + 1) + (spot + 1) // 2) % len(colors)]
                with at(x, -0.02, z + 0.05):
                    if level == 0:
                        box((0.36, 0.28, 0.17), (0, 0, 0), paint(name), bevel=0.015)
                        box((0.37, 0.29, 0.05), (0, 0, 0.14), paint(name, "white", 0.3), bevel=0.015)
                        box((0.36, 0.28, 0.16), (0, 0, 0.2), paint("sand"), bevel=0.015)
                    elif level == 1:
                        for i in range(4):
                            fold = paint(name, "white", 0.3 * (i % 2), "matte")
                            box((0.36, 0.28, 0.085), (0, 0, i * 0.09), fold, bevel=0.035)
                    else:
                        shopping_bag(name, 0.72)


def mannequin_in_window(name, size=1.0):
    """A dressed dummy on a round plinth."""
    cylinder(0.42, 0.14, (0, 0, 0), paint("white"), bevel=0.03)
    with at(0, 0, 0.14, size=size):
        mannequin(name)
