"""The pools of an attack: found by their target, and changed."""

from __future__ import annotations

from dataclasses import replace

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.fight.model import Assault, Die, Pool, Strike
from realmgen.kit.words import listed


def labels(assault: Assault) -> tuple[str, ...]:
    """What each pool is called: by its target, and from the second of one target on with a number: `Brigands 2`."""
    found: list[str] = []
    for at, pool in enumerate(assault.pools):
        before = sum(one.target == pool.target for one in assault.pools[:at])
        found.append(f"{pool.target} {before + 1}" if before else pool.target)
    return tuple(found)


def pool_of(assault: Assault, target: str) -> Pool:
    """The pool against that target; raises IllegalCommand with those there are (MB-079)."""
    names = labels(assault)
    if target not in names:
        raise IllegalCommand(f"{target} is no target of this attack: that is {listed(names)}")
    return assault.pools[names.index(target)]


def with_pool(assault: Assault, old: Pool, new: Pool) -> Assault:
    """The attack with one pool, found by being that very one, changed."""
    return replace(assault, pools=tuple(new if one is old else one for one in assault.pools))


def strike_of(assault: Assault, name: str) -> Strike:
    """How someone strikes in this attack; raises IllegalCommand when they do not."""
    strikes = [strike for pool in assault.pools for strike in pool.strikes]
    found = next((strike for strike in strikes if strike.by == name), None)
    if found is None:
        names = listed(list(dict.fromkeys(strike.by for strike in strikes)))
        raise IllegalCommand(f"{name} makes no part of this attack: that is {names}")
    return found


def with_strike(assault: Assault, strike: Strike) -> Assault:
    """The attack with this way to strike in the place of theirs."""

    def swapped(pool: Pool) -> Pool:
        return replace(pool, strikes=tuple(strike if one.by == strike.by else one for one in pool.strikes))

    return replace(assault, pools=tuple(map(swapped, assault.pools)))


def die_at(pool: Pool, place: int) -> Die:
    """A die of the pool by its place from 1; raises IllegalCommand for one that is not there, or gone."""
    if not 1 <= place <= len(pool.dice):
        raise IllegalCommand(f"there is no die {place} against {pool.target}: they are numbered 1 to {len(pool.dice)}")
    die = pool.dice[place - 1]
    if die.gone:
        raise IllegalCommand(f"die {place} against {pool.target} is {die.gone} already")
    return die
