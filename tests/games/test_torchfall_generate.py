"""Set-ups drawn by seed."""

from collections import Counter

import pytest

from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.generate import draw
from realmgen.games.torchfall.problems import problems, remarks

SEEDS = [f"board-{number}" for number in range(300)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_drawn_can_be_played_and_has_an_effect(players):
    for seed in SEEDS:
        setup = draw(seed, players)
        assert (problems(setup), remarks(setup)) == ([], [])
        assert load_setup(dump_setup(setup)) == setup


def test_the_same_seed_draws_the_same_and_others_differ():
    drawn = [draw(seed) for seed in SEEDS]
    assert drawn == [draw(seed) for seed in SEEDS]
    assert len({setup.starts for setup in drawn}) == 6


def test_every_variant_is_drawn_some_time():
    drawn = [draw(seed) for seed in SEEDS]
    for key in ("remove_road", "extra_road", "scenario", "quiet_strict", "longer_duel", "open_frontier", "first"):
        assert len({getattr(setup, key) for setup in drawn}) > 1
    powers = Counter(len(setup.powers) for setup in drawn)
    assert set(powers) == {0, 1, 2}
