"""What can be written of a hex: names of what stands there or runs through it, rulers, marks, details."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

import streamlit as st

from realmgen.service.screen import HexFacts, Holding, Landmark, Myth
from realmgen.ui import state
from realmgen.ui.realm.desk import Desk
from realmgen.ui.widgets import press

LONGEST_NAME, LONGEST_TEXT = 80, 2000


class Wording(NamedTuple):
    """One thing to write: `order` is the command before the text, `text` what it says now."""

    label: str
    order: str
    text: str
    longest: int = LONGEST_NAME


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


def change(desk: Desk, here: HexFacts) -> None:
    """Behind a button: names and words, each written when one leaves its field; making a Seat, and removing."""
    thing, every = here.thing, [*_of_thing(here), *_of_land(desk, here)]
    if not every:
        return
    hint = "Names and words of this hex, and removing what stands in it" if thing else "Names of this hex"
    popover = st.popover("Change", icon=":material/edit:", help=hint, key="realm.words", on_change="rerun")
    if not popover.open:
        return
    with popover:
        for wording in every:
            ask = st.text_input if wording.longest == LONGEST_NAME else st.text_area
            ask(
                wording.label,
                wording.text,
                key=_key(desk, wording),
                max_chars=wording.longest,
                on_change=_write,
                args=(desk, wording),
            )
        if isinstance(thing, Holding) and not thing.seat:
            _deed(desk, "Make it the Seat", "crown", f"seat {here.label}")
        if thing is not None:
            _deed(desk, "Remove", "delete", f"remove {here.label}")


def _deed(desk: Desk, label: str, icon: str, command: str) -> None:
    key = f"realm.{command.split()[0]}"
    press(label, icon, key, desk.order, command, width="stretch")


def _key(desk: Desk, wording: Wording) -> str:
    target = wording.order.removeprefix("rename ")
    return f"realm.name.{desk.campaign.code}.{target}.{wording.text}"


def _write(desk: Desk, wording: Wording) -> None:
    typed = str(state.get(_key(desk, wording)) or "").strip()
    if typed != wording.text:
        desk.order(f"{wording.order} {json.dumps(typed)}")
