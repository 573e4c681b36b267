"""The chapters that everyone may read: the Realm at a glance, holdings, waters and named land."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.formats.common import notes_of, realm_for
from realmgen.games.bastionland.groundrules import frontier
from realmgen.games.bastionland.model import HIGH, UNSEEN, WATER, Holding, Realm, River, State
from realmgen.games.bastionland.phrases import SIDES, away, ground, sentences, span
from realmgen.games.bastionland.places import called, count, kind_word, nearest, seat, terrain_at, thing_at
from realmgen.games.bastionland.sites.model import Site
from realmgen.games.bastionland.sites.view import shown_site
from realmgen.games.bastionland.view.words import subtitle, title
from realmgen.kit.document import Block, Entry, Heading, Paragraph, Sheet
from realmgen.kit.words import listed

MEASURES = (
    "One hex is one Hecksleague, and a Hecksleague is three things at once: the ground that a watch on a hill fort"
    " can keep in sight; the round that a patrol walks in a day; and the way to the next hex and home again with"
    " some daylight left."
)


@dataclass(frozen=True, slots=True)
class Book:
    """What a gazetteer is written from: Realm and Sites as its readers may see them, and the game master's notes."""

    realm: Realm
    notes: Mapping[str, str]
    omens: Mapping[int, int]
    audience: Audience
    sites: tuple[Site, ...] = ()

    @classmethod
    def of(cls, state: State, audience: Audience) -> Book:
        """Raises IllegalCommand when there is no Realm."""
        omens = state.omens if audience == "gm" else {}
        sites = state.sites if audience == "gm" else tuple(filter(None, map(shown_site, state.sites)))
        return cls(realm_for(state, audience), notes_of(state, audience), omens, audience, sites)

    @property
    def subtitle(self) -> str:
        return subtitle(self.realm)

    def chapters(self) -> Iterator[Block]:
        """Everything but what only the game master may know."""
        yield from self._glance()
        yield from self._holdings()
        yield from self._waters()
        yield from self._regions()

    def _glance(self) -> Iterator[Block]:
        yield Heading("At a glance")
        yield Sheet(("The Realm", ""), tuple(_facts(self.realm)), (1, 3))
        yield Paragraph(MEASURES)

    def _holdings(self) -> Iterator[Block]:
        if self.realm.holdings:
            yield Heading("Holdings")
            rows = tuple(_row(self.realm, holding) for holding in self.realm.holdings)
            yield Sheet(("Holding", "Kind", "Hex", "Ruler", "From the Seat"), rows, (3, 2, 1, 3, 2.6))
            for holding in self.realm.holdings:
                yield Entry(holding.name, _holding(self.realm, holding))

    def _waters(self) -> Iterator[Block]:
        if self.realm.rivers or self.realm.lakes:
            yield Heading("Rivers and lakes")
        for river in self.realm.rivers:
            yield Entry(river.name or "An unnamed river", _river(self.realm, river))
        for lake in self.realm.lakes:
            size = f"a lake of {count(len(lake.hexes), 'hex', 'hexes')}: {span(lake.hexes)}"
            yield Entry(lake.name or "An unnamed lake", sentences(size))

    def _regions(self) -> Iterator[Block]:
        if self.realm.regions:
            yield Heading("Named land and sea" if "sea" in self.realm.terrain else "Named land")
        for region in sorted(self.realm.regions, key=lambda region: region.name):
            terrain = terrain_at(self.realm, region.hexes[0])
            size = f"{terrain}, {count(len(region.hexes), 'hex', 'hexes')}: {span(region.hexes)}"
            yield Entry(region.name, sentences(size))


def _facts(realm: Realm) -> Iterator[tuple[str, str]]:
    home = seat(realm)
    yield "Size", f"{realm.grid.width} × {realm.grid.height} hexes ({realm.grid.size})"
    if home:
        yield "Seat of Power", f"{home.name}, {home.at}"
    yield "Holdings", listed([holding.name for holding in realm.holdings]) or "none"
    if realm.rivers:
        yield "Rivers", _names([river.name for river in realm.rivers], "river")
    if realm.lakes:
        yield "Lakes", _names([lake.name for lake in realm.lakes], "lake")
    for heading, found in (("Myths", realm.myths), ("Landmarks", realm.landmarks), ("Barriers", realm.barriers)):
        if found:
            yield heading, str(len(found))
    terrain = Counter(realm.terrain)
    unseen = terrain.pop(UNSEEN, 0)
    if not unseen:
        yield "Edges", "; ".join(_edges(realm))
    yield "Land and water", ", ".join(f"{kind} {number}" for kind, number in terrain.most_common())
    if unseen:
        yield "Never seen", count(unseen, "hex", "hexes")


def _edges(realm: Realm) -> Iterator[str]:
    """`mountains north and east; open water south`."""
    edges = frontier(realm)
    for edge in dict.fromkeys(edges.values()):
        yield f"{edge} {listed([side for side in edges if edges[side] == edge])}"


def _names(names: list[str], one: str) -> str:
    """The names there are, and how many things have none."""
    known = [name for name in names if name]
    unnamed = len(names) - len(known)
    return listed([*known, *([count(unnamed, f"unnamed {one}")] if unnamed else [])])


def _row(realm: Realm, holding: Holding) -> tuple[str, ...]:
    home = seat(realm)
    far = "the Seat of Power" if holding.seat else away(realm, home.at, holding.at) if home else ""
    return holding.name, title(holding.kind), holding.at, holding.ruler, far


def _holding(realm: Realm, holding: Holding) -> str:
    """What it is, who rules it, what lies round it and which holding is the next."""
    what = f"{holding.at}, {kind_word(holding.kind)} {ground(realm, holding.at)}"
    what += ", the Seat of Power" if holding.seat else ""
    ruler = f"ruled by {holding.ruler}" if holding.ruler else ""
    others = [other for other in realm.holdings if other is not holding]
    if not others:
        return sentences(what, ruler, holding.detail, around(realm, holding.at))
    near = nearest(realm, holding.at, others)[1][0]
    nearby = f"the nearest holding is {near.name}, {away(realm, holding.at, near.at)}"
    return sentences(what, ruler, holding.detail, around(realm, holding.at), nearby)


def around(realm: Realm, at: str) -> str:
    """`round it: forest north and north-east, the lake Mere south`."""
    cell = realm.grid.find(at)
    by_land: dict[str, list[str]] = {}
    for side, other in zip(realm.grid.directions, realm.grid.neighbours[cell], strict=True):
        where = _beyond(realm, other)
        by_land.setdefault(where, []).append(SIDES[side])
    return "round it: " + ", ".join(f"{land} {listed(sides)}" for land, sides in by_land.items())


def _beyond(realm: Realm, cell: int) -> str:
    """What a neighbour is: the thing in it that readers may know, its lake by name, or its terrain."""
    if cell < 0:
        return "the map's edge"
    at = realm.grid.label(cell)
    thing = thing_at(realm, at)
    lake = next((lake.name for lake in realm.lakes if at in lake.hexes and lake.name), "")
    return called(thing) if thing else f"the lake {lake}" if lake else realm.terrain[cell]


def _river(realm: Realm, river: River) -> str:
    """Where it rises, how far it runs and where it ends; of one that is known in part its course alone."""
    if UNSEEN in realm.terrain:
        return sentences(f"its course as far as it is known: {' – '.join(river.path)}")
    first, last = river.path[0], river.path[-1]
    enters = _on_rim(realm, first) and terrain_at(realm, first) not in HIGH
    rises = f"{'comes in at' if enters else 'rises at'} {first}, {ground(realm, first)}"
    runs = f"{rises}, runs through {count(len(river.path), 'hex', 'hexes')} and {_ends(realm, river, last)}"
    return sentences(runs, f"its course: {' – '.join(river.path)}")


def _on_rim(realm: Realm, at: str) -> bool:
    return realm.grid.on_rim(realm.grid.find(at))


def _ends(realm: Realm, river: River, last: str) -> str:
    if terrain_at(realm, last) in WATER:
        lake = next((lake.name for lake in realm.lakes if last in lake.hexes), "")
        return f"ends in {lake or 'the ' + terrain_at(realm, last)} at {last}"
    into = next((other for other in realm.rivers if other is not river and last in other.path), None)
    if into:
        return f"joins {into.name or 'another river'} at {last}"
    return f"leaves the map at {last}" if _on_rim(realm, last) else f"sinks away at {last}"
