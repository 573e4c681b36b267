"""Records of Torchfall: text and JSON, both ways, kept as they were written; undo by replay."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.formats import is_record, read, record_of, write_json, write_text
from realmgen.games.torchfall.match import Match, replay
from realmgen.games.torchfall.model import Setup

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("torchfall-*.txt"))
TEXT = 'game: "torchfall"\nplayers: 2\nfirst: 0\n\n1. 0: lay frostgate-blackpine\n2. march ashspire\n3. 0: light\n'
JSON = (
    '{"game":"torchfall","setup":{"players":2,"first":0},'
    '"commands":["0: lay frostgate-blackpine","march ashspire","0: light"]}\n'
)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_kept_records_are_written_as_they_were_read(path):
    text = path.read_text(encoding="utf-8")
    assert write_text(read(text)) == text
    assert write_text(read(write_json(read(text)))) == text
    assert all(not one.reason for one in replay(read(text).rules, read(text).orders))


def test_text_and_json_are_twins_with_every_word_kept():
    assert write_json(read(TEXT)) == JSON
    assert write_text(read(JSON)) == TEXT
    assert read(TEXT).orders == read(JSON).orders


def test_a_command_needs_no_number_and_no_seat_and_ends_as_lines_do_anywhere():
    loose = "players: 2\r\n\r\nmarch ashspire\r\n2. 0:march greyfen"
    assert [str(order) for order in read(loose).orders] == ["march ashspire", "0: march greyfen"]


def test_a_record_is_told_from_other_files():
    assert is_record(TEXT)
    assert is_record(JSON)
    assert is_record('{ "setup": {}}')
    assert not is_record('{"realmgen":"campaign"}')
    assert not is_record("0101 forest")
    assert not is_record("")


def test_an_empty_record_is_none():
    with pytest.raises(Unreadable, match="the record is empty"):
        read(" \n")


@given(st.one_of(st.text(st.characters(codec="utf-8")), st.integers()))
def test_a_seed_of_any_kind_comes_back(seed):
    record = record_of(Setup(seed=seed), ())
    assert read(write_text(record)).rules.setup.seed == seed
    assert write_text(read(write_json(record))) == write_text(record)


def test_undo_goes_back_to_the_start():
    match = Match.of(load_setup({"players": 2, "powers": {"ashspire": "ash_bridge"}}))
    states = [match.state]
    for text in (
        "lay blackpine-greyfen",
        "march ashspire",
        "rekindle blackpine-greyfen ashspire-greyfen",
        "1: march thorn_coast",
    ):
        match = match.do(text)
        states.append(match.state)
    assert list(map(str, match.orders))[1:] == [
        "0: march ashspire",
        "0: rekindle blackpine-greyfen ashspire-greyfen",
        "1: march thorn_coast",
    ]
    while match.orders:
        assert match.state == states.pop()
        match = match.undo()
    assert [match.state] == states
    with pytest.raises(IllegalCommand, match="nothing to take back"):
        match.undo()


def test_a_game_refuses_what_is_not_allowed_and_stays_as_it_is():
    match = Match.of(Setup())
    with pytest.raises(IllegalCommand, match="it is not seat 1's turn"):
        match.do("1: march ashspire")
    with pytest.raises(Unreadable):
        match.do("fly")
    assert match.orders == ()


def test_a_refused_order_costs_nothing():
    record = read(json.dumps({"game": "torchfall", "setup": {"players": 2}, "commands": ["light", "march greyfen"]}))
    first, second = replay(record.rules, record.orders)
    assert (first.reason != "", first.gains, first.state) == (True, (), record.rules.start())
    assert (second.reason, second.state.left) == ("", 1)
