"""A Myth in the panel: the next Omen first, and the rest one press away."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import streamlit as st

from realmgen.service import hexlore
from realmgen.service.hexlore import OMENS
from realmgen.service.library import Tale
from realmgen.service.screen import HexFacts, Myth
from realmgen.ui import book
from realmgen.ui.printing import leaf
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.lore.open import in_library, page
from realmgen.ui.widgets import press


def omens(desk: Desk, facts: HexFacts) -> None:
    """The next Omen, large; then those shown, ticked off, and those to come."""
    tale = _tale(facts)
    assert isinstance(facts.thing, Myth)
    if facts.omens < OMENS:
        head = f"Next: Omen {facts.omens + 1} of {OMENS}"
        page(f"<p class=over>{head}</p><p class=aloud>{escape(tale.omens[facts.omens])}</p>")
    else:
        page(f"<p class=over>All six are shown. Left alone:</p><p class=aloud>{escape(tale.left_alone)}</p>")
    with st.container(horizontal=True, gap="xsmall"):
        press(
            "Tick it off",
            "check",
            "lore.tick",
            desk.order,
            hexlore.omen_text(facts.thing, min(OMENS, facts.omens + 1)),
            disabled=facts.omens >= OMENS,
            help="This Omen has been shown",
        )
        if facts.thing.mark:
            leaf(desk.campaign, "handout", facts.label)
        in_library("myths", tale.id)
    page(f"<ol>{''.join(_listed(tale, facts.omens))}</ol>")


def _listed(tale: Tale, shown: int) -> Iterator[str]:
    """Every Omen but the next, by its number."""
    for number, omen in enumerate(tale.omens):
        if number != shown:
            tick = "<b>✓ shown</b> " if number < shown else ""
            yield f"<li value={number + 1}{' class=past' if tick else ''}>{tick}{escape(omen)}</li>"


def truth(desk: Desk, facts: HexFacts) -> None:
    """What it is, what it shrinks from, how it ends."""
    tale = _tale(facts)
    said = {"weakness": tale.weakness, "cure": tale.cure, "left alone": tale.left_alone}
    page(f"<p class=lead>{escape(tale.truth)}</p>{book.terms(said)}")


def cast(desk: Desk, facts: HexFacts) -> None:
    """Who is met."""
    page(book.cast(_tale(facts)))


def known(desk: Desk, facts: HexFacts) -> None:
    """Who knows what of it."""
    page(book.terms(_tale(facts).known))


def _tale(facts: HexFacts) -> Tale:
    assert isinstance(facts.thing, Myth)
    assert facts.thing.tale
    return facts.thing.tale
