"""Maps of worlds, each drawn once for all pages that show the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.worlds.drawn import map_layers
from realmgen.ui.map import Laid

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import World
    from realmgen.service.screen import Audience

KEPT = 3
"""How many drawings of one map are kept: that before and after an Undo among them."""


def laid_world(world: World, code: str, theme: str = "colour", audience: Audience = "gm") -> Laid:
    """The map of a world, drawn anew only when something on it is another: most of what is done changes none of it."""
    kept, parts = _kept(code, theme, audience), _parts(world)
    for held, laid in kept:
        if held == parts:
            return laid
    laid = Laid(map_layers(world, code, theme=theme, audience=audience))
    kept.insert(0, (parts, laid))
    del kept[KEPT:]
    return laid


@st.cache_resource(max_entries=16, show_spinner=False)
def _kept(code: str, theme: str, audience: str) -> list[tuple[tuple[Any, ...], Laid]]:
    return []


def _parts(world: World) -> tuple[Any, ...]:
    """What a drawing shows."""
    places = tuple((one.number, one.kind, one.name, one.cell, one.where, one.size, one.known) for one in world.places)
    return world.regions, world.ground, places, world.roads, world.rivers, world.home, world.name, world.seed
