"""The attack that is being resolved: its dice, and what may be done with them before it lands (MB-053 to MB-091)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight.damage import hit
from realmgen.games.bastionland.fight.model import GAMBITS, Assault, Effect, Gambit, Pool, Strength
from realmgen.games.bastionland.fight.who import body, party
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.harmed import OUTCOMES
from realmgen.games.bastionland.rules.fight.landing import reckon
from realmgen.service.war.aim import why_not

__all__ = ["Pool"]
LEAST = 4
"""From this number on a die buys a Gambit (MB-078)."""
STRENGTHS: tuple[Strength, ...] = ("plain", "sure", "greater")
STRENGTH_WORDS: Mapping[Strength, str] = {"plain": "", "sure": ", no Save", "greater": ", and more"}
"""By strength of a Gambit: how its button ends (MB-090, MB-091)."""
GAMBIT_NAMES: Mapping[Gambit, str] = {
    "bolster": "Bolster",
    "move": "Move",
    "repel": "Repel",
    "stop": "Stop",
    "impair": "Impair",
    "trap": "Trap a shield",
    "dismount": "Dismount",
    "other": "Something else",
}
GAMBIT_WORDS: Mapping[Gambit, str] = {
    "bolster": "+1 Damage",
    "move": "a move after the attack",
    "repel": "push them away",
    "stop": "they cannot move next turn",
    "impair": "one weapon of theirs is Impaired next turn",
    "trap": "their shield is of no use until your next turn",
    "dismount": "they are unhorsed, d6 more",
    "other": "anything of about that weight",
}
"""By Gambit: what it does (MB-081 to MB-088)."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that may be done: label for a button, its command, a word on what it does."""

    label: str
    command: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Bought:
    """A Gambit that may be bought. `wants` says that a few words are wanted: on what, or what it does."""

    gambit: Gambit
    label: str
    about: str
    given: c.Buy | c.Focus
    wants: bool = False

    @property
    def command(self) -> str:
        return str(self.given)

    def with_words(self, words: str) -> str:
        """The command with those words, where it wants any."""
        return str(replace(self.given, what=words)) if self.wants and words else self.command


class Rolled(NamedTuple):
    """A pool that was rolled: the place of the die that counts from 1 (0 for none), what it comes to as things stand,
    and what was bought."""

    pool: Pool
    best: int
    sum: str
    effects: tuple[str, ...]


def assault(state: State) -> Assault | None:
    """The attack that is being resolved."""
    return state.fight.assault if state.fight else None


def pools(state: State) -> list[Rolled]:
    """Every pool of the attack that was rolled, as it would land now."""
    found = assault(state)
    return [_rolled(state, found, pool) for pool in found.pools] if found else []


def _rolled(state: State, found: Assault, pool: Pool) -> Rolled:
    reckoned, who = reckon(state, found, pool), party(state, pool.target)
    best = pool.dice.index(reckoned.die) + 1 if reckoned.die else 0
    if reckoned.harmless or who is None:
        told = reckoned.harmless
    else:
        parts = [str(reckoned.die.value if reckoned.die else 0)]
        parts += [f"+ {pool.bolsters}"] if pool.bolsters else []
        parts += [f"− {reckoned.armour} Armour"] if reckoned.armour else []
        result = OUTCOMES[hit(body(who, state.day.now), reckoned.damage)[1]]
        told = f"{' '.join(parts)} = {reckoned.damage} Damage, {result}"
    return Rolled(pool, best, told, tuple(map(_effect, pool.effects)))


def _effect(effect: Effect) -> str:
    how = " (shrugged off)" if effect.saved else ""
    what = f", {effect.what}" if effect.what else ""
    return f"{GAMBIT_NAMES[effect.gambit]} by {effect.by}{what}{how}"


def open_to_choice(state: State) -> bool:
    """Whether somebody may still choose what becomes of the dice, or these have not been rolled."""
    found = assault(state)
    if found is None or found.stage != "rolled":
        return True
    return any(_choices(state, pool) for pool in found.pools)


def _choices(state: State, pool: Pool) -> bool:
    dice = range(1, len(pool.dice) + 1)
    each = (bool(buys(state, pool, n)) or any(denials(state, pool, n)) for n in dice)
    return any(each) or bool(focuses(state, pool))


def denials(state: State, pool: Pool, place: int) -> Iterator[Offer]:
    """Who may Deny a die of a pool, by its place from 1 (MB-076)."""
    for fighter in state.fight.fighters if state.fight else ():
        command = c.Deny(fighter.name, pool.target, place)
        if not why_not(state, command):
            yield Offer(fighter.name, str(command), "then a SPI Save")


def buys(state: State, pool: Pool, place: int) -> list[Bought]:
    """What a die of a pool buys (MB-078, MB-089 to MB-091)."""
    die = pool.dice[place - 1]
    if die.value < LEAST or die.gone:
        return []
    given = (c.Buy(pool.target, place, gambit, strength) for gambit in GAMBITS for strength in STRENGTHS)
    return [_bought(one) for one in given if not why_not(state, _worded(one))]


def focuses(state: State, pool: Pool) -> list[Bought]:
    """What a Focus on a pool buys, by whoever may use it (MB-074)."""
    names = [fighter.name for fighter in state.fight.fighters] if state.fight else []
    given = (c.Focus(name, pool.target, gambit) for name in names for gambit in GAMBITS)
    return [_bought(one) for one in given if not why_not(state, _worded(one))]


def _worded(given: c.Buy | c.Focus) -> c.Buy | c.Focus:
    """With words where they are wanted, so that their absence alone is no reason against it."""
    return replace(given, what="so") if _wants(given) else given


def _wants(given: c.Buy | c.Focus) -> bool:
    return given.gambit == "other" or (isinstance(given, c.Buy) and given.strength == "greater")


def _bought(given: c.Buy | c.Focus) -> Bought:
    name, about = GAMBIT_NAMES[given.gambit], GAMBIT_WORDS[given.gambit]
    if isinstance(given, c.Focus):
        return Bought(given.gambit, f"{given.name}: {name}", f"{about}; then a CLA Save", given, _wants(given))
    strength = STRENGTH_WORDS[given.strength]
    return Bought(given.gambit, f"{name}{strength}", about, given, _wants(given))


CALL_OFF, LAND = str(c.CallOff()), str(c.Land())


def why_no_roll(state: State) -> str:
    """Why the declared attack cannot be rolled as it stands; empty when it can."""
    return why_not(state, c.Roll())
