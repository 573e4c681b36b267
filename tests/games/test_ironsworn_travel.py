"""Ranks of journeys by the regions they lead through, and journeys kept by command."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ironland_samples import after, do
from quest_samples import tale, world

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.model import shifted
from realmgen.games.ironsworn.travel import ABROAD, EDGES, between, ranked, regions_path

REGION = st.integers(1, 9)


def rank(*args, **kwargs):
    return ranked(*args, **kwargs).rank


def test_IS_500_a_moderate_way_inside_a_region_is_troublesome():
    assert rank(5, 5) == "troublesome"


def test_IS_501_a_long_or_rough_way_inside_a_region_is_dangerous():
    assert rank(5, 5, "long") == rank(5, 5, rough=True) == "dangerous"
    assert ranked(5, 5, "long", rough=True).reason == "It stays in the Havens, but the way is long and rough."


def test_IS_502_from_the_havens_to_the_hinterlands_is_formidable():
    assert (ranked(5, 6).rank, ranked(5, 6).path) == ("formidable", (5, 6))


def test_IS_503_from_the_havens_to_the_tempest_hills_by_the_hinterlands_is_extreme():
    found = ranked(5, 7)
    assert (found.rank, found.path) == ("extreme", (5, 6, 7))
    assert found.reason == "It leads through several regions: the Havens, the Hinterlands and the Tempest Hills."


def test_IS_504_from_the_barrier_islands_to_the_shattered_wastes_or_to_another_land_is_epic():
    for near in (1, 2, 4):
        assert rank(near, 9) == rank(9, near) == "epic"
    assert rank(3, 9) == rank(5, 9) == "extreme"
    assert rank(ABROAD, 5) == rank(5, ABROAD) == "epic"


def test_IS_505_IS_663_a_suggested_rank_may_be_lowered_or_raised():
    assert rank(5, 6) == "formidable"
    assert shifted("formidable", -1) == "dangerous"
    assert do(tale(), "journey 5 6").state.journeys[0].rank == "formidable"
    assert do(tale(), "journey 5 6 dangerous").state.journeys[0].rank == "dangerous"
    assert do(tale(), 'journey 5 6 {"shift":-1}').state.journeys[0].rank == "dangerous"
    assert do(tale(), 'journey 5 6 {"shift":1}').state.journeys[0].rank == "extreme"


@given(REGION, REGION)
def test_ways_are_the_same_both_ways_and_shortest(start, end):
    path = regions_path(start, end)
    assert (path[0], path[-1]) == (start, end)
    assert len(set(path)) == len(path)
    assert len(path) == len(regions_path(end, start))
    assert rank(start, end) == rank(end, start)
    assert all((a, b) in EDGES or (b, a) in EDGES for a, b in pairwise(path))


def test_a_graph_of_ones_own_gives_other_ways():
    assert regions_path(1, 9, ((1, 9),)) == (1, 9)
    assert regions_path(1, 8, ((1, 9),)) == ()
    assert ranked(3, 8, edges=((1, 9),)).rank == "epic"


def test_the_way_on_the_map_says_how_long_and_how_rough_it_is():
    here = world()
    assert between(here, 5, 25).rank == "troublesome"
    assert between(here, 5, 6).rank == "formidable"
    rough = replace(here, ground="^" * here.grid.size)
    assert between(rough, 5, 25).rank == "dangerous"
    tall = replace(here.places[4], number=99, cell=here.places[4].cell - 1)
    far = replace(here, regions="5" * here.grid.size, places=(*here.places, replace(tall, cell=0)))
    assert between(far, 8, 99).rank == "dangerous"
    assert between(here, 5, 0).rank == "epic"
    with pytest.raises(NotFound, match="no place 77"):
        between(here, 5, 77)


def test_a_journey_is_marked_and_ends():
    state = do(tale(), "journey 5 6").state
    assert state.journeys[0].rank == "formidable"
    state = after(state, "onward 1", "onward 1 2")
    assert state.journeys[0].ticks == 12
    step = do(state, "arrive 1")
    assert (step.state.journeys[0].state, step.events[0].text) == (
        "arrived",
        "Arrived from Sova to Winterhome, with a progress score of 3.",
    )
    with pytest.raises(IllegalCommand, match="this journey is arrived"):
        do(step.state, "onward 1")
    assert do(state, "turn-back 1").state.journeys[0].state == "given up"


def test_a_journey_may_be_corrected_and_told_in_words():
    state = after(tale(), 'journey 5 0 dangerous {"text":"up the river until it ends"}', 'reckon 1 {"ticks":5}')
    assert state.journeys[0].ticks == 5
    assert do(state, "onward 1").events[0].text == "On the way up the river until it ends: 3 boxes and 1 tick."
    with pytest.raises(IllegalCommand, match="0 to 40 ticks"):
        do(state, 'reckon 1 {"ticks":41}')


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("journey 5 5", "leads somewhere else"),
        ("journey 5 77", "no place 77"),
        ("onward 3", "no journey 3"),
    ],
)
def test_what_is_no_journey_is_refused(text, why):
    with pytest.raises((IllegalCommand, NotFound), match=why):
        do(tale(), text)
