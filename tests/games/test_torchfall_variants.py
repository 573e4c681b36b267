"""Variants, powers and scenarios in play (ledger TF-068, TF-070 to TF-072, TF-088 to TF-093)."""

from torchfall_samples import AWAY, Table, path

AT_CENTRE = {"torches": path(0, "blackpine", "ashspire"), "wardens": ["ashspire", "redwall"]}
BRIDGE = {"powers": {"ashspire": "ash_bridge"}}


def test_TF_068_arriving_at_the_ash_bridge_rekindles_for_free():
    table = Table({"torches": path(0, *AWAY)}, **BRIDGE)
    table.do("march ashspire")
    assert table.actions_left == 1
    assert "take it or skip it" in table.reason("march greyfen")
    assert {command.verb for command in table.rules.legal(table.state)} == {"rekindle", "skip"}
    table.do("rekindle redwall-dawnmere ashspire-greyfen")
    assert (table.to_move, table.actions_left) == (0, 1)
    assert table.may("march greyfen")
    assert not table.may("skip")


def test_the_free_rekindle_can_be_skipped_and_comes_before_scoring():
    four = [["ashspire", post, 0] for post in ("blackpine", "frostgate", "dawnmere", "thorn_coast")]
    table = Table({"torches": four, "actions_left": 1}, **BRIDGE)
    table.do("march ashspire")
    assert (table.to_move, table.actions_left) == (0, 0)
    assert table.do("skip") == ("network",)
    assert (table.to_move, table.actions_left) == (1, 2)
    apart = Table({"torches": [*four[:3], *path(0, "redwall", "thorn_coast")], "actions_left": 1}, **BRIDGE)
    apart.do("march ashspire")
    assert apart.do("rekindle redwall-thorn_coast ashspire-greyfen") == ("network",)
    assert apart.to_move == 1


def test_the_bridge_offers_nothing_to_who_has_nothing_to_move():
    table = Table(**BRIDGE)
    table.do("march ashspire")
    assert not table.may("skip")
    assert table.may("lay ashspire-greyfen")


def test_TF_070_the_quiet_opening_keeps_ashspire_dark():
    table = Table(AT_CENTRE, quiet_opening=True)
    assert table.reason("light") == "the opening is quiet: Ashspire may be lit from round 2 on"
    outer = Table({"torches": path(0, "blackpine", "greyfen"), "wardens": ["greyfen", "redwall"]}, quiet_opening=True)
    assert outer.may("light")
    assert Table(AT_CENTRE | {"round": 2}, quiet_opening=True).may("light")
    strict = {"quiet_opening": True, "quiet_strict": True}
    assert not Table(AT_CENTRE | {"round": 2}, **strict).may("light")
    assert Table(AT_CENTRE | {"round": 3}, **strict).may("light")


def test_TF_071_the_longer_duel_goes_to_six():
    preset = {"torches": path(0, "blackpine", "frostgate"), "wardens": ["frostgate", "redwall"]}
    table = Table(preset | {"renown": [4, 0]}, longer_duel=True)
    table.do("light")
    assert (table.renown, table.over) == ([5, 0], False)
    table = Table(preset | {"renown": [5, 0]}, longer_duel=True)
    table.do("light")
    assert (table.renown, table.winner) == ([6, 0], [0])


def test_TF_072_the_open_frontier_has_a_beacon_to_take_over():
    frontier = {"open_frontier": True}
    assert Table(**frontier).beacons == {"blackpine": 0, "dawnmere": "neutral", "redwall": 1}
    chained = {"torches": path(0, "blackpine", "frostgate", "dawnmere"), "wardens": ["dawnmere", "redwall"]}
    table = Table(chained, **frontier)
    assert table.do("light") == ("beacon",)
    assert (table.beacons["dawnmere"], table.beacon_supply[0]) == (0, 1)
    assert not table.may("light")
    alone = {"torches": path(0, "frostgate", "dawnmere"), "wardens": ["frostgate", "redwall"]}
    assert "no unbroken way" in Table(alone, **frontier).reason("light")
    bare = Table({"torches": path(0, "blackpine", "frostgate"), "wardens": ["dawnmere", "redwall"]}, **frontier)
    assert "no unbroken way" in bare.reason("light")


def test_TF_088_on_storm_night_ashspire_pays_every_other_round():
    held = {"beacons": {"ashspire": 0}}
    table = Table(held, scenario="storm_night")
    assert table.idle() == ()
    table.idle()
    assert table.idle() == ("centre",)
    odd = Table(held, scenario="storm_night", storm_odd=True)
    assert odd.idle() == ("centre",)
    odd.idle()
    assert odd.idle() == ()
    assert Table(AT_CENTRE, scenario="storm_night").do("light") == ("beacon",)


STREAK = {"torches": path(0, "blackpine", "frostgate", "dawnmere"), "wardens": ["frostgate", "redwall"]}


def test_TF_089_two_lights_on_turns_running_pay_one_more():
    table = Table(STREAK, scenario="storm_night")
    assert table.do("light", "march dawnmere") == ("beacon",)
    table.idle()
    assert table.do("light") == ("beacon", "streak")
    assert table.renown[0] == 3
    plain = Table(STREAK)
    plain.do("light", "march dawnmere")
    plain.idle()
    assert plain.do("light") == ("beacon",)


def test_TF_089_a_turn_between_breaks_the_streak_and_it_pays_once_a_game():
    table = Table(STREAK, scenario="storm_night")
    table.do("light", "march dawnmere")
    table.idle()
    table.do("march ashspire", "march dawnmere")
    table.idle()
    assert table.do("light") == ("beacon",)
    other = path(1, "redwall", "thorn_coast", "greyfen")
    preset = STREAK | {"torches": STREAK["torches"] + other, "wardens": ["frostgate", "thorn_coast"]}
    table = Table(preset, scenario="storm_night")
    assert table.do("light", "march dawnmere", "light", "march greyfen") == ("beacon", "beacon")
    assert table.do("light", "march ashspire") == ("beacon", "streak")
    assert table.do("light") == ("beacon",)


BELL = {"scenario": "bell_is_broken"}


def test_TF_090_the_broken_bell_is_lit_by_nobody():
    table = Table(AT_CENTRE, **BELL)
    assert table.beacons["ashspire"] == "neutral"
    assert table.reason("light") == "Ashspire is lit already, by nobody: Beacons stay"


def test_TF_091_the_broken_bell_pays_nobody():
    assert Table({"beacons": {"ashspire": 0}}, **BELL).idle() == ()


def test_TF_092_three_beacons_joined_pay_once():
    torches = path(0, "blackpine", "frostgate") + path(1, "redwall", "thorn_coast", "greyfen")
    preset = {
        "torches": torches,
        "beacons": {"frostgate": 0, "dawnmere": 0, "thorn_coast": 1},
        "wardens": ["dawnmere", "greyfen"],
    }
    table = Table(preset, **BELL)
    assert table.do("lay dawnmere-frostgate") == ("joined",)
    assert table.renown == [1, 0]
    assert table.idle() == ()
    assert table.do("light") == ("beacon",)
    assert table.idle() == ()
    lit = Table(preset | {"to_move": 1}, **BELL)
    assert lit.do("light") == ("beacon", "joined")


def test_TF_092_a_beacon_at_the_bell_itself_is_none_of_the_three():
    preset = {
        "torches": path(0, "blackpine", "ashspire"),
        "beacons": {"frostgate": 0, "ashspire": 0},
        "wardens": ["frostgate", "redwall"],
    }
    assert Table(preset, **BELL).do("lay frostgate-blackpine") == ()


SMOKE = {"scenario": "smoke_on_the_coast"}


def test_TF_093_the_smoke_line_is_for_wardens_alone():
    preset = {"wardens": ["thorn_coast", "redwall"]}
    table = Table(preset, **SMOKE)
    assert table.may("march greyfen")
    assert table.reason("lay thorn_coast-greyfen") == (
        "only Wardens cross between Thorn Coast Signal and Greyfen Watch: no Torch can lie there"
    )
    assert len(table.rules.board.roads) == 11
    broken = Table(preset, remove_road=["thorn_coast", "greyfen"], **SMOKE)
    assert broken.may("march greyfen")
    literal = Table(preset, smoke_literal=True, **SMOKE)
    assert literal.may("lay thorn_coast-greyfen")
