"""The rules of the house that no linter knows: sizes, licences, documents that stay true."""

import ast
import re
import subprocess
from pathlib import Path

import pytest
import readme_help
import yaml

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "realmgen").rglob("*.py"))
PAGES = sorted((ROOT / "pages").glob("*.py"))
TABLES = [
    path
    for kind in ("bastionland/**/*.yaml", "ironsworn/**/*.yaml", "packs/*/pack.yaml")
    for path in sorted((ROOT / "data").glob(kind))
]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_a_page_is_short_and_stands_on_the_ui_alone(page):
    assert len(page.read_text(encoding="utf-8").splitlines()) < 80
    assert {
        name for name in imports(page) if name.startswith("realmgen") and not name.startswith("realmgen.ui")
    } == set()
    assert imports(page) & {"sqlmodel", "sqlalchemy", "sqlite3", "random"} == set()


def test_modules_stay_under_300_lines():
    lengths = {str(m.relative_to(ROOT)): len(m.read_text(encoding="utf-8").splitlines()) for m in MODULES}
    assert {name: n for name, n in lengths.items() if n > 300} == {}


@pytest.mark.parametrize("table", TABLES, ids=lambda p: p.stem)
def test_every_table_names_its_source_licence_and_author(table):
    document = yaml.safe_load(table.read_text(encoding="utf-8"))
    assert all(document.get(field) for field in ("id", "source", "licence", "author"))


def test_the_readme_holds_the_help_of_today():
    assert readme_help.BLOCK.search(README)
    assert readme_help.with_help(README) == README, "write it anew: python tests/readme_help.py"


def test_every_page_and_command_is_in_the_readme():
    assert [page.stem for page in PAGES if f"**{page.stem.capitalize().replace('_', ' ')}**" not in README] == []
    assert [name for name in readme_help.commands() if f"realmgen {name}" not in README] == []


def test_links_and_pictures_of_the_readme_exist():
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", README)
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_what_the_project_needs_is_pinned_for_a_fresh_install():
    pinned = {line.split("==")[0] for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    project = re.findall(r'^  "([A-Za-z0-9-]+)(?:\[\w+\])?[>=]=', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert len(project) > 10
    assert [name for name in project if name.lower() not in pinned] == []


def test_no_file_holds_a_path_of_somebodys_machine():
    machine = re.compile(rb"(?<![\w.])/(?:home|Users|root|work|tmp/bash)[/_][\w.]")
    found = [
        p.relative_to(ROOT) for p in tracked() if p.suffix not in {".png", ".ttf", ".woff2"} and p != Path(__file__)
    ]
    assert [str(p) for p in found if machine.search((ROOT / p).read_bytes())] == []
