"""An exam room made ready: clean couch, wiped floor, soap by the basin."""
from kit.core import at, box, paint
from kit.effects import bubbles, dust, sparkle
from kit.furniture import curtain, monitor, picture, plant
from kit.clinic import cross_sign, dispenser, exam_table, stool, vitals_monitor
from kit.kitchen import counter, sink
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, mop_bucket, spray_bottle, towels, wet_floor_sign

GROUND = ("tealSoft",)
W, D, H = 5.3, 4.6, 2.4


def build():
    """Put the exam room together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.12, "matte"))
    clean = paint("tealSoft", "white", 0.3, "gleam")
    patch(0.04, 0, 3.3, D - 0.04, clean, z=0.008)
    for k in range(1, 4):
        patch(
            k * 0.9 - 0.012, 0.02, k * 0.9 + 0.012, D - 0.06, paint("tealSoft", "teal", 0.12, "gloss"), z=0.012
        )
    for k in range(1, 5):
        patch(0.06, k * 0.9 - 0.012, 3.28, k * 0.9 + 0.012, paint("tealSoft", "teal", 0.12, "gloss"), z=0.012)
    dust(3.5, 0.2, 5.1, 2.2, 50)
    box((0.03, D, 0.34), (0.02, D / 2, 0.95), paint("teal", "tealSoft", 0.4, "matte"), bevel=0.0)
    box((W, 0.03, 0.34), (W / 2, D - 0.02, 0.95), paint("teal", "tealSoft", 0.4, "matte"), bevel=0.0)

    with on_right_wall(1.75, D, 1.85):
        cross_sign(0.66, "teal")
    with on_left_wall(1.15, 1.75):
        picture(0.6, 0.45)
    with at(1.95, 3.2, 0.02, size=1.22):
        exam_table()
    with at(0.5, 4.05, 0.02):
        vitals_monitor()
    with at(3.75, 2.75, 0.02):
        stool("sun")

    with at(3.55, D - 0.36, 0.012):
        sink(1.0, "tealSoft")
    with at(4.6, D - 0.36, 0.012):
        counter(1.1, "tealSoft")
        with at(0.05, 0.05, 0.92):
            monitor(0.56)
        with at(-0.38, -0.1, 0.92):
            towels(("white", "sun"), 0.26, 0.24)
        with at(0.42, -0.12, 0.92):
            spray_bottle("clay", 0.8)
    with on_right_wall(3.2, D, 1.55):
        dispenser("teal")
    with on_right_wall(3.65, D, 1.5):
        box((0.34, 0.16, 0.34), (0, -0.08, -0.17), paint("white"), bevel=0.05)
        box((0.22, 0.03, 0.12), (0, -0.09, -0.25), paint("sunPale"), bevel=0.01)
    box((0.04, 2.1, 0.05), (0.3, 2.35, 2.06), paint("inkSoft", "white", 0.5), bevel=0.01)
    with at(0.3, 1.95, 0.06, turn=90):
        curtain(1.0, 2.02, "sun", 6)
    with at(4.95, 3.15, 0.012):
        bin_("clay", size=0.85)
    with at(0.5, 0.55, 0.02):
        plant(1.0, "white")
    with at(3.1, 0.75, 0.02, turn=15, size=1.05):
        mop_bucket()
    with at(4.6, 0.95, 0.012, turn=-12):
        wet_floor_sign()
    bubbles(((2.75, 0.75, 1.15, 0.12), (2.6, 0.6, 1.55, 0.08)))
    sparkle(1.45, 1.2, 0.1, 0.42, "sun")
    sparkle(2.8, 2.2, 0.1, 0.26, "sun")
