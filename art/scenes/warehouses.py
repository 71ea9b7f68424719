"""A warehouse by its dock doors: full racks, a forklift, and a ride-on scrubber in the marked lane."""

from kit.core import at, box, dirt, hole, paint, plate
from kit.dirt import crumbs, footprints, mottle, spill, tire_tracks
from kit.effects import gleams
from kit.industry import (
    carton, dock_door, forklift, hazard_strip, racking, ride_on_scrubber, stretch_wad, wrapped_pallet,
)
from kit.litter import scraps
from kit.stage import WALL, on_left_wall, patch, slab
from kit.tools import broom, wet_floor_sign

GROUND = ("navy", "white", 0.55)
W, D, H = 7.2, 6.0, 2.95
LANE = (0.55, 2.35)
DOOR = 1.45


def shell():
    """Slab and walls, the left one open at a dock with a trailer backed up to it."""
    slab(W, D)
    left = box(
        (WALL, D + WALL, H), (-WALL / 2, D / 2 + WALL / 2, 0), paint("tealSoft", "white", 0.05, "matte"), bevel=0.04
    )
    box((W, WALL, H), (W / 2, D + WALL / 2, 0), paint("tealSoft", "white", 0.34, "matte"), bevel=0.04)
    hole(left, (1.0, 1.9, 2.3), (-0.08, DOOR, 0.02), bevel=0.01)
    box((W, 0.04, 0.13), (W / 2, D - 0.02, 0), paint("white", finish="matte"), bevel=0.015)
    pale = paint("white", "line", 0.25)
    box((0.05, 2.0, 2.4), (-0.5, DOOR, -0.02), pale, bevel=0)
    box((0.42, 0.05, 2.4), (-0.3, DOOR + 0.98, -0.02), pale, bevel=0)
    box((0.42, 2.0, 0.05), (-0.3, DOOR, -0.02), paint("wood", "sand", 0.2), bevel=0)
    for y, z, tone in ((-0.5, 0.03, 0.1), (0.06, 0.03, 0.25), (0.6, 0.03, 0.1), (-0.2, 0.5, 0.2), (0.5, 0.5, 0.0)):
        with at(-0.27, DOOR + y, z, turn=90):
            carton((0.52, 0.36, 0.46), (0, 0, 0), tone)
    with on_left_wall(DOOR, 0):
        dock_door(closed=False)
    with on_left_wall(4.05, 0):
        dock_door()
    with dirt():
        sooty = mottle(("tealSoft", "white", 0.05), ("inkSoft", "wood", 0.45), 1.4, 0.3, 0.6, (0.0, 1.6))
        for y0, y1 in ((0.0, 0.33), (2.57, 2.93), (5.16, D)):
            box((0.003, y1 - y0, 1.7), (0.0005, (y0 + y1) / 2, 0.02), sooty, bevel=0)
        with on_left_wall(4.05, 0):
            grimy = mottle(("line", "white", 0.35), ("inkSoft", "wood", 0.5), 1.7, 0.3, 0.64, (0.0, 2.6))
            for i in range(5):
                box((1.9, 0.06, 0.44), (0, -0.008, i * 0.46 + 0.01), grimy, bevel=0.02)
            for x in (-0.456, 0.456):
                glass = mottle(("line", "wood", 0.3), ("line", "inkSoft", 0.4), 4)
                box((0.4, 0.03, 0.2), (x, -0.04, 2.3 * 0.67), glass, bevel=0.03)


def leveler():
    """The steel plate that bridges floor and trailer."""
    box((1.25, 1.8, 0.03), (0.64, DOOR, 0), paint("inkSoft", "white", 0.5, "gloss"), bevel=0.01)
    for x in (0.3, 0.62, 0.94):
        box((0.03, 1.6, 0.012), (x, DOOR, 0.026), paint("inkSoft", "white", 0.35), bevel=0.004)
    for y in (DOOR - 0.98, DOOR + 0.86):
        with at(0.04, y, 0.014):
            hazard_strip(1.3, 0.12)


def floor():
    """Sealed concrete with a yellow-lined lane and a staging bay; before: rubber, dust, wrap and splinters."""
    patch(0.04, 0, W, D - 0.04, paint("tealSoft", "white", 0.45, "gleam"))
    line = paint("sun", finish="matte")
    patch(1.45, LANE[0] - 0.1, W - 0.1, LANE[0], line, z=0.006)
    patch(1.45, LANE[1], W - 0.1, LANE[1] + 0.1, line, z=0.006)
    bay = ((5.5, 2.8, 7.0, 2.88), (5.5, 4.12, 7.0, 4.2), (5.5, 2.8, 5.58, 4.2))
    for i, corners in enumerate(bay):
        patch(*corners, paint("teal", finish="matte"), z=0.006 + 0.001 * i)
    leveler()
    with dirt():
        dull = mottle(("line", "inkSoft", 0.34), ("inkSoft", "wood", 0.5), 0.8, 0.36, 0.66)
        patch(0.05, 0.0, W, D - 0.05, dull, z=0.012, thickness=0.01)
        worn = mottle(("sunDeep", "inkSoft", 0.3), ("inkSoft", "wood", 0.45), 1.7, 0.4, 0.58)
        for y in (LANE[0] - 0.1, LANE[1]):
            patch(1.45, y, W - 0.1, y + 0.1, worn, z=0.017, thickness=0.008)
        for i, corners in enumerate(bay):
            worn = mottle(("teal", "inkSoft", 0.4), ("inkSoft", "wood", 0.45), 1.7, 0.36, 0.55)
            patch(*corners, worn, z=0.017 + 0.001 * i, thickness=0.008)
        rusty = mottle(("inkSoft", "white", 0.2), ("wood", "inkSoft", 0.5), 1.9, 0.36, 0.6)
        box((1.252, 1.802, 0.034), (0.64, DOOR, 0), rusty, bevel=0.01)
        for y in (DOOR - 0.98, DOOR + 0.86):
            patch(0.04, y, 1.34, y + 0.12, worn, z=0.026, thickness=0.006)
        band, tread = ("inkSoft", "wood", 0.12), ("navyDeep",)
        for i, path in enumerate(
            (
                [(0.9, 1.5), (2.4, 1.35), (4.6, 1.6), (7.0, 1.35)],
                [(1.2, 1.3), (2.4, 1.9), (3.1, 3.0), (3.5, 4.4)],
                [(7.0, 1.9), (5.4, 2.3), (4.6, 3.4), (4.4, 4.7)],
            )
        ):
            tire_tracks(path, 0.046 + 0.0045 * i, band, tread, 0.7, 0.14, 0.65, i + 1)
        footprints([(0.8, 3.6), (1.5, 3.1), (2.3, 3.6), (2.2, 4.8)], tread, 0.8, 0.064, size=1.2)
        footprints([(6.9, 0.3), (5.2, 0.3), (3.6, 0.25), (1.6, 0.35)], tread, 0.8, 0.064, size=1.2)
        wet = (paint("inkSoft", "wood", 0.35, "satin"), paint("ink", "wood", 0.2, "gloss"))
        for x, y, r, seed in ((2.5, 2.9, 0.34, 2), (5.0, 0.75, 0.4, 5), (1.75, 5.0, 0.3, 7), (6.2, 4.6, 0.3, 9)):
            spill(x, y, 0.0595, r, wet, seed)
        for i, (x, y, s) in enumerate(
            ((0.4, 3.1, 0.6), (2.2, 5.0, 1.0), (4.6, 5.0, 1.1), (6.3, 2.4, 0.6), (1.8, 0.2, 0.6))
        ):
            crumbs(x, y, s, 70, (("line", "white", 0.25),), 0.067, 0.05, i + 2, 0.5)
            crumbs(x, y, s, 30, (("wood", "sand", 0.1),), 0.0695, 0.05, i + 12, 0.5)
        brown = paint("wood", "sand", 0.25)
        scraps(
            (
                (2.9, 0.8, 0.2), (3.2, 2.75, 0.16), (5.2, 2.6, 0.18), (1.9, 2.0, 0.13), (6.6, 0.9, 0.16),
                (6.2, 2.2, 0.12),
            ),
            0.072,
            brown,
            4,
        )
        for x, y, turn, length in (
            (2.0, 2.6, 20, 0.5), (2.25, 2.75, -35, 0.34), (6.5, 0.35, 70, 0.4), (4.7, 2.75, 10, 0.44),
        ):
            box((length, 0.09, 0.03), (x, y, 0.072), paint("wood"), bevel=0.008, turn=turn)
        for x, y, r in ((1.7, 0.95, 0.17), (5.1, 1.95, 0.15), (2.6, 4.3, 0.16), (6.9, 2.15, 0.13)):
            with at(x, y, 0.05):
                stretch_wad(r)
        for i, (x, y) in enumerate(
            ((1.45, 1.9), (1.6, 2.2), (1.3, 0.7), (1.75, 1.6), (0.8, 2.6), (2.1, 1.2), (0.5, 0.3))
        ):
            leaf = [(-0.09, 0), (-0.03, 0.05), (0.05, 0.04), (0.1, 0), (0.05, -0.04), (-0.03, -0.05)]
            plate(leaf, 0.01, (x, y, 0.073), paint(("sunDeep", "clay", "wood")[i % 3]), turn=50 * i)


def build():
    """Put the warehouse together."""
    shell()
    floor()
    dusty = mottle(("line", "inkSoft", 0.12), ("line", "wood", 0.3), 3.0)
    with at(0.62, D - 0.56, 0.012):
        racking(4, 3, 1.58, 0.95, dusty=dusty)
    with at(3.1, 3.85, 0.012, turn=-38):
        forklift()
    with at(4.5, 1.42, 0.02, turn=90, size=1.12):
        ride_on_scrubber()
    with at(6.3, 3.5, 0.012):
        wrapped_pallet(2)
    with at(6.35, 1.45, 0.02, turn=14):
        wet_floor_sign(1.1)
    with at(0.26, 2.75, 0.012, turn=90):
        with at(tilt=-9):
            broom(1.45)
    gleams((2.4, 1.5, 0.1, 0.42), (5.0, 3.0, 0.1, 0.28))
