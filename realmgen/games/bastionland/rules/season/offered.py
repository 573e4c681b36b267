"""Commands of the year that need no words, as buttons make them; not all of them are allowed now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.season.model import Pursuit

_LINES: tuple[Command, ...] = (
    c.BeginTurn("season"),
    c.BeginTurn("age"),
    c.Weeks(),
    c.Reckon(),
    c.Onward(),
    c.Wane(),
    c.Ripen(),
    c.Acclaim(),
    c.Feast(),
    c.LeaveStep(),
    c.EndTurn(),
    c.Permanent("on"),
    c.Permanent("off"),
)
_WORDED: tuple[Pursuit, ...] = ("pilgrimage",)
"""Pursuits that cannot be told without words."""


def of_the_year(state: State) -> Iterator[Command]:
    """What might be ordered of time, and what each Knight may choose to do in it."""
    yield from _LINES
    pursuits = [pursuit for pursuit in get_args(Pursuit) if pursuit not in _WORDED]
    yield from (c.Pursue(knight.name, pursuit) for knight in state.company.knights for pursuit in pursuits)
