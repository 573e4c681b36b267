"""Sheets: on every paper nothing lies outside the frame or over anything else, and only what is there is told."""

import itertools
from dataclasses import replace

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from map_scenes import EDGES, LAND, PLACES, SIGNS, amberwick, haphazard

from realmgen.errors import Unreadable
from realmgen.kit.hex import SQRT3
from realmgen.kit.lattice import extent
from realmgen.kit.scene import Caption, LegendEntry, LegendGroup
from realmgen.render import sheet as sheets
from realmgen.render.drawing import Shape, Text, Use
from realmgen.render.furniture.hand import SMALLEST_TYPE, broken
from realmgen.render.lettering import width
from realmgen.render.paper import PAPERS, parse_paper
from realmgen.render.sheet import MAPS
from realmgen.render.theme import COLOUR, SHEET, THEMES

LONG = Caption(
    "The Realm of",
    "The Everlasting Marches of Saint Osgyth under the Mountain 60",
    "as ridden by the Knights Errant, in the Year of the Grey Hart and of the two moons",
    "One hex is one league and a half",
    "Seed 0123456789abcdef0123456789abcdef · 12 × 12 hexes · coastal · 24 barriers · 9 holdings · 20 Myths · 4 lakes",
)
A4 = parse_paper("A4")


def legend(seals=6, grounds=(*LAND, "lake"), signs=SIGNS, places=PLACES):
    """A legend as a game would give it."""
    place = [LegendEntry("mark", kind, kind.capitalize()) for kind in places]
    place += [LegendEntry("crown", "crown", "Seat of Power"), LegendEntry("edge", "barrier", "Barrier")]
    listed = [LegendEntry("seal", str(n), f"The Thing of the Number {n}", f"{n:02d}01") for n in range(1, seals + 1)]
    groups = {
        "Terrain": [LegendEntry("ground", style, style.capitalize()) for style in grounds],
        "Holdings": [*place, LegendEntry("stroke", "river", "River")],
        "Myths": listed,
        "Landmarks": [LegendEntry("mark", style, style.capitalize()) for style in signs],
    }
    return tuple(LegendGroup(heading, tuple(entries)) for heading, entries in groups.items() if entries)


def named(scene, caption=LONG, **kinds):
    return replace(scene, caption=caption, legend=legend(**kinds))


@pytest.fixture
def without_map(monkeypatch):
    """Only the furniture is drawn; the calls for maps are kept."""
    calls = []
    monkeypatch.setattr(sheets, "draw_map", lambda *call: calls.append(call))
    return calls


def box(item, drawing):
    """Left, top, right and bottom of what is drawn; of text its letters between baseline and capitals."""
    if isinstance(item, Text):
        last = item.letters[-1]
        y = last.y
        return (item.letters[0].x, y - 0.7 * item.size, last.x + width(last.char, item.size, item.face), y)
    if isinstance(item, Use):
        spots = [spot for shape in drawing.symbols[item.symbol] for contour in shape.contours for spot in contour]
        side = -item.scale if item.flip else item.scale
        spots = [(item.x + x * side, item.y + y * item.scale) for x, y in spots]
    else:
        spots = [spot for contour in item.contours for spot in contour]
    return (min(x for x, _ in spots), min(y for _, y in spots), max(x for x, _ in spots), max(y for _, y in spots))


def overlap(one, other):
    return min(one[2], other[2]) - max(one[0], other[0]) > 0.05 and min(one[3], other[3]) - max(one[1], other[1]) > 0.05


def texts(drawing):
    return [item for item in drawing.layers["furniture"] if isinstance(item, Text) and item.letters]


def check(drawing, call):
    """Everything within the paper, the map and all but frame and footer within the frame, no two texts or stamps
    upon each other, and none of them on the map."""
    _, scene, _, radius, (left, top) = call
    high = extent(scene.grid)[1]
    mapped = (left, top, left + extent(scene.grid)[0] * radius, top + high * radius)
    unit = min(drawing.width, drawing.height) / 210 * 0.9 if drawing.width < 500 else 0
    inner = (8.7 * min(unit, 1.3), 8.7 * min(unit, 1.3))
    assert mapped[0] >= inner[0]
    assert mapped[1] >= inner[1]
    assert mapped[2] <= drawing.width - inner[0]
    assert mapped[3] <= drawing.height - inner[1]
    boxes = [box(item, drawing) for item in texts(drawing)]
    stamps = [box(item, drawing) for item in drawing.layers["furniture"] if isinstance(item, Use)]
    for item in drawing.layers["furniture"]:
        x0, y0, x1, y1 = box(item, drawing) if not isinstance(item, Text) or item.letters else (0, 0, 0, 0)
        assert x0 >= -1e-6
        assert x1 <= drawing.width + 1e-6
        assert y0 >= -1e-6
        assert y1 <= drawing.height + 1e-6
    for one, other in itertools.combinations(boxes, 2):
        assert not overlap(one, other)
    for one in [*boxes, *stamps]:
        assert not overlap(one, mapped)
        assert one[0] >= inner[0]
        assert one[2] <= drawing.width - inner[0]


SIZES = [(12, 12), (3, 3), (30, 30), (99, 10), (10, 99), (5, 20)]


@pytest.mark.parametrize("paper", MAPS.values(), ids=MAPS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("layout", ["flat", "pointy"])
def test_nothing_leaves_the_frame_or_lies_upon_another(paper, size, layout, without_map):
    scene = haphazard("sheet", 3, 3, layout)
    scene = named(replace(scene, grid=replace(scene.grid, width=size[0], height=size[1])))
    drawing = sheets.sheet(scene, COLOUR, paper)
    assert (drawing.width, drawing.height) == (paper.width, paper.height)
    check(drawing, without_map[0])


@pytest.mark.parametrize("paper", ["A5", "A5 landscape", "A4", "A4 landscape", "Tabloid landscape"])
@pytest.mark.parametrize(
    "kinds",
    [
        {"seals": 0},
        {"seals": 0, "signs": ()},
        {"seals": 24},
        {"seals": 60},
        {"grounds": ("plain",), "seals": 1, "places": ()},
        {"grounds": (*LAND, "lake", "sea"), "seals": 7},
        {"seals": 0, "signs": (), "grounds": ()},
    ],
    ids=str,
)
def test_any_legend_fits(paper, kinds, without_map):
    drawing = sheets.sheet(named(amberwick(), **kinds), SHEET, parse_paper(paper))
    assert (drawing.width, drawing.height) == (parse_paper(paper).width, parse_paper(paper).height)
    check(drawing, without_map[0])


@given(
    paper=st.sampled_from(sorted(MAPS)),
    size=st.tuples(st.integers(3, 99), st.integers(3, 99)),
    layout=st.sampled_from(["flat", "pointy"]),
    kinds=st.fixed_dictionaries(
        {
            "seals": st.integers(0, 40),
            "grounds": st.lists(st.sampled_from((*LAND, "lake", "sea")), max_size=13, unique=True),
            "signs": st.lists(st.sampled_from(SIGNS), max_size=6, unique=True),
            "places": st.lists(st.sampled_from(PLACES), max_size=4, unique=True),
        }
    ),
)
@example(paper="Tabloid", size=(31, 76), layout="flat", kinds={"seals": 0, "grounds": [], "signs": [], "places": []})
@settings(max_examples=60)
def test_whatever_is_asked_the_sheet_is_the_paper_and_sound(paper, size, layout, kinds):
    calls = []
    scene = haphazard("sheet", 3, 3, layout)
    scene = named(replace(scene, grid=replace(scene.grid, width=size[0], height=size[1])), **kinds)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sheets, "draw_map", lambda *call: calls.append(call))
        drawing = sheets.sheet(scene, COLOUR, PAPERS[paper])
    assert (drawing.width, drawing.height) == (PAPERS[paper].width, PAPERS[paper].height)
    check(drawing, calls[0])


def test_a_sheet_without_words_is_a_map_in_a_frame(without_map):
    drawing = sheets.sheet(replace(amberwick(), caption=Caption(), legend=()), COLOUR, A4)
    assert [item.content for item in texts(drawing)] == ["N"]
    check(drawing, without_map[0])


def test_the_a4_sheet_is_composed_as_the_plate(without_map):
    sheets.sheet(named(amberwick(), replace(LONG, title="Amberwick")), COLOUR, A4)
    _, _, _, radius, origin = without_map[0]
    assert radius == pytest.approx(9.4, abs=0.05)
    assert origin == pytest.approx((18.05, 34.4), abs=0.6)


def test_a_sheet_on_its_side_has_a_larger_map_beside_the_legend(without_map):
    drawing = sheets.sheet(named(amberwick()), COLOUR, parse_paper("A4 landscape"))
    _, scene, _, radius, origin = without_map[0]
    right = origin[0] + extent(scene.grid)[0] * radius
    headings = [item for item in texts(drawing) if item.content in {"TERRAIN", "HOLDINGS", "MYTHS", "LANDMARKS"}]
    assert len(headings) == 4
    assert all(item.letters[0].x > right for item in headings)
    assert radius > 7.5


def test_a_column_no_wider_than_it_was_measured_does_not_outgrow_the_paper(without_map):
    scene = haphazard("sheet", 3, 3)
    scene = replace(scene, grid=replace(scene.grid, width=16, height=12))
    paper = parse_paper("A4 landscape")
    drawing = sheets.sheet(named(scene, grounds=(*LAND, "lake", "sea")), COLOUR, paper)
    assert (drawing.width, drawing.height) == (paper.width, paper.height)


def test_the_legend_tells_only_what_it_is_given(without_map):
    scene = named(amberwick(), grounds=("forest", "bog"), seals=2, signs=("ruin",))
    drawing = sheets.sheet(scene, COLOUR, A4)
    told = {item.content for item in texts(drawing)}
    assert {"Forest", "Bog", "Ruin", "The Thing of the Number 1", "0201", "River", "Seat of Power"} <= told
    assert not {"Plain", "Dwelling", "The Thing of the Number 3"} & told
    stamped = {item.symbol for item in drawing.layers["furniture"] if isinstance(item, Use)}
    assert "forest0" in stamped
    assert not stamped & {"plain0", "dwelling"}
    assert stamped <= set(drawing.symbols)


@pytest.mark.parametrize("hex_mm", [5.0, 25.4, 80.0])
def test_a_chosen_hex_size_is_exact_and_the_drawing_grows(hex_mm, without_map):
    drawing = sheets.sheet(named(amberwick()), COLOUR, A4, hex_mm=hex_mm)
    _, scene, _, radius, _ = without_map[0]
    assert radius * SQRT3 == pytest.approx(hex_mm)
    wide, high = extent(scene.grid)
    assert drawing.width >= max(A4.width, wide * radius + 10)
    assert drawing.height >= max(A4.height, high * radius + 10)
    if hex_mm == 5.0:
        assert (drawing.width, drawing.height) == (A4.width, A4.height)
    check(drawing, without_map[0])


@pytest.mark.parametrize("hex_mm", [0.0, -3.0, 1.9, 501.0, float("nan")])
def test_an_impossible_hex_size_is_named(hex_mm):
    with pytest.raises(Unreadable, match=r"hex size .* mm is out of bounds: choose 2 to 500"):
        sheets.sheet(amberwick(), COLOUR, A4, hex_mm=hex_mm)


@pytest.mark.parametrize("paper", ["A6", "A6 landscape"])
def test_a_map_on_too_small_a_paper_is_refused(paper):
    assert set(PAPERS) - set(MAPS) == {"A6", "A6 landscape"}
    with pytest.raises(Unreadable, match=f"paper {paper} is too small for a map: A5 or larger is wanted"):
        sheets.sheet(amberwick(), COLOUR, parse_paper(paper))


@pytest.mark.parametrize("paper", MAPS.values(), ids=MAPS)
def test_type_can_be_read_on_every_paper(paper, without_map):
    drawing = sheets.sheet(named(amberwick()), COLOUR, paper)
    sizes = {item.content: item.size for item in texts(drawing)}
    numerals = {str(n) for n in range(1, 7)}
    assert min(size for words, size in sizes.items() if words not in numerals) >= SMALLEST_TYPE - 1e-9


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_whole_sheet_is_drawn(theme):
    drawing = sheets.sheet(named(amberwick()), theme, A4)
    assert {"terrain", "places", "furniture"} <= set(drawing.layers)
    assert {item.symbol for item in drawing.items() if isinstance(item, Use)} <= set(drawing.symbols)
    fills = {item.fill for item in drawing.layers["furniture"] if isinstance(item, Shape)} - {None}
    assert fills <= {theme.ink, theme.paper, theme.accent, *(theme.ground(style).wash for style in (*LAND, "lake"))}


def test_edges_of_every_kind_have_one_swatch():
    groups = [LegendGroup("Edges", tuple(LegendEntry("edge", kind, kind.capitalize()) for kind in EDGES))]
    drawing = sheets.sheet(replace(amberwick(), legend=tuple(groups)), COLOUR, A4)
    stamped = [item.symbol for item in drawing.layers["furniture"] if isinstance(item, Use)]
    assert stamped.count("barrier") == len(EDGES)


@pytest.mark.parametrize("paper", ["A5", "A4", "A4 landscape"])
def test_long_names_in_the_legend_are_not_cut(paper):
    name = "The Most Terrible and Unforgiving Worm of the Deeps"
    seals = LegendGroup("Myths", tuple(LegendEntry("seal", str(n), name, f"010{n}") for n in range(1, 7)))
    groups = tuple(seals if group.entries[0].swatch == "seal" else group for group in legend())
    drawing = sheets.sheet(replace(amberwick(), legend=groups), COLOUR, PAPERS[paper])
    said = " ".join(item.content for item in drawing.layers["furniture"] if isinstance(item, Text))
    assert "…" not in said
    assert said.count("Deeps") == 6


@pytest.mark.parametrize(
    ("text", "lines"),
    [("one two three four", ["one two", "three four"]), ("word", ["word"]), ("", [""]), ("a bb", ["a", "bb"])],
)
def test_long_words_are_broken_in_the_middle(text, lines):
    assert broken(text) == lines
