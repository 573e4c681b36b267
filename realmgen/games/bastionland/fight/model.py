"""A fight as it stands (MB-042 to MB-044, MB-051 to MB-108, MB-A23). All frozen.

Fighters are named: their numbers stand in the Company or among the units. Turns are counted from 1; the Company's side
acts in the odd ones, the others in the even ones (MB-043).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, Len

from realmgen.games.bastionland.company.model import Long, Short
from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.kept import Kept

Side = Literal["ours", "theirs"]
SIDES: tuple[Side, ...] = ("ours", "theirs")
Spot = Literal["engaged", "near", "far"]
"""Abstract positions (MB-A23)."""
Wall = Literal["", "shields", "spears"]
Feat = Literal["smite", "focus", "deny"]
FEATS: tuple[Feat, ...] = ("smite", "focus", "deny")
Smite = Literal["", "die", "blast"]
"""How a Smite is used: a d12 more, or as Blast (MB-072)."""
Gambit = Literal["bolster", "move", "repel", "stop", "impair", "trap", "dismount", "other"]
GAMBITS: tuple[Gambit, ...] = ("bolster", "move", "repel", "stop", "impair", "trap", "dismount", "other")
Strength = Literal["plain", "sure", "greater"]
"""An ordinary Gambit; a Strong one without a Save (A); a Strong one with a bigger effect (B) (MB-089 to MB-091)."""
Term = Literal["ranged", "blast", "large", "fire", "siege", "bloodless"]
"""What holds for a whole attack. `large` harms Warbands and wood (MB-354, MB-360), as `fire` and `siege` do wood."""
Outcome = Literal["", "won", "lost", "drawn"]
Turns = Annotated[int, Interval(ge=0, le=9999)]
Sides = Annotated[int, Interval(ge=2, le=20)]
Value = Annotated[int, Interval(ge=0, le=20)]


@dataclass(frozen=True, slots=True)
class Fighter(Kept):
    """Someone, or something, in the fight.

    `steed` is what they ride (a name, or a unit's own mount as `steed`), `wall` what wall they stand in, `leads` the
    Warband they lead from the front (MB-356), `late` that they lose their first turn (MB-044). `moved` and `acted` are
    of this turn; `began` says whether they were engaged when it began (MB-095). `stopped`, `impaired` and `trapped` are
    the number of the turn until the end of which (`trapped`: until the start of which) it holds, 0 for not; `hindered`
    names the impaired weapons. `freed` grants a move (MB-082), `halted` is set against an attack after charging into
    spears (MB-104). `used` counts those of a group who have struck this turn, `bared` is Armour that was struck off
    the one of a group who is hit now. `out` is how they left while able.
    """

    name: Short
    side: Side
    spot: Spot = "near"
    steed: Short = ""
    cover: bool = False
    wall: Wall = ""
    leads: Short = ""
    late: bool = False
    began: Spot = "near"
    moved: bool = False
    acted: bool = False
    freed: bool = False
    halted: bool = False
    stopped: Turns = 0
    impaired: Turns = 0
    hindered: tuple[Short, ...] = ()
    trapped: Turns = 0
    used: Annotated[int, Interval(ge=0, le=99)] = 0
    bared: Annotated[int, Interval(ge=0, le=9)] = 0
    out: Literal["", "fled", "yielded", "left"] = ""


@dataclass(frozen=True, slots=True)
class Die(Kept):
    """An attack die: `value` 0 before it is rolled, `by` whose it is and `of` what it is for (`mace`, `Smite`), `gone`
    how it left the pool."""

    sides: Sides
    value: Value = 0
    by: Short = ""
    gone: Literal["", "denied", "spent"] = ""
    of: Short = ""


@dataclass(frozen=True, slots=True)
class Strike(Kept):
    """How one attacker strikes: with which weapons (lines of property or attacks), and what changes their dice. Of a
    group `number` of them strike, as often as it was named."""

    by: Short
    number: Annotated[int, Interval(ge=1, le=99)] = 1
    arms: tuple[Short, ...] = ()
    impaired: bool = False
    why: Short = ""
    smite: Smite = ""
    charge: bool = False
    confined: bool = False
    special: bool = False
    bonus: tuple[Sides, ...] = ()


@dataclass(frozen=True, slots=True)
class Effect(Kept):
    """A Gambit that was bought: on whom, how, and whether it took hold (`saved` by the foe's VIG Save)."""

    gambit: Gambit
    on: Short = ""
    by: Short = ""
    what: Short = ""
    strength: Strength = "plain"
    saved: bool = False


@dataclass(frozen=True, slots=True)
class Pool(Kept):
    """The dice against one target; a Blast has a pool for each (MB-061)."""

    target: Short
    strikes: tuple[Strike, ...] = ()
    dice: tuple[Die, ...] = ()
    bolsters: Annotated[int, Interval(ge=0, le=99)] = 0
    effects: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Use(Kept):
    """A Feat that was used on this attack (MB-071)."""

    by: Short
    feat: Feat


@dataclass(frozen=True, slots=True)
class Assault(Kept):
    """The attack that is being resolved: declared, then rolled, then it lands (MB-052 to MB-058). A `bout` is a duel or
    joust: two pools against each other, resolved at once (MB-101)."""

    pools: tuple[Pool, ...]
    stage: Literal["declared", "rolled"] = "declared"
    terms: tuple[Term, ...] = ()
    feats: tuple[Use, ...] = ()
    bout: Literal["", "duel", "joust"] = ""


@dataclass(frozen=True, slots=True)
class Fight(Kept):
    """The fight that goes on. `morale` names those whose test is due (MB-105), `tested` those of whom a group's test
    was made already; `scars_of_warbands` says that these take Scars too (MB-A12)."""

    name: Annotated[str, Len(1, 80)]
    began: Moment
    turn: Annotated[int, Interval(ge=1, le=9999)] = 1
    ours: Short = "The Company"
    theirs: Short = "The foe"
    fighters: tuple[Fighter, ...] = ()
    assault: Assault | None = None
    morale: tuple[Short, ...] = ()
    tested: tuple[Short, ...] = ()
    scars_of_warbands: bool = False

    @property
    def side(self) -> Side:
        """Whose turn it is."""
        return SIDES[(self.turn + 1) % 2]

    @property
    def round(self) -> int:
        """How often both sides have had, or have, their turn, from 1."""
        return (self.turn + 1) // 2

    def turn_of(self, fighter: Fighter) -> int:
        """The turn in which someone acts now: this one, or in a bout on the others' turn their own that comes."""
        return self.turn + (fighter.side != self.side)

    def find(self, name: str) -> Fighter | None:
        return next((fighter for fighter in self.fighters if fighter.name == name), None)


@dataclass(frozen=True, slots=True)
class Past(Kept):
    """A fight that is over."""

    name: Annotated[str, Len(1, 80)]
    began: Moment
    ended: Moment
    outcome: Outcome = ""
    rounds: Annotated[int, Interval(ge=1, le=9999)] = 1
    how: Long = ""
    ours: tuple[Short, ...] = ()
    theirs: tuple[Short, ...] = ()
