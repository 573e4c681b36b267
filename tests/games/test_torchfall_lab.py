"""The balance lab: what is counted adds up, and the same seed plays the same games."""

import math
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmgen.errors import Unreadable
from realmgen.games.torchfall.bots import Budget, bot_of, play_out
from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.lab import (
    OPTIONS,
    Finding,
    Trial,
    counted,
    names_for,
    patterns,
    played,
    ranked,
    setup_of,
    title,
    wilson,
)
from realmgen.games.torchfall.model import Order
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.rules.scoring import SOURCES

BOTS = ("random", "greedy")


@st.composite
def trials(draw):
    players = draw(st.integers(2, 4))
    return Trial(
        option=draw(st.sampled_from(names_for(players))),
        players=players,
        starts=draw(st.sampled_from(["first", "drawn"])),
        bots=tuple(draw(st.lists(st.sampled_from(BOTS), min_size=players, max_size=players))),
        games=draw(st.integers(1, 6)),
        seed=draw(st.text("ab", max_size=3)),
    )


def numbers(counts, name):
    """Counts below a name: `turns/9` is 9 below turns."""
    return {key.removeprefix(f"{name}/"): count for key, count in counts.items() if key.startswith(f"{name}/")}


@settings(max_examples=60)
@given(trials())
def test_counts_add_up(trial):
    counts = played(trial, range(trial.games))
    assert counts["games"] == trial.games
    assert sum(numbers(counts, "wins").values()) == 12 * trial.games
    for name in ("by", "turns", "rounds"):
        assert sum(numbers(counts, name).values()) == trial.games
    assert all(0 <= counts[name] <= trial.games for name in ("broken", "shared", "needed", "turned", "held"))
    assert all(count > 0 for count in counts.values())


@settings(max_examples=40)
@given(trials())
def test_renown_by_source_is_the_renown_there_is(trial):
    """Summed over its games, what each seat gained by source is what its score track rose by."""
    games = [trial.play(number) for number in range(trial.games)]
    counts = Counter()
    for game in games:
        counts.update(counted(game))
    gained = [
        [now - before for now, before in zip(game.state.renown, game.rules.start().renown, strict=True)]
        for game in games
    ]
    for seat in range(trial.players):
        assert sum(numbers(counts, f"renown/{seat}").values()) == sum(game[seat] for game in gained)
    sole = [game.outcome.winners for game in games]
    assert sum(numbers(counts, "winner").values()) == sum(
        game[seats[0]] for game, seats in zip(gained, sole, strict=True) if len(seats) == 1
    )


@settings(max_examples=40)
@given(trials(), st.data())
def test_any_division_of_the_games_counts_the_same(trial, data):
    order = data.draw(st.permutations(range(trial.games)))
    cut = data.draw(st.integers(0, trial.games))
    parts = Counter(played(trial, order[cut:]))
    parts.update(played(trial, order[:cut]))
    assert parts == played(trial, range(trial.games))


def test_another_seed_plays_other_games():
    assert played(Trial(bots=("random",), seed="a"), range(20)) != played(Trial(bots=("random",), seed="b"), range(20))


def test_the_budget_of_positions_is_that_of_the_searching_opponents():
    trial = Trial(option="timed", nodes=40, seed="s")
    rules = Rules(load_setup({"players": 2, "timed_rounds": 8}))
    bots = [bot_of("searching", rules, Budget(40)) for _ in range(2)]
    assert trial.play(3).orders == play_out(rules, bots, "s/3").orders


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_that_of_wilson(wins, games, low, high):
    """Values as printed in tables of the score interval at 95 %."""
    found = wilson(wins, games)
    assert math.isclose(found[0], low, abs_tol=5e-5)
    assert math.isclose(found[1], high, abs_tol=5e-5)


@given(st.integers(1, 5000), st.data())
def test_an_interval_holds_its_share_and_narrows_with_games(games, data):
    wins = data.draw(st.integers(0, games))
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    narrow = wilson(4 * wins, 4 * games)
    assert narrow[1] - narrow[0] < high - low
    mirrored = wilson(games - wins, games)
    assert math.isclose(mirrored[0], 1 - high, abs_tol=1e-9)


def test_nothing_is_known_of_no_games():
    assert wilson(0, 0) == (0.0, 1.0)
    none = Finding(Trial(), Counter())
    assert (none.share(0), none.length("turns"), none.part("needed")) == (0.0, 0.0, 0.0)
    assert not none.fair


def finding(option, first, second, **more):
    counts = Counter({"games": first + second, "wins/0": 12 * first, "wins/1": 12 * second, **more})
    return Finding(Trial(option), counts)


def test_the_fairest_is_the_one_of_whose_evenness_most_is_known():
    even, known, skew = finding("a", 10, 10), finding("b", 1020, 980), finding("c", 1300, 700)
    assert [one.trial.option for one in ranked([skew, even, known])] == ["b", "c", "a"]
    assert [one.fair for one in (even, known, skew)] == [False, True, False]
    assert known.gap == pytest.approx(0.01)
    assert known.worst == pytest.approx(wilson(1020, 2000)[1] - 0.5)


def test_a_game_that_does_not_end_is_not_the_fairest():
    endless, fair = finding("a", 1000, 1000, broken=200), finding("b", 1050, 950)
    assert [one.trial.option for one in ranked([endless, fair])] == ["b", "a"]
    assert not endless.fair
    assert fair.fair


def test_a_shared_victory_is_shared_out():
    """Three who share one each have a third of it, and all wins are as many as games."""
    one = Finding(Trial(players=3), Counter({"games": 1, "wins/0": 4, "wins/1": 4, "wins/2": 4, "shared": 1}))
    assert [one.share(seat) for seat in one.seats] == [pytest.approx(1 / 3)] * 3
    assert one.gap == pytest.approx(0)


def test_lengths_are_told_in_order():
    one = finding("a", 2, 2, **{"turns/12": 1, "turns/9": 2, "turns/10": 1})
    assert one.lengths("turns") == {9: 2, 10: 1, 12: 1}
    assert list(one.lengths("turns")) == [9, 10, 12]
    assert one.length("turns") == 10.0
    assert set(one.renown("winner")) == set(SOURCES)


@pytest.mark.parametrize("name", OPTIONS)
def test_each_option_can_be_played_by_two(name):
    assert name in names_for(2)
    assert title(name)
    assert played(Trial(name, bots=("random",)), range(2))["games"] == 2


def test_TF_069_duels_are_for_two():
    assert {"quiet_strict", "longer_duel", "open_frontier"} & set(names_for(3)) == set()
    with pytest.raises(Unreadable, match="longer_duel for 3: longer_duel is for two"):
        setup_of("longer_duel", 3)


def test_options_can_be_joined():
    setup = setup_of("timed+broken_ring+storm_night", 2)
    assert (setup.timed_rounds, setup.remove_road, setup.scenario) == (8, ("greyfen", "blackpine"), "storm_night")
    assert title("timed+broken_ring") == "Eight rounds + Broken Ring"
    with pytest.raises(Unreadable, match="variant 'nonsense' is not known: one of printed"):
        setup_of("timed+nonsense", 2)


def test_options_that_say_two_things_of_one_cannot_be_joined():
    assert setup_of("timed+timed_race", 2).timed_race
    with pytest.raises(Unreadable, match="more than one of its options sets scenario"):
        setup_of("storm_night+bell_is_broken", 2)
    with pytest.raises(Unreadable, match="more than one of its options sets powers"):
        setup_of("ruined_chapel+high_watch", 2)


@pytest.mark.parametrize(
    ("trial", "fault"),
    [
        (Trial(bots=("clever",)), "bot 'clever' is not known: one of random, greedy, searching"),
        (Trial(players=3, bots=("greedy", "random")), "bots greedy/random: 2 for 3 seats"),
        (Trial(games=0), "games 0 cannot be tried: 1 to 100000"),
        (Trial(nodes=-1), "nodes -1 cannot be tried"),
        (Trial(starts="greyfen/greyfen"), "'greyfen' is given more than once"),
        (Trial("longer_duel+open_frontier"), "longer_duel, open_frontier cannot be together"),
    ],
)
def test_what_cannot_be_tried_says_why(trial, fault):
    assert any(fault in line for line in trial.faults()), trial.faults()


def test_TF_A24_starts_are_drawn_where_an_option_allows_them():
    """At the Open Frontier nobody starts at Dawnmere."""
    assert patterns("open_frontier", 2) == (("blackpine", "redwall"), ("frostgate", "thorn_coast"))
    assert len(patterns("printed", 4)) == 15
    trial = Trial("open_frontier", starts="drawn")
    drawn = {trial.starts_of(number) for number in range(100)}
    assert drawn == {
        ("blackpine", "redwall"),
        ("redwall", "blackpine"),
        ("frostgate", "thorn_coast"),
        ("thorn_coast", "frostgate"),
    }


def test_TF_052_what_the_centre_decides():
    """Played from a position: seat 0 has the centre lit and needs its Renown to get to 5; without it, 4 stand to 0."""
    preset = {"renown": [4, 0], "beacons": {"ashspire": 0}, "to_move": 0}
    rules = Rules(load_setup({"players": 2, "preset": preset}))
    game = play_out(rules, [bot_of("random", rules)] * 2, "s")
    counts = counted(game)
    assert game.outcome.winners == (0,)
    assert (counts["needed"], counts["turned"], counts["held"]) == (1, 0, 1)
    assert counts["renown/0/centre"] == 1


def test_without_the_centre_the_other_would_have_won():
    preset = {"renown": [4, 4], "beacons": {"ashspire": 0, "greyfen": 1, "dawnmere": 1}}
    rules = Rules(load_setup({"players": 2, "preset": preset}))
    assert counted(play_out(rules, [bot_of("random", rules)] * 2, "s"))["turned"] == 1


@pytest.mark.parametrize(("second", "needed", "turned"), [(2, 1, 1), (1, 0, 0), (0, 0, 0)])
def test_TF_055_what_the_centre_decides_where_rounds_are_counted(second, needed, turned):
    """Seat 0 ends with 3, 2 of them of the centre, and more Beacons for a tie; the other with so many."""
    preset = {"renown": [1, second], "beacons": {"ashspire": 0, "dawnmere": 0}, "round": 7}
    rules = Rules(load_setup({"players": 2, "timed_rounds": 8, "preset": preset}))
    game = play_out(rules, [Still(), Still()], "s")
    assert game.state.renown == (3, second)
    counts = counted(game)
    assert (counts["needed"], counts["turned"], counts["held"]) == (needed, turned, 1)


class Still:
    """Marches to and fro."""

    def choose(self, state, dice):
        home = state.wardens[state.to_move]
        return Order(Rules(setup_of("printed", 2)).commands.march(0 if home else state.to_move * 3 + 1), state.to_move)


def test_TF_058_a_shared_victory_is_counted_by_its_parts():
    rules = Rules(load_setup({"players": 2, "timed_rounds": 1}))
    counts = counted(play_out(rules, [Still(), Still()], "s"))
    assert {name: counts[name] for name in ("wins/0", "wins/1", "shared", "by/shared", "broken", "held")} == {
        "wins/0": 6,
        "wins/1": 6,
        "shared": 1,
        "by/shared": 1,
        "broken": 0,
        "held": 0,
    }


def test_TF_A36_a_game_that_is_broken_off_is_judged_as_it_stands():
    rules = Rules(load_setup({"players": 2, "preset": {"renown": [2, 1]}}))
    counts = counted(play_out(rules, [Still(), Still()], "s", limit=10))
    assert (counts["broken"], counts["wins/0"], counts["by/renown"], counts["turns/10"]) == (1, 12, 1, 1)
