"""A progress track as one would draw it: ten boxes, and in each up to four strokes."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from functools import cache

import streamlit as st

from realmgen.service.worlds.quests import standing
from realmgen.ui.widgets import sentence

BOXES, BOX, STEP, HIGH = 10, 30, 35, 36
"""How many, and their sizes in pixels of the drawing."""
STROKES = (((7, 24), (24, 6)), ((7, 6), (23, 25)), ((15, 4), (16, 27)), ((4, 16), (27, 15)))
"""What each tick draws into a box, corner to corner first."""
STYLE = (
    "path{fill:none;stroke:#2A2320;stroke-linejoin:round;stroke-linecap:round}"
    ".box{stroke-width:1.5;stroke:#94866F}.tick{stroke-width:2.5}"
    "@media(prefers-color-scheme:dark){path{stroke:#F1E8D6}.box{stroke:#7A6D5B}}"
)
SHAKE = (0, 1, -1, 2, -1, 0, 1, -2, 1, 0, -1)
"""By how much a hand strays."""


def track(ticks: int) -> None:
    """The boxes with their strokes; how many there are is said to those who cannot see them."""
    words = f"{sentence(standing(ticks))} of ten boxes"
    st.html(f'<img class="track" src="data:image/svg+xml;base64,{_drawn(ticks)}" alt="{words}">')


@cache
def _drawn(ticks: int) -> str:
    """The picture: an image of its own, which knows the light of the page by itself."""
    parts = "".join(part for box in range(BOXES) for part in _box(box, min(max(ticks - 4 * box, 0), 4)))
    size = f"0 0 {STEP * BOXES} {HIGH}"
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"><style>{STYLE}</style>{parts}</svg>'
    return b64encode(drawing.encode()).decode()


def _box(box: int, ticks: int) -> Iterator[str]:
    left, top = box * STEP + 2, 3
    a, b, c, d = (SHAKE[(box * 3 + n) % len(SHAKE)] * 0.6 for n in range(4))
    corners = (
        (left + a, top + b),
        (left + BOX + c, top + a),
        (left + BOX + d, top + BOX + c),
        (left + b, top + BOX + d),
    )
    yield f'<path class="box" d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in corners)}Z"/>'
    for n, ((x, y), (to_x, to_y)) in enumerate(STROKES[:ticks]):
        stray = SHAKE[(box * 5 + n * 2) % len(SHAKE)]
        bend = f"{left + (x + to_x) / 2 + stray:.1f} {top + (y + to_y) / 2 - stray:.1f}"
        ends = f"M{left + x + stray * 0.5:.1f} {top + y:.1f} Q{bend} {left + to_x:.1f} {top + to_y + stray * 0.5:.1f}"
        yield f'<path class="tick" d="{ends}"/>'
