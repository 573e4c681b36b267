"""A file of worlds that is broken is told by its name, line and range."""

import shutil

import pytest

from realmgen.content import data_dir
from realmgen.errors import Unreadable
from realmgen.service.checking import check_path

ROOT = data_dir() / "ironsworn"
MOVES, HAVENS, NAMES = "oracles/moves.yaml", "regions/havens.yaml", "oracles/settlements.yaml"


@pytest.fixture
def copy(tmp_path):
    return shutil.copytree(ROOT, tmp_path / "ironsworn")


def line_of(file, text):
    return next(n for n, line in enumerate(file.read_text().splitlines(), 1) if text in line)


BROKEN = [
    (MOVES, '"3-5:', '"4-5:', "no row answers 3: this one begins at 4"),
    (MOVES, '"6-9:', '"5-9:', "5 is answered twice: here the next result is 6"),
    (MOVES, '"3-5:', '"5-3:', "5-3 goes backwards"),
    (MOVES, '"3-5: ', '"', "must begin with its results"),
    (NAMES, "oracle: settlement-name/creature", "oracle: settlement-name/beast", "no file here has an oracle"),
    ("foes/wolf.yaml", "rank: dangerous", "rank: terrible", "`rank` 'terrible' must be one of"),
]


@pytest.mark.parametrize(("name", "was", "now", "said"), BROKEN)
def test_a_fault_is_told_by_file_line_and_range(copy, name, was, now, said):
    file = copy / name
    line = line_of(file, was)
    file.write_text(file.read_text().replace(was, now, 1))
    with pytest.raises(Unreadable) as told:
        check_path(copy)
    assert any(fault.startswith(f"{name}:{line}: ") and said in fault for fault in told.value.faults)


def test_a_foe_of_a_region_that_no_file_is_of_is_told(copy):
    file = copy / HAVENS
    file.write_text(file.read_text().replace("foes:\n", "foes:\n  - grue\n", 1))
    with pytest.raises(Unreadable, match=rf"{HAVENS}:{line_of(file, 'grue')}: no file here is of a foe 'grue'"):
        check_path(copy)


def test_an_oracle_that_stands_in_two_files_is_told(copy):
    twin = copy / "oracles/more.yaml"
    twin.write_text((copy / MOVES).read_text().replace("id: moves", "id: more", 1))
    with pytest.raises(Unreadable, match=r"oracle 'pay-the-price' stands in oracles/more.yaml already"):
        check_path(copy)


def test_a_file_by_itself_may_name_what_lies_in_others():
    assert check_path(ROOT / NAMES)["oracles"] > 1
