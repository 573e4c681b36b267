"""Knights of the Company who hold a post in a Domain: it stands on their sheet too (MB-150, MB-151)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.games.bastionland.domain.council import circle_post, ruler_post
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.rules.company.common import in_office, with_member

_RULES = "ruler of "


def posted(state: State, name: str, post: str) -> tuple[State, str]:
    """The state with a post on the sheet of a Knight of the Company, and a sentence where they are below its rank;
    nothing changes for others, or for who rules a Holding and takes a lesser post."""
    knight = next((one for one in state.company.knights if one.name == name), None)
    if knight is None or (knight.office.startswith(_RULES) and not post.startswith(_RULES)):
        return state, ""
    state = in_office(state, knight, post)
    new = state.company.find(name)
    opposed = new is not None and new.opposed
    return state, f" {name} is opposed at first, until they have proven themselves." if opposed else ""


def unposted(state: State, name: str, post: str) -> State:
    """The state in which a Knight of the Company holds that post no more."""
    knight = state.company.find(name)
    if knight is None or knight.office != post:
        return state
    return with_member(state, replace(knight, office="", opposed=False))


def unseated(state: State, name: str, home: Holding) -> State:
    """The state in which a Knight of the Company rules that Holding no more."""
    return unposted(state, name, ruler_post(home))


def recircled(state: State, old: str, new: str, home: Holding) -> State:
    """The state in which the Knights of a Circle have their post by another ruler's name."""
    was, now = circle_post(old, home), circle_post(new, home)
    for one in state.company.members:
        if one.office == was:
            state = with_member(state, replace(one, office=now))
    return state
