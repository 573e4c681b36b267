"""The commands as values of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec import realm_json
from realmgen.games.bastionland.codec.sites import site_json
from realmgen.games.bastionland.commands.command import Command, Hex, Name, Number, Text
from realmgen.games.bastionland.model import HOLDING_KINDS, LANDMARK_KINDS, Realm
from realmgen.games.bastionland.sites.model import Site
from realmgen.kit.dice import DiceRoll
from realmgen.kit.game import Json
from realmgen.kit.record import to_json

PLACEABLE = (*HOLDING_KINDS, *LANDMARK_KINDS, "myth")
Part = Literal["river", "lake", "region"]
Value = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class Adopt(Command, verb="adopt"):
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
        return f"{self.verb} {to_json(realm_json(self.realm) | given)}"


@dataclass(frozen=True, slots=True)
class Paint(Command, verb="paint"):
    """Give hexes a terrain."""

    terrain: str
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Place(Command, verb="place"):
    """Put a holding, landmark or Myth on a free hex; no name: one is made from its kind."""

    kind: str
    at: Hex
    name: Text = ""


@dataclass(frozen=True, slots=True)
class Move(Command, verb="move"):
    """Move what stands in a hex to a free hex."""

    at: Hex
    to: Hex


@dataclass(frozen=True, slots=True)
class Remove(Command, verb="remove"):
    """Remove what stands in a hex."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Seat(Command, verb="seat"):
    """Make a holding the Seat of Power (MB-249)."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Rename(Command, verb="rename"):
    """Rename what stands in a hex."""

    at: Hex
    name: Text


@dataclass(frozen=True, slots=True)
class RenameRealm(Command, verb="rename realm"):
    name: Text


@dataclass(frozen=True, slots=True)
class RenamePart(Command, verb="rename"):
    """Rename a river, lake or region by its place in the list, from 1."""

    part: Part
    number: Number
    name: Text


@dataclass(frozen=True, slots=True)
class Ruler(Command, verb="ruler"):
    """Say who holds a holding; empty: nobody is named (MB-248)."""

    at: Hex
    name: Text


@dataclass(frozen=True, slots=True)
class Mark(Command, verb="mark"):
    """Say how a Myth marks its hex (MB-250)."""

    at: Hex
    text: Text


@dataclass(frozen=True, slots=True)
class Detail(Command, verb="detail"):
    """Say more of a holding or a landmark, such as a Sanctum's Seer (MB-256, MB-260, MB-261)."""

    at: Hex
    text: Text


@dataclass(frozen=True, slots=True)
class SetBarrier(Command, verb="barrier"):
    """Set a barrier of a kind on an edge; no kind: raise one, or take down the one that stands (MB-246)."""

    a: Hex
    b: Hex
    kind: str = ""


@dataclass(frozen=True, slots=True)
class DrawRiver(Command, verb="river"):
    """Draw a river from hex to hex, downstream (MB-247)."""

    name: Name
    path: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class EraseRiver(Command, verb="erase river"):
    """Erase a river by its place in the list, from 1."""

    number: Number


@dataclass(frozen=True, slots=True)
class Note(Command, verb="note"):
    """Write a note on a hex; empty: take it away."""

    at: Hex
    text: Text


@dataclass(frozen=True, slots=True)
class Hide(Command, verb="hide"):
    """Hide a holding from the players."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Show(Command, verb="show"):
    """Show a hidden holding to the players again."""

    at: Hex


@dataclass(frozen=True, slots=True)
class Set(Command, verb="set"):
    """Overrule a value by its path, such as `options.barriers` or `omens.3`; null is the guideline."""

    path: str
    value: Value

    def __str__(self) -> str:
        return f"{self.verb} {self.path} {to_json(self.value)}"


@dataclass(frozen=True, slots=True)
class Roll(Command, verb="roll"):
    """Roll dice and write down what they showed."""

    dice: DiceRoll
    purpose: Text = ""


@dataclass(frozen=True, slots=True)
class UsePack(Command, verb="pack"):
    """Switch a content pack on or off: what is drawn from now on comes from those that are on, too."""

    id: str
    on: bool

    def __str__(self) -> str:
        return f"{self.verb} {to_json(self.id)} {'on' if self.on else 'off'}"


@dataclass(frozen=True, slots=True)
class Wilderness(Command, verb="wilderness"):
    """A Phase ends in a hex: make the Wilderness Roll there (MB-313, MB-327)."""

    at: Hex
