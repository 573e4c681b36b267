"""What can be written of a hex: names of what stands there or runs through it, rulers, marks, details."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

import streamlit as st

from realmgen.service.screen import HexFacts, Holding, Landmark, Myth
from realmgen.ui import state
from realmgen.ui.realm.desk import Desk

LONGEST_NAME, LONGEST_TEXT = 80, 2000


class Wording(NamedTuple):
    """One thing to write: `order` is the command before the text, `text` what it says now."""

    label: str
    order: str
    text: str
    longest: int = LONGEST_NAME


def wordings(desk: Desk, here: HexFacts) -> list[Wording]:
    """What can be written of a hex, the name one means first."""
    return [*_of_thing(here), *_of_land(desk, here)]


def _of_thing(here: HexFacts) -> Iterator[Wording]:
    thing, at = here.thing, here.label
    if thing is None:
        return
    yield Wording("Name", f"rename {at}", thing.name)
    if isinstance(thing, Holding):
        yield Wording("Held by", f"ruler {at}", thing.ruler)
    elif isinstance(thing, Myth):
        yield Wording("How it marks its hex", f"mark {at}", thing.mark, LONGEST_TEXT)
    elif isinstance(thing, Landmark):
        yield Wording("More of it", f"detail {at}", thing.detail, LONGEST_TEXT)


def _of_land(desk: Desk, here: HexFacts) -> Iterator[Wording]:
    stretch = f"this stretch of {'water' if here.terrain == 'sea' else 'land'}"
    parts = (
        ("lake", "this lake", [(lake.name, lake.hexes) for lake in desk.realm.lakes]),
        ("region", stretch, [(region.name, region.hexes) for region in desk.realm.regions]),
        ("river", "the river", [(river.name, river.path) for river in desk.realm.rivers]),
    )
    for part, said, every in parts:
        for number, (name, hexes) in enumerate(every, 1):
            if here.label in hexes:
                yield Wording(f"Name of {said}", f"rename {part} {number}", name)


def first_name(desk: Desk, wording: Wording) -> None:
    """The name one means, with its button."""
    field = _key(desk, wording)
    with st.form("rename", border=False, enter_to_submit=True):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", wrap=False)
        row.text_input(wording.label, wording.text, key=field, max_chars=wording.longest)
        row.form_submit_button("Rename", width=128, on_click=_write, args=(desk, wording))


def more(desk: Desk, others: list[Wording]) -> None:
    """Everything else, each written when one leaves its field."""
    popover = st.popover("Words", help="More names and words of this hex", key="realm.words", on_change="rerun")
    if not popover.open:
        return
    with popover:
        for wording in others:
            ask = st.text_input if wording.longest == LONGEST_NAME else st.text_area
            ask(
                wording.label,
                wording.text,
                key=_key(desk, wording),
                max_chars=wording.longest,
                on_change=_write,
                args=(desk, wording),
            )


def _key(desk: Desk, wording: Wording) -> str:
    target = wording.order.removeprefix("rename ")
    return f"realm.name.{desk.campaign.code}.{target}.{wording.text}"


def _write(desk: Desk, wording: Wording) -> None:
    typed = str(state.get(_key(desk, wording)) or "").strip()
    if typed != wording.text:
        desk.order(f"{wording.order} {json.dumps(typed)}")
