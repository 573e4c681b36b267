"""How it begins: trouble at home that will not go away (IS-653, IS-654), and the checklist it is measured by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, Rank, World
from realmgen.games.ironsworn.start.casting import Cast, Company
from realmgen.games.ironsworn.start.hooks import plain
from realmgen.games.ironsworn.start.rolling import TROUBLE, all_rows, besides, rows
from realmgen.games.ironsworn.start.wording import hook, written
from realmgen.kit.chance import Dice
from realmgen.kit.words import listed

FIRST_RANKS: dict[Rank, int] = {"troublesome": 20, "dangerous": 35, "formidable": 25}
"""Ranks of a first vow (IS-654), by how often the oracle of ranks gives them (IS-647)."""
LONGEST = 5
"""Steps that fit into a session or two."""


class Point(NamedTuple):
    """One of the six things that make a good beginning: what to ask, whether it holds, and why."""

    key: str
    ask: str
    met: bool
    why: str


def incident(world: World, lore: Lore, dice: Dice) -> Hook | None:
    """What happens at home: of its own troubles, or drawn. None where there is no home."""
    home = world.place(world.home)
    if home is None:
        return None
    troubles = all_rows(lore, TROUBLE)
    own = [low for low, text in troubles.items() if text in home.troubles]
    return of_trouble((dice.pick(own or list(troubles)),), world, lore, dice)


def of_trouble(rolls: Sequence[int], world: World, lore: Lore, dice: Dice) -> Hook | None:
    """What results of the oracle of troubles make at home; its rank is drawn (IS-705)."""
    home = world.place(world.home)
    if home is None:
        return None
    (low, text), *more = rows(lore, TROUBLE, rolls).items()
    words = written(lore, f"quests-troubles.trouble-{low}") or plain(text, f"{text}.", lore, dice)
    rank = dice.weighted(list(FIRST_RANKS), list(FIRST_RANKS.values()))
    found = hook(words, Cast(Company(world), home, dice), f"trouble {low}", rank)
    return replace(found, text=found.text + "".join(besides(text) for _, text in more)) if found else None


def checklist(world: World, found: Hook) -> tuple[Point, ...]:
    """The six points (IS-653), each with what the incident has to show for it."""
    home, people = world.place(world.home), [one for n in found.people if (one := world.person(n))]
    where = home.name if home else "home"
    near = [person.name for person in people if home and person.home == home.number]
    names = [person.name for person in people]
    stays = home is not None and home.number in found.places
    limited = found.rank in FIRST_RANKS and len(found.steps) <= LONGEST
    return (
        Point("personal", "Is it personal?", bool(near), _personal(near, where)),
        Point("stays", "Will it stay until somebody acts?", stays, _stays(stays, where)),
        Point("clock", "Does a clock tick?", bool(found.clock), found.clock or "Say what happens, and when."),
        Point("matters", "Does it matter to others?", bool(names), _matters(names)),
        Point("stakes", "Does it raise the stakes?", bool(names and found.clock), _stakes(names, where)),
        Point("limited", "Can it be done in a session or two?", limited, _limited(found)),
    )


def _personal(near: Sequence[str], where: str) -> str:
    if not near:
        return "Tie it to somebody you know."
    return f"You know {listed(near)} of {where}."


def _stays(stays: bool, where: str) -> str:
    return f"It is at {where}, and {where} cannot walk away from it." if stays else "Bring it home."


def _matters(names: Sequence[str]) -> str:
    return f"Ask {listed(names, 'or')}." if names else "Name somebody else who loses by it."


def _stakes(names: Sequence[str], where: str) -> str:
    return f"{where} pays for it, and {names[0]} first." if names else "Say who pays for it."


def _limited(found: Hook) -> str:
    return f"It is {found.rank}, in {len(found.steps)} steps."
