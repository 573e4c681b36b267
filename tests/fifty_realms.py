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
    words += [mark.prompt for mark in realm.landmarks] + [home.detail for home in realm.holdings]
    return [realm.seed, *(w for w in words if w), *written_words(realm)]


def written_words(realm):
    """What is written of Myths, Knights and Seers; a ruler's title alone is known to all."""
    for myth in realm.myths:
        if myth.tale:
            yield from (myth.tale.truth, *myth.tale.omens, myth.tale.weakness, myth.tale.cure, myth.tale.left_alone)
            yield from (*myth.tale.known.values(), *myth.tale.prompts.values(), *map(str, myth.tale.cast))
    for calling in (thing.calling for thing in (*realm.holdings, *realm.landmarks) if thing.calling):
        yield from (*calling.belongings, calling.ability_text, calling.passion, *calling.prompts)
        yield from (calling.seer.name, calling.seer.look, calling.seer.nature, calling.seer.price)
