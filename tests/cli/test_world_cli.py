"""Worlds from the command line: generated, printed, told."""

import json
import shutil

import pytest
from world_samples import WORLD

from realmgen.cli import main
from realmgen.cli.parser import PRINTED, WORLD_FORMATS
from realmgen.service.registry import open_play
from realmgen.service.worlds.exports import FORMATS
from realmgen.service.worlds.games import start
from realmgen.service.worlds.printing import PRINTABLES


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def command(*words):
        code = main(words)
        told = capsys.readouterr()
        return code, told.out, told.err

    return command


@pytest.fixture
def kept(tmp_path, blank, monkeypatch):
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{shutil.copy(blank, tmp_path / 'worlds.db')}")
    play = open_play(None)
    start(play, WORLD, mode="guided", name="The Grey Reach")
    play.ledger.close()


def named(text):
    return set(text.replace(" or ", ", ").split(", "))


def test_the_help_names_every_page_and_format():
    assert named(PRINTED) == set(PRINTABLES)
    assert named(WORLD_FORMATS) == set(FORMATS)


def test_the_same_seed_makes_the_same_world(run):
    words = ("generate", "world", "--seed", "a-seed-that-is-long", "--truth", "iron=3", "--start", "Havens")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert (told["game"], told["version"], told["world"]["seed"]) == ("ironsworn", 1, "a-seed-that-is-long")
    assert "Shawn Tomkin" in told["credit"]
    assert {"category": "iron", "options": [3]} in told["world"]["options"]["truths"]
    assert run(*words)[1] == out


@pytest.mark.parametrize("name", ["svg", "png", "pdf", "gazetteer", "gazetteer-pdf"])
def test_a_world_comes_in_every_format(run, tmp_path, name):
    assert run("generate", "world", "--seed", "long-enough-seed", "--format", name, "--dpi", "50", "-o", "w")[0] == 0
    assert (tmp_path / "w").stat().st_size > 1000


def test_several_worlds_stand_in_one_file_line_by_line(run, tmp_path):
    assert run("generate", "world", "--seed", "long-enough-seed", "--count", "2", "-o", "two.json")[0] == 0
    lines = (tmp_path / "two.json").read_text().splitlines()
    assert [json.loads(line)["world"]["seed"] for line in lines] == ["long-enough-seed", "long-enough-seed-2"]


def test_every_fault_of_what_was_typed_is_told(run, tmp_path):
    code, out, err = run(
        *("generate", "world", "--settlements", "x", "--sites", "99", "--start", "Rome", "--format", "gif"),
        *("--truth", "iron=9", "--truth", "gold=1", "--truth", "beasts=1", "--truth", "beasts=2", "--count", "0"),
        *("--name", "Grey\nReach", "--width", "99"),
    )
    assert (code, out) == (2, "")
    for fault in (
        "settlements 'x' cannot be used: a whole number, such as 24",
        "a world has 0 to 60 sites, not 99",
        "start 'Rome' is no region: one of 1 Barrier Islands",
        "truth 'iron=9' cannot be read: iron has the options 1, 2, 3",
        "truth 'gold=1' cannot be read: write KEY=N, KEY being one of old-world",
        "truth 'beasts' is chosen twice",
        "count '0'",
        "format 'gif' is not known for a world",
        "name 'Grey\\nReach' cannot be used: one line of at most 60 characters",
        "a map is 18 to 40 hexes wide, not 99",
    ):
        assert fault in err
    assert list(tmp_path.iterdir()) == []


def test_blank_sheets_need_no_world(run, tmp_path):
    for what in ("blank-tracks", "blank-vow", "blank-table", "blank-truths"):
        assert run("print", what, "--theme", "sheet", "-o", f"{what}.pdf")[0] == 0
        assert (tmp_path / f"{what}.pdf").read_bytes().startswith(b"%PDF")
    code, _, err = run("print", "character", "--cards", "7")
    assert code == 2
    assert "Character sheet cannot be printed yet: such sheets come with characters" in err
    assert "7 cards to a sheet cannot be: 4 or 9" in err
    assert run("print", "settlements")[::2] == (
        1,
        "realmgen: there is no world to print yet: make one, or print a blank sheet\n",
    )


@pytest.mark.usefixtures("kept")
def test_pages_of_a_world_that_is_kept(run, tmp_path):
    for what in ("settlements", "people", "truths", "map"):
        assert run("print", what, "The Grey", "--cards", "9", "--dpi", "50", "-o", f"{what}.pdf")[0] == 0
    assert run("print", "settlements", "The Grey", "--which", "1", "--format", "svg", "-o", "one.svg")[0] == 0
    assert "Cairnhome" in (tmp_path / "one.svg").read_text()
    assert run("print", "foes", "The Grey", "--audience", "players")[0] == 1


@pytest.mark.usefixtures("kept")
def test_a_kept_world_is_exported_and_told(run):
    assert "Shawn Tomkin" in run("export", "The Grey", "--format", "gazetteer")[1]
    assert json.loads(run("export", "The Grey", "--format", "json")[1])["world"]["name"] == "The Grey Reach"
    told = run("export", "The Grey", "--format", "journal")[1]
    assert told == run("journal", "The Grey")[1]
    assert told.startswith("# The Grey Reach")
    assert "adopt" in run("journal", "The Grey", "--mechanics")[1]
    assert run("export", "The Grey", "--format", "journal", "--audience", "players")[0] == 1
    code, _, err = run("export", "The Grey", "--format", "uvtt")
    assert code == 2
    assert "format 'uvtt' is not known for a world: one of campaign, journal, json" in err
    assert "`realmgen print` has its pages" in run("sheet", "The Grey", "myths")[2]


@pytest.mark.usefixtures("kept")
def test_what_somebody_wrote_gives_no_orders_to_a_terminal(run):
    told = run("do", "The Grey", 'write "Snow.\\nThen \\u001b[31mred snow."')[1]
    assert told == "Snow.\nThen \\x1b[31mred snow.\n"


@pytest.mark.usefixtures("kept")
def test_a_kept_world_is_shown(run):
    code, out, _ = run("show", "The Grey")
    assert (code, "Val (enemy)" in out) == (0, True)
    code, out, _ = run("show", "The Grey", "--as-player")
    assert (code, "Val" in out, "Cairnhome" in out) == (0, False, True)
    play = open_play(None)
    start(play, None, name="Evenings")
    play.ledger.close()
    assert run("show", "Evenings")[:2] == (0, "Evenings: Oracles alone, no answers\n")
