import io
import math
import re
from dataclasses import replace
from functools import cache

import pypdf
import pytest
import shapely
from hypothesis import given, settings
from PIL import Image
from plan_samples import GROUNDS, NAMES, TEXT, awkward, dragged, plan, told_to_players

from realmgen.kit.plan import Door, Entry, Link, Spot
from realmgen.render import pdf, png, svg
from realmgen.render.drawing import Shape, Text, Use
from realmgen.render.extent import Box, Extents, around
from realmgen.render.ground import draw_ground, ground_sheet
from realmgen.render.ground.lay import lay_out, moved
from realmgen.render.paper import PAPERS
from realmgen.render.theme import COLOUR, SHEET, THEMES

AWKWARD = awkward()
ODDLY_LAID = ("nothing", "one", "all in one place", "two at the middle", "in a row", "a crowd", "dangling", "far away")
SHEETS = ("A5", "A4", "A5 landscape", "A4 landscape")


@cache
def once(draw, whole, theme, *paper):
    """What comes of drawing a plan, drawn once for all tests that only look at it."""
    return draw(whole, THEMES[theme], *paper)


def drawn(whole, theme):
    return once(draw_ground, whole, theme.name)


def sheets(whole, theme, paper):
    return once(ground_sheet, whole, theme.name, paper)


def texts(drawing):
    return [item for item in drawing.items() if isinstance(item, Text)]


def said(drawing):
    return " ".join(text.content for text in texts(drawing))


def places(drawing):
    """Every coordinate that is drawn."""
    for item in drawing.items():
        if isinstance(item, Shape):
            yield from (value for contour in item.contours for spot in contour for value in spot)
        elif isinstance(item, Use):
            yield from (item.x, item.y, item.scale)
        else:
            yield from (value for letter in item.letters for value in (letter.x, letter.y))


def reach(drawing, item):
    """What an item takes, of a text the middles of its letters."""
    if isinstance(item, Text):
        xs, ys = [at.x for at in item.letters], [at.y for at in item.letters]
        return Box(min(xs), min(ys) - 0.7 * item.size, max(xs), max(ys))
    return Extents(drawing.symbols).box(item)


def overlapping(a, b):
    return a.x0 < b.x1 and b.x0 < a.x1 and a.y0 < b.y1 and b.y0 < a.y1


def sign_boxes(chart):
    radius = 0.078 * chart.unit
    return {n: (x - radius, y - radius, x + radius, y + radius) for n, (x, y) in chart.spots.items()}


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)
@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ground_is_drawn_in_every_theme(ground, theme):
    chart = drawn(plan(ground), theme)
    assert {"closed", "hidden", "entrances", "points", "names"} <= chart.drawing.layers.keys()
    assert all(math.isfinite(value) for value in places(chart.drawing))
    assert len(svg.write(chart.drawing)) < 200_000
    if not theme.tinted:
        colours = {c for i in chart.drawing.items() if isinstance(i, Shape) for c in (i.fill, i.stroke) if c}
        assert colours <= {theme.ink, theme.paper, theme.accent}
        assert all(item.opacity == 1 for item in chart.drawing.items() if isinstance(item, Shape))


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_same_plan_gives_the_same_bytes_and_another_seed_another_hand(ground):
    one, other = (svg.write(draw_ground(plan(ground), COLOUR).drawing) for _ in range(2))
    assert one == other
    assert one != svg.write(drawn(plan(ground, seed="another"), COLOUR).drawing)


def test_a_chart_says_where_its_points_lie_and_reads_a_place_back():
    whole = plan()
    chart = drawn(whole, COLOUR)
    stamps = [i for i in chart.drawing.layers["points"] if isinstance(i, Use)]
    for spot, stamp in zip(whole.spots, stamps, strict=True):
        assert chart.spots[spot.number] == pytest.approx((stamp.x, stamp.y))
        assert chart.back(chart.spots[spot.number]) == pytest.approx((spot.x, spot.y))
        assert 0 < stamp.x < chart.drawing.width
        assert 0 < stamp.y < chart.drawing.height


def test_the_scale_stays_while_a_point_is_moved_inside_the_field():
    whole = plan()
    moved = replace(whole, spots=(replace(whole.spots[0], x=0.3, y=-0.4), *whole.spots[1:]))
    one, other = drawn(whole, COLOUR), drawn(moved, COLOUR)
    assert (one.unit, one.origin) == (other.unit, other.origin)


def test_moving_one_point_leaves_the_outlines_of_the_others():
    whole = plan("caves")
    moved = replace(whole, spots=(*whole.spots[:5], replace(whole.spots[5], x=-1.2, y=0.4)))
    before, after = lay_out(whole), lay_out(moved)
    assert all(before.rooms[n].shape.equals(after.rooms[n].shape) for n in range(1, 6))
    assert not before.rooms[6].shape.equals(after.rooms[6].shape)


@pytest.mark.parametrize("ground", GROUNDS)
def test_open_and_closed_routes_join_their_points_and_hidden_ones_do_not(ground):
    lay = lay_out(plan(ground))
    for passage in lay.passages:
        ends = [lay.rooms[n].shape for n in (passage.link.a, passage.link.b)]
        assert all(passage.line.intersects(end) for end in ends)
        if passage.link.way == "hidden":
            assert passage.open_line.difference(lay.core).length > 0.5 * passage.open_line.length
        else:
            assert lay.core.buffer(1e-6).contains(passage.line)


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_route_avoids_every_point_but_its_own(ground):
    lay = lay_out(plan(ground))
    for passage in lay.passages:
        others = [r.shape for n, r in lay.rooms.items() if n not in (passage.link.a, passage.link.b)]
        assert not any(passage.line.intersects(other) for other in others)


@pytest.mark.parametrize("name", ODDLY_LAID)
@pytest.mark.parametrize("ground", GROUNDS)
def test_no_lay_is_too_awkward_to_draw(ground, name):
    awkward = replace(AWKWARD[name], ground=ground)
    chart = drawn(awkward, SHEET)
    assert all(math.isfinite(value) for value in places(chart.drawing))
    assert set(chart.spots) == {spot.number for spot in awkward.spots}


@pytest.mark.parametrize("name", AWKWARD)
def test_no_plan_is_too_awkward_for_a_sheet(name):
    for drawing in sheets(AWKWARD[name], SHEET, PAPERS["A5"]):
        assert svg.write(drawing).startswith("<svg")


def test_a_ground_nobody_drew_looks_like_one_that_somebody_did():
    assert set(drawn(plan("sewer"), COLOUR).drawing.layers) == set(drawn(plan("tomb"), COLOUR).drawing.layers)


@settings(max_examples=25, deadline=None)
@given(dragged())
def test_points_may_lie_anywhere(moved_about):
    chart = draw_ground(moved_about, COLOUR)
    extents = Extents(chart.drawing.symbols)
    assert set(chart.spots) == {spot.number for spot in moved_about.spots}
    for item in chart.drawing.layers.get("points", []):
        box = extents.box(item)
        assert box.x0 > -1
        assert box.y0 > -1
        assert box.x1 < chart.drawing.width + 1
        assert box.y1 < chart.drawing.height + 1
    for text in chart.drawing.layers.get("names", []):
        xs, ys = [at.x for at in text.letters], [at.y for at in text.letters]
        for x0, y0, x1, y1 in sign_boxes(chart).values():
            assert max(xs) < x0 or min(xs) > x1 or max(ys) < y0 or min(ys) - 0.3 * text.size > y1


@pytest.mark.parametrize("name", ["plain", "in a row", "all in one place", "a crowd", "long names"])
def test_names_stand_clear_of_signs_and_of_each_other(name):
    for ground in GROUNDS:
        chart = drawn(replace(AWKWARD.get(name, plan()), ground=ground), SHEET)
        texts = [
            item for layer in ("names", "entrances") for item in chart.drawing.layers[layer] if isinstance(item, Text)
        ]
        boxes = [reach(chart.drawing, text) for text in texts]
        signs = [Box(*box) for box in sign_boxes(chart).values()]
        assert not any(overlapping(a, b) for a in boxes for b in signs)
        assert not any(overlapping(a, b) for k, a in enumerate(boxes) for b in boxes[:k])


def test_every_name_of_the_plain_layout_finds_room():
    for ground in GROUNDS:
        words = said(drawn(plan(ground), SHEET).drawing).replace("’", "'").replace("- ", "-")
        for name in (*NAMES, "small cove", "the eel drain"):
            assert set(name.split()) <= set(words.split())


@pytest.mark.parametrize("ground", GROUNDS)
def test_names_cross_no_wall(ground):
    names = ("Chapel of the Lesser Sons", "The Physician's Box", "Drill of the Pikes", "The Envious Portcullis")
    whole = plan(ground, spots=tuple(replace(spot, name=name) for spot, name in zip(plan().spots, names, strict=False)))
    chart = drawn(whole, SHEET)
    walls = moved(lay_out(whole), chart.unit, chart.origin).floor.boundary
    for text in chart.drawing.layers["names"]:
        assert not shapely.box(*reach(chart.drawing, text)).intersects(walls), text.content


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_route_goes_round_a_point_in_its_way(ground):
    spots = tuple(Spot(n, 0.9 * (n - 2), 0.0, "circle") for n in (1, 2, 3))
    lay = lay_out(plan(ground, spots=spots, links=(Link(1, 3, "open"),), doors=()))
    assert not lay.passages[0].line.intersects(lay.rooms[2].shape)


@pytest.mark.parametrize("ground", GROUNDS)
def test_points_and_routes_look_the_same_under_other_numbers(ground):
    """Players number what they know anew: its shape hangs on the point, not on the number."""
    whole = plan(ground)
    keyed = [replace(spot, key=f"place {n}") for n, spot in enumerate(whole.spots)]
    turned = {spot.number: len(keyed) + 1 - spot.number for spot in keyed}
    spots = tuple(replace(spot, number=turned[spot.number]) for spot in keyed[::-1])
    links = tuple(replace(link, a=turned[link.b], b=turned[link.a]) for link in whole.links[::-1])
    ours = lay_out(replace(whole, spots=tuple(keyed), doors=()))
    theirs = lay_out(replace(whole, spots=spots, links=links, doors=()))
    for number, room in ours.rooms.items():
        assert room.shape.equals(theirs.rooms[turned[number]].shape)
    assert ours.core.normalize().equals_exact(theirs.core.normalize(), 1e-9)


@pytest.mark.parametrize("ground", GROUNDS)
def test_players_get_no_byte_of_what_is_hidden(ground):
    whole = plan(ground)
    players = told_to_players(whole)
    for drawing in (drawn(players, COLOUR).drawing, *sheets(players, COLOUR, PAPERS["A4"])):
        written = svg.write(drawing)
        assert "hidden" not in written.lower()
        assert "eel" not in said(drawing)
        assert "Hidden" not in said(drawing)
        assert "hidden" not in drawing.layers
    assert "eel drain" in said(drawn(whole, COLOUR).drawing)


def test_a_hidden_way_leaves_no_trace_in_the_rest_of_the_players_drawing():
    """The same drawing as of a plan that never had one."""
    whole = plan("caves")
    never = replace(whole, links=whole.links[:5], doors=(Door(2, label="small cove"),), entries=())
    assert svg.write(drawn(told_to_players(whole), COLOUR).drawing) == svg.write(drawn(never, COLOUR).drawing)


@pytest.mark.parametrize("paper", SHEETS)
def test_a_sheet_is_its_paper_and_holds_title_legend_and_every_entry(paper):
    pages = sheets(plan(), SHEET, PAPERS[paper])
    words = " ".join(said(page) for page in pages)
    assert len(pages) == 1
    assert (pages[0].width, pages[0].height) == (PAPERS[paper].width, PAPERS[paper].height)
    for wanted in ("THE DROWNED TITHE", "a place below the mere", "Feature", "Danger", "Treasure", "Hidden way in"):
        assert wanted in words
    assert words.count("answered") == 6
    assert "Reeve’s vault." in words
    assert "2-3 Fallen lintel." in words
    assert "c0ffee00" in words


@pytest.mark.parametrize("paper", SHEETS)
def test_a_long_key_runs_on_and_loses_no_word(paper):
    pages = sheets(plan(words=9), SHEET, PAPERS[paper])
    assert len(pages) > 1
    words = " ".join(said(page) for page in pages)
    assert words.count("answered") == 54
    assert all(f"{n} of {len(pages)}" in said(page) for n, page in enumerate(pages, 1))
    for page in pages:
        for text in texts(page):
            assert all(4 < at.x < page.width - 4 and 4 < at.y < page.height - 4 for at in text.letters)


def test_an_entry_of_a_thousand_words_in_one_block_is_no_trouble():
    pages = sheets(plan(entries=(Entry("1", "Gate", TEXT * 60),)), SHEET, PAPERS["A5"])
    assert " ".join(said(page) for page in pages).count("answered") == 60


@pytest.mark.parametrize("paper", ["A5", "A4 landscape"])
def test_nothing_of_the_map_leaves_the_frame(paper):
    for ground in GROUNDS:
        (page,) = sheets(plan(ground), SHEET, PAPERS[paper])
        edge = 9.5 * min(page.width, page.height) / 210
        inside = Box(edge, edge, page.width - edge, page.height - edge)
        for name, items in page.layers.items():
            for item in items if name != "furniture" else ():
                box = reach(page, item)
                assert around([box, inside]) == inside, (ground, name, box)


@pytest.mark.parametrize("ground", GROUNDS)
def test_a_sheet_costs_little_ink(ground):
    (page,) = sheets(plan(ground), SHEET, PAPERS["A5"])
    grey = Image.open(io.BytesIO(png.write(page, 100))).convert("L")
    histogram = grey.histogram()
    dark = sum((255 - value) * count for value, count in enumerate(histogram)) / (255 * grey.width * grey.height)
    assert dark < 0.11


def test_a_pdf_holds_the_key_as_text():
    pages = sheets(plan(words=9), SHEET, PAPERS["A5"])
    data = pdf.write(pages)
    reader = pypdf.PdfReader(io.BytesIO(data))
    text = " ".join(" ".join(page.extract_text() for page in reader.pages).split())
    assert text.count("whoever counts the breaths aloud is answered") > 40
    assert "Choir of bells." in text
    assert reader.metadata.title == "The Drowned Tithe"
    assert pdf.write(pages) == data


def test_ids_in_a_file_are_unique_and_point_somewhere():
    written = svg.write(drawn(plan("isle"), COLOUR).drawing)
    ids = re.findall(r' id="([^"]+)"', written)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', written)) <= set(ids)


def test_the_description_says_how_many_points_there_are():
    assert drawn(plan(), COLOUR).drawing.description == "The Drowned Tithe: a plan of 6 points"
    assert drawn(AWKWARD["nothing"], COLOUR).drawing.description.endswith("0 points")
