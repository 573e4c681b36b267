"""The map component: its page half. The other half is the script, look and frame beside this file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import streamlit as st

from realmgen.service.layers import MapLayers
from realmgen.ui.shelf import ROUTE, SHELF

Gesture = Literal["look", "tap", "edge", "stroke", "course"]
TIPS = "tips"
_HERE = Path(__file__).parent
_SCRIPT = "\n".join(path.read_text("utf-8") for path in sorted(_HERE.glob("*.js")))
_mount = st.components.v2.component(
    "realmgen_hex_map",
    html=(_HERE / "map.html").read_text("utf-8"),
    css=(_HERE / "map.css").read_text("utf-8"),
    js=_SCRIPT,
)


@dataclass(frozen=True, slots=True)
class MapView:
    """How a map is shown: `key` names it for its zoom, `chosen` is where the page wants the selection, `turn` rises
    when it moves it, `near` is a hex to come so near to that it can be seen, `home` one that a map opens round, so
    many hexes `across`, and that it follows; `done` rises when it has dealt with a
    gesture, `height` is in pixels with the foot. A `bare` map is for looking only: no foot, no gestures, and no higher
    than its `box`, the part of the sheet that is shown (None: all of it).

    As long as it is the same from run to run, Streamlit sends nothing: `chosen` does not follow the user's clicks."""

    key: str
    title: str
    chosen: str | None = None
    turn: int = 0
    near: str = ""
    home: str = ""
    across: int = 0
    done: int = 0
    gesture: Gesture = "look"
    brush: int = 1
    tint: str = ""
    hidden: tuple[str, ...] = ()
    height: int = 576
    bare: bool = False
    box: tuple[float, float, float, float] | None = None


class Laid:
    """A map whose pieces lie ready to be fetched; made once for a state and kept."""

    def __init__(self, layers: MapLayers) -> None:
        self.layers = layers
        self._addresses: dict[str, str] = {}

    def addresses(self) -> dict[str, str]:
        """By layer, in drawing order: where the browser finds it. `tips` are among them."""
        if not self._addresses or not SHELF.holds(self._addresses.values()):
            pieces = {**dict(self.layers.pieces), TIPS: self.layers.tips}
            self._addresses = {name: SHELF.put(text) for name, text in pieces.items()}
        return dict(self._addresses)


def _nothing() -> None:
    """A map that is only looked at tells nobody of it."""


def hex_map(
    laid: Laid,
    view: MapView,
    *,
    key: str,
    on_hex: Callable[[], None] = _nothing,
    on_act: Callable[[], None] = _nothing,
) -> None:
    """Show a map. `on_hex` is called when another hex was chosen, `on_act` when a gesture ended;
    the values stand in `chosen_hex(key)` and `last_act(key)`."""
    _mount(
        key=key,
        height="content" if view.bare else view.height,
        data=[_data(laid, view)],  # in a list: pandas is loaded to see whether a mapping holds tables
        default={"hex": None},
        on_hex_change=on_hex,
        on_act_change=on_act,
    )


def chosen_hex(key: str) -> str | None:
    """The label the browser chose last; the moment that comes with it tells a hex chosen again from one never left."""
    value = st.session_state[key].get("hex")
    return str(value[0]) if isinstance(value, list) and value else None


def last_act(key: str) -> tuple[str, list[str]]:
    """The gesture that just ended: its name and the labels of its hexes."""
    act = st.session_state[key].get("act") or {}
    return str(act.get("verb", "")), [str(label) for label in act.get("hexes", [])]


def _data(laid: Laid, view: MapView) -> dict[str, Any]:
    layers, pieces = laid.layers, laid.addresses()
    return {
        "key": view.key,
        "title": view.title,
        "grid": {
            "width": layers.grid.width,
            "height": layers.grid.height,
            "flat": layers.grid.layout == "flat",
            "radius": layers.radius,
            "origin": list(layers.origin),
        },
        "box": list(view.box or layers.box),
        "paper": layers.paper,
        "route": ROUTE.removeprefix("/"),
        "tips": pieces.pop(TIPS),
        "pieces": [list(piece) for piece in pieces.items()],
        "above": list(layers.above),
        "hidden": list(view.hidden),
        "chosen": view.chosen,
        "turn": view.turn,
        "near": view.near,
        "home": view.home,
        "across": view.across,
        "done": view.done,
        "tool": view.gesture,
        "brush": view.brush,
        "tint": view.tint,
        "height": view.height,
        "bare": view.bare,
    }
