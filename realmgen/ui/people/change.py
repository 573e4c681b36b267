"""Behind a button: everything that can be written of somebody, each field when one leaves it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.drafts import RANKS
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.people.at import PAGE
from realmgen.ui.widgets import press
from realmgen.ui.worlds.wording import words_field

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
    key = f"{PAGE}.word.{desk.game.code}.{one.number}.{field}"
    words_field(
        key,
        label,
        getattr(one, field),
        LONGEST_TEXT,
        lambda value: order(desk.game, orders.person(one.number, **{field: value})),
    )


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
