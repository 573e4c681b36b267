"""Rules to be looked up while playing: by words, by topic, and what fits the moment."""

from __future__ import annotations

from collections.abc import Iterable

from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.model import Holding, Landmark, Myth, State
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.reference import Row, found, topics
from realmgen.games.bastionland.road.model import Stage

__all__ = ["Row", "by_topic", "fitting", "look_up", "topics"]
MOST = 40
BY_STAGE: dict[Stage, tuple[str, ...]] = {
    "dawn": ("Sleep and hunger", "Losses"),
    "weather": ("Weather", "Travel"),
    "act": ("Travel", "Exploring", "Sleep and hunger"),
    "roll": ("Omens", "Landmarks"),
    "end": ("Travel", "Sleep and hunger", "Running the game"),
}
"""By stage of a Phase: the topics it asks for."""
MAKING = ("Beginning", "Virtues", "Oath")


def fitting(state: State) -> tuple[str, ...]:
    """The topics that fit the moment, the likeliest first: making Knights before there are any; where the Company is,
    what it came to; what the Phase wants; and what is the matter with someone."""
    if not state.company.people:
        return MAKING
    hurt = any(member.score(v).now < member.score(v).full for member in state.company.people for v in VIRTUES)
    return tuple(dict.fromkeys((*_here(state), *BY_STAGE[state.day.stage], *(("Recovery",) if hurt else ()))))


def _here(state: State) -> Iterable[str]:
    thing = thing_at(state.realm, state.company.at) if state.realm and state.company.at else None
    if isinstance(thing, Holding):
        return "Arriving", "Services", "Trade"
    if isinstance(thing, Myth):
        return ("Omens",)
    return ("Landmarks",) if isinstance(thing, Landmark) and thing.at in state.seen.features else ()


def look_up(words: str, topic: str, state: State) -> list[Row]:
    """The rules that hold these words, of one topic or of all; without words and topic those that fit the moment."""
    if not words.strip() and not topic:
        return [row for fit in fitting(state) for row in found("", fit)]
    first = fitting(state)
    rows = sorted(found(words, topic), key=lambda row: row.topic not in first) if words.strip() else found("", topic)
    return list(rows)[:MOST]


def by_topic(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Rules under their topics, as they come."""
    told: dict[str, list[Row]] = {}
    for row in rows:
        told.setdefault(row.topic, []).append(row)
    return told
