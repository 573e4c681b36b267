"""A fighter as a compact card: a name to be pressed, how they are, Guard and Virtues, and what may be done by hand."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from realmgen.service.table import Vital
from realmgen.service.war.cards import Card, quiet
from realmgen.ui import state
from realmgen.ui.war.aiming import picked
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.tools import tools
from realmgen.ui.widgets import plain, press

ATTACKS, TARGET = "swords", "my_location"


def fighter(desk: Desk, card: Card, place: int, role: str) -> None:
    """One fighter; `role` is a symbol of the part they have in the attack that is chosen, or empty."""
    look = "out" if card.out else "chosen" if role else "plain"
    with st.container(border=True, gap=None, key=f"fighter-{look}-{card.side}-{place}"):
        row = st.container(
            horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key=_key(card, "row")
        )
        if card.out:
            row.markdown(f"~~{plain(card.called)}~~", width="content")
        else:
            name = f"**{plain(card.called)}**"
            press(name, role, _key(card, "pick"), picked, desk, card.name, row=row, type="tertiary")
        if shown := badges(card):
            row.markdown(shown, width="stretch")
        else:
            row.space("stretch")
        tools(row, desk, card)
        if not card.out:
            st.html(numbers(card.vitals, card.armour))


def _key(card: Card, part: str) -> str:
    return state.key(PAGE, f"{part}.{card.name}")


def badges(card: Card) -> str:
    """How they are; what hinders is red."""
    if card.out:
        return f":red-badge[{card.out}]"
    return " ".join(f":{'gray' if quiet(word) else 'red'}-badge[{plain(word)}]" for word in card.badges)


def numbers(vitals: Sequence[Vital], armour: int) -> str:
    """Guard and VIG with a bar each, the other Virtues, and Armour."""
    parts = [_number(vital) for vital in vitals]
    parts.append(f"<span><small>A</small> <b>{armour}</b></span>")
    return f'<div class="vitals">{"".join(parts)}</div>'


def _number(vital: Vital) -> str:
    full = f"<small>/{vital.full}</small>" if vital.now != vital.full else ""
    low = ' class="low"' if vital.low else ""
    bar = ""
    if vital.measure in ("guard", "vig"):
        share = round(100 * vital.now / vital.full) if vital.full else 0
        bar = f'<i class="{vital.measure}"><u style="width:{share}%"></u></i>'
    return f"<span><small>{vital.word}</small> <b{low}>{vital.now}</b>{full}{bar}</span>"
