"""Saves, Luck Rolls, and actions by their procedure (MB-040, MB-041, MB-044, MB-046, MB-205 to MB-214)."""

from __future__ import annotations

import re
from typing import Any, Literal

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import company as c
from realmgen.games.bastionland.company.model import Virtue
from realmgen.games.bastionland.company.states import WORDS
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.common import Rule, done
from realmgen.games.bastionland.rules.company.common import living
from realmgen.games.bastionland.rules.company.lifevirtues import lose
from realmgen.games.bastionland.rules.company.lifewords import because
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

REACTION = "reaction"
"""The `risk` of a SPI Save on how someone doubtful reacts; the Company picks who speaks (MB-046, MB-A9)."""
UNREADY = "unready"
"""The `risk` of a CLA Save of who is not prepared for a fight (MB-044)."""
_OUTCOMES: dict[tuple[Virtue, str], tuple[str, str]] = {
    ("spi", REACTION): ("the reaction is not unfavourable", "the reaction is unfavourable"),
    ("cla", UNREADY): ("ready in time, they act in the first turn", "unready, they lose the first turn"),
}
"""By Virtue and risk: what a Save of that purpose comes to when it is passed, and when it is failed."""
LuckResult = Literal["Crisis", "Problem", "Blessing"]
LUCK: dict[LuckResult, str] = {
    "Crisis": "something bad, at once",
    "Problem": "something that may turn out badly",
    "Blessing": "something welcome",
}
"""By result of a Luck Roll: what it brings (MB-205). A Crisis of luck is none of a Domain's (MB-A61)."""


def passes(die: int, virtue: int) -> bool:
    """Whether a d20 passes a Save: equal to or below the Virtue. At 0 all fail, and a 20 always does (MB-040,
    MB-A68)."""
    return die <= min(virtue, 19)


def check_save(state: State, command: c.Save) -> None:
    """Whoever is of the Company can make one."""
    living(state, command.name)


def save(state: State, command: c.Save, chance: Chance) -> Step[State]:
    """Roll d20 against a Virtue (MB-040). What a failed Save costs is told; whether the action was achieved all the
    same is for the game master to say (MB-041)."""
    member, word, risk = living(state, command.name), WORDS[command.virtue], command.risk.strip()
    value = member.score(command.virtue).now
    die = chance.roll(20, f"{member.name}'s {word} Save")
    passed = passes(die, value)
    verb, sign = ("passed", "within") if passed else ("failed", "above")
    told = f"{member.name} {verb} the {word} Save, {die} {sign} {value}"
    data: dict[str, Any] = {"name": member.name, "virtue": command.virtue, "value": value, "die": die, "risk": risk}
    return done(state, "save", because(told, _outcome(command, passed)), **data, passed=passed)


def _outcome(command: c.Save, passed: bool) -> str:
    risk = command.risk.strip()
    if known := _OUTCOMES.get((command.virtue, risk)):
        return known[not passed]
    if passed:
        return f"what was at risk did not happen ({risk.rstrip('.')})" if risk else ""
    return risk or "a consequence follows"


def luck_of(die: int) -> LuckResult:
    """What a d6 of luck comes to, high is good: 1 a Crisis, 2 and 3 a Problem, else a Blessing (MB-205, MB-A1)."""
    return "Crisis" if die == 1 else "Problem" if die <= 3 else "Blessing"


def check_luck(state: State, command: c.Luck) -> None:
    """Luck may always be tried."""


def luck(state: State, command: c.Luck, chance: Chance) -> Step[State]:
    """A Luck Roll (MB-205)."""
    about = command.about.strip()
    die = chance.roll(6, f"Luck: {about}"[:80] if about else "the Luck Roll")
    result = luck_of(die)
    told = because(f"The Luck Roll was a {die}, a {result} ({LUCK[result]})", about)
    return done(state, "luck", told, die=die, result=result, about=about)


_PRICE = re.compile(r"([1-9][0-9]?|[1-9]?d(?:4|6|8|10|12|20)) (VIG|CLA|SPI|Guard)", re.IGNORECASE)


def check_action(state: State, command: c.Action) -> None:
    """An action wants its intent and its leverage: without that it is not rolled (MB-206, MB-207)."""
    living(state, command.name)
    if not command.intent.strip():
        raise IllegalCommand("an action begins with its intent: say what is attempted")
    if not command.leverage.strip():
        raise IllegalCommand("without leverage the action is not rolled: say what makes it possible")


def action(state: State, command: c.Action, chance: Chance) -> Step[State]:
    """Write an action down by its five parts; a cost such as `d6 VIG` is paid before any roll (MB-208). Without risk
    nothing is rolled, else a Save or a Luck Roll (MB-209)."""
    parts = {key: getattr(command, key).strip() for key in ("intent", "leverage", "cost", "risk", "impact")}
    told = [because(f"{command.name} means to act", parts["intent"])]
    told += [because(part.capitalize(), parts[part]) for part in ("leverage", "cost", "risk", "impact") if parts[part]]
    told += [] if parts["risk"] else ["Nothing is at risk, so nothing is rolled."]
    rolls = ["save", "luck"] if parts["risk"] else []
    step = done(state, "action", " ".join(told), name=command.name, **parts, rolls=rolls)
    if price := _PRICE.fullmatch(parts["cost"]):
        cost = c.Lose(command.name, price[2].lower(), price[1].lower(), "the price of the action")  # type: ignore[arg-type]
        paid = lose(state, cost, chance)
        return Step(paid.state, (*step.events, *paid.events))
    return step


RULES: dict[type[Any], Rule] = {
    c.Save: (check_save, save),
    c.Luck: (check_luck, luck),
    c.Action: (check_action, action),
}
