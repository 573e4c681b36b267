"""The Realm page before there is a Realm, and drawing a whole new one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service.packs import library_for
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.ui import options, state
from realmgen.ui.instep import hold, keep_in_step
from realmgen.ui.lines import seed_line
from realmgen.ui.sitemap import go
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import empty, plain, strip, tell

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.ui.realm.desk import Desk


def no_campaign() -> None:
    """Nothing is open, or the address names nothing that is here."""
    missed = state.get(state.MISSED)
    title = f"No one campaign goes by “{plain(missed)}”" if missed else "No campaign is open"
    text = "The link is old, or meant for another computer. Choose a campaign, or make a new Realm."
    buttons = empty(title, text if missed else "Choose one, or make a new Realm.")
    if buttons.button("Campaigns", type="primary", icon=":material/menu_book:", key="realm.to_campaigns"):
        go("campaigns")


def no_realm() -> None:
    """The campaign has no Realm: ask what it should be like and draw it."""
    campaign = state.need_campaign()
    row = strip(campaign.name)
    seq = state.play().position(campaign).seq
    undo_redo(row, campaign, seq)
    keep_in_step(campaign, seq)
    seed_line(state.play().position(campaign))
    with st.container(border=True, key="blank"):
        st.subheader("No Realm yet", anchor=False)
        st.markdown("Say what the land is like; everything else is drawn.")
        with st.form("blank", border=False):
            wish = options.ask("blank")
            asked = st.form_submit_button("Make the Realm", type="primary", icon=":material/casino:")
        if asked and draw(campaign, wish, state.play().position(campaign).seq):
            st.rerun()


@st.dialog("A whole new Realm", icon=":material/restart_alt:", on_dismiss="rerun")
def generate_again(desk: Desk) -> None:
    """Draw another Realm in the place of this one; Undo brings the old one back."""
    hold()
    st.markdown("It takes the place of this one. Undo brings the old one back.")
    with st.form("again", border=False):
        wish = options.ask("again")
        left, right = st.columns([2, 1], wrap=False)
        asked = left.form_submit_button("Make the Realm", type="primary", icon=":material/casino:", width="stretch")
        cancelled = right.form_submit_button("Cancel", width="stretch")
    if cancelled or (asked and draw(desk.campaign, wish, desk.seq)):
        st.rerun()


def draw(campaign: Campaign, wish: options.Wish, seen: int) -> bool:
    """Draw a Realm and write it down, saying how far it is."""
    try:
        asked = read_options(wish.texts, wish.weights)
        with st.status("Drawing the land") as progress:
            play = state.play()
            realm = draw_realm(asked, wish.seed, library_for(play, campaign))
            play.do(campaign, adopt_text(realm), seen=seen)
            progress.update(label="The Realm is made", state="complete")
    except RealmgenError as error:
        tell(error)
        return False
    return True
