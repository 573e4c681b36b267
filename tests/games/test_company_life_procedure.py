"""How the game is run: deeds outrank what is drawn later, and there is something to improvise from (MB-199, MB-204)."""

from dataclasses import replace

import pytest
from company_samples import CALLING, COMPANY
from lore_samples import library

from realmgen.errors import Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import Myth, State
from realmgen.games.bastionland.prompts import hints
from realmgen.games.bastionland.road.model import Leg, Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.seen import Seen
from realmgen.kit.chance import Script


def test_MB_199_a_deed_stands_whatever_is_drawn_later(act, realm):
    state = act(State(realm), 'note 0304 "The Knights burned the bridge here."').state
    rules = Rules(library())
    drawn = rules.apply(state, rules.parse("spark 0304 sparks.land.what"), Script([1])).state
    assert drawn.notes["0304"].startswith("The Knights burned the bridge here.\n")
    torn = act(drawn, "remove 0603").state
    assert act(torn, "wilderness 0603", 4).events[0].kind == "clear"


def test_MB_199_a_realm_that_is_rolled_again_keeps_what_was_played(act, realm, rules):
    played = State(
        realm,
        company=replace(COMPANY, at="0302"),
        trail=(Leg(Moment(), "0302", "trek"),),
        seen=Seen(hexes=("0302",)),
        resolved={1: "led home"},
        notes={"0304": "The bridge is burned."},
    )
    again = replace(realm, myths=(*realm.myths[:1], replace(realm.myths[1], at="0101", name="The Moss Child")))
    kept = rules.apply(played, adoption(again), Script([])).state
    assert kept == replace(played, realm=again)
    gone = replace(realm, myths=(replace(realm.myths[0], at="0101", name="The Moss Child"), *realm.myths[1:]))
    assert rules.apply(played, adoption(gone), Script([])).state.resolved == {}


def test_the_company_goes_along_to_another_realm_and_leaves_its_trail_behind(realm, rules):
    played = State(
        realm, company=replace(COMPANY, at="0302"), trail=(Leg(Moment(), "0302", "trek"),), seen=Seen(hexes=("0302",))
    )
    there = rules.apply(played, adoption(replace(realm, seed="another")), Script([])).state
    assert there.company == replace(COMPANY, at="")
    assert (there.trail, there.seen, there.day.now) == ((), Seen(), played.day.now)
    assert rules.apply(State(company=COMPANY), adoption(realm), Script([])).state.company.members == COMPANY.members


def adoption(realm):
    return c.Adopt(realm)


def test_MB_204_every_knight_and_myth_that_is_near_has_prompts_to_draw_from(realm):
    near, far = library().tale("myths-1"), library().tale("myths-2")
    myths = (Myth(2, "0605", far.name, tale=far), Myth(5, "0102", near.name, tale=near))
    holdings = (replace(realm.holdings[0], calling=library().calling("knights-3")), *realm.holdings[1:])
    land = replace(realm, myths=myths, holdings=holdings)
    found = hints(State(land, company=COMPANY), "0303")
    ruler, knight = library().calling("knights-3"), CALLING
    assert [hint.text for hint in found[:6]] == [*ruler.prompts, *knight.prompts]
    assert found[3].of == "The Lantern Knight"
    assert [hint.text for hint in found[6:]] == [*near.prompts.values(), *far.prompts.values()]
    assert found[6].of == f"Myth 5, {near.name}"
    ruined = replace(land, landmarks=(replace(realm.landmarks[0], prompt="An eel looks up."),))
    assert hints(State(ruined), "0204")[0] == ("the dwelling Eel House", "An eel looks up.")
    assert len(hints(State(ruined), "0204")) == 13
    with pytest.raises(Unreadable):
        hints(State(land), "9999")


def test_MB_204_a_prompt_is_drawn_by_a_die_and_noted(act, refused, realm):
    tale = library().tale("myths-1")
    land = replace(realm, myths=(Myth(5, "0102", tale.name, tale=tale),))
    step = act(State(land), "spark 0304 prompts", 2)
    wanted = list(tale.prompts.values())[1]
    assert step.state.notes == {"0304": wanted}
    assert step.events[0].text == f"A spark for 0304: {wanted}"
    refused(State(realm), "spark 0304 prompts", "no Myth, Knight or landmark has prompts yet")


def test_MB_335_a_hex_is_a_land_in_itself_with_features_of_several_kinds(realm):
    assert realm.terrain[realm.grid.find("0301")] == "forest"
    rules, state = Rules(library()), State(realm)
    for kind in ("land", "ruin", "dwelling", "hazard"):
        command = rules.parse(f"spark 0301 sparks.{kind}.what")
        rules.check(state, command)
        state = rules.apply(state, command, Script([1])).state
    assert len(set(state.notes["0301"].splitlines())) == 4
    placed = rules.apply(state, rules.parse('place ruin 0301 "The Cleft"'), Script([])).state
    assert placed.realm.terrain == realm.terrain
    assert placed.notes == state.notes
