"""Small changes to a Site that keep its numbers and what hangs on them together."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from realmgen.games.bastionland.sites.model import Entrance, Point, Route, Site
from realmgen.kit.graph import tie


def in_turn(points: Iterable[Point]) -> list[Point]:
    """The points that players know, in the order they were shown them."""
    return sorted((point for point in points if point.known), key=lambda point: (point.known, point.number))


def with_point(site: Site, new: Point) -> Site:
    """The Site with a point in the stead of the one of its number."""
    return replace(site, points=tuple(new if point.number == new.number else point for point in site.points))


def with_route(site: Site, new: Route) -> Site:
    """The Site with a route, in the stead of the one between the same points if there is one."""
    others = (route for route in site.routes if route.between != new.between)
    return replace(site, routes=(*others, new)).in_order()


def with_entrance(site: Site, new: Entrance) -> Site:
    """The Site with an entrance, in the stead of the one at the same point if there is one."""
    others = (door for door in site.entrances if door.at != new.at)
    return replace(site, entrances=(*others, new)).in_order()


def reworded(site: Site, new: Point) -> Site:
    """The Site with a point in the stead of the one of its number, called by its new name in what others say of it."""
    old = site.point(new.number)
    if old is None or old.name == new.name:
        return with_point(site, new)
    others = (replace(point, secret=called(point.secret, {old.name: new.name})) for point in site.points)
    return with_point(replace(site, points=tuple(others)), new)


def called(text: str, names: Mapping[str, str]) -> str:
    """A text with other names for what it names; as it was where that would be too long."""
    from realmgen.games.bastionland.codec.fields import LONGEST_TEXT  # the codec of players reads Sites with this

    either = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name.strip())
    if not either:
        return text
    new = re.sub(rf"(?<!\w)(?:{either})(?!\w)", lambda found: names[found[0]], text)
    return new if len(new) <= LONGEST_TEXT else text


def free_number(site: Site) -> int:
    """The lowest number that no point bears."""
    taken = {point.number for point in site.points}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def renumbered(site: Site, to: Mapping[int, int]) -> Site:
    """The Site with other numbers on its points, and routes and entrances that follow them."""
    points = (replace(point, number=to.get(point.number, point.number)) for point in site.points)
    routes = (replace(route, between=tie(*(to.get(n, n) for n in route.between))) for route in site.routes)
    doors = (replace(door, at=to.get(door.at, door.at)) for door in site.entrances)
    return replace(site, points=tuple(points), routes=tuple(routes), entrances=tuple(doors)).in_order()


def without_point(site: Site, number: int) -> Site:
    """The Site without a point, its routes and its entrance; the numbers above it close up."""
    left = replace(
        site,
        points=tuple(point for point in site.points if point.number != number),
        routes=tuple(route for route in site.routes if number not in route.between),
        entrances=tuple(door for door in site.entrances if door.at != number),
    )
    return renumbered(left, {point.number: at for at, point in enumerate(left.points, 1)})


def with_known(site: Site, route: Callable[[Route], bool], door: Callable[[Entrance], bool]) -> Site:
    """The Site with those routes and entrances shown that pass, and the others hidden."""
    return replace(
        site,
        routes=tuple(replace(one, known=route(one)) for one in site.routes),
        entrances=tuple(replace(one, known=door(one)) for one in site.entrances),
    )


def with_turns(site: Site, turns: Mapping[int, int]) -> Site:
    """The Site with the points of these numbers shown, each in its turn, and the others hidden."""
    return replace(site, points=tuple(replace(point, known=turns.get(point.number, 0)) for point in site.points))


def with_point_hidden(site: Site, number: int) -> Site:
    """The Site as if players had not been shown a point, and nothing that hangs on it."""
    left = with_turns(site, {point.number: point.known for point in site.points if point.number != number})
    return with_known(
        left, lambda r: r.known and number not in r.between, lambda door: door.known and door.at != number
    )


def unknown(site: Site) -> Site:
    """The Site as if players had been shown nothing of it."""
    return with_known(with_turns(site, {}), lambda _: False, lambda _: False)


def plainly_shown(site: Site) -> Site:
    """The Site as if players had been shown all of it but its hidden routes and entrances (MB-272)."""
    shown = with_turns(site, {point.number: turn for turn, point in enumerate(site.points, 1)})
    return with_known(shown, lambda route: route.way != "hidden", lambda door: not door.hidden)
