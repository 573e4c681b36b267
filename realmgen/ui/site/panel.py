"""The panel of the Site page: the whole Site, or the point, route or entrance that is chosen."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service.siteview import Site
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.parts import chosen_entrance, chosen_point, chosen_route
from realmgen.ui.site.whole import whole
from realmgen.ui.widgets import press

HEIGHT = 624


def panel(desk: Desk, site: Site) -> None:
    """Everything of what is chosen, and everything that can be done to it."""
    with st.container(border=True, height=HEIGHT, key="sitepanel", gap="small"):
        mark = desk.chosen
        if not mark:
            whole(desk, site)
            return
        press(
            plain_name(site),
            "arrow_back",
            "site.whole",
            partial(desk.choose, ""),
            type="tertiary",
            help="Back to the whole Site",
        )
        if mark[0] == "p" and desk.point:
            chosen_point(desk, site, desk.point)
        elif mark[0] == "e" and desk.entrance:
            chosen_entrance(desk, site, desk.entrance)
        else:
            a, b = desk.numbers
            chosen_route(desk, site, (a, b))


def plain_name(site: Site) -> str:
    """The Site's name, short enough for a button."""
    from realmgen.ui.widgets import plain

    return plain(site.name if len(site.name) <= 40 else f"{site.name[:39]}…")
