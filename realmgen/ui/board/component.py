"""The board component: its page half. The other half is the script, look and frame beside this file and the map's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.ui.shelf import ROUTE, SHELF

if TYPE_CHECKING:
    from realmgen.service.torchfall.drawn import BoardLayers

ABOVE = ("names", "markers", "lights", "figures")
"""The drawing's layers that lie above what glows."""
DARK, LIT, CHOSEN, EDGED = 0, 1, 2, 3
"""How a mark is shown: as it lies, as one to press, as one that was pressed, as one that can be pressed too."""
_HERE = Path(__file__).parent
_MAP = _HERE.parent / "map"
_SCRIPTS = (_MAP / "0-svg.js", _MAP / "3-pieces.js", *sorted(_HERE.glob("*.js")))
_mount = st.components.v2.component(
    "realmgen_board",
    html=(_HERE / "board.html").read_text("utf-8"),
    css="\n".join(path.read_text("utf-8") for path in (_MAP / "map.css", _HERE / "board.css")),
    js="\n".join(path.read_text("utf-8") for path in _SCRIPTS),
)


@dataclass(frozen=True, slots=True)
class BoardView:
    """How a board is shown. A mark is a post by its key, a road by both: `a-b`.

    `says` tells what a press on a mark does, `lit` which marks glow, `mover` is the seat whose Warden is
    marked, `hinted` a mark that is suggested, `done` rises when the page has dealt with a press, a `still` board takes
    none. `height` is in pixels with the foot, which says `hint` while nothing is pointed at.
    """

    title: str
    says: Mapping[str, str] = field(default_factory=dict)
    lit: Mapping[str, int] = field(default_factory=dict)
    mover: int | None = None
    hinted: str = ""
    done: int = 0
    hint: str = ""
    still: bool = False
    height: int = 640


def board(layers: BoardLayers, view: BoardView, *, key: str, on_press: Callable[[], None]) -> None:
    """Show a board. `on_press` is called when a mark was pressed, which is `pressed(key)`."""
    _mount(
        key=key,
        height=view.height,
        data=[_data(layers, view)],  # in a list: pandas is loaded to see whether a mapping holds tables
        on_act_change=on_press,
    )


def pressed(key: str) -> str:
    """The mark that was just pressed, empty for none."""
    act = st.session_state[key].get("act")
    return str(act.get("mark", "")) if isinstance(act, dict) else ""


def mark_of(*ends: str) -> str:
    """The mark of a road by both its posts, or of a post by itself."""
    return "-".join(sorted(ends))


def _data(layers: BoardLayers, view: BoardView) -> dict[str, Any]:
    def told(mark: str) -> list[Any]:
        return [view.says.get(mark, ""), view.lit.get(mark, DARK)]

    return {
        "title": view.title,
        "box": [0, 0, *layers.size],
        "paper": layers.paper,
        "route": ROUTE.removeprefix("/"),
        "pieces": [[name, SHELF.put(text)] for name, text in layers.pieces],
        "above": list(ABOVE),
        "spots": [[key, _rounded([at])[0], *told(key)] for key, at in layers.spots.items()],
        "ways": [[mark_of(*ends), _rounded(line), *told(mark_of(*ends))] for ends, line in layers.ways.items()],
        "ring": round(layers.ring, 2),
        "here": _here(layers, view.mover),
        "hinted": view.hinted,
        "done": view.done,
        "hint": view.hint,
        "still": view.still,
        "height": view.height,
    }


def _here(layers: BoardLayers, seat: int | None) -> list[float] | None:
    if seat is None:
        return None
    (x, y), radius = layers.wardens[seat]
    return [round(x, 2), round(y, 2), round(radius, 2)]


def _rounded(line: Any) -> list[list[float]]:
    return [[round(x, 2), round(y, 2)] for x, y in line]
