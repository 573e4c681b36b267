"""What happened, in sentences: who did what, and what Renown it brought by what."""

from __future__ import annotations

from collections import Counter

from realmgen.games.torchfall.board import bits
from realmgen.games.torchfall.match import Match
from realmgen.games.torchfall.model import CHAPEL, COLOURS, LAY, LIGHT, MARCH, NUMBERS, REKINDLE, Command, State
from realmgen.games.torchfall.problems.seats import starts_of
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.rules.scoring import BEACON, CENTRED, JOINED, NETWORKED, STREAK, Gains
from realmgen.games.torchfall.table.model import Seat, who
from realmgen.kit.words import listed

Seats = tuple[Seat, ...]
FOR = {
    BEACON: "the new Beacon",
    CHAPEL: "the Ruined Chapel",
    STREAK: "lighting on two turns running",
    JOINED: "three Beacons in one network",
    NETWORKED: "the largest network",
    CENTRED: "holding the centre",
}
"""What Renown is for."""
BY = {"beacons": "most Beacons", "network": "the larger network"}


def begun(match: Match, seats: Seats) -> str:
    """A game that begins: who sits where, and who opens."""
    board, setup = match.rules.board, match.rules.setup
    homes = [board.name(board.number[post]) for post in starts_of(setup)]
    places = [f"{_seated(seats, seat)} at {home}" for seat, home in enumerate(homes)]
    opener = who(seats, match.state.to_move)
    return f"A game of Torchfall for {NUMBERS[setup.players]} begins: {', '.join(places)}. {opener} opens."


def acted(rules: Rules, seats: Seats, before: State, command: Command, gains: Gains) -> str:
    """A command that was carried out, and the Renown it brought."""
    name = who(seats, before.to_move)
    said = f"{name} {_deed(rules, seats, before, command)}"
    return f"{said}: {gained(gains)}." if gains else f"{said}."


def gained(gains: Gains) -> str:
    """Renown with what it is for: "2 Renown, for the new Beacon and the Ruined Chapel"."""
    return f"{len(gains)} Renown, for {listed([FOR[source] for source in gains])}"


def ended(rules: Rules, seats: Seats, state: State) -> str:
    """How a game ended; empty while it goes on."""
    outcome = rules.outcome(state)
    if outcome is None:
        return ""
    names = [who(seats, seat) for seat in outcome.winners]
    renown = max(state.renown[seat] for seat in outcome.winners)
    if outcome.by == "shared":
        return f"{listed(names)} share the victory with {renown} Renown."
    by = f" and {BY[outcome.by]}" if outcome.by in BY else ""
    return f"{names[0]} wins with {renown} Renown{by}."


def score(seats: Seats, state: State) -> str:
    """The Renown of all, the highest first: "Isolde 5, Blue 3"."""
    most = Counter(dict(enumerate(state.renown))).most_common()
    return ", ".join(f"{who(seats, seat)} {renown}" for seat, renown in most)


def _seated(seats: Seats, seat: int) -> str:
    colour, bot = COLOURS[seat], seats[seat].bot
    played = seats[seat].name or (f"the {bot} opponent" if bot else "")
    return f"{colour} ({played})" if played else colour


def _deed(rules: Rules, seats: Seats, before: State, command: Command) -> str:
    board = rules.board
    if command.verb == MARCH:
        return f"marches to {board.name(command.a)}"
    if command.verb == LAY:
        owner = next((seat for seat, own in enumerate(before.torches) if own >> command.a & 1), None)
        instead = "" if owner is None else f" in place of {_possessive(who(seats, owner))}"
        return f"lays a Torch from {board.road_name(command.a)}{instead}"
    if command.verb == LIGHT:
        here = before.wardens[before.to_move]
        over = " and takes it over" if here in bits(before.neutral) else ""
        return f"lights {board.name(here)}{over}"
    if command.verb == REKINDLE:
        return f"moves a Torch from {board.road_name(command.a)} to the road from {board.road_name(command.b)}"
    return "lets the Ash Bridge be"


def _possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"
