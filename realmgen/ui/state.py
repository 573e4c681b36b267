"""What a browser session holds: which campaign it looks at and where. The rules' state is never kept here."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.errors import Ambiguous, NotFound
from realmgen.service.campaigns import REALM

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

CAMPAIGN = "app.campaign"
LAST_LINE = "app.last_line"
MISSED = "app.missed"


def key(page: str, thing: str) -> str:
    """The session key of a thing on a page."""
    return f"{page}.{thing}"


def get(name: str, default: Any = None) -> Any:
    """What the session holds under a key."""
    return st.session_state.get(name, default)


def put(name: str, value: Any) -> None:
    """Hold a value in the session under a key."""
    st.session_state[name] = value


def bump(name: str) -> None:
    """Count one up."""
    st.session_state[name] = st.session_state.get(name, 0) + 1


def play() -> Play:
    """The one service of this process."""
    return _play(os.environ.get("REALMGEN_DATABASE_URL"))


@st.cache_resource(show_spinner=False)
def _play(database: str | None) -> Play:
    from realmgen.service.registry import open_play

    return open_play(database)


def current() -> Campaign | None:
    """The campaign being looked at: the one the address names, else the one opened last.

    None when there is none; what the address asked for in vain stands under MISSED.
    """
    code = st.query_params.get("campaign") or get(CAMPAIGN)
    put(MISSED, "")
    if not code:
        return None
    try:
        campaign = play().find(code)
    except (NotFound, Ambiguous):
        campaign = None
    if campaign is None or campaign.game != REALM:
        put(MISSED, code)
        return None
    if get(CAMPAIGN) != campaign.code:
        put(CAMPAIGN, campaign.code)
    return campaign


def need_campaign() -> Campaign:
    """The campaign being looked at, which the address then names: a tablet that woke up loads the page anew.

    Raises NotFound when none is open.
    """
    campaign = current()
    if campaign is None:
        raise NotFound("no campaign is open: choose one on the page Campaigns")
    if st.query_params.get("campaign") != campaign.code:
        st.query_params.update(campaign=campaign.code)
    return campaign
