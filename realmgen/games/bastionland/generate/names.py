"""Names and contents for everything that a draft has placed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from realmgen.games.bastionland.clusters import all_stretches
from realmgen.games.bastionland.generate.contents import contents, knight, tales_for
from realmgen.games.bastionland.generate.fit import Ground, kindred
from realmgen.games.bastionland.generate.frame import Draft
from realmgen.games.bastionland.generate.guide import region_count
from realmgen.games.bastionland.generate.namer import Namer, Suits
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import Calling
from realmgen.games.bastionland.model import (
    GENERATOR,
    HOLDING_KINDS,
    WATER,
    Barrier,
    Holding,
    Lake,
    Landmark,
    Myth,
    Realm,
    Region,
    River,
)
from realmgen.games.bastionland.places import title_of
from realmgen.kit.chance import Dice

_TRIES = 40
_LEAST_NAMED = 3
"""Fewest hexes of a stretch that gets a name."""


def name_waters(draft: Draft, namer: Namer) -> tuple[tuple[Lake, ...], tuple[River, ...]]:
    """Lakes and rivers with their names (MB-247)."""
    labels = draft.frame.labels
    dice = namer.dice("lakes")
    lakes = tuple(Lake(namer.shown("lakes", dice), tuple(labels[c] for c in sorted(lake))) for lake in draft.lakes)
    return lakes, name_rivers(draft, namer)


def name_rivers(draft: Draft, namer: Namer) -> tuple[River, ...]:
    """Rivers with their names, each path downstream."""
    dice = namer.dice("rivers")
    labels = draft.frame.labels
    return tuple(River(namer.shown("rivers", dice), tuple(labels[c] for c in path)) for path in draft.rivers)


def name_regions(draft: Draft, namer: Namer) -> tuple[Region, ...]:
    """The stretches of land that bear a name."""
    dice = namer.dice("regions")
    labels = draft.frame.labels
    return tuple(
        Region(namer.shown(region_table(kind), dice), tuple(labels[c] for c in cells))
        for kind, cells in _named_stretches(draft)
    )


def _named_stretches(draft: Draft) -> list[tuple[str, tuple[int, ...]]]:
    """(terrain, cells) of the largest stretches of 3 hexes and more, largest first, the seas behind the land."""
    every = all_stretches(draft.frame.grid, draft.terrain)
    found = [(kind, cells) for kind, cells in every if len(cells) >= _LEAST_NAMED and kind != "lake"]
    found.sort(key=lambda stretch: (-len(stretch[1]), stretch[1][0]))
    land = [stretch for stretch in found if stretch[0] != "sea"]
    seas = [stretch for stretch in found if stretch[0] == "sea"]
    return land[: region_count(draft.options)] + seas


def region_table(kind: str) -> str:
    """Where the names of stretches of one terrain stand."""
    return "seas" if kind in WATER else f"region.{kind}"


def name_holdings(draft: Draft, namer: Namer) -> tuple[Holding, ...]:
    """Kinds, names and rulers: the Seat is grand and a Knight's, the others are mixed (MB-248, MB-249)."""
    dice, ground = namer.dice("holdings"), Ground(draft)
    rest: list[str] = []
    out = []
    for number, cell in enumerate(draft.holdings):
        seat = number == 0
        kind = dice.pick(HOLDING_KINDS[:3]) if seat else rest.pop()
        if not rest:
            rest = dice.shuffled([other for other in HOLDING_KINDS if other != kind or not seat])
        name = namer.shown("holdings", dice, ground.suiting(cell))
        is_knight = dice.below(100) < (85 if seat else 60)
        calling = knight(namer) if is_knight else None
        held = ruler(namer, dice, calling, is_knight)
        out.append(Holding(draft.frame.labels[cell], name, kind, seat, held, calling=calling))
    return tuple(out)


def ruler(namer: Namer, dice: Dice, calling: Calling | None, is_knight: bool) -> str:
    """`Dame Orla Vane, the Ledger Knight`, or an influential Vassal (MB-227, MB-248)."""
    woman = dice.below(2) == 0
    given = namer.entries("people.women" if woman else "people.men")
    bynames = namer.entries("people.bynames")
    title = ("Dame" if woman else "Sir") if is_knight else dice.pick(namer.entries("people.offices"))
    role = title_of(calling) if calling else "Knight" if is_knight else "Vassal"
    names = (f"{title} {dice.pick(given)} {dice.pick(bynames)}, {role}" for _ in range(_TRIES))
    return namer.take(names, "people.offices", dice, hidden=False)


def name_myths(draft: Draft, namer: Namer) -> tuple[Myth, ...]:
    """Numbers 1, 2, 3...; each with a tale, its name and its mark on the land (MB-250). Those beyond the tales there
    are have a name and a mark from tables."""
    dice = namer.dice("myths")
    tales = tales_for(draft, namer)
    marks = dice.shuffled(namer.entries("myths.marks")) if None in tales else [""]
    return tuple(
        Myth(
            number,
            draft.frame.labels[cell],
            tale.name if tale else namer.hidden("myths.names", dice),
            tale.hex if tale else marks[number % len(marks)],
            tale,
        )
        for number, (cell, tale) in enumerate(zip(draft.myths, tales, strict=True), 1)
    )


def landmark_names(draft: Draft, namer: Namer, prompts: Mapping[str, str]) -> dict[str, str]:
    """By label: a name for each landmark that suits the land and, by label too, what is met there."""
    dice, ground = namer.dice("landmarks"), Ground(draft)
    places = ((draft.frame.labels[cell], kind, ground.suiting(cell)) for cell, kind in sorted(draft.landmarks))
    return {at: _landmark_name(namer, dice, kind, prompts.get(at, ""), suits) for at, kind, suits in places}


def _landmark_name(namer: Namer, dice: Dice, kind: str, prompt: str, suits: Suits) -> str:
    """A name of the kind that speaks of what is met, else the spot's own with a word for the kind, which says nothing
    the prompt does not; of the kind alone where there is no prompt."""
    table = f"landmark.{kind}"
    if not prompt:
        return namer.hidden(table, dice, suits)
    alike = (name for name in dice.shuffled(namer.entries(table)) if kindred(name, prompt) and suits(name))
    return namer.take(chain(alike, _spots(namer, dice, kind)), table, dice, hidden=True)


def _spots(namer: Namer, dice: Dice, kind: str) -> Iterator[str]:
    """`Ketterhithe Memorial`, `Rooke's Door`."""
    parts = [namer.entries(f"sparks.name-holding.{part}") for part in ("first", "second")]
    bynames, words = namer.entries("people.bynames"), namer.entries(f"places.{kind}")
    for _ in range(_TRIES):
        spot = f"{dice.pick(bynames)}'s" if dice.below(3) == 0 else "".join(map(dice.pick, parts))
        yield f"{spot} {dice.pick(words)}"


def name_landmarks(draft: Draft, namer: Namer, myths: Sequence[Myth]) -> tuple[Landmark, ...]:
    """Landmarks with their names and what they hold (see `contents`)."""
    places = [(draft.frame.labels[cell], kind) for cell, kind in sorted(draft.landmarks)]
    held = contents(draft, namer, myths)
    names = landmark_names(draft, namer, {at: c.prompt for (at, _), c in zip(places, held, strict=True)})
    return tuple(Landmark(at, kind, names[at], *c) for (at, kind), c in zip(places, held, strict=True))


def barrier_values(draft: Draft) -> tuple[Barrier, ...]:
    """The barriers by label."""
    labels = draft.frame.labels
    return tuple(Barrier((labels[a], labels[b]), kind) for a, b, kind in draft.barriers)


def name_all(draft: Draft, seed: str, library: Library) -> Realm:
    """The finished Realm: tales bring their names along, then what players see is named, then what they do not."""
    namer = Namer(library, seed)
    myths = name_myths(draft, namer)
    name = namer.shown("realms", namer.dice("realm"))
    lakes, rivers = name_waters(draft, namer)
    regions, holdings = name_regions(draft, namer), name_holdings(draft, namer)
    return Realm(
        name=name,
        seed=seed,
        options=draft.options,
        terrain=tuple(draft.terrain),
        area=tuple(draft.area),
        lakes=lakes,
        rivers=rivers,
        barriers=barrier_values(draft),
        holdings=holdings,
        myths=myths,
        landmarks=name_landmarks(draft, namer, myths),
        regions=regions,
        left_out=tuple(draft.left_out),
        generator=GENERATOR,
    )
