"""People, their services and what they tell; what landmarks do (MB-221 to MB-262, MB-345 to MB-349)."""

from dataclasses import replace

import pytest
from lore_samples import library

from realmgen.games.bastionland.folk import SERVICES, accounts, chance_of, offered, telling, tellings, virtues
from realmgen.games.bastionland.folk.people import CUSTOMS, faith_of, role_of
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.groundrules import (
    RULES,
    arrival,
    forced_on,
    frontier,
    indoors,
    restored,
    travels_blind,
)
from realmgen.games.bastionland.model import HOLDING_KINDS, LANDMARK_KINDS, Options
from realmgen.games.bastionland.places import steps
from realmgen.kit.chance import Script

LIBRARY = library()
REALM = generate(Options(), "folk", LIBRARY)


def test_MB_221_two_accounts_of_a_myth_differ_and_both_are_kept():
    for myth in REALM.myths:
        vassals, knights = accounts(myth.tale)
        assert vassals.words != knights.words
        assert {vassals.words, knights.words} == {myth.tale.known["vassals"], myth.tale.known["knights"]}


def test_MB_222_all_faces_of_the_die_are_roles():
    assert [role_of(die) for die in (1, 6, 7, 9, 10, 11, 12)] == [
        *("vassal", "vassal", "vagabond", "vagabond", "knight", "knight", "seer")
    ]


def test_MB_226_a_knight_at_court_is_held_to_customs():
    assert len(CUSTOMS) >= 3


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
    assert virtues(Script([1, 1, 12, 6, 5, 2])) == (2, 18, 7)


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
            myth, landmark = telling(REALM, at, witness).lines
            assert not any(m.at in myth for m in REALM.myths)
            told.add(next(m.number for m in REALM.myths if m.tale.known["knights"] in myth))
            least = min(steps(REALM, at, mark.at) for mark in REALM.landmarks)
            assert any(m.name in landmark and steps(REALM, at, m.at) == least for m in REALM.landmarks)
        assert told == {1, 2, 3, 4, 5, 6}
    chosen = telling(REALM, "0101", "vagabond", REALM.myths[4]).lines[0]
    assert REALM.myths[4].tale.known["knights"] in chosen


def test_MB_347_MB_349_only_a_seer_tells_a_name_a_rule_or_a_cure():
    for cell in range(REALM.grid.size):
        for witness in ("vassal", "knight", "vagabond"):
            text = " ".join(telling(REALM, REALM.grid.label(cell), witness).lines)
            for myth in REALM.myths:
                assert not any(words in text for words in (myth.name, myth.tale.cure, myth.tale.weakness))
                assert myth.tale.known["seers"] not in text


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
    assert act(state, "ask 0303 vassal", 2).events[0].kind == "asked"


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


def test_MB_257_a_phase_at_a_monument_restores_all_spirits():
    assert restored({"Orla": (1, 12), "Wat": (7, 9)}) == {"Orla": 12, "Wat": 9}


def test_MB_258_MB_A56_forcing_on_costs_each_a_d6_of_a_virtue():
    assert forced_on(9, 5) == 4
    assert forced_on(3, 6) == 0


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
    assert set(frontier(replace(REALM, terrain=tuple("bog" for _ in REALM.terrain))).values()) == {
        "wasteland whose claims are disputed"
    }
