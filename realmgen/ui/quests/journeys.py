"""Journeys under way with their tracks, and setting out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders, quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.quests.at import PAGE
from realmgen.ui.quests.track import track
from realmgen.ui.widgets import plain, press, sentence, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Journey, World
    from realmgen.ui.worlds.desk import Desk

OUT = state.key(PAGE, "out")
FAR = 0
"""A place that is not on the map."""
DONE = "The track is full: arrive, or turn back"


def journeys(desk: Desk, world: World) -> None:
    """Those under way, the last first."""
    _set_out(desk, world)
    there = [one for one in reversed(desk.tale.journeys) if one.state == "open"]
    if not there:
        st.markdown(small("Nobody is on the road."))
    for one in there:
        _journey(desk, one)
    behind = [one for one in reversed(desk.tale.journeys) if one.state != "open"]
    if behind:
        with st.expander(f"Behind you: {len(behind)}", key=f"{PAGE}.roads"):
            for one in behind:
                st.markdown(f"{plain(sentence(quests.way(desk.tale, one)))} :gray-badge[{one.rank}] {small(one.state)}")


def _journey(desk: Desk, one: Journey) -> None:
    with st.container(border=True, gap="xsmall", key=f"journey-{one.number}"):
        st.markdown(f"**{plain(sentence(quests.way(desk.tale, one)))}** :gray-badge[{one.rank}]")
        track(one.ticks)
        row = st.container(horizontal=True, gap="small", vertical_alignment="center")
        score = f"Progress score {quests.boxes(one.ticks)}"
        command = str(quests.Onward(one.number))
        name, full = f"{PAGE}.onward.{one.number}", one.ticks >= quests.FULL
        hint = DONE if full else "A stretch of the way is behind you"
        press("Waypoint", "add", name, order, desk.game, command, row=row, disabled=full, help=hint)
        command = str(quests.Arrive(one.number))
        press("Arrived", "location_on", f"{PAGE}.arrive.{one.number}", order, desk.game, command, row=row, help=score)
        command = str(quests.TurnBack(one.number))
        press("Turn back", "", f"{PAGE}.back.{one.number}", order, desk.game, command, row=row, type="tertiary")
        row.markdown(small(score), width="content")


def _set_out(desk: Desk, world: World) -> None:
    """From where to where: the rank the way suggests, and any other (IS-500 to IS-505)."""
    popover = st.popover("Set out", icon=":material/hiking:", key=OUT, on_change="rerun")
    if not popover.open:
        return
    with popover:
        names = {one.number: one.name for one in world.places} | {FAR: "Somewhere off the map"}
        numbers = list(names)
        first = numbers.index(world.home) if world.home in names else 0
        origin = st.selectbox("From", numbers, first, format_func=names.__getitem__, key=f"{PAGE}.out.from")
        to = st.selectbox(
            "To", numbers, None, format_func=names.__getitem__, placeholder="Choose a place", key=f"{PAGE}.out.to"
        )
        if to is None or to == origin:
            st.markdown(small("Choose where it leads."))
            return
        travel = orders.way(world, origin, to)
        st.markdown(f"**{sentence(travel.rank)}.** {plain(travel.reason)}")
        rank = st.segmented_control(
            "Rank", quests.RANKS, default=travel.rank, required=True, key=f"{PAGE}.out.rank.{origin}.{to}"
        )
        command = str(quests.Depart(origin, to, rank))
        press("Set out", "hiking", f"{PAGE}.depart", _depart, desk, command, type="primary")


def _depart(desk: Desk, command: str) -> None:
    if order(desk.game, command):
        state.put(OUT, False)
