"""What may be ordered of the Company, as values of their own. People are named as the Company knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.codec.kept import kept_json
from realmgen.games.bastionland.commands.command import Command, Name, Text
from realmgen.games.bastionland.company.model import (
    LifeAge,
    Measure,
    Member,
    Reason,
    Remedy,
    Scope,
    Start,
    Virtue,
)
from realmgen.kit.record import to_json

Amount = str
"""A whole number, or dice as `d6` or `2d6`."""
OnOff = Literal["on", "off"]


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
class Lose(Command, verb="lose"):
    """Lose some of a Virtue, or Guard: a number or dice (MB-109 to MB-113)."""

    name: Name
    measure: Measure
    amount: Amount
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Gain(Command, verb="gain"):
    """Gain some of a Virtue, or Guard, up to what it is in full."""

    name: Name
    measure: Measure
    amount: Amount
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Raise(Command, verb="raise"):
    """Raise a Virtue or Guard for good, in full and now (MB-019)."""

    name: Name
    measure: Measure
    amount: Amount
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Lower(Command, verb="lower"):
    """Lower a Virtue or Guard for good, in full and so now too (MB-019)."""

    name: Name
    measure: Measure
    amount: Amount
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Restore(Command, verb="restore"):
    """Restore a Virtue or Guard in full (MB-116 to MB-119); the words say by what."""

    name: Name
    measure: Measure
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Peace(Command, verb="peace"):
    """The danger is past: everybody's Guard is full again and Fatigue gone (MB-114, MB-115)."""


@dataclass(frozen=True, slots=True)
class Passion(Command, verb="passion"):
    """A Knight gives in to their Passion: SPI is restored (MB-024, MB-119)."""

    name: Name


@dataclass(frozen=True, slots=True)
class Condition(Command, verb="condition"):
    """Someone is, or no longer is, fatigued, exposed, away or opposed (MB-047, MB-115, MB-151)."""

    name: Name
    what: Literal["fatigued", "exposed", "away", "opposed"]
    turn: OnOff


@dataclass(frozen=True, slots=True)
class Save(Command, verb="save"):
    """Roll d20 against a Virtue; `risk` is what was at stake (MB-040)."""

    name: Name
    virtue: Virtue
    risk: Text = ""


@dataclass(frozen=True, slots=True)
class Luck(Command, verb="luck"):
    """A Luck Roll, high is good (MB-205)."""

    about: Text = ""


@dataclass(frozen=True, slots=True)
class Action(Command, verb="action"):
    """Write down an action by its procedure: intent, leverage, cost, risk and impact (MB-206 to MB-214)."""

    name: Name
    intent: Text
    leverage: Text
    cost: Text = ""
    risk: Text = ""
    impact: Text = ""


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
class Glory(Command, verb="glory"):
    """Give Glory, or take it where the number is below nothing, for a reason; never below 0 (MB-139, MB-A27)."""

    name: Name
    amount: int
    reason: Reason
    why: Name


@dataclass(frozen=True, slots=True)
class Duel(Command, verb="duel"):
    """A staked duel or joust that one wins and the other loses; whoever is not of the Company only stakes
    (MB-141)."""

    winner: Name
    loser: Name
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Battle(Command, verb="battle"):
    """A battle for the histories: each of these Knights, who were on the side that won, gets Glory (MB-143)."""

    why: Name
    knights: tuple[Name, ...]


@dataclass(frozen=True, slots=True)
class Resolve(Command, verb="resolve"):
    """A Myth is resolved, in whatever way: each Knight who took part gets Glory (MB-140)."""

    number: int
    how: Name
    knights: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Reopen(Command, verb="reopen"):
    """A Myth that was held to be resolved is open again."""

    number: int


@dataclass(frozen=True, slots=True)
class Die(Command, verb="fate"):
    """What becomes of someone: slain, dead otherwise, or left (MB-049)."""

    name: Name
    fate: Literal["slain", "dead", "left"]
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Return(Command, verb="return"):
    """Someone who left, or was thought dead, is back (MB-014)."""

    name: Name


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
