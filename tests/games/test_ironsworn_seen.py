"""What players may see of a world: in a guided game what was shown, else all but what is to come."""

from dataclasses import replace

from world_samples import LONG, SECRET, TALE, WORLD

from realmgen.games.ironsworn.model import Answer, Hook, Result, Tale
from realmgen.games.ironsworn.rows import TABLES, rows
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.kit.record import to_json

RULES = Ironsworn(None)
ANSWERS = (
    Answer(1, (Result("theme", "Theme", (15,), 15, 15, "Secret"),), note="quillfeather"),
    Answer(2, (Result("action", "Action", (37,), 37, 37, "Hunt"),), note="marrowglass", shared=True),
)


def shown(tale):
    return to_json(RULES.redact(tale))


def test_what_is_hidden_stands_in_no_byte_of_a_guided_game():
    tale = replace(TALE, answers=ANSWERS, world=replace(WORLD, incident=Hook("place 2", "A hidden thing begins.")))
    told = shown(tale)
    hidden = (
        LONG,
        SECRET,
        "zrazgul",
        "quathlamb",
        "4711",
        "Raider",
        "Oddmund",
        "counts the doors",
        "hidden thing",
        "Secret",
    )
    assert [words for words in (*hidden, "quillfeather", "marrowglass", "white stag") if words in told] == []
    assert all(words in told for words in ("Cairnhome", "Thorsten", "Hunt", "banner of the Red Wolves"))


def test_without_a_game_master_only_what_is_to_come_is_hidden():
    told = shown(replace(TALE, mode="solo", answers=ANSWERS))
    assert [
        words for words in ("zrazgul", "quathlamb", "4711", "counts the doors", "quillfeather") if words in told
    ] == []
    assert all(words in told for words in (LONG, SECRET, "Raider", "white stag", "marrowglass"))


def test_players_have_nobody_and_no_road_of_a_place_they_do_not_know():
    world = replace(WORLD, people=tuple(replace(one, known=True) for one in WORLD.people))
    seen = RULES.redact(replace(TALE, world=world))["tale"]["world"]
    assert [(one["name"], one.get("home", 0)) for one in seen["people"]][-1] == (
        "Oddmund the Twice-Drowned of Vaskerhavn",
        0,
    )
    known = replace(WORLD, places=tuple(replace(one, known=one.number != 3) for one in WORLD.places))
    assert "roads" not in RULES.redact(replace(TALE, world=known))["tale"]["world"]


def test_the_code_is_left_for_the_campaign_to_fill_in():
    assert RULES.redact(Tale())["code"] == ""


def test_rows_hold_every_table_and_tell_a_journal_without_a_world():
    found = rows(TALE)
    assert tuple(found) == TABLES
    assert found["place"][0]["name"] == "Cairnhome"
    assert found["vow"][0]["boxes"] == 2
    assert rows(Tale())["world"][0]["name"] == ""
    assert rows(Tale())["place"] == []


def test_a_state_reads_back():
    assert RULES.load(RULES.dump(TALE)) == TALE
