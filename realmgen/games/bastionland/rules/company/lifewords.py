"""How what befalls the Company is told, and the dice of an amount."""

from __future__ import annotations

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.company.states import states
from realmgen.kit.chance import Chance
from realmgen.kit.dice import parse_dice
from realmgen.kit.words import listed

ALL = "all"
"""In the place of a name: everybody whom it may concern."""


def because(sentence: str, why: str) -> str:
    """A sentence with its reason: `Isolde lost 4 SPI: the rite.`"""
    reason = why.strip()
    return stopped(f"{sentence}: {reason}" if reason else sentence)


def stopped(text: str) -> str:
    """Words with a full stop, unless they end in a mark of their own."""
    return text if text[-1] in ".!?…" else f"{text}."


def check_amount(amount: str) -> None:
    """Raise IllegalCommand for a number that changes nothing."""
    if amount.isdigit() and not int(amount):
        raise IllegalCommand("0 changes nothing: write a number from 1, or dice such as d6")


def amount_of(amount: str, chance: Chance, purpose: str) -> int:
    """A number as it stands, or what its dice come to."""
    return int(amount) if amount.isdigit() else parse_dice(amount).roll(chance, purpose)


def befell(before: Member, after: Member) -> str:
    """What someone has newly become or no longer is, as a sentence with a space before it; empty when nothing."""
    was, now = states(before), states(after)
    new = [f"is {state}" for state in now if state not in was]
    over = [f"is no longer {state}" for state in was if state not in now]
    return f" {after.name} {listed([*new, *over])}." if new or over else ""
