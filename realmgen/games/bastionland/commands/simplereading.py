"""Reading the commands whose fields say all there is to know of how they are written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache
from types import ModuleType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from realmgen.games.bastionland.codec.fields import LONGEST_NAME, LONGEST_TEXT, text_fault
from realmgen.games.bastionland.commands import company, domain, fight, forces, kinds, lore, road, season, sites
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.words import FORMS, Words
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.forces.model import Unit
from realmgen.kit.kept import read_kept

_AMOUNT = re.compile(r"(?:[0-9]{1,2}|[1-9]?d(?:4|6|8|10|12|20))")
_TELLING = ("ability", "passion", "note")
_WORD = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")


def _amount(words: Words) -> str:
    word = words.next("a number or dice")
    if not _AMOUNT.fullmatch(word):
        raise words.wrong(f"{word!r} is neither a number nor dice such as d6")
    return word


def _id(words: Words) -> str:
    word = words.next("a name without spaces")
    if not _WORD.fullmatch(word):
        raise words.wrong(f"{word!r} is not a name of small letters, digits and hyphens")
    return word


def _names(words: Words) -> tuple[str, ...]:
    found: list[str] = []
    while words.more():
        found.append(words.name())
    return tuple(found)


_KINDS: dict[str, Callable[[Words], Any]] = {
    "Name": Words.name,
    "Text": Words.prose,
    "Hex": Words.hex,
    "Amount": _amount,
    "int": Words.whole,
    "Number": Words.number,
    "Tie": Words.pair,
    "str": _id,
    "tuple[Name, ...]": _names,
    "tuple[Hex, ...]": Words.hexes,
}
_SPOKEN = {
    "passes": "length of time",
    "measure": "Virtue or Guard",
    "virtue": "Virtue",
    "turn": "switch",
    "how": "way",
    "by": "way",
    "what": "word",
    "age": "time of life",
    "scope": "Scope",
    "start": "Start",
    "season": "Season",
    "phase": "Phase",
    "remedy": "Remedy",
}
"""By field: how a choice is spoken of where another word was written."""


def choices(kind: Any) -> tuple[str, ...]:
    """The words of a Literal, or of a union of them; "" stands for none and is never written."""
    if get_origin(kind) is Literal:
        return tuple(filter(None, get_args(kind)))
    assert get_origin(kind) is Union or type(kind).__name__ == "UnionType", kind
    return tuple(word for part in get_args(kind) for word in choices(part))


@cache
def _hints(command: type[Command]) -> Mapping[str, Any]:
    return get_type_hints(command)


def _plain(field: Field[Any]) -> str:
    return str(field.type).removesuffix(" | None")


def _part(words: Words, command: type[Command], field: Field[Any]) -> Any:
    read = _KINDS.get(_plain(field))
    what = _SPOKEN.get(field.name, field.name)
    return read(words) if read else words.choice(choices(_hints(cast(Any, command))[field.name]), what)


def _reader(command: type[Command]) -> Callable[[Words], Command]:
    def read(words: Words) -> Command:
        parts: list[Any] = []
        for field in fields(command):  # type: ignore[arg-type]
            if not words.more() and field.default is not MISSING:
                break
            parts.append(_part(words, command, field))
        return command(*parts)

    return read


def _member(words: Words) -> company.PutMember:
    member = words.sound(lambda: read_kept(Member, words.value(), "member"))
    if faults := list(_text_faults(member)):
        raise words.wrong("; ".join(faults))
    return company.PutMember(member)


def _unit(words: Words) -> forces.PutUnit:
    unit = words.sound(lambda: read_kept(Unit, words.value(), "unit"))
    if faults := list(_text_faults(unit, "unit")):
        raise words.wrong("; ".join(faults))
    return forces.PutUnit(unit)


def _text_faults(member: Member | Unit, what: str = "member") -> Iterator[str]:
    """What of a member's or unit's texts cannot be printed; only those that tell much have line ends."""
    for part in fields(member):
        value = getattr(member, part.name)
        longest = LONGEST_TEXT if part.name in _TELLING else LONGEST_NAME
        for text in value if isinstance(value, tuple) else (value,):
            fault = text_fault(text, longest) if isinstance(text, str) else None
            if fault:
                yield f"{what}.{part.name} {fault}"


def _simple(module: ModuleType) -> tuple[type[Command], ...]:
    """The commands of a module whose form nobody wrote by hand."""
    found = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Command))
    return tuple(kind for kind in found if hasattr(kind, "verb") and kind.verb.split()[0] not in FORMS)


PLAYED = tuple(kind for module in (company, road, fight, forces, domain, season) for kind in _simple(module))
"""Those of play: of the Company, the road, fights, Domains and the year."""
SIMPLE = _simple(kinds) + _simple(lore) + _simple(sites) + PLAYED
"""The commands that are read so."""

SIMPLE_READERS: dict[str, Callable[[Words], Command]] = {
    **{command.verb: _reader(command) for command in SIMPLE},
    company.PutMember.verb: _member,
    forces.PutUnit.verb: _unit,
}
"""By first word: what reads the rest."""


def form_of(command: type[Command]) -> str:
    """How such a command is written: `save "NAME" vig|cla|spi "TEXT"`."""
    return " ".join([command.verb, *(_shown(command, field) for field in fields(command))])  # type: ignore[arg-type]


_FORM = {
    "Name": '"NAME"',
    "Text": '"TEXT"',
    "Hex": "HEX",
    "Amount": "2|d6",
    "int": "NUMBER",
    "Number": "NUMBER",
    "Tie": "NUMBER-NUMBER",
    "str": "ID",
    "tuple[Name, ...]": '"NAME"…',
    "tuple[Hex, ...]": "HEX HEX…",
}


def _shown(command: type[Command], field: Field[Any]) -> str:
    word = _FORM.get(_plain(field)) or "|".join(choices(_hints(cast(Any, command))[field.name]))
    return word if field.default is MISSING else f"[{word}]"


FORMS.update({command.verb: form_of(command) for command in SIMPLE})
