"""What the page of a game shows: who stands how, what may be done, what happened last, and a hint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.games.torchfall.bots import Budget, SearchBot
from realmgen.games.torchfall.guide import Said
from realmgen.games.torchfall.guide.chosen import chosen, short_name
from realmgen.games.torchfall.match import Match
from realmgen.games.torchfall.model import COLOURS, LAY, LIGHT, MARCH, REKINDLE, SIGNS, SKIP, Command, Order, State
from realmgen.games.torchfall.problems import remarks
from realmgen.games.torchfall.problems.seats import starts_of
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.table import Seat, Table
from realmgen.games.torchfall.table.telling import acted, ended
from realmgen.kit.chance import stream

if TYPE_CHECKING:
    from realmgen.service.play import Position

HINT = Budget(nodes=4000, seconds=1.0)
VERB_WORDS = {LIGHT: "light", LAY: "lay a Torch", MARCH: "march", REKINDLE: "move a Torch", SKIP: "skip"}


@dataclass(frozen=True, slots=True)
class SeatSight:
    """A seat: `network` is its largest, as it is scored; `home` the post it started from."""

    number: int
    colour: str
    sign: str
    name: str
    bot: str
    home: str
    renown: int
    torches: int
    beacons: int
    network: int
    moves: bool
    won: bool

    @property
    def called(self) -> str:
        """By name, else by colour."""
        return self.name or self.colour


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be done: `command` is its text with the seat, `label` what it leads to, `at` the post or road
    (`redwall`, `ashspire-redwall`) it is about, `source` the road whose Torch is moved, `gain` the Renown it brings,
    that of the turn's end included."""

    verb: str
    command: str
    label: str
    at: str = ""
    source: str = ""
    gain: int = 0


@dataclass(frozen=True, slots=True)
class Sight:
    """A game as it stands. `left` are actions of the turn, `bridge` says that a free Rekindle is open; `rounds` is 0
    without a limit, `how` tells how it ended, `told` what was done last, `commands` how many there were."""

    rules: Rules
    state: State
    seats: tuple[SeatSight, ...]
    round: int
    rounds: int
    target: int
    to_move: int
    left: int
    bridge: bool
    over: bool
    how: str
    commands: int
    choices: tuple[Choice, ...] = ()
    told: tuple[str, ...] = ()
    variants: tuple[Said, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def mover(self) -> SeatSight:
        """The seat that is to move."""
        return self.seats[self.to_move]


@dataclass(frozen=True, slots=True)
class Hint:
    """What the searching opponent would do."""

    choice: Choice
    sentence: str


def sight(position: Position) -> Sight:
    """A game as it stands; raises IllegalCommand before it has begun."""
    table: Table = position.state
    match = table.game
    rules, state = match.rules, match.state
    return Sight(
        rules=rules,
        state=state,
        seats=tuple(_seat(seat, number, rules, state) for number, seat in enumerate(table.seats)),
        round=state.round,
        rounds=rules.setup.timed_rounds,
        target=rules.setup.target,
        to_move=state.to_move,
        left=state.left,
        bridge=bool(state.bridge),
        over=bool(state.winners),
        how=ended(rules, table.seats, state),
        commands=len(match.orders),
        choices=choices(rules, state),
        told=_told(table, match),
        variants=chosen(rules),
        remarks=tuple(remarks(rules.setup)),
    )


def hint(position: Position) -> Hint:
    """What the searching opponent would do; raises IllegalCommand when the game is over."""
    match: Match = position.state.game
    order = SearchBot(match.rules, HINT).choose(match.state, stream(position.seed, f"hint {position.seq}"))
    found = next(c for c in choices(match.rules, match.state) if c.command == str(order))
    gain = f" and gain {found.gain} Renown" if found.gain else ""
    where = {LIGHT: "", SKIP: "", REKINDLE: f": {found.label}"}.get(found.verb, f" to {found.label}")
    return Hint(found, f"I would {VERB_WORDS[found.verb]}{where}{gain}.")


def why_not(position: Position, text: str) -> str:
    """Why a command cannot be given now, in a sentence; empty when it can. Raises Unreadable."""
    match: Match = position.state.game
    return match.rules.reason(match.state, match.rules.parse(text))


def choices(rules: Rules, state: State) -> tuple[Choice, ...]:
    """All that whoever moves may do, Light first."""
    found = [_choice(rules, state, command) for command in rules.legal(state)]
    return tuple(sorted(found, key=lambda choice: list(VERB_WORDS).index(choice.verb)))


def _choice(rules: Rules, state: State, command: Command) -> Choice:
    gain = len(rules.step(state, command)[1])
    label, at, source = _about(rules, state, command)
    return Choice(command.verb, str(Order(command, state.to_move)), label, at, source, gain)


def _about(rules: Rules, state: State, command: Command) -> tuple[str, str, str]:
    """The label of a command, where it leads, and the road it takes a Torch from."""
    posts, here = rules.board.posts, state.wardens[state.to_move]
    if command.verb == MARCH:
        return short_name(posts[command.a]), posts[command.a], ""
    if command.verb == LIGHT:
        return short_name(posts[here]), posts[here], ""
    if command.verb == SKIP:
        return "Keep all Torches where they lie", "", ""
    if command.verb == LAY:
        other = next(end for end in rules.board.pairs[command.a] if end != here)
        holder = next((seat for seat, own in enumerate(state.torches) if own >> command.a & 1), None)
        instead = "" if holder is None else f", in place of {COLOURS[holder]}'s"
        return f"{short_name(posts[other])}{instead}", road_key(rules, command.a), ""
    lifted, target = road_key(rules, command.a), road_key(rules, command.b)
    return f"{road_words(lifted)} → {road_words(target)}", target, lifted


def road_key(rules: Rules, way: int) -> str:
    """A road as commands name it: `ashspire-redwall`."""
    return "-".join(rules.board.posts[end] for end in rules.board.pairs[way])


def road_words(key: str) -> str:
    """A road as buttons name it: "Ashspire–Redwall"."""
    return "–".join(map(short_name, key.split("-")))


def _seat(seat: Seat, number: int, rules: Rules, state: State) -> SeatSight:
    return SeatSight(
        number=number,
        colour=COLOURS[number],
        sign=SIGNS[number],
        name=seat.name,
        bot=seat.bot,
        home=starts_of(rules.setup)[number],
        renown=state.renown[number],
        torches=state.torches_left(number),
        beacons=state.beacons_left(number),
        network=rules.scoring.network(state.torches[number]),
        moves=state.to_move == number and not state.winners,
        won=number in state.winners,
    )


def _told(table: Table, match: Match) -> tuple[str, ...]:
    """What was done since whoever moves began the turn before this one, a sentence to each command."""
    rules, state = match.rules, match.rules.start()
    sentences: list[tuple[int, str]] = []
    for order in match.orders:
        after, gains = rules.step(state, order.command)
        sentences.append((state.to_move, acted(rules, table.seats, state, order.command, gains)))
        state = after
    mover, this = match.state.to_move, len(sentences)
    if sentences and sentences[-1][0] == mover:
        this = _turn_start(sentences, this - 1)
    own = [place for place, (seat, _) in enumerate(sentences[:this]) if seat == mover]
    since = _turn_start(sentences, own[-1]) if own else 0
    return tuple(sentence for _, sentence in sentences[since:])


def _turn_start(sentences: list[tuple[int, str]], place: int) -> int:
    """Where the turn began that a sentence belongs to."""
    seat = sentences[place][0]
    while place and sentences[place - 1][0] == seat:
        place -= 1
    return place
