"""A card for each thing that may be chosen for a game (TF-055, TF-065 to TF-072, TF-075 to TF-093)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType

from realmgen.games.torchfall.board import ROADS
from realmgen.games.torchfall.guide import DUELS, POWERS, SCENARIOS, TOGGLES, VARIANTS, Said
from realmgen.games.torchfall.model import (
    BELL,
    BRIDGE,
    CENTRE,
    CHAPEL,
    FRONTIER,
    HIGH_WATCH,
    LONG_ROADS,
    NAMES,
    RING,
    SMOKE_ON_THE_COAST,
    STORM,
    Setup,
)
from realmgen.games.torchfall.rules import Rules
from realmgen.games.torchfall.view import board_of
from realmgen.kit.board import NOBODY, Board, Road
from realmgen.kit.cutouts import Card
from realmgen.kit.words import listed

NAME = "Torchfall"
FALLEN = ROADS[-1]
"""The road of the ring whose loss is recommended (TF-085)."""
BESIDE: Mapping[str, str] = MappingProxyType(
    {
        "timed_rounds": "timed_race",
        "quiet_opening": "quiet_strict",
        STORM: "storm_odd",
        BELL: "head_start",
        SMOKE_ON_THE_COAST: "smoke_literal",
    }
)
"""By choice: the ruling that can be taken the other way with it, or the option of ours that goes with it."""
SIGNED: Mapping[str, str] = MappingProxyType(
    {"timed_rounds": "glass", CHAPEL: "arch", HIGH_WATCH: "eye", BRIDGE: "bridge", STORM: "storm"}
)
"""By choice: the sign on its card."""


def cards() -> tuple[Card, ...]:
    """All of them: maps, powers, options for two, scenarios, and where to start."""
    kinds = (("A variant", VARIANTS), ("A power", POWERS), ("For two", DUELS), ("A scenario", SCENARIOS))
    return (*(card for kind, texts in kinds for card in _kind(kind, texts)), *map(_start, RING))


def _start(post: str) -> Card:
    """A card to draw one's start by, with where others then start."""
    at = RING.index(post)
    two, *three = (NAMES[RING[(at + step) % len(RING)]] for step in (3, 2, 4))
    text = f"You start here. With two, the other starts at {two}; with three, the others at {listed(three)}."
    place = next(place for place in board_of(Rules(Setup())).places if place.key == post)
    return Card("A start", NAMES[post], text, place, foot=NAME)


def _kind(kind: str, texts: Mapping[str, Said]) -> Iterator[Card]:
    for key, said in texts.items():
        if key != "board":
            yield Card(kind, said.title, said.text, _picture(key), note=_beside(key), foot=NAME)


def _beside(key: str) -> str:
    """What else may be agreed on with it."""
    ruling = TOGGLES.get(BESIDE.get(key, ""))
    return f"Or {ruling.title[0].lower()}{ruling.title[1:]}. {ruling.text}" if ruling else ""


def _picture(key: str) -> Board | str:
    if key == "longer_duel":
        return str(Setup(longer_duel=True).target)
    if key in SIGNED:
        return SIGNED[key]
    return _drawn(key)


def _drawn(key: str) -> Board:
    """The board with what is special about it."""
    setup = {
        "remove_road": Setup(remove_road=FALLEN),
        "extra_road": Setup(extra_road=LONG_ROADS[0]),
        SMOKE_ON_THE_COAST: Setup(scenario=SMOKE_ON_THE_COAST),
    }.get(key, Setup())
    board = board_of(Rules(setup))
    if key == "remove_road":
        return replace(board, roads=(*board.roads, Road(*FALLEN, "gone")))
    if key == "extra_road":
        return replace(board, roads=(*board.roads, Road(*LONG_ROADS[1], "long")))
    lit = {"open_frontier": FRONTIER, BELL: CENTRE}.get(key)
    badge = CENTRE if key == "quiet_opening" else None
    places = tuple(
        replace(place, light=NOBODY if place.key == lit else None, badge="shut" if place.key == badge else "")
        for place in board.places
    )
    return replace(board, places=places)
