"""Oracles to be read at the table: all in a booklet, one's own, and a sheet to write one on (IS-560, IS-561)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from realmgen.games.ironsworn.model import ODDS, OwnTable
from realmgen.games.ironsworn.oracles.odds import NAMES
from realmgen.games.ironsworn.oracles.table import Oracle
from realmgen.games.ironsworn.sheets.said import CREDIT, credited, sentence
from realmgen.kit.document import Heading
from realmgen.kit.dossier import Dossier, Fact, Facts
from realmgen.kit.leaf import Block, Leaf, Rows

BLANK = 50
"""Rows of a sheet to write a table on."""
HUNDRED = 100


def span(low: int, high: int, die: int = HUNDRED) -> str:
    """Results as books print them: `91–00` for 91 to 100 (IS-607, IS-A5)."""
    ends = [_shown(n, die) for n in dict.fromkeys((low, high))]
    return "–".join(ends)


def _shown(result: int, die: int) -> str:
    return "00" if result == die == HUNDRED else str(result)


def oracle_booklet(oracles: Iterable[Oracle], own: Iterable[OwnTable] = ()) -> Leaf:
    """Every table, in the order they come in, under the headings of their groups; those of one's own at the end."""
    found, mine = list(oracles), list(own)
    blocks = [*_odds(), *(block for oracle in found for block in _table(oracle)), *(b for t in mine for b in _own(t))]
    foot = credited(*(oracle.credit for oracle in found if oracle.pack))
    return Leaf("Oracles", tuple(blocks), overline="Ask and answer", subtitle="Roll d100; 00 is 100", foot=foot)


def _odds() -> Iterator[Block]:
    """The yes/no table (IS-488 to IS-492)."""
    told = "Yes on these results, else no. A match, such as 44, is an extreme answer or a twist."
    yield Heading("Ask the Oracle")
    yield Rows(tuple((span(least, HUNDRED), NAMES[odds]) for odds, least in ODDS.items()), told)


def _table(oracle: Oracle) -> Iterator[Block]:
    rows = tuple((span(row.low, row.high, oracle.die), row.text) for row in oracle.rows)
    yield Heading(f"{oracle.number}. {oracle.title}" if oracle.number else oracle.title)
    yield Rows(rows, " ".join(filter(None, (_die(oracle.die), sentence(oracle.ask)))))


def _own(table: OwnTable) -> Iterator[Block]:
    yield Heading(table.title)
    yield Rows(tuple((span(row.low, row.high, table.die), row.text) for row in table.rows), _die(table.die))


def _die(die: int) -> str:
    return "" if die == HUNDRED else f"Roll d{die}."


def blank_table() -> Dossier:
    """A sheet to write a table on: a line for its name, then results and what they bring."""
    facts = Facts((Fact("Asked when"), Fact("Written by")))
    told = "Oracle, d100: every number from 1 to 100 in one row"
    return Dossier("", (facts,), (Rows((("", ""),) * BLANK),), overline=told, foot=CREDIT)
