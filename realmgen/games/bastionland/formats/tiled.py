"""Tiled (.tmx, format 1.10): a terrain layer, and objects for what stands on it.

Flat-topped hexes are 120x104 px with `staggeraxis="x"`, pointy ones 104x120 with `"y"`; `staggerindex="odd"`,
because Tiled counts from 0 and our second column or row is the shifted one; `hexsidelength` is 60 in both.
The tileset lies inside the file, picture and all (one plain coloured hex a terrain, a PNG in base64), so that the
map opens on any machine with no second file. A tile's `type` is its terrain. Rivers are polylines, holdings
points; the game master's file also has myths, landmarks and notes as points and barriers as lines on their edges.
"""

from __future__ import annotations

import base64
import struct
import xml.etree.ElementTree as ET
import zlib
from collections.abc import Iterable, Mapping, Sequence

from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.formats.common import Spot, edge, notes_of, one_line, realm_for, spot
from realmgen.games.bastionland.model import TERRAIN, UNSEEN, Realm, State
from realmgen.kit.hex import SQRT3, Grid, Layout

SIDE, LONG, SHORT = 60, 120, 104
COLOURS = {
    "marsh": "#CBD5C7",
    "heath": "#DDCBC9",
    "crag": "#D4CCBE",
    "peak": "#E5E2DB",
    "forest": "#C1CCA8",
    "valley": "#DADEBD",
    "hills": "#E2CFAA",
    "meadow": "#E4E3B4",
    "bog": "#C9BEA3",
    "glade": "#D6E1C2",
    "plain": "#F3E8CC",
    "lake": "#BFD3D3",
    "sea": "#A9C6CC",
}


def write(state: State, *, audience: Audience = "gm", code: str = "") -> str:
    """The map as XML text; raises IllegalCommand when there is no Realm."""
    realm = realm_for(state, audience)
    root = _map(realm.grid)
    _properties(root, {"name": realm.name} | ({"seed": realm.seed} if audience == "gm" else {"code": code}))
    root.append(_tileset(realm.grid.layout))
    root.append(_terrain(realm))
    objects = _Objects(root, realm.grid)
    objects.layer("Rivers", [("river", river.name, _course(realm.grid, river.path)) for river in realm.rivers])
    objects.points("Holdings", [(h.kind, h.name, h.at, {"seat": str(h.seat).lower()}) for h in realm.holdings])
    if audience == "gm":
        _secrets(objects, realm, notes_of(state, audience))
    root.set("nextlayerid", str(objects.layers + 1))
    root.set("nextobjectid", str(objects.count + 1))
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode") + "\n"


def _secrets(objects: _Objects, realm: Realm, notes: Mapping[str, str]) -> None:
    objects.points(
        "Myths", [("myth", m.name, m.at, {"number": str(m.number or ""), "mark": m.mark}) for m in realm.myths]
    )
    objects.points(
        "Landmarks", [(k.kind, k.name, k.at, {"detail": k.detail, "prompt": k.prompt}) for k in realm.landmarks]
    )
    objects.layer("Barriers", [(b.kind, "", edge(realm.grid, b.between)) for b in realm.barriers])
    objects.points("Notes", [("note", text, at, {}) for at, text in sorted(notes.items())])


def _course(grid: Grid, path: Sequence[str]) -> list[Spot]:
    return [spot(grid, grid.find(at)) for at in path]


def _map(grid: Grid) -> ET.Element:
    flat = grid.layout == "flat"
    return ET.Element(
        "map",
        version="1.10",
        orientation="hexagonal",
        renderorder="right-down",
        width=str(grid.width),
        height=str(grid.height),
        tilewidth=str(LONG if flat else SHORT),
        tileheight=str(SHORT if flat else LONG),
        infinite="0",
        hexsidelength=str(SIDE),
        staggeraxis="x" if flat else "y",
        staggerindex="odd",
    )


def _properties(parent: ET.Element, values: Mapping[str, str]) -> None:
    if values:
        properties = ET.SubElement(parent, "properties")
        for name, value in values.items():
            ET.SubElement(properties, "property", name=name, value=one_line(value))


def _terrain(realm: Realm) -> ET.Element:
    """Tiles row by row, as Tiled wants them; the tile of a terrain is its place in TERRAIN, from 1, and
    there is none where nobody has been."""
    grid = realm.grid
    layer = ET.Element("layer", id="1", name="Terrain", width=str(grid.width), height=str(grid.height))
    numbers = {UNSEEN: "0"} | {name: str(n) for n, name in enumerate(TERRAIN, 1)}
    rows = [
        ",".join(numbers[realm.terrain[column * grid.height + row]] for column in range(grid.width))
        for row in range(grid.height)
    ]
    ET.SubElement(layer, "data", encoding="csv").text = "\n" + ",\n".join(rows) + "\n"
    return layer


class _Objects:
    """Writes object layers, numbering layers and objects; places are in hex radii."""

    def __init__(self, root: ET.Element, grid: Grid) -> None:
        self.root, self.grid, self.layers, self.count = root, grid, 1, 0
        short = SHORT / SQRT3
        self.scale = (SIDE, short) if grid.layout == "flat" else (short, SIDE)

    def points(self, name: str, things: Iterable[tuple[str, str, str, Mapping[str, str]]]) -> None:
        group = self._group(name)
        for kind, title, at, values in things:
            item = self._object(group, kind, title, spot(self.grid, self.grid.find(at)))
            _properties(item, {"hex": at} | {key: value for key, value in values.items() if value})
            ET.SubElement(item, "point")

    def layer(self, name: str, lines: Iterable[tuple[str, str, Sequence[Spot]]]) -> None:
        group = self._group(name)
        for kind, title, places in lines:
            x, y = self._pixels(places[0])
            item = self._object(group, kind, title, places[0])
            around = (self._pixels(place) for place in places)
            ET.SubElement(item, "polyline", points=" ".join(f"{px - x:g},{py - y:g}" for px, py in around))

    def _group(self, name: str) -> ET.Element:
        self.layers += 1
        return ET.SubElement(self.root, "objectgroup", id=str(self.layers), name=name)

    def _object(self, group: ET.Element, kind: str, title: str, place: Spot) -> ET.Element:
        self.count += 1
        x, y = self._pixels(place)
        return ET.SubElement(
            group, "object", id=str(self.count), name=one_line(title), type=kind, x=f"{x:g}", y=f"{y:g}"
        )

    def _pixels(self, place: Spot) -> Spot:
        return round(place[0] * self.scale[0], 2), round(place[1] * self.scale[1], 2)


def _tileset(layout: Layout) -> ET.Element:
    width, height = (LONG, SHORT) if layout == "flat" else (SHORT, LONG)
    count = str(len(TERRAIN))
    size = {"tilewidth": str(width), "tileheight": str(height)}
    tileset = ET.Element(
        "tileset", {"firstgid": "1", "name": "terrain"} | size | {"tilecount": count, "columns": count}
    )
    image = ET.SubElement(tileset, "image", format="png", width=str(width * len(TERRAIN)), height=str(height))
    ET.SubElement(image, "data", encoding="base64").text = base64.b64encode(_picture(width, height, layout)).decode()
    for number, terrain in enumerate(TERRAIN):
        ET.SubElement(tileset, "tile", id=str(number), type=terrain)
    return tileset


def _picture(width: int, height: int, layout: Layout) -> bytes:
    """A PNG of one hex a terrain side by side: colour 0 is clear, the others are the terrains'."""
    rows = bytearray()
    for y in range(height):
        margin = _margin(y + 0.5, width, height, layout)
        rows.append(0)
        for colour in range(1, len(TERRAIN) + 1):
            rows += bytes(margin) + bytes([colour]) * (width - 2 * margin) + bytes(margin)
    palette = bytes(3) + b"".join(bytes.fromhex(COLOURS[name][1:]) for name in TERRAIN)
    header = struct.pack(">IIBBBBB", width * len(TERRAIN), height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"tRNS", b"\0"), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _margin(y: float, width: int, height: int, layout: Layout) -> int:
    """Clear pixels left and right of a hex in the pixel row at `y`."""
    from_middle = abs(y - height / 2)
    if layout == "flat":
        return round(from_middle / (height / 2) * (width - SIDE) / 2)
    return round(max(0.0, from_middle - SIDE / 2) / ((height - SIDE) / 2) * width / 2)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
