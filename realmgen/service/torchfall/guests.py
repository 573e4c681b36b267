"""Who of a campaign could sit down at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realmgen.games.torchfall.table.commands import LONGEST_NAME

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play


def guests(play: Play, campaign: Campaign | None) -> tuple[str, ...]:
    """Names for seats: the players of a campaign's Company, then its Knights and Squires; those too long for a seat
    are cut."""
    company = play.position(campaign).state.company if campaign else None
    if company is None:
        return ()
    people = company.people
    names = [*(one.player for one in people), *(one.name for one in people)]
    return tuple(dict.fromkeys(name.strip()[:LONGEST_NAME].strip() for name in names if name.strip()))
