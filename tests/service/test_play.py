"""The one door to campaigns."""

import json
import threading

import pytest
from toy_game import Toy

from realmgen.errors import IllegalCommand, NeedsRoll, NotFound, StaleCommand, Unconfirmed, Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.table import Table
from realmgen.service.play import Play


def states(play, campaign):
    return play.position(campaign).state


def test_a_command_is_checked_applied_written_and_told(play, campaign):
    done = play.do(campaign, "add 5")
    assert (done.seq, [event.text for event in done.events], done.rolls) == (1, ["add 5 done"], ())
    assert play.look(campaign) == {"count": 5, "words": [], "secret": "", "told": ""}


@pytest.mark.parametrize(
    ("text", "rolls", "error", "words"),
    [
        ("sing", None, Unreadable, "command 'sing' is not known"),
        ("add -1", None, IllegalCommand, "cannot fall below 0"),
        ("roll 2", [4], NeedsRoll, "a d6 is needed for luck"),
        ("roll 2", [4, 7], Unreadable, "a d6 shows 1 to 6; 7 was given"),
        ("roll 2", [4, 5, 6], Unreadable, "too many dice: 6 left over"),
        ('say "\\ud800"', None, Unreadable, "cannot be saved"),
        ('say "a\\u202eb"', None, Unreadable, r"turns how text is read \(U\+202E\)"),
        ('say "\\u2067b"', None, Unreadable, r"turns how text is read \(U\+2067\)"),
    ],
)
def test_on_any_error_nothing_is_written(play, campaign, text, rolls, error, words):
    with pytest.raises(error, match=words):
        play.do(campaign, text, rolls=rolls)
    assert (play.position(campaign).seq, play.history(campaign), states(play, campaign).count) == (0, [], 0)
    assert play.ledger.players.held() == {campaign.code: 0}


def test_the_same_seed_rolls_the_same_dice(play):
    one, two, other = (play.create("x", "toy", seed) for seed in ("4711", "4711", "4712"))
    rolled = [[play.do(c, "roll 6").rolls for _ in range(3)] for c in (one, two, other)]
    assert rolled[0] == rolled[1] != rolled[2]
    assert len(set(rolled[0])) == 3


def test_dice_typed_in_from_the_table_are_used_and_marked(play, campaign):
    done = play.do(campaign, "roll 2", rolls=[4, 5])
    assert done.rolls == (Rolled(6, 4, "luck", True), Rolled(6, 5, "luck", True))
    assert states(play, campaign).count == 9
    assert "[d6:4* d6:5*]" in str(play.history(campaign)[0])


def test_a_stale_page_is_told_and_nothing_is_done(play, campaign):
    play.do(campaign, "add 1", seen=0)
    for act in (
        lambda: play.do(campaign, "add 1", seen=0),
        lambda: play.undo(campaign, seen=0),
        lambda: play.redo(campaign, seen=2),
    ):
        with pytest.raises(StaleCommand, match="the journal is at line 1"):
            act()
    assert states(play, campaign).count == 1


def quicker(play, campaign, times, monkeypatch):
    """Let another program write just before each of our next lines."""
    write, left = play._write, [times]

    def late(here, line, state, before=0):
        if left[0]:
            left[0] -= 1
            other = Play(play.ledger, play.games)
            other.do(campaign, "add 10")
        return write(here, line, state, before)

    monkeypatch.setattr(play, "_write", late)


def test_a_command_for_no_line_in_particular_goes_on_from_what_another_program_wrote(play, campaign, monkeypatch):
    quicker(play, campaign, 2, monkeypatch)
    assert play.do(campaign, "add 1").seq == 3
    assert states(play, campaign).count == 21


def test_a_command_for_one_line_is_refused_when_another_program_was_quicker(play, campaign, monkeypatch):
    quicker(play, campaign, 1, monkeypatch)
    with pytest.raises(StaleCommand):
        play.do(campaign, "add 1", seen=0)
    assert states(play, campaign).count == 10


def test_undo_and_redo_are_lines_and_keep_the_dice(play, campaign):
    play.do(campaign, "roll 3")
    count = states(play, campaign).count
    play.do(campaign, "draw")
    words = states(play, campaign).words
    assert [play.undo(campaign).events[0].text for _ in range(2)] == ["Undone: draw done", "Undone: roll 3 done"]
    assert states(play, campaign) == Toy().new()
    assert play.redo(campaign).events[0].text == "Redone: roll 3 done"
    assert (states(play, campaign).count, states(play, campaign).words) == (count, ())
    play.redo(campaign)
    assert (states(play, campaign).words, play.position(campaign).seq) == (words, 6)


def test_redo_takes_the_recorded_entry_not_the_table_of_the_day(table):
    play = table()
    campaign = play.create("Ash", "toy", "4711")
    play.do(campaign, "draw")
    drawn = states(play, campaign).words
    play.undo(campaign)
    play = table(game=Toy(table=Table.of("toy-words", ("yew",) * 20)))
    play.redo(campaign)
    assert states(play, campaign).words == drawn != ("yew",)
    assert play.replay(campaign) == []


def test_position_tells_what_undo_and_redo_would_do(play, campaign):
    assert (play.position(campaign).can_undo, play.position(campaign).can_redo) == (None, None)
    play.do(campaign, "add 1")
    play.do(campaign, "add 2")
    play.undo(campaign)
    assert (play.position(campaign).can_undo, play.position(campaign).can_redo) == ("add 1", "add 2")
    play.do(campaign, "add 3")
    assert (play.position(campaign).can_undo, play.position(campaign).can_redo) == ("add 3", None)


def test_there_is_an_end_to_undo_and_redo(play, campaign):
    with pytest.raises(IllegalCommand, match="nothing to undo"):
        play.undo(campaign)
    play.do(campaign, "add 1")
    play.undo(campaign)
    play.do(campaign, "add 2")
    with pytest.raises(IllegalCommand, match="nothing to redo: any new command clears"):
        play.redo(campaign)


def test_undoing_a_reveal_asks_once(play, campaign):
    play.do(campaign, 'hide "the heir"')
    play.do(campaign, "reveal")
    with pytest.raises(Unconfirmed, match="line 2 showed something that was hidden"):
        play.undo(campaign)
    assert states(play, campaign).told == "the heir"
    play.undo(campaign, sure=True)
    play.undo(campaign)
    play.redo(campaign)
    play.redo(campaign)
    with pytest.raises(Unconfirmed):
        play.undo(campaign)


def test_players_see_only_what_is_theirs(play, campaign):
    play.do(campaign, 'hide "the heir"')
    assert "the heir" in json.dumps(play.look(campaign))
    assert play.look(campaign, as_player=True) == {"count": 0, "told": ""}
    assert play.ledger.players.look(campaign.code) == {"count": 0, "told": ""}


def test_a_code_in_what_players_see_is_the_campaigns_not_the_seeds(table):
    class Coded(Toy):
        def redact(self, state):
            return super().redact(state) | {"code": "made from the seed"}

    play = table(game=Coded())
    campaign = play.create("Ash", "toy", "4711")
    play.do(campaign, "add 1")
    seen = {"count": 1, "told": "", "code": campaign.code}
    assert play.look(campaign, as_player=True) == play.ledger.players.look(campaign.code) == seen


def test_history_tells_every_line_and_what_does_not_stand(play, campaign):
    for text in ("add 1", "roll 2", "draw"):
        play.do(campaign, text)
    play.undo(campaign)
    play.undo(campaign)
    play.redo(campaign)
    entries = play.history(campaign)
    assert [(e.seq, e.command, e.cancelled) for e in entries] == [
        (1, "add 1", False),
        (2, "roll 2", False),
        (3, "draw", True),
        (4, "undo", False),
        (5, "undo", False),
        (6, "redo", False),
    ]
    assert str(entries[2]).endswith("(undone)")
    assert len(entries[1].rolls) == 2
    assert entries[2].drawn
    assert entries[0].time.utcoffset().total_seconds() == 0


def test_a_long_command_is_told_in_brief_and_kept_whole(play, campaign):
    play.do(campaign, f'say "{"x" * 500}"')
    [entry] = play.history(campaign)
    assert (len(entry.command), len(play.position(campaign).can_undo)) == (120, 120)
    assert play.look(campaign)["told"] == "x" * 500
    assert play.history(campaign) == play.history(campaign)


def test_problems_are_those_of_the_rules(play, campaign):
    assert play.problems(campaign) == []
    play.do(campaign, "add 13")
    assert play.problems(campaign) == ["the count is unlucky"]


def test_opening_reads_the_latest_state_and_folds_nothing(table):
    play = table()
    campaign = play.create("Ash", "toy")
    for _ in range(60):
        play.do(campaign, "add 1")
    game = Toy()
    play = table(game=game)
    assert (states(play, campaign).count, game.applied) == (60, 0)
    play.undo(campaign)
    assert (states(play, campaign).count, game.applied) == (59, 9)


def test_undo_in_a_new_process_starts_from_the_nearest_snapshot(table):
    play = table()
    campaign = play.create("Ash", "toy")
    for _ in range(103):
        play.do(campaign, "roll 1")
    applied = []
    for _ in range(5):
        game = Toy()
        play = table(game=game)
        play.undo(campaign)
        applied.append(game.applied)
    assert applied == [2, 1, 0, 49, 48]
    assert play.replay(campaign) == []


def test_two_pages_of_one_process_see_each_others_lines(play, campaign):
    again = Play(play.ledger, play.games)
    play.do(campaign, "add 1")
    again.do(campaign, "add 1", seen=1)
    assert states(play, campaign).count == 2
    assert play.do(campaign, "add 1", seen=2).seq == 3


def test_many_threads_lose_nothing(play, campaign):
    def work():
        for _ in range(15):
            play.do(campaign, "add 1")

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (states(play, campaign).count, play.position(campaign).seq) == (60, 60)
    assert play.replay(campaign) == []


def test_a_game_that_is_not_there_is_told(table):
    campaign = table().create("Ash", "toy")
    play = Play(table().ledger, {"other": Toy()})
    assert [c.name for c in play.campaigns()] == ["Ash"]
    with pytest.raises(Unreadable, match="game 'toy' is not known: one of other"):
        play.position(campaign)


def test_a_campaign_that_is_not_there_is_told(table):
    elsewhere = table(name="other.db").create("Ash", "toy")
    with pytest.raises(NotFound, match="campaign number 1 does not exist"):
        table().position(elsewhere)


def test_the_players_catch_up_when_a_crash_came_between(table):
    play = table()
    campaign, spare = play.create("Ash", "toy"), play.create("Birch", "toy")
    play.do(campaign, "add 1")
    play.ledger.players.put(campaign.code, 0, '{"count":0,"told":""}', even_back=True)
    play.ledger.players.put(spare.code, 7, '{"count":"ahead"}')
    play.ledger.players.put("00000000", 1, '{"not":"ours"}')
    play = table()
    assert play.ledger.players.look(campaign.code)["count"] == 1
    assert play.ledger.players.look(spare.code)["count"] == 0
    assert play.ledger.players.held() == {campaign.code: 1, spare.code: 0}


def test_a_broken_campaign_does_not_keep_the_others_shut(table, caplog):
    play = table()
    ash, birch = play.create("Ash", "toy"), play.create("Birch", "toy")
    play.do(birch, "add 1")
    play.ledger.players.forget([ash.code, birch.code])

    class Forgetful(Toy):
        def load(self, stored):
            if stored["count"] == 0:
                raise Unreadable("count is odd")
            return super().load(stored)

    play = table(game=Forgetful())
    assert play.ledger.players.held() == {birch.code: 1}
    assert "'Ash'" in caplog.text
    with pytest.raises(Unreadable):
        play.position(ash)
