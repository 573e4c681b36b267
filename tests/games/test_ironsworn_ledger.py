"""Every rule of worlds and oracles stands in the name of a test, or in the game's README with the reason why not."""

import re
from pathlib import Path

from ironland_samples import GAME

from realmgen.games.ironsworn.deeds import DEEDS

TESTS = Path(__file__).parents[1]
LEDGER = Path(__file__).parent / "ironsworn_ledger.txt"
RULES = [line.split() for line in LEDGER.read_text(encoding="utf-8").splitlines() if line.startswith("IS-")]
README = (TESTS.parent / "realmgen/games/ironsworn/README.md").read_text(encoding="utf-8")
LEFT_OUT = README.partition("## Left out")[2]
COMMANDS = README.partition("## Commands")[2].partition("\n## ")[0]


def proved():
    files = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("test_*.py"))
    return {
        f"IS-{number}"
        for name in re.findall(r"^def (test_\w+)", files, re.M)
        for number in re.findall(r"IS_(\d{3})", name)
    }


def left_out():
    """By id: why nothing proves it."""
    return dict(re.findall(r"^\| (IS-\d{3}) \| (.+) \|$", LEFT_OUT, re.M))


def test_every_rule_is_proved_or_left_out_with_a_reason():
    wanted = {rule for rule, kind in RULES if kind != "reference"}
    assert (len(RULES), len(wanted)) == (207, 191)
    assert sorted(wanted - proved() - left_out().keys()) == []


def test_what_is_left_out_is_not_proved_and_has_a_reason():
    assert sorted(left_out().keys() & proved()) == []
    assert all(len(reason.split()) > 4 for reason in left_out().values())


def test_the_readme_names_every_id_and_every_ruling_that_touches_them():
    ids = {f"IS-{number}" for number in re.findall(r"IS-(\d{3})", README)}
    for first, last in re.findall(r"IS-(\d{3}) to IS-(\d{3})", README):
        ids |= {f"IS-{number:03}" for number in range(int(first), int(last) + 1)}
    assert [rule for rule, _ in RULES if rule not in ids] == []


def test_the_readme_names_every_ruling_that_touches_worlds():
    rulings = {int(number) for number in re.findall(r"IS-A(\d+)", README)}
    for first, last in re.findall(r"IS-A(\d+) to IS-A(\d+)", README):
        rulings |= set(range(int(first), int(last) + 1))
    assert {*range(1, 15), 21, 41, 42, *range(52, 58), 63, 64, 72} <= rulings


def test_the_readme_shows_every_command_and_each_can_be_given():
    first = [row.split(" | ")[0] for row in COMMANDS.splitlines() if row.startswith("| `")]
    given = [text for cell in first for text in re.findall(r"`([^`]+)`", cell)]
    assert {text.split(" ")[0] for text in given} == set(DEEDS)
    for text in given:
        if "…" not in text:
            assert GAME.parse(text)
