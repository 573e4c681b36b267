"""Every rule of Torchfall that is played stands in the name of a test; the others in the game's README."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
LEDGER = Path(__file__).parent / "torchfall_ledger.txt"
RULES = [line.split() for line in LEDGER.read_text(encoding="utf-8").splitlines() if line.startswith("TF-")]
README = (TESTS.parent / "realmgen/games/torchfall/README.md").read_text(encoding="utf-8")


def proved():
    files = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return {
        f"TF-{number}"
        for name in re.findall(r"^def (test_\w+)", files, re.M)
        for number in re.findall(r"TF_(\d{3})", name)
    }


def test_every_rule_that_is_played_is_proved():
    played = [rule for rule, kind in RULES if kind != "reference"]
    assert (len(RULES), len(played)) == (100, 95)
    assert set(played) - proved() == set()


def test_the_readme_lists_every_rule_and_ruling():
    ids = {f"TF-{first}" for first in re.findall(r"TF-(\d{3})", README)}
    for first, last in re.findall(r"TF-(\d{3}) to TF-(\d{3})", README):
        ids |= {f"TF-{number:03}" for number in range(int(first), int(last) + 1)}
    assert [rule for rule, _ in RULES if rule not in ids] == []
    rulings = {f"TF-A{number}" for number in range(1, 40)}
    assert rulings - set(re.findall(r"TF-A\d+", README)) == set()
