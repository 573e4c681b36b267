"""How the game is run: duties, Saves, actions, Luck, losses and recovery (MB-040 to MB-050, MB-109 to MB-123, MB-200
to MB-217)."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.bastionland.reference.row import Row, row

RUN, SAVES, ACTIONS, LUCK = "Running the game", "Saves", "Actions", "Luck"
LOSS, HEALING, DEATH = "Losses", "Recovery", "Death"


def rows() -> Iterator[Row]:
    """What a game master asks in the middle of play."""
    yield from _running()
    yield from _saves()
    yield from _actions()
    yield row(LUCK, "Luck Roll", "d6: 1 a Crisis, at once; 2 to 3 a Problem, perhaps; 4 to 6 a Blessing.", 205)
    yield from _losses()
    yield from _recovery()


def _running() -> Iterator[Row]:
    yield row(RUN, "Three duties", "Tell what there is to know. Honour what is chosen. Show what it did.", 200)
    yield row(
        RUN,
        "Real difficulties",
        "Give them trouble that is trouble, and hold nothing back that they need to meet it: say the risk first.",
        201,
    )
    yield row(
        RUN,
        "No rule for it",
        "Make something up. Too kind or too cruel, and the world feels as if nothing in it mattered.",
        202,
    )
    yield row(
        RUN,
        "A detail of your own",
        "It brings out the mood of the place, or pleases one of the five senses, or bears out what is known of here:"
        " one of the three at least.",
        203,
    )
    yield row(
        RUN, "What was done, holds", "What players have done outranks whatever a table or a rule says later.", 199
    )
    yield row(RUN, "Prompts", "Knights' entries and Myths carry prompts to improvise from; spark tables help too.", 204)
    yield row(
        RUN,
        "When the evening ends",
        "How much time passes before the next: none, weeks, months, years? If it does, what does everyone do? What do"
        " they mean to do next time?",
        *(215, 216, 217),
    )
    yield row(
        RUN,
        "Passage of Time",
        "When in doubt, d6: 1 the Season or Age turns at once; 2 to 3 after the next session; 4 to 6 not yet.",
        298,
    )


def _saves() -> Iterator[Row]:
    yield row(SAVES, "A Save", "d20, equal to the Virtue or below. A Virtue of 0 always fails, and a 20 too.", 40)
    yield row(SAVES, "Failing one", "Something bad comes of it; what was tried may still have worked.", 41)
    yield row(SAVES, "How people react", "As their situation suggests: nothing is rolled where it is plain.", 45)
    yield row(
        SAVES,
        "A reaction in doubt",
        "A SPI Save of whoever speaks for the Company: passed, it is not unfavourable.",
        46,
    )
    yield row(
        SAVES,
        "Exposed",
        "Off guard or defenceless, as in most traps and ambushes: as if without Guard, until it is mended.",
        *(47, 48),
    )
    yield row(
        SAVES, "Who is first", "As a rule the players; who was not ready saves on CLA or loses the first turn.", 43, 44
    )
    yield row(SAVES, "A turn", "One Move, then one Action, in that order.", 42)


def _actions() -> Iterator[Row]:
    yield row(ACTIONS, "1 Intent", "What do you want to happen?", 206)
    yield row(ACTIONS, "2 Leverage", "What makes it possible? Without any it is not rolled for.", 207)
    yield row(ACTIONS, "3 Cost", "What does it take: a thing used up, a Virtue, a side effect? It is paid first.", 208)
    yield row(ACTIONS, "4 Risk", "What could go wrong? Nothing: no roll. Else a Save, or else a Luck Roll.", 209)
    yield row(ACTIONS, "5 Impact", "Show what came of it, keep to the risk that was told, go on.", 210)
    yield row(ACTIONS, "Success", "It advances things, disrupts a threat, or resolves a problem: one of these.", 211)
    yield row(ACTIONS, "Failure", "It may be done nevertheless, and something bad follows in any case.", 212)
    yield row(
        ACTIONS, "What follows", "A new problem threatens, one there is gets worse, or a threat is carried out.", 213
    )
    yield row(ACTIONS, "A mark", "Each action leaves one that can be seen: at once, and best of all for good.", 214)


def _losses() -> Iterator[Row]:
    yield row(LOSS, "Losing a Virtue", "Whatever costs one and is no Damage. It never slays anybody.", 109, 110)
    yield row(LOSS, "VIG 0: Exhausted", "No attack in a turn in which they moved.", 111)
    yield row(LOSS, "CLA 0: Exposed", "As if without Guard.", 112)
    yield row(LOSS, "SPI 0: Impaired", "Attacks are one d4.", 113)


def _recovery() -> Iterator[Row]:
    yield row(HEALING, "A moment of peace", "When the danger is over Guard is full again, and Fatigue gone.", 114, 115)
    yield row(
        HEALING, "Three ways", "A Virtue is restored by its Remedy, by what is good for it, or by a new Season.", 116
    )
    yield row(HEALING, "VIG", "Sustenance, or a full day as guests of a warm host.", 117)
    yield row(HEALING, "CLA", "A Stimulant, or a Seer's guidance.", 118)
    yield row(HEALING, "SPI", "A Sacrament, or giving in to a Passion; a Phase at a Monument too.", 119, 257)
    yield row(
        DEATH,
        "When a Knight dies",
        "Their player makes another, who joins as soon as they can, or takes over a Squire or a follower. The Company"
        " goes on.",
        *(14, 49, 50),
    )
