"""A journal as text: a header, then one line of JSON for each command, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from realmgen.errors import Unreadable
from realmgen.kit.chance import Rolled
from realmgen.kit.game import Event, Json
from realmgen.kit.record.fields import Fields, from_json, short, to_json
from realmgen.kit.record.journal import FORMAT, Header, Line, follow

T = TypeVar("T")


def dump_header(header: Header) -> Json:
    """A header as JSON, the game first."""
    return {
        "journal": header.game,
        "format": header.format,
        "seed": header.seed,
        "rules_version": header.rules_version,
        "created": header.created,
    }


def load_header(stored: object, where: str = "header") -> Header:
    """Read what `dump_header` wrote; raises Unreadable with every fault."""
    fields = Fields(stored, where)
    version = fields.take("format", int, FORMAT)
    header = Header(
        fields.take("journal", str, ""),
        fields.take("seed", str, ""),
        fields.take("rules_version", int, 1),
        fields.take("created", str, ""),
        version,
    )
    if not 1 <= version <= FORMAT:
        fields.faults.append(f"{where}: format {version} is newer than this program, which reads up to {FORMAT}")
    fields.finish()
    return header


def dump_line(line: Line) -> Json:
    """A line as JSON; what is empty is left out."""
    stored: Json = {"seq": line.seq, "time": line.time, "command": line.command}
    stored |= {key: getattr(line, key) for key in ("cancels", "redoes", "rules") if getattr(line, key) is not None}
    more = {"rolls": dump_rolls(line.rolls), "drawn": list(line.drawn), "events": dump_events(line.events)}
    return stored | {key: value for key, value in more.items() if value}


def load_line(stored: object, where: str = "line") -> Line:
    """Read what `dump_line` wrote; raises Unreadable with every fault."""
    fields = Fields(stored, where)
    line = Line(
        fields.take("seq", int, 0),
        fields.take("time", str, ""),
        fields.take("command", str, ""),
        _collect(fields, load_rolls, fields.take("rolls", list, [], needed=False), where),
        _collect(fields, load_drawn, fields.take("drawn", list, [], needed=False), where),
        _collect(fields, load_events, fields.take("events", list, [], needed=False), where),
        *(fields.take(key, int, None, needed=False) for key in ("cancels", "redoes", "rules")),
    )
    if sum(value is not None for value in (line.cancels, line.redoes, line.rules)) > 1:
        fields.faults.append(f"{where}: only one of cancels, redoes and rules may be given")
    fields.finish()
    return line


def _collect(
    fields: Fields, load: Callable[[list[Any], str], tuple[T, ...]], stored: list[Any], where: str
) -> tuple[T, ...]:
    try:
        return load(stored, where)
    except Unreadable as error:
        fields.faults += error.faults
        return ()


def dump_rolls(rolls: Iterable[Rolled]) -> list[Any]:
    """Each die as [sides, value, purpose, typed]."""
    return [[die.sides, die.value, die.purpose, die.typed] for die in rolls]


def load_rolls(stored: list[Any], where: str = "line") -> tuple[Rolled, ...]:
    """Read what `dump_rolls` wrote; raises Unreadable with every fault."""
    faults = [
        f"{where}: roll {short(die)} should be [sides, value, purpose, typed]" for die in stored if not _is_die(die)
    ]
    if faults:
        raise Unreadable(*faults)
    return tuple(Rolled(*die) for die in stored)


def _is_die(die: object) -> bool:
    shaped = isinstance(die, list) and [type(part) for part in die] == [int, int, str, bool]
    return shaped and 1 <= die[1] <= die[0]  # type: ignore[index]


def load_drawn(stored: list[Any], where: str = "line") -> tuple[str, ...]:
    """Drawn entries; raises Unreadable with every fault."""
    faults = [f"{where}: drawn entry {short(entry)} should be text" for entry in stored if not isinstance(entry, str)]
    if faults:
        raise Unreadable(*faults)
    return tuple(stored)


def dump_events(events: Iterable[Event]) -> list[Json]:
    """Events as JSON; what is empty is left out."""
    return [_dump_event(event) for event in events]


def _dump_event(event: Event) -> Json:
    stored: Json = {"kind": event.kind, "text": event.text}
    if event.data:
        stored["data"] = dict(event.data)
    return stored | {"reveals": True} if event.reveals else stored


def load_events(stored: list[Any], where: str = "line") -> tuple[Event, ...]:
    """Read what `dump_events` wrote; raises Unreadable with every fault of the first bad event."""
    return tuple(_load_event(event, f"{where}, event {n}") for n, event in enumerate(stored, 1))


def _load_event(stored: object, where: str) -> Event:
    fields = Fields(stored, where)
    event = Event(
        fields.take("kind", str, ""),
        fields.take("text", str, ""),
        fields.take("data", dict, {}, needed=False),
        fields.take("reveals", bool, False, needed=False),
    )
    fields.finish()
    return event


def write_journal(header: Header, lines: Iterable[Line]) -> str:
    """A journal as JSON lines, the header first."""
    return "".join(to_json(part) + "\n" for part in (dump_header(header), *map(dump_line, lines)))


def read_journal(text: str) -> tuple[Header, list[Line]]:
    """Read what `write_journal` wrote; raises Unreadable with every fault and the number of its row."""
    faults: list[str] = []
    header: Header | None = None
    lines: list[Line] = []
    for number, row in enumerate(text.removesuffix("\n").split("\n"), 1):
        where = f"row {number}"
        try:
            if number == 1:
                header = load_header(from_json(row, where), where)
            else:
                lines.append(load_line(from_json(row, where), where))
        except Unreadable as error:
            faults += error.faults
    if header is None or faults:
        raise Unreadable(*(faults or ["the journal is empty"]))
    follow(lines)
    return header, lines
