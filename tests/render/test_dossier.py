"""Sheets and cards of the Company as they are set: on one page, in readable type, true to size, nothing cut off."""

import io
import re
from dataclasses import replace

import pypdf
import pytest
from company_samples import ASH, COMPANY, GREY, HOB, ISOLDE, MOTH, PERKIN, guard, long_member, score
from hypothesis import given, settings
from hypothesis import strategies as st
from render_samples import HOSTILE
from set_pages import check_page, said

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.company.sheets import blank_card, blank_person, card, person_sheet
from realmgen.kit.dossier import Dossier, Gauge, Gauges, Stage, Track
from realmgen.render import pdf
from realmgen.render.drawing import Shape, Use
from realmgen.render.leaf import dossier_pages, gathered
from realmgen.render.paper import PAPERS, Paper
from realmgen.render.prose.lines import quoted
from realmgen.render.theme import COLOUR, SHEET, SHEET_RED, THEMES

A5, A4, LETTER = PAPERS["A5"], PAPERS["A4"], PAPERS["Letter"]
HALF = Paper("half Letter", 139.7, 215.9)
SHEETS = [person_sheet(COMPANY, one, "Ostrowe · Campaign code c0dec0de") for one in (ISOLDE, PERKIN, long_member())]
SHEETS += [blank_person(), blank_person("squire")]
CARDS = [card(one) for one in (ASH, MOTH, HOB, GREY)] + [blank_card()]
POINTS = 72 / 25.4


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("paper", [A5, A4, LETTER, HALF], ids=str)
@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.title[:10] or sheet.overline)
def test_every_sheet_stands_on_one_page_in_readable_type(sheet, paper, theme):
    bound = dossier_pages(sheet, theme, paper)
    assert len(bound.pages) == 1
    assert (bound.pages[0].width, bound.pages[0].height) == (paper.width, paper.height)
    check_page(bound.pages[0])


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("one", CARDS, ids=lambda one: one.title or "blank")
def test_every_card_has_the_size_of_a_playing_card(one, theme):
    bound = dossier_pages(one, theme, A4, "card")
    assert len(bound.pages) == 1
    assert (bound.pages[0].width, bound.pages[0].height) == (63, 88)
    check_page(bound.pages[0])


def words_of(dossier):
    yield from (dossier.title, dossier.subtitle, dossier.overline)
    for block in dossier.blocks:
        for name in block.__slots__:
            value = getattr(block, name)
            yield from [text for text in (value if isinstance(value, tuple) else (value,)) if isinstance(text, str)]


def letters_only(text):
    return re.sub(r"\W", "", text).lower()


@pytest.mark.parametrize("dossier", [*SHEETS, *CARDS], ids=lambda one: one.title[:10] or one.overline)
def test_every_word_of_a_dossier_is_printed(dossier):
    kind = "card" if dossier in CARDS else "sheet"
    printed = letters_only(said(dossier_pages(dossier, SHEET, A5, kind).pages))
    for text in words_of(dossier):
        for word in quoted(text).split():
            assert letters_only(word) in printed


NAMES = st.text("abcdefghij klmnoprstuw-'éß", min_size=1, max_size=80).map(str.strip).filter(bool)
TALK = st.lists(st.sampled_from(["stone", "and", "the", "Withy", "answers", "you", "once", "a", "day."]), max_size=60)
FULL = st.integers(0, 19)
ITEMS = st.lists(
    st.sampled_from(["rope", "longsword (2d8 hefty)", "mail (A1)", "a lantern that burns under water"]), max_size=14
)


@st.composite
def members(draw, kinds=("knight", "squire")):
    full = [draw(FULL) for _ in range(3)]
    now = [draw(st.integers(0, most)) for most in full]
    vig, cla, spi = (score(a, b) for a, b in zip(now, full, strict=True))
    most = draw(st.integers(0, 99))
    items = tuple(draw(ITEMS))
    return replace(
        ISOLDE,
        name=draw(NAMES),
        kind=draw(st.sampled_from(kinds)),
        player=draw(NAMES),
        title=draw(NAMES),
        office=draw(NAMES),
        successor=draw(NAMES),
        vig=vig,
        cla=cla,
        spi=spi,
        guard=guard(draw(st.integers(0, most)), most),
        items=items,
        held=items[:1],
        ability=" ".join(draw(TALK)),
        passion=" ".join(draw(TALK)),
    )


@settings(max_examples=40, deadline=None)
@given(members())
def test_a_sheet_of_anybody_fits_one_page(member):
    bound = dossier_pages(person_sheet(Company(members=(member,)), member, "here"), SHEET_RED)
    assert len(bound.pages) == 1
    check_page(bound.pages[0])


@settings(max_examples=30, deadline=None)
@given(members(("follower", "steed", "beast")))
def test_a_card_of_anybody_is_readable(member):
    for page in dossier_pages(card(member), SHEET, A5, "card").pages:
        check_page(page)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_no_text_breaks_a_sheet_or_leaves_it(text):
    member = replace(ISOLDE, name=text[:80] or "x", title=text[:80], player=text[:80], items=(text[:80],), ability=text)
    for page in dossier_pages(person_sheet(COMPANY, member), SHEET).pages:
        check_page(page)
    for page in dossier_pages(card(replace(member, kind="follower")), SHEET, A5, "card").pages:
        check_page(page)


def test_what_is_too_long_for_any_type_goes_on_to_a_further_page():
    wordy = replace(long_member(), ability="You know every stone by name. " * 130)
    bound = dossier_pages(person_sheet(COMPANY, wordy, "here"), SHEET)
    assert len(bound.pages) == 2
    assert said(bound.pages).count("stone by name") == 130
    for page in bound.pages:
        check_page(page)


@pytest.mark.parametrize("on", [A4, LETTER], ids=str)
def test_nine_cards_lie_on_a_sheet_true_to_size_with_marks_to_cut(on):
    cards = [dossier_pages(blank_card(), SHEET, A5, "card").pages[0]] * 9
    sheets = gathered(cards, on)
    assert len(sheets) == 1
    marks = {spot for shape in sheets[0].layers["marks"] for line in shape.contours for spot in line}
    xs, ys = ({round(spot[axis], 3) for spot in marks} for axis in (0, 1))
    left, top = (on.width - 3 * 63) / 2, (on.height - 3 * 88) / 2
    assert {round(left + k * 63, 3) for k in range(4)} <= xs
    assert {round(top + k * 88, 3) for k in range(4)} <= ys


def test_pages_in_a_pdf_are_true_to_size():
    pages = [dossier_pages(sheet, COLOUR).pages[0] for sheet in SHEETS[:2]]
    book = pypdf.PdfReader(io.BytesIO(pdf.write([*pages, *gathered(pages, A4)])))
    sizes = [(float(page.mediabox.width), float(page.mediabox.height)) for page in book.pages]
    assert sizes[0] == pytest.approx((148 * POINTS, 210 * POINTS), abs=0.01)
    assert sizes[2] == pytest.approx((297 * POINTS, 210 * POINTS), abs=0.01)
    one = pypdf.PdfReader(io.BytesIO(pdf.write(dossier_pages(CARDS[0], COLOUR, A5, "card").pages)))
    box = one.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx((63 * POINTS, 88 * POINTS), abs=0.01)


def squares(page):
    """Small boxes to mark, and strokes through them."""
    found = [shape for shape in page.items() if isinstance(shape, Shape)]
    boxes = [c for shape in found if shape.fill and shape.stroke for c in shape.contours if len(c) == 4]
    return len(boxes), sum(len(shape.contours) for shape in found if not shape.fill and shape.stroke == "#B3261E")


def test_of_a_figures_boxes_as_many_are_struck_as_it_lacks():
    for lost in (0, 3, 11):
        page = dossier_pages(Dossier("", (Gauges((Gauge("VIG", 11 - lost, 11, 11),)),), ()), SHEET_RED).pages[0]
        assert squares(page) == (11, lost)


def test_a_track_is_filled_as_far_as_it_goes():
    track = Track("Glory", (Stage("low", 2), Stage("high", 3)), 3)
    page = dossier_pages(Dossier("", (track,), ()), SHEET_RED).pages[0]
    full = [shape for shape in page.items() if isinstance(shape, Shape) and shape.fill == "#B3261E"]
    assert sum(len(shape.contours) for shape in full if len(shape.contours[0]) == 4 and shape.stroke) == 3


def test_the_arms_of_a_sheet_are_those_of_its_title():
    sheet = person_sheet(COMPANY, ISOLDE)
    page = dossier_pages(sheet, COLOUR).pages[0]
    assert any(isinstance(item, Use) and item.symbol == "arms" for item in page.items())
    other = dossier_pages(person_sheet(COMPANY, replace(ISOLDE, title="The Moss Knight")), COLOUR).pages[0]
    assert page.symbols["arms"] != other.symbols["arms"]
