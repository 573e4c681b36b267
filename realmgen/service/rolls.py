"""What dice a campaign saw: rolled with a purpose, or for a rule of the wilderness."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands import Command, Roll, Wilderness, parse
from realmgen.kit.chance import Rolled
from realmgen.kit.dice import DiceRoll, parse_dice
from realmgen.service.play import Campaign, Entry, Play

LAST = 4
_VERBS = ("roll ", "wilderness ")


@dataclass(frozen=True, slots=True)
class Told:
    """A roll as a card tells it. `total` is None where no die had to fall; `undone` says it was taken back."""

    name: str
    total: int | None
    dice: tuple[Rolled, ...]
    text: str
    undone: bool


def recent(play: Play, campaign: Campaign, most: int = LAST) -> list[Told]:
    """The last rolls of a campaign, the newest first."""
    lines = (line for line in reversed(play.history(campaign)) if line.command.startswith(_VERBS))
    return [_told(line) for line, _ in zip(lines, range(most), strict=False)]


def roll_text(dice: str, purpose: str) -> str:
    """The command that rolls such dice; raises Unreadable when they cannot be read."""
    return str(Roll(parse_dice(dice.strip().replace(" ", "")), purpose.strip()))


def wilderness_text(label: str) -> str:
    """The command that makes the Wilderness Roll in a hex (MB-313)."""
    return str(Wilderness(label))


def dice_of(command: str) -> DiceRoll:
    """The dice of a command as far as they are known beforehand: a Wilderness Roll begins with a d6."""
    given = parse(command)
    return given.dice if isinstance(given, Roll) else DiceRoll(1, 6)


def name_of(command: str) -> str:
    """What a roll is called: its purpose, else its dice; or where it is made."""
    return _name(parse(command))


def _name(given: Command) -> str:
    if isinstance(given, Roll):
        return given.purpose or str(given.dice)
    return f"Wilderness Roll, {given.at}" if isinstance(given, Wilderness) else str(given)


def _told(line: Entry) -> Told:
    values = [die.value for die in line.rolls]
    given = _read(line.command)
    total = sum(values) + given.dice.plus if isinstance(given, Roll) else next(iter(values), None)
    return Told(_name(given), total, line.rolls, line.text, line.cancelled)


def _read(command: str) -> Command:
    """A history cuts long commands short: the purpose is then left out, and the text tells it."""
    try:
        return parse(command)
    except Unreadable:
        return parse(command.partition(' "')[0])
