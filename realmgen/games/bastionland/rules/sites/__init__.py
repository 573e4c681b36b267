"""The rules of Sites, by command: what is asked first and what follows (MB-263 to MB-277)."""

from __future__ import annotations

from typing import Any

from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.sites import edit, shown
from realmgen.games.bastionland.rules.sites.common import check_point, check_site

RULES: dict[type[Any], Rule] = {
    c.PutSite: (edit.check_put, edit.put_site),
    c.Unsite: (check_site, edit.unsite),
    c.SiteMove: (edit.check_move, edit.move),
    c.SiteName: (check_site, edit.name),
    c.Mood: (check_site, edit.mood),
    c.PointKey: (check_point, edit.key),
    c.PointKind: (check_point, edit.kind),
    c.PointAt: (edit.check_place, edit.place),
    c.Shift: (edit.check_shift, edit.shift),
    c.Renumber: (edit.check_renumber, edit.renumber),
    c.AddPoint: (edit.check_add, edit.add),
    c.Unpoint: (check_point, edit.unpoint),
    c.SetRoute: (edit.check_route, edit.set_route),
    c.SetEntrance: (edit.check_entrance, edit.set_entrance),
    c.Reveal: (shown.check_reveal, shown.reveal),
    c.Conceal: (shown.check_conceal, shown.conceal),
}
