"""Maps of whole lands: ways between places, names of parts lettered large, spots with their numbers."""

from dataclasses import replace
from itertools import combinations

import pytest
import shapely
from map_scenes import WATER, amberwick

from realmgen.kit.hex import Grid
from realmgen.kit.scene import Area, LegendEntry, LegendGroup, Mark, Scene, Stroke
from realmgen.render.drawing import Shape, Text, Use
from realmgen.render.glyphs import FEATURE
from realmgen.render.lettering import width
from realmgen.render.paper import PAPERS
from realmgen.render.plate import bare_map
from realmgen.render.sheet import sheet
from realmgen.render.theme import COLOUR, SHEET, THEMES

GRID = Grid(14, 12)
STEADS = ("steading", "village", "stockade")
SIGHTS = ("cave", "mine", "tree", "spring", "camp", "wreck", "cairn", "circle", "battle", "gate", "wonder", "pillar")


def land(**more):
    """Two islands of ice and plain in a sea, with a place on each."""
    column = [GRID.offset(cell)[0] for cell in range(GRID.size)]
    ground = tuple("ice" if 1 <= c <= 4 else "plain" if 8 <= c <= 12 else "sea" for c in column)
    west, east = (tuple(cell for cell in range(GRID.size) if ground[cell] == kind) for kind in ("ice", "plain"))
    fields = {
        "titles": (Area("part", west, "Cold West"), Area("part", east, "Warm Eastern Shore")),
        "marks": (
            Mark("steading", GRID.find("0306"), "spot", "Hob", "1"),
            Mark("stockade", GRID.find("1105"), "spot", "Long Acre", "2"),
            Mark("cairn", GRID.find("1209"), "sign", "A Cairn", "17"),
        ),
        "strokes": (
            Stroke("road", tuple(map(GRID.find, ("1105", "1106", "1107", "1108")))),
            Stroke("path", tuple(map(GRID.find, ("1107", "1108", "1109")))),
            Stroke("lane", tuple(map(GRID.find, ("0306", "0406", "0506", "0606", "0706", "0806")))),
        ),
        **more,
    }
    return Scene(key="land", grid=GRID, ground=ground, water=WATER, **fields)


def texts(drawing, layer):
    return [item for item in drawing.layers[layer] if isinstance(item, Text)]


def box_of(text):
    right = text.letters[-1].x + width(text.letters[-1].char, text.size, text.face)
    return shapely.box(text.letters[0].x, text.letters[0].y - 0.64 * text.size, right, text.letters[0].y)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_each_kind_of_way_is_drawn_in_its_own_manner(theme):
    ways = bare_map(land(), theme).layers["ways"]
    lane, *_, under, road = ways
    assert lane.dash
    assert lane.stroke == theme.shore
    assert (under.dash, road.dash) == (None, None)
    assert under.width > road.width
    assert (under.stroke, road.stroke) == (theme.ink, theme.halo)


def test_a_stretch_that_two_ways_share_is_drawn_once_as_the_better_one():
    alone = replace(land(), strokes=(land().strokes[1],))
    both = replace(land(), strokes=land().strokes[:2])
    longest = [
        max(
            len(contour) for shape in bare_map(scene, COLOUR).layers["ways"] if shape.dash for contour in shape.contours
        )
        for scene in (alone, both)
    ]
    assert longest[1] < longest[0]
    same = replace(land(), strokes=(land().strokes[0], replace(land().strokes[0], style="path")))
    assert not [shape for shape in bare_map(same, COLOUR).layers["ways"] if shape.dash]


def test_ways_are_no_rivers():
    drawn = bare_map(land(), COLOUR)
    assert drawn.layers["river"] == []
    assert bare_map(replace(land(), strokes=()), COLOUR).layers["ways"] == []
    assert bare_map(amberwick(), COLOUR).layers["ways"] == []


@pytest.mark.parametrize("theme", [COLOUR, SHEET], ids=["colour", "sheet"])
def test_parts_are_named_larger_than_places_and_hide_neither_picture_nor_name(theme):
    drawn = bare_map(land(), theme)
    titles, names = texts(drawn, "titles"), texts(drawn, "names")
    assert " ".join(text.content for text in titles).split() == ["Cold", "West", "Warm", "Eastern", "Shore"]
    assert min(text.size for text in titles) > max(text.size for text in names)
    for one, other in combinations([*map(box_of, titles), *map(box_of, names)], 2):
        assert one.intersection(other).area < 0.2
    for use in drawn.layers["places"]:
        shape = FEATURE[use.symbol]
        picture = shapely.box(
            use.x - shape.half_width * use.scale * 0.97, use.y - shape.up * use.scale * 0.97,
            use.x + shape.half_width * use.scale * 0.97, use.y + shape.down * use.scale * 0.97,
        )  # fmt: skip
        assert all(picture.intersection(box_of(text)).area < 0.2 for text in titles)


def test_the_name_of_small_islands_runs_out_over_the_water_and_never_over_other_land():
    cells = [GRID.find(label) for label in ("0703", "0706")]
    ground = tuple("heath" if cell in cells else kind for cell, kind in enumerate(land().ground))
    scene = replace(land(titles=(Area("part", tuple(cells), "The Skerries"),)), ground=ground)
    (title,) = texts(bare_map(scene, COLOUR), "titles")
    assert title.content == "The Skerries"
    box = box_of(title)
    assert box.bounds[0] > 5 * 15 - 5
    assert box.bounds[2] < 8 * 15 + 10


def test_a_spot_has_its_number_before_its_name_and_no_ring_and_a_sign_its_number_alone():
    drawn = bare_map(land(), COLOUR)
    lettered = " ".join(text.content for text in texts(drawn, "names"))
    assert {"1 Hob", "17"} <= {text.content for text in texts(drawn, "names")}
    assert "A Cairn" not in lettered
    assert "Acre" in lettered
    assert drawn.layers["rings"] == drawn.layers["place-wash"] == []
    ringed = replace(land(), marks=(replace(land().marks[0], tier="place"),))
    assert bare_map(ringed, COLOUR).layers["rings"]


def test_great_numerals_are_larger_than_small_ones():
    marks = (
        Mark("great-seal", GRID.find("0304"), "seal", "West", "1"),
        Mark("myth", GRID.find("1104"), "seal", "East", "2"),
    )
    uses = [item for item in bare_map(replace(land(), marks=marks), COLOUR).layers["seals"] if isinstance(item, Use)]
    sizes = {use.symbol: use.scale for use in uses}
    assert sizes["great-seal"] > 2 * sizes["seal"]


def test_where_no_colour_helps_borders_are_heavier():
    halves = tuple(tuple(c for c in range(GRID.size) if (GRID.offset(c)[1] < 6) is north) for north in (True, False))
    wide = {
        theme.name: max(shape.width for shape in bare_map(land(bounds=halves), theme).layers["bounds"] if shape.dash)
        for theme in (COLOUR, SHEET)
    }
    assert wide["sheet"] > wide["colour"]


def test_no_border_is_drawn_along_a_shore_that_belongs_to_nobody():
    island = tuple(cell for cell in range(GRID.size) if land().ground[cell] == "ice")
    assert bare_map(land(bounds=(island,)), COLOUR).layers["bounds"] == []


@pytest.mark.parametrize("theme", [COLOUR, SHEET], ids=["colour", "sheet"])
def test_a_legend_shows_small_places_sights_and_ways(theme):
    entries = [LegendEntry("mark", style, style) for style in (*STEADS, *SIGHTS)]
    entries += [LegendEntry("stroke", style, style) for style in ("road", "path", "lane", "bounds")]
    drawn = sheet(land(legend=(LegendGroup("Things", tuple(entries)),)), theme, PAPERS["A4"])
    assert {*STEADS, *SIGHTS, "road", "path", "lane", "bounds"} <= drawn.symbols.keys()
    assert all(isinstance(shape, Shape) for shapes in drawn.symbols.values() for shape in shapes)
