"""Games of Torchfall at the table: begun, played on by opponents, taken back, kept, told."""

import json
import shutil

import pytest

from realmgen.errors import IllegalCommand, StaleCommand, Unreadable
from realmgen.games.torchfall.model import Setup
from realmgen.service.campaignfile import check_file, export_campaign, import_campaign
from realmgen.service.play import Play
from realmgen.service.registry import games as all_games
from realmgen.service.torchfall import games, replays, sight
from realmgen.service.torchfall.games import Seat
from realmgen.store.ledger import open_ledger

PEOPLE = (Seat("Isolde"), Seat("Bert"))
AGAINST = (Seat("Isolde"), Seat(bot="searching"))
WON = (
    "0: lay ashspire-blackpine",
    "0: march ashspire",
    "1: march thorn_coast",
    "1: march redwall",
    "0: light",
    "0: lay ashspire-dawnmere",
    "1: march thorn_coast",
    "1: march redwall",
    "0: lay ashspire-frostgate",
    "0: lay ashspire-greyfen",
    "1: march thorn_coast",
    "1: march redwall",
    "0: march dawnmere",
    "0: light",
)


@pytest.fixture
def play(tmp_path, blank):
    return Play(open_ledger(shutil.copy(blank, tmp_path / "realmgen.db")), all_games())


@pytest.fixture
def campaign(play):
    return play.create("The Vale")


def played(play, seats=PEOPLE, commands=WON, **more):
    game = games.start(play, Setup(), seats, **more)
    for command in commands:
        play.do(game, command)
    return game


def now(play, game):
    return sight.sight(play.position(game))


def test_a_game_is_begun_and_played_to_its_end(play):
    game = played(play)
    seen = now(play, game)
    assert (seen.over, seen.how, seen.choices) == (True, "Isolde wins with 5 Renown.", ())
    assert [(seat.called, seat.renown, seat.won) for seat in seen.seats] == [("Isolde", 5, True), ("Bert", 0, False)]
    assert play.replay(game) == []
    rows = play.ledger.rows(play.position(game).standing.journal, "torchfall")
    assert [row["renown"] for row in rows["seat"]] == [5, 0]
    assert rows["match"][0]["how"] == "Isolde wins with 5 Renown."


def test_a_set_up_that_cannot_be_played_leaves_nothing_behind(play):
    with pytest.raises(Unreadable, match="longer_duel is for two"):
        games.start(play, Setup(players=3, longer_duel=True), (Seat(),) * 3)
    assert play.campaigns() == []


def test_what_may_be_done_is_told_with_what_it_brings(play):
    game = played(play, commands=WON[:4])
    first = now(play, game).choices[0]
    assert (first.verb, first.command, first.label, first.at, first.gain) == (
        ("light", "0: light", "Ashspire", "ashspire", 1)
    )
    lay = next(choice for choice in now(play, game).choices if choice.at == "ashspire-dawnmere")
    assert (lay.command, lay.label, lay.gain) == ("0: lay ashspire-dawnmere", "Dawnmere", 0)
    moved = [choice for choice in now(play, game).choices if choice.verb == "rekindle"]
    assert {choice.source for choice in moved} == {"ashspire-blackpine"}
    assert moved[1].label == "Ashspire–Blackpine → Ashspire–Frostgate"
    position = play.position(game)
    for choice in now(play, game).choices:
        assert sight.why_not(position, choice.command) == ""
    assert sight.why_not(position, "1: light") == "it is not seat 1's turn"


def test_what_the_end_of_the_turn_brings_is_told_too(play):
    game = played(play, commands=WON[:5])
    gains = {choice.command: choice.gain for choice in now(play, game).choices}
    assert gains["0: lay ashspire-dawnmere"] == gains["0: march blackpine"] == 1


def test_the_last_turns_are_told(play):
    game = played(play, commands=WON[:5])
    told = now(play, game).told
    assert [sentence.split()[0] for sentence in told] == ["Isolde", "Isolde", "Bert", "Bert", "Isolde"]
    assert told[-1] == "Isolde lights Ashspire: 1 Renown, for the new Beacon."
    play.do(game, WON[5])
    told = now(play, game).told
    assert told[:2] == ("Bert marches to Thorn Coast Signal.", "Bert marches to Redwall Post.")
    assert told[-1].endswith("1 Renown, for holding the centre.")


def test_any_moment_of_a_game_can_be_seen_again(play):
    shown = replays.of_game("Duel", play.position(played(play)).state)
    assert (len(shown.frames), shown.how) == (15, "Isolde wins with 5 Renown.")
    assert [shown.frames[n].state.renown[0] for n in (0, 5, 14)] == [0, 1, 5]


def test_opponents_move_until_somebody_at_the_table_is_to(play):
    game = games.start(play, Setup(first=1), AGAINST)
    seen = now(play, game)
    assert (seen.to_move, seen.commands) == (0, 2)
    play.do(game, seen.choices[0].command)
    assert games.bots_move(play, game) == 0
    play.do(game, now(play, game).choices[0].command)
    assert games.bots_move(play, game) == 2


def test_the_same_seed_lets_opponents_move_the_same(play):
    first, second = (play.create(name, "torchfall", "4711", first=games._begin(Setup(), AGAINST)) for name in "ab")
    for game in (first, second):
        play.do(game, "march ashspire")
        play.do(game, "march redwall")
        games.bots_move(play, game)
    assert play.look(first) == play.look(second)


def test_opponents_alone_move_a_turn_at_a_time(play):
    game = games.start(play, Setup(), (Seat(bot="random"), Seat(bot="greedy")))
    assert now(play, game).commands == 0
    assert games.bots_move(play, game) == 2
    games.take_back(play, game)
    assert now(play, game).commands == 1
    games.play_again(play, game)
    assert now(play, game).commands == 2


def test_taking_back_goes_to_the_last_command_of_somebody_at_the_table(play):
    game = games.start(play, Setup(), AGAINST)
    play.do(game, "march ashspire")
    play.do(game, "march redwall")
    games.bots_move(play, game)
    assert now(play, game).commands == 4
    games.take_back(play, game)
    assert now(play, game).commands == 1
    games.play_again(play, game)
    assert now(play, game).commands == 4
    games.take_back(play, game)
    games.take_back(play, game)
    with pytest.raises(IllegalCommand, match="nothing has been played yet"):
        games.take_back(play, game)


def test_an_opponents_opening_is_not_taken_back(play):
    game = games.start(play, Setup(first=1), AGAINST)
    assert not games.can_take_back(play.position(game))
    with pytest.raises(IllegalCommand, match="nothing has been played yet"):
        games.take_back(play, game)
    assert now(play, game).commands == 2
    play.do(game, "march ashspire")
    assert games.can_take_back(play.position(game))


def test_a_page_that_is_behind_takes_nothing_back(play):
    game = played(play, commands=WON[:2])
    with pytest.raises(StaleCommand):
        games.take_back(play, game, seen=1)


def test_a_seat_handed_on_is_taken_back_as_any_command(play):
    game = played(play, commands=WON[:2])
    games.sit(play, game, 1, Seat(bot="greedy"))
    games.bots_move(play, game)
    assert now(play, game).commands == 4
    games.take_back(play, game)
    assert (now(play, game).seats[1].bot, now(play, game).commands) == ("", 2)


def test_a_hint_is_something_that_may_be_done(play):
    game = played(play, commands=WON[:4])
    given = sight.hint(play.position(game))
    assert given.choice in now(play, game).choices
    assert given.sentence == "I would light and gain 1 Renown."


def test_once_more_the_next_seat_opens(play):
    first = played(play)
    second = games.again(play, first)
    assert play.position(second).state.game.rules.setup == Setup(first=1)
    assert play.position(second).state.seats == PEOPLE


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_comes_back_as_the_same_game(play, form):
    game = played(play)
    kept = games.record(play, game, form)
    assert kept.name == {"text": "torchfall-isolde-and-bert.txt", "json": "torchfall-isolde-and-bert.json"}[form]
    brought, refused = games.bring(play, kept.data)
    assert refused == []
    assert games.record(play, brought, form).data == kept.data


def test_what_a_record_has_against_the_rules_is_left_out_and_told(play):
    data = json.dumps({"game": "torchfall", "setup": {"players": 2}, "commands": ["light", "march ashspire"]}).encode()
    brought, refused = games.bring(play, data)
    assert now(play, brought).commands == 1
    assert refused == ["command 1 (light): Blackpine Watch is lit already, by Red: Beacons stay"]


def test_a_record_that_cannot_be_read_leaves_nothing_behind(play):
    with pytest.raises(Unreadable, match="the record is empty"):
        games.bring(play, b"")
    monster = {"game": "torchfall", "setup": {"players": 2}, "commands": ["march ashspire"] * 5001}
    with pytest.raises(Unreadable, match="5001 commands: 5000 are the most"):
        games.bring(play, json.dumps(monster).encode())
    assert play.campaigns() == []


def test_games_are_listed_where_they_belong(play, campaign):
    alone, within = played(play), played(play, AGAINST, WON[:2], within=campaign)
    assert [line.campaign.code for line in games.listed(play)] == [alone.code]
    [line] = games.listed(play, campaign)
    assert (line.campaign.code, line.players, line.stands, line.over) == (
        (within.code, "Isolde and Blue (searching)", "Round 1: Isolde 0, Blue 0", False)
    )
    assert games.home_of(play, within).id == campaign.id
    play.archive(within)
    assert games.listed(play, campaign) == []
    assert len(games.listed(play, campaign, archived=True)) == 1
    assert [c.name for c in play.campaigns("bastionland")] == ["The Vale"]


def test_a_game_is_told_in_the_story_of_its_campaign_once(play, campaign):
    game = played(play, within=campaign, name="By the fire")
    assert not games.is_told(play, game)
    games.into_story(play, game)
    assert play.history(campaign)[-1].text.endswith("By the fire: Isolde wins with 5 Renown. (Isolde 5, Bert 0)")
    assert games.is_told(play, game)
    with pytest.raises(IllegalCommand, match="tells of this game already"):
        games.into_story(play, game)
    play.undo(campaign)
    assert not games.is_told(play, game)
    with pytest.raises(IllegalCommand, match="belongs to no campaign"):
        games.into_story(play, played(play))


def test_games_travel_and_are_copied_with_their_campaign(play, campaign, tmp_path):
    game = played(play, within=campaign)
    other = played(play, within=campaign, name="The second")
    data = export_campaign(play, campaign)
    assert check_file(data, all_games()) == 30
    there = Play(open_ledger(tmp_path / "there.db"), all_games())
    moved = import_campaign(there, data)
    assert [line.campaign.name for line in games.listed(there, moved)] == [other.name, game.name]
    assert [there.look(line.campaign) for line in games.listed(there, moved)] == [play.look(other), play.look(game)]
    assert export_campaign(there, moved) == data
    copy = play.duplicate(campaign)
    assert [line.campaign.name for line in games.listed(play, copy)] == [other.name, game.name]
    assert len(games.listed(play, campaign)) == 2


def test_a_file_that_lost_a_game_is_refused(play, campaign):
    played(play, within=campaign)
    data = export_campaign(play, campaign)
    cut = data[: data.index(b'\n{"realmgen"') + 1]
    with pytest.raises(Unreadable, match="it has 0 of 1 games at the table"):
        import_campaign(play, cut)
    spoilt = data.replace(b"Bert", b"Bart")
    with pytest.raises(Unreadable, match="game 1: the file was changed"):
        import_campaign(play, spoilt)
    assert len(play.campaigns("bastionland")) == 1


def test_only_games_at_the_table_stand_below_a_campaign_in_a_file(play, campaign):
    game = export_campaign(play, played(play, within=campaign))
    realm = export_campaign(play, campaign)
    first = realm[: realm.index(b'\n{"realmgen"') + 1]
    plain = export_campaign(play, play.create("Another"))
    cases = {
        first + game + game: ["the file has 2 games at the table, where its first row says 1"],
        first + plain: ["game 1: a campaign with a Realm belongs to no other campaign"],
        first + first: [
            "game 1: a campaign with a Realm belongs to no other campaign",
            "game 1: only a campaign with a Realm has games at the table",
        ],
    }
    before = len(play.ledger.campaigns())
    for data, told in cases.items():
        with pytest.raises(Unreadable) as error:
            import_campaign(play, data)
        assert list(error.value.faults) == told
    assert len(play.ledger.campaigns()) == before


def test_players_see_the_game(play):
    game = played(play)
    assert json.loads(json.dumps(play.look(game, as_player=True))) == play.look(game)
