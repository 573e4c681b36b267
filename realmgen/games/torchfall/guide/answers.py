"""Answers to what is asked at the table, and what was ruled where the rules leave room (TF-078 to TF-084)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from realmgen.games.torchfall.guide.said import Said

FAQ: Mapping[str, Said] = MappingProxyType(
    {
        "sharing": Said(
            "May Wardens stand together?", "Yes, any number at one watchpost. They never block each other."
        ),
        "roads": Said(
            "Does a Beacon hold the roads round it?",
            "No. Only a Torch holds a road. A Beacon without Torches is no network at all.",
        ),
        "passing": Said(
            "A rival's Warden stands on my chain. Can I light?",
            "Yes. Wardens on the way stop nothing; only a missing road does.",
        ),
        "moving": Said(
            "How much does Rekindle move?",
            "One Torch: lifted and laid, for one action. To move two takes two actions.",
        ),
        "repeating": Said(
            "Does the largest network pay only once?",
            "It pays at the end of each of your turns, as long as it has four roads and is larger than every other.",
        ),
        "ashspire": Said(
            "What does it take to light Ashspire?",
            "What it takes anywhere: your Warden there, and your Torches all the way to a Beacon of yours, by any"
            " road.",
        ),
        "broken": Said(
            "My network was broken during my turn. Does it score?",
            "It scores as it lies at the end of the turn. What it was before does not count.",
        ),
        "counting": Said(
            "How is a network counted?",
            "Every road with your Torch that hangs together by its watchposts: branches and circles too, with or"
            " without Beacons. Two groups that do not touch are not added.",
        ),
        "unlit": Said(
            "May a chain run through a dark watchpost?",
            "Yes, and through one that a rival or nobody has lit. A rival's Torch, or an empty road, breaks it.",
        ),
        "anchor": Said(
            "Must the chain reach my home?",
            "No. Any Beacon of yours will do, also one that has been cut off from home.",
        ),
        "taking": Said(
            "Can a Beacon be taken, or moved?",
            "No. It stays, even when every Torch round it is gone. Only the neutral one of the Open Frontier can be"
            " taken over, once.",
        ),
        "torches": Said(
            "My Torches have run out. What now?",
            "You cannot lay any until one comes back. You can Rekindle: it brings its own.",
        ),
        "beacons": Said(
            "My Beacons have run out. What now?",
            "You light no more. Three are all you have, the one at home among them; the rest must come from network and"
            " Ashspire.",
        ),
        "replacing": Said(
            "Can Rekindle replace a rival's Torch?",
            "No. It wants an empty road; only laying a Torch replaces one. The road just emptied will do, if it is at"
            " your Warden.",
        ),
        "nowhere": Said(
            "Rekindle, but no road here is empty?",
            "Then it cannot be done at all, and nothing is lifted.",
        ),
        "crossing": Said(
            "May I cross Ashspire in one turn?",
            "Yes, with both actions: one march in and one out. A single march covers one road.",
        ),
        "together": Said(
            "Which is scored first?",
            "A Beacon when it is lit, then at the end of the turn the network, then Ashspire. Play stops as soon as the"
            " last point needed is there.",
        ),
        "ending": Said(
            "Is the round played to its end?",
            "No. Whoever has enough Renown has won, in mid-round and in mid-turn. Only a timed game goes on.",
        ),
        "others": Said(
            "Do I score in a rival's turn?",
            "Only in your own. What you held while others moved pays if you still hold it when your turn ends.",
        ),
        "first": Said(
            "Who begins, and which way round?",
            "Agree, or draw a marker. Then play goes clockwise round the table, not round the board.",
        ),
    }
)
"""By name: a question, and its answer."""
