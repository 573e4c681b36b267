"""The map of the Realm page, and what is done when its gestures end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import screen
from realmgen.ui import state
from realmgen.ui.laid import laid_map
from realmgen.ui.map import MapView, chosen_hex, hex_map, last_act
from realmgen.ui.map.component import Gesture
from realmgen.ui.realm import desk as at
from realmgen.ui.realm.desk import Desk

if TYPE_CHECKING:
    from realmgen.service.screen import Audience

MAP = state.key(at.PAGE, "map")
HEIGHT = 576
AT_ONCE = 900
"""Maps of up to so many hexes are drawn before anybody could read that they are being drawn."""
GESTURES: Mapping[str, Gesture] = {"Paint": "stroke", "Place": "tap", "Barrier": "edge", "River": "course"}


def plate(desk: Desk) -> None:
    """The map with the tool in hand."""
    tool = state.get(at.TOOL, "Look")
    players = bool(state.get(at.AS_PLAYERS))
    audience: Audience = "players" if players else "gm"
    place = st.empty()
    with place, st.spinner("Drawing a large map") if desk.realm.grid.size > AT_ONCE else nullcontext():
        laid = laid_map(desk.campaign.code, state.get(at.LOOK, "colour"), audience, desk.state)
    hex_map(
        laid,
        MapView(
            key=desk.campaign.code,
            title=f"Map of {desk.realm.name}",
            chosen=state.get(at.SENT),
            turn=state.get(at.TURN, 0),
            near=state.get(at.NEAR, ""),
            done=state.get(at.DONE, 0),
            gesture="tap" if state.get(at.MOVING) else "look" if players else GESTURES.get(tool, "look"),
            brush=int(state.get(at.BRUSH, "1")),
            tint=screen.TINTS.get(state.get(at.TERRAIN, "forest"), ""),
            hidden=hidden_layers(),
            height=HEIGHT,
        ),
        key=MAP,
        on_hex=partial(_chosen, desk),
        on_act=partial(_acted, desk),
    )


def hidden_layers() -> tuple[str, ...]:
    """The drawing's layers that the Layers pills leave out."""
    shown = state.get(at.SHOWN)
    shown = screen.SHOWN if shown is None else shown
    return tuple(layer for name, layers in screen.TOGGLES.items() if name not in shown for layer in layers)


def _chosen(desk: Desk) -> None:
    label = chosen_hex(MAP)
    if label:
        desk.choose(label, by_page=False)


def _acted(desk: Desk) -> None:
    verb, hexes = last_act(MAP)
    state.bump(at.DONE)
    if verb in _ACTS and hexes:
        _ACTS[verb](desk, hexes)


def _stroke(desk: Desk, hexes: list[str]) -> None:
    desk.order(f"paint {state.get(at.TERRAIN, 'forest')} {' '.join(hexes)}")


def _edge(desk: Desk, hexes: list[str]) -> None:
    toggle_barrier(desk, *hexes[:2])


def toggle_barrier(desk: Desk, here: str, there: str) -> None:
    """Raise a barrier of the kind in hand between two hexes, or take down the one that stands."""
    kind = state.get(at.BARRIER, "any")
    ends = {here, there}
    standing = any(set(barrier.between) == ends for barrier in desk.realm.barriers)
    desk.order(f"barrier {here} {there}" if kind == "any" or standing else f"barrier {here} {there} {kind}")


def _course(desk: Desk, hexes: list[str]) -> None:
    name = str(state.get(at.RIVER) or "").strip() or "The New Water"
    desk.order(f"river {json.dumps(name)} {' '.join(hexes)}")


def _tap(desk: Desk, hexes: list[str]) -> None:
    here = st.session_state.pop(at.MOVING, None)
    if here:
        moved = here != hexes[0] and desk.ordered(f"move {here} {hexes[0]}")
        desk.choose(hexes[0] if moved else here)
    else:
        name = str(state.get(at.NAME) or "").strip()
        placed = desk.ordered(
            f"place {state.get(at.KIND, 'castle')} {hexes[0]}{f' {json.dumps(name)}' if name else ''}"
        )
        if placed and name:
            state.put(at.NAME, "")


_ACTS: Mapping[str, Callable[[Desk, list[str]], None]] = {
    "stroke": _stroke,
    "edge": _edge,
    "course": _course,
    "tap": _tap,
}
