"""What the tests of the pages of worlds share: a world, pressing, and what is shown."""

from functools import cache

from realmgen.games.ironsworn.model import WorldOptions
from realmgen.service.worlds import games
from realmgen.service.worlds.making import draw_world

SMALL = WorldOptions(settlements=9, sites=4)


@cache
def small_world():
    """A world with few places, the same in every test."""
    return draw_world(SMALL, "pages")


def begun(play, *, mode="solo", world=None, within=None):
    """A world that is kept, and its code."""
    return games.start(play, world or small_world(), mode=mode, within=within)


def world_of(play, game):
    """How it is by now."""
    return play.position(game).state.world


def tale_of(play, game):
    return play.position(game).state


def shown(at):
    """All words of a page."""
    return "\n".join(text.value for text in (*at.markdown, *at.error, *at.warning, *at.subheader))


def press(at, *keys):
    """Press buttons of the page by their keys, one after the other."""
    for key in keys:
        at.button(key).click().run()
        assert not at.exception
    return at


def keys(at):
    return {one.key for one in at.button}


def field(at, kind, start):
    """The one field of a kind whose key begins so."""
    [found] = [one for one in getattr(at, kind) if one.key and one.key.startswith(start)]
    return found
