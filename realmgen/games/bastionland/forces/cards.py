"""Cards of Warbands, foes, ships, structures and engines, to lie on the table (MB-350 to MB-382)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.company.model import MEASURES, VIRTUES, GuardScore, Score
from realmgen.games.bastionland.company.sheets import MOST_BOXES, SHORT
from realmgen.games.bastionland.forces.blocks import title_of
from realmgen.games.bastionland.forces.model import Unit
from realmgen.kit.document import Paragraph
from realmgen.kit.dossier import Band, Dossier, Gauge, Gauges, Tick, Ticks
from realmgen.kit.leaf import Block, Items

_ENDS = {
    "warband": ("Routed", "Broken", "Wiped out"),
    "ship": ("Destroyed",),
    "structure": ("Destroyed",),
    "engine": ("Destroyed",),
    "person": ("Dying", "Slain", "Fled"),
    "beast": ("Slain", "Fled"),
}
"""By kind: what may become of it, as boxes to tick."""
_KINDS = {
    "warband": "Warband",
    "ship": "Ship",
    "structure": "Structure",
    "engine": "Engine",
    "person": "Foe",
    "beast": "Beast",
}


def unit_card(unit: Unit) -> Dossier:
    """A unit's card: its figures with boxes to mark off, how it strikes, and what may become of it."""
    bands: list[Band] = [Gauges(gauges)] if (gauges := tuple(_gauges(unit))) else []
    bands.append(Ticks("", tuple(Tick(word) for word in _ENDS[unit.kind])))
    blocks: list[Block] = [Items(unit.attacks)] if unit.attacks else []
    blocks += [Paragraph(told) for told in _told(unit)]
    kind = title_of(unit.make) if unit.make else _KINDS[unit.kind]
    serves = f"Serves {unit.serves}" if unit.serves else ""
    subtitle = f"{unit.number} of them" if unit.number > 1 else ""
    return Dossier(unit.name, tuple(bands), tuple(blocks), kind, subtitle, rest="Notes", foot=serves)


def _gauges(unit: Unit) -> Iterator[Gauge]:
    """Of a thing Guard and Armour, as far as it has any."""
    for measure in MEASURES:
        score: Score | GuardScore = getattr(unit, measure)
        if not unit.built or (measure == "guard" and score.full):
            yield Gauge(SHORT[measure], score.now, score.full, score.full if score.full <= MOST_BOXES else 0)
    if not unit.built or unit.armour:
        yield Gauge(SHORT["armour"], unit.armour, unit.armour, shape="shield")


def _told(unit: Unit) -> list[str]:
    """What else counts of it."""
    carries = "a Warband" if unit.carries == 1 else f"{unit.carries} Warbands"
    facts = {
        f"Carries {carries}.": unit.carries > 0,
        "Cannot be moved.": unit.immobile,
        "Its needs are not met.": unit.strained,
        unit.note: bool(unit.note),
    }
    return [words for words, holds in facts.items() if holds]


def blank_unit_card() -> Dossier:
    """A card of a Warband to be filled in by hand."""
    gauges = [Gauge(SHORT["guard"], boxes=6), *(Gauge(SHORT[virtue], boxes=13) for virtue in VIRTUES)]
    gauges.append(Gauge(SHORT["armour"], shape="shield"))
    ticks = Ticks("", tuple(Tick(word) for word in _ENDS["warband"]))
    return Dossier("", (Gauges(tuple(gauges)), ticks), (), overline="Warband", rest="Notes")
