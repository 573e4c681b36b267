"""Vows kept by command: sworn, taken up, advanced by milestones, served by others, fulfilled and forsaken."""

from dataclasses import replace

import pytest
from ironland_samples import after, do
from quest_samples import tale

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.deeds.quests import rerolls_bond
from realmgen.games.ironsworn.model import FULL, Hook, Milestone, Vow, boxes
from realmgen.games.ironsworn.seen import redacted
from realmgen.games.ironsworn.start import pace, suggested, untaken

HOOK = Hook("region 5", "A cruel one rules.", "The key", "Take the key", "In eight days.", "dangerous", ("a", "b", "c"),
            (5,), (13, 14))  # fmt: skip
FAR = Hook("region 8", "They have not come.", "The camp", "Bring them down", "Soon.", "formidable", ("a",), (8,), (22,))


def hooked():
    state = tale()
    return replace(state, world=replace(state.world, hooks=(FAR, HOOK)))


def vow(state, number=1):
    return next(one for one in state.vows if one.number == number)


def sworn(*texts):
    return after(tale(), *texts)


def test_IS_558_four_milestones_of_a_dangerous_vow_fill_eight_boxes():
    state = sworn('vow dangerous "Find them" {"outline":["road","foe","fact","friend"]}')
    state = after(state, *(f"milestone 1 {n}" for n in (1, 2, 3, 4)))
    assert boxes(vow(state).ticks) == 8
    assert all(step.done for step in vow(state).outline)


def test_IS_652_a_vow_from_before_is_extreme_or_epic_and_no_oath_is_rolled():
    step = do(tale(), 'vow extreme "Find her" {"kind":"background"}')
    assert (vow(step.state).kind, vow(step.state).rank, step.state.oath) == ("background", "extreme", "")
    with pytest.raises(IllegalCommand, match="extreme or epic"):
        do(tale(), 'vow formidable "Find her" {"kind":"background"}')


def test_IS_654_a_first_vow_is_at_most_formidable():
    for rank in ("troublesome", "dangerous", "formidable"):
        assert vow(sworn(f'vow {rank} "Save it" {{"kind":"inciting"}}')).rank == rank
    for rank in ("extreme", "epic"):
        with pytest.raises(IllegalCommand, match="troublesome, dangerous or formidable"):
            do(tale(), f'vow {rank} "Save it" {{"kind":"inciting"}}')


def test_IS_657_whoever_shares_a_vow_has_it_on_one_track():
    step = do(tale(), 'vow dangerous "Save it" {"by":["Ana","Bo","Cai"]}')
    assert len(step.state.vows) == 1
    assert vow(step.state).by == ("Ana", "Bo", "Cai")
    assert step.events[0].text == "Sworn by Ana, Bo and Cai: Save it (dangerous)."


def test_IS_658_an_outline_stands_beside_its_vow_and_grows():
    state = sworn('vow dangerous "Find them" {"outline":["one","two","three","four"]}')
    assert vow(state).outline == tuple(map(Milestone, ("one", "two", "three", "four")))
    assert after(state, 'plan 1 "five"').vows[0].outline[-1] == Milestone("five")


def test_IS_666_a_vow_gains_nothing_until_the_one_sworn_on_its_way_is_fulfilled():
    state = sworn('vow dangerous "Main"', "progress 1 2", 'vow dangerous "Ferry" {"main":1}')
    assert boxes(vow(state).ticks) == 4
    for text in ("progress 1", "progress 1 3"):
        with pytest.raises(IllegalCommand, match="comes no further until 'Ferry' is fulfilled"):
            do(state, text)
    assert "It may count as a milestone of 'Main'." in do(state, "fulfil 2").events[0].text
    assert boxes(vow(after(state, "fulfil 2")).ticks) == 4
    assert boxes(vow(after(state, 'fulfil 2 {"milestone":true}')).ticks) == 6
    assert boxes(vow(after(state, "forsake 2", "progress 1")).ticks) == 6
    state = after(state, 'vow dangerous "Toll" {"main":1}')
    for text in ('fulfil 2 {"milestone":true}', 'vow troublesome "Promise" {"marks":1}'):
        with pytest.raises(IllegalCommand, match=r"until '(Ferry|Toll)' is fulfilled"):
            do(state, text)
    assert boxes(vow(after(state, "fulfil 3", 'fulfil 2 {"milestone":true}')).ticks) == 6


def test_IS_667_with_no_vow_open_a_new_problem_is_suggested():
    state = hooked()
    assert suggested(state) == HOOK
    assert [hook.source for hook in untaken(state)] == ["region 5", "region 8"]
    state = after(state, 'take "region 5"')
    assert suggested(state) is None
    assert suggested(after(state, "fulfil 1")) == FAR
    old = after(hooked(), 'vow epic "Long ago" {"kind":"background"}')
    assert suggested(old) == HOOK


def test_IS_668_a_promise_may_be_a_milestone_of_another_vow():
    state = sworn('vow dangerous "Main"', 'vow troublesome "Promise" {"giver":3,"marks":1}')
    assert (boxes(vow(state).ticks), vow(state, 2).giver, vow(state, 2).ticks) == (2, 3, 0)
    assert "was forsaken" in do(state, "forsake 2").events[0].text


def test_IS_669_one_event_may_be_a_milestone_of_two_vows():
    state = sworn('vow dangerous "A" {"outline":["gate"]}', 'vow formidable "B"', 'milestone 1 1 {"also":2}')
    assert [one.ticks for one in state.vows] == [8, 4]
    with pytest.raises(IllegalCommand, match="once for each vow"):
        do(sworn('vow dangerous "A" {"outline":["gate"]}'), 'milestone 1 1 {"also":1}')


def test_IS_671_a_challenge_overcome_is_a_milestone_and_with_all_behind_the_vow_is_fulfilled():
    state = sworn('vow dangerous "A" {"outline":["a","b","c","d"]}')
    for step in (1, 2, 3, 4):
        assert "Fulfil the vow" not in pace(vow(state))
        state = after(state, f"milestone 1 {step}")
    assert "Fulfil the vow" in pace(vow(state))
    assert vow(after(state, "fulfil 1")).state == "fulfilled"
    assert vow(after(state, "forsake 1")).state == "forsaken"


def test_IS_672_after_a_vow_fulfilled_for_somebody_a_bond_with_them_may_be_rolled_again():
    state = sworn('vow dangerous "For Solana" {"giver":3}')
    assert not rerolls_bond(state, 3)
    step = do(state, "fulfil 1")
    assert rerolls_bond(step.state, 3)
    assert not rerolls_bond(step.state, 4)
    assert not rerolls_bond(step.state, 0)
    assert "If you forge a bond with Solana now" in step.events[0].text


def test_IS_670_a_track_and_a_story_that_do_not_keep_pace():
    steps = (Milestone("a", True), Milestone("b"))
    assert "Slow down" in pace(Vow(1, "A", "dangerous", ticks=32, outline=steps))
    assert "add a step" in pace(Vow(1, "A", "formidable", ticks=4, outline=(Milestone("a", True),)))
    assert pace(Vow(1, "A", "dangerous", ticks=8, outline=steps)) == ""
    assert "full" in pace(Vow(1, "A", "dangerous", ticks=FULL))
    assert pace(Vow(1, "A", "dangerous", ticks=FULL, outline=steps, state="fulfilled")) == ""


def test_an_idea_is_taken_up_with_its_outline_and_giver():
    state = after(hooked(), 'take "region 5"')
    taken = vow(state)
    assert (taken.text, taken.rank, taken.giver, taken.why) == (
        "Take the key",
        "dangerous",
        13,
        "A cruel one rules. In eight days.",
    )
    assert [step.text for step in taken.outline] == ["a", "b", "c"]
    with pytest.raises(IllegalCommand, match="sworn already"):
        do(state, 'take "region 5"')
    with pytest.raises(NotFound, match="no idea for a quest from 'region 4'"):
        do(state, 'take "region 4"')


def test_a_vow_is_changed_by_hand():
    state = sworn('vow dangerous "A" {"outline":["x"]}', 'vow dangerous "B" {"main":1}')
    state = after(state, 'amend 1 {"text":"AA","rank":"epic","ticks":7,"why":"kin","outline":[]}')
    assert vow(state) == Vow(1, "AA", "epic", ticks=7, why="kin")
    with pytest.raises(IllegalCommand, match="cannot serve itself"):
        do(state, 'amend 1 {"main":2}')


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('vow dangerous " "', "a vow needs a few words"),
        ('vow dangerous "A" {"giver":99}', "nobody with the number 99"),
        ('vow dangerous "A" {"main":4}', "no vow 4"),
        ('vow dangerous "A" {"outline":[""]}', "a step needs a few words"),
        ("progress 3", "no vow 3: open are 1"),
        ("progress 1 11", "1 to 10 times"),
        ("milestone 1 3", "this vow has 1 steps; 3 is none of them"),
        ("fulfil 1 {\"milestone\":true}", "serves no other vow"),
        ('amend 1 {"ticks":41}', "0 to 40 ticks"),
        ('amend 1 {"text":""}', "a vow needs a few words"),
    ],
)  # fmt: skip
def test_what_is_no_vow_is_refused_by_name(text, why):
    with pytest.raises((IllegalCommand, NotFound), match=why):
        do(sworn('vow dangerous "Find them" {"outline":["road"]}'), text)


def test_what_is_closed_stays_closed():
    state = sworn('vow dangerous "A" {"outline":["x"]}', "fulfil 1")
    for text in ("progress 1", "milestone 1 1", "fulfil 1", "forsake 1", 'plan 1 "y"'):
        with pytest.raises(IllegalCommand, match="this vow is fulfilled"):
            do(state, text)
    with pytest.raises(IllegalCommand, match="is behind you already"):
        do(sworn('vow dangerous "A" {"outline":["x"]}', "milestone 1 1"), "milestone 1 1")


def test_with_a_game_master_players_see_a_vow_and_not_what_lies_behind_and_ahead():
    state = after(hooked(), 'take "region 5"', "milestone 1 1", 'vow epic "Long ago" {"kind":"background","why":"kin"}')
    state = do(after(state, "meet giant"), "foe-turn 3", 1, 1).state
    assert redacted(state).vows == state.vows
    seen = redacted(replace(state, mode="guided"))
    assert [(one.text, one.why, len(one.outline)) for one in seen.vows] == [
        ("Take the key", "", 1),
        ("Long ago", "kin", 0),
    ]
    assert seen.vows[0].ticks == state.vows[0].ticks
    assert (state.fights[0].intent != "", seen.fights[0].intent) == (True, "")
