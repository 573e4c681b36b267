"""Commands of a fight that need no words, as buttons make them; not all of them are allowed now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import get_args

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import GAMBITS, SIDES, Assault, Fight, Fighter, Spot, Term
from realmgen.games.bastionland.fight.who import dying, fighting
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.attacks import strikes_of
from realmgen.games.bastionland.rules.fight.pools import labels

_LINES: tuple[Command, ...] = (c.Roll(), c.CallOff(), c.Land(), c.NextTurn(), *map(c.BreakWall, SIDES))


def fought(state: State) -> Iterator[Command]:
    """What might be ordered in a fight, and of whom one left dying or scarred."""
    everybody: tuple[Party, ...] = (*state.company.living, *state.units)
    for who in everybody:
        if dying(who):
            yield from (c.Tend(who.name), c.Expire(who.name))
        yield from (c.MendScar(who.name, place) for place, scar in enumerate(who.scars, 1) if scar.waits)
    if state.fight is None:
        return
    yield from _LINES
    yield from map(c.EndFight, get_args(c.Ended))
    yield from (c.Join(side, who.name) for who in everybody if state.fight.find(who.name) is None for side in SIDES)
    yield from chain.from_iterable(_of_fighter(state.fight, one) for one in fighting(state, state.fight))
    yield from _of_assault(state, state.fight) if state.fight.assault else _attacks(state, state.fight)


def _of_fighter(fight: Fight, one: Fighter) -> Iterator[Command]:
    name = one.name
    yield from (c.Stand(name, spot, how) for spot in get_args(Spot) for how in ("move", "freely"))
    yield c.Cover(name, "off" if one.cover else "on")
    yield c.Mount(name)
    yield c.Unhorse(name)
    yield c.LeadFront(name)
    yield from (c.LeadFront(name, other.name) for other in fight.fighters if other is not one)
    yield from (c.Leave(name, how) for how in get_args(c.Going))
    if name in fight.morale:
        yield c.Morale(name)


def _attacks(state: State, fight: Fight) -> Iterator[Command]:
    able = fighting(state, fight)
    mine = [one.name for one in able if one.side == fight.side]
    foes = [one.name for one in able if one.side != fight.side]
    yield from (c.Attack(foe, (by,)) for by in mine for foe in foes)
    yield from (c.Bout(kind, by, foe) for by in mine for foe in foes for kind in ("duel", "joust"))


def _of_assault(state: State, fight: Fight) -> Iterator[Command]:
    assault = fight.assault
    assert assault
    for strike in strikes_of(assault):
        yield from (c.SmiteFeat(strike.by, how) for how in ("die", "blast"))
        yield c.Hinder(strike.by, "off" if strike.impaired else "on")
        yield c.Edge(strike.by, 8)
        yield c.Arms(strike.by)
        for what in ("charge", "confined", "special"):
            yield c.Footing(strike.by, what, "off" if getattr(strike, what) else "on")
    yield from (c.Terms(what, "off" if what in assault.terms else "on") for what in get_args(Term))
    if assault.stage == "rolled":
        yield from _of_dice(state, fight, assault)


def _of_dice(state: State, fight: Fight, assault: Assault) -> Iterator[Command]:
    for target, pool in zip(labels(assault), assault.pools, strict=True):
        places = [place for place, die in enumerate(pool.dice, 1) if not die.gone]
        for one in fighting(state, fight):
            yield from (c.Deny(one.name, target, place) for place in places)
        told = [gambit for gambit in GAMBITS if gambit != "other"]
        yield from (c.Buy(target, place, gambit) for place in places for gambit in told)
        yield from (c.Focus(strike.by, target, gambit) for strike in pool.strikes for gambit in told)
