"""Rules to be looked up while playing: by words, by topic, and what fits the moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from realmgen.games.bastionland.company.model import VIRTUES
from realmgen.games.bastionland.model import Holding, Landmark, Myth, State
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.reference import Row, found, topics
from realmgen.games.bastionland.road.model import Stage

__all__ = ["Page", "Row", "State", "by_topic", "fitting", "look_up", "topics"]
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
WAR = ("Fighting", "Attacks", "Feats", "Gambits", "Scars", "Warbands", "Ships and sieges", "Arms", "Armour")
BY_STEP: dict[str, tuple[str, ...]] = {
    "collection": ("Domains", "The year"),
    "misrule": ("Crises", "Domains"),
    "glory": ("Glory", "Seasons and Ages"),
    "feast": ("The year",),
    "crises": ("Crises",),
    "drama": ("Domains", "Crises"),
}
"""By step of a turn: the topics it asks for, where they are others than those of the year."""
YEAR = ("Seasons and Ages", "The year", "Domains", "Crises", "Grand designs", "Glory")
RULE = ("Domains", "Crises", "Grand designs", "Warbands", "The year", "Services")
Page = Literal["table", "war", "calendar", "domain"]


def fitting(state: State, page: Page = "table") -> tuple[str, ...]:
    """The topics that fit the moment on a page, the likeliest first. At the Table a fight or a turn that goes on comes
    first, then making Knights before there are any; where the Company is, what it came to; what the Phase wants; and
    what is the matter with someone."""
    if page == "war" or (page == "table" and state.fight):
        return _fought(state)
    if page == "calendar" or (page == "table" and state.calendar.turning):
        step = state.calendar.turning.step if state.calendar.turning else ""
        return tuple(dict.fromkeys((*BY_STEP.get(step, ()), *YEAR)))
    return RULE if page == "domain" else _travelled(state)


def _fought(state: State) -> tuple[str, ...]:
    """Before a fight who may fight; then what an attack asks for as it is declared, and once its dice lie there."""
    if state.fight is None:
        return tuple(dict.fromkeys(("Warbands", "Ships and sieges", *WAR)))
    stage = state.fight.assault.stage if state.fight.assault else ""
    first = {"declared": ("Attacks", "Feats"), "rolled": ("Gambits", "Feats")}.get(stage, ())
    return tuple(dict.fromkeys((*first, *WAR)))


def _travelled(state: State) -> tuple[str, ...]:
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


def look_up(words: str, topic: str, state: State, page: Page = "table") -> list[Row]:
    """The rules that hold these words, of one topic or of all; without words and topic those that fit the moment."""
    if not words.strip() and not topic:
        return [row for fit in fitting(state, page) for row in found("", fit)]
    first = fitting(state, page)
    rows = sorted(found(words, topic), key=lambda row: row.topic not in first) if words.strip() else found("", topic)
    return list(rows)[:MOST]


def by_topic(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Rules under their topics, as they come."""
    told: dict[str, list[Row]] = {}
    for row in rows:
        told.setdefault(row.topic, []).append(row)
    return told
