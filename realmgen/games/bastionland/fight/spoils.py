"""What a greater effect takes from a foe: an item out of hand, something broken, a helm struck off (MB-091)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from realmgen.errors import NotAllowed
from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.who import shield_of, standing
from realmgen.games.bastionland.forces.arms import arm
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.lore.arms import piece

_TAKING = re.compile(r"(disarm|break|strip)s? (?:of )?(?:(?:the|their|his|her|its|a|an|wooden) )*(.+)", re.IGNORECASE)
_DONE = {"disarm": "is struck from the hand of {0}", "break": "of {0} is broken", "strip": "of {0} is struck off"}
_HELM, _SHIELD = "helm", "shield"


def taking(what: str) -> tuple[str, str]:
    """How something is taken and what, from `break the wooden shield`; empty words where nothing is."""
    found = _TAKING.fullmatch(what.strip())
    return (found[1].lower(), found[2].strip()) if found else ("", "")


def loss_fault(who: Party, what: str) -> str:
    """Why a greater effect cannot be had of this foe; empty when it can. Words that take nothing are only told."""
    how, item = taking(what)
    if not what.strip():
        return "say what the bigger effect is, such as `disarm mace`, `break shield` or `strip helm`"
    if not how:
        return ""
    try:
        found = _line(who, item)
    except NotAllowed as refusal:
        return str(refusal)
    return "" if found else f"{who.name} has no {item} to lose"


def _line(who: Party, item: str) -> str:
    """The line that is meant among someone's things or attacks, or plainly `shield` or `helm` of a unit; raises
    IllegalCommand or Ambiguous."""
    if isinstance(who, Member):
        worn = [line for line in (*who.worn, *who.held) if piece(gear.read(line)) == item.casefold()]
        return worn[0] if worn else gear.find((*who.held, *who.worn), item, who.name)
    key = item.casefold()
    if key == _SHIELD:
        return shield_of(who)
    if key == _HELM:
        return _HELM if who.armour else ""
    return next((line for line in who.attacks if key in arm(line).name.casefold()), "")


def lost(who: Party, what: str) -> tuple[Party, int, str]:
    """Someone after a greater effect, the Armour that only the one of a group lost who is hit now, and what of it is
    told; unchanged, with the plain words, where nothing can be taken."""
    how, item = taking(what)
    if not how or loss_fault(who, what):
        return who, 0, f"{who.name}: {what}."
    line = _line(who, item)
    name = arm(line).name if isinstance(who, Unit) else gear.read(line).name
    told = f"The {name} {_DONE[how].format(who.name)}."
    if isinstance(who, Member):
        return gear.taken(who, line), 0, told
    if standing(who) > 1:
        return who, int(line == shield_of(who) or line == _HELM), told
    return _stripped(who, line), 0, told


def _stripped(who: Unit, line: str) -> Unit:
    changes: dict[str, Any] = {"attacks": tuple(one for one in who.attacks if one != line)}
    if line == shield_of(who):
        changes["shields"] = False
    if line == shield_of(who) or line == _HELM:
        changes["armour"] = max(0, who.armour - 1)
    return replace(who, **changes)
