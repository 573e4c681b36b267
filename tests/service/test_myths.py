"""What the page of Myths shows, and Myths from elsewhere."""

from dataclasses import replace

import pytest

from realmgen.content import data_dir
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.model import State
from realmgen.service import myths
from realmgen.service.realms import draw_realm, library, read_options


@pytest.fixture(scope="module")
def realm():
    return draw_realm(read_options({}), "vale")


@pytest.fixture
def tale(realm):
    return realm.myths[0].tale


def test_omens_are_met_next_and_to_come(realm):
    one = myths.standings(State(realm, omens={realm.myths[0].number: 2}))[0]
    assert [omen.stands for omen in one.omens] == ["met", "met", "next", *["to come"] * 3]


def test_what_is_resolved_comes_last(realm):
    number = realm.myths[0].number
    found = myths.standings(State(realm, resolved={number: "It drowned."}))
    assert found[-1].myth.number == number
    assert found[-1].ended == "It drowned."


def test_every_kind_of_witness_knows_something(realm):
    told = myths.knowledge(realm.myths[0])
    assert list(told) == ["vassals", "knights", "vagabonds", "seers"]
    assert realm.myths[0].name in told["seers"]
    assert realm.myths[0].name not in told["vagabonds"]


def test_a_myth_that_is_left_as_it_is_reads_back(tale):
    back = parse(myths.written_text("0304", myths.fields(tale))).tale
    same = replace(back, id=tale.id, shape=tale.shape, credit=tale.credit, d6=tale.d6, d12=tale.d12)
    assert same == tale


def test_the_file_to_write_over_reads_back(tale):
    back = parse(myths.imported_text("0304", f"{tale.id}.yaml", myths.template(tale))).tale
    assert replace(back, shape=tale.shape, d6=tale.d6, d12=tale.d12, credit=tale.credit) == tale


@pytest.mark.parametrize("tale_id", library().tale_ids[:12])
def test_a_file_of_ours_is_brought_in(tale_id):
    file = data_dir() / "bastionland" / "myths" / f"{tale_id}.yaml"
    back = parse(myths.imported_text("0304", file.name, file.read_bytes())).tale
    assert replace(back, credit=library().tale(tale_id).credit) == library().tale(tale_id)


def test_faults_of_a_file_name_its_lines():
    with pytest.raises(Unreadable) as refused:
        myths.imported_text("0304", "odd.yaml", b"id: odd\nname: Odd\nomens:\n  - one\n")
    assert all(fault.startswith("odd.yaml:") for fault in refused.value.faults)
    assert any("omens" in fault for fault in refused.value.faults)


def test_faults_of_the_form_name_its_fields():
    with pytest.raises(Unreadable) as refused:
        myths.written_text("0304", {"cast": "no numbers\nA: VIG 8, CLA 5, SPI 13, 2GD"})
    assert refused.value.faults[0].startswith("Name is empty")
    assert refused.value.faults[1].startswith("Cast, line 1, is 'no numbers'")


def test_a_stat_block_that_cannot_be_read_is_named():
    with pytest.raises(Unreadable, match="VIG 8, CLA"):
        myths.written_text("0304", {"name": "Odd", "cast": "A: VIG 8, CLA"})


def test_another_is_drawn_that_the_realm_does_not_have(realm):
    have = {myth.tale.id for myth in realm.myths}
    assert all(myths.drawn(State(realm), library()).id not in have for _ in range(20))


def test_with_nothing_left_to_draw_it_says_so(realm):
    class Few:
        tale_ids = tuple(myth.tale.id for myth in realm.myths)

    with pytest.raises(NotFound, match="bring a pack"):
        myths.drawn(State(realm), Few())
