"""What the Company may do next, what the rules want first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from realmgen.errors import RealmgenError
from realmgen.games.bastionland.commands import lore
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.company import Opening
from realmgen.games.bastionland.commands.kinds import Show
from realmgen.games.bastionland.company.model import REMEDIES
from realmgen.games.bastionland.folk.folklore import ASKED, Witness
from realmgen.games.bastionland.groundrules import indoors
from realmgen.games.bastionland.model import Holding, Landmark, Realm, State
from realmgen.games.bastionland.places import called, seat, thing_at
from realmgen.games.bastionland.road.ways import blindness
from realmgen.games.bastionland.rules import road as rules
from realmgen.games.bastionland.rules.company.making.opening import check_opening
from realmgen.games.bastionland.rules.lore import DRAWN
from realmgen.games.bastionland.rules.play import unresolved
from realmgen.games.bastionland.rules.road.common import wild
from realmgen.games.bastionland.rules.road.travel import check_boat, check_free, check_fresh, check_steeds, guided


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something to do: `label` for a button, `command` as it is ordered, `icon` a Material symbol, `why_not` why it
    cannot be done now, `risk` what it is known to cost (MB-338). Where a choice is still wanted, `command` is empty,
    `verb` is its beginning (`trek`, `cruise boat`), and `choice` says of what is to be added: `hex`, `hexes` as many as
    the way of travel has one after another, `words` a few in quotes; `company` where Knights are to be made. `group`
    says how near at hand it is: `wanted` by the rules, `sensible` now, or `more`."""

    label: str
    command: str = ""
    choice: str = ""
    icon: str = ""
    why_not: str = ""
    verb: str = ""
    risk: str = ""
    group: str = "more"


Found = Iterator[Suggestion]


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
    return bool(_why_not(lambda: wild(state)))


def _why_not(check: Callable[[], object]) -> str:
    """Why a check refuses, empty when it does not."""
    try:
        check()
    except RealmgenError as error:
        return str(error)
    return ""


def _do(state: State, label: str, command: Command, icon: str) -> Suggestion:
    """A suggestion that is a whole command."""
    rule = rules.RULES.get(type(command)) or DRAWN[type(command)]
    return Suggestion(label, str(command), "", icon, _why_not(lambda: rule[0](state, command)))


def _making(state: State) -> Found:
    """What must be before a Company can travel: Knights, and a hex to begin in."""
    if not state.company.people:
        yield Suggestion("Make the Knights", choice="company", icon="group_add")
    elif state.company.start and not state.company.at:
        why_not = _why_not(lambda: check_opening(state, Opening()))
        yield Suggestion(f"Begin as {state.company.start.title()}s", str(Opening()), "", "auto_stories", why_not)
    if not state.company.at or _off_map(state):
        home = seat(state.realm) if state.realm else None
        if home:
            yield _do(state, f"Set out from {home.name}", c.SetOut(home.at), "flag")
        yield Suggestion("Choose a hex to set out from", choice="hex", icon="add_location", verb="at")


def _wanted(state: State, realm: Realm) -> Found:
    """What the rules want next (MB-A40)."""
    if state.day.hazard:
        yield from _ways_out(state)
    if _came(state, realm):
        yield _mood(state, realm)
    step = {"dawn": _dawn, "weather": _weather, "roll": _roam, "end": _end}.get(state.day.stage)
    if step:
        yield step(state)


def _came(state: State, realm: Realm) -> bool:
    """Whether they have come to a Holding in this Phase, or begin there."""
    here = thing_at(realm, state.company.at)
    return isinstance(here, Holding) and (state.day.back != here.at or not state.trail)


def _mood(state: State, realm: Realm) -> Suggestion:
    here = thing_at(realm, state.company.at)
    name = here.name if isinstance(here, Holding) else "a Holding"
    return _do(state, f"The mood of {name}", c.Arrive(), "mood")


def _dawn(state: State) -> Suggestion:
    return _do(state, "The Morning's losses", c.Dawn(), "wb_twilight")


def _weather(state: State) -> Suggestion:
    return _do(state, "Roll the weather", c.WeatherRoll(), "cloud")


def _roam(state: State) -> Suggestion:
    return _do(state, "What the Phase brings", c.RollWild(), "casino")


def _end(state: State) -> Suggestion:
    return _do(state, f"End the {state.day.now.phase.title()}", c.EndPhase(), "skip_next")


def _ways_out(state: State) -> Found:
    why = _why_not(lambda: rules.wild.check_hazard(state, c.PassHazard("force")))
    yield Suggestion("Answer the Hazard", choice="words", icon="lightbulb", why_not=why, verb="hazard answer")
    yield _do(state, "Force on: d6 VIG each", c.PassHazard("force"), "warning")
    yield _do(state, "Go back from the Hazard", c.PassHazard("back"), "undo")


def _sensible(state: State, realm: Realm) -> Found:
    """What a Company does at such an hour in such a place."""
    sleep, go = list(_sleep(state, realm)), [_trek(state), next(_rides(state)), next(_explore(state))]
    yield from _healing(state)
    if state.day.sleeping:
        yield _disturb(state)
    yield from _staying(state, realm)
    yield from chain(sleep, go) if state.day.now.phase == "night" else go
    yield from _people(state, realm)
    yield _pass(state)


def _staying(state: State, realm: Realm) -> Found:
    """Where it does them good to stay: as guests of a warm host, or at a Monument they have found."""
    here = thing_at(realm, state.company.at)
    if here and state.day.hosted:
        yield _do(state, f"Stay as guests at {here.name}", c.Spend(f"as guests at {here.name}"), "fireplace")
    if isinstance(here, Landmark) and here.kind == "monument" and here.at in state.seen.features:
        yield _do(state, f"Rest at {here.name}: SPI in full", c.Spend(f"at rest by {here.name}"), "self_improvement")


def _healing(state: State) -> Found:
    """Remedies that somebody carries and somebody needs."""
    for one in state.company.present:
        low = one.remedy and any(
            member.score(REMEDIES[one.remedy]).now < member.score(REMEDIES[one.remedy]).full
            for member in state.company.people
        )
        if one.remedy and low:
            yield _do(state, f"Share {one.name}'s {one.remedy.title()}", c.TakeRemedy(one.name, one.remedy), "healing")


def _sleep(state: State, realm: Realm) -> Found:
    if indoors(realm, state.company.at):
        yield from _lodge(state, realm)
    yield _camp(state)


def _camp(state: State) -> Suggestion:
    return replace(_do(state, "Make camp", c.Camp(), "camping"), risk=_risk(state, abroad=False))


def _lodge(state: State, realm: Realm) -> Found:
    here = thing_at(realm, state.company.at)
    place = f" at {here.name}" if indoors(realm, state.company.at) and here else ""
    yield _do(state, f"Lodge{place}, warmly hosted", c.Lodge("warmly"), "fireplace")
    yield _do(state, f"Lodge{place}", c.Lodge(), "bed")


def _trek(state: State) -> Suggestion:
    why = _why_not(lambda: check_free(state))
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


def _explore(state: State) -> Found:
    why = _why_not(lambda: rules.stays.check_explore(state, c.Explore("sweep")))
    risk = _risk(state)
    yield replace(_do(state, "Sweep over the hex", c.Explore("sweep"), "travel_explore"), risk=risk)
    yield replace(_do(state, "Find a vantage point", c.Explore("vantage"), "landscape"), risk=risk)
    label = "Search for what is known to be here"
    yield Suggestion(label, choice="words", icon="search", why_not=why, verb="explore search", risk=risk)


def _people(state: State, realm: Realm) -> Found:
    """Whom one asks here: a Vassal at a Holding, a Seer at a Sanctum they have found, else whoever is on the road."""
    at = state.company.at
    here = thing_at(realm, at)
    if isinstance(here, Landmark) and here.kind == "sanctum" and at in state.seen.features:
        yield _do(state, f"Ask the Seer at {called(here)}", lore.Ask(at, "seer"), "auto_stories")
    witness: Witness = "vassal" if isinstance(here, Holding) else "vagabond"
    yield _do(state, f"Ask a {witness.title()}", lore.Ask(at, witness), "forum")
    if isinstance(here, Holding) and here.hidden:
        yield Suggestion(f"Show players {here.name}", str(Show(at)), icon="visibility")


def _pass(state: State) -> Suggestion:
    return _do(state, "Leave out what the Phase would bring", c.SkipWild(), "do_not_disturb_on")


def _disturb(state: State) -> Suggestion:
    return _do(state, "A hostile Omen disturbs their sleep", c.Disturb(), "bedtime_off")


def _all(state: State, realm: Realm) -> Found:
    """All there is, whether it can be done or not."""
    yield from chain([_trek(state)], _rides(state), _explore(state), _lodge(state, realm))
    yield _camp(state)
    why = _why_not(lambda: rules.stays.check_spend(state, c.Spend("waiting")))
    yield Suggestion("Spend the Phase otherwise", choice="words", icon="hourglass_empty", why_not=why, verb="spend")
    for one in state.company.present:
        if one.remedy:
            yield _do(state, f"Share {one.name}'s {one.remedy.title()}", c.TakeRemedy(one.name, one.remedy), "healing")
    yield from (_roam(state), _pass(state), _disturb(state), _end(state), _mood(state, realm))
    yield from chain(_ways_out(state), _asked(state), [_dawn(state), _weather(state)], _omens(state), _by_hand(state))


def _rides(state: State) -> Found:
    for label, verb, icon, checks in (
        ("Gallop two hexes", "gallop", "bolt", (check_free, check_fresh)),
        ("Cruise by boat", "cruise boat", "sailing", (check_free, check_boat)),
        ("Cruise along a road", "cruise road", "add_road", (check_free, check_steeds)),
    ):
        why = next(filter(None, (_why_not(lambda check=check: check(state)) for check in checks)), "")  # type: ignore[misc]
        risk = "; ".join(filter(None, ("d6 VIG each steed" if verb == "gallop" else "", _risk(state, moves=True))))
        yield Suggestion(label, choice="hexes", icon=icon, why_not=why, verb=verb, risk=risk)


def _asked(state: State) -> Found:
    for witness in ASKED:
        yield _do(state, f"Ask a {witness.title()}", lore.Ask(state.company.at, witness), "forum")


def _omens(state: State) -> Found:
    yield Suggestion("After a failed Save: a setback", choice="words", icon="report", verb="setback")
    for myth in unresolved(state).myths:
        yield _do(state, f"{myth.name} is sought out: its next Omen", c.NextOmen(myth.number), "visibility")


def _by_hand(state: State) -> Found:
    """What the game master may set."""
    yield Suggestion("Put the Company elsewhere by hand", choice="hex", icon="edit_location", verb="at")
    for sky in ("fine", "looming", "dire"):
        yield _do(state, f"By hand: the weather is {sky}", c.SetWeather(sky), "cloud")
    for what, now in (("risk", state.day.weathered), *((what, getattr(state.day, what)) for what in _SWITCHES)):
        turn = c.Going(what, "off" if now else "on")  # type: ignore[arg-type]
        text = rules.clock.GOING[what][1 if now else 0]
        yield _do(state, f"{text[0].upper()}{text[1:]}", turn, "toggle_off" if now else "toggle_on")
    for one in state.company.people:
        slept = one.name in (*state.day.slept, *state.day.sleeping)
        label = f"By hand: {one.name} has {'not ' if slept else ''}slept"
        yield _do(state, label, c.Sleep(one.name, "off" if slept else "on"), "bed")


_SWITCHES = ("mist", "deprived", "light", "guided", "either")
