"""Tales, Knights' entries and prompts that a game master writes or brings."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.lore.model import Calling
from realmgen.games.bastionland.model import Holding, Landmark, Myth, State
from realmgen.games.bastionland.places import realm_of, thing_at, title_of
from realmgen.games.bastionland.rules.common import (
    a,
    done,
    free_land,
    on_map,
    said,
    something,
    swap,
    unplayed,
    with_myth,
)
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step


def check_tale(state: State, command: c.SetTale) -> None:
    """Myths have tales; on free land a tale brings its Myth along (MB-A44)."""
    realm = on_map(state, command.at)
    if command.tale and thing_at(realm, command.at) is None:
        free_land(realm, command.at)
        return
    myth = a(Myth, "Myth", realm, command.at)
    if command.tale is None and myth.tale is None:
        raise IllegalCommand(f"{said(myth)} has no tale to take away")


def set_tale(state: State, command: c.SetTale, chance: Chance) -> Step[State]:
    """Another tale with its name and mark, for a new Myth where none stands; the Omens of the one before are forgotten,
    and how it ended (MB-325)."""
    realm, tale = realm_of(state), command.tale
    fresh = thing_at(realm, command.at) is None
    if fresh:
        realm = with_myth(realm, command.at, "")
    myth = a(Myth, "Myth", realm, command.at)
    new = replace(myth, name=tale.name, mark=tale.hex, tale=tale) if tale else replace(myth, tale=None)
    another = tale is not None and (myth.tale is None or myth.tale.id != tale.id)
    before = unplayed(state, myth.number) if another else state
    text = f"Myth {myth.number} in {command.at} is {new.name} now." if tale else f"Took away the tale of {said(myth)}."
    text = f"Placed {said(new)} in {command.at}." if fresh else text
    changed = replace(before, realm=swap(realm, myth, new))
    return done(changed, "told", text, at=command.at, old="" if fresh else myth.name, new=new.name)


def check_calling(state: State, command: c.SetCalling) -> None:
    """A Sanctum's Seer and a holding's ruler stand on a Knight's entry."""
    thing = something(on_map(state, command.at), command.at)
    if isinstance(thing, Myth) or (isinstance(thing, Landmark) and thing.kind != "sanctum"):
        raise IllegalCommand(f"{said(thing)} has neither a Seer nor a ruler: choose a sanctum or a holding")
    if command.calling is None and thing.calling is None:
        raise IllegalCommand(f"{said(thing)} has no Knight's entry to take away")


def set_calling(state: State, command: c.SetCalling, chance: Chance) -> Step[State]:
    """A Sanctum gets the entry's Seer (MB-256), a ruler its title (MB-227)."""
    realm, calling = realm_of(state), command.calling
    thing = something(realm, command.at)
    assert not isinstance(thing, Myth)
    new: Holding | Landmark
    if isinstance(thing, Holding):
        new = replace(thing, calling=calling, ruler=_titled(thing, calling))
    else:
        new = replace(thing, calling=calling, detail=calling.seer.name if calling else thing.detail)
    whose = f"the entry of {calling.name}" if calling else "no Knight's entry"
    changed = replace(state, realm=swap(realm, thing, new))
    return done(
        changed, "called", f"{said(thing)} has {whose} now.", at=command.at, name=calling.name if calling else ""
    )


def _titled(home: Holding, calling: Calling | None) -> str:
    """The ruler's name with the new title in the place of the old one."""
    name, _, title = home.ruler.rpartition(", ")
    old = title_of(home.calling) if home.calling else "Knight"
    bare = name if name and title in (old, "Knight", "Vassal") else home.ruler
    if not bare:
        return title_of(calling) if calling else ""
    return f"{bare}, {title_of(calling)}" if calling else f"{bare}, Knight"


def check_prompt(state: State, command: c.Prompt) -> None:
    """Landmarks have prompts."""
    a(Landmark, "landmark", on_map(state, command.at), command.at)


def prompt(state: State, command: c.Prompt, chance: Chance) -> Step[State]:
    """Write what is met at a landmark (MB-254)."""
    realm = realm_of(state)
    landmark = a(Landmark, "landmark", realm, command.at)
    changed = swap(realm, landmark, replace(landmark, prompt=command.text.strip()))
    text = f"Wrote what is met at {said(landmark)} in {command.at}."
    return done(replace(state, realm=changed), "prompted", text, at=command.at, prompt=command.text.strip())
