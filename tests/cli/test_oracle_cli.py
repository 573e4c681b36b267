"""`realmgen oracle`."""

import json
import subprocess
import sys

import pytest

from realmgen.cli import main
from realmgen.games.ironsworn.oracles.names import NAMES


@pytest.fixture
def run(capsys, tmp_path):
    def give(*words):
        code = main(["--database", str(tmp_path / "none.db"), "oracle", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return give


def test_an_answer_in_words_and_as_json(run):
    code, out, _ = run("action", "--rolls", "45")
    assert (code, out.splitlines()[0]) == (0, "Action: Seize (45).")
    code, out, _ = run("settlement-name", "--rolls", "20,85", "--json")
    found = json.loads(out)
    assert (code, found["rolls"], found["then"][0]["text"]) == (0, [20], "Cinderhome")


@pytest.mark.parametrize("name", NAMES)
def test_every_name_rolls_and_has_rows(run, name):
    code, out, _ = run(name, "--seed", "a", "--json")
    found = json.loads(out)
    assert (code, found["oracle"]) == (0, name)
    keys = ["oracle", "title", "rolls", "row", "text", "then", "odds", "answer", "match"]
    assert list(found)[:9] == keys
    code, out, _ = run(name, "--table", "--json")
    rows = json.loads(out)
    assert [list(row) for row in rows] == [["min", "max", "text"]] * len(rows)
    assert [value for row in rows for value in range(row["min"], row["max"] + 1)] == list(range(1, 101))
    assert found["row"]["text"] in {row["text"] for row in rows}


def test_odds(run):
    _, out, _ = run("ask-the-oracle", "--odds", "likely", "--rolls", "00", "--json")
    found = json.loads(out)
    assert (found["odds"], found["answer"], found["match"], found["rolls"]) == ("likely", "yes", True, [100])
    assert run("ask-the-oracle", "--odds", "unlikely", "--table")[1].splitlines() == ["    1-75  No", "  76-100  Yes"]


def test_the_list(run):
    code, out, _ = run("--list", "--json")
    assert (code, [row["name"] for row in json.loads(out)]) == (0, list(NAMES))
    lines = run("--list")[1].splitlines()
    assert len(lines) == 34
    assert lines[3].split() == ["location", "51", "Location"]


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ((), "no oracle is named"),
        (("actoin",), "there is no oracle 'actoin': do you mean action?"),
        (("action", "--list"), "--list takes no name"),
        (("action", "--odds", "likely"), "odds are for ask-the-oracle"),
        (("ask-the-oracle", "--odds", "perhaps"), "odds 'perhaps' are not known"),
        (("action", "--rolls", "101"), "a d100 shows 1 to 100; 101 was given"),
        (("action", "--rolls", "x"), "'x' is no die"),
        (("action", "--rolls", "1,2"), "too many dice: 2 left over"),
        (("action", "--rolls", "1", "--seed", "a"), "--rolls and --seed cannot be together"),
        (("action", "--rolls", "1", "--table"), "--rolls are for rolling: leave out --table"),
        (("--list", "--table"), "--list and --table cannot be together"),
        (("quick-settlement", "--table"), "joined from quick-settlement/prefix"),
        (("settlement-name", "--rolls", "20"), "a d100 is needed for Settlement Name, a built thing"),
    ],
)
def test_what_cannot_be_asked_is_said_in_a_line(run, words, fault):
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert fault in err


def test_the_command_starts_without_what_it_does_not_use():
    script = (
        "import sys; from realmgen.cli import main; main(['oracle', 'action', '--rolls', '1']);"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'sqlalchemy', 'streamlit', 'pydantic',"
        " 'numpy', 'shapely', 'reportlab', 'matplotlib'}))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_file_of_oracles_is_checked_by_line_and_range(capsys, tmp_path):
    folder = tmp_path / "oracles"
    folder.mkdir()
    head = "id: ways\nsource: me\nlicence: none\nauthor: me\noracles:\n  ways:\n    title: Ways\n    rows:\n"
    (folder / "ways.yaml").write_text(f'{head}      - "1-39: a"\n      - "41-100: b"\n')
    assert main(["check-data", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.err == "realmgen: oracles/ways.yaml:10: no row answers 40: this one begins at 41\n"
    (folder / "ways.yaml").write_text(f'{head}      - "1-40: a"\n      - "41-100: b"\n')
    assert main(["check-data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "sound: 1 oracle\n"


def test_what_worlds_are_made_from_is_sound(capsys):
    assert main(["check-data"]) == 0
    assert "ironsworn is sound: 33 oracles, 11 truths, 9 regions, 29 foes, " in capsys.readouterr().out
