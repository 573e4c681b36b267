"""Whom one attacks with whom, and which dice that would be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import NamedTuple

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.model import Fight, Side, Strike
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road import suggestion
from realmgen.games.bastionland.rules.fight import RULES
from realmgen.games.bastionland.rules.forces import RULES as FORCES
from realmgen.kit.chance import Script
from realmgen.service.war.cards import Card, cards

_RULES = {**RULES, **FORCES}


@dataclass(frozen=True, slots=True)
class Aim:
    """Whom who is about to attack, each as often as so many of them strike."""

    target: str = ""
    attackers: tuple[tuple[str, int], ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.attackers)

    def toggled(self, name: str, number: int = 1) -> Aim:
        """The same with one attacker more, or without them."""
        others = tuple(pair for pair in self.attackers if pair[0] != name)
        return replace(self, attackers=others if name in self.names else (*others, (name, number)))

    def counted(self, name: str, number: int) -> Aim:
        """The same with so many of a group."""
        return replace(self, attackers=tuple((one, number if one == name else n) for one, n in self.attackers))


class Rolls(NamedTuple):
    """What one attacker rolls: the dice by their sides and what each is for, and why they are Impaired, if they are."""

    strike: Strike
    dice: tuple[arms.Rolling, ...]
    hindered: str = ""


class Preview(NamedTuple):
    """What an attack would roll, by attacker, or why it cannot be made."""

    rolls: tuple[Rolls, ...] = ()
    why_not: str = ""


def why_not(state: State, command: Command) -> str:
    """Why something cannot be done in the fight now; empty when it can."""
    check, _ = _RULES[type(command)]
    return suggestion.why_not(lambda: check(state, command))


def other(side: Side) -> Side:
    """The side against it."""
    return "theirs" if side == "ours" else "ours"


def strikers(state: State, fight: Fight) -> list[Card]:
    """Who of the side whose turn it is can still attack."""
    return [card for card in cards(state, fight)[fight.side] if _strikes(card) and not _meek(state, card.name)]


def _meek(state: State, name: str) -> bool:
    """Whether it is a beast of the Company that has nothing to strike with, such as a mule."""
    member = state.company.find(name)
    return member is not None and member.kind == "beast" and not arms.owned(member)


def _strikes(card: Card) -> bool:
    return (
        not card.out
        and card.left > 0
        and not card.acted
        and card.kind not in ("steed", "structure")
        and "Late" not in card.badges
    )


def targets(state: State, fight: Fight) -> list[Card]:
    """Who of the other side can be attacked."""
    return [card for card in cards(state, fight)[other(fight.side)] if not card.out]


def first_aim(state: State, fight: Fight) -> Aim:
    """Whom one would attack: the only one there is; of the Company all who can, of others the first who can."""
    against, found = targets(state, fight), strikers(state, fight)
    picked = found if fight.side == "ours" else found[:1]
    people = max(1, sum(card.person for card in against))
    attackers = tuple((card.name, min(card.left, ceil(card.left / people))) for card in picked)
    return Aim(against[0].name if len(against) == 1 else "", attackers)


def kept_aim(state: State, fight: Fight, aim: Aim) -> Aim:
    """The aim without those who cannot be part of it any more."""
    against, found = {card.name for card in targets(state, fight)}, {card.name: card for card in strikers(state, fight)}
    attackers = tuple((name, min(n, found[name].left)) for name, n in aim.attackers if name in found)
    return Aim(aim.target if aim.target in against else "", attackers)


def attack_of(aim: Aim) -> c.Attack:
    """The command that declares it."""
    return c.Attack(aim.target, tuple(name for name, number in aim.attackers for _ in range(number)))


def preview(state: State, aim: Aim) -> Preview:
    """What an attack would roll as things stand."""
    if not aim.target:
        return Preview((), "Choose whom to attack.")
    if not aim.attackers:
        return Preview((), "Choose who attacks.")
    command = attack_of(aim)
    if why := why_not(state, command):
        return Preview((), why)
    after = RULES[c.Attack][1](state, command, Script([])).state
    return Preview(rolls_of(after), why_not(after, c.Roll()))


def rolls_of(state: State, place: int = 0) -> tuple[Rolls, ...]:
    """By attacker: what they roll against the target of a pool, by its place from 0."""
    fight = state.fight
    assault = fight.assault if fight else None
    if fight is None or assault is None:
        return ()
    pool = assault.pools[place]
    return tuple(
        Rolls(strike, arms.rolling(state, fight, strike, pool.target), arms.impaired(state, fight, strike))
        for strike in pool.strikes
    )
