"""The rules, to be found at the moment they are needed: as a tab of the Table, and behind a button elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import lookup as rules
from realmgen.ui import state
from realmgen.ui.widgets import plain, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.lookup import Page, State

ANY = "What fits now"
ROOM, WIDE = 440, 400


def lookup(page: Page, now: State) -> None:
    """A field to search the rules by, a choice of topics, and what was found; first what fits the moment on a page."""
    with st.container(gap="xsmall"):
        row = st.container(horizontal=True, gap="xsmall", wrap=False)
        words = row.text_input(
            "Find a rule",
            key=state.key(page, "rule"),
            placeholder="Find: hospitality, luck …",
            label_visibility="collapsed",
            type="search",
        )
        options = [ANY, *rules.topics()]
        topic = row.selectbox("Topic", options, key=state.key(page, "topic"), label_visibility="collapsed", width=170)
        found = rules.look_up(words or "", "" if topic == ANY else str(topic), now, page)
        for title, rows in rules.by_topic(found).items():
            lines = [f"**{plain(title)}**", *(f"- **{plain(row.title)}.** {plain(row.text)}" for row in rows)]
            st.markdown("\n".join(lines))
        if not found:
            st.markdown(small("No rule holds these words: try one of them, or a topic."))


def rules_button(row: DeltaGenerator, page: Page, now: State) -> None:
    """The same behind a button of the strip; it is filled when it is open."""
    popover = row.popover("Rules", icon=":material/menu_book:", key=state.key(page, "rules"), on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, key=state.key(page, "rulesroom"))
    if popover.open:
        with room:
            lookup(page, now)
