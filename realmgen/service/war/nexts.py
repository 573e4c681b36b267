"""What a fight wants next, as the one button that is first."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight.model import Fight
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.common import side_name
from realmgen.service.war.aim import Aim, attack_of, other, preview, strikers, targets, why_not

MORALE, END, TURN, ATTACK = "morale", "end", "turn", "attack"


@dataclass(frozen=True, slots=True)
class Next:
    """What is wanted: label, symbol, its command (none for the end of the fight) and why it cannot be done."""

    wants: str
    label: str
    icon: str
    command: str = ""
    why_not: str = ""


def next_step(state: State, aim: Aim) -> Next:
    """A Morale test that is due, the end where a side has nobody left, the other side's turn where all have acted, or
    an attack."""
    fight = state.fight
    assert fight
    if fight.morale:
        return Next(MORALE, f"Morale test: {fight.morale[0]}", "casino", str(c.Morale(fight.morale[0])))
    mine, against = strikers(state, fight), targets(state, fight)
    if not against:
        return Next(END, "End the fight", "flag")
    if not mine:
        return Next(TURN, f"Turn of {side_name(fight, other(fight.side))}", "skip_next", str(c.NextTurn()))
    label = f"Attack {aim.target}" if aim.target else "Attack"
    found = preview(state, aim)
    return Next(ATTACK, label, "swords", str(attack_of(aim)) if not found.why_not else "", found.why_not)


def setup(state: State, aim: Aim) -> str:
    """The command that declares the attack to set it up before it is rolled; empty where it cannot be declared."""
    allowed = aim.target and aim.attackers and not why_not(state, attack_of(aim))
    return str(attack_of(aim)) if allowed else ""


def acting(fight: Fight) -> str:
    """What the side whose turn it is is called, within a sentence."""
    return side_name(fight, fight.side)
