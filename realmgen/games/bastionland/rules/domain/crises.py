"""Crises: the Crisis Roll, a Dilemma's choice, by hand, announced, resolved (MB-396 to MB-404, MB-A59)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.crises import (
    FORTUNES,
    KINDS,
    came_words,
    ended_words,
    fortune_of,
    kind_of,
    possible,
    tells_of,
)
from realmgen.games.bastionland.domain.model import Crisis, CrisisKind, Domain
from realmgen.games.bastionland.domain.succession import chooser
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.rules.common import done
from realmgen.games.bastionland.rules.domain.common import (
    check_once,
    domain_of,
    home_of,
    noted,
    placed,
    settled,
    swapped,
    with_domain,
)
from realmgen.games.bastionland.rules.lore.notes import table_of
from realmgen.games.bastionland.season.entries import check_told
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

CALAMITY, OPTIONS = 2, 2
"""How many Crises come at once, and of how many one is chosen (MB-397)."""
ORDINALS = ("first", "second")


def random_kinds(domain: Domain, number: int, chance: Chance) -> tuple[CrisisKind, ...]:
    """So many different kinds that are not open, or as many as there are; each by a d6 that is rolled again for one
    that cannot be, and by none where only one is left (MB-398, MB-A59)."""
    left, found = list(possible(domain)), list[CrisisKind]()
    while left and len(found) < number:
        which = "which Crisis" if number == 1 else f"{ORDINALS[len(found)]} of {number} Crises"
        found.append(left[0] if len(left) == 1 else _rolled(left, which, chance))
        left.remove(found[-1])
    return tuple(found)


def _rolled(left: list[CrisisKind], which: str, chance: Chance) -> CrisisKind:
    purpose = which
    while (kind := kind_of(chance.roll(6, purpose))) not in left:
        purpose = f"{which} again, as it cannot be {KINDS[kind].name}"
    return kind


def brought(
    state: State, at: str, kind: CrisisKind, chance: Chance, library: Library, face: str = ""
) -> tuple[State, Event]:
    """The state with a Crisis more in a Domain, whose face is drawn where none is given, and what is told of it; a
    secret until it is announced."""
    domain = domain_of(state, at)
    home = home_of(state, domain)
    looks = face.strip() or chance.draw(table_of(library, f"crises.{kind}"))
    crisis = Crisis(kind, state.day.now, sentence(looks))
    left = tuple(one for one in domain.dilemma if one != kind)
    state = with_domain(state, replace(domain, crises=(*domain.crises, crisis), dilemma=left))
    state = noted(state, home, "crisis", came_words(crisis, home), secret=True)
    return state, Event("crisis", came_words(crisis, home), {"at": at, "crisis": kind, "face": crisis.face})


def several(
    state: State, at: str, kinds: tuple[CrisisKind, ...], chance: Chance, library: Library
) -> tuple[State, tuple[Event, ...]]:
    """The state with each of these Crises, and what is told of them."""
    events: list[Event] = []
    for kind in kinds:
        state, event = brought(state, at, kind, chance, library)
        events.append(event)
    return state, tuple(events)


def random_crisis(state: State, at: str, chance: Chance, library: Library) -> tuple[State, tuple[Event, ...]]:
    """The state with one random Crisis more, and what is told of it; unchanged where all six are there."""
    return several(state, at, random_kinds(domain_of(state, at), 1, chance), chance, library)


def check_roll(state: State, command: c.RollCrises) -> None:
    """No Dilemma waits; in a turn each Domain is rolled for once."""
    domain = domain_of(state, command.at)
    if domain.dilemma:
        names = " or ".join(KINDS[kind].name for kind in domain.dilemma)
        raise IllegalCommand(f"a Dilemma waits first: {names}, with `dilemma {command.at} {domain.dilemma[0]}`")
    check_once(state, "rolled", home_of(state, domain), "the Crisis Roll")


def roll(state: State, command: c.RollCrises, chance: Chance, library: Library) -> Step[State]:
    """The Crisis Roll, a d6 (MB-397): two Crises, a choice between two, or none; where one kind alone is left there is
    no choice, and where none is nothing comes."""
    domain = domain_of(state, command.at)
    name, die = home_of(state, domain).name, chance.roll(6, "the Crisis Roll")
    fortune = fortune_of(die)
    wanted = 0 if fortune == "prosperity" else CALAMITY if fortune == "calamity" else OPTIONS
    kinds = random_kinds(domain, wanted, chance)
    told = f"The Crisis Roll of {name} was a {die}, {FORTUNES[fortune]}."
    data = {"at": command.at, "die": die, "result": fortune, "kinds": list(kinds)}
    if fortune == "dilemma" and len(kinds) == OPTIONS:
        chooses = chooser(state, domain) or "whoever acts for the ruler"
        text = f"{told} {' or '.join(KINDS[kind].name for kind in kinds)}: {chooses} chooses."
        return done(with_domain(state, replace(domain, dilemma=kinds)), "crises", text, **data)
    if len(kinds) < wanted:
        told += " All six are there: nothing comes." if not kinds else f" Only {KINDS[kinds[0]].name} can come."
    state, events = several(settled(state, "rolled", command.at), command.at, kinds, chance, library)
    return Step(state, (Event("crises", told, data), *events))


def check_choose(state: State, command: c.Choose) -> None:
    """A Dilemma waits, and it is one of its two."""
    domain = domain_of(state, command.at)
    if not domain.dilemma:
        raise IllegalCommand(f"no Dilemma waits at {home_of(state, domain).name}: the Crisis Roll may bring one")
    if command.kind not in domain.dilemma:
        names = " or ".join(KINDS[kind].name for kind in domain.dilemma)
        raise IllegalCommand(f"the choice is between {names}, not {KINDS[command.kind].name}")


def choose(state: State, command: c.Choose, chance: Chance, library: Library) -> Step[State]:
    """One of the two comes, the other does not (MB-397, MB-A59)."""
    domain = domain_of(state, command.at)
    home, who = home_of(state, domain), chooser(state, domain) or "Whoever acts for the ruler"
    state = with_domain(state, replace(domain, dilemma=()))
    state, event = brought(settled(state, "rolled", command.at), command.at, command.kind, chance, library)
    text = f"{who} chose {KINDS[command.kind].name} for {home.name}."
    return Step(state, (Event("dilemma", text, {"at": command.at, "crisis": command.kind}), event))


def check_add(state: State, command: c.AddCrisis) -> None:
    """None comes twice at a time (MB-A59)."""
    domain = domain_of(state, command.at)
    check_told(command.face)
    name, left = home_of(state, domain).name, possible(domain)
    if not left:
        raise IllegalCommand(f"all six Crises are at {name} already: no other can come")
    if command.kind != "any" and command.kind not in left:
        raise IllegalCommand(f"{KINDS[command.kind].name} is at {name} already: settle it first, or take another")


def add(state: State, command: c.AddCrisis, chance: Chance, library: Library) -> Step[State]:
    """A Crisis as the game master has it, or a random one (MB-398)."""
    random = command.kind == "any"
    kind = random_kinds(domain_of(state, command.at), 1, chance)[0] if command.kind == "any" else command.kind
    state, event = brought(state, command.at, kind, chance, library, command.face)
    return Step(state, (replace(event, data={**event.data, "random": random}),))


def _of_list(state: State, at: str, number: int) -> tuple[Domain, Crisis]:
    domain = domain_of(state, at)
    return domain, placed(domain.crises, number, "Crisis", home_of(state, domain))


def check_announce(state: State, command: c.Announce) -> None:
    """It is otherwise than said."""
    domain, crisis = _of_list(state, command.at, command.number)
    if crisis.announced == (command.turn == "on"):
        know = "know" if crisis.announced else "do not know"
        raise IllegalCommand(f"players {know} of {KINDS[crisis.kind].name} at {home_of(state, domain).name} already")


def announce(state: State, command: c.Announce, chance: Chance) -> Step[State]:
    """Players know of a Crisis, and the year's entries on it are theirs to read; or no more."""
    domain, crisis = _of_list(state, command.at, command.number)
    home, known = home_of(state, domain), command.turn == "on"
    crises = swapped(domain.crises, command.number, replace(crisis, announced=known))
    state = _told_to_players(
        with_domain(state, replace(domain, crises=crises)), home.at, crisis, home.hidden or not known
    )
    name = KINDS[crisis.kind].name
    text = (
        f"All speak of {name} at {home.name}: {crisis.face}" if known else f"{name} at {home.name} is a secret again."
    )
    event = Event("announced", text, {"at": home.at, "crisis": crisis.kind, "announced": known}, reveals=known)
    return Step(state, (event,))


def _told_to_players(state: State, at: str, crisis: Crisis, secret: bool) -> State:
    """The state with the year's entries on a Crisis, of its beginning and its end, secret or not."""
    entries = tuple(
        replace(one, secret=secret) if one.at == at and tells_of(one, crisis) else one for one in state.calendar.entries
    )
    return replace(state, calendar=replace(state.calendar, entries=entries))


def check_settle(state: State, command: c.Settle) -> None:
    """It goes on."""
    domain, crisis = _of_list(state, command.at, command.number)
    if crisis.ended:
        raise IllegalCommand(f"{KINDS[crisis.kind].name} at {home_of(state, domain).name} is resolved: {crisis.how}")


def settle(state: State, command: c.Settle, chance: Chance) -> Step[State]:
    """A Crisis is resolved, and is in the Domain no more (MB-398)."""
    domain, crisis = _of_list(state, command.at, command.number)
    home, over = home_of(state, domain), replace(crisis, ended=state.day.now, how=sentence(command.how))
    state = with_domain(state, replace(domain, crises=swapped(domain.crises, command.number, over)))
    state = noted(state, home, "crisis", ended_words(over, home), secret=not crisis.announced)
    return done(state, "settled", ended_words(over, home), at=home.at, crisis=crisis.kind, how=command.how)
