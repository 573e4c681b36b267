"""Rolling one layer of a Realm again and keeping the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.generate import names as naming
from realmgen.games.bastionland.generate.barriers import raise_barriers
from realmgen.games.bastionland.generate.clusters import lay_clusters
from realmgen.games.bastionland.generate.frame import Draft, frame_of
from realmgen.games.bastionland.generate.kinds import give_kinds
from realmgen.games.bastionland.generate.namer import Namer
from realmgen.games.bastionland.generate.places import place_holdings, place_landmarks, place_myths
from realmgen.games.bastionland.generate.relief import SUMMIT, raise_land
from realmgen.games.bastionland.generate.river import run_rivers
from realmgen.games.bastionland.generate.words import rename, retell
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import LAYERS, WATER, Landmark, Realm
from realmgen.games.bastionland.places import entry_of, seat_first, things
from realmgen.games.bastionland.problems import problems
from realmgen.games.bastionland.problems.things import hidden_names, shown_names
from realmgen.kit.chance import Dice, stream
from realmgen.kit.words import listed

TRIES = 6
_HEIGHT = {
    "peak": 1300,
    "crag": 1100,
    "hills": 800,
    "heath": 600,
    "forest": 450,
    "glade": 350,
    "valley": 200,
    "meadow": 200,
    "plain": 200,
    "bog": 150,
    "marsh": 50,
}


def roll_again(realm: Realm, layer: str, seed: str, library: Library) -> Realm:
    """What `generate.reroll` says."""
    if layer not in LAYERS:
        raise Unreadable(f"layer {layer!r} is unknown: choose {listed(LAYERS, 'or')}")
    if layer in ("names", "tales"):
        return _reworded(realm, layer, seed, library)
    found = _attempt(realm, layer, seed, library)
    if found is None:
        raise IllegalCommand(
            f"the {layer} cannot be rolled again: {_in_the_way(realm, layer, seed, library)}; nothing was changed"
        )
    return found


def _reworded(realm: Realm, layer: str, seed: str, library: Library) -> Realm:
    draft, namer = _draft(realm, layer), _namer(realm, layer, seed, library)
    found = (rename if layer == "names" else retell)(realm, draft, namer)
    return replace(found, left_out=_left_out(realm, layer, draft))


def _attempt(realm: Realm, layer: str, seed: str, library: Library) -> Realm | None:
    """The first of a few rolls that leaves no more out and breaks no rule that was not broken before."""
    broken = _sorts(problems(realm))
    for turn in range(TRIES):
        found = _rolled(realm, layer, f"{seed}/{turn}" if turn else seed, library)
        if _no_worse(realm, found) and _sorts(problems(found)) <= broken:
            return found
    return None


def _no_worse(before: Realm, after: Realm) -> bool:
    return _sorts(after.left_out) <= _sorts(before.left_out)


def _sorts(lines: Iterable[str]) -> set[str]:
    """The lines without their numbers: what is amiss, however much."""
    return {re.sub(r"\d+", "", line) for line in lines}


def _in_the_way(realm: Realm, layer: str, seed: str, library: Library) -> str:
    """Which kept layer stands in the way: the first without which it could be done."""
    without: dict[str, Realm] = {
        "barriers": replace(realm, barriers=()),
        "landmarks": replace(realm, landmarks=()),
        "myths": replace(realm, myths=()),
        "holdings": replace(realm, holdings=()),
        "river": replace(realm, rivers=()),
    }
    for other, bare in without.items():
        if other != layer and _attempt(bare, layer, seed, library) is not None:
            return f"the {other} {'stands' if other == 'river' else 'stand'} in the way"
    return "the terrain stands in the way"


def _draft(realm: Realm, layer: str) -> Draft:
    """The Realm as a draft, without one layer."""
    cell = frame_of(realm.grid).cells
    keep = {
        "rivers": [[cell[label] for label in river.path] for river in realm.rivers],
        "holdings": [cell[home.at] for home in seat_first(realm)],
        "myths": [cell[myth.at] for myth in realm.myths],
        "landmarks": [(cell[mark.at], mark.kind) for mark in realm.landmarks],
        "barriers": [(cell[b.between[0]], cell[b.between[1]], b.kind) for b in realm.barriers],
    }
    keep.pop("rivers" if layer == "river" else layer, None)
    return Draft(
        realm.options,
        frame_of(realm.grid),
        list(realm.terrain),
        list(realm.area),
        [_HEIGHT.get(kind, 0) for kind in realm.terrain],
        [[cell[label] for label in lake.hexes] for lake in realm.lakes],
        **keep,  # type: ignore[arg-type]
    )


def _left_out(realm: Realm, layer: str, draft: Draft) -> tuple[str, ...]:
    """What is left out now: the layer's own lines are those of the draft."""
    own = re.compile(rf"\b{layer}s?\b")
    return (*(line for line in realm.left_out if not own.search(line)), *draft.left_out)


def _namer(realm: Realm, layer: str, seed: str, library: Library) -> Namer:
    """Gives names that stand nowhere in the Realm, and deals what stands in it, in the layer that goes too, last."""
    written = [entry.id for thing in things(realm) if (entry := entry_of(thing))]
    namer = Namer(library, seed, written)
    going = {
        *(myth.name for myth in realm.myths if myth.tale and layer in ("myths", "tales")),
        *(mark.detail for mark in realm.landmarks if layer in ("landmarks", "tales")),
    }
    namer.know(_titled(realm, layer), [name for name in hidden_names(realm) if name not in going])
    return namer


def _titled(realm: Realm, layer: str) -> list[str]:
    """Every name that is seen, and the titles of the Knights who stay (MB-227)."""
    titles = [home.calling.name for home in realm.holdings if home.calling and layer != "holdings"]
    return [*shown_names(realm), *titles]


def _terrain(realm: Realm, seed: str, library: Library) -> Realm:
    draft = _draft(realm, "terrain")
    draft.terrain = [kind if kind in WATER else "" for kind in draft.terrain]
    raise_land(draft, stream(seed, "relief"))
    for path in draft.rivers:
        draft.height[path[0]] += SUMMIT
    clusters = lay_clusters(draft, stream(seed, "clusters"), draft.walls)
    give_kinds(draft, clusters, stream(seed, "terrain"))
    namer = _namer(realm, "terrain", seed, library)
    return replace(
        realm, terrain=tuple(draft.terrain), area=tuple(draft.area), regions=naming.name_regions(draft, namer)
    )


_Name = Callable[[Draft, Namer, Realm], tuple[object, ...]]
_STEPS: dict[str, tuple[str, Callable[[Draft, Dice], None], _Name]] = {
    "river": ("rivers", run_rivers, lambda draft, namer, _: naming.name_rivers(draft, namer)),
    "holdings": ("holdings", place_holdings, lambda draft, namer, _: naming.name_holdings(draft, namer)),
    "myths": ("myths", place_myths, lambda draft, namer, _: naming.name_myths(draft, namer)),
    "landmarks": ("landmarks", place_landmarks, lambda draft, namer, realm: _landmarks(draft, namer, realm)),
    "barriers": ("barriers", raise_barriers, lambda draft, *_: naming.barrier_values(draft)),
}
"""By layer: its field in a Realm, which names its dice too, and what lays and names it."""


def _landmarks(draft: Draft, namer: Namer, realm: Realm) -> tuple[Landmark, ...]:
    return naming.name_landmarks(draft, namer, realm.myths)


def _rolled(realm: Realm, layer: str, seed: str, library: Library) -> Realm:
    """The Realm with one layer that is laid on the map rolled once, lawful or not."""
    if layer == "terrain":
        return _terrain(realm, seed, library)
    field, lay, name = _STEPS[layer]
    draft = _draft(realm, layer)
    lay(draft, stream(seed, field))
    found: dict[str, Any] = {field: name(draft, _namer(realm, layer, seed, library), realm)}
    return replace(realm, left_out=_left_out(realm, layer, draft), **found)
