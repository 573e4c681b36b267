"""The land changed by hand: its regions and ground painted, its name, or one part drawn anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Literal

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.ironsworn.deeds.deed import Deed
from realmgen.games.ironsworn.deeds.tracks import sound_name, sound_text, world_of
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import GROUNDS, REGIONS, Bond, Journey, Tale, Vow, World
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.kept import kept_json, read_kept
from realmgen.kit.record import from_json, to_json

SWORN: Mapping[str, str] = {"inciting": "incident", "background": "background"}
"""By kind of vow, what of the world it was sworn to."""
Part = Literal["truths", "land", "settlements", "sites", "roads", "people", "foes", "quests"]
SEA, WATER = "0", "~"
DRY: Mapping[str, str] = {"1": "x", "2": "h", "3": "f", "4": "m", "5": "p", "6": "f", "7": "h", "8": "^", "9": "*"}
"""By region: what sea becomes that is painted as part of it."""
LONGEST = 80
KEPT = frozenset({"seed", "version", "options", "grid", "name"})
"""What drawing a part anew leaves alone."""


@dataclass(frozen=True, slots=True)
class Paint(Deed):
    """Make hexes, by label, part of a region by its number, 0 being the sea; or of a ground, by its sign or its name.
    Sea has no region, and what is land again belongs where most beside it does."""

    verb: ClassVar[str] = "paint"
    words: ClassVar[tuple[str, ...]] = ("what", "sign", "hexes")
    what: Literal["region", "ground"]
    sign: str
    hexes: tuple[str, ...] = ()

    def check(self, tale: Tale, lore: Lore) -> None:
        world = world_of(tale)
        self._sign()
        if not 1 <= len(self.hexes) <= world.grid.size:
            raise IllegalCommand(f"name 1 to {world.grid.size} hexes to paint, not {len(self.hexes)}")
        for label in self.hexes:
            hex_at(world, label)
        if self._painted(world) == (world.regions, world.ground):
            raise IllegalCommand("it is so already: paint other hexes, or in another colour")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        regions, ground = self._painted(world)
        count = len(set(self.hexes))
        hexes = f"hex {self.hexes[0]}" if count == 1 else f"{count} hexes"
        text = f"{hexes[0].upper()}{hexes[1:]} became {self._called()}."
        changed = replace(tale, world=replace(world, regions=regions, ground=ground))
        return Step(changed, (Event("painted", text, {"hexes": list(self.hexes)}),))

    def _sign(self) -> str:
        """Raises IllegalCommand for a region or a ground there is not."""
        if self.what == "region":
            if self.sign.isdecimal() and int(self.sign) < len(REGIONS):
                return str(int(self.sign))
            raise IllegalCommand(f"there is no region {self.sign[:20]!r}: they are numbered 1 to 9, and 0 is the sea")
        found = next((sign for sign, name in GROUNDS.items() if self.sign in (sign, name)), None)
        if found is None:
            raise IllegalCommand(f"there is no ground {self.sign[:20]!r}: choose {', '.join(GROUNDS.values())}")
        return found

    def _called(self) -> str:
        sign = self._sign()
        if self.what == "ground":
            return GROUNDS[sign]
        return f"part of the {REGIONS[int(sign)]}" if sign != SEA else "sea"

    def _painted(self, world: World) -> tuple[str, str]:
        sign, regions, ground = self._sign(), list(world.regions), list(world.ground)
        for label in self.hexes:
            cell = hex_at(world, label)
            if sign in (SEA, WATER):
                regions[cell], ground[cell] = SEA, WATER
            elif self.what == "region":
                regions[cell] = sign
                ground[cell] = DRY[sign] if ground[cell] == WATER else ground[cell]
            else:
                regions[cell] = _owner(world, regions, cell) if regions[cell] == SEA else regions[cell]
                ground[cell] = sign
        return "".join(regions), "".join(ground)


def _owner(world: World, regions: list[str], cell: int) -> str:
    """The region that most hexes beside one belong to, or those nearest to it."""
    beside = Counter(regions[n] for n in world.grid.neighbours[cell] if n >= 0 and regions[n] != SEA)
    if beside:
        return max(beside, key=lambda region: (beside[region], region))
    near = [(world.grid.distance(cell, other), region) for other, region in enumerate(regions) if region != SEA]
    return min(near)[1] if near else "1"


@dataclass(frozen=True, slots=True)
class Call(Deed):
    """Give the world a name."""

    verb: ClassVar[str] = "call"
    words: ClassVar[tuple[str, ...]] = ("name",)
    name: str

    def check(self, tale: Tale, lore: Lore) -> None:
        sound_text(self.name, "a world")
        if len(self.name) > LONGEST:
            raise IllegalCommand(f"a world's name has {LONGEST} characters at most; this has {len(self.name)}")
        sound_name(self.name.strip())
        if self.name.strip() == world_of(tale).name:
            raise IllegalCommand("it is called so already")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        name = self.name.strip()
        changed = replace(tale, world=replace(world_of(tale), name=name))
        return Step(changed, (Event("called", f"This land is called {name}.", {}),))


@dataclass(frozen=True, slots=True)
class Reroll(Deed):
    """Draw one part of the world anew by a seed, or by dice where none is given; the others stay.

    The journal keeps what came of it, so that it is told again without drawing.
    """

    verb: ClassVar[str] = "reroll"
    words: ClassVar[tuple[str, ...]] = ("part", "seed")
    part: Part
    seed: str = ""

    def check(self, tale: Tale, lore: Lore) -> None:
        grid = world_of(tale).grid
        if self.part == "land":
            _wide_enough(grid.width, grid.height)
        if len(self.seed) > LONGEST:
            raise IllegalCommand(f"a seed has {LONGEST} characters at most; this has {len(self.seed)}")
        if not self.seed.isprintable():
            raise IllegalCommand(f"the seed {self.seed!r} must be signs that can be printed")

    def apply(self, tale: Tale, lore: Lore, chance: Chance) -> Step[Tale]:
        world = world_of(tale)
        seed = self.seed or "-".join(str(chance.roll(100, "seed")) for _ in range(4))
        kept = from_json(chance.take(lambda: to_json(_drawn(tale, self.part, seed, lore))), "part")
        if not isinstance(kept, dict):
            raise Unreadable("the journal's record of a part drawn anew cannot be read")
        after = read_kept(World, {**kept_json(world), **kept}, "world")
        text = f"{self.part.capitalize()} of {world.name}: drawn anew."
        return Step(loosened(replace(tale, world=after), world), (Event("drawn anew", text, {"part": self.part}),))


def _wide_enough(width: int, height: int) -> None:
    """Raises IllegalCommand for a map on which nine regions have no room."""
    from realmgen.games.ironsworn.generate.guide import HEIGHTS, WIDTHS

    if width < WIDTHS[0] or height < HEIGHTS[0]:
        raise IllegalCommand(
            f"a map of {width} by {height} hexes has no room for another land: {WIDTHS[0]} by {HEIGHTS[0]} at least"
        )


def _drawn(tale: Tale, part: str, seed: str, lore: Lore) -> dict[str, Any]:
    """The fields of a world that another drawing of a part changes, as JSON."""
    from realmgen.games.ironsworn.generate import reroll

    world = world_of(tale)
    after = _with_sworn(tale, reroll(world, part, seed, lore), lore)
    changed = [one.name for one in fields(World) if getattr(after, one.name) != getattr(world, one.name)]
    whole = kept_json(replace(after, home=after.home))
    blank = kept_json(World("", "", 0, world.options, world.grid, "", ""))
    return {name: whole.get(name, blank.get(name, _EMPTY.get(name, []))) for name in changed if name not in KEPT}


def _with_sworn(tale: Tale, after: World, lore: Lore) -> World:
    """What was sworn to stays what it was, as long as whoever and whatever it names is there."""
    from realmgen.games.ironsworn.problems import problems

    before, sworn = world_of(tale), {vow.kind for vow in tale.vows}
    held = {name: getattr(before, name) for kind, name in SWORN.items() if kind in sworn and getattr(before, name)}
    for name, hook in held.items():
        same = all(
            one and other and one.name == other.name
            for one, other in (
                *((before.place(number), after.place(number)) for number in hook.places),
                *((before.person(number), after.person(number)) for number in hook.people),
            )
        )
        kept = replace(after, **{name: hook})
        if same and len(problems(kept, lore)) <= len(problems(after, lore)):
            after = kept
    return after


_EMPTY: Mapping[str, Any] = {"home": 0, "incident": None, "background": None}


def loosened(tale: Tale, before: World) -> Tale:
    """Bonds, vows and journeys let go of whoever and whatever is another now; their words stay."""
    world = world_of(tale)
    there = {one.number: one.name for one in world.people}
    people = {one.number for one in before.people if there.get(one.number) != one.name}
    stands = {one.number: one.name for one in world.places}
    places = {one.number for one in before.places if stands.get(one.number) != one.name}

    def bond(one: Bond) -> Bond:
        return replace(
            one, person=0 if one.person in people else one.person, place=0 if one.place in places else one.place
        )

    def journey(one: Journey) -> Journey:
        to = before.place(one.to) if one.to in places else None
        text = one.text or (f"to {to.name}" if to else "")
        return replace(one, origin=0 if one.origin in places else one.origin, to=0 if to else one.to, text=text)

    def vow(one: Vow) -> Vow:
        return replace(one, giver=0) if one.giver in people else one

    return replace(
        tale,
        bonds=tuple(map(bond, tale.bonds)),
        journeys=tuple(map(journey, tale.journeys)),
        vows=tuple(map(vow, tale.vows)),
    )


def hex_at(world: World, label: str) -> int:
    """The cell of a label; raises IllegalCommand when it is not on the map."""
    try:
        return world.grid.find(label)
    except Unreadable as error:
        raise IllegalCommand(str(error)) from None


DEEDS: tuple[type[Deed], ...] = (Paint, Call, Reroll)
