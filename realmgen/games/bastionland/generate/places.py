"""Where holdings, myths and landmarks lie; a hex holds one of them at most (MB-A44).

Where room is short, the space between shrinks one step at a time, then landmarks are left out before myths
and myths before holdings: each takes what the ones before it left.
"""

from __future__ import annotations

from realmgen.games.bastionland.generate.frame import FAR, Draft
from realmgen.games.bastionland.generate.guide import holding_gap, myth_gap
from realmgen.games.bastionland.model import LANDMARK_KINDS
from realmgen.kit.chance import Dice

_ATTEMPTS = 3
_SAMPLE = 14
_TWINS_APART = 4
_HOME = {"meadow": 4, "plain": 4, "valley": 4, "hills": 4, "glade": 3, "heath": 2, "forest": 2, "crag": 2}
_STRANGE = {"peak": 2, "bog": 2, "marsh": 2, "glade": 2, "forest": 1, "crag": 1, "heath": 1}
_SUITS = {
    "dwelling": ("meadow", "plain", "valley", "glade", "forest", "hills"),
    "sanctum": ("glade", "forest", "heath", "peak", "valley"),
    "monument": ("hills", "heath", "plain", "crag", "meadow"),
    "hazard": ("crag", "peak", "bog", "marsh", "hills"),
    "curse": ("bog", "forest", "marsh", "heath", "glade"),
    "ruin": ("hills", "forest", "crag", "valley", "heath", "plain"),
}


def place_holdings(draft: Draft, dice: Dice) -> None:
    """The Seat near the middle and the river, the others well apart from it and each other (MB-248, MB-249)."""
    wanted, asked = draft.options.holdings, holding_gap(draft.options)
    worth = _home_worth(draft, dice)
    best: list[int] = []
    gap = asked
    for gap in _gaps(draft, wanted, asked):
        for _ in range(_ATTEMPTS):
            if len(best) < wanted:
                best = max(best, _settle(draft, worth, wanted, gap, dice), key=len)
        if len(best) == wanted:
            break
    draft.holdings = best
    _tell(draft, "holdings", (len(best), wanted), (gap, asked))


def _gaps(draft: Draft, wanted: int, asked: int) -> range:
    """The gaps to try, from the widest that could hold so many down to 1."""
    width, height = draft.options.width, draft.options.height
    widest = asked
    while widest > 1 and 3 * wanted * widest**2 > 4 * (width + widest) * (height + widest):
        widest -= 1
    return range(widest, 0, -1)


def _tell(draft: Draft, what: str, count: tuple[int, int], gap: tuple[int, int]) -> None:
    placed, wanted = count
    pairs = placed > 1 or (placed == 1 and what == "myths")
    if gap[0] < gap[1] and pairs:
        draft.left_out.append(f"{gap[1] - gap[0]} of {gap[1]} hexes between {what}")
    if placed < wanted:
        draft.left_out.append(f"{wanted - placed} of {wanted} {what}")


def _home_worth(draft: Draft, dice: Dice) -> list[int]:
    """By cell: how well a holding lies there, 0 where none may."""
    frame, free = draft.frame, draft.free
    water = {cell for path in draft.rivers for cell in path}
    out = []
    for cell in range(frame.size):
        worth = 20 + 2 * _HOME.get(draft.terrain[cell], 0) + dice.below(8)
        worth += 6 if any(n in water for n in frame.near[cell]) else 0
        worth -= 14 if frame.rim[cell] else 0
        out.append(worth if free[cell] else 0)
    for myth in draft.myths:
        near = frame.apart_from(myth)
        out = [0 if steps < myth_gap(draft.options) else worth for worth, steps in zip(out, near, strict=True)]
    return out


def _settle(draft: Draft, worth: list[int], wanted: int, gap: int, dice: Dice) -> list[int]:
    frame = draft.frame
    spots = [cell for cell in range(frame.size) if worth[cell]]
    middle = frame.grid.width // 2 * frame.grid.height + frame.grid.height // 2
    off = frame.apart_from(middle)
    side = max(4, frame.grid.width + frame.grid.height)
    score = [worth[cell] - 120 * off[cell] // side + dice.below(8) for cell in range(frame.size)]
    clear = [FAR] * frame.size
    found: list[int] = []
    while spots and len(found) < wanted:
        at = max(spots, key=lambda cell: (score[cell], -cell))
        found.append(at)
        clear = [min(pair) for pair in zip(clear, frame.apart_from(at), strict=True)]
        spots = [cell for cell in spots if clear[cell] >= gap]
        most = gap + gap // 2 + 1
        score = [worth[cell] + 20 * min(most, clear[cell]) // gap for cell in range(frame.size)]
    return found


def place_myths(draft: Draft, dice: Dice) -> None:
    """Myths in the remotest places: far from the holdings, then from each other (MB-250)."""
    frame, wanted, asked = draft.frame, draft.options.myths, myth_gap(draft.options)
    spots = [cell for cell, free in enumerate(draft.free) if free]
    charm = [
        3 * _STRANGE.get(draft.terrain[cell], 0) + dice.below(12) - (4 if frame.rim[cell] else 0)
        for cell in range(frame.size)
    ]
    home = [FAR] * frame.size
    for at in draft.holdings:
        home = [min(pair) for pair in zip(home, frame.apart_from(at), strict=True)]
    found: list[int] = []
    gap = asked
    for gap in _gaps(draft, wanted, asked):
        found = _haunt(draft, spots, (home, charm), gap)
        if len(found) == wanted:
            break
    draft.myths = dice.shuffled(found)
    _tell(draft, "myths", (len(found), wanted), (gap, asked))


def _haunt(draft: Draft, spots: list[int], by: tuple[list[int], list[int]], gap: int) -> list[int]:
    home, charm = by
    found: list[int] = []
    clear = [FAR] * draft.frame.size
    far, wide = 5 * gap // 2, 4 * gap
    spots = [cell for cell in spots if home[cell] >= gap]
    while spots and len(found) < draft.options.myths:
        at = max(
            spots,
            key=lambda c: (24 * min(far, home[c]) // gap + 16 * min(wide, clear[c]) // gap + charm[c], -c),
        )
        found.append(at)
        clear = [min(pair) for pair in zip(clear, draft.frame.apart_from(at), strict=True)]
        spots = [cell for cell in spots if clear[cell] >= gap]
    return found


def place_landmarks(draft: Draft, dice: Dice) -> None:
    """Three or four of each kind by chance, where they suit the land, scattered (MB-251, MB-A45)."""
    asked = draft.options.landmarks
    counts = [3 + dice.below(2) if asked is None else asked for _ in LANDMARK_KINDS]
    kinds = [
        kind
        for turn in range(max(counts))
        for kind, count in dice.shuffled(list(zip(LANDMARK_KINDS, counts, strict=True)))
        if turn < count
    ]
    spots = [cell for cell, free in enumerate(draft.free) if free]
    crowd = _crowd(draft)
    for number, kind in enumerate(kinds):
        if not spots:
            draft.left_out.append(f"{len(kinds) - number} of {len(kinds)} landmarks")
            break
        at = _best_spot(draft, kind, (spots, crowd), dice)
        draft.landmarks.append((at, kind))
        spots.remove(at)
        for n in draft.frame.near[at]:
            crowd[n] += 1


def _crowd(draft: Draft) -> list[int]:
    out = [0] * draft.frame.size
    for cell in [*draft.holdings, *draft.myths]:
        for n in draft.frame.near[cell]:
            out[n] += 1
    return out


def _best_spot(draft: Draft, kind: str, by: tuple[list[int], list[int]], dice: Dice) -> int:
    spots, crowd = by
    suits = _SUITS[kind]
    tried = [dice.pick(spots) for _ in range(_SAMPLE)]
    alike = [at for at, other in draft.landmarks if other == kind]
    apart = draft.frame.apart

    def worth(cell: int) -> int:
        twins = sum(apart(cell, at) < _TWINS_APART for at in alike)
        return 3 * (draft.terrain[cell] in suits) - 4 * crowd[cell] - 3 * twins

    return max(tried, key=worth)
