"""What happens in play: notes, rolls and the Wilderness Roll with its Omens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.groundrules import RULES
from realmgen.games.bastionland.lore.model import OMENS
from realmgen.games.bastionland.model import Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.places import nearest, realm_of, thing_at
from realmgen.games.bastionland.rules.common import done, on_map, said, without
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

SIX = 6


def check_note(state: State, command: c.Note) -> None:
    """Any hex may bear a note; only one that is there is taken away."""
    on_map(state, command.at)
    if not command.text.strip() and command.at not in state.notes:
        raise IllegalCommand(f"there is no note on {command.at} to take away")


def note(state: State, command: c.Note, chance: Chance) -> Step[State]:
    """Write a note on a hex, or take it away."""
    text = command.text.strip()
    others = without(state.notes, command.at)
    said = f"Wrote a note on {command.at}." if text else f"Took away the note on {command.at}."
    return done(replace(state, notes=others | ({command.at: text} if text else {})), "noted", said, at=command.at)


def check_roll(state: State, command: c.Roll) -> None:
    """Dice may always be rolled."""


def roll(state: State, command: c.Roll, chance: Chance) -> Step[State]:
    """Roll dice: the event shows the total and every die."""
    total = command.dice.roll(chance, command.purpose)
    values = [die.value for die in chance.rolled[-command.dice.count :]]
    shown = f" ({', '.join(map(str, values))})" if len(values) > 1 or command.dice.plus else ""
    purpose = f" for {command.purpose}" if command.purpose else ""
    text = f"Rolled {command.dice}{purpose}: {total}{shown}."
    data = {"dice": str(command.dice), "values": values, "total": total, "purpose": command.purpose}
    return done(state, "rolled", text, **data)


def check_wilderness(state: State, command: c.Wilderness) -> None:
    """No roll is made in a holding (MB-A49)."""
    found = thing_at(on_map(state, command.at), command.at)
    if isinstance(found, Holding):
        raise IllegalCommand(f"{found.name} stands in {command.at}: no Wilderness Roll is made in a holding")


def wilderness(state: State, command: c.Wilderness, chance: Chance) -> Step[State]:
    """The roll for any hex, wherever the Company is."""
    return phase_end(state, command.at, chance)


def phase_end(state: State, at: str, chance: Chance, *, asleep: bool = False) -> Step[State]:
    """A Phase ends in the wild (MB-313): in a Myth's own hex its next Omen comes without dice (MB-327); who sleeps
    outdoors finds no landmark (MB-316)."""
    realm = unresolved(state)
    here = thing_at(realm, at)
    if isinstance(here, Myth):
        return omen(state, at, here, 0, "in its own hex: where they can, the Knights surprise it")
    die = chance.roll(6, "the Wilderness Roll")
    if die > 3:
        return Step(state, (_landmark(at, None if asleep else here, die),))
    if not realm.myths:
        return Step(state, (_event("clear", f"{at}: a {die}, but no Myth is left: all clear.", at, die),))
    if die == 1:
        return omen(state, at, random_myth(realm, chance), die, "by chance")
    return omen(state, at, nearest_myth(realm, at, chance), die, "the nearest")


def unresolved(state: State) -> Realm:
    """The Realm with the Myths that are still open: a resolved one has no Omens left (MB-A48)."""
    realm = realm_of(state)
    return replace(realm, myths=tuple(myth for myth in realm.myths if myth.number not in state.resolved))


def random_myth(realm: Realm, chance: Chance) -> Myth:
    """A d6 names the Myth; a number that no Myth bears is rolled again (MB-A48).

    Where Myths are numbered past six, a die with a face for each picks one in their order.
    """
    by_number = {myth.number: myth for myth in sorted(realm.myths, key=lambda myth: myth.number)}
    if len(by_number) == 1:
        return realm.myths[0]
    if max(by_number) > SIX:
        return list(by_number.values())[chance.roll(len(by_number), "which Myth") - 1]
    while (number := chance.roll(SIX, "which Myth")) not in by_number:
        pass
    return by_number[number]


def nearest_myth(realm: Realm, label: str, chance: Chance) -> Myth:
    """The Myth the fewest hex steps away; among equals a die decides (MB-A47)."""
    least: Sequence[object] = nearest(realm, label, realm.myths)[1]
    myths = [myth for myth in least if isinstance(myth, Myth)]
    return myths[chance.roll(len(myths), "which of the nearest Myths") - 1] if len(myths) > 1 else myths[0]


def omen(state: State, at: str, myth: Myth, die: int, how: str) -> Step[State]:
    """The Myth's next Omen (MB-325); after the sixth there is only its current state (MB-A48)."""
    shown = state.omens.get(myth.number, 0)
    number = shown + 1 if shown < OMENS else 0
    what = f"Omen {number} of {said(myth)}" if number else f"{said(myth)} has shown all its Omens: its current state"
    rolled = f"a {die}, " if die else ""
    words = _told(myth, number)
    data = {"myth": myth.number, "omen": number} | ({"words": words} if words else {})
    event = _event("omen", f"{at}: {rolled}{what}, {how}. {words}".strip(), at, die, **data)
    return Step(replace(state, omens={**state.omens, myth.number: shown + 1} if number else state.omens), (event,))


def _told(myth: Myth, number: int) -> str:
    """The Omen as it is written; after the sixth, what becomes of the land if no one acts."""
    if myth.tale is None:
        return ""
    return myth.tale.omens[number - 1] if number else myth.tale.left_alone


def _landmark(at: str, here: object, die: int) -> Event:
    """The hex's landmark is found, or all is clear (MB-252)."""
    if isinstance(here, Landmark):
        data = {"landmark": here.kind, "name": here.name} | ({"prompt": here.prompt} if here.prompt else {})
        text = " ".join(filter(None, [f"{at}: a {die}, {said(here)}.", here.prompt, RULES[here.kind]]))
        return _event("landmark", text, at, die, **data)
    return _event("clear", f"{at}: a {die}, all clear.", at, die)


def _event(kind: str, text: str, at: str, die: int, **data: object) -> Event:
    return Event(kind, text, {"at": at, "die": die, **data}, reveals=True)
