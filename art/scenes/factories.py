"""A production hall under a sawtooth roof: press, conveyor, and a scrubbed floor between the lines."""
from kit.core import at, box, cylinder, paint, plate
from kit.effects import dust, glints, sparkle
from kit.industry import conveyor, gear, press
from kit.site import hard_hat
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, scrubber, wet_floor_sign

W, D, H = 6.8, 5.8, 2.4
TEETH = 3


def sawtooth():
    """The roof's outline over the right wall, with its north lights, and a chimney."""
    pitch = W / TEETH
    for i in range(TEETH):
        x = i * pitch
        outline = [(0, 0), (pitch, 0), (pitch, 0.08), (0.1, 1.0), (0, 1.0)]
        plate(
            outline,
            0.16,
            (x, D + 0.16, H - 0.03),
            paint("tealSoft", "white", 0.42, "matte"),
            bevel=0.03,
            tilt=90,
        )
        plate(
            [(0.22, 0.12), (pitch * 0.62, 0.12), (0.22, 0.68)],
            0.03,
            (x, D + 0.0, H - 0.02),
            paint("tealSoft", "teal", 0.22, "gloss"),
            tilt=90,
        )
        box(
            (pitch * 1.04, 0.28, 0.1),
            (x + pitch / 2 + 0.04, D + 0.08, H + 0.48),
            paint("navy"),
            bevel=0.03,
            roll=21.5,
        )
    box((0.95, 0.95, 0.5), (0.55, D - 0.55, 0), paint("navy"), bevel=0.05)
    cylinder(0.36, 2.9, (0.55, D - 0.55, 0.48), paint("clay"), top=0.28)
    for z in (2.2, 2.5):
        cylinder(0.32, 0.14, (0.55, D - 0.55, 0.48 + z), paint("white"), top=0.315, bevel=0.01)


def safety_line(x0, y0, x1, y1):
    """A yellow floor marking."""
    patch(x0, y0, x1, y1, paint("sun", finish="satin"), z=0.02)


def build():
    """Put the hall together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.28, "matte"))
    clean = paint("tealSoft", "white", 0.3, "gleam")
    patch(0.5, 0.45, 4.4, 1.95, clean, z=0.01)
    dust(4.6, 0.5, 6.6, 1.9, 60, name="ink", big=0.05)
    dust(0.6, 2.3, 6.6, 2.9, 34, name="ink", big=0.04)
    for y in (0.33, 1.95):
        safety_line(0.4, y, W - 0.05, y + 0.12)
    safety_line(0.4, 0.45, 0.52, 1.95)
    cylinder_base = paint("clay", "danger", 0.2)
    with on_right_wall(2.15, D, 1.5):
        box((1.5, 0.06, 1.0), (0, 0, -0.5), paint("white"), bevel=0.02)
        for x in (-0.36, 0.36):
            box((0.66, 0.04, 0.86), (x, -0.02, -0.43), paint("tealSoft", "teal", 0.16, "gloss"), bevel=0.01)
            with at(x, -0.04, 0):
                glints(0.6, 0.8)
    with at(4.95, 4.55, 0.012):
        press()
    with at(0.7, 3.75, 0.012):
        conveyor(3.5)
    with on_left_wall(1.9, 1.7):
        gear(0.42)
    with on_left_wall(2.55, 1.38):
        gear(0.28, name="teal", teeth=8)
    with on_left_wall(4.3, 1.1):
        box((0.7, 0.2, 1.0), (0, -0.06, -0.5), paint("navy"), bevel=0.05)
        for i, name in enumerate(("leaf", "sun", "clay")):
            cylinder(0.06, 0.04, (-0.18 + 0.18 * i, -0.15, 0.28), paint(name, finish="glow"), tilt=90)
        for z in (-0.3, -0.14, 0.02):
            box((0.46, 0.03, 0.05), (0, -0.17, z), paint("tealSoft"), bevel=0.01)
    with at(6.25, 3.3, 0.012):
        for x, y, name in ((0, 0, "clay"), (0.05, 0.62, "navy")):
            with at(x, y):
                cylinder(0.27, 0.75, (0, 0, 0), paint(name), bevel=0.03)
                for z in (0.22, 0.5):
                    cylinder(0.285, 0.04, (0, 0, z), paint(name, "white", 0.2), bevel=0.01)
        cylinder(0.25, 0.02, (0, 0, 0.75), cylinder_base, bevel=0.005)
    with at(3.9, 1.2, 0.025, turn=90, size=1.35):
        scrubber()
    with at(1.0, 2.6, 0.012):
        bin_("teal", size=1.1)
    with at(5.6, 2.75, 0.012):
        box((0.8, 0.5, 0.6), (0, 0, 0), paint("navy"), bevel=0.04)
        with at(0, 0, 0.6):
            hard_hat("sun")
    with at(5.9, 1.15, 0.012, turn=-15):
        wet_floor_sign(1.05)
    sawtooth()
    sparkle(1.3, 1.2, 0.1, 0.46, "sun")
    sparkle(2.4, 0.9, 0.1, 0.3)
    sparkle(4.9, 4.2, 1.6, 0.3)
