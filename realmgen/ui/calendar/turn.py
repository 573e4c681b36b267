"""A turn, step by step: all steps at the left, the present one in the middle, what came of it so far at the right."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import streamlit as st

from realmgen.service import calendar
from realmgen.service.calendar import COMING, IDLE, LEFT, NOW, PAST
from realmgen.ui import state
from realmgen.ui.calendar.desk import Desk
from realmgen.ui.calendar.going import CARD
from realmgen.ui.calendar.steps import STEPS
from realmgen.ui.dice import asking, card
from realmgen.ui.domain.desk import CHOSEN
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.words import count

LOOKS = {PAST: "past", LEFT: "left", IDLE: "idle", NOW: "now", COMING: "coming"}


def turn(desk: Desk) -> None:
    """The guided turn: its present step wants what stands in its frame, and nothing else."""
    with st.container(key="turnpage"):
        left, middle, right = st.columns([3, 6, 4], gap="medium")
    with middle:
        _step(desk)
    with left:
        st.html(_stages(calendar.stages(desk.state)))
    with right:
        st.markdown("**So far this turn**, the latest first")
        _lines(calendar.told(state.play(), desk.campaign)[::-1], "Nothing yet.")


def ended(desk: Desk) -> None:
    """What came of a turn, as long as nothing was done since."""
    told = calendar.just_turned(state.play(), desk.campaign)
    if not told:
        return
    with st.container(border=True, gap="small", key="turned"):
        st.markdown(f":material/task_alt: **The turn is over.** {plain(calendar.headline(desk.state)[0])} begins.")
        st.markdown("\n".join(f"- {plain(line)}" for line in told))


def _lines(told: Sequence[str], none: str) -> None:
    st.markdown("\n\n".join(map(plain, told)) if told else small(none))


def _stages(stages: Sequence[calendar.Stage]) -> str:
    lines = (
        f"<li class={LOOKS[one.stands]}{' aria-current=step' if one.stands == NOW else ''}>{escape(one.label)}"
        f"{f' <small>{one.stands}</small>' if one.stands in (LEFT, IDLE) else ''}</li>"
        for one in stages
    )
    return f"<ol class=stages>{''.join(lines)}</ol>"


def _step(desk: Desk) -> None:
    """The rule in two sentences, what the step wants, the dice, and the ways round it."""
    turning = desk.state.calendar.turning
    if turning is None:
        return
    st.subheader(calendar.STEP_NAMES[turning.step], anchor=False)
    st.markdown(calendar.rule(desk.state))
    if not asking(desk):
        STEPS[turning.step](desk)
    if asking(desk) or turning.step != "pursuits":
        card(desk, height=CARD)
    _rulers(desk)
    _due(desk)
    row = st.container(horizontal=True, gap="xsmall", key="turnfoot")
    if turning.step != "unresolved":
        press("Leave this step out", "skip_next", "calendar.leave", desk.order, "leave", row=row)
    over = row.popover("End the turn", icon=":material/stop_circle:", key="calendar.over", on_change="rerun")
    if over.open:
        with over:
            st.markdown("Every step that is still to come is left out.")
            press("End it now", "stop_circle", "calendar.turned", desk.order, "turned", width="stretch")


def _rulers(desk: Desk) -> None:
    """Whose ruler is dead: somebody must follow, here or on the page of the Domain."""
    for number, one in enumerate(calendar.successions(desk.state)):
        key = f"calendar.ruler.{number}"
        if one.command:
            press(plain(one.label), one.icon, key, desk.order, one.command, width="stretch")
        elif st.button(f"{plain(one.label)}?", icon=f":material/{one.icon}:", key=key, width="stretch"):
            state.put(CHOSEN, one.verb.split()[-1])
            go("domain", campaign=desk.campaign.code)


def _due(desk: Desk) -> None:
    """Tasks whose time is up: how they went is said on the page of the Domain."""
    for name, at, number in calendar.tasks_due(desk.state):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key=f"due-{at}")
        row.markdown(f":orange[:material/schedule:] {count(number, 'task')} due at {plain(name)}", width="stretch")
        if row.button("How did it go?", icon=":material/flag:", key=f"calendar.due.{at}"):
            state.put(CHOSEN, at)
            go("domain", campaign=desk.campaign.code)
