"""What a state has to list: commands for buttons, and rows for the read model."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from realmgen.errors import NotAllowed
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import Realm, State
from realmgen.games.bastionland.places import things
from realmgen.games.bastionland.rules.common import Check
from realmgen.games.bastionland.rules.offered import played
from realmgen.games.bastionland.rules.tables import played_rows
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.dice import DiceRoll
from realmgen.kit.game import Json, Rows


def offers(state: State, check: Check) -> Iterator[c.Command]:
    """The commands that need no words or choices from the game master, as far as they are allowed."""
    yield c.Roll(DiceRoll(1, 6))
    land = _candidates(state.realm) if state.realm else ()
    for command in chain(land, played(state), *map(_of_site, state.sites)):
        try:
            check(state, command)
        except NotAllowed:
            continue
        yield command


def _candidates(realm: Realm) -> Iterator[c.Command]:
    for holding in realm.holdings:
        yield c.Seat(holding.at)
        yield c.Show(holding.at) if holding.hidden else c.Hide(holding.at)
    yield from (c.Remove(thing.at) for thing in things(realm))
    yield from (c.EraseRiver(number) for number in range(1, len(realm.rivers) + 1))
    yield from (c.Wilderness(realm.grid.label(cell)) for cell in range(realm.grid.size))


def _of_site(site: Site) -> Iterator[c.Command]:
    """What can be shown or hidden of a Site, part by part, and what can be taken away."""
    turns: tuple[type[c.Reveal | c.Conceal], ...] = (c.Reveal, c.Conceal)
    for turn in turns:
        yield from (turn(site.at, "point", (point.number,)) for point in site.points)
        yield from (turn(site.at, "route", route.between) for route in site.routes)
        yield from (turn(site.at, "entrance", (door.at,)) for door in site.entrances)
        yield turn(site.at, "all")
    yield from (c.Unpoint(site.at, point.number) for point in site.points)
    yield from (c.SetRoute(site.at, route.between, "none") for route in site.routes)
    yield from (c.SetEntrance(site.at, door.at, "none") for door in site.entrances)
    yield c.Unsite(site.at)


def rows(state: State) -> Rows:
    """By table, flat rows each unique by `key`; the seed stands in none."""
    realm = state.realm
    notes = [{"key": at, "at": at, "text": text} for at, text in sorted(state.notes.items())]
    played = played_rows(state)
    if realm is None:
        empty: Rows = {name: [] for name in ("realm", "holding", "myth", "landmark", "site", "point")}
        return {**empty, "note": notes, **played}
    return {
        "realm": [_realm_row(realm)],
        "holding": [
            {"key": h.at, "at": h.at, "name": h.name, "kind": h.kind, "seat": h.seat, "ruler": h.ruler}
            | {"hidden": h.hidden}
            for h in realm.holdings
        ],
        "myth": [
            {"key": str(m.number), "number": m.number, "at": m.at, "name": m.name, "mark": m.mark}
            | {"omens": state.omens.get(m.number, 0), "resolved": m.number in state.resolved}
            | {"how": state.resolved.get(m.number, "")}
            for m in realm.myths
        ],
        "landmark": [
            {"key": m.at, "at": m.at, "kind": m.kind, "name": m.name, "detail": m.detail} for m in realm.landmarks
        ],
        "note": notes,
        "site": [_site_row(site) for site in state.sites],
        "point": [row for site in state.sites for row in _point_rows(site)],
        **played,
    }


def _site_row(site: Site) -> Json:
    counted = ("points", "routes", "entrances")
    counts = {name: len(getattr(site, name)) for name in counted}
    words = {key: getattr(site, key) for key in ("at", "name", "ground", "preset", "origin")}
    return {"key": site.at, **words, **counts, "shown": sum(point.known > 0 for point in site.points)}


def _point_rows(site: Site) -> Iterator[Json]:
    for point in site.points:
        words = {key: getattr(point, key) for key in ("number", "kind", "name", "text", "secret")}
        yield {"key": f"{site.at} {point.number}", "at": site.at, **words, "shown": point.known > 0}


def _realm_row(realm: Realm) -> Json:
    counted = ("holdings", "myths", "landmarks", "barriers", "rivers", "lakes")
    counts = chain.from_iterable({name: len(getattr(realm, name))}.items() for name in counted)
    return {
        "key": "realm",
        "name": realm.name,
        "width": realm.options.width,
        "height": realm.options.height,
        "layout": realm.options.layout,
        "coast": realm.options.coast,
        **dict(counts),
    }
