"""Reading truths, regions and foes from what stands in their files; each reader notes every fault by file and line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from realmgen.games.ironsworn.lore import Category, Foe, Idea, Option, RegionLore
from realmgen.games.ironsworn.model import RANKS, REGIONS, Rank
from realmgen.kit.written import Form, Record

KINDS = ("ironlander", "firstborn", "animal", "beast", "horror")
"""Kinds of foes (IS-562)."""
LONGEST = 900
LONGEST_TITLE = 60
MOST_OPTIONS = 10


def read_category(record: Record) -> tuple[Category | None, list[str]]:
    """A category of truths; its options share a d100 evenly (IS-A2). None when there are faults."""
    form = Form.of(record, LONGEST)
    if not form.sound:
        return None, form.faults
    credit = form.header(record)
    title, question = form.text("title", most=LONGEST_TITLE), form.text("question")
    line = form.line_of("options")
    options = tuple(_option(n, part) for n, part in enumerate(form.forms("options"), 1))
    if len(options) > MOST_OPTIONS:
        form.fault(line, f"`options` must be 1 to {MOST_OPTIONS}; {len(options)} are there")
    _no_two_alike(form, line, [option.title for option in options])
    form.finish()
    if form.faults:
        return None, form.faults
    return Category(record.stem, title, question, options, shares(len(options)), record.pack, credit), []


def shares(count: int) -> tuple[int, ...]:
    """The results of a d100 up to which each of so many options is meant: 33, 67 and 100 for three (IS-A2)."""
    return tuple(round(100 * n / count) for n in range(1, count + 1))


def _option(number: int, form: Form) -> Option:
    title, text = form.text("title", most=LONGEST_TITLE), form.text("text")
    option = Option(number, title, text, _idea(form.part("idea")), form.text("lore"))
    form.finish()
    return option


def _idea(form: Form) -> Idea:
    """A quest starter; its region is given by name."""
    region = form.word("region", REGIONS[1:]) if form.has("region") else ""
    rank = form.word("rank", RANKS) if form.has("rank") else "dangerous"
    idea = Idea(
        form.text("title", most=LONGEST_TITLE),
        form.text("text"),
        REGIONS.index(region) if region in REGIONS else 0,
        cast(Rank, rank),
    )
    form.finish()
    return idea


def read_region(record: Record) -> tuple[RegionLore | None, list[str]]:
    """One of the nine regions, known by its name. None when there are faults."""
    form = Form.of(record, LONGEST)
    if not form.sound:
        return None, form.faults
    credit = form.header(record)
    name = form.word("name", REGIONS[1:])
    text, features = form.text("text"), form.texts("features")
    idea = _idea(form.part("idea"))
    styles, foes = _optional(form, "styles"), _optional(form, "foes")
    form.finish()
    if form.faults:
        return None, form.faults
    return RegionLore(REGIONS.index(name), name, text, features, idea, styles, foes, credit), []


def read_foe(record: Record) -> tuple[Foe | None, list[str]]:
    """A sample NPC. None when there are faults."""
    form = Form.of(record, LONGEST)
    if not form.sound:
        return None, form.faults
    credit = form.header(record)
    name = form.text("name", most=LONGEST_TITLE)
    kind, rank = form.word("kind", KINDS), form.word("rank", RANKS)
    text = form.text("text")
    features, drives, tactics = form.texts("features"), form.texts("drives"), form.texts("tactics")
    idea = _idea(form.part("idea"))
    question = form.text("question", needed=False)
    kinds = _optional(form, "kinds")
    form.finish()
    if form.faults:
        return None, form.faults
    said = (features, drives, tactics)
    return Foe(record.stem, name, kind, cast(Rank, rank), text, *said, idea, question, kinds, record.pack, credit), []


def _optional(form: Form, key: str) -> tuple[str, ...]:
    return form.texts(key) if form.has(key) else ()


def _no_two_alike(form: Form, line: int, titles: Sequence[str]) -> None:
    for title in dict.fromkeys(titles):
        if title and titles.count(title) > 1:
            form.fault(line, f"{title!r} is the title of {titles.count(title)} options")
