"""Maps as they stand, each drawn once for all pages and lines of the journal that show the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service import screen
from realmgen.ui.map import Laid

if TYPE_CHECKING:
    from realmgen.service.screen import Audience, State

KEPT = 3
"""How many drawings of one map are kept: that before and after an Undo among them."""


def laid_map(code: str, theme: str, audience: Audience, state: State) -> Laid:
    """The map of a state, drawn anew only when something on it is another: most of what is done changes none of it."""
    kept, parts = _kept(code, theme, audience), _parts(state, audience)
    for held, laid in kept:
        if _same(held, parts):
            return laid
    laid = Laid(screen.map_layers(state, code, theme=theme, audience=audience, domains=True))
    kept.insert(0, (parts, laid))
    del kept[KEPT:]
    return laid


@st.cache_resource(max_entries=16, show_spinner=False)
def _kept(code: str, theme: str, audience: str) -> list[tuple[tuple[Any, ...], Laid]]:
    return []


def _parts(state: State, audience: Audience) -> tuple[Any, ...]:
    """What a drawing shows: the Realm first, which is compared as the value it is."""
    if audience == "players":
        return (state,)
    return state.realm, tuple(state.notes), state.sites, state.company.at, state.trail, state.seen, state.day.now.season


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return one[0] is other[0] and one[1:] == other[1:]
