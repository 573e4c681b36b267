"""Scars, row by row (MB-124 to MB-138)."""

from dataclasses import replace

import pytest
from company_samples import HOB, guard, score
from fight_samples import band, foe, fought, gate, knight, running, said, world

from realmgen.errors import NeedsRoll
from realmgen.games.bastionland.company.model import Scar
from realmgen.games.bastionland.company.scars import ROWS, described
from realmgen.games.bastionland.company.sheets import person_sheet
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.rules.fight.scars import adapted
from realmgen.kit.chance import Dice, Script
from realmgen.kit.leaf import Items


@pytest.fixture
def run(act):
    return running(act)


@pytest.fixture
def scarred(act):
    """`scarred(row, 4, gd=2)`: the step of that Scar by hand, with those dice, and who bears it then."""

    def give(row, *dice, **numbers):
        step = act(world(knight(**numbers)), f'scar "Isolde" {row}', *dice)
        return step, step.state.company.find("Isolde")

    return give


@pytest.fixture
def hit(run, act):
    """`hit(foe's attack, dice of the blow, dice after it)`: a Knight of 5GD and no Armour is attacked."""

    def give(attack, blow, *dice):
        state = fought(act, knight(gd=5, armour=0, worn=()), foe(attacks=(attack,)))
        return run(state, "next", 'attack "Isolde" "Bandit"', ("strike", *blow), ("land", *dice))

    return give


def rows(step):
    return [scar.row for scar in step.state.company.find("Isolde").scars]


def test_MB_124_the_die_that_caused_it_is_rolled_again(hit):
    step = hit("mace d8 hefty", (5,), 6)
    assert rows(step) == [6]
    assert "The d8 is rolled again, 6. Isolde is scarred: Gouge" in said(step)
    with pytest.raises(NeedsRoll, match="Isolde's Scar") as asked:
        hit("mace d8 hefty", (5,))
    assert asked.value.sides == 8


def test_MB_124_of_equal_dice_the_largest_counts_whatever_bolster_added(act, run):
    state = fought(act, knight(gd=5, armour=0, worn=()), foe(attacks=("claws d4 + d12 + d6",)))
    state = run(state, "next", 'attack "Isolde" "Bandit"', ("strike", 4, 4, 4)).state
    bought = run(state, 'gambit "Isolde" 1 bolster', ("land", 11))
    assert "The d12 is rolled again, 11." in said(bought)


def test_MB_124_a_fall_can_be_the_die(act):
    step = act(world(knight(gd=5)), 'unhorse "Isolde"', 5, 3, 1)
    assert "The d6 is rolled again, 3. Isolde is scarred: Smash" in said(step)


def test_MB_125_the_loss_of_a_scar_is_no_damage(scarred):
    step, isolde = scarred(5, 4, 5, vig=3)
    assert (isolde.vig, isolde.fate, isolde.dying) == (score(0, 3), "", False)
    assert "9 VIG lost, 0 of 3 left" in said(step)


def test_MB_126_only_deadly_combat_scars(act, run):
    state = fought(act, knight(gd=5, armour=0, worn=()), foe(named=True))
    step = run(state, 'bout duel "Isolde" "Bandit" bloodless', ("strike", 1, 5), "land")
    assert step.state.company.find("Isolde").guard.now == 0
    assert rows(step) == []


def test_MB_127_distress(scarred):
    assert scarred(1, 4, spi=9)[1].spi == score(5, 9)


def test_MB_128_disfigurement(scarred):
    step, isolde = scarred(2, 3, 5, gd=2)
    assert isolde.guard == guard(2, 7)
    assert isolde.scars[0].place == "neck"
    assert "Guard in full rises from 2 to 7" in said(step)
    assert scarred(2, 3, gd=3)[1].guard.full == 3


def test_MB_129_smash(scarred):
    assert scarred(3, 6, vig=10)[1].vig == score(4, 10)


def test_MB_130_stun(scarred):
    _, isolde = scarred(4, 3, 2, cla=8, gd=4)
    assert (isolde.cla, isolde.guard.full) == (score(5, 8), 6)
    assert scarred(4, 3, gd=5)[1].guard.full == 5


def test_MB_131_rupture(scarred):
    assert scarred(5, 3, 4, vig=14)[1].vig == score(7, 14)


def test_MB_132_gouge_waits_to_be_stitched(act, scarred, refused):
    step, isolde = scarred(6, gd=6)
    assert (isolde.guard.full, isolde.scars[0].waits) == (6, True)
    mended = act(step.state, 'mend "Isolde" 1 "the leech of Orban"', 1)
    assert mended.state.company.find("Isolde").guard == guard(6, 7)
    assert said(mended) == "Isolde's Gouge is settled: Guard in full rises from 6 to 7: the leech of Orban."
    assert act(scarred(6, gd=7)[0].state, 'mend "Isolde" 1').state.company.find("Isolde").guard.full == 7
    refused(mended.state, 'mend "Isolde" 1', "Isolde's Gouge waits for nothing")
    refused(mended.state, 'mend "Isolde" 2', "Isolde has no Scar 2: they are numbered from 1 to 1")
    refused(world(knight()), 'mend "Isolde" 1', "Isolde has no Scar 1: they have none")


def test_MB_133_concussion(scarred):
    _, isolde = scarred(7, 6, 6, cla=11)
    assert isolde.cla == score(0, 11)


def test_MB_134_tear_waits_to_be_patched(act, scarred):
    step, isolde = scarred(8, 4, gd=8)
    assert (isolde.scars[0].place, isolde.guard.full) == ("thumb", 8)
    assert act(step.state, 'mend "Isolde" 1', 4).state.company.find("Isolde").guard.full == 12
    strong, _ = scarred(8, 4, gd=9)
    assert act(strong.state, 'mend "Isolde" 1').state.company.find("Isolde").guard.full == 9


def test_MB_135_agony(scarred):
    assert scarred(9, 2, 3, spi=12)[1].spi == score(7, 12)


def test_MB_136_mutilation_waits_for_the_next_season(scarred):
    step, isolde = scarred(10, 4, gd=10)
    assert (isolde.scars[0].place, isolde.guard.full) == ("shield arm", 10)
    state, told = adapted(step.state, Script([6]))
    assert state.company.find("Isolde").guard.full == 16
    assert told == ("Isolde's Mutilation is settled: Guard in full rises from 10 to 16.",)
    assert adapted(state, Script([])) == (state, ())


def test_MB_137_doom_makes_a_mortal_wound_the_end_for_this_season(act, run):
    doomed = knight(gd=0, vig=10, armour=0, worn=(), scars=(Scar(11, Moment()),))
    orders = ("next", 'attack "Isolde" "Bandit"', ("strike", 5), "land")
    assert run(fought(act, doomed, foe()), *orders).state.company.find("Isolde").fate == "slain"
    later = replace(doomed, scars=(Scar(11, Moment(season="winter")),))
    step = run(fought(act, later, foe()), *orders).state.company.find("Isolde")
    assert (step.fate, step.dying) == ("", True)


def test_MB_137_a_year_later_the_season_is_another(act, run):
    old = knight(gd=0, vig=10, armour=0, worn=(), scars=(Scar(11, Moment(year=2)),))
    orders = ("next", 'attack "Isolde" "Bandit"', ("strike", 5), "land")
    assert run(fought(act, old, foe()), *orders).state.company.find("Isolde").fate == ""


def test_MB_138_humiliation_waits_for_revenge(act, scarred):
    step, isolde = scarred(12, gd=12)
    assert (isolde.guard.full, isolde.scars[0].waits) == (12, True)
    avenged = act(step.state, 'mend "Isolde" 1 "she threw the Ash Knight from his horse"', 3)
    assert avenged.state.company.find("Isolde").guard.full == 15
    assert act(scarred(12, gd=13)[0].state, 'mend "Isolde" 1').state.company.find("Isolde").guard.full == 13


@pytest.mark.parametrize(
    ("row", "places"),
    [
        (2, ["eye", "cheek", "neck", "torso", "nose", "jaw"]),
        (8, ["nose", "ear", "finger", "thumb", "eye", "a piece of scalp"]),
        (10, ["leg", "leg", "shield arm", "shield arm", "sword arm", "sword arm"]),
    ],
)
def test_MB_128_MB_134_MB_136_where_it_is_by_a_d6(scarred, row, places):
    assert [scarred(row, die, gd=11)[1].scars[0].place for die in range(1, 7)] == places


@pytest.mark.parametrize(
    ("row", "dice"),
    [(1, 1), (2, 2), (3, 1), (4, 2), (5, 2), (6, 0), (7, 2), (8, 1), (9, 2), (10, 1), (11, 0), (12, 0)],
)
def test_MB_127_MB_128_MB_129_MB_130_MB_131_MB_133_MB_135_all_of_its_dice_are_d6(rules, row, dice):
    rolled = Dice("scars")
    rules.apply(world(knight(gd=0)), rules.parse(f'scar "Isolde" {row}'), rolled)
    assert [die.sides for die in rolled.rolled] == [6] * dice


@pytest.mark.parametrize("row", [6, 8, 10, 12])
def test_MB_132_MB_134_MB_136_MB_138_guard_grows_by_a_d6(rules, scarred, row):
    step, _ = scarred(row, *([1] if row in (8, 10) else []), gd=0)
    rolled = Dice("scars")
    rules.apply(step.state, rules.parse('mend "Isolde" 1'), rolled)
    assert [die.sides for die in rolled.rolled] == [6]


def test_who_is_scarred_and_who_is_not(act, run, refused):
    hired = replace(HOB, guard=guard(5), armour=0, worn=())
    orders = ("next", 'attack "Hob" "Bandit"', ("strike", 5), "land")
    assert run(fought(act, hired, foe()), *orders).state.company.find("Hob").scars == ()
    refused(world(gate()), 'scar "Gate" 1', "Gate is a thing: it takes no Scars")
    refused(world(knight()), 'scar "Isolde" 13', "the table of Scars has the rows 1 to 12, not 13")
    refused(world(knight()), 'scar "Isolde" 0', "the table of Scars has the rows 1 to 12, not 0")


def test_warbands_are_scarred_where_that_was_agreed(act, run):
    state = fought(act, knight(), band(gd=5), band("Riders"), foes=("Riders",))
    state = run(state, 'join ours "Militia"', "next", 'attack "Militia" "Riders"', ("strike", 5)).state
    assert act(state, "land").state.unit("Militia").scars == ()
    agreed = act(replace(state, fight=None), 'fight "The ford" "Riders" warbands').state
    assert agreed.fight.scars_of_warbands
    agreed = replace(agreed, fight=replace(state.fight, scars_of_warbands=True))
    assert [scar.row for scar in act(agreed, "land", 1, 1).state.unit("Militia").scars] == [1]


def test_MB_353_a_warband_that_a_scar_leaves_without_spirit_is_broken(act):
    step = act(world(band(spi=4)), 'scar "Militia" 1', 4)
    assert (step.state.unit("Militia").spi.now, step.state.unit("Militia").end) == (0, "broken")
    assert said(step).endswith("4 SPI lost, 0 of 4 left; they are broken.")
    assert act(world(band(spi=4)), 'scar "Militia" 1', 3).state.unit("Militia").end == ""


def test_the_table_has_twelve_rows_with_six_places_where_there_are_any():
    assert list(ROWS) == list(range(1, 13))
    assert {len(row.places) for row in ROWS.values()} == {0, 6}


def test_a_sheet_names_the_scars_with_what_their_gain_waits_for(scarred):
    step, isolde = scarred(8, 4)
    assert described(isolde.scars[0]) == "Tear (thumb), once it is patched up Guard may grow"
    assert described(replace(isolde.scars[0], waits=False)) == "Tear (thumb)"
    blocks = person_sheet(step.state.company, isolde).blocks
    assert Items(("Tear (thumb), once it is patched up Guard may grow",)) in blocks
