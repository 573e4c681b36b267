"""The road: time, travel, weather, Omens, exploring, landmarks and what people tell (MB-252 to MB-260, MB-278, MB-309
to MB-349)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.groundrules import RULES
from realmgen.games.bastionland.reference.row import Row, row

TRAVEL, SLEEP, WEATHER, OMENS = "Travel", "Sleep and hunger", "Weather", "Omens"
EXPLORE, MARKS, LORE, HOMES = "Exploring", "Landmarks", "Folklore", "Arriving"


def rows() -> Iterator[Row]:
    """What a day on the road asks."""
    yield from _travel()
    yield from _sleep()
    yield from _weather()
    yield from _omens()
    yield row(
        HOMES,
        "Mood of a holding",
        "d6 on arriving: 1 a woe fills all minds; 2 to 3 things decline; 4 to 6 good spirits.",
        334,
    )
    yield from _exploring()
    for number, (kind, rule) in enumerate(RULES.items(), 255):
        yield row(MARKS, kind.capitalize(), rule, number)
    yield from _folklore()


def _travel() -> Iterator[Row]:
    yield row(TRAVEL, "A day", "Three Phases: Morning, Afternoon, Night. Travel takes one whole.", 278, 309)
    yield row(TRAVEL, "Trek", "1 hex, on foot or riding.", 310)
    yield row(TRAVEL, "Gallop", "2 hexes, on steeds that are not Exhausted; each loses d6 VIG.", 311)
    yield row(TRAVEL, "Cruise", "3 hexes, by boat, or riding on a proper road, of which there are few.", 312)
    yield row(TRAVEL, "Barriers", "Not to be crossed, but locals may know a way. Trying costs the Phase.", 329, 330)
    yield row(
        TRAVEL,
        "Travelling blind",
        "In the dark, in mist, or without a notion where. d6 for each new hex: 1 back to where the Phase began; 2 a hex"
        " to the left; 3 to the right; 4 to 6 as meant.",
        331,
    )
    yield row(
        TRAVEL, "By Night", "Travelling or exploring costs each d6 SPI; blind without both guide and light.", 320, 321
    )
    yield row(TRAVEL, "In Winter", "A Night spent camping or travelling costs each d6 VIG.", 323)
    yield row(TRAVEL, "Supplies", "Knights find food, water and firewood as they go: nothing is counted.", 318)


def _sleep() -> Iterator[Row]:
    yield row(SLEEP, "No proper sleep", "Each morning d6 CLA from whoever had none since the last.", 322)
    yield row(SLEEP, "Hunger and want", "Where essentials are lacking each loses d6 VIG in the morning.", 319)
    yield row(
        SLEEP,
        "Under a roof",
        "No Wilderness Roll. By custom Knights on the road have hospitality: for a night they owe nothing, for longer a"
        " favour.",
        *(314, 315),
    )
    yield row(
        SLEEP, "Outdoors", "A Wilderness Roll, but no landmark is found. A hostile Omen ends the sleep.", 316, 317
    )


def _weather() -> Iterator[Row]:
    yield row(
        WEATHER,
        "As a Phase begins",
        "In Winter, as a rule. d6: 1 dire: nobody leaves the hex or sleeps properly; 2 to 3 a threat looms; 4 to 6"
        " fine. Looming twice in a row is dire.",
        *(324, 332, 333),
    )


def _omens() -> Iterator[Row]:
    yield row(
        OMENS,
        "Wilderness Roll",
        "d6 when a Phase ends in the wild: 1 the next Omen of a random Myth; 2 to 3 of the nearest; 4 to 6 the landmark"
        " here, or all clear.",
        *(252, 253, 313),
    )
    yield row(OMENS, "In order", "Each Myth shows its six Omens one after the other.", 325)
    yield row(
        OMENS, "In a Myth's hex", "Its next Omen, without a roll; and the Knights surprise it where they can.", 327, 328
    )
    yield row(OMENS, "Going there", "Players need not wait for an Omen: they may seek out what it is about.", 326)


def _exploring() -> Iterator[Row]:
    yield row(
        EXPLORE,
        "A whole Phase buys",
        "A sweep of the hex, a thorough search for what is known to be there, or a vantage point.",
        *(337, 343),
    )
    yield row(
        EXPLORE, "From a vantage point", "This hex laid out, and the ground of those around it; nothing more.", 344
    )
    yield row(EXPLORE, "Say the risk", "Before they commit themselves, always.", 338)
    yield row(EXPLORE, "Who rolls", "The Company picks, and it is that one's Virtue.", 339)
    yield row(EXPLORE, "When a Save fails", "Something is in the way, or somebody hostile, or it costs more.", 340)
    yield row(
        EXPLORE,
        "Whose fault?",
        "Nobody's, perhaps: a failure can be the weather, the ground, or the land's own mind.",
        341,
    )
    yield row(
        EXPLORE, "A hex is a land", "Woods have cliffs, brooks and clearings in them. Fill gaps from sparks.", 335, 336
    )


def _folklore() -> Iterator[Row]:
    yield row(LORE, "Vassals", "The nearest Myth and roughly where, exactly next door; landmarks close to home.", 345)
    yield row(LORE, "Knights and Vagabonds", "One Myth, by chance, and roughly where; the closest landmark.", 346)
    yield row(LORE, "Warnings", "All of them warn, and none knows a way round or a cure.", 347)
    yield row(LORE, "Seers", "Every Myth's rules, place, weakness and cure, and all landmarks: for a price.", 348)
    yield row(
        LORE,
        "How much each tells",
        "Say a Myth lures children. A villager knows that some are gone; a pedlar met an odd old man in those woods; an"
        " Omen brings a boy who ran away. The Myth's name, what it may not do and what ends it: that is for a Seer to"
        " say.",
        *(221, 349),
    )
