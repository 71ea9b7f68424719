"""New houses and what builders leave behind in them."""

from .core import at, box, cylinder, lathe, paint, plate, tube


def hard_hat(name="sun"):
    """A safety helmet."""
    lathe(
        [(0, 0), (0.19, 0), (0.2, 0.02), (0.155, 0.04), (0.15, 0.1), (0.1, 0.17), (0, 0.19)], (0, 0, 0),
        paint(name), bevel=0.008,
    )
    box((0.05, 0.28, 0.03), (0, 0, 0.165), paint(name, "sunDeep", 0.7), bevel=0.012)


def cabinet(width, height, depth, name="navy", doors=1, handle="side"):
    """A paneled kitchen cabinet on its footprint center, facing -y; `handle` is "side", "top" or "low"."""
    box((width, depth, height), (0, 0, 0), paint(name), bevel=0.012)
    pitch = width / doors
    for i in range(doors):
        x = -width / 2 + pitch * (i + 0.5)
        box((pitch - 0.03, 0.025, height - 0.04), (x, -depth / 2 - 0.01, 0.02), paint(name), bevel=0.01)
        box((pitch - 0.16, 0.012, height - 0.18), (x, -depth / 2 - 0.02, 0.09), paint(name, "white", 0.1), bevel=0.006)
        brass = paint("sun", "sunDeep", 0.4, "gloss")
        if handle == "top":
            tube(
                [(x - 0.08, -depth / 2 - 0.05, height - 0.1), (x + 0.08, -depth / 2 - 0.05, height - 0.1)], 0.014, brass
            )
        else:
            z = 0.1 if handle == "low" else height - 0.3
            side = 1 if i % 2 == 0 else -1
            reach = x + side * (pitch / 2 - 0.07)
            tube([(reach, -depth / 2 - 0.05, z), (reach, -depth / 2 - 0.05, z + 0.16)], 0.014, brass)


def faucet():
    """A gooseneck kitchen faucet, its spout to -y."""
    chrome = paint("inkSoft", "white", 0.6, "gloss")
    cylinder(0.035, 0.04, (0, 0, 0), chrome)
    tube(
        [(0, 0, 0), (0, 0, 0.3), (0, -0.02, 0.42), (0, -0.14, 0.44), (0, -0.22, 0.36), (0, -0.22, 0.26)],
        0.02, chrome, True,
    )
    tube([(0.03, 0, 0.06), (0.11, -0.02, 0.1)], 0.014, chrome)


def yard_view(width, height):
    """The lot next door from a new house: lawn, a sapling and a framed house going up; centered, facing -y."""
    with at(0, 0, -height / 2):
        box((width, 0.01, height), (0, 0, 0), paint("tealSoft", "white", 0.2, "glow"), bevel=0)
        hill = [
            (-width / 2, 0), (width / 2, 0), (width / 2, height * 0.3), (0, height * 0.35),
            (-width / 2, height * 0.27),
        ]
        plate(hill, 0.004, (0, -0.008, 0), paint("leaf", "tealSoft", 0.5, "glow"), tilt=90)
        timber = paint("wood", "clay", 0.1, "glow")
        with at(width * 0.14, -0.018, height * 0.28):
            span, wall = width * 0.42, height * 0.25
            for i in range(7):
                x = span * (i / 6 - 0.5)
                box((0.045, 0.006, wall + (0.5 - abs(x / span)) * height * 0.44), (x, 0, 0), timber, bevel=0)
            for z in (0, wall):
                box((span, 0.008, 0.04), (0, -0.002, z), timber, bevel=0)
            for side in (-1, 1):
                tube([(side * span * 0.56, -0.004, wall - 0.03), (0, -0.004, wall + height * 0.22)], 0.03, timber)
        with at(-width * 0.33, -0.018, height * 0.22):
            box((0.03, 0.006, height * 0.22), (0, 0, 0), paint("wood", "ink", 0.3, "glow"), bevel=0)
            cylinder(
                height * 0.09, 0.006, (0, 0.003, height * 0.28), paint("leaf", "sun", 0.2, "glow"), tilt=90, bevel=0
            )


def patio_door(width=2.3, height=2.08):
    """A sliding glass door in its frame, facing -y, standing on the floor, with the yard behind it."""
    box((width + 0.2, 0.1, height + 0.12), (0, 0, 0), paint("white"), bevel=0.02)
    with at(0, -0.055, 0.06 + (height - 0.06) / 2):
        yard_view(width, height - 0.08)
    for x, y in ((-width / 4, -0.085), (width / 4, -0.1)):
        half = width / 2
        for side in (-1, 1):
            box((0.07, 0.04, height), (x + side * (half / 2 - 0.03), y, 0.02), paint("navy"), bevel=0.012)
        for z in (0.02, height - 0.06):
            box((half, 0.04, 0.09), (x, y, z), paint("navy"), bevel=0.012)
    tube([(0.1, -0.14, 0.92), (0.1, -0.14, 1.2)], 0.018, paint("sun"))


def rolled_plans(length=0.7):
    """Two rolls of drawings with a band, lying along x."""
    for y, z, tone in ((-0.05, 0, "tealPale"), (0.06, 0, "white")):
        cylinder(0.05, length, (-length / 2, y, z + 0.05), paint(tone, "white", 0.3), roll=90, bevel=0.006)
        cylinder(0.052, 0.05, (-0.025, y, z + 0.05), paint("clay"), roll=90, bevel=0.003)
        cylinder(
            0.03, length + 0.004, (-length / 2 - 0.002, y, z + 0.05), paint("inkSoft", "white", 0.3), roll=90, bevel=0
        )


def window_sticker(size=0.3):
    """A manufacturer's label on new glass, centered at the origin, facing -y."""
    box((size * 0.8, 0.006, size), (0, 0, -size / 2), paint("white"), bevel=0.0)
    box((size * 0.8, 0.008, size * 0.28), (0, -0.001, size * 0.22), paint("clay"), bevel=0.0)
    for z in (0.02, -0.12, -0.26):
        box((size * 0.56, 0.008, size * 0.07), (-size * 0.04, -0.001, size * z), paint("inkSoft"), bevel=0.0)


def mud_pail():
    """A pail of joint compound, smeared, its knife stuck in it."""
    cylinder(0.17, 0.36, (0, 0, 0), paint("white"), top=0.19, bevel=0.015)
    lathe([(0.185, 0), (0.2, 0), (0.2, 0.04), (0.16, 0.04), (0.16, 0)], (0, 0, 0.34), paint("white"))
    cylinder(0.165, 0.012, (0, 0, 0.355), paint("sand", "line", 0.5, "matte"), bevel=0.004)
    box((0.18, 0.02, 0.13), (0, -0.178, 0.13), paint("teal"), bevel=0.01)
    with at(0.04, 0.02, 0.34, tilt=-16, roll=14):
        box((0.13, 0.012, 0.14), (0, 0, 0), paint("inkSoft", "white", 0.5), bevel=0.004)
        box((0.04, 0.035, 0.16), (0, 0, 0.13), paint("clay"), bevel=0.012)
