"""The truths workbook: every category with its options to tick, or what holds in a world (IS-518, IS-519, IS-561)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from realmgen.games.ironsworn.lore import Category, Idea, Option
from realmgen.games.ironsworn.model import Truth, World
from realmgen.games.ironsworn.sheets.said import credited
from realmgen.kit.document import Heading, Paragraph
from realmgen.kit.leaf import Block, Box, Leaf

OWN, LINES = "In our own words", 3


def workbook(truths: Mapping[str, Category]) -> Leaf:
    """Every option of every category with a box to tick, a quest, and lines for words of one's own."""
    blocks = [block for one in truths.values() for block in _blank(one)]
    return Leaf(
        "Your truths",
        tuple(blocks),
        overline="The Ironlands",
        subtitle="Tick one, keep two, or write your own",
        foot=credited(*(one.credit for one in truths.values() if one.pack)),
    )


def _blank(category: Category) -> Iterator[Block]:
    yield Heading(category.title)
    if category.question:
        yield Paragraph(category.question)
    yield from (Box(option.title, option.text, note=quest(option.idea)) for option in category.options)
    yield Box(OWN, "", lines=LINES)


def truths_sheet(truths: Mapping[str, Category], world: World, *, quests: bool = True) -> Leaf:
    """What holds in a world, with the quests that it starts; without them for players."""
    blocks = [block for one in truths.values() for block in _told(one, world.truth(one.key), quests)]
    blocks += [block for one in world.truths if one.category not in truths for block in _own(one, quests)]
    return Leaf(
        world.name,
        tuple(blocks),
        overline="Truths of the Ironlands",
        subtitle="What everybody knows. It may yet prove false.",
        foot=credited(*(one.credit for one in truths.values() if one.pack)),
    )


def _told(category: Category, truth: Truth, quests: bool) -> Iterator[Block]:
    chosen = [option for option in category.options if option.number in truth.options]
    yield Heading(category.title)
    yield from (_option(option, quests) for option in chosen)
    yield from _own(truth, quests)
    if not (chosen or truth.own):
        yield Box("Not settled yet", "", lines=LINES)


def _option(option: Option, quests: bool) -> Box:
    return Box(option.title, option.text, marked=True, note=quest(option.idea) if quests else "")


def _own(truth: Truth, quests: bool) -> Iterator[Block]:
    """What was written by oneself, and what proved otherwise."""
    if truth.own:
        started = f"Quest: {truth.starter}" if truth.starter and quests else ""
        yield Box(OWN, truth.own, marked=True, note=started)
    if truth.believed:
        yield Box("Was believed", truth.believed)


def quest(idea: Idea) -> str:
    """An idea in a line: `Quest: what cannot wait. Somebody...`."""
    return f"Quest: {idea.title}. {idea.text}" if idea.title else f"Quest: {idea.text}"
