"""What one fighter may do beside attacking, and what a game master sets of them by hand, as buttons by group."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from realmgen.games.bastionland.commands import fight as c
from realmgen.games.bastionland.commands import forces
from realmgen.games.bastionland.commands.command import Command
from realmgen.games.bastionland.commands.company import Condition, Die, Gain, Lose
from realmgen.games.bastionland.company.model import Measure
from realmgen.games.bastionland.fight.model import Fighter
from realmgen.games.bastionland.fight.who import OWN_MOUNT
from realmgen.games.bastionland.model import State
from realmgen.service.table import FATES, Vital
from realmgen.service.war.aim import why_not
from realmgen.service.war.cards import SPOTS, Card
from realmgen.service.war.rolled import Offer
from realmgen.service.war.units import finishes, stepped

_GOING = {"fled": "Fled", "yielded": "Yielded", "left": "Left the fight"}


def deeds(state: State, card: Card) -> dict[str, list[Offer]]:
    """By group: everything that can be done now."""
    fighter = state.fight.find(card.name) if state.fight else None
    if fighter is None:
        return {}
    groups = {
        "Stands": _spots(state, fighter),
        "Rides": _riding(state, fighter),
        "Leads": _leading(state, card, fighter),
        "By hand": _by_hand(state, card, fighter),
        "Leaves": _leaving(state, card),
    }
    found = {group: list(offers) for group, offers in groups.items()}
    return {group: offers for group, offers in found.items() if offers}


def _can(state: State, pairs: Iterable[tuple[str, Command]]) -> Iterator[Offer]:
    """Those of the fight's commands that its rules allow now."""
    return (Offer(label, str(command)) for label, command in pairs if not why_not(state, command))


def _spots(state: State, fighter: Fighter) -> Iterator[Offer]:
    """Another position: as a Move where it can be one, else freely."""
    for spot, label in SPOTS.items():
        if spot != fighter.spot:
            move = c.Stand(fighter.name, spot)  # type: ignore[arg-type]
            how = move if not why_not(state, move) else replace(move, how="freely")
            yield Offer(label if how.how == "move" else f"{label}, freely", str(how))
    turn = "off" if fighter.cover else "on"
    yield Offer("Leaves cover" if fighter.cover else "Takes cover", str(c.Cover(fighter.name, turn)))  # type: ignore[arg-type]


def _riding(state: State, fighter: Fighter) -> Iterator[Offer]:
    if fighter.steed:
        return _can(state, (("Dismounts", c.Mount(fighter.name)), ("Falls: d6 Damage", c.Unhorse(fighter.name))))
    own = [("Mounts", c.Mount(fighter.name, OWN_MOUNT))] if state.unit(fighter.name) else []
    ridden = {one.steed for one in state.fight.fighters} if state.fight else set()
    company = state.company.present if fighter.side == "ours" else ()
    steeds = [m.name for m in company if m.kind == "steed" and m.name not in ridden]
    return _can(state, (*own, *((f"Mounts {steed}", c.Mount(fighter.name, steed)) for steed in steeds)))


def _leading(state: State, card: Card, fighter: Fighter) -> Iterator[Offer]:
    if fighter.leads:
        return _can(state, [("Leads no more", c.LeadFront(fighter.name))])
    if not card.person or not state.fight:
        return iter(())
    bands = [unit.name for unit in state.units if unit.kind == "warband" and state.fight.find(unit.name)]
    return _can(state, ((f"Leads {band}", c.LeadFront(fighter.name, band)) for band in bands))


def _by_hand(state: State, card: Card, fighter: Fighter) -> Iterator[Offer]:
    member, unit = state.company.find(card.name), state.unit(card.name)
    who = member or unit
    if who is None or card.out:
        return
    for flag in ("exposed", "fatigued"):
        now = getattr(who, flag)
        label = f"Not {flag.title()}" if now else flag.title()
        if member is not None:
            yield Offer(label, str(Condition(card.name, flag, "off" if now else "on")))
        elif unit is not None and not unit.built:
            yield Offer(label, str(forces.PutUnit(replace(unit, **{flag: not now}))))  # type: ignore[arg-type]
    late: Command = c.Join(card.side, card.name, "ready" if fighter.late else "late")
    yield from _can(state, [("Ready after all" if fighter.late else "Unready: loses a turn", late)])
    if card.number > 1 and card.standing:
        yield Offer("One more is down", str(c.Fall(card.name, 1)))


def _leaving(state: State, card: Card) -> Iterator[Offer]:
    member, unit = state.company.find(card.name), state.unit(card.name)
    if not card.out:
        yield from _can(state, ((label, c.Leave(card.name, how)) for how, label in _GOING.items()))  # type: ignore[arg-type]
    else:
        yield from _can(state, [("Back in the fight", c.Join(card.side, card.name))])
    if unit is not None:
        words = {word: label for word, label in finishes(unit).items() if word not in _GOING}
        yield from (Offer(label, str(forces.Finish(card.name, word))) for word, label in words.items())  # type: ignore[arg-type]
    elif member is not None and not member.fate:
        yield Offer(FATES["slain"], str(Die(card.name, "slain")))


def less_more(state: State, card: Card, vital: Vital) -> tuple[str, str]:
    """The commands by which a number is one less and one more, by hand."""
    unit = state.unit(card.name)
    if unit is not None:
        return stepped(unit, vital.measure, -1), stepped(unit, vital.measure, 1)
    measure: Measure = vital.measure
    return str(Lose(card.name, measure, "1")), str(Gain(card.name, measure, "1"))


def arms_of(state: State, name: str) -> tuple[str, ...]:
    """What someone attacks with: what a unit has, what one of the Company has in hand and on the arm."""
    unit, member = state.unit(name), state.company.find(name)
    if unit is not None:
        return unit.attacks
    return tuple(dict.fromkeys((*member.held, *member.worn))) if member else ()
