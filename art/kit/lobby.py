"""Shared spaces of a building: elevators, mailboxes, a directory, a front desk."""

from .core import at, box, cylinder, paint, plate, tube
from .effects import glints


def elevator(floor=0):
    """An elevator with steel doors, floor lamps and a call panel, facing -y, standing on the floor."""
    box((1.5, 0.12, 2.06), (0, 0, 0), paint("navy"), bevel=0.03)
    steel = paint("inkSoft", "white", 0.62, "gloss")
    for x in (-0.31, 0.31):
        box((0.6, 0.06, 1.76), (x, -0.06, 0), steel, bevel=0.012)
        with at(x, -0.09, 0.95):
            glints(0.56, 1.5, paint("inkSoft", "white", 0.85, "gloss"))
    for i in range(4):
        lit = i == floor
        cylinder(
            0.045, 0.03, (-0.3 + 0.2 * i, -0.05, 1.91),
            paint("sun", finish="glow") if lit else paint("inkSoft"), tilt=90, bevel=0.01,
        )
    box((0.18, 0.05, 0.36), (0.93, -0.01, 0.92), paint("white"), bevel=0.03)
    for z, corner in ((1.16, 0.06), (1.04, -0.06)):
        arrow = [(-0.05, -corner / 2), (0.05, -corner / 2), (0, corner / 2)]
        plate(arrow, 0.02, (0.93, -0.035, z), paint("sun", finish="glow"), tilt=90)


def mailboxes(columns=5, rows=4, size=0.34):
    """A bank of letter boxes along x, centered, facing -y, its foot at the origin."""
    width, height = columns * size, rows * size * 0.8
    box((width + 0.14, 0.2, height + 0.14), (0, -0.02, 0), paint("navy"), bevel=0.03)
    for column in range(columns):
        for row in range(rows):
            x = -width / 2 + size * (column + 0.5)
            z = 0.07 + row * size * 0.8
            name = "sun" if (column, row) in ((1, 2), (3, 1)) else "tealSoft"
            box((size - 0.04, 0.04, size * 0.8 - 0.04), (x, -0.12, z + 0.02), paint(name), bevel=0.012)
            box((size * 0.5, 0.02, 0.025), (x, -0.142, z + size * 0.5), paint("navyDeep"), bevel=0.005)
            cylinder(0.018, 0.02, (x + size * 0.28, -0.142, z + 0.08), paint("navyDeep"), tilt=90, bevel=0.0)


def directory(width=0.9, height=1.1):
    """The board of tenants, centered at the origin, facing -y."""
    box((width, 0.07, height), (0, 0, -height / 2), paint("navyDeep"), bevel=0.03)
    box((width * 0.84, 0.03, height * 0.14), (0, -0.035, height * 0.28), paint("sun"), bevel=0.01)
    for i in range(5):
        z = height * (0.16 - 0.13 * i)
        box((width * 0.12, 0.03, 0.05), (-width * 0.36, -0.035, z), paint("teal", "white", 0.3), bevel=0.008)
        length = width * (0.5, 0.62, 0.44, 0.56, 0.48)[i]
        box((length, 0.03, 0.05), (-width * 0.24 + length / 2, -0.035, z), paint("white"), bevel=0.008)


def front_desk():
    """A reception counter along x, facing -y, its top at 1.0."""
    box((1.7, 0.62, 0.92), (0, 0, 0), paint("teal"), bevel=0.05)
    for i in range(9):
        box((0.05, 0.03, 0.72), (-0.68 + 0.17 * i, -0.31, 0.1), paint("teal", "white", 0.16), bevel=0.012)
    box((1.84, 0.74, 0.08), (0, 0, 0.92), paint("wood"), bevel=0.03)
    cylinder(0.08, 0.03, (0.45, -0.14, 1.0), paint("sun"), bevel=0.01)
    cylinder(0.07, 0.05, (0.45, -0.14, 1.03), paint("sun"), top=0.02, bevel=0.01)
    tube([(0.45, -0.14, 1.07), (0.45, -0.14, 1.11)], 0.012, paint("navyDeep"))
