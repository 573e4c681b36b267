"""The box of Torchfall as files: sheets by name, in three formats, of the board that was chosen."""

import io
import zipfile
from dataclasses import replace

import pypdfium2
import pytest
import shapely
from box_samples import BOX_PAPERS, box, rules
from PIL import Image

from realmgen.errors import Unreadable
from realmgen.games.torchfall import guide, sheets
from realmgen.games.torchfall.board import ring_distance
from realmgen.games.torchfall.codec import FLAGS
from realmgen.games.torchfall.model import COLOURS, DUELS, NAMES, POWERS, RING, SCENARIOS, SIGNS
from realmgen.games.torchfall.problems.seats import FIRST_GAME
from realmgen.games.torchfall.problems.seats import STARTS as PATTERNS
from realmgen.render import svg
from realmgen.render.drawing import Shape, Text
from realmgen.render.tokens import STRIP, TOKEN
from realmgen.service.printing import Print
from realmgen.service.torchfall.printing import PAPERS, SHEETS, box_pages, export_box, rules_of

RECORD = b'{"game":"torchfall","setup":{"players":3,"powers":{"redwall":"ash_bridge"}},"commands":[]}'
LEAVES = 4


def said(pages):
    return " ".join(item.content for page in pages for item in page.items() if isinstance(item, Text)).replace("’", "'")


def test_a_box_is_every_sheet_one_after_the_other():
    usual = rules()
    how = Print(theme="sheet")
    alone = [page.title for what in SHEETS if what != "box" for page in box_pages(usual, what, how)]
    assert [page.title for page in box_pages(usual, "box", how)] == alone
    assert len(alone) == 1 + 1 + 1 + 2 + 2 + 2


def test_a_pdf_holds_all_pages_and_pictures_of_several_are_a_zip():
    how = Print(theme="sheet", dpi=50)
    whole = export_box(rules(), "box", "pdf", how)
    assert (whole.name, whole.mime) == ("torchfall-box.pdf", "application/pdf")
    with pypdfium2.PdfDocument(whole.data) as book:
        assert len(book) == 9
    one = export_box(rules(), "pieces", "png", how)
    assert (one.name, one.mime) == ("torchfall-pieces.png", "image/png")
    assert Image.open(io.BytesIO(one.data)).size == (413, 585)
    several = export_box(rules(), "mats", "png", how)
    assert (several.name, several.mime) == ("torchfall-mats.zip", "application/zip")
    with zipfile.ZipFile(io.BytesIO(several.data)) as folder:
        assert folder.namelist() == ["page-1.png", "page-2.png"]
    drawn = export_box(rules(), "track", "svg", how)
    assert (drawn.name, drawn.mime) == ("torchfall-track.svg", "image/svg+xml")
    assert drawn.data.decode() == svg.write(box_pages(rules(), "track", how)[0])


@pytest.mark.parametrize("paper", ["A6", "A5"])
def test_what_cannot_be_printed_is_told_with_every_reason(paper):
    with pytest.raises(Unreadable) as told:
        export_box(rules(), "walrus", "gif", Print(paper=paper))
    assert told.value.faults == (
        "sheet 'walrus' is not known: one of box, board, pieces, track, rules, cards, mats",
        "format 'gif' is not known for a sheet: one of pdf, png, svg",
        f"paper {paper!r} is too small for a box: one of A4, A3, Letter, Tabloid",
    )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("landscape", [False, True], ids=["upright", "lying"])
def test_a_box_is_printed_on_every_paper_however_it_lies(paper, landscape):
    assert box_pages(rules(), "box", Print(theme="sheet-red", paper=paper, landscape=landscape))


def test_the_board_is_that_of_the_record():
    how = Print(theme="sheet")
    assert "Ash Bridge" in said(box_pages(rules_of(RECORD), "board", how))
    assert "Ash Bridge" not in said(box_pages(rules_of(None), "board", how))
    with pytest.raises(Unreadable, match="players 9"):
        rules_of(RECORD.replace(b"3", b"9"))


def shapes(page, layer):
    return [item for item in page.layers[layer] if isinstance(item, Shape)]


@pytest.mark.parametrize("paper", BOX_PAPERS)
def test_pieces_fit_the_rings_and_slots_of_the_printed_board(paper):
    (page,) = box_pages(rules(), "board", Print(theme="sheet", paper=paper))
    rings = [[shapely.Polygon(ring).bounds for ring in item.contours] for item in shapes(page, "rings")]
    inner = [min(x1 - x0 for x0, _, x1, _ in bounds) for bounds in rings if len(bounds) == 2]
    assert len(inner) == 7
    assert min(inner) >= TOKEN
    slots = [shapely.Polygon(ring) for item in shapes(page, "slots") for ring in item.contours]
    assert len(slots) >= 12
    for slot in slots:
        xs, ys = shapely.minimum_rotated_rectangle(slot).exterior.coords.xy
        sides = sorted(((xs[k + 1] - xs[k]) ** 2 + (ys[k + 1] - ys[k]) ** 2) ** 0.5 for k in (0, 1))
        assert sides[1] >= STRIP[0]
        assert sides[0] >= STRIP[1]


def test_TF_005_TF_006_TF_007_TF_008_each_of_four_has_every_piece():
    for group, colour, sign in zip(sheets.pieces(), COLOURS, SIGNS, strict=False):
        assert group.heading == f"{colour} {sign}"
        assert [(piece.name, piece.count) for piece in group.pieces] == [
            ("Warden", 1),
            ("Beacons", 3),
            ("score", 1),
            ("Torches", 8),
        ]
    assert [piece.name for piece in sheets.pieces()[4].pieces] == ["the neutral Beacon", "counts rounds"]


def test_TF_010_the_score_track_reaches_6_and_beyond():
    renown, _ = sheets.tracks(rules().setup)
    assert renown.first + renown.least - 1 == 6
    assert [goal.at for goal in renown.goals] == [5, 6]
    assert renown.note.startswith("Each counter begins at 0.")
    ahead, _ = sheets.tracks(replace(rules().setup, head_start=True))
    assert ahead.note.startswith("Whoever opens begins at 0, the other at 1.")
    for mat in sheets.mats():
        assert mat.last >= 6
    words = said(box_pages(rules(), "track", Print(theme="sheet"))).split()
    assert {"0", "5", "6", "14"} <= set(words)


def test_mats_say_what_the_rules_say_of_a_turn():
    told = said(box_pages(rules(), "mats", Print(theme="sheet")))
    for part in guide.RULES[2:]:
        for point in part.points:
            assert told.count(point.title) >= 4, point.title
    assert all(colour.upper() in told for colour in COLOURS)


def test_every_text_of_the_guide_is_printed_in_full():
    pages = box("sheet", "A4")
    told = said(pages).replace(" ", "")
    texts = [*guide.FAQ.values(), *guide.HINTS.values(), *guide.SCRIPT, *guide.EXAMPLE, *guide.STARTS.values()]
    texts += [point for part in guide.RULES for point in part.points]
    choices = (guide.POWERS, guide.DUELS, guide.SCENARIOS, guide.TOGGLES, guide.VARIANTS)
    texts += [text for each in choices for key, text in each.items() if key not in ("board", "free_starts")]
    for text in texts:
        assert text.text.replace(" ", "") in told, text.title


def test_the_rules_stand_on_one_card_in_type_that_can_be_read():
    from realmgen.render.cutouts.mats import MAT
    from realmgen.render.leaf import leaf_pages
    from realmgen.render.theme import COLOUR

    leaves = sheets.leaves()
    assert len(leaves) == LEAVES
    for leaf in leaves:
        bound = leaf_pages(leaf, COLOUR, MAT.turned)
        assert len(bound.pages) == 1, leaf.title
        assert bound.size >= 2.5, leaf.title


def test_there_is_a_card_for_whatever_may_be_chosen():
    titles = [card.title for card in sheets.cards()]
    for texts, keys in ((guide.POWERS, POWERS), (guide.DUELS, DUELS), (guide.SCENARIOS, SCENARIOS)):
        assert [key for key in keys if texts[key].title not in titles] == []
    assert {"The Broken Ring", "Long Signal Roads", "By the clock"} <= set(titles)
    told = " ".join(f"{card.text} {card.note}" for card in sheets.cards())
    texts = {**guide.VARIANTS, **guide.DUELS, **guide.TOGGLES}
    assert [flag for flag in FLAGS if flag != "free_starts" and texts[flag].text not in told] == []
    assert len(titles) == len(set(titles))


def test_TF_075_TF_076_start_cards_name_the_posts_that_others_start_from():
    cards = {card.title: card.text for card in sheets.cards() if card.overline == "A start"}
    assert list(cards) == [NAMES[post] for post in RING]
    for post in RING:
        named = [other for other in RING if other != post and NAMES[other] in cards[NAMES[post]]]
        assert sorted(ring_distance(post, other) for other in named) == [2, 2, 3]


def test_TF_077_the_guide_tells_the_patterns_and_the_four_to_avoid():
    for count, patterns in PATTERNS.items():
        short = [[NAMES[post].rsplit(" ", 1)[0] for post in pattern] for pattern in patterns]
        for names in short:
            assert f"{', '.join(names[:-1])} and {names[-1]}" in guide.STARTS[count].text
    assert all(NAMES[post].rsplit(" ", 1)[0] in guide.STARTS[4].text for post in FIRST_GAME)
