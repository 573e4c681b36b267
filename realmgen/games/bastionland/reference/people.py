"""Knights, their Oath and Glory, the people of a Realm and what they can do (MB-013 to MB-028, MB-139 to MB-151,
MB-218 to MB-240)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.company.fresh import SQUIRE_ITEMS
from realmgen.games.bastionland.company.gear import STANDARD
from realmgen.games.bastionland.company.glory import RANKS
from realmgen.games.bastionland.company.starts import BEGINNINGS, CHRONICLE, SCOPES
from realmgen.games.bastionland.folk.people import CUSTOMS, FAITHS, ROLES
from realmgen.games.bastionland.folk.service import FAVOURS, GRADES, SERVICES
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.reference.row import Row, row
from realmgen.kit.words import listed

BEGIN, OATH, VIRTUES, GLORY, WORLD, SERVICE = "Beginning", "Oath", "Virtues", "Glory", "The Realm", "Services"
_STARTS = {"wanderer": (3, 4), "courtier": (5, 6), "ruler": (7, 8)}
_SCOPES = {"adventure": (9,), "chronicle": (10, 11), "saga": (12,)}


def rows() -> Iterator[Row]:
    """Who people are, and what makes a Knight."""
    yield from _beginning()
    yield from _oath()
    yield from _making()
    yield from _virtues()
    yield from _glory()
    yield from _world()
    yield from _service()


def _beginning() -> Iterator[Row]:
    yield row(
        BEGIN,
        "Who needs what",
        "One person is the game master and needs all of the rules; the others need to know how a Knight is made.",
        1,
    )
    yield row(BEGIN, "Two choices", "Before play: a Start, how the Knights begin, and a Scope, how long it lasts.", 2)
    for start, beginning in BEGINNINGS.items():
        yield row(BEGIN, f"Start: {start}s", sentence(beginning.about), *_STARTS[start])
    for scope, about in SCOPES.items():
        more = f" The model has {CHRONICLE}: an Age turns where a Winter ends." if scope == "chronicle" else ""
        yield row(BEGIN, f"Scope: {scope}", f"{sentence(about)}{more}", *_SCOPES[scope])


def _oath() -> Iterator[Row]:
    yield row(
        OATH,
        "What binds the Knights",
        "One Oath, and the City that all of them see in visions. Death is part of the calling.",
        13,
    )
    yield row(OATH, "First", "Seek out the Myths.", 26)
    yield row(OATH, "Second", "Honour the Seers.", 27)
    yield row(OATH, "Third", "Protect the Realm.", 28)


def _making() -> Iterator[Row]:
    standard = listed([line.lower() for line in STANDARD])
    more = "; ".join(f"{die} {line[0].lower()}{line[1:]}" for die, line in enumerate(SQUIRE_ITEMS, 1))
    yield row(BEGIN, "What every Knight has", f"{standard.capitalize()}, beside the property of their entry.", 22, 25)
    yield row(
        BEGIN,
        "Squires",
        "One to each Knight in a Company of two or fewer: 2d6 each Virtue, 1GD, a pony, a dagger and one thing more by"
        f" d6: {more}. No Glory and no Feats.",
        *range(29, 39),
    )
    yield row(BEGIN, "A Squire is knighted", "d6 more of each Virtue, to 19 at most, and an entry as any Knight.", 39)


def _virtues() -> Iterator[Row]:
    yield row(VIRTUES, "VIG, Vigour", "Limbs, grip and lungs: hauling, climbing, enduring.", 16)
    yield row(VIRTUES, "CLA, Clarity", "Instinct, clear thought, sharp eyes: noticing, judging, keeping calm.", 17)
    yield row(VIRTUES, "SPI, Spirit", "Charm, will, courage of heart: winning over, holding out, facing dread.", 18)
    yield row(VIRTUES, "Which Virtue?", "Look at the part that is dangerous, and take the Virtue for that.", 342)
    yield row(VIRTUES, "Bounds", "Never above 19, never below 0. At 0 VIG: Exhausted; CLA: Exposed; SPI: Impaired.", 19)


def _glory() -> Iterator[Row]:
    yield row(
        GLORY,
        "What it is for",
        "Knights gather Glory to be held worthy of the City Quest one day. Only Knights have any; it begins at the rank"
        " of the Start.",
        139,
    )
    for number, rank in zip(range(145, 150), RANKS, strict=True):
        above = next((other.least for other in RANKS if other.least > rank.least), None)
        span = f"{rank.least} to {above - 1}" if above else f"{rank.least} and more"
        yield row(GLORY, rank.name, f"Glory {span}: worthy {rank.worthy}.", number)
    yield row(
        GLORY,
        "Won and lost",
        "A Myth resolved: 1 to each who took part. A staked duel or joust: 1 from loser to winner. A grand tournament:"
        " 1 to its winner. A battle for the histories: 1 to each on the side that won. A new Age: 1 to all.",
        *range(140, 145),
    )
    yield row(
        GLORY,
        "Posts",
        "Rank shows what one is worthy of and hands out no post. Who holds one above their rank is opposed until they"
        " have proven themselves.",
        *(150, 151),
    )


def _world() -> Iterator[Row]:
    yield row(WORLD, "Realms", "The land is split into small Realms, each ruled from its one Seat of Power.", 218)
    yield row(
        WORLD,
        "Holdings",
        "Walled places, tended by Vassals and guarded by Knights. Between them lies wilderness, far more of it.",
        219,
    )
    yield row(WORLD, "Myths", "Tales that came true, or will: each is there, in a hex of its own.", 220)
    yield row(WORLD, "Roles", " ".join(f"A {role} {does}." for role, does in ROLES.items()), 222, 223)
    yield row(
        WORLD,
        "Seers",
        "They see glimpses of what comes. Their counsel gives a quest its right and its direction; write it down.",
        *(224, 225),
    )
    yield row(WORLD, "Customs of Knights", " ".join(CUSTOMS), 226)
    yield row(WORLD, "Faiths", " ".join(f"{faith.capitalize()}: {what}." for faith, what in FAITHS.items()), 228)


def _service() -> Iterator[Row]:
    grades = "; ".join(f"{grade}: {what}" for grade, what in GRADES.items())
    yield row(SERVICE, "Who is to be had", f"{grades.capitalize()}. Virtues: d12 + d6 each.", 230, 231)
    yield row(
        SERVICE,
        "Favours",
        f"The bigger the holding, the likelier a service. Helpers do {FAVOURS} favours gladly; then they want something"
        " back, or refuse.",
        229,
    )
    for number, (service, kept) in enumerate(SERVICES.items(), 232):
        armour = [f"A{kept.armour}"] if kept.armour else []
        parts = ", ".join([f"{kept.guard}GD", *armour, *filter(None, [kept.gear, kept.note])])
        yield row(SERVICE, service.capitalize(), f"{kept.grade.capitalize()}. {parts}.", number)
