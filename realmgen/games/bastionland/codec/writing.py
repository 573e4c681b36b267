"""Realm and State to JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from realmgen.games.bastionland.codec.kept import played_json
from realmgen.games.bastionland.codec.lore import calling_json, tale_json
from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.model import Holding, Lake, Landmark, Options, Realm, Region, State
from realmgen.kit.game import Json

Audience = Literal["gm", "players"]
SCHEMA = "realmgen-realm/1"


def realm_json(realm: Realm, *, audience: Audience = "gm", code: str = "") -> Json:
    """The Realm as one JSON object (see the package's docstring); `code` stands in the players' form only."""
    gm = audience == "gm"
    holdings = [h for h in realm.holdings if gm or not h.hidden]
    return {
        "schema": SCHEMA,
        "name": realm.name,
        **({"seed": realm.seed, "options": options_json(realm.options)} if gm else {"code": code}),
        "layout": realm.options.layout,
        "width": realm.options.width,
        "height": realm.options.height,
        "hexes": _hexes(realm),
        "lakes": _stretches(realm.lakes),
        "rivers": [{"name": r.name, "path": list(r.path)} for r in realm.rivers],
        **({"barriers": [{"between": list(b.between), "kind": b.kind} for b in realm.barriers]} if gm else {}),
        "holdings": [_holding(h, gm) for h in holdings],
        **(_secrets(realm) if gm else {}),
        "regions": _stretches(realm.regions),
        **({"left_out": list(realm.left_out), "generator": realm.generator} if gm else {}),
    }


def dump_state(state: State) -> Json:
    """The whole State as JSON; `load_state` reads it back without loss."""
    return {
        "realm": realm_json(state.realm) if state.realm else None,
        "notes": _sorted(state.notes),
        "omens": {str(number): state.omens[number] for number in sorted(state.omens)},
        "words": _sorted(state.words),
        **({"sites": [site_json(site) for site in state.sites]} if state.sites else {}),
        **({"packs": list(state.packs)} if state.packs else {}),
        **({"favours": dict(sorted(state.favours.items()))} if state.favours else {}),
        **played_json(state),
    }


def _sorted(texts: Mapping[str, str]) -> Json:
    return {label: texts[label] for label in sorted(texts)}


def options_json(options: Options) -> Json:
    """The options as they stand in a game master's form: all but the size and layout, which have keys of their own."""
    return {
        "coast": options.coast,
        "holdings": options.holdings,
        "myths": options.myths,
        "landmarks": options.landmarks,
        "barriers": options.barriers,
        "lakes": options.lakes,
        "rivers": options.rivers,
        "holding_gap": options.holding_gap,
        "myth_gap": options.myth_gap,
        "weights": {terrain: options.weights[terrain] for terrain in sorted(options.weights)},
    }


def _hexes(realm: Realm) -> list[Json]:
    label = realm.grid.label
    by_cell = enumerate(zip(realm.terrain, realm.area, strict=True))
    return [{"at": label(cell), "terrain": terrain, "area": area} for cell, (terrain, area) in by_cell]


def _stretches(named: Iterable[Lake | Region]) -> list[Json]:
    return [{"name": stretch.name, "hexes": list(stretch.hexes)} for stretch in named]


def _holding(holding: Holding, gm: bool) -> Json:
    extra = {"ruler": holding.ruler} if holding.ruler else {}
    veil = {"hidden": True} if holding.hidden else {}
    own = {"at": holding.at, "name": holding.name, "kind": holding.kind, "seat": holding.seat, **extra, **veil}
    return own | (_given(detail=holding.detail) | _dealt(holding) if gm else {})


def _given(**texts: str) -> Json:
    """The texts that are not empty."""
    return {key: text for key, text in texts.items() if text}


def _dealt(thing: Holding | Landmark) -> Json:
    return {"calling": calling_json(thing.calling)} if thing.calling else {}


def _secrets(realm: Realm) -> Json:
    return {
        "myths": [
            {"number": m.number, "at": m.at, "name": m.name, **_given(mark=m.mark)}
            | ({"tale": tale_json(m.tale)} if m.tale else {})
            for m in realm.myths
        ],
        "landmarks": [
            {"at": m.at, "kind": m.kind, "name": m.name, **_given(detail=m.detail, prompt=m.prompt), **_dealt(m)}
            for m in realm.landmarks
        ],
    }
