"""What was measured of Torchfall's options and came along: whole, at one budget, and still what the same games give."""

import pytest

from realmgen.games.torchfall.lab import OPTIONS, names_for, played
from realmgen.service.lab import FAIR, fairest, measured, ranked

SEARCHING, WEAKER = ("searching",), (("greedy",), ("random",))


def findings(players, bots):
    return {
        one.trial.option: one for one in measured().findings if (one.trial.players, one.trial.bots) == (players, bots)
    }


def test_every_option_was_played_by_searching_opponents_at_one_budget():
    found = findings(2, SEARCHING)
    assert set(found) == set(OPTIONS)
    assert len({(one.trial.nodes, one.trial.seed, one.trial.starts) for one in found.values()}) == 1
    assert min(one.games for one in found.values()) >= 2000


@pytest.mark.parametrize("bots", WEAKER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_was_played_by_weaker_opponents(bots, players):
    found = findings(players, bots)
    assert set(found) == set(names_for(players))
    assert min(one.games for one in found.values()) >= 2000


def test_all_games_that_were_asked_for_were_counted():
    for one in measured().findings:
        assert one.games == one.trial.games
        assert sum(one.counts[f"wins/{seat}"] for seat in one.seats) == 12 * one.games
        assert sum(one.lengths("turns").values()) == sum(one.lengths("rounds").values()) == one.games


def test_the_opener_is_strong_in_the_printed_game_and_a_labelled_option_is_fair():
    found = findings(2, SEARCHING)
    assert found["printed"].interval(0)[0] > 0.8
    best = fairest(ranked(found.values()))
    assert best
    assert best.fair
    assert all(0.5 - FAIR <= end <= 0.5 + FAIR for seat in best.seats for end in best.interval(seat))


@pytest.mark.parametrize("option", ["printed", "fair_duel", "timed"])
def test_games_of_it_played_again_are_among_those_counted(option):
    """However the rules or the opponents change, this tells that it is to be measured anew."""
    one = findings(2, SEARCHING)[option]
    again = played(one.trial, range(12))
    assert {name: count for name, count in again.items() if count > one.counts[name]} == {}


@pytest.mark.parametrize("players", [2, 4])
def test_quick_games_of_it_are_among_those_counted(players):
    for bots in WEAKER:
        for option, one in findings(players, bots).items():
            again = played(one.trial, range(5))
            assert {name: count for name, count in again.items() if count > one.counts[name]} == {}, option
