"""What a command is here: a frozen dataclass whose fields stand as words behind its verb, the rest as JSON.

`roll action theme`, `ask likely "Is she here?"`, `truth iron {"options":[1]}`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, ClassVar, get_type_hints

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Tale
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.kept import kept_json, read_kept
from realmgen.kit.record import from_json, to_json

LONGEST = 1_000_000
"""Characters of a command; a whole world has a quarter of that."""
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\{.*|\S+)', re.DOTALL)
_BARE = re.compile(r"[\w'/.:+-]+")


class Deed:
    """A command. `words` names the fields that stand as words, in order; the last may be a tuple of all that follow."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}
    verb: ClassVar[str]
    words: ClassVar[tuple[str, ...]] = ()

    def __str__(self) -> str:
        left: dict[str, Any] = kept_json(self)
        said = [self.verb]
        for name in self.words:
            if name not in left:
                break
            value = left.pop(name)
            said += [_word(one) for one in (value if isinstance(value, list) else [value])]
        return " ".join([*said, to_json(left)] if left else said)

    def check(self, tale: Tale, lore: Lore) -> None:
        """Raise IllegalCommand, or NotFound for what is not there."""

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        """The state after it; its events are told in the past tense."""
        raise NotImplementedError


def read(text: str, deeds: Mapping[str, type[Deed]]) -> Deed:
    """Read a command's text; raises Unreadable with every fault."""
    if len(text) > LONGEST:
        raise Unreadable(f"the command has {len(text):,} characters: at most {LONGEST:,}")
    verb, _, rest = text.strip().partition(" ")
    kind = deeds.get(verb)
    if kind is None:
        raise Unreadable(f"command {text[:60]!r} begins with none of {', '.join(sorted(deeds))}")
    return read_kept(kind, _fields(kind, rest), verb)


def _fields(kind: type[Deed], rest: str) -> dict[str, Any]:
    tokens = _TOKEN.findall(rest)
    found: dict[str, Any] = {}
    if tokens and tokens[-1].startswith("{"):
        found = from_json(tokens.pop(), kind.verb)
    said = [from_json(token, kind.verb) if token.startswith('"') else token for token in tokens]
    for name in kind.words:
        if said and _takes_all(kind, name):
            found[name], said = said, []
        elif said:
            found[name] = said.pop(0)
    if said:
        raise Unreadable(f"{kind.verb}: {said[0]!r} is one word too many")
    return found


def _takes_all(kind: type[Deed], name: str) -> bool:
    return str(get_type_hints(kind)[name]).startswith("tuple")


def _word(value: Any) -> str:
    text = value if isinstance(value, str) else to_json(value)
    return text if _BARE.fullmatch(text) else to_json(value)
