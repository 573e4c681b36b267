"""Before a world is open: oracles can be asked without one."""

from __future__ import annotations

import streamlit as st

from realmgen.service.worlds import games
from realmgen.ui import state, widgets
from realmgen.ui.oracles.desk import PAGE
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import attempt, empty, notice, plain, press
from realmgen.ui.worlds.desk import open_world

MOST = 6
"""Worlds that can be gone on with from here."""


def begin() -> None:
    """Oracles at once, a world to ask them of, or one that is there."""
    widgets.strip("Oracles")
    notice()
    row = empty(
        "Nothing has been asked yet",
        "Tables for everything you do not know: what happens, where, who it is, and whether it is so.",
    )
    press("Just the oracles", "casino", f"{PAGE}.alone", _alone, row=row, type="primary", shortcut="N")
    if row.button("A world first", icon=":material/public:", key=f"{PAGE}.world"):
        go("worlds")
    there = _there()
    if there:
        row = st.container(horizontal=True, horizontal_alignment="center", gap="small")
        row.markdown("Or go on with")
        for line in there:
            world = line.campaign
            key = f"{PAGE}.open.{world.code}"
            press(plain(world.name), "", key, open_world, world, row=row, help=plain(line.stands))


def _there() -> list[games.WorldLine]:
    """The worlds of the campaign that is open, then those that stand alone."""
    campaign = state.current()
    ours = games.listed(state.play(), campaign) if campaign else []
    return [*ours, *games.listed(state.play())][:MOST]


def _alone() -> None:
    """A journal of its own, which a world may be laid into later."""
    attempt(lambda: open_world(games.start(state.play(), None)))
