"""Rolling one layer again keeps the rest, or says which layer stands in the way."""

from contextlib import suppress
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lore_samples import library

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.generate import generate, reroll
from realmgen.games.bastionland.generate.frame import frame_of
from realmgen.games.bastionland.model import COASTS, LAYERS, WATER, Barrier, Landmark, Options, Realm
from realmgen.games.bastionland.problems import problems

LIBRARY = library()
OWN = {
    "terrain": {"terrain", "area", "regions"},
    "river": {"rivers", "left_out"},
    "holdings": {"holdings", "left_out"},
    "myths": {"myths", "left_out"},
    "landmarks": {"landmarks", "left_out"},
    "barriers": {"barriers", "left_out"},
    "tales": {"myths", "landmarks", "left_out"},
    "names": {"name", "lakes", "rivers", "regions", "holdings", "myths", "landmarks"},
}
shapes = st.builds(
    Options,
    width=st.integers(8, 16),
    height=st.integers(8, 16),
    layout=st.sampled_from(["flat", "pointy"]),
    coast=st.sampled_from(COASTS),
)


def changed(before: Realm, after: Realm) -> set[str]:
    return {f.name for f in fields(Realm) if getattr(before, f.name) != getattr(after, f.name)}


@pytest.mark.parametrize("layer", LAYERS)
@given(options=shapes, seed=st.integers(0, 2**32).map(str))
@settings(max_examples=12)
def test_a_layer_rolled_again_keeps_the_rest_and_breaks_no_rule(layer, options, seed):
    realm = generate(options, seed, LIBRARY)
    again = reroll(realm, layer, f"another {seed}", LIBRARY)
    assert changed(realm, again) <= OWN[layer]
    assert problems(again) == []


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_is_rolled_anew_and_the_same_way_each_time(layer):
    realm = generate(Options(), "again", LIBRARY)
    again = reroll(realm, layer, "other", LIBRARY)
    assert changed(realm, again)
    assert again.seed == "again"
    assert again == reroll(realm, layer, "other", LIBRARY)
    assert again != reroll(realm, layer, "third", LIBRARY)


def test_new_names_leave_all_things_in_their_place():
    realm = generate(Options(coast="coastal"), "names", LIBRARY)
    again = reroll(realm, "names", "other", LIBRARY)
    assert [(h.at, h.kind, h.seat) for h in again.holdings] == [(h.at, h.kind, h.seat) for h in realm.holdings]
    assert again.myths == realm.myths
    assert [held(m) for m in again.landmarks] == [held(m) for m in realm.landmarks]
    assert not {m.name for m in again.landmarks} & {m.name for m in realm.landmarks}
    assert [r.hexes for r in again.regions] == [r.hexes for r in realm.regions]
    assert not {h.name for h in again.holdings} & {h.name for h in realm.holdings}
    assert [h.calling for h in again.holdings] == [h.calling for h in realm.holdings]


def held(mark: Landmark) -> tuple[object, ...]:
    return mark.at, mark.kind, mark.detail, mark.calling, mark.prompt


def test_new_tales_leave_all_places_and_their_names():
    realm = generate(Options(), "tales", LIBRARY)
    again = reroll(realm, "tales", "other", LIBRARY)
    assert [(m.at, m.number) for m in again.myths] == [(m.at, m.number) for m in realm.myths]
    assert not {m.name for m in again.myths} & {m.name for m in realm.myths}
    assert [(m.at, m.kind, m.name) for m in again.landmarks] == [(m.at, m.kind, m.name) for m in realm.landmarks]
    seers = [{m.detail for m in one.landmarks if m.calling} for one in (realm, again)]
    assert len(seers[0] & seers[1]) == 0


def test_where_tales_are_few_those_that_go_come_again():
    few = library(8, 12)
    realm = generate(Options(landmarks=0), "few", few)
    for n in range(8):
        again = reroll(realm, "myths", f"other {n}", few)
        assert all(myth.tale for myth in again.myths)
        assert len({myth.name for myth in again.myths} - {myth.name for myth in realm.myths}) == 2
        assert problems(again) == []


def test_seers_who_were_here_come_again_last():
    few = library(72, 12)
    for n in range(8):
        realm = generate(Options(landmarks=3), f"seers {n}", few)
        again = reroll(realm, "landmarks", "other", few)
        before, after = ({mark.detail for mark in one.landmarks if mark.calling} for one in (realm, again))
        assert len(after) == 3
        assert not before & after


def test_MB_260_new_myths_are_none_that_a_ruin_hints_at():
    few = library(10, 12)
    realm = generate(Options(landmarks=3), "hints", few)
    hints = {mark.detail for mark in realm.landmarks if mark.kind == "ruin"}
    for n in range(6):
        assert not hints & {myth.name for myth in reroll(realm, "myths", f"other {n}", few).myths}


def test_a_realm_without_tales_is_told_some():
    realm = generate(Options(), "bare", library(0, 0))
    assert realm.left_out == ("tales of 6 of 6 myths",)
    again = reroll(realm, "tales", "other", LIBRARY)
    assert again.left_out == ()
    assert all(myth.tale for myth in again.myths)
    assert problems(again) == []


def test_new_terrain_keeps_water_and_land_where_they_were():
    realm = generate(Options(coast="islands"), "terrain", LIBRARY)
    again = reroll(realm, "terrain", "other", LIBRARY)
    pairs = list(zip(realm.terrain, again.terrain, strict=True))
    assert all((a in WATER) == (b in WATER) for a, b in pairs)
    assert sum(a != b for a, b in pairs) > 30


def crowded(realm: Realm) -> Realm:
    """A landmark in every hex that holds nothing else."""
    taken = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    taken |= {label for river in realm.rivers for label in river.path}
    labels = [label for cell, label in enumerate(frame_of(realm.grid).labels) if realm.terrain[cell] not in WATER]
    more = tuple(Landmark(at, "hazard", f"Trap {at} Hill") for at in labels if at not in taken)
    return replace(realm, landmarks=(*realm.landmarks, *more))


def walled(realm: Realm) -> Realm:
    """A barrier on every edge."""
    frame = frame_of(realm.grid)
    pairs = [(a, b) for a in range(frame.size) for b in frame.near[a] if a < b]
    walls = tuple(Barrier((frame.labels[a], frame.labels[b]), "wall") for a, b in pairs)
    return replace(realm, barriers=walls)


def flooded(realm: Realm) -> Realm:
    return replace(realm, terrain=tuple("lake" for _ in realm.terrain))


@pytest.mark.parametrize(
    ("spoil", "layer", "words"),
    [
        (
            lambda realm: crowded(replace(realm, rivers=())),
            "river",
            "the river cannot be rolled again: the landmarks stand in the way; nothing was changed",
        ),
        (lambda realm: crowded(replace(realm, myths=())), "myths", "the landmarks stand in the way"),
        (lambda realm: crowded(replace(realm, holdings=())), "holdings", "the landmarks stand in the way"),
        (walled, "river", "the barriers stand in the way"),
        (flooded, "holdings", "the terrain stands in the way"),
    ],
)
def test_the_layer_in_the_way_is_named(spoil, layer, words):
    realm = spoil(generate(Options(), "way", LIBRARY))
    with pytest.raises(IllegalCommand, match=words):
        reroll(realm, layer, "other", LIBRARY)


def test_an_unknown_layer_is_unreadable():
    with pytest.raises(Unreadable, match=r"layer 'weather' is unknown: choose terrain, .* or tales"):
        reroll(generate(Options(), "x", LIBRARY), "weather", "y", LIBRARY)


@pytest.mark.parametrize("water", WATER)
@pytest.mark.parametrize("layer", LAYERS)
def test_a_realm_that_was_all_flooded_can_be_rolled_again_or_says_why_not(water, layer):
    dry = generate(Options(6, 6), "1", LIBRARY)
    bare = {f.name: () for f in fields(Realm) if isinstance(getattr(dry, f.name), tuple)}
    flooded = replace(dry, **bare | {"terrain": (water,) * 36, "area": (1,) * 36})
    with suppress(IllegalCommand):
        assert set(reroll(flooded, layer, "5", LIBRARY).terrain) == {water}
