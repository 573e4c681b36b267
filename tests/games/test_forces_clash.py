"""Two who fight it out quickly (MB-350 to MB-357, MB-377)."""

from dataclasses import replace

import pytest
from company_samples import ISOLDE, guard, score
from forces_samples import foe, with_units
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from realmgen.errors import IllegalCommand, NeedsRoll
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter, Pool
from realmgen.games.bastionland.forces.blocks import WARBANDS, of_make
from realmgen.games.bastionland.lore import Bare, Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules import Rules
from realmgen.games.bastionland.rules.fight.clash import ROUNDS
from realmgen.kit.chance import Dice

BOTH = ("militia", "riders")


def test_the_first_strikes_and_then_the_other_if_it_stands(act):
    step = act(with_units(*BOTH), 'clash "Militia" "Riders" 1', 2, 6)
    militia, riders = step.state.units
    assert (riders.guard, militia.guard, militia.vig) == (guard(1, 3), guard(0, 3), score(7, 10))
    assert step.events[0].text == (
        "Militia and Riders clash for 1 round: Militia strike for 2; Riders strike for 6. Neither gives way."
    )
    assert step.events[0].data["rounds"] == 1
    assert len(step.events[0].data["blows"]) == 2
    assert step.state.fight is None


def test_a_clash_ends_with_a_rout_and_is_written_into_the_calendar(act):
    step = act(with_units(*BOTH), 'clash "Militia" "Riders"', 8)
    assert (step.state.unit("Riders").end, step.state.unit("Riders").vig.now) == ("routed", 5)
    assert step.events[0].text.endswith("Militia strike for 8. Riders are routed from the field.")
    assert [(entry.kind, entry.secret) for entry in step.state.calendar.entries] == [("battle", False)]
    hidden = with_units(of_make("militia", "Militia"), replace(of_make("riders", "Riders"), secret=True))
    assert act(hidden, 'clash "Militia" "Riders"', 8).state.calendar.entries[0].secret
    assert act(with_units(*BOTH), 'clash "Militia" "Riders" 1', 1, 1).state.calendar.entries == ()


def test_MB_352_who_is_wiped_out_does_not_strike_back(act):
    weak = with_units(of_make("militia", "Militia"), replace(of_make("riders", "Riders"), vig=score(3, 10)))
    step = act(weak, 'clash "Militia" "Riders"', 8)
    assert step.state.unit("Riders").end == "wiped"
    assert step.state.unit("Militia") == weak.units[0]


def test_armour_counts_and_shields_strike_too(act):
    step = act(with_units("militia", "mercenaries"), 'clash "Militia" "Mercenaries" 1', 8, 1, 4)
    mercenaries = step.state.unit("Mercenaries")
    assert (mercenaries.guard, mercenaries.vig) == (guard(0, 4), score(12, 13))
    assert step.state.unit("Militia").vig == score(9, 10)


def test_MB_097_MB_382_mounted_knights_charge_with_the_first_blow_alone(act):
    step = act(with_units("knights", "militia"), 'clash "Knights" "Militia" 2', 1, 1, 2, 1, 1, 1, 1)
    assert step.events[0].text.startswith("Knights and Militia clash for 2 rounds: Knights strike for 2 and 1;")
    ridden = act(with_units("knights", "riders"), 'clash "Knights" "Riders" 1', 2, 1, 1)
    assert ridden.state.unit("Riders").guard.now == 1


def test_MB_355_people_face_a_die_more_and_who_cannot_harm_a_warband_strikes_no_blow(act):
    state = with_units(of_make("militia", "Militia"), foe("Bandit", gd=9))
    step = act(state, 'clash "Militia" "Bandit" 2', 1, 5, 1, 3)
    assert step.state.unit("Bandit").guard.now == 9 - 5 - 3
    assert step.events[0].text.endswith("Militia strike for 5 and 3. Neither gives way.")


def test_MB_355_each_of_a_group_is_rolled_for(act):
    state = with_units("militia", foe("Wolves", "beast", number=3, gd=0, vig=4, spi=19, attacks=("bite d6",)))
    step = act(state, 'clash "Militia" "Wolves" 1', 4, 1, 1, 5, 1, 1, 2)
    assert step.state.unit("Wolves").down == 2
    assert step.events[0].text.startswith("Militia and Wolves clash for 1 round: Militia strike for 4, 5 and 1.")


def test_MB_105_who_is_wounded_tests_morale_at_once(act):
    state = with_units(foe("Ogre", large=True), foe("Bandit", spi=9, attacks=("axe d8 hefty",)))
    fled = act(state, 'clash "Ogre" "Bandit"', 5, 10)
    assert fled.state.unit("Bandit").end == "fled"
    assert fled.events[0].text.endswith("Bandit is in flight.")
    held = act(state, 'clash "Ogre" "Bandit" 1', 5, 9, 1)
    assert held.state.unit("Bandit").end == ""


def test_all_of_a_group_strike_together(act):
    state = with_units(foe("Wolves", "beast", number=3, attacks=("bite d6",)), foe("Ogre", gd=9))
    step = act(state, 'clash "Wolves" "Ogre" 1', 2, 5, 3, 1)
    assert step.state.unit("Ogre").guard.now == 4


def test_an_engine_throws_at_a_gate_until_it_falls(act):
    step = act(with_units("trebuchet", "gate"), 'clash "Trebuchet" "Gate"', 3, 1, 1, 6, 2, 1)
    assert step.state.unit("Gate").end == "destroyed"
    assert step.events[0].text == (
        "Trebuchet and Gate clash for 2 rounds: Trebuchet strikes for 1 and 4. Gate is destroyed."
    )


def at_war(*fighters, **more):
    state = with_units(*BOTH, "gate")
    knight = replace(ISOLDE, worn=("mail (A1)",), armour=0, guard=guard(9))
    fight = Fight("The ford", Moment(), fighters=fighters, **more)
    return replace(state, company=Company(members=(knight,)), fight=fight)


def test_MB_356_MB_357_in_a_fight_the_leader_strikes_and_suffers_along(act):
    state = at_war(Fighter("Militia", "ours"), Fighter("Isolde", "ours", leads="Militia"), Fighter("Riders", "theirs"))
    step = act(state, 'clash "Militia" "Riders" 1', 1, 2, 1, 4)
    assert step.state.unit("Riders").guard.now == 1
    assert (step.state.unit("Militia").vig.now, step.state.company.members[0].guard.now) == (9, 5)
    assert step.state.fight.fighters == state.fight.fighters
    assert step.state.calendar.entries == ()


def test_who_falls_in_a_clash_is_out_of_the_fight_too(act):
    state = at_war(Fighter("Militia", "ours"), Fighter("Riders", "theirs", wall="shields"))
    step = act(state, 'clash "Militia" "Riders"', 8)
    assert step.state.unit("Riders").end == "routed"
    assert step.state.fight.find("Riders").wall == ""


def test_dice_are_asked_for_one_by_one(act):
    with pytest.raises(NeedsRoll, match="Militia: polearm against Riders"):
        act(with_units(*BOTH), 'clash "Militia" "Riders"')


def test_what_cannot_clash_is_told_why(refused):
    state = with_units(*BOTH, "gate", "castle-wall", "trebuchet", replace(of_make("knights", "Lost"), end="routed"))
    refused(state, 'clash "Militia" "Militia"', "Militia cannot fight itself")
    refused(state, 'clash "Militia" "Nobody"', "nobody is called 'Nobody'")
    refused(state, 'clash "Militia" "Lost"', "Lost is out of it")
    refused(state, 'clash "Militia" "Gate"', "neither can harm the other: Gate takes no harm")
    refused(state, 'clash "Trebuchet" "Castle-wall"', "is of stone")
    refused(state, f'clash "Militia" "Riders" {ROUNDS + 1}', "20 rounds at most, not 21")


def test_MB_377_a_broken_warband_attacks_on_nobodys_order_but_defends_itself(act, refused):
    state = with_units(replace(of_make("militia", "Militia"), end="broken"), "riders")
    refused(state, 'clash "Militia" "Riders"', "Militia is broken")
    assert act(state, 'clash "Riders" "Militia" 1', 1, 1).state.unit("Riders").guard.now == 2


def test_no_clash_within_an_attack_or_among_friends(refused):
    open_attack = at_war(Fighter("Militia", "ours"), assault=Assault((Pool("Riders"),)))
    refused(open_attack, 'clash "Militia" "Riders"', "is not over yet")
    friends = at_war(Fighter("Militia", "ours"), Fighter("Riders", "ours"))
    refused(friends, 'clash "Militia" "Riders"', "are on one side")


MAKES = st.sampled_from([*WARBANDS, "trebuchet", "gate", "longship"])


@given(MAKES, MAKES, st.integers(0, 10**6), st.integers(0, 3))
@settings(max_examples=60, deadline=None)
def test_a_clash_always_ends_and_heals_nobody(one, other, seed, armour):
    rules = Rules(Library(Bare()))
    first, second = of_make(one, "First"), of_make(other, "Second")
    state = State(units=(replace(first, armour=first.armour + armour), replace(second, armour=second.armour + armour)))
    command = c.Clash("First", "Second")
    try:
        rules.check(state, command)
    except IllegalCommand:
        reject()
    step = rules.apply(state, command, Dice(str(seed)))
    assert 1 <= step.events[0].data["rounds"] <= ROUNDS
    for before, after in zip(state.units, step.state.units, strict=True):
        assert after.vig.now <= before.vig.now
        assert after.guard.now <= before.guard.now
        assert (after.vig.full, after.guard.full) == (before.vig.full, before.guard.full)
    assert any(unit.end for unit in step.state.units) or step.events[0].data["rounds"] == ROUNDS
    assert rules.load(rules.dump(step.state)) == step.state
