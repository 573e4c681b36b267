"""What is rarer in a fight: duels and jousts, a quick clash of Warbands, walls, ships that collide."""

from __future__ import annotations

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands import forces
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.fight.model import Side
from realmgen.games.bastionland.fight.who import fighting, party, wall_fault
from realmgen.games.bastionland.model import State
from realmgen.service.war.aim import why_not

__all__ = ["CLASH", "DUEL", "NEXT", "PEOPLE", "SHIPS", "WALL", "WALLED", "Command", "why_not"]
PEOPLE = ("knight", "squire", "follower", "person", "beast")
WALLED = ("knight", "squire", "follower", "person", "warband")
NEXT = str(c.NextTurn())
DUEL, CLASH, WALL, SHIPS = "Duel or joust", "Clash", "A wall", "Ships collide"


def why_no_turn(state: State) -> str:
    """Why the other side's turn cannot come now; empty when it can."""
    return why_not(state, c.NextTurn())


def names(state: State, side: Side, *kinds: str) -> list[str]:
    """Who of a side is in the fight still; of these kinds alone where any are named."""
    if state.fight is None:
        return []
    found = [one.name for one in fighting(state, state.fight, side)]
    return [name for name in found if not kinds or kind_of(state, name) in kinds]


def kind_of(state: State, name: str) -> str:
    """What someone is: knight, person, warband, ship and so on."""
    who = state.unit(name) or state.company.find(name)
    return who.kind if who else ""


def possible(state: State) -> list[str]:
    """Which of all this can be: two Warbands for a clash, two ships for a collision."""
    pairs = {DUEL: PEOPLE, CLASH: ("warband",), SHIPS: ("ship",)}
    found = [what for what, kinds in pairs.items() if names(state, "ours", *kinds) and names(state, "theirs", *kinds)]
    return [*found, WALL]


def bout(kind: str, one: str, other: str, stakes: str) -> Command:
    """The command by which two meet."""
    return c.Bout(kind, one, other, stakes)  # type: ignore[arg-type]


def clash(one: str, other: str, rounds: int) -> Command:
    """The command by which two Warbands fight it out; 0 rounds: until one is out of it."""
    return c.Clash(one, other, rounds)


def wall(kind: str, who: tuple[str, ...]) -> Command:
    """The command by which these form a wall."""
    return c.FormWall(kind, who)  # type: ignore[arg-type]


def wall_lacks(state: State, kind: str, who: tuple[str, ...]) -> str:
    """Why such a wall of these would give nothing, as a sentence; empty when it would."""
    found = [one for name in who if (one := party(state, name))]
    lack = wall_fault(found, kind)  # type: ignore[arg-type]
    return f"It would give nothing: {lack}." if lack else ""


def unwall(side: Side) -> Command:
    """The command by which a side gives its wall up."""
    return c.BreakWall(side)


def collide(one: str, other: str, larger: str) -> Command:
    """The command by which two ships collide."""
    return forces.Collide(one, other, larger)  # type: ignore[arg-type]
