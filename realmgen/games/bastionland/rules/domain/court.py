"""Who is at Court: Retainers, Courtiers, Petitioners, Seers on a visit (MB-392 to MB-395)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.domain.court import called_in
from realmgen.games.bastionland.domain.model import OFFICES, WANTS, Courtier, Domain, Office, Want
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Holding, Landmark, State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import nearest, realm_of
from realmgen.games.bastionland.rules.common import done, unused
from realmgen.games.bastionland.rules.domain.common import check_name, domain_of, home_of, with_domain
from realmgen.games.bastionland.rules.lore.notes import table_of
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step


def check_court(state: State, command: c.Court) -> None:
    """Nobody of that name is at this Court."""
    domain = domain_of(state, command.at)
    check_name(command.name)
    if command.name.strip() in _names(domain):
        raise IllegalCommand(f"{command.name.strip()} is at the Court of {home_of(state, domain).name} already")


def _names(domain: Domain) -> tuple[str, ...]:
    return tuple(one.name for one in domain.court)


def court(state: State, command: c.Court, chance: Chance, library: Library) -> Step[State]:
    """Somebody more at Court, drawn as far as nothing is said of them: a Retainer has a seat of the Council to help, a
    Courtier an ambition, a Petitioner a want of three, and a Seer comes from the nearest Sanctum or sends an
    acolyte."""
    domain = domain_of(state, command.at)
    home = home_of(state, domain)
    one = {"retainer": _retainer, "courtier": _courtier, "petitioner": _petitioner, "seer": _seer}[command.kind](
        state, home, command, chance, library
    )
    if one.name in _names(domain):
        one = replace(one, name=unused(one.name[:75], _names(domain)))
    state = with_domain(state, replace(domain, court=(*domain.court, one)))
    text = sentence(_told(one, home))
    return done(state, "court", text, at=home.at, who=one.kind, name=one.name, seat=one.seat, want=one.want)


def _told(one: Courtier, home: Holding) -> str:
    """Who comes and what about; somebody without a name is told by what they are about."""
    about = f": {one.note}" if one.note else ""
    who = f"a {one.kind.capitalize()}" if one.name.endswith("…") else one.name
    part = f", Retainer of the {one.seat.capitalize()}," if one.seat else ""
    kind = f", a {one.kind.capitalize()}" if who == one.name and not one.seat else ""
    for_want = f" for {one.want}" if one.want else ""
    return f"{who}{part} comes to the Court of {home.name}{for_want}{kind}{about}"


def _person(chance: Chance, library: Library) -> str:
    given = "people.women" if chance.roll(2, "a woman (1) or a man (2)") == 1 else "people.men"
    return " ".join(chance.draw(table_of(library, table)) for table in (given, "people.bynames"))


def _retainer(state: State, home: Holding, command: c.Court, chance: Chance, library: Library) -> Courtier:
    name = command.name.strip() or _person(chance, library)
    office: Office = OFFICES[chance.roll(len(OFFICES), "whose Retainer it is") - 1]
    return Courtier(name, "retainer", seat=office, note=command.note.strip())


def _courtier(state: State, home: Holding, command: c.Court, chance: Chance, library: Library) -> Courtier:
    name, note = command.name.strip(), command.note.strip()
    if not name and not note:
        note = chance.draw(table_of(library, "courtiers"))
        return Courtier(called_in(note), "courtier", note=note)
    name = name or _person(chance, library)
    note = note or chance.draw(table_of(library, "sparks.person.want"))
    return Courtier(name, "courtier", note=note)


def _petitioner(state: State, home: Holding, command: c.Court, chance: Chance, library: Library) -> Courtier:
    name, note = command.name.strip(), command.note.strip()
    want: Want = (
        command.want or WANTS[chance.roll(len(WANTS), "what they come for: aid (1), counsel (2), justice (3)") - 1]
    )
    if not name and not note:
        note = chance.draw(table_of(library, f"petitioners.{want}"))
        return Courtier(called_in(note), "petitioner", want=want, note=note)
    return Courtier(name or _person(chance, library), "petitioner", want=want, note=note)


def _seer(state: State, home: Holding, command: c.Court, chance: Chance, library: Library) -> Courtier:
    name, note = command.name.strip(), command.note.strip()
    if name:
        return Courtier(name, "seer", note=note)
    sanctum = _sanctum(state, home, chance)
    if sanctum is None:
        return Courtier(chance.draw(table_of(library, "seers")), "seer", note=note or "From a Sanctum far away.")
    seer = sanctum.calling.seer.name if sanctum.calling else sanctum.detail or "the Seer"
    if chance.roll(2, "the Seer (1) or an acolyte (2)") == 1:
        return Courtier(seer[:80], "seer", note=note or f"The Seer of {sanctum.name}.")
    return Courtier(_person(chance, library), "seer", note=note or f"An acolyte, sent by {seer} of {sanctum.name}.")


def _sanctum(state: State, home: Holding, chance: Chance) -> Landmark | None:
    """The nearest Sanctum, one of them at random where several are as near (MB-A47)."""
    realm = realm_of(state)
    sanctums = [mark for mark in realm.landmarks if mark.kind == "sanctum"]
    if not sanctums:
        return None
    among = nearest(realm, home.at, sanctums)[1]
    found = among[chance.roll(len(among), "which Sanctum") - 1] if len(among) > 1 else among[0]
    assert isinstance(found, Landmark)
    return found


def _at_court(state: State, at: str, name: str) -> tuple[Domain, Courtier]:
    domain = domain_of(state, at)
    found = next((one for one in domain.court if one.name == name.strip()), None)
    if found is None:
        known = ", ".join(_names(domain)) or "nobody yet"
        raise IllegalCommand(f"{name.strip()} is not at the Court of {home_of(state, domain).name}: there is {known}")
    return domain, found


def check_retain(state: State, command: c.Retain) -> None:
    """They are at Court, and help another seat or none."""
    _, one = _at_court(state, command.at, command.name)
    if one.seat == command.office:
        raise IllegalCommand(f"{one.name} is the {command.office.capitalize()}'s Retainer already")


def retain(state: State, command: c.Retain, chance: Chance) -> Step[State]:
    """Whoever is at Court helps that seat of the Council from now on (MB-392)."""
    domain, one = _at_court(state, command.at, command.name)
    new = replace(one, kind="retainer", seat=command.office, want="")
    people = tuple(new if each is one else each for each in domain.court)
    text = f"{one.name} is the {command.office.capitalize()}'s Retainer at {home_of(state, domain).name}."
    return done(with_domain(state, replace(domain, court=people)), "retained", text, at=command.at, name=one.name)


def check_uncourt(state: State, command: c.Uncourt) -> None:
    """They are at Court."""
    _at_court(state, command.at, command.name)


def uncourt(state: State, command: c.Uncourt, chance: Chance) -> Step[State]:
    """Somebody leaves the Court."""
    domain, one = _at_court(state, command.at, command.name)
    people = tuple(each for each in domain.court if each is not one)
    text = f"{one.name} left the Court of {home_of(state, domain).name}."
    return done(with_domain(state, replace(domain, court=people)), "uncourted", text, at=command.at, name=one.name)
