"""The lie of the land: ridges, the slopes below them, and a roll to the ground between."""

from __future__ import annotations

from realmgen.games.bastionland.generate.frame import FAR, Draft, Frame, noise, steps_from
from realmgen.kit.chance import Dice

SUMMIT = 1000
SLOPE = 210
"""How far the land falls with each step from a ridge."""
_EDGE = 1500
"""How much the edge of the realm draws a ridge."""


def raise_land(draft: Draft, dice: Dice) -> None:
    """Fill `height` by cell: about 0 in the lowest places, above 1000 on a ridge, low along the sea."""
    frame = draft.frame
    broad = noise(frame, dice, max(3, min(12, (frame.grid.width + frame.grid.height) // 5)))
    fine = noise(frame, dice, 2)
    land = [cell for cell in range(frame.size) if not draft.terrain[cell]]
    below = steps_from(frame, _ridges(frame, land, broad, dice))
    sea = steps_from(frame, [cell for cell in range(frame.size) if draft.terrain[cell]])
    draft.height = [
        max(0, SUMMIT - SLOPE * below[cell]) + broad[cell] // 2 + fine[cell] // 4 - _shore(sea[cell])
        for cell in range(frame.size)
    ]


def _shore(steps: int) -> int:
    return 0 if steps == FAR else max(0, 400 - 150 * steps)


def _ridges(frame: Frame, land: list[int], broad: list[int], dice: Dice) -> list[int]:
    """Cells of a few long ridges; they like high country and the edge of the realm (MB-262), and keep their bearing."""
    out: list[int] = []
    off = frame.apart_from(frame.grid.width // 2 * frame.grid.height + frame.grid.height // 2)
    reach = max(off)
    inland = dict.fromkeys(land)
    for _ in range(min(len(land), max(1, (len(land) + 50) // 100))):
        edge = _EDGE if dice.below(3) else 0
        at = max([dice.pick(land) for _ in range(4)], key=lambda cell: broad[cell] + edge * off[cell] // reach)
        bearing = dice.below(6)
        for _ in range(4 + dice.below(7)):
            out.append(at)
            step = bearing + dice.pick((0, 0, 0, 1, -1))
            onward = frame.grid.neighbours[at][step % 6]
            if onward not in inland:
                break
            at = onward
    return out
