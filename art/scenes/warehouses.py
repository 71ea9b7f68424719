"""A warehouse aisle: full racks, a forklift, and a scrubber drawing a clean strip."""
from kit.core import at, paint
from kit.effects import dust, sparkle
from kit.industry import carton, forklift, loaded_pallet, racking
from kit.stage import patch, room
from kit.tools import scrubber, wet_floor_sign

GROUND = ("navy", "white", 0.55)
W, D, H = 7.4, 6.6, 2.3


def build():
    """Put the warehouse together."""
    room(W, D, H)
    patch(0.04, 0, W, D - 0.04, paint("line", "inkSoft", 0.3, "matte"))
    patch(1.75, 1.0, 3.35, 4.35, paint("tealSoft", "white", 0.3, "gleam"), z=0.01)
    patch(1.75, 1.0, 7.2, 2.4, paint("tealSoft", "white", 0.3, "gleam"), z=0.012)
    line = paint("sun")
    patch(1.55, 0.85, 1.67, D - 1.35, line, z=0.02)
    patch(1.55, 0.85, W - 0.1, 0.97, line, z=0.022)
    patch(3.45, 2.48, 3.57, D - 1.35, line, z=0.02)
    patch(3.45, 2.48, W - 0.1, 2.6, line, z=0.022)
    dust(3.8, 2.8, 7.2, 4.9, 70, name="ink", big=0.05)
    dust(0.2, 0.2, 7.2, 0.8, 46, name="ink", big=0.05)
    dust(1.8, 4.4, 3.3, 5.1, 22, name="ink", big=0.05)

    with at(0.75, D - 0.62, 0.012):
        racking(4, 3, 1.58, 1.0)
    with at(0.62, 0.5, 0.012, turn=90):
        racking(3, 3, 1.5, 1.0, "navy")
    with at(5.6, 4.3, 0.012, turn=-50):
        forklift()
    with at(2.55, 3.75, 0.03, turn=180, size=1.25):
        scrubber()
    with at(6.7, 3.05, 0.012, turn=20):
        loaded_pallet(1)
    with at(4.1, 1.6, 0.03, turn=-12):
        wet_floor_sign(1.15)
    with at(6.75, 0.36, 0.012, turn=12):
        carton((0.5, 0.44, 0.36), (0, 0, 0), 0.1)
    sparkle(2.5, 1.8, 0.1, 0.5, "sun")
    sparkle(5.6, 1.6, 0.1, 0.36, "sun")
