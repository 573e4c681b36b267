"""Cards to keep beside the map: regions, settlements, sites, people and foes (IS-554, IS-555, IS-563)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from realmgen.games.ironsworn.foes import rank_of
from realmgen.games.ironsworn.lore import Foe, RegionLore
from realmgen.games.ironsworn.model import HARM, REGIONS, FoeFit, Person, Place, Tale, World
from realmgen.games.ironsworn.sheets.said import (
    CREDIT,
    PEOPLE,
    credited,
    items,
    led_by,
    listing,
    marked,
    numbered,
    per_harm,
    phrases,
    quests,
    rows,
    sentence,
    trades,
    vows_of,
    whereabouts,
    who,
)
from realmgen.games.ironsworn.sheets.workbook import quest
from realmgen.kit.document import Entry, Paragraph
from realmgen.kit.dossier import Band, Dossier, Fact, Facts, Strokes
from realmgen.kit.leaf import Block
from realmgen.kit.words import listed

NOTES, NOTED = "Notes", "Noted"
Several = Callable[[str, Iterable[str]], Iterator[Block]]
STATUS: Mapping[str, str] = {
    "present": "Found in this world",
    "common": "Common, near settlements too",
    "rare": "Rarely met",
    "legend": "A legend: most have never met one",
    "tale": "A tale for children, they say",
    "absent": "Not in this world",
}
"""By status: how a kind of foe is with this world."""
KINDS: Mapping[str, str] = {
    "ironlander": "Ironlander",
    "firstborn": "Firstborn",
    "animal": "Animal",
    "beast": "Beast",
    "horror": "Horror",
}


def place_card(world: World, place: Place, tale: Tale | None = None, *, brief: bool = False) -> Dossier:
    """A settlement or a site: its number on the map, what it is, features, people and vows; (B) marks a bond. A `brief`
    one, for small cards, has people, vows and quests in a row each."""
    what = place.size.capitalize() if place.kind == "settlement" and place.size else place.kind.capitalize()
    region = REGIONS[world.region_of(place.cell)] or "the sea"
    return Dossier(
        marked(place.name, bond=place.bond),
        (),
        tuple(_place(world, place, tale or Tale(), rows if brief else items)),
        overline=f"{what} · {region}",
        subtitle=lies(place),
        rest=NOTES,
        foot=CREDIT,
        number=str(place.number),
    )


def lies(place: Place) -> str:
    """`Fertile valley`: a location and what it is like; nothing where its name says so already."""
    told = " ".join(filter(None, (place.descriptor, place.where.lower() if place.descriptor else place.where)))
    return "" if told.casefold() == place.name.casefold() else told


def _place(world: World, place: Place, tale: Tale, several: Several) -> Iterator[Block]:
    here = [person for person in world.people if person.home == place.number]
    yield from listing(
        (
            ("Led by", led_by(place, here)),
            ("Defence", place.defence),
            ("Built", place.style),
            ("Trades", trades(place)),
        )
    )
    yield from items("Features", map(sentence, place.features))
    yield from items("Troubles", map(sentence, place.troubles))
    yield from several("People", map(who, here))
    yield from several("Vows", vows_of(tale.vows, (person.number for person in here)))
    yield from several("Quests", quests(world, place=place.number))
    yield from listing((("Ask", place.question), (NOTED, place.notes)))


def person_card(world: World, person: Person, tale: Tale | None = None) -> Dossier:
    """Somebody: role and looks, what they want, whom they know, what was sworn to them, and how they fight."""
    home = whereabouts(world, person.home)
    return Dossier(
        marked(person.name, bond=person.bond, enemy=person.enemy),
        tuple(_fights(person)),
        tuple(_person(world, person, tale or Tale())),
        overline=" · ".join(filter(None, (PEOPLE.get(person.people, person.people.capitalize()), home))),
        subtitle=", ".join([person.role, *(word.lower() for word in person.descriptors)]).strip(", "),
        rest=NOTES,
        foot=CREDIT,
    )


def _fights(person: Person) -> Iterator[Band]:
    if person.rank:
        yield Facts(
            (
                Fact("Rank", person.rank.capitalize()),
                Fact("Inflicts", f"{HARM[person.rank]} harm"),
                Fact("Each harm", per_harm(person.rank)),
            )
        )


def _person(world: World, person: Person, tale: Tale) -> Iterator[Block]:
    yield from items("Wants", map(sentence, person.goals))
    yield from items("Ties", map(sentence, person.ties))
    yield from listing((("Drives", phrases(person.drives)), ("Tactics", phrases(person.tactics))))
    yield from items("Vows", vows_of(tale.vows, (person.number,)))
    yield from items("Quests", quests(world, person=person.number))
    yield from listing((("Helps", "Goes along and lends a hand" if person.helper else ""), (NOTED, person.notes)))


def region_card(
    region: RegionLore, world: World | None = None, foes: Mapping[str, Foe] | None = None, *, secrets: bool = True
) -> Dossier:
    """One of the nine regions: what is found there, how people build, and what lies in it; among its secrets are whom
    one meets, and an idea for a quest."""
    here = [] if world is None else [one for one in world.places if world.region_of(one.cell) == region.number]
    towns, sites = ([one for one in here if one.kind == kind] for kind in ("settlement", "site"))
    known = foes if foes and secrets else {}
    names = [known[key].name.lower() for key in region.foes if key in known]
    idea = quest(region.idea).removeprefix("Quest: ") if secrets else ""
    blocks: tuple[Block, ...] = (
        Paragraph(region.text),
        *items("Features", map(sentence, region.features)),
        *listing((("Built", phrases(region.styles)), ("Foes", listed(names)), ("Quest", idea))),
        *listing((("Settlements", numbered(towns)), ("Sites", numbered(sites)))),
    )
    return Dossier(
        region.name,
        (),
        blocks,
        overline="Region",
        rest=NOTES,
        foot=credited(region.credit if region.credit.get("pack") else {}),
        number=str(region.number),
    )


def foe_card(foe: Foe, fit: FoeFit | None = None) -> Dossier:
    """A kind of foe: rank, harm, progress for each harm and a track to mark it on, all that is written of it, and how
    it is with this world."""
    rank = rank_of(foe, fit)
    facts = (
        Fact("Rank", rank.capitalize()),
        Fact("Inflicts", f"{HARM[rank]} harm"),
        Fact("Each harm", per_harm(rank)),
    )
    return Dossier(
        foe.name,
        (Facts(facts), Strokes("Progress")),
        tuple(_foe(foe, fit)),
        overline=KINDS.get(foe.kind, foe.kind.capitalize()),
        subtitle=STATUS[fit.status] if fit else "",
        foot=credited(foe.credit if foe.pack else {}),
    )


def _foe(foe: Foe, fit: FoeFit | None) -> Iterator[Block]:
    yield Paragraph(foe.text)
    yield from listing(
        (
            ("Features", phrases(foe.features)),
            ("Drives", phrases(foe.drives)),
            ("Tactics", phrases(foe.tactics)),
            ("Kinds", phrases(foe.kinds)),
        )
    )
    yield Entry(f"Quest: {foe.idea.title}" if foe.idea.title else "Quest", foe.idea.text)
    yield from listing((("Your truth", foe.question), ("Here", fit.note if fit else "")))
