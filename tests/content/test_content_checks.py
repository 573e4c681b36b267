"""The checks of our own content must be able to fail: each finds what is planted."""

import content_checks as checks
import pytest

HEADER = "source: us\nlicence: CC BY 4.0\nauthor: us\n"
PLAIN = "A reeve counts goats twice and loses one. His clerk, asleep on the tally, holds its bell against her chest."


def myth(id, *omens, shape="", **fields):
    shape = shape or f"{{face: {id}, danger: b, asks: c, ends: {id}}}"
    lines = ["omens:", *(f"  - {omen}" for omen in omens)] if omens else []
    more = [f"{key}: {text}" for key, text in fields.items()]
    return "\n".join([f"id: {id}", f"{HEADER}shape: {shape}", *lines, *more, ""])


@pytest.fixture
def found(tmp_path):
    """`found(one=text, two=text)`: the faults of these Myths."""

    def write(**files):
        (tmp_path / "myths").mkdir()
        for name, text in files.items():
            (tmp_path / "myths" / f"{name}.yaml").write_text(text)
        return checks.faults(tmp_path)

    return write


def test_sound_entries_have_no_faults(found):
    other = "Rain falls upwards out of a well, carrying buckets. Nobody here will stand beneath, nor look down either."
    assert found(one=myth("one", PLAIN), two=myth("two", other)) == []


def test_five_words_in_a_row_may_not_stand_in_two_entries(found):
    one, two = (
        myth("one", truth="Now the SALT, on her hands, glows."),
        myth("two", hex="All the salt on her hands sings"),
    )
    assert found(one=one, two=two)[0] == ("myths/one.yaml:6: “the salt on her hands” stands in myths/two.yaml:6 too")


def test_the_same_words_may_stand_twice_in_one_entry(found):
    assert found(one=myth("one", truth="Salt lies on her hands.", hex="The salt lies on her hands.")) == []


@pytest.mark.parametrize(
    ("one", "two", "fault"),
    [
        (
            "A drowned widow sells combs by a weir to nobody.",
            "A drowned widow takes the toll when asked kindly.",
            "begins with the same words as",
        ),
        (
            "The miller of the tarn keeps a list of his bees and the dates of their deaths.",
            "The priest of the moor keeps a bone of his aunt and the keys of their church.",
            "is built as",
        ),
        (
            "Under bread the baker bakes a key each noon without fail.",
            "Once under bread the baker bakes a key each night without fail.",
            "the same as",
        ),
    ],
)
def test_no_entry_is_built_on_the_last_of_another(found, one, two, fault):
    assert any(fault in line for line in found(one=myth("one", truth=one), two=myth("two", truth=two)))


def test_no_two_myths_share_a_shape(found):
    one, two = (myth(own, shape=f"{{face: a, danger: b, asks: c, ends: {own}}}") for own in ("one", "two"))
    assert found(one=one, two=two)[0] == "myths/one.yaml:5: shares face a, danger b, asks c with myths/two.yaml"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (PLAIN.replace("A reeve", "A mysterious reeve"), "“mysterious” is not in our voice"),
        (PLAIN.replace("and loses", "and seems to lose"), "“seems to” is not in our voice"),
        (PLAIN.replace("goats", "gray goats"), "“gray” is not British spelling"),
        (PLAIN.replace("counts", "organizes"), "“organizes” is not British spelling"),
        ("Frogs fall.", "an Omen has 15 to 40 words, this one 2"),
        (f"{PLAIN} {PLAIN} {PLAIN}", "an Omen has 15 to 40 words"),
        (f"{PLAIN} Stop! He said so.", "an Omen has one to three sentences, this one 4"),
    ],
)
def test_our_voice(found, text, fault):
    assert any(fault in line for line in found(one=myth("one", text)))


def test_places_and_names_stand_once(found):
    place = {"d6": 1, "d12": 1, "name": "The Bell"}
    faults = found(one=myth("one", **place), two=myth("two", **place))
    assert faults == [
        "myths/two.yaml:1: The Bell is myths/one.yaml's already",
        "myths/two.yaml:1: d6 1, d12 1 is myths/one.yaml's already",
    ]
