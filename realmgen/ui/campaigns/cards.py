"""Cards for campaigns: the latest with its map, the others as rows."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import screen
from realmgen.service.campaigns import REALM
from realmgen.ui import state
from realmgen.ui.campaigns import dialogs
from realmgen.ui.lines import seed_of
from realmgen.ui.shelf import ROUTE, SHELF
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import attempt, plain, press, small
from realmgen.ui.words import ago, count

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign

MENU = ("Rename", "Duplicate", "Export", "Archive")
SHOWN_CHANGES = 6


def listed(*, archived: bool = False) -> list[Campaign]:
    """The campaigns with a Realm, in use or put away; the one last played first."""
    return state.play().campaigns(REALM, archived=archived)


def latest(campaign: Campaign) -> None:
    """The campaign touched last, with a thumbnail and the way back into it."""
    here = state.play().position(campaign)
    summary, badges = screen.summary(here.state)
    with st.container(border=True, key=f"card-{campaign.code}"):
        svg = _thumbnail(campaign.code, here.seq)
        with _beside(campaign, svg) if svg else nullcontext():
            _title(campaign, summary)
            st.markdown(" ".join(f":gray-badge[{plain(badge)}]" for badge in badges) or small("No Realm yet"))
            st.markdown(small(plain(" ".join(seed_of(here)))))
            if st.button(
                "Continue",
                type="primary",
                icon=":material/play_arrow:",
                width="stretch",
                key=state.key("campaigns", "continue"),
                shortcut="G",
            ):
                open_campaign(campaign)


def _beside(campaign: Campaign, svg: str) -> DeltaGenerator:
    """The thumbnail, and the room beside it."""
    picture, text = st.columns([2, 5], gap="medium", vertical_alignment="center")
    with picture:
        thumbnail(campaign, svg)
    return text


def _title(campaign: Campaign, summary: str) -> None:
    row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
    with row.container(width="stretch", gap=None):
        st.subheader(plain(campaign.name), anchor=False)
        st.markdown(f"{plain(summary)}  \n{small(told_apart(campaign))}")
    _menu(row, campaign)


def told_apart(campaign: Campaign) -> str:
    """What differs between campaigns of one name: when each was changed, how long it is, and its code."""
    return f"Changed {ago(campaign.updated)} · {count(campaign.seq, 'line')} · code {campaign.code}"


def thumbnail(campaign: Campaign, svg: str) -> None:
    """The map of a campaign's Realm as a small picture."""
    address = SHELF.put(svg, "image/svg+xml")
    st.html(f'<img class="thumb" src="{ROUTE[1:]}/{address}" alt="Map of {escape(campaign.name, quote=True)}">')


@st.cache_resource(max_entries=16, show_spinner=False)
def _thumbnail(code: str, seq: int) -> str:
    return screen.thumbnail(state.play().position(state.play().find(code)).state, code)


def latest_changes(campaign: Campaign) -> None:
    """What happened last in a campaign, and what its Realm still lacks."""
    with st.container(border=True):
        st.subheader("Last changes", anchor=False)
        lines = [line for line in state.play().history(campaign) if not line.cancelled]
        for line in lines[-SHOWN_CHANGES:][::-1]:
            st.markdown(f"{plain(line.text)}  \n{small(ago(line.time))}")
        if not lines:
            st.markdown("Nothing has been written yet.")
        _problems(campaign)
        if st.button("Read the journal", type="tertiary", icon=":material/auto_stories:", key="campaigns.journal"):
            dialogs.look_at(campaign)
            go("journal")


def _problems(campaign: Campaign) -> None:
    problems = state.play().problems(campaign)
    if problems:
        lines = [plain(line) for line in problems[:SHOWN_CHANGES]]
        lines += [f"and {len(problems) - SHOWN_CHANGES} more"] if problems[SHOWN_CHANGES:] else []
        st.markdown(f"**{count(len(problems), 'rule')} bent**\n" + "\n".join(f"- {line}" for line in lines))


def others(campaigns: list[Campaign], *, archived: bool = False) -> None:
    """A row for each campaign."""
    for campaign in campaigns:
        with st.container(border=True, key=f"card-{campaign.code}"):
            row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
            with row.container(width="stretch", gap=None):
                st.markdown(f"**{plain(campaign.name)}**")
                st.markdown(small(told_apart(campaign)))
            if archived:
                press("Bring back", "", f"campaigns.back.{campaign.code}", _restore, campaign, row=row)
                continue
            if row.button("Open", key=f"campaigns.open.{campaign.code}"):
                open_campaign(campaign)
            _menu(row, campaign)


def open_campaign(campaign: Campaign) -> None:
    """Go to the table of a campaign."""
    dialogs.look_at(campaign)
    go("table")


def _menu(row: DeltaGenerator, campaign: Campaign) -> None:
    chosen = row.menu_button(
        "",
        MENU,
        icon=":material/more_vert:",
        key=f"campaigns.menu.{campaign.code}",
        help="Rename, duplicate, export, archive",
    )
    if chosen:
        _do(campaign, chosen)


def _do(campaign: Campaign, chosen: str) -> None:
    if chosen == "Rename":
        dialogs.rename(campaign)
    elif chosen == "Export":
        dialogs.export(campaign)
    else:
        attempt(partial(state.play().duplicate if chosen == "Duplicate" else state.play().archive, campaign))
        st.rerun()


def _restore(campaign: Campaign) -> None:
    attempt(lambda: state.play().restore(campaign))
