"""All places of a world, to be found by name, and one drawn by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, lines, orders
from realmgen.ui import state
from realmgen.ui.oracles.desk import roll
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.worlds import at
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.seen import audience

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Place, World
    from realmgen.ui.worlds.desk import Desk

FIND = state.key(PAGE, "find")


def places(desk: Desk, world: World) -> None:
    """By region; a press chooses one on the map."""
    if audience() == "gm":
        row = st.container(horizontal=True, vertical_alignment="center", gap="small")
        hint = "Which place? One of all cards, by chance"
        press("Draw a card", "style", f"{PAGE}.draw", roll, desk.game, orders.draw_card(), row=row, help=hint)
        card = world.place(lines.drawn_card(state.play(), desk.game))
        if card:
            label = f"**{card.number} {plain(card.name)}**"
            press(label, "arrow_forward", f"{PAGE}.card", at.go_to, desk, world, card.number, row=row)
    words = st.text_input(
        "Find a place", key=FIND, placeholder="Find a place", label_visibility="collapsed", type="search", live=True
    )
    found = [place for place in world.places if (words or "").strip().lower() in place.name.lower()]
    if not found:
        st.markdown(small("No place is called that." if world.places else "Nothing stands in this land yet."))
    for number in range(len(facts.REGIONS)):
        here = [place for place in found if world.region_of(place.cell) == number]
        if here:
            _region(desk, world, number, here)


def _region(desk: Desk, world: World, number: int, here: Sequence[Place]) -> None:
    st.markdown(f"**{plain(facts.region_name(number))}**")
    with st.container(horizontal=True, gap="xsmall", key=f"placesof-{number}"):
        for place in sorted(here, key=lambda one: (one.kind != "settlement", one.name)):
            icon = "home" if place.number == world.home else "cottage" if place.kind == "settlement" else "explore"
            label = f"{place.number} {plain(place.name)}"
            press(label, icon, f"{PAGE}.go.{place.number}", at.go_to, desk, world, place.number)
