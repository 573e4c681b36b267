"""Saves, Luck Rolls and actions (MB-040, MB-041, MB-046, MB-205 to MB-214)."""

from dataclasses import replace

import pytest
from company_samples import ASH, ISOLDE, score

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.company.liferolls import REACTION, luck_of, passes
from realmgen.kit.chance import NeedsRoll


def isolde(**changes):
    return State(company=Company(members=(replace(ISOLDE, **changes), ASH)))


def test_MB_040_a_save_is_d20_equal_or_under(act):
    passed = act(isolde(cla=score(11)), 'save "Isolde" cla', 11)
    failed = act(isolde(cla=score(11)), 'save "Isolde" cla', 12)
    assert [step.events[0].data["passed"] for step in (passed, failed)] == [True, False]
    assert passed.events[0].text == "Isolde passed the CLA Save, 11 within 11."
    assert passed.state == isolde(cla=score(11))


def test_a_save_is_made_with_what_a_virtue_is_now(act):
    step = act(isolde(vig=score(3, 18)), 'save "Isolde" vig', 4)
    assert step.events[0].data == {
        "name": "Isolde",
        "virtue": "vig",
        "value": 3,
        "die": 4,
        "risk": "",
        "passed": False,
    }


def test_MB_A68_at_nothing_all_fail_and_a_twenty_always_does():
    assert not any(passes(die, 0) for die in range(1, 21))
    assert [die for die in range(1, 21) if not passes(die, 19)] == [20]


def test_MB_041_a_failed_save_has_a_consequence_and_leaves_open_whether_it_was_achieved(act):
    step = act(isolde(vig=score(8)), 'save "Isolde" vig "the rope snaps"', 9)
    assert step.events[0].text == "Isolde failed the VIG Save, 9 above 8: the rope snaps."
    assert step.events[0].data["risk"] == "the rope snaps"
    assert "achieved" not in step.events[0].data
    assert act(isolde(), 'save "Isolde" vig', 20).events[0].text.endswith(": a consequence follows.")
    passed = act(isolde(vig=score(8)), 'save "Isolde" vig "the rope snaps."', 8)
    assert passed.events[0].text.endswith("8 within 8: what was at risk did not happen (the rope snaps).")


def test_MB_046_a_spirit_save_of_who_speaks_avoids_an_unfavourable_reaction(act):
    command = f'save "Isolde" spi "{REACTION}"'
    assert act(isolde(spi=score(8)), command, 8).events[0].text.endswith(": the reaction is not unfavourable.")
    assert act(isolde(spi=score(8)), command, 9).events[0].text.endswith(": the reaction is unfavourable.")
    assert act(isolde(cla=score(8)), 'save "Isolde" cla "reaction"', 9).events[0].text.endswith(": reaction.")


def test_a_steed_makes_saves_too_and_the_die_is_asked_for_by_name(act):
    assert act(isolde(), 'save "Ash" cla "the fire"', 1).events[0].data["passed"]
    with pytest.raises(NeedsRoll, match="Ash's CLA Save"):
        act(isolde(), 'save "Ash" cla "the fire"')


def test_MB_205_luck_is_a_crisis_a_problem_or_a_blessing(act):
    assert [luck_of(die) for die in (1, 2, 3, 4, 5, 6)] == ["Crisis", *["Problem"] * 2, *["Blessing"] * 3]
    step = act(State(), 'luck "the ferry"', 1)
    assert step.events[0].text == "The Luck Roll was a 1, a Crisis (something bad, at once): the ferry."
    assert step.events[0].data == {"die": 1, "result": "Crisis", "about": "the ferry"}
    assert step.state == State()
    with pytest.raises(NeedsRoll, match="the Luck Roll"):
        act(State(), "luck")


def test_MB_209_without_risk_no_die_is_thrown(act):
    step = act(isolde(), 'action "Isolde" "open the gate" "the key"')
    assert step.events[0].data["rolls"] == []
    assert step.events[0].text == (
        "Isolde means to act: open the gate. Leverage: the key. Nothing is at risk, so nothing is rolled."
    )
    risky = act(isolde(), 'action "Isolde" "climb" "a rope" "" "the rope snaps" "a rope hangs there, for good"')
    assert risky.events[0].data["rolls"] == ["save", "luck"]
    assert risky.events[0].text == (
        "Isolde means to act: climb. Leverage: a rope. Risk: the rope snaps. Impact: a rope hangs there, for good."
    )


def test_MB_207_without_leverage_an_action_is_not_rolled(refused):
    refused(isolde(), 'action "Isolde" "climb" " "', "without leverage the action is not rolled")
    refused(isolde(), 'action "Isolde" " " "a rope"', "an action begins with its intent")
    refused(isolde(), 'action "Gawn" "climb" "a rope"', "nobody in the Company is called 'Gawn'")


def test_MB_208_a_cost_in_a_virtue_is_paid_before_the_roll(act):
    step = act(isolde(vig=score(9)), 'action "Isolde" "climb" "a rope" "d6 VIG" "the rope snaps"', 4)
    assert step.state.company.find("Isolde").vig == score(5, 9)
    assert [event.kind for event in step.events] == ["action", "lost"]
    assert act(isolde(), 'action "Isolde" "climb" "a rope" "a torch" "the rope snaps"').state == isolde()
    assert act(isolde(), 'action "Isolde" "climb" "a rope" "2 spi"').state.company.find("Isolde").spi == score(5, 14)


def test_MB_339_the_company_picks_who_rolls_and_their_virtue_counts(act):
    people = [replace(ISOLDE, name=name, cla=score(cla)) for name, cla in (("Ann", 8), ("Bea", 14), ("Cid", 11))]
    state = State(company=Company(members=tuple(people)))
    passed = [act(state, 'save "Bea" cla "the bog"', die).events[0].data["passed"] for die in (14, 15)]
    assert passed == [True, False]
    assert not act(state, 'save "Cid" cla "the bog"', 14).events[0].data["passed"]
