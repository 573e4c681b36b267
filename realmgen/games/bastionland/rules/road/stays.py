"""A Phase in one place: exploring, waiting, sleep out of doors and under a roof, a Remedy (MB-117, MB-120 to MB-123,
MB-257, MB-314 to MB-316, MB-322, MB-337, MB-343, MB-344)."""

from __future__ import annotations

from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.codec.fields import LONGEST_TEXT
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.company.gear import spent as spent_remedy
from realmgen.games.bastionland.company.model import REMEDIES
from realmgen.games.bastionland.groundrules import indoors
from realmgen.games.bastionland.model import Landmark, State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.model import Search
from realmgen.games.bastionland.road.ways import around
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.company.common import living, with_member
from realmgen.games.bastionland.rules.lore.notes import ROOM, noted
from realmgen.games.bastionland.rules.restoring import all_restored, restored_event
from realmgen.games.bastionland.rules.road.common import (
    in_stage,
    on_road,
    spent,
    stood,
    told,
    where,
    with_day,
)
from realmgen.games.bastionland.rules.road.travel import night_losses
from realmgen.games.bastionland.rules.seen import with_seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

SOUGHT: dict[Search, str] = {
    "sweep": "sweeps over the whole hex",
    "search": "searches",
    "vantage": "climbs to a vantage point",
}
FULL_DAY = 3
"""How many Phases of warm hospitality restore VIG (MB-117)."""


def check_explore(state: State, command: c.Explore) -> None:
    """The Phase is free; a search is for something."""
    in_stage(state, "act")
    if command.how == "search" and not command.what.strip():
        raise IllegalCommand("a search is for something that is known to be there: say for what")


def explore(state: State, command: c.Explore, chance: Chance) -> Step[State]:
    """A whole Phase of it; a vantage point shows the lie of the land around (MB-344)."""
    realm, at, what = in_stage(state, "act"), state.company.at, command.what.strip()
    text = f"the Company {SOUGHT[command.how]}{f' for {what}' if what else ''}, {stood(state)}."
    if command.how == "vantage":
        seen = around(realm, at)
        state = with_seen(state, afar=[label for label in seen if label not in state.seen.hexes])
        text += f" It has a view of {', '.join(seen)}."
    event = told(state, "explored", text, how=command.how, what=what)
    state, worn = night_losses(state, chance, travels=True)
    return Step(spent(state, command.how, hosted=0), (event, *worn))


def check_spend(state: State, command: c.Spend) -> None:
    """The Phase is free."""
    in_stage(state, "act")


def spend(state: State, command: c.Spend, chance: Chance) -> Step[State]:
    """The Phase passes so (MB-337); guests of a warm host stay guests."""
    realm = in_stage(state, "act")
    what = command.what.strip()
    event = told(state, "spent", f"{stood(state)}: {sentence(what)}", what=what)
    state, worn = night_losses(state, chance, outdoors=not indoors(realm, state.company.at))
    hosted = state.day.hosted + 1 if state.day.hosted else 0
    state, more = _rested(state, hosted)
    return Step(spent(state, what), (event, *worn, *more))


def _rested(state: State, hosted: int) -> tuple[State, tuple[Event, ...]]:
    """What staying in a place does: a full day of warm hospitality restores VIG (MB-117), a Phase at a Monument that
    was found SPI (MB-257)."""
    events: tuple[Event, ...] = ()
    if hosted >= FULL_DAY:
        hosted = 0
        state, names = all_restored(state, state.company.present, "vig")
        events = restored_event("vig", "a full day of warm hospitality", names)
    here = thing_at(on_road(state), state.company.at)
    if isinstance(here, Landmark) and here.kind == "monument" and here.at in state.seen.features:
        state, names = all_restored(state, state.company.present, "spi")
        events = (*events, *restored_event("spi", f"the Phase at the monument {here.name}", names))
    return with_day(state, hosted=hosted), events


def check_camp(state: State, command: c.Camp) -> None:
    """The Phase is free."""
    in_stage(state, "act")


def camp(state: State, command: c.Camp, chance: Chance) -> Step[State]:
    """Sleep outdoors: proper sleep, but for dire weather or a hostile Omen (MB-316, MB-317, MB-332)."""
    in_stage(state, "act")
    event = told(state, "camped", f"the Company camps {stood(state)}.{_restless(state)}")
    state, worn = night_losses(state, chance)
    state, more = _rested(state, 0)
    return Step(spent(_asleep(state), "camp", asleep="outdoors"), (event, *worn, *more))


def _restless(state: State) -> str:
    return " Nobody sleeps properly in this weather." if state.day.weather == "dire" else ""


def _asleep(state: State) -> State:
    """The state with all people asleep, as properly as the weather lets them."""
    names = () if state.day.weather == "dire" else tuple(member.name for member in state.company.people)
    return with_day(state, sleeping=names)


def check_lodge(state: State, command: c.Lodge) -> None:
    """There is a roof: a Holding, or a Dwelling (MB-255, MB-314)."""
    realm, at = in_stage(state, "act"), state.company.at
    if not indoors(realm, at):
        raise IllegalCommand(f"nobody lives in {where(realm, at)}, under whose roof to sleep: camp")


def lodge(state: State, command: c.Lodge, chance: Chance) -> Step[State]:
    """Sleep indoors: no roll; a warm welcome, and what a longer stay calls for (MB-117, MB-314, MB-315)."""
    at = state.company.at
    if isinstance(thing_at(in_stage(state, "act"), at), Landmark):
        state = with_seen(state, features=[at])
    warmly = command.how == "warmly"
    welcome = ", warmly hosted" if warmly else ""
    events = [told(state, "lodged", f"the Company sleeps under a roof {stood(state)}{welcome}.{_restless(state)}")]
    nights = state.day.nights + (state.day.now.phase == "night")
    if nights == 2 and state.day.nights == 1:
        state = _owing(state, at)
        events.append(Event("owing", f"A longer stay calls for a favour in return: one is owed in {at}.", {"at": at}))
    state, more = _rested(state, state.day.hosted + 1 if warmly else 0)
    state = spent(_asleep(with_day(state, nights=nights)), "lodge", asleep="indoors")
    return Step(state, (*events, *more))


def _owing(state: State, at: str) -> State:
    """The state with the favour noted on the hex, where there is room for it (MB-315)."""
    full = len(state.notes.get(at, "")) > LONGEST_TEXT - ROOM
    return state if full else noted(state, at, "A favour is owed here, for hospitality beyond one night.")


def check_remedy(state: State, command: c.TakeRemedy) -> None:
    """The Phase is free, and someone who is here carries it."""
    in_stage(state, "act")
    member = living(state, command.name)
    if not member.here:
        raise IllegalCommand(f"{member.name} is away")
    if member.remedy != command.remedy:
        has = member.remedy.title() if member.remedy else "no Remedy"
        raise IllegalCommand(f"{member.name} carries {has}, not {command.remedy.title()}")


def remedy(state: State, command: c.TakeRemedy, chance: Chance) -> Step[State]:
    """A whole Phase, for all who are present; the Virtue is restored before anything is met (MB-121 to MB-123)."""
    realm, virtue = in_stage(state, "act"), REMEDIES[command.remedy]
    what = command.remedy.title()
    event = told(state, "remedy", f"the Company shares the {what} that {command.name} carried.", remedy=command.remedy)
    state, worn = night_losses(state, chance, outdoors=not indoors(realm, state.company.at))
    member = living(state, command.name)
    state = with_member(state, spent_remedy(member))
    state, names = all_restored(state, state.company.present, virtue)
    healed = restored_event(virtue, what, names)
    state, more = _rested(state, state.day.hosted + 1 if state.day.hosted else 0)
    return Step(spent(state, command.remedy), (event, *worn, *healed, *more))


RULES: dict[type[Any], Rule] = {
    c.Explore: (check_explore, explore),
    c.Spend: (check_spend, spend),
    c.Camp: (check_camp, camp),
    c.Lodge: (check_lodge, lodge),
    c.TakeRemedy: (check_remedy, remedy),
}
