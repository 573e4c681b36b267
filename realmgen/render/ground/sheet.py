"""A plan on paper: the map with title, ornament and legend, and the key below or beside it and on further pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from realmgen.kit.plan import Plan
from realmgen.kit.scene import Caption
from realmgen.render.drawing import Drawing, Point
from realmgen.render.furniture.frame import footer, frame
from realmgen.render.furniture.hand import LAYER, Hand, unit_of
from realmgen.render.furniture.title import cartouche, running
from realmgen.render.ground.chart import bounds, described, painted
from realmgen.render.ground.key import key, legend
from realmgen.render.ground.lay import Lay, lay_out
from realmgen.render.ground.work import Box, Place, Work
from realmgen.render.paper import PAPERS, Paper
from realmgen.render.prose.flow import Strip, columns
from realmgen.render.prose.lines import Setting, quoted
from realmgen.render.theme import Theme

SIDE, TOP, HEAD, FOOT = 16.5, 11.3, 21.5, 14.5
TITLE_BASE = 12.1
GUTTER, BESIDE = 7.0, 9.0
TRIES: Final = ((3.4, 0.95), (3.1, 0.92), (2.9, 0.88), (2.75, 0.84), (2.6, 0.8), (2.45, 0.74), (2.3, 0.66), (2.2, 0.56))
"""Millimetres of the key's type on A5, and the part of its full size that a map under which it stands then keeps."""
RUNNING, PARTED, WHOLE = 2.75, 3, 7
"""The type of a key that runs on in any case; lines of an entry that are never parted there, and on a single page."""
WIDEST_KEY = 0.42
LARGEST_SCALE = 74.0
BEFORE_LEGEND, BEFORE_KEY = 2.0, 3.0
ROSE, ROSE_AIR = 6.4, 1.5


@dataclass(frozen=True, slots=True)
class _Page:
    """One page being set: its hand, and the room within its frame."""

    hand: Hand
    room: Box

    @classmethod
    def blank(cls, plan: Plan, theme: Theme, paper: Paper) -> _Page:
        """A page with its frame."""
        unit = unit_of(paper)
        drawing = Drawing(paper.width, paper.height, theme.paper, plan.name, described(plan))
        return cls(
            Hand(drawing, theme, unit),
            (SIDE * unit, TOP * unit, paper.width - SIDE * unit, paper.height - FOOT * unit),
        )

    def measure(self, wide: float, count: int) -> float:
        return (wide - GUTTER * self.hand.unit * (count - 1)) / count


def ground_sheet(plan: Plan, theme: Theme, paper: Paper) -> list[Drawing]:
    """The pages of a plan on paper, upright or lying: map, legend and key; a key too long for one runs on.

    Upright the key stands under the map, on paper that lies on its side beside it. The same plan gives the same pages.
    """
    page = _Page.blank(plan, theme, paper)
    lay = lay_out(plan)
    left = _beside(page, plan, lay) if paper.width > paper.height else _below(page, plan, lay)
    pages = [page]
    while left:
        symbols, page = page.hand.drawing.symbols, _Page.blank(plan, theme, paper)
        page.hand.drawing.symbols = symbols
        left = _continued(page, plan, left)
        pages.append(page)
    for n, done in enumerate(pages, 1):
        frame(done.hand)
        count = f"{n} of {len(pages)}" if len(pages) > 1 else ""
        footer(done.hand, " · ".join(filter(None, (plan.footer, count))))
    return [done.hand.drawing for done in pages]


def _setting(page: _Page, size: float) -> Setting:
    """The key's type on this paper, where it has that size on A5."""
    scale = page.hand.unit / unit_of(PAPERS["A5"])
    size *= 1.0 + 0.5 * (scale - 1.0)
    return Setting(size, 1.24 * size, page.hand.theme.ink)


def _below(page: _Page, plan: Plan, lay: Lay) -> list[Strip]:
    """Title, map, legend and key one under the other; gives what of the key is left."""
    hand, (x0, y0, x1, y1), u = page.hand, page.room, page.hand.unit
    wide, top = x1 - x0, y0 + HEAD * u
    _title(page, plan, (x0 + x1) / 2, y0, wide)
    told = legend(hand, plan, wide)
    between = told.height + (BEFORE_LEGEND * bool(told.rows) + BEFORE_KEY * bool(plan.entries)) * u
    room = y1 - top - between
    a0, b0, a1, b1 = bounds(plan, lay)
    full = min(room, (b1 - b0) * min(wide / (a1 - a0), LARGEST_SCALE * u))
    strips, needed, share = _fitted(page, plan, wide, 2, (room, full))
    high = min(full, max(room - needed, share * full)) if strips else full
    slack = max(0.0, room - high - needed)
    bottom = _map(page, plan, lay, (x0, top, x1, top + high + 0.7 * slack))
    told.draw(x0, bottom + BEFORE_LEGEND * u)
    return _poured(page, strips, (x0, bottom + between, x1, y1), 2)


def _fitted(
    page: _Page, plan: Plan, wide: float, count: int, rooms: tuple[float, float]
) -> tuple[list[Strip], float, float]:
    """The key in the largest type that stays in the room a map leaves, how high it then is, and the map's share.

    `rooms` are the height for both, and the map's full height. A key that cannot stay has middling type and leaves the
    map nearly all of its size.
    """
    if not plan.entries:
        return [], 0.0, 1.0
    for size, share in TRIES:
        strips, needed = _tried(page, plan, wide, count, size)
        if needed <= rooms[0] - share * rooms[1]:
            return strips, needed, share
    return *_tried(page, plan, wide, count, RUNNING, PARTED), min(TRIES[0][1], 0.75 * rooms[0] / (rooms[1] or 1.0))


def _tried(
    page: _Page, plan: Plan, wide: float, count: int, size: float, most: int = WHOLE
) -> tuple[list[Strip], float]:
    strips = key(page.hand, plan, _setting(page, size), page.measure(wide, count), most)
    return strips, max((column.height for column in columns(strips, count, 1e9)[0]), default=0.0)


def _title(page: _Page, plan: Plan, x: float, top: float, room: float) -> None:
    caption = Caption(title=quoted(plan.name), subtitle=quoted(plan.subtitle))
    cartouche(page.hand, caption, x, top + TITLE_BASE * page.hand.unit, room)


def _beside(page: _Page, plan: Plan, lay: Lay) -> list[Strip]:
    """The map at the left; title, legend and key in a column at the right; gives what of the key is left."""
    hand, (x0, y0, x1, y1), u = page.hand, page.room, page.hand.unit
    y0 += 2 * u
    column = (WIDEST_KEY if plan.entries else 0.36) * (x1 - x0)
    left = x1 - column
    _title(page, plan, left + column / 2, y0, column)
    told = legend(hand, plan, column)
    _map(page, plan, lay, (x0, y0, left - BESIDE * u, y1))
    told.draw(left, y0 + HEAD * u)
    start = y0 + (HEAD + BEFORE_KEY) * u + told.height
    strips, _, _ = _fitted(page, plan, column, 1, (y1 - start, 0.0))
    return _poured(page, strips, (left, start, x1, y1), 1)


def _continued(page: _Page, plan: Plan, strips: list[Strip]) -> list[Strip]:
    """A page of nothing but the key."""
    hand, (x0, y0, x1, y1), u = page.hand, page.room, page.hand.unit
    running(hand, plan.name, (x0, x1), y0 + 8 * u)
    return _poured(page, strips, (x0, y0 + 14 * u, x1, y1), 2)


def _poured(page: _Page, strips: list[Strip], room: Box, count: int) -> list[Strip]:
    """Columns of the key in a room; gives what is left."""
    x0, y0, x1, y1 = room
    found, left = columns(strips, count, y1 - y0)
    measure, gutter = page.measure(x1 - x0, count), GUTTER * page.hand.unit
    for k, column in enumerate(found):
        page.hand.drawing.add(LAYER, column.draw(x0 + k * (measure + gutter), y0))
    return left


def _map(page: _Page, plan: Plan, lay: Lay, room: Box) -> float:
    """The map as large as its room and in its middle; gives where it ends below."""
    x0, y0, x1, y1 = room
    a0, b0, a1, b1 = bounds(plan, lay)
    unit = min((x1 - x0) / (a1 - a0), (y1 - y0) / (b1 - b0), LARGEST_SCALE * page.hand.unit)
    high = (b1 - b0) * unit
    top = y0 + (y1 - y0 - high) / 2
    origin = ((x0 + x1 - (a0 + a1) * unit) / 2, top - b0 * unit)
    work = painted(page.hand.drawing, plan, page.hand.theme, lay, Place(unit, origin, room))
    _rose(page, work, (x0, top, x1, top + high))
    return top + high


def _rose(page: _Page, work: Work, room: Box) -> None:
    """A compass in the corner where most is free; none where it would touch anything."""
    x0, y0, x1, y1 = room
    r = ROSE * page.hand.unit
    air = ROSE_AIR * r
    corners: list[Point] = [(x, y) for y in (y1 - r, y0 + r) for x in (x1 - r, x0 + r)]
    free = [(round(work.free(at), 3), -n, at) for n, at in enumerate(corners)]
    room_left, _, at = max(free)
    if room_left > air:
        page.hand.stamp("compass", at, r)
