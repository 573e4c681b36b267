"""Moving the Company on the screen: what is sent again."""

from dataclasses import replace

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.model import Options, State
from realmgen.games.bastionland.road.model import Leg, Moment
from realmgen.games.bastionland.seen import Seen
from realmgen.service.realms import draw_realm
from realmgen.service.screen import map_layers

STATE = State(draw_realm(Options(), "4711"), company=Company(at="0604"), trail=(Leg(Moment(), "0603", "trek"),))


def moved(state, at):
    return replace(state, company=replace(state.company, at=at), trail=(*state.trail, Leg(Moment(), at, "trek")))


def test_moving_the_company_sends_two_layers_again_and_every_other_byte_stays():
    before, after = (dict(map_layers(state, "c0de").pieces) for state in (moved(STATE, "0604"), moved(STATE, "0602")))
    assert list(before) == list(after)
    assert {name for name, piece in before.items() if piece != after[name]} == {"trail", "marker"}
    assert len(after["marker"]) < 300
    assert len(after["trail"]) < 2500


def test_the_marker_stays_above_what_is_chosen():
    assert "marker" in map_layers(STATE, "c0de").above


def test_what_is_unseen_is_in_no_piece_of_the_players_map():
    fog = replace(STATE, seen=Seen(fog=True, hexes=("0604", "0605")))
    pieces = dict(map_layers(fog, "c0de", audience="players").pieces)
    coordinates = pieces["coordinates"]
    whole = dict(map_layers(STATE, "c0de", audience="players").pieces)["coordinates"]
    assert coordinates.count("<use") < whole.count("<use") / 40
    elsewhere = replace(
        fog,
        realm=replace(
            STATE.realm,
            terrain=tuple(
                ground if STATE.realm.grid.label(cell) in ("0604", "0605") else "bog"
                for cell, ground in enumerate(STATE.realm.terrain)
            ),
        ),
    )
    assert (
        map_layers(elsewhere, "c0de", audience="players").pieces == map_layers(fog, "c0de", audience="players").pieces
    )


def test_the_page_lies_open_where_the_map_is_not_known():
    fog = replace(STATE, seen=Seen(fog=True, hexes=("0604",)))
    assert map_layers(fog, "c0de", audience="players").paper == "transparent"
    assert map_layers(fog, "c0de").paper == map_layers(STATE, "c0de", audience="players").paper == "#F7F0E1"
