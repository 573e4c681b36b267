"""Every command by its verb. A module of commands lists its own as `DEEDS`."""

from __future__ import annotations

from collections.abc import Mapping

from realmgen.games.ironsworn.deeds import (
    acquaint,
    asking,
    bonds,
    fights,
    fitting,
    journeys,
    keeping,
    milestones,
    oath,
    packs,
    people,
    quests,
    starting,
    truths,
    whole,
    writing,
)
from realmgen.games.ironsworn.deeds.deed import Deed

DEEDS: Mapping[str, type[Deed]] = {
    deed.verb: deed
    for deed in (
        *whole.DEEDS,
        *asking.DEEDS,
        *keeping.DEEDS,
        *writing.DEEDS,
        *acquaint.DEEDS,
        *bonds.DEEDS,
        *fights.DEEDS,
        *fitting.DEEDS,
        *journeys.DEEDS,
        *milestones.DEEDS,
        *oath.DEEDS,
        *packs.DEEDS,
        *people.DEEDS,
        *quests.DEEDS,
        *starting.DEEDS,
        *truths.DEEDS,
    )
}
