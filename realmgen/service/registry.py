"""The one place that names the games, and opens the door to them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from realmgen.service.fold import AnyGame
from realmgen.service.play import Play

if TYPE_CHECKING:
    from realmgen.store.packs import Packs


@cache
def games() -> Mapping[str, AnyGame]:
    """Every game by key, with the content that came along."""
    from realmgen.service import realms

    return _by_key(realms.rules(), _worlds(None))


def open_play(where: str | os.PathLike[str] | None = None) -> Play:
    """Play on a database: `where` is a path or URL, None for REALMGEN_DATABASE_URL or the user's data folder.

    Raises Unreadable when the database is not ours or cannot be opened.
    """
    from realmgen.service.packs import rules_over
    from realmgen.store.ledger import open_ledger

    ledger = open_ledger(where)
    return Play(ledger, _by_key(rules_over(ledger.packs), _worlds(ledger.packs)))


def _by_key(realm: AnyGame, worlds: AnyGame) -> Mapping[str, AnyGame]:
    from realmgen.games.torchfall.table import Torchfall

    return {game.key: game for game in (realm, Torchfall(), worlds)}


def _worlds(packs: Packs | None) -> AnyGame:
    from realmgen.games.ironsworn.rules import Ironsworn
    from realmgen.service.worlds.lore import library, library_over

    return Ironsworn(library_over(packs) if packs else library())
