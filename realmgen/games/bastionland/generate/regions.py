"""Stretches of one terrain that bear a name on the map."""

from __future__ import annotations

from realmgen.games.bastionland.generate.frame import Draft
from realmgen.games.bastionland.generate.guide import region_count

LEAST = 3
"""Fewest hexes that get a name."""


def stretches(draft: Draft) -> list[tuple[str, list[int]]]:
    """(terrain, cells) of the largest stretches of 3 hexes and more, largest first, the seas behind the land."""
    found = [stretch for stretch in _touching(draft) if len(stretch[1]) >= LEAST and stretch[0] != "lake"]
    found.sort(key=lambda stretch: (-len(stretch[1]), stretch[1][0]))
    land = [stretch for stretch in found if stretch[0] != "sea"]
    seas = [stretch for stretch in found if stretch[0] == "sea"]
    return land[: region_count(draft.options)] + seas


def _touching(draft: Draft) -> list[tuple[str, list[int]]]:
    terrain, near = draft.terrain, draft.frame.near
    seen = [False] * draft.frame.size
    out = []
    for start, kind in enumerate(terrain):
        if seen[start]:
            continue
        seen[start] = True
        cells = [start]
        for cell in cells:
            for n in near[cell]:
                if not seen[n] and terrain[n] == kind:
                    seen[n] = True
                    cells.append(n)
        out.append((kind, sorted(cells)))
    return out
