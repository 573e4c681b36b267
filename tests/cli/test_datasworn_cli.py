"""Packages of Datasworn on the command line."""

import json
import shutil

import pytest
from datasworn_samples import as_bytes, expansion, npm, old
from pack_samples import TEMPLATE

from realmgen.cli import main
from realmgen.service.registry import open_play
from realmgen.service.worlds.games import start

HELD = "9 oracles, 2 truths, 1 foe, 1 region, 1 move, 1 asset"


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


@pytest.fixture
def ash(run, tmp_path):
    """The package as it comes, kept."""
    (tmp_path / "ash.tgz").write_bytes(npm(old()))
    return run("pack", "add", "ash.tgz")


def test_a_package_is_known_when_it_is_added_and_reported_on(ash):
    code, out, err = ash
    assert code == 0
    assert out.splitlines() == [
        f"ashland  The Book of Ash (Datasworn 0.0.10): {HELD}",
        "  8 oracles, 1 move: The Book of Ash, Mara Quill, CC BY 4.0",
        "  1 oracle, 1 truth: The Book of Ash, Mara Quill, no licence stated",
        "  1 truth, 1 foe, 1 region: The Book of Ash, Mara Quill, CC BY-NC-SA 4.0",
        "  1 asset: Cards of Ash, Mara Quill, CC BY 4.0",
    ]
    assert "realmgen: ashland/oracles/sky/gaps: no row for 21-30: rolled again" in err.splitlines()
    assert len(err.splitlines()) == 11


def test_packs_of_both_games_are_listed(run, ash, tmp_path):
    run("pack", "add", str(TEMPLATE))
    assert run("pack", "list")[1].splitlines() == [
        "my-pack  My own pack (add): 1 Myth, 1 Knight, 1 spark table, 4 tables",
        f"ashland  The Book of Ash (Datasworn 0.0.10): {HELD}",
    ]
    (tmp_path / "deep.json").write_bytes(as_bytes(expansion()))
    assert "(Datasworn 0.0.10, expands ashland)" in run("pack", "add", "deep.json")[1]


def test_a_package_is_switched_on_in_a_world_and_goes_when_one_is_sure(run, ash, tmp_path):
    play = open_play(tmp_path / "realmgen.db")
    start(play, None, name="Ash")
    play.ledger.close()
    assert run("pack", "use", "Ash", "ashland", "on") == (0, "Pack ashland is on from here on.\n", "")
    assert run("pack", "use", "Ash", "ashland", "on") == (1, "", "realmgen: pack ashland is on already\n")
    assert run("pack", "use", "Ash", "none", "on")[0] == 2
    code, out, err = run("pack", "remove", "ashland")
    assert (code, out) == (1, "")
    assert "pack ashland is on in Ash" in err
    assert "; on in Ash (" in run("pack", "list")[1]
    assert run("pack", "remove", "ashland", "--sure")[1].startswith("removed ashland (The Book of Ash)")
    assert run("pack", "list")[1].startswith("no pack yet")


def test_an_oracle_of_a_package_answers(run, ash):
    found = json.loads(run("oracle", "ashland/oracles/hearth/woe", "--rolls", "60", "--json")[1])
    assert (found["oracle"], found["title"], found["text"]) == ("ashland/oracles/hearth/woe", "Woe", "The well is dry")
    assert json.loads(run("oracle", "sky/wide", "--table", "--json")[1])[0] == {
        "min": 1, "max": 50, "text": "Sun · Colour: gold"
    }  # fmt: skip
    assert json.loads(run("oracle", "action", "--rolls", "1", "--json")[1])["oracle"] == "action"
    listed = json.loads(run("oracle", "--list", "--json")[1])
    assert {"name": "ashland/oracles/hearth/woe", "title": "Woe", "rows": 3} in listed


def test_an_oracle_that_nobody_has_is_refused(run, ash):
    code, out, err = run("oracle", "no-such-oracle")
    assert (code, out) == (2, "")
    assert "there is no oracle 'no-such-oracle'" in err


def test_what_a_package_holds_is_shown(run, ash):
    lines = run("pack", "show", "ashland")[1].splitlines()
    assert "foe     ashland/npcs/folk/ember  Ember" in lines
    out = run("pack", "show", "ashland", "dust_cloak")[1]
    assert out.startswith("Dust Cloak (asset, ashland/assets/gear/dust_cloak)\n\nIf you walked the flats\n")
    assert out.endswith("Cards of Ash, Mara Quill, CC BY 4.0\n")
    assert run("pack", "show", "none")[0] == 2
    assert run("pack", "show", "ashland", "nobody")[0] == 2


def test_our_tables_are_written_and_taken_in_again(run, tmp_path):
    code, out, _ = run("pack", "datasworn")
    assert (code, json.loads(out)["datasworn_version"]) == (0, "0.1.0")
    assert run("pack", "datasworn", "-o", "ours.json")[1] == "ours.json\n"
    assert (tmp_path / "ours.json").read_text() == out
    assert run("pack", "add", "ours.json")[1].startswith("realmgen  ")


def test_a_file_of_nothing_is_refused_as_a_pack(run, tmp_path):
    (tmp_path / "a.json").write_text("{}")
    code, _, err = run("pack", "add", "a.json")
    assert (code, err.count("realmgen:")) == (2, 1)
