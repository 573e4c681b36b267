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
from realmgen.games.bastionland.generate.names import Namer, Tables
from realmgen.games.bastionland.generate.places import place_holdings, place_landmarks, place_myths
from realmgen.games.bastionland.generate.relief import SUMMIT, raise_land
from realmgen.games.bastionland.generate.river import run_rivers
from realmgen.games.bastionland.model import LAYERS, WATER, Realm
from realmgen.games.bastionland.places import seat_first, terrain_at
from realmgen.games.bastionland.problems import problems
from realmgen.games.bastionland.problems.things import hidden_names, shown_names
from realmgen.kit.chance import Dice, stream

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


def roll_again(realm: Realm, layer: str, seed: str, names: Tables) -> Realm:
    """What `generate.reroll` says."""
    if layer not in LAYERS:
        raise Unreadable(f"layer {layer!r} is unknown: choose {', '.join(LAYERS[:-1])} or {LAYERS[-1]}")
    if layer == "names":
        return _rename(realm, seed, names)
    found = _attempt(realm, layer, seed, names)
    if found is None:
        raise IllegalCommand(
            f"the {layer} cannot be rolled again: {_in_the_way(realm, layer, seed, names)}; nothing was changed"
        )
    return found


def _attempt(realm: Realm, layer: str, seed: str, names: Tables) -> Realm | None:
    """The first of a few rolls that leaves no more out and breaks no rule that was not broken before."""
    broken = _sorts(problems(realm))
    for turn in range(TRIES):
        found = _rolled(realm, layer, f"{seed}/{turn}" if turn else seed, names)
        if _no_worse(realm, found) and _sorts(problems(found)) <= broken:
            return found
    return None


def _no_worse(before: Realm, after: Realm) -> bool:
    return _sorts(after.left_out) <= _sorts(before.left_out)


def _sorts(lines: Iterable[str]) -> set[str]:
    """The lines without their numbers: what is amiss, however much."""
    return {re.sub(r"\d+", "", line) for line in lines}


def _in_the_way(realm: Realm, layer: str, seed: str, names: Tables) -> str:
    """Which kept layer stands in the way: the first without which it could be done."""
    without: dict[str, Realm] = {
        "barriers": replace(realm, barriers=()),
        "landmarks": replace(realm, landmarks=()),
        "myths": replace(realm, myths=()),
        "holdings": replace(realm, holdings=()),
        "river": replace(realm, rivers=()),
    }
    for other, bare in without.items():
        if other != layer and _attempt(bare, layer, seed, names) is not None:
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


def _namer(realm: Realm, seed: str, tables: Tables) -> Namer:
    """Gives names that stand nowhere in the Realm, not even in the layer that goes."""
    namer = Namer(tables, seed)
    namer.know(shown_names(realm), hidden_names(realm))
    return namer


def _terrain(realm: Realm, seed: str, tables: Tables) -> Realm:
    draft = _draft(realm, "terrain")
    draft.terrain = [kind if kind in WATER else "" for kind in draft.terrain]
    raise_land(draft, stream(seed, "relief"))
    for path in draft.rivers:
        draft.height[path[0]] += SUMMIT
    clusters = lay_clusters(draft, stream(seed, "clusters"), draft.walls)
    give_kinds(draft, clusters, stream(seed, "terrain"))
    namer = _namer(realm, seed, tables)
    return replace(
        realm, terrain=tuple(draft.terrain), area=tuple(draft.area), regions=naming.name_regions(draft, namer)
    )


_STEPS: dict[str, tuple[str, Callable[[Draft, Dice], None], Callable[[Draft, Namer], tuple[object, ...]]]] = {
    "river": ("rivers", run_rivers, naming.name_rivers),
    "holdings": ("holdings", place_holdings, naming.name_holdings),
    "myths": ("myths", place_myths, naming.name_myths),
    "landmarks": ("landmarks", place_landmarks, naming.name_landmarks),
    "barriers": ("barriers", raise_barriers, lambda draft, _: naming.barrier_values(draft)),
}
"""By layer: its field in a Realm, which names its dice too, and what lays and names it."""


def _rolled(realm: Realm, layer: str, seed: str, tables: Tables) -> Realm:
    """The Realm with any layer but the names rolled once, lawful or not."""
    if layer == "terrain":
        return _terrain(realm, seed, tables)
    field, lay, name = _STEPS[layer]
    draft = _draft(realm, layer)
    lay(draft, stream(seed, field))
    found: dict[str, Any] = {field: name(draft, _namer(realm, seed, tables))}
    return replace(realm, left_out=_left_out(realm, layer, draft), **found)


def _rename(realm: Realm, seed: str, tables: Tables) -> Realm:
    """Everything named anew in its place."""
    namer = _namer(realm, seed, tables)
    dice = {what: namer.dice(what) for what in ("realm", "lakes", "rivers", "regions")}
    kinds = [terrain_at(realm, region.hexes[0]) for region in realm.regions]
    shown = replace(
        realm,
        name=namer.shown("realms", dice["realm"]),
        lakes=tuple(replace(lake, name=namer.shown("lakes", dice["lakes"])) for lake in realm.lakes),
        rivers=tuple(replace(river, name=namer.shown("rivers", dice["rivers"])) for river in realm.rivers),
        regions=tuple(
            replace(region, name=namer.shown(naming.region_table(kind), dice["regions"]))
            for region, kind in zip(realm.regions, kinds, strict=True)
        ),
    )
    return _rename_things(shown, namer)


def _rename_things(realm: Realm, namer: Namer) -> Realm:
    dice = namer.dice("holdings")
    holdings = tuple(
        replace(home, name=namer.shown("holdings", dice), ruler=naming.ruler(namer, dice, home.seat))
        for home in realm.holdings
    )
    draft = _draft(realm, "names")
    fresh = naming.name_myths(draft, namer)
    myths = tuple(replace(myth, name=new.name) for myth, new in zip(realm.myths, fresh, strict=True))
    marks = {mark.at: mark for mark in naming.name_landmarks(draft, namer)}
    return replace(realm, holdings=holdings, myths=myths, landmarks=tuple(marks[mark.at] for mark in realm.landmarks))
