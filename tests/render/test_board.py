import math
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest
import shapely
from board_samples import FORMS, KEYS, ODD, crowd, played, wheel
from PIL import Image

from realmgen.render import pdf, png, svg
from realmgen.render.board import TOKEN, bare, board_sheet, draw_board
from realmgen.render.board.measures import BADGE
from realmgen.render.board.pieces import LAYERS
from realmgen.render.board.placing import roads
from realmgen.render.board.signs import sign, tone
from realmgen.render.drawing import Shape, Text, Use
from realmgen.render.furniture.hand import unit_of
from realmgen.render.paper import PAPERS
from realmgen.render.theme import COLOUR, SHEET, THEMES

PRINTED = ("A4", "A4 landscape", "Letter", "Letter landscape", "A3")
SHEETS = [("colour", "A4"), ("sheet", "A4 landscape"), ("sheet-red", "Letter"), ("colour", "A3 landscape")]
TOUCH = 0.05
"""Square millimetres that two shapes may share by their corners being approximate."""


@cache
def drawn(name, theme="colour"):
    return draw_board(FORMS[name], THEMES[theme])


def things(lay, placing):
    """All that stands on the land beside roads, by what and where."""
    size = lay.size
    found = {("ring", key): post.shape for key, post in lay.posts.items()}
    found |= {("name", key): name.shape for key, name in placing.names.items()}
    found |= {("stand", key): shapely.Point(at).buffer(TOKEN / 2 * size) for key, at in placing.stands.items()}
    return found | {("badge", key): shapely.Point(at).buffer(BADGE * size) for key, at in placing.badges.items()}


def overlaps(lay, placing):
    """What covers what, names and stands on roads among them."""
    found, ways = things(lay, placing), roads(lay)
    pairs = [(a, b) for (a, one), (b, other) in combinations(found.items(), 2) if one.intersection(other).area > TOUCH]
    return pairs + [(a, "road") for a, one in found.items() if a[0] != "ring" and one.intersection(ways).area > TOUCH]


def colours(drawing):
    for shapes in (drawing.items(), *drawing.symbols.values()):
        for item in shapes:
            if isinstance(item, Shape):
                yield from (colour for colour in (item.fill, item.stroke) if colour)
            elif isinstance(item, Text):
                yield item.fill


def numbers(drawing):
    for item in drawing.items():
        if isinstance(item, Shape):
            yield from (value for ring in item.contours for spot in ring for value in spot)
        elif isinstance(item, Use):
            yield from (item.x, item.y, item.scale)
        else:
            yield from (value for letter in item.letters for value in (letter.x, letter.y))


@pytest.mark.parametrize("name", FORMS)
def test_on_the_screen_nothing_covers_a_name_a_ring_a_stand_or_a_badge(name):
    chart = drawn(name)
    assert overlaps(chart.lay, chart.placing) == []


@pytest.mark.parametrize("paper", PRINTED)
@pytest.mark.parametrize("name", FORMS)
def test_on_paper_nothing_covers_a_name_a_ring_a_stand_or_a_badge(name, paper):
    form = on_paper(name, paper)
    assert overlaps(form.lay, form.placing) == []


class Enough(Exception):
    """A sheet has been laid out and need not be painted."""


@cache
def on_paper(name, paper):
    """How a sheet lays a board out."""

    def stop(drawing, board, theme, form, at):
        raise Enough(form)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("realmgen.render.board.sheet.painted", stop)
        with pytest.raises(Enough) as enough:
            board_sheet(FORMS[name], SHEET, PAPERS[paper])
    return enough.value.args[0]


@pytest.mark.parametrize("paper", PRINTED)
@pytest.mark.parametrize("name", ["plain", "all"])
def test_a_token_of_twenty_millimetres_lies_in_every_ring_and_on_every_stand(name, paper):
    form = on_paper(name, paper)
    assert all(2 * post.inner >= TOKEN for post in form.lay.posts.values())
    page = shapely.box(0, 0, PAPERS[paper].width, PAPERS[paper].height)
    for at in form.placing.stands.values():
        token = shapely.Point(at).buffer(TOKEN / 2)
        assert page.contains(shapely.affinity.translate(token, *form.origin))
        assert not any(token.intersects(post.shape) for post in form.lay.posts.values())


@pytest.mark.parametrize("paper", PRINTED)
def test_a_strip_of_twenty_four_by_eight_millimetres_lies_on_every_slot(paper):
    lay = on_paper("all", paper).lay
    slots = [route.slot for route in lay.routes if route.slot is not None]
    assert len(slots) == 12
    for slot in slots:
        straight = math.dist(slot.coords[0], slot.coords[-1])
        bow = max(shapely.LineString([slot.coords[0], slot.coords[-1]]).distance(shapely.Point(p)) for p in slot.coords)
        assert straight >= 24.0
        assert 9.6 * lay.size - bow >= 8.0


@pytest.mark.parametrize("name", FORMS)
def test_a_road_runs_into_no_ring_but_those_of_its_ends(name):
    lay = drawn(name).lay
    for route in lay.routes:
        others = [post for key, post in lay.posts.items() if key not in route.ends]
        assert all(route.line.distance(shapely.Point(post.at)) > post.outer + 2 for post in others)
        assert math.dist(route.line.coords[0], lay.posts[route.road.a].at) < 1e-6
        assert math.dist(route.line.coords[-1], lay.posts[route.road.b].at) < 1e-6


@pytest.mark.parametrize("name", FORMS)
def test_no_roads_cross_on_a_wheel(name):
    routes = drawn(name).lay.routes
    assert not any(a.free.intersects(b.free) for a, b in combinations(routes, 2))


def test_what_is_not_there_is_not_drawn():
    assert ("fen", "pine") not in drawn("broken").ways
    assert len(drawn("broken").ways) == 11
    assert len(drawn("long east").ways) == 13
    assert ("thorn", "fen") in drawn("smoke").ways
    assert ("thorn", "fen") not in drawn("smoke").slots


@pytest.mark.parametrize("standing", [1, 2, 3, 4])
@pytest.mark.parametrize("name", FORMS)
def test_those_who_stand_at_a_place_hide_nothing_and_not_one_another(name, standing):
    chart, lay = drawn(name), drawn(name).lay
    fixed = [shape for (kind, _), shape in things(lay, chart.placing).items() if kind != "stand"]
    for key in lay.posts:
        room = chart.figures[key]
        spots, radius = room.spots[standing - 1], room.radii[standing - 1]
        assert radius > 3.0
        rounds = [shapely.Point(at).buffer(0.94 * radius) for at in spots]
        assert len(rounds) == standing
        assert not any(a.intersects(b) for a, b in combinations(rounds, 2))
        assert not any(one.intersects(other) for one in rounds for other in fixed)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_those_who_stand_at_a_place_stand_whole_on_the_map(count):
    chart = drawn("all")
    for figures in chart.figures.values():
        radius = figures.radii[count - 1]
        for x, y in figures.spots[count - 1]:
            assert radius - 0.5 <= x <= chart.drawing.width - radius + 0.5
            assert radius - 0.5 <= y <= chart.drawing.height - radius + 0.5


def test_the_land_stays_and_the_pieces_change():
    still, moved = draw_board(bare(wheel()), COLOUR), draw_board(played(wheel()), COLOUR)
    texts, others = svg.layers(still.drawing), svg.layers(moved.drawing)
    assert list(texts) == list(others)
    assert list(texts)[-4:] == ["names", *LAYERS]
    assert {name for name in texts if texts[name] != others[name]} == set(LAYERS)
    assert svg.defs(still.drawing) == svg.defs(moved.drawing)
    assert not any(still.drawing.layers[name] for name in LAYERS)


def test_who_plays_does_not_change_the_land():
    board = wheel()
    other = replace(board, sides=tuple(replace(side, name="Someone") for side in board.sides))
    assert bare(board) == bare(other)


def test_a_light_a_figure_and_a_marker_lie_where_they_belong():
    chart = draw_board(played(wheel(), 1), COLOUR)
    lights = {item.symbol: (item.x, item.y) for item in chart.drawing.layers["lights"]}
    assert lights == {"light--1": chart.spots["hub"], "light-0": chart.spots["pine"], "light-1": chart.spots["dawn"]}
    (figure,) = chart.drawing.layers["figures"]
    assert figure.symbol == "figure-0"
    assert math.dist((figure.x, figure.y), chart.stands["hub"]) < 3.0
    medals = {(round(m.x, 3), round(m.y, 3)): m.symbol for m in chart.drawing.layers["markers"] if isinstance(m, Use)}
    assert len(medals) == 5
    x, y = chart.slots["hub", "pine"]
    assert medals[round(x, 3), round(y, 3)] == "medal-0"


def test_more_stand_at_one_place_than_there_is_room_for():
    board = wheel()
    hub = replace(board.places[0], standing=(0, 1, 2, 3, 0, 1))
    chart = draw_board(replace(board, places=(hub, *board.places[1:])), COLOUR)
    assert len(chart.drawing.layers["figures"]) == 6


@pytest.mark.parametrize("theme", THEMES)
def test_sides_are_told_apart_without_their_colour(theme):
    sides = wheel().sides
    tones = [tone(THEMES[theme], side.style) for side in sides]
    assert len({hue.pattern for hue in tones}) == 4
    shapes = [sign(side.sign) for side in sides]
    for a, b in combinations(shapes, 2):
        assert a.intersection(b).area < 0.8 * a.union(b).area
    assert all(contrast(hue.body, hue.sign) >= 3.0 for hue in tones)


def contrast(one, other):
    def light(colour):
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        r, g, b = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["sheet", "sheet-red"])
def test_a_sheet_has_ink_and_paper_and_no_tints(theme):
    drawing = board_sheet(played(FORMS["all"]), THEMES[theme], PAPERS["A4"])[0]
    hues = THEMES[theme]
    assert set(colours(drawing)) <= {hues.ink, hues.paper, hues.accent}
    assert all(item.opacity == 1 for item in drawing.items() if isinstance(item, Shape))


def test_a_sheet_costs_little_ink():
    picture = Image.open(__import__("io").BytesIO(png.write(board_sheet(wheel(), SHEET, PAPERS["A4"])[0], 72))).convert(
        "L"
    )
    assert 1 - np.asarray(picture).mean() / 255 < 0.11


@pytest.mark.parametrize(("theme", "paper"), SHEETS)
def test_every_sheet_is_one_page_of_its_paper_that_every_writer_takes(theme, paper):
    (page,) = board_sheet(played(FORMS["all"]), THEMES[theme], PAPERS[paper])
    assert (page.width, page.height) == (PAPERS[paper].width, PAPERS[paper].height)
    assert all(
        0 <= item.x <= page.width and 0 <= item.y <= page.height for item in page.items() if isinstance(item, Use)
    )
    said = " ".join(item.content for item in page.items() if isinstance(item, Text))
    for words in ("SEVEN", "THORN COAST", "Isolde", "Odo", "Smoke", "Redwall Post: Something", "2 players"):
        assert words in said
    assert svg.write(page).startswith("<svg")
    assert pdf.write([page]).startswith(b"%PDF")


def test_the_same_board_gives_the_same_bytes_and_another_seed_other_accidents():
    board = FORMS["all"]
    one, other = (svg.write(board_sheet(board, COLOUR, PAPERS["A5"])[0]) for _ in range(2))
    assert one == other
    assert one != svg.write(board_sheet(replace(board, seed="other"), COLOUR, PAPERS["A5"])[0])


def test_a_seed_moves_no_place():
    one, other = drawn("plain"), draw_board(replace(FORMS["plain"], seed="other"), COLOUR)
    assert one.spots == other.spots
    assert one.stands == other.stands


@pytest.mark.parametrize("name", ODD)
def test_no_board_is_too_odd_to_draw(name):
    chart = draw_board(ODD[name], COLOUR)
    assert all(map(math.isfinite, numbers(chart.drawing)))
    assert set(chart.spots) == {place.key for place in ODD[name].places}
    (page,) = board_sheet(ODD[name], SHEET, PAPERS["A4 landscape"])
    assert all(map(math.isfinite, numbers(page)))
    assert "<b>" not in svg.write(page)


@pytest.mark.parametrize("count", [3, 6, 10, 15, 20])
def test_rings_of_a_crowd_stay_apart_and_its_names_on_the_map(count):
    chart = draw_board(crowd(count), COLOUR)
    for a, b in combinations(chart.lay.posts.values(), 2):
        assert math.dist(a.at, b.at) > a.outer + b.outer
    room = shapely.box(0, 0, chart.drawing.width, chart.drawing.height)
    assert all(room.contains(name.shape) for name in chart.placing.names.values())
    assert all(name.size >= 2.5 for name in chart.placing.names.values())


def test_a_long_word_is_parted_so_that_it_does_not_reach_over_the_board():
    board = crowd(12)
    places = tuple(replace(place, name=f"{'w' * 28}{place.key[-1]}") for place in board.places)
    chart = draw_board(replace(board, places=places), COLOUR)
    for name in chart.placing.names.values():
        x0, _, x1, _ = name.shape.bounds
        assert x1 - x0 < chart.drawing.width / 3
        assert [len(row) for row, _ in name.lines] == [11, 11, 9]


def test_larger_paper_has_larger_pieces():
    assert unit_of(PAPERS["A3"]) > 1.4
    small, large = (draw_board(wheel(), COLOUR, width=wide) for wide in (174.0, 348.0))
    assert large.ring == pytest.approx(2 * small.ring)
    assert {key: (2 * x, 2 * y) for key, (x, y) in small.spots.items()} == {
        key: pytest.approx(at) for key, at in large.spots.items()
    }


def test_terrain_keeps_off_rings_roads_and_names():
    chart = drawn("plain")
    feet = [shapely.Point(item.x, item.y) for item in chart.drawing.layers["terrain"]]
    assert len(feet) > 200
    kept = shapely.union_all([roads(chart.lay), *things(chart.lay, chart.placing).values()])
    assert not any(kept.contains(foot) for foot in feet)


def test_sea_lies_at_the_coasts_alone():
    assert "sea" in drawn("plain").drawing.layers
    inland = replace(wheel(), places=tuple(replace(p, style="fen") for p in wheel().places))
    assert "sea" not in draw_board(inland, COLOUR).drawing.layers


def test_every_key_of_the_ring_has_a_place():
    assert set(KEYS) < set(drawn("plain").spots)
