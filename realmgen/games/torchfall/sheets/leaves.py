"""What is read: the rules on one card, answers and hints, and how to teach it (TF-073 to TF-087)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.torchfall.guide import ABOUT, EXAMPLE, FAQ, HINTS, RULES, SCRIPT, STARTS
from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Block, Lead, Leaf

NAME = "Torchfall"


def leaves() -> tuple[Leaf, ...]:
    """The rules card, then what is good to have beside it."""
    long = f"{ABOUT['time'].title} · {ABOUT['players'].title}"
    return (
        Leaf(NAME, tuple(_rules()), overline="The rules", subtitle=f"{ABOUT['what'].title}, {long.lower()}"),
        Leaf("Asked at the table", tuple(_answers()), overline=NAME),
        Leaf(
            "A turn is played",
            tuple(_example()),
            overline=NAME,
            subtitle="Blue, with four roads and no action to spare",
        ),
        Leaf("How to teach it", tuple(_teaching()), overline=NAME, subtitle="Read it out, piece in hand"),
    )


def _rules() -> Iterator[Block]:
    yield Lead(ABOUT["what"].text)
    for part in RULES:
        yield Heading(part.title)
        yield Paragraph(part.text)
        yield from (Entry(point.title, point.text) for point in part.points)


def _answers() -> Iterator[Block]:
    yield from (Entry(said.title, said.text) for said in FAQ.values())


def _example() -> Iterator[Block]:
    yield from (Entry(said.title, said.text) for said in EXAMPLE)
    yield Heading("Where to start")
    yield from (Entry(said.title, said.text) for said in STARTS.values())


def _teaching() -> Iterator[Block]:
    yield from (Entry(said.title, said.text) for said in SCRIPT)
    yield Heading("Four hints")
    yield from (Entry(said.title, said.text) for said in HINTS.values())
