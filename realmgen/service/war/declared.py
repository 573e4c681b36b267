"""An attack that is declared: what changes its dice before they are rolled (MB-051, MB-060, MB-072, MB-093, MB-097)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import get_args

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.model import Strike, Term
from realmgen.games.bastionland.fight.who import able, party
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.landing import reckon
from realmgen.service.war.aim import Rolls, rolls_of, why_not
from realmgen.service.war.rolled import Offer, assault

TERMS: dict[Term, str] = {
    "ranged": "Ranged",
    "blast": "Blast",
    "large": "Large-scale",
    "fire": "Fire",
    "siege": "Siege work",
    "bloodless": "Bloodless",
}
"""By word: what holds for a whole attack."""
BONUS = (8, 10, 12, 6, 4)
"""Bonus dice, the usual one first (MB-093)."""
assert set(TERMS) == set(get_args(Term))


@dataclass(frozen=True, slots=True)
class Striker:
    """One attacker of the declared attack: what they roll, everything they could strike with, and what may be
    changed."""

    rolls: Rolls
    owned: tuple[str, ...]
    offers: tuple[Offer, ...]

    @property
    def name(self) -> str:
        return self.rolls.strike.by


def strikers(state: State, place: int = 0) -> list[Striker]:
    """Everybody who attacks the target of a pool, by its place from 0."""
    return [_striker(state, rolls) for rolls in rolls_of(state, place)]


def _striker(state: State, rolls: Rolls) -> Striker:
    who = party(state, rolls.strike.by)
    return Striker(rolls, arms.owned(who) if who else (), tuple(_offers(state, rolls.strike)))


def _offers(state: State, strike: Strike) -> Iterator[Offer]:
    """What may be changed, as far as the rules allow it."""
    name = strike.by
    pairs: list[tuple[str, Command]] = [
        ("Smite: +d12", c.SmiteFeat(name, "die")),
        ("Smite: Blast", c.SmiteFeat(name, "blast")),
        *_turned("Charge", name, "charge", strike.charge),
        *_turned("Confined", name, "confined", strike.confined),
        *_turned("Special case", name, "special", strike.special),
        ("Not Impaired", c.Hinder(name, "off")) if strike.impaired else ("Impaired", c.Hinder(name, "on")),
    ]
    pairs += [(f"+d{sides}", c.Edge(name, sides)) for sides in BONUS]
    yield from (Offer(label, str(command)) for label, command in pairs if not why_not(state, command))


def _turned(label: str, name: str, what: str, now: bool) -> Iterator[tuple[str, Command]]:
    yield f"No {label.lower()}" if now else label, c.Footing(name, what, "off" if now else "on")  # type: ignore[arg-type]


def no_harm(state: State) -> list[str]:
    """Why the attack would do nothing to a target as it stands now, as sentences; empty when it harms."""
    found = assault(state)
    why = [reckon(state, found, pool).harmless for pool in found.pools] if found else []
    return [f"It would do no harm: {one}." for one in dict.fromkeys(why) if one]


def arming(name: str, lines: tuple[str, ...]) -> str:
    """The command by which someone strikes with these."""
    return str(c.Arms(name, lines))


def terms(state: State) -> list[Term]:
    """What holds for the whole attack."""
    found = assault(state)
    return list(found.terms) if found else []


def term(what: Term, on: bool) -> str:
    """The command that says whether it holds."""
    return str(c.Terms(what, "on" if on else "off"))


def bystanders(state: State) -> tuple[list[str], list[str]]:
    """Whom a Blast may hit beside its target, and whom it hits as was said (MB-061, MB-A17)."""
    found, fight = assault(state), state.fight
    if found is None or fight is None or found.bout:
        return [], []
    first, *others = found.pools
    mine = {strike.by for strike in first.strikes} | {first.target}
    near = [one.name for one in fight.fighters if one.name not in mine and able(state, one)]
    return near, [pool.target for pool in others]


def blasts(state: State) -> bool:
    """Whether any of the attack is Blast."""
    found, fight = assault(state), state.fight
    if found is None or fight is None:
        return False
    return any(arms.blasts(state, fight, found, strike) for strike in found.pools[0].strikes)


def catching(names: tuple[str, ...]) -> str:
    """The command that says whom else a Blast hits."""
    return str(c.Caught(names))
