"""What may be ordered of who is of the Company, and of what they have and hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Name, Text
from realmgen.games.bastionland.company.model import LifeAge, Member, Remedy, Scope, Start
from realmgen.kit.kept import kept_json
from realmgen.kit.record import to_json


@dataclass(frozen=True, slots=True)
class SetStart(Command, verb="start"):
    """Choose how the Knights begin (MB-002)."""

    start: Start


@dataclass(frozen=True, slots=True)
class SetScope(Command, verb="scope"):
    """Choose how long the game is to be; for a Chronicle after how many sessions it ends (MB-002, MB-010, MB-011)."""

    scope: Scope
    sessions: int = 0


@dataclass(frozen=True, slots=True)
class Opening(Command, verb="opening"):
    """Draw the situation the Start begins with: a Seer to seek, news of a Myth, or a Holding and a hold on the Seat
    (MB-004, MB-006, MB-008)."""


@dataclass(frozen=True, slots=True)
class NewKnight(Command, verb="knight"):
    """Roll a Knight by the Start: Guard, Virtues, and their entry; `calling` is the id of one that is chosen instead
    (MB-015 to MB-025)."""

    name: Name
    player: Text = ""
    calling: str = ""


@dataclass(frozen=True, slots=True)
class NewSquire(Command, verb="squire"):
    """Roll a Squire for a Knight, with pony, dagger and one thing more (MB-029 to MB-038)."""

    name: Name
    knight: Name


@dataclass(frozen=True, slots=True)
class KnightSquire(Command, verb="knighted"):
    """Knight a Squire: d6 on each Virtue, and an entry as for any Knight (MB-039, MB-A67)."""

    name: Name
    calling: str = ""


@dataclass(frozen=True, slots=True)
class NewBeast(Command, verb="beast"):
    """Bring a beast of the list along, as whose; a steed is ridden (MB-184 to MB-192)."""

    name: Name
    kind: Name
    of: Text = ""


@dataclass(frozen=True, slots=True)
class NewFollower(Command, verb="follower"):
    """Someone of a service goes along, with Virtues rolled (MB-230 to MB-240)."""

    name: Name
    service: str


@dataclass(frozen=True, slots=True)
class PutMember(Command, verb="member"):
    """Write one of the Company in full, new or in the place of who bears that name."""

    member: Member

    def __str__(self) -> str:
        return f"{self.verb} {to_json(kept_json(self.member))}"


@dataclass(frozen=True, slots=True)
class RenameMember(Command, verb="rechristen"):
    """Give one of the Company another name."""

    name: Name
    to: Name


@dataclass(frozen=True, slots=True)
class Dismiss(Command, verb="dismiss"):
    """Strike one of the Company out, as if never there."""

    name: Name


@dataclass(frozen=True, slots=True)
class GiveItem(Command, verb="give"):
    """Give someone a thing; dice and armour in brackets, as `Mace (d8 hefty)`."""

    name: Name
    item: Name


@dataclass(frozen=True, slots=True)
class TakeItem(Command, verb="take"):
    """Take a thing from someone."""

    name: Name
    item: Name


@dataclass(frozen=True, slots=True)
class Wield(Command, verb="wield"):
    """Take things in hand, and put the others away (MB-154 to MB-157)."""

    name: Name
    items: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Wear(Command, verb="wear"):
    """Put armour on, and the rest off: one piece of a kind (MB-175, MB-176)."""

    name: Name
    items: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Carry(Command, verb="carry"):
    """Someone, or a beast of burden, carries a Remedy: one at a time; `none` puts it down (MB-120)."""

    name: Name
    remedy: Remedy | Literal["none"]


@dataclass(frozen=True, slots=True)
class Trade(Command, verb="trade"):
    """Someone gets a thing for what they offer: there is no price list (MB-152)."""

    name: Name
    item: Name
    offer: Name


@dataclass(frozen=True, slots=True)
class Player(Command, verb="player"):
    """Someone is played by this player: a new Knight, or a Squire or follower taken over (MB-050)."""

    name: Name
    player: Text


@dataclass(frozen=True, slots=True)
class Successor(Command, verb="successor"):
    """Who is to follow a Knight; empty: nobody (MB-306)."""

    name: Name
    successor: Text


@dataclass(frozen=True, slots=True)
class Office(Command, verb="office"):
    """A Knight holds a post, worthy or not; empty: none (MB-150, MB-151)."""

    name: Name
    office: Text


@dataclass(frozen=True, slots=True)
class SetAge(Command, verb="age"):
    """Say in which age of life someone is (MB-289)."""

    name: Name
    age: LifeAge
