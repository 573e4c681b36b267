"""The page of Torchfall: a game played by its buttons and on its board, with bots, hints, undo and the rules."""

from types import SimpleNamespace

import pytest

from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.match import Match
from realmgen.games.torchfall.table import Seat, Table
from realmgen.kit.chance import stream
from realmgen.service.torchfall import games, sight
from realmgen.ui import state
from realmgen.ui.torchfall import marks
from realmgen.ui.torchfall.desk import Desk, take_up

PEOPLE = (Seat("Isolde"), Seat("Bran"))
WON = (
    *("lay ashspire-blackpine", "march ashspire", "march dawnmere", "march redwall"),
    *("light", "lay ashspire-frostgate", "march dawnmere", "march redwall"),
    *("march frostgate", "light", "march dawnmere", "march redwall"),
    *("lay frostgate-dawnmere", "march ashspire"),
)
"""Isolde wins from Blackpine with the fewest turns there can be; Bran walks to and fro."""


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def shown(at):
    """Every word of the page, as the browser got it."""
    labels = [button.label for button in at.button]
    return " ".join([*labels, *(element.value for kind in (at.markdown, at.subheader) for element in kind)])


def labels(at, verb):
    """The choices of a verb, by what is on their buttons."""
    return [button.label for button in at.button if f".do.0: {verb}" in button.key or f".do.1: {verb}" in button.key]


@pytest.fixture
def begin(play):
    """A game: `begin(seats, powers={...})`."""

    def begun(seats=PEOPLE, commands=(), **setup):
        game = games.start(play, load_setup({"players": len(seats)} | setup), seats)
        for command in commands:
            play.do(game, command)
        return play.find(game.code)

    return begun


@pytest.fixture
def opened(open_page):
    return lambda game: open_page("torchfall", game=game.code)


@pytest.fixture
def board(map_data):
    """What the board was given: what each mark says, and which glow."""

    def read(at):
        data = map_data(at)
        marks = {row[0]: row[-2:] for row in (*data["spots"], *data["ways"])}
        return {mark: says for mark, (says, _) in marks.items()}, {mark: lit for mark, (_, lit) in marks.items() if lit}

    return read


def do(at, command):
    at.button(f"torchfall.do.{command}").click().run()
    assert not at.exception


def test_what_may_be_done_glows_and_stands_on_buttons(begin, opened, board):
    at = opened(begin())
    says, lit = board(at)
    assert set(lit) == {
        *("ashspire", "frostgate", "greyfen"),
        *("ashspire-blackpine", "blackpine-frostgate", "blackpine-greyfen"),
    }
    assert len(labels(at, "march")) == len(labels(at, "lay")) == 3
    assert says["ashspire"].endswith(": march here")
    assert says["ashspire-blackpine"].endswith(": lay a Torch here")
    assert "no road leads" in says["redwall"]
    assert "**Isolde to move**" in shown(at)
    assert "What Isolde may do" in shown(at)


def test_a_command_moves_the_game_on_and_the_turn(begin, opened, play):
    game = begin()
    at = opened(game)
    do(at, "0: lay ashspire-blackpine")
    do(at, "0: march ashspire")
    assert "**Bran to move**" in shown(at)
    assert [line.command for line in play.history(game)][1:] == ["0: lay ashspire-blackpine", "0: march ashspire"]
    assert any("marches to Ashspire" in text.value for text in at.markdown)


def test_a_whole_game_ends_with_who_won_and_begins_again(begin, opened, play):
    game = begin(commands=WON[:-1])
    at = opened(game)
    do(at, "0: march ashspire")
    assert any("Isolde wins with 5 Renown" in line.value for line in at.subheader)
    assert not labels(at, "march")
    at.button("torchfall.again").click().run()
    assert not at.exception
    assert at.query_params["game"] != game.code
    assert "**Bran to move**" in shown(at)


def test_undo_and_redo_go_back_and_forth(begin, opened, play):
    at = opened(begin(commands=WON[:1]))
    at.button("app.undo").click().run()
    assert "2 left" in shown(at)
    assert at.button("app.undo").disabled
    at.button("app.redo").click().run()
    assert "1 left" in shown(at)


def test_a_bot_answers_at_once_and_undo_takes_its_turn_back_too(begin, opened, play):
    game = begin((Seat("Isolde"), Seat(bot="greedy")))
    at = opened(game)
    do(at, "0: lay ashspire-blackpine")
    do(at, "0: march ashspire")
    state = play.position(game).state.game.state
    assert (state.to_move, state.round) == (0, 2)
    at.button("app.undo").click().run()
    assert len(play.position(game).state.game.orders) == 1
    at.button("app.redo").click().run()
    assert play.position(game).state.game.state == state


def test_bots_alone_move_turn_by_turn(begin, opened, play):
    game = begin((Seat(bot="greedy"), Seat(bot="random")))
    at = opened(game)
    assert not labels(at, "march")
    at.button("torchfall.next").click().run()
    assert play.position(game).state.game.state.to_move == 1


def test_bots_alone_play_on_until_they_are_stopped(begin, opened, play):
    game = begin((Seat(bot="greedy"), Seat(bot="random")))
    at = opened(game)
    at.button("torchfall.roll").click().run()
    assert not at.exception
    assert at.button("torchfall.roll").label == "Pause"
    assert at.button("torchfall.next").disabled
    assert play.position(game).state.game.state.to_move == 1
    at.button("torchfall.roll").click().run()
    assert at.button("torchfall.roll").label == "Play on"


def test_a_seat_is_handed_to_a_bot_and_back(begin, opened, play):
    game = begin()
    at = opened(game)
    at.session_state["torchfall.seat.0"] = True
    at.run()
    seq = play.seq(game)
    at.text_input(f"torchfall.seat.0.name.{seq}").set_value("Old Isolde")
    at.button_group(f"torchfall.seat.0.bot.{seq}").set_value("greedy")
    at.button("torchfall.seat.0.keep").click().run()
    assert not at.exception
    assert play.position(game).state.seats[0].bot == "greedy"
    assert play.position(game).state.game.state.to_move == 1


def test_a_hint_is_a_sentence_and_a_mark_and_can_be_done(begin, opened, play, map_data):
    game = begin(commands=WON[:4])
    at = opened(game)
    at.button("torchfall.hint").click().run()
    assert map_data(at)["hinted"]
    at.button("torchfall.hint.do").click().run()
    assert len(play.position(game).state.game.orders) == 5


def test_rekindle_asks_what_to_lift_and_where_to(begin, opened, board, play):
    game = begin(commands=WON[:4])
    at = opened(game)
    at.button("torchfall.lift").click().run()
    assert set(board(at)[1]) == {"ashspire-blackpine"}
    at.button("torchfall.lift.ashspire-blackpine").click().run()
    says, lit = board(at)
    assert lit["ashspire-blackpine"] == 2
    assert says["ashspire-frostgate"].endswith("lay the Torch here")
    do(at, "0: rekindle ashspire-blackpine ashspire-frostgate")
    assert play.position(game).state.game.orders[-1].command.verb == "rekindle"


def test_a_lifted_torch_can_be_left(begin, opened, board):
    at = opened(begin(commands=WON[:4]))
    before = board(at)[1]
    at.button("torchfall.lift").click().run()
    at.button("torchfall.leave").click().run()
    assert board(at)[1] == before


def test_an_open_bridge_is_taken_or_skipped(begin, opened, play):
    game = begin(commands=("lay ashspire-blackpine",), powers={"ashspire": "ash_bridge"})
    at = opened(game)
    do(at, "0: march ashspire")
    assert "a free Rekindle" in shown(at)
    do(at, "0: skip")
    assert "**Bran to move**" in shown(at)


@pytest.fixture
def press(begin, monkeypatch):
    """Presses on the board of a game after some commands; what they order, or begin."""

    def pressed(commands, *presses, **setup):
        desk, did = take_up(begin(commands=commands, **setup)), []
        monkeypatch.setattr(Desk, "order", lambda self, command: did.append(command))
        for mark in presses:
            marks.press(desk, mark)
        return did, desk.lifted

    return pressed


def test_a_press_does_what_glows(press):
    assert press((), "ashspire")[0] == ["0: march ashspire"]
    assert press((), "blackpine-greyfen")[0] == ["0: lay blackpine-greyfen"]
    assert press(WON[:4], "ashspire")[0] == ["0: light"]


def test_a_press_that_does_nothing_tries_what_is_refused(press):
    assert press((), "redwall")[0] == ["march redwall"]
    assert press((), "dawnmere-redwall")[0] == ["lay dawnmere-redwall"]
    assert press((), "blackpine")[0] == ["light"]


def test_a_press_on_an_own_torch_lifts_it_and_the_next_says_where_to(press):
    assert press(WON[:4], "ashspire-blackpine") == ([], "ashspire-blackpine")
    command = "0: rekindle ashspire-blackpine ashspire-redwall"
    assert press(WON[:4], "ashspire-blackpine", "ashspire-redwall")[0] == [command]
    assert press(WON[:4], "ashspire-blackpine", "ashspire-blackpine") == ([], "")
    assert press(WON[:4], "ashspire-blackpine", "frostgate") == ([], "")
    assert press(WON[:4], "ashspire-blackpine", "dawnmere-redwall")[0] == [
        "rekindle ashspire-blackpine dawnmere-redwall"
    ]


def test_an_open_bridge_takes_a_torch_and_no_march(press):
    bridge = {"powers": {"ashspire": "ash_bridge"}}
    assert press(WON[:2], "ashspire-blackpine", "ashspire-dawnmere", **bridge)[0] == [
        "0: rekindle ashspire-blackpine ashspire-dawnmere"
    ]
    assert press(WON[:2], "frostgate", **bridge)[0] == ["march frostgate"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wherever_a_game_leads_a_mark_glows_or_says_why_not(players, monkeypatch):
    """And at no place two things could be done."""
    monkeypatch.setattr(state, "get", lambda key, default=None: default)
    table, dice = Table(Match.of(load_setup({"players": players})), (Seat(),) * players), stream("marks", str(players))
    for _ in range(60):
        at = SimpleNamespace(state=table, seq=1)
        desk = Desk(SimpleNamespace(code="x"), at, sight.sight(at))
        lit, found = marks.lit(desk), [marks.road(c.at) for c in desk.sight.choices if c.verb in marks.DOES]
        assert len(found) == len(set(found))
        assert not set(found) & set(marks.liftable(desk))
        for mark, says in marks.says(desk):
            assert (says.split(": ")[1] in (*marks.DOES.values(), marks.LIFT)) == (mark in lit)
            assert says.split(": ")[1]
        if desk.sight.over:
            break
        table = Table(table.game.do(dice.pick(desk.sight.choices).command), table.seats)


def test_the_rules_are_at_hand_step_by_step(begin, opened):
    at = opened(begin())
    at.session_state["torchfall.rules"] = True
    at.run()
    assert "Light a Beacon" in shown(at)
    for topic, words in (
        ("Answers", "Wardens stand together"),
        ("Hints", "Rekindle for time"),
        ("This game", "As printed"),
    ):
        at.button_group("torchfall.topic").set_value(topic).run()
        assert words in shown(at).replace("\\", "")
    at.button_group("torchfall.topic").set_value("Teach it").run()
    at.button("torchfall.step.next").click().run()
    assert "Step 2 of" in shown(at)


def test_a_link_to_no_game_says_so(open_page):
    at = open_page("torchfall", game="no-such-game")
    assert "There is no game" in said(at)[0]
    assert "game" not in at.query_params


def test_names_are_no_markup(begin, opened):
    at = opened(begin((Seat("**<b>:red[Bran]"), Seat("![x](http://a.b/c.png)"))))
    assert "![x]" not in shown(at)


def test_a_board_that_bots_play_on_takes_no_press(begin, opened, map_data):
    data = map_data(opened(begin((Seat(bot="greedy"), Seat(bot="random")))))
    assert data["still"]
    assert not any(row[-1] for row in (*data["spots"], *data["ways"]))
