"""The strip of the Site page: other Sites, the look, rolling again, print, redo and undo."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import siteplay, sites
from realmgen.ui import state, widgets
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.files import files
from realmgen.ui.site.list import others
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, segments, small, switch

LOOKS = {"colour": "Colour", "sheet": "Black and white", "sheet-red": "With red"}
ROLLED = {
    "layout": ("Layout", "where points lie, and the ways between"),
    "routes": ("Routes", "which points they join, and how"),
    "entrances": ("Entrances", "where one comes in"),
    "points": ("Contents", "what one meets at every point"),
    "name": ("Name", "the Site’s, and its mood"),
}


def strip(desk: Desk) -> None:
    """The Site's name at the left, its tools at the right, Undo last."""
    row = widgets.strip(desk.site.name if desk.site else f"Hex {desk.at}")
    others(row, desk)
    if row.button("Map", icon=":material/map:", key="site.to_map", help=f"Hex {desk.at} on the Realm’s map"):
        go("realm", campaign=desk.campaign.code, hex=desk.at)
    if desk.site:
        _view(row)
        _roll_again(row, desk)
        files(row, desk, desk.site)
    widgets.undo_redo(row, desk.campaign, desk.seq)


def _view(row: DeltaGenerator) -> None:
    with row.popover("View", icon=":material/layers:", key="site.view"):
        segments("Look", LOOKS, at.LOOK, default="colour", titled=True)
        st.toggle("Names on the plan", value=True, key=at.NAMES, persist_state="session")
        switch("As the players see it", at.AS_PLAYERS)


def _roll_again(row: DeltaGenerator, desk: Desk) -> None:
    popover = row.popover("Roll again", icon=":material/autorenew:", key="site.again", on_change="rerun")
    if not popover.open:
        return
    with popover:
        st.markdown(small("One part is drawn anew, the rest stays. Players no longer know what is new."))
        for part, (name, what) in ROLLED.items():
            deed = partial(sites.roll_part, state.play(), desk.campaign, desk.at, part, seen=desk.seq)
            press(f"{name}: {what}", "", f"site.again.{part}", desk.do, deed, width="stretch")
        whole = partial(siteplay.roll_whole, state.play(), desk.campaign, desk.at, seen=desk.seq)
        press(
            f"All: another Site in {plain(desk.at)}", "restart_alt", "site.again.all", desk.do, whole, width="stretch"
        )
