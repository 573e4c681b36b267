"""A world on paper, as values: cards, truths, tables, tracks, handout and gazetteer."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from world_samples import FOES, PEOPLE, PLACES, REGION, SECRET, TALE, TRUTHS, VOW, WORLD

from realmgen.games.ironsworn import gazetteer, sheets
from realmgen.games.ironsworn.model import (
    RANKS,
    FoeFit,
    Hook,
    Journey,
    Milestone,
    OwnRow,
    OwnTable,
    Person,
    Place,
    Vow,
)
from realmgen.games.ironsworn.oracles.table import Oracle, Row
from realmgen.games.ironsworn.seen import redacted
from realmgen.games.ironsworn.sheets.said import per_harm, phrases, sentence
from realmgen.games.ironsworn.sheets.tables import span
from realmgen.kit.document import markdown
from realmgen.kit.dossier import Facts, Strokes, Ticks
from realmgen.kit.leaf import Box, Rows
from realmgen.service.worlds.lore import library

CREDITS = ("Ironsworn", "Shawn Tomkin", "CC BY-NC-SA 4.0")


def words(value):
    """All words of a leaf or a dossier."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return " ".join(map(words, value))
    return " ".join(words(getattr(value, name)) for name in getattr(value, "__slots__", ()))


def every_sheet():
    yield from (sheets.place_card(WORLD, place, TALE) for place in PLACES)
    yield from (sheets.person_card(WORLD, person, TALE) for person in PEOPLE)
    yield from (sheets.region_card(region, WORLD, FOES) for region in REGION)
    yield from (sheets.foe_card(foe) for foe in FOES.values())
    yield from (sheets.workbook(TRUTHS), sheets.truths_sheet(TRUTHS, WORLD), sheets.handout(WORLD, LORE))
    yield from (sheets.oracle_booklet(ORACLES), sheets.blank_table())
    yield from (sheets.blank_tracks(), sheets.blank_vow(), sheets.vow_sheet(TALE, VOW))


ORACLES = (
    Oracle("yes", "Yes", (Row(1, 90, "Yes"), Row(91, 100, "No")), number=1, ask="is it so?"),
    Oracle("die", "Die", (Row(1, 6, "Any"),), die=6),
)
OWN = OwnTable("road", "On the road", (OwnRow(1, 50, "Rain"), OwnRow(51, 100, "Snow")))


def test_IS_001_every_sheet_says_whose_game_it_is():
    for sheet in every_sheet():
        assert all(part in sheet.foot for part in CREDITS), sheet.title
    written = gazetteer.document(TALE, WORLD, LORE)
    assert all(part in markdown(written) for part in CREDITS)


def test_IS_498_the_handout_tells_what_the_land_is():
    told = words(sheets.handout(WORLD, LORE))
    for fact in (
        "huge peninsula",
        "north",
        "two generations",
        "catastrophe",
        "Winters are long",
        "survive",
        "prospers",
    ):
        assert fact in told
    assert "Iron keeps its word." in told


def test_IS_554_a_card_has_the_number_that_the_place_has_on_the_map():
    from realmgen.games.ironsworn.view import scene

    cards = {sheets.place_card(WORLD, place).number: sheets.place_card(WORLD, place).title for place in PLACES}
    marks = {mark.text: mark.name for mark in scene(WORLD).marks}
    assert list(cards) == ["1", "2", "3"]
    assert marks.keys() == cards.keys()
    assert all(cards[number].startswith(name) for number, name in marks.items())


def test_IS_555_a_card_names_bonds_and_enemies():
    told = words(sheets.place_card(WORLD, PLACES[0], TALE))
    for part in ("1", "Cairnhome (B)", "Fertile valley", "A stone hall", "Thorsten (B), hunter", "Val (enemy), raider"):
        assert part in told
    assert f"{VOW.text} (dangerous)" in told
    assert sheets.person_card(WORLD, PEOPLE[0]).title == "Thorsten (B)"
    assert sheets.person_card(WORLD, PEOPLE[1]).title == "Val (enemy)"
    both = replace(PEOPLE[1], bond=True)
    assert sheets.person_card(WORLD, both).title == "Val (B, enemy)"


def test_a_small_card_says_no_less():
    for place in PLACES:
        whole, brief = (words(sheets.place_card(WORLD, place, TALE, brief=on)) for on in (False, True))
        assert sorted(re.findall(r"\w+", whole)) == sorted(re.findall(r"\w+", brief))


def test_a_vow_that_is_kept_or_broken_stands_on_no_card():
    done = replace(TALE, vows=(replace(VOW, state="fulfilled"),))
    assert VOW.text not in words(sheets.place_card(WORLD, PLACES[0], done))


def test_a_person_has_what_one_wants_to_know_of_them():
    told = words(sheets.person_card(WORLD, PEOPLE[0], TALE))
    for part in ("Ironlander", "Cairnhome (1)", "Hunter", "wary", "white stag", "owed a life", VOW.text):
        assert part in told
    fights = words(sheets.person_card(WORLD, PEOPLE[1]))
    for part in ("Dangerous", "2 harm", "2 boxes", "To be feared", "Strikes at dusk"):
        assert part in fights
    assert "harm" not in told


@pytest.mark.parametrize(
    ("rank", "told"),
    [
        ("troublesome", "3 boxes"),
        ("dangerous", "2 boxes"),
        ("formidable", "1 box"),
        ("extreme", "2 ticks"),
        ("epic", "1 tick"),
    ],
)
def test_progress_for_each_harm_is_told_by_rank(rank, told):
    assert per_harm(rank) == told


def test_IS_563_a_foe_card_has_every_part():
    told = words(sheets.foe_card(FOES["wolf"]))
    for part in ("Animal", "Dangerous", "2 harm", "2 boxes", "since noon", "Grey coat; patient eyes", "Feed the pack"):
        assert part in told
    for part in ("Circle; take the last one", "Quest: What cannot wait", "The sheep are whole."):
        assert part in told
    assert "Your truth" not in told
    assert "What did they do" in words(sheets.foe_card(FOES["elf"]))


def test_a_foe_card_is_fitted_to_its_world():
    card = sheets.foe_card(FOES["elf"], FoeFit("elf", "legend", 1, "Nobody alive has met one."))
    facts = next(band for band in card.bands if isinstance(band, Facts))
    assert [fact.text for fact in facts.items] == ["Formidable", "3 harm", "1 box"]
    assert card.subtitle == "A legend: most have never met one"
    assert "Nobody alive" in words(card)
    assert Strokes("Progress") in card.bands


def test_the_credit_of_a_pack_stands_on_its_foes():
    theirs = replace(FOES["wolf"], pack="northern", credit={"source": "The North", "author": "N. N.", "licence": "CC0"})
    assert sheets.foe_card(theirs).foot.endswith("The North, N. N., CC0")


def test_a_region_card_names_its_settlements_by_their_numbers():
    told = words(sheets.region_card(REGION[4], WORLD, FOES))
    assert "Cairnhome (1)" in told
    assert "The Hollow Stone (3)" in told
    assert "Wolf and elf" in told
    assert sheets.region_card(REGION[4]).number == "5"
    assert "Cairnhome" not in words(sheets.region_card(REGION[0], WORLD, FOES))


def test_players_find_no_quest_on_the_card_of_a_region():
    told = words(sheets.region_card(REGION[4], WORLD, FOES, secrets=False))
    assert "Cairnhome (1)" in told
    assert "Wolf" not in told
    assert "cannot wait" not in told


def test_the_workbook_has_a_box_for_every_option_and_one_for_your_own():
    boxes = [block for block in sheets.workbook(TRUTHS).blocks if isinstance(block, Box)]
    assert len(boxes) == 11 * 4
    assert not any(box.marked for box in boxes)
    assert sum(box.lines > 0 for box in boxes) == 11
    assert sum(box.note.startswith("Quest: ") for box in boxes) == 33


def test_the_truths_of_a_world_are_those_that_hold():
    told = words(sheets.truths_sheet(TRUTHS, WORLD))
    for part in ("Answer 1 of old-world", "Answer 2 of iron", "Answer 3 of iron", "Bees, and only bees.", "Quest:"):
        assert part in told
    assert "Answer 2 of old-world" not in told
    assert told.count("Not settled yet") == 8
    assert "Quest:" not in words(sheets.truths_sheet(TRUTHS, WORLD, quests=False))


@pytest.mark.parametrize(
    ("low", "high", "die", "printed"),
    [(1, 10, 100, "1–10"), (91, 100, 100, "91–00"), (100, 100, 100, "00"), (7, 7, 100, "7"), (1, 6, 6, "1–6")],
)
def test_results_stand_as_books_print_them(low, high, die, printed):
    assert span(low, high, die) == printed


def test_the_booklet_has_every_row_and_the_odds():
    leaf = sheets.oracle_booklet(ORACLES, (OWN,))
    found = [item for block in leaf.blocks if isinstance(block, Rows) for item in block.items]
    for row in (
        ("11–00", "Almost certain"),
        ("91–00", "Small chance"),
        ("91–00", "No"),
        ("51–00", "Snow"),
        ("1–6", "Any"),
    ):
        assert row in found
    assert "1. Yes" in words(leaf)
    assert "Roll d6." in words(leaf)


def test_IS_560_a_sheet_to_write_a_table_on_has_rows_and_a_line_for_its_name():
    sheet = sheets.blank_table()
    (rows,) = [block for block in sheet.blocks if isinstance(block, Rows)]
    assert (sheet.title, len(rows.items), set(rows.items)) == ("", 50, {("", "")})
    assert "d100" in sheet.overline


def test_a_vow_has_its_rank_its_track_and_its_outline():
    sheet = sheets.vow_sheet(TALE, VOW)
    ticks = next(band for band in sheet.bands if isinstance(band, Ticks))
    assert [tick.text for tick in ticks.items if tick.marked] == ["Dangerous"]
    assert Strokes("Progress", marked=11) in sheet.bands
    steps = [(box.text, box.marked) for box in sheet.blocks if isinstance(box, Box)]
    assert steps == [("Find where they fell", True), ("Learn who sold them", False)]
    assert "Thorsten" in words(sheet)


def test_progress_is_marked_on_ten_boxes_and_five_ranks():
    bands = sheets.blank_tracks().bands
    assert [(band.boxes, band.strokes) for band in bands if isinstance(band, Strokes)] == [(10, 4)] * 5
    assert {len(band.items) for band in bands if isinstance(band, Ticks)} == {len(RANKS)}


class _Lore:
    truths, regions, foes, oracles = TRUTHS, REGION, FOES, {}

    def words(self, table):
        return library().words(table)


LORE = _Lore()


def test_the_gazetteer_tells_all_of_a_world():
    tale = replace(TALE, journeys=(Journey(2, 3, 1, "formidable", 16),))
    told = markdown(gazetteer.document(tale, WORLD, LORE)).replace("\\", "")
    for part in ("## The land", "## Truths", "## 5. Havens", "### Settlements", "**1. Cairnhome (B)**", "### Sites"):
        assert part in told
    for part in (
        "## People",
        "**Val (enemy)**",
        "## Foes",
        "## Hooks",
        "counts the doors",
        "## Journeys from Cairnhome",
    ):
        assert part in told
    assert "Seed 4711-hidden-seed" in told
    assert f"**{VOW.text}** Dangerous, 2 of 10 boxes. It was your brother who carried it. Sworn to Thorsten." in told
    assert "Find where they fell (done); learn who sold them." in told
    assert "**On the way to Cairnhome (1)** Formidable, 4 of 10 boxes." in told
    assert SECRET in told.lower()


def test_players_read_nothing_of_what_they_do_not_know():
    seen = redacted(TALE)
    told = markdown(gazetteer.document(seen, seen.world, LORE, players=True, code="c0de"))
    for hidden in (SECRET, "4711", "zrazgul", "quathlamb", "counts the doors", "Val", "Vaskerhavn", "Somebody wants"):
        assert hidden not in told
    assert "Cairnhome" in told
    assert "Campaign code c0de" in told


def test_a_leader_who_lives_there_is_named_once_and_trade_reads_well():
    here = replace(PLACES[0], trade=("wool", "iron", "with elves"))
    told = words(sheets.place_card(replace(WORLD, places=(here,)), here))
    assert "Led by Overseer." in told
    assert "Wool and iron; with elves." in told
    chief = Person(4, "Hakan", role="overseer", home=1)
    told = words(sheets.place_card(replace(WORLD, people=(chief,)), here))
    assert "Led by" not in told
    assert "Hakan, overseer" in told


def test_quests_stand_on_the_cards_of_what_they_name():
    hook = Hook("place 3", "Somebody knocks from inside.", "The knocking", places=(3,), people=(2,))
    world = replace(WORLD, hooks=(), incident=hook)
    assert "The knocking" in words(sheets.place_card(world, PLACES[2]))
    assert "The knocking" in words(sheets.person_card(world, PEOPLE[1]))
    assert "The knocking" not in words(sheets.place_card(world, PLACES[0]))
    seen = redacted(replace(TALE, world=world)).world
    assert "The knocking" not in words(sheets.place_card(seen, seen.places[-1]))


def test_what_a_name_says_is_not_said_again():
    assert sheets.place_card(WORLD, Place(9, "site", "Lost Spring", 3, "Spring", "Lost")).subtitle == ""


def test_phrases_and_sentences_read_well():
    assert (
        phrases(["Long tusks", "A hide of wire", "Ironlander cloth"]) == "Long tusks; a hide of wire; Ironlander cloth"
    )
    assert phrases([]) == ""
    assert phrases(["It moves.", "It waits."]) == "It moves; it waits"
    assert [sentence(text) for text in ("so it is", "Is it?", "", "“Go.”")] == ["So it is.", "Is it?", "", "“Go.”"]


TEXT = st.text(max_size=40)
TEXTS = st.lists(TEXT, max_size=4).map(tuple)


@given(
    st.builds(Place, st.integers(1, 99), st.sampled_from(["settlement", "site"]), TEXT, st.integers(0, 35), TEXT, TEXT),
    st.builds(
        Person,
        st.integers(1, 9),
        TEXT,
        TEXT,
        TEXT,
        TEXTS,
        TEXTS,
        st.integers(0, 3),
        TEXTS,
        st.sampled_from([None, *RANKS]),
    ),
    st.builds(Vow, st.integers(1, 9), TEXT, st.sampled_from(RANKS), ticks=st.integers(0, 40)),
)
def test_whatever_a_world_holds_has_a_sheet(place, person, vow):
    world = replace(WORLD, places=(place,), people=(person,), hooks=(Hook("", vow.text, steps=(vow.text,)),))
    tale = replace(TALE, world=world, vows=(replace(vow, outline=(Milestone(vow.text),)),))
    made = (
        sheets.place_card(world, place, tale),
        sheets.person_card(world, person, tale),
        sheets.vow_sheet(tale, tale.vows[0]),
    )
    assert all(sheet.foot for sheet in made)
    assert gazetteer.document(tale, world, LORE).blocks
