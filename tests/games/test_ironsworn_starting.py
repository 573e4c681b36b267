"""The beginning of a campaign: its eight steps, what happens at home, what was before, the first scene, the oath."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from ironland_samples import GAME, LORE, after, do
from quest_samples import tale, world

from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.ironsworn.deeds.oath import outcome_of
from realmgen.games.ironsworn.model import Bond, Hook, Tale, boxes
from realmgen.games.ironsworn.start import STEPS, WAYS, checklist, incident, of_trouble, steps
from realmgen.games.ironsworn.start.rolling import TROUBLE, all_rows
from realmgen.kit.chance import Dice

TALE = tale()
HOME = TALE.world.place(TALE.world.home)


def with_incident(**fields):
    hook = Hook("own", "The bridge is down.", "The bridge", "Mend the bridge", "In a week.", places=(5,), people=(13,))
    return replace(TALE, world=replace(world(), incident=replace(hook, **fields)))


def state_of(state):
    return {step.key: step.state for step in steps(state)}


def test_IS_648_a_beginning_has_eight_steps():
    assert [step.key for step in STEPS] == [
        "character", "world", "bonds", "background", "incident", "scene", "oath", "play",
    ]  # fmt: skip
    assert set(state_of(Tale()).values()) == {"open"}


def test_IS_648_one_press_does_all_but_the_oath_and_the_beginning():
    state = do(TALE, "setup", 50).state
    left = [key for key, how in state_of(state).items() if how != "done"]
    assert left == ["oath", "play"]
    state = do(state, "oath 2", 6, 1, 1).state
    assert set(state_of(after(state, "start")).values()) == {"done"}


def test_what_was_set_up_by_hand_stays():
    state = after(TALE, "home 3", 'bond {"person":1}', 'scene midst "The gate burns."', 'links "We are sisters."')
    state = do(state, "setup", 50).state
    assert (state.world.home, state.bonds, state.links) == (3, (Bond("Kara", person=1),), "We are sisters.")
    assert state.scene == "In the midst of things. The gate burns."


def test_IS_649_characters_are_linked():
    assert after(TALE, 'links "We share a debt."').links == "We share a debt."
    drawn = do(TALE, "links", 7).state.links
    assert len({do(TALE, "links", n).state.links for n in range(1, 20)} | {drawn}) > 3


def test_IS_650_a_step_may_be_left_to_be_discovered_in_play():
    for key in ("world", "character", "bonds", "background", "scene"):
        state = after(Tale(), f"later {key}")
        assert state_of(state)[key] == "later"
        assert state_of(after(state, f"later {key}"))[key] == "open"
    with pytest.raises(IllegalCommand, match="cannot wait"):
        do(Tale(), "later oath")
    on = after(Tale(), "later world", 'bond "The old boat"', 'scene prologue "Snow."', 'links "Kin."')
    on = after(on, 'vow epic "Find her" {"kind":"background"}', 'vow dangerous "Save it" {"kind":"inciting"}', "start")
    assert (on.started, on.world) == (True, None)


def test_IS_651_up_to_three_bonds_are_a_tick_each():
    state = after(TALE, 'bond {"person":1}', 'bond {"place":2}', 'bond "The old boat"')
    assert (len(state.bonds), boxes(len(state.bonds))) == (3, 0)
    assert state.world.person(1).bond
    assert state.world.place(2).bond
    with pytest.raises(IllegalCommand, match="up to 3 bonds"):
        do(state, 'bond {"person":2}')
    assert len(do(replace(state, started=True), 'bond {"person":2}').state.bonds) == 4
    cleared = after(state, "unbond 1")
    assert [bond.name for bond in cleared.bonds] == ["Redhall", "The old boat"]
    assert not cleared.world.person(1).bond


def test_three_bonds_from_before_are_drawn_over_again():
    state = do(TALE, "bonds", 12).state
    assert len(state.bonds) == 3
    again = do(state, "bonds", 80).state
    assert len(again.bonds) == 3
    marked = {one.number for one in again.world.people if one.bond}
    assert marked == {bond.person for bond in again.bonds if bond.person}


def test_IS_653_what_happens_is_measured_by_six_points():
    for low in all_rows(LORE, TROUBLE):
        hook = of_trouble((low,), world(), LORE, Dice(str(low)))
        points = checklist(world(), hook)
        assert [point.key for point in points] == ["personal", "stays", "clock", "matters", "stakes", "limited"]
        assert all(point.met for point in points), (low, points)
    bare = Hook("own", "It rains.", rank="epic")
    assert not any(point.met for point in checklist(world(), bare))


def test_IS_654_what_happens_is_troublesome_dangerous_or_formidable():
    found = {incident(world(), LORE, Dice(str(n))).rank for n in range(60)}
    assert found == {"troublesome", "dangerous", "formidable"}
    with pytest.raises(IllegalCommand, match="troublesome, dangerous or formidable"):
        do(TALE, 'incident {"rank":"extreme"}')
    assert do(TALE, 'incident {"rank":"formidable"}', 40).state.world.incident.rank == "formidable"


def test_IS_655_a_scene_opens_before_it_all_or_in_the_midst_of_it():
    assert WAYS == {"prologue": "Prologue", "midst": "In the midst of things"}
    for way, title in WAYS.items():
        scene = do(TALE, f"scene {way}", 33).state.scene
        assert scene.startswith(f"{title}. ")
        assert HOME.name in scene or any(person.name in scene for person in TALE.world.people)


def test_IS_656_the_oath_is_a_weak_hit_with_7_against_5_and_9():
    step = do(with_incident(), "oath 2", 5, 5, 9)
    assert step.state.oath == "weak hit"
    assert step.events[1].text.startswith("The oath: 7 against 5 and 9, a weak hit. Take +1 momentum.")
    assert do(with_incident(), "oath 2", 5, 5, 6).state.oath == "strong hit"
    assert do(with_incident(), "oath 2", 5, 7, 9).state.oath == "miss"
    assert "twist" in do(with_incident(), "oath 2", 5, 6, 6).events[1].text
    vow = step.state.vows[0]
    assert (vow.kind, vow.text, vow.giver) == ("inciting", "Mend the bridge", 13)


def test_IS_662_a_rank_changes_nothing_about_the_dice():
    easy, hard = (do(with_incident(rank=rank), "oath 2", 3, 4, 9) for rank in ("troublesome", "formidable"))
    assert easy.events[1].data["score"] == hard.events[1].data["score"] == 5
    assert easy.state.oath == hard.state.oath == "weak hit"


@pytest.mark.parametrize(("score", "dice", "outcome"), [
    (10, (10, 10), "miss"), (10, (9, 10), "weak hit"), (10, (9, 9), "strong hit"), (1, (1, 1), "miss"),
])  # fmt: skip
def test_what_is_equal_beats_nothing(score, dice, outcome):
    assert outcome_of(score, dice) == outcome


def test_a_bond_with_whom_it_is_sworn_to_and_what_is_added_help_to_at_most_ten():
    bonded = after(with_incident(), 'bond {"person":13}')
    assert do(bonded, "oath 2", 5, 7, 9).state.oath == "weak hit"
    assert do(bonded, 'oath 4 {"adds":5}', 6, 10, 9).state.oath == "weak hit"


def test_IS_657_three_players_swear_with_one_roll_and_all_have_the_vow():
    step = do(with_incident(), "oath 2 Ana Bo Cai", 5, 5, 9)
    assert len(step.state.vows) == 1
    assert step.state.vows[0].by == ("Ana", "Bo", "Cai")


def test_IS_517_a_home_is_one_settlement_in_a_region():
    state = after(TALE, "home 7")
    assert state.world.home == 7
    assert state.world.region_of(state.world.place(7).cell) in range(1, 10)
    with pytest.raises(IllegalCommand, match="home is a settlement"):
        do(TALE, "home 21")


def test_IS_659_what_happens_may_be_an_idea_of_the_world():
    hook = Hook("region 5", "One man rules.", "The key", "Take the key", rank="dangerous", places=(5,), people=(13,))
    state = replace(TALE, world=replace(world(), hooks=(hook, replace(hook, source="foe elf", rank="epic"))))
    assert do(state, 'incident "region 5"').state.world.incident == hook
    with pytest.raises(IllegalCommand, match="not epic"):
        do(state, 'incident "foe elf"')
    assert do(state, 'incident "foe elf" {"rank":"formidable"}').state.world.incident.rank == "formidable"
    with pytest.raises(NotFound, match="no idea for a quest"):
        do(state, 'incident "region 3"')


def test_IS_703_a_vow_from_before_is_drawn_from_what_characters_want():
    state = do(TALE, "background", 77).state
    assert state.world.background.source == "goal 76"
    assert state.world.background.rank in ("extreme", "epic")
    assert [vow.kind for vow in state.vows] == ["background"]
    again = do(state, "background", 1).state
    assert [vow.text for vow in again.vows] == [again.world.background.oath]
    assert do(TALE, 'background {"rank":"epic"}', 77).state.vows[0].rank == "epic"


def test_IS_704_a_bond_is_drawn_with_a_role_two_descriptors_and_a_name():
    step = do(TALE, "acquaint", 4, 48, 89, 1)
    person = step.state.world.people[-1]
    assert (person.role, person.descriptors, person.home, person.bond) == ("Healer", ("Kind", "Old"), HOME.number, True)
    assert step.state.bonds == (Bond(person.name, person=person.number),)
    assert person.name not in {one.name for one in TALE.world.people}


def test_IS_705_what_happens_is_drawn_from_the_troubles():
    assert do(TALE, "incident", 71).state.world.incident.source == "trouble 71"
    twice = do(TALE, "incident", 95, 71, 100, 49).state.world.incident
    assert twice.source == "trouble 71"
    assert "Besides: the stores will not last." in twice.text
    assert "Besides" not in do(TALE, "incident", 95, 71, 72).state.world.incident.text


def test_what_a_home_suffers_from_already_is_what_happens():
    text = all_rows(LORE, TROUBLE)[25]
    here = world()
    suffering = replace(here, places=tuple(replace(p, troubles=(text,)) if p == HOME else p for p in here.places))
    assert {incident(suffering, LORE, Dice(str(n))).source for n in range(10)} == {"trouble 25"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("start", "nothing is sworn yet"),
        ("oath 2", "nothing has happened yet"),
        ("setup x", "one word too many"),
        ('scene midst "   "', "a scene needs a few words"),
    ],
)
def test_what_cannot_be_yet_is_refused(text, why):
    with pytest.raises((IllegalCommand, Unreadable), match=why):
        do(TALE, text)


def test_nothing_is_drawn_without_a_world_or_a_home():
    for text in ("setup", "incident", "bonds", "scene prologue", "links", "background"):
        with pytest.raises(IllegalCommand, match="no world yet"):
            do(Tale(), text)
    homeless = replace(TALE, world=replace(world(), home=0))
    for text in ("incident", "bonds", "scene prologue", "links"):
        with pytest.raises(IllegalCommand, match="no home yet"):
            do(homeless, text)
    empty = replace(TALE, world=replace(world(), home=0, places=(), people=()))
    with pytest.raises(IllegalCommand, match="nobody is settled"):
        do(empty, "setup")


def test_once_it_is_sworn_or_begun_the_beginning_is_behind():
    state = do(with_incident(), "oath 2", 5, 5, 9).state
    with pytest.raises(IllegalCommand, match="the first vow is sworn"):
        do(state, "incident")
    with pytest.raises(IllegalCommand, match="sworn already"):
        do(state, "oath 2")
    begun = after(state, "start")
    for text in ("setup", "home 3", "incident", "background", "bonds", "scene midst", "later bonds", "oath 2", "start"):
        with pytest.raises(IllegalCommand, match="has begun"):
            do(begun, text)


PERSON, PLACE, N = st.integers(0, 26), st.sampled_from([0, 1, 5, 21, 99]), st.integers(0, 4)
RANK = st.sampled_from(["troublesome", "dangerous", "formidable", "extreme", "epic"])
COMMANDS = st.one_of(
    st.builds('vow {} "Save it" {{"main":{},"outline":["a","b"]}}'.format, RANK, N),
    st.builds("progress {} {}".format, N, st.integers(0, 11)),
    st.builds("milestone {} {}".format, N, N),
    st.builds("{} {}".format, st.sampled_from(["fulfil", "forsake", "arrive", "turn-back", "unbond"]), N),
    st.builds('amend {} {{"ticks":{}}}'.format, N, st.integers(-1, 41)),
    st.builds("journey {} {} {}".format, PLACE, PLACE, RANK),
    st.builds("onward {} {}".format, N, st.integers(0, 11)),
    st.builds('meet {} {{"pack":{}}}'.format, st.sampled_from(["wolf", "giant", "haunt"]), st.integers(0, 12)),
    st.builds("hit {} {}".format, N, st.integers(0, 41)),
    st.builds("fight-end {} won".format, N),
    st.builds('bond {{"person":{}}}'.format, PERSON),
    st.sampled_from(
        ["setup", "incident", "background", "bonds", "scene midst", "links", "acquaint", "oath 2", "start"]
    ),
)


@given(st.lists(COMMANDS, max_size=25))
def test_whatever_is_done_no_track_holds_less_than_nothing_or_more_than_ten_boxes(texts):
    state, dice = TALE, Dice("sequence")
    for text in texts:
        command = GAME.parse(text)
        try:
            GAME.check(state, command)
            state = GAME.apply(state, command, dice).state
        except (IllegalCommand, NotFound):
            continue
        tracks = [*state.vows, *state.journeys, *state.fights]
        assert all(0 <= one.ticks <= 40 for one in tracks)
        assert len(state.bonds) <= 40
        assert len({one.number for one in tracks}) == len(tracks)
    assert GAME.load(GAME.dump(state)) == state


@pytest.mark.parametrize("part", ["truths", "quests", "roads"])
def test_what_was_sworn_to_stays_when_a_part_is_drawn_anew(part):
    unsworn = do(TALE, "setup", 50).state
    state = do(unsworn, "oath 2", 6, 1, 1).state
    again = after(state, f"reroll {part} other")
    assert (again.world.incident, again.world.background) == (state.world.incident, state.world.background)
    assert after(unsworn, "reroll quests other").world.incident != unsworn.world.incident


def test_a_place_that_is_renamed_is_called_so_in_what_speaks_of_it():
    state = do(do(TALE, "setup", 50).state, "oath 2", 6, 1, 1).state
    home = state.world.place(state.world.home)
    state = replace(state, scene=f"Snow on {home.name}.", links=f"{home.name}er folk know you.")
    vow = replace(state.vows[-1], text=f"Hold {home.name}", why=f"{home.name}'s gate is down.")
    state = replace(state, vows=(*state.vows[:-1], vow))
    found = after(state, f'place-change {home.number} {{"name":"Cold Harbour"}}')
    assert (found.scene, found.links) == ("Snow on Cold Harbour.", state.links)
    assert (found.vows[-1].text, found.vows[-1].why) == ("Hold Cold Harbour", "Cold Harbour's gate is down.")
    told = (found.world.incident, *(hook for hook in found.world.hooks if home.number in hook.places))
    assert not [hook for hook in told if f"{home.name} " in f"{hook.text} {hook.oath} "]
