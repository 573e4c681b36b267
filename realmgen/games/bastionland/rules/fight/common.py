"""What every rule of a fight asks: is there one, who is meant, can they still; and the state with it changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter, Side
from realmgen.games.bastionland.fight.who import able, lacks_virtues, party
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.company.common import with_member
from realmgen.games.bastionland.rules.forces.common import with_unit
from realmgen.kit.words import listed


def fight_of(state: State) -> Fight:
    """The fight that goes on; raises IllegalCommand when none does."""
    if state.fight is None:
        raise IllegalCommand('no fight goes on: `fight "NAME"` begins one')
    return state.fight


def party_of(state: State, name: str) -> Party:
    """One of the Company or a unit; raises IllegalCommand when nobody is called so."""
    found = party(state, name)
    if found is None:
        raise IllegalCommand(f"nobody is called {name!r}, neither of the Company nor among the units")
    return found


def fighter_of(state: State, name: str) -> Fighter:
    """Someone in the fight, in whatever state; raises IllegalCommand when they take no part in it."""
    fight = fight_of(state)
    found = fight.find(name)
    if found is None:
        there = listed([one.name for one in fight.fighters]) or "nobody yet"
        raise IllegalCommand(
            f'{name} is not in the fight: there is {there}; `join ours|theirs "{name}"` brings them in'
        )
    return found


def able_of(state: State, name: str) -> Fighter:
    """Someone who is in the fight still; raises IllegalCommand with the reason otherwise."""
    found = fighter_of(state, name)
    if not able(state, found):
        raise IllegalCommand(f"{name} is out of the fight: {why_out(state, found)}")
    return found


def why_out(state: State, fighter: Fighter) -> str:
    """How someone who is not able came to be so, in a few words."""
    who = party(state, fighter.name)
    if fighter.out:
        return fighter.out
    if who is None:
        return "no longer there"
    if isinstance(who, Member):
        return who.fate or ("down and dying" if who.dying else "away")
    return "down and dying" if who.end == "dying" else who.end


def on_turn(state: State, name: str) -> Fighter:
    """Someone whose turn it is and who may act in it; raises IllegalCommand otherwise (MB-043, MB-044)."""
    fight, fighter = fight_of(state), able_of(state, name)
    if fighter.side != fight.side:
        raise IllegalCommand(f"it is the turn of {side_name(fight, fight.side)}: `next` gives it to the other side")
    if fighter.late:
        raise IllegalCommand(f"{name} was not ready and loses this turn")
    return fighter


def check_moves(who: Party, fighter: Fighter) -> None:
    """Raise IllegalCommand for a second Move, and after an Action: a turn holds one of each in that order (MB-042)."""
    if fighter.acted:
        raise IllegalCommand(f"{who.name} has acted: a Move comes before the Action")
    if fighter.moved:
        raise IllegalCommand(f"{who.name} has moved: a turn holds one Move")


def check_attacks(who: Party, fighter: Fighter) -> None:
    """Raise IllegalCommand for an Attack after another Action (MB-042), or of who is Exhausted and has moved
    (MB-111)."""
    if fighter.moved and not lacks_virtues(who) and who.vig.now == 0:
        raise IllegalCommand(f"{who.name} is Exhausted: no Attack in a turn in which they moved")
    if fighter.acted:
        raise IllegalCommand(f"{who.name} has acted: a turn holds one Action")


def side_name(fight: Fight, side: Side) -> str:
    """What a side is called, within a sentence."""
    name = fight.ours if side == "ours" else fight.theirs
    return f"the {name[4:]}" if name.startswith("The ") else name


def next_turn(fight: Fight, fighter: Fighter) -> int:
    """The number of someone's next turn, not counting the one that goes on, nor one that was spent on a bout."""
    turn = fight.turn_of(fighter)
    return turn + 2 if fighter.side == fight.side or fighter.acted else turn


def assault_of(state: State, stage: str = "") -> Assault:
    """The attack that is being resolved; raises IllegalCommand when there is none, or not at that stage."""
    found = fight_of(state).assault
    if found is None:
        raise IllegalCommand('no attack is being made: `attack "TARGET" "ATTACKER"` declares one')
    if stage == "declared" and found.stage != "declared":
        raise IllegalCommand("the dice of the attack are rolled: that comes before")
    if stage == "rolled" and found.stage != "rolled":
        raise IllegalCommand("the dice of the attack are not rolled yet: `strike` rolls them")
    return found


def no_assault(state: State) -> None:
    """Raise IllegalCommand while an attack is being resolved."""
    assault = fight_of(state).assault
    if assault is not None:
        how = "`strike`, or `calloff`" if assault.stage == "declared" else "`land`"
        raise IllegalCommand(f"an attack on {assault.pools[0].target} is not over yet: {how}")


def with_fight(state: State, **changes: Any) -> State:
    """The state with its fight changed."""
    return replace(state, fight=replace(fight_of(state), **changes))


def with_fighter(state: State, fighter: Fighter) -> State:
    """The state with this fighter in the place of the one of that name, or added."""
    fighters = fight_of(state).fighters
    if all(one.name != fighter.name for one in fighters):
        return with_fight(state, fighters=(*fighters, fighter))
    return with_fight(state, fighters=tuple(fighter if one.name == fighter.name else one for one in fighters))


def changed(state: State, name: str, **changes: Any) -> State:
    """The state with someone in the fight changed; as it is when they take no part in it."""
    found = state.fight.find(name) if state.fight else None
    return with_fighter(state, replace(found, **changes)) if found else state


def with_party(state: State, who: Party) -> State:
    """The state with one of the Company or a unit changed."""
    return with_member(state, who) if isinstance(who, Member) else with_unit(state, who)
