"""The land on one page, to hand to whoever plays in it (IS-498)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import REGIONS, World
from realmgen.games.ironsworn.sheets.said import CREDIT, items, listing, numbered, sentence
from realmgen.kit.document import Heading
from realmgen.kit.leaf import Block, Lead, Leaf

SUMMARY = "setting.summary"
"""The table of what the land is as a rule, in sentences: the land itself in the first OPENING, then how people live."""
OPENING = 2


def handout(world: World, lore: Lore) -> Leaf:
    """What the land is, what is known of it, and its settlements by region, each with its number on the map."""
    summary = lore.words(SUMMARY)
    opening = Lead(" ".join(summary[:OPENING]))
    return Leaf(
        world.name,
        (opening, *items("How people live", summary[OPENING:]), *_told(world)),
        overline="Where vows are sworn",
        foot=CREDIT,
    )


def _told(world: World) -> Iterator[Block]:
    yield from items("What everybody knows", map(sentence, world.lore))
    here = {number: _towns(world, number) for number in range(1, len(REGIONS))}
    found = [(REGIONS[number], towns) for number, towns in here.items() if towns]
    if found:
        yield Heading("Settlements")
        yield from listing(found)


def _towns(world: World, region: int) -> str:
    towns = [one for one in world.places if one.kind == "settlement" and world.region_of(one.cell) == region]
    return numbered(towns)
