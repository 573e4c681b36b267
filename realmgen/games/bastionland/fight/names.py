"""Names in a fight: another for someone, or someone as if never there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from realmgen.games.bastionland.fight.model import Assault, Fight, Fighter, Pool

Name = Callable[[str], str]


def called_anew(fight: Fight, name: Name) -> Fight:
    """The fight with every name as the function gives it."""
    return replace(
        fight,
        fighters=tuple(_fighter(one, name) for one in fight.fighters),
        assault=fight.assault and _assault(fight.assault, name),
        morale=tuple(map(name, fight.morale)),
        tested=tuple(map(name, fight.tested)),
    )


def _fighter(one: Fighter, name: Name) -> Fighter:
    return replace(one, name=name(one.name), steed=name(one.steed), leads=name(one.leads))


def _assault(assault: Assault, name: Name) -> Assault:
    feats = tuple(replace(use, by=name(use.by)) for use in assault.feats)
    return replace(assault, pools=tuple(_pool(pool, name) for pool in assault.pools), feats=feats)


def _pool(pool: Pool, name: Name) -> Pool:
    return replace(
        pool,
        target=name(pool.target),
        strikes=tuple(replace(one, by=name(one.by)) for one in pool.strikes),
        dice=tuple(replace(one, by=name(one.by)) for one in pool.dice),
        effects=tuple(replace(one, on=name(one.on), by=name(one.by), what=name(one.what)) for one in pool.effects),
    )


def struck_out(fight: Fight, name: str) -> Fight:
    """The fight without someone; an attack of theirs or on them goes with them."""

    def kept(text: str) -> str:
        return "" if text == name else text

    assault = fight.assault
    if assault and name in {one for pool in assault.pools for one in (pool.target, *(s.by for s in pool.strikes))}:
        assault = None
    fighters = tuple(_fighter(one, kept) for one in fight.fighters if one.name != name)
    morale = tuple(one for one in fight.morale if one != name)
    return replace(fight, fighters=fighters, assault=assault, morale=morale)
