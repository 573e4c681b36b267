"""Pieces to cut out, what Renown and rounds are counted on, and a mat for each player (TF-005 to TF-011)."""

from __future__ import annotations

from typing import Final

from realmgen.games.torchfall.guide import RULES
from realmgen.games.torchfall.model import BEACONS, COLOURS, SIGNS, TORCHES, Setup
from realmgen.kit.board import Side
from realmgen.kit.cutouts import Goal, Group, Lanes, Mat, Piece, Supply
from realmgen.kit.document import Entry, Heading

SIDES: Final = tuple(Side(colour, sign, colour.lower()) for colour, sign in zip(COLOURS, SIGNS, strict=True))
NOBODY: Final = Side("Nobody", "brazier", "")
CLOCK: Final = Side("Rounds", "glass", "")
LAST: Final = 11
"""The last space of a mat's track."""
LEAST: Final = 7
"""Spaces of the score track at least: a longer duel is won at 6 (TF-071)."""
PRINTED_ROUNDS: Final = 8
_ON_MATS = ("Your turn", "Renown")


def pieces() -> tuple[Group, ...]:
    """Those of all four players, and what is nobody's."""
    shared = (Piece("the neutral Beacon", "light", NOBODY), Piece("counts rounds", "counter", CLOCK))
    return (*(Group(f"{side.name} {side.sign}", _of(side)) for side in SIDES), Group("Shared", shared))


def _of(side: Side) -> tuple[Piece, ...]:
    return (
        Piece("Warden", "figure", side),
        Piece("Beacons", "light", side, BEACONS),
        Piece("score", "counter", side),
        Piece("Torches", "strip", side, TORCHES),
    )


def tracks(setup: Setup) -> tuple[Lanes, ...]:
    """The score track, and one for rounds (TF-010, TF-055)."""
    rounds = setup.timed_rounds or PRINTED_ROUNDS
    return (
        Lanes(
            "Renown",
            f"{_begun(setup)} A timed game may go past the last space: begin again, and add what was there.",
            0,
            LEAST,
            (Goal(Setup().target, "wins"), Goal(Setup(longer_duel=True).target, "longer duel")),
            SIDES,
        ),
        Lanes(
            "Rounds",
            "A round is a turn of each player. For a timed game, a quiet opening and a stormy night.",
            1,
            PRINTED_ROUNDS,
            (Goal(rounds, "the last"),) if rounds <= PRINTED_ROUNDS else (),
            (CLOCK,),
        ),
    )


def _begun(setup: Setup) -> str:
    """Where counters begin on the score track (TF-008)."""
    return "Whoever opens begins at 0, the other at 1." if setup.head_start else "Each counter begins at 0."


def mats() -> tuple[Mat, ...]:
    """One for each of four players."""
    return tuple(_mat(side) for side in SIDES)


def _mat(side: Side) -> Mat:
    return Mat(
        side,
        f"The {side.sign}",
        (
            Supply("Torches", "strip", TORCHES),
            Supply("Beacons: the first burns at home", "light", BEACONS),
        ),
        "Renown",
        LAST,
        (Goal(Setup().target, "wins"), Goal(Setup(longer_duel=True).target, "longer duel")),
        tuple(_turn()),
    )


def _turn() -> list[Heading | Entry]:
    """What a player does and earns in a turn, as the rules tell it."""
    blocks: list[Heading | Entry] = []
    for part in RULES:
        if part.title in _ON_MATS:
            blocks += [Heading(part.title), *(Entry(point.title, point.text) for point in part.points)]
    return blocks
