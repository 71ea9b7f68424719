"""An open office with a glass meeting room; a scrubber leaves a shining floor behind it."""
from kit.core import at, paint
from kit.effects import dust, sparkle
from kit.furniture import (
    clock,
    desk,
    glass_wall,
    keyboard,
    monitor,
    mug,
    office_chair,
    picture,
    plant,
    small_plant,
    table,
    view_window,
    desk_lamp,
)
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bin_, scrubber, wet_floor_sign
from kit.town import buckeye

GROUND = ("clay", "white", 0.62)
W, D, H = 6.6, 6.2, 2.5
LANE = (0.25, 1.6)
CLEAN_TO = 3.75


def workplace(chair="teal", extra=None):
    """A desk with its things and a chair in front."""
    desk(1.5, 0.78)
    with at(-0.1, 0.16, 0.76):
        monitor(0.66)
    with at(-0.12, -0.18, 0.76):
        keyboard()
    with at(0.55, 0.1, 0.76):
        if extra:
            extra()
    with at(-0.1, -0.72, turn=8):
        office_chair(chair)


def build():
    """Put the office together."""
    room(W, D, H)
    patch(0.04, 0.0, W, D - 0.04, paint("line", "inkSoft", 0.16, "matte"))
    clean = paint("tealSoft", "white", 0.4, "gleam")
    patch(0.06, LANE[0], CLEAN_TO, LANE[1], clean, z=0.008)
    dust(CLEAN_TO + 0.85, LANE[0], W - 0.2, LANE[1], 50)

    with on_right_wall(1.6, D, 1.42):
        view_window(2.2, 1.45, bars=1)
    with on_right_wall(4.85, D, 1.42):
        view_window(2.8, 1.45, bars=1)
    with on_left_wall(1.2, 1.6):
        clock(0.26)
    with on_left_wall(2.5, 1.5):
        picture(0.9, 0.66)

    meeting_room()
    for x, y, extra, chair in (
        (3.85, 2.75, lambda: mug("clay"), "teal"),
        (5.65, 2.75, lambda: buckeye(1.3), "sun"),
        (4.15, 5.3, lambda: desk_lamp("clay"), "sun"),
        (5.8, 5.3, lambda: small_plant("sun"), "teal"),
    ):
        with at(x, y):
            workplace(chair, extra)
    with at(0.45, 2.3):
        plant(1.0, "clay")
    with at(1.3, 3.2):
        bin_("navy", size=0.8)

    with at(CLEAN_TO - 0.2, sum(LANE) / 2, 0.02, turn=90):
        scrubber(1.25)
    with at(5.75, 0.7, 0.02, turn=-15):
        wet_floor_sign(1.1)
    sparkle(0.85, 1.0, 0.1, 0.42, "sun")
    sparkle(1.85, 0.6, 0.1, 0.26, "sun")
    sparkle(2.7, 3.62, 1.75, 0.3)


def meeting_room():
    """The glass corner: a table, chairs, a pendant lamp."""
    patch(0.04, 3.6, 2.75, D - 0.04, paint("teal", "tealSoft", 0.35, "matte"), z=0.006)
    with at(0.05, 3.6):
        glass_wall(2.7, 1.85, 2)
    with at(2.757, 3.606, turn=90):
        glass_wall(2.5, 1.85, 2)
    with at(1.4, 4.95):
        table(1.5, 0.85)
        with at(-0.4, 0.1, 0.74):
            mug("sun")
        with at(0.4, -0.12, 0.74):
            mug("clay")
        with at(0.02, 0.05, 0.74):
            small_plant("white")
        with at(-0.35, -0.62):
            office_chair("sun")
        with at(0.4, -0.62):
            office_chair("sun")
        with at(-0.35, 0.68, turn=180):
            office_chair("sun")
        with at(0.4, 0.68, turn=180):
            office_chair("sun")
