"""Glory, rank and worthiness (MB-030, MB-139 to MB-151)."""

from dataclasses import replace

import pytest
from company_samples import BRAN, CALLING, HOB, ISOLDE, MAUD, PERKIN

from realmgen.games.bastionland.company.glory import RANKS, next_rank, rank_of, series
from realmgen.games.bastionland.company.model import Award, Company
from realmgen.games.bastionland.company.posts import worthy_of
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Day, Moment
from realmgen.games.bastionland.rules.company.lifeglory import age_turned

HARVEST = Moment("afternoon", 14, "harvest", 2)


def company(*members, realm=None, **glory):
    """These people, with so much Glory by name, in the Harvest of the second year."""
    awards = tuple(Award(name, amount, "start", "as they began", Moment()) for name, amount in glory.items())
    found = Company("wanderer", "saga", members=members or (ISOLDE, BRAN, MAUD), awards=awards)
    return State(realm, company=found, day=Day(now=HARVEST))


def glory(state, *names):
    return [state.company.glory(name) for name in names or ("Isolde", "Bran", "Maud")]


def test_MB_139_glory_is_the_sum_of_dated_lines_with_their_reasons(act):
    step = act(company(Isolde=3), 'glory "Isolde" 2 other "sang before the Seat"')
    assert glory(step.state, "Isolde") == [5]
    assert step.state.company.awards[-1] == Award("Isolde", 2, "other", "sang before the Seat", HARVEST)
    assert step.events[0].text == "Isolde gained 2 Glory and has 5, by hand: sang before the Seat."


def test_MB_A27_glory_never_falls_below_nothing_and_the_line_says_what_was_lost(act, refused):
    step = act(company(Isolde=2), 'glory "Isolde" -5 other "broke the Oath"')
    assert glory(step.state, "Isolde") == [0]
    assert step.state.company.awards[-1].amount == -2
    assert step.events[0].text == "Isolde lost 2 Glory and has 0, by hand: broke the Oath."
    refused(step.state, 'glory "Isolde" -1 other "again"', "Isolde has 0 Glory: -1 changes nothing")
    refused(step.state, 'glory "Isolde" 0 other "nothing"', "+0 changes nothing")
    refused(step.state, 'glory "Isolde" 100 other "much"', "at most 99")


def test_MB_030_a_squire_gains_no_glory(act, refused, realm):
    state = company(ISOLDE, PERKIN, realm=realm)
    refused(state, 'glory "Perkin" 1 other "helped"', "Perkin is a squire, not a Knight")
    step = act(state, 'resolve 1 "led home" "Isolde" "Perkin"')
    assert glory(step.state, "Isolde", "Perkin") == [1, 0]
    assert step.events[0].text == (
        "Myth 1 (The Lantern Stag) is resolved: led home. Isolde gained 1 Glory and has 1. Perkin took part, but only"
        " Knights gain Glory."
    )


def test_MB_140_a_resolved_myth_gives_glory_to_each_knight_who_took_part(act, refused, realm):
    myths = (*realm.myths, replace(realm.myths[0], number=4, at="0101", name="The Moss Child"))
    state = company(realm=replace(realm, myths=myths))
    step = act(state, 'resolve 4 "fed and put to bed" "Isolde" "Bran"')
    assert glory(step.state) == [1, 1, 0]
    assert step.state.resolved == {4: "fed and put to bed"}
    assert step.state.company.awards[0] == Award(
        "Isolde", 1, "myth", "Myth 4 (The Moss Child): fed and put to bed", HARVEST
    )
    refused(step.state, 'resolve 4 "again" "Maud"', "Myth 4 (The Moss Child) is resolved already (fed and put to bed)")
    refused(state, 'resolve 9 "x"', "there is no Myth 9 in the Realm: its Myths are 1, 2, 3, 4")
    refused(state, 'resolve 4 "x" "Gawn"', "nobody in the Company is called 'Gawn'")
    refused(state, 'resolve 4 "x" "Bran" "Bran"', "Bran is named twice")
    assert glory(act(state, 'resolve 4 "it faded"').state) == [0, 0, 0]


def test_who_fell_while_a_myth_was_resolved_has_their_share_in_it(act, realm):
    state = company(ISOLDE, replace(BRAN, fate="slain"), realm=realm)
    assert glory(act(state, 'resolve 1 "x" "Isolde" "Bran"').state, "Isolde", "Bran") == [1, 1]


def test_an_open_myth_takes_its_glory_back_in_lines_of_its_own(act, refused, realm):
    state = company(realm=realm, Maud=1)
    done = act(state, 'resolve 1 "led home" "Isolde" "Bran"').state
    spent = act(done, 'glory "Bran" -1 other "fled"').state
    step = act(spent, "reopen 1")
    assert (glory(step.state), step.state.resolved) == ([0, 0, 1], {})
    assert [award.amount for award in step.state.company.awards] == [1, 1, 1, -1, -1]
    assert step.state.company.awards[-1].why == "Myth 1 (The Lantern Stag) is open again"
    assert step.events[0].text == "Myth 1 (The Lantern Stag) is open again. Isolde lost 1 Glory and has 0."
    refused(step.state, "reopen 1", "Myth 1 (The Lantern Stag) is not resolved")
    again = act(step.state, 'resolve 1 "led home at last" "Isolde"').state
    assert glory(act(again, "reopen 1").state) == [0, 0, 1]
    assert glory(act(act(state, 'resolve 1 "faded"').state, "reopen 1").state) == [0, 0, 1]


def test_myths_of_two_digits_are_not_taken_for_one_another(act, realm):
    myths = (*realm.myths, replace(realm.myths[0], number=11, at="0101", name="The Moss Child"))
    state = company(realm=replace(realm, myths=myths))
    for text in ('resolve 11 "x" "Isolde"', 'resolve 1 "y"'):
        state = act(state, text).state
    assert glory(act(state, "reopen 1").state) == [1, 0, 0]


def test_a_myth_that_is_taken_away_or_told_anew_leaves_no_end_behind(act, realm):
    state = act(company(realm=realm), 'resolve 1 "led home"').state
    assert act(state, "remove 0102").state.resolved == {}
    assert act(act(state, "remove 0102").state, "place myth 0102").state.resolved == {}


def test_MB_141_a_staked_duel_moves_one_glory_from_loser_to_winner(act, refused):
    step = act(company(Isolde=4, Bran=6), 'duel "Isolde" "Bran" "the joust at Amberwick"')
    assert glory(step.state, "Isolde", "Bran") == [5, 5]
    assert step.events[0].text == (
        "Isolde beat Bran in a staked duel: the joust at Amberwick. Isolde gained 1 Glory and has 5; Bran lost 1 Glory"
        " and has 5, now Knight-Gallant."
    )
    assert [award.reason for award in step.state.company.awards[-2:]] == ["duel", "duel"]
    refused(company(Isolde=4), 'duel "Isolde" "Bran"', "Bran has no Glory to stake: at least 1 is needed")
    refused(company(Bran=4), 'duel "Isolde" "Bran"', "Isolde has no Glory to stake")
    refused(company(Bran=4), 'duel "Bran" "Bran"', "Bran cannot fight a duel alone")


def test_a_duel_with_a_stranger_moves_only_ours(act, refused):
    state = company(Isolde=1)
    won, lost = act(state, 'duel "Isolde" "Sir Bram"').state, act(state, 'duel "Sir Bram" "Isolde"').state
    assert (glory(won, "Isolde", "Sir Bram"), glory(lost, "Isolde", "Sir Bram")) == ([2, 0], [0, 0])
    assert {award.knight for award in (*won.company.awards, *lost.company.awards)} == {"Isolde"}
    refused(state, 'duel "Sir Bram" "Dame Orla"', "neither Sir Bram nor Dame Orla is of the Company")
    refused(company(ISOLDE, PERKIN, Isolde=1), 'duel "Perkin" "Isolde"', "Perkin is a squire")
    refused(state, f'duel "Isolde" "Bram" "{"x" * 3990}"', "told in 4026 characters: 4000 are the most")


def test_MB_142_a_tournament_gives_one_glory_to_its_winner_and_a_contest_without_a_crowd_none(act, refused):
    step = act(company(), 'glory "Maud" 1 tournament "the lists at Amberwick, before three counties"')
    assert glory(step.state) == [0, 0, 1]
    refused(company(), 'glory "Maud" 0 tournament "at a village well"', "tournament gives +1 Glory, not +0")
    refused(company(), 'glory "Maud" 3 tournament "x"', "give any number by hand for the reason `other`")


def test_MB_143_a_battle_for_the_histories_gives_glory_to_the_side_that_won(act, refused):
    lost = replace(MAUD, name="Gawn")
    state = company(ISOLDE, BRAN, MAUD, lost)
    step = act(state, 'battle "the ford of Withy" "Isolde" "Bran" "Maud"')
    assert glory(step.state, "Isolde", "Bran", "Maud", "Gawn") == [1, 1, 1, 0]
    refused(state, 'battle "the ford"', "name the Knights who were on the side that won")
    refused(state, 'battle "the ford" "Bran" "Bran"', "Bran is named twice")
    refused(company(ISOLDE, PERKIN), 'battle "the ford" "Perkin"', "Perkin is a squire")


def test_MB_144_a_new_age_gives_each_knight_one_glory_once(act, refused):
    state = company(Isolde=2)
    step = act(state, 'glory "all" 1 age "Age 1 begins"')
    assert glory(step.state) == [3, 1, 1]
    assert age_turned(state, "Age 1 begins")[0] == step.state
    refused(step.state, 'glory "all" 1 age "again"', "Age 1 has given its Glory to all already: it gives it once")
    refused(step.state, 'glory "Isolde" 1 age "again"', "Age 1 has given its Glory to Isolde already")
    later = replace(step.state, day=Day(now=replace(HARVEST, age=2)))
    assert glory(act(later, 'glory "all" 1 age "Age 2"').state) == [4, 2, 2]
    assert age_turned(step.state, "again") == (step.state, "")
    one = act(state, 'glory "Bran" 1 age "Age 1"').state
    assert glory(act(one, 'glory "all" 1 age "Age 1"').state) == [3, 1, 1]
    refused(company(PERKIN), 'glory "all" 1 age "Age 1"', "there are no Knights")


def test_MB_145_MB_146_MB_147_MB_148_MB_149_rank_follows_from_glory():
    names = [rank.name.removeprefix("Knight-") for rank in map(rank_of, range(14))]
    assert names == [
        *["Errant"] * 3,
        *["Gallant"] * 3,
        *["Tenant"] * 3,
        *["Dominant"] * 3,
        *["Radiant"] * 2,
    ]
    assert rank_of(12).post == "City Quest"
    assert [next_rank(n).least for n in (0, 2, 3, 11)] == [3, 3, 6, 12]
    assert next_rank(12) is None


def test_MB_A28_rank_falls_with_glory_and_the_post_stays(act):
    state = company(replace(ISOLDE, office="warden of the castle"), Isolde=6)
    step = act(state, 'duel "Sir Bram" "Isolde"')
    assert step.events[0].text.endswith("Isolde lost 1 Glory and has 5, now Knight-Gallant.")
    assert step.state.company.find("Isolde").office == "warden of the castle"
    assert not step.state.company.find("Isolde").opposed


def test_MB_150_rank_shows_worthiness_and_gives_no_post(act, realm):
    post = worthy_of(realm, "ruler of Lakenholt")
    assert (rank_of(6) == post, rank_of(6).post, ISOLDE.office) == (True, "Holding", "")
    assert rank_of(6).least < worthy_of(realm, "ruler of Amberwick").least
    raised = act(company(Isolde=5), 'glory "Isolde" 1 tournament "the lists"').state
    assert (raised.company.glory("Isolde"), raised.company.find("Isolde").office) == (6, "")


def test_MB_151_a_post_above_the_rank_meets_opposition_until_it_is_overcome(act, refused, realm):
    state = company(realm=realm, Isolde=1)
    step = act(state, 'office "Isolde" "ruler of Lakenholt"')
    knight = step.state.company.find("Isolde")
    assert (knight.office, knight.opposed) == ("ruler of Lakenholt", True)
    assert "asks for a Knight-Tenant: expect opposition" in step.events[0].text
    proven = act(step.state, 'condition "Isolde" opposed off')
    assert not proven.state.company.find("Isolde").opposed
    assert proven.events[0].text == ("Isolde has overcome the opposition to their post, and is proven worthy of it.")
    worthy = act(company(realm=realm, Isolde=6), 'office "Isolde" "ruler of Lakenholt"').state
    assert not worthy.company.find("Isolde").opposed
    gone = act(step.state, 'office "Isolde" ""')
    assert (gone.state.company.find("Isolde").office, gone.state.company.find("Isolde").opposed) == ("", False)
    assert gone.events[0].text == "Isolde gave up their post: ruler of Lakenholt."
    refused(gone.state, 'office "Isolde" ""', "Isolde holds no post already")
    refused(step.state, 'office "Isolde" "ruler of Lakenholt"', "Isolde holds ruler of Lakenholt already")
    refused(state, f'office "Isolde" "{"x" * 81}"', "81 characters: 80 are the most")


@pytest.mark.parametrize(
    ("post", "rank"),
    [
        ("captain of a Warband", "Knight-Errant"),
        ("Warband of Amberwick", "Knight-Errant"),
        ("a voice in the Council", "Knight-Gallant"),
        ("Courtier at the Seat of Power", "Knight-Gallant"),
        ("ruler of Vigil", "Knight-Tenant"),
        ("castellan of the old tower", "Knight-Tenant"),
        ("ruler of Amberwick", "Knight-Dominant"),
        ("the Seat of Power", "Knight-Dominant"),
        ("the City Quest", "Knight-Radiant"),
        ("keeper of bees", None),
    ],
)
def test_a_post_asks_for_a_rank_by_its_words_or_the_holding_it_names(realm, post, rank):
    found = worthy_of(realm, post)
    assert (found.name if found else None) == rank


def test_glory_over_time_is_a_row_of_lines_for_a_chart(act):
    state = company(Isolde=3, Bran=1)
    for text in ('glory "Isolde" 1 tournament "the lists"', 'duel "Bran" "Isolde" "a joust"'):
        state = act(state, text).state
    assert [(line.order, line.glory, line.amount, line.reason) for line in series(state.company, "Isolde")] == [
        (1, 3, 3, "start"),
        (2, 4, 1, "tournament"),
        (3, 3, -1, "duel"),
    ]
    assert series(state.company, "Isolde")[1].on == HARVEST
    assert series(state.company, "Bran")[-1].glory == 2
    assert series(state.company, "Maud") == ()


def test_the_ranks_are_in_order():
    assert [rank.least for rank in RANKS] == [0, 3, 6, 9, 12]


def test_problems_tell_what_is_wrong_with_the_company(rules, realm):
    sound = company(ISOLDE, PERKIN)
    told = rules.problems(replace(sound, company=replace(sound.company, start=None, scope=None)))
    assert told == [
        "the Company has no Start: `start wanderer`, `courtier` or `ruler`",
        "the game has no Scope: `scope adventure`, `chronicle` or `saga`",
        "Perkin (squire) belongs to Maud, who is not of the Company",
    ]
    twice = company(ISOLDE, replace(BRAN, title=ISOLDE.title), replace(HOB, of=""))
    assert rules.problems(twice) == ["The Lantern Knight is borne by Isolde and Bran"]
    assert rules.problems(company(ISOLDE, replace(BRAN, title=ISOLDE.title, fate="slain"))) == []
    awards = (Award("Perkin", 1, "other", "by hand", Moment()), Award("Gawn", -1, "other", "by hand", Moment()))
    odd = company(MAUD, PERKIN, replace(PERKIN, name="Wat"), replace(PERKIN, name="Ned", of="Wat"))
    odd = replace(odd, resolved={9: "x"}, company=replace(odd.company, awards=awards, scope="chronicle", sessions=6))
    assert rules.problems(odd) == [
        "the Chronicle plans 0 turns for 6 sessions",
        "Ned is Squire to Wat, who is a squire",
        "Maud has 2 Squires: one is the most",
        "Glory was given to Perkin, who is a squire",
        "Glory was given to Gawn, who is not of the Company",
        "Gawn has -1 Glory: 0 is the least",
        "Myth 9 is held to be resolved, and there is no Myth 9",
    ]
    crowd = company(ISOLDE, BRAN, MAUD, PERKIN, PERKIN)
    assert "2 of the Company are called Perkin" in rules.problems(crowd)
    assert "there are Squires beside 3 Knights: only a Company of one or two has them" in rules.problems(crowd)
    holdings = (*realm.holdings[1:], replace(realm.holdings[0], calling=CALLING))
    ruled = company(ISOLDE, realm=replace(realm, holdings=holdings))
    assert "The Lantern Knight is borne by Isolde and Dame Orla Vane" in rules.problems(ruled)
    theirs = replace(holdings[-1], ruler="Isolde")
    same = company(ISOLDE, realm=replace(realm, holdings=(*holdings[:-1], theirs)))
    assert not [line for line in rules.problems(same) if "Lantern Knight" in line]
