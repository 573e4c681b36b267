"""Who travels on a map, and what of it is not known."""

from dataclasses import replace

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from map_scenes import amberwick, haphazard

from realmgen.kit.hex import Grid
from realmgen.kit.scene import Scene
from realmgen.render import pdf, png, svg
from realmgen.render.drawing import Shape, Text, Use
from realmgen.render.lettering import width
from realmgen.render.paper import PAPERS
from realmgen.render.plate import bare_map
from realmgen.render.plate.land import land, outline
from realmgen.render.sheet import sheet
from realmgen.render.theme import COLOUR, SHEET, THEMES

RADIUS = 10.0
SCENE = amberwick()
FIND = SCENE.grid.find


def cells(text):
    return tuple(map(FIND, text.split()))


TRAIL = (cells("1005 0905 0805 0705 0604"), cells("0604 0603 0502 0503 0604"))
TRAVELLED = replace(SCENE, here=FIND("0604"), trail=TRAIL)


def near(scene, *middles):
    """Those cells and all beside them."""
    return {n for cell in middles for n in (cell, *scene.grid.neighbours[cell]) if n >= 0}


def fogged(scene: Scene, shown) -> Scene:
    """The scene with nothing that stands in other cells, as a game would fill it."""
    unseen = frozenset(range(scene.grid.size)) - frozenset(shown)
    areas = (replace(area, cells=tuple(c for c in area.cells if c in shown)) for area in scene.areas)
    return replace(
        scene,
        unseen=unseen,
        areas=tuple(area for area in areas if area.cells),
        marks=tuple(mark for mark in scene.marks if mark.cell in shown),
        edges=tuple(edge for edge in scene.edges if edge.cell in shown and edge.other in shown),
        strokes=tuple(stroke for stroke in scene.strokes if all(cell in shown for cell in stroke.path)),
        here=scene.here if scene.here in shown else None,
        trail=tuple(way for way in scene.trail if all(cell in shown for cell in way)),
    )


FOG = fogged(TRAVELLED, near(SCENE, *cells("0604 0705 0905 1005 0503 0502 0102")))


def dots(drawing):
    return [contour[0] for shape in drawing.layers["trail"][:1] for contour in shape.contours]


def box_of(text: Text):
    left, y = text.letters[0].x, text.letters[0].y
    right = text.letters[-1].x + width(text.letters[-1].char, text.size, text.face)
    return shapely.box(left, y - 0.64 * text.size, right, y)


def pin_of(drawing):
    [use] = drawing.layers["marker"]
    s = use.scale
    head = shapely.buffer(shapely.Point(use.x, use.y - 0.66 * s), 0.36 * s)
    return shapely.union(
        head, shapely.Polygon([(use.x, use.y), *((use.x + d * s, use.y - 0.5 * s) for d in (-0.33, 0.33))])
    )


@pytest.mark.parametrize("layout", ["flat", "pointy"])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_pin_hides_no_coordinate(seed, layout):
    scene = haphazard(seed, 7, 7, layout)
    for here in range(0, scene.grid.size, 4):
        drawing = bare_map(replace(scene, here=here), COLOUR)
        for text in drawing.layers["coordinates"]:
            assert not shapely.intersects(pin_of(drawing), box_of(text)), (here, text.content)


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_a_trail_hides_no_words(seed):
    scene = haphazard(seed, 9, 9)
    way = tuple(scene.grid.find(f"0{column}0{row}") for row in range(1, 9) for column in range(1, 10))
    drawing = bare_map(replace(scene, trail=(way,)), COLOUR)
    spots = shapely.points(dots(drawing))
    assert len(spots) > 100
    level = [text for layer in ("coordinates", "names", "area-names") for text in drawing.layers[layer]]
    for text in level:
        if all(not letter.angle for letter in text.letters):
            assert not shapely.intersects(box_of(text), spots).any(), text.content


def test_a_way_gone_again_is_drawn_once():
    once = bare_map(replace(SCENE, trail=TRAIL), COLOUR).layers["trail"]
    again = bare_map(replace(SCENE, trail=(*TRAIL, TRAIL[0][::-1], TRAIL[1])), COLOUR).layers["trail"]
    assert once == again
    assert once


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_who_travels_moves_nothing_else(theme):
    still, moved = bare_map(SCENE, theme), bare_map(TRAVELLED, theme)
    changed = {name for name in still.layers if still.layers[name] != moved.layers[name]}
    assert changed == {"trail", "marker"}


def test_the_pin_stands_on_a_sheet_and_so_does_the_trail():
    drawing = sheet(TRAVELLED, SHEET, PAPERS["A4"])
    assert drawing.layers["marker"]
    assert drawing.layers["trail"]
    assert not any(isinstance(item, Use) and item.symbol == "known" for item in drawing.items())


def points(item):
    if isinstance(item, Shape):
        return [spot for contour in item.contours for spot in contour]
    return [(item.x, item.y)] if isinstance(item, Use) else [(letter.x, letter.y) for letter in item.letters]


@pytest.mark.parametrize("theme", [COLOUR, SHEET], ids=["colour", "sheet"])
def test_nothing_is_drawn_of_what_is_unseen(theme):
    drawing = bare_map(FOG, theme)
    shown = shapely.buffer(outline(land(FOG, RADIUS, (5.0, 5.0))), 0.36 * RADIUS)
    for name, items in drawing.layers.items():
        spots = [spot for item in items for spot in points(item)]
        assert not spots or shapely.contains_xy(shown, spots).all(), name
    labels = {text.content for text in drawing.layers["coordinates"]}
    assert labels == {FOG.grid.label(cell) for cell in range(FOG.grid.size) if cell not in FOG.unseen}


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_what_lies_under_the_unseen_changes_nothing(data):
    shown = data.draw(st.sets(st.integers(0, 48), max_size=20))
    scene = fogged(haphazard("fog", 7, 7), near(haphazard("fog", 7, 7), *shown))
    grounds = st.sampled_from(("lake", "sea", "peak", "forest", "unseen"))
    other = tuple(data.draw(grounds) if cell in scene.unseen else ground for cell, ground in enumerate(scene.ground))
    assert bare_map(scene, COLOUR).layers == bare_map(replace(scene, ground=other), COLOUR).layers


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_all_writers_take_a_map_with_holes(theme):
    drawing = sheet(FOG, theme, PAPERS["A5"])
    assert svg.write(drawing).startswith("<svg")
    assert pdf.write([drawing]).startswith(b"%PDF")
    assert png.write(drawing, 50).startswith(b"\x89PNG")


@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_a_map_of_which_nothing_is_known_is_blank_but_for_its_grid_on_paper(layout):
    grid = Grid(5, 4, layout)
    scene = Scene("nothing", grid, ("unseen",) * 20, frozenset({"lake"}), unseen=frozenset(range(20)))
    assert not [item for items in bare_map(scene, COLOUR).layers.values() for item in items if points(item)]
    paper = sheet(scene, SHEET, PAPERS["A5"])
    assert paper.layers["blank"]
    assert not paper.layers["coordinates"]


def test_what_was_seen_from_afar_is_paled_with_no_other_hand():
    faint = replace(FOG, faint=frozenset(cells("0803 0804")) - FOG.unseen)
    plain, pale = bare_map(FOG, COLOUR), bare_map(faint, COLOUR)
    assert plain.layers["terrain"] == pale.layers["terrain"]
    assert [len(item.contours) for item in pale.layers["faint"]] == [1]
    assert not plain.layers["faint"]


def test_an_eye_for_every_hex_that_others_know():
    drawing = bare_map(replace(SCENE, known=frozenset(cells("0101 0604 1212"))), COLOUR)
    assert [item.symbol for item in drawing.layers["known"]] == ["known"] * 3
