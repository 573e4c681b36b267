"""Opening the players' screen from the dashboard: the link, its picture to scan; and pictures to show on it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import players
from realmgen.service.pictures import share_picture
from realmgen.ui import state
from realmgen.ui.listening import own_addresses
from realmgen.ui.players.process import PROCESS
from realmgen.ui.widgets import attempt, press, small

if TYPE_CHECKING:
    from realmgen.service.play import Campaign

KEY = "players"
WIDE = 184
HOST, PICTURE, CAPTION, BARE = (f"{KEY}.{name}" for name in ("host", "picture", "caption", "bare"))


def players_screen(campaign: Campaign) -> None:
    """Open the players' screen, show the way there, and close it."""
    _open(campaign) if PROCESS.running else _closed(campaign)


def _closed(campaign: Campaign) -> None:
    st.markdown("**The players' screen is closed.**")
    st.markdown(
        small("Opened, whoever in your network has its link sees the map as the players know it, and nothing hidden.")
    )
    ours = own_addresses()
    if not ours:
        st.markdown(small("This machine is in no network: only its own browser can open the screen."))
    elif len(ours) > 1:
        st.selectbox("Address", [*ours, "127.0.0.1"], key=HOST)
    press("Open it", "cast", f"{KEY}.start", _start, campaign, type="primary", width="stretch")


def _start(campaign: Campaign) -> None:
    host = state.get(HOST) or next(iter(own_addresses()), "127.0.0.1")
    attempt(partial(_begin, campaign, host))


def _begin(campaign: Campaign, host: str) -> None:
    PROCESS.start(host)
    PROCESS.lead(campaign.code, players.invite(state.play(), campaign))


def _open(campaign: Campaign) -> None:
    link = PROCESS.link(campaign.code)
    if not link:
        st.markdown("**The players' screen is open**, but no link of this evening leads to this campaign.")
        press("Make a link", "link", f"{KEY}.link", _link, campaign, type="primary", width="stretch")
    else:
        st.markdown("**The players' screen is open.** Scan, or open on any device in your network:")
        st.image(picture(link), width=WIDE)
        st.code(link, language=None, wrap_lines=True)
    row = st.container(horizontal=True, gap="xsmall", wrap=False)
    if link:
        row.link_button("Look at it", link, icon=":material/open_in_new:", width="stretch")
        press("New link", "autorenew", f"{KEY}.link", _link, campaign, row=row, width="stretch")
    press("Close it", "cancel_presentation", f"{KEY}.stop", PROCESS.stop, row=row, width="stretch")


def _link(campaign: Campaign) -> None:
    PROCESS.lead(campaign.code, players.invite(state.play(), campaign))


def picture(link: str) -> str:
    """A link to be scanned, as SVG: black on white with its quiet zone in any theme."""
    import segno

    code: str = segno.make(link, error="m", micro=False).svg_inline(scale=5, border=4, dark="#000", light="#fff")
    return code


def picture_form(campaign: Campaign) -> None:
    """Bring in a picture and lay it before the players."""
    with st.form("picture", border=False, clear_on_submit=True):
        st.file_uploader("A picture: PNG, JPEG or WebP", type=["png", "jpg", "jpeg", "webp"], key=PICTURE)
        st.text_input("What it is", key=CAPTION, max_chars=80)
        st.form_submit_button(
            "Show the picture", icon=":material/image:", width="stretch", on_click=_share, args=(campaign,)
        )
    if st.session_state.pop(BARE, False):
        st.markdown(small("Nothing was shown: choose a picture first."))


def _share(campaign: Campaign) -> None:
    file = state.get(PICTURE)
    if file is None:
        state.put(BARE, True)
    else:
        title = str(state.get(CAPTION) or "").strip()
        attempt(lambda: share_picture(state.play(), campaign, title, file.name, file.getvalue()))
