"""What every rule of Sites asks first: is there a Site in the Hex, and a point of that number."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import done, on_map
from realmgen.games.bastionland.sites.model import Point, Site
from realmgen.kit.game import Step


def site_at(state: State, label: str) -> Site:
    """The Site of a Hex; raises IllegalCommand when it has none."""
    on_map(state, label)
    found = state.site(label)
    if found is None:
        raise IllegalCommand(f"there is no Site in {label}: draw one, or put one there from a file, first")
    return found


def point_of(site: Site, number: int) -> Point:
    """A point by its number; raises IllegalCommand naming those there are."""
    found = site.point(number)
    if found is None:
        there = ", ".join(str(point.number) for point in site.points) or "none"
        raise IllegalCommand(f"{site.name} has no point {number}: it has {there}")
    return found


def put(state: State, site: Site) -> State:
    """The state with a Site in the stead of what its Hex had."""
    others = [other for other in state.sites if other.at != site.at]
    return replace(state, sites=tuple(sorted((*others, site), key=lambda one: one.at)))


def changed(state: State, site: Site, text: str, **data: Any) -> Step[State]:
    """A step to a changed Site."""
    return done(put(state, site), "site changed", text, at=site.at, **data)


def check_site(state: State, command: Any) -> None:
    """The Hex has a Site."""
    site_at(state, command.at)


def check_point(state: State, command: Any) -> None:
    """The Site has a point of that number."""
    point_of(site_at(state, command.at), command.number)
