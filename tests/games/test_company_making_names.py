"""Names for Knights: free ones, by chance, and never at an end."""

from itertools import islice

from realmgen.games.bastionland.company.names import suggested
from realmgen.kit.chance import Dice
from realmgen.kit.table import Table

TABLES = {
    "people.women": Table.of("people.women", ("Ada", "Bea")),
    "people.men": Table.of("people.men", ("Cyr",)),
    "people.bynames": Table.of("people.bynames", ("Vane", "Penn")),
}


def test_names_that_are_taken_are_left_out_in_any_letters():
    assert set(islice(suggested(TABLES, ("ada",), Dice("1")), 2)) == {"Bea", "Cyr"}


def test_given_names_come_before_bynames_and_those_before_numbers():
    found = list(islice(suggested(TABLES, (), Dice("1")), 15))
    assert set(found[:3]) == {"Ada", "Bea", "Cyr"}
    assert all(name.split()[1] in ("Vane", "Penn") for name in found[3:9])
    assert all(name.endswith(" 2") for name in found[9:12])
    assert len(set(found)) == 15


def test_the_order_is_by_chance_and_the_same_for_the_same_dice():
    orders = {tuple(islice(suggested(TABLES, (), Dice(str(n))), 3)) for n in range(20)}
    assert len(orders) > 3
    assert list(islice(suggested(TABLES, (), Dice("1")), 3)) == list(islice(suggested(TABLES, (), Dice("1")), 3))


def test_without_names_there_are_none():
    assert list(suggested({}, (), Dice("1"))) == []
