"""The game as journals know it: its key is `ironsworn`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.deeds import DEEDS
from realmgen.games.ironsworn.deeds.deed import Deed, read
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Tale, World
from realmgen.games.ironsworn.rows import rows
from realmgen.games.ironsworn.seen import CODE, redacted
from realmgen.games.ironsworn.torn import torn
from realmgen.kit.chance import Chance
from realmgen.kit.game import Json, Rows, Step
from realmgen.kit.kept import kept_json, read_kept


class Ironsworn:
    """The rules as `kit.game.Game` wants them."""

    key = "ironsworn"
    rules_version = 1

    def __init__(self, lore: Lore) -> None:
        self.lore = lore

    def new(self) -> Tale:
        return Tale()

    def parse(self, text: str) -> Deed:
        return read(text, DEEDS)

    def offers(self, state: Tale) -> Iterable[Deed]:
        """None: what can be asked and changed is shown by the pages."""
        return ()

    def check(self, state: Tale, command: Deed) -> None:
        command.check(state, self.lore.using(state.packs))

    def apply(self, state: Tale, command: Deed, chance: Chance) -> Step[Tale]:
        step = command.apply(state, self.lore.using(state.packs), chance)
        if step.state.world is not state.world:
            _whole(step.state)
        return step

    def redact(self, state: Tale) -> Json:
        """Its own seed and what players may not see are left out (see `seen`)."""
        return {CODE: "", "tale": kept_json(redacted(state))}

    def dump(self, state: Tale) -> Json:
        found: Json = kept_json(state)
        return found

    def load(self, stored: Json) -> Tale:
        """Read what `dump` wrote; raises Unreadable with every fault."""
        tale = read_kept(Tale, stored, "")
        _whole(tale)
        return tale

    def upgrade(self, stored: Json, version: int) -> Json:
        return stored

    def rows(self, state: Tale) -> Rows:
        return rows(state)

    def moment(self, state: Tale) -> Json:
        """None: no time of its own is kept."""
        return {}

    def problems(self, state: Tale) -> list[str]:
        """Every rule that the world breaks, none before there is one. Foes that somebody made otherwise than the truths
        have them are no fault."""
        return list(_problems(state.world)) if state.world else []


@lru_cache(maxsize=8)
def _problems(world: World) -> tuple[str, ...]:
    from realmgen.games.ironsworn.problems import problems

    return tuple(problems(world))


def _whole(tale: Tale) -> None:
    """Raise Unreadable for a world that does not hold together, as a journal that was spoilt may tell of one."""
    if faults := torn(tale.world) if tale.world else []:
        raise Unreadable(*faults)
