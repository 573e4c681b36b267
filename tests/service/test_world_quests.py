"""What the page of quests asks of its service: the order of vows, what waits, where ideas come from, what one may bond
with."""

from dataclasses import replace

from ironland_samples import after, do
from quest_samples import tale

from realmgen.games.ironsworn.model import Hook
from realmgen.service.worlds import quests


def hooked(*sources):
    state = tale()
    hooks = tuple(Hook(source, "Text.", source, f"Swear {source}", places=(5,)) for source in sources)
    return replace(state, world=replace(state.world, hooks=hooks))


def test_vows_from_before_come_last_and_those_on_the_way_behind_their_own():
    state = after(
        tale(),
        'vow epic "Old" {"kind":"background"}',
        'vow dangerous "Main"',
        'vow dangerous "Other"',
        'vow dangerous "Way" {"main":2}',
        'vow dangerous "Done"',
        "fulfil 5",
    )
    assert [vow.text for vow in quests.in_order(state)] == ["Main", "Way", "Other", "Old"]
    assert [vow.text for vow in quests.behind(state)] == ["Done"]
    assert quests.blocked(state, state.vows[1]) == "Way"
    assert quests.blocked(state, state.vows[2]) == ""
    assert quests.open_tracks(state) == (4, 0, 0)


def test_ideas_say_where_they_come_from_and_go_when_they_are_sworn():
    state = hooked("region 5", "truth old-world 2", "foe marsh-rat", "own custom")
    words = [quests.source_words(hook) for hook in quests.ideas(state)]
    assert words == ["the Havens", "truth: old world", "foe: marsh rat", "your truths"]
    assert [hook.source for hook in quests.ideas(state, "foe")] == ["foe marsh-rat"]
    assert [hook.source for hook in quests.ideas(after(state, 'take "foe marsh-rat"'), "foe")] == []


def test_home_and_settlements_have_names():
    world = tale().world
    assert quests.home_words(world) == "Sova in the Havens"
    assert quests.home_words(replace(world, home=0)) == ""
    assert set(quests.settlements(world)) == set(range(1, 9))
    assert (quests.who(world, 1), quests.who(world, 0), quests.who(None, 1)) == ("Kara", "", "")


def test_whom_one_has_a_bond_with_is_not_offered_again():
    state = after(tale(), 'bond {"person":1}', 'bond {"place":5}')
    offered = quests.bondable(state)
    assert "Kara" not in offered
    assert "Sova, a settlement" not in offered
    assert do(state, offered["Themon"]).state.bonds[-1].person == 2
    assert quests.bondable(replace(state, world=None)) == {}


def test_with_whom_a_vow_was_kept_for_a_bond_may_be_rolled_again():
    state = after(tale(), 'vow dangerous "For Solana" {"giver":3}', "fulfil 1")
    again = [name for name in quests.bondable(state) if "any dice again" in name]
    assert [name.partition(",")[0] for name in again] == ["Solana"]


def test_what_is_written_by_hand_makes_a_command():
    command = quests.own("incident", 5, "Mend the bridge", "", "In a week.", "dangerous")
    hook = do(tale(), command).state.world.incident
    assert (hook.oath, hook.clock, hook.rank, hook.places) == ("Mend the bridge", "In a week.", "dangerous", (5,))
    assert do(tale(), quests.reranked(hook, "formidable")).state.world.incident == replace(hook, rank="formidable")
    state = do(tale(), quests.own("background", 0, "Find her", "", "", "epic")).state
    assert (state.vows[0].text, state.vows[0].kind) == ("Find her", "background")
    assert quests.rank_named("epic") == "epic"
    assert quests.rank_named("") == "dangerous"
