"""What the writers share: what an audience may see, and where things lie on the map."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from realmgen.errors import NotFound
from realmgen.games.bastionland.codec import Audience
from realmgen.games.bastionland.codec.fields import unprintable
from realmgen.games.bastionland.model import Realm, State
from realmgen.games.bastionland.places import realm_of
from realmgen.games.bastionland.view import redact
from realmgen.kit.hex import SQRT3, Grid, centre, corners
from realmgen.kit.lattice import extent

Spot = tuple[float, float]


def realm_for(state: State, audience: Audience) -> Realm:
    """The state's Realm as the audience may see it; raises IllegalCommand when there is none."""
    return realm_of(state if audience == "gm" else redact(state))


def notes_of(state: State, audience: Audience) -> Mapping[str, str]:
    """By label: the notes on hexes, which are the game master's alone."""
    return state.notes if audience == "gm" else {}


def one_line(text: str) -> str:
    """Text without line breaks and control characters, which no format here may hold in a name."""
    return " ".join("".join(" " if unprintable(c) else c for c in text).split())


def identity(*parts: object) -> str:
    """Sixteen characters that are the same for the same parts."""
    return hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=8).hexdigest()


def picture_size(realm: Realm, pixels: int) -> tuple[int, int]:
    """Width and height in px of the bare map whose hexes are so many `pixels` from flat to flat."""
    across, down = (side * pixels / SQRT3 for side in extent(realm.grid))
    return round(across), round(down)


def spot(grid: Grid, cell: int) -> Spot:
    """Centre of a cell in hex radii; the map's upper left corner is (0, 0)."""
    x, y = centre(grid.hex(cell), grid.layout)
    return (x + 1, y + SQRT3 / 2) if grid.layout == "flat" else (x + SQRT3 / 2, y + 1)


def edge(grid: Grid, between: tuple[str, str]) -> tuple[Spot, Spot]:
    """The two ends of the edge between neighbouring hexes, in hex radii. Raises NotFound when they do not touch."""
    cell, other = map(grid.find, between)
    direction = grid.direction(cell, other)
    if direction is None:
        raise NotFound(f"hexes {between[0]} and {between[1]} share no edge")
    (x, y), round_about = spot(grid, cell), corners(grid.layout)
    (ax, ay), (bx, by) = round_about[direction], round_about[(direction + 1) % 6]
    return (x + ax, y + ay), (x + bx, y + by)
