"""Foundry VTT: a scene to import beside the map's picture (fields of version 11 to 13).

Hexes are 160 px from flat to flat and the picture fills the scene without padding. Foundry counts hexes from
one, so its *even* grids (type 5 for flat-topped hexes, 3 for pointy ones) are those whose second column or row
is the shifted one, as ours is. Holdings are map notes. A game master's scene also has the barriers as walls
that stop movement but not sight, and myths, landmarks, hidden holdings and notes as hidden drawings, which Foundry
shows to no player. It does send a scene's data to every browser at the table, so that no scene carries the seed;
for players who look under the stones, import the players' scene.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.formats.common import (
    Spot,
    edge,
    identity,
    notes_of,
    one_line,
    picture_size,
    realm_for,
    spot,
)
from realmgen.games.bastionland.model import Holding, Realm, State
from realmgen.games.bastionland.places import called, things
from realmgen.kit.game import Json
from realmgen.kit.hex import SQRT3

SIZE = 160
RADIUS = SIZE / SQRT3
EVEN_COLUMNS, EVEN_ROWS = 5, 3
BLOCKS, LETS_PASS = 20, 0


def write(state: State, image: str, *, audience: Audience = "gm", code: str = "") -> str:
    """The scene as JSON text. `image` is the picture's file name or address, `code` the campaign's public code."""
    return json.dumps(scene(state, image, audience=audience, code=code), ensure_ascii=False, indent=1)


def scene(state: State, image: str, *, audience: Audience = "gm", code: str = "") -> Json:
    """The scene as a value, its picture of `common.picture_size`; raises IllegalCommand when there is no Realm."""
    realm = realm_for(state, audience)
    width, height = picture_size(realm, SIZE)
    return {
        "_id": identity(realm.name, "scene"),
        "name": realm.name,
        "navigation": True,
        "width": width,
        "height": height,
        "padding": 0,
        "initial": {"x": None, "y": None, "scale": None},
        "background": {"src": image},
        "backgroundColor": "#f7f0e1",
        "grid": _grid(realm),
        "tokenVision": False,
        "fog": {"exploration": False},
        "environment": {"globalLight": {"enabled": True}},
        "walls": [_wall(realm, b.between, b.kind) for b in realm.barriers],
        "notes": [_note(realm, h.at, h.name) for h in realm.holdings if not h.hidden],
        "drawings": _secrets(realm, notes_of(state, audience)),
        "flags": {"realmgen": {"code": code}},
    }


def _grid(realm: Realm) -> Json:
    return {
        "type": EVEN_COLUMNS if realm.grid.layout == "flat" else EVEN_ROWS,
        "size": SIZE,
        "style": "solidLines",
        "thickness": 1,
        "color": "#000000",
        "alpha": 0,
        "distance": 1,
        "units": "hex",
    }


def _pixels(place: Spot) -> tuple[int, int]:
    return round(place[0] * RADIUS), round(place[1] * RADIUS)


def _wall(realm: Realm, between: tuple[str, str], kind: str) -> Json:
    start, end = map(_pixels, edge(realm.grid, between))
    return {
        "_id": identity(realm.name, "wall", *between),
        "c": [*start, *end],
        "move": BLOCKS,
        "sight": LETS_PASS,
        "light": LETS_PASS,
        "sound": LETS_PASS,
        "dir": 0,
        "door": 0,
        "ds": 0,
        "flags": {"realmgen": {"kind": kind}},
    }


def _note(realm: Realm, at: str, name: str) -> Json:
    x, y = _pixels(spot(realm.grid, realm.grid.find(at)))
    return {
        "_id": identity(realm.name, "note", at),
        "entryId": None,
        "x": x,
        "y": y,
        "text": name,
        "iconSize": 40,
        "texture": {"src": "icons/svg/castle.svg"},
        "fontSize": 32,
        "textAnchor": 1,
        "global": True,
        "flags": {"realmgen": {"hex": at}},
    }


def _secrets(realm: Realm, notes: Mapping[str, str]) -> list[Json]:
    """What players may not see, as text in the lower part of its hex; notes stand below."""
    veiled = [thing for thing in things(realm) if not isinstance(thing, Holding) or thing.hidden]
    drawn = [_hidden(realm, thing.at, called(thing), 0.45) for thing in veiled]
    return drawn + [_hidden(realm, at, one_line(note), 0.75) for at, note in sorted(notes.items()) if one_line(note)]


def _hidden(realm: Realm, at: str, text: str, lower: float) -> Json:
    x, y = _pixels(spot(realm.grid, realm.grid.find(at)))
    width, height = round(1.6 * RADIUS), round(0.5 * RADIUS)
    return {
        "_id": identity(realm.name, "drawing", at, lower),
        "x": x - width // 2,
        "y": y - height // 2 + round(lower * RADIUS),
        "shape": {"type": "r", "width": width, "height": height, "radius": None, "points": []},
        "strokeWidth": 0,
        "fillType": 0,
        "text": text,
        "fontSize": 24,
        "textColor": "#4b2346",
        "hidden": True,
        "flags": {"realmgen": {"hex": at}},
    }
