"""An office lobby after hours: vacuumed stripes, emptied bins, the cart on its round."""
from kit.core import at, box, cylinder, paint
from kit.effects import dust, sparkle, stripes
from kit.furniture import clock, desk_lamp, floor_lamp, mug, plant, sofa, table, view_window
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, cart, trash_bag, vacuum, wet_floor_sign

W, D, H = 6.0, 5.5, 2.5


def elevator():
    """A lift with its doors and call panel, facing -y, standing on the floor."""
    box((1.5, 0.1, 2.0), (0, 0, 0), paint("navy"), bevel=0.03)
    for x in (-0.31, 0.31):
        box((0.6, 0.06, 1.82), (x, -0.05, 0), paint("inkSoft", "white", 0.62, "gloss"), bevel=0.012)
    box((0.16, 0.04, 0.3), (0.98, -0.01, 0.95), paint("white"), bevel=0.03)
    for z in (1.04, 1.15):
        cylinder(0.035, 0.03, (0.98, -0.02, z), paint("sun", finish="glow"), tilt=90)
    box((0.5, 0.03, 0.14), (0, -0.06, 1.84), paint("sun", finish="glow"), bevel=0.01)


def build():
    """Put the lobby together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("sand", "white", 0.3, "satin"))
    patch(1.7, 0.4, 5.75, 4.1, paint("navy", finish="matte"), z=0.008)
    stripes(
        1.82,
        0.52,
        4.24,
        3.98,
        6,
        paint("teal", "tealSoft", 0.42, "matte"),
        paint("teal", "tealSoft", 0.22, "matte"),
        z=0.012,
    )
    patch(4.24, 0.52, 5.63, 3.98, paint("teal", "inkSoft", 0.72, "matte"), z=0.012)
    with at(z=0.02):
        dust(4.35, 0.65, 5.55, 3.8, 44, name="sand", big=0.04)

    with on_right_wall(1.75, D, 1.48):
        view_window(2.5, 1.5, evening=True, bars=1)
    with on_right_wall(4.75, D, 1.48):
        view_window(2.2, 1.5, evening=True, bars=1)
    with on_left_wall(3.5, 0):
        elevator()
    with on_left_wall(1.7, 1.75):
        clock(0.26)

    with at(2.05, 4.95):
        sofa("teal", 2.0)
    with at(0.6, 5.0):
        plant(1.25, "white")
    with at(3.45, 5.1):
        floor_lamp(1.75)
    with at(4.95, 5.05):
        table(1.5, 0.7)
        with at(0.5, 0.1, 0.74):
            desk_lamp("clay")
        with at(0.2, -0.16, 0.74):
            mug("sun")
        with at(-0.3, 0.05, 0.74):
            box((0.32, 0.24, 0.04), (0, 0, 0), paint("sun"), bevel=0.01, turn=12)
            box((0.32, 0.24, 0.04), (0, 0, 0.04), paint("navy"), bevel=0.01, turn=-4)

    with at(4.0, 1.55, 0.025):
        vacuum("sun")
    with at(0.85, 1.75, 0.012, turn=90, size=1.12):
        cart()
    with at(2.35, 0.28, 0.012, turn=-8, size=0.9):
        wet_floor_sign()
    with at(1.0, 0.4, 0.012):
        bin_("navy")
    with at(5.6, 4.5, 0.012):
        bin_("clay", size=0.9)
    with at(0.42, 0.52, 0.012):
        trash_bag("navyDeep", 0.85)
    sparkle(2.6, 2.2, 0.1, 0.42)
    sparkle(3.2, 3.3, 0.1, 0.28)
    sparkle(0.2, 3.9, 1.5, 0.3)
