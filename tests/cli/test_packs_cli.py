"""Content and packs from the command line."""

import re
import shutil

import pytest
from pack_samples import TEMPLATE, changed, files, folder, zipped

from realmgen.cli import main


@pytest.fixture
def run(tmp_path, blank, capsys, monkeypatch):
    """Run one command on a database of its own; gives (exit code, standard output, standard error)."""
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{shutil.copy(blank, tmp_path)}")
    monkeypatch.chdir(tmp_path)

    def command(*words):
        code = main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return command


def test_a_pack_from_the_template_to_the_campaign_and_away(run, tmp_path):
    assert run("pack")[1].startswith("no pack yet: realmgen pack add PATH")
    code, out, _ = run("pack", "template", "mine")
    assert (code, len(out.splitlines())) == (0, len(files()))
    assert run("check-data", "mine") == (0, "sound: 1 Myth, 1 Knight, 1 spark table, 4 tables\n", "")
    line = "my-pack  My own pack (add): 1 Myth, 1 Knight, 1 spark table, 4 tables\n"
    assert run("pack", "add", "mine") == (0, line, "")
    assert run("pack", "list") == (0, line, "")
    run("new", "Ash")
    assert run("pack", "use", "Ash", "my-pack", "on") == (0, "Switched pack my-pack on.\n", "")
    assert run("pack", "use", "Ash", "my-pack", "on") == (1, "", "realmgen: pack my-pack is on already\n")
    code, out, err = run("pack", "remove", "my-pack")
    assert (code, out) == (1, "")
    assert re.fullmatch(r"realmgen: pack my-pack is on in Ash \(\w{8}\): .* say --sure, .*\n", err)
    assert re.search(r"; on in Ash \(\w{8}\)\n", run("pack", "list")[1])
    assert run("undo", "Ash")[1] == "Undone: Switched pack my-pack on.\n"
    assert run("pack", "remove", "my-pack")[1] == "removed my-pack (My own pack); what was drawn from it stays\n"
    assert run("pack", "list")[1].startswith("no pack yet")


def test_a_pack_in_use_goes_when_one_is_sure(run):
    run("pack", "add", str(TEMPLATE))
    run("new", "Ash", "--pack", "my-pack")
    assert run("pack", "remove", "my-pack", "--sure")[0] == 0
    assert run("pack", "list")[1].startswith("no pack yet")


def test_a_campaign_may_start_with_a_pack(run):
    run("pack", "add", str(TEMPLATE))
    assert run("new", "Ash", "--pack", "my-pack", "--pack", "my-pack")[0] == 0
    assert run("journal", "Ash")[1].count("Switched pack my-pack on.") == 1
    assert run("new", "Elm", "--pack", "none")[0] == 2
    assert "Elm" not in run("list")[1]


def test_what_a_pack_replaces_is_told(run, tmp_path):
    found = changed(pack=("mode: add", "mode: replace"))
    found["people.yaml"] = "id: people\ntables:\n  women: [Zedekia]\n"
    (tmp_path / "mine.zip").write_bytes(zipped(found))
    code, out, err = run("pack", "add", "mine.zip")
    assert code == 0
    assert "replaces all " in out
    assert "replaces table people.women\n" in out
    assert "it replaces our Myths by 1" in err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["pack", "add", "nothing-here"], "there is no file or folder 'nothing-here'"),
        (["pack", "remove", "none"], "no pack is called 'none'"),
        (["pack", "use", "Ash", "none", "on"], "no pack is called 'none'"),
        (["pack", "use", "Ash", "none", "maybe"], "'maybe' is no way to use a pack: on or off"),
        (["pack", "template", "."], "is there already"),
        (["check-data", "nothing-here"], "there is no file or folder"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(run, words, reason):
    run("new", "Ash")
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert reason in err
    assert len(err.splitlines()) == 1


def test_check_data_lists_every_fault_of_every_file(run, tmp_path):
    spoilt = changed(apples=("Widow's Russet,", ","), the_pear_thief=("name: The Pear Thief", "nome: The Pear Thief"))
    folder(tmp_path / "all" / "mine", spoilt)
    folder(tmp_path / "all" / "myths", {"lone.yaml": "id: alone\n"})
    folder(tmp_path / "all", {"birds.csv": "entry\nWren\n", "birds.yaml": "id: birds\n"})
    code, out, err = run("check-data", "all")
    assert (code, out) == (2, "")
    faults = err.splitlines()
    assert "realmgen: mine/apples.csv:2: column 'apple' has an empty cell before its last entry" in faults
    assert "realmgen: mine/myths/the-pear-thief.yaml:2: `name` is missing" in faults
    assert any("mine/myths/the-pear-thief.yaml:3: `nome` is unknown" in fault for fault in faults)
    assert any(fault.startswith("realmgen: myths/lone.yaml:1: `id` is 'alone'") for fault in faults)
    assert "realmgen: myths/lone.yaml:1: `licence` is missing" in faults
    assert "realmgen: birds.yaml:1: birds.csv has the same id: give one of them another" in faults


def test_check_data_takes_no_file_without_end(run, tmp_path):
    folder(tmp_path / "all", {"birds.csv": "entry\n" + "Wren\n" * 300_000, "fish.csv": "entry\nCarp\n"})
    code, out, err = run("check-data", "all")
    assert (code, out) == (2, "")
    assert err.startswith("realmgen: birds.csv:1: this is too big: a file has at most 1,000,000 bytes")


@pytest.mark.parametrize(
    "path", ["apples.csv", "cider-houses.yaml", "myths/the-pear-thief.yaml", "pack.yaml", "sparks"]
)
def test_check_data_takes_a_part_of_a_pack(run, path):
    code, out, _ = run("check-data", str(TEMPLATE / path))
    assert code == 0
    assert out.startswith("sound: ")
