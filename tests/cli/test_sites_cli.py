"""`realmgen generate site`, as a user types it."""

import json

import pytest
import site_checker

from realmgen.cli import main


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)

    def command(*words):
        code = main(["generate", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def test_a_site_is_one_object_on_one_line(run):
    code, out, err = run("site", "--seed", "4711", "--preset", "sealed-burial")
    assert (code, err, out.count("\n")) == (0, "", 1)
    found = json.loads(out)
    assert (found["schema"], found["preset"], found["ground"], found["seed"]) == (
        "realmgen-site/1",
        "sealed-burial",
        "tomb",
        "4711",
    )
    assert site_checker.check(found) == []


def test_the_same_seed_gives_the_same_bytes(run):
    assert run("site", "--seed", "4711") == run("site", "--seed", "4711")


def test_several_sites_are_a_line_each_and_the_first_is_the_seed_itself(run, tmp_path):
    code, out, _ = run("site", "--seed", "4711", "--count", "3", "-o", "three.jsonl")
    assert (code, out) == (0, "three.jsonl\n")
    lines = (tmp_path / "three.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["seed"] for line in lines] == ["4711", "4711-2", "4711-3"]


def test_MB_276_counts_in_the_presets_stead(run):
    code, out, err = run("site", "--treasures", "2", "--dangers", "1", "--ground", "wood")
    assert (code, json.loads(out)["preset"]) == (0, "free")
    assert json.loads(out)["counts"]["treasures"] == 2
    assert err == ("realmgen: non-typical: 1 danger instead of 2\nrealmgen: non-typical: 2 treasures instead of 1\n")


@pytest.mark.parametrize(("name", "start"), [("key", b"# "), ("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_a_format_is_written_to_the_path_asked_for(run, tmp_path, name, start):
    words = ("--seed", "4711", "--format", name, "--paper", "A5", "--dpi", "60", "--audience", "players")
    code, out, _ = run("site", *words, "-o", "vault.out")
    assert (code, out) == (0, "vault.out\n")
    assert (tmp_path / "vault.out").read_bytes().startswith(start)


@pytest.mark.parametrize(
    ("words", "faults"),
    [
        (["--preset", "inn", "--format", "doc"], ["preset 'inn'", "format 'doc'"]),
        (["--open", "9"], ["12 routes find no room"]),
        (["--closed", "x", "--count", "0"], ["closed 'x'", "count '0'"]),
        (["--ground", "moon", "--paper", "A9"], ["ground 'moon'", "paper 'A9'"]),
    ],
)
def test_wrong_input_is_named_line_by_line_and_nothing_is_written(run, tmp_path, words, faults):
    code, out, err = run("site", *words, "-o", "vault.out")
    assert (code, out) == (2, "")
    assert all(fault in line for fault, line in zip(faults, err.splitlines(), strict=True))
    assert list(tmp_path.iterdir()) == []


def test_generate_alone_asks_what(run):
    code, _, err = run()
    assert (code, err) == (
        2,
        "realmgen: nothing was said to be generated: write `realmgen generate realm`, `realmgen generate site` or"
        " `realmgen generate world`\n",
    )
