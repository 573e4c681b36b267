"""Feats and Gambits (MB-069 to MB-091)."""

import pytest
from company_samples import PERKIN, guard, score
from fight_samples import band, foe, fought, gate, knight, last, running, said, steed, world

TWO = {"items": ("axe (d8)", "pick (d8)"), "held": ("axe (d8)", "pick (d8)"), "worn": (), "armour": 0}


@pytest.fixture
def run(act):
    return running(act)


@pytest.fixture
def rolled(act, run):
    """`rolled(7, 5)`: Isolde's attack on the Bandit as it was rolled, two d8."""

    def give(*dice, bandit=None, isolde=None, more=()):
        others = (steed(), *more)
        state = fought(act, isolde or knight(**TWO), bandit or foe(gd=20), *others)
        return run(state, 'attack "Bandit" "Isolde"', ("strike", *dice)).state

    return give


def dice(state, at=0):
    return [(die.sides, die.value) for die in state.fight.assault.pools[at].dice if not die.gone]


def test_MB_070_after_a_feat_a_failed_save_means_fatigue(act, run, refused):
    state = fought(act, knight(spi=score(10)), foe())
    state = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 8)).state
    step = act(state, 'deny "Isolde" "Isolde" 1', 15)
    assert step.state.company.find("Isolde").fatigued
    assert said(step) == (
        "Isolde denies the 8 (mace) against Isolde. Isolde's SPI Save: 15 above 10: Isolde is Fatigued."
    )
    later = run(step.state, "land", "next", 'attack "Bandit" "Isolde"').state
    refused(later, 'smite "Isolde" die', "Isolde is Fatigued: no Feats until they have rested")
    rested = run(later, "peal drawn", 'fight "Again"', 'join theirs "Bandit"', 'attack "Bandit" "Isolde"').state
    assert act(rested, 'smite "Isolde" die', 1).state


def test_MB_071_each_uses_a_feat_once_an_attack(act, run, refused):
    state = fought(act, knight("Ann"), knight("Ben"), foe())
    state = run(state, 'attack "Bandit" "Ann" "Ben"', ('smite "Ann" die', 1), ('smite "Ben" die', 1)).state
    refused(state, 'smite "Ann" die', "Ann has used Smite on this attack: each Feat is used once an attack")


def test_MB_072_smite_adds_a_d12_in_melee_or_is_blast(act, run, refused):
    mace = {"items": ("mace (d8 hefty)", "longbow (d8 slow)"), "held": ("mace (d8 hefty)",), "worn": ()}
    state = run(fought(act, knight(**mace), foe()), 'attack "Bandit" "Isolde"').state
    step = run(state, ('smite "Isolde" die', 1), ("strike", 3, 11))
    assert dice(step.state) == [(8, 3), (12, 11)]
    bow = run(state, 'with "Isolde" "longbow"').state
    refused(bow, 'smite "Isolde" die', "Isolde strikes from afar: Smite is for the melee")
    blast = run(state, ('smite "Isolde" blast', 1), ("strike", 3)).state
    assert dice(blast) == [(8, 3)]
    refused(blast, 'smite "Isolde" die', "the dice of the attack are rolled: that comes before")


@pytest.mark.parametrize(("die", "fatigued"), [(12, False), (13, True)])
def test_MB_073_smite_asks_for_a_vigour_save(act, run, die, fatigued):
    state = run(fought(act, knight(vig=score(12)), foe()), 'attack "Bandit" "Isolde"').state
    assert act(state, 'smite "Isolde" die', die).state.company.find("Isolde").fatigued is fatigued


def test_MB_074_focus_is_a_gambit_without_a_die(act, rolled):
    step = act(rolled(7, 5), 'focus "Isolde" "Bandit" bolster', 1)
    assert dice(step.state) == [(8, 7), (8, 5)]
    landed = act(step.state, "land")
    assert last(landed, "landed")["damage"] == 8


def test_MB_075_focus_asks_for_a_clarity_save(act, rolled):
    step = act(rolled(7, 5, isolde=knight(cla=score(9), **TWO)), 'focus "Isolde" "Bandit" bolster', 10)
    assert step.state.company.find("Isolde").fatigued


def test_MB_076_deny_throws_a_die_out_for_oneself_or_a_friend_close_by(act, run, refused):
    axes = foe(attacks=("axes d8 + d8",))
    state = fought(act, knight(armour=0, worn=()), knight("Ben"), axes)
    state = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 8, 5)).state
    refused(state, 'deny "Bandit" "Isolde" 1', "Bandit denies attacks on themselves and on friends: Isolde is neither")
    step = act(state, 'deny "Ben" "Isolde" 1', 1)
    assert dice(step.state) == [(8, 5)]
    assert last(act(step.state, "land"), "landed")["damage"] == 5


def test_MB_076_a_friend_far_off_cannot_deny(act, run, refused):
    state = fought(act, knight(armour=0, worn=()), knight("Ben"), foe())
    state = run(state, 'stand "Ben" far', "next", 'attack "Isolde" "Bandit"', ("strike", 8)).state
    refused(state, 'deny "Ben" "Isolde" 1', "Ben is not close enough to Isolde to deny this")


def test_MB_077_deny_asks_for_a_spirit_save(act, run):
    state = fought(act, knight(spi=score(13)), foe())
    state = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 8)).state
    assert act(state, 'deny "Isolde" "Isolde" 1', 13).state.company.find("Isolde").fatigued is False
    assert act(state, 'deny "Isolde" "Isolde" 1', 14).state.company.find("Isolde").fatigued is True


def test_only_knights_and_named_foes_know_feats(act, run, refused):
    state = fought(act, knight(), PERKIN, foe())
    state = run(state, 'attack "Bandit" "Isolde" "Perkin"').state
    refused(state, 'smite "Perkin" die', "Perkin knows no Feats: Knights do, and named people among the foe")
    state = run(state, ("strike", 8, 1, 1)).state
    refused(state, 'deny "Bandit" "Bandit" 1', "Bandit knows no Feats")


def test_MB_078_a_gambit_costs_a_die_of_four_or_more(act, run, refused):
    four = ("axe (d8)", "pick (d8)")
    state = fought(act, knight("Ann", **TWO), knight("Ben", items=four, held=four, worn=()), foe(gd=20))
    state = run(state, 'attack "Bandit" "Ann" "Ben"', ("strike", 8, 5, 4, 3)).state
    refused(state, 'gambit "Bandit" 4 bolster', "die 4 shows 3: a Gambit takes a die of 4 or more")
    orders = ('gambit "Bandit" 1 bolster', 'gambit "Bandit" 2 bolster', 'gambit "Bandit" 3 bolster')
    step = run(state, *orders)
    refused(step.state, 'gambit "Bandit" 1 bolster', "die 1 against Bandit is spent already")
    assert last(run(step.state, "land"), "landed")["damage"] == 6
    refused(state, 'gambit "Bandit" 9 bolster', "there is no die 9 against Bandit: they are numbered 1 to 4")


def test_MB_079_the_foe_must_be_a_target(rolled, refused):
    refused(rolled(7, 5), 'gambit "Captain" 1 stop', "Captain is no target of this attack: that is Bandit")


@pytest.mark.parametrize(("die", "saved"), [(10, True), (11, False)])
def test_MB_080_a_foe_may_shrug_it_off(act, run, rolled, die, saved):
    state = rolled(7, 5, bandit=foe(vig=score(10), gd=20))
    step = act(state, 'gambit "Bandit" 2 repel', die)
    assert step.state.fight.assault.pools[0].effects[0].saved is saved
    landed = act(step.state, "land")
    assert landed.state.fight.find("Bandit").spot == ("engaged" if saved else "near")


def test_MB_082_a_move_is_bought_for_who_moved_and_was_stopped(act, run, rolled, refused):
    state = fought(act, knight(**TWO), foe(gd=20))
    state = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 4), ('gambit "Isolde" 1 stop', 20), "land").state
    state = run(state, "next").state
    refused(state, 'stand "Isolde" near', "Isolde was stopped and cannot move this turn")
    state = run(state, 'attack "Bandit" "Isolde"', ("strike", 7, 5), 'gambit "Bandit" 2 move').state
    refused(state, 'stand "Isolde" near', "an attack on Bandit is not over yet")
    state = run(state, "land").state
    assert state.fight.find("Isolde").freed
    moved = run(state, 'stand "Isolde" near')
    assert (moved.state.fight.find("Isolde").spot, moved.state.fight.find("Isolde").freed) == ("near", False)


def test_MB_083_repel_ends_the_engagement(act, run, rolled):
    step = run(rolled(7, 5), ('gambit "Bandit" 2 repel', 20), "land")
    assert [step.state.fight.find(name).spot for name in ("Bandit", "Isolde")] == ["near", "near"]
    assert "Bandit is driven back." in said(step)


def test_MB_084_stop_holds_for_the_next_turn_of_the_foe(act, run, rolled, refused):
    state = run(rolled(7, 5), ('gambit "Bandit" 2 stop', 20), "land", "next").state
    refused(state, 'stand "Bandit" far', "Bandit was stopped and cannot move this turn")
    later = run(state, "next", "next").state
    assert run(later, 'stand "Bandit" far').state.fight.find("Bandit").moved


def test_MB_085_impair_makes_one_weapon_a_d4_for_a_turn(act, run, rolled):
    bandit = foe(gd=20, attacks=("greataxe 2d10 slow", "dagger d6"))
    state = run(rolled(7, 5, bandit=bandit), ('gambit "Bandit" 2 impair plain "greataxe"', 20), "land", "next").state
    attack = run(state, 'attack "Isolde" "Bandit"').state
    assert dice(run(attack, ("strike", 3)).state) == [(4, 3)]
    assert dice(run(attack, 'with "Bandit" "dagger"', ("strike", 6)).state) == [(6, 6)]
    later = run(state, "next", "next", 'attack "Isolde" "Bandit"', ("strike", 9, 2))
    assert dice(later.state) == [(10, 9), (10, 2)]


def test_MB_086_a_trapped_shield_is_of_no_use_until_the_next_turn(act, run, rolled, refused):
    bandit = foe(gd=20, armour=3, shields=True, attacks=("mace d8 hefty", "shield d4"))
    state = run(rolled(7, 5, bandit=bandit), ('gambit "Bandit" 2 trap', 20), "land").state
    attack = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 5))
    assert dice(attack.state) == [(8, 5)]
    ours = run(attack.state, ("land"), "next", 'attack "Bandit" "Isolde"', ("strike", 7, 1), "land")
    assert last(ours, "landed")["armour"] == 3
    refused(rolled(7, 5), 'gambit "Bandit" 2 trap', "Bandit has no shield to trap")


def test_MB_086_it_counts_against_other_attackers_of_the_same_turn(act, run):
    bandit = foe(gd=20, armour=3, shields=True)
    state = fought(act, knight("Ann", **TWO), knight("Ben", **TWO), bandit)
    state = run(state, 'attack "Bandit" "Ann"', ("strike", 7, 5), ('gambit "Bandit" 2 trap', 20), "land").state
    step = run(state, 'attack "Bandit" "Ben"', ("strike", 7, 1), "land")
    assert last(step, "landed")["armour"] == 2


def test_MB_087_a_mounted_foe_is_unhorsed_and_the_fall_joins_the_dice(act, run, rolled, refused):
    state = rolled(7, 5, bandit=foe(gd=20, mounted=True))
    step = act(state, 'gambit "Bandit" 2 dismount', 20, 6)
    assert dice(step.state) == [(8, 7), (6, 6)]
    assert act(step.state, "land").state.fight.find("Bandit").steed == ""
    saved = act(state, 'gambit "Bandit" 2 dismount', 1)
    assert act(saved.state, "land").state.fight.find("Bandit").steed == "steed"
    refused(rolled(7, 5), 'gambit "Bandit" 2 dismount', "Bandit is on foot")


def test_MB_088_any_other_effect_costs_the_same_and_is_saved_against(act, rolled, refused):
    state = rolled(7, 5)
    refused(state, 'gambit "Bandit" 2 other', "say what effect is meant")
    step = act(state, 'gambit "Bandit" 2 other plain "pinned under the cart"', 20)
    effect = step.state.fight.assault.pools[0].effects[0]
    assert (effect.what, effect.saved) == ("pinned under the cart", False)
    assert "Bandit: pinned under the cart." in said(act(step.state, "land"))


@pytest.mark.parametrize(("die", "fault"), [(7, "a Strong Gambit takes one of 8 or more"), (8, "")])
def test_MB_089_a_strong_gambit_takes_an_eight_in_melee(act, run, rolled, refused, die, fault):
    state = rolled(die, 5)
    if fault:
        refused(state, 'gambit "Bandit" 1 stop sure', fault)
    else:
        assert act(state, 'gambit "Bandit" 1 stop sure')
    bow = {"items": ("longbow (d8 slow)",), "held": ("longbow (d8 slow)",), "worn": ()}
    shot = run(fought(act, knight(**bow), foe()), 'attack "Bandit" "Isolde"', ("strike", 8)).state
    refused(shot, 'gambit "Bandit" 1 stop sure', "Isolde strikes from afar: a Strong Gambit is for the melee")


def test_MB_090_a_strong_gambit_may_leave_no_save(act, run, rolled):
    step = act(rolled(8, 5), 'gambit "Bandit" 1 stop sure')
    assert run(step.state, "land", "next").state.fight.find("Bandit").stopped == 2


def test_MB_091_a_strong_gambit_may_have_a_bigger_effect(act, run, rolled):
    bandit = foe(gd=20, armour=2, shields=True, attacks=("mace d8 hefty", "shield d4"))
    orders = (('gambit "Bandit" 1 other greater "break the wooden shield"', 20), "land")
    step = run(rolled(8, 5, bandit=bandit), *orders)
    now = step.state.unit("Bandit")
    assert (now.attacks, now.armour, now.shields) == (("mace d8 hefty",), 1, False)
    assert "The shield of Bandit is broken." in said(step)
    kept = run(rolled(8, 5, bandit=bandit), ('gambit "Bandit" 1 other greater "break the wooden shield"', 10), "land")
    assert kept.state.unit("Bandit").shields


def test_MB_091_it_never_raises_a_bolster_above_one(run, rolled):
    step = run(rolled(8, 5), 'gambit "Bandit" 1 bolster greater', "land")
    assert last(step, "landed")["damage"] == 6


@pytest.mark.parametrize(
    ("what", "held", "worn", "armour"),
    [
        ("disarm mace", (), ("shield (d4, A1)", "mail (A1)", "helm (A1)"), 3),
        ("break shield", ("mace (d8 hefty)",), ("mail (A1)", "helm (A1)"), 2),
        ("strip the helm", ("mace (d8 hefty)",), ("shield (d4, A1)", "mail (A1)"), 2),
    ],
)
def test_MB_091_what_a_knight_loses_is_really_gone(act, run, what, held, worn, armour):
    state = fought(act, knight(gd=20), foe())
    orders = ("next", 'attack "Isolde" "Bandit"', ("strike", 8), (f'gambit "Isolde" 1 other greater "{what}"', 20))
    isolde = run(state, *orders, "land").state.company.find("Isolde")
    assert (isolde.held, isolde.worn, isolde.armour) == (held, worn, armour)
    assert set(isolde.items) == {*held, *worn}


def test_MB_091_the_bigger_effect_takes_an_eight_too(act, rolled, refused):
    refused(rolled(7, 5), 'gambit "Bandit" 1 other greater "disarm mace"', "a Strong Gambit takes one of 8 or more")
    assert act(rolled(8, 5), 'gambit "Bandit" 1 other greater "disarm mace"', 20)


def test_MB_091_what_they_do_not_have_cannot_be_taken(rolled, refused):
    refused(rolled(8, 5), 'gambit "Bandit" 1 other greater "strip helm"', "Bandit has no helm to lose")
    refused(rolled(8, 5), 'gambit "Bandit" 1 other greater "disarm lance"', "Bandit has no lance to lose")
    refused(rolled(8, 5), 'gambit "Bandit" 1 stop greater', "say what the bigger effect is")


def test_of_a_group_only_the_one_who_is_hit_loses_it(run, rolled):
    group = foe(gd=20, armour=2, number=3, shields=True, attacks=("mace d8 hefty", "shield d4"))
    step = run(rolled(8, 5, bandit=group), ('gambit "Bandit" 1 other greater "break shield"', 20), "land")
    assert (step.state.fight.find("Bandit").bared, step.state.unit("Bandit").armour) == (1, 2)


def test_the_same_effect_is_bought_once_but_for_bolster(act, rolled, refused):
    state = act(rolled(7, 5), 'gambit "Bandit" 2 stop', 20).state
    refused(state, 'gambit "Bandit" 1 stop', "that was tried on Bandit already: only Bolster can be bought again")
    assert act(state, 'gambit "Bandit" 1 repel', 20)


def test_a_thing_can_only_be_hit_harder(act, run, refused):
    state = run(fought(act, knight(**TWO), gate(), foes=("Gate",)), 'attack "Gate" "Isolde"', ("strike", 8, 5)).state
    refused(state, 'gambit "Gate" 1 stop', "Gate is a thing: only Bolster and Move make sense against it")
    assert "No harm is done" in said(act(state, "land"))


def test_who_leads_a_warband_uses_feats_on_its_roll_and_shares_its_damage(act, run, refused):
    state = fought(act, knight(**TWO), band(), band("Riders", gd=8), foes=("Riders",))
    state = run(state, 'join ours "Militia"', 'front "Isolde" "Militia"', 'attack "Riders" "Militia"').state
    step = run(state, ('smite "Isolde" die', 1), ("strike", 2, 3, 4, 5))
    assert dice(step.state) == [(8, 2), (8, 3), (8, 4), (12, 5)]
    refused(act(step.state, "land").state, 'front "Isolde"', "Isolde shares what befalls Militia until their next turn")
    theirs = run(step.state, "land", "next", 'attack "Militia" "Riders"', ("strike", 6), ("land"))
    assert theirs.state.company.find("Isolde").guard == guard(2, 8)
    assert "Isolde leads Militia from the front and takes the same 6 Damage." in said(theirs)


def test_nobody_knows_of_an_attack_that_is_not_made(refused):
    for text in (
        'deny "Isolde" "Isolde" 1',
        'gambit "Isolde" 1 stop',
        'smite "Isolde" die',
        'focus "Isolde" "Isolde" stop',
    ):
        refused(world(knight()), text, "no fight goes on")
