"""Everything there is to say of one hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from realmgen.games.bastionland.folk import CUSTOMS, anyone_tells, offered
from realmgen.games.bastionland.groundrules import RULES
from realmgen.games.bastionland.model import Holding, Lake, Landmark, Myth, Realm, Region, State
from realmgen.games.bastionland.places import (
    Thing,
    nearest,
    realm_of,
    seat,
    seat_first,
    steps,
    terrain_at,
    thing_at,
    things,
)
from realmgen.games.bastionland.sites.model import Site
from realmgen.games.bastionland.view.words import title


class Beside(NamedTuple):
    """A neighbouring hex: its compass direction, label, terrain, title, and the kind of barrier between ("": none)."""

    direction: str
    label: str
    terrain: str
    title: str
    barrier: str = ""


class Near(NamedTuple):
    """The nearest thing of a kind, `steps` hexes away; `number` is a Myth's."""

    name: str
    at: str
    steps: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class HexFacts:
    """`title` is what a hex is called at a glance; `omens` counts those shown by the Myth in it.

    `rules` say what counts there, `foretells` is the Myth whose pages a landmark's prompt comes from, `services` are
    those a holding offers, each on how many faces of a d6, and `folk` is whether anybody has something to tell.
    """

    label: str
    title: str
    terrain: str
    area: int
    region: str
    lake: str
    rivers: tuple[str, ...]
    thing: Thing | None
    barriers: dict[str, str]
    neighbours: tuple[Beside, ...]
    seat: Near | None
    holding: Near | None
    myth: Near | None
    note: str
    omens: int
    words: str
    site: Site | None = None
    rules: tuple[str, ...] = ()
    foretells: Near | None = None
    services: tuple[tuple[str, int], ...] = ()
    folk: bool = False


def hex_facts(state: State, label: str) -> HexFacts:
    """The facts of a hex; raises Unreadable off the map and IllegalCommand before there is a Realm.

    The nearest holding and Myth are others than the one in the hex itself; among equals the Seat comes first,
    then the first in the list.
    """
    realm = realm_of(state)
    cell = realm.grid.find(label)
    thing = thing_at(realm, label)
    neighbours = tuple(_beside(realm, cell))
    return HexFacts(
        label=label,
        title=hex_title(realm, label),
        terrain=realm.terrain[cell],
        area=realm.area[cell],
        region=_named(realm.regions, label),
        lake=_named(realm.lakes, label),
        rivers=tuple(river.name for river in realm.rivers if label in river.path),
        thing=thing,
        barriers={beside.direction: beside.barrier for beside in neighbours if beside.barrier},
        neighbours=neighbours,
        seat=_near(realm, label, [home] if (home := seat(realm)) else []),
        holding=_near(realm, label, [h for h in seat_first(realm) if h is not thing]),
        myth=_near(realm, label, [m for m in realm.myths if m is not thing]),
        note=state.notes.get(label, ""),
        omens=state.omens.get(getattr(thing, "number", 0), 0),
        words=state.words.get(label, ""),
        site=state.site(label),
        rules=tuple(_rules(thing)),
        foretells=_foretold(realm, thing),
        services=tuple(offered(thing.kind).items()) if isinstance(thing, Holding) else (),
        folk=anyone_tells(realm, label),
    )


def _rules(thing: Thing | None) -> Iterator[str]:
    if isinstance(thing, Holding):
        yield RULES["dwelling"]
        yield from CUSTOMS if thing.ruler else ()
    elif isinstance(thing, Myth):
        yield "A Phase that ends here shows the Myth's next Omen, without a roll."
    elif thing:
        yield RULES[thing.kind]


def _foretold(realm: Realm, thing: Thing | None) -> Near | None:
    """The Myth of this Realm whose prompt stands at a landmark (MB-254)."""
    if not isinstance(thing, Landmark) or not thing.prompt:
        return None
    told = (myth for myth in realm.myths if myth.tale and myth.tale.prompts.get(thing.kind) == thing.prompt)
    return next((Near(m.name, m.at, steps(realm, thing.at, m.at), m.number) for m in told), None)


def hex_titles(realm: Realm) -> dict[str, str]:
    """By label: what every hex of the map is called, in one go."""
    label = realm.grid.label
    titles = {label(cell): title(terrain) for cell, terrain in enumerate(realm.terrain)}
    stretches: tuple[Region | Lake, ...] = (*reversed(realm.regions), *reversed(realm.lakes))
    titles |= {at: stretch.name for stretch in stretches if stretch.name for at in stretch.hexes}
    return titles | {thing.at: thing.name for thing in things(realm) if thing.name}


def hex_title(realm: Realm, label: str) -> str:
    """The name of what stands there, else of the lake or region it lies in, else its terrain."""
    thing = thing_at(realm, label)
    name = thing.name if thing else _named(realm.lakes, label) or _named(realm.regions, label)
    return name or title(terrain_at(realm, label))


def _named(stretches: Sequence[Lake | Region], label: str) -> str:
    return next((stretch.name for stretch in stretches if label in stretch.hexes), "")


def _beside(realm: Realm, cell: int) -> Iterator[Beside]:
    kinds = {barrier.between: barrier.kind for barrier in realm.barriers}
    here = realm.grid.label(cell)
    for direction, other in zip(realm.grid.directions, realm.grid.neighbours[cell], strict=True):
        if other >= 0:
            there = realm.grid.label(other)
            kind = kinds.get((min(here, there), max(here, there)), "")
            yield Beside(direction, there, realm.terrain[other], hex_title(realm, there), kind)


def _near(realm: Realm, label: str, among: Sequence[Thing]) -> Near | None:
    if not among:
        return None
    thing = nearest(realm, label, among)[1][0]
    return Near(thing.name, thing.at, steps(realm, label, thing.at), getattr(thing, "number", 0))
