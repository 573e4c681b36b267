"""A Domain on a sheet: who rules and serves, its Crises, tasks and designs (MB-383 to MB-419). It is the game
master's: what players must not know stands on it."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.domain.crises import KINDS
from realmgen.games.bastionland.domain.designs import wait_of
from realmgen.games.bastionland.domain.model import OFFICES, Courtier, Crisis, Design, Domain, Task
from realmgen.games.bastionland.domain.muster import warbands_of
from realmgen.games.bastionland.domain.succession import LAWS
from realmgen.games.bastionland.model import Holding, Realm, State
from realmgen.games.bastionland.places import thing_at
from realmgen.kit.document import Heading
from realmgen.kit.dossier import Band, Dossier, Fact, Facts, Tick, Ticks
from realmgen.kit.leaf import Blanks, Block, Figure, Items

_BLANK_CRISES, _BLANK_TASKS = 2, 2


def domain_sheet(state: State, realm: Realm, domain: Domain, foot: str = "") -> Dossier:
    """One Domain, as it stands, with room to write."""
    holding = thing_at(realm, domain.at)
    name = holding.name if holding else domain.at
    seat = isinstance(holding, Holding) and holding.seat
    kind = holding.kind.capitalize() if isinstance(holding, Holding) else "Holding"
    return Dossier(
        name,
        tuple(_bands(state, domain)),
        tuple(_blocks(domain)),
        overline=f"{kind}, the Seat of Power" if seat else f"{kind}, hex {domain.at}",
        aside=Fact("Ruler", domain.ruler),
        rest="Notes",
        foot=foot,
        arms=name,
    )


def _bands(state: State, domain: Domain) -> Iterator[Band]:
    yield Facts(tuple(Fact(office.capitalize(), domain.council.get(office, "")) for office in OFFICES))
    follows = Fact("Succession", LAWS[domain.law])
    bands = Fact("Musters", f"{warbands_of(state.realm, domain.at)} Warbands" if state.realm else "")
    yield Facts((Fact("Circle", ", ".join(domain.circle)), Fact("Successor", domain.successor), follows, bands))
    flags = {"Misrule": domain.misrule, "Turmoil": domain.turmoil, "Full coffers": domain.coffers}
    yield Ticks("Now", tuple(Tick(word, holds) for word, holds in flags.items()))


def _blocks(domain: Domain) -> Iterator[Block]:
    yield Heading("Crises")
    yield from map(_crisis, domain.open_crises)
    if len(domain.open_crises) < _BLANK_CRISES:
        yield Blanks(_BLANK_CRISES)
    yield Heading("Tasks")
    given = [_task(task) for task in domain.tasks if not task.outcome]
    yield Items(tuple(given)) if given else Blanks(_BLANK_TASKS)
    designs = [_design(design) for design in domain.designs if design.done is None]
    yield from _listed("Grand designs", designs)
    yield from _listed("Court", [_courtier(one) for one in domain.court])
    yield from _listed("Grudges", list(domain.grudges))
    weighed = {"Claim": domain.claim, "Force": domain.force}
    yield from _listed("Claim and force", [f"{word}: {text}" for word, text in weighed.items() if text])


def _listed(heading: str, items: list[str]) -> Iterator[Block]:
    if items:
        yield Heading(heading)
        yield Items(tuple(items))


def _crisis(crisis: Crisis) -> Figure:
    about = KINDS[crisis.kind]
    known = "announced" if crisis.announced else "not announced"
    return Figure(
        about.name,
        f"since {crisis.since.season.capitalize()} of year {crisis.since.year}, {known}",
        (f"{crisis.face} To end it, {about.ends}."),
    )


def _task(task: Task) -> str:
    return f"{task.by}, a {task.span.capitalize()}: {task.what}"


def _design(design: Design) -> str:
    begun = f"begun in {design.begun.season.capitalize()} of year {design.begun.year}"
    return f"{design.what} (done {wait_of(design)}; {begun})"


def _courtier(one: Courtier) -> str:
    """`Tancred, retainer of the Marshal: a gossip`; a note that begins with the name says all but whose they are."""
    whose = f" of the {one.seat.capitalize()}" if one.seat else ""
    if one.note.startswith(one.name.removesuffix("…")):
        return f"{one.kind.capitalize()}{whose}: {one.note}" if whose else one.note
    asks = f", wants {one.want}" if one.want else ""
    return f"{one.name}, {one.kind}{whose}{asks}{f': {one.note}' if one.note else ''}"
