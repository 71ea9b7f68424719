"""Shops with homes above them; half the parking lot is swept and gleams, half waits."""
from kit.core import at, box, paint, tube
from kit.effects import bubbles, dust, sparkle
from kit.stage import patch, slab
from kit.tools import scrubber
from kit.town import awning, bench, bush, car, double_door, lamp_post, pane, planter, roof_box, tree

W, D = 9.4, 7.2
FRONT = 4.3
HOUSE = (0.7, 8.3)
GROUND, STOREY = 1.5, 1.1
SHOPS = (
    ("clay", ("clay", "white"), "sand"),
    ("sunPale", ("sun", "white"), "navy"),
    ("tealSoft", ("teal", "white"), "sand"),
)


def balcony(width=0.95):
    """A slim balcony with a flower box, facing -y."""
    box((width, 0.36, 0.06), (0, -0.18, -0.06), paint("white"), bevel=0.015)
    for i in range(6):
        x = -width / 2 + 0.05 + i * (width - 0.1) / 5
        tube([(x, -0.33, 0), (x, -0.33, 0.26)], 0.012, paint("navyDeep"))
    tube([(-width / 2 + 0.04, -0.33, 0.26), (width / 2 - 0.04, -0.33, 0.26)], 0.018, paint("navyDeep"))


def tenant(x, width, wall, stripes, trim):
    """One bay of the building: a shop with two homes above it."""
    height = GROUND + 2 * STOREY + 0.2
    depth = D - 0.3 - FRONT
    box((width, depth, height), (x, FRONT + depth / 2, 0), paint(wall, "white", 0.05), bevel=0.03)
    box((width + 0.1, depth + 0.12, 0.16), (x, FRONT + depth / 2, height - 0.04), paint("navy"), bevel=0.03)
    box((width - 0.15, depth - 0.15, 0.06), (x, FRONT + depth / 2, height + 0.09), paint("sand"), bevel=0.02)
    with at(x, FRONT, 0):
        box((width, 0.08, 0.14), (0, 0, GROUND), paint("white"), bevel=0.02)
        with at(-0.42, 0, 0.68):
            pane(width * 0.5, 0.8, frame="navy")
        with at(width * 0.31, 0, 0):
            double_door(0.72, 1.1, "navy")
        with at(0, -0.02, 1.55):
            awning(width * 0.94, 0.52, 0.26, stripes, 9)
        for storey in range(2):
            z = GROUND + 0.66 + storey * STOREY
            for side in (-1, 1):
                with at(side * width * 0.25, 0, z):
                    pane(0.62, 0.66, frame=trim)
            with at(-width * 0.25 if storey else width * 0.25, 0, z - 0.4):
                balcony()
                with at(0, -0.2, 0):
                    bush(0.09)


def lot():
    """Asphalt: washed and crisp on the left, dull and littered on the right."""
    split = 5.0
    patch(0.3, 0.25, W - 0.3, 2.75, paint("inkSoft", "wood", 0.28, "matte"), z=0.006)
    patch(0.32, 0.25, split, 2.73, paint("navy", "tealSoft", 0.48, "gleam"), z=0.012)
    for i in range(7):
        x = 0.6 + i * 1.36
        tone = paint("white") if x < split else paint("sand", "inkSoft", 0.45, "matte")
        patch(x - 0.04, 1.2, x + 0.04, 2.7, tone, z=0.022)
    dust(split + 0.5, 0.4, W - 0.5, 2.6, 70, big=0.07)
    dust(split + 0.6, 0.4, W - 0.5, 2.6, 26, seed=7, name="sunDeep", big=0.085)


def build():
    """Put the property together."""
    slab(W, D)
    patch(0.05, 2.75, W - 0.05, D - 0.05, paint("line", "white", 0.4, "matte"))
    lot()
    span = (HOUSE[1] - HOUSE[0]) / 3
    for i, (wall, stripes, trim) in enumerate(SHOPS):
        tenant(HOUSE[0] + span * (i + 0.5), span - 0.01, wall, stripes, trim)
    depth = D - 0.3 - FRONT
    with at(HOUSE[1], FRONT + depth / 2, 0, turn=90):
        for storey in range(2):
            for x in (-0.65, 0.65):
                with at(x, 0, GROUND + 0.66 + storey * STOREY):
                    pane(0.62, 0.66, frame="sand")
        with at(0, 0, 0.72):
            pane(1.5, 0.8, frame="navy")
    for x, y in ((2.0, 5.9), (6.9, 5.6)):
        with at(x, y, GROUND + 2 * STOREY + 0.33):
            roof_box(0.85)

    with at(1.97, 1.95, 0.02, turn=180):
        car("sun", 1.05)
    with at(7.4, 1.9, 0.012, turn=180):
        car("clay", 1.05)
    with at(5.0, 1.05, 0.03, turn=90, size=1.3):
        scrubber()
    for x in (0.75, 3.2, 5.75, 8.2):
        with at(x, 3.85):
            planter(0.62, "white")
    with at(4.5, 3.4, 0.012):
        bench()
    for x in (0.3, 8.95):
        with at(x, 3.15):
            lamp_post(1.8)
    with at(8.95, 5.9):
        tree(1.9, "leaf", 1.0)
    with at(8.95, 4.5):
        tree(1.5, "sun", 0.8)
    bubbles(((4.6, 1.1, 1.5, 0.16), (4.2, 1.0, 1.1, 0.1), (4.9, 0.8, 1.9, 0.12)))
    sparkle(3.4, 0.8, 0.1, 0.5)
    sparkle(1.0, 0.9, 0.1, 0.34)
    sparkle(2.0, FRONT, 1.0, 0.3)
    sparkle(6.4, FRONT, 3.1, 0.3)
