"""A package as it is read: what it holds by id, whose words they are, and what was odd."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.datasworn.ids import every_id, meant, parts, references, unmarked
from realmgen.games.ironsworn.datasworn.notes import Notes
from realmgen.games.ironsworn.datasworn.readings import Item, Readings
from realmgen.games.ironsworn.datasworn.rollables import Reader
from realmgen.games.ironsworn.datasworn.shapes import PackageShape
from realmgen.games.ironsworn.datasworn.sources import attribution, credited
from realmgen.games.ironsworn.datasworn.walking import KINDS, Walker, titles
from realmgen.games.ironsworn.datasworn.words import Words
from realmgen.games.ironsworn.lore import Category, Credit, Foe, RegionLore
from realmgen.games.ironsworn.oracles.table import Oracle

VERSION = "datasworn_version"
TRIED = ("0.0.", "0.1.", "0.2.", "0.3.")
"""Schemas that are known, by how their numbers begin."""
EXPANSION = "expansion"


@dataclass(frozen=True)
class Package:
    """A ruleset or, where it `expands` one, an expansion. `dangling` are the ids it refers to that nothing has,
    `credits` how many things of a kind are credited in which words."""

    id: str
    title: str
    version: str
    expands: str
    credit: Credit
    oracles: Mapping[str, Oracle]
    truths: Mapping[str, Category]
    foes: Mapping[str, Foe]
    regions: Mapping[str, RegionLore]
    items: Mapping[str, Item]
    counts: Mapping[str, int]
    credits: Mapping[tuple[str, str], int]
    dangling: tuple[str, ...]
    remarks: tuple[str, ...]
    known: frozenset[str] = field(repr=False, compare=False, default=frozenset())


def is_package(raw: object) -> bool:
    """Whether an object is a package of Datasworn, by its looks."""
    return isinstance(raw, dict) and VERSION in raw and isinstance(raw.get("_id"), str)


def read_package(raw: Mapping[str, Any], others: Sequence[Package] = ()) -> Package:
    """Read a package; ids that lie in `others` lead there. Raises Unreadable for what is none."""
    if not is_package(raw):
        raise Unreadable("this is no package of Datasworn: it has no `datasworn_version` and no `_id`")
    return _Reading(raw, others).package()


class _Reading:
    def __init__(self, raw: Mapping[str, Any], others: Sequence[Package]) -> None:
        self.notes = Notes()
        self.raw, self.shape = raw, PackageShape.of(raw, self.notes, str(raw["_id"]))
        self.credit = credited(self.shape)
        self.expands = self.shape.ruleset if self.shape.type == EXPANSION or self.shape.ruleset else ""
        self.found = list(Walker(raw, self.credit, self.notes).all())
        self.known = frozenset({*every_id(raw), *(one.id for one in self.found)})
        self.others = {key for other in others for key in other.known}
        self.there = {other.id for other in others}
        named = {key: name for other in others for key, name in _names(other)}
        named |= titles(raw) | {one.id: str(one.raw.get("name") or "") for one in self.found}
        self.words = Words(named, self.notes)
        self.rollable = {one.id for one in self.found if one.kind == "oracle"} | {
            key for other in others for key in other.oracles
        }

    def package(self) -> Package:
        self._look()
        dangling = self._dangling()
        oracles = self._read("oracle", Reader(self.shape.id, self.words, self.notes, self._resolve).oracle)
        readings = Readings(self.shape.id, self.words, self.notes)
        kept = {kind: self._read(kind, readings.item) for kind in KINDS[4:]}
        truths = self._read("truth", readings.truth)
        return Package(
            id=self.shape.id,
            title=self.words.line(self.shape.title, self.shape.id) or self.shape.id,
            version=self.shape.version,
            expands=self.expands,
            credit=self.credit,
            oracles=oracles,
            truths=truths,
            foes=self._read("foe", readings.foe),
            regions=self._read("region", readings.region),
            items={key: item for items in kept.values() for key, item in items.items()},
            counts=Counter(one.kind for one in self.found),
            credits=Counter((one.kind, attribution(one.credit)) for one in self.found),
            dangling=dangling,
            remarks=self.notes.lines,
            known=self.known,
        )

    def _read(self, kind: str, read: Any) -> dict[str, Any]:
        values = ((one.id, read(one)) for one in self.found if one.kind == kind)
        return {key: value for key, value in values if value is not None}

    def _look(self) -> None:
        """What is odd of the package as a whole."""
        if not self.shape.version.startswith(TRIED):
            self.notes.say(self.shape.id, f"{VERSION} {self.shape.version}", "read as a later one of those known")
        if self.expands and self.expands not in self.there:
            self.notes.say(self.shape.id, f"builds upon {self.expands}", "not looked into here")
        for target in unmarked(self.raw):
            self.notes.say(f"link to {target}", "without a prefix", "read as one")

    def _dangling(self) -> tuple[str, ...]:
        """The ids that lead nowhere, each with what it is taken for. What lies in the ruleset of an expansion is not
        looked for while that is not here."""
        lost: dict[str, None] = {}
        for target in references(self.raw):
            one = parts(target)
            away = one and one.own == self.expands and one.own not in self.there
            if target not in self.known and target not in self.others and not away:
                lost[target] = None
        for target in lost:
            taken = meant(target, self.known | self.others)
            self.notes.say(target, "points nowhere", f"read as {taken}" if taken else "left as text")
        return tuple(lost)

    def _resolve(self, id: str, thing: str) -> str:
        """The oracle an id means."""
        if id in self.rollable:
            return id
        one = parts(id)
        if one and one.own == self.expands and one.own not in self.there:
            return id
        if id in self.known:
            return ""
        return meant(id, self.rollable)


def _names(package: Package) -> list[tuple[str, str]]:
    named: list[tuple[str, str]] = [(key, oracle.title) for key, oracle in package.oracles.items()]
    return named + [(key, item.name) for key, item in package.items.items()]
