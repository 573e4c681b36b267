"""What a choice of truths would make of a world: settlements, people, and which foes are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.model import Truth
from realmgen.games.ironsworn.truths import Implied, implied
from realmgen.kit.words import listed
from realmgen.service.worlds.facts import STATUSES

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Category, Lore, Option

MYSTICS = {"few": "hardly any mystics", "rare": "few mystics", "common": "mystics in many a village"}
MANY = 4
"""Kinds of foes that are named; more are counted."""


def consequences(category: Category, option: Option, lore: Lore) -> tuple[str, ...]:
    """What follows where this option holds and nothing else does, a line each; what is as usual is left out."""
    chosen, usual = (Truth(category.key, (option.number,)),), ()
    means, without = implied(chosen, lore), implied(usual, lore)
    return (*_land(means, without), *_foes(chosen, lore))


def _land(means: Implied, usual: Implied) -> Iterator[str]:
    if means.sizes != usual.sizes:
        yield f"Settlements: {_named(means.sizes)}"
    if means.leaders != usual.leaders:
        yield f"Leaders: {_named(means.leaders)}"
    if means.defences != usual.defences:
        yield f"Defence: {_named(means.defences)}"
    if means.roads:
        yield "Roads join the villages of the Havens"
    if means.sentries:
        yield "Settlements keep sentries"
    if means.firstborn == "trade":
        yield "Elves and giants come to trade"
    yield from _people(means, usual)


def _people(means: Implied, usual: Implied) -> Iterator[str]:
    if means.roles:
        yield f"People: {_named(means.roles)}"
    if means.mystics != usual.mystics:
        yield f"People: {MYSTICS[means.mystics]}"
    if not means.rituals:
        yield "Rituals are superstition, and work nothing"
    if means.religion != usual.religion:
        yield f"Religion: {means.religion}"
    if means.factions:
        yield f"Faction: {listed(means.factions)}"
    if means.sites:
        yield f"Sites: {listed(means.sites)}"


def _named(weighted: tuple[tuple[str, int], ...]) -> str:
    return listed(word.lower() for word, _ in weighted)


def _foes(chosen: tuple[Truth, ...], lore: Lore) -> Iterator[str]:
    """Kinds of foes with which it would be otherwise than usual, by how it would be."""
    usual = {fit.foe: fit.status for fit in fitted((), lore)}
    changed: dict[str, list[str]] = {}
    for fit in fitted(chosen, lore):
        if fit.status != usual.get(fit.foe):
            changed.setdefault(STATUSES[fit.status], []).append(lore.foes[fit.foe].name)
    for status, names in changed.items():
        rest = len(names) - MANY
        more = f" and {rest} more" if rest > 0 else ""
        yield f"Foes: {', '.join(names[:MANY])}{more}: {status}"
