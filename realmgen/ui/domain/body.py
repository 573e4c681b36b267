"""The strip and the two halves of the page: what presses at the left, who helps at the right."""

from __future__ import annotations

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import domain as service
from realmgen.service.domain import Domain
from realmgen.ui import widgets
from realmgen.ui.dice import card, whose_dice
from realmgen.ui.domain.council import council
from realmgen.ui.domain.court import court
from realmgen.ui.domain.crises import crises
from realmgen.ui.domain.desk import CHOSEN, PAGE, Desk, chosen
from realmgen.ui.domain.land import land
from realmgen.ui.domain.making import another, first
from realmgen.ui.domain.ruling import ruling
from realmgen.ui.domain.works import designs, tasks
from realmgen.ui.instep import keep_in_step
from realmgen.ui.lookup import rules_button
from realmgen.ui.sitemap import go
from realmgen.ui.undoing import undo_redo
from realmgen.ui.widgets import notice

CARD = 208
COLOURS = {"misrule": "red", "turmoil": "orange", "away": "gray", "coffers": "green"}


def strip(desk: Desk) -> None:
    """Which Domain and how it stands at the left; another, whose dice, and Undo, at the right."""
    keep_in_step(desk.campaign, desk.seq)
    one = chosen(desk)
    single = one and len(service.domains(desk.state)) == 1
    title = service.name_at(desk.state, one.at) if one and single else "Domain"
    row = widgets.strip(title, _badges(desk, one) if one else "")
    if desk.state.calendar.turning and row.button("To the turn", icon=":material/hourglass_top:", key="domain.turn"):
        go("calendar", campaign=desk.campaign.code)
    if one:
        _choose(row, desk)
        another(row, desk)
    rules_button(row, PAGE, desk.state)
    whose_dice(row)
    undo_redo(row, desk.campaign, desk.seq)


def _badges(desk: Desk, one: Domain) -> str:
    seat = [":violet-badge[Seat of Power]"] if service.is_seat(desk.state, one.at) else []
    flags = [f":{COLOURS[flag]}-badge[{label}]" for flag, label in service.FLAGS.items() if getattr(one, flag)]
    return " ".join([*seat, *flags])


def _choose(row: DeltaGenerator, desk: Desk) -> None:
    """Side by side: every Domain that has a ruler."""
    known = {domain.at: service.name_at(desk.state, domain.at) for domain in service.domains(desk.state)}
    if len(known) > 1:
        row.selectbox(
            "Domain", known, format_func=known.__getitem__, key=CHOSEN, label_visibility="collapsed", width=160
        )


def body(desk: Desk) -> None:
    """All there is to one Domain, or how the first comes to be."""
    notice()
    one = chosen(desk)
    if one is None:
        first(desk)
        return
    ruling(desk, one)
    with st.container(key="domainpage"), st.container(key="dicestack"):
        left, right = st.columns([7, 6], gap="medium")
    with left:
        card(desk, height=CARD)
        crises(desk, one)
        tasks(desk, one)
    with right:
        council(desk, one)
        designs(desk, one)
        court(desk, one)
        land(desk, one)
