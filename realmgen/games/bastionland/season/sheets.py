"""The year on a sheet: its Seasons with feasts and collections, what happened, and room for what will (MB-279 to
MB-288)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import capital
from realmgen.games.bastionland.season.events import COLOURS
from realmgen.games.bastionland.season.outlook import Quarter, outlook
from realmgen.kit.document import Entry, Heading
from realmgen.kit.dossier import Dossier, Fact, Facts
from realmgen.kit.leaf import Blanks, Block, Items

_TOLD = 8
"""The most of what happened that is listed for one Season; the newest counts."""


def calendar_sheet(state: State, year: int | None = None, foot: str = "") -> Dossier:
    """A year, the one that is now when none is named: for the game master, secrets and all."""
    found = outlook(state, year)
    now = state.day.now
    ages = " and ".join(map(str, found.ages)) or str(now.age)
    here = f"{now.season.capitalize()}, day {now.day}" if found.number == now.year else ""
    blocks = tuple(block for quarter in found.quarters for block in _quarter(quarter))
    realm = state.realm.name if state.realm else ""
    facts = Facts((Fact("Age", ages), Fact("Now", here), Fact("Realm", realm)))
    return Dossier(f"Year {found.number}", (facts,), blocks, overline="Calendar", rest="Notes", foot=foot)


def _quarter(quarter: Quarter) -> Iterator[Block]:
    yield Heading(f"{quarter.season.capitalize()}, the {COLOURS[quarter.season]}")
    yield from (Entry(capital(date.name), date.about) for date in quarter.dates)
    if quarter.entries:
        yield Items(tuple(f"Day {entry.on.day}: {entry.text}" for entry in quarter.entries[-_TOLD:]))
    else:
        yield Blanks(3)
