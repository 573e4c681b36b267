"""Showing players a Site one by one, and hiding it again.

A point is shown by itself; a route once both its ends are, and an entrance once its point is, for neither could be
drawn before. Hiding a point hides what hangs on it.
"""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.sites.common import point_of, put, site_at
from realmgen.games.bastionland.sites.edit import (
    in_turn,
    unknown,
    with_entrance,
    with_known,
    with_point_hidden,
    with_route,
    with_turns,
)
from realmgen.games.bastionland.sites.model import Entrance, Route, Site, route_name
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.graph import tie


def check_reveal(state: State, command: c.Reveal) -> None:
    """What is shown is there, hidden yet, and hangs on points that are shown."""
    site = site_at(state, command.at)
    if _turned(site, command) == site:
        raise IllegalCommand(f"players have been shown {_called(command)} of {site.name} already")
    dark = [number for number in command.numbers if not point_of(site, number).known]
    if dark and command.what in ("route", "entrance"):
        raise IllegalCommand(f"{_called(command)} cannot be shown: point {dark[0]} is hidden; reveal that first")


def reveal(state: State, command: c.Reveal, chance: Chance) -> Step[State]:
    """Show players a part of a Site, or all of it."""
    return _step(state, command, "site shown", "Showed players")


def check_conceal(state: State, command: c.Conceal) -> None:
    """Only what is shown is hidden."""
    site = site_at(state, command.at)
    if _turned(site, command) == site:
        shown = "been shown nothing" if command.what == "all" else f"not been shown {_called(command)}"
        raise IllegalCommand(f"players have {shown} of {site.name}")


def conceal(state: State, command: c.Conceal, chance: Chance) -> Step[State]:
    """Hide a part of a Site from players again, or all of it."""
    return _step(state, command, "site hidden", "Hid from players")


def _step(state: State, command: c.Reveal | c.Conceal, kind: str, did: str) -> Step[State]:
    site = site_at(state, command.at)
    data = {"at": site.at, "what": command.what, "numbers": list(command.numbers)}
    event = Event(kind, f"{did} {_called(command)} of {site.name}.", data, reveals=isinstance(command, c.Reveal))
    return Step(put(state, _turned(site, command)), (event,))


def _called(command: c.Reveal | c.Conceal) -> str:
    return _CALLED[command.what].format("-".join(map(str, command.numbers)))


_CALLED = {
    "all": "all",
    "point": "point {}",
    "around": "point {} and what is open to see from it",
    "route": "route {}",
    "entrance": "the entrance at point {}",
}


def _turned(site: Site, command: c.Reveal | c.Conceal) -> Site:
    """The Site with what a command names shown or hidden; raises IllegalCommand when there is no such part."""
    known = isinstance(command, c.Reveal)
    if command.what == "all":
        return _all_shown(site) if known else unknown(site)
    if command.what == "route":
        return with_route(site, replace(_route(site, command.numbers), known=known))
    number = point_of(site, command.numbers[0]).number
    if command.what == "entrance":
        return with_entrance(site, replace(_entrance(site, number), known=known))
    if not known:
        return with_point_hidden(site, number)
    return _around_shown(site, number) if command.what == "around" else _point_shown(site, number)


def _route(site: Site, numbers: tuple[int, ...]) -> Route:
    found = site.route(tie(*numbers))
    if found is None:
        raise IllegalCommand(f"{site.name} has no {route_name(numbers)}")
    return found


def _entrance(site: Site, number: int) -> Entrance:
    found = site.entrance(number)
    if found is None:
        raise IllegalCommand(f"point {number} of {site.name} has no entrance")
    return found


def _around_shown(site: Site, number: int) -> Site:
    """The Site with a point shown, its entrance unless that is hidden, and its open routes to points that are shown."""
    shown = _point_shown(site, number)
    lit = {point.number for point in in_turn(shown.points)}

    def seen(route: Route) -> bool:
        return route.way == "open" and number in route.between and lit.issuperset(route.between)

    def met(door: Entrance) -> bool:
        return door.at == number and not door.hidden

    return with_known(shown, lambda route: route.known or seen(route), lambda door: door.known or met(door))


def _point_shown(site: Site, number: int) -> Site:
    """The Site with a point shown after those that are."""
    point = point_of(site, number)
    if point.known:
        return site
    turns = {point.number: turn for turn, point in enumerate([*in_turn(site.points), point], 1)}
    return with_turns(site, turns)


def _all_shown(site: Site) -> Site:
    for point in site.points:
        site = _point_shown(site, point.number)
    return with_known(site, lambda _: True, lambda _: True)
