"""Sheets of Domains, the year and battles, and cards of Warbands, of what a campaign holds."""

import pytest
from fifty_realms import SEEDS, realm_of
from leak_search import found_in, readable

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.service.dossiers import dossiers, export_dossiers
from realmgen.service.exports import Print
from realmgen.service.realms import adopt_text
from realmgen.service.registry import open_play
from realmgen.service.turnsheets import TURNED

KNIGHT = (
    'member {"name":"Isolde","kind":"knight","vig":{"now":0,"full":11},"cla":{"now":9,"full":12},'
    '"spi":{"now":7,"full":7},"guard":{"now":4,"full":4}}'
)
AT = realm_of(SEEDS[0]).holdings[0].at
ORDERS = (
    KNIGHT,
    f'domain {AT} "Isolde"',
    f'council {AT} marshal "Odo"',
    f'crisis {AT} famine "Rats in files."',
    f'task {AT} "Odo" season "drill the levy"',
    f'design {AT} building "a granary"',
    f'court {AT} petitioner "Tancred"',
    f'retain {AT} "Tancred" marshal',
    f"heir {AT} electors",
    'levy militia "The Millers"',
    'levy longship "The Heron"',
    'levy trebuchet "Old Tom"',
    'foe "Reed brigands" "VIG 8, CLA 9, SPI 6, 2GD, A1, spear d8 hefty" 8',
    'fight "At the ford"',
    'join theirs "Reed brigands"',
)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    play = open_play(tmp_path_factory.mktemp("sheets") / "realmgen.db")
    campaign = play.create("The Vale", first=adopt_text(realm_of(SEEDS[0])))
    bare = play.position(campaign).state
    for order in ORDERS:
        play.do(campaign, order)
    yield bare, play.position(campaign).state
    play.ledger.close()


def words_of(state, what, which=""):
    pages = export_dossiers(state, "c0de", what, "svg", Print(paper="A4", dpi=72), which)
    return readable(pages.data)


def missing(text, *words):
    """The words that do not stand in what was drawn."""
    return sorted({*words} - {*found_in(text, words)})


def test_a_domain_is_printed_with_all_that_troubles_it(played):
    _, state = played
    text = words_of(state, "domain", AT)
    told = ("Isolde", "Odo", "Famine", "Rats in files.", "drill the levy", "a granary", "3 Warbands")
    told += ("retainer of the Marshal", "Knights-Elector choose who follows", "done when the Season turns")
    assert missing(text, *told) == []
    assert dossiers(state, "domain", realm_of(SEEDS[0]).holdings[0].name) == dossiers(state, "domain", AT)
    assert len(dossiers(state, "domains")) == 1


def test_the_year_is_printed_with_its_events(played):
    _, state = played
    text = words_of(state, "calendar")
    assert missing(text, "Year 1", "Sceptremass", "The Tithe", "Kindlemass", "Isolde rules") == []


def test_a_battle_and_cards_of_units_are_printed(played):
    _, state = played
    assert missing(words_of(state, "battle"), "At the ford", "Isolde", "Reed brigands", "8 of 8 left") == []
    cards = {one.title: one for one in dossiers(state, "units")}
    assert list(cards) == ["The Millers", "The Heron", "Old Tom", "Reed brigands"]
    figures = {name: [(gauge.name, gauge.full) for gauge in cards[name].bands[0].items] for name in list(cards)[:2]}
    assert figures["The Millers"] == [("VIG", 10), ("CLA", 10), ("SPI", 7), ("GD", 3), ("A", 0)]
    assert figures["The Heron"] == [("GD", 7), ("A", 1)]
    assert [tick.text for tick in cards["Old Tom"].bands[0].items] == ["Destroyed"]


@pytest.mark.parametrize("what", TURNED)
def test_every_one_of_them_is_a_page(played, what):
    _, state = played
    assert (
        export_dossiers(state, "c0de", what, "pdf", Print(paper="A5"), AT if what == "domain" else "").data[:4]
        == b"%PDF"
    )


def test_what_is_not_there_is_said(played):
    bare, state = played
    for what, reason in (("domains", "no Domain"), ("battle", "no fight goes on"), ("units", "no Warband")):
        with pytest.raises(IllegalCommand, match=reason):
            dossiers(bare, what)
    with pytest.raises(IllegalCommand, match=f"no Domain '9999': there is {AT}"):
        dossiers(state, "domain", "9999")
    with pytest.raises(Unreadable, match="year '7' is not known: one of 1"):
        dossiers(state, "calendar", "7")
