"""A Site as the players see it: drawn and told from what they were shown, and from nothing else."""

from __future__ import annotations

from functools import partial

import streamlit as st

from realmgen.service.siteview import Site
from realmgen.ui import state
from realmgen.ui.plan import PlanView, site_plan
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.site.plate import HEIGHT, hidden_layers, layers
from realmgen.ui.widgets import plain

PLAN = state.key(at.PAGE, "players_plan")
PANEL = 624
FIELD = (-1.65, -1.75, 3.3, 3.5)
"""What is shown of a plan whatever players know of it, in its own units."""


def players_plate(desk: Desk, site: Site | None) -> None:
    """Their plan; a frame in its stead as long as they know nothing."""
    if site is None:
        with st.container(border=True, height=HEIGHT, horizontal_alignment="center", vertical_alignment="center"):
            st.markdown("Players have been shown nothing of this Site.", width="content")
        return
    view = PlanView(
        key=f"{desk.campaign.code} {site.at} players",
        title=f"Players’ plan of {site.name}",
        box=FIELD,
        says={f"p{point.number}": f"{point.number} {point.name}" for point in site.points},
        known=frozenset(),
        movable=False,
        hint=site.name,
        hidden=hidden_layers(),
        height=HEIGHT,
    )
    nothing = partial(state.get, at.AS_PLAYERS)
    site_plan(layers(desk, "players"), view, key=PLAN, on_pick=nothing, on_act=nothing)


def players_panel(site: Site | None) -> None:
    """The key as they have it."""
    with st.container(border=True, height=PANEL, key="sitepanel", gap="small"):
        if site is None:
            st.subheader("Nothing shown yet", anchor=False)
            st.markdown("Reveal a point, and it stands here under the number players know it by.")
            return
        st.subheader(plain(site.name), anchor=False)
        st.markdown("\n\n".join(_key(site)))


def _key(site: Site) -> list[str]:
    lines = [plain(site.mood)] if site.mood else []
    for door in site.entrances:
        lines.append(f"**{'Hidden way' if door.hidden else 'Way'} in at {door.at}.** {plain(door.text)}")
    lines += [f"**{point.number} · {plain(point.name)}.** {plain(point.text)}" for point in site.points]
    lines += [
        f"**{route.between[0]}–{route.between[1]}, {route.way}.** {plain(route.text)}"
        for route in site.routes
        if route.text or route.way != "open"
    ]
    return lines
