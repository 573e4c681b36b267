"""Torchfall's board and set-up (ledger TF-002 to TF-026, TF-065, TF-069, TF-075 to TF-077, TF-085, TF-086)."""

from dataclasses import replace
from itertools import combinations

import pytest
from torchfall_samples import RING, Table

from realmgen.errors import Unreadable
from realmgen.games.torchfall.board import Board
from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.model import COLOURS, SIGNS, Setup
from realmgen.games.torchfall.problems import problems, remarks

OWN = {
    "posts": ["keep", "mill", "ford", "old_oak", "bridge"],
    "roads": [["keep", "mill"], ["keep", "ford"], ["keep", "old_oak"], ["mill", "ford"], ["ford", "bridge"]],
    "centre": "keep",
}
KEEP = {"players": 2, "board": OWN, "scenario": "bell_is_broken", "powers": {"keep": "ruined_chapel"}}


def board(**setup):
    return Board(load_setup({"players": 2} | setup))


def near(found, post):
    return {found.posts[other] for other in found.near[found.number[post]]}


def faults(**setup):
    with pytest.raises(Unreadable) as caught:
        load_setup({"players": 2} | setup)
    return "\n".join(caught.value.faults)


def test_TF_003_two_to_four_players():
    assert "players 1 cannot be: 2, 3 or 4" in faults(players=1)
    assert "players 5" in faults(players=5)
    for players in (2, 3, 4):
        assert len(Table(players=players).wardens) == players


def test_TF_005_each_has_a_warden():
    assert len(Table(players=4).wardens) == 4


def test_TF_008_scores_begin_at_0():
    assert Table(players=3).renown == [0, 0, 0]


def test_TF_009_seven_watchposts():
    assert len(board().posts) == 7


def test_TF_010_the_track_has_no_end():
    table = Table({"renown": [5, 0], **joined()}, longer_duel=True)
    assert table.idle() == ("network",)
    assert table.renown == [6, 0]


def joined():
    return {"torches": [["ashspire", post, 0] for post in RING[:4]]}


def test_seats_are_told_apart_by_colour_and_sign():
    assert COLOURS == ("Red", "Blue", "Green", "Gold")
    assert SIGNS == ("flame", "bell", "thorn", "crown")


def test_TF_012_TF_014_ashspire_is_the_centre_of_six_spokes():
    assert near(board(), "ashspire") == set(RING)


def test_TF_013_TF_015_the_ring_in_its_order():
    found = board()
    assert found.posts[1:] == RING
    assert near(found, "redwall") == {"dawnmere", "thorn_coast", "ashspire"}


def test_TF_016_TF_018_the_links_are_the_twelve_roads():
    found = board()
    names = [{found.posts[a], found.posts[b]} for a, b in found.roads]
    assert len(names) == 12
    assert names[:6] == [{"ashspire", post} for post in RING]
    assert names[6:] == [set(pair) for pair in zip(RING, (*RING[1:], RING[0]), strict=True)]


def test_TF_017_what_is_adjacent():
    assert near(board(), "blackpine") == {"ashspire", "frostgate", "greyfen"}
    assert all(len(near(board(), post)) == 3 for post in RING)


def test_TF_019_each_starts_at_another_outer_post():
    assert "'ashspire' cannot be started from" in faults(starts=["ashspire", "redwall"])
    assert "'redwall' is given more than once" in faults(starts=["redwall", "redwall"])
    assert "'atlantis' cannot be started from" in faults(starts=["atlantis", "redwall"])
    assert "3 posts for 2 players" in faults(starts=["redwall", "blackpine", "greyfen"])


def test_TF_020_TF_021_the_warden_and_the_home_beacon_stand_there():
    table = Table(starts=["frostgate", "thorn_coast"])
    assert table.wardens == ["frostgate", "thorn_coast"]
    assert table.beacons == {"frostgate": 0, "thorn_coast": 1}
    assert table.beacon_supply == [2, 2]


@pytest.mark.parametrize(("players", "unlit"), [(2, 5), (3, 4), (4, 3)])
def test_TF_022_all_other_posts_are_unlit(players, unlit):
    assert 7 - len(Table(players=players).beacons) == unlit


def test_TF_023_supplies_are_full_and_no_road_is_held():
    table = Table(players=4)
    assert table.torch_supply == [8, 8, 8, 8]
    assert table.renown == [0, 0, 0, 0]
    assert table.torches == []


def test_TF_024_TF_075_two_start_opposite():
    allowed = {pair for pair in combinations(RING, 2) if not problems(Setup(starts=pair))}
    assert allowed == {("blackpine", "redwall"), ("frostgate", "thorn_coast"), ("dawnmere", "greyfen")}
    assert "free_starts" in faults(starts=["blackpine", "frostgate"])
    assert Table(starts=["blackpine", "frostgate"], free_starts=True).wardens == ["blackpine", "frostgate"]


def test_TF_025_TF_076_three_start_with_one_empty_between():
    allowed = {frozenset(three) for three in combinations(RING, 3) if not problems(Setup(players=3, starts=three))}
    assert allowed == {
        frozenset({"blackpine", "dawnmere", "thorn_coast"}),
        frozenset({"frostgate", "redwall", "greyfen"}),
    }


def test_TF_026_four_start_where_they_like():
    assert Table(players=4, starts=["blackpine", "frostgate", "dawnmere", "greyfen"]).beacons["greyfen"] == 3


def test_TF_077_one_set_of_four_has_a_hint_and_is_allowed():
    sets = [Setup(players=4, starts=four) for four in combinations(RING, 4)]
    assert len(sets) == 15
    assert not any(problems(setup) for setup in sets)
    hinted = [setup.starts for setup in sets if remarks(setup)]
    assert [set(four) for four in hinted] == [{"blackpine", "frostgate", "redwall", "thorn_coast"}]


def test_TF_065_at_most_two_powers_each_once():
    three = {"blackpine": "ruined_chapel", "greyfen": "high_watch", "redwall": "ash_bridge"}
    assert "3 are too many: at most 2" in faults(powers=three)
    assert "high_watch is given 2 times" in faults(powers={"blackpine": "high_watch", "greyfen": "high_watch"})
    assert "'atlantis' is no post" in faults(powers={"atlantis": "high_watch"})
    assert "'tower' at greyfen is not known" in faults(powers={"greyfen": "tower"})
    assert not problems(load_setup({"players": 2, "powers": {"ashspire": "high_watch", "greyfen": "ash_bridge"}}))


def test_TF_069_one_duel_variant_and_for_two():
    assert "cannot be together" in faults(quiet_opening=True, longer_duel=True)
    assert "is for two: players is 3, but should be 2" in faults(players=3, longer_duel=True)


def test_TF_085_the_broken_ring_lacks_one_ring_road():
    found = board(remove_road=["greyfen", "blackpine"])
    assert len(found.roads) == 11
    assert near(found, "blackpine") == {"ashspire", "frostgate"}
    assert near(found, "greyfen") == {"ashspire", "thorn_coast"}
    assert len(board(remove_road=["redwall", "dawnmere"]).roads) == 11
    assert "no road of the outer ring" in faults(remove_road=["ashspire", "greyfen"])


def test_TF_086_one_long_road_may_be_added():
    found = board(extra_road=["frostgate", "redwall"])
    assert len(found.roads) == 13
    assert len(near(found, "frostgate")) == 4
    assert len(board(extra_road=["thorn_coast", "blackpine"]).roads) == 13
    both = [["frostgate", "redwall"], ["blackpine", "thorn_coast"]]
    assert "extra_road" in faults(extra_road=both)
    assert "no long road" in faults(extra_road=["dawnmere", "greyfen"])


def test_TF_094_every_post_has_two_links_whatever_the_variant():
    for scenario in (None, "smoke_on_the_coast"):
        for road in zip(RING, (*RING[1:], RING[0]), strict=True):
            found = board(scenario=scenario, remove_road=list(road))
            assert min(map(len, found.near)) >= 2


def test_a_board_of_ones_own():
    table = Table(board=OWN)
    assert table.wardens == ["mill", "ford"]
    table.do("lay keep-mill", "march keep")
    assert table.networks == [1, 0]
    assert table.reason("1: march old_oak") == "no road leads from Ford to Old Oak"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"posts": ["keep", "mill"]}, "2 posts, but there should be 3 to 24"),
        ({"posts": [*OWN["posts"], "keep"]}, "'keep' is given more than once"),
        ({"posts": [*OWN["posts"], "Far Post"]}, "'Far Post' should be"),
        ({"posts": [*OWN["posts"], "isle"]}, "no way leads from keep to isle"),
        ({"centre": "tower"}, "centre 'tower' should be one of its posts"),
        ({"roads": OWN["roads"][:3]}, "3 roads, but there should be 4 to 48"),
        ({"roads": [*OWN["roads"], ["mill", "keep"]]}, "mill-keep is given more than once"),
        ({"roads": [*OWN["roads"], ["mill", "mill"]]}, "mill-mill should join two of its posts"),
        ({"roads": [*OWN["roads"], ["mill", "moon"]]}, "mill-moon should join two of its posts"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(change, reason):
    assert reason in faults(board=OWN | change)


def test_what_a_board_of_ones_own_cannot_have_is_refused():
    assert "with a board of your own" in faults(board=OWN, remove_road=["keep", "mill"])
    assert "open_frontier needs a post dawnmere" in faults(board=OWN, open_frontier=True)
    assert "needs posts thorn_coast and greyfen" in faults(board=OWN, scenario="smoke_on_the_coast")
    assert "quiet_opening is about the centre" in faults(board=OWN | {"centre": None}, quiet_opening=True)
    small = {"posts": ["a", "b", "c"], "roads": [["a", "b"], ["b", "c"], ["a", "c"], ["c", "a"]]}
    assert "3 posts, but 3 players need one more" in faults(board=small, players=3)


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"first": 2}, "first 2 is no seat: 0 to 1"),
        ({"scenario": "snow"}, "scenario 'snow' is not known"),
        ({"quiet_strict": True}, "quiet_strict true changes nothing here"),
        ({"timed_race": True}, "it needs timed_rounds"),
        ({"storm_odd": True}, "it needs scenario storm_night"),
        ({"smoke_literal": True}, "it needs scenario smoke_on_the_coast"),
        ({"timed_rounds": -1}, "timed_rounds -1 cannot be"),
        ({"open_frontier": True, "starts": ["dawnmere", "greyfen"]}, "not dawnmere"),
        ({"players": "two"}, "players is 'two', but should be a whole number"),
        ({"colour": "red"}, "'colour' is not known"),
        ({"seed": [1]}, "seed is [1], but should be text or a whole number"),
        ({"powers": {"greyfen": 1}}, "1 should be the name of a power"),
        ({"remove_road": ["greyfen"]}, "should be [post, post]"),
        ({"preset": {"wardens": ["ashspire"]}}, "1 wardens for 2 players"),
        ({"preset": {"wardens": ["ashspire", "moon"]}}, "'moon' is no post"),
        ({"preset": {"torches": [["greyfen", "redwall", 0]]}}, "greyfen-redwall is no road"),
        ({"preset": {"torches": [["ashspire", "redwall", 2]]}}, "2 at ashspire-redwall is no seat"),
        ({"preset": {"torches": [["ashspire", "redwall", 0], ["redwall", "ashspire", 1]]}}, "a road holds one Torch"),
        ({"preset": {"torches": [["ashspire", "redwall"]]}}, "should be [post, post, seat]"),
        ({"preset": {"beacons": {"moon": 0}}}, "'moon' is no post"),
        ({"preset": {"beacons": {"greyfen": 4}}}, "4 at greyfen is no seat"),
        ({"preset": {"beacons": {"greyfen": "red"}}}, "'red' at greyfen should be a seat or neutral"),
        ({"preset": {"beacons": {"greyfen": 0, "ashspire": 0, "dawnmere": 0}}}, "seat 0 has 4 Beacons"),
        ({"preset": {"renown": [5, 0]}}, "renown 5 cannot be: 0 to 4"),
        ({"preset": {"renown": [1]}}, "renown of 1 for 2 players"),
        ({"preset": {"round": 0}}, "round 0 cannot be: 1 or more"),
        ({"timed_rounds": 8, "preset": {"round": 9}}, "round 9 cannot be: 1 to 8"),
        ({"preset": {"to_move": 2}}, "to_move 2 is no seat"),
        ({"preset": {"actions_left": 3}}, "actions_left 3 cannot be: 1 or 2"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_with_its_key_and_value(setup, reason):
    assert reason in faults(**setup)


def test_nine_torches_of_a_seat_are_too_many():
    nine = [["ashspire", post, 0] for post in RING] + [[RING[i], RING[i + 1], 0] for i in range(3)]
    assert "seat 0 has 9 Torches, but there are only 8" in faults(preset={"torches": nine})


def test_all_faults_are_told_at_once():
    told = faults(first=7, scenario="snow", powers={"moon": "tower"})
    assert all(word in told for word in ("first 7", "'snow'", "'moon'", "'tower'"))


def test_faults_of_form_and_of_sense_are_told_together():
    told = faults(first=7, scenario=5, colour="red")
    assert all(word in told for word in ("first 7", "scenario is 5", "'colour'"))
    assert faults(players="two", first=3).splitlines() == ["setup: players is 'two', but should be a whole number"]


def test_rules_without_effect_are_remarked_on():
    assert any("strict" in line for line in remarks(Setup(quiet_opening=True)))
    chapel = Setup(starts=("greyfen", "dawnmere"), powers=(("greyfen", "ruined_chapel"),))
    assert any("home" in line for line in remarks(chapel))
    bell = Setup(powers=(("ashspire", "ruined_chapel"),), scenario="bell_is_broken", quiet_opening=True)
    assert len(remarks(bell)) == 3
    usual = Setup(powers=(("blackpine", "ruined_chapel"),))
    assert any("home" in line for line in remarks(usual))
    assert any("stands at the broken bell" in line for line in remarks(load_setup(KEEP)))
    assert any("Longer Duel" in line for line in remarks(Setup(longer_duel=True, timed_rounds=8)))
    assert not remarks(Setup(longer_duel=True, timed_rounds=8, timed_race=True))
    smoke = Setup(scenario="smoke_on_the_coast", smoke_literal=True)
    assert any("Smoke" in line for line in remarks(smoke))
    assert not remarks(replace(smoke, remove_road=("thorn_coast", "greyfen")))


@pytest.mark.parametrize(
    "stored",
    [
        {"players": 2},
        {"players": 3, "starts": ["frostgate", "redwall", "greyfen"], "first": 2, "seed": 4711},
        {
            "players": 2,
            "powers": {"greyfen": "high_watch"},
            "scenario": "storm_night",
            "storm_odd": True,
            "seed": "ash",
        },
        {"players": 2, "timed_rounds": 8, "board": OWN},
        {
            "players": 2,
            "preset": {
                "wardens": ["ashspire", "greyfen"],
                "torches": [["ashspire", "greyfen", 1]],
                "beacons": {"redwall": "neutral", "dawnmere": 1},
                "renown": [3, 4],
                "round": 5,
                "to_move": 1,
                "actions_left": 1,
            },
        },
    ],
    ids=str,
)
def test_a_set_up_is_json_both_ways(stored):
    setup = load_setup(stored)
    assert dump_setup(setup) == stored
    assert load_setup(dump_setup(setup)) == setup
