"""JSON to Options."""

from __future__ import annotations

from typing import cast

from realmgen.errors import Unreadable
from realmgen.games.bastionland import model
from realmgen.games.bastionland.codec.fields import Fields
from realmgen.games.bastionland.model import Coast, Options
from realmgen.kit.hex import Grid

MOST = model.BIGGEST**2
HEAVIEST = 100


def shape(grid: Grid) -> Options:
    """The options that say nothing beyond the size of a map."""
    return Options(grid.width, grid.height, grid.layout)


def read_options(obj: object, grid: Grid) -> Options:
    """Options from their JSON object; raises Unreadable with every fault, each named `options.…`."""
    fields = Fields(obj, "options", [])
    options = options_of(fields, grid)
    if fields.faults:
        raise Unreadable(*fields.faults)
    return options


def options_of(part: Fields, grid: Grid) -> Options:
    """Options from fields that note the faults."""
    return Options(
        grid.width,
        grid.height,
        grid.layout,
        coast=cast(Coast, part.word("coast", model.COASTS, "coast")),
        holdings=part.number("holdings", 0, MOST, default=4),
        myths=part.number("myths", 0, MOST, default=6),
        landmarks=part.maybe_number("landmarks", 0, MOST),
        barriers=part.maybe_number("barriers", 0, 3 * MOST),
        lakes=part.maybe_number("lakes", 0, MOST),
        rivers=part.number("rivers", 0, MOST, default=1),
        holding_gap=part.maybe_number("holding_gap", 0, model.BIGGEST),
        myth_gap=part.maybe_number("myth_gap", 0, model.BIGGEST),
        weights=_weights(part.part("weights", default={})),
    )


def _weights(part: Fields) -> dict[str, float]:
    weights: dict[str, float] = {}
    for terrain, factor in part.source.items():
        if terrain not in model.TERRAIN:
            part.fault(terrain, f"is not a terrain: one of {', '.join(model.TERRAIN)}")
        number = isinstance(factor, (int, float)) and not isinstance(factor, bool)
        if not number or not 0 <= factor <= HEAVIEST:
            part.fault(terrain, f"{str(factor)[:40]} is not a number from 0 to {HEAVIEST}")
        weights[terrain] = factor
    return weights
