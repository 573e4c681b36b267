"""The strip of the Company: how it begins and how long it goes on, who joins it, whose dice, and Undo."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import company
from realmgen.ui import state, widgets
from realmgen.ui.company.desk import ADDING, PAGE, Desk, ask
from realmgen.ui.dice import whose_dice
from realmgen.ui.instep import keep_in_step
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import press, segments, sentence, small

START, SCOPE, SESSIONS = (state.key(PAGE, name) for name in ("start", "scope", "sessions"))


def strip(desk: Desk) -> None:
    """Start and Scope at the left; who joins, whose dice and Undo at the right."""
    keep_in_step(desk.campaign, desk.seq)
    here = desk.state.company
    words = filter(None, (here.start, here.scope))
    row = widgets.strip("Company", " ".join(f":gray-badge[{word.capitalize()}]" for word in words))
    whose_dice(row)
    _beginning(row, desk)
    _joining(row, desk)
    undo_redo(row, desk.campaign, desk.seq)


def _beginning(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: Start and Scope, and the situation it opens with."""
    popover = row.popover("Start & Scope", icon=":material/flag:", key="company.beginning", on_change="rerun")
    if not popover.open:
        return
    here = desk.state.company
    with popover:
        _choice("Start", company.START_WORDS, START, here.start)
        press("Begin so", "check", "company.set_start", _start, desk, width="stretch")
        _choice("Scope", company.SCOPE_WORDS, SCOPE, here.scope)
        if state.get(SCOPE) == "chronicle":
            st.number_input("Sessions", 0, 99, here.sessions, key=SESSIONS, help="0 takes the model of six")
        press("Play so long", "check", "company.set_scope", _scope, desk, width="stretch")
        press(
            "Draw the opening",
            "casino",
            "company.opening",
            desk.start,
            "opening",
            width="stretch",
            disabled=bool(_why_no_opening(desk)),
            help=_why_no_opening(desk) or None,
        )


def _why_no_opening(desk: Desk) -> str:
    if desk.state.company.start is None:
        return "Choose a Start first"
    return "" if desk.state.company.knights else "Make the Knights first"


def _choice(label: str, words: dict[str, str], key: str, now: str | None) -> None:
    """One of three, and what it means."""
    names = {name: name.capitalize() for name in words}
    chosen = segments(label, names, key, default=now or next(iter(names)), titled=True, kept=False)
    st.markdown(small(sentence(words[chosen]) + "."))


def _start(desk: Desk) -> None:
    desk.order(f"start {state.get(START)}")


def _scope(desk: Desk) -> None:
    scope, sessions = state.get(SCOPE), state.get(SESSIONS) or 0
    desk.order(f"scope {scope} {sessions}" if scope == "chronicle" and sessions else f"scope {scope}")


def _joining(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button: everyone who may join."""
    popover = row.popover("Add", icon=":material/person_add:", key=ADDING, on_change="rerun")
    if not popover.open:
        return
    with popover:
        for form, label, icon in (
            ("paper", "Type in from paper", "edit"),
            ("knight", "Roll a Knight", "casino"),
            ("squire", "Roll a Squire", "casino"),
            ("beast", "A beast of the list", "pets"),
            ("follower", "A follower", "group_add"),
        ):
            press(label, icon, f"company.join.{form}", ask, form, width="stretch")
        free = company.offers_squires(desk.state)
        if free:
            st.markdown(small(f"A Company this small is offered Squires: {free} to come."))
