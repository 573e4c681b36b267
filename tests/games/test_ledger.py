"""Every rule of the ledger that is to be played stands in the name of a test, or is left out with a reason."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = [line.split() for line in (Path(__file__).parent / "ledger.txt").read_text().splitlines() if line[:3] == "MB-"]
README = (TESTS.parent / "realmgen/games/bastionland/README.md").read_text(encoding="utf-8")


def proved():
    names = re.findall(
        r"^def (test_\w+)", "\n".join(p.read_text(encoding="utf-8") for p in TESTS.rglob("test_*.py")), re.MULTILINE
    )
    return {f"MB-{number}" for name in names for number in re.findall(r"MB_(\d{3})", name)}


def left_out():
    return set(re.findall(r"MB-\d{3}", README.split("## Left out")[1]))


def test_every_rule_that_is_played_is_proved_or_left_out_with_a_reason():
    wanted = [rule for rule, kind in RULES if kind != "reference"]
    assert len(wanted) == 308
    found = proved() | left_out()
    assert [rule for rule in wanted if rule not in found] == []
