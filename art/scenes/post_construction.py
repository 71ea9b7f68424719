"""A room the builders have just left: a clean wooden swath through the plaster dust."""
from kit.core import at, box, paint
from kit.effects import dust, sparkle
from kit.furniture import view_window
from kit.site import drywall, hard_hat, paint_bucket, paint_roller, toolbox
from kit.stage import on_right_wall, patch, room
from kit.tools import broom, shop_vacuum, stepladder, trash_bag

GROUND = ("sand", "wood", 0.35)
W, D, H = 5.8, 5.4, 2.5


def planks(x0, y0, x1, y1, z):
    """New boards, freshly cleaned."""
    count = round((y1 - y0) / 0.36)
    pitch = (y1 - y0) / count
    for i in range(count):
        patch(
            x0,
            y0 + i * pitch + 0.008,
            x1,
            y0 + (i + 1) * pitch - 0.008,
            paint("wood", "sun", (0.1, 0.22, 0.16)[i % 3], "gleam"),
            z,
        )


def stud_wall():
    """The part of the left wall that is still bare timber."""
    timber = paint("wood", "sand", 0.25)
    box((0.04, 2.9, 2.3), (0.02, 1.55, 0.12), paint("line", "inkSoft", 0.25, "matte"), bevel=0.01)
    for i in range(6):
        box((0.12, 0.1, 2.3), (0.07, 0.15 + 0.56 * i, 0.1), timber, bevel=0.015)
    for z in (0.08, 1.2, 2.32):
        box((0.135, 2.98, 0.1), (0.07, 1.55, z), timber, bevel=0.015)


def build():
    """Put the building site together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.14, "matte"))
    planks(1.55, 0.0, 3.3, 4.6, 0.01)
    dust(0.2, 0.2, 1.4, 5.0, 46, name="white", big=0.06)
    dust(3.5, 0.2, 5.6, 5.0, 70, name="white", big=0.06)
    dust(3.5, 0.2, 5.6, 5.0, 30, name="inkSoft", big=0.05)
    with at(2.42, 3.5, 0.03, turn=180):
        shop_vacuum()

    box((3.0, 0.03, 2.2), (1.54, D - 0.015, 0.14), paint("teal", "tealSoft", 0.5, "matte"), bevel=0.005)
    with on_right_wall(1.6, D - 0.04, 1.45):
        view_window(1.7, 1.3, bars=1)
    for x in (3.75, 4.5, 5.25):
        box((0.74, 0.03, 2.2), (x - 0.1, D - 0.02, 0.14), paint("sand", "white", 0.3, "matte"), bevel=0.006)
        for z in (0.4, 1.0, 1.6, 2.1):
            for side in (-0.32, 0.32):
                box(
                    (0.05, 0.03, 0.05),
                    (x - 0.1 + side, D - 0.035, z),
                    paint("line", "inkSoft", 0.3),
                    bevel=0.01,
                )
    for i in range(3):
        with at(0.3 + 0.13 * i, 4.1 - 0.1 * i, 0.02, turn=90):
            with at(tilt=-9):
                drywall(1.3, 1.95)
    stud_wall()

    with at(4.4, 3.9, 0.012, turn=-12, size=1.08):
        stepladder(1.55)
        with at(0, 0, 1.61):
            hard_hat("sun")
    with at(5.2, 2.6, 0.012):
        paint_bucket("teal", 1.2)
    with at(4.7, 2.25, 0.012):
        paint_bucket("sun", 1.05)
    with at(4.55, 1.55, 0.012, turn=30):
        paint_roller("teal")
    with at(0.72, 1.45, 0.012, turn=80):
        toolbox()
    with at(0.6, 0.75, 0.012):
        trash_bag("navyDeep", 1.0)
    with at(0.5, 2.55, 0.012, turn=90):
        with at(tilt=-12):
            broom(1.5)
    for x, y, z, length, turn in (
        (5.0, 0.72, 0.012, 1.0, 4),
        (4.95, 0.94, 0.012, 0.9, 2),
        (5.0, 0.82, 0.084, 0.8, 38),
    ):
        box((length, 0.14, 0.07), (x, y, z), paint("wood", "sand", 0.25), bevel=0.015, turn=turn)
    sparkle(2.3, 0.9, 0.1, 0.42)
    sparkle(2.9, 2.0, 0.1, 0.28)
    sparkle(1.2, D - 0.1, 1.8, 0.3)
