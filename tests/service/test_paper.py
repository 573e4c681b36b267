"""One of the Company as a form of a few fields, both ways."""

import pytest
from company_samples import COMPANY

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.commands.company import Glory, PutMember
from realmgen.service import paper
from realmgen.service.realms import library


def written(**told):
    return [parse(order) for order in paper.read(told, None, library()).orders]


@pytest.mark.parametrize("member", COMPANY.members, ids=lambda one: one.name)
def test_a_form_that_is_left_as_it_is_changes_nothing(member):
    assert paper.read(paper.told(member), member).orders == ()


def test_a_sheet_of_paper_takes_a_name_and_four_numbers():
    [put] = written(name="Wenna", numbers="11 9 7 4")
    assert isinstance(put, PutMember)
    assert [score.full for score in (put.member.vig, put.member.cla, put.member.spi, put.member.guard)] == [11, 9, 7, 4]


def test_what_is_left_of_a_virtue_stands_before_a_stroke():
    [put] = written(name="Wenna", numbers="8/11, 9, 7, 0/4")
    assert (put.member.vig.now, put.member.vig.full) == (8, 11)
    assert (put.member.guard.now, put.member.guard.full) == (0, 4)


def test_an_entry_of_the_library_fills_in_what_is_left_empty():
    entry = library().calling(library().calling_ids[0])
    bare = entry.name.removeprefix("The ").removesuffix(" Knight").upper()
    put, *_ = written(name="Wenna", numbers="11 9 7 4", title=bare, passion="My own.")
    assert put.member.title == entry.name
    assert put.member.items[: len(entry.belongings)] == entry.belongings
    assert put.member.ability.startswith(entry.ability)
    assert put.member.passion == "My own."


def test_a_thing_of_the_lists_gets_its_dice():
    [put] = written(name="Wenna", numbers="11 9 7 4", items="mace\n\nShield\nA ring")
    assert put.member.items == ("mace (d8 hefty)", "Shield (d4, A1)", "A ring")
    assert put.member.worn == ("Shield (d4, A1)",)
    assert put.member.armour == 1


def test_glory_from_paper_is_a_line_of_its_own():
    _, glory = written(name="Wenna", numbers="11 9 7 4", glory="3")
    assert glory == Glory("Wenna", 3, "start", "as it stands on paper")


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"numbers": "11 9 7 4"}, "Name is empty"),
        ({"name": "W", "numbers": "11 9 7"}, "VIG CLA SPI GD is '11 9 7'"),
        ({"name": "W", "numbers": "11 9 20 4"}, "SPI is '20'"),
        ({"name": "W", "numbers": "12/11 9 7 4"}, "VIG is '12/11'"),
        ({"name": "W", "numbers": "11 9 7 ४"}, "Guard is '४'"),
        ({"name": "W", "numbers": "11 9 7 4", "glory": "-1"}, "Glory is '-1'"),
        ({"name": "W", "numbers": "11 9 7 4", "items": "x" * 81}, "Property 'xxxxxxxxxxxxxxxxxxxx'… has 81 characters"),
        ({"name": "x" * 81, "numbers": "11 9 7 4"}, "Name has 81 characters"),
    ],
)
def test_every_fault_names_its_field(told, fault):
    with pytest.raises(Unreadable) as refused:
        paper.read(told)
    assert any(line.startswith(fault) for line in refused.value.faults)


def test_all_faults_are_told_at_once():
    with pytest.raises(Unreadable) as refused:
        paper.read({"numbers": "x 9 7 y", "glory": "z"})
    assert len(refused.value.faults) == 4


def test_another_name_is_given_before_the_rest_is_written():
    isolde = COMPANY.members[0]
    first, second = paper.read({**paper.told(isolde), "name": "Isolt", "note": ""}, isolde).orders
    assert first == 'rechristen "Isolde" "Isolt"'
    assert second.startswith("member ")


def test_MB_022_a_steed_among_the_property_comes_along():
    knight, steed = written(name="Wulf", numbers="11 9 7 4", items="Mace\nCharger\nA hawk's hood")
    assert "Charger" in knight.member.items
    assert (steed.member.name, steed.member.kind, steed.member.of) == ("Wulf's charger", "steed", "Wulf")
    assert steed.member.vig.full > 0
