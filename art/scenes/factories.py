"""A production hall under a sawtooth roof: a carton line with its robot arm, and a scrubber on the walkway."""

from kit.core import at, box, dirt, paint, plate, shine, tube
from kit.dirt import crumbs, footprints, mottle, spill, tire_tracks
from kit.effects import gleams, glints
from kit.flat import ragged
from kit.furniture import door
from kit.industry import belt, hazard_strip, loaded_pallet, packer, robot_arm, tool_board, workbench
from kit.litter import scraps
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, scrubber, wet_floor_sign

GROUND = ("tealSoft", "teal", 0.25)
W, D, H = 6.8, 5.3, 2.4
TEETH = 3
WALK = (0.3, 1.6)
PITCH = W / TEETH
RISE = 0.95


def sawtooth():
    """Three saw teeth on the right wall: wall, a band of high windows and the roof edge."""
    for i in range(TEETH):
        x = i * PITCH
        outline = [(0, 0), (PITCH, 0), (PITCH, 0.06), (0.1, RISE), (0, RISE)]
        wall = paint("tealSoft", "white", 0.34, "matte")
        plate(outline, 0.16, (x, D + 0.16, H - 0.03), wall, bevel=0.02, tilt=90)
        run = PITCH - 0.1
        slope = (run**2 + (RISE - 0.06) ** 2) ** 0.5
        box(
            (slope + 0.16, 0.3, 0.09), (x + 0.1 + run / 2 - 0.03, D + 0.08, H + (RISE + 0.06) / 2 - 0.02),
            paint("navy"), bevel=0.03, roll=22.4,
        )
        with at(x + 0.24, D, H - 0.1):
            glass_outline = [(0, 0), (1.5, 0), (1.5, 0.1), (0.0, 0.76)]
            plate(
                [(-0.06, -0.06), (1.58, -0.06), (1.58, 0.13), (-0.06, 0.86)], 0.05, (0, 0.01, 0),
                paint("white"), bevel=0.012, tilt=90,
            )
            plate(glass_outline, 0.02, (0, -0.035, 0), paint("tealSoft", "teal", 0.12, "gloss"), tilt=90)
            for bar in (0.5, 1.0):
                box((0.04, 0.03, 0.78 - 0.44 * bar), (bar, -0.06, 0), paint("white"), bevel=0.008)
            with dirt():
                dusty = mottle(("sand", "wood", 0.3), ("line", "inkSoft", 0.28), 2.2)
                plate(glass_outline, 0.012, (0, -0.06, 0), dusty, tilt=90)


def walls():
    """A row of windows, a pipe run, the tool board and the switch cabinet."""
    for x in (1.15, 3.4, 5.65):
        with on_right_wall(x, D, 1.5):
            box((1.5, 0.06, 1.0), (0, 0, -0.5), paint("white"), bevel=0.02)
            for side in (-0.48, 0, 0.48):
                pane = paint("tealSoft", "teal", 0.14, "gloss")
                box((0.42, 0.04, 0.86), (side, -0.02, -0.43), pane, bevel=0.01)
                with shine(), at(side, -0.04, 0):
                    glints(0.4, 0.8)
            with dirt():
                for side in (-0.48, 0, 0.48):
                    dusty = mottle(("sand", "wood", 0.32), ("line", "inkSoft", 0.3), 2.6)
                    box((0.42, 0.02, 0.86), (side, -0.045, -0.43), dusty, bevel=0.005)
    for z, name in ((2.14, "clay"), (1.97, "sun")):
        tube([(0.12, 1.8, z), (0.12, D - 0.05, z)], 0.05, paint(name))
        tube([(0.12, 1.8, z), (0.12, 1.8, 2.42)], 0.05, paint(name))
        for y in (2.2, 4.2):
            box((0.1, 0.08, 0.16), (0.06, y, z - 0.08), paint("navy"), bevel=0.015)
    with on_left_wall(2.55, 1.4):
        tool_board(1.5, 0.76)
    with on_left_wall(0.95, 0.014):
        door("teal", 0.95, 2.05, glass=True)
        box((0.42, 0.08, 0.16), (0, -0.03, 2.2), paint("leaf", "success", 0.3, "glow"), bevel=0.03)
        plate(
            [(-0.08, 0.03), (0.04, 0.03), (0.04, 0.0), (0.1, 0.05), (0.04, 0.1), (0.04, 0.07), (-0.08, 0.07)],
            0.01, (0, -0.075, 2.23), paint("white", finish="glow"), tilt=90,
        )
    with dirt():
        soot = mottle(("tealSoft", "white", 0.05), ("inkSoft", "wood", 0.4), 1.5, 0.3, 0.62, (0.0, 1.5))
        box((0.004, D - 1.6, 1.7), (0.002, D / 2 + 0.75, 0.13), soot, bevel=0)
        hands = mottle(("teal", "inkSoft", 0.25), ("inkSoft", "wood", 0.45), 2.5, 0.32, 0.6, (0.1, 2.3))
        with on_left_wall(0.95, 0.014):
            box((0.955, 0.07, 2.055), (0, -0.046, 0), hands, bevel=0.02)
            box((0.59, 0.03, 1.27), (0, -0.083, 0.574), mottle(("sand", "wood", 0.3), ("line", "inkSoft", 0.3), 2.4))
        soot = mottle(("tealSoft", "white", 0.34), ("inkSoft", "wood", 0.4), 1.5, 0.3, 0.62, (0.0, 1.1))
        box((W - 0.04, 0.004, 1.2), (W / 2, D - 0.002, 0.13), soot, bevel=0)


def floor():
    """Pale sealed concrete with a marked walkway; before: grease, tracks and swarf all over."""
    patch(0.04, 0, W, D - 0.04, paint("tealSoft", "white", 0.45, "gleam"))
    patch(0.06, *WALK[:1], W - 0.04, WALK[1], paint("teal", "tealSoft", 0.55, "gleam"), z=0.006)
    for y in (WALK[0] - 0.16, WALK[1] + 0.02):
        with at(0.08, y, 0.014):
            hazard_strip(W - 0.1, 0.14)
    with at(4.55, 2.5, 0.014):
        for x0, y0, x1, y1 in ((0, 0, 2.0, 0.09), (0, 0, 0.09, 0.5)):
            patch(x0, y0, x1, y1, paint("sun", finish="matte"), z=0.002)
    with dirt():
        dull = mottle(("line", "inkSoft", 0.42), ("inkSoft", "wood", 0.42), 0.9, 0.36, 0.66)
        patch(0.05, 0.0, W, D - 0.05, dull, z=0.012, thickness=0.01)
        walk = mottle(("inkSoft", "line", 0.42), ("inkSoft", "wood", 0.3), 1.1)
        patch(0.07, WALK[0], W - 0.04, WALK[1], walk, z=0.016, thickness=0.01)
        stripe = mottle(("sunDeep", "inkSoft", 0.35), ("inkSoft", "wood", 0.4), 1.8, 0.42, 0.6)
        for y in (WALK[0] - 0.16, WALK[1] + 0.02):
            patch(0.08, y, W - 0.04, y + 0.14, stripe, z=0.02, thickness=0.01)
        tread, band = ("navyDeep",), ("inkSoft", "wood", 0.18)
        tire_tracks([(0.3, 1.0), (2.4, 1.25), (4.2, 1.0), (6.6, 1.1)], 0.031, band, tread, 0.72, 0.14, 0.6)
        tire_tracks([(6.6, 0.75), (5.2, 1.3), (4.75, 2.4), (4.9, 3.1)], 0.035, band, tread, 0.72, 0.13, 0.5, 2)
        oil = (paint("inkSoft", "wood", 0.2, "satin"), paint("ink", finish="gloss"), paint("navyDeep", finish="gloss"))
        for x, y, r, seed in (
            (1.1, 2.75, 0.52, 1), (2.75, 3.05, 0.36, 6), (3.4, 2.35, 0.46, 3), (6.1, 2.2, 0.34, 4),
            (0.85, 0.95, 0.3, 5), (5.1, 0.62, 0.26, 8), (2.2, 2.1, 0.2, 9),
        ):
            spill(x, y, 0.04, r, oil, seed)
        footprints([(1.0, 2.6), (1.9, 2.35), (2.6, 2.6), (3.6, 2.9)], tread, 0.8, 0.048, size=1.15)
        footprints([(0.5, 0.25), (2.2, 0.3), (3.2, 0.6), (3.4, 1.9)], tread, 0.8, 0.0505, size=1.15)
        for x, y, s, seed in ((1.3, 2.55, 0.7, 3), (0.75, 2.0, 0.5, 4), (2.9, 2.7, 0.6, 6), (5.8, 2.5, 0.5, 7)):
            crumbs(x, y, s, 100, (*2 * (("line", "inkSoft", 0.1),), ("wood", "navyDeep", 0.3)), 0.053, 0.035, seed)
        scraps(
            ((3.9, 2.2, 0.14), (4.4, 0.5, 0.12), (2.7, 2.0, 0.1), (5.6, 3.0, 0.12), (1.7, 0.6, 0.09)), 0.05,
            paint("wood", "sand", 0.3), 3,
        )


def machine():
    """The line; before: its housing grimy from the foot up, window smeared."""
    with at(1.75, 3.85, 0.012):
        packer()
        with dirt():
            grime = mottle(("teal", "inkSoft", 0.15), ("inkSoft", "wood", 0.6), 2.0, 0.2, 0.5, (0.3, 2.1))
            box((2.216, 1.316, 1.5), (0, 0, 0.135), grime, bevel=0.1)
            lid = mottle(("teal", "white", 0.16), ("line", "wood", 0.4), 2.0, 0.35, 0.6)
            box((1.512, 1.012, 0.3), (-0.2, 0.02, 1.607), lid, bevel=0.07)
            frame = mottle(("line", "inkSoft", 0.2), ("inkSoft", "wood", 0.5), 2.4)
            box((1.3, 0.05, 0.78), (-0.3, -0.652, 0.68), frame, bevel=0.06)
            smear = mottle(("inkSoft", "wood", 0.45), ("navyDeep", "wood", 0.25), 3.0)
            box((1.16, 0.03, 0.64), (-0.3, -0.69, 0.75), smear, bevel=0.02)
            desk = mottle(("line", "inkSoft", 0.15), ("inkSoft", "wood", 0.5), 4.0, 0.4, 0.6)
            box((0.446, 0.19, 0.67), (0.8, -0.68, 0.715), desk, bevel=0.05)
            for x in (-0.86, -0.3):
                door = mottle(("teal", "inkSoft", 0.3), ("inkSoft", "wood", 0.5), 2.0, 0.3, 0.55)
                box((0.5, 0.03, 0.34), (x + 0.02, -0.664, 0.24), door, bevel=0.03)
            drip = paint("navyDeep", finish="gloss")
            for x, long in ((-0.55, 0.3), (-0.1, 0.42), (0.36, 0.24), (0.42, 0.5), (1.02, 0.3)):
                tube([(x, -0.672, 0.66), (x, -0.675, 0.66 - long)], 0.022, drip)
    with at(2.87, 3.85, 0.012):
        belt(2.4, (0.42, 1.2, 1.98))
        with dirt():
            rail = mottle(("sunDeep", "inkSoft", 0.25), ("inkSoft", "wood", 0.4), 2.2, 0.36, 0.6)
            for y in (-0.31, 0.31):
                box((2.41, 0.08, 0.21), (1.2, y, 0.515), rail, bevel=0.025)
    with at(5.55, 4.75, 0.012, turn=14):
        robot_arm()
    with at(5.98, 3.45, 0.012):
        loaded_pallet(2)


def build():
    """Put the hall together."""
    room(W, D, H)
    floor()
    walls()
    machine()
    with at(0.42, 2.55, 0.012, turn=90):
        workbench(1.5)
    with at(3.5, 0.95, 0.02, turn=90, size=1.25):
        scrubber()
    with at(5.5, 0.95, 0.02, turn=20):
        wet_floor_sign(1.1)
    with at(3.4, 3.05, 0.012):
        bin_("teal", size=1.1)
    with dirt(), at(3.4, 3.05, 0.6):
        for i, (x, y, r) in enumerate(((0.0, 0.0, 0.2), (0.08, -0.1, 0.15), (-0.1, 0.06, 0.16))):
            plate(
                ragged(r, i + 3, 0.8, 0.25, 9), 0.03, (x, y, 0.02 + 0.04 * i),
                paint("wood", "sand", 0.1 + 0.2 * i), tilt=24 - 20 * i, roll=20 * i - 16,
            )
    sawtooth()
    gleams((1.95, 1.0, 0.1, 0.4), (4.2, 2.3, 0.1, 0.26), (3.4, D - 0.1, 1.5, 0.24))
