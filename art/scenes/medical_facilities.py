"""An exam room made ready for the next patient; before, a day's wheel tracks, dust and full trash."""

from kit.clinic import cross_sign, dispenser, exam_table, stool, vitals_monitor
from kit.core import at, box, dirt, paint, tube
from kit.dirt import DUST, MUD, SOIL, crumbs, dull, footprints, glass, mark, scuffs, skin, stain
from kit.effects import gleams
from kit.furniture import curtain, monitor, plant, view_window
from kit.kitchen import counter, sink
from kit.litter import crumpled, overfull, papers
from kit.stage import on_left_wall, on_right_wall, room, tiled_floor
from kit.tools import bin_, mop_bucket, spray_bottle, towels, wet_floor_sign

GROUND = ("tealSoft", "teal", 0.12)
W, D, H = 4.7, 4.2, 2.35


def bay_curtain():
    """A privacy curtain on a ceiling rail that bends around the exam table, drawn back to both ends."""
    steel = paint("inkSoft", "white", 0.55, "gloss")
    rail = [(0.06, 1.45, 2.1), (2.05, 1.45, 2.1), (2.3, 1.5, 2.1), (2.42, 1.72, 2.1), (2.42, D - 0.06, 2.1)]
    tube(rail, 0.026, steel)
    for x, y in ((0.05, 1.45), (2.42, D - 0.05)):
        box((0.1, 0.1, 0.1), (x, y, 2.05), steel, bevel=0.02)
    with at(0.12, 1.45, 0.06):
        curtain(0.62, 2.02, "sun", 5)
    for k in range(5):
        tube([(0.15 + 0.14 * k, 1.45, 2.0), (0.15 + 0.14 * k, 1.45, 2.1)], 0.01, steel)


def build():
    """Put the exam room together."""
    room(W, D, H)
    white, pale = (paint("white", "tealSoft", by, "gleam") for by in (0.12, 0.65))
    tiled_floor(W, D, 0.58, paint("tealSoft", "teal", 0.25, "matte"), (white, pale))
    band = paint("teal", "tealSoft", 0.4, "matte")
    box((0.03, D, 0.3), (0.012, D / 2, 0.95), band, bevel=0.0)
    box((W, 0.03, 0.3), (W / 2, D - 0.012, 0.95), band, bevel=0.0)

    with on_right_wall(1.35, D, 1.8):
        cross_sign(0.6, "teal")
    with on_left_wall(0.78, 1.6):
        view_window(0.95, 1.0, bars=0, shine=False)
        with at(0, -0.06, 0):
            glass(0.94, 1.0, 6, 0.8)
    with at(1.18, 2.95, 0.02, size=1.12):
        exam_table()
        with dirt():
            for x in (-0.34, 0.08, 0.5):
                with at(x, -0.352, 0.32, tilt=90):
                    dull(0.34, 0.18, SOIL, 0.1, 0.5, 4, 3, fade=0.04, cell=0.03)
    with at(0.42, 3.82, 0.02):
        vitals_monitor()
    bay_curtain()

    with at(3.12, D - 0.36, 0.02):
        sink(1.0, "teal")
    with at(4.12, D - 0.36, 0.02):
        counter(1.0, "teal")
        with at(0.12, 0.08, 0.92):
            monitor(0.5)
        with at(-0.34, -0.12, 0.92):
            towels(("white", "sun"), 0.26, 0.24, 0.06)
        with at(0.38, -0.16, 0.92):
            spray_bottle("clay", 0.75)
    with at(3.62, D - 0.36, 0.02):
        with dirt():
            with at(0.28, -0.02, 0.924):
                dull(1.4, 0.62, SOIL, 0.15, 0.55, 2.4, 5, fade=0.05, cell=0.04)
            for k, (x, y, r) in enumerate(((0.3, -0.2, 0.09), (0.72, -0.22, 0.07), (-0.1, -0.28, 0.06))):
                stain(x, y, r, ("wood", "ink", 0.3), 0.7, 0.93 + 0.001 * k, k, hollow=0.75)
            for k, x in enumerate((-0.72, -0.26, 0.24, 0.74)):
                with at(x, -0.33, 0.45, tilt=90):
                    dull(0.4, 0.6, ("sand", "wood", 0.3), 0.05, 0.55, 3, k, fade=0.06)
    with on_right_wall(2.78, D, 1.5):
        dispenser("teal")
    with on_right_wall(3.2, D, 1.5):
        box((0.36, 0.16, 0.34), (0, -0.08, -0.17), paint("white"), bevel=0.05)
        box((0.22, 0.03, 0.12), (0, -0.09, -0.25), paint("sunPale"), bevel=0.01)
    with on_right_wall(4.1, D, 1.52):
        box((0.98, 0.3, 0.5), (0, -0.15, 0), paint("white"), bevel=0.02)
        for x in (-0.24, 0.24):
            box((0.44, 0.03, 0.44), (x, -0.31, 0.03), paint("tealSoft", "white", 0.3), bevel=0.015)
            tube([(x * 0.3, -0.335, 0.1), (x * 0.3, -0.335, 0.22)], 0.013, paint("sun"))

    with at(3.3, 2.55, 0.02):
        stool("sun")
    with at(4.32, 3.05, 0.02):
        bin_("clay", size=0.8)
        with dirt():
            with at(size=0.8):
                overfull(seed=8, names=("white", "tealSoft", "white", "tealPale"))
            crumpled(-0.32, -0.22, 0.006, 0.075, "white", 3)
            crumpled(0.12, -0.42, 0.006, 0.065, "tealSoft", 4)
    with at(0.3, 0.3, 0.02, size=0.62):
        plant(0.9, "sun")
    with at(2.35, 0.95, 0.025, turn=15):
        mop_bucket()
    with at(3.5, 0.85, 0.022, turn=-12):
        wet_floor_sign(0.95)

    with dirt():
        skin(0.03, 0.03, W - 0.03, D - 0.07, SOIL, 0.26, 0.58, 0.0225, grain=0.9, seed=11, fade=0)
        with at(1.2, 2.25, 0.0235):
            dull(2.2, 0.5, MUD, 0.0, 0.4, 1.5, 4, fade=0.2)
        for i, (x, y, r) in enumerate(((1.4, 1.2, 0.26), (3.0, 1.8, 0.3), (4.0, 1.75, 0.22), (0.95, 0.8, 0.18))):
            stain(x, y, r, SOIL, 0.6, 0.0245 + 0.0006 * i, i, hollow=0.55)
        for off in (0, 0.42):
            mark(
                [(4.5, 0.3 + off), (3.2, 0.35 + off), (2.7 + off * 0.4, 1.3), (2.75 + off, 2.2), (3.0 + off, 3.3)],
                0.05, ("ink",), 0.42, 0.05, 0.0275,
            )
        scuffs(((3.2, 2.2, 20), (3.6, 2.4, -50), (1.5, 1.9, 10), (2.9, 3.05, 70), (4.1, 0.5, 30)), 0.028)
        footprints([(1.9, 0.1), (1.7, 1.2), (1.25, 2.1)], MUD, 0.85, 0.029, size=1.1)
        footprints([(4.4, 0.15), (3.75, 1.7), (3.2, 3.2)], MUD, 0.8, 0.029, size=1.1)
        footprints([(3.0, 0.3), (1.1, 1.05)], MUD, 0.6, 0.029, size=1.05, left=0.6)
        for i, (x, y, spread) in enumerate(
            ((0.5, 1.05, 0.35), (4.2, 2.6, 0.4), (2.75, 3.35, 0.3), (1.5, 1.6, 0.5), (3.3, 1.5, 0.5))
        ):
            crumbs(x, y, spread, 22, (MUD, SOIL, DUST), 0.025, 0.035, i)
        papers(((3.75, 2.05, "white"), (0.95, 1.75, "white"), (2.9, 0.4, "sunPale")), 0.03)
    gleams((1.3, 0.85, 0.1, 0.34, "sun"), (4.0, 1.6, 0.1, 0.26, "sun"))
