"""Attacks step by step, with the ledger's own numbers (MB-051 to MB-061, MB-092 to MB-101)."""

from dataclasses import replace

import pytest
from company_samples import guard, score
from fight_samples import band, foe, fought, gate, knight, last, running, said, steed, world

from realmgen.errors import NeedsRoll
from realmgen.games.bastionland.fight.damage import highest


@pytest.fixture
def run(act):
    return running(act)


def dice(state, at=0):
    """The dice of a pool, by sides and value."""
    return [(die.sides, die.value) for die in state.fight.assault.pools[at].dice if not die.gone]


def test_MB_051_the_pool_is_of_weapons_the_shield_and_bonus_dice(act, run):
    state = fought(act, knight(), foe())
    step = run(state, 'attack "Bandit" "Isolde"', 'edge "Isolde" 8 "she knows the ford"', ("strike", 5, 2, 7))
    assert dice(step.state) == [(8, 5), (4, 2), (8, 7)]
    assert said(step) == "Isolde strikes Bandit: mace 5, shield 2, the edge 7."


def test_MB_052_all_who_attack_one_foe_roll_into_one_pool_and_deal_one_damage(act, run):
    state = fought(act, knight("Ann"), knight("Ben"), knight("Cy"), foe())
    step = run(state, 'attack "Bandit" "Ann" "Ben" "Cy"', ("strike", 1, 1, 5, 2, 3, 3))
    assert len(step.state.fight.assault.pools) == 1
    assert len(dice(step.state)) == 6
    step = run(step.state, "land")
    assert [event.kind for event in step.events] == ["landed"]
    assert last(step, "landed")["damage"] == 5
    assert step.state.unit("Bandit").guard == guard(3, 8)


def test_MB_053_a_die_that_is_denied_is_out_before_gambits(act, run, refused):
    state = fought(act, knight(), foe(named=True, spi=score(10)))
    step = run(state, 'attack "Bandit" "Isolde"', ("strike", 8, 3), ('deny "Bandit" "Bandit" 1', 4))
    assert dice(step.state) == [(4, 3)]
    refused(step.state, 'gambit "Bandit" 1 bolster', "die 1 against Bandit is denied already")
    bought = run(state, 'attack "Bandit" "Isolde"', ("strike", 8, 4), 'gambit "Bandit" 2 bolster').state
    refused(bought, 'deny "Bandit" "Bandit" 1', "Gambits were bought already: Deny comes before them")


def test_MB_054_dice_are_spent_on_gambits_after_that(act, run):
    state = fought(act, knight(items=("axe (d6)", "pick (d6)"), held=("axe (d6)", "pick (d6)"), worn=()), foe())
    step = run(state, 'attack "Bandit" "Isolde"', ("strike", 6, 5), 'gambit "Bandit" 2 bolster')
    assert dice(step.state) == [(6, 6)]


def test_MB_055_the_highest_die_is_the_base_and_dice_are_not_summed(act, run):
    state = fought(act, knight("Ann"), knight("Ben"), foe(gd=20))
    step = run(state, 'attack "Bandit" "Ann" "Ben"', ("strike", 7, 4, 6, 4), "land")
    assert last(step, "landed")["damage"] == 7
    assert step.state.unit("Bandit").guard.now == 13


def test_MB_055_with_all_dice_gone_the_base_is_nothing(act, run):
    state = fought(act, knight(), foe())
    orders = ('attack "Bandit" "Isolde"', ("strike", 7, 4), 'gambit "Bandit" 1 bolster', 'gambit "Bandit" 2 bolster')
    step = run(state, *orders, "land")
    assert "0 + 2 Bolsters = 2 Damage" in said(step)
    assert highest(()) is None


def test_MB_056_MB_081_each_bolster_adds_one(act, run):
    state = fought(act, knight("Ann"), knight("Ben"), foe(gd=20))
    orders = ('attack "Bandit" "Ann" "Ben"', ("strike", 7, 4, 1, 4))
    once = run(state, *orders, 'gambit "Bandit" 2 bolster', "land")
    assert last(once, "landed")["damage"] == 8
    twice = run(state, *orders, 'gambit "Bandit" 2 bolster', 'gambit "Bandit" 4 bolster', "land")
    assert last(twice, "landed")["damage"] == 9


@pytest.mark.parametrize(("die", "armour", "damage"), [(9, 3, 6), (2, 4, 0)])
def test_MB_057_armour_is_taken_off_and_nothing_is_the_least(act, run, die, armour, damage):
    state = fought(
        act, knight(items=("poleaxe (d10 long)",), held=("poleaxe (d10 long)",), worn=()), foe(armour=armour)
    )
    step = run(state, 'attack "Bandit" "Isolde"', ("strike", die), "land")
    assert last(step, "landed")["damage"] == damage


def test_MB_058_what_remains_is_the_damage(act, run):
    state = fought(act, knight(), foe(gd=8, armour=1))
    step = run(state, 'attack "Bandit" "Isolde"', ("strike", 7, 1), "land")
    assert step.state.unit("Bandit").guard == guard(2, 8)


def test_MB_059_the_worked_example(act, run):
    ally = knight("Wat", items=("dagger (d6)", "long dagger (d6)"), held=("dagger (d6)", "long dagger (d6)"), worn=())
    state = fought(act, knight(), ally, foe(armour=2))
    orders = ('attack "Bandit" "Isolde" "Wat"', ("strike", 7, 3, 1, 5), 'gambit "Bandit" 4 bolster')
    step = run(state, *orders, "land")
    assert said(step) == (
        "Isolde and Wat strike Bandit: mace 7, shield 3, dagger 1, dagger 5 (spent)."
        " 7 + 1 Bolster - 2 Armour = 6 Damage. Bandit has Guard 2 of 8 left: Evaded."
    )


def test_MB_060_an_impaired_attack_is_a_single_d4_and_gains_nothing(act, run, refused):
    sword = ("longsword (2d8 hefty)",)
    state = fought(act, knight(items=sword, held=sword, worn=()), foe())
    state = run(state, 'attack "Bandit" "Isolde"', 'edge "Isolde" 8', 'hinder "Isolde" on "half blind"').state
    refused(state, 'smite "Isolde" die', "Isolde is Impaired (half blind): Smite is of no use to them")
    refused(state, 'edge "Isolde" 8', "Isolde is Impaired (half blind): they get no bonus dice")
    step = run(state, ("strike", 3))
    assert dice(step.state) == [(4, 3)]
    refused(step.state, 'focus "Isolde" "Bandit" bolster', "Isolde is Impaired (half blind): Focus is of no use")


def test_MB_060_in_a_joint_attack_only_the_impaired_one_rolls_a_d4(act, run):
    state = fought(act, knight("Ann", spi=score(0, 10)), knight("Ben"), foe())
    step = run(state, 'attack "Bandit" "Ann" "Ben"', ("strike", 4, 6, 2))
    assert dice(step.state) == [(4, 4), (8, 6), (4, 2)]
    bought = run(step.state, 'gambit "Bandit" 1 bolster', "land")
    assert last(bought, "landed")["damage"] == 7


def test_MB_061_a_blast_rolls_for_each_it_hits(act, run, refused):
    wyrm = foe("Wyrm", attacks=("fire d12 blast",), kind="beast")
    three = (knight("Ann"), knight("Ben"), knight("Cy"))
    state = run(fought(act, *three, wyrm, foes=("Wyrm",)), "next", 'attack "Ann" "Wyrm"').state
    refused(state, 'caught "Wyrm"', "Wyrm makes the attack: a Blast spares those who do")
    refused(state, 'caught "Ann"', "Ann is hit 2 times: there is one to hit")
    step = run(state, 'caught "Ben" "Cy"', ("strike", 12, 4, 7))
    assert [dice(step.state, at) for at in range(3)] == [[(12, 12)], [(12, 4)], [(12, 7)]]
    landed = run(step.state, "land")
    assert [event.data["damage"] for event in landed.events if event.kind == "landed"] == [9, 1, 4]


def test_a_blast_may_hit_several_of_a_group_and_friends(act, run, refused):
    state = fought(act, knight(), knight("Ben"), foe(number=3))
    state = run(state, 'attack "Bandit" "Isolde"').state
    refused(state, 'caught "Bandit"', "the attack is not Blast")
    state = run(state, ('smite "Isolde" blast', 1)).state
    refused(state, 'caught "Bandit" "Bandit" "Bandit"', "Bandit is hit 4 times: there are 3 to hit")
    step = run(state, 'caught "Bandit" "Ben"', ("strike", 8, 1, 7, 2, 6, 3))
    assert [pool.target for pool in step.state.fight.assault.pools] == ["Bandit", "Bandit", "Ben"]
    step = run(step.state, ('gambit "Bandit 2" 1 stop', 20), "land")
    assert "Bandit cannot move on their next turn" in said(step)


def test_MB_092_a_weapon_is_changed_without_an_action(act, run):
    state = fought(act, knight(items=("mace (d8 hefty)", "dagger (d6)"), held=("mace (d8 hefty)",), worn=()), foe())
    step = run(state, 'stand "Isolde" engaged', 'attack "Bandit" "Isolde"', 'with "Isolde" "dagger"')
    assert said(step) == "Isolde strikes with dagger."
    assert step.state.company.find("Isolde").held == ("dagger (d6)",)
    step = run(step.state, ("strike", 5))
    assert dice(step.state) == [(6, 5)]
    rider = fought(act, knight(), steed(), foe())
    step = run(rider, 'mount "Isolde" "Ash"', 'mount "Isolde"', 'attack "Bandit" "Isolde"', ("strike", 5, 1))
    assert step.state.fight.find("Isolde").steed == ""


def test_MB_093_a_tactical_edge_adds_a_d8(act, run, refused):
    state = run(fought(act, knight(), foe()), 'attack "Bandit" "Isolde"').state
    refused(state, 'edge "Isolde" 7', "there is no die of 7 sides: 4, 6, 8, 10, 12 or 20")
    step = run(state, 'edge "Isolde" 8 "high ground"', ("strike", 5, 2, 7))
    assert (8, 7) in dice(step.state)


def test_MB_094_bare_hands_are_impaired_natural_weapons_are_not(act, run):
    hound = foe("Hound", kind="beast", attacks=("bite d6",))
    state = fought(act, knight(items=(), held=(), worn=(), armour=0), hound, foes=("Hound",))
    step = run(
        state, 'attack "Hound" "Isolde"', ("strike", 3), "land", "next", 'attack "Isolde" "Hound"', ("strike", 6)
    )
    assert dice(step.state) == [(6, 6)]
    fists = run(state, 'attack "Hound" "Isolde"', ("strike", 3))
    assert dice(fists.state) == [(4, 3)]
    assert said(fists) == "Isolde strikes Hound: Impaired (bare hands) 3."


def test_MB_095_who_began_the_turn_engaged_cannot_shoot(act, run, refused):
    archer = foe("Archer", attacks=("shortbow d6 long", "dagger d6"))
    state = fought(act, knight(), archer, foes=("Archer",))
    state = run(state, 'attack "Archer" "Isolde"', ("strike", 1, 1), "land", "next", 'attack "Isolde" "Archer"').state
    refused(state, 'with "Archer" "shortbow"', "Archer began the turn engaged: shortbow is for a distance")
    assert state.fight.assault.pools[0].strikes[0].arms == ("dagger d6",)
    free = run(fought(act, knight(), archer, foes=("Archer",)), "next", 'attack "Isolde" "Archer"', ("strike", 4))
    assert dice(free.state) == [(6, 4)]


def test_MB_096_cover_counts_against_what_is_ranged_alone(act, run):
    archer = foe("Archer", attacks=("shortbow d6 long", "sword d6"))
    state = fought(act, knight(armour=1, worn=()), archer, foes=("Archer",))
    state = run(state, 'cover "Isolde" on', "next", 'attack "Isolde" "Archer"').state
    assert last(run(state, ("strike", 6), "land"), "landed")["damage"] == 4
    assert last(run(state, 'with "Archer" "sword"', ("strike", 6), "land"), "landed")["damage"] == 5


def test_MB_097_a_charge_adds_the_trample_die_against_foes_on_foot(act, run, refused):
    state = fought(act, knight(items=("mace (d8 hefty)",), held=("mace (d8 hefty)",), worn=()), steed(), foe())
    refused(run(state, 'attack "Bandit" "Isolde"').state, 'footing "Isolde" charge on', "Isolde is on foot")
    orders = ('mount "Isolde" "Ash"', 'attack "Bandit" "Isolde"', 'footing "Isolde" charge on')
    step = run(state, *orders, ("strike", 3, 7))
    assert dice(step.state) == [(8, 3), (8, 7)]
    rider = fought(
        act, knight(items=("mace (d8 hefty)",), held=("mace (d8 hefty)",), worn=()), steed(), foe(mounted=True)
    )
    assert dice(run(rider, *orders, ("strike", 3)).state) == [(8, 3)]


def test_MB_097_a_steed_without_a_trample_die_adds_none(act, run):
    pony = replace(steed(), items=())
    state = fought(act, knight(), pony, foe())
    orders = ('mount "Isolde" "Ash"', 'attack "Bandit" "Isolde"', 'footing "Isolde" charge on')
    assert len(dice(run(state, *orders, ("strike", 3, 1)).state)) == 2


def test_MB_098_MB_104_a_charge_into_a_wall_of_spears_is_no_attack(act, run, refused):
    spears = foe("Spears", number=4, attacks=("spear d8 hefty",))
    state = fought(act, knight(), steed(), spears, foes=("Spears",))
    state = run(state, 'rank spears "Spears"', 'mount "Isolde" "Ash"', 'attack "Spears" "Isolde"').state
    step = run(state, 'footing "Isolde" charge on')
    assert said(step) == "Isolde charges the wall of spears that Spears stand in, and gets no Attack this turn."
    assert step.state.fight.assault is None
    refused(step.state, 'attack "Spears" "Isolde"', "Isolde charged a wall of spears and gets no Attack this turn")
    assert run(step.state, "next", "next", 'attack "Spears" "Isolde"').state.fight.assault


def test_MB_104_whoever_comes_up_to_a_wall_of_spears_has_charged_it(act, run, refused):
    spears = foe("Spears", number=4, attacks=("spear d8 hefty",))
    state = fought(act, knight(), spears, foes=("Spears",))
    state = run(state, 'rank spears "Spears"', 'stand "Isolde" engaged').state
    refused(state, 'attack "Spears" "Isolde"', "came at a wall of spears this turn and gets no Attack")
    assert run(state, "unrank theirs", 'attack "Spears" "Isolde"').state.fight.assault


def test_MB_099_a_steed_is_a_target_of_its_own(act, run):
    state = fought(act, knight(gd=5), steed(), foe(attacks=("club d6",)))
    step = run(state, 'mount "Isolde" "Ash"', "next", 'attack "Ash" "Bandit"', ("strike", 3), "land")
    assert step.state.company.find("Ash").guard == guard(2, 5)
    assert step.state.company.find("Isolde").guard == guard(5)


def test_MB_100_the_fall_joins_the_dice_of_the_attack(act, run):
    state = fought(act, knight(), foe(mounted=True, vig=score(1)))
    orders = ('attack "Bandit" "Isolde"', ("strike", 4, 4), ('gambit "Bandit" 2 dismount', 20, 6))
    step = run(state, *orders, "land")
    assert last(step, "landed")["damage"] == 6
    assert step.state.fight.find("Bandit").steed == ""
    assert "Bandit is unhorsed" in said(step)


def test_MB_100_outside_an_attack_a_fall_is_d6_damage_without_armour(act, refused):
    step = act(world(knight(gd=8, armour=3)), 'unhorse "Isolde" "the bridge gave way"', 5)
    assert step.state.company.find("Isolde").guard == guard(3, 8)
    assert said(step).startswith("Isolde is thrown from the saddle, 5 Damage: the bridge gave way.")
    with pytest.raises(NeedsRoll, match="Isolde's fall"):
        act(world(knight()), 'unhorse "Isolde"')
    refused(world(knight(), gate()), 'unhorse "Gate"', "Gate falls from no steed")
    refused(world(knight(fate="slain")), 'unhorse "Isolde"', "Isolde is no longer of the Company (slain)")


def test_MB_101_both_blows_of_a_duel_fall_at_once(act, run):
    bare = {"items": ("mace (d8 hefty)",), "held": ("mace (d8 hefty)",), "worn": (), "armour": 0}
    state = fought(act, knight(gd=0, vig=3, **bare), foe(named=True, gd=0, vig=3))
    step = run(state, 'bout duel "Isolde" "Bandit"', ("strike", 5, 5), "land")
    assert step.state.company.find("Isolde").fate == "slain"
    assert step.state.unit("Bandit").end == "slain"


def test_MB_101_both_may_use_feats_and_gambits_work_at_once(act, run, refused):
    state = fought(act, knight(), foe(named=True), steed())
    refused(state, 'bout joust "Isolde" "Bandit"', "Isolde is on foot: a joust is ridden")
    state = run(state, 'bout duel "Isolde" "Bandit"').state
    step = run(state, ('smite "Bandit" die', 10), ('smite "Isolde" die', 12), ("strike", 7, 2, 9, 6, 10))
    assert [pool.target for pool in step.state.fight.assault.pools] == ["Bandit", "Isolde"]
    orders = (('gambit "Bandit" 1 stop', 20), ('gambit "Isolde" 1 stop', 20), "land")
    step = run(step.state, *orders)
    stopped = {one.name: one.stopped for one in step.state.fight.fighters}
    assert (stopped["Isolde"], stopped["Bandit"]) == (3, 4)
    assert run(step.state, "next").state.fight.turn == 3


def test_MB_101_only_two_who_consent_on_opposite_sides_meet(act, refused):
    state = fought(act, knight(), knight("Ben"), foe(mounted=True), gate(), foes=("Bandit", "Gate"))
    refused(state, 'bout duel "Isolde" "Ben"', "Isolde and Ben are on one side")
    refused(state, 'bout duel "Isolde" "Gate"', "Gate fights no duel: that is between two people")
    refused(state, 'bout duel "Isolde" "Bandit"', "Bandit is mounted: a duel is fought on foot")


def test_who_attacks_whom_and_when(act, run, refused):
    state = fought(act, knight(), knight("Ben"), foe(number=2), gate(), foes=("Bandit", "Gate"))
    refused(world(knight()), 'attack "Bandit" "Isolde"', "no fight goes on")
    refused(state, 'attack "Bandit" "Nobody"', "Nobody is not in the fight: there is Isolde, Ben, Bandit and Gate")
    refused(state, 'attack "Ben" "Isolde"', "Isolde and Ben are on one side")
    refused(state, 'attack "Isolde" "Bandit"', "it is the turn of the Company")
    refused(state, 'attack "Bandit" "Isolde" "Isolde"', "Isolde is named 2 times: 1 of them can strike this turn")
    refused(state, "strike", "no attack is being made")
    declared = run(state, 'attack "Bandit" "Isolde"').state
    refused(declared, 'attack "Bandit" "Ben"', "an attack on Bandit is not over yet")
    refused(declared, "next", "an attack on Bandit is not over yet: `strike`, or `calloff`")
    refused(declared, "land", "the dice of the attack are not rolled yet")
    assert run(declared, "calloff").state.fight.assault is None
    rolled = run(declared, ("strike", 5, 1)).state
    refused(rolled, "calloff", "the dice of the attack are rolled")
    landed = run(rolled, "land").state
    refused(landed, 'attack "Bandit" "Isolde"', "Isolde has acted: a turn holds one Action")
    theirs = run(landed, "next").state
    refused(theirs, 'attack "Isolde" "Gate"', "Gate is a thing, and strikes nobody")
    one = run(theirs, 'attack "Isolde" "Bandit"', ("strike", 5), "land").state
    assert run(one, 'attack "Isolde" "Bandit"', ("strike", 5), "land").state.fight.find("Bandit").acted
    refused(one, 'attack "Isolde" "Bandit" "Bandit"', "Bandit is named 2 times: 1 of them can strike this turn")


def test_who_is_far_off_strikes_only_from_afar(act, run, refused):
    state = fought(act, knight(), foe())
    state = run(state, 'stand "Bandit" far freely', 'attack "Bandit" "Isolde"').state
    refused(state, "strike", "Bandit is far off: they come closer with a Move, or it is a ranged attack")
    assert dice(run(state, "terms ranged on", ("strike", 3, 1)).state)


def test_a_slow_weapon_is_not_for_who_has_moved_and_a_long_one_not_for_a_tunnel(act, run, refused):
    bow = ("longbow (d8 slow)",)
    state = fought(act, knight(items=bow, held=bow, worn=()), foe())
    moved = run(state, 'stand "Isolde" far', 'attack "Bandit" "Isolde"').state
    refused(moved, 'with "Isolde" "longbow"', "longbow is slow: Isolde has moved this turn")
    tunnel = run(state, 'attack "Bandit" "Isolde"', 'footing "Isolde" confined on', ("strike", 3))
    assert dice(tunnel.state) == [(4, 3)]


def test_hands_hold_what_they_can(act, run, refused):
    items = ("mace (d8 hefty)", "spear (d8 hefty)", "greatsword (2d10 long)", "shield (d4, A1)")
    state = fought(act, knight(items=items, held=items[:1], worn=items[3:], armour=1), foe())
    state = run(state, 'attack "Bandit" "Isolde"').state
    refused(state, 'with "Isolde" "mace" "spear"', "are both hefty")
    refused(state, 'with "Isolde" "greatsword"', "takes both hands: there is none left for shield")
    assert said(run(state, 'with "Isolde" "spear" "shield"')) == "Isolde strikes with spear and shield."


def test_exhausted_no_attack_follows_a_move_and_a_warband_rolls_its_die_more(act, run, refused):
    state = fought(act, knight(vig=score(0, 12)), band(), foes=("Militia",))
    moved = run(state, 'stand "Isolde" engaged').state
    refused(moved, 'attack "Militia" "Isolde"', "Isolde is Exhausted: no Attack in a turn in which they moved")
    step = run(state, "next", 'attack "Isolde" "Militia"', ("strike", 3, 11))
    assert dice(step.state) == [(8, 3), (12, 11)]


def test_a_lance_takes_one_hand_in_the_saddle(act, run, refused):
    items = ("lance (d10 long)", "shield (d4, A1)", "mace (d8 hefty)")
    state = fought(act, knight(items=items, held=items[2:], worn=items[1:2], armour=1), steed(), foe())
    refused(run(state, 'attack "Bandit" "Isolde"').state, 'with "Isolde" "lance" "shield"', "takes both hands")
    step = run(state, 'mount "Isolde" "Ash"', 'attack "Bandit" "Isolde"', 'with "Isolde" "lance" "shield"')
    assert said(step) == "Isolde strikes with lance and shield."
    assert dice(run(step.state, ("strike", 9, 1)).state) == [(10, 9), (4, 1)]


def test_nobody_leads_a_warband_that_is_gone(act, run):
    state = fought(act, knight(), band(gd=0, vig=4), band("Riders"), foes=("Riders",))
    orders = ('join ours "Militia"', 'front "Isolde" "Militia"', "next", 'attack "Militia" "Riders"', ("strike", 4))
    step = run(state, *orders, "land")
    assert step.state.unit("Militia").end == "wiped"
    assert step.state.fight.find("Isolde").leads == ""
