"""Domains: rulers, Council and Court, Crises, collections, designs, succession (MB-383 to MB-419)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland.commands import domain as c
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.domain import court, crises, ruling, seats, works, yearly
from realmgen.games.bastionland.rules.domain.keeping import in_step
from realmgen.games.bastionland.rules.lore import Drawn

__all__ = ["DRAWN", "RULES", "in_step"]

RULES: dict[type[Any], Rule] = {
    c.Enfeoff: (ruling.check_enfeoff, ruling.enfeoff),
    c.Release: (ruling.check_release, ruling.release),
    c.Council: (seats.check_council, seats.council),
    c.Circle: (seats.check_circle, seats.circle),
    c.Retain: (court.check_retain, court.retain),
    c.Uncourt: (court.check_uncourt, court.uncourt),
    c.Assign: (seats.check_assign, seats.assign),
    c.Announce: (crises.check_announce, crises.announce),
    c.Settle: (crises.check_settle, crises.settle),
    c.SetFlag: (ruling.check_flag, ruling.flag),
    c.Undertake: (works.check_undertake, works.undertake),
    c.Abandon: (works.check_open, works.abandon),
    c.Complete: (works.check_open, works.complete),
    c.Heir: (ruling.check_heir, ruling.heir),
    c.Succeed: (ruling.check_succeed, ruling.succeed),
    c.Weigh: (ruling.check_weigh, ruling.weigh),
}
DRAWN: Drawn = {
    c.Court: (court.check_court, court.court),
    c.Report: (seats.check_report, seats.report),
    c.RollCrises: (crises.check_roll, crises.roll),
    c.Choose: (crises.check_choose, crises.choose),
    c.AddCrisis: (crises.check_add, crises.add),
    c.Collect: (yearly.check_collect, yearly.collect),
    c.RollDrama: (yearly.check_drama, yearly.drama),
}
