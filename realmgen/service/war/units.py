"""Units outside fights: all in the field with what may be done with each, and one written by hand as a form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, get_args

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands import forces as c
from realmgen.games.bastionland.company.model import VIRTUES, GuardScore, Score
from realmgen.games.bastionland.forces.blocks import STOCK, numbers, title_of
from realmgen.games.bastionland.forces.model import BUILT, UNIT_KINDS, Unit, UnitKind
from realmgen.games.bastionland.lore.notation import read_stats
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import name_at
from realmgen.games.bastionland.rules.common import unused
from realmgen.games.bastionland.rules.forces.common import names
from realmgen.service.table import Vital
from realmgen.service.war.cards import ENDS, unit_states, unit_vitals

__all__ = ["Unit", "title_of"]
KINDS: tuple[UnitKind, ...] = UNIT_KINDS
MAKES = STOCK
TRAININGS: tuple[str, ...] = get_args(c.Train)
SOURCES = {"none": "Nobody's in particular", "vassals": "Vassals", "knights": "Knights", "mercenaries": "Mercenaries"}
"""By word: where soldiers come from (MB-374)."""
_LIVING = ("slain", "fled", "yielded")
FLAGS = {
    "named": "A character of note",
    "large": "Harms Warbands and wood",
    "shields": "All have shields",
    "spears": "All have spears",
    "mounted": "Mounted",
    "immobile": "Cannot move",
    "secret": "Players do not know of it",
}
"""What holds of a unit or not, by field."""


@dataclass(frozen=True, slots=True)
class Row:
    """A unit as the list shows it; `facts` say what it is, where it is from and what it attacks with."""

    unit: Unit
    vitals: tuple[Vital, ...]
    badges: tuple[str, ...]
    facts: str
    gone: str = ""


def rows(state: State) -> tuple[list[Row], list[Row]]:
    """All units: those in the field, and those that are out of it."""
    found = [_row(state, unit) for unit in state.units]
    return [row for row in found if not row.gone], [row for row in found if row.gone]


def _row(state: State, unit: Unit) -> Row:
    number = f"{unit.number - unit.down} of {unit.number}" if unit.number > 1 else ""
    serves = f"serves {unit.serves}" if unit.serves else ""
    home = f"from {name_at(state, unit.home)}" if unit.home else ""
    parts = (unit.make.replace("-", " ") or unit.kind, number, home, serves, *unit.attacks)
    return Row(
        unit,
        unit_vitals(unit),
        tuple(unit_states(unit)),
        " · ".join(filter(None, parts)),
        "" if unit.stands else ENDS[unit.end],
    )


def finishes(unit: Unit) -> dict[str, str]:
    """What may become of such a unit by hand, by word."""
    if not unit.stands:
        return {"stands": "Back in the field"}
    words = ("destroyed",) if unit.built else ("routed", "broken", "wiped") if unit.kind == "warband" else _LIVING
    return {word: ENDS[word] for word in words}


def stepped(unit: Unit, measure: str, by: int) -> str:
    """The command by which a number of a unit is less or more by hand, within 0 and what it is in full."""
    score = getattr(unit, measure)
    now = max(0, min(score.full, score.now + by))
    return str(c.PutUnit(replace(unit, **{measure: replace(score, now=now)})))


def told(unit: Unit | None) -> dict[str, Any]:
    """A unit as the fields of the form have it."""
    if unit is None:
        return {"kind": "person", "name": "", "stats": "", "number": 1, "leader": "", "note": "", "serves": ""}
    flags = {flag: getattr(unit, flag) for flag in FLAGS}
    same = {part: getattr(unit, part) for part in ("name", "kind", "number", "leader", "note", "serves")}
    return {**same, **flags, "stats": numbers(unit)}


def read(said: Mapping[str, Any], old: Unit | None = None) -> str:
    """The command that writes a form down, as a new unit or in the place of `old`; raises Unreadable, a fault for each
    field that is wrong."""
    name = str(said.get("name") or "").strip()
    kind: UnitKind = said["kind"] if said.get("kind") in UNIT_KINDS else "person"
    faults = [] if name else ["Name is empty: write how it is called"]
    numbers: dict[str, Any] = {}
    try:
        numbers = _numbers(str(said.get("stats") or ""), kind)
    except Unreadable as error:
        faults += error.faults
    if faults:
        raise Unreadable(*faults)
    texts: dict[str, Any] = {part: str(said.get(part) or "").strip() for part in ("leader", "serves", "note")}
    flags: dict[str, Any] = {flag: bool(said[flag]) for flag in FLAGS if flag in said}
    number = max(1, int(said.get("number") or 1))
    base = old or Unit(name, kind)
    return str(c.PutUnit(replace(base, name=name, kind=kind, number=number, **numbers, **texts, **flags)))


def _numbers(text: str, kind: UnitKind) -> dict[str, Any]:
    """Virtues, Guard, Armour and attacks of a stat block; what is built is written without Virtues."""
    bare = kind in BUILT and not text.strip().startswith("VIG")
    if bare and not text.split(",")[0].strip().endswith("GD"):
        text = f"0GD, {text}" if text.strip() else "0GD"
    stats = read_stats(f"VIG 0, CLA 0, SPI 0, {text.strip()}" if bare else text.strip())
    virtues: dict[str, Any] = {virtue: Score(*(getattr(stats, virtue),) * 2) for virtue in VIRTUES}
    guard = GuardScore(stats.guard, stats.guard)
    return {**virtues, "guard": guard, "armour": stats.armour, "attacks": stats.attacks}


def orders(unit: Unit, fought: bool = False) -> Iterator[tuple[str, str, str]]:
    """What may be done with a unit in a click: label, symbol and command; less while it is `fought` over."""
    name = unit.name
    if not fought and unit.guard.now < unit.guard.full:
        yield (
            ("A day of repairs", "build", str(c.Repair(name)))
            if unit.kind in ("ship", "structure")
            else ("Guard back", "shield", str(c.Rest(name)))
        )
    if (
        not fought
        and not unit.built
        and any(getattr(unit, virtue).now < getattr(unit, virtue).full for virtue in VIRTUES)
    ):
        yield "Restore all", "healing", str(c.Rest(name, "whole"))
    if unit.kind == "warband":
        met = "met" if unit.strained else "unmet"
        yield ("Needs are met" if unit.strained else "Needs unmet", "no_meals", str(c.Needs(name, met)))  # type: ignore[arg-type]
        yield "Over-driven: −d6 SPI", "trending_down", str(c.Drive(name, "d6"))
    turn, label = ("off", "Show to players") if unit.secret else ("on", "Hide from players")
    yield label, "visibility" if unit.secret else "visibility_off", str(c.Veiled(name, turn))  # type: ignore[arg-type]
    if not fought:
        yield "Disband", "logout", str(c.Disband(name))


def training(unit: Unit, make: str) -> str:
    """The command by which the Marshal trains and arms a Warband otherwise (MB-387)."""
    return str(c.Retrain(unit.name, make))  # type: ignore[arg-type]


def finishing(unit: Unit, word: str) -> str:
    """The command that says by hand what became of a unit."""
    return str(c.Finish(unit.name, word))  # type: ignore[arg-type]


def raising(state: State, make: str, name: str, source: str) -> str:
    """The command that adds a unit by a stat block, by a name of its own; only soldiers come from somewhere."""
    taken = names(state)
    whence = source if make in TRAININGS else "none"
    return str(c.Raise(make, name.strip() or unused(title_of(make), taken), whence))  # type: ignore[arg-type]
