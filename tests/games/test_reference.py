"""The rules to look up: none of the ledger's reference rows is missing, and numbers are those of the lists."""

import re
from pathlib import Path

import pytest

from realmgen.games.bastionland.reference import found, rows, topics

LEDGER = [line.split() for line in (Path(__file__).parent / "ledger.txt").read_text().splitlines() if line[:3] == "MB-"]


def test_every_row_of_kind_reference_can_be_looked_up():
    told = {number for row in rows() for number in row.ids}
    wanted = [number for number, kind in LEDGER if kind == "reference"]
    assert len(wanted) == 111
    assert [number for number in wanted if number not in told] == []
    assert told <= {number for number, _ in LEDGER} | {f"MB-{n}" for n in (*range(218, 279), 298)}


@pytest.mark.parametrize("number", [number for number, kind in LEDGER if kind == "reference"])
def test_each_of_them_is_found_by_its_number(number):
    assert [row for row in found(number) if number in row.ids]


def test_rows_are_short_sentences():
    for row in rows():
        assert row.text[0].isupper() or re.match(r"\d|d\d", row.text), row
        assert row.text.endswith((".", "?")), row
        assert len(row.text) <= 330, row
        assert not re.search(r"\.\.|  ", row.text), row


def test_no_two_rows_of_a_topic_are_called_the_same():
    assert len({(row.topic, row.title) for row in rows()}) == len(rows())


def test_the_rows_of_a_topic_stand_together():
    order = [row.topic for row in rows()]
    assert tuple(dict.fromkeys(order)) == topics()
    assert order == sorted(order, key=topics().index)


@pytest.mark.parametrize(
    ("words", "title", "text"),
    [
        ("longsword", "Longsword", "2d8 hefty, rare: longsword."),
        ("dagger", "Hand weapons", "d6, common: dagger, club, handaxe."),
        ("crossbow", "Crossbow", "2d8 slow, rare: crossbow. Purely ranged."),
        ("pony", "Pony", "VIG 7, CLA 7, SPI 5, 2GD. Common."),
        ("charger trample", "Charger", "VIG 10, CLA 5, SPI 5, 5GD, trample d8. Rare."),
        ("lute", "Uncommon tools", "Animal trap, smithing tools, herbalist kit, scribe set and lute."),
        ("radiant", "Knight-Radiant", "Glory 12 and more: worthy of the City Quest."),
        ("tenant", "Knight-Tenant", "Glory 6 to 8: worthy to rule a Holding."),
        ("trebuchet", "Trebuchet", "Stones 3d12 blast. Is not moved."),
        ("longship", "Longship", "7GD, A1. Carries 1 Warband."),
        ("castle wall", "Castle wall", "10GD, A3."),
        ("militia", "Militia", "VIG 10, CLA 10, SPI 7, 3GD, polearm d8 long."),
        ("famine", "3 Famine", "Fields and plates are bare. To end it, food must come into the stores."),
        ("stimulant herbs", "Stimulant", "Herbs that clear the mind: restores CLA. Uncommon."),
    ],
)
def test_what_is_searched_for_is_found(words, title, text):
    assert (title, text) in [(row.title, row.text) for row in found(words)]


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("hospitality", "MB-315"),
        ("reaction", "MB-046"),
        ("ambush", "MB-048"),
        ("squire", "MB-029"),
        ("hunger", "MB-319"),
        ("torches", "MB-025"),
        ("passage of time", "MB-298"),
        ("smite", "MB-072"),
        ("bolster", "MB-081"),
        ("morale", "MB-105"),
        ("warband front", "MB-356"),
        ("misrule", "MB-405"),
    ],
)
def test_words_that_come_up_at_the_table_lead_to_their_rule(words, number):
    assert [row for row in found(words) if number in row.ids]


def test_a_title_that_fits_comes_before_a_text_that_does():
    assert found("gallop")[0].title == "Gallop"
    assert found("save", "Saves")[0].title in ("A Save", "When a Save fails")
    assert all(row.topic == "Luck" for row in found("", "Luck"))
    assert found("no such thing at all") == ()
    assert len(found("")) == len(rows())


def test_numbers_of_the_ledger_are_written_as_it_writes_them():
    assert all(re.fullmatch(r"MB-\d{3}", number) for row in rows() for number in row.ids)


def test_a_word_in_the_singular_finds_its_plural_in_ies():
    assert {row.title for row in found("remedies")} <= {row.title for row in found("remedy")}
