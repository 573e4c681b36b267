"""How fights begin and end, turns, moves, walls (MB-042 to MB-044, MB-102 to MB-104, MB-114, MB-115)."""

from dataclasses import replace

import pytest
from company_samples import HOB, ISOLDE, PERKIN, guard, score
from fight_samples import band, foe, fought, gate, knight, last, running, said, steed, world

from realmgen.games.bastionland.fight.who import armour
from realmgen.games.bastionland.rules.fight.offered import fought as offered


@pytest.fixture
def run(act):
    return running(act)


def test_a_fight_takes_in_all_who_are_present(act, refused):
    step = act(world(knight(), PERKIN, steed(), replace(HOB, away=True)), 'fight "The ford"')
    assert [one.name for one in step.state.fight.fighters] == ["Isolde", "Perkin"]
    assert said(step) == "A fight begins: The ford. Isolde and Perkin stand ready; the Company acts first."
    refused(step.state, 'fight "Again"', "the fight goes on: The ford; `peal` ends it")
    assert said(act(world(), 'fight "The ford"')).endswith("Nobody stands ready yet; the Company acts first.")


def test_MB_094_a_beast_comes_along_where_it_has_something_to_strike_with(act):
    ox = replace(steed("Ox"), kind="beast", items=())
    hound = replace(ox, name="Hound", items=("bite (d6)",))
    state = act(world(knight(), ox, hound), 'fight "The ford"').state
    assert [one.name for one in state.fight.fighters] == ["Isolde", "Hound"]
    assert act(state, 'join ours "Ox"').state.fight.find("Ox")


def test_who_joins_and_who_cannot(act, refused):
    state = act(world(knight(), foe(number=4), foe("Dead", end="slain")), 'fight "The ford" "Raiders"').state
    step = act(state, 'join theirs "Bandit" late')
    assert said(step) == "Bandit (4 of them) join the fight with Raiders, unready: they lose the first turn."
    refused(step.state, 'join theirs "Bandit" late', "Bandit is in the fight already, with Raiders")
    refused(state, 'join theirs "Dead"', "Dead cannot take part: slain")
    refused(state, 'join theirs "Nobody"', "nobody is called 'Nobody', neither of the Company nor among the units")
    turned = act(step.state, 'join ours "Bandit"')
    assert turned.state.fight.find("Bandit").side == "ours"


def test_a_warband_is_spoken_of_as_many(act, run):
    state = act(
        world(knight(), band("Wolves"), band("Boars", vig=20, attacks=("spear d12 hefty",))), 'fight "F" "Foe"'
    ).state
    assert said(act(state, 'join theirs "Wolves"')) == "Wolves join the fight with Foe."
    state = run(state, 'join ours "Wolves"', 'join theirs "Boars"', "next").state
    assert said(run(state, 'withdraw "Boars" fled')) == "Boars flee from the fight."
    struck = run(state, 'attack "Wolves" "Boars"', ("strike", 8)).state
    assert said(run(struck, 'gambit "Wolves" 1 bolster')) == "Boars spend the 8 (spear) on Bolster against Wolves."
    routed = said(run(struck, "land"))
    assert routed.endswith("a Mortal Wound. Wolves are routed from the field.")


def test_MB_143_a_battle_of_warbands_may_be_one_for_the_histories_and_a_brawl_is_none(act, run):
    state = act(world(knight(), foe(), band("Wolves")), 'fight "The ford"').state
    brawl = run(state, 'join theirs "Bandit"', "peal won")
    assert "histories" not in said(brawl)
    assert "one for the histories" in said(run(state, 'join theirs "Wolves"', "peal won"))
    assert "histories" not in said(run(state, 'join theirs "Wolves"', "peal lost"))


def test_MB_044_who_was_not_ready_loses_the_first_turn_alone(act, run, refused):
    state = run(fought(act, knight(), foe()), 'join ours "Isolde" late').state
    refused(state, 'attack "Bandit" "Isolde"', "Isolde was not ready and loses this turn")
    refused(state, 'stand "Isolde" engaged', "Isolde was not ready and loses this turn")
    assert run(state, "next", "next", 'attack "Bandit" "Isolde"').state.fight.assault


def test_MB_042_a_move_then_an_action_in_that_order(act, run, refused):
    state = fought(act, knight(), foe())
    state = run(state, 'stand "Isolde" engaged').state
    refused(state, 'stand "Isolde" far', "Isolde has moved: a turn holds one Move")
    state = run(state, 'attack "Bandit" "Isolde"', ("strike", 3, 1), "land").state
    refused(state, 'stand "Isolde" far', "Isolde has acted: a Move comes before the Action")
    refused(state, 'attack "Bandit" "Isolde"', "Isolde has acted: a turn holds one Action")
    refused(state, 'stand "Bandit" far', "it is the turn of the Company")
    refused(state, 'stand "Isolde" engaged', "Isolde is engaged already")
    assert said(run(state, 'stand "Isolde" far freely')) == "Isolde stands far off, by hand."


def test_MB_111_who_is_exhausted_does_not_attack_once_they_have_moved(act, run, refused):
    state = fought(act, knight(vig=score(0, 5)), foe())
    assert run(state, 'attack "Bandit" "Isolde"').state.fight.assault
    moved = run(state, 'stand "Isolde" engaged').state
    refused(moved, 'attack "Bandit" "Isolde"', "Isolde is Exhausted: no Attack in a turn in which they moved")


def test_MB_043_the_company_acts_in_odd_turns(act, run):
    step = run(fought(act, knight(), foe()), "next")
    assert (step.state.fight.turn, step.state.fight.side, said(step)) == (2, "theirs", "Round 1: the turn of Bandits.")
    assert said(run(step.state, "next")) == "Round 2: the turn of the Company."


def test_things_do_not_move(act, run, refused):
    state = run(fought(act, knight(), gate(), foes=("Gate",)), "next").state
    refused(state, 'stand "Gate" far', "Gate cannot be moved")


def test_cover_comes_and_goes(act, run, refused):
    state = fought(act, knight(), foe())
    refused(state, 'cover "Isolde" off', "Isolde has no cover")
    on = run(state, 'cover "Isolde" on').state
    refused(on, 'cover "Isolde" on', "Isolde has cover already")


def test_a_foe_on_foot_mounts_a_steed_of_their_own_and_jousts(act, run, refused):
    state = run(fought(act, knight(), steed(), foe()), 'mount "Isolde" "Ash"').state
    refused(state, 'bout joust "Isolde" "Bandit"', "Bandit is on foot: a joust is ridden")
    mounted = run(state, 'mount "Bandit" "steed"').state
    assert mounted.unit("Bandit").mounted
    assert run(mounted, 'bout joust "Isolde" "Bandit"').state.fight.assault.bout == "joust"
    walled = fought(act, knight(), gate(), foes=("Gate",))
    refused(walled, 'mount "Gate" "steed"', "nobody is called")


def test_MB_092_who_rides_what(act, run, refused):
    state = fought(act, knight(), knight("Ben"), steed(), foe())
    refused(state, 'mount "Isolde"', "Isolde is on foot")
    refused(state, 'mount "Isolde" "Ben"', "Ben is a knight, not a beast to ride")
    step = run(state, 'mount "Isolde" "Ash"')
    assert step.state.fight.find("Isolde").steed == "Ash"
    assert step.state.fight.find("Ash").side == "ours"
    refused(step.state, 'mount "Isolde" "Ash"', "Isolde rides Ash already")
    refused(step.state, 'mount "Ben" "Ash"', "Ash carries Isolde")
    assert run(step.state, 'mount "Isolde"').state.fight.find("Isolde").steed == ""


def test_a_steed_that_falls_leaves_its_rider_on_foot(act, run):
    state = fought(act, knight(), replace(steed(), guard=guard(0), vig=score(4)), foe())
    step = run(state, 'mount "Isolde" "Ash"', "next", 'attack "Ash" "Bandit"', ("strike", 8), "land")
    assert "Isolde is on foot." in said(step)
    assert step.state.fight.find("Isolde").steed == ""


def test_many_and_one_are_told_as_such(act, run):
    state = fought(
        act, knight(), knight("Ben"), foe("Wolves", kind="beast", number=3), foe(), foes=("Wolves", "Bandit")
    )
    state = run(state, 'join theirs "Bandit" late').state
    assert said(run(state, "next")) == "Round 1: the turn of Bandits. Bandit is not ready and loses it."
    both = run(state, 'join theirs "Wolves" late').state
    assert said(run(both, "next")).endswith("Wolves and Bandit are not ready and lose it.")
    pack = run(both, 'join theirs "Bandit"', "next")
    assert said(pack) == "Round 1: the turn of Bandits. Wolves are not ready and lose it."
    assert said(run(state, 'stand "Wolves" far freely')) == "Wolves stand far off, by hand."
    assert said(run(state, 'cover "Wolves" on')) == "Wolves have cover against what is shot and thrown."
    assert said(run(state, 'withdraw "Wolves" fled')) == "Wolves flee from the fight."
    alone = run(state, 'fall "Wolves" 2').state
    assert said(run(alone, 'withdraw "Wolves" fled')) == "Wolves flees from the fight."


def test_a_side_that_spent_its_turn_on_a_duel_is_passed_over(act, run):
    state = fought(act, knight(), foe(named=True), foes=("Bandit",))
    state = run(state, 'bout duel "Isolde" "Bandit"', ("strike", 1, 1, 1), "land").state
    assert said(run(state, "next")) == "Round 2: the turn of the Company. All of Bandits have acted already."


def test_MB_102_a_wall_takes_three_or_a_warband(act, run, refused):
    state = fought(act, knight("Ann"), knight("Ben"), knight("Cy"), band(shields=True), foe())
    refused(state, 'rank shields "Ann" "Ben"', "a wall takes three or more allies, or a Warband: there are 2")
    refused(state, 'rank shields "Ann" "Ben" "Bandit"', "those are of both sides: a wall is of allies")
    refused(state, 'rank shields "Ann" "Ben" "Ben"', "somebody is named twice")
    step = run(state, 'rank shields "Ann" "Ben" "Cy"')
    assert said(step) == "Ann, Ben and Cy form a wall of shields: each has 1 Armour more."
    alone = run(state, 'join ours "Militia"', 'rank shields "Militia"')
    assert last(alone, "wall")["holds"]
    refused(state, "unrank ours", "the Company has no wall")
    assert said(run(step.state, "unrank ours")) == "The wall of the Company is given up."


def test_MB_103_all_in_a_wall_of_shields_have_one_armour_more(act, run):
    soldiers = [foe(name, armour=2, shields=True) for name in ("Ned", "Odo", "Pip")]
    state = fought(act, knight(), *soldiers, foes=("Ned", "Odo", "Pip"))
    walled = run(state, 'rank shields "Ned" "Odo" "Pip"').state
    assert [armour(walled, walled.fight, name) for name in ("Ned", "Odo", "Pip")] == [3, 3, 3]
    down = run(walled, 'fall "Odo" 1').state
    assert armour(down, down.fight, "Ned") == 2


def test_MB_103_one_buckler_among_them_spoils_it(act, run):
    buckler = foe("Pip", armour=2, attacks=("mace d8 hefty", "buckler d4"))
    soldiers = [foe(name, armour=2, shields=True) for name in ("Ned", "Odo")]
    state = fought(act, knight(), *soldiers, buckler, foes=("Ned", "Odo", "Pip"))
    step = run(state, 'rank shields "Ned" "Odo" "Pip"')
    assert said(step).endswith("a wall of shields: it gives nothing, as Pip's buckler is no shield for a wall.")
    assert armour(step.state, step.state.fight, "Ned") == 2


def test_MB_103_one_without_a_shield_spoils_it(act, run):
    soldiers = [foe(name, armour=2, shields=True) for name in ("Ned", "Odo")]
    state = fought(act, knight(), *soldiers, foe("Pip", armour=2), foes=("Ned", "Odo", "Pip"))
    step = run(state, 'rank shields "Ned" "Odo" "Pip"')
    assert said(step).endswith("a wall of shields: it gives nothing, as Pip bears no shield.")
    assert [armour(step.state, step.state.fight, name) for name in ("Ned", "Odo", "Pip")] == [2, 2, 2]


def test_MB_104_riders_who_charge_four_spears_get_no_attack(act, run, refused):
    four = [foe(name, attacks=("spear d8 hefty",)) for name in ("Ned", "Odo", "Pip", "Rob")]
    names = [one.name for one in four]
    state = fought(act, knight(), steed(), *four, foes=names)
    state = run(state, 'rank spears "Ned" "Odo" "Pip" "Rob"', 'mount "Isolde" "Ash"', 'attack "Ned" "Isolde"').state
    state = run(state, 'footing "Isolde" charge on').state
    refused(state, 'attack "Odo" "Isolde"', "Isolde charged a wall of spears and gets no Attack this turn")


def test_who_leads_from_the_front(act, run, refused):
    state = fought(act, knight(), knight("Ben"), band(), band("Riders"), foes=("Riders",))
    state = run(state, 'join ours "Militia"').state
    refused(state, 'front "Isolde" "Riders"', "Isolde and Riders are on different sides")
    refused(state, 'front "Isolde" "Ben"', "Ben is no Warband")
    refused(state, 'front "Isolde"', "Isolde leads no Warband")
    led = run(state, 'front "Isolde" "Militia"').state
    refused(led, 'front "Ben" "Militia"', "Isolde leads Militia already")
    assert said(run(led, 'front "Isolde"')) == "Isolde leads Militia from the front no more."


def test_who_withdraws_is_out_and_can_come_back(act, run, refused):
    state = fought(act, knight(), foe())
    step = run(state, 'withdraw "Bandit" yielded')
    assert (step.state.unit("Bandit").end, step.state.fight.find("Bandit").out) == ("yielded", "yielded")
    refused(step.state, 'withdraw "Bandit" fled', "Bandit is out of the fight: yielded")
    left = run(state, 'withdraw "Isolde" left').state
    assert run(left, 'join ours "Isolde"').state.fight.find("Isolde").out == ""


def test_MB_114_MB_115_after_the_fight_guard_is_back_and_fatigue_gone(act, run):
    tired = knight(gd=7, fatigued=True)
    state = fought(
        act, replace(tired, guard=guard(1, 7)), foe(gd=8, fatigued=True), gate(gd=5), foes=("Bandit", "Gate")
    )
    state = replace(state, units=tuple(replace(one, guard=replace(one.guard, now=1)) for one in state.units))
    step = run(state, "next", 'peal won "they broke and ran"')
    isolde = step.state.company.find("Isolde")
    assert (isolde.guard, isolde.fatigued) == (guard(7), False)
    assert (step.state.unit("Bandit").guard, step.state.unit("Bandit").fatigued) == (guard(8), False)
    assert step.state.unit("Gate").guard == guard(1, 5)
    past = step.state.fights[-1]
    assert (past.name, past.outcome, past.rounds, past.how) == ("The ford", "won", 1, "they broke and ran")
    assert (past.ours, past.theirs) == (("Isolde",), ("Bandit", "Gate"))
    entry = step.state.calendar.entries[-1]
    assert entry.kind == "battle"
    assert entry.text == "The fight is over after 1 round: The ford. It is won: they broke and ran."


def test_a_fight_can_be_ended_in_the_middle_of_an_attack_and_tells_who_is_dying(act, run):
    state = fought(act, replace(ISOLDE, dying=False), knight("Ben", gd=0, vig=9, worn=(), armour=0), foe())
    state = run(state, "next", 'attack "Ben" "Bandit"', ("strike", 5), "land", "next", 'attack "Bandit" "Isolde"').state
    step = run(state, "peal lost")
    assert step.state.fight is None
    assert "Nothing comes of the attack on Bandit. Ben is dying: care within the hour saves them." in said(step)


def test_a_fight_does_not_end_while_dice_lie_rolled(act, run, refused):
    state = run(fought(act, knight(), foe("Ivo"), foes=("Ivo",)), 'attack "Ivo" "Isolde"', ("strike", 5, 1)).state
    refused(state, "peal won", "the dice of the attack on Ivo are rolled: land it first; `land` does")
    assert run(state, "land", "peal won").state.fight is None
    state = run(fought(act, knight(), foe("Ivo"), foes=("Ivo",)), 'bout duel "Isolde" "Ivo"').state
    assert "It is won. Nothing comes of the duel." in said(act(state, "peal won"))
    refused(run(state, ("strike", 5, 1, 3)).state, "peal drawn", "the dice of the duel are rolled: land it first")


def test_what_is_told_at_length_is_kept(act, rules):
    ended = act(fought(act, knight(), foe()), f'peal won "{"a" * 4000}"').state
    assert rules.load(rules.dump(ended)) == ended
    assert len(ended.calendar.entries[-1].text) == 4000


def test_a_new_name_and_one_struck_out_are_so_in_the_fight_too(act, run):
    state = fought(act, knight(), knight("Ben"), steed(), foe())
    state = run(state, 'mount "Isolde" "Ash"', 'attack "Bandit" "Isolde"', 'rechristen "Isolde" "Ida"').state
    assert [one.name for one in state.fight.fighters] == ["Ida", "Ben", "Bandit", "Ash"]
    assert state.fight.assault.pools[0].strikes[0].by == "Ida"
    state = run(state, 'dismiss "Ash"', 'dismiss "Ida"').state
    assert [one.name for one in state.fight.fighters] == ["Ben", "Bandit"]
    assert state.fight.assault is None


def test_every_offer_passes_its_check(act, run, rules):
    state = fought(act, knight(), knight("Ben"), steed(), foe(named=True, gd=20), band(), foes=("Bandit", "Militia"))
    for orders in ((), ('attack "Bandit" "Isolde"',), (("strike", 8, 4),), ("land",)):
        state = run(state, *orders).state if orders else state
        found = list(rules.offers(state))
        ends = any(type(one).__name__ == "EndFight" for one in found)
        assert ends != any(type(one).__name__ == "Land" for one in found)
        for one in found:
            rules.check(state, one)
    assert list(offered(replace(state, fight=None))) == []
