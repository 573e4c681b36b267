"""The parts of what is written of a hex; only the open one reaches the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import streamlit as st

from realmgen.service.screen import HexFacts, Holding, Landmark, Myth
from realmgen.ui.realm.desk import PAGE, Desk
from realmgen.ui.realm.lore.folk import people, told
from realmgen.ui.realm.lore.places import cast, here, known, omens, ruler, truth
from realmgen.ui.state import key

Section = Callable[[Desk, HexFacts], None]
_MYTH: Mapping[str, Section] = {"Omens": omens, "Truth": truth, "Cast": cast, "Known": known, "People": people}
_HOLDING: Mapping[str, Section] = {"Ruler": ruler, "Told": told, "People": people}
_LANDMARK: Mapping[str, Section] = {"Here": here, "Told": told, "People": people}
_LAND: Mapping[str, Section] = {"Told": told, "People": people}


def lore(desk: Desk, facts: HexFacts) -> None:
    """A row of parts and the one that is open; free land opens none by itself."""
    kind, sections = _sections(facts)
    if not sections:
        return
    with st.container(key="lore", gap="small"):
        chosen = st.segmented_control(
            "What is written",
            list(sections),
            default=None if kind == "land" else next(iter(sections)),
            key=key(PAGE, f"lore.{kind}"),
            label_visibility="collapsed",
            persist_state="session",
        )
        if chosen:
            sections[chosen](desk, facts)


def _sections(facts: HexFacts) -> tuple[str, Mapping[str, Section]]:
    thing = facts.thing
    if isinstance(thing, Myth) and thing.tale:
        return "myth", _MYTH
    if isinstance(thing, Holding):
        return "holding", _HOLDING
    if isinstance(thing, Landmark):
        return "landmark", _LANDMARK
    return "land", _LAND if facts.folk else {}
