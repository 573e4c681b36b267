"""Paper sizes and pages: names that read back, windows that cover everything once with the overlap."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from render_samples import sample

from realmgen.errors import Unreadable
from realmgen.render.drawing import Drawing
from realmgen.render.paper import PAPERS, Page, Window, column_letters, parse_paper, tiles, whole


def test_every_paper_reads_back():
    assert len(PAPERS) == 12
    for name, paper in PAPERS.items():
        assert parse_paper(name) == parse_paper(str(paper).upper()) == paper
        assert parse_paper(f" {name.replace(' ', '-')} ".lower()) == paper
        assert parse_paper(str(paper.turned)).turned == paper


def test_sizes_are_the_standards():
    assert (PAPERS["A4"].width, PAPERS["A4"].height) == (210, 297)
    assert (PAPERS["A4 landscape"].width, PAPERS["A4 landscape"].height) == (297, 210)
    assert (PAPERS["Letter"].width, PAPERS["Letter"].height) == pytest.approx((8.5 * 25.4, 11 * 25.4))
    assert (PAPERS["Tabloid"].width, PAPERS["Tabloid"].height) == pytest.approx((11 * 25.4, 17 * 25.4))
    assert parse_paper("a5 portrait") == PAPERS["A5"]


@pytest.mark.parametrize("text", ["", "A9", "foolscap", "A4 sideways"])
def test_unknown_paper_is_named_with_the_choice(text):
    with pytest.raises(Unreadable, match="A6, A5, A4, A3, Letter, Tabloid") as told:
        parse_paper(text)
    assert repr(text) in str(told.value)


def test_what_fits_is_one_page_in_the_middle():
    (page,) = tiles(sample(), PAPERS["A5"])
    assert page.at == ((148 - 80) / 2, (210 - 60) / 2)
    assert page.marks == ()
    exact = Drawing(210, 297, "#FFFFFF")
    (page,) = tiles(exact, PAPERS["A4"])
    assert page.full
    assert whole(exact).full


@given(
    st.floats(30, 3000), st.floats(30, 3000), st.sampled_from(list(PAPERS.values())), st.floats(0, 25), st.floats(0, 30)
)
def test_pages_cover_the_drawing_and_keep_the_margin(width, height, paper, margin, overlap):
    pages = tiles(Drawing(width, height, "#FFFFFF"), paper, margin, overlap)
    for axis, length in (("x", width), ("y", height)):
        size = "width" if axis == "x" else "height"
        spans = sorted({(getattr(p.window, axis), getattr(p.window, size)) for p in pages})
        assert spans[0][0] == 0
        assert spans[-1][0] + spans[-1][1] == pytest.approx(length)
        for (a, wide), (b, _) in pairwise(spans):
            assert a + wide - b == pytest.approx(overlap)
    if len(pages) > 1:
        for page in pages:
            assert page.at[0] >= margin - 1e-6
            assert page.at[0] + page.window.width <= paper.width - margin + 1e-6
            assert page.at[1] + page.window.height <= paper.height - margin + 1e-6
        assert len({page.label for page in pages}) == len(pages)


def test_labels_and_marks():
    pages = tiles(Drawing(400, 300, "#FFFFFF"), PAPERS["A4"], margin=10, overlap=10)
    assert [page.label for page in pages] == [f"{c}{r} of 3 × 2" for r in (1, 2) for c in "ABC"]
    assert len(pages[0].marks) == 8 + 4 + 1
    assert [column_letters(i) for i in (0, 25, 26, 701, 702)] == ["A", "Z", "AA", "ZZ", "AAA"]


@pytest.mark.parametrize(("margin", "overlap"), [(-1, 10), (10, -1), (100, 0), (60, 75), (float("nan"), 0)])
def test_margins_that_leave_no_room_are_refused(margin, overlap):
    with pytest.raises(Unreadable, match=r"margin|overlap"):
        tiles(Drawing(900, 900, "#FFFFFF"), PAPERS["A4"], margin, overlap)


def test_a_page_shows_only_what_reaches_into_it():
    page = Page(sample(), PAPERS["A5"], Window(0, 0, 42, 36))
    shown = page.shown()
    assert len(shown.layers["stamps"]) == 2
    assert [text.content for text in shown.layers["names"]] == ["River Withy"]
    assert len(shown.layers["washes"]) == 2
    assert len(sample().layers["names"]) == 3
    assert len(sample().layers["washes"]) == 4
