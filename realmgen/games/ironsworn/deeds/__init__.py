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
    land,
    milestones,
    oath,
    packs,
    people,
    places,
    quests,
    roads,
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
        *land.DEEDS,
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
        *places.DEEDS,
        *quests.DEEDS,
        *roads.DEEDS,
        *starting.DEEDS,
        *truths.DEEDS,
    )
}
