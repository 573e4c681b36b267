"""What a form asks of a game to come."""

import re
from dataclasses import replace

from hypothesis import given
from torchfall_wishes import wishes

from realmgen.games.torchfall.model import BELL, DUELS, FreeBoard, Setup
from realmgen.games.torchfall.problems import problems
from realmgen.games.torchfall.rules import Rules
from realmgen.service.torchfall.wishes import FIRST, POWER, STARTS, Wish, surprise


def chance(seed, *parts):
    return dict.fromkeys(parts or (STARTS, FIRST, POWER), seed)


SLUG = re.compile(r"[a-z]_[a-z]|'|\bTF\b|true|false")
TRIANGLE = FreeBoard(
    ("mill", "ford", "gate", "keep"), (("mill", "ford"), ("ford", "gate"), ("gate", "mill"), ("gate", "keep"))
)


@given(wishes())
def test_a_wish_can_be_played_or_says_why_not_in_plain_words(wish):
    faults = wish.faults()
    assert bool(faults) == bool(problems(wish.made))
    for line in (*faults, *wish.remarks(), *wish.missing()):
        assert not SLUG.search(line), line
        assert re.fullmatch(r"[A-Z0-9].*[^.]\.", line), line
    if not faults:
        Rules(wish.made).start()


@given(wishes())
def test_what_chance_decides_is_never_the_fault(wish):
    drawn = replace(wish, drawn=chance("any"))
    board = wish.setup.board
    assert (
        not drawn.faults() if board is None else all("watchpost" in line or "road" in line for line in drawn.faults())
    )


def test_the_plain_wish_is_the_printed_game_from_opposite_starts():
    made = Wish(drawn=chance("one", STARTS, FIRST)).made
    assert problems(made) == []
    assert made == replace(Setup(), starts=made.starts, first=made.first)


def test_the_same_seed_draws_the_same_and_others_differ():
    made = [Wish(drawn=chance(f"seed {number}", STARTS, FIRST)).made for number in range(40)]
    assert made == [Wish(drawn=chance(f"seed {number}", STARTS, FIRST)).made for number in range(40)]
    assert {setup.first for setup in made} == {0, 1}
    assert len({setup.starts for setup in made}) == 6


def test_drawn_starts_go_with_what_was_chosen():
    for number in range(40):
        made = Wish(Setup(open_frontier=True), chance(f"seed {number}", STARTS)).made
        assert "dawnmere" not in made.starts


def test_drawn_powers_are_one_or_two():
    drawn = [Wish(Setup(), chance(f"seed {number}", POWER)).made.powers for number in range(40)]
    assert {len(powers) for powers in drawn} == {1, 2}


def test_a_surprise_is_shown_as_if_chosen():
    wish = surprise("storm", 3)
    assert wish.made == wish.setup
    assert wish == surprise("storm", 3) != surprise("calm", 3)


def test_what_has_no_place_is_left_out():
    three = Wish(Setup(players=3, quiet_opening=True, quiet_strict=True, storm_odd=True, timed_race=True, first=2))
    assert three.made == replace(Setup(players=3), starts=three.made.starts, first=three.made.first)
    own = Wish(Setup(board=TRIANGLE, remove_road=("greyfen", "blackpine"), powers=(("redwall", "high_watch"),)))
    assert (own.made.remove_road, own.made.powers, own.faults()) == (None, (), [])


def test_TF_069_options_for_two_are_offered_to_two():
    assert all(Wish(Setup()).allows(key) for key in DUELS)
    assert not any(Wish(Setup(players=3)).allows(key) for key in DUELS)


def test_what_a_board_of_ones_own_lacks_is_told():
    told = Wish(Setup(board=TRIANGLE)).missing()
    assert "Open Frontier needs Dawnmere, which your board does not have." in told
    assert "The Bell is Broken needs a centre, which your board does not have." in told
    assert not Wish(Setup(board=TRIANGLE)).allows(BELL)
    assert Wish(Setup(board=replace(TRIANGLE, centre="keep"))).allows(BELL)


def test_starts_too_near_are_told_with_those_that_fit():
    [fault] = Wish(Setup(starts=("blackpine", "frostgate"))).faults()
    assert fault == (
        "From Blackpine and Frostgate the ways are not even. Even are Blackpine and Redwall, Frostgate and Thorn Coast,"
        " Dawnmere and Greyfen. Or let all start anywhere, under More."
    )
    assert Wish(Setup(starts=("blackpine", "frostgate"), free_starts=True)).faults() == []


def test_a_board_that_falls_apart_is_told_by_its_names():
    board = FreeBoard(("old_ford", "mill", "gate", "keep"), (("old_ford", "mill"), ("gate", "keep")))
    faults = Wish(Setup(board=board)).faults()
    assert "No way leads from Old Ford to Gate, Keep: all watchposts have to hang together." in faults
    assert "The board has 2 roads: 4 to 48 are wanted." in faults


def test_the_fair_duel_is_chosen_and_left_for_two():
    fair = Wish(Setup()).made_fair(True)
    assert (fair.is_fair(), fair.faults(), fair.remarks()) == (True, [], [])
    assert fair.made_fair(False) == Wish(Setup())
    assert Wish(Setup(quiet_opening=True)).made_fair(True) == fair
    assert not fair.choosing(longer_duel=True).is_fair()
    three = fair.sized(3)
    assert not three.can_be_fair()
    assert not three.made.head_start
    assert not Wish(Setup(board=TRIANGLE)).can_be_fair()
