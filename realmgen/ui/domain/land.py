"""Which land belongs to which Holding, on a small map that is drawn when it is looked at."""

from __future__ import annotations

from collections import Counter

import streamlit as st

from realmgen.service import domain as service
from realmgen.service import screen
from realmgen.service.domain import Domain
from realmgen.ui import state
from realmgen.ui.domain.desk import Desk
from realmgen.ui.shelf import ROUTE, SHELF
from realmgen.ui.widgets import plain, small


def land(desk: Desk, domain: Domain) -> None:
    """The nearest Holding has each hex, whoever rules it (MB-384)."""
    folded = st.expander("Its land", icon=":material/map:", key="domain.land", on_change="rerun")
    if not folded.open:
        return
    with folded:
        drawn = _drawn(desk.campaign.code, desk.seq)
        if drawn:
            st.html(
                f'<img class="thumb" src="{ROUTE[1:]}/{SHELF.put(drawn, "image/svg+xml")}" alt="Bounds of Domains">'
            )
        hexes = Counter(service.lands(desk.state).values())
        for at, many in hexes.most_common():
            mark = ":material/castle: " if at == domain.at else ""
            ruler = service.ruler_of(desk.state, at)
            st.markdown(
                f"{mark}**{plain(service.name_at(desk.state, at))}** {many} hexes, {plain(ruler) or 'nobody'} rules"
            )
        st.markdown(small("Each hex belongs to the nearest Holding."))


@st.cache_resource(max_entries=4, show_spinner=False)
def _drawn(code: str, seq: int) -> str:
    return screen.dominions(state.play().position(state.play().find(code)).state, code)
