"""A board of places and roads as it can be drawn, with what lies on it, in units of its own.

Places lie in a disc: the centre is (0, 0), the outermost are 1 away, y runs down. A `style` names a look that the
renderer knows; a scene knows nothing of paper or millimetres.
"""

from __future__ import annotations

from dataclasses import dataclass

NOBODY = -1
"""The side that stands for none of those who play."""


@dataclass(frozen=True, slots=True)
class Side:
    """Who plays: a name, the sign on its pieces, and the style of its colour (`red`, `blue`, `green`, `gold`)."""

    name: str
    sign: str
    style: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place by its key. `style` names how it looks, `badge` a sign for what is special there, which `note` says.

    `light` is the number of the side whose light burns there, NOBODY for one that is nobody's, None for none;
    `standing` are the sides that stand there, by number.
    """

    key: str
    name: str
    x: float
    y: float
    style: str = ""
    badge: str = ""
    note: str = ""
    light: int | None = None
    standing: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Road:
    """A road between the places of two keys. `style` is `road`, `long`, or `line` for one that nothing lies on; `held`
    is the number of the side whose marker lies on it."""

    a: str
    b: str
    style: str = "road"
    held: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """A whole board. `seed` makes the drawing's own accidents, never the board."""

    title: str
    subtitle: str
    places: tuple[Place, ...]
    roads: tuple[Road, ...]
    sides: tuple[Side, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    """What marks mean: `place`, `stand`, `road`, `long`, `line`, `light`, `figure`, `marker` or a badge, and in which
    words."""
    footer: str = ""
    seed: str = ""
