"""Asking in a journal: commands, what they tell, and what is kept of answers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle_samples import ORACLES, Journal, leaves

from realmgen.errors import IllegalCommand, NeedsRoll, NotFound, RealmgenError, Unreadable
from realmgen.games.ironsworn.deeds.asking import GM
from realmgen.games.ironsworn.library import Library
from realmgen.games.ironsworn.model import KEPT, ODDS
from realmgen.games.ironsworn.oracles.own import read_rows
from realmgen.games.ironsworn.oracles.table import Oracle, Row
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.kit.chance import Dice
from realmgen.kit.game import Event
from realmgen.service.fold import act, redo_line, replay_line
from realmgen.service.worlds.lore import library

WOLVES = 'table wolves {"title":"Wolves","rows":[{"low":41,"high":100,"text":"None"},{"low":1,"high":40,"text":"Six"}]}'


@pytest.fixture
def journal():
    return Journal()


def test_IS_612_several_tables_give_one_answer(journal):
    assert journal.do("roll action theme", 21, 75) == "Action: Leave (21); Theme: Mysticism (75)."
    assert [one.text for one in journal.last.results] == ["Leave", "Mysticism"]
    assert (journal.last.number, journal.last.match, journal.tale.asked) == (1, None, 1)


def test_IS_606_the_dice_are_tens_and_units_of_one_number(journal):
    journal.do("roll action", 36)
    assert journal.last.results[0].text == "Suppress"


def test_IS_607_nought_is_a_hundred(journal):
    journal.do("roll action", 0)
    assert (journal.last.results[0].text, journal.last.results[0].rolls) == ("Summon", (100,))
    journal.do("pick action 0")
    assert journal.last.results[0].text == "Summon"
    journal.do("ask small-chance", 0)
    assert (journal.last.yes, journal.last.match) == (True, True)


def test_IS_470_IS_611_a_match_means_nothing_where_no_question_was_asked(journal):
    journal.do("roll pay-the-price", 44)
    assert journal.last.match is None
    journal.do("roll action", 55)
    assert journal.last.match is None


def test_IS_489_IS_493_a_question_is_answered(journal):
    told = journal.do('ask likely "Is she here?"', 88)
    assert told == "Is she here? Yes (likely, 88). A match: make it extreme, or give it a twist."
    assert journal.do("ask likely", 25) == "No (likely, 25)."


@pytest.mark.parametrize(("value", "chosen"), [(20, "Wolves"), (25, "Wolves"), (26, "Raiders"), (100, "Raiders")])
def test_IS_494_between_two_the_first_is_likely(journal, value, chosen):
    told = journal.do('two likely "Raiders" "Wolves"', value)
    assert told.startswith(f"Raiders (likely), or Wolves: {chosen} ({value}).")
    assert journal.last.yes is (chosen == "Raiders")


def test_IS_466_IS_467_a_price_is_paid_in_three_ways(journal):
    assert journal.do('decide "The bridge burns" {"question":"What does it cost?"}') == (
        "What does it cost? Decided: The bridge burns."
    )
    journal.do('two likely "The bridge burns" "The horse bolts" {"question":"What does it cost?"}', 26)
    assert journal.last.yes is True
    journal.do('two likely "The bridge burns" "The horse bolts"', 25)
    assert journal.last.yes is False
    assert journal.do("roll pay-the-price", 60) == "Pay the Price: It hurts (60): Endure Harm."


def test_IS_487_the_oracle_is_asked_in_four_ways(journal):
    journal.do('decide "She lies"')
    journal.do('ask unlikely "Does she lie?"', 76)
    journal.do('two likely "She lies" "She errs"', 26)
    journal.do("roll action theme", 1, 2)
    kinds = [(bool(one.odds), bool(one.first), len(one.results)) for one in journal.tale.answers]
    assert kinds == [(False, False, 1), (True, False, 1), (True, True, 1), (False, False, 2)]


def test_IS_471_a_worse_price_is_told(journal):
    told = journal.do("roll pay-the-price", 2, 35)
    assert told == "Pay the Price: (2) Things here get worse, and worse than that (35)."
    told = journal.do("roll pay-the-price", 1, 2)
    assert told == "Pay the Price: (1) Something dreadful happens, and your quest takes another course (2)."


def test_IS_486_a_price_that_came_twice_is_told_once(journal):
    told = journal.do("roll pay-the-price", 99, 62, 65)
    assert told == "Pay the Price: (99) It hurts, and worse than that (62, 65): Endure Harm."


def test_IS_625_a_name_is_told_with_what_it_asks(journal):
    told = journal.do("roll settlement-name", 20, 85)
    assert told == "Settlement Name: Cinderhome (85). A built thing. Why does it matter here? (20)."


def test_IS_634_a_quick_name_follows_its_parts(journal):
    assert journal.do("roll quick-settlement", 1, 100) == "Quick Settlement Name: Bleakwick (1, 100)."
    journal.do("turn 1 above 1 2")
    assert journal.last.results[0].text == "Bleakhome"
    journal.do("turn 1 reversed 1 1")
    assert journal.last.results[0].text == "Wolfhome"


def test_IS_639_somebody_in_four_rolls(journal):
    journal.do("roll character-role character-goal character-descriptor ironlander-names-b", 53, 80, 98, 57)
    role, goal, descriptor, name = (one.text for one in journal.last.results)
    assert (role, goal, descriptor, name) == ("Leader", "Do their duty", "Obsessed", "Khulan")


def test_IS_640_a_settlement_in_four_rolls(journal):
    journal.do("roll settlement-name location location-descriptor settlement-trouble", 20, 85, 84, 21, 31)
    found = [leaves(one)[0].text for one in journal.last.results]
    assert found == ["Cinderhome", "Hill", "Grim", "Somebody has come to collect what was promised"]


@pytest.mark.parametrize(
    ("text", "dice", "said"),
    [
        ("roll action theme", (21, 75), "Action: Leave; Theme: Mysticism."),
        ("roll pay-the-price", (99, 62, 65), "Pay the Price: It hurts, and worse than that: Endure Harm."),
        ("roll settlement-name", (20, 85), "Settlement Name: Cinderhome. A built thing. Why does it matter here?"),
        (
            "roll settlement-name location",
            (20, 85, 84),
            "Settlement Name: Cinderhome. A built thing. Why does it matter here? Location: Hill.",
        ),
        ("roll quick-settlement", (1, 100), "Quick Settlement Name: Bleakwick."),
        ('ask likely "Did all (12) come home?"', (80,), "Did all (12) come home? Yes."),
        ('two likely "Raiders" "Wolves"', (20,), "Raiders, or Wolves: Wolves."),
        ("pick action 37", (), "Action: Hunt."),
    ],
)
def test_a_story_has_an_answer_without_its_dice(journal, text, dice, said):
    journal.do(text, *dice)
    assert journal.lines[-1].events[0].data["said"] == said


@pytest.mark.parametrize(("way", "text"), [("above", "Fields"), ("below", "Steading"), ("reversed", "River")])
def test_IS_609_an_answer_is_read_another_way(journal, way, text):
    journal.do("roll location", 37)
    assert text in journal.do(f"turn 1 {way}")
    assert (journal.last.results[0].text, journal.last.results[0].how) == (text, way)
    assert journal.last.results[0].rolls == (37,)


def test_IS_610_digits_are_reversed_in_an_answer_and_back(journal):
    journal.do("roll action", 37)
    journal.do("turn 1 reversed")
    assert journal.last.results[0].text == ORACLES["action"].row(73).text
    journal.do("turn 1 reversed")
    assert (journal.last.results[0].text, journal.last.results[0].how) == ("Hunt", "rolled")


def test_what_is_turned_is_worse_only_while_it_stands_twice(journal):
    journal.do("roll pay-the-price", 99, 62, 65)
    journal.do("turn 1 above 1 2")
    assert [one.grade for one in journal.last.results[0].then] == ["", ""]
    journal.do("turn 1 below 1 2")
    assert [one.grade for one in journal.last.results[0].then] == ["worse", "worse"]
    journal.do("roll pay-the-price", 2, 35)
    journal.do("turn 2 above 1 1")
    assert [one.grade for one in journal.last.results[0].then] == ["worse"]
    journal.do("turn 2 below")
    assert [(one.grade, one.then) for one in journal.last.results] == [("", ())]


def test_IS_613_in_guided_play_it_is_told_who_asked(journal):
    journal.do("play guided")
    assert journal.do("roll action", 1) == f"{GM} asked. Action: Scheme (1)."
    assert journal.do('roll action {"by":"Kiah"}', 1) == "Kiah asked. Action: Scheme (1)."
    assert journal.last.by == "Kiah"


def test_IS_614_what_it_came_to_mean_is_noted(journal):
    journal.do("roll action", 1)
    assert journal.do('note 1 "She plots against the overseer"') == "Noted: She plots against the overseer"
    assert journal.last.note == "She plots against the overseer"
    assert journal.do("note 1") == "The note to answer 1 was struck."
    assert journal.last.note == ""


def test_an_answer_is_laid_before_the_players_and_taken_back(journal):
    journal.do("roll action", 1)
    journal.do("share 1")
    assert journal.last.shared
    assert journal.lines[-1].events[0].reveals
    with pytest.raises(IllegalCommand, match="lies before the players already"):
        journal.do("share 1")
    journal.do("hide 1")
    assert not journal.last.shared
    with pytest.raises(IllegalCommand, match="does not lie before the players"):
        journal.do("hide 1")


def test_favourites(journal):
    assert journal.do("pin action") == "Action is a favourite."
    assert journal.do("pin quick-settlement") == "Quick Settlement Name is a favourite."
    assert journal.tale.pins == ("action", "quick-settlement")
    with pytest.raises(IllegalCommand, match="'action' is among the favourites already"):
        journal.do("pin action")
    with pytest.raises(NotFound, match="no oracle 'acton': do you mean action"):
        journal.do("pin acton")
    journal.do("unpin action")
    assert journal.tale.pins == ("quick-settlement",)
    with pytest.raises(NotFound, match="'action' is not among the favourites"):
        journal.do("unpin action")


def test_a_row_is_picked_by_hand(journal):
    assert journal.do("pick action 37") == "Action: Hunt (picked)."
    assert (journal.last.results[0].how, journal.last.results[0].rolls) == ("picked", ())
    assert journal.do("pick action 00") == "Action: Summon (picked)."
    journal.do("pick settlement-trouble 95", 5, 20)
    assert [one.rolls for one in journal.last.results[0].then] == [(5,), (20,)]
    with pytest.raises(Unreadable, match="rolled on a d100: 101"):
        journal.do("pick action 101")
    with pytest.raises(NotFound, match="no oracle 'nothing'"):
        journal.do("pick nothing 1")


def test_IS_560_a_table_with_a_gap_is_not_taken(journal):
    gap = '{"title":"Ways","rows":[{"low":1,"high":39,"text":"a"},{"low":41,"high":100,"text":"b"}]}'
    with pytest.raises(IllegalCommand, match="no row answers 40"):
        journal.do(f"table ways {gap}")
    assert journal.tale.tables == ()


def test_IS_560_IS_615_one_s_own_table_is_rolled_like_ours(journal):
    assert journal.do(WOLVES) == "The table Wolves was written: 2 rows on a d100."
    assert journal.do("roll wolves action", 40, 3) == "Wolves: Six (40); Action: Weaken (3)."
    assert journal.do("turn 1 below") == "Read another way. Wolves: None (40, the row below); Action: Weaken (3)."
    journal.do("pin wolves")
    assert journal.do(WOLVES.replace("Six", "Nine")) == "The table Wolves was written anew: 2 rows on a d100."
    assert len(journal.tale.tables) == 1
    journal.do("drop-table wolves")
    assert (journal.tale.tables, journal.tale.pins) == ((), ())
    with pytest.raises(NotFound, match="no oracle 'wolves'"):
        journal.do("roll wolves", 1)
    with pytest.raises(NotFound, match="no table 'wolves' of your own: there are none"):
        journal.do("drop-table wolves")


@pytest.mark.parametrize(
    ("id", "title", "rows", "die", "fault"),
    [
        ("Wolves", "W", "1-6", 6, "small letters"),
        ("action", "W", "1-6", 6, "'action' is an oracle already"),
        ("wolves", "", "1-6", 6, "the title has 0 characters"),
        ("wolves", "W", "1-6", 1, "a die has 2 to 1000 sides, not 1"),
        ("wolves", "W", "1-6", 1001, "a die has 2 to 1000 sides, not 1001"),
        ("wolves", "W", "1-5", 6, "no row answers 6"),
        ("wolves", "W", "1-7", 6, "row 1-7 does not lie within 1 to 6"),
        ("wolves", "W", "1-4 4-6", 6, "two rows answer 4"),
        ("wolves", "W", "5-3 1-6", 6, "row 5-3 does not lie within 1 to 6, the lower result first"),
        ("wolves", "W", "", 6, "no row answers 1-6"),
        ("wolves", "W", "1-1 1-1 2-2", 2, "there are 3 rows: a d2 has results for at most 2"),
        ("wolves", "W\\nV", "1-6", 6, "the title must be one line"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(journal, id, title, rows, die, fault):
    ranges = [row.split("-") for row in rows.split()]
    written = ",".join(f'{{"low":{low},"high":{high},"text":"x"}}' for low, high in ranges)
    with pytest.raises(IllegalCommand) as caught:
        journal.do(f'table {id} {{"title":"{title}","rows":[{written}],"die":{die}}}')
    assert fault in str(caught.value)


def test_rows_are_read_out_of_plain_lines():
    rows = read_rows("1-5 Wolves\n\n6: A bear\n7–99  Nothing\n00. A god\n")
    assert [(row.low, row.high, row.text) for row in rows] == [
        (1, 5, "Wolves"),
        (6, 6, "A bear"),
        (7, 99, "Nothing"),
        (100, 100, "A god"),
    ]
    assert [(row.low, row.text) for row in read_rows("Wolves\nA bear\n")] == [(1, "Wolves"), (2, "A bear")]
    with pytest.raises(Unreadable, match="line 2, '6-9', says no more than its results"):
        read_rows("1-5 Wolves\n6-9\n")


def test_typed_dice_say_which_table_wants_the_next(journal):
    with pytest.raises(NeedsRoll, match="a d100 is needed for Theme"):
        journal.do("roll action theme", 5)
    with pytest.raises(Unreadable, match="too many dice"):
        journal.do("roll action", 5, 6)
    with pytest.raises(Unreadable, match="a d100 shows 1 to 100; 101 was given"):
        journal.do("roll action", 101)
    assert journal.tale.answers == ()


@pytest.mark.parametrize(
    ("text", "error", "fault"),
    [
        ("roll", Unreadable, "names"),
        ("roll actoin", NotFound, "do you mean action?"),
        ("roll ask-the-oracle", IllegalCommand, "with odds"),
        (f"roll {'action ' * 13}", IllegalCommand, "13 oracles are named: roll on 1 to 12 at once"),
        ("ask perhaps", Unreadable, "odds"),
        (f'ask likely "{"x" * 401}"', IllegalCommand, "goes on for 401 characters"),
        ('two likely " " "b"', IllegalCommand, "one of the two is empty"),
        ('decide " "', IllegalCommand, "nothing was decided"),
        ("turn 1 above", NotFound, "there is no answer 1: 0 were given so far"),
        ("note 1", NotFound, "there is no answer 1"),
    ],
)
def test_what_cannot_be_asked_is_refused(journal, text, error, fault):
    with pytest.raises(error) as caught:
        journal.do(text)
    assert fault in str(caught.value)


def test_answers_of_yes_and_no_and_places_that_are_not_there_are_not_turned(journal):
    journal.do("ask likely", 5)
    with pytest.raises(IllegalCommand, match="has no rows beside it"):
        journal.do("turn 1 above")
    journal.do("roll region", 1)
    with pytest.raises(NotFound, match="no result 2 there: 1 were given"):
        journal.do("turn 2 above 2")
    with pytest.raises(IllegalCommand, match="no row above the first"):
        journal.do("turn 2 above")
    journal.do('decide "So be it"')
    with pytest.raises(IllegalCommand, match="was not rolled on a table"):
        journal.do("turn 3 above")


def test_old_answers_give_way(journal):
    for _ in range(KEPT + 2):
        journal.do("roll region", 1)
    assert (len(journal.tale.answers), journal.tale.asked, journal.last.number) == (KEPT, KEPT + 2, KEPT + 2)
    with pytest.raises(NotFound, match="answer 2 is no longer at hand"):
        journal.do("note 2")


class Changed(Library):
    """The lore with every table other than it was, or gone."""

    def __init__(self, oracles):
        self.oracles = oracles

    def using(self, packs):
        return self


OTHER = {name: Oracle(name, "Other", (Row(1, 100, "otherwise"),)) for name in ORACLES}
WAYS = st.sampled_from(["above", "below", "reversed"])
COMMANDS = st.one_of(
    st.lists(st.sampled_from([*ORACLES, "quick-settlement"]), min_size=1, max_size=4).map(
        lambda names: f"roll {' '.join(names)}"
    ),
    st.builds('ask {} "Is it?"'.format, st.sampled_from(sorted(ODDS))),
    st.builds('two {} "This" "That"'.format, st.sampled_from(sorted(ODDS))),
    st.builds("pick {} {}".format, st.sampled_from(sorted(ORACLES)), st.integers(0, 100)),
    st.builds("turn {} {} {}".format, st.integers(1, 6), WAYS, st.sampled_from(["1", "1 1", "2"])),
    st.builds('note {} "so"'.format, st.integers(1, 6)),
    st.sampled_from(["pin action", "roll wolves", WOLVES]),
)


@settings(max_examples=60)
@given(st.lists(COMMANDS, max_size=12), st.integers(0, 10**6))
def test_a_journal_folds_to_the_same_whatever_became_of_the_tables(texts, seed):
    game = Ironsworn(library())
    tale, lines = game.new(), []
    for number, text in enumerate(texts, 1):
        try:
            line, tale = act(game, tale, number, text, Dice(f"{seed}/{number}"))
        except RealmgenError:
            continue
        lines.append(line)
    for oracles in (OTHER, {}):
        other = Ironsworn(Changed(oracles))
        again, redone = other.new(), other.new()
        for line in lines:
            again = replay_line(other, again, line)
            redone = redo_line(other, redone, line)
        assert again == redone == tale
    assert game.load(game.dump(tale)) == tale
    assert all(isinstance(event, Event) and event.text for line in lines for event in line.events)
