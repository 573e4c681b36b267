"""The seasonal events of the year: a feast at the start of each Season, a gathering in its middle, a collection at its
end (MB-279 to MB-288)."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.bastionland.road.model import SEASONS, Season
from realmgen.games.bastionland.season.model import EVENTS, Event


class Occasion(NamedTuple):
    """A seasonal event: its name, and what people do then, as the end of a sentence."""

    name: str
    about: str


OCCASIONS: dict[tuple[Season, Event], Occasion] = {
    ("spring", "start"): Occasion("the Feast of the Sun", "revelry without measure, to strengthen people and land"),
    ("spring", "middle"): Occasion("Sceptremass", "local rulers come to the Seat of Power and renew their loyalty"),
    ("spring", "end"): Occasion("the Tax", "coins are collected"),
    ("harvest", "start"): Occasion("the Feast of the Stars", "a night of honours, unions and contests"),
    ("harvest", "middle"): Occasion("Eldermass", "Seers meet in secret with those they trust"),
    ("harvest", "end"): Occasion("the Tithe", "food and drink are collected"),
    ("winter", "start"): Occasion("the Feast of the Moon", "the dead are remembered, and what was"),
    ("winter", "middle"): Occasion("Kindlemass", "warmth and goodwill: no home may refuse anybody shelter"),
    ("winter", "end"): Occasion("the Levy", "materials and crafts are collected"),
}
"""By Season and event (MB-280 to MB-288)."""
COLOURS: dict[Season, str] = {"spring": "Green", "harvest": "Gold", "winter": "Grey"}
"""By Season: the colour it goes by (MB-279)."""


def occasion(season: Season, event: Event) -> Occasion:
    """The event of a Season."""
    return OCCASIONS[season, event]


def event_after(event: Event) -> Event | None:
    """The event of the same Season that follows; None after its last (MB-A35)."""
    place = EVENTS.index(event) + 1
    return EVENTS[place] if place < len(EVENTS) else None


def season_after(season: Season) -> Season:
    """The Season that follows; Spring after Winter (MB-279)."""
    return SEASONS[(SEASONS.index(season) + 1) % len(SEASONS)]
