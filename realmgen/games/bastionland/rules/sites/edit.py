"""Changing a Site by hand: words, kinds, places, numbers, routes and entrances (MB-264 to MB-277).

A rule broken by hand is told by `problems`; refused is only what would make no sense on the plan.
"""

from __future__ import annotations

import math
from dataclasses import replace

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import done, on_map
from realmgen.games.bastionland.rules.sites.common import changed, point_of, put, site_at
from realmgen.games.bastionland.sites.edit import (
    free_number,
    renumbered,
    reworded,
    with_entrance,
    with_point,
    with_route,
    without_point,
)
from realmgen.games.bastionland.sites.model import FARTHEST, PLACES, Entrance, Point, Route, route_name
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step


def check_put(state: State, command: c.PutSite) -> None:
    """The Hex is on the map."""
    on_map(state, command.site.at)


def put_site(state: State, command: c.PutSite, chance: Chance) -> Step[State]:
    """Put a Site into its Hex in the stead of what it had (MB-263)."""
    site = command.site
    text = f"Put the Site {site.name} into {site.at}: {len(site.points)} points, {len(site.routes)} routes."
    return done(put(state, site), "site put", text, at=site.at, name=site.name)


def unsite(state: State, command: c.Unsite, chance: Chance) -> Step[State]:
    """Take a Site away (MB-263)."""
    site = site_at(state, command.at)
    left = tuple(other for other in state.sites if other is not site)
    text = f"Took the Site {site.name} away from {site.at}."
    return done(replace(state, sites=left), "site taken", text, at=site.at, name=site.name)


def check_move(state: State, command: c.SiteMove) -> None:
    """A Site moves to another Hex of the map that has none."""
    site = site_at(state, command.at)
    on_map(state, command.to)
    if command.at == command.to:
        raise IllegalCommand(f"the Site {site.name} lies in {command.at} already")
    if there := state.site(command.to):
        raise IllegalCommand(f"the Site {there.name} lies in {command.to}: a hex has one at most")


def move(state: State, command: c.SiteMove, chance: Chance) -> Step[State]:
    """Move a Site, with what players have been shown of it."""
    site = site_at(state, command.at)
    left = replace(state, sites=tuple(other for other in state.sites if other is not site))
    text = f"Moved the Site {site.name} from {command.at} to {command.to}."
    moved = put(left, replace(site, at=command.to))
    return done(moved, "site moved", text, at=command.at, to=command.to, name=site.name)


def name(state: State, command: c.SiteName, chance: Chance) -> Step[State]:
    """Rename a Site."""
    site = site_at(state, command.at)
    text = f"Renamed the Site {site.name} in {site.at}: {command.name}."
    return changed(state, replace(site, name=command.name), text, old=site.name, new=command.name)


def mood(state: State, command: c.Mood, chance: Chance) -> Step[State]:
    """Write what meets whoever arrives."""
    site = site_at(state, command.at)
    return changed(state, replace(site, mood=command.text.strip()), f"Wrote what meets whoever comes to {site.name}.")


def key(state: State, command: c.PointKey, chance: Chance) -> Step[State]:
    """Rewrite a point's key; what only the game master is told at others follows its name."""
    site = site_at(state, command.at)
    point = point_of(site, command.number)
    secret = point.secret if command.secret is None else command.secret.strip()
    new = replace(point, name=command.name, text=command.text.strip(), secret=secret)
    return changed(state, reworded(site, new), f"Rewrote point {point.number} of {site.name}.", number=point.number)


def kind(state: State, command: c.PointKind, chance: Chance) -> Step[State]:
    """Give a point another kind."""
    site = site_at(state, command.at)
    point = point_of(site, command.number)
    text = f"Made point {point.number} of {site.name} a {command.kind}."
    return changed(state, with_point(site, replace(point, kind=command.kind)), text, number=point.number)


def check_place(state: State, command: c.PointAt) -> None:
    """A point moves to another place."""
    point = point_of(site_at(state, command.at), command.number)
    is_place(command.place)
    if point.place == command.place:
        raise IllegalCommand(f"point {point.number} stands at place {point.place} already")


def is_place(place: int) -> None:
    """Raise Unreadable for what is no place."""
    if place not in PLACES:
        raise Unreadable(f"place {place} is not possible: 0 is the centre, 1 to 6 are the corners from the top on")


def place(state: State, command: c.PointAt, chance: Chance) -> Step[State]:
    """Move a point; one that stands there takes its old place."""
    site = site_at(state, command.at)
    point = point_of(site, command.number)
    there = next((other for other in site.points if other.place == command.place), None)
    if there:
        site = with_point(site, replace(there, place=point.place, x=0.0, y=0.0))
    site = with_point(site, replace(point, place=command.place, x=0.0, y=0.0))
    traded = f", and point {there.number} to place {point.place}" if there else ""
    text = f"Moved point {point.number} of {site.name} to place {command.place}{traded}."
    return changed(state, site, text, number=point.number, place=command.place)


def check_shift(state: State, command: c.Shift) -> None:
    """A point stays on the plan."""
    point = point_of(site_at(state, command.at), command.number)
    far = math.hypot(*replace(point, x=command.x, y=command.y).xy)
    if far > FARTHEST:
        raise IllegalCommand(f"point {point.number} would lie {far:.2f} from the centre: at most {FARTHEST:g}")


def shift(state: State, command: c.Shift, chance: Chance) -> Step[State]:
    """Drag a point's sign."""
    site = site_at(state, command.at)
    point = replace(point_of(site, command.number), x=command.x, y=command.y)
    text = f"Dragged point {point.number} of {site.name}."
    return changed(state, with_point(site, point), text, number=point.number, x=point.x, y=point.y)


def check_renumber(state: State, command: c.Renumber) -> None:
    """A number a Site can have."""
    site = site_at(state, command.at)
    point_of(site, command.number)
    if command.number == command.to:
        raise IllegalCommand(f"point {command.to} has that number already")
    if not 1 <= command.to <= len(PLACES):
        raise IllegalCommand(f"number {command.to} is not possible: points are 1 to {len(PLACES)}")


def renumber(state: State, command: c.Renumber, chance: Chance) -> Step[State]:
    """Give a point another number; one that has it takes the old one."""
    site, old, new = site_at(state, command.at), command.number, command.to
    text = f"Renumbered points of {site.name}: {old} is {new}."
    return changed(state, renumbered(site, {old: new, new: old}), text, old=old, new=new)


def check_add(state: State, command: c.AddPoint) -> None:
    """A point is added at a free place."""
    site = site_at(state, command.at)
    is_place(command.place)
    there = next((point for point in site.points if point.place == command.place), None)
    if there:
        raise IllegalCommand(f"point {there.number} stands at place {command.place}: choose a free one")


def add(state: State, command: c.AddPoint, chance: Chance) -> Step[State]:
    """Add a point under the lowest free number."""
    site = site_at(state, command.at)
    new = Point(free_number(site), command.place, command.kind, command.name, command.text.strip())
    added = replace(site, points=(*site.points, new)).in_order()
    return changed(state, added, f"Added point {new.number}, {new.name}, to {site.name}.", number=new.number)


def unpoint(state: State, command: c.Unpoint, chance: Chance) -> Step[State]:
    """Take a point away with its routes and entrance."""
    site = site_at(state, command.at)
    point = point_of(site, command.number)
    text = f"Took point {point.number}, {point.name}, away from {site.name}."
    return changed(state, without_point(site, point.number), text, number=point.number)


def check_route(state: State, command: c.SetRoute) -> None:
    """A route joins two points that are there; one that is not there cannot be taken away."""
    site = site_at(state, command.at)
    for number in command.between:
        point_of(site, number)
    if command.way == "none" and site.route(command.between) is None:
        raise IllegalCommand(f"{site.name} has no {route_name(command.between)} to take away")


def set_route(state: State, command: c.SetRoute, chance: Chance) -> Step[State]:
    """Lay, change or take away a route."""
    site = site_at(state, command.at)
    name, data = route_name(command.between), {"between": list(command.between), "way": command.way}
    old = site.route(command.between) or Route(command.between, "open")
    if command.way == "none":
        left = tuple(route for route in site.routes if route is not old)
        return changed(state, replace(site, routes=left), f"Took {name} away from {site.name}.", **data)
    text = old.text if command.text is None else command.text.strip()
    laid = with_route(site, replace(old, way=command.way, text=text))
    return changed(state, laid, f"Made {name} of {site.name} {command.way}.", **data)


def check_entrance(state: State, command: c.SetEntrance) -> None:
    """An entrance stands at a point that is there."""
    site = site_at(state, command.at)
    point_of(site, command.number)
    if command.sort == "none" and site.entrance(command.number) is None:
        raise IllegalCommand(f"point {command.number} of {site.name} has no entrance to take away")


def set_entrance(state: State, command: c.SetEntrance, chance: Chance) -> Step[State]:
    """Make, change or take away an entrance."""
    site, number = site_at(state, command.at), command.number
    old = site.entrance(number) or Entrance(number)
    if command.sort == "none":
        left = tuple(door for door in site.entrances if door is not old)
        text = f"Took the entrance at point {number} of {site.name} away."
        return changed(state, replace(site, entrances=left), text, number=number)
    said = old.text if command.text is None else command.text.strip()
    new = replace(old, hidden=command.sort == "hidden", text=said)
    text = f"Made {'a hidden' if new.hidden else 'an'} entrance at point {number} of {site.name}."
    return changed(state, with_entrance(site, new), text, number=number)
