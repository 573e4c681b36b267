"""What the Company may do next, what the rules want first."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from realmgen.games.bastionland.commands import lore
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.commands.company import Opening, Peace
from realmgen.games.bastionland.commands.kinds import Show
from realmgen.games.bastionland.folk.folklore import Witness
from realmgen.games.bastionland.model import Holding, Landmark, Realm, State
from realmgen.games.bastionland.places import called, seat, thing_at
from realmgen.games.bastionland.road import deeds
from realmgen.games.bastionland.road.model import SEARCHES
from realmgen.games.bastionland.road.suggestion import Found, Suggestion, do, why_not
from realmgen.games.bastionland.rules import road as rules
from realmgen.games.bastionland.rules.company.making.opening import check_opening
from realmgen.games.bastionland.rules.road.common import wild

__all__ = ["ANOTHER", "Suggestion", "suggestions"]
ANOTHER = Suggestion("Another Knight", choice="company", icon="group_add")


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Everything there is to do now, in order: first what the rules want next, then what else is sensible, at last what
    cannot be done, with the reason."""
    if state.realm is None:
        return ()
    found = _grouped("wanted", _making(state))
    if state.company.at and not _off_map(state):
        wanted, sensible = _wanted(state, state.realm), _sensible(state, state.realm)
        found = chain(found, _grouped("wanted", wanted), _grouped("sensible", sensible), _all(state, state.realm))
    once: dict[tuple[str, str, str], Suggestion] = {}
    for one in found:
        once.setdefault((one.command, one.verb, one.choice), one)
    return tuple(sorted(once.values(), key=lambda one: bool(one.why_not)))


def _grouped(group: str, found: Found) -> Found:
    return (replace(one, group=group) for one in found if not one.why_not)


def _off_map(state: State) -> bool:
    return bool(why_not(lambda: wild(state)))


def _making(state: State) -> Found:
    """What must be before a Company can travel: Knights, and a hex to begin in."""
    if not state.company.people:
        yield Suggestion("Make the Knights", choice="company", icon="group_add")
    elif state.company.start and not state.company.at:
        why = why_not(lambda: check_opening(state, Opening()))
        yield Suggestion(f"Begin as {state.company.start.title()}s", str(Opening()), "", "auto_stories", why)
    if not state.company.at or _off_map(state):
        home = seat(state.realm) if state.realm else None
        if home:
            yield do(state, "Set out from the Seat", c.SetOut(home.at), "flag")
        yield Suggestion("Set out elsewhere", choice="hex", icon="add_location", verb="at")
    if state.company.people and not state.company.at:
        yield ANOTHER


def _wanted(state: State, realm: Realm) -> Found:
    """What the rules want next (MB-A40)."""
    if state.day.hazard:
        yield from deeds.ways_out(state)
    if _came(state, realm):
        yield deeds.mood(state, realm)
    step = {"dawn": deeds.dawn, "weather": deeds.weather, "roll": deeds.roam, "end": deeds.end}.get(state.day.stage)
    if step:
        yield step(state)


def _came(state: State, realm: Realm) -> bool:
    """Whether they have come to a Holding in this Phase, or begin there."""
    here = thing_at(realm, state.company.at)
    return isinstance(here, Holding) and (state.day.back != here.at or not state.trail)


def _sensible(state: State, realm: Realm) -> Found:
    """What a Company does at such an hour in such a place."""
    sleep = list(deeds.sleep(state, realm))
    go = [deeds.trek(state), next(deeds.rides(state)), next(deeds.explore(state))]
    yield from deeds.healing(state)
    if state.day.sleeping:
        yield deeds.disturb(state)
    if state.day.deed in SEARCHES:
        yield from _finding(state, realm)
    yield from _staying(state, realm)
    if any(member.fatigued or member.guard.now < member.guard.full for member in state.company.present):
        yield do(state, "A moment of peace", Peace(), "shield")
    yield from chain(sleep, go) if state.day.now.phase == "night" else go
    yield from _people(state, realm)
    yield deeds.leave_out(state)


def _finding(state: State, realm: Realm) -> Found:
    """A landmark that a search may find, which the game master says."""
    here = thing_at(realm, state.company.at)
    if isinstance(here, Landmark) and here.at not in state.seen.features:
        yield do(state, f"Found the {here.kind}", c.Unveil(here.at, "landmark"), "where_to_vote")


def _staying(state: State, realm: Realm) -> Found:
    """Where it does them good to stay: as guests of a warm host, or at a Monument they have found."""
    here = thing_at(realm, state.company.at)
    if here and state.day.hosted:
        yield do(state, f"Stay as guests at {here.name}", c.Spend(f"as guests at {here.name}"), "fireplace")
    if isinstance(here, Landmark) and here.kind == "monument" and here.at in state.seen.features:
        yield do(state, f"Rest at {here.name}: SPI in full", c.Spend(f"at rest by {here.name}"), "self_improvement")


def _people(state: State, realm: Realm) -> Found:
    """Whom one asks here: a Vassal at a Holding, a Seer at a Sanctum they have found, else whoever is on the road."""
    at = state.company.at
    here = thing_at(realm, at)
    if isinstance(here, Landmark) and here.kind == "sanctum" and at in state.seen.features:
        yield do(state, f"Ask the Seer at {called(here)}", lore.Ask(at, "seer"), "auto_stories")
    witness: Witness = "vassal" if isinstance(here, Holding) else "vagabond"
    yield do(state, f"Ask a {witness.title()}", lore.Ask(at, witness), "forum")
    if isinstance(here, Holding) and here.hidden:
        yield Suggestion(f"Show players {here.name}", str(Show(at)), icon="visibility")


def _all(state: State, realm: Realm) -> Found:
    """All there is, whether it can be done or not."""
    yield from chain([deeds.trek(state)], deeds.rides(state), deeds.explore(state), deeds.lodge(state, realm))
    yield deeds.camp(state)
    why = why_not(lambda: rules.stays.check_spend(state, c.Spend("waiting")))
    yield Suggestion("Spend the Phase otherwise", choice="words", icon="hourglass_empty", why_not=why, verb="spend")
    yield from deeds.remedies(state)
    yield from (deeds.roam(state), deeds.leave_out(state), deeds.disturb(state), deeds.end(state))
    yield from (deeds.mood(state, realm), *deeds.ways_out(state), *deeds.asked(state), *_finding(state, realm))
    yield from (deeds.dawn(state), deeds.weather(state), *deeds.omens(state), *deeds.by_hand(state))
    yield ANOTHER
