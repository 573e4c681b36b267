"""What moves time on: to the next event, a turn, the Passage of Time, and a Chronicle's plan."""

from __future__ import annotations

import streamlit as st

from realmgen.service import calendar
from realmgen.ui.calendar.desk import Desk
from realmgen.ui.calendar.year import ICONS
from realmgen.ui.dice import card
from realmgen.ui.refusals import refused
from realmgen.ui.widgets import plain, press, sentence, small

CARD = 240


def going(desk: Desk) -> None:
    """The primary is what comes next; then the others, and how the dice fell."""
    if due := calendar.still_due(desk.state):
        st.markdown(f":material/hourglass_top: {plain(due)}")
    first, *others = calendar.ways(desk.state)
    with st.container(gap="xsmall"):
        _button(desk, first, 1, "primary")
        for start in range(0, len(others), 2):
            pair = others[start : start + 2]
            columns = st.columns(len(pair), gap="xsmall", wrap=False)
            for number, (column, way) in enumerate(zip(columns, pair, strict=True), start + 2):
                with column:
                    _button(desk, way, number)
    if first.why_not:
        st.markdown(f":orange[:material/info: {plain(sentence(refused(first.why_not)))}.]")
    card(desk, height=CARD)


def _button(desk: Desk, way: calendar.Suggestion, number: int, kind: str = "secondary") -> None:
    press(
        way.label,
        way.icon,
        f"calendar.way.{way.command.replace(' ', '_')}",
        desk.start,
        way.command,
        type=kind,
        width="stretch",
        shortcut="G" if number == 1 else str(number),
        help=plain(refused(way.why_not) or way.risk) or None,
        disabled=bool(way.why_not),
        wrap=False,
    )


def plan(desk: Desk) -> None:
    """A Chronicle's turns as they were planned (MB-010)."""
    planned = calendar.planned(desk.state)
    if not planned:
        return
    st.markdown("**The Chronicle’s plan**")
    lines = [f":material/{ICONS[one.when]}: {told}" for one, told in planned]
    st.markdown("  \n".join(lines))
    st.markdown(small("Start & Scope on the page Company sets how many sessions."))
