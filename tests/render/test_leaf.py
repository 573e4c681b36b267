import io
import re

import pypdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from leaf_samples import KNIGHTS, MYTHS, knight, myth, rumour
from PIL import Image
from render_samples import HOSTILE

from realmgen.errors import Unreadable
from realmgen.kit.document import Entry, Heading, Paragraph
from realmgen.kit.leaf import Figure, Items, Lead, Leaf, Signed, Steps
from realmgen.render import pdf, png, svg
from realmgen.render.drawing import Drawing, Text, Use
from realmgen.render.leaf import gathered, leaf_pages
from realmgen.render.leaf.arms import CHARGES, DIVISIONS, arms
from realmgen.render.paper import PAPERS
from realmgen.render.prose.lines import quoted
from realmgen.render.theme import COLOUR, SHEET, SHEET_RED, THEMES

A6, A5, A4 = PAPERS["A6"], PAPERS["A5"], PAPERS["A4"]
LONG, SHORT = myth(MYTHS[0]), knight(KNIGHTS[0])


def texts(drawing):
    return [item for item in drawing.items() if isinstance(item, Text)]


def said(pages):
    return " ".join(text.content for page in pages for text in texts(page))


def words_of(leaf):
    """Every word that a leaf's blocks hold, as print shows it."""
    for block in leaf.blocks:
        for name in block.__slots__:
            value = getattr(block, name)
            for text in value if isinstance(value, tuple) else (value,):
                if name != "style" and isinstance(text, str):
                    yield from quoted(text).split()


def letters_only(text):
    return re.sub(r"\W", "", text).lower()


@pytest.mark.parametrize("path", [*MYTHS, *KNIGHTS], ids=lambda p: p.stem)
def test_every_entry_that_comes_along_fits_one_page_of_a5_in_readable_type(path):
    leaf = myth(path) if path in MYTHS else knight(path)
    bound = leaf_pages(leaf, SHEET)
    assert len(bound.pages) == 1
    assert bound.size >= 2.5
    assert (bound.pages[0].width, bound.pages[0].height) == (148, 210)


@pytest.mark.parametrize("leaf", [LONG, SHORT, rumour()], ids=["long", "short", "rumour"])
@pytest.mark.parametrize("style", ["leaf", "handout"])
@pytest.mark.parametrize("paper", [A5, A4, PAPERS["A5 landscape"], A6], ids=str)
def test_no_word_is_lost_and_none_leaves_the_frame(leaf, style, paper):
    bound = leaf_pages(leaf, COLOUR, paper, style)
    printed = letters_only(said(bound.pages))
    for word in words_of(leaf):
        assert letters_only(word) in printed
    for page in bound.pages:
        edge = 9 * min(page.width, page.height) / 210
        for text in texts(page):
            assert all(edge < at.x < page.width - edge for at in text.letters)
            assert all(0.6 * edge < at.y < page.height - 0.6 * edge for at in text.letters)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda t: t.name)
def test_the_same_leaf_gives_the_same_bytes(theme):
    one, other = (leaf_pages(LONG, theme) for _ in range(2))
    assert [svg.write(page) for page in one.pages] == [svg.write(page) for page in other.pages]
    assert pdf.write(one.pages) == pdf.write(other.pages)


def test_short_leaves_have_larger_type_and_long_ones_two_columns():
    long, short = leaf_pages(LONG, COLOUR), leaf_pages(SHORT, COLOUR)
    assert short.size > long.size
    assert (long.columns, short.columns) == (2, 1)


def test_a_handout_has_larger_type_and_a_border_of_its_own():
    plain, handed = (leaf_pages(rumour(), COLOUR, A5, style) for style in ("leaf", "handout"))
    assert handed.size > plain.size
    assert len(handed.pages) == 1


def test_type_grows_with_the_paper():
    small, large = leaf_pages(LONG, COLOUR, A5), leaf_pages(LONG, COLOUR, A4)
    assert large.size / small.size == pytest.approx(210 / 148, rel=0.05)


@pytest.mark.parametrize("style", ["leaf", "handout"])
def test_what_one_page_cannot_hold_runs_on(style):
    leaf = Leaf("Long", (Lead("Once. " * 40), Steps(("A very long step of many words. " * 30,) * 12)), foot="here")
    bound = leaf_pages(leaf, COLOUR, A5, style)
    assert len(bound.pages) > 1
    assert said(bound.pages).count("step") == 360
    for n, page in enumerate(bound.pages, 1):
        assert f"{n} of {len(bound.pages)}" in said([page])
        svg.write(page)
    assert len(pypdf.PdfReader(io.BytesIO(pdf.write(bound.pages))).pages) == len(bound.pages)


def test_a_lead_of_more_than_a_page_loses_nothing():
    bound = leaf_pages(Leaf("Lead", (Lead("word " * 1200), Paragraph("The end."))), COLOUR)
    assert said(bound.pages).count("word") in (1199, 1200)
    assert "end." in said(bound.pages)
    for page in bound.pages:
        assert all(at.y < page.height - 5 for text in texts(page) for at in text.letters)


def test_a_pdf_of_a_leaf_can_be_read_and_searched():
    reader = pypdf.PdfReader(io.BytesIO(pdf.write(leaf_pages(LONG, COLOUR).pages)))
    text = letters_only(reader.pages[0].extract_text())
    missing = [word for word in words_of(LONG) if letters_only(word) not in text]
    assert missing == []
    assert reader.metadata.title == LONG.title


def test_an_initial_is_copied_with_its_word():
    (page,) = leaf_pages(LONG, COLOUR).pages
    opening = LONG.blocks[0].text[:12]
    assert any(text.content.startswith(opening) for text in texts(page))
    written = pypdf.PdfReader(io.BytesIO(pdf.write([page]))).pages[0].get_contents().get_data()
    assert f"/ActualText <feff{opening.encode('utf-16-be').hex()}".encode() in written
    assert b"/ActualText <feff>" in written


def test_hostile_words_are_only_words():
    blocks = [block for text in HOSTILE for block in (Lead(text), Heading(text, 2), Paragraph(text), Entry(text, text))]
    blocks += [Steps(HOSTILE), Items(HOSTILE), Figure("a", HOSTILE[0], HOSTILE[1]), Signed("no such look", "x", "y")]
    bound = leaf_pages(Leaf(HOSTILE[0], tuple(blocks), HOSTILE[1], HOSTILE[2], HOSTILE[3], "no such look"), COLOUR)
    for page in bound.pages:
        assert "<script>" not in svg.write(page)
    pdf.write(bound.pages)


def test_an_empty_leaf_is_a_page_all_the_same():
    (page,) = leaf_pages(Leaf("", ()), SHEET).pages
    assert svg.write(page).startswith("<svg")


@settings(max_examples=25, deadline=None)
@given(st.lists(st.text(max_size=160), max_size=6), st.sampled_from(["leaf", "handout"]))
def test_any_text_can_be_set(parts, style):
    blocks = (Lead(" ".join(parts)), Steps(tuple(parts)), *(Entry(text[:20], text) for text in parts))
    bound = leaf_pages(Leaf("Title", blocks), COLOUR, A5, style)
    assert bound.pages
    for page in bound.pages:
        assert all(at.x < page.width - 5 for text in texts(page) for at in text.letters)


def test_a_leaf_costs_little_ink():
    for leaf in (LONG, SHORT, rumour()):
        for theme in (SHEET, SHEET_RED):
            page = leaf_pages(leaf, theme, A5, "handout").pages[0]
            grey = Image.open(io.BytesIO(png.write(page, 100))).convert("L")
            dark = sum((255 - v) * n for v, n in enumerate(grey.histogram())) / (255 * grey.width * grey.height)
            assert dark < 0.11


def test_arms_hang_on_the_name_alone_and_differ():
    names = [f"The Knight of {n}" for n in range(60)]
    assert arms(COLOUR, names[0]) is arms(COLOUR, names[0])
    drawn = {repr(arms(COLOUR, name)) for name in names}
    assert len(drawn) > 45
    assert len(DIVISIONS) * len(CHARGES) == 120


def test_a_leaf_bears_the_arms_of_its_title():
    (page,) = leaf_pages(SHORT, COLOUR).pages
    assert page.symbols["arms"] == arms(COLOUR, SHORT.title)
    assert any(isinstance(item, Use) and item.symbol == "arms" for item in page.items())


def test_two_a5_pages_lie_side_by_side_on_a4():
    pages = [*leaf_pages(LONG, SHEET).pages, *leaf_pages(SHORT, SHEET).pages, *leaf_pages(LONG, SHEET).pages]
    first, second = gathered(pages, A4)
    assert (first.width, first.height) == (297, 210)
    assert LONG.title.upper() in said([first])
    assert SHORT.title.upper() in said([first])
    assert said([second]) == said(pages[:1])
    sides = {
        title: [at.x for t in texts(first) if title.upper() in t.content for at in t.letters]
        for title in (LONG.title, SHORT.title)
    }
    assert max(sides[LONG.title]) < 148.5 < min(sides[SHORT.title])
    assert "marks" in first.layers
    svg.write(first)
    pdf.write([first, second])


def test_four_cards_lie_on_a4():
    pages = [page for _ in range(5) for page in leaf_pages(rumour(), COLOUR, A6, "handout").pages]
    sheets = gathered(pages, A4)
    assert len(sheets) == 2
    assert said([sheets[0]]).count("ferryman") == 4
    assert gathered([], A4) == []


def test_every_page_on_a_sheet_keeps_its_own_arms():
    names = [f"The Knight of {n}" for n in range(4)]
    pages = [leaf_pages(Leaf(name, SHORT.blocks[:1], emblem="arms"), COLOUR, A6).pages[0] for name in names]
    (sheet,) = gathered(pages, A4)
    stamped = [item.symbol for item in sheet.items() if isinstance(item, Use) and item.symbol.startswith("arms")]
    assert [sheet.symbols[name] for name in stamped] == [arms(COLOUR, name) for name in names]
    assert len({name for name in sheet.symbols if name.startswith("lance")}) == 1


def test_the_words_of_a_brief_handout_stand_in_the_middle():
    (page,) = leaf_pages(rumour(), COLOUR, A5, "handout").pages
    for text in filter(lambda text: text.letters, texts(page)):
        middle = (text.letters[0].x + text.letters[-1].x) / 2
        assert middle == pytest.approx(74, abs=3)


def test_a_page_larger_than_the_paper_is_refused():
    with pytest.raises(Unreadable, match="297 × 420 mm does not fit A4"):
        gathered([Drawing(297.0, 420.0, "#FFFFFF")], A4)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("the bride's hair", "the bride’s hair"),
        ("'go', he said", "‘go’, he said"),
        ('"why?" and ("so")', "“why?” and (“so”)"),
        ("knights' horses", "knights’ horses"),
        ("'tis dear", "’tis dear"),
        ("5'10\"", "5’10”"),
    ],
)
def test_quotation_marks_are_those_of_print(typed, printed):
    assert quoted(typed) == printed
