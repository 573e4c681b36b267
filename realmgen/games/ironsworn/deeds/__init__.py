"""Every command by its verb. A module of commands lists its own as `DEEDS`."""

from __future__ import annotations

from collections.abc import Mapping

from realmgen.games.ironsworn.deeds import asking, keeping, whole, writing
from realmgen.games.ironsworn.deeds.deed import Deed

DEEDS: Mapping[str, type[Deed]] = {
    deed.verb: deed for deed in (*whole.DEEDS, *writing.DEEDS, *asking.DEEDS, *keeping.DEEDS)
}
