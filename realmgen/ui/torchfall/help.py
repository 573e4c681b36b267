"""The rules at hand: the card, the teaching script step by step, answers, and hints."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.torchfall import guide
from realmgen.ui import state
from realmgen.ui.torchfall.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, segments, small

ROOM, WIDE = 460, 440
TOPIC, STEP = state.key(PAGE, "topic"), state.key(PAGE, "step")
TOPICS = ("Rules", "Teach it", "Answers", "Hints", "This game")


def rules_button(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button of the strip; it is filled when it is open."""
    popover = row.popover("Rules", icon=":material/help:", key=f"{PAGE}.rules", on_change="rerun")
    if not popover.open:
        return
    with popover:
        topic = segments("Topic", TOPICS, TOPIC)
        with st.container(height=ROOM, width=WIDE, border=False, key="torchrules"):
            _SHOW[topic](desk)


def _card(desk: Desk) -> None:
    for part in guide.RULES:
        st.markdown(f"**{plain(part.title)}**  \n{plain(part.text)}")
        if part.points:
            st.markdown("\n".join(f"- **{plain(point.title)}.** {plain(point.text)}" for point in part.points))


def _script(desk: Desk) -> None:
    """One step at a time, to be read aloud."""
    at = min(int(state.get(STEP) or 0), len(guide.SCRIPT) - 1)
    step = guide.SCRIPT[at]
    st.markdown(small(f"Step {at + 1} of {len(guide.SCRIPT)}"))
    st.markdown(f"**{plain(step.title)}**")
    st.markdown(plain(step.text))
    row = st.container(horizontal=True, gap="small")
    press("Back", "arrow_back", f"{PAGE}.step.back", state.put, STEP, at - 1, row=row, disabled=at == 0)
    last = at == len(guide.SCRIPT) - 1
    press("Next", "arrow_forward", f"{PAGE}.step.next", state.put, STEP, at + 1, row=row, disabled=last)


def _answers(desk: Desk) -> None:
    for said in guide.FAQ.values():
        st.markdown(f"**{plain(said.title)}**  \n{plain(said.text)}")


def _hints(desk: Desk) -> None:
    for said in guide.HINTS.values():
        st.markdown(f"**{plain(said.title)}**  \n{plain(said.text)}")


def _here(desk: Desk) -> None:
    """What this set-up differs by, and what is remarkable about it."""
    lines = [f"**{plain(said.title)}.** {plain(said.text)}" for said in desk.sight.variants]
    lines += map(plain, desk.sight.remarks)
    st.markdown("\n".join(f"- {line}" for line in lines or ["As printed: nothing is changed."]))


_SHOW = dict(zip(TOPICS, (_card, _script, _answers, _hints, _here), strict=True))
