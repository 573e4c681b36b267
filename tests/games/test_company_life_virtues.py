"""Virtues and Guard lost, won and restored, and how someone is (MB-019, MB-047, MB-109 to MB-119)."""

from dataclasses import replace

import pytest
from company_samples import ISOLDE, MAUD, PERKIN, guard, score

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.company.states import states
from realmgen.games.bastionland.fight.damage import hit
from realmgen.games.bastionland.fight.who import body
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.chance import NeedsRoll


def company(*members, **more):
    return State(company=Company("wanderer", "saga", members=members, **more))


def struck(member):
    """Which of the two a point of Damage takes."""
    whole = body(member, Moment())
    hurt, _ = hit(whole, 1)
    return {(1, 0): "guard", (0, 1): "vig"}[whole.guard - hurt.guard, whole.vig - hurt.vig]


def isolde(**changes):
    return company(replace(ISOLDE, **changes))


def after(step, name="Isolde"):
    return step.state.company.find(name)


def test_MB_109_a_rite_that_costs_d6_takes_it_from_the_virtue(act):
    step = act(isolde(spi=score(9, 14)), 'lose "Isolde" spi d6 "the rite"', 4)
    assert after(step).spi == score(5, 14)
    assert step.events[0].text == "Isolde lost 4 SPI and has 5 of 14: the rite."
    assert step.events[0].data == {"name": "Isolde", "measure": "spi", "rolled": 4, "now": 5, "full": 14}


def test_a_loss_can_be_a_plain_number_and_dice_are_asked_for_by_what_they_are_for(act):
    assert after(act(isolde(guard=guard(4)), 'lose "Isolde" guard 3')).guard == guard(1, 4)
    with pytest.raises(NeedsRoll, match="VIG lost by Isolde"):
        act(isolde(), 'lose "Isolde" vig 2d6', 1)


def test_MB_110_virtue_loss_slays_nobody(act):
    step = act(isolde(vig=score(5)), 'lose "Isolde" vig 6 "the cold"')
    assert after(step).vig == score(0, 5)
    assert (after(step).fate, states(after(step))) == ("", ("Exhausted",))
    assert step.events[0].text == "Isolde lost 5 VIG and has 0 of 5: the cold. Isolde is Exhausted."
    assert after(act(step.state, 'lose "Isolde" vig 6')).fate == ""


def test_MB_019_a_virtue_stays_within_nineteen_and_nothing(act, refused):
    assert after(act(isolde(vig=score(17)), 'raise "Isolde" vig 6')).vig == score(19)
    assert after(act(isolde(spi=score(3)), 'lose "Isolde" spi 5')).spi == score(0, 3)
    assert after(act(isolde(spi=score(3)), 'lower "Isolde" spi 5')).spi == score(0)
    refused(isolde(vig=score(4, 19)), 'raise "Isolde" vig 1', "VIG 19: no Virtue rises above it")


def test_a_virtue_raised_for_good_rises_now_as_well_and_a_lowered_one_falls_to_what_it_is_in_full(act):
    assert after(act(isolde(vig=score(4, 12)), 'raise "Isolde" vig d6 "the spring"', 5)).vig == score(9, 17)
    assert after(act(isolde(vig=score(4, 18)), 'raise "Isolde" vig 6')).vig == score(5, 19)
    assert after(act(isolde(vig=score(12)), 'lower "Isolde" vig 3')).vig == score(9)
    step = act(isolde(vig=score(4, 12)), 'lower "Isolde" vig 3')
    assert after(step).vig == score(4, 9)
    assert step.events[0].text == "Isolde's VIG fell by 3 for good, to 4 of 9."
    assert after(act(isolde(guard=guard(4)), 'raise "Isolde" guard 90')).guard == guard(94)
    assert after(act(isolde(guard=guard(4)), 'raise "Isolde" guard 99')).guard == guard(99)


def test_a_gain_ends_at_what_it_is_in_full(act, refused):
    step = act(isolde(vig=score(0, 12)), 'gain "Isolde" vig 20')
    assert after(step).vig == score(12)
    assert step.events[0].text == "Isolde gained 12 VIG and has 12 of 12. Isolde is no longer Exhausted."
    refused(step.state, 'gain "Isolde" vig 1', "Isolde has VIG 12 of 12: it is full")
    refused(step.state, 'restore "Isolde" vig', "Isolde has VIG 12 of 12: it is full")
    refused(isolde(), 'lose "Isolde" vig 0', "0 changes nothing")
    refused(isolde(), 'gain "Isolde" vig 00', "0 changes nothing")
    refused(isolde(), 'raise "Isolde" vig 0', "0 changes nothing")


def test_whoever_is_unknown_or_gone_loses_and_gains_nothing(refused):
    refused(isolde(), 'lose "Gawn" vig 1', "nobody in the Company is called 'Gawn': it has Isolde")
    for text in ("lose {} vig 1", "gain {} vig 1", "raise {} vig 1", "restore {} vig", "save {} vig", "passion {}"):
        refused(isolde(fate="slain"), text.format('"Isolde"'), "Isolde is no longer of the Company (slain)")


def test_MB_112_without_clarity_one_is_exposed():
    blind = replace(ISOLDE, cla=score(0, 12), guard=guard(9))
    assert (struck(blind), blind.guard.now) == ("vig", 9)
    assert states(blind) == ("Exposed",)
    assert struck(replace(blind, cla=score(1, 12))) == "guard"


def test_MB_113_without_spirit_attacks_are_impaired(act):
    assert states(replace(ISOLDE, spi=score(0, 14))) == ("Impaired",)
    step = act(isolde(spi=score(1, 14)), 'lose "Isolde" spi d6', 1)
    assert step.events[0].text.endswith("Isolde is Impaired.")


def test_MB_047_who_is_exposed_counts_as_without_guard_until_it_is_mended(act, refused):
    step = act(isolde(guard=guard(7), vig=score(10)), 'condition "Isolde" exposed on')
    assert (struck(after(step)), after(step).guard) == ("vig", guard(7))
    assert step.events[0].text == "Isolde is Exposed, by hand."
    still = act(step.state, "peace")
    assert (struck(after(still)), still.events[0].text[-25:]) == ("vig", " Isolde is still Exposed.")
    refused(step.state, 'condition "Isolde" exposed on', "Isolde is exposed already")
    mended = act(step.state, 'condition "Isolde" exposed off')
    assert struck(after(mended)) == "guard"
    refused(mended.state, 'condition "Isolde" exposed off', "Isolde is not exposed")


def test_MB_048_an_ambush_catches_all_who_are_present_exposed(act, refused):
    state = company(ISOLDE, replace(MAUD, away=True), PERKIN)
    step = act(state, 'condition "all" exposed on')
    assert [member.exposed for member in step.state.company.members] == [True, False, True]
    assert step.events[0].text == "Isolde and Perkin are Exposed, by hand."
    refused(step.state, 'condition "all" exposed on', "everybody is exposed already")
    over = act(step.state, 'condition "all" exposed off')
    assert (over.state, over.events[0].text) == (state, "Isolde and Perkin are no longer Exposed, by hand.")
    refused(over.state, 'condition "all" exposed off', "nobody is exposed")
    refused(state, 'condition "all" away on', "`all` is for exposed and fatigued")


def test_what_ails_someone_stands_in_one_row_and_nothing_ails_the_dead():
    worn = replace(ISOLDE, vig=score(0, 1), cla=score(0, 1), spi=score(0, 1), fatigued=True)
    assert states(worn) == ("Exhausted", "Exposed", "Impaired", "Fatigued")
    assert states(replace(worn, fate="dead")) == ()
    assert states(MAUD) == ()


def test_MB_044_who_was_not_prepared_makes_a_clarity_save_or_loses_the_first_turn(act):
    step = act(isolde(cla=score(9)), 'save "Isolde" cla "unready"', 14)
    assert step.events[0].text == "Isolde failed the CLA Save, 14 above 9: unready, they lose the first turn."
    assert not step.events[0].data["passed"]
    ready = act(isolde(cla=score(9)), 'save "Isolde" cla "unready"', 9)
    assert ready.events[0].text.endswith("9 within 9: ready in time, they act in the first turn.")


def test_MB_114_MB_115_a_moment_of_peace_refills_guard_and_ends_fatigue(act, refused):
    worn = replace(ISOLDE, guard=guard(1, 7), vig=score(3, 9), fatigued=True)
    gone = replace(MAUD, guard=guard(0, 3), away=True)
    step = act(company(worn, gone), "peace")
    assert (after(step).guard, after(step).fatigued) == (guard(7), False)
    assert after(step).vig == score(3, 9)
    assert after(step, "Maud").guard == guard(0, 3)
    assert step.events[0].text == "A moment of peace: everybody's Guard is full again and Fatigue gone."
    refused(State(), "peace", "nobody is with the Company")
    refused(company(gone), "peace", "nobody is with the Company")


def test_MB_116_a_new_season_restores_every_virtue_and_so_do_remedy_and_action(act, refused):
    worn = replace(ISOLDE, vig=score(4, 12), cla=score(3, 10), spi=score(1, 9), guard=guard(1, 3))
    state = company(worn, replace(worn, name="Bran", away=True), replace(worn, name="Gawn", fate="dead"))
    for measure in ("vig", "cla", "spi"):
        step = act(state, f'restore "all" {measure} "a new Season"')
        state = step.state
    for name in ("Isolde", "Bran"):
        member = state.company.find(name)
        assert [score.now for score in (member.vig, member.cla, member.spi)] == [12, 10, 9]
    assert state.company.find("Isolde").guard == guard(1, 3)
    assert state.company.find("Gawn").vig == score(4, 12)
    assert step.events[0].text == "SPI is full again of Isolde and Bran: a new Season."
    refused(state, 'restore "all" vig', "nobody lacks VIG: all who live have it in full")
    step = act(company(worn), 'restore "Isolde" vig "warmly hosted for a day"')
    assert after(step).vig == score(12)
    assert step.events[0].text == "Isolde's VIG is restored to 12: warmly hosted for a day."


@pytest.mark.parametrize(
    ("measure", "was", "by"), [("vig", score(4, 12), "Sustenance"), ("cla", score(2, 14), "a Seer")]
)
def test_MB_117_MB_118_what_restores_a_virtue_restores_it_in_full(act, measure, was, by):
    step = act(isolde(**{measure: was}), f'restore "Isolde" {measure} "{by}"')
    assert after(step).score(measure) == score(was.full)
    assert step.events[0].text == f"Isolde's {measure.upper()} is restored to {was.full}: {by}."


def test_MB_119_a_sacrament_or_a_passion_restores_spirit(act):
    for text in ('restore "Isolde" spi "a Sacrament"', 'passion "Isolde"'):
        assert after(act(isolde(spi=score(0, 8)), text)).spi == score(8)


def test_MB_024_giving_in_to_a_passion_restores_spirit(act, refused):
    step = act(isolde(spi=score(2, 14)), 'passion "Isolde"')
    assert after(step).spi == score(14)
    assert step.events[0].text == f"Isolde gave in to their Passion, and SPI is 14: {ISOLDE.passion}"
    refused(company(PERKIN), 'passion "Perkin"', "Perkin is a squire, not a Knight")
