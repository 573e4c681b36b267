"""Every command has a text that reads back, and a bad one is told what would be right."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from realm_strategies import adoptions, played, small_commands

from realmgen.errors import Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.commands import FORMS
from realmgen.games.bastionland.commands.simplereading import SIMPLE


@given(small_commands())
def test_every_command_reads_back(command):
    assert c.parse(str(command)) == command


@pytest.mark.parametrize("kind", SIMPLE, ids=lambda kind: kind.verb)
@settings(max_examples=10)
@given(st.data())
def test_each_command_that_is_read_by_its_fields_reads_back(kind, data):
    command = data.draw(played(kind))
    assert c.parse(str(command)) == command


@given(small_commands())
def test_a_command_is_one_line(command):
    assert "\n" not in str(command)


@settings(max_examples=30, deadline=None)
@given(adoptions())
def test_an_adoption_reads_back_with_all_it_brings(command):
    assert c.parse(str(command)) == command


def kinds(of):
    """Every command there is; none stands on another."""
    return {kind for one in of.__subclasses__() for kind in (kinds(one) or {one})}


def test_every_kind_of_command_has_a_form():
    assert {kind.verb.split()[0] for kind in kinds(c.Command)} == set(FORMS)


READS = [
    ("paint forest 0304 0305", c.Paint("forest", ("0304", "0305"))),
    ("  move   0304 0506 ", c.Move("0304", "0506")),
    ('place castle 0304 "Amber \\"Wick\\""', c.Place("castle", "0304", 'Amber "Wick"')),
    ("place myth 0304", c.Place("myth", "0304")),
    ('rename realm "The Marches"', c.RenameRealm("The Marches")),
    ('rename region 3 "Weald"', c.RenamePart("region", 3, "Weald")),
    ('rename 0304 "Weald"', c.Rename("0304", "Weald")),
    ("barrier 0304 0305 cliff", c.SetBarrier("0304", "0305", "cliff")),
    ('river "Withy" 0101 0102', c.DrawRiver("Withy", ("0101", "0102"))),
    ('note 0304 ""', c.Note("0304", "")),
    ("set options.weights.forest 2.5", c.Set("options.weights.forest", 2.5)),
    ('pack "my-book" on', c.UsePack("my-book", True)),
    ("set options.lakes null", c.Set("options.lakes", None)),
]


@pytest.mark.parametrize(("text", "command"), READS)
def test_texts_read_as(text, command):
    assert c.parse(text) == command


WRONG = [
    ("", "a command is missing"),
    ("dance 0304", "'dance' is no command"),
    ("paint swamp 0304", "'swamp' is not a terrain: one of marsh, heath"),
    ("paint forest", "a hex is missing at the end; write paint TERRAIN HEX HEX…"),
    ("paint forest 0300", "hex '0300' is not a label"),
    ("move 0304", "a hex is missing"),
    ("move 0304 0305 0306", "'0306' is left over"),
    ("rename 0304 Weald", "'Weald' is not a name in double quotes"),
    ('rename 0304 "Weald', "is no word and no text in double quotes"),
    ('rename 0304 "  "', "the name is empty"),
    ('rename 0304 "a\\u0007b"', "cannot be printed: U+0007"),
    ('rename 0304 "\\ud800"', "cannot be printed: U+D800"),
    (f'rename 0304 "{"x" * 81}"', "81 characters long: at most 80"),
    ('rename lake zero "X"', "'zero' is not a number"),
    ("erase lake 1", "'lake' is not a thing to erase: one of river"),
    ("barrier 0304 0305 hedge", "'hedge' is not a kind of barrier: one of cliff"),
    ("set options.lakes", "is not JSON"),
    ("set options.lakes NaN", "NaN is no number"),
    ("set options.lakes 1e999", "the value is a number"),
    ("set options.lakes [1]", "the value is a number"),
    ("roll 2x6", "dice '2x6' cannot be read: write d6"),
    ('pack "My Book" on', "'My Book' is no pack's name"),
    ('pack "my-book" maybe', "'maybe' is not a way to use a pack: one of on, off"),
    ('lose "Bran" luck d6', "'luck' is not a Virtue or Guard: one of vig, cla, spi, guard"),
    ('lose "Bran" vig d7', "'d7' is neither a number nor dice such as d6"),
    ('condition "Bran" tired on', "'tired' is not a word: one of fatigued, exposed, away, opposed"),
    ('condition "Bran" exposed', "a switch is missing at the end"),
    ("adopt {", "is not JSON"),
    ("adopt " + "[" * 100_000, "cannot be read"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_what_cannot_be_read_is_named(text, reason):
    with pytest.raises(Unreadable) as caught:
        c.parse(text)
    assert reason in str(caught.value)
    assert len(str(caught.value)) < 1000


def test_digits_of_other_scripts_are_no_labels():
    with pytest.raises(Unreadable, match="is not a label"):
        c.parse("hide ٠٣٠٤")


def test_the_readme_names_every_command_with_examples_that_read():
    text = (Path(c.__file__).parents[1] / "README.md").read_text("utf-8")
    rows = text.split("## Commands")[1].split("## Rules covered")[0].splitlines()
    examples = [found for row in rows if row.startswith("| `") for found in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert {example.split()[0] for example in examples} == set(FORMS)
    for example in examples:
        if "{…}" not in example:
            assert str(c.parse(example)) == example
