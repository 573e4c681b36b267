"""`realmgen replay` of Torchfall's records."""

import json
from pathlib import Path

import pytest

from realmgen.cli import main

RECORDS = Path(__file__).parents[1] / "records"
KEYS = [
    "legal",
    "reason",
    "gained",
    "renown",
    "winner",
    "over",
    "to_move",
    "round",
    "actions_left",
    "wardens",
    "torch_supply",
    "beacon_supply",
    "torches",
    "beacons",
    "networks",
]
BEGUN = '{"game":"torchfall","setup":{"players":2},"commands":["march greyfen","0: march ashspire","0: light"]}'


@pytest.fixture
def replay(capsys, tmp_path):
    def run(text, *options):
        path = tmp_path / "record"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        code = main(["replay", str(path), *options])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def test_one_position_a_line_the_set_up_first(replay):
    code, out, err = replay(BEGUN, "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert (code, err, len(lines)) == (0, "", 4)
    assert all(list(line) == KEYS for line in lines)
    assert (lines[0]["legal"], lines[0]["reason"], lines[0]["gained"]) == (None, None, None)
    assert (lines[1]["legal"], lines[1]["reason"], lines[1]["gained"]) == (True, None, 0)
    assert (lines[3]["legal"], lines[3]["reason"], lines[3]["gained"]) == (False, "it is not seat 0's turn", 0)
    assert {key: lines[3][key] for key in KEYS[3:]} == {key: lines[2][key] for key in KEYS[3:]}
    assert lines[0]["wardens"] == ["blackpine", "redwall"]
    assert lines[0]["beacons"] == {"blackpine": 0, "redwall": 1}


def test_strict_stops_at_the_first_that_is_refused(replay):
    code, out, err = replay(BEGUN.replace("greyfen", "redwall"), "--json", "--strict")
    assert (code, len(out.splitlines())) == (1, 2)
    assert "command 1 (march redwall): no road leads from Blackpine Watch to Redwall Post" in err
    code, out, err = replay(BEGUN.replace("greyfen", "redwall"), "--strict")
    assert (code, out) == (1, "")


def test_without_json_it_says_what_was_refused_and_how_it_stands(replay):
    code, out, _ = replay(BEGUN)
    assert code == 0
    assert out.splitlines() == [
        "command 3 (0: light): it is not seat 0's turn",
        "3 commands replayed, 1 refused: round 1 goes on (Red 0, Blue 0)",
    ]


def test_an_impossible_set_up_is_refused_with_every_reason(replay):
    code, out, err = replay("players: 2\nlonger_duel: true\nquiet_opening: true\nfirst: 5\n\n", "--json")
    assert (code, out) == (2, "")
    assert "cannot be together" in err
    assert "first 5 is no seat" in err


@pytest.mark.parametrize("name", ["torchfall-example-turn", "torchfall-example-reached"])
def test_the_example_turn_pays_its_network(replay, name):
    code, out, err = replay((RECORDS / f"{name}.txt").read_bytes(), "--json", "--strict")
    lines = [json.loads(line) for line in out.splitlines()]
    laid = next(n for n, line in enumerate(lines) if line["networks"] == [0, 4])
    assert (lines[laid]["gained"], lines[laid + 1]["gained"]) == (0, 1)
    assert lines[laid + 1]["wardens"][1] == "dawnmere"
    assert (code, err) == (0, "")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b'game: "torchfall"\nplayers: \xff\n', "no UTF-8 text"),
        ('{"game":"chess","setup":{},"commands":[]}', "game is 'chess', but should be 'torchfall'"),
        ('{"game":"torchfall","setup":{"players":2}}', "commands is missing"),
        ('{"game":"torchfall","setup":{"players":2},"commands":[1]}', "command 1 should be text"),
        ('{"game":', "not readable as JSON"),
        ("players: two\n\n", "line 1: players: not readable as JSON"),
        ("players: 2\nplayers: 3\n\n", "line 2: players is given a second time"),
        ("players: 2\nmarch greyfen\n", "line 2: 'march greyfen' should be key: value"),
        ("players: 2\n\n1. march greyfen\n3. light\n", "'3. light' is numbered 3, but is command 2"),
        ("players: 2\n\n1. march moon\n2. jump\n", "command 2: command 'jump' cannot be read"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(replay, text, reason):
    code, out, err = replay(text, "--json")
    assert (code, out) == (2, "")
    assert reason in err


def test_a_campaign_is_no_record(replay):
    code, _, err = replay('{"realmgen":"campaign"}\n', "--json")
    assert code == 2
    assert "is a campaign" in err


@pytest.mark.parametrize("data", [b"", b"  \n", b"[]", b"{}", b"null", b"\x00\xff", "players: 2\n".encode("utf-16")])
def test_a_file_of_neither_kind_is_told_to_be_so(replay, data):
    code, out, err = replay(data)
    assert (code, out) == (2, "")
    assert err.rstrip().endswith("is neither a saved campaign nor a record of Torchfall")


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text(BEGUN)

    def ran(*words):
        code = main(["--database", "cli.db", *words])
        said = capsys.readouterr()
        return code or 0, said.out, said.err

    return ran


def test_a_record_is_brought_in_as_a_game_and_played_on(run):
    code, out, err = run("import", "game.json")
    assert (code, out[:18]) == (0, "Torchfall for two ")
    assert "left out: command 3 (0: light): " in err
    assert run("list")[1].endswith("Torchfall for two  (torchfall)\n")
    assert run("do", "Torchfall", "1: march ashspire")[1] == "Blue marches to Ashspire.\n"
    assert run("show", "Torchfall")[1] == "Torchfall for two: Round 1 goes on. (Red 0, Blue 0)\n"
    assert json.loads(run("show", "Torchfall", "--json")[1])["commands"][2] == "1: march ashspire"
    assert run("undo", "Torchfall")[0] == 0
    assert run("do", "Torchfall", "0: light")[::2] == (1, "realmgen: it is not seat 0's turn\n")


@pytest.mark.parametrize("words", [("journal",), ("export", "--format", "svg"), ("sheet",)])
def test_what_a_game_has_not_is_refused_by_name(run, words):
    run("import", "game.json")
    verb, *more = words
    more = ["company"] if verb == "sheet" else more
    code, _, err = run(verb, "Torchfall", *more)
    assert (code, err) == (
        1,
        "realmgen: Torchfall for two is a game of Torchfall: it has no Realm to print or tell of\n",
    )


def test_a_game_takes_no_packs(run):
    run("import", "game.json")
    told = run("pack", "use", "Torchfall", "my-pack", "on")
    assert told == (1, "", "realmgen: Torchfall for two has no Realm, and packs are for Realms\n")


def test_a_game_is_written_as_a_record_of_either_form(run):
    run("import", "game.json")
    text = run("export", "Torchfall", "--format", "text")[1]
    assert text == 'game: "torchfall"\nplayers: 2\n\n1. 0: march greyfen\n2. 0: march ashspire\n'
    twin = json.loads(run("export", "Torchfall", "--format", "json")[1])
    assert twin["commands"] == ["0: march greyfen", "0: march ashspire"]
    run("new", "Vale", "--width", "6", "--height", "6")
    assert run("export", "Vale", "--format", "text")[::2][0] == 2


def test_a_game_travels_as_a_file_of_its_own(run):
    run("import", "game.json")
    assert run("export", "Torchfall", "-o", "game.realmgen")[0] == 0
    assert run("replay", "game.realmgen")[1] == "3 lines replayed: every state is as it was saved\n"
    assert run("import", "game.realmgen")[0] == 0


def test_a_set_up_is_drawn_by_seed_as_a_record(run):
    code, text, _ = run("torchfall", "draw", "--seed", "Storm", "--players", "3")
    assert code == 0
    assert text.startswith('game: "torchfall"\nplayers: 3\n')
    assert 'seed: "Storm"' in text
    assert run("torchfall", "draw", "--seed", "Storm", "--players", "3")[1] == text
    twin = json.loads(run("torchfall", "draw", "--seed", "Storm", "--players", "3", "--json")[1])
    assert (twin["setup"]["seed"], twin["commands"]) == ("Storm", [])
    assert run("torchfall", "draw")[1] != run("torchfall", "draw")[1]


def test_what_was_drawn_is_brought_in_as_a_game(run):
    assert run("torchfall", "draw", "--players", "4", "-o", "drawn.txt")[1] == "drawn.txt\n"
    assert run("import", "drawn.txt")[0] == 0
    assert run("show", "Torchfall")[1].startswith("Torchfall for four: Round 1 goes on.")


def test_a_set_up_for_five_is_refused(run):
    assert run("torchfall", "draw", "--players", "5")[::2] == (
        2,
        "realmgen: players '5' cannot be used: a whole number from 2 to 4\n",
    )
    assert run("torchfall", "draw", "--seed", "")[0] == 2
