"""What a Company can do, deed by deed, each with what it is known to cost."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from realmgen.games.bastionland.commands import lore
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.company.model import REMEDIES, VIRTUES, Member, Virtue
from realmgen.games.bastionland.folk.folklore import ASKED
from realmgen.games.bastionland.groundrules import indoors
from realmgen.games.bastionland.model import Holding, Myth, Realm, State
from realmgen.games.bastionland.phrases import capital
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.road.model import PHASES, SEASONS
from realmgen.games.bastionland.road.suggestion import Found, Suggestion, do, why_not
from realmgen.games.bastionland.road.ways import blindness
from realmgen.games.bastionland.rules import road as rules
from realmgen.games.bastionland.rules.play import unresolved
from realmgen.games.bastionland.rules.road.travel import check_boat, check_free, check_fresh, check_steeds, guided


def mood(state: State, realm: Realm) -> Suggestion:
    """What the Holding they have come to is like (MB-334)."""
    here = thing_at(realm, state.company.at)
    name = here.name if isinstance(here, Holding) else "a Holding"
    return do(state, f"The mood of {name}", c.Arrive(), "mood")


def dawn(state: State) -> Suggestion:
    """What a Morning takes (MB-319, MB-322)."""
    return do(state, "The Morning's losses", c.Dawn(), "wb_twilight")


def weather(state: State) -> Suggestion:
    """The weather as a Phase begins (MB-332)."""
    return do(state, "Roll the weather", c.WeatherRoll(), "cloud")


def roam(state: State) -> Suggestion:
    """The Wilderness Roll, or the Omen that comes without one (MB-313, MB-327)."""
    here = thing_at(unresolved(state), state.company.at)
    label = "The Myth's next Omen" if isinstance(here, Myth) else "Wilderness Roll"
    return do(state, label, c.RollWild(), "casino")


def end(state: State) -> Suggestion:
    """The Phase is over (MB-278)."""
    return do(state, f"End the {state.day.now.phase.title()}", c.EndPhase(), "skip_next")


def ways_out(state: State) -> Found:
    """The three ways out of a Hazard (MB-258)."""
    why = why_not(lambda: rules.wild.check_hazard(state, c.PassHazard("force")))
    yield Suggestion("Answer the Hazard", choice="words", icon="lightbulb", why_not=why, verb="hazard answer")
    yield do(state, "Force on: d6 VIG each", c.PassHazard("force"), "warning")
    yield do(state, "Go back", c.PassHazard("back"), "undo")


def remedies(state: State) -> Found:
    """The Remedies that somebody carries."""
    for one in state.company.present:
        if one.remedy:
            yield do(state, f"{one.name}'s {one.remedy.title()}", c.TakeRemedy(one.name, one.remedy), "healing")


def healing(state: State) -> Found:
    """Those of them that somebody needs."""
    low = {virtue for member in state.company.people for virtue in VIRTUES if _down(member, virtue)}
    carried = (one.remedy for one in state.company.present if one.remedy)
    yield from (found for remedy, found in zip(carried, remedies(state), strict=True) if REMEDIES[remedy] in low)


def _down(member: Member, virtue: Virtue) -> bool:
    return member.score(virtue).now < member.score(virtue).full


def sleep(state: State, realm: Realm) -> Found:
    """Where they can sleep, under a roof first."""
    if indoors(realm, state.company.at):
        yield from lodge(state, realm)
    yield camp(state)


def camp(state: State) -> Suggestion:
    """Sleep outdoors (MB-316)."""
    return replace(do(state, "Make camp", c.Camp(), "camping"), risk=_risk(state, abroad=False))


def lodge(state: State, realm: Realm) -> Found:
    """Sleep under a roof (MB-314)."""
    here = thing_at(realm, state.company.at)
    place = f" at {here.name}" if indoors(realm, state.company.at) and here else ""
    yield do(state, f"Lodge{place}, warmly hosted", c.Lodge("warmly"), "fireplace")
    yield do(state, f"Lodge{place}", c.Lodge(), "bed")


def trek(state: State) -> Suggestion:
    """One hex (MB-310)."""
    why = why_not(lambda: check_free(state))
    risk = _risk(state, moves=True)
    return Suggestion("Trek to the next hex", choice="hex", icon="hiking", why_not=why, verb="trek", risk=risk)


def _risk(state: State, *, moves: bool = False, abroad: bool = True) -> str:
    """What is known beforehand of what a Phase costs (MB-320, MB-323, MB-331)."""
    now = state.day.now
    blind = blindness(state.day, guided(state)) if moves else ""
    known = (
        f"blind {blind}" if blind else "",
        "d6 SPI each, abroad by Night" if abroad and now.phase == "night" else "",
        "d6 VIG each, a Winter night outdoors" if now.phase == "night" and now.season == "winter" else "",
    )
    return "; ".join(filter(None, known))


def explore(state: State) -> Found:
    """What a Phase of exploring buys (MB-343)."""
    why = why_not(lambda: rules.stays.check_explore(state, c.Explore("sweep")))
    risk = _risk(state)
    yield replace(do(state, "Sweep over the hex", c.Explore("sweep"), "travel_explore"), risk=risk)
    yield replace(do(state, "Find a vantage", c.Explore("vantage"), "landscape"), risk=risk)
    label = "Search for …"
    yield Suggestion(label, choice="words", icon="search", why_not=why, verb="explore search", risk=risk)


def leave_out(state: State) -> Suggestion:
    """No roll for this Phase (MB-317)."""
    return do(state, "Skip the roll", c.SkipWild(), "do_not_disturb_on")


def disturb(state: State) -> Suggestion:
    """Sleep that an Omen ends (MB-317)."""
    return do(state, "Sleep disturbed", c.Disturb(), "bedtime_off")


def rides(state: State) -> Found:
    """The faster ways of travel (MB-311, MB-312)."""
    for label, verb, icon, checks in (
        ("Gallop two hexes", "gallop", "bolt", (check_free, check_fresh)),
        ("Cruise by boat", "cruise boat", "sailing", (check_free, check_boat)),
        ("Cruise along a road", "cruise road", "add_road", (check_free, check_steeds)),
    ):
        why = next(filter(None, (why_not(partial(check, state)) for check in checks)), "")
        risk = "; ".join(filter(None, ("d6 VIG each steed" if verb == "gallop" else "", _risk(state, moves=True))))
        yield Suggestion(label, choice="hexes", icon=icon, why_not=why, verb=verb, risk=risk)


def asked(state: State) -> Found:
    """Whom they may ask (MB-345 to MB-348)."""
    for witness in ASKED:
        yield do(state, f"Ask a {witness.title()}", lore.Ask(state.company.at, witness), "forum")


def omens(state: State) -> Found:
    """What comes without a roll of its own: a setback, a Myth sought out (MB-326, MB-340)."""
    yield Suggestion("After a failed Save: a setback", choice="words", icon="report", verb="setback")
    for myth in unresolved(state).myths:
        yield do(state, f"{myth.name} is sought out: its next Omen", c.NextOmen(myth.number), "visibility")


def by_hand(state: State) -> Found:
    """What the game master may set."""
    yield Suggestion("Put the Company elsewhere by hand", choice="hex", icon="edit_location", verb="at")
    for sky in ("fine", "looming", "dire"):
        yield do(state, f"By hand: the weather is {sky}", c.SetWeather(sky), "cloud")
    yield from _clock(state)
    yield Suggestion("By hand: Season, day and Phase", choice="clock", icon="edit_calendar", verb="clock")
    for what, texts in rules.clock.GOING.items():
        now = state.day.weathered if what == "risk" else getattr(state.day, what)
        turn = c.Going(what, "off" if now else "on")  # type: ignore[arg-type]
        text = texts[1 if now else 0]
        yield do(state, capital(text), turn, "toggle_off" if now else "toggle_on")
    for one in state.company.people:
        slept = one.name in (*state.day.slept, *state.day.sleeping)
        label = f"By hand: {one.name} has {'not ' if slept else ''}slept"
        yield do(state, label, c.Sleep(one.name, "off" if slept else "on"), "bed")


def _clock(state: State) -> Found:
    """Another Season or Phase of the same day (MB-278)."""
    now = state.day.now
    turns = [c.SetClock(season, now.day, now.phase) for season in SEASONS if season != now.season]
    turns += [c.SetClock(now.season, now.day, phase) for phase in PHASES if phase != now.phase]
    for turn in turns:
        word = turn.season if turn.season != now.season else turn.phase
        yield do(state, f"By hand: it is {word.title()}", turn, "schedule")
