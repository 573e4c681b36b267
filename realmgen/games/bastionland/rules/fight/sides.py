"""How a fight begins, who takes part, and who leaves it (MB-042 to MB-044)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.gear.things import read
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Fight, Fighter, Side
from realmgen.games.bastionland.fight.who import OWN_MOUNT, able, party
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.fight.common import (
    able_of,
    changed,
    fight_of,
    party_of,
    side_name,
    why_out,
    with_fight,
    with_fighter,
    with_party,
)
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

_OURS: Side = "ours"


def check_open(state: State, command: c.OpenFight) -> None:
    """One fight at a time."""
    if state.fight is not None:
        raise IllegalCommand(f"the fight goes on: {state.fight.name}; `peal` ends it")
    for text in (command.name, command.theirs):
        if len(text) > 80:
            raise IllegalCommand(f"the name has {len(text)} characters: 80 are the most")


def open_fight(state: State, command: c.OpenFight, chance: Chance) -> Step[State]:
    """A fight begins, and the Company acts first (MB-043)."""
    present = [one for one in state.company.present if _comes(one)]
    fighters = tuple(Fighter(one.name, _OURS) for one in present)
    theirs, of_warbands = command.theirs.strip() or "The foe", command.scars == "warbands"
    fight = Fight(command.name.strip(), state.day.now, theirs=theirs, fighters=fighters, scars_of_warbands=of_warbands)
    names = [one.name for one in present]
    who = f"{listed(names)} {'stand' if len(names) > 1 else 'stands'} ready" if names else "Nobody stands ready yet"
    text = f"A fight begins: {fight.name.rstrip('.')}. {who}; the Company acts first."
    return done(replace(state, fight=fight), "fight", text, name=fight.name, ours=names)


def _comes(member: Member) -> bool:
    """Whether someone stands in a fight from the first: steeds come in with their riders, and a beast that has nothing
    to strike with stays behind (MB-094)."""
    armed = member.kind != "beast" or any(read(line).arms for line in member.items)
    return armed and member.kind != "steed" and not member.dying


def check_join(state: State, command: c.Join) -> None:
    """They can take part, and do not yet on those terms."""
    fight = fight_of(state)
    party_of(state, command.name)
    fresh = Fighter(command.name, command.side)
    if not able(state, fresh):
        raise IllegalCommand(f"{command.name} cannot take part: {why_out(state, fresh)}")
    if fight.assault is not None:
        raise IllegalCommand("an attack is being made: let it land first")
    late = command.when == "late"
    here = fight.find(command.name)
    if here and not here.out and (here.side, here.late) == (command.side, late):
        raise IllegalCommand(f"{command.name} is in the fight already, with {side_name(fight, here.side)}")


def join(state: State, command: c.Join, chance: Chance) -> Step[State]:
    """Someone takes part on a side; whoever is `late` loses the first turn they would have (MB-044). Players see a unit
    that was kept from them until now."""
    fight, who, late = fight_of(state), party_of(state, command.name), command.when == "late"
    old = fight.find(command.name)
    steed = OWN_MOUNT if isinstance(who, Unit) and who.mounted else ""
    new = Fighter(command.name, command.side, steed=steed, late=late)
    if old and not old.out:
        new = replace(old, side=command.side, late=late, wall=old.wall if old.side == command.side else "")
    ready = ", unready: they lose the first turn" if late else ""
    text = f"{_counted(who)} {verb(who, 'joins', 'join')} the fight with {side_name(fight, command.side)}{ready}."
    hidden = isinstance(who, Unit) and who.secret
    if isinstance(who, Unit) and hidden:
        state = with_party(state, replace(who, secret=False))
    data = {"name": command.name, "side": command.side, "late": late}
    return Step(with_fighter(state, new), (Event("joined", text, data, reveals=hidden),))


def _counted(who: Party) -> str:
    left = who.number - who.down if isinstance(who, Unit) else 1
    return f"{who.name} ({left} of them)" if isinstance(who, Unit) and who.number > 1 else who.name


def check_leave(state: State, command: c.Leave) -> None:
    """They are in the fight, and able."""
    able_of(state, command.name)


_LEFT = {
    "fled": ("flees from the fight", "flee from the fight"),
    "yielded": ("yields", "yield"),
    "left": ("leaves the fight", "leave the fight"),
}
"""How it is told of one, and of many."""


def leave(state: State, command: c.Leave, chance: Chance) -> Step[State]:
    """Someone is out of the fight; a unit that flees or yields has come to its end in it."""
    state = gone(state, command.name, command.how)
    who = party(state, command.name)
    told = verb(who, *_LEFT[command.how])
    if isinstance(who, Unit) and command.how != "left":
        state = with_party(state, replace(who, end=command.how))
    text = f"{command.name} {told}."
    return done(state, "withdrawn", text, name=command.name, how=command.how)


def gone(state: State, name: str, how: c.Going) -> State:
    """The state with someone out of the fight: in no wall, leading nobody, no Morale to test."""
    fight = fight_of(state)
    state = changed(state, name, out=how, wall="", leads="", steed="")
    return with_fight(state, morale=tuple(one for one in fight.morale if one != name))


RULES: dict[type[Any], Rule] = {
    c.OpenFight: (check_open, open_fight),
    c.Join: (check_join, join),
    c.Leave: (check_leave, leave),
}
