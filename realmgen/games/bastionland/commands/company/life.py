"""What may be ordered of what befalls the Company: losses, Saves, Glory, death."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Name, Text
from realmgen.games.bastionland.company.model import Measure, Reason, Virtue

Amount = str
"""A whole number, or dice as `d6` or `2d6`."""
OnOff = Literal["on", "off"]
Standing = Literal["fatigued", "exposed", "away", "opposed"]
End = Literal["slain", "dead", "left"]


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
    """Restore a Virtue or Guard in full (MB-116 to MB-119), or that of `all` who live; the words say by what."""

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
    """Someone is, or no longer is, fatigued, exposed, away or opposed (MB-047, MB-115, MB-151); `all` who are
    present may be exposed, as in an ambush, or fatigued (MB-048)."""

    name: Name
    what: Standing
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
class Glory(Command, verb="glory"):
    """Give Glory, or take it where the number is below nothing, for a reason; never below 0 (MB-139, MB-A27); an Age
    gives it to `all` Knights (MB-144)."""

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
    fate: End
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Return(Command, verb="return"):
    """Someone who left, or was thought dead, is back (MB-014)."""

    name: Name
