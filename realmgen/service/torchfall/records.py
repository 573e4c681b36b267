"""Records of Torchfall: read, played again, and written."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall import formats
from realmgen.games.torchfall.facts import told
from realmgen.games.torchfall.generate import draw
from realmgen.games.torchfall.match import Played, replay
from realmgen.games.torchfall.model import COLOURS, FreeBoard, Setup
from realmgen.kit.chance import fresh_seed
from realmgen.kit.record import to_json
from realmgen.kit.words import listed
from realmgen.service.campaigns import one_line
from realmgen.service.printing import Export, slug


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
            yield refusal(number, record, played)
    scores = ", ".join(f"{colour} {renown}" for colour, renown in zip(COLOURS, state.renown, strict=False))
    winners = listed(COLOURS[seat] for seat in state.winners)
    end = f"won by {winners}" if winners else f"round {state.round} goes on"
    yield f"{len(record.orders)} commands replayed, {refused} refused: {end} ({scores})"


def exported(name: str, record: formats.Record, form: str) -> Export:
    """A record as a file of that name: `text` or `json`."""
    if form == "json":
        return Export(f"{name}.json", "application/json", formats.write_json(record).encode())
    return Export(f"{name}.txt", "text/plain", formats.write_text(record).encode())


def drawn_record(seed: str | None, players: int, form: str = "text") -> Export:
    """A whole set-up by seed as a record, `text` or `json`; None draws a seed, which stands in the record."""
    seed = fresh_seed() if seed is None else one_line("seed", seed)
    return exported(f"torchfall-{slug(seed)}", formats.record_of(draw(seed, players), ()), form)


def record_of_board(board: FreeBoard) -> bytes:
    """A board as a record without commands: a set-up to bring in again. Raises Unreadable where nobody can play."""
    return formats.write_text(formats.record_of(Setup(board=board), ())).encode()


def refusal(number: int, record: formats.Record, played: Played) -> str:
    """A command of a record by its number from 1, and why the rules refuse it."""
    return f"command {number} ({record.commands[number - 1]}): {played.reason}"


def _refuse(number: int, record: formats.Record, played: Played) -> None:
    if played.reason:
        raise IllegalCommand(refusal(number, record, played))
