"""What dice a campaign saw: rolled with a purpose, or for a rule of the wilderness."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, islice

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands import Command, Roll, Wilderness, parse
from realmgen.games.bastionland.commands.simplereading import PLAYED
from realmgen.kit.chance import Rolled
from realmgen.kit.dice import DiceRoll, parse_dice
from realmgen.service.play import Campaign, Entry, Play

LAST = 5
_QUIET = {"remark", "plan", "share", "unshare", "fog", "unveil", "veil", "unbar", "bar", "evening", "goodnight"}
_OPEN = ("roll", "save", "luck", "ask")
_PLAYED = {command.verb for command in PLAYED} - _QUIET | {"roll", "wilderness", "ask"}
_WHOLE = {
    "ask": "What is told",
    "court": "Who comes to Court",
    "crisis": "A Crisis",
    "dilemma": "A Dilemma",
    "start": "How it begins",
    **dict.fromkeys(("knight", "squire", "follower"), "Joins the Company"),
}
"""By verb: what a deed is called of whose dice none stands for all."""
_TABLES = {
    "courtiers": "who the Courtier is",
    "crises": "how {} shows",
    "petitioners": "who asks for {}",
    "seers": "who the Seer is",
}
"""By the first word of its name: what a table is rolled for; {} stands for the rest of its name."""


@dataclass(frozen=True, slots=True)
class Told:
    """A roll as a card tells it. `total` is None where no die had to fall; `undone` says it was taken back."""

    name: str
    total: int | None
    dice: tuple[Rolled, ...]
    text: str
    undone: bool
    verb: str = ""

    @property
    def for_players(self) -> str:
        """What may be laid before players: all of a Save, of Luck, of dice for a purpose and of what people tell, else
        the dice alone."""
        if self.verb in _OPEN:
            return self.text
        return ", ".join(f"d{die.sides} shows {die.value}" for die in self.dice)


def recent(play: Play, campaign: Campaign, most: int = LAST) -> list[Told]:
    """The last rolls and deeds of a campaign that stand, the newest first. What was just taken back comes before them
    all."""
    lines = play.history(campaign)
    undone = [lines[-1]] if lines and lines[-1].command == "undo" else []
    played = (line for line in reversed(lines) if not line.cancelled and _played(line))
    told = chain(map(_taken_back, undone), map(_told, played))
    return list(islice(told, most))


def _played(line: Entry) -> bool:
    """Whether dice fell, or something was done that a card tells of."""
    return bool(line.rolls) or line.command.partition(" ")[0] in _PLAYED


def _taken_back(line: Entry) -> Told:
    return Told("Taken back", None, (), line.text.removeprefix("Undone: "), True)


def roll_text(dice: str, purpose: str) -> str:
    """The command that rolls such dice; raises Unreadable when they cannot be read."""
    return str(Roll(parse_dice(dice.strip().replace(" ", "")), purpose.strip()))


def wilderness_text(label: str) -> str:
    """The command that makes the Wilderness Roll in a hex (MB-313)."""
    return str(Wilderness(label))


def dice_of(command: str) -> DiceRoll | None:
    """The dice of a command where they are known beforehand."""
    given = parse(command)
    return given.dice if isinstance(given, Roll) else None


def name_of(command: str) -> str:
    """What a roll is called: its purpose, else its dice; or where it is made."""
    return _name(parse(command))


def _name(given: Command) -> str:
    if isinstance(given, Roll):
        return given.purpose or str(given.dice)
    return f"Wilderness Roll, {given.at}" if isinstance(given, Wilderness) else str(given)


def _told(line: Entry) -> Told:
    values = [die.value for die in line.rolls]
    verb = line.command.partition(" ")[0]
    given = _read(line.command) if verb in ("roll", "wilderness") else None
    total = sum(values) + given.dice.plus if isinstance(given, Roll) else next(iter(values), None)
    if verb in _WHOLE:
        return Told(_WHOLE[verb], None, line.rolls, line.text, line.cancelled, verb)
    return Told(_name(given) if given else _called(line, verb), total, line.rolls, line.text, line.cancelled, verb)


def _called(line: Entry, verb: str) -> str:
    """What a line of play is called: by what its first die was for, else by what was done."""
    return (said_purpose(line.rolls[0].purpose) if line.rolls else "") or verb.capitalize()


def said_purpose(purpose: str) -> str:
    """What a die was for, as people say it: a table by the words of its name."""
    first, _, rest = purpose.partition(".")
    if first in _TABLES:
        return _TABLES[first].format(rest.capitalize() if first == "crises" else rest)
    return purpose if " " in purpose else purpose.replace(".", ", ")


def _read(command: str) -> Command:
    """A history cuts long commands short: the purpose is then left out, and the text tells it."""
    try:
        return parse(command)
    except Unreadable:
        return parse(command.partition(' "')[0])
