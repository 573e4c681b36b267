"""The game night's forms: how the last one went, and what its end asks."""

import pytest
from company_samples import COMPANY

from realmgen.games.bastionland.commands.company import PutMember


@pytest.fixture
def company(make, play):
    campaign = make()
    for member in COMPANY.members[:2]:
        play.do(campaign, str(PutMember(member)))
    return campaign


def opened(open_page, campaign):
    at = open_page("journal", campaign=campaign.code)
    at.session_state["evening.popover"] = True
    return at.run()


def field(campaign, what, name, number=1):
    return f"evening.{what}.{campaign.code}.{number}.{name}"


def test_a_game_night_begins(open_page, play, company):
    at = opened(open_page, company)
    at.button("evening.begin").click().run()
    assert play.history(company)[-1].command == "evening"


def test_MB_215_MB_216_MB_217_the_end_asks_for_time_pursuits_and_plans(open_page, play, company):
    play.do(company, "evening")
    at = opened(open_page, company)
    assert at.text_input(field(company, "plan", "Isolde")).label == "Isolde: plans"
    at.text_input(field(company, "plan", "Isolde")).set_value('Find "him"')
    at.text_input(field(company, "pursuit", "Bran")).set_value("Guard the ford")
    at.text_area("evening.summary").set_value("It rained.")
    [passes] = [group for group in at.get("button_group") if group.label == "Time until the next game night"]
    passes.set_value("months")
    at.button("FormSubmitter:evening.end-End game night").click().run()
    assert [entry.command for entry in play.history(company)][-3:] == [
        'plan "Isolde" "Find \\"him\\""',
        'remark "Bran meanwhile: Guard the ford"',
        'goodnight months "It rained."',
    ]
    night = play.position(company).state.nights[-1]
    assert (night.passes, night.summary, dict(night.plans)) == ("months", "It rained.", {"Isolde": 'Find "him"'})
    at = opened(open_page, company)
    told = " ".join(text.value for text in at.markdown)
    assert "Last time, on game night 1" in told
    assert "It rained." in told
    assert "Bran meanwhile\\: Guard the ford" in told
    assert 'Isolde\\: Find "him"' in told


def test_MB_298_who_is_unsure_rolls_here_or_presses_what_the_die_shows(open_page, play, company):
    play.do(company, "evening")
    at = opened(open_page, company)
    at.button("evening.passage.2").click().run()
    [die] = play.history(company)[-1].rolls
    assert (die.sides, die.value, die.typed) == (6, 2, True)
    assert any("The Passage of Time was a 2" in text.value for text in at.markdown)
    at.button("evening.passage").click().run()
    assert not play.history(company)[-1].rolls[0].typed
    play.do(company, "goodnight none")
    play.do(company, "evening")
    assert not any("The Passage of Time was" in text.value for text in opened(open_page, company).markdown)


def test_a_stale_form_writes_nothing(open_page, play, company):
    play.do(company, "evening")
    at = opened(open_page, company)
    play.do(company, 'remark "meanwhile"')
    at.button("FormSubmitter:evening.end-End game night").click().run()
    assert play.position(company).state.nights[-1].passes is None
    assert any("Nothing was done" in text.value for text in at.warning)
