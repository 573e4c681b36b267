"""Universal VTT (.uvtt, .dd2vtt), format 0.3: the map's picture in one file with what blocks the way.

The format knows no hexes: one grid square stands for one hex from flat to flat, so a map is seldom a whole
number of squares. Its only lines are those that block sight; the barriers are given as such (MB-246), and
players' files have none.
"""

from __future__ import annotations

import base64
import json
import struct

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.formats.common import edge, picture_size, realm_for
from realmgen.games.bastionland.model import Realm, State
from realmgen.kit.hex import SQRT3
from realmgen.kit.lattice import extent

FORMAT = 0.3
PNG = b"\x89PNG\r\n\x1a\n"
SLACK = 2
"""Pixels by which a picture may differ from the exact size: renderers round differently."""


def write(state: State, image: bytes, pixels_per_grid: int, *, audience: Audience = "gm", code: str = "") -> str:
    """The file as JSON text round a PNG of `picture_size`; raises Unreadable for a picture of another size."""
    realm = realm_for(state, audience)
    _check(image, picture_size(realm, pixels_per_grid))
    across, down = (round(side / SQRT3, 4) for side in extent(realm.grid))
    value = {
        "format": FORMAT,
        "resolution": {
            "map_origin": {"x": 0, "y": 0},
            "map_size": {"x": across, "y": down},
            "pixels_per_grid": pixels_per_grid,
        },
        "line_of_sight": [_line(realm, barrier.between) for barrier in realm.barriers],
        "objects_line_of_sight": [],
        "portals": [],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "lights": [],
        "image": base64.b64encode(image).decode(),
        "realm": {"name": realm.name} | ({"seed": realm.seed} if audience == "gm" else {"code": code}),
    }
    return json.dumps(value, ensure_ascii=False)


def _line(realm: Realm, between: tuple[str, str]) -> list[dict[str, float]]:
    return [{"x": round(x / SQRT3, 4), "y": round(y / SQRT3, 4)} for x, y in edge(realm.grid, between)]


def _check(image: bytes, wanted: tuple[int, int]) -> None:
    if not image.startswith(PNG):
        raise Unreadable("the map's picture is no PNG")
    width, height = struct.unpack(">II", image[16:24])
    if abs(width - wanted[0]) > SLACK or abs(height - wanted[1]) > SLACK:
        raise Unreadable(f"the map's picture is {width}x{height} px; {wanted[0]}x{wanted[1]} px is needed")
