"""Who people are: their role, whom they serve, what they hold holy (MB-222 to MB-228)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Role = Literal["vassal", "vagabond", "knight", "seer"]
ROLES: dict[Role, str] = {
    "vassal": "serves a ruler, for protection",
    "vagabond": "roams, and looks after nobody else",
    "knight": "is bound by an oath, esteemed, and burdened with what is expected",
    "seer": "understands Myth well enough to glimpse what is coming",
}
"""MB-222, MB-223, MB-224, MB-226."""
ROLL: tuple[tuple[Role, int], ...] = (("vassal", 6), ("vagabond", 9), ("knight", 11), ("seer", 12))
"""By the highest face of a d12: how often each role is met (ours: the ledger gives no odds)."""
FAITHS = {
    "sky": "the stars, the moon, the sun and their motions",
    "nature": "the seasons, trees and beasts",
    "holy tales": "tales bound up with the Myths, that point the way to the City",
}
"""MB-228."""
CUSTOMS = (
    "A Knight leaves arms at the door of a hall and takes the seat that is offered.",
    "A travelling Knight is owed a night's food and bed; a longer stay is repaid with a favour.",
    "Who has sworn an oath is expected to keep it before witnesses, and is asked about it.",
)
"""What is expected of Knights where there is a Court (MB-226)."""


@dataclass(frozen=True, slots=True)
class Person:
    """Someone met. `ruler` is whom a Vassal serves, "" for all others (MB-223)."""

    name: str
    role: Role
    faith: str
    about: str
    rite: str
    ruler: str = ""

    def __str__(self) -> str:
        serves = f" of {self.ruler}" if self.ruler else ""
        return f"{self.name}, {self.role}{serves}: {self.about}. Faith: {self.faith}; {self.rite}."


def role_of(die: int) -> Role:
    """The role by a d12."""
    return next(role for role, highest in ROLL if die <= highest)


def faith_of(result: int, die: int) -> str:
    """The faith by which third of its table a rite's entry stands in: sky, nature, holy tales."""
    return tuple(FAITHS)[(3 * result - 1) // die]
