"""A Site as JSON, both ways. Keys, in order:

    schema     "realmgen-site/1", on a file of its own only
    code       players only: the campaign code, on a file of its own only
    at, name, ground                         at: the Hex, empty where it was drawn for none
    mood       text
    preset, counts: {features, dangers, …} or null, seed, origin, generator            gm only
    points     [{number, place, kind, name, text?, secret?, x?, y?, known?}]     secret and known: gm only
    routes     [{between: [number, number], way, text?, known?}]                 known: gm only
    entrances  [{at, text?, hidden?, known?}]                                    known: gm only

What players get holds the points, routes and entrances they were shown, numbered in that order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields as parts_of
from typing import Any, cast

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import LONGEST_SEED, LONGEST_TEXT, Fields
from realmgen.games.bastionland.sites.model import (
    FARTHEST,
    GROUNDS,
    KINDS,
    PLACES,
    WAYS,
    Counts,
    Entrance,
    Kind,
    Point,
    Route,
    Site,
    Way,
)
from realmgen.kit.game import Json
from realmgen.kit.graph import Tie, tie

SITE_SCHEMA = "realmgen-site/1"
MOST_POINTS = len(PLACES)
_MOST_KNOWN = 10**6


def site_json(site: Site, *, secrets: bool = True) -> Json:
    """A Site as it stands in a Realm's state; without `secrets` it is one that was redacted for players."""
    return {
        "at": site.at,
        "name": site.name,
        "ground": site.ground,
        "mood": site.mood,
        **(_made(site) if secrets else {}),
        "points": [_point(point, secrets) for point in site.points],
        "routes": [
            {"between": list(route.between), "way": route.way, **_said(route.text), **_known(route.known, secrets)}
            for route in site.routes
        ],
        "entrances": [
            {"at": door.at, **_said(door.text), **({"hidden": True} if door.hidden else {})}
            | _known(door.known, secrets)
            for door in site.entrances
        ],
    }


def site_file(site: Site, *, code: str | None = None) -> Json:
    """A Site as a file of its own: with a campaign `code`, one that was redacted for players."""
    head: Json = {"schema": SITE_SCHEMA} | ({} if code is None else {"code": code})
    return head | site_json(site, secrets=code is None)


def _made(site: Site) -> Json:
    counts = site.counts and {part.name: getattr(site.counts, part.name) for part in parts_of(Counts)}
    return {
        "preset": site.preset,
        "counts": counts,
        "seed": site.seed,
        "origin": site.origin,
        "generator": site.generator,
    }


def _point(point: Point, secrets: bool) -> Json:
    dragged = {"x": point.x, "y": point.y} if point.x or point.y else {}
    return {
        "number": point.number,
        "place": point.place,
        "kind": point.kind,
        "name": point.name,
        **_said(point.text),
        **({"secret": point.secret} if point.secret and secrets else {}),
        **dragged,
        **_known(point.known, secrets),
    }


def _said(text: str) -> Json:
    return {"text": text} if text else {}


def _known(known: int | bool, secrets: bool) -> Json:
    return {"known": known} if known and secrets else {}


def read_site(obj: object) -> Site:
    """A Site from its JSON object, with or without a file's own keys; raises Unreadable with every fault.

    It need not keep the rules, but what it says makes sense: numbers are told apart and routes lead to points.
    """
    fields = Fields(obj, "", [])
    site = site_of(fields) if fields.sound else None
    if fields.faults or site is None:
        raise Unreadable(*fields.faults)
    return site


def site_of(fields: Fields) -> Site:
    """A Site from fields that note the faults."""
    if fields.has("schema"):
        fields.word("schema", (SITE_SCHEMA,), "schema this version reads")
    points = _points(fields)
    numbers = {point.number for point in points}
    return Site(
        at=fields.text("at", default=""),
        name=fields.text("name", empty=False),
        ground=fields.word("ground", GROUNDS, "ground"),
        points=points,
        routes=_routes(fields, numbers),
        entrances=_entrances(fields, numbers),
        mood=fields.text("mood", default="", longest=LONGEST_TEXT),
        preset=fields.text("preset", default=""),
        counts=_counts(fields),
        seed=fields.text("seed", default="", longest=LONGEST_SEED),
        origin=fields.text("origin", default=""),
        generator=fields.number("generator", 0, 10**6, default=1),
    ).in_order()


def _counts(fields: Fields) -> Counts | None:
    if fields.source.get("counts") is None:
        return None
    part = fields.part("counts")
    known = [field.name for field in parts_of(Counts)]
    for key in part.source.keys() - set(known):
        part.fault(key, f"is not a count: one of {', '.join(known)}")
    numbers: dict[str, Any] = {
        name: part.maybe_number(name, 0, 99) if name == "hidden_entrances" else part.number(name, 0, 99)
        for name in known
    }
    return Counts(**numbers)


def _points(fields: Fields) -> tuple[Point, ...]:
    points = [
        Point(
            part.number("number", 1, MOST_POINTS),
            part.number("place", min(PLACES), max(PLACES)),
            cast(Kind, part.word("kind", KINDS, "kind of point")),
            part.text("name"),
            part.text("text", default="", longest=LONGEST_TEXT),
            part.text("secret", default="", longest=LONGEST_TEXT),
            _offset(part, "x"),
            _offset(part, "y"),
            part.number("known", 0, _MOST_KNOWN, default=0),
        )
        for part in fields.objects("points")
    ]
    _once(fields, "points", "number", (point.number for point in points))
    _once(fields, "points", "place", (point.place for point in points))
    return tuple(points)


def _offset(part: Fields, key: str) -> float:
    value = part.source.get(key, 0.0)
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    if not number or not abs(value) <= 2 * FARTHEST:
        part.fault(key, f"{str(value)[:40]} is not a distance from {-2 * FARTHEST:g} to {2 * FARTHEST:g}")
        return 0.0
    return float(value) + 0.0


def _once(fields: Fields, key: str, what: str, values: Iterable[object]) -> None:
    for value, many in Counter(values).items():
        if many > 1:
            fields.fault(key, f"{what} {value} was given {many} times")


def _routes(fields: Fields, numbers: set[int]) -> tuple[Route, ...]:
    routes = [
        Route(
            _between(part, numbers),
            cast(Way, part.word("way", WAYS, "way")),
            part.text("text", default="", longest=LONGEST_TEXT),
            part.flag("known", default=False),
        )
        for part in fields.objects("routes")
    ]
    _once(fields, "routes", "the route", ("-".join(map(str, route.between)) for route in routes))
    return tuple(routes)


def _between(part: Fields, numbers: set[int]) -> Tie:
    ends = part.items("between")
    sound = len(ends) == 2 and all(isinstance(end, int) and not isinstance(end, bool) for end in ends)
    if not sound or ends[0] == ends[1]:
        if part.has("between"):
            part.fault("between", "is not the numbers of two points")
        return 0, 0
    for end in ends:
        if end not in numbers:
            part.fault("between", f"there is no point {str(end)[:40]}")
    return tie(*ends)


def _entrances(fields: Fields, numbers: set[int]) -> tuple[Entrance, ...]:
    doors = []
    for part in fields.objects("entrances", default=[]):
        at = part.number("at", 1, MOST_POINTS)
        if numbers and at not in numbers:
            part.fault("at", f"there is no point {at}")
        text = part.text("text", default="", longest=LONGEST_TEXT)
        doors.append(Entrance(at, text, part.flag("hidden", default=False), part.flag("known", default=False)))
    _once(fields, "entrances", "the entrance at point", (door.at for door in doors))
    return tuple(doors)
