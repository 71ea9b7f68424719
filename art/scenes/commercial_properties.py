"""The lobby of a shared building: elevators, mailboxes, a front desk, a floor polished up to the machine."""
from kit.core import at, box, paint
from kit.effects import dust, sparkle
from kit.furniture import plant
from kit.lobby import directory, elevator, front_desk, mailboxes
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import scrubber, wet_floor_sign
from kit.town import double_door

GROUND = ("sand",)
W, D, H = 6.6, 5.6, 2.7
TILE = 0.825
LANE = 2
CLEAN_TO = 4


def floor():
    """Stone tiles: polished but for the lane before the machine."""
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.2, "matte"))
    for column in range(8):
        for row in range(7):
            x, y = column * TILE + 0.03, row * TILE
            odd = (column + row) % 2
            if row >= LANE or column < CLEAN_TO:
                tone = paint("white", "tealSoft", 0.95 if odd else 0.35, "gleam")
            else:
                tone = paint("line", "ink", 0.42 if odd else 0.3, "matte")
            patch(x + 0.01, y + 0.01, min(x + TILE - 0.01, W), min(y + TILE - 0.01, D - 0.05), tone, z=0.008)
    dust(CLEAN_TO * TILE + 0.8, 0.2, W - 0.2, LANE * TILE - 0.1, 90, big=0.045)


def build():
    """Put the lobby together."""
    room(W, D, H)
    floor()
    for x, storey in ((1.35, 0), (3.35, 2)):
        with on_right_wall(x, D, 0.02):
            elevator(storey)
    with on_right_wall(5.45, D, 1.75):
        directory(1.0, 1.2)
    with on_left_wall(4.1, 0.62):
        mailboxes(6, 5, 0.36)
    box((0.34, 2.3, 0.3), (0.2, 4.1, 0.02), paint("wood"), bevel=0.03)
    with on_left_wall(1.5, 0.02):
        double_door(1.7, 2.1)
    with at(0.62, 1.5, 0.02, turn=90):
        box((1.5, 0.8, 0.04), (0, 0, 0), paint("navy", finish="matte"), bevel=0.02)
        box((1.3, 0.6, 0.01), (0, 0, 0.037), paint("teal", finish="matte"), bevel=0.004)
    with at(5.35, 4.25, 0.02):
        front_desk()
    with at(2.35, D - 0.45, 0.02):
        plant(0.9, "white")
    with at(CLEAN_TO * TILE - 0.15, LANE * TILE / 2, 0.03, turn=90, size=1.35):
        scrubber()
    with at(5.6, 0.95, 0.02, turn=-14):
        wet_floor_sign(1.15)
    sparkle(2.75, 3.0, 0.1, 0.46, "sun")
    sparkle(1.3, 0.6, 0.1, 0.3, "sun")
    sparkle(3.65, D - 0.1, 1.35, 0.28)
