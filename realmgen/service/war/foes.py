"""Whom one may fight: casts of the Realm's Myths, stat blocks of the rules, units in the field, and foes by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from realmgen.errors import RealmgenError, Unreadable
from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands import forces
from realmgen.games.bastionland.forces.blocks import numbers, of_make, title_of
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.model import Myth, State
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.rules.common import unused
from realmgen.games.bastionland.rules.forces.common import names

MYTHS, BLOCKS, FIELD = "myth", "block", "field"
GROUPS = {
    "Warbands": ("militia", "skirmishers", "mercenaries", "riders", "knights"),
    "Ships": ("rowboat", "longship", "warship"),
    "Walls": ("gate", "rampart", "castle-wall", "siege-tower"),
    "Engines": ("battering-ram", "stone-thrower", "bolt-launcher", "trebuchet"),
    "Beasts": ("hound", "charger", "riding-steed", "heavy-steed", "pony"),
}
"""By kind: those stat blocks."""
LARGEST_GROUP = 30


@dataclass(frozen=True, slots=True)
class Foe:
    """Someone who can be set against the Company, or beside it: where they come from and by which key, their name,
    their numbers in words, and what else is known."""

    source: str
    key: str
    name: str
    stats: str = ""
    about: str = ""
    number: int = 1


def of_blocks(kind: str) -> list[Foe]:
    """The stat blocks of the rules of that kind, of GROUPS."""
    return [Foe(BLOCKS, make, title_of(make), numbers(of_make(make, make))) for make in GROUPS[kind]]


def of_myths(state: State) -> list[tuple[Myth, tuple[Foe, ...]]]:
    """Every Myth that is open, with its cast; the one in whose hex the Company is comes first."""
    realm, at = state.realm, state.company.at
    if realm is None:
        return []
    found = [myth for myth in realm.myths if myth.tale and myth.number not in state.resolved]
    found.sort(key=lambda myth: (myth.at != at, myth.number))
    return [(myth, tuple(_actor(myth, n) for n in range(len(myth.tale.cast)))) for myth in found if myth.tale]


def _actor(myth: Myth, place: int) -> Foe:
    assert myth.tale
    actor = myth.tale.cast[place]
    return Foe(MYTHS, f"{myth.number}.{place}", actor.name, str(actor.stats), actor.note)


def in_the_field(state: State) -> list[Foe]:
    """Units that can take part and do not."""
    busy = {fighter.name for fighter in state.fight.fighters} if state.fight else set()
    free = (unit for unit in state.units if unit.stands and unit.name not in busy)
    return [Foe(FIELD, unit.name, unit.name, numbers(unit, "now")) for unit in free]


def friends(state: State) -> list[Foe]:
    """Units that may stand beside the Company: those that were not against it when they fought last."""
    against: dict[str, bool] = {}
    for past in state.fights:
        against |= dict.fromkeys(past.ours, False) | dict.fromkeys(past.theirs, True)
    return [foe for foe in in_the_field(state) if not against.get(foe.name)]


def by_hand(name: str, stats: str, number: int) -> Foe:
    """A foe as it was typed in; raises Unreadable saying what is wrong."""
    if not name.strip():
        raise Unreadable("the foe has no name: write one, such as Grey brothers")
    read = read_stats(stats.strip())
    return Foe("", str(read), name.strip()[:80], str(read), number=number)


def opening(state: State, name: str, theirs: str, against: Sequence[Foe], beside: Iterable[Foe] = ()) -> list[str]:
    """The commands by which a fight begins with these against the Company and those beside it."""
    found = [str(c.OpenFight(name.strip() or suggested(state), theirs.strip()))]
    taken = set(names(state))
    for side, foes in (("theirs", against), ("ours", beside)):
        for foe in foes:
            found += entering(state, foe, side, taken)
    return found


def entering(state: State, foe: Foe, side: str, taken: set[str] | None = None) -> list[str]:
    """The commands by which one takes part: it is made, unless it is in the field already, and joins a side."""
    taken = set(names(state)) if taken is None else taken
    if foe.source == FIELD:
        return [str(c.Join(side, foe.key))]  # type: ignore[arg-type]
    name = unused(foe.name, taken)
    taken.add(name)
    return [_made(foe, name), str(c.Join(side, name))]  # type: ignore[arg-type]


def _made(foe: Foe, name: str) -> str:
    if foe.source == BLOCKS:
        return str(forces.Raise(foe.key, name))  # type: ignore[arg-type]
    if foe.source == MYTHS:
        return str(forces.CallCast(int(foe.key.partition(".")[0]), foe.name, number=foe.number))
    return str(forces.Foe(name, foe.stats, foe.number))


def of_the_company(state: State) -> list[str]:
    """Who is present and not in the fight."""
    busy = {fighter.name for fighter in state.fight.fighters} if state.fight else set()
    return [member.name for member in state.company.present if member.name not in busy]


def joining(side: str, name: str, *, late: bool = False) -> str:
    """The command by which someone who is there takes part."""
    return str(c.Join(side, name, "late" if late else "ready"))  # type: ignore[arg-type]


def suggested(state: State) -> str:
    """What a fight here may be called."""
    at = state.company.at
    name = f"The fight at {name_at(state, at)}" if at else "The fight"
    return unused(name, {past.name for past in state.fights})[:80]


def more(foes: Sequence[Foe], new: Foe) -> tuple[Foe, ...]:
    """The foes with one more: of the same kind it is one more of a group, as far as it can be one."""
    same = next((n for n, foe in enumerate(foes) if (foe.source, foe.key) == (new.source, new.key)), None)
    if same is None or new.source == BLOCKS:
        return (*foes, new)
    return tuple(foes) if new.source == FIELD else counted(foes, same, foes[same].number + new.number)


def counted(foes: Sequence[Foe], place: int, number: int) -> tuple[Foe, ...]:
    """The foes with so many of the one at that place; none when it is 0."""
    found = list(foes)
    if number < 1:
        del found[place]
    else:
        found[place] = replace(found[place], number=min(number, LARGEST_GROUP))
    return tuple(found)


def fault_of(name: str, stats: str) -> str:
    """Why a foe cannot be read; empty when it can."""
    try:
        by_hand(name, stats, 1)
    except RealmgenError as error:
        return str(error)
    return ""
