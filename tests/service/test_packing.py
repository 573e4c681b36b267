"""Single files made into a pack, the template as a zip, and who uses which."""

from io import BytesIO
from zipfile import ZipFile

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
    report = packing.look_at(packing.bundled(loose(), ABOUT))
    assert report.counts == packs.look_at(TEMPLATE).counts
    assert (report.id, report.title, report.mode) == ("tables-from-my-book-1", ABOUT.title, "add")
    assert report.credit["licence"] == "for my own table"


def test_one_csv_is_enough():
    report = packing.look_at(packing.bundled({"apples.csv": loose()["apples.csv"]}, ABOUT))
    assert set(report.counts) == {""}


def test_words_of_a_pack_are_kept_and_missing_ones_named():
    given = {name: text.encode() for name, text in files().items()}
    assert not packing.needs_words(given)
    assert packing.look_at(packing.bundled(given, ABOUT)).id == "my-pack"
    with pytest.raises(Unreadable) as error:
        packing.bundled(loose(), About("", ""))
    assert error.value.faults == ("the pack needs a title", "the pack needs a source")


def test_what_cannot_be_read_on_this_machine_is_said(tmp_path, monkeypatch):
    def locked(where):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(packs, "look_at", locked)
    with pytest.raises(Unreadable, match="cannot be read: Permission denied"):
        packing.look_at(tmp_path)


def test_the_template_comes_with_its_comments_and_is_a_pack():
    data = packing.template_zip()
    with ZipFile(BytesIO(data)) as archive:
        assert b"# A pack to copy" in archive.read("my-pack/pack.yaml")
    assert packing.look_at(data).id == "my-pack"


def test_who_uses_a_pack_archived_ones_too(tmp_path):
    from realmgen.service.registry import open_play

    play = open_play(tmp_path / "packs.db")
    packs.add(play, TEMPLATE)
    one, other, none = (play.create(name) for name in ("One", "Other", "None"))
    for campaign in (one, other):
        packs.use(play, campaign, "my-pack", True)
    play.archive(other)
    assert {campaign.name for campaign in packing.used_by(play, "my-pack")} == {one.name, other.name}
    assert none.name not in {campaign.name for campaign in packing.used_by(play, "my-pack")}
    play.ledger.close()
