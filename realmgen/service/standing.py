"""Where a campaign stands in words: the clock, where the Company is, and how everyone is."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.company.glory import rank_of
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.view import redact
from realmgen.kit.document import Block, Document, Entry, Heading, Paragraph, markdown
from realmgen.service.table import badges, clock, open_night, place, vitals


def standing(state: State, *, as_player: bool = False) -> str:
    """The Company's part of `show` as Markdown; empty before there is anything to tell. `as_player` leaves out what
    players may not see."""
    seen = redact(state) if as_player else state
    if not (seen.company.members or seen.company.at or seen.trail):
        return ""
    return markdown(Document("The Company", _when(seen), tuple(_blocks(seen))))


def _when(state: State) -> str:
    at = clock(state)
    going = open_night(state)
    parts = [f"{at.title}, {state.day.now.phase.title()}", at.weather.lower()]
    parts += [f"game night {going.number}"] if going else []
    return "; ".join(filter(None, parts))


def _blocks(state: State) -> Iterator[Block]:
    if state.realm and state.company.at:
        yield Paragraph(f"At {state.company.at}: {place(state, state.realm, state.company.at)}.")
    for member in state.company.members:
        yield Entry(member.name, _member(state, member))
    plans = state.nights[-1].plans if state.nights else {}
    if plans:
        yield Heading("Plans")
        yield from (Entry(who, plan) for who, plan in plans.items())


def _member(state: State, member: Member) -> str:
    """`knight, Knight-Errant with 2 Glory: VIG 8 of 11, CLA 12, SPI 7 of 14, GD 4. Fatigued.`"""
    glory = state.company.glory(member.name)
    what = [member.kind, *([f"{rank_of(glory).name} with {glory} Glory"] if member.kind == "knight" else [])]
    numbers = (f"{v.word} {v.now}{f' of {v.full}' if v.now != v.full else ''}" for v in vitals(member))
    told = f"{', '.join(what)}: {', '.join(numbers)}."
    return " ".join([told, *(f"{badge}." for badge in badges(member))])
