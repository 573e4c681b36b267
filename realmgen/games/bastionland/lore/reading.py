"""Records to Myths and Knights, with every fault by file and line."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.errors import Unreadable
from realmgen.games.bastionland.lore.arms import Item, doubles, list_fault, read_item
from realmgen.games.bastionland.lore.model import (
    LANDMARK_KINDS,
    OMENS,
    PROMPTS,
    SHAPES,
    WITNESSES,
    Actor,
    Calling,
    Credit,
    Seer,
    Stats,
    Tale,
)
from realmgen.games.bastionland.lore.names import KNIGHT
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.kit.written import Form, Record

LONGEST_NAME, LONGEST_TEXT = 80, 1000
"""Characters: an entry is read at the table, and printed on a page."""


def read_tale(record: Record) -> Tale:
    """A Myth from its file; raises Unreadable with every fault."""
    form = Form.of(record, LONGEST_TEXT)
    credit, (d6, d12) = _credit(form, record), _place(form, record)
    tale = Tale(
        credit=credit,
        id=record.stem,
        d6=d6,
        d12=d12,
        name=form.text("name", most=LONGEST_NAME),
        shape=_shape(form, record),
        truth=form.text("truth"),
        omens=form.texts("omens", OMENS),
        cast=tuple(_cast(form)),
        left_alone=form.text("left_alone"),
        known=form.words("known", WITNESSES),
        weakness=form.text("weakness"),
        cure=form.text("cure"),
        hex=form.text("hex"),
        prompts=form.words("prompts", LANDMARK_KINDS),
    )
    _finish(form)
    return tale


def _shape(form: Form, record: Record) -> dict[str, str]:
    if record.pack and not form.has("shape"):
        return {}
    part = form.part("shape")
    found = {name: part.word(name, words) for name, words in SHAPES.items()}
    part.finish()
    return found


def _cast(form: Form) -> Iterator[Actor]:
    for part in form.forms("cast"):
        name, line = part.text("name", most=LONGEST_NAME), part.line_of("stats")
        stats, note = part.text("stats"), part.text("note", needed=False)
        part.finish()
        try:
            yield Actor(name, read_stats(stats) if stats else Stats(0, 0, 0, 0), note)
        except Unreadable as error:
            part.fault(line, f"stats of {name}: {error}")


def read_calling(record: Record) -> Calling:
    """A Knight from its file; raises Unreadable with every fault."""
    form = Form.of(record, LONGEST_TEXT)
    credit, (d6, d12) = _credit(form, record), _place(form, record)
    name = form.text("name", most=KNIGHT)
    belongings = _belongings(form, record)
    ability = form.part("ability")
    ability_name, ability_text = ability.text("name", most=LONGEST_NAME), ability.text("text")
    ability.finish()
    passion, seer = form.text("passion"), _seer(form)
    prompts = form.texts("prompts", PROMPTS)
    _finish(form)
    return Calling(record.stem, name, belongings, ability_name, ability_text, passion, seer, prompts, d6, d12, credit)


def _belongings(form: Form, record: Record) -> tuple[str, ...]:
    """The lines of property. Ours keep to the lists of arms, armour and beasts; a pack may have others."""
    lines = form.lines("property")
    start = lines[0][0] if lines else form.line
    items: list[Item] = []
    for line, text in lines:
        try:
            items.append(read_item(text))
        except Unreadable as error:
            form.fault(line, f"{text!r}: {error}")
        else:
            fault = "" if record.pack else list_fault(items[-1])
            if fault:
                form.fault(line, f"{text!r}: {fault}")
    for kind in doubles(items):
        form.fault(start, f"there is more than one {kind}: one piece of each kind of armour is worn (MB-175)")
    return tuple(text for _, text in lines)


def _seer(form: Form) -> Seer:
    part = form.part("seer")
    seer = Seer(part.text("name", most=LONGEST_NAME), part.text("look"), part.text("nature"), part.text("price"))
    part.finish()
    return seer


def _credit(form: Form, record: Record) -> Credit:
    return Credit(**form.header(record), pack=record.pack)


def _place(form: Form, record: Record) -> tuple[int, int]:
    """The place in the list of 72, in which ours all have one; a pack's entry may leave both dice out."""
    needed = not record.pack or form.has("d6") or form.has("d12")
    return form.number("d6", 1, 6, needed=needed), form.number("d12", 1, 12, needed=needed)


def _finish(form: Form) -> None:
    if form.sound:
        form.finish()
    if form.faults:
        raise Unreadable(*form.faults)
