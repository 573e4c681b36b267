"""Myths, Knights and sparks out of files: what is read, and every fault by file and line."""

import pytest
from pack_samples import TEMPLATE

from realmgen.content import Shelf, folder_source, load, read_record, read_tables
from realmgen.errors import NotFound, Unreadable
from realmgen.games.bastionland.lore import (
    Actor,
    Bare,
    Calling,
    Credit,
    Library,
    Seer,
    Stats,
    read_calling,
    read_tale,
    spark_faults,
)
from realmgen.games.bastionland.model import LANDMARK_KINDS

HOUSE = load("bastionland")
BELL = ("myths", "the-bell-below")
LEDGER = ("knights", "the-ledger-knight")


def text(folder, stem):
    return HOUSE.sources[0].files[f"{folder}/{stem}.yaml"]().decode()


def faults(read, of, old, new, pack=""):
    """The faults of a file of ours in which some words were changed."""
    folder, stem = of
    before = text(folder, stem)
    assert old in before
    record = read_record(f"{folder}/{stem}.yaml", before.replace(old, new, 1).encode(), pack)
    with pytest.raises(Unreadable) as error:
        read(record)
    return error.value.faults


def test_MB_M3_a_myth_is_read_whole():
    tale = read_tale(HOUSE.record(*BELL))
    assert (tale.id, tale.name, tale.d6, tale.d12) == ("the-bell-below", "The Bell Below", 1, 1)
    assert len(tale.omens) == 6
    assert tale.omens[1].startswith("Wet footprints in pairs")
    assert tale.cast[0] == Actor(
        "Grey Brothers", Stats(8, 5, 13, 2, 0, ("cold grip d6",)), "Put down only by iron that was honestly paid for."
    )
    assert set(tale.known) == {"vassals", "knights", "seers"}
    assert set(tale.prompts) == set(LANDMARK_KINDS)
    assert tale.shape["face"] == "priest"
    assert tale.credit == Credit("written for realmgen", "CC BY 4.0", "the realmgen project")


def test_MB_M1_a_knight_is_read_whole():
    calling = read_calling(HOUSE.record(*LEDGER))
    assert isinstance(calling, Calling)
    assert calling.belongings[1] == "Mace (d8 hefty)"
    assert (calling.ability, calling.passion[:8]) == ("Called in", "Settling")
    assert calling.seer == Seer(
        "The Reckoner",
        "Bald, ink to the elbow, smells of hot wax.",
        "Counts aloud while others speak and answers only what was asked.",
        "One true account of a thing you did and have not told.",
    )
    assert len(calling.prompts) == 3


MYTH_FAULTS = [
    ("name: The Bell Below", "name: ''", "7: `name` must be text"),
    ("name: The Bell Below", f"name: {'x' * 81}", "7: `name` is 81 characters long: at most 80"),
    ("name: The Bell Below", 'name: "The\\nBell"', "7: `name` must be one paragraph"),
    ("d6: 1\n", "d6: 7\n", "5: `d6` must be a whole number from 1 to 6, not '7'"),
    ("d12: 1\n", "d12: one\n", "6: `d12` must be a whole number from 1 to 12, not 'one'"),
    ("d12: 1\n", "", "1: `d12` is missing"),
    ("danger: time", "danger: bees", "8: `shape.danger` 'bees' must be one of body, faith"),
    (", danger: time", "", "8: `shape.danger` is missing"),
    ("truth: >-", "truth: [a]\nlies: >-", "`truth` must be text"),
    ("truth: >-", f"truth: {'x' * 1001}\nlies: >-", "`truth` is 1001 characters long: at most 1000"),
    ("  vassals:", f"  vassals: {'x' * 1001}\n  more:", "`known.vassals` is 1001 characters long: at most 1000"),
    ("truth: >-", "truth: a\nlies: >-", "10: `lies` is unknown: here stand id, source"),
    ("cast:\n", "cast: []\nmore:\n", "`cast` must be a list of 1 to 24 entries; 0 are there"),
    (
        "cast:\n  - name: Grey Brothers\n    stats:",
        "cast:\n  - Odo\n  - stats:",
        "`cast 1` must be `name: value` lines",
    ),
    ("VIG 8, CLA 5", "VIG 8", "stats of Grey Brothers: 'VIG 8, SPI 13, 2GD, cold grip d6' is no stat block"),
    ("  vassals:", "  peasants:", "`known.vassals` is missing"),
    ("  vassals:", "  peasants:", "`known.peasants` is unknown: here stand vassals, knights, seers"),
    ("prompts:\n", "prompts: none\nmore:\n", "`prompts` must be `name: value` lines"),
    ("licence: CC BY 4.0\n", "", "1: `licence` is missing"),
    ("id: the-bell-below", "id: the-bell", "1: `id` is 'the-bell', but the file is called 'the-bell-below'"),
    ("author: the realmgen project\n", "author: me\nauthor: you\n", "5: `author` stands twice"),
]


@pytest.mark.parametrize(("old", "new", "fault"), MYTH_FAULTS)
def test_faults_of_a_myth_have_their_line(old, new, fault):
    found = faults(read_tale, BELL, old, new)
    assert any(fault in line and line.startswith("myths/the-bell-below.yaml:") for line in found), found


KNIGHT_FAULTS = [
    ("Mace (d8 hefty)", "Mace (d6 hefty)", "'Mace (d6 hefty)': a mace is (d8 hefty)"),
    ("Mace (d8 hefty)", "Mace (d8 weighty)", "(d8 weighty) cannot be read"),
    ("Coat (A1)", "Coat (A1)\n  - Mail (A1)", "there is more than one coat: one piece of each kind of armour is worn"),
    ("property:\n", "property: none\nmore:\n", "`property` must be a list of 1 to 24 entries; this is none"),
    ("property:\n", "property:\n" + "  - Odo\n" * 24, "`property` must be a list of 1 to 24 entries; 29 are there"),
    ("name: The Ledger Knight", f"name: {'x' * 37}", "`name` is 37 characters long: at most 36"),
    ("  name: Called in\n", "", "`ability.name` is missing"),
    ("  price:", "  cost:", "`seer.cost` is unknown: here stand name, look, nature, price"),
    ("  - A toll-house with two doors.\n", "", "`prompts` must be a list of 3 entries; 2 are there"),
    ("passion:", "passions:", "`passion` is missing"),
]


@pytest.mark.parametrize(("old", "new", "fault"), KNIGHT_FAULTS)
def test_faults_of_a_knight_have_their_line(old, new, fault):
    assert any(fault in line for line in faults(read_calling, LEDGER, old, new))


def test_every_fault_is_found_at_once():
    found = faults(read_tale, BELL, "d6: 1\nd12: 1\nname: The Bell Below\n", "d6: 9\nname: []\nbells: many\n")
    assert [line.split(":", 2)[2].split("`")[1] for line in found] == ["d6", "d12", "name", "bells"]


def test_what_is_no_yaml_is_said_once():
    (fault,) = faults(read_tale, BELL, "name: The Bell", "name: [The Bell")
    assert fault.startswith("myths/the-bell-below.yaml:8: not YAML: did not find expected ',' or ']'")


def test_a_pack_leaves_out_its_place_and_shape_and_may_have_arms_of_its_own():
    before = text(*LEDGER).replace("d6: 1\nd12: 1\n", "").replace("Mace (d8 hefty)", "Sabre (d12)")
    credit = {"source": "a book", "licence": "mine", "author": "me"}
    before = before.replace("source: written for realmgen\n", "")
    calling = read_calling(read_record("knights/the-ledger-knight.yaml", before.encode(), "my-book", credit))
    assert (calling.d6, calling.d12, calling.credit.source, calling.credit.pack) == (0, 0, "a book", "my-book")
    assert calling.credit.licence == "CC BY 4.0"
    own = text(*BELL).replace("shape: {face: priest, danger: time, asks: payment, ends: flood}\n", "")
    assert read_tale(read_record("myths/the-bell-below.yaml", own.encode(), "my-book", credit)).shape == {}


def test_a_library_reads_an_entry_once_and_names_what_is_not_there():
    library = Library(HOUSE)
    assert library.tale("the-bell-below") is library.tale("the-bell-below")
    assert library.calling("the-ledger-knight") is library.calling("the-ledger-knight")
    with pytest.raises(NotFound, match="there is no 'the-bill' in myths"):
        library.tale("the-bill")
    with pytest.raises(NotFound):
        library.columns("nothing")
    bare = Library(Bare())
    assert (bare.tale_ids, bare.calling_ids, bare.sparks, dict(bare.tables)) == ((), (), (), {})


def test_MB_M5_a_spark_table_has_a_title_and_columns_in_order():
    library = Library(HOUSE)
    assert library.spark_title("land") == "Land"
    assert [(column.id, column.die) for column in library.columns("land")] == [
        ("sparks.land.how", 12),
        ("sparks.land.what", 12),
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("title: Orchard\n", "", "sparks/orchard.yaml:1: `title` is missing"),
        ("    - espaliered\n", "", "sparks/orchard.yaml:5: column 'trees' must have 12 entries, not 11"),
        ("- espaliered\n", '- "1-2: espaliered"\n', "the entries of column 'trees' must be equally likely"),
        ("  find:\n", "  a: [x]\n  b: [y]\n  find:\n", "4: 4 columns: at most 3"),
    ],
)
def test_faults_of_sparks(old, new, fault):
    before = (TEMPLATE / "sparks" / "orchard.yaml").read_text()
    assert old in before
    record = read_record("sparks/orchard.yaml", before.replace(old, new, 1).encode(), "my-pack")
    found = spark_faults(record, read_tables(record, "sparks.")[0])
    assert any(fault in line for line in found), found


def test_a_spark_file_has_columns_not_one_list():
    record = read_record("sparks/x.yaml", b"id: x\ntitle: X\nentries: [a]\n", "my-pack")
    assert "a spark table has `tables`" in spark_faults(record, read_tables(record, "sparks.")[0])[0]


def test_only_the_files_that_are_drawn_from_are_read(tmp_path):
    (tmp_path / "myths").mkdir()
    (tmp_path / "myths" / "broken.yaml").write_text("id: [")
    (tmp_path / "myths" / "the-bell-below.yaml").write_text(text(*BELL))
    source = folder_source(tmp_path)
    library = Library(Shelf([source]))
    assert library.tale_ids == ("broken", "the-bell-below")
    assert library.tale("the-bell-below").name == "The Bell Below"
    with pytest.raises(Unreadable, match=r"myths/broken\.yaml:\d: not YAML"):
        library.tale("broken")
