"""The plan of a place as it can be drawn: points and the ways between them, in units of its own.

Positions lie in a disc: the centre is (0, 0), the six corners of the plain layout are 1 away, y runs down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Shape = Literal["circle", "triangle", "diamond"]
Way = Literal["open", "closed", "hidden"]
LEGEND = (
    ("circle", "Feature"),
    ("triangle", "Danger"),
    ("diamond", "Treasure"),
    ("open", "Open way"),
    ("closed", "Closed way"),
    ("hidden", "Hidden way"),
    ("door", "Way in"),
    ("hidden-door", "Hidden way in"),
)
"""Every mark of a plan and what it is called unless a plan says otherwise."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A numbered point of a plan; `name` may be empty on a plan that does not tell.

    `key` is what the accidents of its drawing hang on, so that it looks the same under another number; without one it
    is the number.
    """

    number: int
    x: float
    y: float
    shape: Shape
    name: str = ""
    key: str = ""

    @property
    def own(self) -> str:
        return self.key or str(self.number)


@dataclass(frozen=True, slots=True)
class Link:
    """A way between the spots of two numbers."""

    a: int
    b: int
    way: Way


@dataclass(frozen=True, slots=True)
class Door:
    """A way in from outside, at the spot of a number."""

    at: int
    hidden: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the key: what stands at a number ("" for a line about the whole), in words."""

    number: str
    heading: str
    text: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole plan.

    `ground` names the look of the place: `tomb`, `castle`, `caves`, `wood`, `ruin`, `isle`, `town`, `mine`.
    `seed` makes the drawing's own accidents, never the plan; it is a public code on what players get.
    """

    name: str
    subtitle: str
    ground: str
    spots: tuple[Spot, ...]
    links: tuple[Link, ...]
    doors: tuple[Door, ...] = ()
    entries: tuple[Entry, ...] = ()
    footer: str = ""
    seed: str = ""
    legend: tuple[tuple[str, str], ...] = LEGEND
    """Captions of the marks; one is printed only where its mark stands on the plan."""
