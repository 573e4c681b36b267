"""Renown and the end of the game (ledger TF-029, TF-049 to TF-058, TF-066, TF-067, TF-073, TF-082, TF-084, TF-097,
TF-098)."""

from torchfall_samples import RING, Table, path

from realmgen.games.torchfall.model import Outcome

FOUR = [["ashspire", post, 0] for post in ("frostgate", "dawnmere", "thorn_coast", "greyfen")]
RIVAL = path(1, "blackpine", "frostgate", "dawnmere", "redwall")


def test_TF_029_scoring_comes_before_the_next_player():
    table = Table({"torches": FOUR})
    assert table.do("march ashspire") == ()
    assert table.do("march blackpine") == ("network",)
    assert (table.renown, table.to_move) == ([1, 0], 1)


def test_TF_049_a_beacon_pays_at_once():
    table = Table({"torches": path(0, "blackpine", "frostgate"), "wardens": ["frostgate", "redwall"], "renown": [2, 0]})
    assert table.do("light") == ("beacon",)
    assert (table.renown, table.to_move) == ([3, 0], 0)


def test_TF_050_the_largest_network_of_four_pays():
    assert Table({"torches": FOUR + RIVAL}).idle() == ("network",)
    assert Table({"torches": FOUR[:3]}).idle() == ()


def test_networks_branch_and_circle_and_are_not_added_up():
    circle = path(0, "ashspire", "frostgate", "dawnmere", "ashspire")
    assert Table({"torches": circle}).networks == [3, 0]
    apart = path(0, "blackpine", "frostgate") + path(0, "redwall", "thorn_coast", "greyfen")
    assert Table({"torches": apart}).networks == [2, 0]


def test_TF_051_a_tie_pays_nobody():
    own = [*FOUR, ["ashspire", "blackpine", 0]]
    other = path(1, *RING)
    table = Table({"torches": own + other})
    assert table.networks == [5, 5]
    assert table.idle() == ()
    assert table.idle() == ()


def test_TF_052_ashspire_pays_on_the_own_turn_alone():
    table = Table({"beacons": {"ashspire": 0}})
    assert table.idle() == ("centre",)
    assert table.idle() == ()
    assert table.idle() == ("centre",)
    assert table.renown == [2, 0]


def test_TF_053_all_three_in_one_turn():
    preset = {"torches": [*FOUR, ["ashspire", "blackpine", 0]], "wardens": ["blackpine", "redwall"]}
    table = Table(preset)
    assert table.do("march ashspire", "light") == ("beacon", "network", "centre")
    assert table.renown == [3, 0]


def test_TF_054_the_fifth_renown_wins_at_that_instant():
    preset = {"torches": path(0, "blackpine", "frostgate"), "wardens": ["frostgate", "redwall"], "renown": [4, 0]}
    table = Table(preset)
    table.do("light")
    assert (table.renown, table.winner, table.over, table.actions_left) == ([5, 0], [0], True, 1)
    assert table.rules.legal(table.state) == ()
    assert table.reason("march ashspire") == "the game is over"
    assert table.rules.outcome(table.state) == Outcome((0,), "target")


def test_play_stops_at_the_target_with_the_network_first():
    table = Table({"torches": FOUR, "beacons": {"ashspire": 0}, "renown": [4, 0]})
    assert table.idle() == ("network",)
    assert (table.renown, table.winner, table.to_move, table.round) == ([5, 0], [0], 0, 1)


def timed(renown, beacons=None, torches=(), **more):
    """Two players on the last turn of a timed game."""
    preset = {"renown": renown, "beacons": beacons or {}, "torches": list(torches), "round": 8, "to_move": 1}
    return Table(preset, timed_rounds=8, **more)


def test_TF_055_eight_rounds_and_then_the_most_renown():
    table = Table(timed_rounds=8)
    turns = 0
    while not table.over:
        table.idle()
        turns += 1
    assert turns == 16
    table = timed([4, 3])
    table.idle()
    assert (table.winner, table.round) == ([0], 8)
    assert table.rules.outcome(table.state) == Outcome((0,), "renown")


def test_a_timed_game_goes_on_past_the_target_unless_it_is_a_race():
    preset = {"beacons": {"ashspire": 0}, "renown": [4, 0]}
    table = Table(preset, timed_rounds=8)
    table.idle()
    assert (table.renown, table.over) == ([5, 0], False)
    table.idle()
    table.idle()
    assert (table.renown, table.over) == ([6, 0], False)
    race = Table(preset, timed_rounds=8, timed_race=True)
    race.idle()
    assert (race.renown, race.winner) == ([5, 0], [0])


def test_TF_056_then_the_most_beacons():
    table = timed([3, 3], {"greyfen": 0, "frostgate": 1, "dawnmere": 1})
    table.idle()
    assert table.winner == [1]
    assert table.rules.outcome(table.state).by == "beacons"


def test_TF_057_then_the_largest_network_of_any_size():
    torches = path(0, "blackpine", "frostgate", "dawnmere", "redwall") + path(1, "redwall", "thorn_coast", "greyfen")
    table = timed([3, 3], torches=torches)
    table.idle()
    assert table.winner == [0]
    assert table.rules.outcome(table.state).by == "network"
    watched = timed([3, 3], torches=torches, powers={"greyfen": "high_watch"})
    watched.idle()
    assert watched.winner == [0, 1]


def test_TF_058_and_then_they_share_it():
    table = timed([3, 3])
    table.idle()
    assert table.winner == [0, 1]
    assert table.rules.outcome(table.state) == Outcome((0, 1), "shared")


def test_TF_066_the_chapel_pays_one_more_when_it_is_lit():
    preset = {"torches": path(0, "blackpine", "greyfen"), "wardens": ["greyfen", "redwall"]}
    table = Table(preset, powers={"greyfen": "ruined_chapel"})
    assert table.do("light") == ("beacon", "ruined_chapel")
    assert table.renown == [2, 0]
    last = Table(preset | {"renown": [4, 0]}, powers={"greyfen": "ruined_chapel"})
    assert last.do("light") == ("beacon",)
    assert last.renown == [5, 0]


def test_a_home_at_the_chapel_pays_nothing():
    table = Table(powers={"blackpine": "ruined_chapel"})
    assert table.renown == [0, 0]
    assert table.reason("light") == "Blackpine Watch is lit already, by Red: Beacons stay"


def test_TF_067_the_high_watch_counts_one_road_more():
    other = path(1, "blackpine", "frostgate", "dawnmere", "redwall", "thorn_coast")
    table = Table({"torches": FOUR + other}, powers={"greyfen": "high_watch"})
    assert table.networks == [5, 4]
    assert table.idle() == ("network",)
    three = Table({"torches": FOUR[1:]}, powers={"greyfen": "high_watch"})
    assert three.networks == [4, 0]
    assert three.idle() == ("network",)
    assert Table({"torches": FOUR[:3]}, powers={"greyfen": "high_watch"}).networks == [3, 0]


def test_TF_073_the_example_turn():
    torches = path(1, "ashspire", "frostgate", "blackpine") + path(1, "ashspire", "dawnmere")
    preset = {"wardens": ["thorn_coast", "ashspire"], "torches": torches, "beacons": {"blackpine": 1}, "to_move": 1}
    table = Table(preset, starts=["thorn_coast", "frostgate"])
    assert table.do("lay ashspire-redwall") == ()
    assert table.do("march dawnmere") == ("network",)
    assert (table.renown, table.to_move) == ([0, 1], 0)
    table.idle()
    assert table.may("1: light")


def test_TF_082_the_network_pays_every_turn():
    table = Table({"torches": FOUR})
    gained = [table.idle() for _ in range(6)]
    assert gained == [("network",), ()] * 3
    assert table.renown == [3, 0]


def test_TF_084_only_the_size_at_the_end_of_the_turn_counts():
    table = Table({"torches": path(0, "frostgate", "dawnmere", "redwall", "thorn_coast", "greyfen")})
    table.do("march ashspire")
    assert table.networks[0] == 4
    assert table.do("rekindle redwall-dawnmere ashspire-blackpine") == ()
    assert table.networks[0] == 2


def best_after(table, states, turns):
    """The most Renown of seat 0 after each of so many turns, whatever it does while seat 1 walks to and fro."""
    best = []
    for _ in range(turns):
        for _ in range(2):
            states = {
                table.rules.apply(state, command)
                for state in states
                if not state.winners
                for command in table.rules.legal(state)
            }
        best.append(max(state.renown[0] for state in states))
        states = {passed(table.rules, state) for state in states}
    return best, states


def passed(rules, state):
    while state.to_move == 1 and not state.winners:
        state = rules.apply(state, rules.legal(state)[0])
    return state


def test_TF_097_TF_098_nobody_wins_before_their_fourth_turn():
    table = Table(longer_duel=True)
    best, states = best_after(table, {table.rules.start()}, 3)
    assert best == [0, 2, 4]
    leaders = {state for state in states if state.renown[0] == 4}
    best, _ = best_after(table, leaders, 1)
    assert best == [6]
    assert all(state.beacons[0].bit_count() <= 3 for state in states)


def test_the_round_is_not_finished_after_a_win():
    table = Table({"beacons": {"ashspire": 1}, "renown": [0, 4, 4], "to_move": 1}, players=3)
    table.idle()
    assert (table.winner, table.to_move) == ([1], 1)


def test_a_network_must_lead_every_rival():
    preset = {"torches": FOUR + [[a, b, 2] for a, b, _ in RIVAL] + path(2, "redwall", "thorn_coast")}
    assert Table(preset, players=3).networks == [4, 0, 4]
    assert Table(preset, players=3).idle() == ()
