"""The rules at hand: the card, the teaching script step by step, answers, and hints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.torchfall import guide
from realmgen.ui import state
from realmgen.ui.torchfall.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, segments, small

ROOM, WIDE = 460, 440
TOPIC, STEP = state.key(PAGE, "topic"), state.key(PAGE, "step")
HERE = "This game"
TOPICS = ("Rules", "Teach it", "Answers", "Hints", HERE)


def rules_button(row: DeltaGenerator, desk: Desk | None = None) -> None:
    """Behind a button of the strip; it is filled when it is open. Before a game there is nothing to say of one."""
    popover = row.popover("Rules", icon=":material/help:", key=f"{PAGE}.rules", on_change="rerun")
    if not popover.open:
        return
    with popover:
        topic = segments("Topic", TOPICS, TOPIC) if desk else segments("Topic", TOPICS[:-1], f"{TOPIC}.before")
        with st.container(height=ROOM, width=WIDE, border=False, key="torchrules"):
            if desk and topic == HERE:
                _here(desk)
            else:
                _SHOW[topic]()


def explained(said: guide.Said) -> str:
    """A choice and what it does, in Markdown."""
    return f"**{plain(said.title)}.** {plain(said.text)}"


def _card() -> None:
    for part in guide.RULES:
        st.markdown(f"**{plain(part.title)}**  \n{plain(part.text)}")
        if part.points:
            _points(part.points)
    st.markdown("**A turn played out**")
    _points(guide.EXAMPLE)


def _points(points: Iterable[guide.Said]) -> None:
    st.markdown("\n".join(f"- {explained(point)}" for point in points))


def _script() -> None:
    """One step at a time, to be read aloud."""
    at = min(int(state.get(STEP) or 0), len(guide.SCRIPT) - 1)
    step = guide.SCRIPT[at]
    row = st.container(horizontal=True, vertical_alignment="center", gap="small")
    press("Back", "arrow_back", f"{PAGE}.step.back", state.put, STEP, at - 1, row=row, disabled=at == 0)
    last = at == len(guide.SCRIPT) - 1
    press("Next", "arrow_forward", f"{PAGE}.step.next", state.put, STEP, at + 1, row=row, disabled=last)
    row.markdown(small(f"Step {at + 1} of {len(guide.SCRIPT)}"))
    st.markdown(f"**{plain(step.title)}**")
    st.markdown(plain(step.text))


def _said(each: Mapping[str, guide.Said]) -> None:
    for said in each.values():
        st.markdown(f"**{plain(said.title)}**  \n{plain(said.text)}")


def _here(desk: Desk) -> None:
    """What this set-up differs by, and what is remarkable about it."""
    lines = [*map(explained, desk.sight.variants), *map(plain, desk.sight.remarks)]
    st.markdown("\n".join(f"- {line}" for line in lines or ["As printed: nothing is changed."]))


_SHOW: Mapping[str, Callable[[], None]] = dict(
    zip(TOPICS[:-1], (_card, _script, lambda: _said(guide.FAQ), lambda: _said(guide.HINTS)), strict=True)
)
