"""What changes an attack before its dice are rolled: weapons, bonus dice, charges, terms, whom a Blast hits (MB-051,
MB-060, MB-061, MB-092 to MB-098, MB-104, MB-174)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, get_args

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.model import Assault, Pool, Strike, Term
from realmgen.games.bastionland.fight.who import standing, walled
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.games.bastionland.rules.fight.common import (
    able_of,
    assault_of,
    changed,
    fight_of,
    party_of,
    with_fight,
    with_party,
)
from realmgen.games.bastionland.rules.fight.pools import strike_of, with_strike
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed

DICE = (4, 6, 8, 10, 12, 20)
MOST_DICE = 9
BRUTES = ("steed", "beast")
_ROLLED_WITH: tuple[Term, ...] = ("ranged", "blast")
"""Terms that decide how dice are rolled; the others matter when the attack lands."""


def check_arms(state: State, command: c.Arms) -> None:
    """They have these, can wield them together and can use them now (MB-095, MB-155 to MB-157)."""
    assault = assault_of(state, "declared")
    strike = _with_arms(state, command, strike_of(assault, command.name))
    who, riding = party_of(state, command.name), bool(able_of(state, command.name).steed)
    person = isinstance(who, Member) and who.kind not in BRUTES
    if isinstance(who, Member) and person and (why := gear.fault_of(_hands(who, strike), mounted=riding)):
        raise IllegalCommand(why)
    if why := arms.fault(state, fight_of(state), with_strike(assault, strike), strike):
        raise IllegalCommand(why)


def _with_arms(state: State, command: c.Arms, strike: Strike) -> Strike:
    return replace(strike, arms=arms.named(party_of(state, command.name), command.arms))


def _hands(who: Member, strike: Strike) -> gear.Hands:
    """What they have in hand then: a shield on the arm stays there."""
    held = tuple(line for line in strike.arms if not gear.is_shield(line))
    return gear.Hands(held, who.worn)


def arm_with(state: State, command: c.Arms, chance: Chance) -> Step[State]:
    """Weapons are changed, which is a minor action (MB-092): what they strike with is what they have in hand."""
    assault = assault_of(state)
    strike = _with_arms(state, command, strike_of(assault, command.name))
    state = with_fight(state, assault=with_strike(assault, strike))
    who = party_of(state, command.name)
    if isinstance(who, Member) and who.kind not in BRUTES and strike.arms:
        state = with_party(state, gear.equipped(who, _hands(who, strike)))
    names = [arms.weapon(who, line).name for line in strike.arms]
    text = f"{command.name} strikes with {listed(names) or 'bare hands'}."
    return done(state, "arms", text, name=command.name, arms=list(strike.arms))


def check_edge(state: State, command: c.Edge) -> None:
    """A die that there is, for somebody who is not Impaired (MB-060, MB-093)."""
    strike = strike_of(assault_of(state, "declared"), command.name)
    if command.sides not in DICE:
        raise IllegalCommand(f"there is no die of {command.sides} sides: {listed(map(str, DICE), 'or')}")
    if why := arms.impaired(state, fight_of(state), strike):
        raise IllegalCommand(f"{command.name} is Impaired ({why}): they get no bonus dice")
    if len(strike.bonus) >= MOST_DICE:
        raise IllegalCommand(f"{command.name} has {MOST_DICE} bonus dice: that is enough")


def edge(state: State, command: c.Edge, chance: Chance) -> Step[State]:
    """A bonus die, for knowledge, preparation or a better place (MB-093)."""
    assault = assault_of(state)
    strike = strike_of(assault, command.name)
    strike = replace(strike, bonus=(*strike.bonus, command.sides))
    text = because(f"{command.name} has a d{command.sides} more", command.why)
    state = with_fight(state, assault=with_strike(assault, strike))
    return done(state, "edge", text, name=command.name, sides=command.sides)


def check_hinder(state: State, command: c.Hinder) -> None:
    """It is not so already."""
    strike = strike_of(assault_of(state, "declared"), command.name)
    if strike.impaired == (command.turn == "on"):
        raise IllegalCommand(f"{command.name} is {'Impaired already' if strike.impaired else 'not hindered'}")
    if len(command.why) > 80:
        raise IllegalCommand(f"the reason has {len(command.why)} characters: 80 are the most")


def hinder(state: State, command: c.Hinder, chance: Chance) -> Step[State]:
    """Impaired: a single d4, no bonus dice, nothing from Feats (MB-060)."""
    assault, on = assault_of(state), command.turn == "on"
    strike = replace(strike_of(assault, command.name), impaired=on, why=command.why.strip() if on else "")
    text = because(f"{command.name} is {'Impaired' if on else 'no longer hindered'} in this attack", command.why)
    return done(with_fight(state, assault=with_strike(assault, strike)), "hindered", text, name=command.name, on=on)


def check_footing(state: State, command: c.Footing) -> None:
    """Who charges is mounted (MB-097); a special case wants a specialist's weapon (MB-174)."""
    strike = strike_of(assault_of(state, "declared"), command.name)
    on = command.turn == "on"
    if getattr(strike, command.what) == on:
        raise IllegalCommand(f"that {'holds' if on else 'does not hold'} of {command.name} already")
    if command.what == "charge" and on and not able_of(state, command.name).steed:
        raise IllegalCommand(f"{command.name} is on foot: a charge is ridden")
    if command.what == "special" and on and not _specialist(state, strike):
        raise IllegalCommand(f"{command.name} strikes with no specialist's weapon")


def _specialist(state: State, strike: Strike) -> bool:
    who = party_of(state, strike.by)
    return isinstance(who, Member) and any(gear.read(line).bonus for line in strike.arms)


_FOOTING = {
    ("charge", True): ("charges, mounted", "charge, mounted"),
    ("charge", False): ("does not charge", "do not charge"),
    ("confined", True): ("fights in confined surroundings", "fight in confined surroundings"),
    ("confined", False): ("has room to fight", "have room to fight"),
    ("special", True): ("meets the very case that their weapon is made for",) * 2,
    ("special", False): ("does not meet the case that their weapon is made for",) * 2,
}
"""How it is told of one, and of many."""


def footing(state: State, command: c.Footing, chance: Chance) -> Step[State]:
    """How someone comes at the target. A charge into a wall of spears ends there: no Attack this turn (MB-104)."""
    assault, on = assault_of(state), command.turn == "on"
    if command.what == "charge" and on and (spears := _spears(state, assault)):
        return _halted(state, assault, command.name, spears)
    changes: dict[str, Any] = {command.what: on}
    strike = replace(strike_of(assault, command.name), **changes)
    text = f"{command.name} {verb(party_of(state, command.name), *_FOOTING[command.what, on])}."
    state = with_fight(state, assault=with_strike(assault, strike))
    return done(state, "footing", text, name=command.name, what=command.what, on=on)


def _spears(state: State, assault: Assault) -> str:
    """The target that stands in a wall of spears, if it does."""
    target = fight_of(state).find(assault.pools[0].target)
    return target.name if target and walled(state, fight_of(state), target) == "spears" else ""


def _halted(state: State, assault: Assault, name: str, target: str) -> Step[State]:
    pools = tuple(replace(one, strikes=tuple(each for each in one.strikes if each.by != name)) for one in assault.pools)
    left: Assault | None = replace(assault, pools=pools) if any(one.strikes for one in pools) else None
    if assault.bout:
        left = None
    state = changed(with_fight(state, assault=left), name, halted=True)
    who, wall = party_of(state, name), party_of(state, target)
    charges, gets = verb(who, "charges", "charge"), verb(who, "gets", "get")
    stands = verb(wall, "stands", "stand")
    text = f"{name} {charges} the wall of spears that {target} {stands} in, and {gets} no Attack this turn."
    return done(state, "halted", text, name=name, target=target)


def check_terms(state: State, command: c.Terms) -> None:
    """It does not hold already; what decides the dice is said before they are rolled."""
    assault = assault_of(state, "declared" if command.what in _ROLLED_WITH else "")
    if (command.what in assault.terms) == (command.turn == "on"):
        raise IllegalCommand(
            f"the attack {_TERMS[command.what]} already" if command.turn == "on" else "it does not hold"
        )
    if command.what == "blast" and assault.bout:
        raise IllegalCommand(f"a {assault.bout} is between two: there is nobody else for a Blast to hit")


_TERMS: dict[Term, str] = {
    "ranged": "is a ranged one",
    "blast": "is Blast",
    "large": "is on a large scale",
    "fire": "is made with fire",
    "siege": "is siege work",
    "bloodless": "is without blood",
}


def terms(state: State, command: c.Terms, chance: Chance) -> Step[State]:
    """What holds for the whole attack."""
    assault, on = assault_of(state), command.turn == "on"
    held = {*assault.terms, command.what} if on else set(assault.terms) - {command.what}
    ordered = tuple(term for term in get_args(Term) if term in held)
    told = _TERMS[command.what] if on else _TERMS[command.what].replace("is", "is no longer", 1)
    state = with_fight(state, assault=replace(assault, terms=ordered))
    return done(state, "terms", f"The attack {told}.", what=command.what, on=on)


def check_caught(state: State, command: c.Caught) -> None:
    """Anybody in the area, friends too, but never an attacker (MB-A17); of a group as often as there are of it."""
    assault = assault_of(state, "declared")
    if assault.bout:
        raise IllegalCommand(f"a {assault.bout} is between two: nobody else is caught in it")
    first = assault.pools[0]
    if not any(arms.blasts(state, fight_of(state), assault, strike) for strike in first.strikes):
        raise IllegalCommand("the attack is not Blast: it hits its target alone")
    for name, times in Counter((*command.names, first.target)).items():
        able_of(state, name)
        if any(strike.by == name for strike in first.strikes):
            raise IllegalCommand(f"{name} makes the attack: a Blast spares those who do")
        if times > (left := standing(party_of(state, name))):
            raise IllegalCommand(
                f"{name} is hit {times} times: there {'is one' if left == 1 else f'are {left}'} to hit"
            )


def caught(state: State, command: c.Caught, chance: Chance) -> Step[State]:
    """Whom the Blast hits beside its target, each with dice of their own (MB-061)."""
    assault = assault_of(state)
    pools = (assault.pools[0], *map(Pool, command.names))
    state = with_fight(state, assault=replace(assault, pools=pools))
    who = listed(list(command.names))
    text = f"The Blast hits {who} too." if who else f"The Blast hits {assault.pools[0].target} alone."
    return done(state, "caught", text, names=list(command.names))


RULES: dict[type[Any], Rule] = {
    c.Arms: (check_arms, arm_with),
    c.Edge: (check_edge, edge),
    c.Hinder: (check_hinder, hinder),
    c.Footing: (check_footing, footing),
    c.Terms: (check_terms, terms),
    c.Caught: (check_caught, caught),
}
