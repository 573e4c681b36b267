"""An evening on the command line: the Company, the day, the journal."""

import json
import shutil

import pytest
from company_samples import COMPANY

from realmgen.cli import main
from realmgen.games.bastionland.commands.company import PutMember


@pytest.fixture
def run(tmp_path, blank, monkeypatch, capsys):
    shutil.copy(blank, tmp_path / "cli.db")
    monkeypatch.chdir(tmp_path)

    def ran(*words):
        code = main(["--database", "cli.db", *words])
        said = capsys.readouterr()
        return code or 0, said.out, said.err

    return ran


@pytest.fixture
def home(run):
    """A campaign with three Knights on the map; the hex they are in."""
    run("new", "Vale", "--seed", "4711")
    at = next(h["at"] for h in json.loads(run("show", "Vale", "--json")[1])["realm"]["holdings"] if h.get("seat"))
    for member in COMPANY.members:
        assert run("do", "Vale", str(PutMember(member)))[0] == 0
    for command in ("evening", f"at {at}", "clock spring 3 night 1 1"):
        assert run("do", "Vale", command)[0] == 0
    return at


def test_show_tells_the_company_the_clock_and_the_place(run, home):
    out = run("show", "Vale")[1]
    assert "# The Company\n\n*Spring, day 3, Night; game night 1*" in out
    assert f"At {home}: " in out
    assert "- **Isolde** knight, Knight-" in out
    assert "VIG 8 of 11, CLA 12, SPI 7 of 14, GD 4" in out


def test_players_are_told_who_goes_along_and_no_plans(run, home):
    run("do", "Vale", 'plan "Isolde" "Betray Bran"')
    assert "Betray Bran" in run("show", "Vale")[1]
    out = run("show", "Vale", "--as-player")[1]
    assert "**Isolde**" in out
    assert "Betray" not in out
    assert "game night" not in out


def test_no_company_is_told_where_there_is_none(run):
    run("new", "Empty")
    assert "The Company" not in run("show", "Empty")[1]


def test_what_befalls_the_company_is_done_with_typed_dice_and_undone(run, home):
    code, out, _ = run("do", "Vale", 'save "Isolde" cla "the ford"', "--rolls", "13")
    assert (code, "failed" in out) == (0, True)
    assert run("do", "Vale", 'lose "Isolde" vig 3 "the ford"')[0] == 0
    assert "VIG 5 of 11" in run("show", "Vale")[1]
    assert run("undo", "Vale")[0] == 0
    assert "VIG 8 of 11" in run("show", "Vale")[1]
    code, _, err = run("do", "Vale", 'save "Nobody" cla')
    assert (code, "Nobody" in err) == (1, True)
    assert run("do", "Vale", 'save "Isolde" cla', "--rolls", "21")[0] == 2
    assert run("do", "Vale", 'save "Isolde" str')[0] == 2


def test_the_journal_is_a_story_with_or_without_mechanics(run, home, tmp_path):
    run("do", "Vale", 'save "Isolde" cla "the ford"', "--rolls", "13")
    run("do", "Vale", 'remark "The ferryman laughed."')
    out = run("journal", "Vale")[1]
    assert "\n## Game night 1\n" in out
    assert "\n> The ferryman laughed.\n" in out
    assert "typed in" not in out
    assert "d20: 13, typed in" in run("journal", "Vale", "--mechanics")[1]
    assert run("journal", "Vale", "-o", "story.md")[0] == 0
    assert (tmp_path / "story.md").read_text("utf-8") == out
    assert run("journal", "Vale", "-o", "no/such/place.md")[0] == 2
    assert run("journal", "Nowhere")[0] == 2
