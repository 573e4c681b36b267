"""Journals as text: what is written reads back, and every fault is named with its place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.errors import Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.game import Event
from realmgen.kit.record import (
    Header,
    Line,
    Trail,
    dump_header,
    dump_line,
    follow,
    from_json,
    load_header,
    load_line,
    read_journal,
    to_json,
    write_journal,
)

HEADER = Header("toy", "4711", 1, "2026-01-01T00:00:00.000000+00:00")
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
WHOLE = st.integers(1, 10**6)
DICE = st.integers(2, 100).flatmap(
    lambda sides: st.builds(Rolled, st.just(sides), st.integers(1, sides), TEXT, st.booleans())
)
DATA = st.dictionaries(TEXT, st.one_of(st.integers(), TEXT, st.booleans(), st.lists(TEXT, max_size=2)), max_size=2)
EVENTS = st.lists(st.builds(Event, TEXT, TEXT, DATA, st.booleans()), max_size=2).map(tuple)
ABOUT = st.one_of(st.just({}), *(st.fixed_dictionaries({key: WHOLE}) for key in ("cancels", "redoes", "rules")))


@st.composite
def any_line(draw):
    rolls, drawn = draw(st.lists(DICE, max_size=3).map(tuple)), draw(st.lists(TEXT, max_size=2).map(tuple))
    return Line(draw(WHOLE), draw(TEXT), draw(TEXT), rolls, drawn, draw(EVENTS), **draw(ABOUT))


def command(seq, **more):
    return Line(seq, "2026-01-01T00:00:00.000000+00:00", f"add {seq}", **more)


def undo(seq, cancels):
    return Line(seq, "2026-01-01T00:00:00.000000+00:00", "undo", cancels=cancels)


def redo(seq, redoes):
    return Line(seq, "2026-01-01T00:00:00.000000+00:00", "redo", redoes=redoes)


def test_a_bare_line_and_a_header_read_back():
    assert load_line(dump_line(command(1))) == command(1)
    assert load_header(dump_header(HEADER)) == HEADER
    assert read_journal(write_journal(HEADER, [])) == (HEADER, [])


@given(any_line())
def test_every_line_reads_back(line):
    text = to_json(dump_line(line))
    assert "\n" not in text
    assert load_line(from_json(text, "line")) == line


def test_a_journal_reads_back_with_letters_that_end_a_line_elsewhere():
    odd = command(1, drawn=("a\u2028b\x85c\u2029d\re",))
    assert read_journal(write_journal(HEADER, [odd, undo(2, 1)])) == (HEADER, [odd, undo(2, 1)])


@pytest.mark.parametrize("value", [float("nan"), "\ud800", {"a": float("inf")}])
def test_what_no_file_can_hold_is_refused(value):
    with pytest.raises(Unreadable, match="cannot be saved"):
        to_json(value)


@pytest.mark.parametrize("text", ["", "{", "NaN", "[1,", "[" * 100_000])
def test_text_that_is_no_json_is_refused_with_its_place(text):
    with pytest.raises(Unreadable, match="row 7: not readable as JSON"):
        from_json(text, "row 7")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seq": "1"}, "seq is '1', but should be a whole number"),
        ({"seq": True}, "seq is True, but should be a whole number"),
        ({"seq": None}, "seq is missing"),
        ({"command": 3}, "command is 3, but should be text"),
        ({"colour": "red"}, "'colour' is not known"),
        ({"rolls": [[6, 7, "", False]]}, "roll [6, 7, '', False] should be"),
        ({"rolls": [[6, 1]]}, "roll [6, 1] should be"),
        ({"drawn": [1]}, "drawn entry 1 should be text"),
        ({"events": [{"kind": "x"}]}, "event 1: text is missing"),
        ({"events": [{"kind": "x", "text": "", "data": []}]}, "event 1: data is []"),
        ({"events": ["x"]}, "event 1: an object is wanted"),
        ({"cancels": 1, "redoes": 1}, "only one of cancels, redoes and rules"),
    ],
)
def test_a_damaged_line_is_refused(change, fault):
    with pytest.raises(Unreadable) as error:
        load_line(dump_line(command(1)) | change, "row 3")
    assert any(line.startswith("row 3") and fault in line for line in error.value.faults)


def test_all_faults_are_told_at_once():
    rows = [json.dumps(dump_header(HEADER) | {"seed": 1}), "{", json.dumps({"seq": 1, "time": 2})]
    with pytest.raises(Unreadable) as error:
        read_journal("\n".join(rows) + "\n")
    assert [fault.split(":")[0] for fault in error.value.faults] == ["row 1", "row 2", "row 3", "row 3"]


def test_an_empty_journal_and_a_newer_format_are_refused():
    with pytest.raises(Unreadable):
        read_journal("")
    with pytest.raises(Unreadable, match="format 2 is newer than this program"):
        load_header(dump_header(HEADER) | {"format": 2})


def test_the_trail_knows_what_stands_and_what_can_be_redone():
    trail = follow([command(1), command(2), command(3), undo(4, 3), undo(5, 2), redo(6, 2)])
    assert (trail.head, trail.undone, trail.standing()) == (2, [3], [1, 2])
    trail.take(command(7))
    assert (trail.head, trail.undone, trail.standing()) == (7, [], [1, 2, 7])
    assert trail.after == {1: 0, 2: 1, 3: 2, 7: 2}


def test_nothing_stands_behind_a_seam():
    trail = follow([command(1), command(2, rules=2), command(3)])
    assert trail.standing() == [2, 3]
    trail.take(undo(4, 3))
    with pytest.raises(Unreadable, match="line 5 undoes line 2"):
        trail.take(undo(5, 2))


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ([command(2)], "line 1 is missing"),
        ([command(1), command(3)], "line 2 is missing"),
        ([undo(1, 0)], "the last standing command is none"),
        ([command(1), command(2), undo(3, 1)], "line 3 undoes line 1, but the last standing command is 2"),
        ([command(1), redo(2, 1)], "line 2 redoes line 1, but the one to redo is none"),
        ([command(1), command(2), undo(3, 2), undo(4, 1), redo(5, 2)], "but the one to redo is 1"),
        ([command(1), undo(2, 1), command(3), redo(4, 1)], "but the one to redo is none"),
    ],
)
def test_a_journal_that_does_not_fit_together_is_refused(lines, fault):
    with pytest.raises(Unreadable, match=fault):
        read_journal(write_journal(HEADER, lines))


@given(st.lists(st.sampled_from(["do", "undo", "redo"]), max_size=60))
def test_the_trail_agrees_with_two_plain_stacks(moves):
    trail, done, undone, seq = Trail(), [], [], 0
    for move in moves:
        if move == "do":
            line, done, undone = command(seq + 1), [*done, seq + 1], []
        elif move == "undo" and done:
            undone.append(done.pop())
            line = undo(seq + 1, undone[-1])
        elif move == "redo" and undone:
            done.append(undone.pop())
            line = redo(seq + 1, done[-1])
        else:
            continue
        trail.take(line)
        seq += 1
        assert (trail.standing(), trail.undone, trail.length) == (done, undone, seq)
