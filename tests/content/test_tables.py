"""Table files: found, read, and every fault told with file and line."""

import subprocess
import sys

import pytest

from realmgen.content import check_path, data_dir, files, load_tables, read_tables
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.model import LAND, LANDMARK_KINDS

HEADER = "id: birds\nsource: our own\nlicence: CC BY 4.0\nauthor: us\n"


@pytest.fixture
def read(tmp_path):
    def reader(text, name="birds.yaml"):
        (tmp_path / name).write_bytes(text if isinstance(text, bytes) else text.encode())
        return read_tables(tmp_path)

    return reader


def test_our_own_tables_are_sound():
    assert check_path(data_dir()) == len(load_tables("bastionland"))


def test_a_list_is_a_table_of_equal_entries(read):
    tables, faults = read(HEADER + "entries: [Wren, Rook]\n")
    assert faults == []
    assert tables["birds"].entries == ("Wren", "Rook")
    assert [tables["birds"].entry(n) for n in (1, 2)] == ["Wren", "Rook"]


def test_entries_may_stand_for_results_of_a_die(read):
    tables, faults = read(HEADER + 'entries:\n  - "1-3: Wren"\n  - "4: Rook"\n  - "5-6: Owl: barn"\n')
    assert faults == []
    assert [tables["birds"].entry(n) for n in range(1, 7)] == ["Wren"] * 3 + ["Rook"] + ["Owl: barn"] * 2


def test_a_file_may_hold_several_tables(read):
    tables, faults = read(HEADER + "tables:\n  day: [Wren]\n  night: [Owl]\n")
    assert (sorted(tables), faults) == (["birds.day", "birds.night"], [])


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", ["birds.yaml:1: the file is empty"]),
        ("- Wren\n", ["birds.yaml:1: expected `name: value` lines"]),
        ("id: [\n", ["birds.yaml:2: not YAML:"]),
        ("id: birds\n\tx", ["birds.yaml:2: not YAML:"]),
        (b"id: \xff\n", ["birds.yaml:1: not UTF-8 text"]),
        (b"id: \x07\n", ["birds.yaml:1: not YAML:"]),
        (HEADER, ["birds.yaml:1: give either `tables` or `entries`"]),
        (HEADER + "entries: []\n", ["birds.yaml:5: table 'birds' must be a list of entries"]),
        (HEADER + "entries: Wren\n", ["birds.yaml:5: table 'birds' must be a list of entries"]),
        (HEADER + "entries:\n- Wren\n- [Rook]\n", ["birds.yaml:7: an entry must be text"]),
        (HEADER + "entries:\n- Wren\n- ''\n", ["birds.yaml:7: an entry must be text"]),
        (HEADER + "entries:\n- Wren\n- Wren\n", ["birds.yaml:7: 'Wren' stands in line 6 already"]),
        (HEADER + "entries:\n- '1-2: Wren'\n- '4: Rook'\n", ["birds.yaml:7: results 4-4 do not follow"]),
        (HEADER + "entries:\n- '3-1: Wren'\n", ["birds.yaml:6: results 3-1 do not follow"]),
        (HEADER + "colour: red\nentries: [Wren]\n", ["birds.yaml:5: `colour` is unknown"]),
        (HEADER + "id: again\nentries: [Wren]\n", ["birds.yaml:5: `id` stands twice"]),
        (HEADER.replace("CC BY 4.0", "''") + "entries: [Wren]\n", ["birds.yaml:3: licence must be text"]),
        (
            "id: birds\nentries: [Wren]\n",
            [f"birds.yaml:1: `{key}` is missing" for key in ("source", "licence", "author")],
        ),
        ("entries: 3\n", [f"birds.yaml:1: `{key}` is missing" for key in ("id", "source", "licence", "author")]),
    ],
)
def test_every_fault_has_file_and_line(read, text, faults):
    found = read(text)[1]
    assert len(found) == len(faults)
    assert all(line.startswith(words) for line, words in zip(found, faults, strict=True))


def test_one_id_may_not_stand_in_two_files(read):
    read(HEADER + "entries: [Wren]\n")
    faults = read(HEADER + "entries: [Owl]\n", "more.yaml")[1]
    assert faults == ["more.yaml:5: table 'birds' is there already: give it another id"]


def test_check_path_counts_and_raises_every_fault(tmp_path):
    (tmp_path / "birds.yaml").write_text(HEADER + "entries: [Wren]\n")
    assert check_path(tmp_path) == check_path(tmp_path / "birds.yaml") == 1
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "fish.yaml").write_text("id: fish\n")
    with pytest.raises(Unreadable) as error:
        check_path(tmp_path)
    assert len(error.value.faults) == 4
    with pytest.raises(NotFound, match="no file or folder"):
        check_path(tmp_path / "none")
    (tmp_path / "empty").mkdir()
    with pytest.raises(NotFound, match="no tables"):
        check_path(tmp_path / "empty")


def test_tables_are_found_in_a_checkout_and_in_a_wheel(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "_PACKAGE", tmp_path / "realmgen")
    with pytest.raises(NotFound, match="the tables are missing"):
        data_dir()
    (tmp_path / "data").mkdir()
    assert data_dir() == tmp_path / "data"
    (tmp_path / "realmgen" / "_data").mkdir(parents=True)
    assert data_dir() == tmp_path / "realmgen" / "_data"


def test_a_game_without_tables_is_not_found():
    with pytest.raises(NotFound, match="there are no tables for 'chess'"):
        load_tables("chess")


def test_faults_of_our_tables_stop_a_load(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "data_dir", lambda: tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "birds.yaml").write_text("id: birds\n")
    with pytest.raises(Unreadable, match="`source` is missing"):
        load_tables("broken")


def test_yaml_is_imported_when_first_needed_only():
    code = "import sys, realmgen.content; print('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"False"


def test_there_are_words_enough():
    tables = load_tables("bastionland")
    assert len(tables["myths.names"].entries) >= 40
    assert len(tables["myths.marks"].entries) >= 40
    assert all(len(tables[f"region.{kind}"].entries) >= 20 for kind in LAND)
    assert all(len(tables[f"landmark.{kind}"].entries) >= 20 for kind in LANDMARK_KINDS)


def test_MB_243_hidden_names_have_two_words_and_are_not_read_out_of_shown_ones():
    tables = load_tables("bastionland")
    veiled = ("myths.names", "seers", "landmark.")
    hidden = [e for key, t in tables.items() if key.startswith(veiled) for e in t.entries]
    shown = [
        entry
        for key, table in tables.items()
        if key in ("realms", "holdings", "rivers", "lakes", "seas") or key.startswith("region.")
        for entry in table.entries
    ]
    assert all(len(name.split()) >= 2 for name in hidden)
    assert [(a, b) for a in hidden for b in shown if a.lower() in b.lower() or b.lower() in a.lower()] == []
    assert len({name.lower() for name in hidden}) == len(hidden)
    assert len({name.lower() for name in shown}) == len(shown)
