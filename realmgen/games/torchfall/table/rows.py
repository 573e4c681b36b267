"""A game in plain columns, for queries: the match, and a row for each seat."""

from __future__ import annotations

from realmgen.games.torchfall.model import COLOURS
from realmgen.games.torchfall.problems.seats import starts_of
from realmgen.games.torchfall.table.model import Table
from realmgen.games.torchfall.table.telling import ended
from realmgen.kit.game import Json, Rows


def rows(table: Table) -> Rows:
    """The tables `match` and `seat`; empty before a game has begun."""
    return {"match": [_match(table)], "seat": _seats(table)} if table.match else {"match": [], "seat": []}


def _match(table: Table) -> Json:
    match = table.game
    setup, state = match.rules.setup, match.state
    return {
        "key": "match",
        "players": setup.players,
        "target": setup.target,
        "timed_rounds": setup.timed_rounds,
        "round": state.round,
        "to_move": state.to_move,
        "commands": len(match.orders),
        "over": bool(state.winners),
        "how": ended(match.rules, table.seats, state),
    }


def _seats(table: Table) -> list[Json]:
    match = table.game
    rules, state, homes = match.rules, match.state, starts_of(match.rules.setup)
    return [
        {
            "key": str(number),
            "colour": COLOURS[number],
            "name": seat.name,
            "bot": seat.bot,
            "home": homes[number],
            "renown": state.renown[number],
            "torches": state.torches[number].bit_count(),
            "beacons": state.beacons[number].bit_count(),
            "network": rules.scoring.network(state.torches[number]),
            "won": number in state.winners,
        }
        for number, seat in enumerate(table.seats)
    ]
