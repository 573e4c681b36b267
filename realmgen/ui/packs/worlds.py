"""Packages switched on and off for a world, where that is open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import datasworn
from realmgen.ui import state
from realmgen.ui.widgets import attempt, plain, small

if TYPE_CHECKING:
    from realmgen.ui.worlds.desk import Desk


def pack_switches(desk: Desk) -> None:
    """A switch for every package that is kept, and a word on those that are on but gone."""
    kept = datasworn.installed(state.play())
    for report in kept:
        on = report.id in desk.tale.packs
        st.toggle(
            plain(report.title),
            value=on,
            key=f"worlds.pack.{report.id}.{'on' if on else 'off'}",
            help=datasworn.count_words(report.counts),
            on_change=partial(_use, desk, report.id, not on),
        )
    for lost in sorted(set(desk.tale.packs) - {report.id for report in kept}):
        st.warning(
            f"**{plain(lost)} is on in this world, but not on this machine.** What was drawn from it stays; add it"
            " again to draw more.",
            icon=":material/warning:",
        )
    if not kept:
        st.markdown(small("The Packs page takes packages of Datasworn: the rulebooks' own tables, moves and foes."))


def _use(desk: Desk, pack: str, on: bool) -> None:
    attempt(lambda: datasworn.use(state.play(), desk.game, pack, on, seen=desk.seq))
