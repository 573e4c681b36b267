"""The command line as a user meets it: what it prints, where, and how it ends."""

import json
import re
from pathlib import Path

import pytest

from realmgen.cli import main, parser
from realmgen.service import makers


def test_the_help_names_every_format():
    assert re.split(", | or ", parser.FORMATS) == list(makers.FORMATS)


@pytest.fixture
def run(tmp_path, capsys, monkeypatch):
    """Run one command on a database of its own; gives (exit code, standard output, standard error)."""
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{tmp_path}/realmgen.db")
    monkeypatch.chdir(tmp_path)

    def command(*words):
        code = main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return command


def generated(run, *words):
    code, out, _ = run("generate", "realm", *words)
    assert code == 0
    return [json.loads(line) for line in out.splitlines()]


def test_a_realm_is_one_object_on_one_line(run):
    (realm,) = generated(run, "--seed", "4711")
    keys = "schema name seed layout width height hexes lakes rivers barriers holdings myths landmarks options"
    assert set(keys.split()) <= realm.keys()
    assert (realm["seed"], realm["width"], realm["options"]["coast"]) == ("4711", 12, "landlocked")
    assert realm["hexes"][0]["at"] == "0101"


def test_the_same_seed_and_options_give_the_same_bytes(run):
    words = ("generate", "realm", "--seed", "4711", "--coast", "coastal")
    assert run(*words) == run(*words)


def test_count_gives_a_line_each_and_the_first_is_the_seed_itself(run):
    three = generated(run, "--seed", "4711", "--count", "3")
    assert [realm["seed"] for realm in three] == ["4711", "4711-2", "4711-3"]
    assert three[0] == generated(run, "--seed", "4711")[0]


def test_several_realms_go_into_one_json_file_a_line_each(run, tmp_path):
    three = generated(run, "--seed", "4711", "--count", "3")
    assert run("generate", "realm", "--seed", "4711", "--count", "3", "-o", "three.jsonl")[1] == "three.jsonl\n"
    assert [json.loads(line) for line in (tmp_path / "three.jsonl").read_text("utf-8").splitlines()] == three
    assert [path.name for path in tmp_path.iterdir() if "jsonl" in path.name] == ["three.jsonl"]


def test_seeds_are_drawn_when_none_is_given(run):
    seeds = {realm["seed"] for realm in generated(run, "--count", "2")}
    assert len(seeds) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", seed) for seed in seeds)


def test_players_json_lacks_what_is_hidden(run):
    (realm,) = generated(run, "--seed", "4711", "--audience", "players")
    assert realm.keys() & {"seed", "options", "myths", "landmarks", "barriers"} == set()
    assert realm["code"]


@pytest.mark.parametrize(
    ("words", "faults"),
    [
        (["--width", "0"], ["width 0"]),
        (["--height", "100"], ["height 100"]),
        (["--coast", "moon"], ["'moon'"]),
        (["--width", "0", "--height", "100", "--coast", "moon"], ["width 0", "height 100", "'moon'"]),
        (["--width", "wide"], ["width 'wide' is not a whole number"]),
        (["--count", "0", "--format", "doc", "--paper", "A9"], ["count '0'", "format 'doc'", "paper 'A9'"]),
        (["--weight", "forest"], ["weight 'forest'"]),
        (["--weight", "swamp=2"], ["swamp"]),
        (["--dpi", "9" * 5000], ["dpi '999"]),
        (["--audience", ""], ["audience ''"]),
        (["--hex-size", "big", "--dpi", "9", "--theme", "pink"], ["theme 'pink'", "hex size 'big'", "dpi '9'"]),
    ],
)
def test_wrong_input_is_named_line_by_line_and_nothing_is_written(run, tmp_path, words, faults):
    before = set(tmp_path.iterdir())
    code, out, err = run("generate", "realm", *words, "-o", "realm.out")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == len(faults)
    assert all(fault in line for fault, line in zip(faults, err.splitlines(), strict=True))
    assert set(tmp_path.iterdir()) == before


def test_MB_241_other_than_usual_options_are_accepted_with_a_note(run):
    code, out, err = run("generate", "realm", "--seed", "1", "--myths", "7", "--count", "2")
    assert (code, len(out.splitlines())) == (0, 2)
    assert err == "realmgen: non-typical: 7 myths instead of 6\n"
    assert run("new", "Vale", "--holdings", "5")[2] == "realmgen: non-typical: 5 holdings instead of 4\n"
    assert run("new", "Vale", "--holdings", "1")[2] == "realmgen: non-typical: 1 holding instead of 4\n"
    assert run("generate", "realm", "--seed", "1")[2] == ""


def test_a_seed_that_players_could_guess_is_warned_of(run):
    long = "a seed of many letters"
    assert "the seed 'abc' is short" in run("new", "Vale", "--seed", "abc")[2]
    assert "the seed 'abc' is short" in run("generate", "realm", "--seed", "abc", "--audience", "players")[2]
    assert run("new", "Dale", "--seed", long)[2] == ""
    assert run("new", "Fell")[2] == ""


def test_what_a_small_map_leaves_out_is_said(run):
    code, out, err = run("generate", "realm", "--width", "3", "--height", "3", "--seed", "1")
    assert code == 0
    assert "left out" in err
    assert json.loads(out)["width"] == 3


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("svg", b"<svg"),
        ("png", b"\x89PNG"),
        ("pdf", b"%PDF"),
        ("textmapper", b""),
        ("foundry", b"{"),
        ("tiled", b"<?xml"),
    ],
)
def test_a_format_is_written_to_the_path_asked_for(run, tmp_path, name, start):
    target = tmp_path / "map.out"
    code, out, _ = run("generate", "realm", "--seed", "4711", "--format", name, "--dpi", "60", "-o", str(target))
    assert code == 0
    assert str(target) in out
    assert target.read_bytes().startswith(start)


def test_a_path_that_cannot_be_written_is_named(run):
    code, _, err = run("generate", "realm", "-o", "no/such/folder/realm.json")
    assert code == 2
    assert "no/such/folder/realm.json" in err


def test_a_campaign_from_new_to_import(run, tmp_path):
    code, out, _ = run("new", "Tuesday", "--seed", "4711")
    assert code == 0
    assert "Tuesday" in out
    _, out, _ = run("show", "Tuesday", "--json")
    place = json.loads(out)["realm"]["holdings"][0]["at"]
    assert run("do", "Tuesday", f'rename {place} "Dunhallow"')[0] == 0
    assert "Dunhallow" in run("show", "Tuesday")[1]
    assert run("undo", "Tuesday")[0] == 0
    assert "Dunhallow" not in run("show", "Tuesday")[1]
    assert run("redo", "Tuesday")[0] == 0
    assert "Redone: Renamed" in run("journal", "Tuesday", "--undone")[1]
    assert run("export", "Tuesday", "-o", "tuesday.realmgen")[0] == 0
    assert run("replay", "tuesday.realmgen")[0] == 0
    assert run("import", "tuesday.realmgen")[0] == 0
    assert len(run("list")[1].splitlines()) == 2


def test_dice_may_be_typed_in(run):
    run("new", "Dice", "--seed", "4711")
    code, out, _ = run("do", "Dice", 'roll 2d6 "luck"', "--rolls", "3,4")
    assert code == 0
    assert "7" in out
    code, _, err = run("do", "Dice", 'roll 2d6 "luck"', "--rolls", "3")
    assert code == 2
    assert "d6" in err
    assert run("do", "Dice", "roll 2d6", "--rolls", "3,9")[0] == 2
    assert run("do", "Dice", "roll 2d6", "--rolls", "three")[0] == 2


def test_a_command_the_rules_forbid_exits_1_and_an_unreadable_one_2(run):
    run("new", "Law", "--seed", "4711")
    assert run("do", "Law", "barrier 0101 0909")[0] == 1
    assert run("do", "Law", "barrier 0101 1301")[0] == 2
    assert run("do", "Law", "dance")[0] == 2
    assert run("do", "Law", 'note 0101 "x"', "--seen", "0")[0] == 1


def test_show_as_player_holds_no_secret(run):
    run("new", "Veil", "--seed", "4711")
    realm = json.loads(run("show", "Veil", "--json")[1])["realm"]
    shown = run("show", "Veil", "--as-player", "--json")[1] + run("show", "Veil", "--as-player")[1]
    assert realm["myths"]
    assert [m["name"] for m in realm["myths"] if m["name"] in shown] == []
    assert realm["seed"] not in shown


def test_unknown_campaigns_and_files_are_named(run, tmp_path):
    assert "Nobody" in run("show", "Nobody")[2]
    (tmp_path / "torn.realmgen").write_bytes(b"PK\x03\x04 torn")
    code, _, err = run("import", "torn.realmgen")
    assert code == 2
    assert "no campaign file of realmgen" in err
    assert run("import", "missing.json")[0] == 2
    assert run("list")[1].startswith("no campaign yet")


def test_a_campaign_larger_than_any_map_comes_back_and_endless_files_end(run, monkeypatch):
    monkeypatch.setattr("realmgen.service.imports.LARGEST", 1000)
    run("new", "Long", "--seed", "4711")
    run("export", "Long", "-o", "long.realmgen")
    assert run("import", "long.realmgen")[0] == 0
    monkeypatch.setattr("realmgen.cli.output.MOST", 5000)
    if Path("/dev/zero").exists():
        assert "more than the 1000 bytes" in run("import", "/dev/zero")[2]


def test_the_tables_that_came_along_are_sound(run):
    code, out, _ = run("check-data")
    assert code == 0
    assert out.startswith("bastionland is sound: 72 Myths, 72 Knights, ")


def test_tiles_of_a_picture_come_as_a_zip_whatever_the_path_says(run, tmp_path):
    code, out, _ = run(
        "generate", "realm", "--seed", "4711", "--format", "png", "--dpi", "50", "--hex-size", "1in", "-o", "map.png"
    )
    assert (code, out.strip()) == (0, "map.zip")
    assert (tmp_path / "map.zip").read_bytes().startswith(b"PK")
    assert not (tmp_path / "map.png").exists()


@pytest.mark.parametrize("where", [["-o", "scene.json"], ["-o", "."], []])
def test_realms_of_one_name_do_not_write_over_each_other(run, tmp_path, where):
    words = ("--seed", "1", "--count", "3", "--width", "4", "--height", "4")
    code, out, _ = run("generate", "realm", *words, "--format", "foundry", *where)
    assert code == 0
    assert len(set(out.splitlines())) == len(list(tmp_path.iterdir())) == 6
    for scene in tmp_path.glob("*.json"):
        assert (tmp_path / json.loads(scene.read_text("utf-8"))["background"]["src"].rsplit("/", 1)[-1]).is_file()
