"""Worlds as they are kept: begun, listed, found again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.deeds.whole import Adopt
from realmgen.games.ironsworn.deeds.whole import Play as PlayMode
from realmgen.games.ironsworn.model import REGIONS
from realmgen.service.worlds.lore import KEY

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Mode, Tale, World
    from realmgen.service.play import Campaign, Play

ORACLES_ALONE = "Oracles"
"""What a journal is called that was begun without a world."""


@dataclass(frozen=True, slots=True)
class WorldLine:
    """A world in a list, and how it stands in words."""

    campaign: Campaign
    stands: str


def start(
    play: Play, world: World | None, *, mode: Mode = "solo", name: str = "", within: Campaign | None = None
) -> Campaign:
    """A new journal: of a world, or of oracles alone. Raises Unreadable."""
    first = [str(PlayMode(mode)), *([str(Adopt(world))] if world else [])]
    return play.create(name or (world.name if world else ORACLES_ALONE), KEY, first=first, within=within)


def listed(play: Play, within: Campaign | None = None, *, archived: bool = False) -> list[WorldLine]:
    """The worlds of a campaign, or those that stand alone; the one last played first."""
    belongs = within.id if within else None
    worlds = [world for world in play.campaigns(KEY, archived=archived) if world.within == belongs]
    return [WorldLine(world, stands(play.position(world).state)) for world in worlds]


def home_of(play: Play, world: Campaign) -> Campaign | None:
    """The campaign a world belongs to, if to one."""
    return play.ledger.standing(world.within).campaign if world.within else None


def stands(tale: Tale) -> str:
    """How it stands, in a line."""
    if tale.world is None:
        return f"Oracles alone, {_many(tale.asked, 'answer')}"
    home = tale.world.place(tale.world.home)
    at = f"{home.name} in the {REGIONS[tale.world.region_of(home.cell)]}" if home else "no home yet"
    open_vows = sum(vow.state == "open" for vow in tale.vows)
    return f"{at}, {_many(open_vows, 'open vow')}, {_many(tale.asked, 'answer')}"


def _many(count: int, what: str) -> str:
    return f"{count or 'no'} {what}{'s' * (count != 1)}"
