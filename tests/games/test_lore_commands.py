"""Tales, Knights' entries and prompts by hand; sparks and people drawn (MB-222 to MB-229, MB-254, MB-261)."""

import json
from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE
from lore_samples import library

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import dump_state, load_state
from realmgen.games.bastionland.codec.lore import calling_json, tale_json
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.chance import Dice, Replay, Script

TALE, CALLING = library().tale("myths-3"), library().calling("knights-7")


@pytest.fixture
def rules() -> Rules:
    return Rules(library())


def test_MB_250_a_tale_brings_its_name_its_mark_and_no_omens_yet(act, state):
    step = act(state, f"tale 0102 {json.dumps(tale_json(TALE))}")
    myth = thing_at(step.state.realm, "0102")
    assert (myth.number, myth.name, myth.mark, myth.tale) == (1, TALE.name, TALE.hex, TALE)
    assert state.omens == {1: 2}
    assert step.state.omens == {}
    assert step.events[0].text == "Myth 1 in 0102 is The Dun Asp now."
    gone = act(step.state, "tale 0102 null").state
    assert thing_at(gone.realm, "0102").tale is None
    assert thing_at(gone.realm, "0102").name == TALE.name


def test_a_rewritten_tale_keeps_the_omens_that_were_shown(act, state):
    told = act(act(state, f"tale 0102 {json.dumps(tale_json(TALE))}").state, "set omens.1 3").state
    again = act(told, f"tale 0102 {json.dumps(tale_json(TALE) | {'cure': 'Sing.'})}").state
    assert again.omens == {1: 3}
    assert thing_at(again.realm, "0102").tale.cure == "Sing."


def test_tales_belong_to_myths_only(refused, state):
    refused(state, f"tale 0303 {json.dumps(tale_json(TALE))}", "there is no Myth in 0303")
    refused(state, "tale 0102 null", "has no tale to take away")
    refused(state, "tale 0602 null", "there is no Myth in 0602")
    refused(state, f"tale 0404 {json.dumps(tale_json(TALE))}", "0404")


def test_MB_A44_a_tale_for_free_land_brings_its_myth_along(act, state):
    step = act(state, f"tale 0602 {json.dumps(tale_json(TALE))}")
    myth = thing_at(step.state.realm, "0602")
    assert (myth.name, myth.mark, myth.tale) == (TALE.name, TALE.hex, TALE)
    assert myth.number == next(n for n in range(1, 9) if n not in {other.number for other in state.realm.myths})
    assert len(step.state.realm.myths) == len(state.realm.myths) + 1
    assert step.events[0].text == f"Placed Myth {myth.number} ({TALE.name}) in 0602."


def test_a_faulty_tale_is_refused_with_every_fault(rules):
    broken = tale_json(TALE) | {"omens": ["one"], "cure": 3}
    broken.pop("hex")
    with pytest.raises(Unreadable) as caught:
        rules.parse(f"tale 0102 {json.dumps(broken)}")
    for words in ("tale.omens: has 1 texts, not 6", "tale.cure: 3 is not a text", "tale.hex: is missing", "write tale"):
        assert words in str(caught.value)


def test_what_is_missing_of_a_tale_is_one_fault_each(rules):
    with pytest.raises(Unreadable) as error:
        rules.parse('tale 0304 {"id": "own", "name": "Own"}')
    text = str(error.value)
    assert text.count("tale.known") == text.count("tale.prompts") == text.count("tale.omens") == 1


def test_MB_227_a_ruler_takes_the_title_of_the_entry(act, state):
    text = f"calling 0303 {json.dumps(calling_json(CALLING))}"
    new = act(state, text).state
    assert thing_at(new.realm, "0303").ruler == "Dame Orla Vane, the Agate Hammer Knight"
    other = act(new, f"calling 0303 {json.dumps(calling_json(library().calling('knights-8')))}").state
    assert thing_at(other.realm, "0303").ruler == "Dame Orla Vane, the Agate Iron Knight"
    bare = thing_at(act(other, "calling 0303 null").state.realm, "0303")
    assert (bare.ruler, bare.calling) == ("Dame Orla Vane, Knight", None)


def test_MB_256_a_sanctum_takes_the_seer_of_the_entry(act, state, refused):
    text = f"0603 {json.dumps(calling_json(CALLING))}"
    refused(state, f"calling {text}", "has neither a Seer nor a ruler")
    shrine = act(state, 'set landmarks.0603.kind "sanctum"').state
    step = act(shrine, f"calling {text}")
    assert thing_at(step.state.realm, "0603").detail == CALLING.seer.name
    assert thing_at(step.state.realm, "0603").calling == CALLING
    refused(shrine, "calling 0603 null", "has no Knight's entry to take away")


def test_MB_254_what_is_met_at_a_landmark_is_told_when_it_is_found(act, state):
    step = act(act(state, 'prompt 0603 "An echo answers first."').state, "wilderness 0603", 5)
    assert step.events[0].data["prompt"] == "An echo answers first."
    assert "An echo answers first. A Phase spent here restores all SPI" in step.events[0].text
    assert step.events[0].reveals


def test_MB_325_an_omen_is_told_in_its_words_and_after_the_sixth_what_follows(act, state):
    told = act(state, f"tale 0102 {json.dumps(tale_json(TALE))}").state
    first = act(told, "wilderness 0102")
    assert first.events[0].data["words"] == TALE.omens[0]
    assert first.events[0].text.endswith(TALE.omens[0])
    last = act(act(told, "set omens.1 6").state, "wilderness 0102")
    assert last.events[0].data["words"] == TALE.left_alone


def test_MB_261_a_holding_gets_at_least_one_spark_pair(rules, state):
    step = rules.apply(state, rules.parse("spark 0303 sparks.holding.what sparks.holding.known"), Script([1, 2]))
    drawn = step.events[0].data["drawn"]
    assert len(drawn) == 2
    home = thing_at(step.state.realm, "0303")
    assert home.detail == f"{' '.join(drawn)[0].upper()}{' '.join(drawn)[1:]}."
    again = rules.apply(step.state, rules.parse("spark 0303 sparks.land.how sparks.land.what"), Script([1, 2]))
    assert thing_at(again.state.realm, "0303").detail.startswith(f"{home.detail}\n")


def test_MB_261_a_spark_table_stands_for_its_columns(state):
    rules = Rules(Library(RealShelf()))
    assert str(rules.parse("spark 0303 land")) == "spark 0303 sparks.land.how sparks.land.what"
    assert str(rules.parse("spark 0303 people.women land")).startswith("spark 0303 people.women sparks.land.how")


class RealShelf:
    def __init__(self):
        from realmgen.content import load

        self.shelf = load("bastionland")
        self.tables, self.ids, self.record = self.shelf.tables, self.shelf.ids, self.shelf.record


def test_MB_336_an_empty_hex_gets_its_spark_as_a_note(act, rules, state):
    step = act(state, "spark 0304 sparks.land.how sparks.land.what", 1, 2)
    assert step.state.notes["0304"] == "Drowned causeway."
    more = act(step.state, "spark 0304 sparks.sky.what", 1)
    assert more.state.notes["0304"].startswith("Drowned causeway.\n")


def test_what_was_drawn_is_told_again_without_the_tables(rules, state):
    for text in (
        "spark 0303 sparks.land.how sparks.land.what",
        "hire 0303 guide",
        'journey "The Far Vale" winter',
        "person 0303",
        "person 0303 knight",
        "person 0303 seer",
    ):
        command, chance = rules.parse(text), Dice(text)
        step = rules.apply(state, command, chance)
        replay = Replay(chance.rolled, chance.drawn)
        again = Rules(Library(Bare())).apply(state, command, replay)
        replay.finish()
        assert again == step


def test_nothing_is_drawn_from_a_table_that_is_not_there(rules, state):
    with pytest.raises(Unreadable, match=r"table sparks\.none\.what has no entries"):
        rules.apply(state, rules.parse("spark 0303 sparks.none.what"), Dice("x"))


def test_MB_222_a_person_has_one_of_four_roles_and_MB_228_one_of_three_faiths(rules, state):
    roles, faiths = set(), set()
    for n in range(150):
        data = rules.apply(state, rules.parse("person 0304"), Dice(str(n))).events[0].data
        roles.add(data["role"])
        faiths.add(data["faith"])
    assert roles == {"vassal", "vagabond", "knight", "seer"}
    assert faiths == {"sky", "nature", "holy tales"}


def test_MB_223_a_vassal_names_a_ruler_and_a_vagabond_none(rules, state):
    for n in range(20):
        vassal, other = (
            rules.apply(state, rules.parse(f"person 0304 {role}"), Dice(str(n))).events[0].data
            for role in ("vassal", "vagabond")
        )
        assert vassal["ruler"] == "Dame Orla Vane"
        assert other["ruler"] == ""


def test_MB_227_who_is_met_holds_no_title_that_is_held(act, state):
    few = library(72, 3)
    held = act(state, f"calling 0303 {json.dumps(calling_json(few.calling('knights-1')))}").state
    rules = Rules(few)
    names = [
        rules.apply(held, rules.parse("person 0304 knight"), Dice(str(n))).events[0].data["name"] for n in range(30)
    ]
    assert {name.rpartition(", ")[2] for name in names} == {"the Agate Awl Knight", "the Agate Candle Knight"}


def test_MB_227_MB_A69_nor_one_that_a_knight_of_the_company_holds(act, state):
    few = library(72, 3)
    company = Company(members=(replace(ISOLDE, calling=few.calling("knights-1")), replace(BRAN, fate="slain")))
    rules = Rules(few)
    command = rules.parse("person 0304 knight")
    names = [
        rules.apply(replace(state, company=company), command, Dice(str(n))).events[0].data["name"] for n in range(30)
    ]
    assert {name.rpartition(", ")[2] for name in names} == {"the Agate Awl Knight", "the Agate Candle Knight"}


def test_MB_224_counsel_of_a_seer_writes_down_a_direction(act, state, refused):
    refused(state, 'counsel 0303 2 "go"', "no Seer is at home in 0303: choose a sanctum")
    shrine = act(state, 'set landmarks.0603.kind "sanctum"').state
    refused(shrine, 'counsel 0603 9 "go"', "there is no Myth 9: the Realm has 1, 2, 3")
    step = act(shrine, 'counsel 0603 2 "seek the well"')
    assert step.events[0].data == {"at": "0603", "myth": 2, "to": "0605", "way": "2 hexes south"}
    assert "2 hexes south. Seek the well." in step.state.notes["0603"]


def test_MB_225_a_seers_approval_is_written_down(act, state, refused):
    refused(state, 'approve 0204 "Wat" knighting', "no Seer is at home in 0204")
    shrine = act(state, 'set landmarks.0204.kind "sanctum"').state
    step = act(shrine, 'approve 0204 "Wat" knighting')
    assert step.state.notes["0204"] == "ask the smoker\nThe Seer holds the time ripe for the knighting of Wat."
    assert "the way to the City of Orla" in act(shrine, 'approve 0204 "Orla" city').events[0].text


def test_MB_229_favours_are_done_gladly_up_to_a_limit(act, state, refused):
    text, kinds = 'favour 0303 "Wenna"', []
    for _ in range(5):
        step = act(state, text)
        kinds.append(step.events[0].kind)
        state = step.state
    assert kinds == ["favoured", "favoured", "favoured", "owed", "owed"]
    assert state.favours == {"0303 Wenna": 3}
    assert load_state(dump_state(state)) == state
    even = act(state, 'repay 0303 "Wenna"').state
    assert even.favours == {}
    refused(even, 'repay 0303 "Wenna"', "nothing is owed to Wenna in 0303")


def test_MB_230_MB_232_the_common_serve_in_every_holding_without_a_die(act, state):
    step = act(state, "hire 0105 servant", 1, 1, 1, 12, 6, 5, 2)
    first = library().tables["services.servant"].entries[0]
    assert step.events[0].text == (
        f"Vigil: For hire, servant: {first} VIG 2, CLA 18, SPI 7, 2GD. One duty, little expertise."
    )
    assert step.state.notes["0105"] == step.events[0].text.removeprefix("Vigil: ")


def test_MB_229_others_serve_the_likelier_the_bigger_the_holding(act, state, refused):
    refused(state, "hire 0105 sage", "a tower such as Vigil is too small for a sage")
    assert act(state, "hire 0105 archer", 3).events[0].data["found"] is False
    assert act(state, "hire 0601 archer", 5, 1, 1, 1, 1, 1, 1, 1).events[0].data["found"] is True
    refused(state, "hire 0204 guide", "there is no holding in 0204")


def test_MB_238_a_sage_knows_one_field_which_is_named(act, state):
    step = act(state, "hire 0601 sage", 3, 2, 1, 1, 1, 1, 1, 1)
    assert library().tables["services.sage"].entries[1] in step.events[0].text


def test_MB_262_a_journey_to_a_distant_realm_ends_in_the_next_season(act, state):
    step = act(state, 'journey "The Far Vale" spring', 2)
    road = library().tables["journeys"].entries[1]
    assert step.events[0].data == {"to": "The Far Vale", "left": "spring", "arrives": "harvest", "road": road}
    assert step.events[0].text == f"Set out for The Far Vale in Spring: arrives in Harvest. {road}"


def test_a_full_note_is_not_written_on(act, state, refused):
    full = act(state, f'note 0304 "{"x" * 3000}"').state
    refused(full, "person 0304", "too much written on 0304 already")
