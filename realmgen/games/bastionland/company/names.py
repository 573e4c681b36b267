"""Names to call a new Knight by, from the tables of people."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import count

from realmgen.kit.chance import Dice
from realmgen.kit.table import Table

GIVEN, BYNAMES = ("people.women", "people.men"), "people.bynames"


def suggested(tables: Mapping[str, Table], taken: Collection[str], dice: Dice) -> Iterator[str]:
    """Names in an order by chance that nobody bears, in small or capital letters: given names first, then given names
    with bynames, at last with numbers. None at all where no table has given names."""
    known = {name.casefold() for name in taken}
    given = [name for table in GIVEN if table in tables for name in tables[table].entries]
    bynames = tables[BYNAMES].entries if BYNAMES in tables else ()
    for name in _endless(dice.shuffled(given), dice.shuffled(bynames)):
        if name.casefold() not in known:
            yield name


def _endless(given: list[str], bynames: list[str]) -> Iterator[str]:
    yield from given
    for byname in bynames:
        yield from (f"{name} {byname}" for name in given)
    if given:
        yield from (f"{name} {number}" for number in count(2) for name in given)
