"""Attacks as they are declared, and their dice rolled (MB-051, MB-052, MB-060, MB-061, MB-101)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.bands import individual, is_warband, leaders
from realmgen.games.bastionland.fight.model import Assault, Die, Fighter, Pool, Strike
from realmgen.games.bastionland.fight.phrases import strikers
from realmgen.games.bastionland.fight.who import able, lacks_virtues, party, standing, walled
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.fight.common import (
    able_of,
    assault_of,
    changed,
    check_attacks,
    fight_of,
    no_assault,
    on_turn,
    party_of,
    with_fight,
)
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step


def check_attack(state: State, command: c.Attack) -> None:
    """It is their turn, they may still act in it, and the target is one of the others (MB-042, MB-043)."""
    no_assault(state)
    target = able_of(state, command.target)
    if not command.attackers:
        raise IllegalCommand(f"say who attacks {command.target}")
    for name, times in Counter(command.attackers).items():
        fighter = on_turn(state, name)
        if fighter.side == target.side:
            raise IllegalCommand(f"{name} and {target.name} are on one side: `join` brings one of them over")
        _check_free(state, fighter, times)
        _check_spears(state, fighter, target)


def _check_free(state: State, fighter: Fighter, times: int) -> None:
    who = party_of(state, fighter.name)
    if lacks_virtues(who) and not arms.in_hand(who):
        raise IllegalCommand(f"{fighter.name} is a thing, and strikes nobody")
    if fighter.halted:
        raise IllegalCommand(f"{fighter.name} charged a wall of spears and gets no Attack this turn")
    check_attacks(who, fighter)
    left = standing(who) - fighter.used
    if times > left:
        raise IllegalCommand(f"{fighter.name} is named {times} times: {left} of them can strike this turn")


def _check_spears(state: State, fighter: Fighter, target: Fighter) -> None:
    """Whoever came up to a wall of spears this turn has charged it (MB-104)."""
    closed = fighter.moved and fighter.spot == "engaged" and fighter.began != "engaged"
    if closed and walled(state, fight_of(state), target) == "spears":
        raise IllegalCommand(f"{fighter.name} came at a wall of spears this turn and gets no Attack")


def attack(state: State, command: c.Attack, chance: Chance) -> Step[State]:
    """An attack is declared, with what everybody has in hand; who leads a Warband from the front strikes with it
    (MB-356)."""
    fight = fight_of(state)
    counts = Counter(command.attackers)
    for name in command.attackers:
        for leader in leaders(fight, name):
            if _joins(state, leader):
                counts.setdefault(leader, 1)
    strikes = tuple(_strike(state, name, times) for name, times in counts.items())
    state = with_fight(state, assault=Assault((Pool(command.target, strikes),)))
    text = f"{strikers(state, strikes, 'attacks', 'attack')} {command.target}."
    return done(state, "attack", text, target=command.target, attackers=list(counts))


def _joins(state: State, leader: str) -> bool:
    found = fight_of(state).find(leader)
    return bool(found and able(state, found) and not found.acted and not found.late)


def _strike(state: State, name: str, number: int = 1) -> Strike:
    strike = Strike(name, number)
    return replace(strike, arms=arms.chosen(state, fight_of(state), strike))


def check_bout(state: State, command: c.Bout) -> None:
    """Two of opposite sides who have not acted; a joust is ridden (MB-101)."""
    no_assault(state)
    one, other = able_of(state, command.one), able_of(state, command.other)
    if one.side == other.side:
        raise IllegalCommand(f"{one.name} and {other.name} are on one side: `join` brings one of them over")
    for fighter in (one, other):
        if not individual(party_of(state, fighter.name)):
            raise IllegalCommand(f"{fighter.name} fights no {command.kind}: that is between two people")
        if fighter.late:
            raise IllegalCommand(f"{fighter.name} was not ready and loses this turn")
        _check_free(state, fighter, 1)
        if command.kind == "joust" and not fighter.steed:
            raise IllegalCommand(f"{fighter.name} is on foot: a joust is ridden (`mount`)")
        if command.kind == "duel" and fighter.steed:
            raise IllegalCommand(f"{fighter.name} is mounted: a duel is fought on foot (`mount` without a steed)")


def bout(state: State, command: c.Bout, chance: Chance) -> Step[State]:
    """Two attack each other at once, by consent; without blood nobody is scarred or dies of it (MB-101, MB-126)."""
    pools = tuple(
        Pool(target, (_strike(state, by),))
        for target, by in ((command.other, command.one), (command.one, command.other))
    )
    bloodless = command.stakes == "bloodless"
    assault = Assault(pools, bout=command.kind, terms=("bloodless",) if bloodless else ())
    text = f"{command.one} and {command.other} meet in a {'bloodless ' if bloodless else ''}{command.kind}."
    state = with_fight(state, assault=assault)
    return done(state, "bout", text, one=command.one, other=command.other, bout=command.kind, stakes=command.stakes)


def check_calloff(state: State, command: c.CallOff) -> None:
    """Dice that are rolled are not taken back."""
    assault_of(state, "declared")


def calloff(state: State, command: c.CallOff, chance: Chance) -> Step[State]:
    """The attack is not made."""
    target = assault_of(state).pools[0].target
    return done(with_fight(state, assault=None), "called-off", f"The attack on {target} is not made.", target=target)


def check_roll(state: State, command: c.Roll) -> None:
    """Everybody can strike with what they have in hand."""
    fight, assault = fight_of(state), assault_of(state, "declared")
    mine = _able_strikes(state, strikes_of(assault))
    if not mine:
        raise IllegalCommand("nobody is left to strike: `calloff` ends it")
    for strike in mine:
        if why := arms.fault(state, fight, assault, strike):
            raise IllegalCommand(f'{why}: `with "{strike.by}" …` names other weapons')


def strikes_of(assault: Assault) -> tuple[Strike, ...]:
    """All strikes of an attack, each once."""
    return tuple({strike.by: strike for pool in assault.pools for strike in pool.strikes}.values())


def _able_strikes(state: State, strikes: Iterable[Strike]) -> tuple[Strike, ...]:
    fight = fight_of(state)
    return tuple(one for one in strikes if (found := fight.find(one.by)) and able(state, found))


def roll(state: State, command: c.Roll, chance: Chance) -> Step[State]:
    """All dice of the attack at once, one pool for each target (MB-052, MB-061); whoever struck has acted, and who is
    in the melee is engaged (MB-A23)."""
    assault = assault_of(state)
    rolled = [_rolled(state, assault, pool, chance) for pool in assault.pools]
    pools = tuple(pool for at, pool in enumerate(rolled) if pool.strikes or not at)
    text = " ".join(told(state, pool) for pool in pools)
    state = with_fight(state, assault=replace(assault, pools=pools, stage="rolled"))
    for strike in strikes_of(replace(assault, pools=pools)):
        state = _acted(state, strike)
        if not arms.ranged(state, fight_of(state), assault, strike):
            state = _engaged(state, (strike.by, assault.pools[0].target))
    data = [
        {"target": pool.target, "dice": [[die.sides, die.value, die.by, die.of] for die in pool.dice]} for pool in pools
    ]
    return done(state, "struck", text, pools=data)


def _rolled(state: State, assault: Assault, pool: Pool, chance: Chance) -> Pool:
    fight = fight_of(state)
    strikes = _able_strikes(state, pool.strikes)
    if pool is not assault.pools[0] and not assault.bout:
        strikes = tuple(
            one for one in _able_strikes(state, assault.pools[0].strikes) if arms.blasts(state, fight, assault, one)
        )
    dice = []
    for strike in strikes:
        for sides, of in arms.rolling(state, fight, strike, pool.target):
            value = chance.roll(sides, f"{strike.by}: {of} against {pool.target}"[:80])
            dice.append(Die(sides, value, strike.by, of=of[:80]))
    return replace(pool, strikes=strikes, dice=tuple(dice))


def told(state: State, pool: Pool) -> str:
    """The dice of a pool, attacker by attacker: `Isolde strikes Bandit: mace 7, shield 3.`"""
    dice = {strike.by: listed_dice(die for die in pool.dice if die.by == strike.by) for strike in pool.strikes}
    rolled = (strike for strike in pool.strikes if dice[strike.by])
    sentences = [
        f"{strikers(state, (strike,), 'strikes', 'strike')} {pool.target}: {dice[strike.by]}." for strike in rolled
    ]
    return " ".join(sentences) or f"Nobody strikes {pool.target}."


def listed_dice(dice: Iterable[Die]) -> str:
    """Dice with what each is for, and how it left the pool: `mace 7, shield 3 (denied)`."""
    gone = {"": "", "denied": " (denied)", "spent": " (spent)"}
    return ", ".join(f"{die.of or f'd{die.sides}'} {die.value}{gone[die.gone]}" for die in dice)


def _acted(state: State, strike: Strike) -> State:
    fighter = fight_of(state).find(strike.by)
    who = party(state, strike.by)
    if fighter is None or who is None:
        return state
    used = min(99, fighter.used + strike.number)
    return changed(state, strike.by, used=used, acted=used >= standing(who))


def _engaged(state: State, names: Iterable[str]) -> State:
    for name in names:
        who = party(state, name)
        if who and (individual(who) or is_warband(who)):
            state = changed(state, name, spot="engaged")
    return state


RULES: dict[type[Any], Rule] = {
    c.Attack: (check_attack, attack),
    c.Bout: (check_bout, bout),
    c.CallOff: (check_calloff, calloff),
    c.Roll: (check_roll, roll),
}
