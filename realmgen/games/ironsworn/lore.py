"""What worlds are made from: oracles, truths, regions and foes, ours and those of packs that are on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from realmgen.games.ironsworn.model import Rank
from realmgen.games.ironsworn.oracles.table import Oracle

Credit = Mapping[str, str]
"""By `source`, `licence` and `author`: what is said of a text."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A quest starter: a title in a few words, and two or three sentences. `region` is where it must lie, 0 for
    anywhere."""

    title: str
    text: str
    region: int = 0
    rank: Rank = "dangerous"


@dataclass(frozen=True, slots=True)
class Option:
    """One of the three options of a category of truths (IS-521 to IS-553)."""

    number: int
    title: str
    text: str
    idea: Idea
    lore: str = ""
    """What it makes common knowledge, in a sentence."""


@dataclass(frozen=True, slots=True)
class Category:
    """A category of truths, by a key of `model.CATEGORIES` or of a pack; `question` is asked of those who choose.
    `shares` are the results of a d100 up to which each option is meant (IS-A2)."""

    key: str
    title: str
    question: str
    options: tuple[Option, ...]
    shares: tuple[int, ...] = (33, 67, 100)
    pack: str = ""
    credit: Credit = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class RegionLore:
    """One of the nine regions (IS-507 to IS-515): `styles` are ways of building there, `foes` keys of those met
    (IS-605)."""

    number: int
    name: str
    text: str
    features: tuple[str, ...]
    idea: Idea
    styles: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()
    credit: Credit = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Foe:
    """A sample NPC (IS-576 to IS-604): `kind` is ironlander, firstborn, animal, beast or horror; `question` is what it
    asks of your truth, `kinds` are its breeds with a word on each."""

    key: str
    name: str
    kind: str
    rank: Rank
    text: str
    features: tuple[str, ...]
    drives: tuple[str, ...]
    tactics: tuple[str, ...]
    idea: Idea
    question: str = ""
    kinds: tuple[str, ...] = ()
    pack: str = ""
    credit: Credit = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Additions:
    """What packs add, by id and key."""

    oracles: Mapping[str, Oracle] = field(default_factory=dict)
    truths: Mapping[str, Category] = field(default_factory=dict)
    foes: Mapping[str, Foe] = field(default_factory=dict)
    regions: Mapping[str, RegionLore] = field(default_factory=dict)


class Lore(Protocol):
    """All of it, read when it is first asked for; raises Unreadable with every fault of a file."""

    @property
    def oracles(self) -> Mapping[str, Oracle]: ...

    @property
    def truths(self) -> Mapping[str, Category]: ...

    @property
    def regions(self) -> Sequence[RegionLore]:
        """By number from 1."""

    @property
    def foes(self) -> Mapping[str, Foe]: ...

    def words(self, table: str) -> tuple[str, ...]:
        """The entries of one of our own tables that is no oracle, such as `land.features`."""

    def using(self, packs: Sequence[str]) -> Lore:
        """With what those packs add."""
