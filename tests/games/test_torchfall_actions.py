"""Turns and the four actions (ledger TF-006, TF-007, TF-027 to TF-048, TF-059 to TF-064, TF-078 to TF-081, TF-093 to
TF-100)."""

import pytest
from torchfall_samples import AWAY, RING, Table, path

from realmgen.errors import IllegalCommand, Unreadable

EIGHT = path(0, *RING[:4]) + [["ashspire", post, 0] for post in RING[:5]]


def test_TF_002_nobody_loses_a_piece():
    table = Table({"torches": [["ashspire", "blackpine", 1]]})
    table.do("lay ashspire-blackpine", "march ashspire")
    held = [sum(owner == seat for *_, owner in table.torches) for seat in (0, 1)]
    assert [held[seat] + table.torch_supply[seat] for seat in (0, 1)] == [8, 8]
    assert [list(table.beacons.values()).count(seat) + table.beacon_supply[seat] for seat in (0, 1)] == [3, 3]
    assert len(table.wardens) == 2


def test_TF_006_with_no_torch_left_only_rekindle_moves_one():
    table = Table({"torches": EIGHT})
    assert table.torch_supply == [0, 8]
    assert "only Rekindle" in table.reason("lay blackpine-greyfen")
    assert table.may("rekindle ashspire-redwall blackpine-greyfen")


def test_TF_007_with_no_beacon_left_none_is_lit():
    beacons = {"blackpine": 0, "frostgate": 0, "dawnmere": 0}
    table = Table({"beacons": beacons, "torches": path(0, "blackpine", "ashspire"), "wardens": ["ashspire", "redwall"]})
    assert table.beacon_supply[0] == 0
    assert table.reason("light") == "all 3 Beacons are on the board"


def test_TF_027_a_turn_is_two_actions_and_no_fewer():
    table = Table()
    table.do("march ashspire")
    assert table.actions_left == 1
    assert "both actions of a turn are taken" in table.reason("skip")
    with pytest.raises(Unreadable, match="march POST, lay POST-POST"):
        table.reason("end")
    table.do("march greyfen")
    assert (table.to_move, table.actions_left) == (1, 2)


def test_TF_028_an_action_may_be_taken_twice():
    table = Table()
    table.do("lay ashspire-blackpine", "lay blackpine-greyfen")
    assert len(table.torches) == 2


def test_TF_030_play_passes_by_seat_and_round_by_round():
    table = Table(players=3)
    order = []
    for _ in range(4):
        order.append((table.to_move, table.round))
        table.idle()
    assert order == [(0, 1), (1, 1), (2, 1), (0, 2)]
    table = Table(players=3, first=1)
    order = []
    for _ in range(4):
        order.append((table.to_move, table.round))
        table.idle()
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2)]


def test_a_command_may_name_its_seat_and_only_the_right_one():
    table = Table()
    assert table.reason("1: march ashspire") == "it is not seat 1's turn"
    assert table.reason("7: march ashspire") == "there is no seat 7: seats are 0 to 1"
    assert table.may("0: march ashspire")


def test_TF_031_a_march_goes_along_one_road():
    table = Table()
    assert table.may("march greyfen")
    assert table.reason("march thorn_coast") == "no road leads from Blackpine Watch to Thorn Coast Signal"
    assert table.reason("march blackpine") == "the Warden is at Blackpine Watch already"


def test_TF_032_enemy_torches_do_not_block():
    table = Table({"torches": path(1, "blackpine", "ashspire")})
    table.do("march ashspire")
    assert table.wardens[0] == "ashspire"


def test_TF_033_enemy_beacons_do_not_block():
    assert Table({"beacons": {"ashspire": 1}}).may("march ashspire")


def test_TF_034_across_the_centre_is_two_marches():
    table = Table()
    assert not table.may("march redwall")
    table.do("march ashspire")
    assert (table.to_move, table.actions_left) == (0, 1)
    table.do("march redwall")
    assert (table.wardens[0], table.to_move) == ("redwall", 1)


def test_TF_035_a_torch_is_laid_at_the_warden():
    table = Table()
    assert "does not touch Blackpine Watch" in table.reason("lay frostgate-dawnmere")
    assert "there is no road between" in table.reason("lay blackpine-dawnmere")
    table.do("lay blackpine-frostgate")
    assert table.torch_supply == [7, 8]


def test_TF_036_a_road_holds_one_torch():
    table = Table()
    table.do("lay blackpine-frostgate")
    assert "a road holds one" in table.reason("lay frostgate-blackpine")


def test_TF_037_on_an_empty_road_it_is_placed():
    table = Table({"wardens": ["greyfen", "redwall"]})
    table.do("lay ashspire-greyfen")
    assert table.torches == [["ashspire", "greyfen", 0]]


def test_TF_038_TF_039_an_enemy_torch_goes_back_to_its_owner():
    table = Table({"torches": path(1, "ashspire", "redwall"), "wardens": ["ashspire", "redwall"]})
    assert table.torch_supply == [8, 7]
    table.do("lay ashspire-redwall")
    assert table.torches == [["ashspire", "redwall", 0]]
    assert table.torch_supply == [7, 8]


def test_TF_040_all_see_whose_torch_lies_where():
    table = Table({"torches": [["ashspire", "greyfen", 1], ["blackpine", "frostgate", 0]]})
    assert table.torches == [["ashspire", "greyfen", 1], ["blackpine", "frostgate", 0]]


def test_TF_041_TF_042_TF_043_light_at_the_end_of_a_chain_from_home():
    table = Table({"torches": path(0, "blackpine", "frostgate"), "wardens": ["frostgate", "redwall"]})
    assert table.beacon_supply[0] == 2
    assert table.do("light") == ("beacon",)
    assert table.beacons["frostgate"] == 0
    assert table.beacon_supply[0] == 1
    unchained = Table({"torches": path(0, "frostgate", "dawnmere"), "wardens": ["frostgate", "redwall"]})
    assert unchained.reason("light") == "no unbroken way of own Torches leads from Frostgate Beacon to an own Beacon"
    rival = Table({"torches": path(1, "blackpine", "frostgate"), "wardens": ["frostgate", "redwall"]})
    assert "no unbroken way" in rival.reason("light")


def test_TF_044_a_beacon_needs_nobody():
    table = Table()
    table.do("march ashspire", "march frostgate")
    assert table.beacons["blackpine"] == 0


def test_TF_045_a_lit_beacon_stays_whose_it_is():
    preset = {"torches": path(0, "blackpine", "ashspire", "redwall"), "wardens": ["redwall", "greyfen"]}
    table = Table(preset)
    assert table.reason("light") == "Redwall Post is lit already, by Blue: Beacons stay"
    table.do("lay redwall-dawnmere", "lay redwall-thorn_coast")
    assert table.beacons["redwall"] == 1


def test_TF_046_rekindle_lifts_from_anywhere_and_lays_at_the_warden():
    table = Table({"torches": path(0, *AWAY)})
    table.do("rekindle redwall-dawnmere blackpine-greyfen")
    assert table.torches == [["blackpine", "greyfen", 0]]
    assert table.torch_supply == [7, 8]
    assert table.actions_left == 1


def test_rekindle_may_put_a_torch_back_where_it_lay_at_the_warden():
    table = Table({"torches": path(0, "blackpine", "greyfen")})
    table.do("rekindle blackpine-greyfen blackpine-greyfen")
    assert table.torches == [["blackpine", "greyfen", 0]]
    assert not Table({"torches": path(0, *AWAY)}).may("rekindle redwall-dawnmere redwall-dawnmere")


def test_rekindle_without_a_road_to_lay_on_lifts_nothing():
    taken = [["ashspire", "blackpine", 1], ["blackpine", "frostgate", 1], ["blackpine", "greyfen", 1]]
    table = Table({"torches": [*path(0, *AWAY), *taken]})
    assert not [command for command in table.rules.legal(table.state) if command.verb == "rekindle"]
    assert "wants an empty one" in table.reason("rekindle redwall-dawnmere blackpine-greyfen")


def test_TF_047_an_enemy_torch_is_not_taken_back():
    table = Table({"torches": path(1, *AWAY)})
    assert "no own Torch lies on" in table.reason("rekindle redwall-dawnmere blackpine-greyfen")


def test_TF_048_it_may_break_the_own_network():
    table = Table({"torches": path(0, "blackpine", "frostgate", "dawnmere", "redwall", "thorn_coast")})
    assert table.networks[0] == 4
    table.do("rekindle dawnmere-redwall blackpine-ashspire")
    assert table.networks[0] == 3


def test_TF_059_a_road_is_held_from_afar():
    table = Table({"torches": path(0, *AWAY), "wardens": ["blackpine", "redwall"]})
    assert table.torches == [["dawnmere", "redwall", 0]]
    assert table.networks == [1, 0]
    four = {"torches": path(0, *AWAY, "ashspire", "thorn_coast", "redwall"), "wardens": ["blackpine", "greyfen"]}
    assert Table(four).idle() == ("network",)


def test_TF_060_a_gap_is_no_connection():
    table = Table({"torches": path(0, "frostgate", "dawnmere"), "wardens": ["dawnmere", "redwall"]})
    assert "no unbroken way" in table.reason("light")
    whole = {"torches": path(0, "blackpine", "frostgate", "dawnmere"), "wardens": ["dawnmere", "redwall"]}
    assert Table(whole).may("light")


def test_TF_061_no_light_through_an_enemy_road():
    torches = path(0, "blackpine", "frostgate") + path(1, "frostgate", "dawnmere") + path(0, "dawnmere", "ashspire")
    table = Table({"torches": torches, "wardens": ["ashspire", "redwall"]})
    assert "no unbroken way" in table.reason("light")


def test_TF_062_only_lay_replaces_an_enemy_torch():
    table = Table({"torches": path(0, *AWAY) + path(1, "blackpine", "greyfen")})
    assert "wants an empty one" in table.reason("rekindle redwall-dawnmere blackpine-greyfen")
    assert table.may("lay blackpine-greyfen")


def test_TF_063_rekindle_lays_at_the_warden_alone():
    table = Table({"torches": path(0, *AWAY)})
    assert "does not touch" in table.reason("rekindle redwall-dawnmere frostgate-dawnmere")


def test_TF_064_ashspire_is_lit_as_any_other():
    table = Table({"torches": path(1, "redwall", "ashspire"), "wardens": ["blackpine", "ashspire"], "to_move": 1})
    assert table.may("light")


def test_TF_078_wardens_share_a_post():
    table = Table({"wardens": ["blackpine", "ashspire"]})
    table.do("march ashspire")
    assert table.wardens == ["ashspire", "ashspire"]


def test_TF_079_a_beacon_holds_no_road():
    assert Table({"beacons": {"ashspire": 0}}).networks == [0, 0]


def test_TF_080_a_warden_on_the_way_stops_no_light():
    preset = {"torches": path(0, "blackpine", "frostgate", "dawnmere"), "wardens": ["dawnmere", "frostgate"]}
    assert Table(preset).may("light")


def test_TF_081_two_torches_are_two_rekindles():
    table = Table({"torches": path(0, "dawnmere", "redwall", "thorn_coast")})
    table.do("rekindle redwall-dawnmere blackpine-greyfen")
    assert table.to_move == 0
    table.do("rekindle redwall-thorn_coast blackpine-frostgate")
    assert table.to_move == 1


def test_TF_083_ashspire_by_way_of_greyfen():
    preset = {"torches": path(0, "blackpine", "greyfen", "ashspire"), "wardens": ["ashspire", "redwall"]}
    assert Table(preset).may("light")


def test_TF_095_the_second_light_of_a_turn_needs_a_march():
    preset = {"torches": path(0, "blackpine", "frostgate", "dawnmere"), "wardens": ["dawnmere", "redwall"]}
    table = Table(preset)
    table.do("light")
    assert not table.may("light")


@pytest.mark.parametrize("starts", [["blackpine", "redwall"], ["frostgate", "thorn_coast"], ["dawnmere", "greyfen"]])
def test_TF_096_nobody_can_light_in_the_first_round(starts):
    table = Table(starts=starts)
    reached = {table.rules.start()}
    for _ in range(4):
        commands = [(state, command) for state in reached for command in table.rules.legal(state)]
        assert "light" not in {command.verb for _, command in commands}
        reached = {table.rules.apply(state, command) for state, command in commands}
    assert {state.round for state in reached} == {2}


def test_TF_100_a_beacon_cut_off_from_home_anchors_too():
    preset = {"torches": path(0, "frostgate", "dawnmere"), "beacons": {"frostgate": 0}}
    assert Table(preset | {"wardens": ["dawnmere", "redwall"]}).may("light")


def test_through_posts_lit_by_others():
    preset = {"torches": path(0, "blackpine", "ashspire", "frostgate"), "wardens": ["frostgate", "redwall"]}
    assert Table(preset | {"beacons": {"ashspire": 1}}).may("light")
    assert Table(preset | {"beacons": {"ashspire": "neutral"}}).may("light")


def test_a_refused_command_raises_with_its_reason():
    table = Table()
    with pytest.raises(IllegalCommand, match="no road leads from Blackpine Watch to Redwall Post"):
        table.rules.check(table.state, table.rules.parse("march redwall"))


@pytest.mark.parametrize(
    "text",
    ["", "march", "march moon", "lay ashspire", "lay a-b", "lay redwall-redwall", "light up", "0 march ashspire"],
)
def test_what_is_no_command_is_unreadable(text):
    with pytest.raises(Unreadable):
        Table().rules.parse(text)
