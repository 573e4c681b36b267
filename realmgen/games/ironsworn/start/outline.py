"""The outline of a quest: steps one may tick off as milestones (IS-558, IS-658), and its pace (IS-670, IS-671)."""

from __future__ import annotations

from realmgen.games.ironsworn.model import FULL, Hook, Milestone, Vow, boxes

READY = 8
"""Boxes from which a vow may well be fulfilled: what four milestones of a dangerous one come to (IS-558)."""
AHEAD = "The track runs ahead of the story. Slow down, and let the last steps cost something."
BEHIND = "Every step is behind you, and the track is long enough. Fulfil the vow when you are ready."
MISSED = "The story runs ahead of the track. Something has gone unnoticed: add a step that stands in the way."


def outline(hook: Hook) -> tuple[Milestone, ...]:
    """The steps of a quest, none of them reached."""
    return tuple(map(Milestone, hook.steps))


def pace(vow: Vow) -> str:
    """A hint where the track runs ahead of the story, or the story ahead of the track, and when it is time to fulfil
    the vow; nothing where they keep pace."""
    left = [one for one in vow.outline if not one.done]
    if vow.state != "open" or not vow.outline:
        return _unplanned(vow)
    if boxes(vow.ticks) >= READY:
        return AHEAD if left else BEHIND
    return MISSED if not left and boxes(vow.ticks) < READY // 2 else ""


def _unplanned(vow: Vow) -> str:
    full = vow.state == "open" and vow.ticks == FULL
    return "The track is full. What would the last scene be? Play it, and fulfil the vow." if full else ""
