"""What may be ordered of the turn of Seasons and Ages (MB-278 to MB-308), as values of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Name, Text
from realmgen.games.bastionland.commands.company import OnOff
from realmgen.games.bastionland.season.model import Happening, Pursuit, TurnKind


@dataclass(frozen=True, slots=True)
class BeginTurn(Command, verb="turn"):
    """The Season or the Age begins to turn; its steps follow (MB-A30 to MB-A40)."""

    kind: TurnKind


@dataclass(frozen=True, slots=True)
class Weeks(Command, verb="weeks"):
    """Skip ahead to the seasonal event that comes next (MB-295, MB-A35)."""


@dataclass(frozen=True, slots=True)
class Situation(Command, verb="situation"):
    """What became of an important unresolved situation (MB-308)."""

    what: Text


@dataclass(frozen=True, slots=True)
class Reckon(Command, verb="reckon"):
    """The check for misrule in every Domain (MB-405, MB-A60)."""


@dataclass(frozen=True, slots=True)
class Onward(Command, verb="onward"):
    """Time passes: the Season turns, or the Age; grand designs are completed, and in a Season's turn every Virtue is
    restored (MB-296, MB-297, MB-300)."""


@dataclass(frozen=True, slots=True)
class Wane(Command, verb="wane"):
    """Every Old character loses d12 VIG (MB-292, MB-A31, MB-A32)."""


@dataclass(frozen=True, slots=True)
class Ripen(Command, verb="ripen"):
    """Everybody is an Age older, with Virtues rolled again (MB-289 to MB-291, MB-A33), and restored."""


@dataclass(frozen=True, slots=True)
class Acclaim(Command, verb="acclaim"):
    """Every Knight gains 1 Glory by the Age's turn (MB-304, MB-A29)."""


@dataclass(frozen=True, slots=True)
class Pursue(Command, verb="pursuit"):
    """What a Knight did in the time between; `what` tells of it: for a pilgrimage the hex or region that is known now,
    or what was learnt, for a succession or legacy the successor. `knighted` says that they are made a Knight (MB-299
    to MB-307)."""

    name: Name
    pursuit: Pursuit
    what: Text = ""
    knighted: OnOff = "off"


@dataclass(frozen=True, slots=True)
class Feast(Command, verb="feast"):
    """The Season begins with its feast (MB-280, MB-283, MB-286)."""

    text: Text = ""


@dataclass(frozen=True, slots=True)
class LeaveStep(Command, verb="leave"):
    """Leave this step of the turn out, or what is left of it."""


@dataclass(frozen=True, slots=True)
class EndTurn(Command, verb="turned"):
    """The turn is over; steps that are left are left out."""


@dataclass(frozen=True, slots=True)
class Permanent(Command, verb="waning"):
    """Whether what the Old lose lowers VIG for good (MB-A31)."""

    turn: OnOff


@dataclass(frozen=True, slots=True)
class Happened(Command, verb="happened"):
    """Write into the calendar what happened now; `secret` keeps it from players."""

    kind: Happening
    text: Text
    known: Literal["open", "secret"] = "open"
