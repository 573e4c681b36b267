"""What play adds to the map: where the Company is, how it came, and what players do not know yet."""

from dataclasses import replace

import pytest

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.model import UNSEEN, Options, State
from realmgen.games.bastionland.road.model import Day, Leg, Moment
from realmgen.games.bastionland.seen import Seen
from realmgen.games.bastionland.view import redact, scene
from realmgen.service.realms import draw_realm

REALM = draw_realm(Options(), "4711")
FIND = REALM.grid.find
SPRING, HARVEST = Moment(), Moment(season="harvest")
TRAIL = (
    Leg(SPRING, "0101", "trek"),
    Leg(SPRING, "0102", "trek"),
    Leg(HARVEST, "0503", "gallop", through=("0501", "0502")),
    Leg(HARVEST, "0503", "camp"),
    Leg(HARVEST, "0603", "trek"),
    Leg(HARVEST, "1111", "at"),
    Leg(HARVEST, "1112", "trek"),
)
STATE = State(REALM, company=Company(at="1112"), day=Day(now=HARVEST), trail=TRAIL)
FOG = replace(STATE, seen=Seen(fog=True, hexes=("0503", "0603", "1111", "1112"), afar=("0604", "0703")))


def cells(*labels):
    return tuple(map(FIND, labels))


def test_the_trail_is_that_of_the_season_and_breaks_where_the_company_was_set_elsewhere():
    shown = scene(STATE)
    assert shown.here == FIND("1112")
    assert shown.trail == (cells("0501", "0502", "0503", "0603"), cells("1111", "1112"))
    assert scene(STATE, whole_trail=True).trail[0] == cells("0101", "0102")
    assert [entry.style for group in shown.legend if group.heading == "Company" for entry in group.entries] == [
        "marker",
        "trail",
    ]


def test_before_play_nothing_of_it_is_drawn():
    shown = scene(State(REALM))
    assert (shown.here, shown.trail, shown.unseen, shown.faint, shown.known) == (
        None,
        (),
        frozenset(),
        frozenset(),
        frozenset(),
    )
    assert "Company" not in {group.heading for group in shown.legend}


def test_a_trail_off_a_smaller_map_is_left_out():
    small = State(draw_realm(Options(6, 6), "x"), company=Company(at="1112"), day=Day(now=HARVEST), trail=TRAIL)
    shown = scene(small)
    assert shown.here is None
    assert all(cell < 36 for way in shown.trail for cell in way)


@pytest.mark.parametrize("state", [FOG, redact(FOG)], ids=["whole", "redacted"])
def test_MB_344_players_see_the_hexes_they_were_in_and_afar_the_terrain_alone(state):
    shown = scene(state, audience="players", code="c0de")
    seen, afar = set(cells("0503", "0603", "1111", "1112")), set(cells("0604", "0703"))
    assert shown.unseen == frozenset(range(REALM.grid.size)) - seen - afar
    assert shown.faint == afar
    assert shown.trail == (cells("0503", "0603"), cells("1111", "1112"))
    assert {shown.ground[cell] for cell in shown.unseen} == {UNSEEN}
    drawn = {cell for area in shown.areas for cell in area.cells} | {mark.cell for mark in shown.marks}
    drawn |= {cell for stroke in shown.strokes for cell in stroke.path}
    assert not drawn & shown.unseen
    assert shown.known == frozenset()


def test_the_game_master_sees_everything_and_what_players_know():
    shown = scene(replace(FOG, seen=replace(FOG.seen, features=("0210",))))
    assert shown.unseen == shown.faint == frozenset()
    assert shown.known == {*cells("0503", "0603", "1111", "1112", "0210")}


def test_the_trail_reaches_to_where_the_company_is_before_the_phase_ends():
    day = Day(now=HARVEST, back="1112", through=("1111", "1110"))
    assert scene(replace(STATE, company=Company(at="1110"), day=day)).trail[-1] == cells("1111", "1112", "1111", "1110")
    first = State(REALM, company=Company(at="0605"), day=Day(back="0604", through=("0605",)))
    assert scene(first).trail == (cells("0604", "0605"),)


def test_a_new_season_begins_where_the_last_one_ended():
    spring = (Leg(SPRING, "0603", "trek"), Leg(HARVEST, "0604", "trek", through=("0604",)))
    state = State(REALM, company=Company(at="0604"), day=Day(now=HARVEST), trail=spring)
    assert scene(state).trail == (cells("0603", "0604"),)
