"""Single files made into a pack."""

import pytest
from pack_samples import TEMPLATE, files

from realmgen.errors import Unreadable
from realmgen.service import packing, packs
from realmgen.service.packing import About

ABOUT = About("Tables from “my” book: 1", "my book")


def loose():
    """The files of the template by their bare names, without the words of a pack."""
    return {name.rpartition("/")[2]: text.encode() for name, text in files().items() if name != "pack.yaml"}


def test_a_zip_goes_through_as_it_is():
    assert packing.bundled({"mine.zip": b"PK"}) == b"PK"
    assert not packing.needs_words({"mine.zip": b"PK"})


def test_a_zip_does_not_come_with_other_files():
    with pytest.raises(Unreadable, match=r"mine\.zip is a pack of its own"):
        packing.bundled({"mine.zip": b"PK", "apples.csv": b"a"})


def test_loose_files_find_their_folders():
    assert packing.needs_words(loose())
    report = packs.look_at(packing.bundled(loose(), ABOUT))
    assert report.counts == packs.look_at(TEMPLATE).counts
    assert (report.id, report.title, report.mode) == ("tables-from-my-book-1", ABOUT.title, "add")
    assert report.credit["licence"] == "for my own table"


def test_one_csv_is_enough():
    report = packs.look_at(packing.bundled({"apples.csv": loose()["apples.csv"]}, ABOUT))
    assert set(report.counts) == {""}


def test_words_of_a_pack_are_kept_and_missing_ones_named():
    given = {name: text.encode() for name, text in files().items()}
    assert not packing.needs_words(given)
    assert packs.look_at(packing.bundled(given, ABOUT)).id == "my-pack"
    with pytest.raises(Unreadable) as error:
        packing.bundled(loose(), About("", ""))
    assert error.value.faults == ("the pack needs a title", "the pack needs a source")


@pytest.mark.parametrize("title", ["龍", "x" * 80, "A – B: c?", "--"])
def test_a_title_of_any_kind_makes_an_id(title):
    report = packs.look_at(packing.bundled(loose(), About(title, "my book")))
    assert (report.title, bool(report.id)) == (title, True)
