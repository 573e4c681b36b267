"""Feats: who may use them, and what they cost (MB-069 to MB-077)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Virtue
from realmgen.games.bastionland.company.states import WORDS
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.model import Assault, Feat, Fighter, Pool, Strike, Use
from realmgen.games.bastionland.fight.who import feat_user
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.liferolls import passes
from realmgen.games.bastionland.rules.fight.common import (
    able_of,
    assault_of,
    fight_of,
    party_of,
    with_fight,
    with_party,
)
from realmgen.games.bastionland.rules.fight.pools import die_at, pool_of, strike_of, with_pool, with_strike
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

SAVES: dict[Feat, Virtue] = {"smite": "vig", "focus": "cla", "deny": "spi"}
"""By Feat: the Save after it (MB-073, MB-075, MB-077)."""


def check_feat(state: State, name: str, feat: Feat) -> None:
    """They know the Feats, are not Fatigued, and have not used this one on this attack (MB-069 to MB-071)."""
    able_of(state, name)
    who = party_of(state, name)
    if not feat_user(who):
        raise IllegalCommand(f"{name} knows no Feats: Knights do, and named people among the foe")
    if who.fatigued:
        raise IllegalCommand(f"{name} is Fatigued: no Feats until they have rested")
    if Use(name, feat) in assault_of(state).feats:
        raise IllegalCommand(f"{name} has used {feat.capitalize()} on this attack: each Feat is used once an attack")


def tired(state: State, name: str, feat: Feat, chance: Chance) -> tuple[State, str]:
    """The state after a Feat: it counts as used, and a failed Save makes its user Fatigued (MB-070)."""
    assault = assault_of(state)
    state = with_fight(state, assault=replace(assault, feats=(*assault.feats, Use(name, feat))))
    passed, told = saved(state, name, SAVES[feat], chance)
    if passed:
        return state, f"{told}."
    return with_party(state, replace(party_of(state, name), fatigued=True)), f"{told}: {name} is Fatigued."


def saved(state: State, name: str, virtue: Virtue, chance: Chance) -> tuple[bool, str]:
    """Whether someone passes a Save, and how it is told: `Isolde's SPI Save: 15 above 10`."""
    value = getattr(party_of(state, name), virtue).now
    die = chance.roll(20, f"{name}'s {WORDS[virtue]} Save")
    passed = passes(die, value)
    return passed, f"{name}'s {WORDS[virtue]} Save: {die} {'within' if passed else 'above'} {value}"


def check_smite(state: State, command: c.SmiteFeat) -> None:
    """Before the dice, in melee, by somebody who is not Impaired (MB-060, MB-072)."""
    assault = assault_of(state, "declared")
    strike = strike_of(assault, command.name)
    check_feat(state, command.name, "smite")
    if why := arms.impaired(state, fight_of(state), strike):
        raise IllegalCommand(f"{command.name} is Impaired ({why}): Smite is of no use to them")
    if arms.ranged(state, fight_of(state), assault, strike):
        raise IllegalCommand(f"{command.name} strikes from afar: Smite is for the melee")
    if command.how == "blast" and assault.bout:
        raise IllegalCommand(f"a {assault.bout} is between two: there is nobody else for a Blast to hit")


def smite(state: State, command: c.SmiteFeat, chance: Chance) -> Step[State]:
    """A d12 more, or Blast; then a VIG Save (MB-072, MB-073)."""
    assault = assault_of(state)
    strike = replace(strike_of(assault, command.name), smite=command.how)
    state = with_fight(state, assault=with_strike(assault, strike))
    state, told = tired(state, command.name, "smite", chance)
    gain = "a d12 more" if command.how == "die" else "the attack is Blast"
    text = f"{command.name} smites: {gain}. {told}"
    return done(state, "feat", text, name=command.name, feat="smite", how=command.how)


def check_deny(state: State, command: c.Deny) -> None:
    """By the target or a friend near them, before Gambits (MB-053, MB-076)."""
    assault = assault_of(state, "rolled")
    pool = pool_of(assault, command.target)
    die_at(pool, command.die)
    user = able_of(state, command.name)
    target = fight_of(state).find(pool.target)
    if target is None or user.side != target.side:
        raise IllegalCommand(f"{command.name} denies attacks on themselves and on friends: {pool.target} is neither")
    if user.name != target.name and not _by(user, target):
        raise IllegalCommand(f"{command.name} is not close enough to {target.name} to deny this")
    if pool.effects:
        raise IllegalCommand("Gambits were bought already: Deny comes before them")
    check_feat(state, command.name, "deny")


def _by(user: Fighter, target: Fighter) -> bool:
    """Whether a friend could touch them: not far off, or leading the very Warband, or ridden by them (MB-A23)."""
    near = (user.spot == "far") == (target.spot == "far")
    return near or user.leads == target.name or target.name in (user.steed,)


def deny(state: State, command: c.Deny, chance: Chance) -> Step[State]:
    """One die is thrown out; then a SPI Save (MB-076, MB-077)."""
    assault = assault_of(state)
    pool = pool_of(assault, command.target)
    die = die_at(pool, command.die)
    state = with_fight(state, assault=with_pool(assault, pool, _without(pool, command.die)))
    state, told = tired(state, command.name, "deny", chance)
    text = f"{command.name} denies the {die.value} ({die.of or f'd{die.sides}'}) against {pool.target}. {told}"
    return done(state, "feat", text, name=command.name, feat="deny", target=pool.target, die=command.die)


def _without(pool: Pool, place: int) -> Pool:
    dice = tuple(replace(die, gone="denied") if at == place else die for at, die in enumerate(pool.dice, 1))
    return replace(pool, dice=dice)


def check_focus_user(state: State, assault: Assault, pool: Pool, name: str) -> None:
    """One of those who strike this target, and is not Impaired (MB-074, MB-A15)."""
    strike = _striking(pool, name)
    check_feat(state, name, "focus")
    if why := arms.impaired(state, fight_of(state), strike):
        raise IllegalCommand(f"{name} is Impaired ({why}): Focus is of no use to them")


def _striking(pool: Pool, name: str) -> Strike:
    found = next((strike for strike in pool.strikes if strike.by == name), None)
    if found is None:
        raise IllegalCommand(f"{name} does not strike {pool.target}: Focus is for those who do")
    return found


RULES: dict[type[Any], Rule] = {
    c.SmiteFeat: (check_smite, smite),
    c.Deny: (check_deny, deny),
}
