"""The Realm as a whole: adopted, and its parts renamed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import Lake, Realm, Region, River, State
from realmgen.games.bastionland.places import realm_of, seat
from realmgen.games.bastionland.road.model import Day
from realmgen.games.bastionland.rules.common import done, swap
from realmgen.games.bastionland.rules.lines import numbered
from realmgen.games.bastionland.season.entries import elsewhere
from realmgen.games.bastionland.seen import Seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

T = TypeVar("T")


def check_adopt(state: State, command: c.Adopt) -> None:
    """A game master's Realm has its Seat; a players' file may lack it (MB-218)."""
    if command.realm.holdings and seat(command.realm) is None:
        raise IllegalCommand("none of its holdings is the Seat of Power: this is a players' file that hides it")


def adopt(state: State, command: c.Adopt, chance: Chance) -> Step[State]:
    """The adopted Realm, with what it brought and what is kept (see the command)."""
    realm = command.realm
    kept = state if _same(state.realm, realm) else _elsewhere(state)
    new = replace(
        kept,
        realm=realm,
        notes=kept.notes if command.notes is None else command.notes,
        omens=_still(kept, realm, kept.omens) if command.omens is None else command.omens,
        words=kept.words if command.words is None else command.words,
        sites=kept.sites if command.sites is None else command.sites,
        resolved=_still(kept, realm, kept.resolved),
    )
    return done(
        new,
        "adopted",
        f"Adopted the Realm of {realm.name}: {_told(realm)}.",
        name=realm.name,
        width=realm.grid.width,
        height=realm.grid.height,
        left_out=list(realm.left_out),
    )


def _told(realm: Realm) -> str:
    counts = {"holding": realm.holdings, "Myth": realm.myths, "landmark": realm.landmarks}
    counted = ", ".join(f"{len(found)} {word}{'s' * (len(found) != 1)}" for word, found in counts.items())
    left_out = f". Left out: {', '.join(realm.left_out)}" if realm.left_out else ""
    return f"{realm.grid.width} × {realm.grid.height} hexes, {counted}{left_out}"


def _same(before: Realm | None, after: Realm) -> bool:
    """Whether one Realm came of the other: of one seed, on one grid."""
    return before is not None and (before.seed, before.grid) == (after.seed, after.grid)


def _elsewhere(state: State) -> State:
    """What goes along to another Realm: the Company, which has not set foot there yet, the clock with its calendar, the
    nights, and the fog: nobody is shown a new land because the old one was left. A turn ends where it stands."""
    day = Day(now=state.day.now, phases=state.day.phases, slept=state.day.slept)
    company = replace(state.company, at="")
    seen = Seen(fog=state.seen.fog)
    calendar = elsewhere(state.calendar)
    kept = State(packs=state.packs, company=company, day=day, seen=seen, shared=state.shared, calendar=calendar)
    return replace(kept, nights=state.nights)


def _still(state: State, realm: Realm, by_number: Mapping[int, T]) -> dict[int, T]:
    """What is kept of the Myths that stand in both Realms: of one number, and of one name or in one hex."""
    before = {myth.number: myth for myth in state.realm.myths} if state.realm else {}
    pairs = ((myth, before[myth.number]) for myth in realm.myths if myth.number in before)
    kept = {myth.number for myth, was in pairs if myth.name == was.name or myth.at == was.at}
    return {number: value for number, value in by_number.items() if number in kept}


def check_use_pack(state: State, command: c.UsePack) -> None:
    """A pack is switched on or off once. Whether there is such a pack is not for the rules to know."""
    if (command.id in state.packs) == command.on:
        raise IllegalCommand(f"pack {command.id} is {'on' if command.on else 'off'} already")


def use_pack(state: State, command: c.UsePack, chance: Chance) -> Step[State]:
    """Switch a pack on, after those that are on, or off. What was drawn stays as it is."""
    others = tuple(pack for pack in state.packs if pack != command.id)
    changed = replace(state, packs=(*others, command.id) if command.on else others)
    word = "on" if command.on else "off"
    return done(changed, "pack", f"Switched pack {command.id} {word}.", id=command.id, on=command.on)


def check_rename_realm(state: State, command: c.RenameRealm) -> None:
    """There is a Realm."""
    realm_of(state)


def rename_realm(state: State, command: c.RenameRealm, chance: Chance) -> Step[State]:
    """Rename the Realm."""
    realm = realm_of(state)
    text = f"Renamed the Realm of {realm.name}: {command.name}."
    changed = replace(realm, name=command.name)
    return done(replace(state, realm=changed), "renamed", text, old=realm.name, new=command.name)


def check_rename_part(state: State, command: c.RenamePart) -> None:
    """There is a part of that number."""
    numbered(_parts(realm_of(state), command.part), command.part, command.number)


def rename_part(state: State, command: c.RenamePart, chance: Chance) -> Step[State]:
    """Rename a river, lake or region."""
    realm = realm_of(state)
    old = _parts(realm, command.part)[command.number - 1]
    changed = swap(realm, old, replace(old, name=command.name))
    text = f"Renamed {command.part} {command.number}, {old.name}: {command.name}."
    return done(replace(state, realm=changed), "renamed", text, old=old.name, new=command.name)


def _parts(realm: Realm, part: c.Part) -> tuple[River, ...] | tuple[Lake, ...] | tuple[Region, ...]:
    return realm.rivers if part == "river" else realm.lakes if part == "lake" else realm.regions
