"""Truths, foes, regions, and what is kept for later: moves, assets, rarities, sites, themes and domains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from realmgen.games.ironsworn.datasworn.notes import Notes
from realmgen.games.ironsworn.datasworn.shapes import (
    EntryShape,
    Extra,
    IdeaShape,
    ItemShape,
    NpcShape,
    OptionShape,
    Ranged,
    Raw,
    Shape,
    TruthShape,
)
from realmgen.games.ironsworn.datasworn.walking import Found
from realmgen.games.ironsworn.datasworn.words import Words
from realmgen.games.ironsworn.lore import Category, Credit, Foe, Idea, Option, RegionLore
from realmgen.games.ironsworn.model import RANKS, REGIONS, Rank

LONGEST_TITLE = 60
KINDS = ("ironlander", "firstborn", "animal", "beast", "horror")
"""Kinds of foes, as truths speak of them (IS-562)."""
LIKE: Mapping[str, str] = {"anomaly": "horror", "human": "ironlander", "creature": "animal", "monster": "beast"}
"""Natures of other books, and the kinds they are like; any other is like a beast."""
FURTHEST = 100


@dataclass(frozen=True, slots=True)
class Item:
    """What is kept as it came: `text` is what can be read of it, in paragraphs."""

    id: str
    kind: str
    name: str
    group: str
    text: str
    credit: Credit
    raw: Raw = field(repr=False, compare=False)


class Readings:
    """Reads them from what a walk found."""

    def __init__(self, package: str, words: Words, notes: Notes) -> None:
        self._package, self._words, self._notes = package, words, notes

    def truth(self, found: Found) -> Category | None:
        """A category; None for one without options."""
        shape = TruthShape.of(found.raw, self._notes, found.id)
        if not shape.options:
            self._notes.say(found.id, "no options", "left out")
            return None
        options = tuple(self._option(n, option, found.id) for n, option in enumerate(shape.options, 1))
        question = self._words.line(shape.summary or shape.yours, found.id)
        name = self._name(shape, found)
        shares = self._shares(shape.options, found.id)
        return Category(found.id, name, question, options, shares, self._package, found.credit)

    def _option(self, number: int, shape: OptionShape, id: str) -> Option:
        said = self._words.line(shape.description or shape.text, id)
        summary = self._words.line(shape.summary, id)
        text = f"{summary} {said}".strip() if summary.endswith((".", "?", "!", ":")) or not said else said
        title = shortened(summary or text) or f"Option {number}"
        extra = Extra.of(shape.extra, self._notes, id)
        idea = self._idea(extra, Idea(title, self._words.line(shape.quest, id)), id)
        return Option(number, title, text, idea, self._words.line(extra.lore, id))

    def _idea(self, extra: Extra, idea: Idea, id: str) -> Idea:
        """A quest starter with what a package of ours says of it."""
        shape = IdeaShape.of(extra.idea, self._notes, id)
        title = self._words.line(shape.title, id) or idea.title
        region = shape.region if shape.region is not None and 0 <= shape.region < len(REGIONS) else idea.region
        return Idea(title, idea.text, region, shape.rank if shape.rank in RANKS else idea.rank)

    def _shares(self, options: tuple[OptionShape, ...], id: str) -> tuple[int, ...]:
        """The highest result of each option; evenly where their ranges do not follow each other from 1 to 100."""
        ranges = [(option.low, option.high) for option in options]
        ends = [0, *(high or 0 for _, high in ranges)]
        wanted = [(last + 1, end) for last, end in pairwise(ends)]
        if ranges == wanted and ends[-1] == FURTHEST and all(low <= high for low, high in wanted):
            return tuple(ends[1:])
        even = tuple(round(FURTHEST * n / len(options)) for n in range(1, len(options) + 1))
        given = ", ".join("none" if low is None and high is None else f"{low}-{high}" for low, high in ranges)
        self._notes.say(id, f"ranges {given}", f"taken in their order, up to {', '.join(map(str, even))}")
        return even

    def foe(self, found: Found) -> Foe:
        shape = NpcShape.of(found.raw, self._notes, found.id)
        name = self._name(shape, found)
        rank, nature = self._rank(shape.rank, found.id), self._words.line(shape.nature, found.id)
        kind = nature.lower()
        odd = (f"Nature: {nature}",) if nature and kind not in KINDS else ()
        extra = Extra.of(shape.extra, self._notes, found.id)
        return Foe(
            key=found.id,
            name=name,
            kind=kind if kind in KINDS else LIKE.get(kind, "beast"),
            rank=rank,
            text=self._words.line(shape.description or shape.summary, found.id),
            features=(*self._each(shape.features, found.id), *odd),
            drives=self._each(shape.drives, found.id),
            tactics=self._each(shape.tactics, found.id),
            idea=self._idea(extra, Idea(name, self._words.line(shape.quest, found.id), rank=rank), found.id),
            question=self._words.line(shape.truth, found.id),
            kinds=tuple(self._variant(key, raw, rank, found.id) for key, raw in shape.variants.items()),
            pack=self._package,
            credit=found.credit,
        )

    def _variant(self, key: str, raw: Raw, usual: Rank, id: str) -> str:
        """A breed in words, its rank where it is another than the usual one."""
        shape = NpcShape.of(raw, self._notes, id)
        name = self._words.line(shape.name, id) or key.replace("_", " ").capitalize()
        said = self._words.line(shape.description or shape.summary, id)
        rank = self._rank(shape.rank, id)
        return (name if rank == usual else f"{name} ({rank})") + (f": {said}" if said else "")

    def _rank(self, number: int | None, id: str) -> Rank:
        if number is None or not 1 <= number <= len(RANKS):
            self._notes.say(id, f"rank {number}", "dangerous is taken; ranks go from 1 to 5")
            return "dangerous"
        return RANKS[number - 1]

    def region(self, found: Found) -> RegionLore:
        """An entry of an atlas; its number is that of our region of its name, 0 for another."""
        shape = EntryShape.of(found.raw, self._notes, found.id)
        name = self._name(shape, found)
        number = REGIONS.index(name) if name in REGIONS[1:] else 0
        text = self._words.line(shape.description or shape.summary, found.id)
        extra = Extra.of(shape.extra, self._notes, found.id)
        idea = self._idea(extra, Idea(name, self._words.line(shape.quest, found.id), number), found.id)
        features, styles = self._each(shape.features, found.id), self._each(extra.styles, found.id)
        return RegionLore(number, name, text, features, idea, styles, extra.foes, found.credit)

    def item(self, found: Found) -> Item:
        """What is only kept."""
        shape = ItemShape.of(found.raw, self._notes, found.id)
        parts = (*_parts(shape), self._denizens(shape))
        text = "\n\n".join(filter(None, (self._words.lines(part, found.id) for part in parts)))
        group = " › ".join(found.groups)
        return Item(found.id, found.kind, self._name(shape, found), group, text, found.credit, found.raw)

    def _denizens(self, shape: ItemShape) -> str:
        """Who lives in a site, a line each; what is left open is told by how often it is met."""
        names = (
            row.name or (self._words.title(row.npc) if row.npc else row.frequency.replace("_", " "))
            for row in shape.denizens
        )
        lines = "\n".join(f"{_range(row)} {name}" for row, name in zip(shape.denizens, names, strict=True))
        return f"Denizens\n{lines}" if lines else ""

    def _name(self, shape: Shape, found: Found) -> str:
        return self._words.line(shape.name, found.id) or found.id

    def _each(self, texts: tuple[str, ...], id: str) -> tuple[str, ...]:
        return tuple(filter(None, (self._words.line(text, id) for text in texts)))


def shortened(text: str) -> str:
    """The first words of a text, as a title."""
    if len(text) <= LONGEST_TITLE:
        return text
    return f"{text[:LONGEST_TITLE].rpartition(' ')[0] or text[:LONGEST_TITLE]} …"


def _parts(shape: ItemShape) -> Iterator[str]:
    """What can be read of an item, part by part."""
    yield from (shape.requirement, shape.text, shape.summary, shape.description)
    if shape.xp_cost is not None:
        yield f"Experience: {shape.xp_cost}"
    if shape.rank is not None and 1 <= shape.rank <= len(RANKS):
        yield f"Rank: {RANKS[shape.rank - 1]}"
    for one in shape.abilities:
        yield f"{'●' if one.enabled else '○'} {': '.join(filter(None, (one.name, one.text)))}"
    for title, rows in (("Features", shape.features), ("Dangers", shape.dangers)):
        lines = "\n".join(f"{_range(row)} {row.text or '…'}" for row in rows)
        yield f"{title}\n{lines}" if rows else ""


def _range(row: Ranged) -> str:
    return f"{row.low}" if row.low == row.high else f"{row.low}-{row.high}"
