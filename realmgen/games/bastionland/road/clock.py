"""The clock: Phases follow each other, and Seasons turn by hand (MB-278, MB-279, MB-A34)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.road.model import PHASES, Moment


def after(moment: Moment) -> Moment:
    """The Phase that follows: after the Night the Morning of the next day (MB-278)."""
    place = PHASES.index(moment.phase) + 1
    if place < len(PHASES):
        return replace(moment, phase=PHASES[place])
    return replace(moment, phase=PHASES[0], day=moment.day + 1)


def said_when(moment: Moment) -> str:
    """`Afternoon of day 3`."""
    return f"{moment.phase.title()} of day {moment.day}"


def begins(moment: Moment) -> str:
    """How a Phase comes: `The sun rises on day 4`."""
    if moment.phase == "morning":
        return f"The sun rises on day {moment.day} of {moment.season.title()}"
    return f"Noon of day {moment.day}" if moment.phase == "afternoon" else f"Night falls on day {moment.day}"
