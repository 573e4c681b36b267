"""A Realm as a scene to be drawn. The players' scene is built from the redacted value alone (MB-243)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise

from realmgen.games.bastionland.clusters import all_stretches
from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.domain.dominion import dominion
from realmgen.games.bastionland.model import (
    HOLDING_KINDS,
    LANDMARK_KINDS,
    UNSEEN,
    WATER,
    Lake,
    Realm,
    Region,
    State,
)
from realmgen.games.bastionland.places import count
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.view.players import redact
from realmgen.games.bastionland.view.words import subtitle, title
from realmgen.kit.chance import public_code
from realmgen.kit.hex import Grid, from_label
from realmgen.kit.scene import (
    Area,
    Caption,
    EdgeMark,
    LegendEntry,
    LegendGroup,
    Mark,
    Scene,
    Stroke,
)

LEGEND_TERRAIN = (
    *("plain", "meadow", "glade", "forest", "heath", "hills", "valley", "crag", "peak", "marsh", "bog"),
    *WATER,
)
SCALE = "One hex is one Hecksleague:\na hill fort's view, a day's patrol,\nthere and home before dark"


def scene(
    of: State | Realm,
    *,
    audience: Audience = "gm",
    code: str = "",
    whole_trail: bool = False,
    domains: bool = False,
) -> Scene:
    """The scene of a Realm, or of a state with its notes; an empty one before there is a Realm.

    `code` is the campaign code: it stands on the players' sheet, and keys the hand in both. Without one the
    game master's is made from the seed, which it does not give away. The Company's trail is that of this Season,
    or all of it; `domains` draws the bounds of what belongs to each Holding (MB-384).
    """
    state = of if isinstance(of, State) else State(of)
    if audience == "players":
        state = redact(state)
    realm = state.realm
    if realm is None:
        return Scene(code, Grid(1, 1), ("plain",), frozenset(WATER))
    find, on = realm.grid.find, partial(_cells, realm.grid)
    trail = tuple(_trail(realm.grid, _passed(state, whole=whole_trail)))
    return Scene(
        key=code or (public_code(realm.seed) if realm.seed else ""),
        grid=realm.grid,
        ground=realm.terrain,
        water=frozenset(WATER),
        areas=tuple(_areas(realm)),
        strokes=tuple(Stroke("river", tuple(map(find, river.path)), river.name) for river in realm.rivers),
        edges=tuple(EdgeMark(b.kind, find(b.between[0]), find(b.between[1])) for b in realm.barriers),
        marks=(*_marks(realm), *(Mark("plan", find(site.at), "pin", site.name) for site in state.sites)),
        notes=tuple(sorted(find(label) for label in state.notes)),
        here=next(on([state.company.at] if state.company.at else []), None),
        trail=trail,
        unseen=frozenset(cell for cell, ground in enumerate(realm.terrain) if ground == UNSEEN),
        faint=frozenset(on(state.seen.afar if audience == "players" else ())),
        known=frozenset(on(_known(state) if audience == "gm" else ())),
        bounds=tuple(_domains(realm)) if domains else (),
        caption=Caption("The Realm of", realm.name, subtitle(realm), SCALE, _footer(realm, audience, code)),
        legend=tuple(_legend(state, realm, gone=bool(trail), bounds=domains)),
    )


def _cells(grid: Grid, labels: Iterable[str]) -> Iterator[int]:
    """The cells of those labels that are on the map: a new Realm may be smaller than the one that was travelled."""
    return (cell for label in labels if (cell := grid.cell(*from_label(label))) is not None)


def _passed(state: State, *, whole: bool) -> Iterator[str]:
    """The hexes the Company was in, one after the other: this Season's, with where it came from, or all."""
    legs = state.trail if whole else tuple(leg for leg in state.trail if _season(leg.on) == _season(state.day.now))
    before = state.trail[: len(state.trail) - len(legs)]
    yield from (leg.at for leg in before[-1:])
    for leg in legs:
        yield from (*leg.through, leg.at)
    yield from (state.day.back, *state.day.through, state.company.at)


def _season(moment: Moment) -> tuple[int, int, str]:
    return moment.age, moment.year, moment.season


def _trail(grid: Grid, passed: Iterable[str]) -> Iterator[tuple[int, ...]]:
    """The ways from hex to neighbouring hex; where the Company was set elsewhere another begins."""
    spots = list(_cells(grid, filter(None, passed)))
    ways = [spots[:1]]
    for a, b in pairwise(spots):
        if b in grid.neighbours[a]:
            ways[-1].append(b)
        elif a != b:
            ways.append([b])
    return (tuple(way) for way in ways if len(way) > 1)


def _domains(realm: Realm) -> Iterator[tuple[int, ...]]:
    """By Holding the cells of its Domain."""
    owned: dict[str, list[int]] = {}
    for at, holding in dominion(realm).items():
        owned.setdefault(holding.at, []).append(realm.grid.find(at))
    return map(tuple, owned.values())


def _known(state: State) -> Iterator[str]:
    """Hexes of which the players know more than a map without its secrets tells."""
    yield from state.seen.features
    yield from state.seen.hexes if state.seen.fog else ()


def _areas(realm: Realm) -> Iterator[Area]:
    """Connected stretches of one terrain; each bears the name of the region or lake it shares most hexes with."""
    find = realm.grid.find
    stretched: tuple[Region | Lake, ...] = (*realm.regions, *realm.lakes)
    named = [(stretch.name, frozenset(map(find, stretch.hexes))) for stretch in stretched]
    by_cell: dict[int, list[int]] = {}
    for index, (_, members) in enumerate(named):
        for cell in members:
            by_cell.setdefault(cell, []).append(index)
    for style, cells in all_stretches(realm.grid, realm.terrain):
        if style != UNSEEN:
            yield Area(style, cells, _name(cells, named, by_cell))


def _name(cells: Sequence[int], named: Sequence[tuple[str, frozenset[int]]], by_cell: dict[int, list[int]]) -> str:
    inside = set(cells)
    near = sorted({index for cell in cells for index in by_cell.get(cell, ())})
    best = max(near, key=lambda index: len(inside & named[index][1]), default=None)
    return "" if best is None else named[best][0]


def _marks(realm: Realm) -> Iterator[Mark]:
    find = realm.grid.find
    for holding in realm.holdings:
        yield Mark(holding.kind, find(holding.at), "chief" if holding.seat else "place", holding.name)
    for myth in realm.myths:
        yield Mark("myth", find(myth.at), "seal", myth.name, _numeral(myth.number))
    for landmark in realm.landmarks:
        yield Mark(landmark.kind, find(landmark.at), "sign", landmark.name)


def _numeral(number: int) -> str:
    """What stands on a Myth's seal: players do not know how it is numbered."""
    return str(number) if number else ""


def _footer(realm: Realm, audience: Audience, code: str) -> str:
    size = f"{realm.grid.width} × {realm.grid.height} hexes"
    if audience == "players":
        return " · ".join([f"Campaign code {code}", size] if code else [size])
    seed = [f"Seed {realm.seed}"] if realm.seed else []
    return " · ".join([*seed, size, realm.options.coast, count(len(realm.barriers), "barrier"), *_bent(realm)])


def _bent(realm: Realm) -> Iterator[str]:
    """Options that are not the guideline's, so that the footer rebuilds the Realm (MB-241)."""
    options = realm.options
    if options.layout != "flat":
        yield f"{options.layout}-top"
    if options.holdings != 4:
        yield count(options.holdings, "holding")
    if options.myths != 6:
        yield count(options.myths, "Myth")
    if options.rivers != 1:
        yield count(options.rivers, "river")
    if options.lakes is not None:
        yield count(options.lakes, "lake")
    asked = {
        "of each landmark": options.landmarks,
        "barriers asked": options.barriers if options.barriers != len(realm.barriers) else None,
        "between holdings": options.holding_gap,
        "round Myths": options.myth_gap,
    }
    yield from (f"{number} {what}" for what, number in asked.items() if number is not None)
    yield from (f"{terrain} × {factor:g}" for terrain, factor in sorted(options.weights.items()))


def _legend(state: State, realm: Realm, *, gone: bool, bounds: bool) -> Iterator[LegendGroup]:
    """Only what is on the map."""
    groups = {
        "Terrain": [LegendEntry("ground", t, title(t)) for t in LEGEND_TERRAIN if t in realm.terrain],
        "Holdings" if realm.holdings else "On the map": [
            *_holding_entries(realm, sites=bool(state.sites)),
            *([LegendEntry("stroke", "bounds", "A Domain ends")] if bounds and len(realm.holdings) > 1 else []),
        ],
        "Company": [
            *([LegendEntry("mark", "marker", "Where it is")] if state.company.at else []),
            *([LegendEntry("stroke", "trail", "How it came")] if gone else []),
        ],
        "Myths": [LegendEntry("seal", _numeral(m.number), m.name or "A Myth", m.at) for m in realm.myths],
        "Landmarks": [
            LegendEntry("mark", kind, title(kind))
            for kind in LANDMARK_KINDS
            if any(landmark.kind == kind for landmark in realm.landmarks)
        ],
    }
    yield from (LegendGroup(heading, tuple(entries)) for heading, entries in groups.items() if entries)


def _holding_entries(realm: Realm, *, sites: bool) -> list[LegendEntry]:
    kinds = {holding.kind for holding in realm.holdings}
    entries = [LegendEntry("mark", kind, title(kind)) for kind in HOLDING_KINDS if kind in kinds]
    if any(holding.seat for holding in realm.holdings):
        entries.append(LegendEntry("crown", "crown", "Seat of Power"))
    if realm.barriers:
        entries.append(LegendEntry("edge", "barrier", "Barrier"))
    if realm.rivers:
        entries.append(LegendEntry("stroke", "river", "River"))
    return entries + [LegendEntry("mark", "plan", "Site")] * sites
