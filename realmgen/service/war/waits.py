"""What a fight left that still wants an answer: who is dying, whose Morale is due, which Scars have a gain to come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight.model import Past
from realmgen.games.bastionland.fight.who import dying
from realmgen.games.bastionland.model import State

_GAINS = {
    6: ("Gouge", "Stitched up"),
    8: ("Tear", "Patched up"),
    10: ("Mutilation", "Adapted"),
    12: ("Humiliation", "Avenged"),
}
"""By row of the Scars: its name, and what brings its gain (MB-132, MB-134, MB-136, MB-138)."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Something about someone that waits, in words, with its answers: label, symbol and command."""

    name: str
    text: str
    answers: tuple[tuple[str, str, str], ...]


def urgent(state: State) -> list[Wait]:
    """Who is dying, and in a fight whose Morale is due."""
    return [*_dying(state), *_morale(state)]


def _dying(state: State) -> Iterator[Wait]:
    """Care within the hour saves who is Mortally Wounded, without it they die (MB-067); foes when the fight is
    over."""
    names = [member.name for member in state.company.living if dying(member)]
    foes = {one.name for one in state.fight.fighters if one.side == "theirs"} if state.fight else set()
    names += [unit.name for unit in state.units if dying(unit) and unit.name not in foes]
    for name in names:
        answers = (
            ("Tended", "healing", str(c.Tend(name))),
            ("No care: dies", "hourglass_disabled", str(c.Expire(name))),
        )
        yield Wait(name, "is dying: care within the hour saves them.", answers)


def _morale(state: State) -> Iterator[Wait]:
    """A Morale test is due (MB-105)."""
    for name in state.fight.morale if state.fight else ():
        yield Wait(name, "must pass a Morale test.", (("Morale test", "casino", str(c.Morale(name))),))


def scars(state: State) -> list[Wait]:
    """Scars of which the gain waits."""
    found = []
    for member in state.company.living:
        for number, scar in enumerate(member.scars, 1):
            if scar.waits and scar.row in _GAINS:
                name, how = _GAINS[scar.row]
                place = f" ({scar.place})" if scar.place else ""
                answers = ((how, "healing", str(c.MendScar(member.name, number, how))),)
                found.append(Wait(member.name, f"bears a {name}{place} of which the gain waits.", answers))
    return found


class Told(NamedTuple):
    """A fight that is over, in words."""

    name: str
    outcome: str
    told: str


def past(state: State, most: int = 5) -> list[Told]:
    """The last fights, the latest first."""
    return [_told(fight) for fight in reversed(state.fights[-most:])]


def _told(fight: Past) -> Told:
    rounds = f"{fight.rounds} round{'' if fight.rounds == 1 else 's'}"
    when = f"{fight.ended.season.title()}, day {fight.ended.day}"
    against = ", ".join(fight.theirs)
    return Told(
        fight.name,
        fight.outcome or "left",
        ". ".join(filter(None, (f"{when}, {rounds}, against {against}", fight.how))),
    )
