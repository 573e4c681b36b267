"""What may be ordered of the day, of what the players have seen, and of the evening, as values of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from realmgen.games.bastionland.commands.command import Command, Hex, Name, Text
from realmgen.games.bastionland.commands.company import OnOff
from realmgen.games.bastionland.company.model import Remedy
from realmgen.games.bastionland.nights import Passing
from realmgen.games.bastionland.road.model import Phase, Search, Season
from realmgen.games.bastionland.seen import Feature, SharedKind

Sky = Literal["fine", "looming", "dire"]
Switch = Literal["risk", "mist", "deprived", "light", "guided", "either"]


@dataclass(frozen=True, slots=True)
class SetOut(Command, verb="at"):
    """Put the Company into a hex by hand, whatever lies between."""

    to: Hex


@dataclass(frozen=True, slots=True)
class SetClock(Command, verb="clock"):
    """Set the clock by hand (MB-278, MB-279, MB-A34)."""

    season: Season
    day: int
    phase: Phase
    year: int = 0
    age: int = 0


@dataclass(frozen=True, slots=True)
class Dawn(Command, verb="dawn"):
    """The Morning's losses: CLA for who has not slept, VIG for all who lack essentials (MB-319, MB-322)."""


@dataclass(frozen=True, slots=True)
class WeatherRoll(Command, verb="weather"):
    """The weather as the Phase begins (MB-332, MB-333)."""


@dataclass(frozen=True, slots=True)
class SetWeather(Command, verb="sky"):
    """Set this Phase's weather by hand."""

    weather: Sky


@dataclass(frozen=True, slots=True)
class Going(Command, verb="road"):
    """How it goes on the road: whether weather is rolled for (`risk`), mist takes the sense of direction, essentials
    are lacking (`deprived`), there is light, a guide, and whether the lack of `either` blinds (MB-A51)."""

    what: Switch
    turn: OnOff


@dataclass(frozen=True, slots=True)
class Trek(Command, verb="trek"):
    """One hex, on foot or riding (MB-310); `locally` by a way across a barrier that locals know (MB-329)."""

    to: Hex
    how: Literal["openly", "locally"] = "openly"


@dataclass(frozen=True, slots=True)
class Gallop(Command, verb="gallop"):
    """Two hexes on steeds that are not Exhausted; each loses d6 VIG (MB-311)."""

    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Cruise(Command, verb="cruise"):
    """Three hexes by boat, or on steeds along a proper road (MB-312)."""

    by: Literal["boat", "road"]
    hexes: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Explore(Command, verb="explore"):
    """A whole Phase for a sweep of the hex, a thorough search for what is known to be there, or a vantage point
    (MB-343, MB-344)."""

    how: Search
    what: Text = ""


@dataclass(frozen=True, slots=True)
class Spend(Command, verb="spend"):
    """Spend the Phase otherwise, on what the words say (MB-337)."""

    what: Name


@dataclass(frozen=True, slots=True)
class Camp(Command, verb="camp"):
    """Sleep outdoors (MB-316, MB-323)."""


@dataclass(frozen=True, slots=True)
class Lodge(Command, verb="lodge"):
    """Sleep indoors, in a Holding or a Dwelling; `warmly` hosted (MB-117, MB-314, MB-315)."""

    how: Literal["plainly", "warmly"] = "plainly"


@dataclass(frozen=True, slots=True)
class TakeRemedy(Command, verb="remedy"):
    """Use a Remedy that someone carries: a whole Phase, and it serves all who are present (MB-120 to MB-123)."""

    name: Name
    remedy: Remedy


@dataclass(frozen=True, slots=True)
class RollWild(Command, verb="roam"):
    """What this Phase brings where it ends: the Wilderness Roll, or in a Myth's hex its next Omen (MB-313, MB-327)."""


@dataclass(frozen=True, slots=True)
class SkipWild(Command, verb="pass"):
    """Leave the Wilderness Roll of this Phase out, or an Omen that is not plausible at night (MB-317)."""

    why: Text = ""


@dataclass(frozen=True, slots=True)
class Disturb(Command, verb="disturb"):
    """The Omen was hostile: whoever slept this Phase has not slept properly (MB-317)."""


@dataclass(frozen=True, slots=True)
class Sleep(Command, verb="sleep"):
    """Say by hand whether someone has slept properly since the last Morning (MB-322)."""

    name: Name
    turn: OnOff


@dataclass(frozen=True, slots=True)
class PassHazard(Command, verb="hazard"):
    """A way out of a Hazard: an `answer` is devised, all who go on `force` it, or they go `back` (MB-258)."""

    how: Literal["answer", "force", "back"]
    text: Text = ""


@dataclass(frozen=True, slots=True)
class EndPhase(Command, verb="end"):
    """The Phase is over: the clock moves (MB-278)."""


@dataclass(frozen=True, slots=True)
class Arrive(Command, verb="arrive"):
    """The local mood of the Holding they have come to (MB-334)."""


@dataclass(frozen=True, slots=True)
class NextOmen(Command, verb="omen"):
    """A Myth's next Omen comes without a roll: its subject was sought out (MB-326)."""

    number: int


@dataclass(frozen=True, slots=True)
class Failure(Command, verb="setback"):
    """After a failed Save on the way: something in the way, hostile company, or a further cost (MB-340)."""

    about: Text = ""


@dataclass(frozen=True, slots=True)
class Unveil(Command, verb="unveil"):
    """Show the players a hex, or the landmark or Myth in it."""

    at: Hex
    what: Feature | Literal["hex"]


@dataclass(frozen=True, slots=True)
class Veil(Command, verb="veil"):
    """Hide from the players a hex, or the landmark or Myth in it."""

    at: Hex
    what: Feature | Literal["hex"]


@dataclass(frozen=True, slots=True)
class UnveilBarrier(Command, verb="unbar"):
    """Show the players a barrier."""

    a: Hex
    b: Hex


@dataclass(frozen=True, slots=True)
class VeilBarrier(Command, verb="bar"):
    """Hide a barrier from the players."""

    a: Hex
    b: Hex


@dataclass(frozen=True, slots=True)
class Fog(Command, verb="fog"):
    """Whether players have only the hexes they have seen, or a map of all terrain and Holdings (MB-243)."""

    turn: OnOff


@dataclass(frozen=True, slots=True)
class Share(Command, verb="share"):
    """Lay words, a roll or a picture before the players; it takes the place of what lay there."""

    kind: SharedKind
    title: Text
    text: Text = ""
    picture: Text = ""


@dataclass(frozen=True, slots=True)
class Unshare(Command, verb="unshare"):
    """Take away what lies before the players."""


@dataclass(frozen=True, slots=True)
class Remark(Command, verb="remark"):
    """Write a note into the journal, between its lines, or to the line of that number."""

    text: Text
    to: int = 0


@dataclass(frozen=True, slots=True)
class OpenNight(Command, verb="evening"):
    """A game night begins."""


@dataclass(frozen=True, slots=True)
class CloseNight(Command, verb="goodnight"):
    """A game night ends; how much time passes before the next, and in a few words what happened (MB-215)."""

    passes: Passing
    summary: Text = ""


@dataclass(frozen=True, slots=True)
class Plan(Command, verb="plan"):
    """What a player or a Knight means to do next; empty: nothing (MB-217)."""

    name: Name
    text: Text


@dataclass(frozen=True, slots=True)
class Passage(Command, verb="passage"):
    """Whether the Season or Age turns, when in doubt: a d6 (MB-298)."""
