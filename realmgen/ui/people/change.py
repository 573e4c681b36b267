"""Behind a button: everything that can be written of somebody, each field when one leaves it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.drafts import LONGEST_NAME, RANKS
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.people.at import PAGE
from realmgen.ui.widgets import press

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Person, World
    from realmgen.ui.worlds.desk import Desk

LONGEST_TEXT = 1000
WORDS = {
    "name": "Name",
    "role": "Role",
    "goals": "Wants",
    "descriptors": "Is",
    "ties": "Ties",
    "drives": "Drives",
    "tactics": "Tactics",
}
"""What can be written; of several things each is a line."""
NOBODY = "none"
"""The rank of whom nobody fights."""


def change(desk: Desk, world: World, one: Person) -> None:
    """The button, and what it opens."""
    popover = st.popover("Change", icon=":material/edit:", key=f"{PAGE}.change", on_change="rerun")
    if not popover.open:
        return
    with popover:
        for field, label in WORDS.items():
            _field(desk, one, field, label)
        _home(desk, world, one)
        _rank(desk, one)
        command = orders.drop_person(one.number)
        press("Out of the world", "delete", f"{PAGE}.drop", order, desk.game, command, width="stretch")


def _field(desk: Desk, one: Person, field: str, label: str) -> None:
    value = getattr(one, field)
    many = isinstance(value, tuple)
    text = "\n".join(value) if many else value
    key = f"{PAGE}.word.{desk.game.code}.{one.number}.{field}.{hash(text)}"
    write = partial(_write, desk, one, field, key)
    if many:
        st.text_area(label, text, key=key, height=72, max_chars=LONGEST_TEXT, on_change=write)
    else:
        st.text_input(label, text, key=key, max_chars=LONGEST_NAME, on_change=write)


def _write(desk: Desk, one: Person, field: str, key: str) -> None:
    typed, before = str(state.get(key) or "").strip(), getattr(one, field)
    lines = tuple(line.strip() for line in typed.splitlines() if line.strip())
    value: str | tuple[str, ...] = lines if isinstance(before, tuple) else typed
    if value != before:
        order(desk.game, orders.person(one.number, **{field: value}))


def _home(desk: Desk, world: World, one: Person) -> None:
    names = {0: "Of no settlement"} | {place.number: place.name for place in world.places}
    numbers = list(names)
    key = f"{PAGE}.homed.{desk.game.code}.{one.number}.{one.home}"
    st.selectbox(
        "Home",
        numbers,
        index=numbers.index(one.home) if one.home in names else 0,
        format_func=names.__getitem__,
        key=key,
        on_change=partial(_said, desk, one, "home", key),
    )


def _rank(desk: Desk, one: Person) -> None:
    """Whoever may be fought has one (IS-570, IS-574)."""
    key = f"{PAGE}.rank.{desk.game.code}.{one.number}.{one.rank}"
    st.segmented_control(
        "Rank",
        [NOBODY, *RANKS],
        default=one.rank or NOBODY,
        required=True,
        key=key,
        on_change=partial(_said, desk, one, "rank", key),
    )


def _said(desk: Desk, one: Person, field: str, key: str) -> None:
    value = state.get(key)
    if value is not None:
        order(desk.game, orders.person(one.number, **{field: value}))
