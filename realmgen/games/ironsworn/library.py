"""The lore over content: each file is read when something of it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Protocol, TypeVar

from realmgen.errors import NotFound, Unreadable
from realmgen.games.ironsworn.lore import Additions, Category, Foe, Lore, RegionLore
from realmgen.games.ironsworn.model import CATEGORIES
from realmgen.games.ironsworn.oracles.reading import read_oracles
from realmgen.games.ironsworn.oracles.table import Oracle
from realmgen.games.ironsworn.reading import read_category, read_foe, read_region
from realmgen.kit.table import Table
from realmgen.kit.written import Record

ORACLES, TRUTHS, REGIONS, FOES = ("oracles", "truths", "regions", "foes")
"""The folders of its records."""
V = TypeVar("V")
Packed = Callable[[tuple[str, ...]], Additions]


class Content(Protocol):
    """What a library reads from."""

    tables: Mapping[str, Table]

    def ids(self, folder: str) -> tuple[str, ...]: ...

    def record(self, folder: str, id: str) -> Record: ...


class Library:
    """Ours, and by `packed` what packs add; raises Unreadable with every fault of what is read."""

    def __init__(self, content: Content, packed: Packed | None = None) -> None:
        self._content, self._packed = content, packed

    @cached_property
    def oracles(self) -> Mapping[str, Oracle]:
        """By id: the nineteen in their order, then those of the moves."""
        found: dict[str, Oracle] = {}
        faults: list[str] = []
        for name in self._content.ids(ORACLES):
            oracles, wrong = read_oracles(self._content.record(ORACLES, name))
            found |= oracles
            faults += wrong
        if faults:
            raise Unreadable(*faults)
        return dict(sorted(found.items(), key=lambda pair: pair[1].number or len(found) + 19))

    @cached_property
    def truths(self) -> Mapping[str, Category]:
        found = {category.key: category for category in self._each(TRUTHS, read_category)}
        return {key: found[key] for key in CATEGORIES if key in found}

    @cached_property
    def regions(self) -> Sequence[RegionLore]:
        return sorted(self._each(REGIONS, read_region), key=lambda region: region.number)

    @cached_property
    def foes(self) -> Mapping[str, Foe]:
        return {foe.key: foe for foe in self._each(FOES, read_foe)}

    def words(self, table: str) -> tuple[str, ...]:
        """Raises NotFound for a table that is not there."""
        if table not in self._content.tables:
            raise NotFound(f"there is no table {table!r}")
        return self._content.tables[table].entries

    def using(self, packs: Sequence[str]) -> Lore:
        """The same where no pack is on."""
        return Packs(self, self._packed(tuple(packs))) if packs and self._packed else self

    def _each(self, folder: str, read: Callable[[Record], tuple[V | None, list[str]]]) -> list[V]:
        found: list[V] = []
        faults: list[str] = []
        for name in self._content.ids(folder):
            value, wrong = read(self._content.record(folder, name))
            faults += wrong
            if value is not None:
                found.append(value)
        if faults:
            raise Unreadable(*faults)
        return found


class Packs:
    """A library with what packs add to it."""

    def __init__(self, ours: Library, more: Additions) -> None:
        self._ours, self._more = ours, more

    @cached_property
    def oracles(self) -> Mapping[str, Oracle]:
        return {**self._ours.oracles, **self._more.oracles}

    @cached_property
    def truths(self) -> Mapping[str, Category]:
        return {**self._ours.truths, **self._more.truths}

    @property
    def regions(self) -> Sequence[RegionLore]:
        return self._ours.regions

    @cached_property
    def foes(self) -> Mapping[str, Foe]:
        return {**self._ours.foes, **self._more.foes}

    def words(self, table: str) -> tuple[str, ...]:
        return self._ours.words(table)

    def using(self, packs: Sequence[str]) -> Lore:
        return self._ours.using(packs)
