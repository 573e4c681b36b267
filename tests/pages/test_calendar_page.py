"""The page of the calendar: the year, what moves time on, and the turn step by step."""

import pytest
from company_samples import BRAN, HOB, ISOLDE

from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.season.model import AGE_STEPS, SEASON_STEPS
from realmgen.service.calendar import STEP_NAMES


@pytest.fixture
def campaign(make, play):
    made = make()
    for member in (ISOLDE, BRAN, HOB):
        play.do(made, str(PutMember(member)))
    return play.find(made.code)


@pytest.fixture
def seat(play, campaign):
    """The Seat, ruled by Isolde."""
    at = next(home.at for home in play.position(campaign).state.realm.holdings if home.seat)
    play.do(campaign, f'domain {at} "Isolde"')
    return at


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def written(at):
    return "\n".join(box.value for box in at.markdown)


def stages(at):
    return next(block.proto.body for block in at.get("html") if "class=stages" in block.proto.body)


def state_of(play, campaign):
    return play.position(campaign).state


def step(play, campaign):
    turning = state_of(play, campaign).calendar.turning
    return turning.step if turning else None


def go(at):
    return at.button("calendar.go").click().run()


def test_the_year_has_three_seasons_with_three_events_each(open_page, campaign):
    told = written(open_page("calendar", campaign=campaign.code))
    for name in ("The Feast of the Sun", "Sceptremass", "The Tax", "Eldermass", "The Tithe", "Kindlemass", "The Levy"):
        assert name in told
    assert told.count(":red-badge[now]") == 1


def test_weeks_go_on_to_the_next_event_which_then_stands_in_the_year(open_page, play, campaign):
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.way.weeks").click().run()
    assert not said(at)
    assert state_of(play, campaign).calendar.event == "middle"
    assert ":red[**Sceptremass**]" in written(at)


def test_the_passage_of_time_is_asked_for_by_its_die(open_page, play, campaign):
    at = open_page("calendar", campaign=campaign.code)
    at.segmented_control("dice.how").set_value("My dice").run()
    at.button("calendar.way.passage").click().run()
    at.button("dice.face.1").click().run()
    assert play.history(campaign)[-1].rolls[0].value == 1
    assert "turns at once" in written(at)


def test_why_time_cannot_pass_stands_on_the_page(open_page, play, campaign):
    play.do(campaign, 'fight "The ford"')
    at = open_page("calendar", campaign=campaign.code)
    assert "end it before time passes." in "".join(one.value for one in at.markdown).replace("\\", "")


def test_every_step_of_a_season_stands_in_the_list(open_page, play, campaign, seat):
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.way.turn_season").click().run()
    told = stages(at)
    assert [told.index(STEP_NAMES[one]) for one in SEASON_STEPS] == sorted(
        told.index(STEP_NAMES[s]) for s in SEASON_STEPS
    )
    assert told.count("aria-current=step") == 1


def test_a_whole_season_turns_and_is_told_in_short(open_page, play, campaign, seat):
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.way.turn_season").click().run()
    at.text_input("calendar.situation").input("The siege of Withy")
    next(button for button in at.button if button.label == "Roll for it").click().run()
    assert play.history(campaign)[-1].command == 'situation "The siege of Withy"'
    go(at)
    assert step(play, campaign) == "collection"
    at.button(f"calendar.usual.{seat}").click().run()
    go(at)
    go(at)
    assert state_of(play, campaign).day.now.season == "harvest"
    now = state_of(play, campaign).calendar.turning.began
    key = f"calendar.{{}}.{campaign.code}.{now.age}.{now.year}.{now.season}.{{}}"
    at.segmented_control(key.format("kind", "Isolde")).set_value("courtesy").run()
    at.text_input(key.format("courtesy", "Isolde")).input("The miller owes her one.").run()
    at.segmented_control(key.format("kind", "Bran")).set_value("service").run()
    go(at)
    assert not said(at)
    assert step(play, campaign) == "feast"
    at.text_input("calendar.feast").input("In the barn, with the Reckoner.")
    next(button for button in at.button if button.label == "Hold the feast").click().run()
    assert step(play, campaign) == "crises"
    play.do(campaign, f"crises {seat}", rolls=[4])
    at.run()
    at.button(f"calendar.drama.{seat}").click().run()
    assert step(play, campaign) is None
    told = written(at)
    assert "The turn is over" in told
    assert "miller owes her one" in told
    assert "In the barn" in told


def test_a_dilemma_is_chosen_in_the_turn(open_page, play, campaign, seat):
    for command in ("turn season", "leave", f"collect {seat}", "reckon", "onward", "leave", "feast"):
        play.do(campaign, command)
    play.do(campaign, f"crises {seat}", rolls=[2, 3, 6])
    at = open_page("calendar", campaign=campaign.code)
    assert {at.button(f"calendar.dilemma.{seat}.{kind}").label for kind in ("famine", "doubt")} == {"Famine", "Doubt"}
    at.button(f"calendar.dilemma.{seat}.doubt").click().run()
    [crisis] = state_of(play, campaign).domain(seat).open_crises
    assert crisis.kind == "doubt"
    assert step(play, campaign) == "drama"


def test_what_is_refused_of_one_knight_keeps_nobody_else_back(open_page, play, campaign):
    for command in ("turn season", "leave", "onward"):
        play.do(campaign, command)
    at = open_page("calendar", campaign=campaign.code)
    now = state_of(play, campaign).calendar.turning.began
    key = f"calendar.kind.{campaign.code}.{now.age}.{now.year}.{now.season}.Isolde"
    at.segmented_control(key).set_value("service").run()
    go(at)
    assert "Not written for Bran" in said(at)[0]
    assert state_of(play, campaign).calendar.turning.pursued == {"Isolde": "service"}


def test_a_step_is_left_out_and_the_turn_ended(open_page, play, campaign, seat):
    play.do(campaign, "turn season")
    play.do(campaign, "leave")
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.leave").click().run()
    assert step(play, campaign) == "misrule"
    assert "left out" in stages(at)
    at.session_state["calendar.over"] = True
    at.run()
    at.button("calendar.turned").click().run()
    assert step(play, campaign) is None


def test_the_steps_of_an_age_are_all_there_and_a_successor_is_named(open_page, play, campaign, seat):
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.way.turn_age").click().run()
    told = stages(at)
    assert all(STEP_NAMES[one] in told for one in AGE_STEPS)
    go(at)
    at.button(f"calendar.usual.{seat}").click().run()
    for done in ("misrule", "passing"):
        assert step(play, campaign) == done
        go(at)
    while step(play, campaign) in ("loss", "ageing", "glory"):
        go(at)
    assert step(play, campaign) == "pursuits"
    began = state_of(play, campaign).calendar.turning.began
    key = f"calendar.{{}}.{campaign.code}.{began.age}.{began.year}.{began.season}.Isolde"
    at.segmented_control(key.format("kind")).set_value("succession").run()
    at.selectbox(key.format("succession")).set_value("Hob").run()
    go(at)
    assert state_of(play, campaign).company.find("Isolde").successor == "Hob"


def test_undo_takes_a_step_back(open_page, play, campaign, seat):
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.way.turn_season").click().run()
    go(at)
    at.button("app.undo").click().run()
    assert step(play, campaign) == "unresolved"
    at.button("app.redo").click().run()
    assert step(play, campaign) == "collection"


def test_a_stale_page_changes_nothing(open_page, play, campaign):
    at = open_page("calendar", campaign=campaign.code)
    play.do(campaign, "turn season")
    at.button("calendar.way.weeks").click().run()
    assert "Nothing was done" in said(at)[0]
    assert step(play, campaign) == "unresolved"


def test_something_is_written_down_and_kept_from_players(open_page, play, campaign):
    at = open_page("calendar", campaign=campaign.code)
    at.session_state["calendar.write"] = True
    at.run()
    at.toggle("calendar.secret.0").set_value(True).run()
    at.text_area("calendar.text").input("The dam was poisoned.")
    next(button for button in at.button if button.label == "Write it down").click().run()
    [entry] = state_of(play, campaign).calendar.entries
    assert (entry.text, entry.secret) == ("The dam was poisoned.", True)
    assert "secret" in written(at)


def test_the_chronicles_plan_stands_beside_the_year(open_page, play, campaign):
    play.do(campaign, "scope chronicle 6")
    told = written(open_page("calendar", campaign=campaign.code))
    assert told.count("After session") == 6
    assert "After session 6 the Age turns" in told


def test_who_rules_after_the_dead_is_asked_in_the_turn(open_page, play, campaign, seat):
    for command in ('heir {} named "Bran"', "turn season", 'fate "Isolde" dead'):
        play.do(campaign, command.format(seat))
    at = open_page("calendar", campaign=campaign.code)
    at.button("calendar.ruler.0").click().run()
    assert state_of(play, campaign).domain(seat).ruler == "Bran"


def test_who_rules_leads_to_that_domain_not_to_the_one_last_seen(open_page, play, campaign, seat):
    other = next(home.at for home in state_of(play, campaign).realm.holdings if home.at != seat)
    for command in (f'domain {other} "Bran"', "turn season", 'fate "Bran" dead'):
        play.do(campaign, command)
    at = open_page("calendar", campaign=campaign.code)
    at.session_state["domain.chosen"] = seat
    at.button("calendar.ruler.0").click().run()
    assert at.session_state["domain.chosen"] == other


def test_the_table_leads_here_when_time_is_to_pass(open_page, play, campaign):
    at = open_page("table", campaign=campaign.code)
    assert at.button("table.deed.0").label == "Begin game night"
    play.do(campaign, "evening")
    play.do(campaign, "goodnight months")
    at.run()
    assert at.button("table.deed.0").label == "Turn the Season"
    at.button("table.deed.0").click().run()
    assert at.button("calendar.way.turn_season").label == "Turn the Season"
    assert step(play, campaign) is None


def test_what_was_said_at_the_nights_end_is_there_to_be_written(open_page, play, campaign):
    play.do(campaign, "evening")
    play.do(campaign, 'remark "Isolde meanwhile: Mends the ferry"')
    for command in ("goodnight months", "turn season", "leave", "onward"):
        play.do(campaign, command)
    at = open_page("calendar", campaign=campaign.code)
    assert "Mends the ferry" in written(at)
    began = state_of(play, campaign).calendar.turning.began
    key = f"calendar.{{}}.{campaign.code}.{began.age}.{began.year}.{began.season}.Isolde"
    at.segmented_control(key.format("kind")).set_value("service").run()
    assert at.text_input(key.format("service")).value == "Mends the ferry"


def test_what_age_takes_is_for_good_unless_it_is_said_otherwise(open_page, play, campaign):
    play.do(campaign, 'age "Bran" old')
    for command in ("turn age", "leave", "onward"):
        play.do(campaign, command)
    at = open_page("calendar", campaign=campaign.code)
    assert "The Old: **Bran**" in written(at)
    at.button("calendar.waning").click().run()
    assert not state_of(play, campaign).calendar.permanent
    at.segmented_control("dice.how").set_value("My dice").run()
    go(at)
    at.button("dice.face.3").click().run()
    vig = state_of(play, campaign).company.find("Bran").vig
    assert (vig.now, vig.full) == (1, 13)
