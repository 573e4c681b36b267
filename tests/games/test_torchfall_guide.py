"""What is told of Torchfall: the points of the ledger are there, and the texts are short and name no inner names."""

import re

import pytest

from realmgen.games.torchfall import guide
from realmgen.games.torchfall.codec import FLAGS
from realmgen.games.torchfall.model import DUELS, POWERS, SCENARIOS

MAPS = {
    "about": guide.ABOUT,
    "faq": guide.FAQ,
    "hints": guide.HINTS,
    "variants": guide.VARIANTS,
    "powers": guide.POWERS,
    "duels": guide.DUELS,
    "scenarios": guide.SCENARIOS,
    "toggles": guide.TOGGLES,
}
ALL = [
    *[said for texts in MAPS.values() for said in texts.values()],
    *guide.STARTS.values(),
    *guide.EXAMPLE,
    *guide.SCRIPT,
    *[guide.Said(part.title, part.text) for part in guide.RULES],
    *[point for part in guide.RULES for point in part.points],
]


def holds(text, *words):
    return [word for word in words if word.lower() not in text.lower()] == []


def test_TF_001_it_is_a_race_of_routes_and_not_a_battle():
    assert holds(guide.ABOUT["what"].text, "game of routes, not of battles", "no piece is ever lost")


def test_TF_004_it_takes_10_to_20_minutes_and_is_of_low_complexity():
    assert guide.ABOUT["time"].title == "10 to 20 minutes"
    assert holds(guide.ABOUT["time"].text, "low complexity")


def test_TF_011_red_flame_blue_bell_green_thorn_gold_crown():
    assert holds(guide.ABOUT["pieces"].text, "Red flame, Blue bell, Green thorn, Gold crown")


def test_TF_074_there_are_four_hints_and_none_commands():
    assert list(guide.HINTS) == ["centre", "rekindle", "network", "ashspire"]
    assert holds(guide.HINTS["centre"].text, "Ashspire matter most", "ring are the safer")
    assert holds(guide.HINTS["rekindle"].text, "more time than Rekindle", "old network")
    assert holds(guide.HINTS["network"].text, "Many Beacons", "can lose to a network")
    assert holds(guide.HINTS["ashspire"].title, "not the only plan")
    told = " ".join(hint.text for hint in guide.HINTS.values())
    assert not re.search(r"\b(must|may not|cannot)\b", told)


def test_TF_087_the_script_covers_every_point_a_teacher_needs():
    titles = [said.title for said in guide.SCRIPT]
    assert titles[:5] == ["The pieces", "Two actions", "Four things to do", "Three ways to score", "Nothing is hidden"]
    pieces, two, four, three, _, last = (said.text for said in guide.SCRIPT)
    assert holds(pieces, "Warden", "Torches", "Beacons")
    assert holds(two, "two things")
    assert holds(four, "March", "Lay a Torch", "Light a Beacon", "Rekindle")
    assert holds(three, "Beacon", "largest network", "Ashspire", "The first to 5")
    assert holds(last, "when you do a thing", "shape your roads")


def test_the_rules_card_has_the_whole_game():
    told = " ".join(f"{said.title} {said.text}" for said in ALL[-sum(len(p.points) + 1 for p in guide.RULES) :])
    assert holds(told, "5 Renown", "exactly 2 actions", "no passing", "8 Torches", "2 Beacons", "4 roads or more")
    assert holds(told, "A tie pays nobody", "burns to the end", "goes back to its owner", "clockwise", "opposite")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("sharing", "never block"),
        ("roads", "Only a Torch holds a road"),
        ("passing", "Wardens on the way stop nothing"),
        ("moving", "One Torch"),
        ("repeating", "each of your turns"),
        ("ashspire", "by any road"),
        ("broken", "end of the turn"),
    ],
)
def test_the_seven_questions_that_come_with_the_game_are_answered(name, words):
    assert holds(guide.FAQ[name].text, words)


def test_whatever_can_be_chosen_is_told():
    assert tuple(guide.POWERS) == POWERS
    assert tuple(guide.DUELS) == DUELS
    assert tuple(guide.SCENARIOS) == SCENARIOS
    told = {key for texts in MAPS.values() for key in texts}
    assert [flag for flag in FLAGS if flag not in told] == []


def test_texts_are_short_and_end_as_sentences_do():
    for title, text in ALL:
        assert 3 <= len(title) <= 60, title
        assert len(text) <= 330, title
        assert text.endswith((".", "?", "”")), title
        assert not re.search(r"  |\.\.|_|TF-", title + text), title


def test_no_two_of_a_kind_are_called_the_same():
    for name, texts in MAPS.items():
        titles = [said.title for said in texts.values()]
        assert len(set(titles)) == len(titles), name


def test_TF_073_the_turn_that_is_told_is_the_printed_one():
    told = {said.title: said.text for said in guide.EXAMPLE}
    assert holds(told["So it stands"], "Warden is at Ashspire", "lit Frostgate and Blackpine", "three Torches")
    assert holds(told["First action"], "lays a Torch on the road from Ashspire to Redwall")
    assert holds(told["Second action"], "marches to Dawnmere", "both actions are spent")
    assert holds(told["Scoring"], "four Torches hang together", "1 Renown")
