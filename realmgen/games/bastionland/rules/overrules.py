"""`set`: whatever a game master overrules, by path and with its type checked."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.codec import options_json, read_options
from realmgen.games.bastionland.company.model import TURNS
from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import (
    HOLDING_KINDS,
    LANDMARK_KINDS,
    TERRAIN,
    Holding,
    Landmark,
    Options,
    Realm,
    State,
)
from realmgen.games.bastionland.places import realm_of
from realmgen.games.bastionland.rules.common import a, done, on_map, swap
from realmgen.games.bastionland.rules.company.common import with_company
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

OPTIONS = ("coast", "holdings", "myths", "landmarks", "barriers", "lakes", "rivers", "holding_gap", "myth_gap")
PATHS = (
    *(f"options.{key}" for key in OPTIONS),
    "options.weights.TERRAIN",
    "omens.NUMBER",
    "holdings.HEX.kind",
    "landmarks.HEX.kind",
    "company.schedule.SESSION",
)


def check_set(state: State, command: c.Set) -> None:
    """Raises Unreadable for an unknown path or a value of the wrong type."""
    realm_of(state)
    _overruled(state, command)


def overrule(state: State, command: c.Set, chance: Chance) -> Step[State]:
    """Overrule a value and say so."""
    shown = "the guideline" if command.value is None else command.value
    text = f"Set {command.path} to {shown}."
    return done(_overruled(state, command), "overruled", text, path=command.path, value=command.value)


def _overruled(state: State, command: c.Set) -> State:
    match command.path.split("."):
        case ["options", key] if key in OPTIONS:
            return _option(state, command, None)
        case ["options", "weights", terrain] if terrain in TERRAIN:
            return _option(state, command, terrain)
        case ["omens", number]:
            return _omen(state, command, number)
        case ["holdings" | "landmarks", label, "kind"]:
            return _kind(state, command, label)
        case ["company", "schedule", session]:
            return _planned(state, command, session)
    raise Unreadable(f"there is no {command.path!r} to set: one of {', '.join(PATHS)}")


def _option(state: State, command: c.Set, terrain: str | None) -> State:
    realm = realm_of(state)
    given = options_json(realm.options)
    if terrain:
        weights = given["weights"] | {terrain: command.value}
        given["weights"] = {key: factor for key, factor in weights.items() if factor is not None}
    else:
        given[command.path.split(".")[1]] = command.value
    return replace(state, realm=replace(realm, options=_possible(realm.options, read_options(given, realm.grid))))


def _possible(before: Options, after: Options) -> Options:
    """The options, unless the change makes one of them such as no Realm can be made by: then raises Unreadable."""
    from realmgen.games.bastionland.generate.guide import option_faults

    known = option_faults(before)
    if faults := [fault for fault in option_faults(after) if fault not in known]:
        raise Unreadable(*faults)
    return after


def _omen(state: State, command: c.Set, number: str) -> State:
    numbers = [myth.number for myth in realm_of(state).myths]
    if number not in map(str, numbers):
        raise IllegalCommand(f"there is no Myth {number}: the Realm has {', '.join(map(str, numbers)) or 'none'}")
    value = command.value
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= OMENS:
        raise Unreadable(f"{command.path}: {value!r} is not a count of Omens from 0 to {OMENS}")
    return replace(state, omens={**state.omens, int(number): value})


def _planned(state: State, command: c.Set, session: str) -> State:
    """Another turn after a session of a Chronicle than was planned (MB-010)."""
    plan = state.company.schedule
    if session not in map(str, range(1, len(plan) + 1)):
        has = f"sessions 1 to {len(plan)}" if plan else "none: a Chronicle has one, `scope chronicle 6`"
        raise IllegalCommand(f"no turn is planned after session {session}: the plan has {has}")
    turn = next((turn for turn in TURNS if turn == command.value), None)
    if turn is None:
        raise Unreadable(f"{command.path}: {command.value!r} is not a turn: one of {', '.join(TURNS)}")
    at = int(session) - 1
    return with_company(state, schedule=(*plan[:at], turn, *plan[at + 1 :]))


def _kind(state: State, command: c.Set, label: str) -> State:
    realm = on_map(state, label)
    holdings = command.path.startswith("holdings")
    known = HOLDING_KINDS if holdings else LANDMARK_KINDS
    if not isinstance(command.value, str) or command.value not in known:
        raise Unreadable(f"{command.path}: {command.value!r} is not a kind: one of {', '.join(known)}")
    return replace(state, realm=_of_kind(realm, label, command.value, holdings))


def _of_kind(realm: Realm, label: str, kind: str, holdings: bool) -> Realm:
    if holdings:
        holding = a(Holding, "holding", realm, label)
        return swap(realm, holding, replace(holding, kind=kind))
    landmark = a(Landmark, "landmark", realm, label)
    return swap(realm, landmark, replace(landmark, kind=kind))
