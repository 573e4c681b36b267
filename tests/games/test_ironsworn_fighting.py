"""Fights kept by command: the foe's rank and track, packs and helpers, its turns, and how it ends."""

from dataclasses import replace

import pytest
from ironland_samples import LORE, after, do
from quest_samples import tale

from realmgen.errors import IllegalCommand, NotFound
from realmgen.games.ironsworn.model import HARM, FoeFit, Person, boxes
from realmgen.games.ironsworn.start.turns import INTENTS


def fight(*texts, state=None):
    return after(state or tale(), *texts).fights[0]


def met(text):
    """The rank and the harm of a foe met."""
    found = fight(text)
    return found.rank, HARM[found.rank]


@pytest.mark.parametrize(
    ("foe", "harm", "ticks"),
    [
        ("marsh-rat", 1, 12),
        ("wolf", 2, 16),
        ("bear", 3, 12),
        ("mammoth", 3, 6),
        ("leviathan", 3, 3),
        ("broken", 2, 24),
        ("common-folk", 1, 12),
        ("elf", 5, 40),
        ("giant", 2, 4),
        ("boar", 3, 24),
        ("leviathan", 5, 5),
    ],
)
def test_IS_564_IS_565_IS_566_IS_567_IS_568_harm_fills_the_track_by_rank(foe, harm, ticks):
    assert fight(f"meet {foe}", f"hit 1 {harm}").ticks == ticks


def test_IS_579_IS_585_IS_592_IS_602_IS_604_harm_adds_to_what_is_there_and_stops_at_ten_boxes():
    def further(foe, ticks, harm):
        return fight(f"meet {foe}", f'size-up 1 {{"ticks":{ticks}}}', f"hit 1 {harm}").ticks

    assert boxes(further("mystic", 8, 3)) == 8
    assert boxes(further("troll", 16, 3)) == 7
    assert further("basilisk", 10, 3) == 16
    assert further("hollow", 38, 3) == 40
    assert boxes(further("sodden", 24, 2)) == 8


def test_IS_569_strong_and_weak_ones_are_a_rank_higher_and_lower():
    assert met('meet leviathan {"shift":1}')[0] == "epic"
    assert met('meet marsh-rat {"shift":-1}')[0] == "troublesome"
    assert met('meet harrow-spider {"shift":1}')[0] == "formidable"
    assert met('meet frostbound {"shift":1}') == ("extreme", 4)
    shifted = replace(tale().world, foes=(FoeFit("wolf", shift=1),))
    assert fight("meet wolf", state=replace(tale(), world=shifted)).rank == "formidable"


def test_IS_571_nobody_fights_what_has_no_rank():
    deer = Person(90, "A deer", rank=None)
    state = replace(tale(), world=replace(tale().world, people=(*tale().world.people, deer)))
    with pytest.raises(IllegalCommand, match="nobody would fight them as they are"):
        do(state, 'meet {"person":90}')
    assert fight('meet {"person":90,"rank":"troublesome"}', state=state).name == "A deer"


def test_IS_572_packs_are_one_or_two_ranks_higher():
    assert met('meet broken {"pack":4}') == ("dangerous", 2)
    assert fight('meet broken {"pack":4}', "hit 1 1").ticks == 8
    assert met('meet raider {"pack":8}')[0] == met('meet bonewalker {"pack":6}')[0] == "extreme"
    assert met('meet marsh-rat {"pack":10}')[0] == met('meet wolf {"pack":5}')[0] == "formidable"
    for text, why in (('meet wolf {"pack":11}', "split them"), ('meet bear {"pack":3}', "fought one by one")):
        with pytest.raises(IllegalCommand, match=why):
            do(tale(), text)


def test_IS_573_helpers_lower_a_foes_rank_and_a_journeys():
    assert met('meet raider {"pack":8,"helpers":true}')[0] == "formidable"
    assert met('meet wyvern {"helpers":true}') == ("formidable", 3)
    assert after(tale(), 'journey 5 6 {"shift":-1}').journeys[0].rank == "dangerous"


def test_IS_663_a_fleet_of_allies_lowers_a_leviathan_by_two():
    assert met('meet leviathan {"shift":-2}')[0] == "formidable"


def test_IS_575_a_foe_may_wound_frighten_take_an_advantage_or_turn_the_story():
    said = []
    for kind in range(1, len(INTENTS) + 1):
        step = do(after(tale(), "meet giant"), "foe-turn 1", kind, 4)
        said.append(step.state.fights[0].intent)
        assert step.events[0].text == f"Giant: {said[-1]}"
    assert "4 harm" in said[0]
    assert "4 stress" in said[1]
    assert len(set(said)) == len(INTENTS)
    tactics = [tactic.rstrip(".") for tactic in LORE.foes["giant"].tactics]
    assert all(any(text.startswith(tactic) for tactic in tactics) for text in said)


def test_IS_601_a_haunt_is_dispelled_for_now():
    assert fight("meet haunt", "fight-end 1 won").state == "dispelled for now"
    assert fight("meet haunt", "fight-end 1 fled").state == "fled"
    assert fight("meet wolf", "fight-end 1 won").state == "won"


def test_a_foe_of_ones_own_is_met_by_name_and_corrected():
    state = after(tale(), 'meet {"name":"The red bull","rank":"formidable"}')
    assert (state.fights[0].name, state.fights[0].foe) == ("The red bull", "")
    state = do(after(state, 'size-up 1 {"name":"The bull","rank":"extreme"}'), "foe-turn 1", 1, 1).state
    assert (state.fights[0].name, state.fights[0].rank) == ("The bull", "extreme")
    assert state.fights[0].intent


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("meet dragon", "no kind of foe is called 'dragon'"),
        ("meet", "a foe needs a few words"),
        ('meet {"person":99}', "nobody with the number 99"),
        ("hit 1 0", "1 to 40 harm"),
        ("hit 2", "no fight 2"),
        ('size-up 1 {"ticks":-1}', "0 to 40 ticks"),
    ],
)
def test_what_is_no_fight_is_refused_by_name(text, why):
    with pytest.raises((IllegalCommand, NotFound), match=why):
        do(after(tale(), "meet wolf"), text)


def test_a_fight_that_is_over_stays_over():
    state = after(tale(), 'meet wolf {"pack":5}', "fight-end 1")
    for text in ("hit 1", "foe-turn 1", "fight-end 1"):
        with pytest.raises(IllegalCommand, match="this fight is won"):
            do(state, text)
