"""Where the page of a world stands in the session: the chosen hex, the tool in hand, what is shown beside the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts
from realmgen.ui import state
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

TURN, SENT, NEAR, DONE, MOVING, FROM = (
    state.key(PAGE, name) for name in ("turn", "sent", "near", "done", "moving", "from")
)
AS_PLAYERS, LOOK, SHOWN, SIDE = (state.key(PAGE, name) for name in ("as_players", "theme", "shown", "side"))
TOOL, REGION, GROUND, BRUSH, KIND, NAME, WAY = (
    state.key(PAGE, name) for name in ("tool", "region", "ground", "brush", "kind", "name", "way")
)
HEX = "hex"
"""What the address calls the chosen hex by."""
HERE, AROUND, ALL = "Here", "Region", "All places"


def hex_key(desk: Desk) -> str:
    """Each world remembers its own hex."""
    return state.key(PAGE, f"hex.{desk.game.code}")


def chosen(desk: Desk, world: World) -> str:
    """The chosen hex: the one in the address, else that of the home."""
    label = str(state.get(hex_key(desk)) or "")
    return label if facts.on_map(world, label) else facts.home_label(world)


def near(desk: Desk, world: World) -> str:
    """The hex the map comes near to: where a link or a list led last, at first the home."""
    code, label = state.get(NEAR) or ("", "")
    return label if code == desk.game.code and facts.on_map(world, label) else facts.home_label(world)


def choose(desk: Desk, label: str, *, by_page: bool = True, side: str = HERE) -> None:
    """Choose a hex; `by_page` when the map does not know of it yet."""
    state.put(hex_key(desk), label)
    st.query_params[HEX] = label
    state.put(SIDE, side)
    if by_page:
        state.bump(TURN)
        state.put(SENT, label)


def go_to(desk: Desk, world: World, number: int) -> None:
    """Choose the hex of a place; for callbacks."""
    place = world.place(number)
    if place:
        label = world.grid.label(place.cell)
        choose(desk, label)
        state.put(NEAR, (desk.game.code, label))


def follow_address(desk: Desk, world: World) -> None:
    """Go to the hex that a deep link names."""
    asked = st.query_params.get(HEX)
    if asked and asked != state.get(hex_key(desk)) and facts.on_map(world, asked):
        choose(desk, asked)
        state.put(NEAR, (desk.game.code, asked))
    state.put(SENT, chosen(desk, world))
