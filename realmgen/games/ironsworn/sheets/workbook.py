"""The truths workbook: every category with its options to tick, or as this world has them (IS-518, IS-519, IS-561)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from realmgen.games.ironsworn.lore import Category, Option
from realmgen.games.ironsworn.model import Truth, World
from realmgen.games.ironsworn.sheets.said import credited
from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Blanks, Block, Box, Leaf

OWN, LINES, FEW = "In our own words", 3, 1


def workbook(truths: Mapping[str, Category], world: World | None = None) -> Leaf:
    """To be filled in by hand where no world is given; else with what holds in it."""
    blocks = [block for one in truths.values() for block in _category(one, world.truth(one.key) if world else None)]
    foot = credited(*(one.credit for one in truths.values() if one.pack))
    return Leaf(
        world.name if world else "Your truths",
        tuple(blocks),
        overline="Truths of the Ironlands" if world else "The Ironlands",
        subtitle="What everybody knows. It may yet prove false." if world else "Tick one, keep two, or write your own",
        foot=foot,
    )


def _category(category: Category, truth: Truth | None) -> Iterator[Block]:
    yield Heading(category.title)
    if category.question:
        yield Paragraph(category.question)
    for option in category.options:
        yield from _option(option, truth is not None and option.number in truth.options)
    yield from _own(truth)


def _option(option: Option, chosen: bool) -> Iterator[Block]:
    yield Box(option.title, option.text, chosen)
    yield Entry(f"Quest: {option.idea.title}" if option.idea.title else "Quest", option.idea.text)


def _own(truth: Truth | None) -> Iterator[Block]:
    """What was written by oneself, and lines to write on."""
    if truth is None or not truth.own:
        yield Entry(OWN, "")
        yield Blanks(LINES if truth is None else FEW)
        return
    yield Box(OWN, truth.own, marked=True)
    if truth.starter:
        yield Entry("Quest", truth.starter)
    if truth.believed:
        yield Entry("Was believed", truth.believed)
