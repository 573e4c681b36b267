"""Tables as boards to roll on, and what was rolled in the note of a hex."""

import pytest

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.model import State
from realmgen.service import boards
from realmgen.service.realms import library


@pytest.fixture(scope="module")
def every():
    return {board.id: board for board in boards.tables(library()).boards}


def test_MB_M5_a_spark_is_an_entry_of_each_column_by_its_die(every):
    for n in range(50):
        drawn = boards.draw(every["sparks.land"], str(n))
        columns = every["sparks.land"].columns
        assert [fell.die for fell in drawn.dice] == [12, 12]
        assert [fell.entry for fell in drawn.dice] == [
            column.entry(fell.value) for column, fell in zip(columns, drawn.dice, strict=True)
        ]
        assert drawn.line == (line := " ".join(fell.entry for fell in drawn.dice))[0].upper() + line[1:] + "."


def test_every_table_stands_in_one_group_and_sparks_under_a_heading(every):
    assert {board.group for board in every.values()} == set(boards.KINDS)
    headings = dict(boards.headings(boards.sparks(library()).boards))
    assert set(headings) == set(boards.GROUPS)
    assert sum(map(len, headings.values())) == len(library().sparks)


def test_tables_for_play_come_first(every):
    ids = list(every)
    assert ids.index("rumours.vassal") < ids.index("vows") < ids.index("sparks.land") < ids.index("people.women")


def test_a_line_goes_below_what_stands_there():
    assert parse(boards.note_below(State(), "0304", "Crows.")).text == "Crows."
    assert parse(boards.note_below(State(notes={"0304": "Bees."}), "0304", "Crows.")).text == "Bees.\nCrows."


def test_a_full_note_takes_no_more():
    full = State(notes={"0304": "x" * LONGEST_TEXT})
    with pytest.raises(Unreadable, match="the note on 0304 is full"):
        boards.note_below(full, "0304", "Crows.")
