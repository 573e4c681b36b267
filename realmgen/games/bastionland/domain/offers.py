"""What there is to do in a Domain, what it wants first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain import succession, tasks
from realmgen.games.bastionland.domain.council import councillors, guests
from realmgen.games.bastionland.domain.crises import KINDS
from realmgen.games.bastionland.domain.dues import COLLECTIONS
from realmgen.games.bastionland.domain.model import OFFICES, CourtKind, Crisis, Design, Domain, Law, Size
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.road.suggestion import Found, Suggestion, do
from realmgen.kit.record import to_json

LONG = 40
_SIZES: dict[Size, str] = {
    "change": "Begin a change to what stands",
    "building": "Begin a new building",
    "grand": "Begin a grand project",
}
_LAWS: dict[Law, str] = {
    "named": "Name who follows",
    "conclave": "Whom the Seers mean",
    "electors": "Whom the Electors mean",
}
_COURT: dict[CourtKind, str] = {
    "retainer": "A Retainer joins the Court",
    "courtier": "A Courtier joins the Court",
    "petitioner": "A Petitioner comes to Court",
    "seer": "A Seer comes to Court, or sends an acolyte",
}
_FLAGS: dict[c.Flag, tuple[str, str]] = {
    "misrule": ("Misrule", "Misrule is over"),
    "turmoil": ("Turmoil", "Turmoil is over"),
    "away": ("The ruler leaves", "The ruler is back"),
    "coffers": ("The coffers are full", "The coffers are spent"),
}
_ENDS: dict[c.Outcome, str] = {"done": "done", "failed": "failed", "mildly": "failed without harm"}


def founding(state: State) -> tuple[Suggestion, ...]:
    """The Holdings with a ruler that are no Domain yet, those of the Company's first: one order makes it one."""
    realm = state.realm
    homes = [home for home in realm.holdings if home.ruler and state.domain(home.at) is None] if realm else []
    homes.sort(key=lambda home: state.company.find(home.ruler) is None)
    return tuple(
        do(state, f"{home.name} is a Domain, ruled by {home.ruler}", c.Enfeoff(home.at, home.ruler), "castle")
        for home in homes
    )


def suggestions(state: State, at: str) -> tuple[Suggestion, ...]:
    """All there is to do for the Holding in a hex, in order: first what is `wanted` (a Dilemma's choice, a ruler for
    one who is dead, tasks that are due, empty seats), then what is `sensible` as things stand (open Crises, what holds
    until it is cleared), then all else; at last what cannot be done, with the reason."""
    home = next((one for one in state.realm.holdings if one.at == at), None) if state.realm else None
    if home is None:
        return ()
    domain = state.domain(at)
    if domain is None:
        return tuple(_first(state, home))
    groups = (("wanted", _wanted), ("sensible", _sensible), ("more", _more))
    found = (replace(one, group=group) for group, make in groups for one in make(state, domain))
    once: dict[tuple[str, str], Suggestion] = {}
    for one in found:
        once.setdefault((one.command, one.verb), one)
    return tuple(sorted(once.values(), key=lambda one: bool(one.why_not)))


def _first(state: State, home: Holding) -> Found:
    """A Holding that is no Domain gets a ruler."""
    if home.ruler:
        order = c.Enfeoff(home.at, home.ruler)
        yield replace(do(state, f"It is a Domain, ruled by {home.ruler}", order, "castle"), group="wanted")
    yield Suggestion("Give it a ruler", choice="words", icon="castle", verb=f"domain {home.at}", group="sensible")


def _words(label: str, verb: str, icon: str) -> Suggestion:
    return Suggestion(label, choice="words", icon=icon, verb=verb)


def _wanted(state: State, domain: Domain) -> Found:
    for kind in domain.dilemma:
        yield do(state, f"The Dilemma: {KINDS[kind].name}", c.Choose(domain.at, kind), "call_split")
    if succession.is_dead(state, domain.ruler):
        yield from _succession(state, domain)
    for number, task in tasks.due(state, domain):
        what = f"{task.by}: {_short(task.what)}"
        for how, ends in _ENDS.items():
            yield do(state, f"{what}, {ends}", c.Report(domain.at, number, how), "assignment_turned_in")
    for office in OFFICES:
        holder = domain.council.get(office, "")
        if not holder or succession.is_dead(state, holder):
            label = f"Seat {'an' if office == 'envoy' else 'a'} {office.capitalize()}"
            label += f": {holder} is dead" if holder else ""
            yield _words(label, f"council {domain.at} {office}", "chair")


def _short(text: str) -> str:
    return text if len(text) <= LONG else f"{text[:LONG].rstrip()}…"


def _succession(state: State, domain: Domain) -> Found:
    """Who follows, or that somebody must be said to (MB-418)."""
    if domain.successor and domain.successor != domain.ruler:
        yield do(state, f"{domain.successor} rules", c.Succeed(domain.at), "diversity_3")
    yield _words("Somebody else rules" if domain.successor else "Who rules now", f"succeed {domain.at}", "diversity_3")


def _sensible(state: State, domain: Domain) -> Found:
    for number, crisis in _open(domain):
        name = KINDS[crisis.kind].name
        yield _words(f"{name} is resolved: {KINDS[crisis.kind].ends}", f"settle {domain.at} {number}", "task_alt")
        if crisis.announced:
            yield do(state, f"Keep {name} from players", c.Announce(domain.at, number, "off"), "visibility_off")
        else:
            yield do(state, f"Tell players of {name}", c.Announce(domain.at, number, "on"), "campaign")
    for what, (_, over) in _FLAGS.items():
        if getattr(domain, what):
            yield do(state, over, c.SetFlag(domain.at, what, "off"), "done_all")
    for name in guests(state, domain):
        yield do(state, f"{name} joins the Circle", c.Circle(domain.at, name, "on"), "groups")
    for name in councillors(domain):
        yield _words(f"A task for {name}, of a Season", f"task {domain.at} {to_json(name)} season", "assignment")


def _open(domain: Domain) -> Iterator[tuple[int, Crisis]]:
    return ((number, crisis) for number, crisis in enumerate(domain.crises, 1) if crisis.ended is None)


def _more(state: State, domain: Domain) -> Found:
    at, due = domain.at, COLLECTIONS[state.day.now.season].capitalize()
    yield do(state, "Crisis Roll", c.RollCrises(at), "casino")
    yield do(state, "A random Crisis", c.AddCrisis(at, "any"), "crisis_alert")
    yield do(state, f"The {due}, as usual", c.Collect(at), "payments")
    yield do(state, f"The {due}, increased", c.Collect(at, "increased"), "price_change")
    yield do(state, "Drama at Court", c.RollDrama(at), "theater_comedy")
    yield from (do(state, label, c.Court(at, kind), "person_add") for kind, label in _COURT.items())
    yield from (_words(label, f"design {at} {size}", "architecture") for size, label in _SIZES.items())
    yield from chain.from_iterable(_works(state, at, number, design) for number, design in enumerate(domain.designs, 1))
    yield from (_words(label, f"heir {at} {law}", "diversity_3") for law, label in _LAWS.items())
    yield from _succession(state, domain)
    for what, (label, _) in _FLAGS.items():
        if not getattr(domain, what):
            yield do(state, label, c.SetFlag(at, what, "on"), "flag")
    yield from (
        do(state, f"{one.name} leaves the Court", c.Uncourt(at, one.name), "person_remove") for one in domain.court
    )
    yield do(state, f"{domain.ruler} rules no more", c.Release(at), "block")


def _works(state: State, at: str, number: int, design: Design) -> Found:
    if design.done:
        return
    yield do(state, f"{_short(design.what)}: done, by hand", c.Complete(at, number), "construction")
    yield do(state, f"{_short(design.what)}: given up", c.Abandon(at, number), "delete")
