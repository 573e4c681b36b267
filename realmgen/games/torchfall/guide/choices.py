"""What may be chosen for a game, by the key of its set-up: maps, powers, options for two, scenarios, rulings."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from realmgen.games.torchfall.guide.said import Said
from realmgen.games.torchfall.model import BELL, BRIDGE, CHAPEL, HIGH_WATCH, SMOKE_ON_THE_COAST, STORM

VARIANTS: Mapping[str, Said] = MappingProxyType(
    {
        "remove_road": Said(
            "The Broken Ring",
            "One road of the ring has fallen and is out of the game: Greyfen to Blackpine, or another. Two watchposts"
            " now have only two roads each.",
        ),
        "extra_road": Said(
            "Long Signal Roads",
            "One long road is added, Frostgate to Redwall or Blackpine to Thorn Coast. It is a road like any other, for"
            " Wardens and Torches.",
        ),
        "timed_rounds": Said(
            "By the clock",
            "Eight rounds, or as many as were agreed on, are played to their end. Then the most Renown wins; between"
            " equals the most Beacons, then the largest network; who is equal still shares the victory.",
        ),
        "board": Said(
            "A board of your own",
            "Your own watchposts and the roads between them, with a centre or without. All must hang together, and"
            " there must be more watchposts than players.",
        ),
    }
)
"""Other maps, and a game of fixed length (TF-055, TF-085, TF-086)."""

POWERS: Mapping[str, Said] = MappingProxyType(
    {
        CHAPEL: Said(
            "Ruined Chapel",
            "Whoever lights this watchpost has 2 Renown for it instead of 1. A home that stands here pays nothing.",
        ),
        HIGH_WATCH: Said(
            "High Watch",
            "A network that touches this watchpost counts as one road larger, towards the four it needs as well.",
        ),
        BRIDGE: Said(
            "Ash Bridge",
            "The first time in a turn that your Warden marches here you may Rekindle at once, for no action.",
        ),
    }
)
"""Powers of watchposts: one or two of them, each at another post (TF-065 to TF-068)."""

DUELS: Mapping[str, Said] = MappingProxyType(
    {
        "quiet_opening": Said("Quiet Opening", "Nobody may light Ashspire before the second round."),
        "longer_duel": Said("Longer Duel", "It takes 6 Renown to win instead of 5."),
        "open_frontier": Said(
            "Open Frontier",
            "A Beacon that is nobody's burns at Dawnmere from the start. Whoever stands there with a chain may light it"
            " as any other, and takes it over. Nobody starts at Dawnmere.",
        ),
    }
)
"""Options for two players: one of them, or none (TF-069 to TF-072)."""

SCENARIOS: Mapping[str, Said] = MappingProxyType(
    {
        STORM: Said(
            "Storm Night",
            "Ashspire pays only in every other round, the second first; lighting it pays as ever. The first player to"
            " light Beacons in two of their turns running has 1 Renown more, once a game.",
        ),
        BELL: Said(
            "The Bell is Broken",
            "Ashspire burns from the start, is nobody's, cannot be taken and pays nothing. The first player to join"
            " three Beacons of their own by their Torches has 1 Renown at once.",
        ),
        SMOKE_ON_THE_COAST: Said(
            "Smoke on the Coast",
            "Between Thorn Coast and Greyfen lies only smoke: Wardens may march there, but no Torch is laid on it.",
        ),
    }
)
"""One of them may be played (TF-088 to TF-093)."""

TOGGLES: Mapping[str, Said] = MappingProxyType(
    {
        "free_starts": Said("Start anywhere", "Two or three players choose any outer watchposts, however near."),
        "quiet_strict": Said("A longer quiet", "Ashspire stays dark through the second round too."),
        "timed_race": Said("The race still counts", "Enough Renown ends a timed game at once, before its last round."),
        "storm_odd": Said("The storm breaks later", "Ashspire pays in the odd rounds instead, the first first."),
        "smoke_literal": Said("Smoke beside the road", "The road there stays a road after all, for Torches too."),
        "head_start": Said(
            "A head start",
            "For two: whoever does not open has 1 Renown from the start, against the edge of who does. This is our own,"
            " not of the printed rules.",
        ),
    }
)
"""Rulings that a table may take the other way, and an option of ours."""
