"""Turns that pass, and the end of a fight (MB-043, MB-044, MB-114, MB-115)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.bands import is_warband
from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter, Past
from realmgen.games.bastionland.fight.who import dying, fighting, party
from realmgen.games.bastionland.forces.blocks import verb
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.lifevirtues import peace
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.games.bastionland.rules.fight.common import fight_of, no_assault, side_name, with_party
from realmgen.games.bastionland.season.entries import entered
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

LAST = 9999


def check_next(state: State, command: c.NextTurn) -> None:
    """No attack is left open."""
    no_assault(state)
    if fight_of(state).turn >= LAST - 1:
        raise IllegalCommand("this fight has gone on for too long: `peal` ends it")


def next_turn(state: State, command: c.NextTurn, chance: Chance) -> Step[State]:
    """The other side's turn; a side that has all spent theirs on a duel is passed over."""
    fight = _passed(fight_of(state))
    state = replace(state, fight=fight)
    able = fighting(state, fight, fight.side)
    skipped = ""
    if able and all(one.acted for one in able):
        skipped = f" All of {side_name(fight, fight.side)} have acted already."
        fight = _passed(fight)
    late = [one.name for one in fighting(state, fight, fight.side) if one.late]
    alone = len(late) == 1 and verb(party(state, late[0]), "one", "several") == "one"
    unready = f" {listed(late)} {'is not ready and loses' if alone else 'are not ready and lose'} it." if late else ""
    text = f"Round {fight.round}: the turn of {side_name(fight, fight.side)}.{skipped}{unready}"
    return done(replace(state, fight=fight), "turn", text, turn=fight.turn, round=fight.round, side=fight.side)


def _passed(fight: Fight) -> Fight:
    """The fight in its next turn: what held for the last is over, and where everybody stands now is where they began
    (MB-095)."""
    turn = fight.turn + 1
    new = replace(fight, turn=turn)
    return replace(new, fighters=tuple(_turned(fight, new, one) for one in fight.fighters))


def _turned(old: Fight, new: Fight, one: Fighter) -> Fighter:
    if one.side == old.side:
        one = replace(one, moved=False, acted=False, freed=False, halted=False, late=False, used=0)
    if one.side == new.side:
        one = replace(one, began=one.spot)
    return replace(
        one,
        stopped=one.stopped if one.stopped >= new.turn else 0,
        impaired=one.impaired if one.impaired >= new.turn else 0,
        hindered=one.hindered if one.impaired >= new.turn else (),
        trapped=one.trapped if one.trapped > new.turn else 0,
    )


def check_peal(state: State, command: c.EndFight) -> None:
    """There is a fight to end, and no dice lie rolled whose harm is still to come."""
    assault = fight_of(state).assault
    if assault and assault.stage == "rolled":
        raise IllegalCommand(f"the dice of {_under_way(assault)} are rolled: land it first; `land` does")


def _under_way(assault: Assault) -> str:
    return f"the {assault.bout}" if assault.bout else f"the attack on {assault.pools[0].target}"


_GLORY = " If it is one for the histories, its Knights win Glory."
"""What is said of a battle of Warbands that was won (MB-143)."""
_ENDED = {"won": "It is won", "lost": "It is lost", "drawn": "Neither side has won"}


def peal(state: State, command: c.EndFight, chance: Chance) -> Step[State]:
    """The fight is over: a moment of peace brings Guard back and takes Fatigue away, of units too (MB-114, MB-115);
    what is built stays as it is (MB-359)."""
    fight = fight_of(state)
    ours, theirs = (tuple(one.name for one in fight.fighters if one.side == side) for side in ("ours", "theirs"))
    past = Past(fight.name, fight.began, state.day.now, command.outcome, fight.round, command.how.strip(), ours, theirs)
    state = replace(state, fight=None, fights=(*state.fights, past))
    for one in fight.fighters:
        state = _rested(state, one.name)
    rounds = f"{fight.round} round{'s' if fight.round > 1 else ''}"
    text = because(
        f"The fight is over after {rounds}: {fight.name.rstrip('.')}. {_ENDED[command.outcome]}", command.how
    )
    state = entered(state, "battle", text, at=state.company.at)
    unmade = f" Nothing comes of {_under_way(fight.assault)}." if fight.assault else ""
    events = [
        Event(
            "peal",
            f"{text}{unmade}{_glory(state, fight, command)}{_dying(state, fight)}",
            {"name": fight.name, "outcome": command.outcome},
        )
    ]
    if state.company.present:
        step = peace(state, company.Peace(), chance)
        state, events = step.state, [*events, *step.events]
    return Step(state, tuple(events))


def _glory(state: State, fight: Fight, command: c.EndFight) -> str:
    of_warbands = any((who := party(state, one.name)) and is_warband(who) for one in fight.fighters)
    return _GLORY if command.outcome == "won" and of_warbands else ""


def _rested(state: State, name: str) -> State:
    who = party(state, name)
    if (
        who is None
        or (isinstance(who, Unit) and (who.built or not who.stands))
        or (isinstance(who, Member) and who.fate)
    ):
        return state
    return with_party(state, replace(who, guard=replace(who.guard, now=who.guard.full), fatigued=False))


def _dying(state: State, fight: Fight) -> str:
    down = [one.name for one in fight.fighters if (who := party(state, one.name)) and dying(who)]
    verb = "is" if len(down) == 1 else "are"
    return f" {listed(down)} {verb} dying: care within the hour saves them." if down else ""


RULES: dict[type[Any], Rule] = {
    c.NextTurn: (check_next, next_turn),
    c.EndFight: (check_peal, peal),
}
