"""Where fighters stand and what they ride: Moves, cover, mounts, walls, and who leads from the front (MB-042, MB-082,
MB-092, MB-096, MB-100, MB-102 to MB-104, MB-356, MB-357)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.bands import individual, is_warband
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Die, Fighter
from realmgen.games.bastionland.fight.who import OWN_MOUNT, able, enough, wall_fault
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.games.bastionland.rules.fight.common import (
    able_of,
    changed,
    check_moves,
    fight_of,
    no_assault,
    on_turn,
    party_of,
    side_name,
    with_fighter,
)
from realmgen.games.bastionland.rules.fight.harmed import Blow, harmed
from realmgen.games.bastionland.rules.forces.common import with_unit
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

FALL = 6
"""The die of being dismounted (MB-100)."""
_WHERE = {
    "engaged": ("comes to blows", "come to blows"),
    "near": ("stands close by", "stand close by"),
    "far": ("stands far off", "stand far off"),
}
"""How it is told of one, and of many."""


def check_stand(state: State, command: c.Stand) -> None:
    """A Move comes before the Action and once a turn, not for who is stopped, unless a Gambit grants it (MB-042,
    MB-082, MB-084)."""
    no_assault(state)
    fighter = able_of(state, command.name)
    if fighter.spot == command.spot:
        raise IllegalCommand(f"{command.name} is {command.spot} already")
    if command.how == "freely" or fighter.freed:
        return
    on_turn(state, command.name)
    who = party_of(state, command.name)
    if isinstance(who, Unit) and (who.immobile or who.kind == "structure"):
        raise IllegalCommand(f"{command.name} cannot be moved")
    if fighter.stopped == fight_of(state).turn:
        raise IllegalCommand(f"{command.name} was stopped and cannot move this turn")
    check_moves(who, fighter)


def stand(state: State, command: c.Stand, chance: Chance) -> Step[State]:
    """Someone moves, or simply stands elsewhere."""
    fighter = able_of(state, command.name)
    free = command.how == "freely" or fighter.freed
    freed = fighter.freed and command.how == "freely"
    state = changed(state, command.name, spot=command.spot, moved=fighter.moved or not free, freed=freed)
    told = verb(party_of(state, command.name), *_WHERE[command.spot])
    text = f"{command.name} {told}{', by hand' if command.how == 'freely' else ''}."
    return done(state, "stands", text, name=command.name, spot=command.spot)


def check_cover(state: State, command: c.Cover) -> None:
    """It is not so already."""
    if able_of(state, command.name).cover == (command.turn == "on"):
        raise IllegalCommand(f"{command.name} {'has cover already' if command.turn == 'on' else 'has no cover'}")


def cover(state: State, command: c.Cover, chance: Chance) -> Step[State]:
    """Cover gives 1 Armour against what is ranged (MB-096)."""
    on = command.turn == "on"
    has = verb(party_of(state, command.name), "has", "have")
    text = f"{command.name} {has} cover {'against what is shot and thrown' if on else 'no more'}."
    return done(changed(state, command.name, cover=on), "cover", text, name=command.name, on=on)


def check_mount(state: State, command: c.Mount) -> None:
    """A living beast that carries nobody else; who dismounts is mounted."""
    fighter = able_of(state, command.name)
    rider = party_of(state, command.name)
    if not command.steed:
        if not fighter.steed:
            raise IllegalCommand(f"{command.name} is on foot")
        return
    if fighter.steed == command.steed:
        raise IllegalCommand(f"{command.name} rides {command.steed} already")
    if command.steed == OWN_MOUNT and isinstance(rider, Unit) and not rider.built and rider.kind != "beast":
        return
    if isinstance(rider, Member) and rider.kind in ("steed", "beast"):
        raise IllegalCommand(f"{command.name} is a {rider.kind} and rides nothing")
    _check_steed(state, command.name, command.steed)


def _check_steed(state: State, rider: str, name: str) -> None:
    steed = party_of(state, name)
    if steed.kind not in ("steed", "beast"):
        raise IllegalCommand(f"{name} is a {steed.kind}, not a beast to ride")
    fight = fight_of(state)
    there = fight.find(name)
    if not able(state, there or Fighter(name, "ours")):
        raise IllegalCommand(f"{name} carries nobody now")
    other = next((one.name for one in fight.fighters if one.steed == name and one.name != rider), "")
    if other:
        raise IllegalCommand(f"{name} carries {other}")


def mount(state: State, command: c.Mount, chance: Chance) -> Step[State]:
    """Mounting and dismounting are minor actions (MB-092); a steed can be attacked for itself (MB-099)."""
    fighter, steed = able_of(state, command.name), command.steed
    state = changed(state, command.name, steed=steed)
    if steed == OWN_MOUNT and (rider := state.unit(command.name)) and not rider.mounted:
        state = with_unit(state, replace(rider, mounted=True))
    if steed and steed != OWN_MOUNT and not fight_of(state).find(steed):
        state = with_fighter(state, Fighter(steed, fighter.side, fighter.spot, began=fighter.spot))
    text = (
        f"{command.name} {f'mounts {steed}' if steed and steed != OWN_MOUNT else 'mounts' if steed else 'dismounts'}."
    )
    return done(state, "mounted", text, name=command.name, steed=steed)


def check_unhorse(state: State, command: c.Unhorse) -> None:
    """People and beasts fall, and who is left to fall; whether they sat in a saddle the game master knows."""
    who = party_of(state, command.name)
    if not individual(who):
        raise IllegalCommand(f"{command.name} falls from no steed")
    if isinstance(who, Member) and who.fate:
        raise IllegalCommand(f"{command.name} is no longer of the Company ({who.fate})")
    if isinstance(who, Unit) and not who.stands:
        raise IllegalCommand(f"{command.name} is out of it ({who.end})")


def unhorse(state: State, command: c.Unhorse, chance: Chance) -> Step[State]:
    """A fall from the saddle outside an attack: d6 Damage, and no Armour against it (MB-100, MB-A19)."""
    value = chance.roll(FALL, f"{command.name}'s fall")
    state = changed(state, command.name, steed="")
    blow = Blow(value, Die(FALL, value, of="the fall"), "by a fall from the saddle")
    told = because(f"{command.name} is thrown from the saddle, {value} Damage", command.why)
    state, harm = harmed(state, command.name, blow, chance)
    return Step(state, (Event("unhorsed", f"{told} {harm.text}", harm.data), *harm.more))


def check_wall(state: State, command: c.FormWall) -> None:
    """Three or more allies, or a Warband (MB-102, MB-A24)."""
    if len(set(command.names)) < len(command.names):
        raise IllegalCommand("somebody is named twice: name everybody in the wall once")
    found = [able_of(state, name) for name in command.names]
    if len({one.side for one in found}) > 1:
        raise IllegalCommand("those are of both sides: a wall is of allies")
    who = [party_of(state, name) for name in command.names]
    stray = next((one.name for one in who if not (individual(one) or is_warband(one))), "")
    if stray:
        raise IllegalCommand(f"{stray} is a thing: it stands in no wall of shields or spears")
    if not enough(who):
        raise IllegalCommand(f"a wall takes three or more allies, or a Warband: there {_number(who)}")


def _number(who: Sequence[Party]) -> str:
    return "is one" if len(who) == 1 else f"are {len(who) or 'none'}"


def form_wall(state: State, command: c.FormWall, chance: Chance) -> Step[State]:
    """They stand in a wall; it is worth something as long as all are fitted out for it (MB-103, MB-104)."""
    for name in command.names:
        state = changed(state, name, wall=command.kind)
    who = [party_of(state, name) for name in command.names]
    fault = wall_fault(who, command.kind)
    gain = "each has 1 Armour more" if command.kind == "shields" else "whoever charges it gets no Attack in that turn"
    form = "form" if len(who) > 1 else verb(who[0], "forms", "form")
    gain = f"it gives nothing, as {fault}" if fault else gain
    text = f"{listed(list(command.names))} {form} a wall of {command.kind}: {gain}."
    return done(state, "wall", text, wall=command.kind, names=list(command.names), holds=not fault)


def check_break(state: State, command: c.BreakWall) -> None:
    """The side has one."""
    if not any(one.wall for one in fight_of(state).fighters if one.side == command.side):
        raise IllegalCommand(f"{side_name(fight_of(state), command.side)} has no wall")


def break_wall(state: State, command: c.BreakWall, chance: Chance) -> Step[State]:
    """The wall of a side is given up."""
    fight = fight_of(state)
    for one in fight.fighters:
        if one.side == command.side:
            state = changed(state, one.name, wall="")
    text = f"The wall of {side_name(fight, command.side)} is given up."
    return done(state, "wall", text, wall="", side=command.side)


def check_front(state: State, command: c.LeadFront) -> None:
    """One person in front of each Warband, of its own side; who has struck stays there until their next turn
    (MB-356, MB-357)."""
    fighter, who = able_of(state, command.name), party_of(state, command.name)
    if not command.warband:
        _check_back(state, fighter)
        return
    band = able_of(state, command.warband)
    if not is_warband(party_of(state, command.warband)):
        raise IllegalCommand(f"{command.warband} is no Warband")
    if not individual(who) or who.kind in ("steed", "beast"):
        raise IllegalCommand(f"{command.name} is no person who could lead a Warband")
    if band.side != fighter.side:
        raise IllegalCommand(f"{command.name} and {command.warband} are on different sides")
    other = next((one.name for one in fight_of(state).fighters if one.leads == command.warband and not one.out), "")
    if other:
        raise IllegalCommand(f"{other} leads {command.warband} already")


def _check_back(state: State, fighter: Fighter) -> None:
    if not fighter.leads:
        raise IllegalCommand(f"{fighter.name} leads no Warband")
    if fighter.acted or fighter.side != fight_of(state).side:
        raise IllegalCommand(f"{fighter.name} shares what befalls {fighter.leads} until their next turn")


def front(state: State, command: c.LeadFront, chance: Chance) -> Step[State]:
    """Who leads from the front strikes with the Warband, and takes the Damage that it takes."""
    old = able_of(state, command.name).leads
    state = changed(state, command.name, leads=command.warband)
    told = f"leads {command.warband} from the front" if command.warband else f"leads {old} from the front no more"
    return done(state, "front", f"{command.name} {told}.", name=command.name, warband=command.warband)


RULES: dict[type[Any], Rule] = {
    c.Stand: (check_stand, stand),
    c.Cover: (check_cover, cover),
    c.Mount: (check_mount, mount),
    c.Unhorse: (check_unhorse, unhorse),
    c.FormWall: (check_wall, form_wall),
    c.BreakWall: (check_break, break_wall),
    c.LeadFront: (check_front, front),
}
