"""The Realm's Sites, to go from one to another, and hexes to draw a new one in."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.siteview import known_as
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk, go_to
from realmgen.ui.widgets import plain, press, small

WHERE = state.key(at.PAGE, "where")


def others(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: every Site of the Realm by hex, and any other hex."""
    every = desk.state.sites
    title, icon = f"Sites ({len(every)})", ":material/format_list_bulleted:"
    popover = row.popover(title, icon=icon, key="site.list", on_change="rerun")
    if not popover.open:
        return
    with popover:
        if not every:
            st.markdown(small("No Site has been drawn in this Realm yet."))
        for site in every:
            known = len(known_as(site.points))
            press(
                f"**{site.at}** {plain(site.name)}{(f', {known} of {len(site.points)} shown' if known else '')}",
                "",
                f"site.list.{site.at}",
                go_to,
                desk.campaign,
                site.at,
                width="stretch",
                disabled=site.at == desk.at,
            )
        names, taken, grid = _things(desk), {site.at for site in every}, desk.realm.grid
        free = [label for label in map(grid.label, range(grid.size)) if label not in taken]
        free.sort(key=lambda label: (label not in names, label))
        st.selectbox(
            "A new one in",
            free,
            index=None,
            key=WHERE,
            placeholder="Choose a hex",
            format_func=lambda label: f"{label} {names.get(label, '')}".strip(),
            on_change=_elsewhere,
            args=(desk,),
        )


def _things(desk: Desk) -> dict[str, str]:
    realm = desk.realm
    named = {myth.at: myth.name for myth in realm.myths} | {mark.at: mark.name for mark in realm.landmarks}
    return named | {home.at: home.name for home in realm.holdings}


def _elsewhere(desk: Desk) -> None:
    label = state.get(WHERE)
    if label:
        go_to(desk.campaign, str(label))
