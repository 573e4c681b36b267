"""Property by the lists of section 13, and stat blocks in the ledger's notation."""

import pytest

from realmgen.errors import Unreadable
from realmgen.games.bastionland.lore import Stats, read_stats
from realmgen.games.bastionland.lore.arms import BEASTS, Item, doubles, list_fault, piece, read_item


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("Mace (d8 hefty)", Item("Mace", "d8 hefty")),
        ("Dagger (d6)", Item("Dagger", "d6")),
        ("Grandmother's billhook (d10 long)", Item("Grandmother's billhook", "d10 long")),
        ("Shield (d4, A1)", Item("Shield", "d4", armour=1)),
        ("Coat (A1), patched with sailcloth", Item("Coat", armour=1)),
        ("Spear (d8 hefty, +d8 against beasts)", Item("Spear", "d8 hefty", "d8", "against beasts")),
        (
            "Old hound (VIG 5, CLA 10, SPI 5, 4GD, bite d6)",
            Item("Old hound", stats=Stats(5, 10, 5, 4, 0, ("bite d6",))),
        ),
        ("A letter (sealed, unread)", Item("A letter (sealed, unread)")),
        ("A mule that bites creditors", Item("A mule that bites creditors")),
    ],
)
def test_a_line_of_property_is_read(text, item):
    assert read_item(text) == item


@pytest.mark.parametrize(
    "text",
    [
        "Mace (d8 heavy)",
        "Mace (d7 hefty)",
        "Spear (d8 hefty, +d6 against beasts)",
        "Spear (d8 hefty, +d8)",
        "Coat (A1 long)",
        "Hound (VIG 5, CLA 10)",
        "Helm (A0)",
        "Helm (A9)",
        "Billhook (d10 long",
        "Billhook (rusty) (d10 long)",
        "Billhook (D10 long)",
        "Bomb [d8]",
        "Hound (vig 5, cla 10, spi 5, 4gd)",
    ],
)
def test_brackets_that_begin_as_notation_must_go_on_so(text):
    with pytest.raises(Unreadable):
        read_item(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Mace (d6 hefty)", "a mace is (d8 hefty)"),
        ("Mace", "a mace bears its dice or armour: (d8 hefty)"),
        ("Rusty longsword with a name (2d8)", "a longsword is (2d8 hefty)"),
        ("Sword (d12)", "no listed weapon is (d12)"),
        ("Shield (A1)", "a shield is (d4, A1)"),
        ("Shield", "a shield bears its dice or armour: (d4, A1)"),
        ("Helm (A2)", "a helm is (A1)"),
        ("Wicker hat (A1)", "say what armour it is"),
        ("Hound (VIG 6, CLA 10, SPI 5, 4GD, bite d6)", "a hound is VIG 5, CLA 10, SPI 5, 4GD, bite d6"),
        ("Mace (d8 hefty)", ""),
        ("A scabbard for a longsword", ""),
        ("Mason's maul (2d10 slow)", ""),
        ("Butcher's cleaver (d6)", ""),
        ("Barrel lid (d4, A1)", ""),
        ("Patched coat", ""),
        ("Plates worn under the livery (A1)", ""),
        ("Coat, once a king's plates (A1)", ""),
        ("Roofing slate worn as a shield (A1)", "a shield is (d4, A1)"),
        ("Logging axe (d8 long)", ""),
        ("Hound (VIG 5, CLA 10, SPI 5, 4GD, bite d6)", ""),
        ("A letter (sealed)", ""),
    ],
)
def test_MB_154_to_192_names_and_dice_are_those_of_the_lists(text, fault):
    found = list_fault(read_item(text))
    assert found.startswith(fault)
    assert bool(found) == bool(fault)


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("Spear (d8 hefty, +d8 against beasts)", True),
        ("Lance (d10 long, +d10 in a charge downhill)", True),
        ("Longsword (2d8 hefty, +d8 at night)", False),
        ("Heirloom blade (2d8 hefty, +d8 at night)", False),
    ],
)
def test_MB_174_a_specialist_weapon_is_made_of_a_common_or_uncommon_one(text, allowed):
    assert (list_fault(read_item(text)) == "") is allowed


def test_MB_175_one_piece_of_each_kind_of_armour():
    worn = [read_item(text) for text in ("Mail (A1)", "Cuirass (A1)", "Nasal helm (A1)", "Heater (d4, A1)")]
    assert [piece(item) for item in worn] == ["coat", "plates", "helm", "shield"]
    assert sum(item.armour for item in worn) == 4
    assert list(doubles(worn)) == []
    assert list(doubles([*worn, read_item("Kettle (A1)")])) == ["helm"]


@pytest.mark.parametrize("name", BEASTS)
def test_MB_184_to_192_beasts_are_in_notation(name):
    assert str(read_stats(BEASTS[name])) == BEASTS[name]


@pytest.mark.parametrize(
    "text",
    [
        "VIG 8, CLA 5, SPI 13, 2GD",
        "VIG 8, CLA 5, SPI 13, 2GD, cold grip d6",
        "VIG 17, CLA 5, SPI 10, 10GD, A2, frost maul 2d10 slow blast, kick d4",
        "VIG 0, CLA 0, SPI 19, 0GD, stone d8 + d8 long",
    ],
)
def test_MB_M8_a_stat_block_is_read_and_written_alike(text):
    assert str(read_stats(text)) == text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("VIG 8, CLA 5, 2GD", "is no stat block"),
        ("VIG 20, CLA 5, SPI 13, 2GD", "Virtues are 0 to 19"),
        ("VIG 8, CLA 5, SPI 13, 30GD", "Guard is 0 to 20"),
        ("VIG 8, CLA 5, SPI 13, 2GD, A7", "armour is A1 to A4"),
        ("VIG 8, CLA 5, SPI 13, 2GD, A0", "armour is A1 to A4"),
        ("VIG 8, CLA 5, SPI 13, 2GD, claws d7", "'claws d7' is no attack"),
        ("VIG 8, CLA 5, SPI 13, 2GD, d6", "'d6' is no attack"),
        ("VIG 8, CLA 5, SPI 13, 2GD, claws d6 heavy", "'claws d6 heavy' is no attack"),
    ],
)
def test_MB_M8_what_is_no_stat_block_is_refused(text, fault):
    with pytest.raises(Unreadable) as error:
        read_stats(text)
    assert fault in str(error.value)
