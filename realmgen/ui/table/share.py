"""What the players are shown: words, a roll, what is met at a landmark, and their own screen."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import table
from realmgen.service.rolls import Told
from realmgen.ui import state
from realmgen.ui.players.share import picture_form, players_screen
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, segments, small

SAID, SEEN, SCREEN = "Words", "A picture", "Their screen"
WHAT = state.key(PAGE, "share.what")
TITLE, TEXT, BARE = (state.key(PAGE, f"share.{name}") for name in ("title", "text", "bare"))


def share(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: everything that can be laid before the players."""
    popover = row.popover("Share", icon=":material/cast:", key="table.share", on_change="rerun")
    if not popover.open:
        return
    with popover:
        _lies(desk)
        _prompt(desk)
        what = segments("What", [SAID, SEEN, SCREEN], WHAT)
        if what == SCREEN:
            players_screen(desk.campaign)
            _fog(desk)
        elif what == SEEN:
            picture_form(desk.campaign)
        else:
            _words(desk)


def _lies(desk: Desk) -> None:
    shared = desk.state.shared
    if shared is None:
        st.markdown(small("Players see their map, the clock and the Company."))
        return
    st.markdown(f"Players see **{plain(shared.title)}**")
    press("Take it away", "visibility_off", "table.unshare", desk.order, "unshare", width="stretch")


def _words(desk: Desk) -> None:
    with st.form("share", border=False, clear_on_submit=True):
        st.text_input("Title", key=TITLE, max_chars=80)
        st.text_area("Words", key=TEXT, max_chars=4000, height=96)
        st.form_submit_button("Show players", icon=":material/cast:", width="stretch", on_click=_said, args=(desk,))
    if st.session_state.pop(BARE, False):
        st.markdown(small("Nothing was shown: write a title or some words first."))


def _said(desk: Desk) -> None:
    title, text = (str(state.get(key) or "").strip() for key in (TITLE, TEXT))
    if title or text:
        desk.order(table.share_text("words", title, text))
    else:
        state.put(BARE, True)


def share_roll(desk: Desk, told: Told) -> None:
    """Lay how a roll fell before the players; what it revealed stays with the game master."""
    desk.order(table.share_text("roll", told.name, told.for_players))


def _prompt(desk: Desk) -> None:
    """What is met where the Company is."""
    found = table.prompt_here(desk.state)
    if found:
        title, text = found
        command = table.share_text("words", title, text)
        press(f"Show what is met at {plain(title)}", "explore", "table.prompt", desk.order, command, width="stretch")


def _fog(desk: Desk) -> None:
    fog = desk.state.seen.fog
    label = "Lift the fog: all land is known" if fog else "Fog: they know only where they have been"
    press(label, "foggy", "table.fog", desk.order, f"fog {'off' if fog else 'on'}", width="stretch")
