"""Showing players a Site one by one, and hiding it again.

A point is shown by itself; a route once both its ends are, and an entrance once its point is, for neither could be
drawn before. Hiding a point hides what hangs on it.
"""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.sites.common import point_of, put, route_name, site_at
from realmgen.games.bastionland.sites.edit import in_turn, unknown, with_point
from realmgen.games.bastionland.sites.model import Entrance, Route, Site
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


def check_reveal(state: State, command: c.Reveal) -> None:
    """What is shown is there, hidden yet, and hangs on points that are shown."""
    site = site_at(state, command.at)
    if command.what == "all":
        if _all_known(site):
            raise IllegalCommand(f"players have been shown all of {site.name} already")
        return
    if _known(site, command):
        raise IllegalCommand(f"players have been shown {_called(command)} of {site.name} already")
    if command.what not in ("point", "around"):
        dark = [str(number) for number in command.numbers if not point_of(site, number).known]
        if dark:
            raise IllegalCommand(f"{_called(command)} cannot be shown: point {dark[0]} is hidden; reveal that first")


def reveal(state: State, command: c.Reveal, chance: Chance) -> Step[State]:
    """Show players a part of a Site, or all of it."""
    site = site_at(state, command.at)
    shown = _all_shown(site) if command.what == "all" else _turned(site, command, True)
    return _step(state, shown, command, "Showed players")


def check_conceal(state: State, command: c.Conceal) -> None:
    """Only what is shown is hidden."""
    site = site_at(state, command.at)
    if command.what == "all":
        if not any(point.known for point in site.points):
            raise IllegalCommand(f"players have been shown nothing of {site.name}")
    elif not _known(site, command):
        raise IllegalCommand(f"players have not been shown {_called(command)} of {site.name}")


def conceal(state: State, command: c.Conceal, chance: Chance) -> Step[State]:
    """Hide a part of a Site from players again, or all of it."""
    site = site_at(state, command.at)
    hidden = unknown(site) if command.what == "all" else _turned(site, command, False)
    return _step(state, hidden, command, "Hid from players")


def _step(state: State, site: Site, command: c.Reveal | c.Conceal, did: str) -> Step[State]:
    shows = isinstance(command, c.Reveal)
    text = f"{did} {_called(command)} of {site.name}."
    data = {"at": site.at, "what": command.what, "numbers": list(command.numbers)}
    return Step(put(state, site), (Event("site shown" if shows else "site hidden", text, data, reveals=shows),))


def _called(command: c.Reveal | c.Conceal) -> str:
    if command.what == "all":
        return "all"
    if command.what == "route":
        return route_name(command.numbers)
    number = command.numbers[0]
    return _CALLED[command.what].format(number)


_CALLED = {
    "point": "point {}",
    "around": "point {} and what is open to see from it",
    "entrance": "the entrance at point {}",
}


def _route(site: Site, command: c.Reveal | c.Conceal) -> Route:
    a, b = command.numbers
    found = site.route((a, b))
    if found is None:
        raise IllegalCommand(f"{site.name} has no {route_name(command.numbers)}")
    return found


def _door(site: Site, command: c.Reveal | c.Conceal) -> Entrance:
    number = point_of(site, command.numbers[0]).number
    found = site.entrance(number)
    if found is None:
        raise IllegalCommand(f"point {number} of {site.name} has no entrance")
    return found


def _known(site: Site, command: c.Reveal | c.Conceal) -> bool:
    if command.what == "route":
        return _route(site, command).known
    if command.what == "entrance":
        return _door(site, command).known
    if command.what == "around":
        return _around_shown(site, command.numbers[0]) == site
    return bool(point_of(site, command.numbers[0]).known)


def _turned(site: Site, command: c.Reveal | c.Conceal, known: bool) -> Site:
    """The Site with one part shown or hidden."""
    if command.what == "route":
        route = _route(site, command)
        turned = replace(route, known=known)
        return replace(site, routes=tuple(turned if other is route else other for other in site.routes))
    if command.what == "entrance":
        door = _door(site, command)
        opened = replace(door, known=known)
        return replace(site, entrances=tuple(opened if other is door else other for other in site.entrances))
    if command.what == "around":
        return _around_shown(site, command.numbers[0])
    return _point_shown(site, command.numbers[0]) if known else _point_hidden(site, command.numbers[0])


def _around_shown(site: Site, number: int) -> Site:
    """The Site with a point shown, its entrance unless that is hidden, and its open routes to points that are shown."""
    shown = site if point_of(site, number).known else _point_shown(site, number)
    lit = {point.number for point in shown.points if point.known}

    def seen(route: Route) -> bool:
        return route.way == "open" and number in route.between and lit.issuperset(route.between)

    return replace(
        shown,
        routes=tuple(replace(route, known=True) if seen(route) else route for route in shown.routes),
        entrances=tuple(
            replace(door, known=True) if door.at == number and not door.hidden else door for door in shown.entrances
        ),
    )


def _point_shown(site: Site, number: int) -> Site:
    order = [*in_turn(site.points), point_of(site, number)]
    turns = {point.number: turn for turn, point in enumerate(order, 1)}
    return replace(site, points=tuple(replace(point, known=turns.get(point.number, 0)) for point in site.points))


def _point_hidden(site: Site, number: int) -> Site:
    return replace(
        with_point(site, replace(point_of(site, number), known=0)),
        routes=tuple(replace(r, known=r.known and number not in r.between) for r in site.routes),
        entrances=tuple(replace(door, known=door.known and door.at != number) for door in site.entrances),
    )


def _all_known(site: Site) -> bool:
    points, doors = all(point.known for point in site.points), all(door.known for door in site.entrances)
    return points and doors and all(route.known for route in site.routes)


def _all_shown(site: Site) -> Site:
    for point in site.points:
        site = site if point.known else _point_shown(site, point.number)
    return replace(
        site,
        routes=tuple(replace(route, known=True) for route in site.routes),
        entrances=tuple(replace(door, known=True) for door in site.entrances),
    )
