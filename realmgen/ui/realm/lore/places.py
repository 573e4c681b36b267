"""Holdings and landmarks in the panel: who rules or sees, what is met, and a spark more of it."""

from __future__ import annotations

from html import escape

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import hexlore, packs
from realmgen.service.library import Calling
from realmgen.service.screen import HexFacts, Holding, Landmark
from realmgen.ui import book, state
from realmgen.ui.printing import leaf
from realmgen.ui.realm.desk import Desk
from realmgen.ui.realm.lore.open import in_library, page
from realmgen.ui.widgets import NOTICE, press


def ruler(desk: Desk, facts: HexFacts) -> None:
    """Who rules: the Knight's passion, ability and property, and the Seer they answer to."""
    home = facts.thing
    assert isinstance(home, Holding)
    calling = home.calling
    if home.detail:
        page(f"<p class=aloud>{escape(home.detail)}</p>")
    if calling:
        said = {
            "passion": calling.passion,
            calling.ability: calling.ability_text,
            "property": "; ".join(calling.belongings),
        }
        page(f"{book.terms(said)}{_seer(calling)}")
    else:
        page("<p>No Knight rules here: a Vassal may be met, or nobody is named.</p>")
    page(_rules(facts))
    _buttons(desk, facts, calling)


def here(desk: Desk, facts: HexFacts) -> None:
    """What is met at a landmark, what counts there, its Seer, and the Myth it is a sign of."""
    mark = facts.thing
    assert isinstance(mark, Landmark)
    parts = [f"<p class=aloud>{escape(mark.prompt)}</p>"] if mark.prompt else []
    if facts.foretells:
        parts.append(f"<p>It is a sign of <b>{escape(facts.foretells.name)}</b>, {escape(facts.foretells.at)}.</p>")
    parts += [_seer(mark.calling)] if mark.calling else []
    page("".join(parts) + _rules(facts))
    _buttons(desk, facts, mark.calling, mark.detail if mark.kind == "ruin" else "")


def _rules(facts: HexFacts) -> str:
    return "".join(f"<p class=over>{escape(rule)}</p>" for rule in facts.rules)


def _seer(calling: Calling) -> str:
    return f"<h3>Seer: {escape(calling.seer.name)}</h3>{book.seer(calling)}"


def _buttons(desk: Desk, facts: HexFacts, calling: Calling | None, slumbering: str = "") -> None:
    with st.container(horizontal=True, gap="xsmall"):
        press(
            "A spark more", "casino", "lore.spark", _spark, desk, facts, help="Rolls a phrase and writes it down here"
        )
        if calling or isinstance(facts.thing, Landmark):
            leaf(desk.campaign, "handout", facts.label)
        if calling:
            in_library("knights", calling.id)
        elif slumbering:
            in_library("myths", "", slumbering)


def _spark(desk: Desk, facts: HexFacts) -> None:
    try:
        library = packs.library_for(state.play(), desk.campaign)
        command = hexlore.spark_text(library, facts.label, facts.thing)
    except RealmgenError as error:
        state.put(NOTICE, error)
    else:
        desk.order(command)
