"""Damage and what becomes of who takes it (MB-047, MB-062 to MB-068, MB-105 to MB-108)."""

from dataclasses import replace

import pytest
from company_samples import PERKIN, guard, score
from fight_samples import band, foe, fought, gate, knight, last, running, said, world

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.fight.damage import Body, hit
from realmgen.games.bastionland.fight.model import SIDES


@pytest.fixture
def run(act):
    return running(act)


@pytest.fixture
def struck(act, run):
    """`struck(who, damage)`: the step of an attack on one of the Company or a foe that deals so much."""

    def give(who, damage, *dice, terms=()):
        giant = foe("Giant", attacks=("fist d20",), large=True)
        side = "theirs" if hasattr(who, "make") else "ours"
        state = act(world(replace(who, armour=0), giant), 'fight "The ford"').state
        state = act(state, f'join {SIDES[side == "ours"]} "Giant"').state
        if side == "theirs":
            state = act(state, f'join theirs "{who.name}"').state
        state = run(state, *(() if side == "theirs" else ("next",)), f'attack "{who.name}" "Giant"').state
        for term in terms:
            state = act(state, f"terms {term} on").state
        return run(state, ("strike", damage), ("land", *dice))

    return give


def outcome(step):
    return last(step, "landed")["result"]


def test_MB_062_guard_is_lost_first(struck):
    step = struck(knight(gd=8), 3)
    assert step.state.company.find("Isolde").guard == guard(5, 8)
    assert hit(Body(8, 12), 3) == (Body(5, 12), "evaded")


def test_MB_063_with_guard_left_the_attack_is_evaded(struck):
    step = struck(knight(gd=5), 4)
    assert (step.state.company.find("Isolde").guard.now, outcome(step)) == (1, "evaded")
    assert said(step).endswith("4 Damage. Isolde has Guard 1 of 5 left: Evaded.")


def test_MB_064_exactly_no_guard_left_is_a_scar(struck):
    step = struck(knight(gd=5, vig=12), 5, 1, 4)
    isolde = step.state.company.find("Isolde")
    assert (isolde.guard.now, isolde.vig.now, outcome(step)) == (0, 12, "scar")
    assert [scar.row for scar in isolde.scars] == [1]
    assert hit(Body(5, 12), 5) == (Body(0, 12), "scar")


def test_MB_064_a_scar_takes_damage_that_brings_guard_down(struck):
    assert hit(Body(0, 12), 0) == (Body(0, 12), "unharmed")
    step = struck(replace(PERKIN, guard=guard(2)), 2, 3, 1)
    assert [scar.row for scar in step.state.company.find("Perkin").scars] == [3]


def test_MB_064_nobody_without_a_name_is_scarred(struck):
    step = struck(foe(gd=5), 5)
    assert (outcome(step), step.state.unit("Bandit").scars) == ("scar", ())
    assert said(step).endswith("Bandit has Guard 0 of 5 left: no Guard left, and no Scar.")
    named = struck(foe(gd=5, named=True), 5, 3, 2)
    assert [scar.row for scar in named.state.unit("Bandit").scars] == [3]
    assert named.state.unit("Bandit").vig == score(8, 10)


def test_MB_065_what_exceeds_guard_comes_off_vigour(struck):
    step = struck(knight(gd=3, vig=12), 7)
    isolde = step.state.company.find("Isolde")
    assert (isolde.guard, isolde.vig, outcome(step)) == (guard(0, 3), score(8, 12), "wounded")


@pytest.mark.parametrize(("damage", "vig", "result"), [(5, 6, "wounded"), (6, 5, "mortal")])
def test_MB_066_half_of_the_vigour_before_is_a_mortal_wound(struck, damage, vig, result):
    step = struck(knight(gd=0, vig=11), damage)
    assert (step.state.company.find("Isolde").vig.now, outcome(step)) == (vig, result)
    assert step.state.company.find("Isolde").dying == (result == "mortal")
    assert hit(Body(0, 10), 5) == (Body(0, 5), "mortal")


def test_MB_067_care_within_the_hour_saves_and_none_kills(act, struck, refused):
    step = struck(knight(gd=0, vig=11), 6)
    assert "Isolde is down and dying: care within the hour saves them." in said(step)
    saved = act(step.state, 'tend "Isolde"')
    assert saved.state.company.find("Isolde").dying is False
    assert saved.state.company.find("Isolde").fate == ""
    assert said(saved) == "Isolde is tended, and will live."
    refused(saved.state, 'expire "Isolde"', "Isolde is not Mortally Wounded")
    dead = act(step.state, 'expire "Isolde"')
    assert dead.state.company.find("Isolde").fate == "slain"
    assert said(dead).startswith("Isolde was slain: no care came within the hour.")


def test_MB_067_of_a_foe_as_well(act, struck):
    step = struck(foe(gd=0, vig=11), 6)
    assert step.state.unit("Bandit").end == "dying"
    assert act(step.state, 'tend "Bandit"').state.unit("Bandit").end == ""
    assert act(step.state, 'expire "Bandit"').state.unit("Bandit").end == "slain"


def test_MB_068_no_vigour_left_is_death(struck):
    step = struck(knight(gd=0, vig=4), 4)
    assert (step.state.company.find("Isolde").vig.now, outcome(step)) == (0, "slain")
    assert step.state.company.find("Isolde").fate == "slain"
    assert "makes a new Knight" in said(step)
    assert struck(foe(gd=0, vig=4), 4).state.unit("Bandit").end == "slain"


def test_MB_047_who_is_exposed_takes_it_all_in_vigour(struck):
    step = struck(knight(gd=7, vig=10, exposed=True), 4)
    isolde = step.state.company.find("Isolde")
    assert (isolde.guard, isolde.vig, outcome(step)) == (guard(7), score(6, 10), "wounded")
    blank = struck(knight(gd=9, vig=10, cla=score(0, 9)), 3)
    assert blank.state.company.find("Isolde").vig.now == 7
    dazed = struck(foe(gd=7, vig=10, exposed=True), 4).state.unit("Bandit")
    assert (dazed.guard.now, dazed.vig.now) == (7, 6)


def test_of_a_group_the_next_steps_up_as_fresh_as_they_came(struck):
    step = struck(foe(gd=1, vig=4, number=3), 5)
    group = step.state.unit("Bandit")
    assert (group.down, group.guard, group.vig, group.end) == (1, guard(1), score(4), "")
    assert "One of Bandit has Guard 0 of 1 and VIG 0 of 4 left: Slain. 2 of 3 stand." in said(step)
    assert struck(foe(gd=1, vig=4, number=3, down=2), 5).state.unit("Bandit").end == "slain"


def test_a_warband_is_routed_or_wiped_out_and_a_gate_destroyed(struck):
    assert struck(band(gd=0, vig=10), 5).state.unit("Militia").end == "routed"
    assert struck(band(gd=0, vig=5), 5).state.unit("Militia").end == "wiped"
    step = struck(gate(gd=5), 7)
    assert (step.state.unit("Gate").end, outcome(step)) == ("destroyed", "destroyed")


def test_MB_126_without_blood_nobody_is_scarred_or_dies(struck):
    step = struck(knight(gd=5), 5, terms=("bloodless",))
    assert step.state.company.find("Isolde").scars == ()
    assert said(step).endswith("no Guard left, and no Scar.")
    hard = struck(knight(gd=5, vig=4), 15, terms=("bloodless",)).state.company.find("Isolde")
    assert (hard.vig.now, hard.dying, hard.fate) == (1, False, "")


def test_who_falls_leaves_the_fight_as_it_should_be(act, run, refused):
    state = fought(act, knight(gd=0, vig=3, armour=0, worn=()), knight("Ben"), foe())
    state = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 8), "land").state
    refused(state, 'stand "Isolde" far freely', "Isolde is out of the fight: slain")
    state = run(state, "next", 'attack "Bandit" "Ben"', ("strike", 8, 1)).state
    state = act(state, 'finish "Bandit" slain').state
    assert said(act(state, "land")) == "Bandit is out of the fight already."


# --- Morale ---


def test_MB_105_one_alone_tests_when_wounded(run, act, struck):
    assert struck(foe(gd=0, vig=10), 2).state.fight.morale == ("Bandit",)
    assert struck(foe(gd=8, vig=10), 2).state.fight.morale == ()
    state = struck(foe(gd=0, vig=10, spi=7), 2).state
    held = act(state, 'morale "Bandit"', 7)
    assert (said(held), held.state.fight.morale) == ("Morale of Bandit on SPI 7: 7, and they hold.", ())
    gone = act(state, 'morale "Bandit"', 8)
    assert gone.state.unit("Bandit").end == "fled"
    assert gone.state.fight.find("Bandit").out == "fled"


def test_a_warband_that_is_down_by_hand_is_wiped_out(act):
    assert act(world(band()), 'fall "Militia" 1').state.unit("Militia").end == "wiped"


def test_MB_105_a_group_tests_once_it_has_lost_half(act):
    state = fought(act, knight(), foe(number=8))
    three = act(state, 'fall "Bandit" 3')
    assert three.state.fight.morale == ()
    four = act(three.state, 'fall "Bandit" 1')
    assert four.state.fight.morale == ("Bandit",)
    assert "Half of them are lost: a Morale test of Bandit is due." in said(four)
    tested = act(four.state, 'morale "Bandit"', 1, 1, 1, 1)
    assert act(tested.state, 'fall "Bandit" 1').state.fight.morale == ()


def test_MB_106_an_organised_group_tests_once_on_its_leader(act):
    state = fought(act, knight(), foe(number=8, leader="Captain"), foe("Captain", spi=11), foes=("Bandit", "Captain"))
    state = act(state, 'fall "Bandit" 4').state
    step = act(state, 'morale "Bandit"', 12)
    assert said(step) == "Morale on Captain's SPI: 12 above 11, and Bandit break: rout or surrender."
    assert step.state.unit("Bandit").end == "fled"
    assert act(state, 'morale "Bandit"', 11).state.unit("Bandit").end == ""


def test_MB_106_those_who_follow_one_leader_are_a_group(act):
    three = [foe(name, leader="Captain") for name in ("Ned", "Odo", "Pip")]
    captain = foe("Captain", spi=11, named=True)
    state = fought(act, knight(), *three, captain, foes=("Ned", "Odo", "Pip", "Captain"))
    state = act(state, 'fall "Ned" 1').state
    assert state.fight.morale == ()
    state = act(state, 'fall "Odo" 1').state
    assert state.fight.morale == ("Pip",)
    step = act(state, 'morale "Pip"', 12)
    assert {unit.name for unit in step.state.units if unit.end == "fled"} == {"Pip", "Captain"}


def test_MB_107_a_disorganised_group_tests_one_by_one(act):
    three = [foe("Ned", spi=5), foe("Odo", spi=9), foe("Pip", spi=9)]
    lost = [foe(name) for name in ("Quin", "Rob", "Sam")]
    names = [one.name for one in (*three, *lost)]
    state = fought(act, knight(), *three, *lost, foes=names)
    for one in lost:
        state = act(state, f'fall "{one.name}" 1').state
    assert state.fight.morale == ("Ned", "Odo", "Pip")
    for one, die in zip(three, (7, 7, 10), strict=True):
        state = act(state, f'morale "{one.name}"', die).state
    assert [state.unit(one.name).end for one in three] == ["fled", "", "fled"]


def test_MB_107_of_one_unit_each_that_stands_rolls(act):
    state = act(fought(act, knight(), foe(number=6, spi=9)), 'fall "Bandit" 3').state
    step = act(state, 'morale "Bandit"', 7, 10, 12)
    assert said(step) == "Morale of Bandit on SPI 9: 7, 10 and 12, and 2 of 3 break: rout or surrender."
    assert (step.state.unit("Bandit").down, step.state.unit("Bandit").end) == (5, "")


def test_MB_108_no_player_character_is_subject_to_morale(act, struck, refused):
    assert struck(knight(gd=0, vig=12), 2).state.fight.morale == ()
    state = struck(replace(PERKIN, guard=guard(0, 1), player="Ann"), 2).state
    assert state.fight.morale == ()
    refused(state, 'morale "Perkin"', "Perkin is of the Company: no Morale test is made of them")
    hired = struck(replace(PERKIN, guard=guard(0, 1)), 2).state
    assert hired.fight.morale == ("Perkin",)


def test_MB_067_no_phase_passes_over_who_is_dying_or_over_a_fight(state, act, refused):
    here = replace(state, company=Company(members=(knight(dying=True),), at="0303"))
    here = replace(here, day=replace(here.day, stage="end"))
    refused(here, "end", "Isolde is dying: `tend` or `expire` comes first")
    tended = act(here, 'tend "Isolde"').state
    assert act(tended, "end").state.day.phases == 1
    refused(act(tended, 'fight "The ford"').state, "end", "the fight goes on: The ford; `peal` ends it")


def test_what_befalls_a_warband_is_no_test_of_those_beside_it(act, run):
    state = fought(act, knight(), foe("Ned"), foe("Odo"), band(), foes=("Ned", "Odo", "Militia"))
    state = run(state, 'withdraw "Ned" left', 'attack "Militia" "Isolde"', "terms large on", ("strike", 8, 1)).state
    assert act(state, "land").state.fight.morale == ()
