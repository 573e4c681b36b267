"""Torchfall again, move by move; and what is taken out of a game: its record, and a line in the story."""

import pytest
from torchfall_pages import press, shown

from realmgen.games.torchfall.model import Setup
from realmgen.service.torchfall import games, replays
from realmgen.ui.torchfall import replaying

MOVES = ("lay frostgate-blackpine", "march dawnmere", "lay thorn_coast-ashspire", "march ashspire")
SETUP = Setup(starts=("frostgate", "thorn_coast"))


@pytest.fixture
def game(play, make):
    found = games.start(play, SETUP, (games.Seat("Ada"), games.Seat("Tom")), within=make())
    for move in MOVES:
        play.do(found, move)
    return found


@pytest.fixture
def at(open_page, game):
    """The replay of a game, at its start."""
    at = open_page("torchfall", game=game.code)
    at.session_state["torchfall.replay"] = True
    return at.run()


def moment(at):
    return int(at.slider("torchfall.replay.slider").value)


def test_a_replay_begins_at_the_start_and_steps_on_and_back(at):
    assert moment(at) == 0
    press(at, "replay.on", "replay.on")
    assert moment(at) == 2
    assert "**Ada marches to Dawnmere Tower.**" in shown(at)
    press(at, "replay.back")
    assert moment(at) == 1
    press(at, "replay.last")
    assert (moment(at), at.button("torchfall.replay.on").disabled) == (4, True)
    press(at, "replay.first")
    assert (moment(at), at.button("torchfall.replay.back").disabled) == (0, True)


def test_the_slider_and_the_list_go_to_a_move(at):
    at.slider("torchfall.replay.slider").set_value(3).run()
    assert "**Tom lays a Torch" in shown(at)
    press(at, "replay.move.1")
    assert moment(at) == 1


def test_a_replay_runs_by_itself_and_stops_at_the_end(at, monkeypatch):
    now = [0.0]
    monkeypatch.setattr(replaying, "monotonic", lambda: now[0])
    press(at, "replay.play")
    for move in range(1, 5):
        now[0] += replaying.STEP
        at.run()
        assert moment(at) == move
    assert at.button("torchfall.replay.play").label == "Play"
    now[0] += replaying.STEP
    assert moment(at.run()) == 4


def test_a_new_game_goes_on_from_a_move(at, play, game):
    press(at, "replay.on", "replay.on", "replay.from")
    [other] = [one for one in play.campaigns("torchfall") if one.id != game.id]
    table = play.position(other).state
    assert len(table.game.orders) == 2
    assert [seat.name for seat in table.seats] == ["Ada", "Tom"]
    assert other.within == game.within
    assert at.query_params["game"] == other.code
    assert "goes on from move 2" in shown(at)


def test_a_replay_is_left(at):
    press(at, "replay.close")
    assert "torchfall.replay.slider" not in [one.key for one in at.slider]


def test_the_story_of_the_campaign_tells_of_a_game_once(open_page, play, game):
    at = open_page("torchfall", game=game.code)
    at.session_state["torchfall.share"] = True
    at.run()
    press(at, "story.")
    home = games.home_of(play, game)
    assert "Round 2 goes on" in play.history(home)[-1].text
    assert "tells of this game now" in shown(at)
    at.session_state["torchfall.share"] = True
    assert at.run().button("torchfall.story.").disabled


def test_a_record_made_of_a_game_replays_to_the_same_frames(play, game):
    table = play.position(game).state
    ours = replays.of_game("ours", table)
    for form in ("text", "json"):
        theirs = replays.of_record("theirs", games.record(play, game, form).data)
        assert [frame.state for frame in theirs.frames] == [frame.state for frame in ours.frames]
    half = replays.of_record("half", ours.until(2))
    assert [frame.state for frame in half.frames] == [frame.state for frame in ours.frames[:3]]


def test_what_the_rules_refuse_stands_in_a_replay_and_changes_nothing():
    found = replays.of_record("x", b'players: 2\nstarts: ["frostgate","thorn_coast"]\n\nlight\nmarch ashspire\n')
    assert [frame.refused for frame in found.frames] == [False, True, False]
    assert found.frames[1].state == found.frames[0].state
    assert found.frames[1].text.startswith("Refused: light. ")
    assert replays.of_record("y", found.until(2)).frames[1].state == found.frames[2].state
