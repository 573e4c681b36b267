"""Whoever fights, one of the Company or a unit, by what they have in common: can they, how are they, what do they wear
(MB-047, MB-096, MB-102 to MB-104, MB-111 to MB-113, MB-A20)."""

from __future__ import annotations

import re
from dataclasses import replace

from realmgen.games.bastionland.company.gear import is_shield, read
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.company.states import exposed as member_exposed
from realmgen.games.bastionland.fight.bands import is_warband
from realmgen.games.bastionland.fight.damage import Body
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Fight, Fighter, Side, Wall
from realmgen.games.bastionland.forces.arms import arm
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment

OWN_MOUNT = "steed"
"""What a mounted unit rides, that has no steed of its own name."""
LEAST_IN_WALL = 3
DOOM = 11
"""The row of the Scar that makes a Mortal Wound the end, for its Season (MB-137)."""
_SPEARS = re.compile(r"\b(?:spear|pike|pitchfork|billhook|poleaxe|halberd|polearm|lance)s?\b", re.IGNORECASE)


def party(state: State, name: str) -> Party | None:
    """One of the Company or a unit by name."""
    return state.company.find(name) or state.unit(name)


def able(state: State, fighter: Fighter) -> bool:
    """Whether a fighter is in the fight still: not gone, not down, not dead."""
    who = party(state, fighter.name)
    if who is None or fighter.out:
        return False
    return who.here and not who.dying if isinstance(who, Member) else who.stands


def dying(who: Party) -> bool:
    """Whether someone is Mortally Wounded and not yet tended (MB-067)."""
    return who.dying and not who.fate if isinstance(who, Member) else who.end == "dying"


def fighting(state: State, fight: Fight, side: Side | None = None) -> tuple[Fighter, ...]:
    """Those who are in the fight still, of one side or of both."""
    return tuple(one for one in fight.fighters if side in (None, one.side) and able(state, one))


def lacks_virtues(who: Party) -> bool:
    """Whether it is a thing, without Virtues."""
    return isinstance(who, Unit) and who.built


def exposed(who: Party) -> bool:
    """Whether all Damage goes to VIG: off guard, or without CLA (MB-047, MB-112)."""
    if isinstance(who, Member):
        return member_exposed(who)
    return not who.built and (who.exposed or who.cla.now == 0)


def cowed(who: Party) -> bool:
    """Whether their attacks are Impaired for want of SPI (MB-113)."""
    return not lacks_virtues(who) and who.spi.now == 0


def doomed(who: Party, now: Moment) -> bool:
    """Whether a Scar of this very Season makes a Mortal Wound the end (MB-137)."""
    season = (now.season, now.year, now.age)
    return any(scar.row == DOOM and (scar.on.season, scar.on.year, scar.on.age) == season for scar in who.scars)


def body(who: Party, now: Moment) -> Body:
    """The numbers that Damage asks for."""
    return Body(who.guard.now, who.vig.now, exposed(who), doomed(who, now), lacks_virtues(who))


def embodied(who: Party, after: Body) -> Party:
    """The same party with the numbers that Damage left."""
    return replace(who, guard=replace(who.guard, now=after.guard), vig=replace(who.vig, now=after.vig))


def standing(who: Party) -> int:
    """How many of a group are not down; 1 of everybody else."""
    return max(0, who.number - who.down) if isinstance(who, Unit) else 1


def feat_user(who: Party) -> bool:
    """Whether they know the Feats: Knights, and named people among the foe (MB-069, MB-A25)."""
    return who.kind == "knight" if isinstance(who, Member) else who.kind == "person" and who.named


def takes_scars(who: Party, of_warbands: bool) -> bool:
    """Knights, Squires and named characters; Warbands where that was agreed; things never (MB-A12)."""
    if isinstance(who, Member):
        return who.kind in ("knight", "squire")
    return not who.built and (who.named or (of_warbands and is_warband(who)))


def shield_of(who: Party) -> str:
    """Their shield by its line, or plainly `shield`; empty where they have none in use."""
    if isinstance(who, Member):
        return next((line for line in (*who.worn, *who.held) if is_shield(line)), "")
    return next((line for line in who.attacks if arm(line).shield), "shield" if who.shields else "")


def trapped(fight: Fight, fighter: Fighter) -> bool:
    """Whether their shield is of no use now (MB-086, MB-A20)."""
    return fight.turn < fighter.trapped


def armour(state: State, fight: Fight, name: str, ranged: bool = False) -> int:
    """The Armour that counts against an attack: worn, of a wall of shields, of cover against what is ranged (MB-057,
    MB-096, MB-103), without a shield that is trapped (MB-086)."""
    who, fighter = party(state, name), fight.find(name)
    if who is None:
        return 0
    if fighter is None:
        return who.armour
    own = who.armour - fighter.bared - (_shield_armour(who) if trapped(fight, fighter) else 0)
    return max(0, own) + (walled(state, fight, fighter) == "shields") + (ranged and fighter.cover)


def _shield_armour(who: Party) -> int:
    if isinstance(who, Member):
        return sum(read(line).armour for line in who.worn if is_shield(line))
    return int(bool(shield_of(who)))


def walled(state: State, fight: Fight, fighter: Fighter) -> Wall:
    """The wall that a fighter stands in, as long as it holds: enough of them, and all of them fitted out for it
    (MB-102 to MB-104, MB-A24)."""
    kind = fighter.wall
    if not kind or not able(state, fighter):
        return ""
    wall = [one for one in fighting(state, fight, fighter.side) if one.wall == kind]
    found = [who for one in wall if (who := party(state, one.name))]
    return kind if enough(found) and not wall_fault(found, kind) else ""


def enough(wall: list[Party]) -> bool:
    """Whether they are enough for a wall: three, or a Warband (MB-102, MB-A24)."""
    return any(map(is_warband, wall)) or sum(map(standing, wall)) >= LEAST_IN_WALL


def wall_fault(wall: list[Party], kind: Wall) -> str:
    """What keeps these from the good of a wall of that kind, as a clause; empty when nothing does (MB-103, MB-104)."""
    for who in wall:
        if kind == "spears" and not bears_spear(who):
            return f"{who.name} bears no spear or the like"
        if kind == "shields" and not shield_of(who):
            return f"{who.name} bears no shield"
        if kind == "shields" and "buckler" in shield_of(who).casefold():
            return f"{who.name}'s buckler is no shield for a wall"
    return ""


def bears_spear(who: Party) -> bool:
    """Whether they have a spear, or something as long, in hand."""
    if isinstance(who, Member):
        return any(_SPEARS.search(line) for line in who.held)
    return who.spears or any(_SPEARS.search(line) for line in who.attacks)
