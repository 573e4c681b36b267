"""Warbands, walls and ships in a fight (MB-351 to MB-361), first by rule and then by the commands of a fight."""

from dataclasses import replace

import pytest
from company_samples import ISOLDE, guard, score
from forces_samples import foe, with_units

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.fight.bands import extra_dice, leaders, overwhelms, shared_damage
from realmgen.games.bastionland.fight.harm import harmless, large, may_harm
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.forces.blocks import of_make
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment

SWORD = foe("Sword", attacks=("sword d8",))
GIANT = foe("Giant", large=True)
MILITIA, RIDERS = of_make("militia", "Militia"), of_make("riders", "Riders")


def battle(ours, theirs, *members):
    """A state in which these units fight, and members of the Company on our side."""
    names = [(one.name, "ours") for one in (*members, *ours)] + [(one.name, "theirs") for one in theirs]
    fight = Fight("The ford", Moment(), fighters=tuple(Fighter(name, side, "engaged") for name, side in names))
    return State(company=Company(members=members), units=(*ours, *theirs), fight=fight)


def struck(act, state, target, attacker, *dice, between=()):
    """The state after an attack with those dice; `between` are commands before it is rolled."""
    state = act(state, f'attack "{target}" "{attacker}"').state
    for command in between:
        state = act(state, command).state
    state = act(state, "strike", *dice).state
    return act(state, "land")


def test_MB_351_a_mortally_wounded_warband_is_routed(act):
    hurt = replace(RIDERS, name="Riders", vig=score(10), guard=guard(0, 3))
    step = struck(act, battle([MILITIA], [hurt]), "Riders", "Militia", 5)
    assert (step.state.unit("Riders").vig.now, step.state.unit("Riders").end) == (5, "routed")
    kept = struck(act, battle([MILITIA], [hurt]), "Riders", "Militia", 4)
    assert (kept.state.unit("Riders").vig.now, kept.state.unit("Riders").end) == (6, "")


def test_MB_352_at_no_vigour_a_warband_is_wiped_out(act):
    hurt = replace(RIDERS, vig=score(5, 10), guard=guard(2, 3))
    step = struck(act, battle([MILITIA], [hurt]), "Riders", "Militia", 7)
    assert (step.state.unit("Riders").vig.now, step.state.unit("Riders").end) == (0, "wiped")


def test_MB_354_one_persons_attack_does_not_harm_a_warband():
    assert "only Blast" in harmless([SWORD], MILITIA)
    assert may_harm([SWORD], MILITIA, ["blast"])
    assert may_harm([ISOLDE], MILITIA, ["large"])
    assert not may_harm([ISOLDE], MILITIA, ["fire"])
    assert may_harm([SWORD], foe("Bandit"))
    assert may_harm([SWORD], ISOLDE)


def test_MB_354_a_sword_does_nothing_to_a_warband_in_a_fight(act):
    state = battle([SWORD], [MILITIA])
    step = struck(act, state, "Militia", "Sword", 8)
    assert step.state.unit("Militia") == MILITIA
    assert "No harm is done" in step.events[0].text


def test_MB_354_MB_A26_artillery_huge_beasts_and_other_warbands_harm_a_warband():
    assert may_harm([GIANT], MILITIA)
    assert may_harm([of_make("stone-thrower", "T")], MILITIA)
    assert may_harm([RIDERS], MILITIA)
    assert [large(one) for one in (GIANT, of_make("trebuchet", "T"), MILITIA, ISOLDE)] == [True, True, False, False]


def test_MB_355_a_warband_has_a_die_more_against_individuals_and_all_is_blast():
    assert extra_dice(MILITIA, ISOLDE) == extra_dice(MILITIA, foe("Bandit")) == (12,)
    assert extra_dice(MILITIA, RIDERS) == extra_dice(MILITIA, of_make("gate", "G")) == extra_dice(SWORD, ISOLDE) == ()
    assert overwhelms(MILITIA, ISOLDE)
    assert not overwhelms(MILITIA, RIDERS)


def test_MB_355_its_dice_are_rolled_for_each_it_hits(act):
    knight = replace(ISOLDE, guard=guard(9))
    state = battle([], [MILITIA], knight)
    state = replace(state, fight=replace(state.fight, turn=2))
    state = act(state, 'attack "Isolde" "Militia"').state
    rolled = act(state, "strike", 8, 12).state
    assert [(die.sides, die.value) for die in rolled.fight.assault.pools[0].dice] == [(8, 8), (12, 12)]


def led(fighter="Isolde", band="Knights"):
    knights = of_make("knights", "Knights")
    leader = replace(ISOLDE, worn=("mail (A1)",), armour=1)
    state = battle([knights], [RIDERS], leader)
    lead = tuple(replace(one, leads=band) if one.name == fighter else one for one in state.fight.fighters)
    return replace(state, fight=replace(state.fight, fighters=lead))


def test_MB_356_a_leaders_dice_join_those_of_the_warband(act):
    state = led()
    assert leaders(state.fight, "Knights") == ("Isolde",)
    assert leaders(state.fight, "Riders") == ()
    declared = act(state, 'attack "Riders" "Knights"').state
    dice = act(declared, "strike", 8, 4, 1, 2).state.fight.assault.pools[0].dice
    assert [die.sides for die in dice if die.by == "Knights"] == [8, 4]
    assert [die.sides for die in dice if die.by == "Isolde"] == [8, 8]


def test_MB_357_the_leader_takes_the_same_damage_as_the_warband(act):
    state = led()
    state = replace(state, fight=replace(state.fight, turn=2))
    assert shared_damage(state.fight, "Knights") == ("Isolde",)
    assert shared_damage(state.fight, "Isolde") == ()
    bare = replace(state.units[0], armour=0)
    knight = replace(state.company.members[0], guard=guard(8), armour=0)
    state = replace(state, units=(bare, *state.units[1:]), company=Company(members=(knight,)))
    step = struck(act, state, "Knights", "Riders", 6)
    assert step.state.unit("Knights").guard.now + step.state.unit("Knights").vig.now == 5 + 13 - 6
    assert step.state.company.find("Isolde").guard.now == 8 - 6


def test_MB_358_a_gate_without_guard_is_destroyed(act):
    engine = of_make("battering-ram", "Ram")
    step = struck(act, battle([engine], [of_make("gate", "Gate")]), "Gate", "Ram", 7)
    assert (step.state.unit("Gate").guard.now, step.state.unit("Gate").end) == (0, "destroyed")
    assert step.events[0].text.endswith("Gate has Guard 0 of 5 left: destroyed.")
    kept = struck(act, battle([engine], [of_make("gate", "Gate")]), "Gate", "Ram", 6)
    assert (kept.state.unit("Gate").guard.now, kept.state.unit("Gate").end) == (1, "")


def test_MB_358_MB_A65_more_than_enough_is_no_more(act):
    step = struck(act, battle([of_make("battering-ram", "Ram")], [of_make("gate", "Gate")]), "Gate", "Ram", 12)
    assert step.state.unit("Gate").guard == guard(0, 5)


@pytest.mark.parametrize("target", ["rowboat", "longship", "warship", "gate", "rampart", "siege-tower"])
def test_MB_360_MB_A64_wood_takes_harm_from_fire_engines_and_giants_alone(target):
    wood = of_make(target, "Wood")
    assert "only fire" in harmless([SWORD], wood)
    assert not may_harm([MILITIA], wood, ["blast"])
    assert may_harm([SWORD], wood, ["fire"])
    assert may_harm([SWORD], wood, ["siege"])
    assert may_harm([GIANT], wood)
    assert may_harm([of_make("bolt-launcher", "B")], wood)


def test_MB_360_a_sword_on_a_longship_is_nothing(act):
    state = battle([SWORD], [of_make("longship", "Longship")])
    step = struck(act, state, "Longship", "Sword", 8)
    assert step.state.unit("Longship").guard == guard(7)


def test_MB_361_stone_is_not_broken_but_by_siege_work_that_was_said_to_be():
    wall, ram = of_make("castle-wall", "Wall"), of_make("battering-ram", "Ram")
    assert "attack its gate" in harmless([ram], wall)
    assert not may_harm([GIANT], wall, ["fire", "large"])
    assert may_harm([ram], wall, ["siege"])
    assert may_harm([ram], of_make("gate", "Gate"))


def test_MB_361_a_ram_at_a_wall_does_nothing_and_at_its_gate_d12(act):
    ram = of_make("battering-ram", "Ram")
    step = struck(act, battle([ram], [of_make("castle-wall", "Wall")]), "Wall", "Ram", 12)
    assert step.state.unit("Wall").guard == guard(10)
    gate = struck(act, battle([ram], [of_make("gate", "Gate")]), "Gate", "Ram", 4)
    assert gate.state.unit("Gate").guard == guard(3, 5)


def test_MB_A66_equipment_is_destroyed_when_the_game_master_says_so(act):
    assert "when the game master says so" in harmless([GIANT], of_make("trebuchet", "T"))
    assert act(with_units("trebuchet"), 'finish "Trebuchet" destroyed').state.units[0].end == "destroyed"


def test_MB_354_a_smite_as_blast_harms_a_warband(act):
    knight = replace(ISOLDE, fatigued=False)
    state = act(battle([], [MILITIA], knight), 'attack "Militia" "Isolde"').state
    step = act(state, 'smite "Isolde" blast', 1)
    state = act(step.state, "strike", 5, 4, 1).state
    assert act(state, "land").state.unit("Militia").guard.now == 0


def test_MB_355_three_knights_are_each_rolled_for_with_a_die_more(act):
    knights = [replace(ISOLDE, name=name, guard=guard(20), armour=0) for name in ("Ann", "Bea", "Cay")]
    state = battle([], [MILITIA], *knights)
    state = replace(state, fight=replace(state.fight, turn=2))
    state = act(state, 'attack "Ann" "Militia"').state
    state = act(state, 'caught "Bea" "Cay"').state
    state = act(state, "strike", 3, 1, 2, 9, 8, 12).state
    assert [[die.sides for die in pool.dice] for pool in state.fight.assault.pools] == [[8, 12]] * 3
    struck_all = act(state, "land").state
    assert [member.guard.now for member in struck_all.company.members] == [17, 11, 8]


def test_MB_356_MB_357_leading_from_the_front_lasts_until_the_leaders_next_turn(act, refused):
    knights = replace(of_make("knights", "Knights"), armour=0)
    leader = replace(ISOLDE, guard=guard(30), armour=0)
    state = act(battle([knights], [replace(RIDERS, guard=guard(30))], leader), 'front "Isolde" "Knights"').state
    assert shared_damage(state.fight, "Knights") == ("Isolde",)
    state = struck(act, state, "Riders", "Knights", 1, 1, 1, 1, 1).state
    state = act(state, "next").state
    state = struck(act, state, "Knights", "Riders", 4).state
    assert state.company.members[0].guard.now == 26
    refused(state, 'front "Isolde"', "shares what befalls Knights until their next turn")
    state = act(state, "next").state
    state = act(act(state, 'front "Isolde"').state, "next").state
    state = struck(act, state, "Knights", "Riders", 2).state
    assert state.unit("Knights").vig.now == 13 - 1
    assert state.company.members[0].guard.now == 26


def test_MB_373_a_trebuchet_is_not_moved_in_a_fight(act, refused):
    state = battle([of_make("trebuchet", "Trebuchet"), MILITIA], [RIDERS])
    refused(state, 'stand "Trebuchet" near', "Trebuchet cannot be moved")
    assert act(state, 'stand "Militia" near').state.fight.find("Militia").spot == "near"


def test_MB_382_knights_charging_men_on_foot_add_the_trampling(act):
    state = battle([of_make("knights", "Knights")], [MILITIA])
    ridden = tuple(replace(one, steed="steed") if one.name == "Knights" else one for one in state.fight.fighters)
    state = replace(state, fight=replace(state.fight, fighters=ridden))
    state = act(state, 'attack "Militia" "Knights"').state
    state = act(state, 'footing "Knights" charge on').state
    dice = act(state, "strike", 1, 2, 3).state.fight.assault.pools[0].dice
    assert [die.sides for die in dice] == [8, 4, 8]


def test_MB_371_a_stone_throwers_blast_falls_on_all_whom_it_catches(act):
    riders = [replace(RIDERS, name=name) for name in ("Red", "Blue")]
    state = act(battle([of_make("stone-thrower", "Thrower")], riders), 'attack "Red" "Thrower"').state
    state = act(act(state, 'caught "Blue"').state, "strike", 2, 1).state
    assert [act(state, "land").state.unit(name).guard.now for name in ("Red", "Blue")] == [1, 2]


def test_MB_361_MB_A64_at_the_game_masters_word_siege_work_harms_a_wall(act):
    state = battle([of_make("trebuchet", "Trebuchet")], [of_make("castle-wall", "Wall")])
    step = struck(act, state, "Wall", "Trebuchet", 12, 3, 5, between=["terms siege on"])
    assert step.state.unit("Wall").guard == guard(10 - 12 + 3, 10)


def test_MB_360_fire_harms_a_longship_as_usual(act):
    state = battle([SWORD], [of_make("longship", "Longship")])
    step = struck(act, state, "Longship", "Sword", 8, between=["terms fire on"])
    assert step.state.unit("Longship").guard == guard(7 - 8 + 1, 7)
    assert step.state.unit("Longship").end == "destroyed"
