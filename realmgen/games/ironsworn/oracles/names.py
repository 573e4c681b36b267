"""The oracles by name, in their order, and the one that is meant by a word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from realmgen.errors import NotFound
from realmgen.games.ironsworn.model import OwnTable
from realmgen.games.ironsworn.oracles.joined import JOINED
from realmgen.games.ironsworn.oracles.odds import ASK
from realmgen.games.ironsworn.oracles.table import Oracle, Row

SETTLEMENT_NAMES = (
    "landscape-feature",
    "manmade-edifice",
    "creature",
    "historical-event",
    "old-world-language",
    "environmental-aspect",
    "something-else",
)
NAMES: tuple[str, ...] = (
    "action",
    "theme",
    "region",
    "location",
    "coastal-waters-location",
    "location-descriptor",
    "settlement-name",
    *(f"settlement-name/{name}" for name in SETTLEMENT_NAMES),
    "quick-settlement/prefix",
    "quick-settlement/suffix",
    "settlement-trouble",
    "character-role",
    "character-goal",
    "character-descriptor",
    "ironlander-names-a",
    "ironlander-names-b",
    "elf-names",
    "giant-names",
    "varou-names",
    "troll-names",
    "combat-action",
    "mystic-backlash",
    "major-plot-twist",
    "challenge-rank",
    ASK,
    "pay-the-price",
    "endure-harm",
    "endure-stress",
)
"""Ours: the nineteen in their order (IS-616), then those of the moves."""
OWN = "Your tables"
"""The heading that one's own tables stand under."""
CLOSE = 3
"""How many names are suggested for one that is not there."""


def with_own(oracles: Mapping[str, Oracle], tables: Iterable[OwnTable]) -> Mapping[str, Oracle]:
    """The oracles with those somebody wrote (IS-615)."""
    own = {table.id: own_oracle(table) for table in tables}
    return {**oracles, **own} if own else oracles


def own_oracle(table: OwnTable) -> Oracle:
    """A table of one's own as an oracle."""
    rows = tuple(Row(row.low, row.high, row.text) for row in table.rows)
    return Oracle(table.id, table.title, rows, table.die, group=OWN)


def known(name: str, oracles: Mapping[str, Oracle]) -> bool:
    """Whether a name can be rolled on."""
    return name in oracles or name in JOINED


def not_found(name: str, oracles: Mapping[str, Oracle]) -> NotFound:
    """That there is no oracle of a name, with those that are close to it."""
    close = closest(name, (*oracles, *JOINED, ASK))
    meant = f"do you mean {' or '.join(close)}?" if close else "the list of oracles has their names"
    return NotFound(f"there is no oracle {name[:60]!r}: {meant}")


def closest(name: str, names: Iterable[str]) -> list[str]:
    """The names that hold one which is not there, then those nearest to it by the whole of them or their last part."""
    from difflib import get_close_matches

    among = {_plain(one): one for one in names}
    ends: dict[str, str] = {}
    for plain, one in among.items():
        ends.setdefault(plain.rpartition("/")[2], one)
    sought = _plain(name)
    near = [(ends | among)[found] for found in get_close_matches(sought, ends | among, CLOSE, 0.6)]
    within = [one for plain, one in among.items() if sought and sought in plain]
    return list(dict.fromkeys([*within, *near]))[:CLOSE]


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "-").replace("_", "-")
