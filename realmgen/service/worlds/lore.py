"""What worlds are made from."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from realmgen.content import load
from realmgen.games.ironsworn.library import Library

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Additions, Lore
    from realmgen.service.play import Campaign, Play
    from realmgen.store.packs import Packs

KEY = "ironsworn"


@cache
def library() -> Library:
    """The lore that came along."""
    return Library(load(KEY))


def library_over(store: Packs) -> Library:
    """The lore that came along, and what the packs of a database add where they are on."""

    def packed(ids: tuple[str, ...]) -> Additions:
        from realmgen.service.datasworn import additions_of

        return additions_of(store, ids)

    return Library(load(KEY), packed)


def lore_for(play: Play, world: Campaign) -> Lore:
    """The lore a world draws from: what came along, and the packs that are on."""
    from realmgen.games.ironsworn.rules import Ironsworn

    here = play.position(world)
    assert isinstance(here.game, Ironsworn)
    return here.game.lore.using(here.state.packs)
