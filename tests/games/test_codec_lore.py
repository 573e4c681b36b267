"""Myths and Knights to JSON and back without loss."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.codec.lore import calling_json, calling_of, tale_json, tale_of
from realmgen.games.bastionland.lore import Actor, Calling, Credit, Seer, Stats, Tale, read_stats
from realmgen.games.bastionland.lore.model import LANDMARK_KINDS, SIGHTINGS, WITNESSES
from realmgen.kit.record import from_json, to_json

TEXT = st.text(st.characters(categories=["L", "N", "P", "S", "Zs"]), max_size=40)
NAME = TEXT.filter(str.strip)
ATTACK = st.from_regex(r"[a-z]{1,9}( [a-z]{1,9})? [2-4]?d(4|6|8|10|12)( (hefty|long|slow))?( blast)?", fullmatch=True)
VIRTUE = st.integers(0, 19)
STATS = st.builds(
    Stats, VIRTUE, VIRTUE, VIRTUE, st.integers(0, 20), st.integers(0, 4), st.lists(ATTACK, max_size=3).map(tuple)
)
CREDIT = st.builds(Credit, TEXT, TEXT, TEXT, TEXT)
PLACE = {"d6": st.integers(0, 6), "d12": st.integers(0, 12), "credit": CREDIT}


def by(keys):
    return st.fixed_dictionaries(dict.fromkeys(keys, TEXT))


TALES = st.builds(
    Tale,
    id=NAME,
    name=NAME,
    truth=TEXT,
    omens=st.tuples(*[TEXT] * 6),
    cast=st.lists(st.builds(Actor, TEXT, STATS, TEXT), max_size=3).map(tuple),
    left_alone=TEXT,
    known=by(WITNESSES),
    weakness=TEXT,
    cure=TEXT,
    hex=TEXT,
    prompts=by(LANDMARK_KINDS),
    shape=by(SIGHTINGS) | st.just({}),
    **PLACE,
)
CALLINGS = st.builds(
    Calling,
    id=NAME,
    name=NAME,
    belongings=st.lists(TEXT, max_size=4).map(tuple),
    ability=TEXT,
    ability_text=TEXT,
    passion=TEXT,
    seer=st.builds(Seer, TEXT, TEXT, TEXT, TEXT),
    prompts=st.tuples(TEXT, TEXT, TEXT),
    **PLACE,
)


def through(read, stored):
    fields = Fields(from_json(to_json(stored), "it"), "it", [])
    found = read(fields)
    assert fields.faults == []
    return found


@given(STATS)
def test_MB_M8_a_stat_block_reads_back(stats):
    assert read_stats(str(stats)) == stats


@given(TALES)
def test_a_myth_reads_back(tale):
    assert through(tale_of, tale_json(tale)) == tale


@given(CALLINGS)
def test_a_knight_reads_back(calling):
    assert through(calling_of, calling_json(calling)) == calling


@given(TALES)
def test_every_fault_of_a_stored_myth_is_named(tale):
    stored = tale_json(tale) | {
        "omens": ["one", 2],
        "cast": [{"name": "Odo", "stats": "VIG 8"}],
        "truth": None,
        "d6": 9,
    }
    del stored["cure"]
    stored["known"] = {"vassals": "wax"}
    fields = Fields(stored, "tale", [])
    tale_of(fields)
    named = " ".join(fields.faults)
    for place in ("omens", "omens.2", "cast[0].stats", "truth", "d6", "cure", "known.knights", "known.seers"):
        assert f"tale.{place}" in named


@pytest.mark.parametrize("read", [tale_of, calling_of])
def test_what_is_no_object_is_a_fault(read):
    fields = Fields([], "tale", [])
    read(fields)
    assert fields.faults[0] == "tale: a list is not an object"
