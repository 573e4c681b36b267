"""From options and a seed to a Site, in steps that each have their own dice; and a part of one anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.sites.contents import (
    Words,
    fill_entrances,
    fill_points,
    fill_routes,
    name_site,
)
from realmgen.games.bastionland.sites.edit import unknown
from realmgen.games.bastionland.sites.layout import Layout, lay_doors, lay_out, lay_routes
from realmgen.games.bastionland.sites.model import (
    LINKS,
    Counts,
    Entrance,
    Kind,
    Point,
    Route,
    Setting,
    Site,
    SiteOptions,
)
from realmgen.games.bastionland.sites.presets import FREE, PRESETS, count_faults, counts_of, option_faults
from realmgen.games.bastionland.sites.setting import usual_ground
from realmgen.kit.chance import Dice, stream
from realmgen.kit.graph import connected, tie, within
from realmgen.kit.words import listed

PARTS = ("layout", "routes", "entrances", "points", "name")
"""What can be rolled again by itself. A new layout moves the points with their words, and joins them anew."""


def generate_site(options: SiteOptions, seed: str, library: Words, *, place: Setting | None = None) -> Site:
    """A whole Site; the same options, seed, words and place give the same one everywhere.

    Raises Unreadable with one line for each option that is wrong.
    """
    if faults := option_faults(options):
        raise Unreadable(*faults)
    setting = place or Setting()
    free = options.counts is not None
    counts = counts_of(options)
    own = PRESETS[options.preset].ground if options.preset in PRESETS else ""
    ground = options.ground or own or usual_ground(setting)
    layout = lay_out(counts, stream(seed, "site/layout"))
    bare = Site(setting.at, "", ground, (), (), preset=FREE if free else options.preset, counts=counts, seed=seed)
    site = _laid(replace(bare, origin=setting.name), layout, stream(seed, "site/numbers"))
    site = fill_entrances(fill_routes(site, seed, library, setting.told), seed, library, setting.told)
    return fill_points(name_site(site, seed, library, setting), seed, library, setting)


def _laid(site: Site, layout: Layout, dice: Dice) -> Site:
    """The Site with nameless points, numbered at random, and bare routes and entrances."""
    numbers = dict(zip(dice.shuffled(sorted(layout.kinds)), range(1, len(layout.kinds) + 1), strict=True))
    points = [Point(numbers[place], place, kind, "") for place, kind in layout.kinds.items()]
    return _joined(replace(site, points=tuple(points)), layout)


def _joined(site: Site, layout: Layout) -> Site:
    """The Site with a layout's routes and entrances between its points."""
    at = {point.place: point.number for point in site.points}
    routes = [Route(tie(at[a], at[b]), way) for (a, b), way in layout.ways.items()]
    doors = [Entrance(at[place], hidden=hidden) for place, hidden in layout.doors.items()]
    return replace(site, routes=tuple(routes), entrances=tuple(doors)).in_order()


def reroll(site: Site, part: str, seed: str, library: Words, *, place: Setting | None = None) -> Site:
    """The Site with one of PARTS made anew by another seed and the rest kept; `Site.seed` stays.

    What is made anew is unknown to the players again. Raises Unreadable for an unknown part, and IllegalCommand when
    the points as they stand cannot be joined by so many routes.
    """
    if part not in PARTS:
        raise Unreadable(f"part {part!r} is unknown: choose {listed(PARTS, 'or')}")
    setting = place or Setting()
    if part == "points":
        return fill_points(unknown(site), seed, library, setting)
    if part == "name":
        return name_site(site, seed, library, setting)
    return _STEPS[part](site, seed, library, setting.told)


def held(site: Site) -> Counts:
    """The distribution a Site has by now, whatever it was made to have."""
    kinds = [point.kind for point in site.points]
    ways = [route.way for route in site.routes]
    veiled = sum(door.hidden for door in site.entrances)
    return Counts(
        features=kinds.count("feature"),
        dangers=kinds.count("danger"),
        treasures=kinds.count("treasure"),
        open=ways.count("open"),
        closed=ways.count("closed"),
        hidden=ways.count("hidden"),
        entrances=len(site.entrances) - veiled,
        hidden_entrances=veiled,
    )


def _new_layout(site: Site, seed: str, library: Words, told: str) -> Site:
    counts = held(site)
    if faults := count_faults(counts):
        raise IllegalCommand(*faults)
    layout = lay_out(counts, stream(seed, "site/layout"))
    words = {kind: [p for p in site.points if p.kind == kind] for kind in layout.kinds.values()}
    drawn = {kind: iter(stream(seed, f"site/move/{kind}").shuffled(points)) for kind, points in words.items()}
    moved = [replace(next(drawn[kind]), place=place, x=0.0, y=0.0, known=0) for place, kind in layout.kinds.items()]
    laid = _joined(replace(site, points=tuple(moved)), layout)
    return fill_entrances(fill_routes(laid, seed, library, told), seed, library, told)


def _new_routes(site: Site, seed: str, library: Words, told: str) -> Site:
    kinds: dict[int, Kind] = {point.place: point.kind for point in site.points}
    if not kinds:
        raise IllegalCommand("the routes cannot be rolled again: there are no points")
    counts, room = held(site), len(within(LINKS, kinds))
    if not connected(kinds, within(LINKS, kinds)) or not len(kinds) - 1 <= counts.routes <= room:
        raise IllegalCommand(
            f"the routes cannot be rolled again: {counts.routes} of them cannot connect the points as they lie"
            f" ({len(kinds) - 1} to {room} could, where they touch); roll the layout again, or change routes by hand"
        )
    laid = _joined(site, lay_routes(kinds, counts, stream(seed, "site/routes")))
    return fill_routes(replace(laid, entrances=site.entrances), seed, library, told)


def _new_entrances(site: Site, seed: str, library: Words, told: str) -> Site:
    place = {point.number: point.place for point in site.points}
    kinds: dict[int, Kind] = {point.place: point.kind for point in site.points}
    ways = {tie(*(place[number] for number in route.between)): route.way for route in site.routes}
    laid = _joined(site, lay_doors(kinds, ways, held(site), stream(seed, "site/entrances")))
    return fill_entrances(replace(laid, routes=site.routes), seed, library, told)


_STEPS: dict[str, Callable[[Site, str, Words, str], Site]] = {
    "layout": _new_layout,
    "routes": _new_routes,
    "entrances": _new_entrances,
}
