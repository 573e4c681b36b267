"""An attack lands: its highest die, Bolsters, Armour, Damage, and what that does (MB-055 to MB-068, MB-101)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.bands import shared_damage
from realmgen.games.bastionland.fight.damage import dealt, highest
from realmgen.games.bastionland.fight.harm import harmless
from realmgen.games.bastionland.fight.model import Assault, Die, Pool
from realmgen.games.bastionland.fight.phrases import strikers
from realmgen.games.bastionland.fight.who import able, armour, party
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.fight.attacks import listed_dice
from realmgen.games.bastionland.rules.fight.common import assault_of, fight_of, with_fight
from realmgen.games.bastionland.rules.fight.effects import took_hold
from realmgen.games.bastionland.rules.fight.harmed import Blow, Harm, harmed
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a pool comes to before it befalls anybody: the die that counts, Armour, Damage, and why there is none."""

    pool: Pool
    die: Die | None
    armour: int
    damage: int
    harmless: str = ""


def check_land(state: State, command: c.Land) -> None:
    """The dice are rolled."""
    assault_of(state, "rolled")


def land(state: State, command: c.Land, chance: Chance) -> Step[State]:
    """All pools are reckoned as things stand, each with the Gambits bought from it, so that a duel's two blows fall at
    once (MB-101); then the effects of Gambits, then Damage."""
    assault = assault_of(state)
    reckoned = [reckon(state, assault, pool) for pool in assault.pools]
    state = with_fight(state, assault=None)
    events: list[Event] = []
    held = []
    for pool in assault.pools:
        state, told = took_hold(state, pool)
        held += told
    for one in reckoned:
        state, new = _landed(state, assault, one, chance)
        events += new
    first = replace(events[0], text=" ".join((events[0].text, *held)))
    return Step(state, (first, *events[1:]))


def reckon(state: State, assault: Assault, pool: Pool) -> Reckoning:
    """A pool as it would land now (MB-055 to MB-058); Armour counts cover against a ranged die (MB-096) and comes after
    Gambits: a shield trapped or a helm struck off is of no use already (MB-054, MB-057)."""
    fight, target = fight_of(state), party(state, pool.target)
    die = highest(pool.dice)
    strike = next((one for one in pool.strikes if die and one.by == die.by), None)
    afar = bool(strike and arms.ranged(state, fight, assault, strike))
    after, _ = took_hold(state, pool)
    worn = armour(after, fight_of(after), pool.target, afar)
    attackers = [found for one in pool.strikes if (found := party(state, one.by))]
    terms = [*assault.terms]
    if any(arms.blasts(state, fight, assault, one) for one in pool.strikes):
        terms.append("blast")
    none = harmless(attackers, target, terms) if target else f"{pool.target} is no longer there"
    damage = 0 if none else dealt(die.value if die else 0, pool.bolsters, worn)
    return Reckoning(pool, die, worn, damage, none)


def _landed(state: State, assault: Assault, one: Reckoning, chance: Chance) -> tuple[State, list[Event]]:
    name = one.pool.target
    fighter = fight_of(state).find(name)
    if fighter is None or (not able(state, fighter) and not assault.bout) or party(state, name) is None:
        return state, [Event("landed", f"{name} is out of the fight already.", {"name": name, "result": ""})]
    blow = Blow(
        one.damage,
        one.die,
        f"by {listed([strike.by for strike in one.pool.strikes]) or 'nobody'}",
        "bloodless" in assault.terms,
    )
    text = told(state, one)
    state, harm = harmed(state, name, blow, chance)
    events = [Event("landed", f"{text} {harm.text}", {**harm.data, "armour": one.armour}), *harm.more]
    for leader in shared_damage(fight_of(state), name):
        if one.damage:
            state, shared = harmed(state, leader, blow, chance)
            events += _also(leader, name, one.damage, shared)
    return state, events


def _also(leader: str, band: str, damage: int, harm: Harm) -> list[Event]:
    text = f"{leader} leads {band} from the front and takes the same {damage} Damage. {harm.text}"
    return [Event("landed", text, harm.data), *harm.more]


def told(state: State, one: Reckoning) -> str:
    """The steps in a sentence: `Isolde strikes Bandit: mace 7. 7 + 1 Bolster - 2 Armour = 6 Damage.`"""
    pool = one.pool
    head = f"{strikers(state, pool.strikes, 'strikes', 'strike')} {pool.target}: {listed_dice(pool.dice) or 'no dice'}"
    if one.harmless:
        return f"{head}. No harm is done: {one.harmless}."
    parts = [f"{one.die.value if one.die else 0}"]
    if pool.bolsters:
        parts.append(f"+ {pool.bolsters} Bolster{'s' if pool.bolsters > 1 else ''}")
    if one.armour:
        parts.append(f"- {one.armour} Armour")
    return f"{head}. {' '.join(parts)}{f' = {one.damage}' if len(parts) > 1 else ''} Damage."


RULES: dict[type[Any], Rule] = {c.Land: (check_land, land)}
