"""How the Company is made and equipped (MB-002 to MB-039, MB-152 to MB-198)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.company.making import beginning, knights, members, opening, others, outfit
from realmgen.games.bastionland.rules.lore import Drawn

RULES: dict[type[Any], Rule] = {
    c.SetStart: (beginning.check_start, beginning.start),
    c.SetScope: (beginning.check_scope, beginning.scope),
    c.NewSquire: (others.check_squire, others.squire),
    c.NewBeast: (others.check_beast, others.beast),
    c.NewFollower: (others.check_follower, others.follower),
    c.PutMember: (members.check_put, members.put),
    c.RenameMember: (members.check_rename, members.rename),
    c.Dismiss: (members.check_dismiss, members.dismiss),
    c.GiveItem: (outfit.check_give, outfit.give),
    c.TakeItem: (outfit.check_take, outfit.take),
    c.Wield: (outfit.check_wield, outfit.wield),
    c.Wear: (outfit.check_wear, outfit.wear),
    c.Carry: (outfit.check_carry, outfit.carry),
    c.Trade: (outfit.check_trade, outfit.trade),
    c.Player: (members.check_player, members.player),
    c.Successor: (members.check_successor, members.successor),
    c.SetAge: (members.check_age, members.age),
}
DRAWN: Drawn = {
    c.Opening: (opening.check_opening, opening.opening),
    c.NewKnight: (knights.check_knight, knights.knight),
    c.KnightSquire: (knights.check_knighted, knights.knighted),
}
