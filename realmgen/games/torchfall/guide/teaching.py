"""What the game is, its rules on one card, how to teach it, and what to bear in mind."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from realmgen.games.torchfall.guide.said import Part, Said
from realmgen.games.torchfall.model import ACTIONS, BEACONS, COLOURS, NETWORK, SIGNS, TORCHES, Setup

TARGET: Final = Setup().target

ABOUT: Mapping[str, Said] = MappingProxyType(
    {
        "what": Said(
            "A race of roads",
            "Seven watchposts on a cold frontier, and the roads between them. Lay torches along the roads, light the"
            " beacons at their ends, and be known for it first. It is a game of routes, not of battles: nobody fights,"
            " and no piece is ever lost.",
        ),
        "time": Said("10 to 20 minutes", "Low complexity: the rules stand on one card and are told in three minutes."),
        "players": Said("2 to 4 players", "Round one board or one screen. Nothing is hidden and nothing is rolled."),
        "pieces": Said(
            "In the box",
            f"A board; for each player a Warden, {TORCHES} Torches, {BEACONS} Beacons and a score marker, as "
            + ", ".join(f"{colour} {sign}" for colour, sign in zip(COLOURS, SIGNS, strict=True))
            + "; one Beacon that is nobody's; a score track.",
        ),
    }
)

RULES: tuple[Part, ...] = (
    Part("The aim", f"Whoever first has {TARGET} Renown wins, at that very moment."),
    Part(
        "Setting up",
        "Ashspire lies in the middle, six watchposts in a ring round it. Roads join each of the six to Ashspire and to"
        " both its neighbours.",
        (
            Said(
                "Where to start",
                "Each player takes another outer watchpost: two opposite each other, three with one post free between"
                " them, four where they like.",
            ),
            Said(
                "What to place",
                f"Your Warden and one of your Beacons on your start: it burns from the beginning, and pays nothing."
                f" Keep {TORCHES} Torches and {BEACONS - 1} Beacons before you, and your marker at 0.",
            ),
        ),
    ),
    Part(
        "Your turn",
        f"Take exactly {ACTIONS} actions, the same one twice if you like. There is no passing. Then score, and play"
        " goes on clockwise.",
        (
            Said(
                "March",
                "Move your Warden along one road to the next watchpost. Rivals' pieces stop nobody.",
            ),
            Said(
                "Lay a Torch",
                "Put a Torch from your supply on a road at your Warden's watchpost. A road holds one Torch: a rival's"
                " that lies there goes back to its owner.",
            ),
            Said(
                "Light a Beacon",
                "Your Warden stands at an unlit watchpost, and roads with your Torches, none missing, lead from it to a"
                " Beacon of yours. Place a Beacon. It burns to the end of the game.",
            ),
            Said(
                "Rekindle",
                "Lift one of your Torches from any road and lay it at once on an empty road at your Warden's"
                " watchpost.",
            ),
        ),
    ),
    Part(
        "Renown",
        "There are three ways to earn it, and one turn may pay all three.",
        (
            Said("A new Beacon", "1 at once for each that you light."),
            Said(
                "The largest network",
                f"1 at the end of your turn if your largest group of joined Torches has {NETWORK} roads or more, and"
                " more than any rival's. A tie pays nobody.",
            ),
            Said("Ashspire", "1 at the end of your turn if its Beacon is yours."),
        ),
    ),
)
"""The whole game on one card."""

SCRIPT: tuple[Said, ...] = (
    Said(
        "The pieces",
        "“This is your Warden: it stands where you are. These are Torches: a road with your Torch is your road,"
        " wherever you go. These are Beacons: each marks a watchpost as yours for good. One burns at home already.”",
    ),
    Said(
        "Two actions",
        "“On your turn you do two things, any two. You may do the same thing twice, but you may not pass.”",
    ),
    Said(
        "Four things to do",
        "“March along one road. Lay a Torch on a road where you stand. Light a Beacon where you stand, if your Torches"
        " lead back to another of yours. Or Rekindle: take a Torch up anywhere and lay it where you stand.” Show each"
        " one with a piece in your hand.",
    ),
    Said(
        "Three ways to score",
        "“One for a Beacon, the moment you light it. One at the end of your turn for the largest network, from four"
        f" roads up. One at the end of your turn for Ashspire. The first to {TARGET} has won.”",
    ),
    Said(
        "Nothing is hidden",
        "“There are no dice, no cards, no secrets. You can always count who is ahead, and by how many turns.”",
    ),
    Said(
        "What it is about",
        "“It matters when you do a thing, and what shape your roads have. A line breaks at one road; a ring does not."
        " Who is first?”",
    ),
)
"""What a teacher reads aloud, point by point (TF-087)."""

HINTS: Mapping[str, Said] = MappingProxyType(
    {
        "centre": Said(
            "Spokes win, rings hold",
            "The roads to Ashspire matter most, and everybody wants them. The roads of the ring are the safer way to"
            " grow.",
        ),
        "rekindle": Said(
            "Rekindle for time",
            "No action gains more time than Rekindle, and it costs least when the old network has done its work.",
        ),
        "network": Said(
            "Beacons pay once, roads each turn",
            "Many Beacons on thin roads can lose to a network that pays turn after turn.",
        ),
        "ashspire": Said(
            "Ashspire is not the only plan",
            "It is strong. If a rival has it, the largest network and two Beacons on the ring still win races.",
        ),
    }
)
"""Four hints to play well; none is a rule (TF-074)."""

STARTS: Mapping[int, Said] = MappingProxyType(
    {
        2: Said(
            "Two players",
            "Opposite each other: Blackpine and Redwall, Frostgate and Thorn Coast, or Dawnmere and Greyfen.",
        ),
        3: Said(
            "Three players",
            "Every other watchpost: Blackpine, Dawnmere and Thorn Coast, or Frostgate, Redwall and Greyfen.",
        ),
        4: Said(
            "Four players",
            "Any four. In a first game not Blackpine, Frostgate, Redwall and Thorn Coast together: all would race for"
            " Ashspire at once.",
        ),
    }
)
"""By number of players: where to start (TF-075 to TF-077)."""

EXAMPLE: tuple[Said, ...] = (
    Said(
        "So it stands",
        "Blue's Warden is at Ashspire, which is dark. Blue has lit Frostgate and Blackpine, and has three Torches:"
        " Ashspire to Frostgate, Frostgate to Blackpine, Ashspire to Dawnmere.",
    ),
    Said("First action", "Blue lays a Torch on the road from Ashspire to Redwall: the Warden stands at one end of it."),
    Said(
        "Second action",
        "Blue marches to Dawnmere. It is dark, and Torches lead from it through Ashspire to Frostgate; but both actions"
        " are spent, so it is not lit yet.",
    ),
    Said(
        "Scoring",
        "Ashspire is not Blue's and pays nothing. The four Torches hang together and no rival has as many: 1 Renown.",
    ),
    Said("The turn after", "Blue can light Dawnmere with the first action, for 1 Renown and with the last Beacon."),
)
"""A turn, told as it is played (TF-073)."""
