"""What may be ordered in a fight (MB-051 to MB-108), as values of their own.

An attack is a few commands: `attack` declares it, what changes its dice follows, `strike` rolls, `deny`, `focus` and
`gambit` choose, `land` resolves it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Name, Number, Text
from realmgen.games.bastionland.commands.company import OnOff
from realmgen.games.bastionland.fight.model import Gambit, Side, Spot, Strength, Term

Ended = Literal["won", "lost", "drawn"]
Going = Literal["fled", "yielded", "left"]


@dataclass(frozen=True, slots=True)
class OpenFight(Command, verb="fight"):
    """A fight begins; all of the Company who are present stand on its side. Warbands take Scars in it where that is
    said (MB-A12)."""

    name: Name
    theirs: Text = ""
    scars: Literal["people", "warbands"] = "people"


@dataclass(frozen=True, slots=True)
class Join(Command, verb="join"):
    """One of the Company or a unit takes part, on a side; `late` loses the first turn (MB-044)."""

    side: Side
    name: Name
    when: Literal["ready", "late"] = "ready"


@dataclass(frozen=True, slots=True)
class Leave(Command, verb="withdraw"):
    """Someone is out of the fight and able still: fled, yielded or left."""

    name: Name
    how: Going


@dataclass(frozen=True, slots=True)
class Stand(Command, verb="stand"):
    """A Move in the fight: where someone stands now (MB-042, MB-A23); `freely` when it is no Move of theirs."""

    name: Name
    spot: Spot
    how: Literal["move", "freely"] = "move"


@dataclass(frozen=True, slots=True)
class Cover(Command, verb="cover"):
    """Someone has, or has no more, protective cover (MB-096)."""

    name: Name
    turn: OnOff


@dataclass(frozen=True, slots=True)
class Mount(Command, verb="mount"):
    """Someone mounts that steed, or dismounts where none is named: a minor action (MB-092, MB-097).

    A unit mounts one of its own with `steed`.
    """

    name: Name
    steed: Text = ""


@dataclass(frozen=True, slots=True)
class Unhorse(Command, verb="unhorse"):
    """Someone falls from their steed outside an attack: d6 Damage (MB-100, MB-A19)."""

    name: Name
    why: Text = ""


@dataclass(frozen=True, slots=True)
class FormWall(Command, verb="rank"):
    """Three or more allies, or a Warband, form a wall of shields or of spears (MB-102 to MB-104)."""

    kind: Literal["shields", "spears"]
    names: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class BreakWall(Command, verb="unrank"):
    """The wall of a side is given up."""

    side: Side


@dataclass(frozen=True, slots=True)
class LeadFront(Command, verb="front"):
    """A person leads a Warband from the front, or no more where none is named (MB-356, MB-357)."""

    name: Name
    warband: Text = ""


@dataclass(frozen=True, slots=True)
class Attack(Command, verb="attack"):
    """Declare an attack on a target by one or more attackers, with what they have in hand (MB-052)."""

    target: Name
    attackers: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Bout(Command, verb="bout"):
    """A duel on foot or a joust between two, by consent: both attacks are resolved at once (MB-101)."""

    kind: Literal["duel", "joust"]
    one: Name
    other: Name
    stakes: Literal["deadly", "bloodless"] = "deadly"


@dataclass(frozen=True, slots=True)
class Arms(Command, verb="with"):
    """What an attacker strikes with in this attack, among what they have; nothing: bare hands (MB-051, MB-094)."""

    name: Name
    arms: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Edge(Command, verb="edge"):
    """An attacker has a bonus die, usually a d8 (MB-093)."""

    name: Name
    sides: Number
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Hinder(Command, verb="hinder"):
    """An attacker is, or is not, Impaired in this attack (MB-060)."""

    name: Name
    turn: OnOff
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Footing(Command, verb="footing"):
    """An attacker charges mounted (MB-097), fights in confined surroundings (MB-156), or meets the special case of a
    specialist's weapon (MB-174)."""

    name: Name
    what: Literal["charge", "confined", "special"]
    turn: OnOff


@dataclass(frozen=True, slots=True)
class SmiteFeat(Command, verb="smite"):
    """Smite, before the attack is rolled: d12 more, or Blast; then a VIG Save (MB-072, MB-073)."""

    name: Name
    how: Literal["die", "blast"]


@dataclass(frozen=True, slots=True)
class Terms(Command, verb="terms"):
    """What holds for the whole attack: ranged, Blast, large-scale, fire, a siege engine, bloodless."""

    what: Term
    turn: OnOff


@dataclass(frozen=True, slots=True)
class Caught(Command, verb="caught"):
    """Who else a Blast hits (MB-061, MB-A17)."""

    names: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class CallOff(Command, verb="calloff"):
    """The attack that was declared, but not rolled, is not made."""


@dataclass(frozen=True, slots=True)
class Roll(Command, verb="strike"):
    """Roll the dice of the attack (MB-052)."""


@dataclass(frozen=True, slots=True)
class Deny(Command, verb="deny"):
    """Throw out a die of the attack on a target, by its place in the pool; then a SPI Save (MB-053, MB-076, MB-077)."""

    name: Name
    target: Name
    die: Number


@dataclass(frozen=True, slots=True)
class Focus(Command, verb="focus"):
    """A Gambit without a die; then a CLA Save (MB-074, MB-075)."""

    name: Name
    target: Name
    gambit: Gambit
    what: Text = ""


@dataclass(frozen=True, slots=True)
class Buy(Command, verb="gambit"):
    """Spend a die of the attack on a target on a Gambit, by its place in the pool (MB-054, MB-078 to MB-091). `what`
    names the weapon, shield or effect, or for a Move who moves."""

    target: Name
    die: Number
    gambit: Gambit
    strength: Strength = "plain"
    what: Text = ""


@dataclass(frozen=True, slots=True)
class Land(Command, verb="land"):
    """The attack lands: its highest die, Bolsters, Armour, Damage, and what that does (MB-055 to MB-068)."""


@dataclass(frozen=True, slots=True)
class NextTurn(Command, verb="next"):
    """The other side's turn (MB-042, MB-043)."""


@dataclass(frozen=True, slots=True)
class Morale(Command, verb="morale"):
    """A Morale test that is due, of one or of their whole group (MB-105 to MB-107)."""

    name: Name


@dataclass(frozen=True, slots=True)
class Fall(Command, verb="fall"):
    """By hand: so many more of a group are down (MB-105)."""

    name: Name
    number: Number


@dataclass(frozen=True, slots=True)
class Tend(Command, verb="tend"):
    """Someone Mortally Wounded gets care within the hour (MB-067)."""

    name: Name


@dataclass(frozen=True, slots=True)
class Expire(Command, verb="expire"):
    """Someone Mortally Wounded got no care for an hour and dies (MB-067)."""

    name: Name


@dataclass(frozen=True, slots=True)
class MendScar(Command, verb="mend"):
    """A Scar's gain comes: it was stitched, patched, adapted to or avenged; by its place among their Scars (MB-132,
    MB-134, MB-136, MB-138)."""

    name: Name
    number: Number
    how: Text = ""


@dataclass(frozen=True, slots=True)
class Scarred(Command, verb="scar"):
    """Someone takes the Scar of that row by hand (MB-124 to MB-138)."""

    name: Name
    row: Number
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Clash(Command, verb="clash"):
    """Two Warbands fight it out quickly, without Feats or Gambits, until one is out of it or for so many rounds."""

    one: Name
    other: Name
    rounds: Number = 0


@dataclass(frozen=True, slots=True)
class EndFight(Command, verb="peal"):
    """The fight is over: Guard comes back with a moment of peace (MB-114)."""

    outcome: Ended
    how: Text = ""
