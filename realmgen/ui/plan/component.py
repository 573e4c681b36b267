"""The plan component: its page half. The other half is the script, look and frame beside this file and the map's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import streamlit as st

from realmgen.service.siteview import FARTHEST, SiteLayers
from realmgen.ui.shelf import ROUTE, SHELF

ROUNDED = 0.01
"""By how much a place is off at most once it has been written down."""
DEFINITIONS, ABOVE = "definitions", ("names",)
Tool = Literal["look", "join"]
_HERE = Path(__file__).parent
_MAP = _HERE.parent / "map"
_SHARED = (_MAP / "0-svg.js", _MAP / "2-view.js", _MAP / "3-pieces.js")
_SCRIPT = "\n".join(path.read_text("utf-8") for path in (*_SHARED, *sorted(_HERE.glob("*.js"))))
_mount = st.components.v2.component(
    "realmgen_plan",
    html=(_HERE / "plan.html").read_text("utf-8"),
    css="\n".join(path.read_text("utf-8") for path in (_MAP / "map.css", _HERE / "plan.css")),
    js=_SCRIPT,
)


@dataclass(frozen=True, slots=True)
class PlanView:
    """How a plan is shown. `says` and `known` are by mark: `p3` a point, `r1-3` a route, `e2` an entrance.

    `key` names it for its zoom, `box` is what it shows at first, `chosen` the mark the page wants chosen, `turn` rises
    when it moves the choice, `done` when it has dealt with a gesture; `height` is in pixels with the foot. As long as
    it is the same from run to run, Streamlit sends nothing: `chosen` does not follow the user's clicks."""

    key: str
    title: str
    box: tuple[float, float, float, float]
    says: dict[str, str]
    known: frozenset[str]
    chosen: str = ""
    turn: int = 0
    done: int = 0
    tool: Tool = "look"
    movable: bool = True
    hint: str = ""
    hidden: tuple[str, ...] = ()
    height: int = 576


class Laid:
    """A plan whose pieces lie ready to be fetched; made once for a drawing and kept."""

    def __init__(self, layers: SiteLayers) -> None:
        self.layers = layers
        self._addresses: dict[str, str] = {}

    def addresses(self) -> dict[str, str]:
        """By layer, in drawing order: where the browser finds it."""
        if not self._addresses or not SHELF.holds(self._addresses.values()):
            self._addresses = {name: SHELF.put(text) for name, text in self._pieces().items()}
        return self._addresses

    def _pieces(self) -> dict[str, str]:
        """Dragging a point changes nearly every layer: they are fetched as one, but for what is shown apart."""
        pieces = dict(self.layers.pieces)
        apart = {name: pieces.pop(name) for name in (DEFINITIONS, *ABOVE) if name in pieces}
        ground = {"ground": "".join(pieces.values())}
        return {name: text for name, text in ({DEFINITIONS: ""} | ground | apart).items() if text}


def site_plan(laid: Laid, view: PlanView, *, key: str, on_pick: Callable[[], None], on_act: Callable[[], None]) -> None:
    """Show a plan. `on_pick` is called when another mark was chosen, `on_act` when a gesture ended; the values stand
    in `chosen_mark(key)` and `last_act(key)`."""
    _mount(
        key=key,
        height=view.height,
        data=[_data(laid, view)],  # in a list: pandas is loaded to see whether a mapping holds tables
        default={"pick": None},
        on_pick_change=on_pick,
        on_act_change=on_act,
    )


def chosen_mark(key: str) -> str:
    """The mark the browser chose last, empty for none; the moment that comes with it tells a mark chosen again from one
    never left."""
    value = st.session_state[key].get("pick")
    return str(value[0]) if isinstance(value, list) and value else ""


def last_act(key: str) -> dict[str, Any]:
    """The gesture that just ended: its `verb`, and the numbers and places it was made with."""
    act = st.session_state[key].get("act")
    return act if isinstance(act, dict) else {}


def _data(laid: Laid, view: PlanView) -> dict[str, Any]:
    layers = laid.layers

    def told(mark: str) -> list[Any]:
        return [view.says.get(mark, ""), mark in view.known]

    ways = ((f"{min(ends)}-{max(ends)}", _rounded(line)) for ends, line in layers.ways.items())
    return {
        "key": view.key,
        "title": view.title,
        "box": list(view.box),
        "unit": round(layers.unit, 4),
        "origin": [round(value, 4) for value in layers.origin],
        "paper": layers.paper,
        "route": ROUTE.removeprefix("/"),
        "pieces": [list(piece) for piece in laid.addresses().items()],
        "above": list(ABOVE),
        "spots": [[n, x, y, *told(f"p{n}")] for n, (x, y) in layers.spots.items()],
        "ways": [[ends, line, *told(f"r{ends}")] for ends, line in ways],
        "gates": [[at, _rounded(line), *told(f"e{at}")] for at, line in layers.gates.items()],
        "farthest": FARTHEST - ROUNDED,
        "chosen": view.chosen,
        "turn": view.turn,
        "done": view.done,
        "tool": view.tool,
        "movable": view.movable,
        "hint": view.hint,
        "hidden": list(view.hidden),
        "height": view.height,
    }


def _rounded(line: tuple[tuple[float, float], ...]) -> list[list[float]]:
    return [[round(x, 3), round(y, 3)] for x, y in line]
