"""Whom one has chosen to attack, and with whom; each campaign remembers it until the turn is over."""

from __future__ import annotations

from realmgen.service.war import aim as service
from realmgen.service.war.aim import Aim
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk

AIM = state.key(PAGE, "aim")


def aimed(desk: Desk) -> Aim:
    """What was chosen in this turn, else what is likely."""
    fight = desk.state.fight
    assert fight
    likely = service.first_aim(desk.state, fight)
    moment, chosen = state.get(AIM, (None, Aim()))
    if moment != _moment(desk):
        return likely
    found = service.kept_aim(desk.state, fight, chosen)
    spent = chosen.attackers and not found.attackers
    return Aim(found.target or likely.target, likely.attackers if spent else found.attackers)


def aim_at(desk: Desk, aim: Aim) -> None:
    """Choose."""
    state.put(AIM, (_moment(desk), aim))


def picked(desk: Desk, name: str) -> None:
    """A card was pressed: who is to act attacks or does not, who is against them is the target."""
    fight, aim = desk.state.fight, aimed(desk)
    assert fight
    card = next((card for card in service.strikers(desk.state, fight) if card.name == name), None)
    if card is not None:
        aim_at(desk, aim.toggled(name, card.left))
    elif name in [card.name for card in service.targets(desk.state, fight)]:
        aim_at(desk, Aim(name, aim.attackers))


def _moment(desk: Desk) -> tuple[str, str, int]:
    fight = desk.state.fight
    return desk.campaign.code, fight.name if fight else "", fight.turn if fight else 0
