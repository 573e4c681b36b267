"""The outline of a quest: steps one may tick off as milestones (IS-558, IS-658), and how it keeps pace (IS-670)."""

from __future__ import annotations

from realmgen.games.ironsworn.model import FULL, TICKS, Hook, Milestone, Rank, Vow, boxes

READY = 8
"""Boxes from which a vow may well be fulfilled: what four milestones of a dangerous one come to (IS-558)."""


def outline(hook: Hook) -> tuple[Milestone, ...]:
    """The steps of a quest, none of them reached."""
    return tuple(map(Milestone, hook.steps))


def marks(rank: Rank) -> int:
    """Milestones that fill a track up to where fulfilling it is likely: 3, 4, 8, 16 or 32."""
    return -(-READY * 4 // TICKS[rank])


def pace(vow: Vow) -> str:
    """A hint where the track runs ahead of the story, or the story ahead of the track; nothing where they keep pace."""
    left = [one for one in vow.outline if not one.done]
    if vow.state != "open" or not vow.outline:
        return _unplanned(vow)
    if left and boxes(vow.ticks) >= READY:
        return "The track runs ahead of the story. Slow down, and let the last steps cost something."
    if not left and boxes(vow.ticks) < READY // 2:
        return "The story runs ahead of the track. Something has gone unnoticed: add a step that stands in the way."
    return ""


def _unplanned(vow: Vow) -> str:
    full = vow.state == "open" and vow.ticks == FULL
    return "The track is full. What would the last scene be? Play it, and fulfil the vow." if full else ""
