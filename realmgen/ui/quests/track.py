"""A progress track as one would draw it: ten boxes, and in each up to four strokes."""

from __future__ import annotations

from collections.abc import Iterator

import streamlit as st

from realmgen.service.worlds.quests import standing
from realmgen.ui.widgets import sentence

BOXES, BOX, STEP, HIGH = 10, 30, 35, 36
"""How many, and their sizes in pixels of the drawing."""
STROKES = (((7, 24), (24, 6)), ((7, 6), (23, 25)), ((15, 4), (16, 27)), ((4, 16), (27, 15)))
"""What each tick draws into a box, corner to corner first."""
SHAKE = (0, 1, -1, 2, -1, 0, 1, -2, 1, 0, -1)
"""By how much a hand strays."""


def track(ticks: int) -> None:
    """The boxes with their strokes; how many there are is said to those who cannot see them."""
    drawn = "".join(part for box in range(BOXES) for part in _box(box, min(max(ticks - 4 * box, 0), 4)))
    words = f"{sentence(standing(ticks))} of ten boxes"
    st.html(
        f'<svg class="track" role="img" aria-label="{words}" viewBox="0 0 {STEP * BOXES} {HIGH}">'
        f"<title>{words}</title>{drawn}</svg>"
    )


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
