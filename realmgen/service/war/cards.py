"""Everybody in a fight as a card shows them: numbers, how they are, and what they have done this turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from realmgen.games.bastionland.company.model import VIRTUES, Measure, Member
from realmgen.games.bastionland.company.states import WORDS, states
from realmgen.games.bastionland.fight.harm import Party
from realmgen.games.bastionland.fight.model import SIDES, Fight, Fighter, Side, Wall
from realmgen.games.bastionland.fight.who import OWN_MOUNT, able, armour, party, standing, trapped, walled
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.service.table import FATES, Vital, vitals

ENDS = {
    "dying": "Dying",
    "slain": "Slain",
    "routed": "Routed",
    "broken": "Broken",
    "wiped": "Wiped out",
    "destroyed": "Destroyed",
    "fled": "Fled",
    "yielded": "Yielded",
    "disbanded": "Gone home",
    "left": "Left",
}
"""What became of someone, by its word."""
WHOSE: dict[Side, str] = {"ours": "Our turn", "theirs": "Their turn"}
SPOTS = {"engaged": "Engaged", "near": "Near", "far": "Far"}
_WALLS: dict[Wall, str] = {"shields": "Shieldwall", "spears": "Spearwall"}
_QUIET = ("Engaged", "Near", "Far", "Mounted", "Acted", "Moved", "Cover", "Shieldwall", "Spearwall")


@dataclass(frozen=True, slots=True)
class Card:
    """A fighter. `vitals` begin with Guard; what is built has no other. `badges` are words, those that hinder with
    `bad`. `out` is how they are out of it, empty while they are not; `standing` of `number` of a
    group still do, and `left` of those can still strike in this turn."""

    name: str
    side: Side
    kind: str
    vitals: tuple[Vital, ...]
    armour: int
    badges: tuple[str, ...] = ()
    out: str = ""
    acted: bool = False
    number: int = 1
    standing: int = 1
    left: int = 1
    spot: str = "near"
    person: bool = False

    @property
    def ours(self) -> bool:
        return self.side == "ours"

    @property
    def called(self) -> str:
        """The name, with how many of a group still stand."""
        return f"{self.name}, {self.standing} of {self.number}" if self.number > 1 else self.name


def cards(state: State, fight: Fight) -> dict[Side, tuple[Card, ...]]:
    """By side: everybody in the fight, those who are out of it last."""
    found = [_card(state, fight, fighter) for fighter in fight.fighters]
    found.sort(key=lambda card: bool(card.out))
    return {side: tuple(card for card in found if card.side == side) for side in SIDES}


def _card(state: State, fight: Fight, fighter: Fighter) -> Card:
    who = party(state, fighter.name)
    if who is None:
        return Card(fighter.name, fighter.side, "person", (), 0, out="Not there")
    out = "" if able(state, fighter) else _gone(who, fighter)
    number, count = (who.number, standing(who)) if isinstance(who, Unit) else (1, 1)
    return Card(
        fighter.name,
        fighter.side,
        who.kind,
        _guard_first(who) if isinstance(who, Member) else unit_vitals(who),
        armour(state, fight, fighter.name),
        () if out else tuple(_badges(state, fight, fighter, who)),
        out,
        fighter.acted,
        number,
        count,
        max(0, count - fighter.used),
        fighter.spot,
        who.kind in ("knight", "squire", "follower", "person"),
    )


def _guard_first(member: Member) -> tuple[Vital, ...]:
    *virtues, guard = vitals(member)
    return (guard, *virtues)


def unit_vitals(unit: Unit) -> tuple[Vital, ...]:
    """The numbers of a unit, Guard first; an engine has none."""
    guard = Vital("guard", "GD", unit.guard.now, unit.guard.full)
    if unit.built:
        return (guard,) if unit.guard.full else ()
    return (guard, *(_vital(unit, virtue) for virtue in VIRTUES))


def _vital(unit: Unit, virtue: Measure) -> Vital:
    score = getattr(unit, virtue)
    return Vital(virtue, WORDS[virtue], score.now, score.full)


def _gone(who: Party, fighter: Fighter) -> str:
    """How someone is out of the fight."""
    if isinstance(who, Unit):
        return ENDS.get(who.end) or ENDS.get(fighter.out) or "Out of it"
    if who.fate:
        return FATES[who.fate]
    return "Dying" if who.dying else "Away" if who.away else ENDS.get(fighter.out, "Out of it")


def _badges(state: State, fight: Fight, fighter: Fighter, who: Party) -> Iterator[str]:
    """How someone is, in words; what hinders them first."""
    yield from states(who) if isinstance(who, Member) else unit_states(who)
    told = {
        "Late": fighter.late,
        "Stopped": fighter.stopped >= fight.turn,
        "Hindered": fighter.impaired >= fight.turn,
        "Shield trapped": trapped(fight, fighter),
        "Halted": fighter.halted,
    }
    yield from (word for word, holds in told.items() if holds)
    yield SPOTS[fighter.spot]
    yield from _standing(fighter, walled(state, fight, fighter))


def _standing(fighter: Fighter, wall: Wall) -> Iterator[str]:
    """Where and how someone stands, and what they have done."""
    if fighter.steed:
        yield "Mounted" if fighter.steed == OWN_MOUNT else f"On {fighter.steed}"
    if wall:
        yield _WALLS[wall]
    if fighter.leads:
        yield f"Leads {fighter.leads}"
    if fighter.cover:
        yield "Cover"
    if fighter.acted:
        yield "Acted"
    elif fighter.moved:
        yield "Moved"


def unit_states(unit: Unit) -> Iterator[str]:
    """What ails a unit, in words."""
    told = {
        "Broken": unit.end == "broken",
        "Exhausted": not unit.built and unit.vig.now == 0,
        "Exposed": unit.exposed or (not unit.built and unit.cla.now == 0),
        "Fatigued": unit.fatigued,
        "In want": unit.strained,
    }
    yield from (word for word, holds in told.items() if holds)


def quiet(word: str) -> bool:
    """Whether a badge tells of nothing that hinders."""
    return word in _QUIET or word.startswith(("On ", "Leads "))
