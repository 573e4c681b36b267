"""Taking a Site along: its plan and key for the game master and the players, at once or as one likes on Print."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.exports import Print
from realmgen.service.siteview import Audience, Site, known_as
from realmgen.ui import state
from realmgen.ui.site import printing
from realmgen.ui.site.desk import Desk
from realmgen.ui.sitemap import go

PAPER = "A4"


def files(row: DeltaGenerator, desk: Desk, site: Site) -> None:
    """Behind a button: both PDFs, and the way to every other file."""
    popover = row.popover("Print", icon=":material/print:", key="site.print", on_change="rerun")
    if not popover.open:
        return
    with popover:
        _download(desk, site, "gm", "Yours, with the whole key")
        _download(desk, site, "players", "The players’, with what they were shown", disabled=not known_as(site.points))
        if st.button("Other papers, looks and files …", key="site.print_more", width="stretch"):
            state.put(printing.WHAT, site.at)
            go("print", campaign=desk.campaign.code)


def _download(desk: Desk, site: Site, audience: Audience, label: str, *, disabled: bool = False) -> None:
    order = printing.Order("pdf", Print(audience=audience, theme=state.get(printing.THEME) or "colour", paper=PAPER))
    printing.button(desk.campaign, site, order, f"PDF: {label}", disabled=disabled)
