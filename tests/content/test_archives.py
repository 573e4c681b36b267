"""JSON files out of files, folders and archives."""

import gzip
import io
import zipfile
from pathlib import Path

import pytest
from datasworn_samples import tgz
from pack_samples import zipped

from realmgen.content import archives
from realmgen.content.archives import json_files
from realmgen.errors import NotFound, Unreadable


def test_a_file_is_itself(tmp_path):
    path = tmp_path / "one.json"
    path.write_bytes(b"{}")
    assert json_files(path) == {"one.json": b"{}"}
    assert json_files(b"[]", "two.json") == {"two.json": b"[]"}


def test_of_a_folder_the_json_files_wherever_they_lie(tmp_path):
    (tmp_path / "a" / "b.json").mkdir(parents=True)
    (tmp_path / "a" / "one.json").write_bytes(b"1")
    (tmp_path / "two.json").write_bytes(b"2")
    (tmp_path / "two.txt").write_bytes(b"3")
    assert json_files(tmp_path) == {"a/one.json": b"1", "two.json": b"2"}


def test_of_archives_the_json_files(tmp_path):
    files = {"json/a.json": b"{}", "README.md": b"x"}
    assert json_files(tgz(files)) == {"package/json/a.json": b"{}"}
    assert json_files(zipped(files)) == {"json/a.json": b"{}"}
    (tmp_path / "a.tgz").write_bytes(tgz(files))
    assert json_files(tmp_path / "a.tgz") == {"package/json/a.json": b"{}"}


def test_what_is_not_there_is_named(tmp_path):
    with pytest.raises(NotFound, match="no file or folder"):
        json_files(tmp_path / "none")


def test_a_device_is_no_file():
    with pytest.raises(Unreadable, match="neither a folder nor a file"):
        json_files(Path("/dev/null"))


SPOILT = {"junk": b"\x1f\x8bjunk", "tgz": tgz({"a.json": b"{}"})[:60], "zip": zipped({"a.json": b"{}"})[40:]}
"""By a name of their own: the bytes hold the time, and tests are called the same in every process."""


@pytest.mark.parametrize("data", SPOILT.values(), ids=SPOILT)
def test_spoilt_archives_are_refused(data):
    with pytest.raises(Unreadable, match="no archive that can be read"):
        json_files(data)


def test_a_locked_zip_is_refused():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("a.json", "{}")
    data = bytearray(out.getvalue())
    for mark in (b"PK\x03\x04", b"PK\x01\x02"):
        at = data.index(mark) + (6 if mark == b"PK\x03\x04" else 8)
        data[at] |= 1
    with pytest.raises(Unreadable, match="no archive that can be read"):
        json_files(bytes(data))


def test_too_much_is_refused(monkeypatch):
    monkeypatch.setattr(archives, "MOST_OF_ONE", 100)
    monkeypatch.setattr(archives, "MOST_BYTES", 20_000)
    monkeypatch.setattr(archives, "MOST_FILES", 2)
    with pytest.raises(Unreadable, match=r"a\.json is too big: at most 100 bytes a file"):
        json_files(tgz({"a.json": b" " * 101}))
    monkeypatch.setattr(archives, "MOST_OF_ONE", 12_000)
    with pytest.raises(Unreadable, match="20,000 in all"):
        json_files(zipped({"a.json": " " * 11_000, "b.json": " " * 11_000}))
    with pytest.raises(Unreadable, match="more than 2 JSON files"):
        json_files(tgz({f"{n}.json": b"{}" for n in range(3)}))
    with pytest.raises(Unreadable, match="when it is unpacked"):
        json_files(gzip.compress(b"\0" * 20_001))
    with pytest.raises(Unreadable, match="the file is too big"):
        json_files(b" " * 20_001)


def test_a_folder_of_everything_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(archives, "MOST_SEEN", 3)
    for n in range(3):
        (tmp_path / f"{n}.txt").touch()
    with pytest.raises(Unreadable, match="holds 3 files or more: name a folder further down"):
        json_files(tmp_path)
