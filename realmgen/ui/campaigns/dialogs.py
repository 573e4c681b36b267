"""The dialogs about campaigns. Each can be left without anything happening."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import packs
from realmgen.service.exports import slug
from realmgen.service.realms import draw_realm, read_options
from realmgen.ui import options, state
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import hand_over, plain, tell, tell_later

if TYPE_CHECKING:
    from realmgen.service.play import Campaign

PAGE = "campaigns"
NAME_LENGTH = 80
CAMPAIGN_FILE = "application/x-ndjson"
BESIDE = {"torchfall": ("torchfall", "game"), "ironsworn": ("worlds", "world")}
"""By game that is not a Realm: its page, and what its address calls one by."""


@st.dialog("New campaign", icon=":material/add:")
def new_campaign() -> None:
    """Ask for a name and what the Realm should be like, make both, and open them."""
    with st.form("new", border=False):
        name = st.text_input("Name", key=state.key(PAGE, "name"), placeholder="The Realm of …", max_chars=NAME_LENGTH)
        wish = options.ask("new")
        on = _packs()
        made, cancelled = _pair("Make the Realm", ":material/casino:")
    if cancelled:
        st.rerun()
    if made and _tried(lambda: _make(name or "", wish, on)):
        go("table")


def _packs() -> list[str]:
    """The packs that are to be on, of those that were added."""
    titles = {report.id: report.title for report in packs.installed(state.play())}
    key = state.key("new", "packs")
    return st.multiselect("Packs", list(titles), key=key, format_func=titles.__getitem__) if titles else []


def _make(name: str, wish: options.Wish, on: Sequence[str]) -> None:
    asked = read_options(wish.texts, wish.weights)
    with st.status("Drawing the land", expanded=False) as progress:
        realm = draw_realm(asked, wish.seed, packs.library_with(state.play(), on))
        progress.update(label="Writing it down")
        called = name.strip() or f"The Realm of {realm.name}"
        campaign = packs.begin(state.play(), called, realm, on)
        progress.update(label="The Realm is made", state="complete")
    look_at(campaign)


def look_at(campaign: Campaign) -> None:
    """Make a campaign the one that is looked at."""
    state.put(state.CAMPAIGN, campaign.code)
    st.query_params.clear()


@st.dialog("Import", icon=":material/upload_file:")
def import_file() -> None:
    """Take a campaign file, our JSON or Text Mapper text, and open the campaign it makes."""
    from realmgen.service import imports

    given = st.file_uploader(
        "A campaign file, a Realm as JSON, Text Mapper text, or a record of a game",
        key=state.key(PAGE, "file"),
        max_upload_size=32,
    )
    taken, cancelled = _buttons("Import", ":material/upload_file:", disabled=given is None)
    if cancelled:
        st.rerun()
    lines: list[str] = []
    brought: list[Campaign] = []
    if (
        taken
        and given
        and _tried(
            lambda: brought.append(imports.import_file(state.play(), given.name, given.getvalue(), lines.append))
        )
    ):
        _open(brought[0], lines)


def _open(brought: Campaign, lines: list[str]) -> None:
    """Go to the page of what was brought in; `lines` say what of it was not understood."""
    if brought.game in BESIDE:
        page, name = BESIDE[brought.game]
        go(page, **{name: brought.code})
    look_at(brought)
    tell_later(lines)
    go("realm")


@st.dialog("Rename", icon=":material/edit:")
def rename(campaign: Campaign) -> None:
    """Ask for another name of a campaign."""
    with st.form("rename", border=False):
        name = st.text_input("Name", campaign.name, key=state.key(PAGE, "rename"), max_chars=NAME_LENGTH)
        done, cancelled = _pair("Rename", ":material/check:")
    if cancelled or (done and _tried(lambda: state.play().rename(campaign, name or ""))):
        st.rerun()


@st.dialog("Export", icon=":material/download:")
def export(campaign: Campaign) -> None:
    """Offer a campaign as one file."""
    st.markdown(
        f"**{plain(campaign.name)}** in one file, with its whole history: it opens on any machine with Import."
        " It holds every secret, so it is not for players."
    )
    hand_over(
        "Download the campaign",
        f"{slug(campaign.name)}.realmgen",
        lambda: _campaign_file(campaign),
        state.key(PAGE, "download"),
        mime=CAMPAIGN_FILE,
        type="primary",
        width="stretch",
    )
    if st.button("Close", width="stretch", key=state.key(PAGE, "close")):
        st.rerun()


def _campaign_file(campaign: Campaign) -> bytes:
    from realmgen.service.exports import Print
    from realmgen.service.exports import export as make

    return make(state.play(), campaign, "campaign", Print()).data


def _pair(label: str, icon: str) -> tuple[bool, bool]:
    """Submit and Cancel of a form."""
    left, right = st.columns([2, 1], wrap=False)
    done = left.form_submit_button(label, type="primary", width="stretch", icon=icon)
    return done, right.form_submit_button("Cancel", width="stretch")


def _buttons(label: str, icon: str, *, disabled: bool) -> tuple[bool, bool]:
    left, right = st.columns([2, 1], wrap=False)
    done = left.button(
        label, type="primary", width="stretch", icon=icon, disabled=disabled, key=state.key(PAGE, f"do.{label}")
    )
    return done, right.button("Cancel", width="stretch", key=state.key(PAGE, f"cancel.{label}"))


def _tried(deed: Callable[[], object]) -> bool:
    try:
        deed()
    except RealmgenError as error:
        tell(error)
        return False
    return True
