import math
from dataclasses import replace

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from map_scenes import amberwick, haphazard

from realmgen.kit.hex import Grid
from realmgen.kit.lattice import centres
from realmgen.kit.scene import Mark, Scene, Stroke
from realmgen.render.drawing import Drawing, Shape, Text, Use
from realmgen.render.glyphs import FEATURE, FOOTPRINT
from realmgen.render.lettering import width
from realmgen.render.plate import LAYERS, bare_map, draw_map
from realmgen.render.theme import COLOUR, SHEET, SHEET_RED, THEMES

RADIUS = 9.4
SEEDS = ("one", "two", "three", "four", "five", "six")


def drawn(scene: Scene, theme=COLOUR, radius=RADIUS) -> Drawing:
    return bare_map(scene, theme, radius)


def points(drawing: Drawing):
    for item in drawing.items():
        if isinstance(item, Shape):
            for contour in item.contours:
                yield from contour
        elif isinstance(item, Use):
            yield item.x, item.y
        else:
            yield from ((letter.x, letter.y) for letter in item.letters)


def boxes_of_pictures(drawing: Drawing):
    """What the ink of every mark covers."""
    for layer in ("signs", "seals", "places"):
        for use in drawing.layers[layer]:
            if isinstance(use, Use):
                shape = FEATURE[use.symbol]
                s = use.scale * 0.97
                yield shapely.box(
                    use.x - shape.half_width * s, use.y - shape.up * s,
                    use.x + shape.half_width * s, use.y + shape.down * s,
                )  # fmt: skip


def box_of(text: Text):
    """What a level line's letters cover."""
    left, y = text.letters[0].x, text.letters[0].y
    right = text.letters[-1].x + width(text.letters[-1].char, text.size, text.face)
    return shapely.box(left, y - 0.64 * text.size, right, y)


def hexes(scene: Scene, x: float, y: float) -> int:
    """The cell nearest to a point of a bare map."""
    margin = 0.5 * RADIUS
    mids = centres(scene.grid)
    return min(range(scene.grid.size), key=lambda c: math.hypot(mids[c][0] - (x - margin) / RADIUS,
                                                              mids[c][1] - (y - margin) / RADIUS))  # fmt: skip


def test_layers_come_in_their_order():
    assert tuple(drawn(amberwick()).layers) == tuple(name for name in LAYERS if name != "blank")


def test_the_same_scene_is_always_drawn_alike():
    assert drawn(amberwick()) == drawn(amberwick())
    assert drawn(amberwick()) != drawn(replace(amberwick(), key="another hand"))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("size", [(1, 1), (3, 3), (1, 7), (7, 1), (2, 2), (5, 4)])
@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_small_maps_are_drawn_within_their_page(theme, size, layout):
    drawing = drawn(haphazard("small", *size, layout, crowd=0.6), theme)
    for x, y in points(drawing):
        assert -20 < x < drawing.width + 20
        assert -20 < y < drawing.height + 20


@settings(max_examples=12)
@given(st.text("abcdef", min_size=1), st.sampled_from(["flat", "pointy"]), st.floats(0.0, 1.0), st.floats(3.0, 15.0))
def test_no_coordinate_is_astray(seed, layout, crowd, radius):
    drawing = drawn(haphazard(seed, 7, 6, layout, crowd), radius=radius)
    assert all(math.isfinite(x) and math.isfinite(y) for x, y in points(drawing))
    assert all(item.symbol in drawing.symbols for item in drawing.items() if isinstance(item, Use))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_no_word_hides_a_picture(seed, layout):
    drawing = drawn(haphazard(seed, 12, 12, layout, crowd=0.2))
    pictures = shapely.union_all(list(boxes_of_pictures(drawing)))
    for layer in ("names", "coordinates", "area-names"):
        for text in drawing.layers[layer]:
            if all(letter.angle == 0 for letter in text.letters):
                assert shapely.area(shapely.intersection(box_of(text), pictures)) < 0.3, (layer, text.content)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_word_hides_another(seed):
    drawing = drawn(haphazard(seed, crowd=0.2))
    texts = [text for layer in ("names", "coordinates", "area-names") for text in drawing.layers[layer]]
    boxes = [box_of(text) for text in texts if all(letter.angle == 0 for letter in text.letters)]
    for n, box in enumerate(boxes):
        assert all(shapely.area(shapely.intersection(box, other)) < 0.1 for other in boxes[:n])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_every_hex_has_its_coordinate_within_it(seed, layout):
    scene = haphazard(seed, 12, 12, layout, crowd=0.25)
    for text in drawn(scene).layers["coordinates"]:
        middle = shapely.centroid(box_of(text))
        assert scene.grid.label(hexes(scene, middle.x, middle.y)) == text.content
    assert len(drawn(scene).layers["coordinates"]) >= scene.grid.size - 1


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hex_shows_its_ground(seed):
    scene = haphazard(seed, crowd=0.1)
    shown = {}
    for use in drawn(scene).layers["terrain"]:
        style = use.symbol.rstrip("0123456789")
        shape = FOOTPRINT[style]
        shown.setdefault(hexes(scene, use.x, use.y - (shape.up - shape.down) / 2 * use.scale), set()).add(style)
    marked = {mark.cell for mark in scene.marks}
    bare = [c for c in range(scene.grid.size) if c not in marked and scene.ground[c] not in shown.get(c, ())]
    assert len(bare) <= 2, [scene.grid.label(c) for c in bare]
    for cell, styles in shown.items():
        assert styles == {scene.ground[cell]}


@pytest.mark.parametrize("seed", [*SEEDS, *(f"river {n}" for n in range(12))])
@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_no_river_runs_through_a_picture(seed, layout):
    drawing = drawn(haphazard(seed, 9, 9, layout, crowd=0.4))
    for item in drawing.layers["river"]:
        for contour in item.contours:
            body = shapely.make_valid(shapely.Polygon(contour))
            for picture in boxes_of_pictures(drawing):
                assert shapely.area(shapely.intersection(body, picture)) < 0.02 * RADIUS**2


def test_a_renamed_place_changes_only_what_its_name_touches():
    scene = amberwick()
    marks = tuple(replace(m, name="Longer Lakenholt") if m.name == "Lakenholt" else m for m in scene.marks)
    before, after = drawn(scene), drawn(replace(scene, marks=marks))
    changed = {name for name in before.layers if before.layers[name] != after.layers[name]}
    assert "names" in changed
    assert changed <= {"names", "rings", "terrain", "coordinates", "area-names"}
    x, y = (FEATURE["town"].dy, 0)
    town = next(use for use in before.layers["places"] if use.symbol == "town")
    x, y = town.x, town.y
    uses = (set(map(repr, drawing.layers["terrain"])) for drawing in (before, after))
    gone, come = next(uses), next(uses)
    moved = [use for d in (before, after) for use in d.layers["terrain"] if repr(use) in gone ^ come]
    assert all(math.dist((use.x, use.y), (x, y)) < 5 * RADIUS for use in moved)


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_a_pin_stands_in_its_hex_beside_what_stands_there_and_no_word_hides_it(layout):
    scene = haphazard("pins", 9, 9, layout, crowd=0.4)
    cells = range(0, scene.grid.size, 2)
    drawing = drawn(replace(scene, marks=(*scene.marks, *(Mark("plan", cell, "pin", "There") for cell in cells))))
    assert [hexes(scene, use.x, use.y) for use in drawing.layers["pins"]] == list(cells)
    half = FEATURE["plan"].half_width * RADIUS * FEATURE["plan"].scale
    rounds = shapely.union_all([shapely.Point(use.x, use.y).buffer(half) for use in drawing.layers["pins"]])
    for use in (use for layer in ("seals", "signs") for use in drawing.layers[layer] if isinstance(use, Use)):
        middle = shapely.Point(use.x, use.y).buffer(0.15 * RADIUS)
        assert not middle.intersects(rounds)
    for text in drawing.layers["coordinates"]:
        assert shapely.area(shapely.intersection(box_of(text), rounds)) < 0.3, text.content


def test_a_pin_leaves_what_stands_on_the_map_where_it_was():
    scene = amberwick()
    marks = (*scene.marks, Mark("plan", scene.grid.find("0606"), "pin"), Mark("plan", scene.grid.find("0101"), "pin"))
    before, after = drawn(scene), drawn(replace(scene, marks=marks))
    assert before.layers["pins"] == []
    assert len(after.layers["pins"]) == 2
    for layer in ("signs", "seals", "places", "river", "edges", "grid"):
        assert before.layers[layer] == after.layers[layer], layer


def test_a_painted_hex_leaves_far_hexes_as_they_were():
    scene = amberwick()
    cell = scene.grid.find("0111")
    ground = tuple("bog" if c == cell else style for c, style in enumerate(scene.ground))
    before, after = drawn(scene), drawn(replace(scene, ground=ground))
    for name in ("ring", "water", "shore", "grid", "river", "edges", "border", "signs", "seals", "places", "names"):
        assert before.layers[name] == after.layers[name], name
    x = before.width / 2
    for name in ("terrain", "coordinates"):
        far = ([repr(i) for i in d.layers[name] if (i.x if isinstance(i, Use) else i.letters[0].x) > x]
               for d in (before, after))  # fmt: skip
        assert next(far) == next(far)


def test_what_players_may_not_see_is_not_drawn():
    scene = amberwick()
    seen = replace(scene, edges=(), marks=tuple(m for m in scene.marks if m.tier in ("chief", "place")))
    layers = drawn(seen).layers
    assert not layers["edges"] + layers["seals"] + layers["signs"] + layers["notes"]
    assert not any(symbol.startswith(("edge", "seal", "curse")) for symbol in drawn(seen).symbols)


def test_hidden_layers_are_left_out_and_move_nothing():
    whole, part = drawn(amberwick()), bare_map(amberwick(), COLOUR, RADIUS, frozenset({"signs", "coordinates"}))
    assert set(whole.layers) - set(part.layers) == {"signs", "coordinates"}
    assert all(part.layers[name] == whole.layers[name] for name in part.layers)


def test_notes_are_for_the_screen():
    scene = replace(amberwick(), notes=(3, 5))
    assert len(drawn(scene).layers["notes"]) == 4
    drawing = Drawing(210, 297, COLOUR.paper)
    draw_map(drawing, scene, COLOUR, RADIUS, (17.0, 34.4))
    assert "notes" not in drawing.layers


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("theme", [COLOUR, SHEET, SHEET_RED], ids=lambda theme: theme.name)
def test_coordinates_are_legible_on_every_wash(theme):
    for text in drawn(amberwick(), theme).layers["coordinates"]:
        pale, dark = sorted((luminance(text.fill), luminance(text.halo[0])), reverse=True)
        assert (pale + 0.05) / (dark + 0.05) >= 4.5, (text.content, text.fill, text.halo)


def test_coordinates_thin_out_where_their_type_would_be_too_small():
    small = drawn(haphazard("far", 15, 15, crowd=0.05), radius=3.0).layers["coordinates"]
    assert 5 <= len(small) <= 9
    assert all(text.size >= 1.2 for text in small)
    assert {text.content for text in small} <= {f"{c:02d}{r:02d}" for c in (5, 10, 15) for r in (5, 10, 15)}


def test_large_maps_are_drawn_coarsely():
    layers = drawn(haphazard("vast", 36, 36, crowd=0.02)).layers
    assert not any(isinstance(item, Use) for item in layers["washes"])
    assert len(layers["terrain"]) < 2.2 * 36 * 36


def test_several_marks_share_a_hex():
    scene = Scene("shared", Grid(2, 2), ("plain",) * 4, frozenset(), marks=(
        Mark("castle", 0, "chief", "Home"), Mark("seal", 0, "seal", "It", "1"), Mark("curse", 0, "sign")))  # fmt: skip
    boxes = list(boxes_of_pictures(drawn(scene)))
    assert len(boxes) == 4
    for n, box in enumerate(boxes):
        for other in boxes[:n]:
            assert shapely.area(shapely.intersection(box, other)) < 0.35 * shapely.area(box)


def test_themes_do_not_rub_off_on_each_other():
    scene = haphazard("themes", 6, 6)
    first = [drawn(scene, theme) for theme in THEMES.values()]
    assert [drawn(scene, theme) for theme in THEMES.values()] == first
    colours = {item.fill for item in first[1].items() if isinstance(item, Shape) and item.fill}
    assert colours <= {"#000000", "#FFFFFF"}


def test_the_ground_drawn_is_the_ground_given():
    scene = haphazard("again", 6, 6)
    cell = next(c for c in range(36) if scene.ground[c] not in ("bog", "lake"))
    bog = replace(scene, ground=tuple("bog" if c == cell else style for c, style in enumerate(scene.ground)))
    before = drawn(scene)
    assert drawn(bog).layers["washes"] != before.layers["washes"]
    assert drawn(scene) == before


def test_shores_end_at_the_border():
    scene = haphazard("shores", 9, 9, crowd=0.05)
    layers = drawn(scene).layers
    inside = shapely.Polygon(layers["border"][0].contours[0]).buffer(0.01)
    assert layers["shore"]
    for item in layers["shore"]:
        assert all(inside.covers(shapely.LineString(line)) for line in item.contours)


def test_lines_along_a_shore_open_where_a_river_comes_in():
    layers = drawn(amberwick()).layers
    stream = shapely.Polygon(layers["river"][2].contours[0])
    water = shapely.union_all([shapely.Polygon(contour) for contour in layers["water"][1].contours])
    assert stream.intersects(water)
    for item in layers["shore"][1:]:
        assert not any(stream.intersects(shapely.LineString(line)) for line in item.contours)


def test_a_branch_runs_into_its_river():
    main, branch = (shapely.Polygon(item.contours[0]) for item in drawn(amberwick()).layers["river"][2:])
    assert main.intersects(branch)
    assert branch.difference(main).area > 0.8 * branch.area


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_a_river_leaves_the_map_at_the_rim(layout):
    scene = Scene(
        "rim", Grid(5, 5, layout), ("plain",) * 25, frozenset(), strokes=(Stroke("river", (2, 7, 12, 17, 22)),)
    )
    layers = drawn(scene).layers
    edge = shapely.LinearRing(layers["border"][0].contours[0])
    stream = shapely.Polygon(layers["river"][1].contours[0])
    assert edge.buffer(0.05 * RADIUS).intersection(stream).area > 0
    assert shapely.Polygon(edge).buffer(0.05 * RADIUS).covers(stream)


@pytest.mark.parametrize("layout", ["flat", "pointy"])
@pytest.mark.parametrize("kind", ["castle", "town", "fortress", "tower"])
def test_the_coordinate_of_a_place_stands_clear_of_its_ring(layout, kind):
    grid = Grid(3, 3, layout)
    middle = grid.find("0202")
    scene = Scene("ring", grid, ("plain",) * 9, frozenset(), marks=(Mark(kind, middle, "place", "Vigil"),))
    drawing = drawn(scene)
    label = next(text for text in drawing.layers["coordinates"] if text.content == "0202")
    (ring,) = drawing.layers["rings"]
    lines = shapely.union_all([shapely.LineString([*line, line[0]] if ring.closed else line) for line in ring.contours])
    assert shapely.distance(lines, box_of(label)) > (ring.width / 2 if layout == "flat" else 0)


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_a_place_among_many_rivers_stays_within_its_hex(layout):
    grid = Grid(3, 3, layout)
    middle, r = grid.find("0202"), RADIUS
    rivers = tuple(Stroke("river", (end, middle), "") for end in grid.neighbours[middle])
    marks = (Mark("town", middle, "place", "Ford"),)
    drawing = drawn(Scene("ford", grid, ("plain",) * 9, frozenset(), strokes=rivers, marks=marks))
    (town,) = (item for item in drawing.layers["places"] if isinstance(item, Use))
    x, _ = centres(grid)[middle]
    assert abs(town.x - (x + 0.5) * r) < 0.25 * r


def test_bounds_lie_on_the_edges_between_sets_of_cells_but_not_over_water():
    scene = amberwick()
    half = frozenset(cell for cell in range(scene.grid.size) if cell < scene.grid.size // 2)
    rest = tuple(cell for cell in range(scene.grid.size) if cell not in half)
    parted = replace(scene, bounds=(tuple(half), rest))
    dry = [
        (cell, other)
        for cell in half
        for other in scene.grid.neighbours[cell]
        if other >= 0 and other not in half and not {scene.ground[cell], scene.ground[other]} <= scene.water
    ]
    drawn = bare_map(parted, COLOUR).layers["bounds"]
    assert [len(shape.contours) for shape in drawn] == [len(dry)] * 2
    assert bare_map(scene, COLOUR).layers["bounds"] == []
    assert bare_map(replace(scene, bounds=(tuple(range(scene.grid.size)),)), COLOUR).layers["bounds"] == []
