"""A world in words, for the table, for wikis and for print: the land, its truths, its regions with all that lies in
them, people, sites, foes, hooks and journeys. What players may not see was taken out before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from realmgen.games.ironsworn.foes import rank_of
from realmgen.games.ironsworn.lore import Lore, RegionLore
from realmgen.games.ironsworn.model import (
    BOX,
    FULL,
    HARM,
    REGIONS,
    Hook,
    Person,
    Place,
    Tale,
    World,
    boxes,
)
from realmgen.games.ironsworn.sheets.cards import KINDS, STATUS, lies
from realmgen.games.ironsworn.sheets.handout import OPENING, SUMMARY
from realmgen.games.ironsworn.sheets.said import (
    CREDIT,
    PEOPLE,
    led_by,
    listing,
    marked,
    phrases,
    sentence,
    trades,
    whereabouts,
    who,
)
from realmgen.games.ironsworn.sheets.workbook import quest
from realmgen.games.ironsworn.travel import between
from realmgen.kit.document import Block, Document, Entry, Heading, Paragraph, Sheet
from realmgen.kit.words import listed


def document(tale: Tale, world: World, lore: Lore, *, players: bool = False, code: str = "") -> Document:
    """The gazetteer; `code` stands at the players' foot in the seed's place."""
    book = _Book(tale, world, lore, players)
    foot = [CREDIT, f"Campaign code {code}" if players and code else "", f"Seed {world.seed}" if world.seed else ""]
    copy = "A gazetteer" if players else "The game master's gazetteer"
    return Document(world.name, copy, tuple(book.chapters()), " · ".join(filter(None, foot)))


@dataclass(frozen=True, slots=True)
class _Book:
    tale: Tale
    world: World
    lore: Lore
    players: bool

    def chapters(self) -> Iterator[Block]:
        yield from self.land()
        yield from self.truths()
        yield from self.regions()
        yield from self.people()
        yield from self.foes()
        yield from self.vows()
        yield from self.hooks()
        yield from self.journeys()

    def land(self) -> Iterator[Block]:
        world = self.world
        yield Heading("The land")
        summary = self.lore.words(SUMMARY)
        yield Paragraph(" ".join(summary[:OPENING]))
        yield Paragraph(" ".join(summary[OPENING:]))
        yield from (Paragraph(sentence(text)) for text in world.lore)
        home = whereabouts(world, world.home)
        if home:
            yield Entry("Home", sentence(home))
        if world.factions:
            yield Entry("Factions", sentence(listed(world.factions)))

    def truths(self) -> Iterator[Block]:
        yield Heading("Truths")
        for truth in self.world.truths:
            category = self.lore.truths.get(truth.category)
            title = category.title if category else truth.category.capitalize()
            for option in category.options if category else ():
                if option.number in truth.options:
                    yield Entry(f"{title}: {option.title}", option.text)
                    yield from () if self.players else (Entry("Quest", quest(option.idea).removeprefix("Quest: ")),)
            if truth.own:
                yield Entry(title, sentence(truth.own))
            if truth.believed:
                yield Entry(f"{title}, as was believed", sentence(truth.believed))

    def regions(self) -> Iterator[Block]:
        for region in self.lore.regions:
            here = [one for one in self.world.places if self.world.region_of(one.cell) == region.number]
            yield Heading(f"{region.number}. {region.name}")
            yield from self._region(region)
            yield from self._places("Settlements", [one for one in here if one.kind == "settlement"])
            yield from self._places("Sites", [one for one in here if one.kind == "site"])

    def _region(self, region: RegionLore) -> Iterator[Block]:
        foes = [self.lore.foes[key].name.lower() for key in region.foes if key in self.lore.foes]
        yield Paragraph(region.text)
        yield from listing((("Features", phrases(region.features)), ("Built", phrases(region.styles))))
        if not self.players:
            yield from listing((("Foes", listed(foes)), ("Quest", quest(region.idea).removeprefix("Quest: "))))

    def _places(self, heading: str, places: list[Place]) -> Iterator[Block]:
        if places:
            yield Heading(heading, 2)
            yield from (Entry(f"{one.number}. {marked(one.name, bond=one.bond)}", self._place(one)) for one in places)

    def _place(self, place: Place) -> str:
        here = [person for person in self.world.people if person.home == place.number]
        said = (
            (
                "",
                ", ".join(filter(None, (place.size, lies(place).lower(), f"hex {self.world.grid.label(place.cell)}"))),
            ),
            ("Led by", led_by(place, here)),
            ("Defence", place.defence),
            ("Built", place.style),
            ("Trades", trades(place)),
            ("Features", phrases(place.features)),
            ("Troubles", phrases(place.troubles)),
            ("People", "; ".join(map(who, here))),
            ("Ask", place.question),
            ("Noted", place.notes),
        )
        return " ".join(sentence(f"{term}: {text}" if term else text) for term, text in said if text)

    def people(self) -> Iterator[Block]:
        if self.world.people:
            yield Heading("People")
            yield from (
                Entry(marked(one.name, bond=one.bond, enemy=one.enemy), self._person(one)) for one in self.world.people
            )

    def _person(self, person: Person) -> str:
        looks = [PEOPLE.get(person.people, person.people), person.role.lower(), *map(str.lower, person.descriptors)]
        said = (
            ("", ", ".join(filter(None, looks))),
            ("Lives in", whereabouts(self.world, person.home)),
            ("Wants", phrases(person.goals)),
            ("", " ".join(map(sentence, person.ties))),
            ("Fights as", f"{person.rank}, {HARM[person.rank]} harm" if person.rank else ""),
            ("Drives", phrases(person.drives)),
            ("Tactics", phrases(person.tactics)),
            ("Noted", person.notes),
        )
        return " ".join(sentence(f"{term}: {text}" if term else text) for term, text in said if text)

    def foes(self) -> Iterator[Block]:
        """A table of those that are met, with what the truths make of them."""
        fits = [fit for fit in self.world.foes if fit.foe in self.lore.foes]
        if fits and not self.players:
            rows = tuple(
                (
                    self.lore.foes[fit.foe].name,
                    KINDS.get(self.lore.foes[fit.foe].kind, ""),
                    rank_of(self.lore.foes[fit.foe], fit).capitalize(),
                    sentence(fit.note) if fit.note else STATUS[fit.status],
                )
                for fit in fits
            )
            yield Heading("Foes")
            yield Sheet(("Foe", "Kind", "Rank", "In this world"), rows, (2, 2, 2, 5))

    def vows(self) -> Iterator[Block]:
        """What is sworn and under way, with its progress (IS-558)."""
        vows = [vow for vow in self.tale.vows if vow.state == "open"]
        ways = [journey for journey in self.tale.journeys if journey.state == "open"]
        if vows or ways:
            yield Heading("Vows and journeys")
        for vow in vows:
            giver = self.world.person(vow.giver)
            steps = [f"{step.text} (done)" if step.done else step.text for step in vow.outline]
            said = (vow.why, f"Sworn to {giver.name}" if giver else "", f"Steps: {phrases(steps)}" if steps else "")
            yield Entry(vow.text, " ".join(map(sentence, (f"{vow.rank}, {_of_ten(vow.ticks)}", *filter(None, said)))))
        for way in ways:
            to = whereabouts(self.world, way.to) or way.text or "Elsewhere"
            yield Entry(f"On the way to {to}", sentence(f"{way.rank}, {_of_ten(way.ticks)}"))

    def hooks(self) -> Iterator[Block]:
        named = [("The first vow", self.world.incident), ("Before it", self.world.background)]
        found = [(term, hook) for term, hook in named if hook]
        if found or self.world.hooks:
            yield Heading("Hooks")
        yield from (self._hook(hook, term) for term, hook in found)
        yield from (self._hook(hook) for hook in self.world.hooks)

    def _hook(self, hook: Hook, term: str = "") -> Entry:
        title = ": ".join(filter(None, (term, hook.title or "A quest")))
        steps = f"Steps: {phrases(hook.steps)}." if hook.steps else ""
        clock = sentence(hook.clock)
        said = filter(None, (sentence(hook.text), clock, steps, f"Rank: {hook.rank}."))
        return Entry(title, " ".join(said))

    def journeys(self) -> Iterator[Block]:
        """How far it is from home to every other settlement, and what is under way (IS-500 to IS-504)."""
        world = self.world
        if world.place(world.home) is None:
            return
        others = [one for one in world.places if one.number != world.home and one.kind == "settlement"]
        ways = ((one, between(world, world.home, one.number)) for one in others)
        rows = tuple(
            (f"{one.name} ({one.number})", REGIONS[world.region_of(one.cell)], way.rank.capitalize())
            for one, way in ways
        )
        if rows:
            yield Heading(f"Journeys from {whereabouts(world, world.home)}")
            yield Sheet(("To", "Region", "Rank"), rows, (3, 2, 2))


def _of_ten(ticks: int) -> str:
    return f"{boxes(ticks)} of {FULL // BOX} boxes"
