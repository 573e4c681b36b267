"""What people do for Knights and tell them (MB-224, MB-225, MB-229 to MB-240, MB-262, MB-345 to MB-348)."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.folk.folklore import Witness, telling
from realmgen.games.bastionland.folk.service import FAVOURS, GRADES, SERVICES, chance_of, virtues
from realmgen.games.bastionland.groundrules import arrival
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.phrases import away, sentence, sentences
from realmgen.games.bastionland.places import is_water, kind_word, realm_of, thing_at
from realmgen.games.bastionland.rules.common import a, done, on_map, said, without
from realmgen.games.bastionland.rules.lore.notes import check_room, noted, table_of
from realmgen.games.bastionland.rules.play import nearest_myth, random_myth, unresolved
from realmgen.games.bastionland.rules.restoring import all_restored, restored_event
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


def check_hire(state: State, command: c.Hire) -> None:
    """Holdings offer service; the smallest never the rarest (MB-229)."""
    home = a(Holding, "holding", on_map(state, command.at), command.at)
    if not chance_of(home.kind, command.service):
        why = GRADES[SERVICES[command.service].grade]
        place = f"a {kind_word(home.kind)} such as {home.name}"
        raise IllegalCommand(f"{place} is too small for a {command.service}: the craft {why}")
    check_room(state.notes.get(command.at, ""), command.at)


def hire(state: State, command: c.Hire, chance: Chance, library: Library) -> Step[State]:
    """Someone for service, by name, with Virtues of d12 + d6 each, if any is here: the common always are (MB-230,
    MB-231)."""
    home = a(Holding, "holding", realm_of(state), command.at)
    faces, service = chance_of(home.kind, command.service), SERVICES[command.service]
    if faces < 6 and chance.roll(6, f"a {command.service} here ({faces} or less)") > faces:
        return done(state, "sought", f"No {command.service} serves in {home.name} now.", at=command.at, found=False)
    who = chance.draw(table_of(library, f"services.{command.service}"))
    stats = service.stats(virtues(chance))
    line = sentences(f"for hire, {command.service}: {who}", stats, service.note)
    data = {"service": command.service, "found": True, "stats": stats}
    return done(noted(state, command.at, line), "hired", f"{home.name}: {line}", at=command.at, **data)


def _contact(at: str, name: str) -> str:
    return f"{at} {name.strip()}"


def check_favour(state: State, command: c.Favour) -> None:
    """Whoever is asked is somewhere on the map."""
    on_map(state, command.at)


def favour(state: State, command: c.Favour, chance: Chance) -> Step[State]:
    """Helpers serve gladly up to a limit, then they want something back or refuse (MB-229)."""
    contact, name = _contact(command.at, command.name), command.name.strip()
    done_before = state.favours.get(contact, 0)
    if done_before >= FAVOURS:
        text = f"{name} in {command.at} has done enough gladly: they want something back first, or refuse."
        return done(state, "owed", text, at=command.at, name=name, favours=done_before)
    count = done_before + 1
    more = " That is the last one for nothing." if count == FAVOURS else ""
    text = f"{name} in {command.at} does a favour gladly, {count} of {FAVOURS}.{more}"
    changed = replace(state, favours={**state.favours, contact: count})
    return done(changed, "favoured", text, at=command.at, name=name, favours=count)


def check_repay(state: State, command: c.Repay) -> None:
    """Something is owed."""
    on_map(state, command.at)
    if _contact(command.at, command.name) not in state.favours:
        raise IllegalCommand(f"nothing is owed to {command.name.strip()} in {command.at}")


def repay(state: State, command: c.Repay, chance: Chance) -> Step[State]:
    """What was owed is given back."""
    changed = replace(state, favours=without(state.favours, _contact(command.at, command.name)))
    text = f"{command.name.strip()} in {command.at} has had something back."
    return done(changed, "repaid", text, at=command.at, name=command.name.strip())


def spoken_of(state: State, witness: Witness) -> Realm:
    """The Realm as a witness tells of it: only Seers still speak of Myths that are resolved (MB-A48)."""
    return realm_of(state) if witness == "seer" else unresolved(state)


def check_ask(state: State, command: c.Ask) -> None:
    """Somebody can live there, and there is something to tell."""
    if is_water(on_map(state, command.at), command.at):
        raise IllegalCommand(f"nobody lives in {command.at}: it is water")
    realm = spoken_of(state, command.witness)
    if not (realm.myths or realm.landmarks):
        raise IllegalCommand("there is nothing to tell: the Realm has neither open Myths nor landmarks")


def ask(state: State, command: c.Ask, chance: Chance, library: Library) -> Step[State]:
    """What they tell; a die decides which Myth a Knight or a Vagabond knows of (MB-346), and among equals (MB-A47)."""
    realm = spoken_of(state, command.witness)
    told = telling(realm, command.at, command.witness, library.tables, _known(realm, command, chance))
    price = f" The price: {told.price}" if told.price else ""
    text = sentence(f"{command.at}: a {command.witness} tells. {' '.join(told.lines)}{price}")
    data = {"at": command.at, "witness": command.witness, "lines": list(told.lines)}
    return Step(state, (Event("asked", text, data, reveals=True),))


def _known(realm: Realm, command: c.Ask, chance: Chance) -> Myth | None:
    if not realm.myths or command.witness == "seer":
        return None
    if command.witness == "vassal":
        return nearest_myth(realm, command.at, chance)
    return random_myth(realm, chance)


def _seer(realm: Realm, at: str) -> str:
    """The Seer of a Sanctum by name; raises IllegalCommand where there is none."""
    here = thing_at(realm, at)
    if not isinstance(here, Landmark) or here.kind != "sanctum":
        raise IllegalCommand(f"no Seer is at home in {at}: choose a sanctum")
    return here.detail or "the Seer"


def check_counsel(state: State, command: c.Counsel) -> None:
    """A Seer speaks, of a Myth there is."""
    realm = on_map(state, command.at)
    _seer(realm, command.at)
    _numbered(realm, command.number)
    check_room(state.notes.get(command.at, ""), command.at)


def _numbered(realm: Realm, number: int) -> Myth:
    found = next((myth for myth in realm.myths if myth.number == number), None)
    if found is None:
        there = ", ".join(str(myth.number) for myth in realm.myths) or "none"
        raise IllegalCommand(f"there is no Myth {number}: the Realm has {there}")
    return found


def counsel(state: State, command: c.Counsel, chance: Chance) -> Step[State]:
    """The quest's direction, written down where it was given (MB-224); guidance restores the CLA of a Company that is
    there to hear it (MB-118)."""
    realm = realm_of(state)
    seer, myth = _seer(realm, command.at), _numbered(realm, command.number)
    way = away(realm, command.at, myth.at)
    line = sentences(f"counsel of {seer}: {said(myth)}, {way}", command.text)
    data = {"at": command.at, "myth": myth.number, "to": myth.at, "way": way}
    told = Event("counselled", line, data, reveals=True)
    state, names = all_restored(state, state.company.present, "cla") if state.company.at == command.at else (state, ())
    return Step(noted(state, command.at, line), (told, *restored_event("cla", f"the guidance of {seer}", names)))


def check_approve(state: State, command: c.Approve) -> None:
    """A Seer judges."""
    realm = on_map(state, command.at)
    _seer(realm, command.at)
    check_room(state.notes.get(command.at, ""), command.at)


def approve(state: State, command: c.Approve, chance: Chance) -> Step[State]:
    """A Seer's approval is written down: the time has come for a Squire's knighting, or a Knight's way to the City
    (MB-225)."""
    seer = _seer(realm_of(state), command.at)
    line = sentence(f"{seer} holds the time ripe for {c.APPROVED[command.step]} of {command.name.strip()}")
    new = noted(state, command.at, line)
    return done(new, "approved", line, at=command.at, name=command.name.strip(), step=command.step)


def check_journey(state: State, command: c.Journey) -> None:
    """One sets out from a Realm."""
    realm_of(state)


def journey(state: State, command: c.Journey, chance: Chance, library: Library) -> Step[State]:
    """A journey to a distant Realm usually ends in the next Season, by a road that is drawn (MB-262)."""
    place, there = command.place.strip(), arrival(command.season)
    road = chance.draw(table_of(library, "journeys"))
    text = f"Set out for {place} in {command.season.title()}: arrives in {there.title()}. {road}"
    return done(state, "departed", text, to=place, left=command.season, arrives=there, road=road)
