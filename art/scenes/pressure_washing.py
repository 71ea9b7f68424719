"""A home's grey driveway with a bright strip behind the pressure washer's lance."""
from kit.core import at, box, paint, plate, tube
from kit.effects import bubbles, dust, sparkle, suds
from kit.furniture import mat
from kit.stage import patch, slab
from kit.tools import pressure_washer, surface_cleaner
from kit.town import bricks, bush, cardinal, house, mailbox, pane, tree

GROUND = ("tealSoft", "teal", 0.35)
W, D = 8.4, 7.4
DRIVE = (4.5, 7.3)
FRONT = 4.7
HEAD = (5.95, 1.45)


def garage():
    """A brick garage facing -y: the left of its door and wall are washed, the right is grimy."""
    width, depth, height = 2.9, 2.3, 1.75
    box((width, depth, height), (0, 0, 0), paint("clay", "white", 0.08), bevel=0.04)
    gable = [(-width / 2 - 0.14, 0), (width / 2 + 0.14, 0), (0, 0.95)]
    plate(gable, depth + 0.2, (0, depth / 2 + 0.02, height - 0.03), paint("navy"), tilt=90, bevel=0.03)
    plate(
        [(x * 0.82, y * 0.82 + 0.04) for x, y in gable],
        0.05,
        (0, -depth / 2 - 0.06, height - 0.02),
        paint("white"),
        tilt=90,
    )
    with at(0, -depth / 2, 0):
        bricks(width, height, "clay", 18, 8)
        box((2.2, 0.06, 1.42), (0, 0, 0), paint("white"), bevel=0.02)
        for row in range(4):
            for half, tone in ((-1, paint("white", "tealSoft", 0.4)), (1, paint("line", "ink", 0.22, "matte"))):
                box((1.0, 0.05, 0.3), (half * 0.51, -0.03, 0.04 + row * 0.335), tone, bevel=0.015)
        for x in (-0.75, -0.26):
            box((0.34, 0.03, 0.18), (x, -0.06, 1.11), paint("tealSoft", "teal", 0.2, "gloss"), bevel=0.01)
        for x in (0.26, 0.75):
            box((0.34, 0.03, 0.18), (x, -0.06, 1.11), paint("line", "ink", 0.45, "matte"), bevel=0.01)
    with at(width / 2, 0, 0, turn=90):
        bricks(depth, height, "clay", 14, 9)
        with at(0, 0, 1.0):
            pane(0.6, 0.55, frame="white")


def driveway():
    """Concrete, grey with grime but for the washed strips on the left."""
    x0, x1 = DRIVE
    patch(x0, 0, x1, FRONT, paint("line", "ink", 0.42, "matte"), z=0.012)
    clean = paint("sunPale", "sand", 0.55, "gleam")
    patch(x0 + 0.02, 0, x0 + 1.0, FRONT - 0.05, clean, z=0.02)
    patch(x0 + 1.0, 0, x0 + 1.9, HEAD[1], clean, z=0.021)
    for y in (1.55, 3.1):
        patch(x0, y - 0.02, x1, y + 0.02, paint("line", "ink", 0.6, "matte"), z=0.022)
    dust(x0 + 2.0, 0.1, x1 - 0.1, FRONT - 0.2, 70, name="ink", big=0.05)
    dust(x0 + 1.1, HEAD[1] + 0.7, x0 + 1.9, FRONT - 0.2, 30, name="ink", big=0.05)


def build():
    """Put the home's front together."""
    slab(W, D)
    patch(0.1, 0.1, W - 0.1, D - 0.1, paint("leaf", "sun", 0.2, "matte"))
    driveway()
    with at(2.4, 5.6, 0.01, size=1.3):
        house(2.9, 2.2, "white", "teal", "sun")
        with at(0, -1.36, 0.1):
            mat(0.5, 0.3, "clay")
    with at(5.9, FRONT + 1.17, 0.01):
        garage()
    patch(2.05, 2.5, 2.75, 3.55, paint("sand", "white", 0.4, "matte"), z=0.012)
    patch(2.05, 2.2, DRIVE[0], 2.8, paint("sand", "white", 0.4, "matte"), z=0.016)

    with at(3.75, 1.25, 0.012, turn=35, size=1.25):
        pressure_washer()
    tube(
        [
            (4.1, 1.05, 0.4),
            (4.35, 0.55, 0.06),
            (4.8, 0.25, 0.05),
            (5.5, 0.15, 0.05),
            (5.95, 0.3, 0.2),
            (5.95, 0.55, 1.2),
            (5.95, 0.72, 1.2),
        ],
        0.045,
        paint("navyDeep"),
        smooth=True,
    )
    with at(HEAD[0], HEAD[1], 0.02, size=1.15):
        surface_cleaner("sun")
    for i, (x, y) in enumerate(((-0.45, 0.3), (-0.2, 0.52), (0.12, 0.56), (0.42, 0.36), (0.56, 0.05))):
        suds(HEAD[0] + x, HEAD[1] + y, 0.02, 0.2, 8, seed=i + 2)
    for x, y, height, name, spread in (
        (0.75, 4.1, 1.7, "leaf", 1.0),
        (7.9, 6.6, 1.8, "leaf", 1.0),
        (1.1, 1.0, 1.9, "sun", 1.1),
    ):
        with at(x, y):
            tree(height, name, spread)
    for x, y in ((1.35, 3.8), (3.5, 3.85), (7.75, 4.3), (7.8, 2.0)):
        with at(x, y):
            bush(0.3)
    with at(2.9, 0.55, 0.01):
        mailbox()
        with at(0, 0, 0.67, turn=30):
            cardinal(1.3)
    bubbles(((6.5, 1.9, 0.7, 0.15), (6.7, 2.0, 1.15, 0.1)))
    sparkle(4.95, 2.5, 0.1, 0.42, "sun")
    sparkle(4.95, 3.7, 0.1, 0.3, "sun")
    sparkle(5.2, FRONT, 1.0, 0.3)
