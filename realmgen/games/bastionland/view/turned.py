"""What players see of Domains, units and a fight: what everybody can see, and what was announced."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from realmgen.games.bastionland.domain.model import Crisis, Domain
from realmgen.games.bastionland.fight.model import Fight, Fighter
from realmgen.games.bastionland.forces.model import Unit
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment


def seen_domains(state: State, holdings: Collection[str]) -> tuple[Domain, ...]:
    """The Domains of Holdings that players know (by hex): who rules and sits in Council, and announced Crises."""
    return tuple(_domain(domain) for domain in state.domains if domain.at in holdings and not domain.ended)


def _domain(domain: Domain) -> Domain:
    return Domain(
        at=domain.at,
        ruler=domain.ruler,
        council=domain.council,
        circle=domain.circle,
        crises=tuple(Crisis(c.kind, Moment(), c.face, True) for c in domain.open_crises if c.announced),
        misrule=domain.misrule,
        turmoil=domain.turmoil,
    )


def seen_units(state: State, holdings: Collection[str]) -> tuple[Unit, ...]:
    """The units that stand in the fight, and those that follow one who goes with the Company: of the latter the numbers
    too. What a game master keeps ready, or has cloaked, stays out, and so does what went home, or is called by a
    Holding that players do not know."""
    ours = {member.name for member in state.company.present}
    fighting = {fighter.name for fighter in state.fight.fighters} if state.fight else set()
    return tuple(
        _unit(unit, unit.serves in ours, holdings)
        for unit in state.units
        if not unit.secret and (unit.name in fighting or (unit.serves in ours and _known(unit, holdings)))
    )


def _known(unit: Unit, holdings: Collection[str]) -> bool:
    """Whether players know of a unit that follows one of theirs: it is there, and its Holding no secret."""
    return unit.end != "disbanded" and (not unit.home or unit.home in holdings)


def _unit(unit: Unit, ours: bool, holdings: Collection[str]) -> Unit:
    plain = Unit(unit.name, unit.kind, number=unit.number, down=min(unit.down, unit.number), end=unit.end)
    if not ours:
        return plain
    return Unit(
        name=unit.name,
        kind=unit.kind,
        guard=unit.guard,
        vig=unit.vig,
        cla=unit.cla,
        spi=unit.spi,
        armour=unit.armour,
        make=unit.make,
        number=unit.number,
        down=plain.down,
        serves=unit.serves,
        home=unit.home if unit.home in holdings else "",
        strained=unit.strained,
        end=unit.end,
    )


def seen_fight(state: State) -> Fight | None:
    """The fight that goes on: whose turn it is, who stands where, and who is out of it; the cloaked stay out."""
    fight = state.fight
    if fight is None:
        return None
    return Fight(fight.name, Moment(), fight.turn, fight.ours, fight.theirs, tuple(_fighters(state, fight)))


def _fighters(state: State, fight: Fight) -> Iterator[Fighter]:
    cloaked = {unit.name for unit in state.units if unit.secret}
    for fighter in fight.fighters:
        if fighter.name not in cloaked:
            steed = "" if fighter.steed in cloaked else fighter.steed
            leads = "" if fighter.leads in cloaked else fighter.leads
            yield Fighter(
                fighter.name, fighter.side, fighter.spot, steed, wall=fighter.wall, leads=leads, out=fighter.out
            )
