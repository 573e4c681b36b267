"""Two who fight it out quickly, Warbands above all: no Feats, no Gambits, blow for blow (MB-351 to MB-357).

In each round the first attacks, then the other, if it still stands; each with all that it has in hand, and with whoever
leads it from the front; a Blast hits all of a group. Whoever is mounted charges with the first blow. Morale is tested
as it falls due. It ends when one is out of it, or after so many rounds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.fight import arms
from realmgen.games.bastionland.fight.harm import Party, harmless
from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter, Strike, Term
from realmgen.games.bastionland.fight.pair import paired
from realmgen.games.bastionland.fight.who import able, party, standing
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.fight import arming, attacks, landing, morale
from realmgen.games.bastionland.rules.fight.common import fight_of, no_assault, party_of, with_fight
from realmgen.games.bastionland.season.entries import entered
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

ROUNDS = 20
"""After so many rounds neither gives way."""


def check_clash(state: State, command: c.Clash) -> None:
    """Two who can fight, at least one of which can harm the other; a broken Warband takes no such order (MB-377)."""
    if state.fight:
        no_assault(state)
    if command.one == command.other:
        raise IllegalCommand(f"{command.one} cannot fight itself: name two")
    if command.rounds > ROUNDS:
        raise IllegalCommand(f"a clash lasts {ROUNDS} rounds at most, not {command.rounds}")
    one, other = (_fit(state, name) for name in (command.one, command.other))
    _check_sides(state, command)
    if isinstance(one, Unit) and one.end == "broken":
        raise IllegalCommand(f"{one.name} is broken and attacks on nobody's order; another may attack it")
    fight = paired(state, command.one, command.other)
    if (why := _harmless(state, fight, one, other)) and _harmless(state, fight, other, one):
        raise IllegalCommand(f"neither can harm the other: {why}")


def _fit(state: State, name: str) -> Party:
    who = party_of(state, name)
    if not able(state, _there(state, name)):
        raise IllegalCommand(f"{name} is out of it and cannot fight")
    return who


def _there(state: State, name: str) -> Fighter:
    return (state.fight.find(name) if state.fight else None) or Fighter(name, "ours")


def _check_sides(state: State, command: c.Clash) -> None:
    found = [state.fight.find(name) if state.fight else None for name in (command.one, command.other)]
    sides = [one.side for one in found if one]
    if len(sides) == 2 and sides[0] == sides[1]:
        raise IllegalCommand(f"{command.one} and {command.other} are on one side: `join` brings one of them over")


def _harmless(state: State, fight: Fight, one: Party, other: Party) -> str:
    """Why the first does not attack the other at all."""
    strike = Strike(one.name, arms=arms.in_hand(one))
    if isinstance(one, Unit) and one.built and not strike.arms:
        return f"{one.name} has nothing to attack with"
    blast = arms.blasts(state, fight, Assault(()), strike)
    terms: tuple[Term, ...] = ("blast",) if blast else ()
    return harmless((one,), other, terms)


def clash(state: State, command: c.Clash, chance: Chance) -> Step[State]:
    """They fight until one is out of it, or for so many rounds; what else befalls anybody follows as events of its
    own."""
    before, names = state.fight, (command.one, command.other)
    state = replace(state, fight=paired(state, *names))
    blows: list[Event] = []
    rounds = 0
    while rounds < (command.rounds or ROUNDS) and _go_on(state, names):
        rounds += 1
        for by, on in (names, names[::-1]):
            if _go_on(state, names):
                state, new = _blow(state, by, on, chance, first=not blows)
                blows += new
    text = " ".join([_told(state, names, rounds, blows), *_ends(state, names)])
    state = _after(replace(state, fight=_merged(before, fight_of(state))), names, text)
    landed = [event for event in blows if event.kind in ("landed", "morale")]
    head = Event(
        "clash", text, {"one": names[0], "other": names[1], "rounds": rounds, "blows": [e.text for e in landed]}
    )
    return Step(state, (head, *(event for event in blows if event.kind not in ("landed", "morale"))))


def _go_on(state: State, names: tuple[str, str]) -> bool:
    return all(able(state, _there(state, name)) for name in names)


def _blow(state: State, by: str, on: str, chance: Chance, *, first: bool) -> tuple[State, list[Event]]:
    """One attack from the first die to the last test of Morale (MB-052 to MB-058, MB-105)."""
    fight = fight_of(state)
    if _harmless(state, fight, party_of(state, by), party_of(state, on)):
        return state, []
    state = with_fight(state, fighters=tuple(replace(one, acted=False, used=0) for one in fight.fighters))
    state = attacks.attack(state, c.Attack(on, (by,) * standing(party_of(state, by))), chance).state
    if first:
        state = _charging(state)
    state = _all_caught(state, on, chance)
    state = attacks.roll(state, c.Roll(), chance).state
    step = landing.land(state, c.Land(), chance)
    state, events = step.state, [*step.events]
    for name in fight_of(state).morale:
        if name in fight_of(state).morale:
            tested = morale.morale(state, c.Morale(name), chance)
            state, events = tested.state, [*events, *tested.events]
    return state, events


def _all_caught(state: State, on: str, chance: Chance) -> State:
    """A Blast hits each of a group, with dice of their own (MB-061, MB-355)."""
    fight, more = fight_of(state), standing(party_of(state, on)) - 1
    assault = fight.assault
    assert assault
    if not more or not any(arms.blasts(state, fight, assault, strike) for strike in assault.pools[0].strikes):
        return state
    return arming.caught(state, c.Caught((on,) * more), chance).state


def _charging(state: State) -> State:
    fight = fight_of(state)
    assert fight.assault
    pools = tuple(
        replace(pool, strikes=tuple(replace(one, charge=_rides(fight, one)) for one in pool.strikes))
        for pool in fight.assault.pools
    )
    return with_fight(state, assault=replace(fight.assault, pools=pools))


def _rides(fight: Fight, strike: Strike) -> bool:
    found = fight.find(strike.by)
    return bool(found and found.steed)


def _told(state: State, names: tuple[str, str], rounds: int, blows: list[Event]) -> str:
    """Who met whom for how long, and for how much each struck."""
    spans = f"{rounds} round{'s' if rounds != 1 else ''}"
    parts = []
    for by, on in (names, names[::-1]):
        dealt = [
            str(event.data["damage"])
            for event in blows
            if event.data.get("damage") is not None and event.data["name"] == on
        ]
        if dealt:
            parts.append(f"{by} {verb(party(state, by), 'strikes', 'strike')} for {listed(dealt)}")
    return f"{names[0]} and {names[1]} clash for {spans}: {'; '.join(parts) or 'no blow falls'}."


_ENDS = {"routed": "routed from the field", "wiped": "wiped out", "dying": "down and dying", "fled": "in flight"}


def _ends(state: State, names: tuple[str, str]) -> list[str]:
    found = []
    for name in names:
        who = party(state, name)
        if isinstance(who, Unit) and not who.stands:
            found.append(f"{name} {verb(who, 'is', 'are')} {_ENDS.get(who.end, who.end)}.")
        elif not able(state, _there(state, name)):
            found.append(f"{name} is out of it.")
    return found or ["Neither gives way."]


def _merged(before: Fight | None, after: Fight) -> Fight | None:
    """The fight that went on, with what the clash changed of its fighters."""
    if before is None:
        return None
    fighters = tuple(_changed(one, after.find(one.name)) for one in before.fighters)
    return replace(before, fighters=fighters, tested=after.tested, morale=after.morale)


def _changed(old: Fighter, new: Fighter | None) -> Fighter:
    if new is None:
        return old
    return replace(old, out=new.out, wall=new.wall, leads=new.leads, steed=new.steed, bared=new.bared)


def _after(state: State, names: tuple[str, str], text: str) -> State:
    """A clash by itself that was decided stands in the calendar; with units that players do not know, secretly."""
    if state.fight or _go_on(state, names):
        return state
    secret = any(unit.secret for name in names if (unit := state.unit(name)))
    return entered(state, "battle", text, secret=secret)


RULES: dict[type[Any], Rule] = {c.Clash: (check_clash, clash)}
