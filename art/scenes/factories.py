"""A production hall under a sawtooth roof: press, conveyor, crane, and a scrubbed gangway."""
from kit.core import at, box, cylinder, paint, plate, tube
from kit.effects import dust, glints, sparkle
from kit.industry import conveyor, gantry, hazard_strip, press
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, scrubber, wet_floor_sign

GROUND = ("tealSoft", "teal", 0.25)
W, D, H = 7.0, 6.0, 2.4
TEETH = 3
GANGWAY = (0.55, 2.05)
CLEAN_TO = 4.3


def sawtooth():
    """The roof's outline over the right wall, with its north lights."""
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


def walls():
    """Windows, a pipe run and the switch cabinet."""
    for x in (1.3, 3.3):
        with on_right_wall(x, D, 1.45):
            box((1.5, 0.06, 1.1), (0, 0, -0.55), paint("white"), bevel=0.02)
            for side in (-0.36, 0.36):
                pane = paint("tealSoft", "teal", 0.16, "gloss")
                box((0.66, 0.04, 0.96), (side, -0.02, -0.48), pane, bevel=0.01)
                with at(side, -0.04, 0):
                    glints(0.6, 0.9)
    for z, name in ((2.05, "clay"), (1.85, "sun")):
        tube([(0.12, 0.3, z), (0.12, D - 0.05, z)], 0.05, paint(name))
        for y in (0.9, 2.7, 4.5):
            box((0.1, 0.08, 0.16), (0.06, y, z - 0.08), paint("navy"), bevel=0.015)
    with on_left_wall(3.75, 0.02):
        box((0.9, 0.34, 1.45), (0, -0.1, 0), paint("navy"), bevel=0.05)
        box((0.72, 0.02, 1.2), (0, -0.275, 0.12), paint("navy", "white", 0.12), bevel=0.03)
        for i, name in enumerate(("leaf", "sun", "clay")):
            cylinder(0.055, 0.04, (-0.18 + 0.18 * i, -0.27, 1.12), paint(name, finish="glow"), tilt=90)
        for z in (0.7, 0.84):
            box((0.46, 0.03, 0.05), (0, -0.285, z), paint("tealSoft"), bevel=0.01)


def floor():
    """Grey concrete, a gangway scrubbed as far as the machine, hazard stripes round the line."""
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.3, "matte"))
    patch(0.06, GANGWAY[0], CLEAN_TO, GANGWAY[1], paint("tealSoft", "white", 0.3, "gleam"), z=0.01)
    dust(CLEAN_TO + 0.9, GANGWAY[0] + 0.1, W - 0.2, GANGWAY[1] - 0.1, 60, name="ink", big=0.05)
    for y in (GANGWAY[0] - 0.17, GANGWAY[1] + 0.03):
        with at(0.08, y, 0.012):
            hazard_strip(W - 0.1, 0.15)


def build():
    """Put the hall together."""
    room(W, D, H)
    floor()
    walls()
    with at(5.15, 4.3, 0.012):
        press()
    with at(0.75, 4.15, 0.012):
        conveyor(3.7)
    with at(1.95, 4.15, 0.012, turn=90):
        gantry(1.9, 1.95)
    with at(6.55, 2.95, 0.012):
        for x, y, name in ((0, 0, "clay"), (0.0, 0.66, "navy")):
            with at(x, y):
                cylinder(0.27, 0.75, (0, 0, 0), paint(name), bevel=0.03)
                for z in (0.22, 0.5):
                    cylinder(0.285, 0.04, (0, 0, z), paint(name, "white", 0.2), bevel=0.01)
                cylinder(0.24, 0.02, (0, 0, 0.745), paint(name, "navyDeep", 0.2), bevel=0.005)
    with at(CLEAN_TO - 0.2, sum(GANGWAY) / 2, 0.025, turn=90, size=1.3):
        scrubber()
    with at(0.55, 2.75, 0.012):
        bin_("teal", size=1.05)
    with at(6.1, 1.25, 0.012, turn=-15):
        wet_floor_sign(1.1)
    sawtooth()
    sparkle(1.2, 1.25, 0.1, 0.46, "sun")
    sparkle(2.3, 1.1, 0.1, 0.3)
