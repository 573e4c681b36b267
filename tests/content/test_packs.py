"""Packs as files: folders and zips, CSV, and what is refused before it is looked at."""

import contextlib
import io
import re
import stat
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pack_samples import TEMPLATE, changed, files, folder, zipped

from realmgen.content import load
from realmgen.content.packs import MOST_FILES, MOST_OF_ONE, pack_of, read_pack, stray
from realmgen.errors import NotFound, Unreadable
from realmgen.kit.table import Row
from realmgen.service.checking import check_pack

ZIPPED = zipped(files())
FOLDERS = ("myths", "knights", "sparks")


def test_a_pack_is_the_same_from_a_folder_a_zip_and_a_zipped_folder(tmp_path):
    (tmp_path / "it.zip").write_bytes(zipped(files(), "my-pack/"))
    packs = [read_pack(TEMPLATE), read_pack(zipped(files())), read_pack(tmp_path / "it.zip")]
    assert packs[0] == packs[1] == packs[2]
    assert (packs[0].id, packs[0].mode, packs[0].faults) == ("my-pack", "add", ())
    assert packs[0].credit == {"source": "written for my own table", "licence": "CC BY 4.0", "author": "me"}


def test_a_pack_adds_to_what_is_there_or_replaces_it():
    added = load("bastionland", [read_pack(TEMPLATE).source()])
    house = load("bastionland")
    assert added.ids("myths") == (*house.ids("myths"), "the-pear-thief")
    assert added.record("myths", "the-pear-thief").pack == "my-pack"
    found = changed(pack=("mode: add", "mode: replace"))
    replaced = load("bastionland", [read_pack(zipped(found)).source()])
    assert replaced.ids("myths") == ("the-pear-thief",)
    assert replaced.ids("sparks") == (*house.ids("sparks"), "orchard")
    assert replaced.tables["people.women"] == house.tables["people.women"]


def test_rows_of_a_pack_follow_ours_or_stand_in_their_place():
    people = "id: people\ntables:\n  women: [Orla, '2-3: Zedekia']\n"
    for mode in ("add", "replace"):
        found = changed(pack=("mode: add", f"mode: {mode}")) | {"people.yaml": people}
        table = load("bastionland", [read_pack(zipped(found)).source()]).tables["people.women"]
        ours = load("bastionland").tables["people.women"]
        assert table.rows == (
            (*ours.rows, Row(ours.die + 1, ours.die + 2, "Zedekia"))
            if mode == "add"
            else (Row(1, 1, "Orla"), Row(2, 3, "Zedekia"))
        )


def test_of_two_packs_the_later_has_the_last_word():
    one = zipped(changed(pack=("mode: add", "mode: replace")))
    two = zipped(changed(pack=("my-pack", "other"), the_pear_thief=("name: The Pear Thief", "name: The Plum Thief")))
    shelf = load("bastionland", [read_pack(one).source(), read_pack(two).source()])
    assert shelf.record("myths", "the-pear-thief").pack == "other"
    assert shelf.ids("myths") == ("the-pear-thief",)


def test_a_csv_is_a_table():
    table = load("bastionland", [read_pack(TEMPLATE).source()]).tables
    assert table["apples.apple"].entries[:2] == ("Widow's Russet", "Gallows Codling")
    assert len(table["apples.tastes-of"].entries) == 4


def csv_tables(text):
    pack = pack_of({"pack.yaml": TEMPLATE.joinpath("pack.yaml").read_bytes(), "birds.csv": text.encode("utf-8-sig")})
    return load("bastionland", [pack.source()]).tables


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_a_csv_may_have_results_of_a_die_and_its_own_mark(mark):
    table = csv_tables(f'roll{mark}entry\n1-3{mark}Wren\n4{mark}"Owl{mark} barn"\n')["birds"]
    assert table.rows == (Row(1, 3, "Wren"), Row(4, 4, f"Owl{mark} barn".replace("\t", " ").replace("  ", " ")))


def test_a_csv_as_programs_write_it():
    tables = csv_tables(";;\r\nD6;Day Birds;;\r\n1–3;Wren, small;;\r\n4;Rook;;\r\n;;;\r\n")
    assert tables["birds.day-birds"].rows == (Row(1, 3, "Wren, small"), Row(4, 4, "Rook"))


def test_columns_of_a_csv_may_be_of_different_lengths():
    tables = csv_tables("Day Birds,night\nWren,Owl\nRook,\n")
    assert (tables["birds.day-birds"].die, tables["birds.night"].die) == (2, 1)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "birds.csv:1: the file is empty"),
        ("day,day\nWren,Owl\n", "birds.csv:1: column 2 must have a name of its own in letters a to z, not 'day'"),
        ("day,,night\nWren,Rook,Owl\n", "birds.csv:1: column 2 must have a name of its own"),
        ("day,\nWren,Owl\n", "birds.csv:2: 2 cells under 1 column: text that holds the mark between cells stands in"),
        ("vögel\nWren\n", "birds.csv:1: column 1 must have a name of its own in letters a to z, not 'vögel'"),
        ("roll,entry\n1-3,Wren\n,Owl\n", "birds.csv:3: '' is no result of a die: write 4 or 1-3"),
        ("d6,entry\nlow,Wren\n", "birds.csv:2: 'low' is no result of a die"),
        ("roll\n1\n2\n", "birds.csv:1: beside 'roll' there must be a column of entries"),
        ('entry\nWren\n"Red" Inn\n', "birds.csv:3: not CSV: ',' expected after '\"'; a quote within quotes is written"),
        ("day,night\nWren,\nRook,Owl\n", "birds.csv:2: column 'night' has an empty cell before its last entry"),
        ("roll,entry\n1-3,Wren\n5,Owl\n", "birds.csv:3: results 5-5 do not follow"),
        ('entry\n"Wren\n', "birds.csv:2: not CSV"),
        ("entry\nWren\n\nWren\n", "birds.csv:4: 'Wren' stands in line 2 already"),
        ("entry\n", "birds.csv:1: table 'birds' must be a list of entries"),
    ],
)
def test_faults_of_a_csv_have_their_line(text, fault):
    with pytest.raises(Unreadable) as error:
        csv_tables(text)["birds"]
    assert any(line.startswith(f"my-pack/{fault}") for line in error.value.faults)


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (("id: my-pack", "id: My Pack"), "pack.yaml:4: `id` 'My Pack' must be small letters"),
        (("title: My own pack", "title: [a]"), "pack.yaml:5: `title` must be text"),
        (("mode: add", "mode: eat"), "pack.yaml:12: `mode` 'eat' must be add or replace"),
        (("licence: CC BY 4.0\n", ""), "pack.yaml:4: `licence` is missing"),
        (("mode: add", "mode: add\ncolour: red"), "pack.yaml:13: `colour` is unknown"),
        (("id: my-pack", "id: my-pack\n- [x]"), "pack.yaml:5: not YAML"),
    ],
)
def test_faults_of_pack_yaml(edit, fault):
    assert any(line.startswith(fault) for line in read_pack(zipped(changed(pack=edit))).faults)


def test_what_is_no_pack_is_refused(tmp_path):
    with pytest.raises(Unreadable, match=r"this is no pack: it holds no pack\.yaml"):
        read_pack(tmp_path)
    with pytest.raises(Unreadable, match="no zip file that can be read"):
        read_pack(b"PK nothing")
    with pytest.raises(NotFound):
        read_pack(tmp_path / "none")


@pytest.mark.parametrize("name", ["../up.yaml", "/etc/up.yaml", "a/../../up.yaml", "C:/up.yaml", "..\\up.yaml"])
def test_paths_that_lead_out_of_a_zip_are_refused(name):
    with pytest.raises(Unreadable, match="leads out of the pack"):
        read_pack(zipped(files() | {name: "id: up"}))


def test_links_are_refused(tmp_path):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        link = zipfile.ZipInfo("people.yaml")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr("pack.yaml", files()["pack.yaml"])
    with pytest.raises(Unreadable, match="this is a link"):
        read_pack(out.getvalue())
    folder(tmp_path / "pack", files())
    (tmp_path / "secret.yaml").write_text("id: secret")
    (tmp_path / "pack" / "people.yaml").symlink_to(tmp_path / "secret.yaml")
    with pytest.raises(Unreadable, match=r"people\.yaml:1: this is no plain file"):
        read_pack(tmp_path / "pack")


def test_linked_folders_are_not_followed(tmp_path):
    folder(tmp_path / "pack", files())
    folder(tmp_path / "other", {"secret.yaml": "id: secret"})
    (tmp_path / "pack" / "linked").symlink_to(tmp_path / "other")
    assert "linked/secret.yaml" not in read_pack(tmp_path / "pack").files


def test_zip_bombs_are_refused_without_being_unpacked(tmp_path):
    bomb = "a" * (MOST_OF_ONE + 1)
    for where in (zipped(files() | {"big.yaml": bomb}), folder(tmp_path / "pack", files() | {"big.yaml": bomb})):
        with pytest.raises(Unreadable, match=r"big\.yaml:1: this is too big"):
            read_pack(where)
    many = {f"a{n}.yaml": "a" * MOST_OF_ONE for n in range(20)}
    with pytest.raises(Unreadable, match="too big"):
        read_pack(zipped(files() | many))
    with pytest.raises(Unreadable, match="at most 2000"):
        read_pack(zipped(files() | {f"a{n}.yaml": "" for n in range(MOST_FILES)}))


def test_a_zip_that_lies_about_its_sizes_is_refused():
    data = bytearray(zipped(files() | {"big.yaml": "a" * 5000}))
    at = data.rfind(b"big.yaml") - 46 + 24
    data[at : at + 4] = (3).to_bytes(4, "little")
    with pytest.raises(Unreadable):
        read_pack(bytes(data))


@settings(max_examples=200)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 255)), min_size=1, max_size=5), st.integers(0, 20))
def test_a_spoilt_zip_is_read_or_refused_in_words(edits, cut):
    data = bytearray(ZIPPED[: len(ZIPPED) - cut])
    for at, byte in edits:
        data[at % len(data)] = byte
    with contextlib.suppress(Unreadable):
        check_pack(read_pack(bytes(data)))


SIGNS = [
    "~",
    "- ",
    ": ",
    "? ",
    "&a ",
    "*a",
    "!!set ",
    "[",
    "}",
    "'",
    '"',
    "|",
    ">",
    "\n---\n",
    "\t",
    "\0",
    "\u2028",
    "<<: *a",
    "#",
]


@settings(max_examples=150)
@given(st.lists(st.tuples(st.sampled_from(sorted(files())), st.integers(0, 5000), st.sampled_from(SIGNS)), max_size=4))
def test_a_spoilt_pack_is_read_or_refused_line_by_line(edits):
    found = files()
    for name, at, sign in edits:
        at %= len(found[name])
        found[name] = found[name][:at] + sign + found[name][at:]
    faults: tuple[str, ...] = ()
    try:
        check_pack(read_pack(zipped(found)))
    except Unreadable as error:
        faults = error.faults
    assert [line for line in faults if not re.fullmatch(r"[^:]+:\d+: .+", line)] == []


def test_a_file_without_a_name_is_passed_over():
    data = ZIPPED.replace(b"apples.csv", b"\0pples.csv")
    assert read_pack(data).files == {
        name: text for name, text in read_pack(ZIPPED).files.items() if name != "apples.csv"
    }


def test_locked_and_doubled_files_are_refused():
    data = bytearray(zipped(files()))
    at = data.rfind(b"apples.csv") - 46 + 8
    data[at] |= 1
    with pytest.raises(Unreadable, match="locked with a password"):
        read_pack(bytes(data))
    out = io.BytesIO(zipped(files()))
    with zipfile.ZipFile(out, "a") as archive, pytest.warns(UserWarning, match="Duplicate name"):
        archive.writestr("apples.csv", "entry\nPip\n")
    with pytest.raises(Unreadable, match=r"apples\.csv:1: this stands twice"):
        read_pack(out.getvalue())


def test_litter_of_other_programs_is_passed_over():
    litter = {
        "__MACOSX/._pack.yaml": "x",
        "__MACOSX/x.yaml": "x",
        ".DS_Store": "x",
        "cover.png": "x",
        "desktop.ini": "",
    }
    for root in ("", "My Päck/"):
        assert read_pack(zipped(files() | litter, root)) == read_pack(TEMPLATE)


def test_a_pack_may_lie_in_folders_of_its_zip(tmp_path):
    assert read_pack(zipped(files(), "books/my book/")) == read_pack(TEMPLATE)
    assert read_pack(zipped({name.replace("/", "\\"): text for name, text in files().items()})) == read_pack(TEMPLATE)
    two = {f"{one}/{name}": text for one in "ab" for name, text in files().items()}
    with pytest.raises(Unreadable, match=r"there are 2 packs in this zip \(a/pack\.yaml, b/pack\.yaml\)"):
        read_pack(zipped(two))
    astray = {f"mine/{name}": text for name, text in files().items()} | {"people.yaml": "id: people"}
    with pytest.raises(Unreadable, match=r"people\.yaml:1: this lies outside of the pack's own folder mine/"):
        read_pack(zipped(astray))


@pytest.mark.parametrize("name", ["birds.yml", "birds.YAML", "birds.CSV", "myths/owl.yml"])
def test_content_under_another_ending_is_not_passed_over(name, tmp_path):
    for where in (zipped(files() | {name: "x"}), folder(tmp_path, files() | {name: "x"})):
        with pytest.raises(Unreadable, match=rf"{name}:1: the file's name must end in \.(yaml|csv)"):
            read_pack(where)


def test_a_file_too_deep_in_a_folder_is_named_as_in_a_zip(tmp_path):
    found = files() | {"myths/more/owl.yaml": "x"}
    faults = [list(stray(read_pack(where), FOLDERS)) for where in (zipped(found), folder(tmp_path, found))]
    assert faults[0] == faults[1]
    assert faults[0][0].startswith("myths/more/owl.yaml:1: folder 'myths/more' is unknown")


def test_what_cannot_be_read_is_said_in_words(tmp_path, monkeypatch):
    with pytest.raises(Unreadable, match="'/dev/null' is neither a folder nor a zip file"):
        read_pack(Path("/dev/null"))

    def refuse(path):
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(Unreadable, match=r"apples\.csv:1: cannot be read: Permission denied"):
        read_pack(TEMPLATE)


def test_a_folder_of_no_end_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.setattr("realmgen.content.packs.MOST_SEEN", 5)
    with pytest.raises(Unreadable, match="holds 5 files or more: too many for a pack"):
        read_pack(TEMPLATE)


def test_files_that_lie_astray_or_share_an_id_are_named():
    found = files() | {"monsters/owl.yaml": "x", "apples.yaml": "x", "myths/Two Words.yaml": "x"}
    assert list(stray(read_pack(zipped(found)), FOLDERS)) == [
        "apples.yaml:1: apples.csv has the same id: give one of them another",
        "monsters/owl.yaml:1: folder 'monsters' is unknown: myths, knights, sparks, or no folder for other tables",
        "myths/Two Words.yaml:1: the file's name must be small letters and digits, with hyphens between them,"
        " and at most 60 characters",
    ]
