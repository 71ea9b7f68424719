"""What builders leave behind: plasterboard, paint, tools."""

from .core import at, box, cylinder, lathe, paint, tube


def drywall(width=1.2, height=2.0):
    """A plasterboard sheet: pale face, coloured edge, standing and facing -y."""
    box((width, 0.05, height), (0, 0, 0), paint("line", "white", 0.35), bevel=0.008)
    box((width - 0.02, 0.02, height - 0.02), (0, -0.022, 0.01), paint("sand", "white", 0.3), bevel=0.005)


def paint_bucket(name="sun", size=1.0):
    """An open tin of paint with a drip."""
    with at(size=size):
        cylinder(0.2, 0.36, (0, 0, 0), paint("white"), bevel=0.015)
        lathe(
            [(0.2, 0), (0.215, 0), (0.215, 0.03), (0.17, 0.03), (0.17, 0)],
            (0, 0, 0.35),
            paint("inkSoft", "white", 0.5),
        )
        cylinder(0.18, 0.01, (0, 0, 0.362), paint(name, finish="gloss"), bevel=0.004)
        box((0.19, 0.02, 0.14), (0, -0.192, 0.11), paint(name), bevel=0.02)
        for x, drop in ((-0.06, 0.12), (0.03, 0.07)):
            tube([(x, -0.205, 0.37), (x, -0.207, 0.37 - drop)], 0.02, paint(name, finish="gloss"))


def paint_roller(name="sun"):
    """A roller lying on the floor."""
    cylinder(0.055, 0.28, (-0.14, 0, 0.055), paint(name), roll=90)
    tube(
        [(0.15, 0, 0.055), (0.2, 0, 0.055), (0.2, -0.14, 0.06), (0.0, -0.16, 0.06), (0.0, -0.28, 0.05)],
        0.012,
        paint("inkSoft", "white", 0.4),
    )
    tube([(0.0, -0.26, 0.05), (0.0, -0.46, 0.04)], 0.03, paint("navy"))


def toolbox(name="clay"):
    """A tool box with a bar handle."""
    box((0.6, 0.3, 0.24), (0, 0, 0), paint(name), bevel=0.04)
    box((0.62, 0.32, 0.06), (0, 0, 0.2), paint(name, "danger", 0.4), bevel=0.02)
    tube([(-0.2, 0, 0.25), (-0.2, 0, 0.38), (0.2, 0, 0.38), (0.2, 0, 0.25)], 0.022, paint("navyDeep"))


def hard_hat(name="sun"):
    """A safety helmet."""
    lathe(
        [(0, 0), (0.19, 0), (0.2, 0.02), (0.155, 0.04), (0.15, 0.1), (0.1, 0.17), (0, 0.19)],
        (0, 0, 0),
        paint(name),
        bevel=0.008,
    )
    box((0.05, 0.28, 0.03), (0, 0, 0.165), paint(name, "sunDeep", 0.7), bevel=0.012)
