"""Table files: found, read, and every fault told with file and line."""

import subprocess
import sys

import pytest

from realmgen.content import data_dir, folder_source, load, read_record, read_tables, shelf
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.model import LAND, LANDMARK_KINDS

HEADER = "id: birds\nsource: our own\nlicence: CC BY 4.0\nauthor: us\n"


def read(text, name="birds.yaml"):
    return read_tables(read_record(name, text if isinstance(text, bytes) else text.encode()))


def test_our_own_tables_are_sound():
    assert len(load("bastionland").tables) > 40


def test_a_list_is_a_table_of_equal_entries():
    tables, faults = read(HEADER + "entries: [Wren, Rook]\n")
    assert faults == []
    assert tables["birds"].entries == ("Wren", "Rook")
    assert [tables["birds"].entry(n) for n in (1, 2)] == ["Wren", "Rook"]


def test_entries_may_stand_for_results_of_a_die():
    tables, faults = read(HEADER + 'entries:\n  - "1-3: Wren"\n  - "4: Rook"\n  - "5-6: Owl: barn"\n')
    assert faults == []
    assert [tables["birds"].entry(n) for n in range(1, 7)] == ["Wren"] * 3 + ["Rook"] + ["Owl: barn"] * 2


def test_a_file_may_hold_several_tables():
    tables, faults = read(HEADER + "tables:\n  day: [Wren]\n  night: [Owl]\n")
    assert (sorted(tables), faults) == (["birds.day", "birds.night"], [])


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("", ["birds.yaml:1: the file is empty"]),
        ("- Wren\n", ["birds.yaml:1: expected `name: value` lines"]),
        ("id: [\n", ["birds.yaml:2: not YAML:"]),
        ("id: birds\n\tx", ["birds.yaml:2: not YAML:"]),
        (b"id: birds\nx: \xff\n", ["birds.yaml:2: not UTF-8 text: byte 13 cannot be read; save the file as UTF-8"]),
        (b"id: birds\nx: \x07\n", ["birds.yaml:2: not YAML: it holds U+0007, which cannot be printed"]),
        (HEADER, ["birds.yaml:1: give either `tables` or `entries`"]),
        (HEADER + "entries: []\n", ["birds.yaml:5: table 'birds' must be a list of entries"]),
        (HEADER + "entries: Wren\n", ["birds.yaml:5: table 'birds' must be a list of entries"]),
        (HEADER + "entries:\n- Wren\n- [Rook]\n", ["birds.yaml:7: an entry must be text"]),
        (HEADER + "entries:\n- Wren\n- ''\n", ["birds.yaml:7: an entry must be text"]),
        (
            HEADER + 'entries:\n- Wren\n- "a\\u202eb"\n',
            ["birds.yaml:7: an entry holds a sign that cannot be printed: U+202E"],
        ),
        (
            HEADER + "entries:\n- Inn: red\n- 1-2: x\n",
            [f"birds.yaml:{n}: an entry must be text: put it in" for n in (6, 7)],
        ),
        (HEADER + "entries:\n- Wren\n- ~\n", ["birds.yaml:7: an entry must be text"]),
        (HEADER + "entries:\n- Wren\n- !bird Rook\n", ["birds.yaml:7: `!bird` is not read here"]),
        (HEADER + "entries:\n- Wren\n- !!binary aGVsbG8=\n", ["birds.yaml:7: `!!binary` is not read here"]),
        (HEADER + f"entries: [{'x' * 4001}]\n", ["birds.yaml:5: an entry is 4001 characters long: at most 4000"]),
        (HEADER + "tables: {}\n", ["birds.yaml:5: `tables` must hold a list of entries under each"]),
        (HEADER + "tables:\n  A b: [x]\n", ["birds.yaml:6: table 'A b' must be named in small letters"]),
        (
            HEADER + "entries:\n- a: b: c\n",
            ["birds.yaml:6: not YAML: mapping values are not allowed in this context: text"],
        ),
        (HEADER + "title: [a]\nentries: [Wren]\n", ["birds.yaml:5: `title` must be text"]),
        (HEADER + "entries:\n- Wren\n- Wren\n", ["birds.yaml:7: 'Wren' stands in line 6 already"]),
        (HEADER + "entries:\n- '1-2: Wren'\n- '4: Rook'\n", ["birds.yaml:7: results 4-4 do not follow"]),
        (HEADER + "entries:\n- '3-1: Wren'\n", ["birds.yaml:6: results 3-1 do not follow"]),
        (HEADER + "colour: red\nentries: [Wren]\n", ["birds.yaml:5: `colour` is unknown"]),
        (HEADER + "id: again\nentries: [Wren]\n", ["birds.yaml:5: `id` stands twice"]),
        (HEADER.replace("CC BY 4.0", "''") + "entries: [Wren]\n", ["birds.yaml:3: `licence` must be text"]),
        (
            "id: birds\nentries: [Wren]\n",
            [f"birds.yaml:1: `{key}` is missing" for key in ("source", "licence", "author")],
        ),
        (
            "entries: 3\n",
            [f"birds.yaml:1: `{key}` is missing" for key in ("id", "source", "licence", "author")]
            + ["birds.yaml:1: table 'birds' must be a list of entries"],
        ),
    ],
)
def test_every_fault_has_file_and_line(text, faults):
    found = read(text)[1]
    assert len(found) == len(faults)
    assert all(line.startswith(words) for line, words in zip(found, faults, strict=True))


def test_an_id_is_its_files_name():
    assert read(HEADER + "entries: [Wren]\n", "fowl.yaml")[1] == [
        "fowl.yaml:1: `id` is 'birds', but the file is called 'fowl': they must be the same"
    ]


def test_a_file_that_repeats_itself_without_end_is_refused():
    bomb = HEADER + "tables:\n  a0: &a0 [x, y]\n"
    bomb += "".join(f"  a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 9))
    assert any("repeats itself too often" in fault for fault in read(bomb)[1])
    deep = HEADER + f"entries: {'[' * 400}x{']' * 400}\n"
    assert any("nested too deeply" in fault for fault in read(deep)[1])
    itself = HEADER + "tables: &all\n  a: *all\n  b: *all\n  c: *all\n"
    assert sum("nested too deeply" in fault for fault in read(itself)[1]) == 1


def test_what_looks_like_a_number_or_a_switch_is_text():
    tables, faults = read(HEADER + "entries: [No, 7, true, 1.50, 2020-01-01]\n")
    assert faults == []
    assert tables["birds"].entries == ("No", "7", "true", "1.50", "2020-01-01")


def test_blanks_and_hyphens_of_typeset_text_become_plain_ones():
    entries = "entries:\n\u00a0 - Wren\u00a0and\u2009Rook\n  - Bar\u00adn owl\n".replace("\u00a0 -", "  -")
    assert read(HEADER + entries)[0]["birds"].entries == ("Wren and Rook", "Barn owl")


@pytest.mark.parametrize(
    "change", [lambda text: text.replace("\n", "\r\n"), lambda text: text.replace("\n", "\r"), "\ufeff{}".format]
)
def test_line_ends_and_marks_of_any_system_are_read(change):
    assert read(change(HEADER + "entries:\n- Wren\n- Rook\n"))[0]["birds"].entries == ("Wren", "Rook")


def test_a_range_may_be_written_with_a_dash_of_books():
    assert read(HEADER + "entries: ['1–3: Wren', '4 - 5: Rook']\n")[0]["birds"].die == 5


def test_no_table_takes_the_name_of_the_folder_of_sparks():
    fault = "sparks.yaml:1: 'sparks' is the folder of spark tables: give the file another name"
    assert fault in read(HEADER.replace("birds", "sparks") + "entries: [Wren]\n", "sparks.yaml")[1]


def test_tables_are_found_in_a_checkout_and_in_a_wheel(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "_PACKAGE", tmp_path / "realmgen")
    with pytest.raises(NotFound, match="the tables are missing"):
        data_dir()
    (tmp_path / "data").mkdir()
    assert data_dir() == tmp_path / "data"
    (tmp_path / "realmgen" / "_data").mkdir(parents=True)
    assert data_dir() == tmp_path / "realmgen" / "_data"


def test_a_game_without_tables_is_not_found():
    with pytest.raises(NotFound, match="there are no tables for 'chess'"):
        load("chess")


def test_a_file_is_read_when_one_of_its_tables_is_asked_for(tmp_path):
    (tmp_path / "birds.yaml").write_text(HEADER + "entries: [Wren]\n")
    (tmp_path / "fish.yaml").write_text("id: [\n")
    tables = shelf.Shelf([folder_source(tmp_path)]).tables
    assert tables["birds"].entries == ("Wren",)
    assert "bats" not in tables
    with pytest.raises(Unreadable, match=r"fish\.yaml:2: not YAML"):
        tables["fish"]
    with pytest.raises(Unreadable, match=r"fish\.yaml:2: not YAML"):
        list(tables)


def test_faults_of_our_tables_stop_the_use_of_them(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "data_dir", lambda: tmp_path)
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "birds.yaml").write_text("id: birds\n")
    with pytest.raises(Unreadable, match="`source` is missing"):
        load("broken").tables["birds"]


def test_yaml_is_imported_when_first_needed_only():
    code = "import sys, realmgen.content; print('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"False"


def test_there_are_words_enough():
    tables = load("bastionland").tables
    assert len(tables["myths.names"].entries) >= 20
    assert len(tables["myths.marks"].entries) >= 20
    assert all(len(tables[f"places.{kind}"].entries) >= 8 for kind in LANDMARK_KINDS)
    assert all(len(tables[f"region.{kind}"].entries) >= 20 for kind in LAND)
    assert all(len(tables[f"landmark.{kind}"].entries) >= 20 for kind in LANDMARK_KINDS)


def test_MB_243_hidden_names_have_two_words_and_are_not_read_out_of_shown_ones():
    tables = load("bastionland").tables
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
