"""The list of Torchfall's games, boards of one's own, and records brought in."""

import pytest
from streamlit.testing.v1 import AppTest
from torchfall_pages import choose, only_game, press, refusals, setup_of, shown

from realmgen.errors import Unreadable
from realmgen.games.torchfall.model import FreeBoard, Setup
from realmgen.service.torchfall import boards, games
from realmgen.service.torchfall.records import record_of_board
from realmgen.service.torchfall.wishes import printed_board

SQUARE = FreeBoard(
    ("mill", "old_ford", "gate", "keep"),
    (("mill", "old_ford"), ("old_ford", "gate"), ("gate", "keep"), ("keep", "mill")),
)
RECORD = """game: "torchfall"
players: 2
starts: ["frostgate","thorn_coast"]

1. 0: lay frostgate-blackpine
2. 0: march dawnmere
3. 0: light
4. 1: march ashspire
"""
TWO = (games.Seat("Ada"), games.Seat())


def test_an_empty_list_offers_a_game_with_one_press(open_page):
    at = open_page("torchfall")
    assert "No game yet" in shown(at)
    assert not at.button("torchfall.for_two").disabled
    at.session_state["torchfall.rules"] = True
    assert "Whoever first has 5 Renown" in shown(at.run())


def test_games_of_the_campaign_stand_apart_from_those_alone(open_page, play, make):
    campaign = make("The Vale")
    within = games.start(play, Setup(), TWO, within=campaign)
    alone = games.start(play, Setup(), TWO, name="By the fire")
    other = games.start(play, Setup(), TWO, name="Elsewhere", within=make("The Fen"))
    at = open_page("torchfall", campaign=campaign.code)
    assert [head.value for head in at.subheader] == ["Torchfall", "In The Vale", "On their own"]
    assert {f"torchfall.open.{game.code}" for game in (within, alone)} <= {one.key for one in at.button}
    assert other.name not in shown(at)


def test_a_page_loaded_anew_knows_the_campaign_by_its_game(open_page, play, make):
    campaign = make("The Vale")
    game = games.start(play, Setup(), TWO, within=campaign)
    at = press(open_page("torchfall", game=game.code), "leave_game")
    assert "In The Vale" in [head.value for head in at.subheader]
    assert f"torchfall.open.{game.code}" in {one.key for one in at.button}


def test_a_game_is_gone_on_with(open_page, play):
    game = games.start(play, Setup(), TWO)
    at = press(open_page("torchfall"), f"open.{game.code}")
    assert at.query_params["game"] == game.code
    at = press(at, "leave_game")
    assert "Ada and Blue" in shown(at)


def test_a_game_that_was_put_away_is_brought_back(open_page, play):
    game = games.start(play, Setup(), TWO)
    play.archive(game)
    at = open_page("torchfall")
    assert "No game yet" in shown(at)
    press(at, f"back.{game.code}")
    assert play.campaigns("torchfall", archived=False)


@pytest.fixture
def drawing(open_page):
    """The board of one's own, as it opens."""
    at = press(open_page("torchfall"), "new")
    choose(at, "segmented_control", "board", "own").button("torchfall.form.draw_board").click().run()
    return at


def add(at, name):
    at.text_input("torchfall.free.name").set_value(name)
    next(one for one in at.button if one.label == "Add it").click().run()
    assert not at.exception
    return at


def join(at, one, other):
    at.selectbox("torchfall.free.one").set_value(one)
    at.selectbox("torchfall.free.other").set_value(other).run()
    return press(at, "free.road")


def test_a_board_of_ones_own_is_drawn_and_played_on(drawing, play):
    at = press(drawing, "free.empty")
    assert at.button("torchfall.free.play").disabled
    for name in ("Mill", "Old Ford", "Gate", "Keep"):
        add(at, name)
    assert "No way leads from Mill to Old Ford, Gate, Keep" in shown(at)
    for one, other in SQUARE.roads:
        join(at, one, other)
    assert "It can be played on." in shown(at)
    press(at, "free.play", "begin")
    assert setup_of(play).board == SQUARE


def test_the_printed_board_is_where_one_begins(drawing):
    at = press(drawing, "free.drop.greyfen")
    assert "greyfen" not in at.selectbox("torchfall.free.one").options
    assert "It can be played on." in shown(at)
    press(at, "free.printed")
    assert "Greyfen" in shown(at)


def test_a_name_that_is_taken_or_no_name_is_refused(drawing):
    assert "Greyfen is on the board already" in refusals(add(drawing, "greyfen"))
    assert "cannot be used" in refusals(add(drawing, "  !? "))


def test_a_board_is_changed_post_by_post_and_road_by_road():
    board = boards.with_post(SQUARE, "Thorn  Coást 2")
    assert board.posts[-1] == "thorn_coast_2"
    board = boards.turned(board, ("thorn_coast_2", "mill"))
    assert boards.degree(board, "mill") == 3
    assert boards.turned(board, ("mill", "thorn_coast_2")).roads == SQUARE.roads
    assert boards.without_post(board, "thorn_coast_2") == SQUARE
    assert boards.without_post(printed_board(), "ashspire").centre is None
    with pytest.raises(Unreadable, match="joins two watchposts"):
        boards.turned(board, ("mill", "mill"))


def test_a_board_has_no_more_than_can_be_drawn():
    full = FreeBoard(tuple(f"post_{n}" for n in range(24)), ())
    with pytest.raises(Unreadable, match="24 watchposts already"):
        boards.with_post(full, "another")
    pairs = [(one, other) for n, one in enumerate(full.posts) for other in full.posts[n + 1 :]][:48]
    with pytest.raises(Unreadable, match="48 roads already"):
        boards.turned(FreeBoard(full.posts, tuple(pairs)), ("post_22", "post_23"))


@pytest.fixture
def look():
    """The inside of the dialog, for one who typed a record in and looks at it: `look(text)`."""

    def inside() -> None:
        from realmgen.ui import state
        from realmgen.ui.torchfall import bringing

        if state.get(bringing.HELD) is None:
            bringing.bring_in.__wrapped__()

    def looked(text):
        at = AppTest.from_function(inside, default_timeout=30).run()
        at.text_area("torchfall.record.text").set_value(text)
        return press(at, "record.look")

    return looked


@pytest.fixture
def bring(open_page, look):
    """A record as the page shows it before anything is made of it: `bring(text)`."""

    def brought(text):
        held = look(text).session_state["torchfall.record.held"]
        at = open_page("torchfall")
        at.session_state["torchfall.record.held"] = held
        at.session_state["torchfall.view"] = "record"
        return at.run()

    return brought


def test_a_record_is_looked_at_and_says_what_cannot_be_played(bring):
    at = bring(RECORD)
    told = "\n".join(box.value for box in at.warning)
    assert "Not all of it can be played" in told
    assert "0: light" not in told
    assert "light" in told


def test_a_record_is_played_on(bring, play):
    at = press(bring(RECORD), "record.bring")
    match = play.position(only_game(play)).state.game
    assert [str(order) for order in match.orders] == [
        "0: lay blackpine-frostgate",
        "0: march dawnmere",
        "1: march ashspire",
    ]
    assert at.query_params["game"] == only_game(play).code
    assert "Left out is what the rules refuse: 1 command of the record." in shown(at)


def test_a_set_up_that_was_kept_is_used_again(bring, play):
    at = press(bring(record_of_board(SQUARE).decode()), "record.setup")
    press(at, "begin")
    assert setup_of(play).board == SQUARE


@pytest.mark.parametrize("text", ["", "the weather was fine", "players: 7\n"])
def test_what_is_no_record_is_refused(look, text):
    assert "Nothing was written" in refusals(look(text))
