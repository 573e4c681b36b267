"""Every rule a Site breaks, in words. A game master may break them by hand; a generated Site breaks none."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from realmgen.games.bastionland.sites.model import FARTHEST, KINDS, LINKS, NEAREST, PLACES, WAYS, Site, route_name
from realmgen.games.bastionland.sites.presets import count_faults
from realmgen.kit.graph import reached, tie


def problems(site: Site) -> list[str]:
    """Every broken rule in one line; empty when the Site is sound (MB-264 to MB-277).

    How many there should be of everything is what the Site was made to hold; where nobody asked, any number will do.
    """
    return [fault for rule in _RULES for fault in rule(site)]


def _points(site: Site) -> Iterator[str]:
    """Seven places, a point at each of them at most, numbered from 1 (MB-264, MB-268)."""
    if sorted(point.number for point in site.points) != list(range(1, len(site.points) + 1)):
        numbers = ", ".join(str(point.number) for point in site.points) or "none"
        yield f"points are numbered {numbers}: they should run from 1 to {len(site.points)}"
    for place, many in sorted(Counter(point.place for point in site.points).items()):
        if place not in PLACES:
            yield f"place {place} is none of the centre (0) and the corners (1 to 6)"
        if many > 1:
            yield f"{many} points stand at {_place(place)}"
    for point in site.points:
        if not point.name.strip():
            yield f"point {point.number} has no name"


def _place(place: int) -> str:
    return f"corner {place}" if place else "the centre"


def _positions(site: Site) -> Iterator[str]:
    """Points can be told apart on the plan."""
    for point in site.points:
        if math.hypot(*point.xy) > FARTHEST:
            yield f"point {point.number} was dragged off the plan"
    for a, b in combinations(site.points, 2):
        if math.dist(a.xy, b.xy) < NEAREST:
            yield f"points {a.number} and {b.number} lie on each other"


def _routes(site: Site) -> Iterator[str]:
    """Routes join neighbouring points, each pair at most once (MB-269, MB-A57)."""
    places = {point.number: point.place for point in site.points}
    for between, many in Counter(route.between for route in site.routes).items():
        name = route_name(between)
        if lost := [number for number in between if number not in places]:
            yield f"{name} leads to point {lost[0]}, which is not there"
        elif tie(*(places[number] for number in between)) not in LINKS:
            yield f"{name} joins points that are not neighbours"
        if many > 1:
            yield f"{name} is there {many} times"


def _words(site: Site) -> Iterator[str]:
    """A closed route has an obstacle, a hidden one a way to be found (MB-271, MB-272)."""
    for route in site.routes:
        if route.way == "closed" and not route.text.strip():
            yield f"{route_name(route.between)} is closed by nothing: write what bars it"
        if route.way == "hidden" and not route.text.strip():
            yield f"{route_name(route.between)} is hidden: write how it is found"


def _reachable(site: Site) -> Iterator[str]:
    """Every point can be reached by the routes of all kinds (MB-273, MB-A57)."""
    if not site.points:
        return
    met = reached([route.between for route in site.routes], site.points[0].number)
    if lost := [str(point.number) for point in site.points if point.number not in met]:
        yield f"no route leads from point {site.points[0].number} to {', '.join(lost)}"


def _entrances(site: Site) -> Iterator[str]:
    """Entrances stand at points that are there, one to a point (MB-274)."""
    numbers = {point.number for point in site.points}
    for at, many in Counter(door.at for door in site.entrances).items():
        if at not in numbers:
            yield f"an entrance leads to point {at}, which is not there"
        if many > 1:
            yield f"point {at} has {many} entrances"


def _distribution(site: Site) -> Iterator[str]:
    """As many of each kind as the Site was made to hold (MB-265 to MB-267, MB-270 to MB-277)."""
    counts = site.counts
    if counts is None:
        return
    yield from count_faults(counts)
    kinds, ways = Counter(point.kind for point in site.points), Counter(route.way for route in site.routes)
    asked = [(kind, kinds[kind], getattr(counts, f"{kind}s")) for kind in KINDS]  # type: ignore[index]
    asked += [(f"{way} route", ways[way], getattr(counts, way)) for way in WAYS]  # type: ignore[index]
    veiled = sum(door.hidden for door in site.entrances)
    asked.append(("entrance", len(site.entrances) - veiled, counts.entrances))
    most = counts.hidden_entrances
    asked.append(("hidden entrance", veiled, min(veiled, 1) if most is None else most))
    for what, there, wanted in asked:
        if there != wanted:
            yield f"{what}s: {there} instead of {wanted}"


_RULES: tuple[Callable[[Site], Iterator[str]], ...] = (
    _points,
    _positions,
    _routes,
    _words,
    _reachable,
    _entrances,
    _distribution,
)
