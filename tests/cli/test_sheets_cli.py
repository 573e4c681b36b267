"""`realmgen sheet`: one page of a campaign."""

import re

from realmgen.cli import main, parser
from realmgen.service.sheets import SHEETS


def test_the_help_names_every_sheet():
    assert re.split(", | or ", parser.SHEETS) == list(SHEETS)


def test_a_page_of_a_campaign(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{tmp_path}/realmgen.db")
    monkeypatch.chdir(tmp_path)
    assert main(["new", "Kitchen", "--seed", "4711-4711-4711-4711"]) == 0
    assert main(["sheet", "Kitchen", "myth", "3", "--format", "svg", "-o", "myth.svg"]) == 0
    assert (tmp_path / "myth.svg").read_bytes().startswith(b"<svg")
    assert main(["sheet", "Kitchen", "myths", "-o", "myths.pdf"]) == 0
    capsys.readouterr()
    assert main(["sheet", "Kitchen", "poem", "--format", "doc"]) == 2
    err = capsys.readouterr().err
    assert "sheet 'poem' is not known" in err
    assert "format 'doc' is not known" in err
    assert main(["sheet", "Kitchen", "myth", "77"]) == 1
    assert "there is no Myth '77'" in capsys.readouterr().err
    assert main(["sheet", "Kitchen", "rumours"]) == 2
