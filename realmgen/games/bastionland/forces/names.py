"""Whom units follow, when those go by another name or another rules in their place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from realmgen.games.bastionland.forces.model import Unit


def with_names(units: Iterable[Unit], name: Callable[[str], str]) -> tuple[Unit, ...]:
    """Units with the names of whom they follow, and who leads them, as `name` has them."""
    return tuple(replace(unit, serves=name(unit.serves), leader=name(unit.leader)) for unit in units)


def taken_over(units: Iterable[Unit], home: str, old: str, new: str) -> tuple[Unit, ...]:
    """Units of which those of a Holding that followed its old ruler follow the new one."""
    return tuple(replace(unit, serves=new) if (unit.home, unit.serves) == (home, old) else unit for unit in units)
