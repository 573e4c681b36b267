"""Names put together from two tables (IS-634)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from realmgen.games.ironsworn.model import Result
from realmgen.games.ironsworn.oracles.rolling import Oracles, roll
from realmgen.kit.chance import Chance

JOINED: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "quick-settlement": ("Quick Settlement Name", ("quick-settlement/prefix", "quick-settlement/suffix")),
}
"""By id: a title, and the oracles whose results are joined to one word."""
FALL, FALLS = "-fall(s)", ("falls", "fall")
"""The ending that may have an s or none: an odd result has none."""


def roll_joined(id: str, oracles: Oracles, chance: Chance) -> Result:
    """Roll a joined name: its parts stand under it, and it has no row of its own."""
    title, parts = JOINED[id]
    return joined(Result(id, title, (), 0, 0, "", tuple(roll(oracles[part], oracles, chance) for part in parts)))


def joined(result: Result) -> Result:
    """A joined name as its parts are now: `Bleak` and `-wick` make Bleakwick."""
    return replace(result, text="".join(map(_part, result.then)))


def _part(result: Result) -> str:
    if result.text == FALL:
        return FALLS[_last(result.rolls) % 2]
    return result.text.removeprefix("-")


def _last(rolls: Sequence[int]) -> int:
    return rolls[-1] if rolls else 1
