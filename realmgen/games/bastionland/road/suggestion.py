"""Something there is to do, as a button has it, and why it cannot be done now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from realmgen.errors import RealmgenError
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.company.life import RULES as LIFE
from realmgen.games.bastionland.rules.domain import DRAWN as DOMAIN_DRAWN
from realmgen.games.bastionland.rules.domain import RULES as DOMAIN
from realmgen.games.bastionland.rules.lore import DRAWN
from realmgen.games.bastionland.rules.road import RULES
from realmgen.games.bastionland.rules.season import RULES as SEASON
from realmgen.games.bastionland.rules.seen import RULES as SEEN


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something to do: `label` for a button, `command` as it is ordered, `icon` a Material symbol, `why_not` why it
    cannot be done now, `risk` what it is known to cost (MB-338). Where a choice is still wanted, `command` is empty,
    `verb` is its beginning (`trek`, `cruise boat`), and `choice` says of what is to be added: `hex`, `hexes` as many as
    the way of travel has one after another, `words` a few in quotes, `clock` Season, day and Phase; `company` where
    Knights are to be made. `group` says how near at hand it is: `wanted` by the rules, `sensible` now, or `more`."""

    label: str
    command: str = ""
    choice: str = ""
    icon: str = ""
    why_not: str = ""
    verb: str = ""
    risk: str = ""
    group: str = "more"


Found = Iterator[Suggestion]
_KNOWN = {**RULES, **LIFE, **SEEN, **SEASON, **DOMAIN}
_DRAWN = {**DRAWN, **DOMAIN_DRAWN}


def why_not(check: Callable[[], object]) -> str:
    """Why a check refuses, empty when it does not."""
    try:
        check()
    except RealmgenError as error:
        return str(error)
    return ""


def do(state: State, label: str, command: Command, icon: str) -> Suggestion:
    """A suggestion that is a whole command."""
    rule = _KNOWN.get(type(command)) or _DRAWN[type(command)]
    return Suggestion(label, str(command), "", icon, why_not(lambda: rule[0](state, command)))
