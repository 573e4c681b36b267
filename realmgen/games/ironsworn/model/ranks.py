"""Challenge ranks, and progress in ticks: 4 to a box, 10 boxes to a track (IS-564 to IS-568, IS-647)."""

from __future__ import annotations

from typing import Literal

Rank = Literal["troublesome", "dangerous", "formidable", "extreme", "epic"]
RANKS: tuple[Rank, ...] = ("troublesome", "dangerous", "formidable", "extreme", "epic")
TICKS: dict[Rank, int] = {"troublesome": 12, "dangerous": 8, "formidable": 4, "extreme": 2, "epic": 1}
"""Ticks for each mark of progress, and for each point of harm dealt."""
HARM: dict[Rank, int] = {rank: n for n, rank in enumerate(RANKS, 1)}
"""What a foe of that rank inflicts."""
BOX, FULL = 4, 40


def shifted(rank: Rank, by: int) -> Rank:
    """A rank so many steps harder, or easier; at most epic, at least troublesome (IS-569)."""
    return RANKS[min(max(RANKS.index(rank) + by, 0), len(RANKS) - 1)]


def marked(ticks: int, rank: Rank, times: int = 1) -> int:
    """Ticks after progress was marked so many times, 0 to 40 (IS-A21)."""
    return min(max(ticks + TICKS[rank] * times, 0), FULL)


def boxes(ticks: int) -> int:
    """Full boxes: what a progress roll counts."""
    return ticks // BOX
