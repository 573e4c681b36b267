"""Sheets to play from: Knights and Squires on a page, followers and beasts on cards; blank ones to fill in by hand.

They are handed to players: a member's note stays with the game master.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from realmgen.errors import Unreadable
from realmgen.games.bastionland.company.glory import RANKS, rank_of
from realmgen.games.bastionland.company.model import HIGHEST, MEASURES, REMEDIES, Company, Member
from realmgen.games.bastionland.company.scars import described
from realmgen.games.bastionland.company.states import numbers, states
from realmgen.games.bastionland.lore.arms import read_item
from realmgen.kit.document import Heading, Paragraph
from realmgen.kit.dossier import Band, Dossier, Fact, Facts, Gauge, Gauges, Stage, Tick, Ticks, Track
from realmgen.kit.leaf import Blanks, Block, Figure, Items

OATH = (
    "Seek out the Myths, wherever they are.",
    "Honour the Seers and what they ask.",
    "Protect the Realm and all who live in it.",
)
"""What every Knight of the Company has sworn (MB-026 to MB-028)."""
NAMES = {"vig": "Vigour", "cla": "Clarity", "spi": "Spirit", "guard": "Guard", "armour": "Armour"}
SHORT = {"vig": "VIG", "cla": "CLA", "spi": "SPI", "guard": "GD", "armour": "A"}
STATES = {
    "Exhausted": "Exhausted: VIG 0",
    "Exposed": "Exposed: CLA 0",
    "Impaired": "Impaired: SPI 0",
    "Fatigued": "Fatigued",
}
"""By state: how its box is captioned (MB-047, MB-111 to MB-115)."""
ON_SHEETS = ("knight", "squire")
"""Kinds that have a sheet; all others have a card."""
MOST_BOXES = 20
GUARD_BOXES = 12
"""Boxes of a Guard that is not known yet."""


def person_sheet(company: Company, member: Member, foot: str = "") -> Dossier:
    """A Knight's or a Squire's sheet: all that their player needs (MB-013 to MB-039, MB-139 to MB-149)."""
    glory = company.glory(member.name)
    knight = member.kind == "knight"
    rank = rank_of(glory).name if knight else "Squire"
    return Dossier(
        member.name,
        tuple(_bands(member, glory)),
        tuple(_person(company, member)),
        overline=rank if knight or not member.of else f"Squire of {member.of}",
        subtitle=member.title,
        aside=Fact("Player", member.player),
        rest="Scars and notes" if knight else "Notes",
        foot=foot,
        arms=member.title or member.name,
    )


def _bands(member: Member, glory: int) -> Iterator[Band]:
    facts = [Fact("Age", member.age.capitalize())]
    if member.kind == "knight":
        facts += [Fact("Holds", member.office), Fact("Successor", member.successor)]
    yield Facts(tuple(facts)) if member.kind == "knight" else Facts((*facts, Fact("Knight", member.of)))
    yield Gauges(_gauges(member, NAMES))
    here = states(member)
    yield Ticks("Now", tuple(Tick(words, state in here) for state, words in STATES.items()))
    yield _remedies(member)
    if member.kind == "knight":
        yield _track(glory, str(glory))


def _gauges(member: Member, names: Mapping[str, str]) -> tuple[Gauge, ...]:
    found = []
    for measure in MEASURES:
        score = member.score(measure)
        found.append(Gauge(names[measure], score.now, score.full, score.full if score.full <= MOST_BOXES else 0))
    return (*found, Gauge(names["armour"], member.armour, member.armour, shape="shield"))


def _remedies(member: Member | None) -> Ticks:
    """A Remedy for each Virtue (MB-193 to MB-195)."""
    return Ticks(
        "Remedy",
        tuple(
            Tick(f"{remedy.capitalize()}, for {SHORT[virtue]}", bool(member and member.remedy == remedy))
            for remedy, virtue in REMEDIES.items()
        ),
    )


def _track(glory: int, figure: str) -> Track:
    """Boxes by rank: a Knight-Errant's last is the 2nd, and the 12th makes a Knight-Radiant."""
    ends = [*(rank.least - 1 for rank in RANKS[1:]), RANKS[-1].least]
    starts = [0, *ends]
    names = (rank.name.removeprefix("Knight-") for rank in RANKS)
    stages = (Stage(name, end - start) for name, start, end in zip(names, starts, ends, strict=False))
    return Track("Glory", tuple(stages), max(0, min(glory, ends[-1])), figure)


def _person(company: Company, member: Member) -> Iterator[Block]:
    arms = [item for item in member.items if _is_arms(item)]
    yield from _listed("Arms and armour", [_borne(member, item) for item in arms], 3)
    yield from _listed("Property", [item for item in member.items if item not in arms], 3)
    if member.kind == "knight":
        yield from _told("Ability", member.ability, 4)
        yield from _told("Passion", member.passion, 2)
        yield from (Heading("Oath"), Items(OATH))
    if member.scars:
        yield from (Heading("Scars"), Items(tuple(map(described, member.scars))))
    with_them = [one for one in company.present if one.of == member.name]
    if with_them:
        yield Heading("Who goes with them")
        yield from (Figure(f"{one.name}, {one.title or one.kind}", stat_line(one)) for one in with_them)


def _is_arms(item: str) -> bool:
    """Whether a line of property has dice or armour in brackets; what cannot be read has not."""
    try:
        found = read_item(item)
    except Unreadable:
        return False
    return bool(found.arms or found.armour)


def _borne(member: Member, item: str) -> str:
    if member.kind in ("steed", "beast"):
        return item
    return f"{item}, in hand" if item in member.held else f"{item}, worn" if item in member.worn else item


def _listed(heading: str, items: Sequence[str], blank: int) -> Iterator[Block]:
    yield Heading(heading)
    yield Items(tuple(items)) if items else Blanks(blank)


def _told(heading: str, text: str, blank: int) -> Iterator[Block]:
    yield Heading(heading)
    yield Paragraph(text) if text else Blanks(blank)


def stat_line(member: Member) -> str:
    """Somebody's figures in a line, in full: `VIG 10, CLA 7, SPI 5, 3GD, A1, trample (d8)`."""
    return ", ".join([numbers(member), *filter(_is_arms, member.items)])


def card(member: Member) -> Dossier:
    """A follower's, a steed's or a beast's card."""
    kind = "Follower" if member.kind == "follower" else member.kind.capitalize()
    blocks: list[Block] = [Items(tuple(_borne(member, item) for item in member.items))] if member.items else []
    blocks += [Paragraph(member.ability)] if member.ability else []
    return Dossier(
        member.name,
        (Gauges(_gauges(member, SHORT)),),
        tuple(blocks),
        overline=kind,
        subtitle=member.title,
        rest="Notes",
        foot=f"With {member.of}" if member.of else "",
    )


def blank_person(kind: str = "knight") -> Dossier:
    """A Knight's or a Squire's sheet to be filled in by hand."""
    knight = kind == "knight"
    known = ("Age", "Holds", "Successor") if knight else ("Age", "Knight")
    bands: list[Band] = [Facts(tuple(Fact(term) for term in known)), Gauges(_blank_gauges(NAMES))]
    bands += [Ticks("Now", tuple(Tick(words) for words in STATES.values())), _remedies(None)]
    bands += [_track(0, "")] if knight else []
    headings = {"Arms and armour": 5, "Property": 6 if knight else 5}
    headings |= {"Ability": 4, "Passion": 2} if knight else {}
    blocks: list[Block] = [block for heading, count in headings.items() for block in (Heading(heading), Blanks(count))]
    blocks += [Heading("Oath"), Items(OATH)] if knight else []
    blocks += [Heading("Who goes with them" if knight else "Pony"), Blanks(2)]
    return Dossier(
        "",
        tuple(bands),
        tuple(blocks),
        overline="Knight" if knight else "Squire",
        aside=Fact("Player"),
        rest="Scars and notes" if knight else "Notes",
    )


def _blank_gauges(names: Mapping[str, str]) -> tuple[Gauge, ...]:
    found = [Gauge(names[measure], boxes=GUARD_BOXES if measure == "guard" else HIGHEST) for measure in MEASURES]
    return (*found, Gauge(names["armour"], shape="shield"))


def blank_card() -> Dossier:
    """A card to be filled in by hand."""
    return Dossier("", (Gauges(_blank_gauges(SHORT)),), (), overline="Follower, steed or beast", rest="Notes")
