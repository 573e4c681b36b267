"""The commands as values of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec import realm_json
from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.commands.lore import LoreCommand
from realmgen.games.bastionland.commands.sites import SiteCommand
from realmgen.games.bastionland.model import HOLDING_KINDS, LANDMARK_KINDS, Realm
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.dice import DiceRoll
from realmgen.kit.game import Json
from realmgen.kit.record import to_json

PLACEABLE = (*HOLDING_KINDS, *LANDMARK_KINDS, "myth")
Part = Literal["river", "lake", "region"]
Value = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Adopt:
    """Take over a whole Realm, generated or read from a file.

    `notes`, `omens`, `words` and `sites` replace what stands. Where they are None, what stands is kept when the new
    Realm came of the old one (of one seed, on one grid), and is dropped otherwise.
    """

    realm: Realm
    notes: Mapping[str, str] | None = None
    omens: Mapping[int, int] | None = None
    words: Mapping[str, str] | None = None
    sites: tuple[Site, ...] | None = None

    def __str__(self) -> str:
        extras = {"notes": self.notes, "omens": self.omens, "words": self.words}
        given: Json = {key: dict(kept) for key, kept in extras.items() if kept is not None}
        if self.sites is not None:
            given["sites"] = [site_json(site) for site in self.sites]
        return f"adopt {to_json(realm_json(self.realm) | given)}"


@dataclass(frozen=True, slots=True)
class Paint:
    """Give hexes a terrain."""

    terrain: str
    hexes: tuple[str, ...]

    def __str__(self) -> str:
        return f"paint {self.terrain} {' '.join(self.hexes)}"


@dataclass(frozen=True, slots=True)
class Place:
    """Put a holding, landmark or Myth on a free hex; no name: one is made from its kind."""

    kind: str
    at: str
    name: str = ""

    def __str__(self) -> str:
        return f"place {self.kind} {self.at}{f' {to_json(self.name)}' if self.name else ''}"


@dataclass(frozen=True, slots=True)
class Move:
    """Move what stands in a hex to a free hex."""

    at: str
    to: str

    def __str__(self) -> str:
        return f"move {self.at} {self.to}"


@dataclass(frozen=True, slots=True)
class Remove:
    """Remove what stands in a hex."""

    at: str

    def __str__(self) -> str:
        return f"remove {self.at}"


@dataclass(frozen=True, slots=True)
class Seat:
    """Make a holding the Seat of Power (MB-249)."""

    at: str

    def __str__(self) -> str:
        return f"seat {self.at}"


@dataclass(frozen=True, slots=True)
class Rename:
    """Rename what stands in a hex."""

    at: str
    name: str

    def __str__(self) -> str:
        return f"rename {self.at} {to_json(self.name)}"


@dataclass(frozen=True, slots=True)
class RenameRealm:
    name: str

    def __str__(self) -> str:
        return f"rename realm {to_json(self.name)}"


@dataclass(frozen=True, slots=True)
class RenamePart:
    """Rename a river, lake or region by its place in the list, from 1."""

    part: Part
    number: int
    name: str

    def __str__(self) -> str:
        return f"rename {self.part} {self.number} {to_json(self.name)}"


@dataclass(frozen=True, slots=True)
class Ruler:
    """Say who holds a holding; empty: nobody is named (MB-248)."""

    at: str
    name: str

    def __str__(self) -> str:
        return f"ruler {self.at} {to_json(self.name)}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Say how a Myth marks its hex (MB-250)."""

    at: str
    text: str

    def __str__(self) -> str:
        return f"mark {self.at} {to_json(self.text)}"


@dataclass(frozen=True, slots=True)
class Detail:
    """Say more of a holding or a landmark, such as a Sanctum's Seer (MB-256, MB-260, MB-261)."""

    at: str
    text: str

    def __str__(self) -> str:
        return f"detail {self.at} {to_json(self.text)}"


@dataclass(frozen=True, slots=True)
class SetBarrier:
    """Set a barrier of a kind on an edge; no kind: raise one, or take down the one that stands (MB-246)."""

    a: str
    b: str
    kind: str = ""

    def __str__(self) -> str:
        return f"barrier {self.a} {self.b}{f' {self.kind}' if self.kind else ''}"


@dataclass(frozen=True, slots=True)
class DrawRiver:
    """Draw a river from hex to hex, downstream (MB-247)."""

    name: str
    path: tuple[str, ...]

    def __str__(self) -> str:
        return f"river {to_json(self.name)} {' '.join(self.path)}"


@dataclass(frozen=True, slots=True)
class EraseRiver:
    """Erase a river by its place in the list, from 1."""

    number: int

    def __str__(self) -> str:
        return f"erase river {self.number}"


@dataclass(frozen=True, slots=True)
class Note:
    """Write a note on a hex; empty: take it away."""

    at: str
    text: str

    def __str__(self) -> str:
        return f"note {self.at} {to_json(self.text)}"


@dataclass(frozen=True, slots=True)
class Hide:
    """Hide a holding from the players."""

    at: str

    def __str__(self) -> str:
        return f"hide {self.at}"


@dataclass(frozen=True, slots=True)
class Show:
    """Show a hidden holding to the players again."""

    at: str

    def __str__(self) -> str:
        return f"show {self.at}"


@dataclass(frozen=True, slots=True)
class Set:
    """Overrule a value by its path, such as `options.barriers` or `omens.3`; null is the guideline."""

    path: str
    value: Value

    def __str__(self) -> str:
        return f"set {self.path} {to_json(self.value)}"


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll dice and write down what they showed."""

    dice: DiceRoll
    purpose: str = ""

    def __str__(self) -> str:
        return f"roll {self.dice}{f' {to_json(self.purpose)}' if self.purpose else ''}"


@dataclass(frozen=True, slots=True)
class UsePack:
    """Switch a content pack on or off: what is drawn from now on comes from those that are on, too."""

    id: str
    on: bool

    def __str__(self) -> str:
        return f"pack {to_json(self.id)} {'on' if self.on else 'off'}"


@dataclass(frozen=True, slots=True)
class Wilderness:
    """A Phase ends in a hex: make the Wilderness Roll there (MB-313, MB-327)."""

    at: str

    def __str__(self) -> str:
        return f"wilderness {self.at}"


Command = (
    Adopt
    | Paint
    | Place
    | Move
    | Remove
    | Seat
    | Rename
    | RenameRealm
    | RenamePart
    | Ruler
    | Mark
    | Detail
    | SetBarrier
    | DrawRiver
    | EraseRiver
    | Note
    | Hide
    | Show
    | Set
    | Roll
    | UsePack
    | Wilderness
    | SiteCommand
    | LoreCommand
)
