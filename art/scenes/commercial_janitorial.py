"""An office at night: desks left tidy, the carpet vacuumed in stripes, the trash out, the cart on its round."""
from kit.core import at, ball, paint
from kit.effects import dust, sparkle, stripes
from kit.furniture import (
    clock,
    desk,
    desk_lamp,
    keyboard,
    monitor,
    mug,
    office_chair,
    plant,
    small_plant,
    view_window,
)
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, cart, trash_bag, vacuum

GROUND = ("navyDeep",)
W, D, H = 6.4, 5.6, 2.6
EDGE = 4.0


def workplace(chair, extra):
    """A desk in use by day, tidied for the morning."""
    desk(1.7, 0.8)
    with at(-0.12, 0.16, 0.76):
        monitor(0.72, "navy")
    with at(-0.12, -0.2, 0.76):
        keyboard()
    with at(0.62, 0.12, 0.76):
        extra()
    with at(-0.12, -0.78, turn=6):
        office_chair(chair)


def night_window(x, width):
    """A wide window with the lit city and, in the first one, the moon."""
    with on_right_wall(x, D, 1.62):
        view_window(width, 1.45, evening=True, bars=1, shine=False)
        if x < 3:
            ball(0.16, (-width * 0.32, -0.05, 0.46), paint("sunPale", finish="glow"), squash=(1, 0.15, 1))


def build():
    """Put the office together."""
    room(W, D, H, wall="navy")
    patch(0.04, 0, W, D - 0.04, paint("teal", "inkSoft", 0.78, "matte"))
    stripes(
        0.06,
        0.0,
        EDGE,
        D - 0.06,
        8,
        paint("teal", "tealSoft", 0.42, "matte"),
        paint("teal", "tealSoft", 0.2, "matte"),
        z=0.012,
    )
    with at(z=0.012):
        dust(EDGE + 0.2, 0.2, W - 0.2, 3.2, 80, name="line", big=0.036)
    night_window(1.75, 2.5)
    night_window(4.75, 2.5)
    with on_left_wall(1.1, 1.75):
        clock(0.28)

    with at(2.0, 4.75, 0.02):
        workplace("sun", lambda: desk_lamp("clay"))
    with at(4.9, 4.75, 0.02):
        workplace("teal", lambda: small_plant("sun", 1.1))
        with at(-0.68, -0.1, 0.76):
            mug("sun")
    with at(0.5, 5.05, 0.02):
        plant(1.2, "white")
    with at(EDGE - 0.25, 1.75, 0.025, size=1.2):
        vacuum("sun")
    with at(0.95, 2.4, 0.02, turn=90, size=1.15):
        cart()
    with at(0.5, 0.5, 0.02):
        trash_bag("navyDeep", 0.9)
    with at(1.2, 0.95, 0.02):
        trash_bag("navyDeep", 1.05)
    with at(3.45, 4.8, 0.02):
        bin_("clay", size=0.9)
    with at(6.05, 3.5, 0.02):
        bin_("clay", size=0.9)
    sparkle(2.35, 1.15, 0.1, 0.44)
    sparkle(1.95, 2.55, 0.1, 0.28)
