"""People, their services and what they tell; what landmarks do (MB-221 to MB-262, MB-345 to MB-349)."""

import re
from dataclasses import replace

import pytest
from lore_samples import library

from realmgen.content import load
from realmgen.games.bastionland.folk import SERVICES, chance_of, offered, telling, tellings, virtues
from realmgen.games.bastionland.folk.people import CUSTOMS, faith_of, role_of
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.groundrules import (
    RULES,
    arrival,
    frontier,
    indoors,
    travels_blind,
)
from realmgen.games.bastionland.model import HOLDING_KINDS, LANDMARK_KINDS, Landmark, Options, State
from realmgen.games.bastionland.phrases import wind
from realmgen.games.bastionland.places import steps
from realmgen.games.bastionland.view import hex_facts
from realmgen.kit.chance import Script
from realmgen.kit.table import Table

LIBRARY = library()
TABLES = load("bastionland").tables
REALM = generate(Options(), "folk", LIBRARY)


def test_MB_221_accounts_of_a_myth_differ_and_all_are_kept():
    for myth in REALM.myths:
        known = myth.tale.known
        for witness, own in (("vassal", known["vassals"]), ("knight", known["knights"]), ("vagabond", myth.mark)):
            told = telling(REALM, "0101", witness, TABLES, myth).lines[0]
            assert [words in told for words in (*known.values(), myth.mark)].count(True) == 1
            assert told.endswith(own)


def test_MB_222_all_faces_of_the_die_are_roles():
    assert [role_of(die) for die in (1, 6, 7, 9, 10, 11, 12)] == [
        *("vassal", "vassal", "vagabond", "vagabond", "knight", "knight", "seer")
    ]


def test_MB_226_a_knight_at_court_is_held_to_customs():
    for home in REALM.holdings:
        assert set(CUSTOMS) < set(hex_facts(State(REALM), home.at).rules)
    bare = replace(REALM, holdings=tuple(replace(home, ruler="") for home in REALM.holdings))
    assert not set(CUSTOMS) & set(hex_facts(State(bare), bare.holdings[0].at).rules)
    assert not set(CUSTOMS) & set(hex_facts(State(REALM), REALM.landmarks[0].at).rules)


def test_MB_228_the_faith_is_the_third_of_its_table():
    assert [faith_of(n, 12) for n in (1, 4, 5, 8, 9, 12)] == [
        "sky",
        "sky",
        "nature",
        "nature",
        "holy tales",
        "holy tales",
    ]
    assert [faith_of(n, 1) for n in (1,)] == ["holy tales"]


def test_MB_230_every_common_service_is_everywhere():
    for kind in HOLDING_KINDS:
        assert {name for name, faces in offered(kind).items() if faces == 6} >= {"servant", "guide", "sentry"}


def test_MB_229_the_bigger_the_likelier():
    for name, service in SERVICES.items():
        odds = [chance_of(kind, name) for kind in ("tower", "fortress", "castle", "town")]
        assert odds == sorted(odds)
        assert service.grade == "common" or odds[0] < odds[-1]


def test_MB_231_virtues_are_d12_and_d6_each():
    dice = Script([1, 1, 12, 6, 5, 2])
    assert virtues(dice) == (2, 18, 7)
    assert [die.sides for die in dice.rolled] == [12, 6] * 3


@pytest.mark.parametrize(
    ("name", "grade", "stats"),
    [
        ("servant", "common", "2GD"),
        ("guide", "common", "4GD, handaxe d6, javelin d6"),
        ("sentry", "common", "3GD, billhook d10 long"),
        ("herbalist", "uncommon", "2GD"),
        ("soldier-at-arms", "uncommon", "6GD, A2, spear d6 hefty, shield d4 (helm, shield)"),
        ("archer", "uncommon", "3GD, shortbow d6 long"),
        ("sage", "rare", "2GD"),
        ("alchemist", "rare", "2GD"),
        ("sellsword", "rare", "7GD, A4, longsword 2d8 hefty, shield d4 (coat, plates, helm, shield)"),
    ],
)
def test_MB_232_to_MB_240_services_as_printed(name, grade, stats):
    service = SERVICES[name]
    assert service.grade == grade
    assert service.stats((9, 9, 9)) == f"VIG 9, CLA 9, SPI 9, {stats}"


def test_MB_345_a_vassal_knows_the_nearest_myth_exactly_only_next_door():
    myth = REALM.myths[0]
    beside = next(n for n in REALM.grid.neighbours[REALM.grid.find(myth.at)] if n >= 0 and REALM.terrain[n] != "lake")
    near = telling(REALM, REALM.grid.label(beside), "vassal").lines[0]
    assert myth.at in near
    for cell in range(REALM.grid.size):
        at = REALM.grid.label(cell)
        least = min(steps(REALM, at, other.at) for other in REALM.myths)
        (line, *_) = telling(REALM, at, "vassal").lines
        assert (least > 1) == line.startswith("Something is wrong, off to the ")
        closest = [m for m in REALM.myths if steps(REALM, at, m.at) == least]
        assert any(m.tale.known["vassals"] in line for m in closest)


def test_MB_345_and_the_landmarks_of_the_home_hex_and_those_around():
    for cell in range(REALM.grid.size):
        at = REALM.grid.label(cell)
        known = {mark.name for mark in REALM.landmarks if steps(REALM, at, mark.at) <= 1}
        told = telling(REALM, at, "vassal").lines[1:]
        assert {mark.name for mark in REALM.landmarks if any(mark.name in line for line in told)} == known


def test_MB_346_knights_and_vagabonds_know_one_myth_and_the_closest_landmark():
    for witness in ("knight", "vagabond"):
        told = set()
        for cell in range(REALM.grid.size):
            at = REALM.grid.label(cell)
            myth, landmark = telling(REALM, at, witness, TABLES).lines
            assert not any(m.at in myth for m in REALM.myths)
            told.add(next(m.number for m in REALM.myths if own(m, witness) in myth))
            least = min(steps(REALM, at, mark.at) for mark in REALM.landmarks)
            assert any(m.name in landmark and steps(REALM, at, m.at) == least for m in REALM.landmarks)
        assert told == {1, 2, 3, 4, 5, 6}
    chosen = telling(REALM, "0101", "vagabond", myth=REALM.myths[4]).lines[0]
    assert REALM.myths[4].mark in chosen


def own(myth, witness):
    known = myth.tale.known
    return {"vassal": known["vassals"], "knight": known["knights"], "vagabond": myth.mark}[witness]


def everywhere():
    """What Vassals, Knights and Vagabonds tell, by hex of the Realm."""
    told = {at: tellings(REALM, at, TABLES)[:3] for at in map(REALM.grid.label, range(REALM.grid.size))}
    return {at: found for at, found in told.items() if found}


def told_of(telling):
    return next(myth for myth in REALM.myths if own(myth, telling.witness) in telling.lines[0])


def test_MB_345_MB_346_whoever_tells_says_which_way_and_only_a_vassal_next_door_the_hex():
    for at, told in everywhere().items():
        for one in told:
            myth = told_of(one)
            far = steps(REALM, at, myth.at)
            assert not far or wind(REALM, at, myth.at) in one.lines[0]
            assert (myth.at in one.lines[0]) == (far == 1 and one.witness == "vassal")


def test_each_who_tells_in_a_hex_has_words_of_their_own():
    openings = set()
    for told in everywhere().values():
        lines = [line for one in told for line in one.lines]
        assert len(set(lines)) == len(lines)
        assert told_of(told[1]) != told_of(told[2])
        openings |= {one.lines[0].partition(".")[0] for one in told}
    assert len(openings) > 60


def test_both_dangers_of_the_land_are_warned_of_in_different_words():
    trap = Landmark("0505", "hazard", "Slide")
    realm = replace(REALM, landmarks=(trap,), terrain=("plain",) * REALM.grid.size)
    warned = [telling.lines[-1] for telling in tellings(realm, "0505", TABLES)[:3]]
    rows = [next(row for row in TABLES["hearsay.hazard"].entries if row in line) for line in warned]
    assert len(set(rows)) == 3
    assert "It is a danger." in telling(realm, "0505", "vassal").lines[-1]


def test_every_row_of_hearsay_says_all_there_is_to_say():
    blanks = {"vassal": "{way}", "knight": "{way}", "vagabond": "{way}", "next-door": "{at} {way}"}
    blanks |= dict.fromkeys(("knight-place", "vagabond-place"), "{kind} {name} {where}")
    rows = {name.partition(".")[2]: table.entries for name, table in TABLES.items() if name.startswith("hearsay.")}
    assert set(rows) == {*blanks, "vassal-here", "knight-here", "vagabond-here", "hazard", "curse"}
    for name, entries in rows.items():
        for row in entries:
            assert " ".join(sorted(set(re.findall(r"{\w+}", row)))) == blanks.get(name, ""), row


def test_where_a_pack_leaves_something_out_it_is_said_plainly():
    bad = {"hearsay.vagabond": Table.of("hearsay.vagabond", ["Over {there}.", "Nowhere."])}
    assert telling(REALM, "0101", "vagabond", bad).lines[0].startswith("Something is wrong, off to the ")


def test_MB_347_MB_349_only_a_seer_tells_a_name_a_rule_or_a_cure():
    for cell in range(REALM.grid.size):
        for witness in ("vassal", "knight", "vagabond"):
            text = " ".join(telling(REALM, REALM.grid.label(cell), witness, TABLES).lines)
            for myth in REALM.myths:
                assert not any(words in text for words in (myth.name, myth.tale.cure, myth.tale.weakness))
                assert myth.tale.known["seers"] not in text


def test_MB_347_whoever_knows_of_a_hazard_or_a_curse_warns_of_it():
    for mark in REALM.landmarks:
        lines = telling(REALM, mark.at, "vassal").lines
        spoken = next(line for line in lines if mark.name in line)
        assert ("It is a danger" in spoken) == (mark.kind in ("hazard", "curse"))


def test_MB_348_a_seer_knows_every_myth_and_all_landmarks_for_a_price():
    sanctum = next(mark for mark in REALM.landmarks if mark.kind == "sanctum")
    told = telling(REALM, sanctum.at, "seer")
    text = " ".join(told.lines)
    assert told.price == sanctum.calling.seer.price
    for myth in REALM.myths:
        assert all(words in text for words in (myth.name, myth.at, myth.tale.weakness, myth.tale.cure))
    assert all(mark.name in text and mark.at in text for mark in REALM.landmarks)
    assert telling(REALM, "0101", "seer").price


def test_MB_A47_what_is_told_is_the_same_each_time_and_nothing_is_told_in_water():
    lake = REALM.lakes[0].hexes[0]
    assert tellings(REALM, lake) == ()
    home = REALM.holdings[0].at
    assert tellings(REALM, home) == tellings(REALM, home)
    assert [told.witness for told in tellings(REALM, home)] == ["vassal", "knight", "vagabond", "seer"]
    assert tellings(replace(REALM, myths=(), landmarks=()), home) == ()


def test_MB_349_a_myth_without_a_tale_is_told_by_its_mark(realm):
    assert telling(realm, "0303", "vassal").lines
    assert all("The Salt Widow" not in line for line in telling(realm, "0604", "vassal").lines)


def test_asked_with_dice_a_vagabond_tells_of_the_myth_that_was_rolled(act, state):
    step = act(state, "ask 0304 vagabond", 2)
    assert "Every well is brine." in step.events[0].text
    assert step.events[0].reveals
    assert step.state == state


def test_MB_345_a_vassal_who_is_asked_tells_of_the_nearest_myth_and_a_die_picks_among_equals(act, state):
    assert "Frost on the reeds" not in act(state, "ask 0604 vassal").events[0].text
    assert act(state, "ask 0303 vassal", 2).events[0].kind == "asked"


def test_MB_A48_only_a_seer_still_tells_of_a_myth_that_is_resolved(act, state, refused):
    over = replace(state, resolved={2: "the wells are sweet"})
    assert "brine" in act(state, "ask 0604 vassal").events[0].text
    assert "brine" not in act(over, "ask 0604 vassal").events[0].text
    assert "brine" not in act(over, "ask 0304 vagabond", 2, 3).events[0].text
    assert "The Salt Widow" in act(over, "ask 0604 seer").events[0].text
    done = replace(over, realm=replace(over.realm, landmarks=()), resolved={1: "", 2: "", 3: ""})
    refused(done, "ask 0604 knight", "neither open Myths nor landmarks")


def test_nobody_is_asked_in_water_or_of_nothing(refused, state):
    refused(state, "ask 0404 vassal", "nobody lives in 0404: it is water")
    bare = replace(state, realm=replace(state.realm, myths=(), landmarks=()))
    refused(bare, "ask 0303 seer", "there is nothing to tell")


def test_every_kind_of_landmark_has_its_rule():
    assert set(RULES) == set(LANDMARK_KINDS)


def test_MB_255_a_night_in_a_dwelling_is_indoors(realm):
    assert indoors(realm, "0204")
    assert indoors(realm, "0303")
    assert not any(indoors(realm, at) for at in ("0603", "0502", "0102", "0304"))


def test_MB_259_a_curse_blinds_the_next_phase_and_waiting_lifts_it():
    assert travels_blind(1)
    assert not travels_blind(2)


def test_MB_262_a_realm_is_edged_by_water_mountains_or_disputed_land():
    assert arrival("spring") == "harvest"
    assert arrival("winter") == "spring"
    sea = generate(Options(coast="islands"), "edge", LIBRARY)
    assert set(frontier(sea).values()) == {"open water"}
    peaks = replace(REALM, terrain=tuple("peak" for _ in REALM.terrain))
    assert set(frontier(peaks).values()) == {"mountains"}
    sides = {0: "lake", 11: "peak"}
    told = frontier(replace(REALM, terrain=tuple(sides.get(cell // 12, "bog") for cell in range(144))))
    waste = "wasteland whose claims are disputed"
    assert told == {"north": waste, "east": "mountains", "south": waste, "west": "open water"}
    ends = {0: "sea", 11: "crag"}
    told = frontier(replace(REALM, terrain=tuple(ends.get(cell % 12, "bog") for cell in range(144))))
    assert told == {"north": "open water", "east": waste, "south": "mountains", "west": waste}
    assert set(frontier(replace(REALM, terrain=tuple("bog" for _ in REALM.terrain))).values()) == {
        "wasteland whose claims are disputed"
    }
