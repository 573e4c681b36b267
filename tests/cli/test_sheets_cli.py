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


def test_sheets_and_cards_of_the_company(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("REALMGEN_DATABASE_URL", f"sqlite:///{tmp_path}/realmgen.db")
    monkeypatch.chdir(tmp_path)
    assert main(["new", "Kitchen", "--seed", "4711-4711-4711-4711"]) == 0
    assert main(["sheet", "Kitchen", "company"]) == 1
    assert "the Company has no Knight or Squire to print" in capsys.readouterr().err
    for what in ("blank-knight", "blank-squire", "blank-cards"):
        assert main(["sheet", "Kitchen", what, "--theme", "sheet", "-o", f"{what}.pdf"]) == 0
        assert (tmp_path / f"{what}.pdf").read_bytes().startswith(b"%PDF")
    assert main(["do", "Kitchen", 'knight "Isolde" "Ann"']) == 0
    assert main(["sheet", "Kitchen", "member", "Isolde", "--format", "svg", "-o", "isolde.svg"]) == 0
    assert b'width="148mm" height="210mm"' in (tmp_path / "isolde.svg").read_bytes()
    assert main(["sheet", "Kitchen", "company", "--on", "letter", "--format", "svg", "-o", "both.svg"]) == 0
    assert b'width="279.4mm" height="215.9mm"' in (tmp_path / "both.svg").read_bytes()
    capsys.readouterr()
    assert main(["sheet", "Kitchen", "member", "Nob"]) == 1
    assert "nobody in the Company is called 'Nob': it has Isolde" in capsys.readouterr().err
