"""Everything in a package as it can be read: listed, found by name, each with whose words it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.errors import Ambiguous, NotFound
from realmgen.games.ironsworn.datasworn import Package, attribution, find
from realmgen.service.datasworn.kept import package_of

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Category, Foe, RegionLore
    from realmgen.games.ironsworn.oracles.table import Oracle
    from realmgen.service.play import Play

MANY = 6


@dataclass(frozen=True, slots=True)
class Part:
    """Something of a package; `text` is in paragraphs, `credit` the line that gives credit, `group` its heading."""

    id: str
    kind: str
    name: str
    text: str
    credit: str
    group: str = ""


def parts_of(play: Play, pack: str) -> tuple[Part, ...]:
    """All that a package holds, kind by kind. Raises NotFound."""
    return tuple(_parts(package_of(play.ledger.packs, pack)))


def part_of(play: Play, pack: str, name: str) -> Part:
    """What is meant by an id, the end of one, or a name. Raises NotFound, and Ambiguous with those that it may be."""
    parts = {part.id: part for part in parts_of(play, pack)}
    try:
        return find(name, parts)
    except NotFound:
        named = [part for part in parts.values() if part.name.casefold() == name.strip().casefold()]
        if len(named) > 1:
            raise Ambiguous("name", name, [part.id for part in named[:MANY]]) from None
        if not named:
            raise
        return named[0]


def _parts(package: Package) -> Iterator[Part]:
    for oracle in package.oracles.values():
        yield Part(oracle.id, "oracle", oracle.title, _rows(oracle), attribution(oracle.credit), oracle.group)
    for truth in package.truths.values():
        yield Part(truth.key, "truth", truth.title, _options(truth), attribution(truth.credit))
    for foe in package.foes.values():
        yield Part(foe.key, "foe", foe.name, _foe(foe), attribution(foe.credit), foe.kind.capitalize())
    for key, region in package.regions.items():
        yield Part(key, "region", region.name, _region(region), attribution(region.credit))
    for item in package.items.values():
        yield Part(item.id, item.kind, item.name, item.text, attribution(item.credit), item.group)


def _rows(oracle: Oracle) -> str:
    rows = (f"{row.low if row.low == row.high else f'{row.low}-{row.high}'} {row.text}" for row in oracle.rows)
    return "\n".join([*rows, *(f"– {text}" for text in oracle.aside)])


def _options(truth: Category) -> str:
    return _paragraphs(
        truth.question, *(f"{option.number}. {option.text}\n{option.idea.text}" for option in truth.options)
    )


def _foe(foe: Foe) -> str:
    lists = (("Features", foe.features), ("Drives", foe.drives), ("Tactics", foe.tactics), ("Kinds", foe.kinds))
    told = (f"{title}: {'; '.join(texts)}" if texts else "" for title, texts in lists)
    return _paragraphs(f"Rank: {foe.rank}", foe.text, *told, foe.idea.text, foe.question)


def _region(region: RegionLore) -> str:
    return _paragraphs(region.text, f"Features: {'; '.join(region.features)}", region.idea.text)


def _paragraphs(*texts: str) -> str:
    return "\n\n".join(filter(None, texts))
