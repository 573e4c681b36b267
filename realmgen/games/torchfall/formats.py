"""Records of games, both ways and into each other: text, and JSON.

The text is a header of `key: value` lines, its values JSON, then an empty line, then a command a line, numbered:

    game: "torchfall"
    players: 2

    1. 0: march ashspire

The JSON is `{"game":"torchfall","setup":{"players":2},"commands":["0: march ashspire"]}`. Set-up and commands are kept
as they were written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from realmgen.errors import Unreadable
from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.model import Order, Setup
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.game import Json
from realmgen.kit.record import Fields, from_json, to_json
from realmgen.kit.record.fields import short

KEY = "torchfall"
_FIELD = re.compile(r"([a-z_]+)\s*:(.*)")
_NUMBERED = re.compile(r"(?:(\d{1,9})\.\s+)?(\S.*)")


@dataclass(frozen=True, slots=True)
class Record:
    """A record: the set-up as it is stored, the rules of it, and the orders, each with its text."""

    stored: Json
    rules: Rules
    commands: tuple[str, ...]
    orders: tuple[Order, ...]


def record_of(setup: Setup, orders: Iterable[Order]) -> Record:
    """The record of a game that was played."""
    given = tuple(orders)
    return Record(dump_setup(setup), Rules(setup), tuple(map(str, given)), given)


def write_text(record: Record) -> str:
    """A record as text."""
    header = {"game": KEY} | record.stored
    lines = [f"{key}: {to_json(value)}" for key, value in header.items()]
    lines += ["", *(f"{number}. {command}" for number, command in enumerate(record.commands, 1))]
    return "\n".join(lines) + "\n"


def write_json(record: Record) -> str:
    """A record as one line of JSON."""
    return to_json({"game": KEY, "setup": record.stored, "commands": list(record.commands)}) + "\n"


def is_record(text: str) -> bool:
    """Whether a file looks like a record of this game, sound or not."""
    if text.lstrip().startswith("{"):
        return re.match(r'\s*\{\s*"(game|setup|commands)"', text) is not None
    return _FIELD.match(text) is not None


def read(text: str) -> Record:
    """Read either form; raises Unreadable with every fault."""
    return _read_json(text) if text.lstrip().startswith("{") else _read_text(text)


def _read_json(text: str) -> Record:
    fields = Fields(from_json(text, "record"), "record")
    game = fields.take("game", str, KEY)
    stored = fields.take("setup", dict, {})
    given = fields.take("commands", list, [])
    _check_game(game, fields.faults)
    commands = [command for command in given if isinstance(command, str)]
    fields.faults += [f"record: command {short(other)} should be text" for other in given if other not in commands]
    fields.finish()
    return _made(stored, commands, [])


def _read_text(text: str) -> Record:
    if not text.strip():
        raise Unreadable("the record is empty: a header of key: value lines is wanted, or JSON")
    faults: list[str] = []
    header, lines = _parted(text)
    stored: Json = {}
    for number, line in enumerate(header, 1):
        _read_field(number, line, stored, faults)
    _check_game(stored.pop("game", KEY), faults)
    commands = [_unnumbered(line, place, faults) for place, line in enumerate(lines, 1)]
    return _made(stored, commands, faults)


def _parted(text: str) -> tuple[list[str], list[str]]:
    """The lines of the header, and those of the commands: the first empty line stands between them."""
    # Only line feeds part lines: a text in the header may hold other separators.
    lines = [line.strip(" \t\r") for line in text.strip().split("\n")]
    parting = lines.index("") if "" in lines else len(lines)
    return lines[:parting], [line for line in lines[parting:] if line]


def _read_field(number: int, line: str, stored: Json, faults: list[str]) -> None:
    found = _FIELD.fullmatch(line)
    if not found:
        faults.append(f"line {number}: {short(line)} should be key: value, and an empty line should part off commands")
        return
    key, value = found[1], found[2].strip()
    if key in stored:
        faults.append(f"line {number}: {key} is given a second time")
    try:
        stored[key] = from_json(value, f"line {number}: {key}")
    except Unreadable as error:
        faults += error.faults


def _check_game(game: object, faults: list[str]) -> None:
    if game != KEY:
        faults.append(f"record: game is {short(game)}, but should be {KEY!r}")


def _unnumbered(line: str, place: int, faults: list[str]) -> str:
    """A command without its number, which must be that of its place where it has one."""
    found = _NUMBERED.fullmatch(line)
    if found and found[1] and int(found[1]) != place:
        faults.append(f"command {short(line)} is numbered {found[1]}, but is command {place} of the record")
    return found[2] if found else line


def _made(stored: Json, commands: list[str], faults: list[str]) -> Record:
    try:
        rules = Rules(load_setup(stored))
    except Unreadable as error:
        raise Unreadable(*faults, *error.faults) from error
    orders = []
    for number, command in enumerate(commands, 1):
        try:
            orders.append(rules.parse(command))
        except Unreadable as error:
            faults += [f"command {number}: {fault}" for fault in error.faults]
    if faults:
        raise Unreadable(*faults)
    return Record(stored, rules, tuple(commands), tuple(orders))
