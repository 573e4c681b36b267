"""Behind a button: names and words of a place, moving and dropping it, making it the home."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.widgets import plain, press
from realmgen.ui.worlds import at
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.wording import words_field

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Place, World
    from realmgen.ui.worlds.desk import Desk

LONGEST_TEXT = 2000
WORDS = {
    "settlement": {
        "name": "Name",
        "size": "Size",
        "where": "Location",
        "descriptor": "What it is like",
        "leader": "Leader",
        "defence": "Defence",
        "style": "Built",
        "trade": "Trades in",
        "features": "To be seen",
        "troubles": "Troubles",
    },
    "site": {"name": "Name", "where": "What it is", "descriptor": "What it is like", "features": "To be seen"},
}
"""By kind of place: what can be written of it, and what that is called. Of several things each is a line."""


OPEN = state.key(PAGE, "change")


def change(desk: Desk, world: World, place: Place) -> None:
    """Each field is written when one leaves it."""
    popover = st.popover("Change", icon=":material/edit:", key=OPEN, on_change="rerun")
    if not popover.open:
        return
    with popover:
        for field, label in WORDS[place.kind].items():
            _field(desk, place, field, label)
        press("Move it", "open_with", f"{PAGE}.move", _move, place.number, width="stretch")
        if place.kind == "settlement" and place.number != world.home:
            _deed(desk, "Make it the home", "home", orders.home(place.number))
        _roads(desk, world, place)
        _deed(desk, "Take it off the map", "delete", orders.drop(place.number))


def _move(number: int) -> None:
    """The next tap on the map says where to; the list would lie over it on a narrow page."""
    state.put(at.MOVING, number)
    state.put(OPEN, False)


def _field(desk: Desk, place: Place, field: str, label: str) -> None:
    key = f"{PAGE}.word.{desk.game.code}.{place.number}.{field}"
    words_field(
        key,
        label,
        getattr(place, field),
        LONGEST_TEXT,
        lambda value: order(desk.game, orders.place(place.number, **{field: value})),
    )


def _deed(desk: Desk, label: str, icon: str, command: str) -> None:
    press(label, icon, f"{PAGE}.do.{command.split()[0]}", order, desk.game, command, width="stretch")


def _roads(desk: Desk, world: World, place: Place) -> None:
    """Ways that begin or end here can be taken up."""
    for road in world.roads:
        if place.number not in (road.origin, road.to):
            continue
        other = world.place(road.to if road.origin == place.number else road.origin)
        if other:
            label = f"Take up the {orders.WAYS[road.kind]} to {plain(other.name)}"
            key = f"{PAGE}.way.{road.origin}.{road.to}"
            command = orders.road(world, road.origin, road.to, road.kind)
            press(label, "remove_road", key, order, desk.game, command, width="stretch")
