"""Vows, journeys, fights and bonds of a world as its page shows them, and the commands it gives."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from realmgen.games.ironsworn.deeds.acquaint import Acquaint
from realmgen.games.ironsworn.deeds.bonds import FIRST, Clear, Forge
from realmgen.games.ironsworn.deeds.fights import EndFight, FoeTurn, Hit, told
from realmgen.games.ironsworn.deeds.journeys import Arrive, Depart, Onward, TurnBack, way
from realmgen.games.ironsworn.deeds.milestones import Plan, Progress, Reach
from realmgen.games.ironsworn.deeds.oath import Oath
from realmgen.games.ironsworn.deeds.quests import Amend, Forsake, Fulfil, Swear, Take, rerolls_bond
from realmgen.games.ironsworn.deeds.starting import (
    Before,
    CloseOnes,
    Happens,
    Home,
    Later,
    Links,
    Scene,
    SetUp,
    Start,
)
from realmgen.games.ironsworn.deeds.tracks import standing
from realmgen.games.ironsworn.model import FULL, HARM, RANKS, REGIONS, Hook, boxes
from realmgen.games.ironsworn.start import (
    FIRST_RANKS,
    LONG_RANKS,
    SKIPPED,
    WAYS,
    checklist,
    is_sworn,
    pace,
    steps,
    suggested,
    untaken,
)

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Bond, Fight, Rank, Tale, Vow, World

__all__ = [
    "FIRST",
    "FIRST_RANKS",
    "FULL",
    "LONG_RANKS",
    "RANKS",
    "SKIPPED",
    "WAYS",
    "Acquaint",
    "Amend",
    "Arrive",
    "Before",
    "Clear",
    "CloseOnes",
    "Depart",
    "EndFight",
    "FoeTurn",
    "Forge",
    "Forsake",
    "Fulfil",
    "Happens",
    "Hit",
    "Home",
    "Later",
    "Links",
    "Oath",
    "Onward",
    "Plan",
    "Progress",
    "Reach",
    "Scene",
    "SetUp",
    "Start",
    "Swear",
    "Take",
    "TurnBack",
    "boxes",
    "checklist",
    "is_sworn",
    "pace",
    "standing",
    "steps",
    "suggested",
    "told",
    "way",
]
KINDS = {"region": "Regions", "truth": "Truths", "foe": "Foes"}
"""What ideas for quests come from."""
AGAIN = ", whose vow is fulfilled: roll any dice again"
"""What the list says of those a bond with whom may be rolled again (IS-672)."""


class Open(NamedTuple):
    """How many tracks are open, by what they are."""

    vows: int
    journeys: int
    fights: int


def open_tracks(tale: Tale) -> Open:
    """How many of each kind go on."""
    return Open(*(sum(one.state == "open" for one in those) for those in (tale.vows, tale.journeys, tale.fights)))


def home_words(world: World) -> str:
    """`Redhall in the Havens`, nothing where there is no home."""
    home = world.place(world.home)
    return f"{home.name} in the {REGIONS[world.region_of(home.cell)]}" if home else ""


def settlements(world: World) -> dict[int, str]:
    """By number: where one may live."""
    return {one.number: one.name for one in world.places if one.kind == "settlement"}


def who(world: World | None, number: int) -> str:
    """The name of somebody, nothing for nobody."""
    one = world.person(number) if world else None
    return one.name if one else ""


def in_order(tale: Tale) -> list[Vow]:
    """Open vows, what was sworn long ago last; a vow sworn on the way of another stands behind it."""
    these = [vow for vow in tale.vows if vow.state == "open"]
    return sorted(these, key=lambda vow: (vow.kind == "background", vow.main or vow.number, vow.number))


def behind(tale: Tale) -> list[Vow]:
    """Vows fulfilled and forsaken, the last first."""
    return [vow for vow in reversed(tale.vows) if vow.state != "open"]


def blocked(tale: Tale, vow: Vow) -> str:
    """The vow that has to be fulfilled first, nothing when none has (IS-666)."""
    return next((one.text for one in tale.vows if one.main == vow.number and one.state == "open"), "")


def main_of(tale: Tale, vow: Vow) -> Vow | None:
    """The open vow that a vow was sworn on the way of (IS-666)."""
    return next((one for one in tale.vows if one.number == vow.main and one.state == "open"), None)


def ideas(tale: Tale, kind: str = "") -> list[Hook]:
    """What can be taken up, near home first; of one kind of source, or all."""
    return [hook for hook in untaken(tale) if not kind or hook.source.startswith(kind)]


def source_words(hook: Hook) -> str:
    """What an idea comes from, in a few words."""
    kind, _, rest = hook.source.partition(" ")
    if kind == "region":
        return f"the {REGIONS[int(rest)]}"
    if kind == "truth":
        return f"truth: {rest.rpartition(' ')[0].replace('-', ' ')}"
    return f"foe: {rest.replace('-', ' ')}" if kind == "foe" else "your truths"


def fight_words(fight: Fight) -> str:
    """`dangerous, 2 harm`, and how many there are."""
    return f"{fight.rank}, {HARM[fight.rank]} harm"


def bondable(tale: Tale) -> dict[str, str]:
    """Whom and what one has no bond with yet, as a command's words by what the list says."""
    world = tale.world
    if world is None:
        return {}
    held = {(bond.person, bond.place) for bond in tale.bonds}
    people = {
        one.name + AGAIN * rerolls_bond(tale, one.number): str(Forge(person=one.number))
        for one in world.people
        if (one.number, 0) not in held
    }
    places = {
        f"{one.name}, a {one.kind}": str(Forge(place=one.number)) for one in world.places if (0, one.number) not in held
    }
    return people | places


def bond_words(bond: Bond, world: World) -> str:
    """Where whoever one has a bond with lives; "a place" for a community; empty for one that is kept in words."""
    one = world.person(bond.person)
    home = world.place(one.home) if one else None
    return f"of {home.name}" if home else "a place" if bond.place else ""


def own(what: str, home: int, oath: str, text: str, clock: str, rank: Rank) -> str:
    """The command for a vow from before, or for what happens at home, in one's own words."""
    hook = Hook("own", text, title=oath, oath=oath, clock=clock, rank=rank, places=(home,) if home else ())
    return str(Happens(own=hook) if what == "incident" else Before(own=hook))


def reranked(hook: Hook, rank: Rank) -> str:
    """The command that gives what happens another rank."""
    return str(Happens(own=replace(hook, rank=rank)))


def rank_named(name: str) -> Rank:
    """A rank by its name, `dangerous` where there is none of that name."""
    return next((rank for rank in RANKS if rank == name), "dangerous")
