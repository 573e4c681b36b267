"""Fifty Realms of all sizes and coasts, and what of them no player may read."""

from functools import lru_cache

from realmgen.games.bastionland.model import COASTS, Options
from realmgen.service.realms import draw_realm

SEEDS = [f"{n * 7919:032x}" for n in range(1, 51)]


@lru_cache
def realm_of(seed):
    n = SEEDS.index(seed)
    return draw_realm(Options(width=10 + n % 5, height=10 + n % 4, coast=COASTS[n % 3]), seed)


def hidden_words(realm):
    things = [*realm.myths, *realm.landmarks]
    words = [t.name for t in things] + [t.detail for t in realm.landmarks] + [m.mark for m in realm.myths]
    return [realm.seed, *(w for w in words if w)]
