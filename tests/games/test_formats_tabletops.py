"""Foundry, Universal VTT and Tiled: where things lie, and who may see them."""

import base64
import csv
import io
import json
import math
import struct
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from realm_strategies import states

from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.bastionland.formats import foundry, tiled, uvtt
from realmgen.games.bastionland.formats.common import edge, picture_size, spot
from realmgen.games.bastionland.model import TERRAIN, Barrier, Holding, State
from realmgen.kit.hex import SQRT3, Grid
from realmgen.kit.lattice import centres, extent

CODE = "c0ffee00"
GRIDS = [Grid(w, h, layout) for layout in ("flat", "pointy") for w, h in ((3, 3), (6, 5), (5, 6), (12, 12))]
HIDDEN = ("4711-secret-seed", "Dunhallow", "Nobody Known", "ask the smoker", "ravine", "thicket", "Lantern")
HIDDEN += ("Salt Widow", "Drowned Bell", "Eel House", "Long Stone", "Old Toll", "Hollow King", "antlers", "brine")


@pytest.fixture(params=["flat", "pointy"])
def laid(request, state):
    """The small Realm on both layouts: labels mean other neighbours there, so barriers are laid anew."""
    options = replace(state.realm.options, layout=request.param)
    grid = options.grid
    pairs = [(0, 1), (0, grid.neighbours[0][3])]
    barriers = tuple(Barrier((grid.label(a), grid.label(b)), "cliff") for a, b in pairs)
    return replace(state, realm=replace(state.realm, options=options, barriers=barriers, rivers=()))


def png(width, height):
    out = io.BytesIO()
    Image.new("RGB", (width, height), "white").save(out, "PNG")
    return out.getvalue()


# --- geometry ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_spots_are_the_lattice_of_the_drawn_map(grid):
    for cell, (x, y) in enumerate(centres(grid)):
        assert spot(grid, cell) == pytest.approx((x, y))


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_an_edge_lies_between_its_two_hexes(grid):
    for cell, row in enumerate(grid.neighbours):
        for other in row:
            if other < 0:
                continue
            a, b = edge(grid, (grid.label(cell), grid.label(other)))
            (x, y), (ox, oy) = spot(grid, cell), spot(grid, other)
            assert math.dist(a, b) == pytest.approx(1)
            assert ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) == pytest.approx(((x + ox) / 2, (y + oy) / 2))
            for end in (a, b):
                assert math.dist(end, (x, y)) == pytest.approx(1)
                assert math.dist(end, (ox, oy)) == pytest.approx(1)


def test_hexes_apart_share_no_edge():
    with pytest.raises(NotFound, match="0101 and 0303"):
        edge(Grid(5, 5), ("0101", "0303"))


# --- Foundry ----------------------------------------------------------------------------------------------------


def foundry_centres(scene, grid):
    """Where Foundry itself puts the centres of its spaces: an even grid shifts its first column or row."""
    size = scene["grid"]["size"]
    long = 2 * size / SQRT3
    columns = scene["grid"]["type"] in (4, 5)
    even = scene["grid"]["type"] in (3, 5)
    found = set()
    for i in range(-1, grid.height + 2):
        for j in range(-1, grid.width + 2):
            line, along = (j, i) if columns else (i, j)
            shifted = (line % 2 == 0) == even
            place = ((0.75 * line + 0.5) * long, (along + (0.5 if shifted else 0)) * size)
            found.add(tuple(round(v, 3) for v in (place if columns else place[::-1])))
    return found


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_foundrys_own_grid_lies_on_our_hexes(realm, grid):
    own = replace(realm.options, width=grid.width, height=grid.height, layout=grid.layout)
    bare = replace(realm, options=own, terrain=("plain",) * grid.size, barriers=(), holdings=(), myths=(), landmarks=())
    scene = foundry.scene(State(bare), "map.png")
    there = foundry_centres(scene, grid)
    for cell in range(grid.size):
        x, y = (v * foundry.RADIUS for v in spot(grid, cell))
        assert any(math.dist((x, y), place) < 0.01 for place in there)
    assert scene["width"] - max(x for x, _ in centres(grid)) * foundry.RADIUS > 0


def test_foundrys_size_is_that_of_the_books_layout(realm):
    scene = foundry.scene(State(realm), "map.png")
    radius = 160 / SQRT3
    assert scene["width"] == round(radius * (1.5 * 6 + 0.5))
    assert scene["height"] == round(160 * 5.5)
    assert scene["grid"]["type"] == 5
    assert scene["padding"] == 0
    assert scene["background"] == {"src": "map.png"}


def test_MB_246_foundrys_walls_are_the_barriers(laid):
    scene = json.loads(foundry.write(laid, "map.png"))
    assert len(scene["walls"]) == len(laid.realm.barriers)
    for wall, barrier in zip(scene["walls"], laid.realm.barriers, strict=True):
        ends = [v * foundry.RADIUS for point in edge(laid.realm.grid, barrier.between) for v in point]
        assert wall["c"] == [round(v) for v in ends]
        assert (wall["move"], wall["sight"]) == (20, 0)


def test_foundrys_ids_are_sixteen_characters_and_each_its_own(laid):
    scene = foundry.scene(laid, "map.png")
    ids = [item["_id"] for part in ("walls", "notes", "drawings") for item in scene[part]] + [scene["_id"]]
    assert len(set(ids)) == len(ids)
    assert all(len(one) == 16 and one.isalnum() for one in ids)
    assert foundry.write(laid, "map.png") == foundry.write(laid, "map.png")


def test_foundrys_notes_are_holdings_and_what_is_hidden_is_hidden_there(laid):
    scene = foundry.scene(laid, "map.png")
    assert [note["text"] for note in scene["notes"]] == ["Amberwick", "Lakenholt", "Vigil"]
    texts = [drawing["text"] for drawing in scene["drawings"]]
    assert texts[:2] == ["the fortress Dunhallow", "Myth 1, The Lantern Stag"]
    assert texts[-1] == "ask the smoker"
    assert laid.realm.seed not in json.dumps(scene)
    assert all(drawing["hidden"] for drawing in scene["drawings"])


# --- Universal VTT ------------------------------------------------------------------------------------------------


def test_uvtt_counts_in_squares_as_high_as_a_hex(laid):
    width, height = picture_size(laid.realm, 100)
    value = json.loads(uvtt.write(laid, png(width, height), 100))
    across, down = (side / SQRT3 for side in extent(laid.realm.grid))
    assert value["format"] == 0.3
    assert value["resolution"]["map_size"] == pytest.approx({"x": across, "y": down}, abs=1e-3)
    assert (width, height) == (round(across * 100), round(down * 100))
    for line, barrier in zip(value["line_of_sight"], laid.realm.barriers, strict=True):
        for point, (x, y) in zip(line, edge(laid.realm.grid, barrier.between), strict=True):
            assert (point["x"], point["y"]) == pytest.approx((x / SQRT3, y / SQRT3), abs=1e-3)
    assert (value["portals"], value["lights"]) == ([], [])
    assert Image.open(io.BytesIO(base64.b64decode(value["image"]))).size == (width, height)


@pytest.mark.parametrize(("image", "fault"), [(b"GIF89a", "no PNG"), (png(50, 50), "50x50 px; 548x550 px is needed")])
def test_uvtt_refuses_a_picture_that_does_not_fit(realm, image, fault):
    with pytest.raises(Unreadable, match=fault):
        uvtt.write(State(realm), image, 100)


# --- Tiled --------------------------------------------------------------------------------------------------------


def tiled_centre(root, column, row):
    """Where Tiled itself draws a tile's middle, from the map's attributes alone."""
    number = {key: int(root.get(key)) for key in ("tilewidth", "tileheight", "hexsidelength")}
    along_x = root.get("staggeraxis") == "x"
    line, other = (column, row) if along_x else (row, column)
    long, short = (number["tilewidth"], number["tileheight"])[:: 1 if along_x else -1]
    shifted = (line % 2 == 1) == (root.get("staggerindex") == "odd")
    place = (line * (long + number["hexsidelength"]) / 2 + long / 2, other * short + short / 2 + shifted * short / 2)
    return place if along_x else place[::-1]


@pytest.mark.parametrize("grid", GRIDS, ids=str)
def test_tiled_draws_every_object_in_the_middle_of_its_tile(realm, grid):
    own = replace(realm.options, width=grid.width, height=grid.height, layout=grid.layout)
    holdings = tuple(Holding(grid.label(cell), f"H{cell}", "castle", cell == 0) for cell in range(grid.size))
    bare = replace(
        realm,
        options=own,
        terrain=("plain",) * grid.size,
        barriers=(),
        holdings=holdings,
        myths=(),
        landmarks=(),
        rivers=(),
    )
    root = ET.fromstring(tiled.write(State(bare)))
    for item in root.iterfind(".//objectgroup[@name='Holdings']/object"):
        column, row = grid.offset(int(item.get("name")[1:]))
        assert (float(item.get("x")), float(item.get("y"))) == pytest.approx(tiled_centre(root, column, row), abs=0.01)


def test_tiled_has_the_books_layout(realm):
    root = ET.fromstring(tiled.write(State(realm)))
    want = {"orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "odd", "hexsidelength": "60"}
    want |= {"tilewidth": "120", "tileheight": "104", "width": "6", "height": "5"}
    assert {key: root.get(key) for key in want} == want


def test_tiled_tiles_are_the_terrain_row_by_row(laid):
    realm = laid.realm
    root = ET.fromstring(tiled.write(laid))
    rows = [row for row in csv.reader(root.find("layer/data").text.split("\n")) if row]
    types = {tile.get("id"): tile.get("type") for tile in root.iterfind("tileset/tile")}
    for cell in range(realm.grid.size):
        column, row = realm.grid.offset(cell)
        assert types[str(int(rows[row][column]) - 1)] == realm.terrain[cell]


def test_tiled_carries_its_tiles_picture(laid):
    root = ET.fromstring(tiled.write(laid))
    assert root.find("tileset").get("source") is None
    image = root.find("tileset/image")
    assert image.get("source") is None
    picture = Image.open(io.BytesIO(base64.b64decode(image.find("data").text)))
    width, height = int(root.get("tilewidth")), int(root.get("tileheight"))
    assert picture.size == (width * len(TERRAIN), height) == (int(image.get("width")), int(image.get("height")))
    clear = picture.convert("RGBA")
    for n, terrain in enumerate(TERRAIN):
        assert clear.getpixel((n * width + width // 2, height // 2)) == (
            *bytes.fromhex(tiled.COLOURS[terrain][1:]),
            255,
        )
        assert clear.getpixel((n * width, 0))[3] == 0


def test_tiled_numbers_layers_and_objects_once(laid):
    root = ET.fromstring(tiled.write(laid))
    ids = [int(item.get("id")) for item in root.iter("object")]
    assert ids == list(range(1, int(root.get("nextobjectid"))))
    layers = [int(item.get("id")) for item in root if item.tag in ("layer", "objectgroup")]
    assert layers == list(range(1, int(root.get("nextlayerid"))))


def test_MB_246_tiled_draws_barriers_on_their_edges(laid):
    root = ET.fromstring(tiled.write(laid))
    items = root.findall(".//objectgroup[@name='Barriers']/object")
    grid = laid.realm.grid
    for item, barrier in zip(items, laid.realm.barriers, strict=True):
        points = [tuple(map(float, pair.split(","))) for pair in item.find("polyline").get("points").split()]
        middle = [float(item.get(axis)) + sum(p[n] for p in points) / 2 for n, axis in enumerate("xy")]
        tiles = [tiled_centre(root, *grid.offset(grid.find(at))) for at in barrier.between]
        assert middle == pytest.approx([sum(v) / 2 for v in zip(*tiles, strict=True)], abs=0.02)


# --- who may see what ---------------------------------------------------------------------------------------------


def players_files(state):
    width, height = picture_size(state.realm, 70)
    picture = png(width, height)
    yield foundry.write(state, "map.png", audience="players", code=CODE)
    yield uvtt.write(state, picture, 70, audience="players", code=CODE)
    yield tiled.write(state, audience="players", code=CODE)


def test_MB_243_players_files_hold_nothing_hidden(state):
    for text in players_files(state):
        assert [word for word in HIDDEN if word in text] == []
        assert CODE in text
    scene, squares, _ = players_files(state)
    assert json.loads(scene)["walls"] == json.loads(scene)["drawings"] == []
    assert json.loads(squares)["line_of_sight"] == []


def test_a_game_masters_files_hold_what_is_hidden(state):
    text = foundry.write(state, "map.png") + tiled.write(state)
    assert [word for word in HIDDEN if word not in text] == ["Nobody Known"]


@given(states(), st.sampled_from(["gm", "players"]))
def test_any_state_makes_sound_files(state, audience):
    json.loads(foundry.write(state, "map.png", audience=audience, code=CODE))
    root = ET.fromstring(tiled.write(state, audience=audience, code=CODE))
    assert root.get("width") == str(state.realm.grid.width)
    width, height = picture_size(state.realm, 10)
    blank = uvtt.PNG + bytes(8) + struct.pack(">II", width, height)
    json.loads(uvtt.write(state, blank, 10, audience=audience, code=CODE))


@pytest.mark.parametrize("write", [lambda s: foundry.write(s, ""), lambda s: uvtt.write(s, b"", 1), tiled.write])
def test_without_a_realm_there_is_nothing_to_write(write):
    with pytest.raises(IllegalCommand, match="no Realm yet"):
        write(State())
