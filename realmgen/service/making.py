"""Knights for a new Company: rolled several at once with names of their own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from realmgen.games.bastionland.commands.company import NewKnight, SetStart
from realmgen.games.bastionland.company.names import suggested
from realmgen.games.bastionland.model import State
from realmgen.kit.chance import fresh_seed, stream
from realmgen.service.packs import library_for

if TYPE_CHECKING:
    from realmgen.games.bastionland.lore import Library
    from realmgen.service.play import Campaign, Play

START_NAMES = {"wanderer": "Wanderers", "courtier": "Courtiers", "ruler": "Rulers"}
"""By Start: what its Knights are called (MB-003, MB-005, MB-007)."""
THREE = 3


def roll_knights(play: Play, campaign: Campaign, start: str, *, seen: int, many: int = THREE) -> None:
    """Roll Knights who begin so, each a line of the journal; raises as `Play.do` does."""
    state = play.position(campaign).state
    if state.company.start != start:
        seen = play.do(campaign, str(SetStart(start)), seen=seen).seq  # type: ignore[arg-type]
    names = free_names(state, library_for(play, campaign))
    for _ in range(many):
        seen = play.do(campaign, str(NewKnight(next(names))), seen=seen).seq


def free_names(state: State, library: Library) -> Iterator[str]:
    """Names nobody of the Company bears, in an order by chance, one after another."""
    taken = [member.name for member in state.company.members]
    return suggested(library.tables, taken, stream(fresh_seed(), "names"))
