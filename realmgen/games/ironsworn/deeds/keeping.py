"""What is kept of answers and tables: notes, what players see, favourites, and tables of one's own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.deeds.asking import LONGEST, answer_of, with_answer
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import OwnRow, OwnTable, Tale
from realmgen.games.ironsworn.oracles.joined import JOINED
from realmgen.games.ironsworn.oracles.names import NAMES, not_found, with_own
from realmgen.games.ironsworn.oracles.own import MOST_TABLES, table_faults
from realmgen.games.ironsworn.oracles.telling import told
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


@dataclass(frozen=True, slots=True)
class Note(Deed):
    """Write to an answer what it came to mean (IS-614); without a text the note goes."""

    verb: ClassVar[str] = "note"
    words: ClassVar[tuple[str, ...]] = ("number", "text")
    number: int
    text: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        answer_of(tale, self.number)
        if len(self.text) > LONGEST:
            raise IllegalCommand(f"the note has {len(self.text)} characters: at most {LONGEST}")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        after = with_answer(tale, replace(answer_of(tale, self.number), note=self.text.strip()))
        words = f"Noted: {self.text.strip()}" if self.text.strip() else f"The note to answer {self.number} was struck."
        return Step(after, (Event("noted", words, {"number": self.number}),))


@dataclass(frozen=True, slots=True)
class Share(Deed):
    """Lay an answer before the players."""

    verb: ClassVar[str] = "share"
    words: ClassVar[tuple[str, ...]] = ("number",)
    number: int

    def check(self, tale: Tale, lore: Lore) -> None:
        if answer_of(tale, self.number).shared:
            raise IllegalCommand(f"answer {self.number} lies before the players already")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        answer = replace(answer_of(tale, self.number), shared=True)
        event = Event("shared", f"Laid before the players: {told(answer)}", {"number": self.number}, reveals=True)
        return Step(with_answer(tale, answer), (event,))


@dataclass(frozen=True, slots=True)
class Hide(Deed):
    """Take an answer away from the players again."""

    verb: ClassVar[str] = "hide"
    words: ClassVar[tuple[str, ...]] = ("number",)
    number: int

    def check(self, tale: Tale, lore: Lore) -> None:
        if not answer_of(tale, self.number).shared:
            raise IllegalCommand(f"answer {self.number} does not lie before the players")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        answer = replace(answer_of(tale, self.number), shared=False)
        event = Event("hidden", f"Answer {self.number} was taken from the players.", {"number": self.number})
        return Step(with_answer(tale, answer), (event,))


@dataclass(frozen=True, slots=True)
class Pin(Deed):
    """Keep an oracle at the top of the list."""

    verb: ClassVar[str] = "pin"
    words: ClassVar[tuple[str, ...]] = ("name",)
    name: str

    def check(self, tale: Tale, lore: Lore) -> None:
        if self.name in tale.pins:
            raise IllegalCommand(f"{self.name!r} is among the favourites already")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        title = chance.take(lambda: self._title(tale, lore))
        return Step(replace(tale, pins=(*tale.pins, self.name)), (Event("pinned", f"{title} is a favourite.", {}),))

    def _title(self, tale: Tale, lore: Lore) -> str:
        oracles = with_own(lore.oracles, tale.tables)
        if self.name in JOINED:
            return JOINED[self.name][0]
        if self.name not in oracles:
            raise not_found(self.name, oracles)
        return oracles[self.name].title


@dataclass(frozen=True, slots=True)
class Unpin(Deed):
    """Take an oracle from the favourites."""

    verb: ClassVar[str] = "unpin"
    words: ClassVar[tuple[str, ...]] = ("name",)
    name: str

    def check(self, tale: Tale, lore: Lore) -> None:
        if self.name not in tale.pins:
            raise NotFound(f"{self.name!r} is not among the favourites")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        pins = tuple(name for name in tale.pins if name != self.name)
        return Step(replace(tale, pins=pins), (Event("unpinned", f"{self.name} is a favourite no more.", {}),))


@dataclass(frozen=True, slots=True)
class Table(Deed):
    """Write a table of one's own, or write it anew (IS-560, IS-615)."""

    verb: ClassVar[str] = "table"
    words: ClassVar[tuple[str, ...]] = ("id",)
    id: str
    title: str
    rows: tuple[OwnRow, ...]
    die: int = 100

    @property
    def own(self) -> OwnTable:
        """The table, its rows in rising order."""
        return OwnTable(self.id, self.title.strip(), tuple(sorted(self.rows, key=lambda row: row.low)), self.die)

    def check(self, tale: Tale, lore: Lore) -> None:
        if faults := table_faults(self.own):
            raise IllegalCommand(*faults)
        if self.id in NAMES or self.id in JOINED:
            raise IllegalCommand(f"{self.id!r} is an oracle already: give the table a name of its own")
        if len(tale.tables) >= MOST_TABLES and all(one.id != self.id for one in tale.tables):
            raise IllegalCommand(f"there are {MOST_TABLES} tables of your own: strike one first")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        there = any(one.id == self.id for one in tale.tables)
        tables = tuple(self.own if one.id == self.id else one for one in tale.tables)
        after = replace(tale, tables=tables if there else (*tables, self.own))
        text = f"The table {self.own.title} was written{' anew' * there}: {len(self.rows)} rows on a d{self.die}."
        return Step(after, (Event("table", text, {"id": self.id}),))


@dataclass(frozen=True, slots=True)
class DropTable(Deed):
    """Strike a table of one's own."""

    verb: ClassVar[str] = "drop-table"
    words: ClassVar[tuple[str, ...]] = ("id",)
    id: str

    def check(self, tale: Tale, lore: Lore) -> None:
        self._table(tale)

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        table = self._table(tale)
        tables = tuple(one for one in tale.tables if one.id != self.id)
        pins = tuple(name for name in tale.pins if name != self.id)
        event = Event("table struck", f"The table {table.title} was struck.", {"id": self.id})
        return Step(replace(tale, tables=tables, pins=pins), (event,))

    def _table(self, tale: Tale) -> OwnTable:
        found = next((one for one in tale.tables if one.id == self.id), None)
        if found is None:
            there = ", ".join(one.id for one in tale.tables) or "there are none"
            raise NotFound(f"there is no table {self.id!r} of your own: {there}")
        return found


DEEDS: tuple[type[Deed], ...] = (Note, Share, Hide, Pin, Unpin, Table, DropTable)
