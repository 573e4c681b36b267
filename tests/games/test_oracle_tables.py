"""The oracles' tables, at every row's lowest and highest result."""

from collections import Counter
from pathlib import Path

import pytest
from oracle_samples import ORACLES, leaves, rolled

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.model import ODDS, REGIONS
from realmgen.games.ironsworn.oracles.joined import roll_joined
from realmgen.games.ironsworn.oracles.names import NAMES
from realmgen.games.ironsworn.oracles.odds import ASK, asked, asking, is_yes
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.kit.chance import Dice, Script
from realmgen.service.worlds.lore import library
from realmgen.service.worlds.oracles import every_oracle

LEDGER = (Path(__file__).parent / "oracle_rows.txt").read_text(encoding="utf-8").splitlines()[1:]


def _row(text):
    results, _, words = text.partition(" ")
    low, _, high = results.partition("-")
    return int(low), int(high or low), words


TABLES = {name: [_row(row) for row in rows.split("; ")] for name, _, rows in (line.partition(": ") for line in LEDGER)}
ROWS = [(name, *row) for name, rows in TABLES.items() for row in rows if name != ASK]
FURTHER = [50] * 40
"""Dice for what a row asks for."""


def text(name, value):
    return ORACLES[name].row(value).text


def texts(name, *values):
    return [text(name, value) for value in values]


def test_IS_616_the_oracles_stand_in_their_order():
    assert tuple(TABLES) == NAMES == tuple(every_oracle(library()))
    numbers = [one.number for one in ORACLES.values() if one.number]
    assert list(dict.fromkeys(numbers)) == list(range(1, 20))
    assert numbers == sorted(numbers)


@pytest.mark.parametrize(("name", "low", "high", "words"), ROWS, ids=lambda part: str(part))
def test_each_row_is_reached_at_its_lowest_and_its_highest(name, low, high, words):
    for value in (low, high):
        script = Script([value, *FURTHER])
        result = roll(ORACLES[name], ORACLES, script)
        assert (result.low, result.high, result.rolls) == (low, high, (value,))
        assert result.text == words or (not words and result.text)
        assert bool(result.then) == bool(ORACLES[name].row(value).then)


@pytest.mark.parametrize("name", ORACLES)
def test_IS_617_every_result_has_one_row_and_none_lies_beyond(name):
    oracle = ORACLES[name]
    assert oracle.die == 100
    found = [oracle.row(value) for value in range(1, 101)]
    assert [row.low <= value <= row.high for value, row in enumerate(found, 1)] == [True] * 100
    assert list(dict.fromkeys(found)) == list(oracle.rows)
    assert [(row.low, row.high) for row in oracle.rows] == [row[:2] for row in TABLES[name]]
    for value in (0, 101):
        with pytest.raises(Unreadable, match=f"{value} is none of its results"):
            oracle.row(value)


def test_the_hundredth_result_is_no_first_row_and_a_seed_reaches_every_row_of_both_name_tables():
    for name in ("ironlander-names-a", "ironlander-names-b"):
        dice = Dice("names")
        seen = {roll(ORACLES[name], ORACLES, dice).text for _ in range(3000)}
        assert seen == {row.text for row in ORACLES[name].rows}
    assert text("action", 100) == "Summon"


def test_IS_618_an_action():
    assert texts("action", 1, 34, 35, 99, 100) == ["Scheme", "Uphold", "Falter", "Charge", "Summon"]
    assert len(ORACLES["action"].rows) == 100


def test_IS_619_a_theme():
    assert texts("theme", 1, 34, 35, 99, 100) == ["Risk", "Deception", "History", "Strategy", "Supply"]
    assert len(ORACLES["theme"].rows) == 100


def test_IS_620_a_region():
    found = texts("region", 12, 13, 34, 35, 99, 100)
    assert found == [REGIONS[1], REGIONS[2], REGIONS[3], REGIONS[4], REGIONS[9], "Elsewhere"]


def test_IS_621_regions_by_weight():
    count = Counter(text("region", value) for value in range(1, 101))
    assert list(count.values()) == [12, 12, 10, 12, 14, 12, 12, 10, 5, 1]
    assert tuple(count) == (*REGIONS[1:], "Elsewhere")


def test_IS_622_a_location():
    found = texts("location", 1, 16, 17, 34, 35, 99, 100)
    assert found == ["Hideout", "Cairn/Grave", "Caravan", "Pond", "Fields", "Woods", "Anomaly"]
    assert len(ORACLES["location"].rows) == 51


def test_IS_623_a_location_off_the_coast():
    found = texts("coastal-waters-location", 1, 10, 34, 38, 39, 99, 100)
    assert found == ["Fleet", "Wreck", "Fjord", "Fjord", "Estuary", "Open Water", "Anomaly"]


def test_IS_624_a_location_s_descriptor():
    assert texts("location-descriptor", 1, 34, 35, 99, 100) == ["High", "Hidden", "Occupied", "Isolated", "Isolated"]
    assert [row.high - row.low for row in ORACLES["location-descriptor"].rows] == [1] * 50


def test_IS_625_a_settlement_s_name_in_two_steps():
    result = rolled("settlement-name", 20, 85)
    assert (result.low, result.high) == (16, 30)
    assert [(one.oracle, one.text) for one in result.then] == [("settlement-name/manmade-edifice", "Cinderhome")]


def test_IS_626_each_kind_of_name_asks_its_question():
    questions = [row.text.partition(". ")[2] for row in ORACLES["settlement-name"].rows]
    assert len(questions) == len(set(questions)) == 7
    assert all(question.endswith("?") for question in questions)
    assert "totem" in rolled("settlement-name", 31, 1).text
    assert "totem" in rolled("settlement-name", 45, 1).text


@pytest.mark.parametrize(("kind", "name", "said"), [(15, 100, "Three Rivers"), (1, 41, "Grimtree")])
def test_IS_627_a_name_after_the_land(kind, name, said):
    assert leaves(rolled("settlement-name", kind, name))[0].text == said


@pytest.mark.parametrize(("kind", "name", "said"), [(16, 34, "Redhall"), (30, 1, "Whitebridge")])
def test_IS_628_a_name_after_what_was_built(kind, name, said):
    assert leaves(rolled("settlement-name", kind, name))[0].text == said


@pytest.mark.parametrize(("kind", "name", "said"), [(34, 41, "Wyvern's Rest"), (45, 100, "Dragonshadow")])
def test_IS_629_a_name_after_a_creature(kind, name, said):
    assert leaves(rolled("settlement-name", kind, name))[0].text == said


@pytest.mark.parametrize(("kind", "name", "said"), [(46, 30, "Firstmeet"), (60, 31, "Brokenhelm")])
def test_IS_630_a_name_after_what_happened(kind, name, said):
    assert leaves(rolled("settlement-name", kind, name))[0].text == said


@pytest.mark.parametrize(("kind", "name", "said"), [(75, 80, "Sova"), (61, 1, "Abon")])
def test_IS_631_a_name_out_of_the_old_world(kind, name, said):
    assert leaves(rolled("settlement-name", kind, name))[0].text == said


@pytest.mark.parametrize(("kind", "name", "said"), [(76, 91, "Summersong"), (90, 90, "Icebreak")])
def test_IS_632_a_name_after_the_season(kind, name, said):
    assert leaves(rolled("settlement-name", kind, name))[0].text == said


def test_IS_633_a_name_after_something_else_comes_with_an_example():
    assert leaves(rolled("settlement-name", 100, 35))[0].text == "A god (Elisora)"
    examples = [row.text.partition("(")[2].rstrip(")") for row in ORACLES["settlement-name/something-else"].rows]
    assert examples == [
        "Ironhome",
        "New Arkesh",
        "Kei's Hall",
        "Elisora",
        "Blackhelm",
        "Elfbrook",
        "Nessana",
        "Ghostwalk",
        "Hope",
        "Forsaken",
    ]


@pytest.mark.parametrize(
    ("prefix", "suffix", "name"),
    [(1, 100, "Bleakwick"), (100, 34, "Longhaven"), (4, 37, "Bleakfall"), (5, 40, "Greenfalls"), (99, 1, "Longmoor")],
)
def test_IS_634_a_quick_name_is_joined(prefix, suffix, name):
    result = roll_joined("quick-settlement", ORACLES, Script([prefix, suffix]))
    assert result.text == name
    assert [one.rolls for one in result.then] == [(prefix,), (suffix,)]


def test_IS_635_a_settlement_s_trouble():
    assert len(ORACLES["settlement-trouble"].rows) == 46
    shut, unjust, accident, custom = texts("settlement-trouble", 1, 34, 35, 90)
    assert "turned away" in shut
    assert "unjustly" in unjust
    assert "accident" in accident
    assert "custom" in custom
    assert len(rolled("settlement-trouble", 91, 1, 3).then) == 2


MEANT = {
    "settlement-trouble": "turned away|found|disaster|Flood|old wrong|missing|captive|explain|risen|exile|rival"
    "|wild|vanished|stopped|killer|promised|unjustly|accident|sides|Raiders|curse|accused|magic|weather|stores"
    "|Sickness|turned|attacked|trading party|grim truth|set out|leader|families|in charge|war|beast|betrayed"
    "|peace|haunt|firstborn|trade road|between|stranger|The day|custom|Roll twice",
    "character-goal": "thing|bargain|friendship|Come between|true|owe|lie|rival|Heal|Find somebody|home|power"
    "|Mend|Make something|place|stores|hold over|owed to them|hidden|belief|rich|safe|as they are|standing"
    "|Hold a place|Pay somebody back|duty|Find out|worth|Make up|Get away|quarrel|Roll twice",
    "combat-action": "yield|allies|more fighters|Get hold|rash|afraid|stops you|Turn on|Wreck|all out|guard"
    "|ready|ground|weapon or power|open you up|where it counts|all their strength|foreseen",
    "mystic-backlash": "wrong way|drains|on your side|destroys|horror|sleep|racked|Voices|lost|knows where"
    "|Another will|place around|eats up|senses|cut off|odd and awkward|truth|offer|yet to come|closed to you"
    "|craving|creatures|past|Sickness|Roll twice more",
    "major-plot-twist": "draw you away|secret|trap|false|in league|helped an enemy|is back|worse enemy|same thing"
    "|who they said|betrays|before you came|truly behind|no longer stands alone|danger|vanished|to each other"
    "|hang together|skill|Roll twice more",
}
"""By oracle: what each row is about, in their order."""


@pytest.mark.parametrize("name", MEANT)
def test_IS_635_IS_637_IS_644_IS_645_IS_646_each_row_in_words_of_ours_means_what_it_should(name):
    rows = [row.text for row in ORACLES[name].rows]
    assert [(word, said) for word, said in zip(MEANT[name].split("|"), rows, strict=True) if word not in said] == []


def test_IS_636_a_role():
    found = texts("character-role", 1, 34, 54, 55, 99, 100)
    assert found == ["Criminal", "Priest", "Leader", "Guard", "Farmer", "Unusual role"]
    assert len(ORACLES["character-role"].rows) == 30


def test_IS_637_a_goal():
    assert len(ORACLES["character-goal"].rows) == 33
    found = texts("character-goal", 1, 34, 90, 92, 95)
    wanted = ["a certain thing", "power", "Make up for", "Get away", "quarrel"]
    assert [word in said for word, said in zip(wanted, found, strict=True)] == [True] * 5
    assert len(rolled("character-goal", 96, 1, 4).then) == 2


def test_IS_638_a_descriptor():
    found = texts("character-descriptor", 1, 34, 35, 99, 100)
    assert found == ["Stoic", "Insightful", "Dangerous", "Careless", "Ironsworn"]


def test_IS_641_names_of_ironlanders():
    first = texts("ironlander-names-a", 1, 34, 35, 99, 100)
    assert first == ["Solana", "Deshi", "Tessa", "Sabine", "Tallus"]
    assert texts("ironlander-names-b", 1, 34, 35, 99, 100) == ["Segura", "Lili", "Vigo", "Bevan", "Chandra"]


def test_IS_642_names_of_elves():
    assert texts("elf-names", 1, 34, 35, 99, 100) == ["Arsula", "Sumula", "Ukames", "Faraza", "Faraza"]


def test_IS_643_names_of_giants_varou_and_trolls():
    assert texts("giant-names", 1, 34, 37, 99) == ["Chony", "Javyn", "Khashin", "Denua"]
    assert texts("varou-names", 1, 34, 37, 99) == ["Vata", "Leesla", "Byna", "Vojan"]
    assert texts("troll-names", 1, 34, 37, 99) == ["Rattle", "Shush", "Glush", "Herk"]


def test_IS_644_what_a_foe_does():
    assert len(ORACLES["combat-action"].rows) == 18
    found = texts("combat-action", 3, 34, 39, 40, 89, 90, 100)
    wanted = ["yield", "Go all out", "Go all out", "guard", "where it counts", "all their strength", "foreseen"]
    assert [word in said for word, said in zip(wanted, found, strict=True)] == [True] * 7


def test_IS_645_how_magic_turns():
    assert [row.high - row.low for row in ORACLES["mystic-backlash"].rows] == [3] * 25
    wrong, drained, lost, sick = texts("mystic-backlash", 4, 5, 34, 96)
    assert "wrong way round" in wrong
    assert "strength" in drained
    assert "lost in the dark" in lost
    assert "Sickness" in sick
    twice = rolled("mystic-backlash", 97, 5, 8)
    assert [one.grade for one in twice.then] == ["worse", "worse"]
    assert [one.grade for one in rolled("mystic-backlash", 97, 5, 9).then] == ["", ""]


def test_IS_646_how_all_turns_out_otherwise():
    assert [row.high - row.low for row in ORACLES["major-plot-twist"].rows] == [4] * 20
    diversion, secret, back, same, worse, powers = texts("major-plot-twist", 5, 6, 34, 35, 36, 95)
    assert "draw you away" in diversion
    assert "secret" in secret
    assert back == same
    assert "is back" in back
    assert "worse enemy" in worse
    assert "power" in powers
    twice = rolled("major-plot-twist", 96, 6, 10)
    assert [one.grade for one in twice.then] == ["dramatic", "dramatic"]


def test_IS_647_how_hard_it_is():
    found = texts("challenge-rank", 20, 21, 55, 56, 80, 81, 93, 94, 100)
    assert "".join(word[0] for word in found) == "TDDFFEEEE"
    count = Counter(text("challenge-rank", value) for value in range(1, 101))
    assert list(count.values()) == [20, 35, 25, 13, 7]


def price(*values):
    found = [ORACLES["pay-the-price"].row(value) for value in values]
    assert len(set(found)) == 1, "they are one row"
    return found[0]


def test_IS_472_who_trusted_you_doubts_you():
    assert "trusted you" in price(3, 5).text
    assert price(5) != price(6)


def test_IS_473_somebody_dear_is_in_danger():
    assert "dear to you" in price(6, 9).text


def test_IS_474_you_are_parted():
    assert "parted" in price(10, 16).text


def test_IS_475_it_has_a_consequence():
    assert "consequence" in price(17, 23).text


def test_IS_476_a_thing_of_value_is_lost():
    assert "value" in price(24, 32).text


def test_IS_477_things_get_worse():
    assert "worse" in price(33, 34, 41).text


def test_IS_478_a_new_danger():
    assert "new enemy" in price(42, 50).text


def test_IS_479_it_costs_time():
    assert "time" in price(51, 59).text


def test_IS_480_it_hurts():
    assert price(60, 68).move == "Endure Harm"


def test_IS_481_it_preys_on_the_mind():
    assert price(69, 77).move == "Endure Stress"


def test_IS_482_the_quest_grows_harder():
    assert "quest harder" in price(78, 85).text


def test_IS_483_it_uses_up_what_you_carry():
    assert "supply" in price(86, 90).move


def test_IS_484_you_act_against_what_you_meant():
    assert "against what you meant" in price(91, 94).text


def test_IS_485_a_friend_is_in_danger():
    assert "alone, it is you" in price(95, 98).text


def test_IS_468_what_a_price_comes_to():
    suggested = {row.text.split()[-1]: row.move for row in ORACLES["pay-the-price"].rows if row.move}
    assert suggested == {
        "footing": "-2 momentum",
        "hurts": "Endure Harm",
        "mind": "Endure Stress",
        "carry": "-2 supply",
    }


@pytest.mark.parametrize(
    ("name", "value", "move"),
    [
        ("endure-harm", 10, "Face Death"),
        ("endure-harm", 11, "Heal"),
        ("endure-harm", 35, "Face Death"),
        ("endure-harm", 36, ""),
        ("endure-harm", 51, ""),
        ("endure-harm", 100, ""),
        ("endure-stress", 10, "Face Desolation"),
        ("endure-stress", 25, "Forsake Your Vow"),
        ("endure-stress", 26, ""),
        ("endure-stress", 100, ""),
    ],
)
def test_what_the_suffering_tables_suggest(name, value, move):
    assert ORACLES[name].row(value).move == move


def answer(odds, value):
    return asked(odds, Script([value]))


@pytest.mark.parametrize(("value", "yes"), [(1, False), (10, False), (11, True), (100, True)])
def test_IS_488_almost_certain_says_yes_from_11(value, yes):
    assert answer("almost-certain", value).yes is yes


@pytest.mark.parametrize(("value", "yes"), [(1, False), (25, False), (26, True), (100, True)])
def test_IS_489_likely_says_yes_from_26(value, yes):
    assert answer("likely", value).yes is yes


@pytest.mark.parametrize(("value", "yes"), [(1, False), (50, False), (51, True), (100, True)])
def test_IS_490_fifty_fifty_says_yes_from_51(value, yes):
    assert answer("fifty-fifty", value).yes is yes


@pytest.mark.parametrize(("value", "yes"), [(1, False), (75, False), (76, True), (100, True)])
def test_IS_491_unlikely_says_yes_from_76(value, yes):
    assert answer("unlikely", value).yes is yes


@pytest.mark.parametrize(("value", "yes"), [(1, False), (90, False), (91, True), (100, True)])
def test_IS_492_a_small_chance_says_yes_from_91(value, yes):
    assert answer("small-chance", value).yes is yes


def test_IS_493_a_match_is_a_twist():
    matches = [value for value in range(1, 101) if answer("likely", value).match]
    assert matches == [11, 22, 33, 44, 55, 66, 77, 88, 99, 100]
    assert (answer("likely", 88).yes, answer("likely", 100).yes) == (True, True)


def test_IS_495_how_many_of_a_hundred_say_yes():
    count = {odds: sum(is_yes(value, odds) for value in range(1, 101)) for odds in ODDS}
    assert list(count.values()) == [90, 75, 50, 25, 10]
    for odds, yes in count.items():
        assert sum(row.high - row.low + 1 for row in asking(odds).rows if row.text == "Yes") == yes
        assert [row.low for row in asking(odds).rows] == [1, ODDS[odds]]


def test_what_rows_ask_for_is_there_and_no_row_is_said_twice():
    for oracle in ORACLES.values():
        assert {then.oracle for row in oracle.rows for then in row.then} <= {"", *ORACLES}
        assert len({row.text for row in oracle.rows}) == len(oracle.rows)
        assert oracle.title
        assert oracle.group


def test_each_oracle_says_where_it_is_from():
    for oracle in ORACLES.values():
        assert oracle.credit["source"] == "Ironsworn by Shawn Tomkin, in our own words"
        assert (oracle.credit["licence"], oracle.pack) == ("CC BY-NC-SA 4.0", "")
