"""A game of Torchfall as a journal folds it."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from torchfall_strategies import setups

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.match import Match
from realmgen.games.torchfall.model import Setup
from realmgen.games.torchfall.table import NOBODY, Act, Begin, Seat, Sit, Table, Torchfall
from realmgen.kit.chance import Dice

GAME = Torchfall()
ISOLDE = (Seat("Isolde"), Seat(bot="searching"))
EXAMPLE = ("lay ashspire-blackpine", "march ashspire", "march ashspire", "lay ashspire-dawnmere", "light")


def begun(setup=None, seats=ISOLDE):
    return do(NOBODY, str(Begin(setup or Setup(), seats)))


def do(table, *texts):
    for text in texts:
        command = GAME.parse(text)
        GAME.check(table, command)
        table = GAME.apply(table, command, Dice("x")).state
    return table


def events(table, text):
    return [(event.kind, event.text) for event in GAME.apply(table, GAME.parse(text), Dice("x")).events]


def test_what_happens_is_told_with_names_and_what_the_renown_is_for():
    assert events(NOBODY, str(Begin(Setup(), ISOLDE))) == [
        (
            "begun",
            "A game of Torchfall for two begins: Red (Isolde) at Blackpine Watch, Blue (the searching opponent) at"
            " Redwall Post. Isolde opens.",
        )
    ]
    table = begun()
    assert events(table, "march ashspire") == [("marched", "Isolde marches to Ashspire.")]
    assert events(table, "lay ashspire-blackpine") == [
        ("laid", "Isolde lays a Torch from Ashspire to Blackpine Watch.")
    ]
    table = do(table, *EXAMPLE[:4])
    assert events(table, "light") == [("lit", "Isolde lights Ashspire: 1 Renown, for the new Beacon.")]
    table = do(table, "light")
    text = events(table, "lay ashspire-dawnmere")[0][1]
    assert text == (
        "Isolde lays a Torch from Ashspire to Dawnmere Tower in place of Blue's: 1 Renown, for holding the centre."
    )


def test_a_torch_moved_and_a_bridge_left_alone_are_told():
    table = begun(Setup(powers=(("ashspire", "ash_bridge"),)))
    table = do(table, "lay ashspire-blackpine", "march ashspire")
    assert events(table, "skip") == [("skipped", "Isolde lets the Ash Bridge be.")]
    assert events(table, "rekindle ashspire-blackpine ashspire-redwall") == [
        (
            "rekindled",
            "Isolde moves a Torch from Ashspire to Blackpine Watch to the road from Ashspire to Redwall Post.",
        )
    ]


def test_the_last_command_tells_how_it_ended():
    preset = {"renown": [4, 3], "beacons": {"ashspire": 0}}
    table = do(NOBODY, f"begin {json.dumps({'setup': {'players': 2, 'preset': preset}, 'seats': [{}, {}]})}")
    table = do(table, "march frostgate")
    kinds = events(table, "march blackpine")
    assert kinds == [
        ("marched", "Red marches to Blackpine Watch: 1 Renown, for holding the centre."),
        ("won", "Red wins with 5 Renown."),
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("begin", "begin: setup is missing"),
        ("begin {", "begin: not readable as JSON"),
        ('begin {"setup":{"players":5},"seats":[]}', "players 5 cannot be"),
        ('begin {"setup":{"players":2},"seats":[{}]}', "1 seats are named: 2 play, so name 2"),
        ('begin {"setup":{"players":2},"seats":[{"bot":"chess"},{"name":7}]}', "bot 'chess' is not known"),
        ('seat 7 {"name":"Bert"}', "should be: seat NUMBER"),
        ('seat 1 {"nom":"Bert"}', "'nom' is not known"),
        ("seat 0 " + json.dumps({"name": "x" * 41}), "one line of at most 40 letters"),
        ('seat 0 {"name":"a\\nb"}', "one line of at most 40 letters"),
        ("fly ashspire", "cannot be read: one of march POST"),
        ("", "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_named(text, fault):
    with pytest.raises(Unreadable) as error:
        GAME.parse(text)
    assert fault in "; ".join(error.value.faults)


def test_every_fault_of_the_seats_is_told():
    with pytest.raises(Unreadable) as error:
        GAME.parse('begin {"setup":{"players":2},"seats":[{"bot":"chess"},{"name":7}]}')
    assert len(error.value.faults) == 2


@pytest.mark.parametrize(
    ("table", "text", "reason"),
    [
        (NOBODY, "march ashspire", "the game has not begun yet"),
        (NOBODY, 'seat 0 {"name":"Bert"}', "the game has not begun yet"),
        (begun(), str(Begin(Setup(), ISOLDE)), "the game has begun already"),
        (begun(), "1: march ashspire", "it is not seat 1's turn"),
        (begun(), "light", "is lit already"),
        (begun(), 'seat 2 {"name":"Bert"}', "there is no seat 2: seats are 0 to 1"),
    ],
)
def test_what_is_not_allowed_says_why(table, text, reason):
    with pytest.raises(IllegalCommand, match=reason):
        GAME.check(table, GAME.parse(text))


def test_a_seat_can_be_handed_on():
    table = do(begun(), 'seat 0 {"bot":"greedy"}', 'seat 1 {"name":"Bert"}')
    assert table.seats == (Seat(bot="greedy"), Seat("Bert"))
    assert events(table, str(Sit(1, Seat()))) == [("seated", "Blue is played by somebody at the table from here on.")]
    assert events(table, str(Sit(1, Seat(bot="random"))))[0][1].startswith("Blue is played by the random opponent")


def test_commands_are_kept_with_the_seat_that_gave_them():
    table = do(begun(), "march   frostgate", "0: march blackpine")
    assert GAME.dump(table)["commands"] == ["0: march frostgate", "0: march blackpine"]
    assert GAME.parse("march   frostgate") == Act("march frostgate")


def test_a_stored_game_that_breaks_the_rules_is_refused():
    stored = GAME.dump(begun())
    with pytest.raises(Unreadable, match="command 2: it is not seat 1's turn"):
        GAME.load({**stored, "commands": ["march frostgate", "1: light"]})
    with pytest.raises(Unreadable, match="command 1: command 'fly'"):
        GAME.load({**stored, "commands": ["fly"]})


def test_TF_040_players_may_see_all_of_it():
    table = do(begun(), *EXAMPLE)
    assert GAME.redact(table) == GAME.dump(table)


def test_the_rows_say_how_it_stands():
    rows = GAME.rows(do(begun(), *EXAMPLE))
    assert rows["match"] == [
        {
            "key": "match",
            "players": 2,
            "target": 5,
            "timed_rounds": 0,
            "round": 2,
            "to_move": 0,
            "commands": 5,
            "over": False,
            "how": "",
        }
    ]
    red, blue = rows["seat"]
    assert (red["name"], red["home"], red["renown"], red["torches"], red["beacons"], red["network"]) == (
        ("Isolde", "blackpine", 1, 1, 2, 1)
    )
    assert (blue["colour"], blue["bot"], blue["won"]) == ("Blue", "searching", False)
    assert GAME.rows(NOBODY) == {"match": [], "seat": []}


@given(setups(), st.randoms(use_true_random=False), st.integers(0, 40))
def test_offers_pass_and_what_is_dumped_loads_again(stored, random, moves):
    setup = load_setup(stored)
    table = begun(setup, (Seat(),) * setup.players)
    for _ in range(moves):
        offers = list(GAME.offers(table))
        if not offers:
            assert table.game.state.winners
            break
        for offer in offers:
            GAME.check(table, offer)
        table = do(table, str(random.choice(offers)))
    again = GAME.load(json.loads(json.dumps(GAME.dump(table))))
    assert isinstance(again, Table)
    assert (again.seats, again.game.state, again.game.orders) == (table.seats, table.game.state, table.game.orders)
    assert again.game.rules.setup == table.game.rules.setup
    assert isinstance(again.game, Match)
    assert GAME.moment(again) == {"round": table.game.state.round, "night": 0}
    assert GAME.problems(again) == []
