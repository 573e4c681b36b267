"""`realmgen torchfall lab`, as a user types it."""

import csv
import io

import pytest

from realmgen.cli import main
from realmgen.games.torchfall.lab import OPTIONS
from realmgen.service.lab import read

QUICK = ("--bot", "random", "--games", "6", "--workers", "1")


@pytest.fixture
def lab(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)

    def command(*words):
        code = main(["torchfall", "lab", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def test_it_tells_in_words_which_is_fairest(lab):
    code, out, err = lab(*QUICK, "--variants", "timed,printed", "--players", "2,3")
    assert (code, err) == (0, "")
    assert "2 players (random), an even share is 50.0 %; the fairest first:" in out
    assert "3 players (random), an even share is 33.3 %; the fairest first:" in out
    assert out.count("Eight rounds (timed), starts first, 6 games") == 2


def test_without_words_every_option_is_tried(lab):
    _, out, _ = lab("--bot", "random", "--games", "1", "--workers", "1", "--csv")
    assert {row["option"] for row in csv.DictReader(io.StringIO(out))} == set(OPTIONS)


@pytest.mark.parametrize("how", [("--workers", "2"), ("--workers", "1"), ()])
def test_the_same_seed_gives_the_same_bytes(lab, how):
    words = ("--bot", "greedy", "--games", "50", "--variants", "timed", "--json", "--seed", "4711")
    assert lab(*words, *how) == lab(*words, "--workers", "1")


def test_a_file_is_written_where_it_is_asked_for(lab, tmp_path):
    code, out, _ = lab(*QUICK, "--variants", "printed", "--json", "-o", "found.json")
    assert (code, out) == (0, "found.json\n")
    [one] = read((tmp_path / "found.json").read_text("utf-8")).findings
    assert (one.trial.option, one.games) == ("printed", 6)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--variants", "wild"), "variant 'wild' is not known: one of printed"),
        (("--variants", "longer_duel", "--players", "3"), "longer_duel is for two: players is 3"),
        (("--players", "5"), "players 5 cannot be: 2, 3, 4"),
        (("--games", "0"), "games 0 cannot be tried"),
        (("--workers", "0"), "workers '0' cannot be used: a whole number from 1 to 256"),
        (("--bot", "clever"), "bot 'clever' is not known: one of random, greedy, searching"),
        (("--starts", "moon/greyfen"), "'moon' cannot be started from"),
        (("--variants", ","), "no variant was named"),
        (("--variants", "long_east+long_west"), "more than one of its options sets extra_road"),
        (("--variants", "printed", "-o", "nowhere/found.json"), "'nowhere/found.json' cannot be written: there is no"),
        (("--json", "--csv"), "--json and --csv cannot be together"),
    ],
)
def test_what_cannot_be_tried_is_refused(lab, words, told):
    code, out, err = lab("--games", "1", *words)
    assert (code, out) == (2, "")
    assert told in err
    assert "Traceback" not in err


def test_the_group_alone_says_what_there_is(capsys):
    assert main(["torchfall"]) == 2
    assert "realmgen torchfall --help" in capsys.readouterr().err
