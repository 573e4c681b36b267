"""Records of Torchfall: read, and played again."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall import formats
from realmgen.games.torchfall.facts import told
from realmgen.games.torchfall.match import Played, replay
from realmgen.games.torchfall.model import COLOURS
from realmgen.kit.record import to_json
from realmgen.kit.words import listed


def is_record(data: bytes) -> bool:
    """Whether a file looks like a record of Torchfall."""
    return formats.is_record(data[:400].decode("utf-8-sig", errors="replace"))


def read_record(data: bytes) -> formats.Record:
    """The record in a file, text or JSON; raises Unreadable with every fault."""
    try:
        return formats.read(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise Unreadable(f"the record is no UTF-8 text: byte {error.start} cannot be read") from error


def replay_lines(data: bytes, *, strict: bool = False) -> Iterator[str]:
    """One JSON object a line: the set-up's position, then that after each command.

    Raises Unreadable before the first line; with `strict`, IllegalCommand after the line of the first that is refused.
    """
    record = read_record(data)
    yield to_json(told(record.rules, record.rules.start()))
    for number, played in enumerate(replay(record.rules, record.orders), 1):
        yield to_json(told(record.rules, played.state, played))
        if strict:
            _refuse(number, record, played)


def replay_words(data: bytes, *, strict: bool = False) -> Iterator[str]:
    """What was refused, a line each, and how the game stands at the end; raises as `replay_lines` does."""
    record = read_record(data)
    state, refused = record.rules.start(), 0
    for number, played in enumerate(replay(record.rules, record.orders), 1):
        state = played.state
        if strict:
            _refuse(number, record, played)
        if played.reason:
            refused += 1
            yield _refusal(number, record, played)
    scores = ", ".join(f"{colour} {renown}" for colour, renown in zip(COLOURS, state.renown, strict=False))
    winners = listed(COLOURS[seat] for seat in state.winners)
    end = f"won by {winners}" if winners else f"round {state.round} goes on"
    yield f"{len(record.orders)} commands replayed, {refused} refused: {end} ({scores})"


def _refuse(number: int, record: formats.Record, played: Played) -> None:
    if played.reason:
        raise IllegalCommand(_refusal(number, record, played))


def _refusal(number: int, record: formats.Record, played: Played) -> str:
    return f"command {number} ({record.commands[number - 1]}): {played.reason}"
