"""Grand designs, and what a turn does to them (MB-415 to MB-417, MB-A62)."""

from __future__ import annotations

import re
from dataclasses import replace

from realmgen.games.bastionland.domain.model import Design, Domain, Size
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Moment
from realmgen.games.bastionland.season.model import TurnKind

SIZES: dict[Size, str] = {
    "change": "a change to what stands",
    "building": "a new building",
    "grand": "a grand project, such as a castle or a road",
}
_ARTICLES = ("A", "An", "The")
_ROAD = re.compile(r"\broads?\b", re.IGNORECASE)


def is_early(state: State) -> bool:
    """Whether what is begun now is begun with the start of a Season (MB-A62): on its first day, before anything else
    of the year, or in the steps of a turn that follow once time has passed."""
    turning = state.calendar.turning
    if turning:
        return turning.steps.index(turning.step) > turning.steps.index("passing")
    return state.calendar.event == "start" and state.day.now.day == 1


def wait_of(design: Design) -> str:
    """When it will be done, in words; empty once it is."""
    if design.done:
        return ""
    if design.size == "grand":
        return "with the next Age"
    left = _needed(design) - design.turns
    return "when the Season turns" if left <= 1 else "when the Season after the next begins"


def _needed(design: Design) -> int:
    """How many Season turns must pass over it."""
    return 2 if design.size == "building" and not design.early else 1


def _after(design: Design, kind: TurnKind, on: Moment) -> Design:
    if design.done:
        return design
    turned = replace(design, turns=min(design.turns + 1, 999))
    whole = kind == "age" or (design.size != "grand" and turned.turns >= _needed(design))
    return replace(turned, done=on) if whole else turned


def passed(domain: Domain, kind: TurnKind, on: Moment) -> tuple[Domain, tuple[Design, ...]]:
    """The Domain after a Season or an Age has turned, and the designs that are done with it: changes at the next
    Season, buildings once a whole Season has passed, grand projects with the next Age. `on` is the moment at which the
    new Season begins. The Domain's count of turns rises, by which its tasks come due (MB-391)."""
    designs = tuple(_after(design, kind, on) for design in domain.designs)
    done = tuple(now for was, now in zip(domain.designs, designs, strict=True) if now.done and not was.done)
    return replace(domain, designs=designs, turns=domain.turns + 1), done


def done_words(design: Design) -> str:
    """A finished design as the end of a sentence; along a road steeds cruise from now on (MB-312, MB-417)."""
    article, _, rest = design.what.partition(" ")
    what = f"{article.lower()} {rest}" if article in _ARTICLES else design.what
    return f"{what} is done{', and steeds may cruise along it' if is_road(design) else ''}"


def is_road(design: Design) -> bool:
    """Whether it is a road, by its words."""
    return bool(_ROAD.search(design.what))
