"""What the lab compares: set-ups by name, each the printed game but for what its keys say. `+` joins several."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.errors import Unreadable
from realmgen.games.torchfall.codec import load_setup
from realmgen.games.torchfall.guide import POWERS
from realmgen.games.torchfall.model import BELL, CENTRE, LONG_ROADS, SMOKE_ON_THE_COAST, STORM, Setup
from realmgen.kit.game import Json
from realmgen.kit.record.fields import short

PRINTED = "printed"


class Option(NamedTuple):
    """An option: what it is called, and the keys of the set-up that make it."""

    title: str
    keys: Json


OPTIONS: dict[str, Option] = {
    PRINTED: Option("As printed", {}),
    "broken_ring": Option("Broken Ring", {"remove_road": ["greyfen", "blackpine"]}),
    "long_east": Option("Long road Frostgate to Redwall", {"extra_road": list(LONG_ROADS[0])}),
    "long_west": Option("Long road Blackpine to Thorn Coast", {"extra_road": list(LONG_ROADS[1])}),
    **{power: Option(f"{said.title} at Ashspire", {"powers": {CENTRE: power}}) for power, said in POWERS.items()},
    STORM: Option("Storm Night", {"scenario": STORM}),
    "storm_odd": Option("Storm Night, odd rounds pay", {"scenario": STORM, "storm_odd": True}),
    BELL: Option("The Bell is Broken", {"scenario": BELL}),
    SMOKE_ON_THE_COAST: Option("Smoke on the Coast", {"scenario": SMOKE_ON_THE_COAST}),
    "timed": Option("Eight rounds", {"timed_rounds": 8}),
    "timed_race": Option("Eight rounds, the target ends it too", {"timed_rounds": 8, "timed_race": True}),
    "quiet_opening": Option("Quiet Opening", {"quiet_opening": True}),
    "quiet_strict": Option("Quiet Opening, strict", {"quiet_opening": True, "quiet_strict": True}),
    "longer_duel": Option("Longer Duel", {"longer_duel": True}),
    "open_frontier": Option("Open Frontier", {"open_frontier": True}),
    "head_start": Option("Head start, not as printed", {"head_start": True}),
    "fair_duel": Option("Fair Duel, not as printed", {"scenario": BELL, "head_start": True}),
}
"""Every option by name, in the order of the rules."""


def title(name: str) -> str:
    """What an option is called, one made of several too."""
    return " + ".join(OPTIONS[part].title for part in name.split("+"))


def keys_of(name: str) -> Json:
    """The keys of the set-up of an option, or of several joined by `+`; raises Unreadable."""
    keys: Json = {}
    for part in name.split("+"):
        if part not in OPTIONS:
            raise Unreadable(f"variant {short(part)} is not known: one of {', '.join(OPTIONS)}, or several joined by +")
        for key, value in OPTIONS[part].keys.items():
            if keys.setdefault(key, value) != value:
                raise Unreadable(f"variant {short(name)} cannot be: more than one of its options sets {key}")
    return keys


def setup_of(name: str, players: int, starts: tuple[str, ...] = ()) -> Setup:
    """The set-up of an option for so many; raises Unreadable with every reason when it cannot be played."""
    stored: Json = {"players": players} | ({"starts": list(starts)} if starts else {}) | keys_of(name)
    try:
        return load_setup(stored)
    except Unreadable as error:
        raise Unreadable(
            *(f"{name} for {players}: {fault.removeprefix('setup: ')}" for fault in error.faults)
        ) from error


def names_for(players: int) -> tuple[str, ...]:
    """The options that so many can play."""
    return tuple(name for name in OPTIONS if _playable(name, players))


def _playable(name: str, players: int) -> bool:
    try:
        setup_of(name, players)
    except Unreadable:
        return False
    return True
