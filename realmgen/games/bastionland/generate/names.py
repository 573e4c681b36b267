"""Names for everything: all different, and nothing hidden can be read out of what players see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, count

from realmgen.games.bastionland.clusters import all_stretches
from realmgen.games.bastionland.generate.frame import Draft
from realmgen.games.bastionland.generate.guide import region_count
from realmgen.games.bastionland.model import (
    HOLDING_KINDS,
    WATER,
    Barrier,
    Holding,
    Lake,
    Landmark,
    Myth,
    Realm,
    Region,
    River,
)
from realmgen.kit.chance import Dice, stream
from realmgen.kit.table import Table

Tables = Mapping[str, Table]
_DRAWS, _TRIES = 6, 40
_LEAST_NAMED = 3
"""Fewest hexes of a stretch that gets a name."""


class Namer:
    """Draws names from tables and remembers them; `seed` makes each kind of name its own stream.

    A hidden name has two words or more, and neither holds a visible name nor is held by one.
    """

    def __init__(self, tables: Tables, seed: str) -> None:
        self.tables, self.seed = tables, seed
        self._entries: dict[str, Sequence[str]] = {}
        self._shown: list[str] = []
        self._hidden: list[str] = []

    def know(self, shown: Iterable[str], hidden: Iterable[str]) -> None:
        """Remember names that are taken already."""
        self._shown += [name.casefold() for name in shown if name]
        self._hidden += [name.casefold() for name in hidden if name]

    def dice(self, what: str) -> Dice:
        return stream(self.seed, f"names/{what}")

    def entries(self, table: str) -> Sequence[str]:
        """The entries of a table, looked up once."""
        if table not in self._entries:
            self._entries[table] = self.tables[table].entries
        return self._entries[table]

    def shown(self, table: str, dice: Dice) -> str:
        """A new name that players may see."""
        return self.take(self._drawn(table, dice), table, dice, hidden=False)

    def hidden(self, table: str, dice: Dice) -> str:
        """A new name that players may not see."""
        return self.take(self._drawn(table, dice), table, dice, hidden=True)

    def _drawn(self, table: str, dice: Dice) -> Iterator[str]:
        """Entries to try, in order: by the table's die, then all there are."""
        rows = self.tables[table]
        for _ in range(_DRAWS):
            yield rows.entry(dice.below(rows.die) + 1)
        yield from dice.shuffled(self.entries(table))

    def take(self, names: Iterable[str], table: str, dice: Dice, *, hidden: bool) -> str:
        """The first name that is free, else an entry of the table with a word before it."""
        tried = chain(names, self._told_apart(table, dice, hidden))
        name = next(name for name in tried if self._is_free(name, hidden))
        (self._hidden if hidden else self._shown).append(name.casefold())
        return name

    def _told_apart(self, table: str, dice: Dice, hidden: bool) -> Iterator[str]:
        """Entries with a word before them, and a number behind when that is not enough."""
        words, last = self.entries("again"), self.entries(table)
        for turn in count(1):
            for _ in range(_TRIES):
                name = f"{dice.pick(words)} {dice.pick(last).removeprefix('The ')}{'' if turn == 1 else f' {turn}'}"
                yield f"The {name}" if hidden else name

    def _is_free(self, name: str, hidden: bool) -> bool:
        folded = name.casefold()
        same, other = (self._hidden, self._shown) if hidden else (self._shown, self._hidden)
        if folded in same or (hidden and " " not in name):
            return False
        return not any(folded in taken or taken in folded for taken in other)


def name_waters(draft: Draft, namer: Namer) -> tuple[tuple[Lake, ...], tuple[River, ...]]:
    """Lakes and rivers with their names (MB-247)."""
    labels = draft.frame.labels
    dice = namer.dice("lakes")
    lakes = tuple(Lake(namer.shown("lakes", dice), tuple(labels[c] for c in sorted(lake))) for lake in draft.lakes)
    return lakes, name_rivers(draft, namer)


def name_rivers(draft: Draft, namer: Namer) -> tuple[River, ...]:
    """Rivers with their names, each path downstream."""
    dice = namer.dice("rivers")
    labels = draft.frame.labels
    return tuple(River(namer.shown("rivers", dice), tuple(labels[c] for c in path)) for path in draft.rivers)


def name_regions(draft: Draft, namer: Namer) -> tuple[Region, ...]:
    """The stretches of land that bear a name."""
    dice = namer.dice("regions")
    labels = draft.frame.labels
    return tuple(
        Region(namer.shown(region_table(kind), dice), tuple(labels[c] for c in cells))
        for kind, cells in _named_stretches(draft)
    )


def _named_stretches(draft: Draft) -> list[tuple[str, tuple[int, ...]]]:
    """(terrain, cells) of the largest stretches of 3 hexes and more, largest first, the seas behind the land."""
    every = all_stretches(draft.frame.grid, draft.terrain)
    found = [(kind, cells) for kind, cells in every if len(cells) >= _LEAST_NAMED and kind != "lake"]
    found.sort(key=lambda stretch: (-len(stretch[1]), stretch[1][0]))
    land = [stretch for stretch in found if stretch[0] != "sea"]
    seas = [stretch for stretch in found if stretch[0] == "sea"]
    return land[: region_count(draft.options)] + seas


def region_table(kind: str) -> str:
    """Where the names of stretches of one terrain stand."""
    return "seas" if kind in WATER else f"region.{kind}"


def name_holdings(draft: Draft, namer: Namer) -> tuple[Holding, ...]:
    """Kinds, names and rulers: the Seat is grand and a Knight's, the others are mixed (MB-248, MB-249)."""
    dice = namer.dice("holdings")
    rest: list[str] = []
    out = []
    for number, cell in enumerate(draft.holdings):
        seat = number == 0
        kind = dice.pick(HOLDING_KINDS[:3]) if seat else rest.pop()
        if not rest:
            rest = dice.shuffled([other for other in HOLDING_KINDS if other != kind or not seat])
        name = namer.shown("holdings", dice)
        out.append(Holding(draft.frame.labels[cell], name, kind, seat, ruler(namer, dice, seat)))
    return tuple(out)


def ruler(namer: Namer, dice: Dice, seat: bool) -> str:
    """`Dame Orla Vane, Knight`, or for a lesser holding now and then an influential Vassal."""
    role = "Knight" if dice.below(100) < (85 if seat else 60) else "Vassal"
    woman = dice.below(2) == 0
    given = namer.entries("people.women" if woman else "people.men")
    bynames = namer.entries("people.bynames")
    title = ("Dame" if woman else "Sir") if role == "Knight" else dice.pick(namer.entries("people.offices"))
    names = (f"{title} {dice.pick(given)} {dice.pick(bynames)}, {role}" for _ in range(_TRIES))
    return namer.take(names, "people.offices", dice, hidden=False)


def name_myths(draft: Draft, namer: Namer) -> tuple[Myth, ...]:
    """Numbers 1, 2, 3...; each with a name and its mark on the land (MB-250)."""
    dice = namer.dice("myths")
    marks = dice.shuffled(namer.entries("myths.marks"))
    return tuple(
        Myth(number, draft.frame.labels[cell], namer.hidden("myths.names", dice), marks[number % len(marks)])
        for number, cell in enumerate(draft.myths, 1)
    )


def name_landmarks(draft: Draft, namer: Namer) -> tuple[Landmark, ...]:
    """A Sanctum names its Seer, a Ruin the Myth that slumbers there, none of this Realm's (MB-256, MB-260)."""
    dice = namer.dice("landmarks")
    detail = {"sanctum": "seers", "ruin": "myths.names"}
    out = []
    for cell, kind in sorted(draft.landmarks):
        name = namer.hidden(f"landmark.{kind}", dice)
        out.append(
            Landmark(draft.frame.labels[cell], kind, name, namer.hidden(detail[kind], dice) if kind in detail else "")
        )
    return tuple(out)


def barrier_values(draft: Draft) -> tuple[Barrier, ...]:
    """The barriers by label."""
    labels = draft.frame.labels
    return tuple(Barrier((labels[a], labels[b]), kind) for a, b, kind in draft.barriers)


def name_all(draft: Draft, seed: str, tables: Tables) -> Realm:
    """The finished Realm: what players see is named first."""
    namer = Namer(tables, seed)
    name = namer.shown("realms", namer.dice("realm"))
    lakes, rivers = name_waters(draft, namer)
    regions, holdings = name_regions(draft, namer), name_holdings(draft, namer)
    return Realm(
        name=name,
        seed=seed,
        options=draft.options,
        terrain=tuple(draft.terrain),
        area=tuple(draft.area),
        lakes=lakes,
        rivers=rivers,
        barriers=barrier_values(draft),
        holdings=holdings,
        myths=name_myths(draft, namer),
        landmarks=name_landmarks(draft, namer),
        regions=regions,
        left_out=tuple(draft.left_out),
    )
