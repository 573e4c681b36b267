"""What may be asked of a world."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import REGIONS, WorldOptions
from realmgen.games.ironsworn.truths import faults

WIDTHS, HEIGHTS = (18, 40), (24, 52)
MOST = 60
WASTES = 9
"""Where no Ironlanders live (IS-515)."""


def option_faults(options: WorldOptions, lore: Lore) -> list[str]:
    """What is wrong with the options, in a line each."""
    return [*_sizes(options), *_start(options), *(line for truth in options.truths for line in faults(truth, lore))]


def _sizes(options: WorldOptions) -> Iterator[str]:
    asked = (
        ("a map is", options.width, "hexes wide", WIDTHS),
        ("a map is", options.height, "hexes high", HEIGHTS),
        ("a world has", options.settlements, "settlements", (1, MOST)),
        ("a world has", options.sites, "sites", (0, MOST)),
    )
    for what, number, of, (low, high) in asked:
        if not low <= number <= high:
            yield f"{what} {low} to {high} {of}, not {number}"


def _start(options: WorldOptions) -> Iterator[str]:
    if options.start == WASTES:
        yield f"nobody lives in the {REGIONS[WASTES]}: begin in another region"
    elif not 0 <= options.start < len(REGIONS):
        yield f"a world begins in one of the regions 1 to {len(REGIONS) - 2}, or 0 for any: not in {options.start}"
