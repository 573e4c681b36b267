"""What the players have seen of the Realm, and what lies on the table before them. All frozen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Len

from realmgen.games.bastionland.road.model import Label
from realmgen.kit.kept import Kept

Feature = Literal["landmark", "myth"]
SharedKind = Literal["words", "roll", "picture"]


@dataclass(frozen=True, slots=True)
class Seen(Kept):
    """What is remembered of the land. Players have a map with all terrain and Holdings (MB-243) unless `fog` is on:
    then they have the hexes they have been in (`hexes`), and of those seen from afar the terrain alone (`afar`,
    MB-344). `features` are hexes whose landmark or Myth was found or shown, `named` those of Myths that they know by
    name, `barriers` edges as `0304-0305` in label order."""

    fog: bool = False
    hexes: tuple[Label, ...] = ()
    afar: tuple[Label, ...] = ()
    features: tuple[Label, ...] = ()
    named: tuple[Label, ...] = ()
    barriers: tuple[Annotated[str, Len(9, 9)], ...] = ()


@dataclass(frozen=True, slots=True)
class Shared(Kept):
    """What the game master shows the players: words with a title, how a roll fell, or a picture by its name."""

    kind: SharedKind
    title: Annotated[str, Len(0, 80)]
    text: Annotated[str, Len(0, 4000)] = ""
    picture: Annotated[str, Len(0, 80)] = ""
