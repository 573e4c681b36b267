"""People: a quick NPC from four dice, names, ranks, ties, and all that is done to them by hand."""

import contextlib
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ironland_samples import GAME, LORE, PLACES, after, do, only, tale

from realmgen.errors import IllegalCommand, NeedsRoll, NotFound, Unreadable
from realmgen.games.ironsworn.model import PEOPLES, Bond, Hook, Person, Result, Vow
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.people import (
    NAMES,
    Wanted,
    fights_as,
    from_results,
    outline,
    person,
    rank_for,
    texts,
    with_part,
)
from realmgen.games.ironsworn.truths import implied
from realmgen.kit.chance import Dice, Script

USUAL = implied((), LORE)


def somebody(seed="x", number=1, met=(), means=USUAL, **wanted):
    return person(Dice(seed), LORE, means, Wanted(number, **wanted), met)


def crowd(seed, count, means=USUAL, **wanted):
    """So many people, one after the other, who live at the two settlements by turns."""
    dice, found = Dice(seed), []
    for number in range(1, count + 1):
        found.append(person(dice, LORE, means, Wanted(number, home=PLACES[number % 2], **wanted), found))
    return found


def told(*values, names="ironlander-names-b", met=(), **wanted):
    """Somebody from typed dice."""
    return from_results(outline(LORE, names, Script(values)), Wanted(1, **wanted), LORE, met)


def test_IS_639_a_quick_npc_from_four_dice():
    khulan = told(53, 80, 98, 57)
    assert (khulan.role, khulan.descriptors, khulan.name) == ("Leader", ("Obsessed",), "Khulan")
    assert khulan.goals == (LORE.oracles["character-goal"].row(80).text,) == ("Do their duty",)


def test_IS_639_the_same_with_typed_dice_at_the_table():
    state = do(tale(), 'person-roll ironlander {"home":1,"names":"b"}', 53, 80, 98, 57).state
    khulan = state.world.people[0]
    assert (khulan.role, khulan.goals, khulan.descriptors) == ("Leader", ("Do their duty",), ("Obsessed",))
    assert (khulan.name, khulan.home, khulan.number) == ("Khulan", 1, 1)
    assert "Cairnhome" in khulan.ties[0]


def test_a_goal_rolled_twice_gives_two():
    one = told(53, 98, 10, 30, 98, 57)
    assert one.goals == tuple(LORE.oracles["character-goal"].row(value).text for value in (10, 30))


def test_a_die_that_is_missing_is_asked_for_by_its_table():
    with pytest.raises(NeedsRoll) as wanted:
        do(tale(), "person-roll elf", 53, 80)
    assert wanted.value.args[:2] == NeedsRoll(100, "Character Descriptor").args[:2]


def test_a_name_that_is_taken_gives_way_to_the_next_row():
    rows = LORE.oracles["ironlander-names-b"].rows
    assert told(53, 80, 98, 57, met=[Person(2, "KHULAN")]).name == rows[57].text
    assert told(53, 80, 98, 100, met=[Person(2, rows[99].text)]).name == rows[0].text


def test_where_all_names_are_taken_people_are_called_by_what_they_are_like():
    met = [Person(n, row.text) for n, row in enumerate(LORE.oracles["troll-names"].rows, 2)]
    first = told(53, 80, 98, 1, names="troll-names", people="troll", met=met)
    assert first.name == "Rattle the Obsessed"
    second = told(53, 80, 98, 1, names="troll-names", people="troll", met=[*met, first])
    assert second.name == "Rattle the Obsessed 2"


@given(st.text(max_size=8), st.sampled_from(PEOPLES))
@settings(max_examples=30)
def test_names_are_unique_and_of_their_people(seed, people):
    found = crowd(seed, 30, people=people)
    assert len({one.name.casefold() for one in found}) == 30
    names = {row.text for table in NAMES[people] for row in LORE.oracles[table].rows}
    assert all(one.name.partition(" the ")[0] in names for one in found)


@given(st.text(max_size=8))
@settings(max_examples=20)
def test_250_people_of_one_world_have_250_names(seed):
    assert len({one.name for one in crowd(seed, 250)}) == 250


@given(st.text(max_size=8))
@settings(max_examples=40)
def test_everybody_has_a_role_a_goal_a_rank_and_ties_to_those_who_are_there(seed):
    found = crowd(seed, 12)
    for one in found:
        assert one.role
        assert one.goals
        assert "Roll twice" not in one.goals
        assert one.descriptors
        assert one.rank
        assert one.drives
        assert one.tactics
        assert PLACES[one.number % 2].name in one.ties[0]
        assert all("{" not in tie for tie in one.ties)
    others = {one.name for one in found}
    assert all(any(name in one.ties[1] for name in others - {one.name}) for one in found[1:])


def test_the_same_seed_gives_the_same_people():
    assert crowd("x", 8) == crowd("x", 8) != crowd("y", 8)


@pytest.mark.parametrize(
    ("role", "rank"),
    [
        ("Farmer", "troublesome"),
        ("brute", "troublesome"),
        ("trained warrior", "dangerous"),
        ("Guard", "dangerous"),
        ("powerful warrior", "formidable"),
        ("veteran warrior", "formidable"),
    ],
)
def test_IS_570_people_are_ranked_by_how_well_they_fight(role, rank):
    assert rank_for(role, (), "ironlander", LORE) == rank


def test_IS_570_a_descriptor_counts_too_and_weakness_takes_a_step_off():
    assert rank_for("Warrior", ("Experienced",), "ironlander", LORE) == "formidable"
    assert rank_for("Warrior", ("Sick",), "ironlander", LORE) == "troublesome"
    assert rank_for("Farmer", ("Strong",), "ironlander", LORE) == "troublesome"
    assert rank_for("Farmer", ("Strong",), "troll", LORE) == "extreme"


def test_IS_571_prey_has_no_rank():
    state = after(tale(), 'person Deer {"rank":"dangerous"}', 'person-change 1 {"rank":"none"}')
    assert state.world.people[0].rank is None
    assert after(tale(), "person Deer").world.people[0].rank is None


def test_IS_574_a_name_is_enough():
    assert after(tale(), "person Tessa").world.people == (Person(1, "Tessa"),)


def test_IS_574_drives_tactics_and_rank_are_optional():
    state = after(
        tale(), 'person Val {"role":"Raider","rank":"dangerous","drives":["Be feared"],"tactics":[" Burn ",""]}'
    )
    assert state.world.people[0] == Person(
        1, "Val", role="Raider", rank="dangerous", drives=("Be feared",), tactics=("Burn",)
    )


@pytest.mark.parametrize(
    ("role", "people", "key"),
    [
        ("Hunter", "ironlander", "hunter"),
        ("Bandit", "ironlander", "raider"),
        ("Free warden", "ironlander", "warrior"),
        ("Healer", "ironlander", "common-folk"),
        ("Healer", "giant", "giant"),
    ],
)
def test_people_fight_as_a_kind_of_foe(role, people, key):
    assert fights_as(role, people) == key


def test_a_leader_has_the_title_that_the_truths_give():
    assert somebody(title="overseer").role == "Overseer"
    assert somebody(title="council of elders").role == "Elder"
    assert somebody(title="overseer and priest").role == "Overseer and priest"


def test_IS_537_wardens_are_among_the_people():
    roles = {one.role for one in crowd("x", 200, implied(only(defense=2), LORE))}
    assert {"Warden", "Free warden"} <= roles
    assert not {"Warden", "Free warden"} & {one.role for one in crowd("x", 200)}


def test_IS_540_IS_541_mystics_are_as_frequent_as_magic():
    few, rare, common = (
        sum(one.role == "Mystic" for one in crowd("x", 240, implied(only(mysticism=option), LORE)))
        for option in (1, 2, 3)
    )
    assert few < rare < common


@pytest.mark.parametrize(("part", "roll"), [("role", 80), ("goal", 1), ("descriptor", 12), ("name", 1)])
def test_a_part_is_rolled_again(part, roll):
    state = after(tale(), 'person Tessa {"role":"Farmer","goals":["Sleep"],"descriptors":["Old"]}')
    before, now = state.world.people[0], do(state, f"person-again 1 {part}", roll).state.world.people[0]
    changed = {"role": "role", "goal": "goals", "descriptor": "descriptors", "name": "name"}[part]
    assert getattr(before, changed) != getattr(now, changed)


def test_a_goal_and_a_descriptor_may_stand_beside_the_old_one():
    state = after(tale(), 'person Tessa {"goals":["Sleep"],"descriptors":["Old"]}')
    state = do(state, 'person-again 1 goal {"more":true}', 98, 10, 30).state
    state = do(state, 'person-again 1 descriptor {"more":true}', 1).state
    assert state.world.people[0].goals[0] == "Sleep"
    assert len(state.world.people[0].goals) == 3
    assert state.world.people[0].descriptors == ("Old", "Stoic")
    with pytest.raises(IllegalCommand, match="has one role"):
        do(state, 'person-again 1 role {"more":true}', 10)


def test_a_new_role_brings_its_rank_and_ways():
    result = Result("character-role", "Character Role", (86,), 85, 89, "Raider")
    raider = with_part(Person(1, "Tessa", role="Farmer", rank="troublesome"), "role", result, LORE)
    assert (raider.rank, raider.drives) == ("dangerous", LORE.foes["raider"].drives)


def test_a_changed_name_is_changed_in_bonds_too():
    state = after(tale(), "person Tessa", 'person-change 1 {"bond":true}', 'person-change 1 {"name":"Vigo"}')
    assert state.bonds == (Bond("Vigo", person=1),)
    assert state.world.people[0].name == "Vigo"
    again = do(state, "person-again 1 name", 1).state
    assert again.bonds == (Bond(again.world.people[0].name, person=1),)
    assert again.bonds != state.bonds


def test_marks_are_made_and_taken_back():
    state = after(tale(), "person Tessa", 'person-change 1 {"bond":true,"enemy":true,"helper":true,"known":true}')
    tessa = state.world.people[0]
    assert (tessa.bond, tessa.enemy, tessa.helper, tessa.known) == (True, True, True, True)
    step = do(state, 'person-change 1 {"bond":false,"enemy":false}')
    assert step.state.bonds == ()
    assert step.state.world.people[0] == Person(1, "Tessa", helper=True, known=True)
    assert step.events[0].text == "Tessa is no longer someone with whom there is a bond and no longer an enemy."


def test_showing_somebody_to_players_is_marked_as_revealing():
    state = after(tale(), "person Tessa")
    assert do(state, 'person-change 1 {"known":true}').events[0].reveals
    assert not do(state, 'person-change 1 {"enemy":true}').events[0].reveals
    assert do(state, 'person Vigo {"known":true}').events[0].reveals


def test_whoever_is_dropped_is_gone_from_bonds_vows_and_hooks():
    state = after(tale(hooks=(Hook("region 5", "x", people=(1, 2)),)), "person Tessa", "person Vigo", "bond Tessa")
    state = after(state, 'person-change 1 {"bond":true}')
    state = state.__class__(**{name: getattr(state, name) for name in state.__dataclass_fields__} | {
        "vows": (Vow(1, "Find her", "dangerous", giver=1), Vow(2, "Find him", "dangerous", giver=2))
    })  # fmt: skip
    state = after(state, "person-drop 1")
    assert [one.name for one in state.world.people] == ["Vigo"]
    assert [vow.giver for vow in state.vows] == [0, 2]
    assert state.world.hooks[0].people == (2,)
    assert [bond.person for bond in state.bonds] == [0]


def test_a_number_is_not_given_twice_while_somebody_has_it():
    state = after(tale(), "person Tessa", "person Vigo", "person-drop 1", "person Kei")
    assert [one.number for one in state.world.people] == [2, 3]


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("person", IllegalCommand, "needs a name"),
        ('person "  "', IllegalCommand, "needs a name"),
        ("person tessa", IllegalCommand, "somebody is called tessa already"),
        (f"person {'x' * 81}", IllegalCommand, "81 characters"),
        ('person Kei {"home":9}', NotFound, "there is no place 9"),
        ('person Kei {"people":"dwarf"}', Unreadable, "people"),
        ('person Kei {"rank":"hard"}', Unreadable, "rank"),
        ('person Kei {"number":4}', Unreadable, "number"),
        (f'person Kei {{"goals":{["x"] * 13}}}'.replace("'", '"'), IllegalCommand, "at most 12 goals"),
        (f'person Kei {{"notes":"{"x" * 1001}"}}', IllegalCommand, "1001 characters"),
        ("person-change 1", IllegalCommand, "so already"),
        ('person-change 1 {"name":" "}', IllegalCommand, "needs a name"),
        ("person-change 0", IllegalCommand, "0 is nobody"),
        ("person-change 7", NotFound, "nobody with the number 7"),
        ("person-drop 7", NotFound, "nobody with the number 7"),
        ('person-roll elf {"home":9}', NotFound, "there is no place 9"),
        (f'person-roll elf {{"title":"{"x" * 81}"}}', IllegalCommand, "81 characters"),
    ],
)
def test_somebody_who_cannot_be_is_refused(text, error, words):
    with pytest.raises(error, match=words):
        do(after(tale(), "person Tessa"), text)


def test_without_a_world_nobody_is_added():
    with pytest.raises(IllegalCommand, match="no world yet"):
        GAME.check(GAME.new(), GAME.parse("person Tessa"))


@given(st.text(max_size=8))
@settings(max_examples=25)
def test_no_two_of_one_home_do_the_same_or_are_tied_by_the_same_words(seed):
    dice, found = Dice(seed), []
    for number in range(1, 6):
        found.append(person(dice, LORE, USUAL, Wanted(number, home=PLACES[0]), found))
    assert len({one.notes for one in found}) == 5
    names = "|".join(one.name for one in found)
    ties = [re.sub(rf"\b(?:{names})\b", "", tie) for one in found for tie in one.ties[:2]]
    assert len(set(ties)) == len(ties)


def test_IS_533_whoever_won_the_duels_is_a_champion_and_fights_like_one():
    champion = somebody(title="winner of duels")
    assert (champion.role, fights_as(champion.role)) == ("Champion", "warrior")


NAMED = st.sampled_from(["Tessa", "Vigo", "Kei", "tessa"])
NUMBER = st.integers(1, 4)
COMMANDS = st.one_of(
    NAMED.map(lambda name: f"person {name}"),
    st.sampled_from(['person-roll ironlander {"home":1}', "person-roll troll"]),
    NUMBER.map(lambda number: f"person-drop {number}"),
    st.builds(lambda number, name: f'person-change {number} {{"name":"{name}"}}', NUMBER, NAMED),
    st.builds(lambda number, held: f'person-change {number} {{"bond":{str(held).lower()}}}', NUMBER, st.booleans()),
    NUMBER.map(lambda number: f'bond {{"person":{number}}}'),
    NUMBER.map(lambda number: f"person-again {number} name"),
)


@given(st.lists(st.tuples(COMMANDS, st.lists(st.integers(1, 95), min_size=4, max_size=4)), max_size=12))
@settings(max_examples=100)
def test_after_any_changes_names_are_unique_and_bonds_are_with_those_who_are_there(commands):
    state = tale(hooks=(Hook("region 5", "x", people=(1, 2)),))
    for text, rolls in commands:
        dice = rolls if "person-roll" in text else rolls[:1] if "again" in text else ()
        with contextlib.suppress(IllegalCommand, NotFound):
            state = do(state, text, *dice).state
        people = state.world.people
        assert len({one.name.casefold() for one in people}) == len({one.number for one in people}) == len(people)
        bound = [bond.person for bond in state.bonds]
        assert sorted(bound) == [one.number for one in sorted(people, key=lambda one: one.number) if one.bond]
        assert all(bond.name == state.world.person(bond.person).name for bond in state.bonds)


def test_IS_A53_a_goal_too_deep_to_be_rolled_for_is_none():
    deep = roll(LORE.oracles["character-goal"], LORE.oracles, Script([96, 96, 96, 96, 1, 4, 7]))
    assert "Roll twice" in {one.text for one in deep.then[0].then[0].then}
    said = texts(deep)
    assert len(said) == 3
    assert "Roll twice" not in said
    alone = roll(LORE.oracles["character-goal"], LORE.oracles, Script([96] * 15))
    assert texts(alone) == ("Roll twice",)
