"""The clock, the Morning's losses and how it goes on the road (MB-278, MB-319, MB-321, MB-322, MB-324, MB-A34,
MB-A40)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.clock import after, begins, said_when
from realmgen.games.bastionland.road.model import SEASONS, Leg, Moment
from realmgen.games.bastionland.rules.common import Rule, done, on_map
from realmgen.games.bastionland.rules.company.common import living, with_member
from realmgen.games.bastionland.rules.company.lifevirtues import season_restored
from realmgen.games.bastionland.rules.forces.service import rested as rallied
from realmgen.games.bastionland.rules.restoring import restored
from realmgen.games.bastionland.rules.road.common import in_stage, losses, moved_to, stood, told, where, wild, with_day
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

MOST = 9999


def check_set_out(state: State, command: c.SetOut) -> None:
    """Any other hex of the map, water too."""
    on_map(state, command.to)
    if command.to == state.company.at:
        raise IllegalCommand(f"the Company is in {command.to} already")


def set_out(state: State, command: c.SetOut, chance: Chance) -> Step[State]:
    """The Company stands in a hex; what bound it to where it was is over."""
    realm, before = on_map(state, command.to), state.company.at
    moved = moved_to(state, command.to)
    if not before:
        text = f"The Company sets out from {where(realm, command.to)}, on the {said_when(state.day.now)}."
        return done(with_day(moved, back=command.to), "setout", text, at=command.to)
    text = f"By hand: the Company is now {stood(moved)}, not in {before}."
    return done(settled(moved), "setout", text, at=command.to, before=before)


def check_set_clock(state: State, command: c.SetClock) -> None:
    """Numbers that a clock can show; 0 leaves year and age as they are."""
    given = {"day": command.day, "year": command.year or 1, "age": command.age or 1}
    for name, number in given.items():
        if not 1 <= number <= MOST:
            raise IllegalCommand(f"{name} {number} is not possible: 1 to {MOST}")


def set_clock(state: State, command: c.SetClock, chance: Chance) -> Step[State]:
    """The clock shows another Phase, which begins anew; nobody loses anything by it. A Season that is skipped ahead to
    restores every Virtue (MB-116)."""
    was = state.day.now
    year, age = command.year or was.year, command.age or was.age
    now = Moment(command.phase, command.day, command.season, year, age)
    text = f"By hand, the clock is set to the {said_when(now)}, {now.season.title()} of year {now.year}, Age {now.age}."
    if later_season(was, now):
        text += " With a new Season every Virtue is in full again."
    return done(settled(moved_clock(state, now)), "clock", text)


def moved_clock(state: State, now: Moment, *, restores: bool = True) -> State:
    """The state when the clock shows that Phase, which begins anew; another Season stands at its start. In a later one
    nothing holds that holds for days, all who live have their Guard again and no Fatigue, and every Virtue
    is in full (MB-116), unless that comes later in its turn."""
    was = state.day.now
    state = _begun(with_day(state, now=now, stage="weather", slept=()))
    if _season(now) != _season(was):
        state = replace(state, calendar=replace(state.calendar, event="start", turns_after=None))
    if not later_season(was, now):
        return state
    state = rested(unbound(state), whole=True)
    return season_restored(state) if restores else state


def unbound(state: State) -> State:
    """The state when nothing holds any more that holds for days: hospitality, a Curse, what loomed, mist, want, a
    Hazard in the way."""
    return with_day(state, hosted=0, cursed=None, loomed=False, mist=False, deprived=False, hazard=False)


def rested(state: State, *, whole: bool = False) -> State:
    """The state when time enough has passed for all who live to have their Guard again and no Fatigue (MB-114,
    MB-115), and units too, what is built among them (MB-359); with `whole` units have all their Virtues (MB-116)."""
    for member in state.company.living:
        state = with_member(state, replace(restored(member, "guard"), fatigued=False))
    units = (replace(rallied(unit, whole=whole), fatigued=False) if unit.stands else unit for unit in state.units)
    return replace(state, units=tuple(units))


def later_season(was: Moment, now: Moment) -> bool:
    """Whether one lies in a later Season than the other."""
    return _season(now) > _season(was)


def _season(moment: Moment) -> tuple[int, int, int]:
    return moment.age, moment.year, SEASONS.index(moment.season)


def _begun(state: State) -> State:
    """The state at the beginning of a Phase; before a Hazard they still know where they came from."""
    back = state.day.back if state.day.hazard else state.company.at
    fresh = {"weather": "", "sleeping": (), "through": (), "deed": "", "asleep": "", "back": back}
    return with_day(state, **fresh)


def sleepless(state: State) -> tuple[Member, ...]:
    """Who has not slept properly since the last Morning (MB-322, MB-A53)."""
    return tuple(member for member in state.company.people if member.name not in state.day.slept)


def settled(state: State) -> State:
    """The state at the next step that somebody needs (MB-A40): a Morning without losses, a Phase without a weather
    roll, and an end without a roll pass by themselves."""
    if state.day.stage == "dawn" and not (sleepless(state) or (state.day.deprived and state.company.people)):
        state = with_day(state, stage="weather", slept=())
    if state.day.stage == "weather" and (state.day.weather or not state.day.weathered):
        state = with_day(state, stage="act")
    if state.day.stage == "roll" and not wild(state):
        state = with_day(state, stage="end")
    return state


def check_end(state: State, command: c.EndPhase) -> None:
    """The Phase was spent, what it brings is known, and nothing is left open that does not wait so long (MB-067)."""
    in_stage(state, "end")
    if state.fight is not None:
        raise IllegalCommand(f"the fight goes on: {state.fight.name}; `peal` ends it")
    dying = [member.name for member in state.company.present if member.dying]
    if dying:
        raise IllegalCommand(
            f"{listed(dying)} {'is' if len(dying) == 1 else 'are'} dying: `tend` or `expire` comes first"
        )
    if state.day.now.day == MOST and state.day.now.phase == "night":
        raise IllegalCommand(f"a Season has no more than {MOST} days: turn it, with `clock`")


def end(state: State, command: c.EndPhase, chance: Chance) -> Step[State]:
    """The clock moves on by a Phase (MB-278); how this one was spent is remembered."""
    in_stage(state, "end")
    day = state.day
    begun = (day.back,) if day.through and day.back and not state.trail else ()
    leg = Leg(day.now, state.company.at, day.deed, day.weather, (*begun, *day.through))
    now = after(day.now)
    slept = tuple(dict.fromkeys((*day.slept, *day.sleeping)))
    lifted = day.cursed is not None and day.phases > day.cursed
    state = with_day(
        _begun(replace(state, trail=(*state.trail, leg))),
        now=now,
        phases=day.phases + 1,
        slept=slept,
        cursed=None if lifted else day.cursed,
        stage="dawn" if now.phase == "morning" else "weather",
    )
    text = f"{begins(now)}: the Company is {stood(state)}."
    return Step(settled(state), (Event("phase", text, {"at": state.company.at}),))


def check_dawn(state: State, command: c.Dawn) -> None:
    """It is Morning, and somebody has something to lose."""
    in_stage(state, "dawn")


def dawn(state: State, command: c.Dawn, chance: Chance) -> Step[State]:
    """First CLA for who has not slept, then VIG for all who lack essentials (MB-319, MB-322)."""
    state, events = losses(state, sleepless(state), "cla", "without proper sleep", chance)
    if state.day.deprived:
        state, more = losses(state, state.company.people, "vig", "deprived of essentials", chance)
        events = (*events, *more)
    state = settled(with_day(state, stage="weather", slept=()))
    return Step(state, events or (told(state, "dawn", "nobody is the worse for the night."),))


def check_sleep(state: State, command: c.Sleep) -> None:
    """Someone of the Company, of whom it is not said already."""
    member = living(state, command.name)
    if member.kind in ("steed", "beast"):
        raise IllegalCommand(f"{member.name} is a {member.kind}: nobody minds how it slept")
    if (member.name in (*state.day.slept, *state.day.sleeping)) == (command.turn == "on"):
        raise IllegalCommand(f"that {member.name} has {'' if command.turn == 'on' else 'not '}slept is so already")


def sleep(state: State, command: c.Sleep, chance: Chance) -> Step[State]:
    """Say whether someone has slept."""
    others = [tuple(name for name in names if name != command.name) for names in (state.day.slept, state.day.sleeping)]
    on = command.turn == "on"
    state = with_day(state, slept=(*others[0], command.name) if on else others[0], sleeping=others[1])
    text = f"By hand: {command.name} has {'' if on else 'not '}slept properly."
    return done(settled(state), "slept", text, name=command.name, slept=on)


GOING = {
    "risk": ("every Phase begins with a weather roll", "no weather is rolled for"),
    "mist": ("mist comes down, and travel is blind", "the mist has lifted"),
    "deprived": ("the Company lacks what it needs to live", "the Company has what it needs again"),
    "light": ("the Company has light for the Night", "the Company has no light for the Night"),
    "guided": ("a guide leads the Company", "no guide leads the Company"),
    "either": ("lack of a guide or of light blinds at Night", "only lack of both guide and light blinds at Night"),
}
"""By switch: what holds from now on when it is on, and when it is off."""


def check_going(state: State, command: c.Going) -> None:
    """It is not so already."""
    if getattr(state.day, command.what) is (command.turn == "on"):
        raise IllegalCommand(f"{command.what} is {command.turn} already")


def going(state: State, command: c.Going, chance: Chance) -> Step[State]:
    """Say how it goes on the road."""
    on = command.turn == "on"
    state = with_day(state, **{command.what: on})
    if command.what == "risk" and on and state.day.stage == "act" and not state.day.weather:
        state = with_day(state, stage="weather")
    text = f"From now on {GOING[command.what][0 if on else 1]}."
    return done(settled(state), "going", text, what=command.what, on=on)


RULES: dict[type[Any], Rule] = {
    c.SetOut: (check_set_out, set_out),
    c.SetClock: (check_set_clock, set_clock),
    c.EndPhase: (check_end, end),
    c.Dawn: (check_dawn, dawn),
    c.Sleep: (check_sleep, sleep),
    c.Going: (check_going, going),
}
