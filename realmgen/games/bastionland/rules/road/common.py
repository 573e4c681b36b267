"""What every rule of the road asks: where the Company is, which step of the Phase it is, who is there; and the losses
that befall them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import Member, Virtue
from realmgen.games.bastionland.model import Holding, Landmark, Realm, State
from realmgen.games.bastionland.phrases import capital, ground
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.clock import said_when
from realmgen.games.bastionland.road.model import Day, Stage
from realmgen.games.bastionland.rules.common import on_map
from realmgen.games.bastionland.rules.company.common import measured, with_company, with_member
from realmgen.games.bastionland.rules.seen import with_seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event

AT_NONE = {"vig": "Exhausted", "cla": "Exposed", "spi": "Impaired"}
"""What someone is at 0 of a Virtue (MB-111 to MB-113)."""


def on_road(state: State) -> Realm:
    """The Realm, when the Company stands on its map; raises IllegalCommand when it does not, and Unreadable when its
    hex is off it."""
    if not state.company.at and state.realm is not None:
        raise IllegalCommand("the Company is not on the map yet: `at` and a hex put it there")
    return on_map(state, *filter(None, [state.company.at]))


def in_stage(state: State, stage: Stage) -> Realm:
    """The same, when the Phase is at that step; raises IllegalCommand with what comes first (MB-A40)."""
    realm = on_road(state)
    if state.day.stage != stage:
        raise IllegalCommand(first(state.day))
    return realm


def first(day: Day) -> str:
    """What the Phase wants now, as a reason."""
    spent = f"this Phase is spent ({day.deed})"
    return {
        "dawn": "the Morning's losses come first: `dawn`",
        "weather": "the weather of this Phase comes first: `weather`, or `sky` by hand",
        "act": "this Phase has not been spent yet: travel, explore, camp, or spend it otherwise",
        "roll": f"{spent}: what it brings comes next, by `roam`, or `pass` leaves it out",
        "end": f"{spent}: end it first",
    }[day.stage]


def with_day(state: State, **changes: Any) -> State:
    """The state with its day changed."""
    return replace(state, day=replace(state.day, **changes))


def where(realm: Realm, at: str) -> str:
    """`Amberwick (0303)`, or `0304, in the forest`: a hex in a sentence, without what is hidden in it."""
    here = thing_at(realm, at)
    return f"{here.name} ({at})" if isinstance(here, Holding) else f"{at}, {ground(realm, at)}"


def stood(state: State) -> str:
    """`at Amberwick (0303)`, or `in the forest (0304)`: where the Company is; a landmark has its name once it was
    found."""
    realm, at = on_road(state), state.company.at
    here = thing_at(realm, at)
    named = isinstance(here, Holding) or (isinstance(here, Landmark) and at in state.seen.features)
    return f"at {here.name} ({at})" if here and named else f"{ground(realm, at)} ({at})"


def wild(state: State) -> bool:
    """Whether what a Phase brings is looked for as it ends here: outdoors, and not in a Holding (MB-314, MB-A49)."""
    here = thing_at(on_road(state), state.company.at)
    return state.day.asleep != "indoors" and not isinstance(here, Holding)


def spent(state: State, deed: str, **changes: Any) -> State:
    """The state when the Phase was spent so: the roll is next, or its end."""
    state = with_day(state, deed=deed[:80], **changes)
    return with_day(state, stage="roll" if wild(state) else "end")


def moved_to(state: State, at: str) -> State:
    """The state with the Company in another hex: hospitality ends, a Hazard lies behind, and they have seen the hex."""
    if at == state.company.at:
        return state
    state = with_company(with_seen(state, hexes=[at]), at=at)
    return with_day(state, hosted=0, nights=0, hazard=False, greeted="")


def told(state: State, kind: str, text: str, **data: Any) -> Event:
    """An event that says when it was: `Afternoon of day 3: …`."""
    return Event(kind, f"{said_when(state.day.now)}: {text}", {"at": state.company.at, **data})


def losses(
    state: State, members: Iterable[Member], virtue: Virtue, cause: str, chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Each of them loses d6 of a Virtue, never below 0, in order (MB-109, MB-110); one event tells it, none when there
    is nobody."""
    lines: list[str] = []
    data: dict[str, int] = {}
    for member in members:
        die = chance.roll(6, f"{member.name}'s loss of {virtue.upper()}, {cause}")
        changed = measured(member, virtue, member.score(virtue).now - die)
        lines.append(_lost(member.name, virtue, die, changed.score(virtue).now))
        data[member.name] = die
        state = with_member(state, changed)
    if not lines:
        return state, ()
    text = f"{capital(cause)}: {'; '.join(lines)}."
    return state, (Event("lost", text, {"virtue": virtue, "dice": data, "cause": cause}),)


def _lost(name: str, virtue: Virtue, die: int, left: int) -> str:
    state = f" and is {AT_NONE[virtue]}" if not left else f", {left} left"
    return f"{name} loses {die} {virtue.upper()}{state}"
