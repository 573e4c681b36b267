"""A Site spoilt on purpose in each rule turns both judges red: `problems` and the checker of the JSON."""

from dataclasses import replace

import pytest
import site_checker

from realmgen.content import load
from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.sites.generate import generate_site
from realmgen.games.bastionland.sites.model import Entrance, Route, Site, SiteOptions
from realmgen.games.bastionland.sites.problems import problems
from realmgen.kit.graph import tie

LIBRARY = Library(load("bastionland"))
SOUND = generate_site(SiteOptions(), "sound", LIBRARY)
BURIAL = generate_site(SiteOptions("sealed-burial"), "sound", LIBRARY)
WARREN = generate_site(SiteOptions("warren"), "sound", LIBRARY)


def first(items, **changes):
    return (replace(items[0], **changes), *items[1:])


def of_way(site: Site, way: str) -> Route:
    return next(route for route in site.routes if route.way == way)


def routed(site: Site, old: Route, **changes) -> Site:
    return replace(site, routes=tuple(replace(r, **changes) if r is old else r for r in site.routes))


def kind_to(site: Site, old: str, new: str) -> Site:
    point = next(point for point in site.points if point.kind == old)
    return replace(site, points=tuple(replace(p, kind=new) if p is point else p for p in site.points))


def apart(site: Site) -> tuple[int, int]:
    """Two points that are no neighbours."""
    place = {point.number: point.place for point in site.points}
    return next((a, b) for a in place for b in place if a < b and not site_checker.beside(place[a], place[b]))


def cut_off(site: Site) -> Site:
    """One route moved away from the only point it leads to, as many routes as before."""
    for route in site.routes:
        left = [other for other in site.routes if other is not route]
        for a in site.points:
            for b in site.points:
                pair = tie(a.number, b.number)
                free = a.number < b.number and pair not in [r.between for r in site.routes]
                if free and site_checker.beside(a.place, b.place):
                    moved = replace(site, routes=(*left, replace(route, between=pair)))
                    if site_checker.pieces([p.number for p in site.points], [r.between for r in moved.routes]) > 1:
                        return moved
    raise AssertionError("no route can be moved so")


def without(site: Site, number: int) -> Site:
    """A point, and what hangs on it, gone; its number stays open."""
    return replace(
        site,
        points=tuple(point for point in site.points if point.number != number),
        routes=tuple(route for route in site.routes if number not in route.between),
        entrances=tuple(door for door in site.entrances if door.at != number),
    )


SHOWN = next(door for door in SOUND.entrances if not door.hidden)
PLAIN = next(point.number for point in SOUND.points if not SOUND.entrance(point.number))

SPOILT = {
    "MB-264 two points at one place": replace(SOUND, points=first(SOUND.points, place=SOUND.points[1].place)),
    "MB-264 a place beyond the wheel": replace(SOUND, points=first(SOUND.points, place=9)),
    "MB-264 a point off the plan": replace(SOUND, points=first(SOUND.points, x=2.0)),
    "MB-264 two points on each other": replace(
        SOUND,
        points=first(
            SOUND.points,
            x=SOUND.points[1].xy[0] - SOUND.points[0].xy[0],
            y=SOUND.points[1].xy[1] - SOUND.points[0].xy[1],
        ),
    ),
    "MB-265 a feature too many": kind_to(SOUND, "danger", "feature"),
    "MB-266 a danger too many": kind_to(SOUND, "feature", "danger"),
    "MB-267 a treasure too many": kind_to(SOUND, "feature", "treasure"),
    "MB-265 a point without a name": replace(SOUND, points=first(SOUND.points, name=" ")),
    "MB-268 a number that stands twice": replace(SOUND, points=first(SOUND.points, number=2)),
    "MB-268 a point erased too many": without(SOUND, PLAIN),
    "MB-269 a route between no neighbours": routed(SOUND, of_way(SOUND, "open"), between=apart(SOUND)),
    "MB-269 a route that stands twice": replace(SOUND, routes=(*SOUND.routes, SOUND.routes[0])),
    "MB-269 a route that leads nowhere": routed(SOUND, of_way(SOUND, "open"), between=(1, 7)),
    "MB-270 an open route too few": routed(SOUND, of_way(SOUND, "open"), way="closed", text="bones"),
    "MB-271 a closed route too few": routed(SOUND, of_way(SOUND, "closed"), way="open"),
    "MB-272 a hidden route too few": routed(SOUND, of_way(SOUND, "hidden"), way="open"),
    "MB-271 a closed route without an obstacle": routed(SOUND, of_way(SOUND, "closed"), text=""),
    "MB-272 a hidden route that nobody can find": routed(SOUND, of_way(SOUND, "hidden"), text=" "),
    "MB-273 a point cut off": cut_off(SOUND),
    "MB-274 no entrance": replace(SOUND, entrances=()),
    "MB-274 an entrance at no point": replace(SOUND, entrances=(replace(SHOWN, at=7),)),
    "MB-274 two entrances at a point": replace(SOUND, entrances=(SHOWN, replace(SHOWN, hidden=True))),
    "MB-274 two entrances": replace(SOUND, entrances=(SHOWN, Entrance(PLAIN, "a hole"))),
    "MB-277 a hidden entrance to a burial": replace(
        BURIAL,
        entrances=(
            *BURIAL.entrances,
            Entrance(next(p.number for p in BURIAL.points if not BURIAL.entrance(p.number)), "a drain", hidden=True),
        ),
    ),
    "MB-277 a treasure too few": kind_to(BURIAL, "treasure", "feature"),
    "MB-276 other than was asked for": kind_to(WARREN, "danger", "treasure"),
}


@pytest.mark.parametrize("spoilt", SPOILT.values(), ids=SPOILT)
def test_both_judges_see_what_is_spoilt(spoilt):
    assert problems(spoilt) != []
    assert site_checker.check(site_json(spoilt)) != []


def test_every_spoilt_site_is_told_of_by_its_own_rule():
    for name, spoilt in SPOILT.items():
        ids = {line.split()[0] for line in site_checker.check(site_json(spoilt))}
        alike = {"MB-277": {"MB-267", "MB-265", "MB-274"}, "MB-276": {"MB-266", "MB-267"}}
        assert ids & ({name.split()[0]} | alike.get(name.split()[0], set())), name


def test_what_was_made_without_counts_is_asked_for_none():
    free = replace(kind_to(SOUND, "danger", "treasure"), counts=None, preset="")
    assert problems(free) == []
    assert site_checker.check(site_json(free)) == []


def test_counts_no_site_can_have_are_told():
    assert "12 routes find no room among 6 points" in "\n".join(
        problems(replace(SOUND, counts=replace(SOUND.counts, open=9)))
    )
