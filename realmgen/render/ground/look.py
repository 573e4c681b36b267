"""How each ground is built: the ways between its points and what lies round them, in units of the plan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

Course = Literal["square", "bent", "angled", "straight"]


@dataclass(frozen=True, slots=True)
class Look:
    """`reach` is the radius of a point, `way` the width of a route, `round` how far walls or rock go beyond both."""

    course: Course
    reach: float
    way: float
    round: float
    swell: float = 0.0
    """How much a route's width sways."""
    beyond: float = 0.12
    """What is strewn or lined still farther out."""
    wall: float = 0.0
    """How thick the masonry round a floor is."""


LOOKS: Mapping[str, Look] = MappingProxyType(
    {
        "tomb": Look("square", 0.31, 0.12, 0.16),
        "caves": Look("bent", 0.31, 0.15, 0.17, 0.35),
        "castle": Look("square", 0.31, 0.13, 0.12, beyond=0.14, wall=0.045),
        "wood": Look("bent", 0.3, 0.075, 0.36, 0.2, 0.1),
        "ruin": Look("square", 0.31, 0.13, 0.14),
        "isle": Look("bent", 0.27, 0.07, 0.27, 0.2, 0.24),
        "town": Look("straight", 0.28, 0.12, 0.26, beyond=0.14),
        "mine": Look("angled", 0.31, 0.12, 0.17),
    }
)
FALLBACK = "tomb"


def known(ground: str) -> str:
    """The ground itself, or the one that stands in for a look nobody drew."""
    return ground if ground in LOOKS else FALLBACK
