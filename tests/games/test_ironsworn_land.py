"""The land of a world: nine regions that touch as they should, on their own ground (IS-506, IS-516, IS-A13)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ironworld_samples import SEEDS, SIZES, made

from realmgen.games.ironsworn.borders import ACROSS, LINKS, islands_off, links, stretches, touching
from realmgen.games.ironsworn.generate.land import lay_land
from realmgen.games.ironsworn.generate.land.plans import PLANS
from realmgen.games.ironsworn.model import GROUNDS, REGIONS
from realmgen.games.ironsworn.travel import EDGES, regions_path
from realmgen.games.ironsworn.view import scene
from realmgen.kit.frame import frame_of
from realmgen.kit.hex import Grid

MEANT = {(1, 2), (2, 3), (2, 4), (2, 5), (3, 4), (3, 5), (3, 6), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9)}
"""The graph of IS-A13."""


def land_of(seed, size=(25, 33)):
    grid = Grid(*size)
    return grid, frame_of(grid), lay_land(grid, seed)


def heights(grid, regions):
    """By region how far down its middle lies, from 0 to 1."""
    rows = {n: [grid.offset(c)[1] for c, now in enumerate(regions) if now == n] for n in range(1, 10)}
    return {n: sum(found) / len(found) / grid.height for n, found in rows.items()}


def test_IS_516_IS_A13_the_graph_of_regions_is_the_ledgers():
    assert {(1, 2), (7, 8), (8, 9)} <= set(LINKS)
    assert set(LINKS) == set(EDGES) == MEANT
    assert len(LINKS) == len(MEANT)


@given(SEEDS, SIZES)
@settings(max_examples=60, deadline=None)
def test_IS_506_IS_516_nine_regions_touch_as_they_should_and_in_no_other_way(seed, size):
    _grid, frame, land = land_of(seed, size)
    regions = [int(sign) for sign in land.regions]
    assert set(regions) == set(range(10))
    assert touching(frame, regions) == MEANT - {ACROSS}
    for region in range(2, 10):
        assert len(list(stretches(frame, [now == region for now in regions]))) == 1, REGIONS[region]
    assert islands_off(frame, regions) == ""


@given(SEEDS, SIZES)
@settings(max_examples=40, deadline=None)
def test_every_hex_has_ground_of_its_region_and_lakes_belong_to_one(seed, size):
    _, _, land = land_of(seed, size)
    for region, ground in zip(land.regions, land.ground, strict=True):
        assert ground in GROUNDS
        assert (ground == "~") == (region == "0")
    assert "l" in {ground for region, ground in zip(land.regions, land.ground, strict=True) if region == "4"}


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_the_flooded_lands_are_ringed_and_the_islands_have_the_sea_all_round(seed):
    _, frame, land = land_of(seed)
    for cell, region in enumerate(land.regions):
        beside = {land.regions[n] for n in frame.near[cell]}
        if region == "4":
            assert beside <= {"2", "3", "4", "5"}
        if region == "1":
            assert beside <= {"0", "1"}


@given(SEEDS)
@settings(max_examples=30, deadline=None)
def test_regions_lie_from_the_wastes_in_the_north_to_the_islands_in_the_south(seed):
    grid, _, land = land_of(seed)
    at = heights(grid, [int(sign) for sign in land.regions])
    assert at[9] < at[8] < at[7] < at[6] < min(at[3], at[5])
    assert max(at[3], at[5]) < at[2] < at[1]


@given(SEEDS)
@settings(max_examples=30, deadline=None)
def test_each_region_is_mostly_what_it_is_told_of(seed):
    _, _, land = land_of(seed)
    for region, most in {"3": "f", "4": "mbl", "5": "pxhfv", "6": "fh", "7": "hxv", "8": "^", "9": "*"}.items():
        found = [ground for now, ground in zip(land.regions, land.ground, strict=True) if now == region]
        assert sum(ground in most for ground in found) * 2 > len(found), REGIONS[int(region)]
    assert "v" in {ground for now, ground in zip(land.regions, land.ground, strict=True) if now == "8"}


@given(SEEDS)
@settings(max_examples=30, deadline=None)
def test_the_passage_leads_from_the_hills_through_the_veils_to_the_wastes(seed):
    _, frame, land = land_of(seed)
    ways = [now == "8" and ground == "v" for now, ground in zip(land.regions, land.ground, strict=True)]
    ends = [{land.regions[n] for cell in part for n in frame.near[cell]} for part in stretches(frame, ways)]
    assert any({"7", "9"} <= beside for beside in ends)


@given(SEEDS, SIZES)
@settings(max_examples=40, deadline=None)
def test_rivers_run_from_land_over_neighbours_into_water_or_a_river(seed, size):
    _, frame, land = land_of(seed, size)
    assert len(land.rivers) >= 3
    for river in land.rivers:
        assert all(b in frame.near[a] for a, b in pairwise(river))
        assert "~" not in {land.ground[cell] for cell in river[:-1]}
        others = {cell for other in land.rivers if other is not river for cell in other}
        assert land.ground[river[-1]] in "~l" or river[-1] in others
    lagoon = [river for river in land.rivers if land.ground[river[0]] == "l" and land.regions[river[0]] == "4"]
    assert lagoon, "the lagoon has a way to the sea"
    assert land.ground[lagoon[0][-1]] == "~"


def test_the_same_seed_gives_the_same_land_and_another_one_another():
    grid = Grid(25, 33)
    assert lay_land(grid, "one") == lay_land(grid, "one")
    assert len({lay_land(grid, str(n)).regions for n in range(20)}) == 20


def test_plans_are_all_of_a_size_and_name_the_nine_regions_but_the_islands():
    assert len({(len(plan), *map(len, plan)) for plan in PLANS}) == 1
    for plan in PLANS:
        assert {sign for row in plan for sign in row} == set(".23456789")


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan[0].strip("."))
@given(SIZES, st.booleans())
@settings(max_examples=30, deadline=None)
def test_a_plan_that_is_not_bent_is_right_in_every_size(plan, size, mirrored):
    from realmgen.games.ironsworn.generate.land import shape
    from realmgen.kit.chance import Dice

    frame, dice = frame_of(Grid(*size)), Dice("plain")
    plan = tuple(row[::-1] for row in plan) if mirrored else plan
    regions = shape._mended(frame, shape._bent(frame, plan, 0.0, dice))
    shape._fjords(frame, regions, dice)
    shape._chain(frame, regions, dice)
    assert shape.borders_hold(frame, regions)
    assert shape.islands_lie(frame, regions)


def test_a_journey_goes_by_the_map_as_it_was_changed():
    world = made()
    assert set(links(world)) == MEANT
    cell = next(c for c, region in enumerate(world.regions) if region == "7")
    bridged = world.regions[:cell] + "3" + world.regions[cell + 1 :]
    from dataclasses import replace

    assert (3, 7) in links(replace(world, regions=bridged))
    assert regions_path(3, 7, links(replace(world, regions=bridged))) == (3, 7)
    assert regions_path(3, 7, links(world)) == (3, 6, 7)
    assert links(replace(world, regions="5" * world.grid.size)) == LINKS


def test_IS_506_the_regions_map_has_nine_numerals_with_their_names():
    drawn = scene(made(), numerals=True)
    seals = {mark.text: mark.name for mark in drawn.marks}
    assert seals == {str(n): REGIONS[n] for n in range(1, 10)}
    assert {area.name for area in drawn.titles} == set(REGIONS[1:])
    listed = {entry.style: entry.caption for group in drawn.legend for entry in group.entries if entry.swatch == "seal"}
    assert listed == seals
