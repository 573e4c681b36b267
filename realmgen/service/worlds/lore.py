"""What worlds are made from."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from realmgen.content import load
from realmgen.games.ironsworn.library import Library

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Lore
    from realmgen.service.play import Campaign, Play

KEY = "ironsworn"


@cache
def library() -> Library:
    """The lore that came along."""
    return Library(load(KEY))


def lore_for(play: Play, world: Campaign) -> Lore:
    """The lore a world draws from: what came along, and the packs that are on."""
    from realmgen.games.ironsworn.rules import Ironsworn

    here = play.position(world)
    assert isinstance(here.game, Ironsworn)
    return here.game.lore.using(here.state.packs)
