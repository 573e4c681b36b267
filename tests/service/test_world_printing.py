"""A world on paper: what there is, on every paper, true to size, and for players nothing that they do not know."""

import io
import zipfile
from itertools import pairwise

import pypdfium2
import pytest
from leak_search import leaks
from PIL import Image
from set_pages import SMALLEST, check_page, said, texts
from world_samples import SECRET, TALE, WORLD

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.ironsworn import sheets
from realmgen.games.ironsworn.model import Tale, WorldOptions
from realmgen.render.furniture.hand import SMALLEST_TYPE
from realmgen.render.leaf import dossier_pages
from realmgen.render.leaf.forms import CARD, INDEX
from realmgen.render.theme import SHEET
from realmgen.service.printing import Print
from realmgen.service.worlds.drafts import draw
from realmgen.service.worlds.exports import FORMATS, export_tale
from realmgen.service.worlds.lore import library
from realmgen.service.worlds.printing import (
    COMING,
    PAPERS,
    PRINTABLES,
    Wanted,
    check_printable,
    export_pages,
    offered,
    pages,
)

CARDS = [name for name, one in PRINTABLES.items() if one.cards]
SHEETS = [name for name, one in PRINTABLES.items() if not one.cards and not one.map]
SECRETS = [
    SECRET,
    "4711-hidden-seed",
    "zrazgul",
    "quathlamb",
    "Find who counts the doors",
    "strikes at dusk",
    "Oddmund",
]
HOW = Print(theme="sheet")


def printed(what, how=HOW, **wanted):
    return pages(TALE, library(), Wanted(what, **wanted), how)


def test_IS_561_what_the_book_names_is_printed_or_said_to_come():
    assert COMING.keys() == {"character", "assets", "moves"}
    assert {"blank-map", "blank-tracks", "blank-table", "blank-truths"} <= PRINTABLES.keys()
    for what in COMING:
        with pytest.raises(Unreadable, match="such sheets come with characters"):
            check_printable(Wanted(what), "pdf", HOW)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(("up", "size"), [(4, INDEX), (9, CARD)])
@pytest.mark.parametrize("what", CARDS)
def test_cards_have_their_true_size_on_every_paper(what, up, size, paper):
    drawn = printed(what, Print(theme="sheet", paper=paper), up=up)
    ticks = [line for page in drawn for mark in page.layers["marks"] for line in mark.contours]
    upright = sorted({round(x0, 3) for (x0, _), (x1, _) in ticks if x0 == x1})
    level = sorted({round(y0, 3) for (_, y0), (_, y1) in ticks if y0 == y1})
    assert {round(b - a, 3) for a, b in pairwise(upright)} == {size.width}
    assert {round(b - a, 3) for a, b in pairwise(level)} == {size.height}
    for page in drawn:
        assert all(text.size >= SMALLEST - 1e-6 for text in texts(page))


@pytest.mark.parametrize(
    ("theme", "paper"),
    [("colour", "A4"), ("sheet", "A5"), ("sheet", "A4"), ("sheet", "Letter"), ("sheet-red", "A4")],
)
@pytest.mark.parametrize("what", SHEETS)
def test_every_sheet_can_be_read_and_none_is_cut_off(what, theme, paper):
    for page in printed(what, Print(theme=theme, paper=paper)):
        check_page(page, SMALLEST_TYPE)


@pytest.mark.parametrize("what", [name for name in PRINTABLES if name != "map"])
def test_IS_001_whatever_is_printed_says_whose_game_it_is(what):
    for page in printed(what):
        told = said([page])
        assert all(part in told for part in ("Ironsworn", "Shawn Tomkin", "CC BY-NC-SA 4.0")), what


def test_IS_554_the_map_and_the_card_have_one_number():
    drawn = printed("map")
    card = said(printed("settlements", which="1"))
    assert "Cairnhome" in card
    assert "1" in card.split()
    assert "1" in said(drawn).split()


def test_IS_555_cards_are_printed_with_bonds_and_enemies():
    told = said(printed("settlements"))
    assert "Thorsten (B)" in told
    assert "Val (enemy)" in told


def test_IS_498_the_handout_is_a_page():
    (page,) = printed("handout", Print(audience="players", theme="sheet", paper="A5"))
    assert "huge peninsula" in said([page])


def test_IS_563_there_is_a_card_for_each_of_the_29_foes():
    told = said(printed("foes", up=4))
    lore = library()
    assert len(lore.foes) == 29
    for foe in lore.foes.values():
        assert foe.name in told
        assert foe.question.replace("'", "’") in told
    assert told.count("EACH HARM") == 29


@pytest.mark.parametrize("up", [4, 9])
@pytest.mark.parametrize("what", CARDS)
def test_no_word_of_a_card_is_lost(what, up):
    told = "".join(said(printed(what, up=up)).split())
    lore = library()
    texts = {
        "foes": [foe.idea.text for foe in lore.foes.values()] + [foe.text for foe in lore.foes.values()],
        "regions": [region.text for region in lore.regions] + [region.idea.text for region in lore.regions],
        "settlements": [place.name for place in WORLD.places if place.kind == "settlement"],
        "sites": ["The Hollow Stone"],
        "people": [goal for person in WORLD.people for goal in person.goals],
    }
    for text in texts[what]:
        for word in text.replace("'", "’").split():
            assert word.strip('"“”').casefold() in told.casefold(), (text, word)


def test_the_booklet_has_every_row_of_every_oracle():
    for paper in ("A5", "A4"):
        told = "".join(said(printed("oracles", Print(theme="sheet", paper=paper))).split())
        for oracle in library().oracles.values():
            for row in oracle.rows:
                assert "".join(row.text.replace("'", "’").split()) in told, (oracle.id, row.text)


@pytest.mark.parametrize("what", [name for name, one in PRINTABLES.items() if one.players and one.world])
@pytest.mark.parametrize("name", ["pdf", "png", "svg"])
def test_what_players_get_holds_no_hidden_byte(what, name):
    how = Print(audience="players", dpi=50)
    file = export_pages(TALE, library(), Wanted(what, code="c0de"), name, how)
    assert leaks(file.data, SECRETS) == []
    assert "players" in file.name


def test_players_get_no_quest_with_truths_and_regions():
    how, lore = Print(audience="players", theme="sheet"), library()
    ideas = [option.idea.title for category in lore.truths.values() for option in category.options]
    told = said([*printed("truths", how), *printed("regions", how)]).replace("’", "'")
    assert "Quest" not in told
    assert [title for title in ideas if f"{title}. " in told] == []


@pytest.mark.parametrize("name", FORMATS)
def test_a_world_as_a_file_for_players_holds_no_hidden_byte(name):
    file = export_tale(TALE, library(), "c0de", name, Print(audience="players", dpi=50))
    assert leaks(file.data, SECRETS) == []
    mine = export_tale(TALE, library(), "c0de", name, Print(dpi=50))
    assert mine.data != file.data


@pytest.mark.parametrize("mode", ["solo", "co-op", "guided"])
def test_players_know_no_more_whoever_holds_the_secrets(mode):
    tale = Tale(mode=mode, world=WORLD)
    file = export_tale(tale, library(), "", "gazetteer", Print(audience="players"))
    assert leaks(file.data, SECRETS) == []


def test_pages_of_A5_lie_two_by_two_on_A4():
    alone = printed("oracles", Print(theme="sheet", paper="A5"))
    drawn = printed("oracles", Print(theme="sheet", paper="A5", on="A4"))
    assert len(drawn) == -(-len(alone) // 2)
    assert (drawn[0].width, drawn[0].height) == (297.0, 210.0)
    with pytest.raises(Unreadable, match="does not fit"):
        printed("oracles", Print(theme="sheet", paper="A4", on="A5"))


def test_foes_are_for_the_game_master_alone():
    with pytest.raises(IllegalCommand, match="for the game master alone"):
        printed("foes", Print(audience="players"))


def test_what_is_offered_is_what_there_is():
    assert set(offered(TALE)) == set(PRINTABLES)
    assert set(offered(Tale())) == {
        "regions",
        "foes",
        "oracles",
        "blank-map",
        "blank-truths",
        "blank-table",
        "blank-tracks",
        "blank-vow",
    }
    assert set(PRINTABLES) - set(offered(TALE, players=True)) == {"foes"}
    for name in offered(Tale()):
        assert pages(Tale(), library(), Wanted(name), HOW)


@pytest.mark.parametrize("what", ["map", "handout", "settlements", "people", "truths"])
def test_what_needs_a_world_says_so(what):
    with pytest.raises(IllegalCommand, match="there is no world to print yet"):
        pages(Tale(), library(), Wanted(what), HOW)


def test_what_cannot_be_printed_is_told_with_every_reason():
    with pytest.raises(Unreadable) as told:
        export_pages(TALE, library(), Wanted("walrus", 5), "gif", Print(paper="A6"))
    known = ", ".join(PRINTABLES)
    assert told.value.faults == (
        f"sheet 'walrus' is not known: one of {known}",
        "format 'gif' is not known for a sheet: one of pdf, png, svg",
        f"paper 'A6' is too small for it: one of {', '.join(PAPERS)}",
        "5 cards to a sheet cannot be: 4 or 9",
    )
    with pytest.raises(IllegalCommand, match="no settlement 'Nowhere': there is Cairnhome, Vaskerhavn"):
        printed("settlements", which="Nowhere")


def test_one_of_them_is_found_by_number_key_or_name():
    assert "Cairnhome" in said(printed("settlements", which="1"))
    assert "Vaskerhavn" not in said(printed("settlements", which="cairnhome"))
    assert "Wolf" in said(printed("foes", which="wolf"))


def test_pictures_of_several_pages_are_a_zip_and_a_pdf_holds_them_all():
    whole = export_pages(TALE, library(), Wanted("foes", 9), "pdf", HOW)
    with pypdfium2.PdfDocument(whole.data) as book:
        many = len(book)
        assert book[0].get_size() == pytest.approx((595.28, 841.89), abs=0.1)
    several = export_pages(TALE, library(), Wanted("foes", 9), "png", Print(theme="sheet", dpi=50))
    assert (several.name, several.mime) == ("the-grey-reach-foes.zip", "application/zip")
    with zipfile.ZipFile(io.BytesIO(several.data)) as folder:
        assert len(folder.namelist()) == many
    one = export_pages(Tale(), library(), Wanted("blank-tracks"), "png", Print(theme="sheet", dpi=50))
    assert one.name == "ironsworn-blank-tracks.png"
    assert Image.open(io.BytesIO(one.data)).size == (413, 585)


@pytest.mark.parametrize("kind", ["index", "card"])
def test_no_card_of_a_whole_world_is_cut_off(kind):
    world, lore = draw(WorldOptions(), "first"), library()
    cards = [sheets.place_card(world, place) for place in world.places]
    cards += [sheets.person_card(world, person) for person in world.people]
    cards += [sheets.region_card(region, world, lore.foes) for region in lore.regions]
    cards += [sheets.foe_card(lore.foes[fit.foe], fit) for fit in world.foes]
    assert len(cards) > 100
    for card in cards:
        sides = dossier_pages(card, SHEET, kind=kind).pages
        assert len(sides) <= 2, card.title
        for page in sides:
            check_page(page)


def test_every_settlement_of_a_new_world_has_one_small_card():
    for seed in ("ironlands", "1", "2"):
        tale = Tale(world=draw(WorldOptions(), seed))
        many = sum(place.kind == "settlement" for place in tale.world.places)
        assert len(pages(tale, library(), Wanted("settlements", 9), Print(theme="sheet"))) == -(-many // 9)


def test_the_same_world_makes_the_same_bytes():
    tale = Tale(world=draw(WorldOptions(), "twice"))
    first, second = (export_tale(tale, library(), "", "pdf", Print()).data for _ in range(2))
    assert first == second
