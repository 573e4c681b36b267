"""Values that know their line, and the reader that notes every fault."""

import pytest

from realmgen.kit.written import Form, Record, Written


def form(path="", **fields):
    return Form(
        Written({key: Written(value, n) for n, (key, value) in enumerate(fields.items(), 2)}), "f.yaml", [], path
    )


def test_fields_are_taken_once_and_what_is_left_is_unknown():
    read = form(name="  Odo ", age="40", colour="red")
    assert (read.text("name"), read.number("age", 1, 99), read.left) == ("Odo", 40, ("colour",))
    read.finish()
    assert read.faults == ["f.yaml:4: `colour` is unknown: here stand name, age"]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ("", "must be text"),
        ((Written("a"),), "must be text"),
        ({"a": Written("b")}, "must be text: put it in quotes where it holds `: `"),
        ("a\nb", "must be one paragraph: begin it with `>-`, and leave no line in it empty"),
        ("a\u202eb", "holds a sign that cannot be printed: U+202E"),
        ("x" * 11, "is 11 characters long: at most 10"),
    ],
)
def test_texts(value, fault):
    read = form(name=value)
    read.text("name", most=10)
    assert read.faults == [f"f.yaml:2: `name` {fault}"]


@pytest.mark.parametrize("value", ["0", "10", "-1", "1.5", "four", "٤", "", "9" * 5000])
def test_numbers(value):
    read = form(age=value)
    assert read.number("age", 1, 9) == 0
    assert read.faults[0].startswith("f.yaml:2: `age` must be a whole number from 1 to 9")
    assert len(read.faults[0]) < 120


def test_what_is_missing_is_told_with_the_block_it_is_missing_in():
    read = form(seer={"name": Written("Odo", 7)})
    part = read.part("seer")
    assert (part.text("name"), part.text("price")) == ("Odo", "")
    assert read.texts("prompts") == ()
    assert read.part("ability").text("name") == ""
    assert read.faults == [
        "f.yaml:2: `seer.price` is missing",
        "f.yaml:1: `prompts` is missing",
        "f.yaml:1: `ability` is missing",
    ]


def test_what_may_be_left_out_may_be_left_out():
    read = form()
    assert (read.text("note", needed=False), read.number("d6", 1, 6, needed=False), read.faults) == ("", 0, [])


def test_lists_are_counted_and_blocks_in_them_numbered():
    read = form(
        cast=(Written({"name": Written("Odo", 4)}, 3), Written("Maud", 5)), prompts=(Written("a"), Written("b"))
    )
    assert [part.text("name") for part in read.forms("cast")] == ["Odo"]
    assert read.texts("prompts", 3) == ("a", "b")
    assert read.faults == [
        "f.yaml:5: `cast 2` must be `name: value` lines",
        "f.yaml:3: `prompts` must be a list of 3 entries; 2 are there",
    ]


def test_a_header_is_completed_by_the_pack():
    root = Written({"id": Written("owl", 1), "author": Written("me", 2)})
    read = Form.of(Record("birds/owl.yaml", "owl", root, "my-book", {"source": "a book", "licence": "", "author": "x"}))
    assert read.header(Record("", "owl", root, credit={"source": "a book", "licence": "", "author": "x"})) == {
        "source": "a book",
        "licence": "",
        "author": "me",
    }
    assert read.faults == []
