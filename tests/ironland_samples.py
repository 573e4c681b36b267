"""A small world for tests of truths, people and foes, and commands given to it and told again."""

from functools import cache

from realmgen.content import Shelf, load
from realmgen.games.ironsworn.foes import fitted
from realmgen.games.ironsworn.library import Library
from realmgen.games.ironsworn.model import CATEGORIES, Place, Tale, Truth, World, WorldOptions
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.games.ironsworn.truths import implied
from realmgen.kit.chance import Replay, Script
from realmgen.kit.hex import Grid

LORE = Library(load("ironsworn"))
GAME = Ironsworn(LORE)
NO_LORE = Ironsworn(Library(Shelf(())))
"""The same game after all its content went."""
PLACES = (
    Place(1, "settlement", "Cairnhome", 7),
    Place(2, "settlement", "Redhall", 14),
    Place(3, "site", "Iron Ridge", 20),
)


def truths(**options):
    """`truths(iron=3)`: the first option of every category but those given; None leaves one open."""
    chosen = {key: options.get(key.replace("-", "_"), 1) for key in CATEGORIES}
    return tuple(Truth(key, _tuple(option)) for key, option in chosen.items())


def only(**options):
    """Truths for these categories and no others."""
    return tuple(Truth(key.replace("_", "-"), _tuple(option)) for key, option in options.items())


def _tuple(option):
    return option if isinstance(option, tuple) else () if option is None else (option,)


@cache
def fits(**options):
    """By key: how foes fit these truths and no others."""
    return {fit.foe: fit for fit in fitted(only(**options), LORE)}


def world(chosen=None, **fields):
    held = truths() if chosen is None else chosen
    means = implied(held, LORE)
    return World(
        "The Grey Reach", "4711", 1, WorldOptions(), Grid(6, 6), "5" * 36, "p" * 36, truths=held,
        **{"places": PLACES, "foes": fitted(held, LORE), "factions": means.factions, "lore": means.lore, **fields},
    )  # fmt: skip


def tale(chosen=None, **fields):
    return Tale(world=world(chosen, **fields))


def do(state, text, *rolls):
    """The step after a command whose dice were typed; told again without any content it is the same."""
    command = GAME.parse(text)
    assert GAME.parse(str(command)) == command
    GAME.check(state, command)
    script = Script(list(rolls))
    step = GAME.apply(state, command, script)
    script.finish()
    again = Replay(script.rolled, script.drawn)
    assert NO_LORE.apply(state, command, again) == step
    again.finish()
    assert GAME.load(GAME.dump(step.state)) == step.state
    return step


def after(state, *texts):
    for text in texts:
        state = do(state, text).state
    return state
