"""Death, return, and who goes on for a player (MB-014, MB-049, MB-050)."""

from dataclasses import replace

from company_samples import ASH, BRAN, GREY, HOB, ISOLDE, MAUD, PERKIN

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.company.succession import successors
from realmgen.games.bastionland.model import State


def company(*members):
    return State(company=Company("wanderer", "saga", members=members))


def names(members):
    return [member.name for member in members]


def test_MB_014_the_dead_keep_their_place_in_the_record(act):
    state = act(company(ISOLDE, BRAN, MAUD), 'fate "Bran" slain "the Moss Child"').state
    newcomer = replace(BRAN, name="Ector", title="The Ford Knight")
    state = replace(state, company=replace(state.company, members=(*state.company.members, newcomer)))
    assert names(state.company.knights) == ["Isolde", "Maud", "Ector"]
    assert [member.name for member in state.company.members if member.fate == "slain"] == ["Bran"]
    assert names(state.company.members) == ["Isolde", "Bran", "Maud", "Ector"]


def test_MB_049_the_player_of_a_dead_knight_makes_a_new_one(act, refused):
    step = act(company(ISOLDE, BRAN), 'fate "Bran" slain "the Moss Child"')
    assert step.events[0].text == "Bran was slain: the Moss Child. Ben makes a new Knight, who joins soon."
    assert step.events[0].data == {"name": "Bran", "fate": "slain", "player": "Ben", "heirs": []}
    assert names(step.state.company.present) == ["Isolde"]
    refused(step.state, 'fate "Bran" dead', "Bran is no longer of the Company (slain)")
    alone = act(company(replace(BRAN, player="")), 'fate "Bran" dead')
    assert alone.events[0].text == "Bran died. Their player makes a new Knight, who joins soon."


def test_MB_050_a_squire_or_follower_can_be_taken_over(act):
    step = act(company(MAUD, HOB, PERKIN, ASH, GREY), 'fate "Maud" slain')
    assert step.events[0].text == "Maud was slain. Cy makes a new Knight, who joins soon, or takes over Perkin and Hob."
    assert step.events[0].data["heirs"] == ["Perkin", "Hob"]


def test_MB_050_nobody_takes_over_who_is_dead_or_played_by_another(act):
    dead, theirs = replace(PERKIN, fate="slain"), replace(HOB, player="Dee")
    step = act(company(MAUD, dead, theirs), 'fate "Maud" slain')
    assert step.events[0].text == "Maud was slain. Cy makes a new Knight, who joins soon."


def test_their_own_come_first_and_none_who_is_gone_or_played_by_another():
    ned = replace(PERKIN, name="Ned", of="Isolde")
    wat = replace(HOB, name="Wat", of="Isolde")
    state = company(replace(ISOLDE, fate="slain"), MAUD, HOB, PERKIN, wat, ned)
    assert names(successors(state, "Isolde")) == ["Ned", "Wat", "Perkin", "Hob"]
    chosen = company(replace(ISOLDE, fate="slain", successor="Hob"), HOB, PERKIN, ned)
    assert names(successors(chosen, "Isolde")) == ["Hob", "Ned", "Perkin"]
    taken = company(ISOLDE, replace(PERKIN, player="Dee"), replace(ned, fate="dead"), replace(wat, player="Ann"))
    assert names(successors(taken, "Isolde")) == ["Wat"]
    assert successors(state, "Nobody") == ()


def test_a_beast_dies_without_an_heir_and_a_follower_leaves(act):
    step = act(company(ISOLDE, ASH, HOB), 'fate "Ash" dead "a broken leg"')
    assert step.events[0].text == "Ash died: a broken leg."
    assert act(step.state, 'fate "Hob" left').events[0].text == "Hob left the Company."


def test_who_left_or_was_away_or_thought_dead_comes_back(act, refused):
    state = act(company(ISOLDE, BRAN), 'fate "Bran" left "to bury his father"').state
    back = act(state, 'return "Bran"')
    assert back.state == company(ISOLDE, BRAN)
    assert back.events[0].text == "Bran is back with the Company."
    refused(back.state, 'return "Bran"', "Bran is with the Company already")
    away = act(back.state, 'condition "Bran" away on')
    assert away.events[0].text == "Bran is away from the Company."
    assert names(away.state.company.present) == ["Isolde"]
    assert act(away.state, 'return "Bran"').state == back.state


def test_fatigue_is_set_and_lifted_by_hand(act, refused):
    step = act(company(ISOLDE), 'condition "Isolde" fatigued on')
    assert step.state.company.find("Isolde").fatigued
    assert step.events[0].data == {"names": ["Isolde"], "what": "fatigued", "on": True}
    refused(step.state, 'condition "Isolde" fatigued on', "Isolde is fatigued already")
    assert act(step.state, 'condition "Isolde" fatigued off').state == company(ISOLDE)
