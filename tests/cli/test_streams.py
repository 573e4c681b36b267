"""Where output goes: terminals of any code page, full disks, closed pipes, devices and links."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from realmgen.cli.output import save

LINUX = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full, which only Linux has")
REALM = (sys.executable, "-m", "realmgen", "generate", "realm", "--seed", "4711")


def command(*words, **settings):
    return subprocess.run(words, capture_output="stdout" not in settings, timeout=60, check=False, **settings)


def test_text_is_utf_8_whatever_the_terminal_speaks():
    plain = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = command(*REALM, "--format", "gazetteer", env=plain)
    assert (done.returncode, done.stderr) == (0, b"")
    assert "×" in done.stdout.decode()


@LINUX
def test_a_full_disk_is_named_in_one_line():
    with Path("/dev/full").open("wb") as full:
        done = command(*REALM, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("realmgen: standard output cannot be written: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize("after", [">&-", "| true", "| head -c 5"])
def test_a_reader_that_goes_away_is_no_fault(after):
    done = command("sh", "-c", f'"$@" {after}', "sh", *REALM, "--count", "9")
    assert (done.returncode, done.stderr) == (0, b"")


@LINUX
def test_a_device_is_written_to_and_never_replaced(tmp_path):
    save(Path("/dev/null"), b"nothing")
    assert Path("/dev/null").is_char_device()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_is_followed(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "file")
    save(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"new"


def test_a_name_too_long_for_the_disk_is_named(tmp_path):
    done = command(*REALM, "-o", str(tmp_path / ("a" * 300)))
    assert done.returncode == 2
    assert done.stderr.startswith(b"realmgen: file ")
    assert len(done.stderr.splitlines()) == 1
