"""Every rule a Realm breaks, in words. A game master may break them by hand; a generated Realm breaks none."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from realmgen.games.bastionland import places
from realmgen.games.bastionland.generate.frame import frame_of
from realmgen.games.bastionland.generate.guide import option_faults
from realmgen.games.bastionland.model import Realm
from realmgen.games.bastionland.problems import edges, ground, things
from realmgen.games.bastionland.problems.land import Land

_RULES: tuple[Callable[[Land], Iterator[str]], ...] = (
    ground.areas,
    ground.coast,
    ground.lakes,
    ground.rivers,
    edges.barriers,
    edges.barrier_share,
    edges.walks,
    things.holdings,
    things.myths,
    things.landmarks,
    things.dealt,
    things.places,
    ground.regions,
    things.names,
)


def problems(realm: Realm) -> list[str]:
    """Every broken rule in one line; empty when the Realm is sound (MB-241 to MB-260).

    What `left_out` says was left out is not asked for again.
    """
    faults = [*option_faults(realm.options), *_off_map(realm)]
    if faults:
        return faults
    land = Land(realm)
    return [fault for rule in _RULES for fault in rule(land)]


def _off_map(realm: Realm) -> Iterator[str]:
    frame = frame_of(realm.grid)
    if len(realm.terrain) != frame.size or len(realm.area) != frame.size:
        yield f"{len(realm.terrain)} terrains and {len(realm.area)} areas for {frame.size} hexes"
    labels = [label for lake in realm.lakes for label in lake.hexes]
    labels += [label for river in realm.rivers for label in river.path]
    labels += [label for barrier in realm.barriers for label in barrier.between]
    labels += [label for region in realm.regions for label in region.hexes]
    labels += [thing.at for thing in places.things(realm)]
    for label in dict.fromkeys(labels):
        if label not in frame.cells:
            yield f"hex {label} is off the map"
