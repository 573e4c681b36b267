"""What runs on over pages, index cards, rows of tables, boxes and strokes: all of it there, none of it cut off."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from set_pages import check_page, said, texts

from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.dossier import Dossier, Fact, Facts, Strokes
from realmgen.kit.leaf import Blanks, Box, Items, Leaf, Rows
from realmgen.render.drawing import Shape
from realmgen.render.leaf import dossier_pages, gathered, volume_pages
from realmgen.render.leaf.forms import INDEX
from realmgen.render.leaf.gather import PRINTABLE
from realmgen.render.leaf.volume import PROSE, SMALL
from realmgen.render.paper import PAPERS
from realmgen.render.theme import COLOUR, SHEET, THEMES

A4, A5, LETTER = PAPERS["A4"], PAPERS["A5"], PAPERS["Letter"]
HUNDRED = Rows(tuple((str(n) if n < 100 else "00", f"Word{n}") for n in range(1, 101)))
LONGER = Rows(
    tuple((f"{n}–{n + 9}", f"Something happens that takes {n} words and more of them") for n in range(1, 99, 10))
)
BOOK = Leaf(
    "Oracles",
    tuple(block for n in range(6) for block in (Heading(f"Table {n}"), Paragraph("What is it?"), HUNDRED, LONGER)),
    overline="Ask",
    foot="Credit",
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("paper", [A5, A4, LETTER, PAPERS["A4 landscape"], PAPERS["A3"]], ids=str)
def test_a_volume_runs_on_in_type_that_can_be_read(paper, theme):
    pages = volume_pages(BOOK, theme, paper)
    assert len(pages) > 1
    for n, page in enumerate(pages, 1):
        assert (page.width, page.height) == (paper.width, paper.height)
        check_page(page)
        assert f"Credit · {n} of {len(pages)}" in said([page])
    rows = [text.size for page in pages for text in texts(page) if text.content.startswith("Word")]
    assert len(rows) == 600
    assert min(rows) >= SMALL


@pytest.mark.parametrize("paper", [A5, A4], ids=str)
def test_every_row_of_every_table_is_printed_once(paper):
    told = said(volume_pages(BOOK, SHEET, paper))
    assert [told.split().count(f"Word{n}") for n in (1, 50, 100)] == [6, 6, 6]
    assert told.split().count("00") == 6


def test_short_entries_stand_in_tens_side_by_side():
    (page,) = volume_pages(Leaf("One", (HUNDRED,)), SHEET, A4)
    at = {text.content: text.letters[0] for text in texts(page) if text.content.startswith("Word")}
    assert at["Word1"].y == at["Word11"].y
    assert at["Word1"].x < at["Word11"].x
    assert at["Word10"].x == at["Word21"].x == at["Word1"].x
    assert at["Word21"].y > at["Word10"].y


def test_a_column_that_begins_in_a_table_says_which():
    pages = volume_pages(BOOK, SHEET, A5)
    told = [text for page in pages for text in texts(page) if text.content.endswith(", continued")]
    assert told
    assert {text.content for text in told} <= {f"Table {n}, continued" for n in range(6)}
    assert ", continued" not in said(volume_pages(Leaf("One", (Heading("Ask"), LONGER)), SHEET, A5, PROSE))


def test_long_entries_stand_one_below_the_other():
    (page,) = volume_pages(Leaf("One", (LONGER,)), SHEET, A5)
    firsts = {text.content: text.letters[-1].x for text in texts(page) if re.match(r"\d+–", text.content)}
    assert len(firsts) == 10


def test_a_box_has_its_note_and_lines_to_write_on():
    leaf = Leaf("T", (Box("Red hills", "Ore lies near the turf.", note="Quest: a caravan."), Box("Ours", "", lines=3)))
    (page,) = volume_pages(leaf, SHEET, A5, PROSE)
    assert "Quest: a caravan." in said([page])
    ruled = [s for s in page.items() if isinstance(s, Shape) and s.contours and _level(s.contours[0])]
    assert len(ruled) == 3


def _level(contour):
    return len(contour) == 2 and contour[0][1] == contour[1][1] and contour[1][0] - contour[0][0] > 80


@pytest.mark.parametrize(("marked", "made"), [(0, 0), (1, 1), (11, 11), (40, 40), (44, 40), (-1, 0)])
def test_a_row_of_boxes_shows_as_many_strokes_as_were_made(marked, made):
    (page,) = dossier_pages(Dossier("V", (Strokes("Progress", marked=marked),), ()), SHEET, A5).pages
    shapes = [item for item in page.items() if isinstance(item, Shape)]
    boxes = [s for s in shapes if len(s.contours) == 10 and len(s.contours[0]) == 4]
    strokes = [s for s in shapes if s.stroke == SHEET.accent and not s.closed and len(s.contours[0]) == 2]
    assert len(boxes) == 1
    assert sum(len(s.contours) for s in strokes if s.width > 0.2) == made
    check_page(page)


CARD = Dossier(
    "Vaskerhavn-under-the-Iron-Stair",
    (
        Facts((Fact("Rank", "Troublesome"), Fact("Inflicts", "1 harm"), Fact("Each harm", "3 boxes"))),
        Strokes("Progress"),
    ),
    (Paragraph("A word or two. " * 12), Heading("People"), Items(("Thorsten (B), hunter", "Val (enemy), raider"))),
    overline="Steading · Barrier Islands",
    subtitle="Wind-scoured coast",
    rest="Notes",
    foot="Ironsworn · Shawn Tomkin · CC BY-NC-SA 4.0",
    number="137",
)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("kind", ["card", "index"])
def test_a_card_carries_its_number_and_all_its_words(kind, theme):
    (page,) = dossier_pages(CARD, theme, A4, kind).pages
    assert (page.width, page.height) == ((63, 88) if kind == "card" else (INDEX.width, INDEX.height))
    check_page(page)
    for words in ("137", "Thorsten (B), hunter", "Val (enemy), raider", "CC BY-NC-SA 4.0"):
        assert words in said([page])


@pytest.mark.parametrize(("kind", "many"), [("card", 7), ("index", 14)])
def test_what_is_long_has_a_second_side_in_larger_type(kind, many):
    blocks = tuple(Entry(f"Term {n}", "It goes on and on, as it does at night. " * 6) for n in range(many))
    bound = dossier_pages(Dossier("Long", (), blocks, foot="Foot"), COLOUR, A4, kind)
    assert len(bound.pages) > 1
    assert bound.size > 2.25
    for n, page in enumerate(bound.pages, 1):
        check_page(page)
        assert f"Foot · {n} of {len(bound.pages)}" in said([page])
    told = said(bound.pages)
    assert all(f"Term {n}." in told for n in range(many))


@pytest.mark.parametrize("paper", [A4, LETTER], ids=str)
@pytest.mark.parametrize(("kind", "many"), [("index", 4), ("card", 9)])
def test_cards_lie_four_or_nine_to_a_sheet_where_a_printer_reaches(kind, many, paper):
    pages = [page for _ in range(many) for page in dossier_pages(CARD, SHEET, A4, kind).pages]
    (sheet,) = gathered(pages, paper)
    assert (sheet.width, sheet.height) == (paper.width, paper.height)
    for text in texts(sheet):
        assert PRINTABLE < text.letters[0].x < paper.width - PRINTABLE
        assert PRINTABLE < text.letters[0].y < paper.height - PRINTABLE
    ends = [point for mark in sheet.layers["marks"] for line in mark.contours for point in line]
    assert min(min(x, y, paper.width - x, paper.height - y) for x, y in ends) == pytest.approx(PRINTABLE)


WORDS = st.text("abcdefghij klmnoprstuw-'éß", min_size=1, max_size=90).map(str.strip).filter(bool)
BLOCKS = st.one_of(
    st.builds(Box, WORDS, WORDS, st.booleans(), WORDS, st.integers(0, 4)),
    st.builds(Entry, WORDS, WORDS),
    st.builds(Heading, WORDS),
    st.builds(Blanks, st.integers(1, 5)),
    st.builds(Rows, st.lists(st.tuples(st.sampled_from(["1", "17–18", "00"]), WORDS), max_size=40).map(tuple)),
)


@settings(max_examples=40, deadline=None)
@given(st.lists(BLOCKS, max_size=12), st.sampled_from([A5, A4]))
def test_whatever_a_volume_holds_stands_on_its_pages(blocks, paper):
    for page in volume_pages(Leaf("Any", tuple(blocks)), SHEET, paper):
        check_page(page)
