"""Who and what of a world plays in a quest: chosen when its words first name them, and the same from then on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from realmgen.games.ironsworn.model import REGIONS, Person, Place, World
from realmgen.games.ironsworn.start.pool import foes_met
from realmgen.games.ironsworn.travel import regions_path
from realmgen.kit.chance import Dice


class Company:
    """Everybody of a world, and how often each was called upon; whoever was least is called next. `settled` are the
    settlements somebody is known to live in, all of them where nobody is known."""

    def __init__(self, world: World) -> None:
        self.world, self.met = world, foes_met(world)
        lived_in = {person.home for person in world.people}
        settled = tuple(place for place in world.places if place.kind == "settlement")
        self.settled = tuple(place for place in settled if place.number in lived_in) or settled
        self.sites = tuple(place for place in world.places if place.kind == "site")
        self.leaders = frozenset(filter(None, (_leader(world, place) for place in settled)))
        self._uses: Counter[int] = Counter()
        self._ways: dict[int, dict[int, int]] = {}

    def call(self, people: Sequence[Person], dice: Dice) -> Person:
        """One of those given, at least one."""
        fewest = min(self._uses[person.number] for person in people)
        found = dice.pick([person for person in people if self._uses[person.number] == fewest])
        self._uses[found.number] += 1
        return found

    def ways(self, at: Place) -> dict[int, int]:
        """By number of a place: how many hexes it lies from there."""
        if at.number not in self._ways:
            grid = self.world.grid
            here = grid.hex(at.cell)
            self._ways[at.number] = {one.number: here.distance(grid.hex(one.cell)) for one in self.world.places}
        return self._ways[at.number]

    def near(self, region: int, places: Sequence[Place]) -> list[Place]:
        """The places of a region, or where it has none those of the nearest that has."""
        ways = {place.number: len(regions_path(region, self.world.region_of(place.cell))) for place in places}
        least = min(filter(None, ways.values()), default=0)
        return [place for place in places if ways[place.number] == least]


class Cast:
    """The parts of one quest, filled with people, places and foes of the world."""

    def __init__(self, company: Company, home: Place, dice: Dice) -> None:
        self.company, self.home, self.dice = company, home, dice
        self.places: dict[str, Place] = {"home": home}
        self.people: dict[str, Person] = {}
        self.foes: list[str] = []

    @property
    def region(self) -> str:
        """The region in which it begins, with its article."""
        return f"the {REGIONS[self.company.world.region_of(self.home.cell)]}"

    def place(self, part: str) -> Place:
        """A part that is a place: `home`, another settlement, or a site."""
        if part not in self.places:
            among = self.company.sites if part.startswith("site") else self.company.settled
            self.places[part] = self._nearest(among)
        return self.places[part]

    def person(self, part: str, at: Place | None = None) -> Person | None:
        """A part that is a person: of the home, or of `at`, or else of wherever somebody lives; None when everybody has
        one."""
        if part not in self.people:
            taken = {person.number for person in self.people.values()}
            free = [person for person in self.company.world.people if person.number not in taken]
            if not free:
                return None
            self.people[part] = self.company.call(self._nearest_of(free, at or self.home), self.dice)
        return self.people[part]

    def foe(self, kinds: Sequence[str]) -> str | None:
        """The first of these kinds that is met in the world; None when none is."""
        found = next((kind for kind in kinds if kind in self.company.met), None)
        if found and found not in self.foes:
            self.foes.append(found)
        return found

    def _nearest(self, among: Sequence[Place]) -> Place:
        """One of the three nearest places that have no part yet; the home itself where there is none."""
        taken = {place.number for place in self.places.values()}
        ways = self.company.ways(self.home)
        free = sorted((one for one in among if one.number not in taken), key=lambda one: (ways[one.number], one.number))
        return self.dice.pick(free[:3]) if free else self.home

    def _nearest_of(self, free: Sequence[Person], at: Place) -> Sequence[Person]:
        """Those who live at a place, or at the nearest where somebody is free; all of them where nobody has a home.
        Who leads the place is called last: much that goes wrong there is laid at that door."""
        homes = self.company.ways(at)
        here = [person for person in free if person.home == at.number]
        least = min((homes[person.home] for person in free if person.home in homes), default=None)
        found = here or [person for person in free if homes.get(person.home) == least]
        return [person for person in found if person.number not in self.company.leaders] or found


def _leader(world: World, place: Place) -> int:
    """Who leads a settlement, by number; 0 where nobody is known to."""
    titles = {"leader", "elder", "head of a family", place.leader.lower()}
    return next((one.number for one in world.people if one.home == place.number and one.role.lower() in titles), 0)
