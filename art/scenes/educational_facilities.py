"""A classroom before the bell: the board half wiped, the floor half mopped, an apple on the desk."""
from kit.core import at, box, paint, tube
from kit.effects import bubbles, dust, sparkle
from kit.furniture import books, clock, desk, mug, plant, view_window
from kit.school import apple, backpack, blackboard, globe, open_book, school_desk
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bucket, mop, spray_bottle, wet_floor_sign
from kit.town import buckeye

GROUND = ("sun", "white", 0.35)
W, D, H = 6.3, 5.5, 2.5


def low_shelf():
    """A book shelf at pupils' height, facing -y."""
    box((1.7, 0.36, 0.62), (0, 0, 0), paint("white"), bevel=0.03)
    for x in (-0.42, 0.42):
        box((0.74, 0.04, 0.46), (x, -0.17, 0.08), paint("sand", "inkSoft", 0.3), bevel=0.01)
        with at(x - 0.32, -0.15, 0.09):
            books(("teal", "sun", "clay", "navy", "leaf", "sunPale", "teal"), 0.36)
    box((1.78, 0.42, 0.05), (0, 0, 0.62), paint("wood"), bevel=0.02)


def build():
    """Put the classroom together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.16, "matte"))
    clean = paint("wood", "sunPale", 0.45, "gleam")
    for i in range(9):
        patch(
            0.06 + i * 0.34,
            0.0,
            0.06 + i * 0.34 + 0.33,
            D - 0.05,
            clean if i % 2 else paint("wood", "sunPale", 0.36, "gleam"),
            z=0.008,
        )
    dust(3.4, 0.2, 6.2, 4.4, 80)

    with on_right_wall(3.3, D, 1.55):
        blackboard(3.3, 1.25, 0.58)
        for points in (((-0.1, 0.1), (0.35, 0.1)), ((0.1, 0.35), (0.1, -0.15))):
            tube([(1.0 + x, -0.05, z + 0.05) for x, z in points], 0.022, paint("sand"))
        tube(
            [(0.6, -0.05, -0.35), (0.8, -0.05, -0.2), (1.0, -0.05, -0.38), (1.3, -0.05, -0.25)],
            0.018,
            paint("sand"),
            smooth=True,
        )
        with at(0.24, -0.06, 0.1, roll=-12):
            box((0.3, 0.1, 0.13), (0, -0.02, -0.06), paint("sun"), bevel=0.03)
    with on_right_wall(0.85, D, 1.75):
        clock(0.24)
    with on_right_wall(5.75, D, 1.6):
        for i, (x, z, name) in enumerate(
            ((-0.22, 0.2, "sun"), (0.2, 0.3, "tealSoft"), (-0.15, -0.3, "clay"), (0.24, -0.22, "sunPale"))
        ):
            box((0.32, 0.02, 0.38), (x, 0, z - 0.19), paint(name), bevel=0.008, roll=(-4, 5, 3, -6)[i])
    with on_left_wall(2.1, 1.5):
        view_window(1.9, 1.25, bars=1)
    with at(0.25, 4.2, 0.012, turn=90):
        low_shelf()
        with at(-0.5, 0, 0.67):
            globe(1.25)
        with at(0.5, 0, 0.67):
            plant(0.55, "sun")
    with at(2.9, 4.35, 0.012, turn=0):
        desk(1.7, 0.75)
        with at(0.5, -0.1, 0.76):
            apple(1.6)
        with at(0.1, 0.05, 0.76):
            box((0.34, 0.26, 0.06), (0, 0, 0), paint("teal"), bevel=0.015, turn=8)
            box((0.32, 0.24, 0.05), (0, 0, 0.06), paint("sun"), bevel=0.015, turn=-6)
            box((0.3, 0.22, 0.05), (0, 0, 0.11), paint("clay"), bevel=0.015, turn=5)
        with at(-0.5, 0.05, 0.76):
            mug("teal", 1.2)
    for i, (x, y) in enumerate(((2.55, 2.75), (3.95, 2.75), (5.35, 2.75), (3.95, 1.15), (5.35, 1.15))):
        with at(x, y, 0.015):
            school_desk(("sun", "teal", "clay")[i % 3])
            with at(-0.1, -0.02, 0.66):
                if i in (0, 2):
                    open_book("teal")
                elif i == 3:
                    buckeye(1.1)
    with at(6.05, 1.35, 0.012, turn=50):
        backpack("clay")
    with at(5.95, 3.6, 0.012, turn=20):
        backpack("navy")
    with at(1.45, 1.1, 0.025):
        bucket("teal", size=1.45)
        with at(-0.75, -0.05):
            spray_bottle("clay", 1.1)
    with at(2.24, 1.05, 0.03, roll=-25, size=1.1):
        mop(1.5)
    with at(0.75, 0.4, 0.02, turn=-8):
        wet_floor_sign()
    bubbles(((1.3, 1.0, 1.25, 0.13), (1.7, 1.2, 1.6, 0.09), (1.1, 1.3, 1.7, 0.1)))
    sparkle(1.2, 2.5, 0.1, 0.38)
    sparkle(1.0, 3.25, 0.1, 0.24)
    sparkle(2.2, D, 1.75, 0.36)
