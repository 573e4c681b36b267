"""What the page of Domains shows: who rules what, the Council, Crises, tasks, designs and the Court."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from realmgen.games.bastionland.commands.domain import Succeed
from realmgen.games.bastionland.domain import succession
from realmgen.games.bastionland.domain.council import CIRCLE, DOINGS, acting, guests, vacant
from realmgen.games.bastionland.domain.crises import KINDS, misruled, possible
from realmgen.games.bastionland.domain.designs import SIZES, wait_of
from realmgen.games.bastionland.domain.dominion import dominion
from realmgen.games.bastionland.domain.dues import COLLECTIONS
from realmgen.games.bastionland.domain.model import (
    CRISES,
    OFFICES,
    WANTS,
    Courtier,
    Crisis,
    Design,
    Domain,
    Office,
    Task,
)
from realmgen.games.bastionland.domain.muster import warbands_of
from realmgen.games.bastionland.domain.offers import founding, successions
from realmgen.games.bastionland.domain.succession import LAWS, is_dead
from realmgen.games.bastionland.domain.tasks import is_due
from realmgen.games.bastionland.forces.blocks import WARBANDS, title_of
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.places import name_at, thing_at
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.road.suggestion import Suggestion
from realmgen.games.bastionland.rules.forces.musters import out_of
from realmgen.service.calendar import dated
from realmgen.service.table import quoted, with_words

__all__ = [
    "CIRCLE",
    "CRISES",
    "DOINGS",
    "KINDS",
    "LAWS",
    "OFFICES",
    "SIZES",
    "WANTS",
    "Courtier",
    "Crisis",
    "Design",
    "Domain",
    "Task",
    "acting",
    "founding",
    "name_at",
    "possible",
    "quoted",
    "vacant",
    "with_words",
]
SPANS = {"phase": "a Phase", "week": "a week", "season": "a Season"}
"""By span of a task: how long it takes."""
TAKEN = {"granted": "Granted by the Seat", "boldly": "Taken boldly", "force": "Taken by force"}
"""By how somebody comes to rule: what a list to choose from says (MB-383, MB-413, MB-414)."""
FLAGS = {"misrule": "Misrule", "turmoil": "Turmoil", "away": "Ruler away", "coffers": "Full coffers"}
"""By flag of a Domain: what a badge says."""
COURT = {"retainer": "Retainer", "courtier": "Courtier", "petitioner": "Petitioner", "seer": "Seer"}
"""By kind of courtier: what a button says."""
MAKES = {make: title_of(make) for make in WARBANDS}
"""By make: what a Warband is called."""


class Seat(NamedTuple):
    """A seat of the Council: who holds it (empty for nobody), what it does, and what its holder is told to do."""

    office: Office
    title: str
    holder: str
    does: str
    tasks: tuple[Task, ...]


class Muster(NamedTuple):
    """How many Warbands a Holding has at home, and the names of those it has sent out."""

    home: int
    most: int
    out: tuple[str, ...]


def domains(state: State) -> list[Domain]:
    """Those that have a ruler, in the order in which they came to be."""
    return [domain for domain in state.domains if not domain.ended]


def free_holdings(state: State) -> dict[str, str]:
    """By hex: the Holdings that are no Domain, by what a list says of them; the Seat first."""
    held = {domain.at for domain in domains(state)}
    homes = state.realm.holdings if state.realm else ()
    found = sorted((home for home in homes if home.at not in held), key=lambda home: (not home.seat, home.at))
    return {home.at: f"{home.name}, {home.kind}{' and Seat' if home.seat else ''} ({home.at})" for home in found}


def since(state: State, then: Moment) -> str:
    """`Spring, day 4`, or `Spring of year 1` where that year is over."""
    return dated(then) if then.year == state.day.now.year else f"{then.season.title()} of year {then.year}"


def is_seat(state: State, at: str) -> bool:
    """Whether it is the Seat of Power's."""
    found = thing_at(state.realm, at) if state.realm else None
    return isinstance(found, Holding) and found.seat


def facts(state: State, domain: Domain) -> list[str]:
    """What a line of facts says, part by part, as Markdown without what users wrote."""
    muster = mustering(state, domain)
    many = len(domain.open_crises)
    return [
        f"**{many}** open {'Crisis' if many == 1 else 'Crises'}",
        f"**{muster.home}** of {muster.most} Warbands at home",
        f"next collection: the **{COLLECTIONS[state.day.now.season].title()}**",
        f"since {since(state, domain.since)}",
    ]


def heirs(state: State, domain: Domain) -> list[Suggestion]:
    """Who was named to rule after one who is dead, by one order; empty while the ruler lives or nobody is named."""
    return [one for one in successions(state) if one.command == str(Succeed(domain.at))]


def troubles(state: State, domain: Domain) -> Iterator[str]:
    """What is wrong with a Domain as it stands, a sentence each."""
    if is_dead(state, domain.ruler):
        yield f"{domain.ruler} is dead: somebody must follow."
    for office, holder in domain.council.items():
        if is_dead(state, holder):
            yield f"{holder}, the {office.capitalize()}, is dead: that seat is empty."
    if domain.away and not acting(domain):
        yield f"{domain.ruler} is away, and no Steward is there to rule."
    if misruled(domain) and not domain.misrule:
        yield "So many Crises at the end of a Season are misrule."


def council(domain: Domain) -> list[Seat]:
    """The four seats (MB-385 to MB-389)."""
    return [_seat(domain, office) for office in OFFICES]


def _seat(domain: Domain, office: Office) -> Seat:
    holder = domain.council.get(office, "")
    tasks = tuple(task for task in domain.tasks if task.by == holder and not task.outcome) if holder else ()
    return Seat(office, office.capitalize(), holder, DOINGS[office], tasks)


def people(state: State) -> list[str]:
    """Everybody of the Company who might rule."""
    return [member.name for member in state.company.living if member.kind not in ("steed", "beast")]


def for_the_circle(state: State, domain: Domain) -> list[str]:
    """The Knights of the Company who do not sit in the Circle, worthy ones on a visit first (MB-390)."""
    names = [*guests(state, domain), *(knight.name for knight in state.company.knights)]
    return [name for name in dict.fromkeys(names) if name not in domain.circle]


def chooser(state: State, domain: Domain) -> str:
    """Who chooses in a Dilemma: whoever rules now."""
    return succession.chooser(state, domain) or "whoever acts for the ruler"


def candidates(state: State, domain: Domain) -> list[str]:
    """Who might be given a seat: of the Company first, then of the Court."""
    court = [one.name for one in domain.court]
    return list(dict.fromkeys((*people(state), *domain.circle, *court)))


def for_a_seat(state: State, domain: Domain) -> list[str]:
    """Of those the ones that neither rule nor have a seat, nor came to ask for something."""
    asking = (one.name for one in domain.court if one.kind == "petitioner")
    held = {domain.ruler, *domain.council.values(), *asking}
    return [name for name in candidates(state, domain) if name not in held]


def open_crises(domain: Domain) -> list[tuple[int, Crisis]]:
    """Those that go on, oldest first, each with its place in the list."""
    return [(number, one) for number, one in enumerate(domain.crises, 1) if one.ended is None]


def over_crises(domain: Domain) -> list[Crisis]:
    """Those that are resolved, the latest first."""
    return [one for one in reversed(domain.crises) if one.ended]


def open_tasks(domain: Domain) -> list[tuple[int, Task]]:
    """Those whose outcome is wanted still, oldest first, each with its place in the list."""
    return [(number, one) for number, one in enumerate(domain.tasks, 1) if not one.outcome]


def over_tasks(domain: Domain) -> list[Task]:
    """Those that are over, the latest first."""
    return [one for one in reversed(domain.tasks) if one.outcome]


def task_due(state: State, domain: Domain, task: Task) -> bool:
    """Whether its time is up (MB-391)."""
    return is_due(state, domain, task)


def open_designs(domain: Domain) -> list[tuple[int, Design]]:
    """Those under way, oldest first, each with its place in the list."""
    return [(number, one) for number, one in enumerate(domain.designs, 1) if not one.done]


def over_designs(domain: Domain) -> list[Design]:
    """Those that are done, the latest first."""
    return [one for one in reversed(domain.designs) if one.done]


def wait(design: Design) -> str:
    """When it will be done, in words (MB-415 to MB-417)."""
    return wait_of(design)


def at_court(domain: Domain) -> list[Courtier]:
    """The people of the Court: Retainers by seat first, then Courtiers, Petitioners and Seers."""
    return sorted(domain.court, key=lambda one: (list(COURT).index(one.kind), one.seat or "", one.name))


def who(one: Courtier) -> str:
    """`Retainer of the Marshal`, `Petitioner who wants justice`."""
    if one.seat:
        return f"Retainer of the {one.seat.capitalize()}"
    return f"{COURT[one.kind]} who wants {one.want}" if one.want else COURT[one.kind]


def mustering(state: State, domain: Domain) -> Muster:
    """The Warbands of a Domain's Holding (MB-407)."""
    out = tuple(unit.name for unit in out_of(state, domain.at))
    most = warbands_of(state.realm, domain.at) if state.realm else 0
    return Muster(max(most - len(out), 0), most, out)


def lands(state: State) -> dict[str, str]:
    """By hex: the hex of the Holding it belongs to (MB-384)."""
    return {at: home.at for at, home in dominion(state.realm).items()} if state.realm else {}


def ruler_of(state: State, at: str) -> str:
    """Who rules a Holding: its Domain's ruler, else whoever the map names; empty for nobody."""
    domain, found = state.domain(at), thing_at(state.realm, at) if state.realm else None
    return domain.ruler if domain else found.ruler if isinstance(found, Holding) else ""


def collection(state: State) -> str:
    """What is collected at the end of this Season: `Tax`, `Tithe` or `Levy`."""
    return COLLECTIONS[state.day.now.season].title()
