"""Knights for a new Company: rolled several at once with names of their own, or read off a sheet of paper."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands.company import NewKnight, PutMember, SetStart
from realmgen.games.bastionland.company import fresh, gear
from realmgen.games.bastionland.company.model import HIGHEST, Member
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
_SPLIT = re.compile(r"[\n;]|,(?![^()]*\))")
_NUMBERS = {"vig": ("VIG", HIGHEST), "cla": ("CLA", HIGHEST), "spi": ("SPI", HIGHEST), "guard": ("Guard", 99)}


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


def paper_text(told: Mapping[str, str]) -> str:
    """The command that writes a Knight down as on paper; raises Unreadable, a fault for each field that is wrong."""
    faults = [] if told.get("name") else ["the Knight has no name"]
    vig, cla, spi, guard = (_number(told, key, faults) for key in _NUMBERS)
    if faults:
        raise Unreadable(*faults)
    items = tuple(filter(None, (item.strip() for item in _SPLIT.split(told.get("items", "")))))
    bare = fresh.knight(told["name"], (vig, cla, spi), guard, player=told.get("player", ""))
    return str(PutMember(gear.equipped(_with(bare, told, items), gear.ready(items))))


def _with(bare: Member, told: Mapping[str, str], items: tuple[str, ...]) -> Member:
    words = {key: told.get(key, "") for key in ("title", "ability", "passion")}
    return replace(bare, items=items, **words)  # type: ignore[arg-type]


def _number(told: Mapping[str, str], key: str, faults: list[str]) -> int:
    name, most = _NUMBERS[key]
    text = told.get(key, "")
    if not (text.isascii() and text.isdigit() and int(text[:4]) <= most):
        faults.append(f"{name} is {text!r}: write a number from 0 to {most}")
        return 0
    return int(text)
