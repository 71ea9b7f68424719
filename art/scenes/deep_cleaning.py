"""A kitchen scrubbed from the ground up: cooker pulled out, half the tiles already gleaming."""
from kit.core import at, box, paint
from kit.effects import bubbles, dust, sparkle, suds
from kit.furniture import mug, small_plant, view_window
from kit.kitchen import counter, fridge, pot, sink, stove, tiles
from kit.stage import on_left_wall, on_right_wall, patch, room
from kit.tools import bucket, scrub_brush, spray_bottle, towels
from kit.town import buckeye

GROUND = ("sun", "white", 0.55)
W, D, H = 5.3, 4.5, 2.4
TILE = 0.6
CLEAN_TO = 5
EDGE = CLEAN_TO * TILE


def floor_tiles():
    """Chequered tiles: gleaming on the left, greasy on the right."""
    patch(0, 0, W, D, paint("line", finish="matte"))
    for column in range(9):
        for row in range(8):
            depth = min(TILE, D - TILE * row) - 0.025
            width = min(TILE, W - TILE * column) - 0.025
            dark = (column + row) % 2
            if column < CLEAN_TO:
                tone = (
                    paint("teal", "tealSoft", 0.35, "gleam")
                    if dark
                    else paint("white", "tealSoft", 0.25, "gleam")
                )
            else:
                tone = paint("inkSoft", "wood", 0.4, "matte") if dark else paint("line", "wood", 0.35, "matte")
            box(
                (width, depth, 0.02),
                (TILE * column + width / 2, TILE * row + depth / 2, 0.006),
                tone,
                bevel=0.008,
            )


def build():
    """Put the kitchen together."""
    room(W, D, H)
    floor_tiles()
    with at(z=0.02):
        dust(EDGE + 0.3, 0.2, W - 0.2, 2.2, 70, name="ink", big=0.035)
    back = D - 0.36
    with at(0.55, back - 0.02, 0.02):
        fridge(1.9)
    with at(1.5, back, 0.02):
        sink(1.0)
    with at(2.34, back, 0.02):
        counter(0.68, doors=1)
    with at(4.55, back, 0.02):
        counter(1.3)
    with at(EDGE + 0.1, 2.65, 0.026, size=1.32):
        stove()
        with at(0.2, 0.14, 0.965):
            pot("clay")
    with on_right_wall(1.02, D - 0.03, 0.95):
        tiles(14, 3, 7, 0.31)
    box((4.3, 0.26, 0.06), (3.2, D - 0.14, 1.96), paint("wood"), bevel=0.02)
    with at(1.5, D - 0.14, 2.02):
        small_plant("sun", 1.3)
    for x, name in ((2.2, "clay"), (2.5, "sun"), (2.8, "teal")):
        with at(x, D - 0.14, 2.02):
            mug(name, 1.3)
    with at(3.5, D - 0.14, 2.02):
        box((0.2, 0.16, 0.28), (0, 0, 0), paint("white"), bevel=0.05)
        box((0.2, 0.16, 0.22), (0.26, 0, 0), paint("tealSoft"), bevel=0.05)
    with on_left_wall(2.4, 1.45):
        view_window(1.6, 1.15, bars=1)
    with at(2.4, back - 0.02, 0.95):
        spray_bottle("clay", 1.0)
        with at(-0.25, 0.02):
            spray_bottle("sun", 0.9)
    with at(4.85, back, 0.95):
        towels(("white", "tealSoft", "sun"), 0.46, 0.34)
        with at(0.3, -0.12):
            buckeye(0.9)

    with at(EDGE - 0.02, 0.95, 0.05, turn=80, size=1.6):
        scrub_brush("sun")
    for i, (x, y, spread) in enumerate(
        (
            (0.1, 0.55, 0.24),
            (0.05, 1.4, 0.24),
            (-0.15, 1.15, 0.15),
            (0.05, 0.15, 0.2),
        )
    ):
        suds(EDGE + x, y, 0.02, spread, 16, seed=i + 3)
    with at(1.5, 1.35, 0.025):
        bucket("sun", size=1.5)
        with at(0.25, -0.8):
            towels(("tealSoft", "white"), 0.44, 0.32)
    bubbles(
        (
            (1.7, 1.2, 1.3, 0.16),
            (2.1, 1.4, 1.75, 0.11),
            (1.3, 1.5, 1.8, 0.09),
            (2.6, 1.2, 0.6, 0.12),
        )
    )
    sparkle(0.8, 0.7, 0.1, 0.36, "sun")
    sparkle(2.75, 2.8, 1.25, 0.22)
    sparkle(2.2, D, 1.4, 0.3)
