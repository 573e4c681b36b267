"""Packages with anything wrong in them: what is read can be rolled on, and nothing but refusals is raised."""

import copy
import json
from contextlib import suppress

import pytest
from datasworn_samples import as_bytes, covers, expansion, new, newest, npm, old
from hypothesis import given, settings
from hypothesis import strategies as st

from realmgen.errors import RealmgenError
from realmgen.games.ironsworn.datasworn import additions, read_package
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.kit.chance import Dice
from realmgen.service.datasworn import look_at, recognised

SAMPLES = (old(), new(), newest(), expansion())
IDS = ("ashland/oracles/sky/wide", "oracle_rollable:ashnew/feast/food", "*/oracles/**", "classic/moves/a/b", "")
MARKED = (
    "[x](id:ashland/oracles/sky/wide)",
    "{{table:}}",
    "{{text>a/oracles/b/c}}",
    "__a",
    "[](",
    "**",
    "\ud800",
    "\x00",
)
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(IDS + MARKED)
)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(("min", "max", "roll", "rows", "_id", "text", "contents", "name")), inner, max_size=4
        )
    ),
    max_leaves=8,
)


def places(value, at=()):
    """Every place in JSON, the whole among them."""
    yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from places(item, (*at, key))


def put(value, at, new_):
    """JSON with another value at a place."""
    if not at:
        return new_
    inner = value
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = new_
    return value


def spoilt(sample, edits):
    """A package in which some values are replaced by any others."""
    raw = copy.deepcopy(SAMPLES[sample])
    for at, new_ in edits:
        there = [place for place in places(raw) if place]
        raw = put(raw, there[at % len(there)], new_) if there else raw
    return raw


SPOILT = st.builds(
    spoilt, st.integers(0, len(SAMPLES) - 1), st.lists(st.tuples(st.integers(0, 10**6), JSON), min_size=1, max_size=6)
)


def check(package):
    """What was read can be used."""
    found = additions(package)
    for oracle in found.oracles.values():
        assert covers(oracle)
        assert all(row.text and 1 <= then.times <= 10 for row in oracle.rows for then in row.then)
        assert all(not then.oracle or then.oracle in found.oracles for row in oracle.rows for then in row.then)
        roll(oracle, found.oracles, Dice("ash"))
    for truth in found.truths.values():
        assert len(truth.options) == len(truth.shares)
        assert truth.shares[-1] == 100
    assert all(line.isprintable() for line in package.remarks)


@settings(max_examples=150, deadline=None)
@given(SPOILT)
def test_a_spoilt_package_is_read_as_far_as_it_goes(raw):
    with suppress(RealmgenError):
        check(read_package(raw))


@settings(max_examples=60, deadline=None)
@given(SPOILT)
def test_a_spoilt_file_is_read_or_refused(raw):
    data = json.dumps(raw).encode()
    with suppress(RealmgenError):
        for report in look_at(data):
            assert report.counts is not None


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200), st.integers(0, 10_000), st.sampled_from((as_bytes(old()), npm(new()))))
def test_bytes_are_a_package_or_none(junk, at, data):
    for spoiled in (junk, data[:at], data[:at] + junk + data[at:], b"\x1f\x8b" + junk, b"PK\x03\x04" + junk):
        with suppress(RealmgenError):
            look_at(spoiled)
        recognised(spoiled)


@pytest.mark.parametrize("key", ["oracles", "moves", "assets", "npcs", "atlas", "truths", "rarities", "delve_sites"])
@pytest.mark.parametrize(
    "value", [None, 5, "x", [], [1], {"a": 1}, {"a": {}}, {"a": {"contents": 5, "collections": []}}]
)
def test_a_section_may_be_anything(key, value):
    raw = old()
    raw[key] = value
    check(read_package(raw))


@pytest.mark.parametrize("text", [
    '{"_id":"ashland","datasworn_version":"0.1.0","oracles":' + "[" * 150 + "]" * 150 + "}",
    '{"_id":"ashland","datasworn_version":"0.1.0","oracles":' + "[" * 100_000 + "}",
    '{"_id":"Not Fit","datasworn_version":"0.1.0"}',
    '{"_id":"' + "a" * 99 + '","datasworn_version":"0.1.0"}',
    '{"_id":"ashland","datasworn_version":NaN}',
    "[]",
    "",
])  # fmt: skip
def test_files_that_cannot_be_packages_are_refused(text):
    with pytest.raises(RealmgenError):
        look_at(text.encode())


def test_a_number_beyond_all_bounds_is_left_out():
    text = json.dumps(old()).replace('"min": 51', '"min": 1e999', 1)
    (report,) = look_at(text.encode())
    assert report.id == "ashland"


def test_remarks_give_no_orders_to_a_terminal():
    raw = old()
    raw["npcs"] = {"a\x1b[2J": {"contents": {"b\x85": {}}}}
    assert all(line.isprintable() for line in read_package(raw).remarks)
