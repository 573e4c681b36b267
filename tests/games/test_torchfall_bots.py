"""Torchfall's opponents: fair, repeatable, and each stronger than the one before."""

from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torchfall_samples import Table, path
from torchfall_strategies import boards, setups

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall.bots import BOTS, Budget, SearchBot, bot_of, play_out
from realmgen.games.torchfall.bots.sight import Sight
from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.formats import read, write_text
from realmgen.games.torchfall.match import replay
from realmgen.games.torchfall.model import Outcome, Setup
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.chance import Dice

SMALL = Budget(nodes=150)


def seated(rules, *names, budget=SMALL):
    return [bot_of(name, rules, budget) for name in names]


def share(rules, one, other, seat, games=40):
    """How often a bot wins alone from a seat against another."""
    names = (one, other) if seat == 0 else (other, one)
    bots = seated(rules, *names)
    return sum(play_out(rules, bots, f"game {number}").outcome.winners == (seat,) for number in range(games)) / games


@pytest.fixture(scope="module")
def duel():
    return Rules(Setup())


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_one_beats_the_random_one(duel, seat):
    assert share(duel, "greedy", "random", seat) >= 0.9


@pytest.mark.parametrize("seat", [0, 1])
def test_the_searching_one_beats_the_greedy_one(duel, seat):
    assert share(duel, "searching", "greedy", seat, games=100) >= 0.8


def turns(rules, state):
    """Every position that whoever moves can reach by the end of the turn."""
    ends, on_the_way = set(), {state}
    while on_the_way:
        after = {rules.apply(one, command) for one in on_the_way for command in rules.legal(one)}
        on_the_way = {one for one in after if one.to_move == state.to_move and not one.winners}
        ends |= after - on_the_way
    return ends


def test_who_opens_at_ashspire_has_won():
    """The next turn lights it whatever the other does, and it pays the fifth Renown in the fifth turn. The other, left
    alone, has 2 after three turns, and a fourth brings 2 at most: one Light and the network."""
    table = Table()
    table.do("lay blackpine-ashspire", "march ashspire")
    rules, lit = table.rules, 1 << table.rules.board.centre
    for reply in turns(rules, table.state):
        assert any(one.beacons[0] & lit for one in turns(rules, reply))
    ours, theirs = table.state.beacons
    alone = {table.state._replace(beacons=(ours | lit, theirs))}
    for _ in range(3):
        ends = set().union(*(turns(rules, one) for one in alone))
        alone = {one._replace(to_move=1, left=2, round=1) for one in ends}
    assert max(one.renown[1] for one in ends) == 2


@pytest.mark.parametrize(("players", "least"), [(3, 0.5), (4, 0.4)])
def test_the_searching_one_wins_more_than_its_share_among_greedy_ones(players, least):
    rules, won = Rules(Setup(players=players)), 0
    for number in range(10 * players):
        seat, names = number % players, ["greedy"] * players
        names[seat] = "searching"
        won += play_out(rules, seated(rules, *names), f"game {number}").outcome.winners == (seat,)
    assert won / (10 * players) >= least


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game_and_others_another(duel, name):
    def orders(seed):
        return play_out(duel, seated(duel, name, name), seed).orders

    assert orders("ash") == orders("ash")
    assert len({orders(f"ash {number}") for number in range(6)}) > 1


def test_a_bot_keeps_nothing_from_one_choice_to_the_next(duel):
    game = play_out(duel, seated(duel, "searching", "searching"), "ash")
    bot, state = SearchBot(duel, SMALL), duel.start()
    for order in game.orders:
        fresh = SearchBot(duel, SMALL)
        assert bot.choose(state, Dice("one")) == fresh.choose(state, Dice("one"))
        state = duel.apply(state, order.command)


@settings(max_examples=40, deadline=None)
@given(st.one_of(setups(), boards()), st.integers(0, 2**32), st.integers(0, 60))
def test_on_every_board_a_bot_has_a_command_and_it_is_legal(stored, seed, length):
    rules, dice = Rules(load_setup(stored)), Dice(str(seed))
    state = rules.start()
    for _ in range(length):
        state = rules.apply(state, dice.pick(rules.legal(state))) if not state.winners else state
    for bot in seated(rules, *BOTS, budget=Budget(nodes=40)):
        if state.winners:
            with pytest.raises(IllegalCommand, match="the game is over"):
                bot.choose(state, dice)
        else:
            order = bot.choose(state, dice)
            assert order.seat == state.to_move
            rules.check(state, order)


def test_a_game_played_out_is_a_record_that_replays_to_the_same(duel):
    game = play_out(duel, seated(duel, "searching", "greedy"), "ash")
    again = read(write_text(game.record))
    played = list(replay(again.rules, again.orders))
    assert not any(one.reason for one in played)
    assert (played[-1].state, game.ended) == (game.state, True)
    assert game.outcome == duel.outcome(game.state)
    assert game.turns == len({(one.state.round, one.state.to_move) for one in played})


def test_TF_055_TF_056_a_game_broken_off_is_judged_like_a_timed_one():
    rules = Table({"renown": [2, 3]}).rules
    game = play_out(rules, seated(rules, "random", "random"), "ash", limit=1)
    assert (game.turns, len(game.orders), game.ended) == (1, 2, False)
    assert game.outcome == Outcome((1,), "renown")
    rules = Table({"beacons": {"greyfen": 1}}).rules
    assert play_out(rules, seated(rules, "random", "random"), "ash", limit=1).outcome == Outcome((1,), "beacons")


def test_TF_055_a_timed_game_ends_by_itself():
    rules = Rules(Setup(timed_rounds=8))
    game = play_out(rules, seated(rules, "searching", "greedy"), "ash")
    assert (game.turns, game.ended) == (16, True)


def test_the_searching_one_cuts_the_way_of_a_rival_about_to_win():
    """Only a Torch of its own on the road to Thorn Coast stops Blue from walking there and lighting it."""
    table = Table(
        {"wardens": ["greyfen", "redwall"], "torches": path(1, "redwall", "thorn_coast"), "renown": [0, 4], "round": 4},
    )
    bot = SearchBot(table.rules, Budget(nodes=3000))
    for text in ("march thorn_coast", "lay redwall-thorn_coast"):
        order = bot.choose(table.state, Dice("ash"))
        assert order.command == table.rules.parse(text).command
        table.do(str(order))


@pytest.mark.parametrize("name", ["greedy", "searching"])
def test_whoever_can_win_at_once_does(name):
    table = Table({"wardens": ["frostgate", "redwall"], "torches": path(0, "blackpine", "frostgate"), "renown": [4, 4]})
    assert str(bot_of(name, table.rules).choose(table.state, Dice("ash"))) == "0: light"


def test_seconds_end_a_search_too(duel):
    ticks = count()
    bot = SearchBot(duel, Budget(nodes=10**9, seconds=100), clock=lambda: next(ticks))
    duel.check(duel.start(), bot.choose(duel.start(), Dice("ash")))
    assert 100 < next(ticks) < 110


def test_fewer_positions_than_commands_are_budget_enough(duel):
    duel.check(duel.start(), SearchBot(duel, Budget(nodes=0)).choose(duel.start(), Dice("ash")))


def test_the_way_to_a_beacon_and_to_a_network_is_counted_in_actions():
    table = Table({"torches": path(0, "blackpine", "frostgate")})
    sight, number = Sight(table.rules), table.rules.board.number
    ways = {post: actions for actions, post in sight.to_light(table.state, 0)}
    assert ways == {number["frostgate"]: 2, number["ashspire"]: 3, number["greyfen"]: 3} | {
        number["dawnmere"]: 4,
        number["thorn_coast"]: 5,
    }
    assert (sight.to_lead(table.state, 0), sight.to_lead(table.state, 1)) == (3, 4)
    neutral = Table(open_frontier=True)
    assert (3, number["dawnmere"]) in Sight(neutral.rules).to_light(neutral.state, 1)
    ring = Table({"torches": path(1, "redwall", "thorn_coast", "greyfen", "ashspire", "dawnmere")}).state
    assert (sight.to_lead(ring, 0), sight.to_lead(ring, 1)) == (5, 0)


def test_what_cannot_be_played_is_refused(duel):
    with pytest.raises(Unreadable, match="bot 'clever' is not known: one of random, greedy, searching"):
        bot_of("clever", duel)
    with pytest.raises(Unreadable, match="1 bots cannot play: 2 are wanted"):
        play_out(duel, seated(duel, "random"), "ash")
    with pytest.raises(Unreadable, match="limit 0 cannot be: 1 turn or more"):
        play_out(duel, seated(duel, "random", "random"), "ash", limit=0)
