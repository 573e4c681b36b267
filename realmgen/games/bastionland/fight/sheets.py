"""A battle on a sheet: both sides with boxes to mark off, and the steps of an attack (MB-051 to MB-091)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.company.sheets import stat_line
from realmgen.games.bastionland.fight.model import SIDES, Fight, Fighter, Side
from realmgen.games.bastionland.forces.blocks import numbers
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.kit.document import Heading
from realmgen.kit.dossier import Dossier, Fact, Facts, Stage, Track
from realmgen.kit.leaf import Blanks, Block, Figure, Items, Steps

ATTACK = (
    "All who attack the same target roll together.",
    "Deny: the target, or a friend within reach, throws out a die.",
    "Gambits: each costs a die of 4 or more; Focus gives one without.",
    "The highest die that is left counts, and 1 more for each Bolster.",
    "Armour comes off. What is left takes Guard first, then VIG.",
)
"""The steps of an attack (MB-052 to MB-058, MB-062)."""
HARM = (
    "Guard left: evaded. Exactly 0: a Scar. Beyond: Wounded, and VIG pays.",
    "Half of the VIG or more at once: Mortally Wounded. VIG 0: Slain.",
    "Morale, a SPI Save: someone who is Wounded; a group when half of it is down.",
)
"""What Damage does (MB-063 to MB-068, MB-105)."""
_ROUNDS = 12


def battle_sheet(state: State, fight: Fight, foot: str = "") -> Dossier:
    """The fight as it stands, for the game master."""
    facts = Facts((Fact("Turn", str(fight.turn)), Fact("On one side", fight.ours), Fact("On the other", fight.theirs)))
    rounds = Track("Rounds", (Stage("", _ROUNDS),), min(fight.round, _ROUNDS), str(fight.round))
    blocks = [block for side in SIDES for block in _side(state, fight, side)]
    return Dossier(fight.name, (facts, rounds), (*blocks, *_rules()), overline="Battle", rest="Notes", foot=foot)


def blank_battle() -> Dossier:
    """A battle sheet to be filled in by hand."""
    facts = Facts((Fact("Where"), Fact("On one side"), Fact("On the other")))
    sides = (Heading("One side"), Blanks(7), Heading("The other"), Blanks(7))
    rounds = Track("Rounds", (Stage("", _ROUNDS),))
    return Dossier("", (facts, rounds), (*sides, *_rules()), overline="Battle", rest="Notes")


def _side(state: State, fight: Fight, side: Side) -> Iterator[Block]:
    yield Heading(getattr(fight, side))
    fighters = [fighter for fighter in fight.fighters if fighter.side == side]
    yield from (_figure(state, fighter) for fighter in fighters)
    if not fighters:
        yield Blanks(3)


def _figure(state: State, fighter: Fighter) -> Figure:
    who: Member | Unit | None = state.company.find(fighter.name) or state.unit(fighter.name)
    if who is None:
        return Figure(fighter.name, "")
    line = stat_line(who) if isinstance(who, Member) else numbers(who)
    lost = [f"{word} {score.now}" for word, score in (("GD", who.guard), ("VIG", who.vig)) if score.now < score.full]
    left = [f"{who.number - who.down} of {who.number} left"] if isinstance(who, Unit) and who.number > 1 else []
    gone = [fighter.out] if fighter.out else []
    return Figure(fighter.name, line, ", ".join([*(f"now {words}" for words in lost), *left, *gone]))


def _rules() -> Iterator[Block]:
    yield Heading("An attack")
    yield Steps(ATTACK)
    yield Heading("What it does")
    yield Items(HARM)
