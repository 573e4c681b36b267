"""What the page of the Company shows."""

from dataclasses import replace

import pytest
from company_samples import COMPANY, ISOLDE

from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.company.model import Award, Company
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Day, Moment
from realmgen.service import company

SPRING, HARVEST = Moment("night", 4), Moment("morning", 2, "harvest")


def of(*members, awards=(), now=None):
    return State(company=Company(members=members, awards=awards), day=Day(now=now or Moment()))


def test_everybody_stands_once_with_their_knight_or_alone():
    state = State(company=COMPANY)
    found = [one for party in company.parties(state) for one in (party.knight, *party.others)]
    found += [*company.others(state), *company.gone(state)]
    assert sorted(one.name for one in found) == sorted(one.name for one in COMPANY.members)


def test_a_squires_pony_stands_behind_the_squire():
    maud = next(party for party in company.parties(State(company=COMPANY)) if party.knight.name == "Maud")
    assert [one.name for one in maud.others][:2] == ["Perkin", "Moth"]


def test_a_click_on_what_is_held_puts_it_away_and_on_armour_takes_it_off():
    orders = {ware.line: ware.order for ware in company.wares(ISOLDE)}
    assert orders["longsword (2d8 hefty)"] == 'wield "Isolde"'
    assert orders["mail (A1)"] == 'wear "Isolde" "shield (d4, A1)"'
    assert orders["dagger (d6)"] == 'wield "Isolde" "longsword (2d8 hefty)" "dagger (d6)"'
    assert orders["rope"] == ""
    assert all(parse(order) for order in orders.values() if order)


def test_two_of_a_kind_are_told_apart():
    two = replace(ISOLDE, items=("dagger (d6)", "dagger (d6)"), held=("dagger (d6)",), worn=())
    assert [ware.place for ware in company.wares(two)] == [company.HELD, company.PACKED]


@pytest.mark.parametrize(("glory", "post"), [(2, "unworthy: it asks for Knight-Gallant"), (3, "worthy")])
def test_worthiness_of_an_office_follows_from_glory(glory, post):
    knight = replace(ISOLDE, office="Councillor")
    state = of(knight, awards=(Award("Isolde", glory, "other", "x", SPRING),))
    assert company.honour(state, knight).post == post


def test_glory_over_time_has_a_point_for_each_knight_and_moment():
    awards = (
        Award("Isolde", 2, "other", "the bridge", SPRING),
        Award("Bran", 1, "battle", "the field", SPRING),
        Award("Isolde", -1, "duel", "the ford", HARVEST),
    )
    rows = company.curve(of(ISOLDE, awards=awards, now=HARVEST))
    assert [(row["order"], row["Knight"], row["Glory"]) for row in rows] == [
        (1, "Isolde", 2),
        (1, "Bran", 1),
        (2, "Isolde", 1),
        (2, "Bran", 1),
    ]
    assert rows[0]["when"] == "Spring, day 4, night"


def test_lines_of_glory_stand_in_the_order_they_were_given():
    awards = tuple(Award(who, 1, "other", "x", SPRING) for who in ("Isolde", "Bran", "Isolde"))
    assert [(line.knight, line.glory) for line in company.standings(of(ISOLDE, awards=awards))] == [
        ("Isolde", 1),
        ("Bran", 1),
        ("Isolde", 2),
    ]


def test_MB_050_who_plays_nobody_now_is_offered_squires_and_followers():
    bran = next(one for one in COMPANY.members if one.name == "Bran")
    members = tuple(replace(one, fate="slain") if one is bran else one for one in COMPANY.members)
    [fallen] = company.bereft(of(*members))
    assert fallen.knight.name == "Bran"
    assert {heir.kind for heir in fallen.heirs} <= {"squire", "follower"}
    heir = replace(fallen.heirs[0], player=bran.player)
    taken = tuple(heir if one.name == heir.name else one for one in members)
    assert company.bereft(of(*taken)) == ()


def test_who_goes_on_for_a_player_nobody_named_is_known():
    fallen = replace(ISOLDE, player="", fate="slain")
    assert [one.knight.name for one in company.bereft(of(fallen, replace(ISOLDE, name="Ada", player="")))] == ["Isolde"]
    assert company.bereft(of(fallen, replace(ISOLDE, name="Ada", player="Isolde's player"))) == ()


def test_a_command_leaves_out_what_is_empty_at_its_end():
    assert company.named("beast", "Rag", "hound", "") == 'beast "Rag" "hound"'
    assert company.named("duel", "A", "B", "") == 'duel "A" "B"'
