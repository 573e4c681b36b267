"""The packs that are here: switched on and off for the campaign, or taken away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import packs
from realmgen.service.packs import Report
from realmgen.ui import state
from realmgen.ui.packs import packages
from realmgen.ui.packs.report import card
from realmgen.ui.widgets import attempt, empty, plain, small
from realmgen.ui.words import count

if TYPE_CHECKING:
    from realmgen.service.play import Campaign


def here(campaign: Campaign | None) -> None:
    """A card for every pack."""
    st.subheader("Packs that are here", anchor=False)
    on = packs.switched_on(state.play(), campaign) if campaign else ()
    for lost in packs.missing(state.play(), campaign) if campaign else ():
        st.warning(
            f"**{plain(lost)} is on in this campaign, but not on this machine.** What was drawn from it stays; add it"
            " again to draw more.",
            icon=":material/warning:",
        )
    kept = packs.installed(state.play())
    for report in kept:
        _card(report, campaign, on=report.id in on)
    if not packages.shown() and not kept:
        empty("No packs yet", "Everything is drawn from what came along. Add a pack, or copy ours and fill it.")


def _card(report: Report, campaign: Campaign | None, *, on: bool) -> None:
    with st.container(border=True, gap="small", key=f"pack-{report.id}"):
        card(report)
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
        if campaign:
            row.markdown(
                f":green-badge[:material/check: on in {plain(campaign.name)}]"
                if on
                else small(f"off in {plain(campaign.name)}"),
                width="stretch",
            )
            row.button(
                "Switch off" if on else "Switch on",
                key=f"packs.use.{report.id}",
                on_click=partial(_use, campaign, report.id, not on, state.play().position(campaign).seq),
            )
        else:
            row.markdown(small("Open a campaign to switch it on there."), width="stretch")
        if row.button("Remove …", icon=":material/delete:", key=f"packs.remove.{report.id}"):
            _remove(report)


def _use(campaign: Campaign, pack: str, on: bool, seen: int) -> None:
    attempt(lambda: packs.use(state.play(), campaign, pack, on, seen=seen))


@st.dialog("Remove a pack", icon=":material/delete:")
def _remove(report: Report) -> None:
    """Say who uses it, and ask."""
    users = packs.where_on(state.play()).get(report.id, [])
    names = ", ".join(plain(campaign.name) for campaign in users)
    if users:
        st.markdown(f"**{plain(report.title)}** is on in {count(len(users), 'campaign')}: {names}.")
    st.markdown(
        f"{plain(report.title)} is taken off this machine. Realms keep what they have drawn from it; nothing new comes."
        " Your own files stay where they are, and adding them again brings it back. Undo does not."
    )
    left, right = st.columns([2, 1], wrap=False)
    if left.button(
        "Remove it",
        type="primary",
        icon=":material/delete:",
        width="stretch",
        key="packs.surely",
        on_click=partial(_gone, report.id),
    ):
        st.rerun()
    if right.button("Cancel", width="stretch", key="packs.cancel"):
        st.rerun()


def _gone(pack: str) -> None:
    attempt(lambda: packs.remove(state.play(), pack))
