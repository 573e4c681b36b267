"""The examples of the README's command line work, one after another, as they stand there."""

import re
import shlex
from pathlib import Path

from realmgen.cli import main

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def examples(after: str = "For example:") -> list[list[str]]:
    """Arguments of each line in the block of examples behind those words, in order."""
    block = re.search(rf"{after}\n\n```sh\n(.*?)```", README, re.DOTALL)
    assert block is not None
    return [shlex.split(line, comments=True)[1:] for line in block[1].splitlines()]


def test_the_examples_work_in_the_order_they_are_given(tmp_path, monkeypatch):
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{tmp_path}/realmgen.db")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "exports").mkdir()
    (tmp_path / "exports/README.md").touch()
    assert len(examples()) > 15
    for arguments in examples():
        assert main(arguments) in (0, None), arguments
    assert {path.suffix for path in (tmp_path / "exports").iterdir()} == {".md", ".pdf", ".realmgen"}


def test_the_examples_of_worlds_work_too(tmp_path, monkeypatch):
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{tmp_path}/realmgen.db")
    monkeypatch.chdir(tmp_path)
    found = examples("sheets to fill in by hand need none:")
    assert len(found) > 5
    for arguments in found:
        assert main(arguments) in (0, None), arguments
    assert {path.suffix for path in tmp_path.iterdir()} == {".db", ".json", ".pdf"}
    answers = examples("without a world or a database too:")
    assert len(answers) > 5
    for arguments in answers:
        assert main(arguments) in (0, None), arguments
