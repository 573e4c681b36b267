"""A journey that begins or ends here: the other end, how hard by the way it is, and setting out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, orders
from realmgen.service.worlds.drafts import RANKS
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.widgets import NOTICE, plain, press, segments, small
from realmgen.ui.worlds.form import PAGE

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Place, World
    from realmgen.ui.worlds.desk import Desk

WAY, OTHER, RANK, OPEN = (state.key(PAGE, f"journey.{name}") for name in ("way", "other", "rank", "open"))
FROM, TO = "From here", "To here"


def journey(desk: Desk, world: World, place: Place) -> None:
    """Behind a button: the rank that is suggested, with why, and any other (IS-500 to IS-505)."""
    popover = st.popover("Journey", icon=":material/hiking:", key=OPEN, on_change="rerun")
    if not popover.open:
        return
    with popover:
        others = facts.by_distance(world, place)
        if others:
            _way(desk, world, place, others)
        else:
            st.markdown(small("There is no other place to go to."))


def _way(desk: Desk, world: World, place: Place, others: dict[int, str]) -> None:
    """One sets out from where the last journey ended, at first from home."""
    now = facts.whereabouts(desk.tale)
    begun = FROM if now == place.number or now not in others else TO
    way = segments("Which way", (FROM, TO), f"{WAY}.{place.number}", default=begun, kept=False)
    names = list(others)
    other = st.selectbox(
        "To" if way == FROM else "From",
        names,
        index=names.index(now) if now in others and way == TO else 0,
        format_func=others.__getitem__,
        key=f"{OTHER}.{place.number}.{way}",
    )
    ends = (place.number, other) if way == FROM else (other, place.number)
    travel = orders.way(world, *ends)
    st.markdown(f"**{travel.rank.capitalize()}.** {plain(travel.reason)}")
    rank = st.segmented_control(
        "Rank", list(RANKS), default=travel.rank, required=True, wrap=True, key=f"{RANK}.{ends[0]}.{ends[1]}"
    )
    command = orders.journey(*ends, rank)
    press("Set out", "hiking", f"{PAGE}.set_out", _set_out, desk, command, type="primary")


def _set_out(desk: Desk, command: str) -> None:
    if order(desk.game, command):
        state.put(OPEN, False)
        state.put(NOTICE, "The journey has begun: its track is on the page **Quests**.")
