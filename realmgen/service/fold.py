"""States from journals: one command after the other, with the dice that were kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from realmgen.errors import RealmgenError, Unreadable
from realmgen.kit.chance import Dice, Replay, Script
from realmgen.kit.game import Event, Game
from realmgen.kit.record import Line, from_json, to_json
from realmgen.service.story import dated
from realmgen.store.values import now

if TYPE_CHECKING:
    from realmgen.store.ledger import Ledger

AnyGame = Game[Any, Any]
STRETCH = 200
"""How many lines of a journal are asked at once for the way back."""
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the way in which what follows them is read, also beyond the text they stand in."""


class Recent(Generic[K, V]):
    """The values last used, at most `room` of them; safe between threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._held: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        with self._lock:
            if key in self._held:
                self._held.move_to_end(key)
            return self._held.get(key)

    def put(self, key: K, value: V) -> V:
        with self._lock:
            self._held[key] = value
            self._held.move_to_end(key)
            while len(self._held) > self._room:
                self._held.popitem(last=False)
        return value


def act(game: AnyGame, state: Any, seq: int, text: str, chance: Dice | Script) -> tuple[Line, Any]:
    """A command checked and applied: the line it makes in the journal, and the state after it."""
    command = game.parse(text)
    game.check(state, command)
    step = game.apply(state, command, chance)
    if isinstance(chance, Script):
        chance.finish()
    words = _storable(str(command))
    events = dated(step.events, game.moment(state), game.moment(step.state))
    return Line(seq, now(), words, tuple(chance.rolled), tuple(chance.drawn), events), step.state


def _storable(words: str) -> str:
    """A new command's text; raises Unreadable when a journal cannot hold it. Lines that stand already may turn."""
    if "\0" in words:
        raise Unreadable("the command holds a character that cannot be saved (code 0): leave it out")
    if turning := sorted(_TURNING.intersection(words)):
        raise Unreadable(
            f"the command holds a sign that turns how text is read (U+{ord(turning[0]):04X}): leave it out"
        )
    to_json(words)
    return words


def redo_line(game: AnyGame, state: Any, line: Line) -> Any:
    """The state after a line that was checked when it was written."""
    return game.apply(state, game.parse(line.command), Replay(line.rolls, line.drawn)).state


def replay_line(game: AnyGame, state: Any, line: Line) -> Any:
    """The state after a line that nobody has checked yet, its events compared.

    Raises Unreadable, naming the line, for whatever the rules do not accept.
    """
    try:
        command = game.parse(line.command)
        game.check(state, command)
        chance = Replay(line.rolls, line.drawn)
        step = game.apply(state, command, chance)
        chance.finish()
    except RealmgenError as error:
        raise Unreadable(*(f"line {line.seq}: {fault}" for fault in error.faults)) from error
    if not same_events(step.events, line.events):
        raise Unreadable(f"line {line.seq}: the rules tell of it otherwise than the journal does")
    return step.state


def same_events(one: Sequence[Event], other: Sequence[Event]) -> bool:
    """Whether the same things happened; their wording may change from version to version."""
    return [(e.kind, e.reveals) for e in one] == [(e.kind, e.reveals) for e in other]


def load_state(game: AnyGame, text: str, version: int, where: str) -> Any:
    """A stored state under today's rules; raises Unreadable, also when newer rules wrote it."""
    if version > game.rules_version:
        raise Unreadable(
            f"{where} was played by rules version {version} of {game.key};"
            f" this program knows up to {game.rules_version}: update it"
        )
    stored = from_json(text, where)
    return game.load(stored if version == game.rules_version else game.upgrade(stored, version))


class States:
    """The states of the journals in a ledger, at any command line, the recent ones from memory."""

    def __init__(self, ledger: Ledger, room: int = 64) -> None:
        self._ledger = ledger
        self._recent: Recent[tuple[int, int], Any] = Recent(room)

    def remember(self, journal: int, at: int, state: Any) -> None:
        self._recent.put((journal, at), state)

    def known(self, journal: int, at: int) -> Any | None:
        """The state from memory, if it is there."""
        return self._recent.get((journal, at))

    def at(self, game: AnyGame, journal: int, at: int) -> Any:
        """The state after a command line, folded from the nearest one that is known or was kept."""
        known = self.known(journal, at)
        if known is not None:
            return known
        state, way = self._start(game, journal, at)
        for line in self._ledger.lines(journal, way) if way else ():
            state = redo_line(game, state, line)
            self.remember(journal, line.seq, state)  # whoever goes back one step often goes back some more
        self.remember(journal, at, state)
        return state

    def _start(self, game: AnyGame, journal: int, at: int) -> tuple[Any, list[int]]:
        """The nearest state behind a command line, and the lines from there on."""
        way: list[int] = []
        after: dict[int, int] = {}
        kept = self._ledger.kept(journal)
        while at:
            known = self.known(journal, at)
            if known is not None:
                return known, way
            if at in kept:
                shot = self._ledger.snapshots(journal, at)[0]
                return load_state(game, shot.state, shot.rules_version, f"the state kept at line {at}"), way
            way.append(at)
            if at not in after:
                after |= self._ledger.after(journal, at - STRETCH, at)
            at = after[at]
        return game.new(), way
