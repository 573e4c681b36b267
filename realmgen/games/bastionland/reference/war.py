"""Attacks, Feats, Gambits, Scars, Warbands, ships and sieges (MB-051 to MB-108, MB-124 to MB-138, MB-350 to MB-382)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.forces.blocks import BUILT, WARBANDS, numbers, of_make, title_of
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.reference.row import Row, row

ATTACKS, FEATS, GAMBITS, FIGHTING = "Attacks", "Feats", "Gambits", "Fighting"
SCARS, BANDS, SIEGE = "Scars", "Warbands", "Ships and sieges"
_STOCK = {
    "gate": 362,
    "rampart": 363,
    "castle-wall": 364,
    "rowboat": 366,
    "longship": 367,
    "warship": 368,
    "siege-tower": 369,
    "battering-ram": 370,
    "stone-thrower": 371,
    "bolt-launcher": 372,
    "trebuchet": 373,
    "militia": 378,
    "skirmishers": 379,
    "mercenaries": 380,
    "riders": 381,
    "knights": 382,
}
"""By make: its number in the ledger."""


def rows() -> Iterator[Row]:
    """What is asked in a fight, and of those who fight."""
    yield from _attacks()
    yield from _feats()
    yield from _gambits()
    yield from _fighting()
    yield from _scars()
    yield from _bands()
    yield from _siege()


def _attacks() -> Iterator[Row]:
    yield row(
        ATTACKS,
        "An attack",
        "All who strike at one target roll together: the dice of each weapon, of the shield, and bonus dice. Then Deny,"
        " then Gambits; the highest die left, +1 for each Bolster, less Armour, is the Damage.",
        *range(51, 60),
    )
    yield row(ATTACKS, "Impaired", "A single d4: no bonus dice, no Smite and no Focus.", 60)
    yield row(ATTACKS, "Blast", "It hits all in its area, with dice of their own for each.", 61)
    yield row(
        ATTACKS,
        "Damage",
        "Guard first. Some left: Evaded. Exactly 0 left: a Scar. The rest comes off VIG: Wounded.",
        *(62, 63, 64, 65),
    )
    yield row(
        ATTACKS,
        "Mortal Wounds",
        "Half or more of the VIG there was, in one hit: down, and dead within the hour without care. VIG 0: Slain.",
        *(66, 67, 68),
    )
    yield row(ATTACKS, "Bare hands", "Impaired, except for creatures with weapons of their own.", 94)
    yield row(ATTACKS, "A tactical edge", "Knowledge, preparation or position gives a bonus die, as a rule d8.", 93)


def _feats() -> Iterator[Row]:
    yield row(
        FEATS,
        "Feats",
        "Every Knight knows Smite, Focus and Deny, each once in an attack. Then a Save, or be Fatigued: no Feats until"
        " a rest.",
        *(69, 70, 71),
    )
    yield row(FEATS, "Smite", "Before a melee attack is rolled: d12 more, or Blast. VIG Save.", 72, 73)
    yield row(FEATS, "Focus", "After the roll: a Gambit that costs no die. CLA Save.", 74, 75)
    yield row(
        FEATS, "Deny", "After a roll against oneself or a friend within reach: one die is thrown out. SPI Save.", 76, 77
    )


def _gambits() -> Iterator[Row]:
    yield row(
        GAMBITS,
        "Gambits",
        "Each costs a die of 4 or more, against a target of this attack, who may shrug it off with a VIG Save; not so"
        " Bolster and Move.",
        *(78, 79, 80),
    )
    yield row(GAMBITS, "Bolster", "Damage +1, as often as is paid for.", 81)
    yield row(GAMBITS, "Move", "Move after the attack, even if that was done or barred.", 82)
    yield row(GAMBITS, "Repel", "The foe is pushed away.", 83)
    yield row(GAMBITS, "Stop", "The foe does not move on their next turn.", 84)
    yield row(GAMBITS, "Impair", "One weapon of the foe is Impaired on their next turn.", 85)
    yield row(GAMBITS, "Trap", "A shield is of no use until the attacker's next turn.", 86)
    yield row(GAMBITS, "Dismount", "The foe falls off their steed: d6 joins the dice of this attack.", 87, 100)
    yield row(GAMBITS, "Another effect", "Anything of about that weight.", 88)
    yield row(
        GAMBITS,
        "Strong Gambits",
        "A die of 8 or more in melee: no Save, or a bigger effect, such as to disarm, break something of wood or strip"
        " a helm. A Bolster stays +1.",
        *(89, 90, 91),
    )


def _fighting() -> Iterator[Row]:
    yield row(FIGHTING, "Minor actions", "To swap weapons or dismount costs no Action.", 92)
    yield row(FIGHTING, "Bows at close quarters", "Not for who began the turn in the melee.", 95)
    yield row(FIGHTING, "Cover", "Armour +1 against what is shot or thrown.", 96)
    yield row(
        FIGHTING,
        "Charging on a steed",
        "Against foes on foot its trample die joins in, unless they stand in a wall of spears.",
        *(97, 98),
    )
    yield row(FIGHTING, "Steeds", "They may be attacked themselves. Who is thrown takes d6 Damage.", 99)
    yield row(FIGHTING, "Duel and joust", "If both agree: both attacks are rolled and count at once.", 101)
    yield row(
        FIGHTING,
        "Walls",
        "Three side by side, or a Warband fitted out for it. All with shields: Armour +1 each. All with spears: who"
        " charges in does not attack that turn.",
        *(102, 103, 104),
    )
    yield row(
        FIGHTING,
        "Morale",
        "SPI Save, one alone when Wounded, a group when half of it is lost: once by its leader, or each if it has none."
        " Never for players' characters.",
        *(105, 106, 107, 108),
    )


def _scars() -> Iterator[Row]:
    yield row(
        SCARS,
        "Taking a Scar",
        "Roll the die that brought Guard to 0 again, and read that row. Its loss is no Damage and kills nobody. Only a"
        " fight in earnest scars.",
        *(124, 125, 126),
    )
    yield row(SCARS, "1 Distress", "d6 SPI lost.", 127)
    yield row(
        SCARS,
        "2 Disfigurement",
        "d6: eye, cheek, neck, torso, nose, jaw. Guard of 2 at most: d6 more in full.",
        128,
    )
    yield row(SCARS, "3 Smash", "d6 VIG lost.", 129)
    yield row(SCARS, "4 Stun", "d6 CLA lost. Guard of 4 at most: d6 more in full.", 130)
    yield row(SCARS, "5 Rupture", "2d6 VIG lost.", 131)
    yield row(SCARS, "6 Gouge", "When it is stitched up, and Guard is 6 at most: d6 more in full.", 132)
    yield row(SCARS, "7 Concussion", "2d6 CLA lost.", 133)
    yield row(
        SCARS,
        "8 Tear",
        "d6: nose, ear, finger, thumb, eye, scalp. When it is patched up, and Guard is 8 at most: d6 more in full.",
        134,
    )
    yield row(SCARS, "9 Agony", "2d6 SPI lost.", 135)
    yield row(
        SCARS,
        "10 Mutilation",
        "d6: 1 to 2 a leg, 3 to 4 the shield arm, 5 to 6 the sword arm. By the next Season they live with it, and Guard"
        " of 10 at most is d6 more in full.",
        136,
    )
    yield row(SCARS, "11 Doom", "Until the Season ends a Mortal Wound slays.", 137)
    yield row(SCARS, "12 Humiliation", "When it is avenged, and Guard is 12 at most: d6 more in full.", 138)


def _bands() -> Iterator[Row]:
    yield row(BANDS, "A Warband", "Some two dozen who act as one, and are treated as one.", 350)
    yield row(
        BANDS,
        "Broken, routed, wiped out",
        "SPI 0: broken, it obeys nobody and acts for itself. A Mortal Wound: routed. VIG 0: wiped out.",
        *(351, 352, 353, 377),
    )
    yield row(
        BANDS,
        "Few against many",
        "What one person does harms no Warband, unless it is Blast or on a large scale. A Warband has d12 more against"
        " individuals, and is Blast.",
        *(354, 355),
    )
    yield row(
        BANDS,
        "From the front",
        "Whoever leads there adds their dice, and takes the same Damage until their next turn.",
        *(356, 357),
    )
    yield row(BANDS, "Where soldiers come from", "Loyal Vassals, Knights of the same mind, or a price.", 374)
    yield row(
        BANDS,
        "Keeping soldiers",
        "They want food, rest and shelter. Those who are driven too hard lose SPI, d6 as a rule.",
        *(375, 376),
    )
    yield row(BANDS, "Muster", "A Seat gives three Warbands, any other Holding two, as its Marshal arms them.", 407)
    yield from (_block(BANDS, make) for make in WARBANDS)


def _siege() -> Iterator[Row]:
    yield row(SIEGE, "Ships and structures", "Guard 0: destroyed. A day of repairs restores it.", 358, 359)
    yield row(
        SIEGE,
        "What harms them",
        "Wood: only fire, siege engines and huge creatures. Stone: as good as nothing; attack the gate.",
        *(360, 361),
    )
    yield row(
        SIEGE,
        "Ships that collide",
        "d12 Damage each, against which Armour is no help; a much larger one takes d6.",
        365,
    )
    yield from (_block(SIEGE, make) for make in BUILT)


def _block(topic: str, make: str) -> Row:
    unit = of_make(make, make)
    more = [unit.note] if unit.note else []
    if unit.carries:
        more.append(f"Carries {unit.carries} Warband{'s' if unit.carries > 1 else ''}.")
    if unit.kind == "engine" and unit.immobile:
        more.append("Is not moved.")
    return row(topic, title_of(make), " ".join([sentence(numbers(unit)), *more]), _STOCK[make])
