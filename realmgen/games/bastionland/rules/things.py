"""Holdings, Myths and landmarks: placed, moved, named, taken away (MB-248 to MB-254)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.model import HOLDING_KINDS, LANDMARK_KINDS, Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.places import realm_of, seat, thing_at
from realmgen.games.bastionland.rules.common import (
    a,
    done,
    free_land,
    on_map,
    said,
    something,
    swap,
    unplayed,
    unused,
    with_myth,
)
from realmgen.games.bastionland.view.words import title
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step


def check_place(state: State, command: c.Place) -> None:
    """A thing is put on free land (MB-A44)."""
    free_land(on_map(state, command.at), command.at)


def place(state: State, command: c.Place, chance: Chance) -> Step[State]:
    """A new thing; a Myth takes the lowest free number, the first holding is the Seat."""
    realm = realm_of(state)
    changed = _placed(realm, command)
    new = thing_at(changed, command.at)
    assert new is not None
    return done(
        replace(state, realm=changed),
        "placed",
        f"Placed {said(new)} in {command.at}.",
        thing=command.kind,
        at=command.at,
        name=new.name,
    )


def _placed(realm: Realm, command: c.Place) -> Realm:
    at, kind = command.at, command.kind
    if kind in HOLDING_KINDS:
        name = command.name or _fresh(kind, (h.name for h in realm.holdings))
        return replace(realm, holdings=(*realm.holdings, Holding(at, name, kind, seat=seat(realm) is None)))
    if kind in LANDMARK_KINDS:
        name = command.name or _fresh(kind, (m.name for m in realm.landmarks))
        return replace(realm, landmarks=(*realm.landmarks, Landmark(at, kind, name)))
    return with_myth(realm, at, command.name or _fresh("unnamed Myth", (m.name for m in realm.myths)))


def _fresh(kind: str, taken: Iterable[str]) -> str:
    """A name made of the kind, with a number when that name is taken."""
    return unused(title(kind), set(taken))


def check_move(state: State, command: c.Move) -> None:
    """A thing moves to free land."""
    realm = on_map(state, command.at, command.to)
    something(realm, command.at)
    if command.at == command.to:
        raise IllegalCommand(f"it stands in {command.at} already")
    free_land(realm, command.to)


def move(state: State, command: c.Move, chance: Chance) -> Step[State]:
    """Move a thing; the note on the hex and its Site stay behind (MB-263)."""
    realm = realm_of(state)
    thing = something(realm, command.at)
    changed = swap(realm, thing, replace(thing, at=command.to))
    text = f"Moved {said(thing)} from {command.at} to {command.to}.{_left(state, command.at)}"
    return done(replace(state, realm=changed), "moved", text, at=command.at, to=command.to)


def _left(state: State, at: str) -> str:
    """What to say of the Site that stays in a hex when what stood there goes."""
    site = state.site(at)
    return f" The Site {site.name} stays in {at}." if site else ""


def check_remove(state: State, command: c.Remove) -> None:
    """The Seat stays while other holdings look to it (MB-249)."""
    realm = on_map(state, command.at)
    thing = something(realm, command.at)
    if isinstance(thing, Holding) and thing.seat and len(realm.holdings) > 1:
        raise IllegalCommand(f"{thing.name} is the Seat of Power: make another holding the Seat first, then remove it")


def remove(state: State, command: c.Remove, chance: Chance) -> Step[State]:
    """Take a thing off the map; a Myth's count of Omens and its end go with it, the Site of the hex stays."""
    realm = realm_of(state)
    thing = something(realm, command.at)
    changed = replace(
        realm,
        holdings=tuple(h for h in realm.holdings if h is not thing),
        myths=tuple(m for m in realm.myths if m is not thing),
        landmarks=tuple(m for m in realm.landmarks if m is not thing),
    )
    text = f"Removed {said(thing)} from {command.at}.{_left(state, command.at)}"
    changed_state = replace(state, realm=changed)
    if isinstance(thing, Myth):
        changed_state = unplayed(changed_state, thing.number)
    return done(changed_state, "removed", text, at=command.at, name=thing.name)


def check_seat(state: State, command: c.Seat) -> None:
    """Another holding becomes the Seat."""
    holding = a(Holding, "holding", on_map(state, command.at), command.at)
    if holding.seat:
        raise IllegalCommand(f"{holding.name} is the Seat of Power already")


def make_seat(state: State, command: c.Seat, chance: Chance) -> Step[State]:
    """Make a holding the one Seat of Power (MB-249)."""
    realm = realm_of(state)
    changed = replace(realm, holdings=tuple(replace(h, seat=h.at == command.at) for h in realm.holdings))
    name = a(Holding, "holding", realm, command.at).name
    return done(replace(state, realm=changed), "seated", f"Made {name} the Seat of Power.", at=command.at, name=name)


def check_rename(state: State, command: c.Rename) -> None:
    """Something stands there to be named."""
    something(on_map(state, command.at), command.at)


def rename(state: State, command: c.Rename, chance: Chance) -> Step[State]:
    """Give a thing another name."""
    realm = realm_of(state)
    thing = something(realm, command.at)
    changed = swap(realm, thing, replace(thing, name=command.name))
    text = f"Renamed {said(thing)} in {command.at}: {command.name}."
    return done(replace(state, realm=changed), "renamed", text, at=command.at, old=thing.name, new=command.name)


def check_ruler(state: State, command: c.Ruler) -> None:
    """Holdings have rulers."""
    a(Holding, "holding", on_map(state, command.at), command.at)


def ruler(state: State, command: c.Ruler, chance: Chance) -> Step[State]:
    """Name who holds a holding (MB-248)."""
    realm = realm_of(state)
    holding = a(Holding, "holding", realm, command.at)
    changed = swap(realm, holding, replace(holding, ruler=command.name.strip()))
    text = f"{holding.name} is held by {command.name.strip() or 'nobody named'}."
    return done(replace(state, realm=changed), "ruled", text, at=command.at, ruler=command.name.strip())


def check_mark(state: State, command: c.Mark) -> None:
    """Myths mark their hexes."""
    a(Myth, "Myth", on_map(state, command.at), command.at)


def mark(state: State, command: c.Mark, chance: Chance) -> Step[State]:
    """Write how a Myth marks its hex (MB-250)."""
    realm = realm_of(state)
    myth = a(Myth, "Myth", realm, command.at)
    changed = swap(realm, myth, replace(myth, mark=command.text.strip()))
    text = f"Wrote how Myth {myth.number}, {myth.name}, marks {command.at}."
    return done(replace(state, realm=changed), "marked", text, at=command.at, mark=command.text.strip())


def check_detail(state: State, command: c.Detail) -> None:
    """Landmarks and holdings have details."""
    _detailed(on_map(state, command.at), command.at)


def _detailed(realm: Realm, at: str) -> Holding | Landmark:
    found = thing_at(realm, at)
    return found if isinstance(found, Holding) else a(Landmark, "landmark or holding", realm, at)


def detail(state: State, command: c.Detail, chance: Chance) -> Step[State]:
    """Write more of a landmark or holding."""
    realm = realm_of(state)
    thing = _detailed(realm, command.at)
    changed = swap(realm, thing, replace(thing, detail=command.text.strip()))
    text = f"Wrote more of {said(thing)} in {command.at}."
    return done(replace(state, realm=changed), "detailed", text, at=command.at, detail=command.text.strip())


def check_veil(state: State, command: c.Hide | c.Show) -> None:
    """Only holdings are hidden, and only those that are shown."""
    holding = a(Holding, "holding", on_map(state, command.at), command.at)
    if holding.hidden == isinstance(command, c.Hide):
        raise IllegalCommand(f"{holding.name} is {'hidden from' if holding.hidden else 'shown to'} the players already")


def veil(state: State, command: c.Hide | c.Show, chance: Chance) -> Step[State]:
    """Hide a holding from the players' map, or show it again."""
    realm, hide = realm_of(state), isinstance(command, c.Hide)
    holding = a(Holding, "holding", realm, command.at)
    changed = swap(realm, holding, replace(holding, hidden=hide))
    text = f"{'Hid' if hide else 'Showed'} {said(holding)} {'from' if hide else 'to'} the players."
    event = Event("hidden" if hide else "shown", text, {"at": command.at}, reveals=not hide)
    return Step(replace(state, realm=changed), (event,))
