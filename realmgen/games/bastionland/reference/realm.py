"""The hex, Sites, the year, what passes with it, and Domains (MB-244, MB-263 to MB-277, MB-278 to MB-308, MB-383 to
MB-419)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.domain.crises import KINDS
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.reference.row import Row, row

PLACES, YEAR, TURNS = "Places", "The year", "Seasons and Ages"
DOMAINS, CRISES, DESIGNS = "Domains", "Crises", "Grand designs"


def rows() -> Iterator[Row]:
    """What is asked between one adventure and the next."""
    yield from _places()
    yield from _year()
    yield from _turns()
    yield from _domains()
    yield from _crises()
    yield from _designs()


def _places() -> Iterator[Row]:
    yield row(
        PLACES,
        "A hex",
        "As far as a fort on a hill can watch, and a day's round for its guards: who walks to the next and back is home"
        " by dusk.",
        244,
    )
    yield row(PLACES, "A Site", "A closer look at one place within a hex: a tomb, a keep, caves, a wood.", 263)
    yield row(
        PLACES,
        "Laying out a Site",
        "A centre and six corners. Six of these seven are numbered: three features, two dangers, one treasure.",
        *(264, 265),
    )
    yield row(
        PLACES,
        "A standard Site",
        "Six numbered places: three to learn from, two that are perilous, one with something to win. Two of the routes"
        " between them are closed, and at least one is hidden.",
        275,
    )


def _year() -> Iterator[Row]:
    yield row(YEAR, "Three Seasons", "Spring, Harvest and Winter. A day is Morning, Afternoon and Night.", 278, 279)
    yield row(
        YEAR,
        "Spring",
        "It begins with the Feast of the Sun, has Sceptremass in its middle, and ends with the Tax, in coin.",
        *(280, 281, 282),
    )
    yield row(
        YEAR,
        "Harvest",
        "It begins with the Feast of the Stars, has Eldermass in its middle, and ends with the Tithe, in food and"
        " drink.",
        *(283, 284, 285),
    )
    yield row(
        YEAR,
        "Winter",
        "It begins with the Feast of the Moon, has Kindlemass in its middle, and ends with the Levy, in goods and"
        " crafts.",
        *(286, 287, 288),
    )


def _turns() -> Iterator[Row]:
    yield row(
        TURNS,
        "How much time passes",
        "None: it goes on. Weeks: to the next event of the year. Months: to the next Season. Years: to the next Age, in"
        " Spring.",
        *(293, 294, 295, 296, 297),
    )
    yield row(
        TURNS,
        "A Season passes",
        "All Virtues are restored, and each Knight has one pursuit: Pilgrimage shows some unknown land; Courtesy wins"
        " a contact or favour; Service improves something small.",
        *(299, 300, 301, 302, 303),
    )
    yield row(
        TURNS,
        "An Age passes",
        "All Virtues are restored, each Knight has 1 Glory more and one pursuit: Duty improves something that matters;"
        " Succession settles who follows; Legacy leaves them half of one's Glory.",
        *(304, 305, 306, 307),
    )
    yield row(
        TURNS,
        "Growing older",
        "Young, Mature, Old. Grown Mature, roll each Virtue anew and keep the higher; grown Old, the lower. As an Age"
        " ends, the Old lose d12 VIG; at 0 they die in peace.",
        *(289, 290, 291, 292),
    )
    yield row(
        TURNS, "What was left unresolved", "d6: 1 it went as ill as can be; 2 to 3 it is worse; 4 to 6 better.", 308
    )


def _domains() -> Iterator[Row]:
    yield row(
        DOMAINS,
        "A Domain",
        "A Holding that the Seat has given for loyalty, or that somebody seized, with the wilderness that no other"
        " Holding is nearer to.",
        *(383, 384, 413),
    )
    yield row(
        DOMAINS,
        "The Council",
        "Steward: rules when the ruler is away. Marshal: arms and musters. Sheriff: keeps watch. Envoy: neighbours and"
        " guests. Whoever loses a seat will not go quietly.",
        *(385, 386, 387, 388, 389),
    )
    yield row(DOMAINS, "The Circle", "Worthy Knights on a visit sit with the Council as equals.", 390)
    yield row(
        DOMAINS,
        "Tasks",
        "For a Phase, a week or a Season, settled as any action; when one fails a Crisis follows, as a rule.",
        391,
    )
    yield row(
        DOMAINS,
        "The Court",
        "Retainers serve one of the Council; courtiers want more than they have; petitioners seek aid, counsel or"
        " justice; now and then a Seer comes.",
        *(392, 393, 394, 395, 410),
    )
    yield row(
        DOMAINS,
        "Drama at Court",
        "Each Season, d6: 1 the ruler is part of it; 2 to 3 by those around them; 4 to 6 not at all.",
        411,
    )
    yield row(
        DOMAINS,
        "Collections",
        "The usual ones keep a Domain going. Increased, d6: 1 misrule; 2 to 3 full coffers and a Crisis; 4 to 6 it is"
        " paid.",
        *(408, 409),
    )
    yield row(
        DOMAINS,
        "Worth and strength",
        "Two orders pull at a Knight: the one of rank and of what was sworn, the other of whoever hits hardest.",
        412,
    )
    yield row(DOMAINS, "Taken by force", "Turmoil comes before peace, where nobody stands up against it.", 414)
    yield row(DOMAINS, "A Seat", "Its ruler has all these troubles, and larger: from Court, Realm and abroad.", 406)
    yield row(
        DOMAINS,
        "Who follows a ruler",
        "Whom they name; in some Realms Seers in conclave decide, or Knights who are Electors.",
        *(418, 419),
    )


def _crises() -> Iterator[Row]:
    yield row(
        CRISES,
        "Crisis Roll",
        "As a Season begins, or after long away, d6: 1 Calamity, two Crises; 2 to 3 a Dilemma, one of two; 4 to 6"
        " Prosperity, none. Each lasts until it is resolved.",
        *(396, 397, 398),
    )
    for number, about in enumerate(KINDS.values(), 1):
        yield row(CRISES, f"{number} {about.name}", f"{sentence(about.trouble)} To end it, {about.ends}.", 398 + number)
    yield row(
        CRISES,
        "Misrule",
        "Three Crises or more as a Season ends: Vassals rise, Knights go, and others make their claims.",
        405,
    )


def _designs() -> Iterator[Row]:
    yield row(DESIGNS, "Changes", "To what stands already: done when the Season turns.", 415)
    yield row(DESIGNS, "Buildings", "And whatever is laid out anew: a whole Season.", 416)
    yield row(DESIGNS, "Works of an Age", "Castles, roads and all on that scale.", 417)
