"""Scars as the table has them, and as they are told (MB-127 to MB-138)."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.games.bastionland.company.model import Scar, Virtue


class Row(NamedTuple):
    """A row of the table: its name and what is seen of it, the Virtue lost and by how many d6, the highest Guard at
    which Guard grows (0: never), whether that waits and for what, and where it may be by a d6."""

    name: str
    tells: str
    virtue: Virtue | None = None
    dice: int = 0
    upto: int = 0
    waits: str = ""
    places: tuple[str, ...] = ()


ROWS: dict[int, Row] = {
    1: Row("Distress", "it was a narrow escape", "spi", 1),
    2: Row("Disfigurement", "a mark that stays", upto=2, places=("eye", "cheek", "neck", "torso", "nose", "jaw")),
    3: Row("Smash", "blood flies", "vig", 1),
    4: Row("Stun", "the senses are dulled", "cla", 1, upto=4),
    5: Row("Rupture", "something is hurt within", "vig", 2),
    6: Row("Gouge", "flesh is torn away", upto=6, waits="it is stitched up"),
    7: Row("Concussion", "the mind goes numb", "cla", 2),
    8: Row(
        "Tear",
        "a part of them is gone",
        upto=8,
        waits="it is patched up",
        places=("nose", "ear", "finger", "thumb", "eye", "a piece of scalp"),
    ),
    9: Row("Agony", "something breaks with a crack", "spi", 2),
    10: Row(
        "Mutilation",
        "a limb is lost, or of no use any more",
        upto=10,
        waits="the next Season brings a way to live with it",
        places=("leg", "leg", "shield arm", "shield arm", "sword arm", "sword arm"),
    ),
    11: Row("Doom", "death was cheated, for now: a Mortal Wound slays for the rest of this Season"),
    12: Row("Humiliation", "a blow that is never forgotten", upto=12, waits="it is avenged"),
}
"""By number, in printed order (MB-A2)."""


def described(scar: Scar) -> str:
    """A Scar in a line: `Tear (thumb), once it is patched up Guard may grow`."""
    row = ROWS[scar.row]
    place = f" ({scar.place})" if scar.place else ""
    return f"{row.name}{place}{f', once {row.waits} Guard may grow' if scar.waits and row.waits else ''}"
