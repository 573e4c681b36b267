"""The strip of the Site page: other Sites, the look, rolling again, print, redo and undo."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import siteplay, sites
from realmgen.service.siteview import known_as
from realmgen.ui import printing, state, widgets
from realmgen.ui.instep import keep_in_step
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.list import others
from realmgen.ui.sitemap import go
from realmgen.ui.switches import switch
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import LOOKS, again, segments

ROLLED = {
    "layout": "Layout: where points lie, and the ways between",
    "routes": "Routes: which points they join, and how",
    "entrances": "Entrances: where one comes in",
    "points": "Contents: what one meets at every point",
    "name": "Name: the Site’s, and its mood",
    "all": "All: another Site",
}


def strip(desk: Desk) -> None:
    """The Site's name at the left, its tools at the right, Undo last."""
    keep_in_step(desk.campaign, desk.seq)
    row = widgets.strip(desk.site.name if desk.site else f"Hex {desk.at}")
    others(row, desk)
    if row.button("Map", icon=":material/map:", key="site.to_map", help=f"Hex {desk.at} on the Realm’s map"):
        go("realm", campaign=desk.campaign.code, hex=desk.at)
    if desk.site:
        _view(row)
        _roll_again(row, desk)
        if printing.site_files(row, desk.campaign, desk.site, shown=bool(known_as(desk.site.points))):
            state.put(printing.WHAT, desk.at)
            go("print", campaign=desk.campaign.code)
    undo_redo(row, desk.campaign, desk.seq)


def _view(row: DeltaGenerator) -> None:
    with row.popover("View", icon=":material/layers:", key="site.view"):
        segments("Look", LOOKS, at.LOOK, default="colour", titled=True)
        st.toggle("Names on the plan", value=True, key=at.NAMES, persist_state="session")
        switch("As the players see it", at.AS_PLAYERS)


def _roll_again(row: DeltaGenerator, desk: Desk) -> None:
    hint = "One part is drawn anew, the rest stays. Players no longer know what is new."
    again(row, at.PAGE, hint, ROLLED, partial(_again, desk))


def _again(desk: Desk, part: str) -> None:
    where = (state.play(), desk.campaign, desk.at)
    if part == "all":
        desk.do(lambda: siteplay.roll_whole(*where, seen=desk.seq))
    else:
        desk.do(lambda: sites.roll_part(*where, part, seen=desk.seq))
