"""Sheets to cut up: all pieces are there at true size in every format, and nothing lies where no printer reaches."""

import io
import re

import numpy as np
import pypdfium2
import pytest
from box_samples import BOX_PAPERS, box
from PIL import Image

from realmgen.games.torchfall import sheets
from realmgen.games.torchfall.model import Setup
from realmgen.games.torchfall.sheets.pieces import SIDES
from realmgen.kit.board import Board, Place, Side
from realmgen.kit.cutouts import Card, Goal, Group, Head, Lanes, Mat, Piece, Supply
from realmgen.kit.document import Entry
from realmgen.render import pdf, png, svg
from realmgen.render.board.signs import tone
from realmgen.render.cutouts import card_pages, mat_pages, piece_pages, track_page
from realmgen.render.cutouts.plain import CUTS, MARKS, PIECES
from realmgen.render.drawing import Text, Use
from realmgen.render.leaf.forms import CARD
from realmgen.render.paper import MM_PER_INCH, PAPERS, Paper
from realmgen.render.theme import COLOUR, SHEET, SHEET_RED, THEMES
from realmgen.render.tokens import COUNTER, SIZES, STRIP, TOKEN, line, outlines, piece, tint

DPI = 300
EDGE = 5.0


def extent(points):
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def cuts(drawing):
    """The box of every line that something is cut along."""
    return [extent(ring) for shape in drawing.layers[CUTS] for ring in shape.contours]


def sized(boxes, wide, high):
    return [b for b in boxes if abs(b[2] - b[0] - wide) < 0.01 and abs(b[3] - b[1] - high) < 0.01]


def pieces_on(paper, theme=SHEET):
    (page,) = piece_pages(Head("Torchfall", "Pieces", "Cut", "Foot"), sheets.pieces(), theme, PAPERS[paper])
    return page


def across(picture, dpi, cut):
    """How wide a cut line is drawn along its middle and how high, in millimetres, measured in the picture."""
    k = dpi / MM_PER_INCH
    dark = np.asarray(picture.convert("L")) < 160
    x0, y0, x1, y1 = cut
    row = dark[round((y0 + y1) / 2 * k), round((x0 - 0.5) * k) : round((x1 + 0.5) * k) + 1]
    column = dark[round((y0 - 0.5) * k) : round((y1 + 0.5) * k) + 1, round((x0 + x1) / 2 * k)]
    return tuple((np.flatnonzero(line)[-1] - np.flatnonzero(line)[0]) / k for line in (row, column))


def raster(data, dpi):
    with pypdfium2.PdfDocument(data) as book:
        for page in book:
            yield page.get_size(), page.render(scale=dpi / 72).to_pil().convert("RGB")


@pytest.mark.parametrize("paper", BOX_PAPERS)
def test_a_token_of_20_mm_is_20_mm_in_a_png(paper):
    page = pieces_on(paper)
    picture = Image.open(io.BytesIO(png.write(page, DPI)))
    assert picture.size == tuple(round(mm * DPI / MM_PER_INCH) for mm in (page.width, page.height))
    tokens = sized(cuts(page), TOKEN, TOKEN)
    assert len(tokens) == 17
    for token in tokens:
        assert across(picture, DPI, token) == pytest.approx((20.0, 20.0), abs=0.2)


@pytest.mark.parametrize("paper", BOX_PAPERS)
def test_a_token_of_20_mm_is_20_mm_in_a_pdf(paper):
    page = pieces_on(paper)
    ((size, picture),) = raster(pdf.write(page), DPI)
    assert size == pytest.approx([mm * 72 / MM_PER_INCH for mm in (page.width, page.height)], abs=0.01)
    tokens = sized(cuts(page), TOKEN, TOKEN)
    assert len(tokens) == 17
    for token in tokens:
        assert across(picture, DPI, token) == pytest.approx((20.0, 20.0), abs=0.2)


@pytest.mark.parametrize("paper", BOX_PAPERS)
def test_a_token_of_20_mm_is_20_mm_in_an_svg(paper):
    page = pieces_on(paper)
    text = svg.write(page)
    width, height, view = re.search(r'width="([\d.]+)mm" height="([\d.]+)mm" viewBox="([^"]+)"', text).groups()
    assert [float(n) for n in view.split()] == [0, 0, float(width), float(height)]
    assert (float(width), float(height)) == (page.width, page.height)
    layer = re.search(r'<g id="layer\.cuts"([^>]*)>(.*?)</g>', text, re.DOTALL)
    assert "transform" not in layer[1]
    found = [extent(path_points(d)) for d in re.findall(r'\bd="([^"]+)"', layer[2])]
    assert len(sized_about(found, 20.0, 20.0)) == 17
    assert len(sized_about(found, 24.0, 8.0)) == 32
    assert len(sized_about(found, 14.0, 14.0)) == 5


def path_points(d):
    """The points of a path of straight lines, relative or not."""
    points, at, command = [], (0.0, 0.0), "M"
    tokens = re.findall(r"[MmLlHhVvZz]|-?\d*\.?\d+(?:e-?\d+)?", d)
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
            if command in "Zz":
                continue
        numbers = [float(tokens.pop(0)) for _ in range(1 if command in "HhVv" else 2)]
        at = moved(command, at, numbers)
        points.append(at)
    return points


def moved(command, at, numbers):
    x, y = at if command.islower() else (0.0, 0.0)
    if command in "Hh":
        return x + numbers[0], at[1]
    if command in "Vv":
        return at[0], y + numbers[0]
    return x + numbers[0], y + numbers[1]


def sized_about(boxes, wide, high):
    return [
        b
        for b in boxes
        if b[2] - b[0] == pytest.approx(wide, abs=0.03) and b[3] - b[1] == pytest.approx(high, abs=0.03)
    ]


@pytest.mark.parametrize("paper", BOX_PAPERS)
@pytest.mark.parametrize("theme", [COLOUR, SHEET], ids=lambda theme: theme.name)
def test_nothing_lies_within_5_mm_of_the_edge(paper, theme):
    dpi = 72
    rim = int(EDGE * dpi / MM_PER_INCH) - 1
    pages = box(theme.name, paper)
    for (wide, high), picture in raster(pdf.write(list(pages)), dpi):
        assert sorted([wide, high]) == pytest.approx(
            sorted(mm * 72 / MM_PER_INCH for mm in (PAPERS[paper].width, PAPERS[paper].height)), abs=0.01
        )
        found = np.asarray(picture).astype(int)
        ground = found[rim // 2, rim // 2]
        for part in (found[:rim], found[-rim:], found[:, :rim], found[:, -rim:]):
            assert np.abs(part - ground).max() <= 3


def test_a_group_that_finds_no_room_goes_on_to_a_further_page():
    many = tuple(Group(f"Group {n}", sheets.pieces()[0].pieces) for n in range(12))
    pages = piece_pages(Head("Many"), many, SHEET, PAPERS["A4"])
    assert len(pages) == 3
    assert sum(len(sized(cuts(page), *STRIP)) for page in pages) == 12 * 8
    for page in pages:
        assert all(b[0] > EDGE and b[1] > EDGE and b[2] < 205 and b[3] < 282 for b in cuts(page))


def test_pieces_do_not_lie_on_one_another_and_each_has_marks():
    for paper in BOX_PAPERS:
        page = pieces_on(paper)
        found = cuts(page)
        for n, a in enumerate(found):
            for b in found[n + 1 :]:
                apart = a[2] <= b[0] + 1e-6 or b[2] <= a[0] + 1e-6 or a[3] <= b[1] + 1e-6 or b[3] <= a[1] + 1e-6
                assert apart
        ends = {(round(x, 2), round(y, 2)) for shape in page.layers[MARKS] for tick in shape.contours for x, y in tick}
        for x0, y0, _, _ in sized(found, TOKEN, TOKEN):
            assert (round(x0, 2), round(y0 - 0.6, 2)) in ends


def test_every_piece_of_the_box_is_there():
    page = pieces_on("A4")
    stamped = [item.symbol for item in page.layers[PIECES] if isinstance(item, Use)]
    assert all(item.scale == 1.0 for item in page.layers[PIECES])
    for side in SIDES:
        own = [name.split("-")[0] for name in stamped if name.endswith(f"-{side.style}-{side.sign}")]
        assert sorted(own) == ["counter", "figure", *["light"] * 3, *["strip"] * 8]
    assert [name for name in stamped if "nobody" in name] == ["light-nobody-brazier", "counter-nobody-glass"]


@pytest.mark.parametrize("look", SIZES)
def test_a_piece_stays_within_its_cut(look):
    wide, high = SIZES[look]
    for theme in THEMES.values():
        for side in SIDES:
            shapes = piece(theme, look, side)
            spots = [spot for shape in shapes for ring in shape.contours for spot in ring]
            x0, y0, x1, y1 = extent(spots)
            assert max(-x0, x1) <= wide / 2 + 0.01
            assert max(-y0, y1) <= high / 2 + 0.01


@pytest.mark.parametrize("theme", [SHEET, SHEET_RED], ids=lambda theme: theme.name)
@pytest.mark.parametrize("look", SIZES)
def test_without_colour_no_two_sides_have_the_same_piece(theme, look):
    shapes = [[list(s.contours) for s in piece(theme, look, side)] for side in SIDES]
    assert all(shapes[a] != shapes[b] for a in range(4) for b in range(a))
    colours = {c for side in SIDES for s in piece(SHEET, look, side) for c in (s.fill, s.stroke) if c}
    assert colours <= {"#000000", "#FFFFFF"}


def luminance(colour):
    parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    lit = [v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * lit[0] + 0.7152 * lit[1] + 0.0722 * lit[2]


def test_figures_and_headings_can_be_read_on_their_ground():
    for side in (*SIDES, Side("", "", "")):
        for ground in (tint(COLOUR, side.style), COLOUR.halo, COLOUR.paper):
            dark, pale = sorted((luminance(line(COLOUR, side.style)), luminance(ground)))
            assert (pale + 0.05) / (dark + 0.05) >= 4.5, (side.style, ground)
    assert line(SHEET, "red") == "#000000"
    assert tone(COLOUR, "red").body == "#A2382C"


def test_a_sign_that_nobody_drew_is_told():
    with pytest.raises(KeyError):
        outlines("walrus")


def texts(drawing):
    return [item for item in drawing.items() if isinstance(item, Text)]


def test_a_track_has_as_many_spaces_as_its_paper_holds_and_each_holds_a_counter():
    lanes = Lanes("Score", "A note.", 0, 7, (Goal(5, "wins"),), SIDES)
    counts = {}
    for paper in BOX_PAPERS:
        page = track_page(Head("Tracks"), [lanes], SHEET, PAPERS[paper])
        assert page.width > page.height
        counts[paper] = {int(text.content) for text in texts(page) if text.content.isdigit()}
        rims = [
            extent(ring)
            for item in page.layers["furniture"]
            for ring in getattr(item, "contours", [])
            if len(ring) == 72
        ]
        assert len(sized(rims, COUNTER - 0.5, COUNTER - 0.5)) >= 4 * len(counts[paper])
    assert counts == {"A4": set(range(16)), "A3": set(range(16)), "Letter": set(range(15))}


def test_mats_lie_on_a_sheet_with_marks_and_hold_every_piece():
    supplies = (Supply("Bars", "strip", 8), Supply("Rounds", "light", 3))
    mats = [Mat(side, "Who", supplies, "Score", 9, (Goal(5, "wins"),), (Entry("Do", "something."),)) for side in SIDES]
    for paper, count in (("A4", 2), ("Letter", 2), ("A3", 1)):
        pages = mat_pages(mats, SHEET, PAPERS[paper])
        assert len(pages) == count
        rings = [extent(ring) for page in pages for item in page.items() for ring in getattr(item, "contours", [])]
        assert len(sized(rings, *STRIP)) == 32
        assert len(sized(rings, TOKEN, TOKEN)) == 12


def test_the_text_of_a_mat_stays_above_its_track():
    long = tuple(Entry(f"Term {n}", "A sentence that goes on for some while, and then ends. " * 2) for n in range(7))
    for blocks in ((Entry("Short", "One."),), long):
        mat = Mat(SIDES[0], "Who", (Supply("Bars", "strip", 8),), "Score", 9, (), blocks)
        (page,) = mat_pages([mat], SHEET, Paper("mat", 190.0, 130.0))
        right = [at.y for text in texts(page) for at in text.letters if at.x > 95 and not text.content.isdigit()]
        assert max(right) < 104


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("card", sheets.cards(), ids=lambda card: card.title)
def test_the_words_of_a_card_stay_within_it(theme, card):
    (page,) = card_pages([card], theme, CARD)
    said = texts(page)
    assert card.title.upper() in " ".join(text.content for text in said)
    for text in said:
        assert text.size >= 1.9
        for at in text.letters:
            assert 5.5 <= at.x <= 57.5
            assert 6.0 <= at.y <= 84.0
    words = [text for text in said if text.face in ("regular", "italic") and text.content != card.foot]
    assert max(at.y for text in words for at in text.letters) < 81.5
    assert min(at.y for text in words for at in text.letters) > 53.0
    assert " ".join(text.content for text in words if text.face == "regular").replace("’", "'") == card.text


def test_a_card_may_show_a_board_a_place_a_figure_or_a_sign():
    pictures = [card.picture for card in sheets.cards()]
    board, place = (next(one for one in pictures if isinstance(one, kind)) for kind in (Board, Place))
    seen = set()
    for picture in (board, place, "6", "storm"):
        (page,) = card_pages([Card("Kind", "Title", "Text.", picture)], COLOUR, CARD)
        seen.add(svg.write(page))
    assert len(seen) == 4


def test_the_same_box_gives_the_same_bytes():
    assert pdf.write(box("colour", "A4")) == pdf.write(box.__wrapped__("colour", "A4"))
    page = pieces_on("A4", COLOUR)
    assert svg.write(page) == svg.write(pieces_on("A4", COLOUR))


def test_a_piece_alone_needs_no_group_of_four():
    (page,) = piece_pages(Head("One"), [Group("One", (Piece("It", "figure", SIDES[2]),))], SHEET, PAPERS["A4"])
    assert len(cuts(page)) == 1


def test_the_last_round_is_marked_where_the_track_has_it():
    def marked(setup):
        return [goal.at for goal in sheets.tracks(setup)[1].goals]

    assert marked(Setup()) == [8]
    assert marked(Setup(timed_rounds=5)) == [5]
    assert marked(Setup(timed_rounds=40)) == []
