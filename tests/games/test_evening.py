"""The game night: begun and ended, notes, what is shared, and the Passage of Time (MB-012, MB-199, MB-215 to MB-217,
MB-293, MB-294, MB-298)."""

from dataclasses import replace

import pytest
from company_samples import BRAN, ISOLDE, MAUD

from realmgen.games.bastionland.company.model import Company
from realmgen.games.bastionland.evening import after_session, due, open_night, turning
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import PASSING, Night
from realmgen.games.bastionland.road.model import Day, Moment
from realmgen.games.bastionland.seen import Shared

NOW = Moment("afternoon", 3)


def company(**more):
    return State(company=Company("wanderer", members=(ISOLDE, BRAN, MAUD), **more), day=Day(now=NOW))


def night(act, state, passes="none", *plans):
    for text in ("evening", *plans, f"goodnight {passes}"):
        state = act(state, text).state
    return state


def test_game_nights_are_numbered_and_one_goes_on_at_a_time(act, refused):
    refused(company(), "goodnight none", "no game night goes on: `evening` begins one")
    step = act(company(), "evening")
    assert step.state.nights == (Night(1, NOW),)
    assert step.events[0].text == "Game night 1 began."
    assert open_night(step.state).number == 1
    refused(step.state, "evening", "game night 1 goes on: `goodnight` ends it")
    done = act(step.state, 'goodnight none "They crossed the Withy. "')
    assert done.state.nights == (Night(1, NOW, NOW, "none", {}, "They crossed the Withy."),)
    assert open_night(done.state) is None
    assert act(done.state, "evening").state.nights[-1] == Night(2, NOW)


def test_MB_215_the_end_of_a_session_asks_how_much_time_passes(act, refused, rules):
    with pytest.raises(Exception, match="a length of time is missing at the end"):
        rules.parse("goodnight")
    for passes in ("none", "weeks", "months", "years"):
        assert night(act, company(), passes).nights[-1].passes == passes
    told = {passes: due(night(act, company(), passes)).partition(" pass")[0] for passes in PASSING}
    assert told == {"none": "", "weeks": "Weeks", "months": "Months", "years": "Years"}


def test_MB_293_one_of_four_amounts_of_time_is_kept(act, rules):
    with pytest.raises(Exception, match="'days' is not a length of time: one of none, weeks, months, years"):
        rules.parse("goodnight days")
    assert [night(act, company(), passes).nights[0].passes for passes in ("weeks", "years")] == ["weeks", "years"]


def test_MB_294_none_carries_on_from_the_same_moment(act):
    state = night(act, company())
    assert state.day == Day(now=NOW)
    assert state.nights[0].ended == NOW
    assert due(state) == ""
    step = act(act(company(), "evening").state, "goodnight none")
    assert step.events[0].text == "Game night 1 ended. The next goes on from the same moment."


def test_MB_216_when_time_passes_the_pursuits_of_every_knight_are_asked_for(act):
    state = act(company(), "evening").state
    step = act(state, 'goodnight months "The bell is silent."')
    assert step.events[0].text == (
        "Game night 1 ended. Months pass: the next Season begins, and every Virtue is restored. Each Knight chooses a"
        " pursuit of the Season: Isolde, Bran and Maud. The bell is silent."
    )
    assert step.state.day == state.day
    assert "a pursuit of the Age: Isolde, Bran and Maud." in due(night(act, company(), "years"))
    assert due(night(act, company(), "weeks")) == "Weeks pass, until the seasonal event that comes next."
    assert due(night(act, State(), "months")).endswith("every Virtue is restored.")
    waiting = night(act, company(), "months")
    again = act(waiting, "evening")
    assert again.events[0].text == f"Game night 2 began. {due(waiting)}"
    assert due(replace(again.state, day=Day(now=replace(NOW, season="harvest")))) == ""
    assert due(State()) == due(act(company(), "evening").state) == ""


def test_MB_217_plans_for_next_time_are_kept_for_each_player(act, refused):
    refused(company(), 'plan "Ann" "find the heir"', "none has been held")
    state = act(company(), "evening").state
    refused(state, 'plan "Ann" ""', "Ann has no plan to take away")
    step = act(state, 'plan "Ann" "find the heir"')
    assert step.events[0].text == "Ann plans for next time: find the heir."
    closed = act(act(step.state, 'plan "Bran" "sleep"').state, "goodnight none").state
    assert closed.nights[0].plans == {"Ann": "find the heir", "Bran": "sleep"}
    changed = act(act(closed, 'plan "Ann" "find the bell"').state, 'plan "Bran" " "')
    assert changed.state.nights[0].plans == {"Ann": "find the bell"}
    assert changed.events[0].text == "Bran has no plan any more."


def test_MB_012_a_saga_plans_no_turn_and_asks_the_group(act):
    found = after_session(night(act, company(scope="saga", schedule=("age",))))
    assert (found.session, found.turn, found.passes) == (1, None, None)
    assert found.text == "How much time passes before the next game night: ask the group."


def test_MB_010_a_chronicle_says_what_turns_after_each_session(act):
    schedule = ("season", "none", "age")
    state = company(scope="chronicle", sessions=3, schedule=schedule)
    told = []
    for _ in range(4):
        state = act(state, "evening").state
        found = after_session(state)
        told.append((found.session, found.turn, found.passes))
        state = act(state, "goodnight none").state
    assert told == [(1, "season", "months"), (2, "none", "none"), (3, "age", "years"), (4, None, None)]
    assert after_session(company(scope="chronicle", sessions=3, schedule=schedule)).text == (
        "After session 1 of 3 the Season turns, as was planned."
    )


def test_MB_298_the_passage_of_time_turns_now_later_or_not_yet(act):
    results = [act(company(), "passage", die).events[0].data["result"] for die in (1, 2, 3, 4, 5, 6)]
    assert results == ["now", "later", "later", "continues", "continues", "continues"]
    step = act(company(), "passage", 1)
    assert step.events[0].text == "The Passage of Time was a 1: the Season turns at once."
    assert act(company(), "passage", 6).events[0].text == "The Passage of Time was a 6: no turn yet."
    assert act(company(), "passage", 6).state == company()


def test_MB_298_what_the_die_says_is_due_when_it_says_so(act):
    at_once = act(company(), "passage", 1).state
    assert due(at_once).startswith("Months pass: the next Season begins")
    first = night(act, company())
    later = act(first, "passage", 3).state
    assert due(later) == due(act(later, "evening").state) == ""
    over = night(act, later)
    assert due(over).startswith("Months pass")
    turned = act(over, "clock harvest 1 morning").state
    assert (due(turned), turned.calendar.turns_after) == ("", None)
    assert due(night(act, act(company(), "passage", 2).state)).startswith("Months pass")
    assert due(act(at_once, "passage", 4).state) == ""


def test_MB_A38_the_season_turns_or_the_age_where_winter_ends_in_a_chronicle():
    winter = Day(now=replace(NOW, season="winter"))
    planned = {"scope": "chronicle", "sessions": 1, "schedule": ("age",)}
    assert turning(replace(company(**planned), day=winter)) == "age"
    assert turning(company(**planned)) == turning(replace(company(scope="saga"), day=winter)) == "season"
    once = company(scope="adventure", sessions=1, schedule=("none",))
    assert turning(replace(once, day=winter)) == "season"


def test_a_note_stands_in_the_journal_as_it_was_written_and_changes_nothing(act, refused):
    step = act(company(), 'remark " All laughed. Even the bell.\\nThen not. "')
    assert (step.state, step.events[0].text) == (company(), "All laughed. Even the bell.\nThen not.")
    refused(company(), 'remark "  "', "a note in the journal wants words")
    refused(company(), 'remark "Not so." -5', "the journal has no line -5")


def test_what_is_shared_lies_before_the_players_until_it_is_taken_away(act, refused):
    refused(company(), "unshare", "nothing lies before the players")
    step = act(company(), 'share words "A letter" "Come at once."')
    assert step.state.shared == Shared("words", "A letter", "Come at once.")
    assert (step.events[0].text, step.events[0].reveals) == ("Laid words before the players: A letter.", True)
    other = act(step.state, 'share picture "" "" "stag.png"')
    assert other.state.shared == Shared("picture", "", "", "stag.png")
    assert other.events[0].text == "Laid a picture before the players: stag.png."
    gone = act(other.state, "unshare")
    assert (gone.state.shared, gone.events[0].text) == (None, "Took away what lay before the players.")
    refused(company(), 'share words "" " "', "there is nothing to share")
    refused(company(), 'share picture "The stag"', "a picture is shared by its name")
    refused(company(), f'share words "{"x" * 81}"', "the title has 81 characters: 80 are the most")
    refused(company(), f'share picture "a" "" "{"x" * 81}"', "the picture's name has 81 characters")
