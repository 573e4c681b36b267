"""Morale: whose test is due, and how it is made (MB-105 to MB-108)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.damage import Result
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.fight.who import able, party, standing
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.liferolls import passes
from realmgen.games.bastionland.rules.fight.common import able_of, fight_of, with_fight, with_party
from realmgen.games.bastionland.rules.fight.sides import gone
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step
from realmgen.kit.words import listed


def wavers(who: Party | None) -> bool:
    """Whether Morale means anything to them: no Knight of the Company, nobody who is played, no thing, no Warband
    (MB-108)."""
    if isinstance(who, Member):
        return who.kind not in ("knight", "steed") and not who.player
    return who is not None and who.kind in ("person", "beast")


def band(state: State, fight: Fight, name: str) -> tuple[Fighter, ...]:
    """Those whom someone stands and falls with: under one leader, or without one all single people of their side who
    have none either; alone where they are a group by themselves, or a character of a name."""
    fighter, who = fight.find(name), party(state, name)
    if fighter is None or not isinstance(who, Unit) or who.number > 1 or (who.named and not _led(state, fight, who)):
        return (fighter,) if fighter else ()
    chief = who.leader or (name if _led(state, fight, who) else "")
    return tuple(one for one in fight.fighters if one.side == fighter.side and _of_band(state, one, chief))


def _led(state: State, fight: Fight, who: Unit) -> bool:
    """Whether others follow this one."""
    return any(isinstance(one := party(state, each.name), Unit) and one.leader == who.name for each in fight.fighters)


def _of_band(state: State, fighter: Fighter, chief: str) -> bool:
    who = party(state, fighter.name)
    if not isinstance(who, Unit) or who.kind not in ("person", "beast"):
        return False
    if chief:
        return chief in (who.leader, who.name)
    return not who.leader and who.number == 1 and not who.named


def due(state: State, name: str, result: Result) -> tuple[State, str]:
    """The state with the tests that are due now that this befell someone, and a sentence of it (MB-105): one alone when
    Wounded, a group once when half of it is lost."""
    fight, who = fight_of(state), party(state, name)
    if not wavers(who):
        return state, ""
    mates = band(state, fight, name)
    if len(mates) > 1 or (isinstance(who, Unit) and who.number > 1):
        return _due_of_group(state, mates)
    fighter = fight.find(name)
    if result != "wounded" or fighter is None or not able(state, fighter):
        return state, ""
    return _with_due(state, (name,)), f" A Morale test of {name} is due."


def _due_of_group(state: State, mates: tuple[Fighter, ...]) -> tuple[State, str]:
    fight = fight_of(state)
    who = [found for one in mates if (found := party(state, one.name))]
    total = sum(one.number if isinstance(one, Unit) else 1 for one in who)
    left = sum(standing(found) for one in mates if able(state, one) and (found := party(state, one.name)))
    names = tuple(one.name for one in mates)
    if not left or 2 * (total - left) < total or set(names) & set(fight.tested):
        return state, ""
    here = tuple(one.name for one in mates if able(state, one) and wavers(party(state, one.name)))
    chief = leader_of(state, fight, here[0]) if here else ""
    asked = here[:1] if chief else here
    state = with_fight(state, tested=(*fight.tested, *names))
    return _with_due(state, asked), f" Half of them are lost: a Morale test of {listed(asked)} is due." if asked else ""


def _with_due(state: State, names: tuple[str, ...]) -> State:
    known = fight_of(state).morale
    return with_fight(state, morale=(*known, *(name for name in names if name not in known)))


def leader_of(state: State, fight: Fight, name: str) -> str:
    """Who leads the group of someone, and can still: empty when it has no leader, or has lost them (MB-106)."""
    who = party(state, name)
    chief = who.leader if isinstance(who, Unit) else ""
    if isinstance(who, Unit) and not chief and _led(state, fight, who):
        chief = name
    found, there = party(state, chief), fight.find(chief)
    if found is None:
        return ""
    return chief if there is None or able(state, there) else ""


def check_morale(state: State, command: c.Morale) -> None:
    """They are in the fight, and Morale means something to them."""
    able_of(state, command.name)
    who = party(state, command.name)
    if not wavers(who):
        kind = "of the Company" if isinstance(who, Member) else f"a {who.kind}" if who else "gone"
        raise IllegalCommand(f"{command.name} is {kind}: no Morale test is made of them")


def morale(state: State, command: c.Morale, chance: Chance) -> Step[State]:
    """A SPI Save against rout or surrender: a group with a leader once on theirs, a group without one each on their
    own (MB-105 to MB-107)."""
    fight = fight_of(state)
    chief = leader_of(state, fight, command.name)
    if chief:
        return _once(state, command.name, chief, chance)
    return _each(state, command.name, chance)


def _spi(state: State, name: str) -> int:
    who = party(state, name)
    return who.spi.now if who else 0


def _once(state: State, name: str, chief: str, chance: Chance) -> Step[State]:
    fight = fight_of(state)
    spi = _spi(state, chief)
    die = chance.roll(20, f"Morale: {chief}'s SPI Save")
    held = passes(die, spi)
    names = [one.name for one in band(state, fight, name) if able(state, one) and wavers(party(state, one.name))]
    state = _settled(state, names)
    if not held:
        for each in names:
            state = _broken(state, each)
    breaks = "break" if len(names) > 1 else verb(party(state, names[0]) if names else None, "breaks", "break")
    told = "and they hold" if held else f"and {listed(names)} {breaks}: rout or surrender"
    text = f"Morale on {chief}'s SPI: {die} {'within' if held else 'above'} {spi}, {told}."
    return done(state, "morale", text, leader=chief, die=die, held=held, names=names)


def _each(state: State, name: str, chance: Chance) -> Step[State]:
    """Everybody for themselves: of a group each one of it, of one alone only they."""
    who = party(state, name)
    spi, number = _spi(state, name), standing(who) if who else 0
    dice = [chance.roll(20, f"Morale: {name}'s SPI Save") for _ in range(number)]
    broken = sum(not passes(die, spi) for die in dice)
    state = _settled(state, [name])
    if broken == number:
        state = _broken(state, name)
    elif isinstance(who, Unit) and broken:
        state = with_party(state, replace(who, down=who.down + broken))
    rolled = listed(list(map(str, dice)))
    text = f"Morale of {name} on SPI {spi}: {rolled}, {_told(number, broken)}."
    return done(state, "morale", text, name=name, dice=dice, broken=broken)


def _told(number: int, broken: int) -> str:
    if number == 1:
        return "and they break: rout or surrender" if broken else "and they hold"
    return f"and {broken} of {number} break: rout or surrender" if broken else "and all hold"


def _settled(state: State, names: list[str]) -> State:
    return with_fight(state, morale=tuple(name for name in fight_of(state).morale if name not in names))


def _broken(state: State, name: str) -> State:
    """Out of the fight, as who fled; that they yielded instead is for the game master to say."""
    state = gone(state, name, "fled")
    who = party(state, name)
    return with_party(state, replace(who, end="fled")) if isinstance(who, Unit) else state


RULES: dict[type[Any], Rule] = {c.Morale: (check_morale, morale)}
