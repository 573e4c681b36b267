"""The rules, to be found at the moment they are needed."""

from __future__ import annotations

import streamlit as st

from realmgen.service import lookup as rules
from realmgen.ui import state
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.widgets import plain, small

WORDS, TOPIC = state.key(PAGE, "rule"), state.key(PAGE, "topic")
ANY = "What fits now"


def lookup(desk: Desk) -> None:
    """A field to search the rules by, a choice of topics, and what was found; first what fits the moment."""
    with st.container(gap="xsmall"):
        row = st.container(horizontal=True, gap="xsmall", wrap=False)
        words = row.text_input(
            "Find a rule",
            key=WORDS,
            placeholder="Find: hospitality, luck …",
            label_visibility="collapsed",
            type="search",
        )
        options = [ANY, *rules.topics()]
        topic = row.selectbox("Topic", options, key=TOPIC, label_visibility="collapsed", width=170)
        found = rules.look_up(words or "", "" if topic == ANY else str(topic), desk.state)
        for title, rows in rules.by_topic(found).items():
            lines = [f"**{plain(title)}**", *(f"- **{plain(row.title)}.** {plain(row.text)}" for row in rows)]
            st.markdown("\n".join(lines))
        if not found:
            st.markdown(small("No rule holds these words: try one of them, or a topic."))
