"""What the page of oracles asks of the service: typed dice, the shelf, tables of one's own, odds in words."""

import pytest

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.deeds import DEEDS
from realmgen.games.ironsworn.deeds.deed import read
from realmgen.games.ironsworn.model import ODDS, OwnRow, OwnTable, Tale
from realmgen.service.worlds import asking, owned, shelf
from realmgen.service.worlds.fallen import read_dice
from realmgen.service.worlds.lore import library


@pytest.mark.parametrize(
    ("text", "dice"),
    [("36", [36]), ("3 6", [36]), ("7", [7]), ("34, 7", [34, 7]), ("34 75", [34, 75]), (" ", []), ("100", [100])],
)
def test_IS_606_two_dice_are_tens_and_units(text, dice):
    assert read_dice(text, 100) == dice


@pytest.mark.parametrize(
    ("text", "dice"), [("0 0", [100]), ("00", [100]), ("0", [100]), ("00 0", [100]), ("0 7", [7]), ("07", [7])]
)
def test_IS_607_noughts_are_a_hundred(text, dice):
    assert read_dice(text, 100) == dice


def test_IS_608_a_die_marked_in_tens_is_read_so():
    assert read_dice("80 3", 100) == [83]
    assert read_dice("00 3", 100) == [3]


@pytest.mark.parametrize(("text", "sides"), [("101", 100), ("x", 100), ("7", 6), ("0", 6), ("3 7", 6), ("٣", 100)])
def test_what_no_die_shows_is_refused_by_name(text, sides):
    with pytest.raises(Unreadable, match=f"a d{sides} shows 1 to {sides}"):
        read_dice(text, sides)


def test_IS_495_the_chance_of_yes_is_said():
    said = [asking.chance(odds) for odds in ODDS]
    assert [line.rpartition(": ")[2] for line in said] == ["90 %", "75 %", "50 %", "25 %", "10 %"]


def test_everything_on_the_shelf_can_be_rolled_and_is_there_once():
    boards = shelf.boards(library(), Tale())
    presses = [press for board in boards for press in board.presses]
    assert len({press.ids for press in presses}) == len(presses)
    keys = [press.key for press in presses if press.key]
    assert len(set(keys)) == len(keys)
    there = {*library().oracles, "quick-settlement"}
    assert all(name in there for press in presses for name in press.ids)


def test_IS_615_own_tables_stand_beside_the_nineteen_and_can_be_pinned():
    own = OwnTable("weather", "Weather", (OwnRow(1, 2, "Rain"),), 2)
    tale = Tale(tables=(own,), pins=("weather", "gone", "region"))
    assert shelf.boards(library(), tale)[-1] == shelf.Board(shelf.OWN, (shelf.Press("Weather", ("weather",)),))
    assert [(press.label, press.key) for press in shelf.pinned(library(), tale)] == [("Weather", "6"), ("Region", "7")]


def test_a_table_goes_through_its_lines_and_back():
    command = read(owned.table_command("Wëather!", "1-3: Rain\n4 Snow", 0, ["weather"]), DEEDS)
    assert (command.id, command.die) == ("weather-2", 4)
    assert owned.table_text(command.own) == "1-3 Rain\n4 Snow"


@pytest.mark.parametrize(
    ("title", "text", "die", "fault"),
    [
        ("", "Rain\nSnow", 0, "no title"),
        ("Weather", "", 0, "no lines"),
        ("Weather", "1-3 Rain\n3-4 Snow", 0, "two rows answer 3"),
        ("Weather", "1-3 Rain", 6, "no row answers 4-6"),
        ("Weather", "Rain\n5-6", 0, "line 2"),
    ],
)
def test_a_faulty_table_is_refused_by_line_and_range(title, text, die, fault):
    with pytest.raises(Unreadable, match=fault):
        owned.table_command(title, text, die, [])


def test_what_is_written_changes_nothing_and_stands_in_the_journal():
    command = read(asking.words("write", 'She said "no".'), DEEDS)
    step = command.apply(Tale(), library(), None)
    assert (step.state, step.events[0].text) == (Tale(), 'She said "no".')
