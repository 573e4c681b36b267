"""A journey that ends here: from where, how hard by the way it is, and setting out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.drafts import RANKS
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.widgets import NOTICE, plain, press, small
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Place, World
    from realmgen.ui.worlds.desk import Desk

ORIGIN, RANK, OPEN = (state.key(PAGE, f"journey.{name}") for name in ("from", "rank", "open"))


def journey(desk: Desk, world: World, place: Place) -> None:
    """Behind a button: the rank that is suggested, with why, and any other (IS-500 to IS-505)."""
    popover = st.popover("Journey", icon=":material/hiking:", key=OPEN, on_change="rerun", help="A journey to here")
    if not popover.open:
        return
    with popover:
        others = {one.number: one.name for one in world.places if one.number != place.number}
        first = _first(world, place, others)
        if first is None:
            st.markdown(small("There is no other place to come from."))
            return
        origin = st.selectbox(
            "From",
            list(others),
            index=list(others).index(first),
            format_func=lambda number: others[number],
            key=f"{ORIGIN}.{place.number}",
        )
        travel = orders.way(world, origin, place.number)
        st.markdown(f"**{travel.rank.capitalize()}.** {plain(travel.reason)}")
        rank = st.segmented_control(
            "Rank", list(RANKS), default=travel.rank, required=True, key=f"{RANK}.{place.number}.{origin}"
        )
        press(
            "Set out",
            "hiking",
            f"{PAGE}.set_out",
            _set_out,
            desk,
            orders.journey(origin, place.number, rank),
            type="primary",
        )


def _first(world: World, place: Place, others: dict[int, str]) -> int | None:
    """One sets out from home, unless one is there."""
    if world.home in others:
        return world.home
    return next(iter(others), None)


def _set_out(desk: Desk, command: str) -> None:
    if order(desk.game, command):
        state.put(OPEN, False)
        state.put(NOTICE, "The journey has begun: its track is on the page **Quests**.")
