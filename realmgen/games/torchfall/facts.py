"""A position as plain JSON, with names of posts; all of it is open to every player (TF-040)."""

from __future__ import annotations

from realmgen.games.torchfall.board import bits
from realmgen.games.torchfall.match import Played
from realmgen.games.torchfall.model import NEUTRAL, State
from realmgen.games.torchfall.rules import Rules
from realmgen.kit.game import Json


def told(rules: Rules, state: State, played: Played | None = None) -> Json:
    """A position after an order that was given, or of the set-up. `gained` is the Renown it brought whoever gave it."""
    return {
        "legal": None if played is None else not played.reason,
        "reason": (played.reason or None) if played else None,
        "gained": None if played is None else len(played.gains),
        **position(rules, state),
    }


def position(rules: Rules, state: State) -> Json:
    """A position: scores, whose turn it is, supplies, and what stands where."""
    seats = range(len(state.wardens))
    return {
        "renown": list(state.renown),
        "winner": list(state.winners) or None,
        "over": bool(state.winners),
        "to_move": state.to_move,
        "round": state.round,
        "actions_left": state.left,
        "wardens": [rules.board.posts[post] for post in state.wardens],
        "torch_supply": list(map(state.torches_left, seats)),
        "beacon_supply": list(map(state.beacons_left, seats)),
        "torches": _torches(rules, state),
        "beacons": _beacons(rules, state),
        "networks": list(map(rules.scoring.network, state.torches)),
    }


def _torches(rules: Rules, state: State) -> list[list[str | int]]:
    owner = {road: seat for seat, torches in enumerate(state.torches) for road in bits(torches)}
    posts, pairs = rules.board.posts, rules.board.pairs
    return [[*(posts[end] for end in pairs[road]), owner[road]] for road in sorted(owner)]


def _beacons(rules: Rules, state: State) -> dict[str, int | str]:
    owner: dict[int, int | str] = {post: seat for seat, held in enumerate(state.beacons) for post in bits(held)}
    owner |= dict.fromkeys(bits(state.neutral), NEUTRAL)
    return {rules.board.posts[post]: owner[post] for post in sorted(owner)}
