"""The head start, an option of ours, and the fair duel that it makes at the broken bell."""

import pytest
from torchfall_naive import Naive
from torchfall_naive import perft as naive_perft
from torchfall_samples import Table, path

from realmgen.errors import Unreadable
from realmgen.games.torchfall.bots import Budget, bot_of, play_out
from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.lab.options import keys_of
from realmgen.games.torchfall.problems import remarks
from realmgen.games.torchfall.rules import Rules

FAIR = {"players": 2, "scenario": "bell_is_broken", "head_start": True}


def test_who_does_not_open_has_one_renown_from_the_start():
    assert Table(**FAIR).renown == [0, 1]
    assert Table(first=1, **FAIR).renown == [1, 0]
    assert Table(head_start=False).renown == [0, 0]
    assert Table({"renown": [3, 2]}, **FAIR).renown == [3, 2]


def test_a_head_start_counts_towards_the_target():
    network = path(1, "redwall", "thorn_coast", "greyfen", "blackpine", "frostgate")
    table = Table({"torches": network, "to_move": 1, "round": 1}, **FAIR)
    for _ in range(3):
        assert table.idle() == ("network",)
        table.idle()
    assert (table.renown, table.over) == ([0, 4], False)
    table.idle()
    assert (table.renown, table.winner) == ([0, 5], [1])


def test_a_head_start_is_kept_in_records_and_left_out_where_there_is_none():
    setup = load_setup(FAIR)
    assert dump_setup(setup) == FAIR
    assert "head_start" not in dump_setup(load_setup({"players": 2, "head_start": False}))
    assert keys_of("fair_duel") == {key: FAIR[key] for key in ("scenario", "head_start")}


@pytest.mark.parametrize("players", [3, 4])
def test_a_head_start_is_for_two(players):
    with pytest.raises(Unreadable, match=f"head_start is for two: players is {players}, but should be 2"):
        load_setup({"players": players, "head_start": True})
    assert Rules(load_setup({"players": players})).start().renown == (0,) * players


def test_a_head_start_where_ashspire_pays_is_remarked_upon():
    assert any("head start" in remark for remark in remarks(load_setup({"head_start": True})))
    assert not any("head start" in remark for remark in remarks(load_setup(FAIR)))


def test_a_head_start_changes_no_way_to_play():
    rules = Rules(load_setup(FAIR))

    def perft(state, depth):
        legal = rules.legal(state)
        return len(legal) if depth == 1 else sum(perft(rules.apply(state, one), depth - 1) for one in legal)

    counts = [perft(rules.start(), depth) for depth in range(1, 5)]
    assert counts == [naive_perft(Naive(FAIR, ["blackpine", "redwall"]), depth) for depth in range(1, 5)]
    assert counts[:2] == [6, 48]


def test_both_seats_win_fair_duels():
    """Few games, so the bounds are wide; the printed game, where the opener wins them all, falls outside."""
    rules = Rules(load_setup(FAIR))
    bots = [bot_of("searching", rules, Budget(nodes=300))] * 2
    games = [play_out(rules, bots, f"fair {number}") for number in range(30)]
    assert all(game.ended for game in games)
    assert 0.25 <= sum(game.outcome.winners == (0,) for game in games) / len(games) <= 0.75
