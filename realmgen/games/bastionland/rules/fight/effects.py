"""What Gambits do once an attack lands (MB-082 to MB-088, MB-091)."""

from __future__ import annotations

from collections.abc import Callable

from realmgen.games.bastionland.fight.model import Effect, Fighter, Gambit, Pool
from realmgen.games.bastionland.fight.phrases import many
from realmgen.games.bastionland.fight.spoils import lost
from realmgen.games.bastionland.fight.who import fighting
from realmgen.games.bastionland.forces.arms import arm
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.fight.common import (
    changed,
    fight_of,
    next_turn,
    party_of,
    with_party,
)

Doing = Callable[[State, Effect, Fighter], tuple[State, str]]


def took_hold(state: State, pool: Pool) -> tuple[State, list[str]]:
    """The state with all effects of a pool that were not shrugged off, and a sentence of each."""
    told = []
    for effect in pool.effects:
        foe = fight_of(state).find(effect.on)
        if effect.saved or effect.gambit == "bolster" or foe is None:
            continue
        if effect.strength == "greater" and effect.gambit != "move":
            state, text = _greater(state, effect)
            told.append(text)
        state, text = _DOING[effect.gambit](state, effect, foe)
        told.append(text)
    return state, list(filter(None, told))


def _greater(state: State, effect: Effect) -> tuple[State, str]:
    who, bared, told = lost(party_of(state, effect.on), effect.what)
    state = with_party(state, who)
    foe = fight_of(state).find(effect.on)
    return (changed(state, effect.on, bared=min(9, foe.bared + bared)) if foe else state), told


def _be(state: State, foe: Fighter) -> str:
    return "are" if many(party_of(state, foe.name)) else "is"


def _move(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    return changed(state, effect.what, freed=True), f"{effect.what} may move."


def _repel(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    return parted(changed(state, foe.name, spot="near")), f"{foe.name} {_be(state, foe)} driven back."


def _stop(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    turn = next_turn(fight_of(state), foe)
    return changed(state, foe.name, stopped=turn), f"{foe.name} cannot move on their next turn."


def _impair(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    if effect.strength == "greater":
        return state, ""
    turn = next_turn(fight_of(state), foe)
    now = fight_of(state).find(foe.name) or foe
    hindered = (*(now.hindered if now.impaired == turn else ()), effect.what)
    text = f"{foe.name}'s {arm(effect.what.split(' (')[0]).name} is Impaired on their next turn."
    return changed(state, foe.name, impaired=turn, hindered=hindered), text


def _trap(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    fight = fight_of(state)
    turn = next_turn(fight, fight.find(effect.by) or foe)
    text = f"The shield of {foe.name} is trapped until the next turn of {effect.by}."
    return changed(state, foe.name, trapped=turn), text


def _dismount(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    return changed(state, foe.name, steed=""), f"{foe.name} {_be(state, foe)} unhorsed."


def _other(state: State, effect: Effect, foe: Fighter) -> tuple[State, str]:
    return state, "" if effect.strength == "greater" else f"{foe.name}: {effect.what.rstrip('.')}."


_DOING: dict[Gambit, Doing] = {
    "move": _move,
    "repel": _repel,
    "stop": _stop,
    "impair": _impair,
    "trap": _trap,
    "dismount": _dismount,
    "other": _other,
}


def parted(state: State) -> State:
    """The state in which nobody is engaged with nobody: where no foe is in the melee, neither is the other side."""
    fight = fight_of(state)
    for one in fighting(state, fight):
        foes = [foe for foe in fighting(state, fight) if foe.side != one.side]
        if one.spot == "engaged" and foes and all(foe.spot != "engaged" for foe in foes):
            state = changed(state, one.name, spot="near")
    return state
