"""Answers set in type: large in the card, small among the lines of the evening."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from realmgen.service.worlds import answers
from realmgen.service.worlds.answers import ranged
from realmgen.service.worlds.shelf import ASK

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Answer, Result

LONG, FEW = 36, 2
"""Letters of a text that is set smaller, as results are that are more than so many."""


def large(answer: Answer) -> str:
    """The whole answer: what was asked, what it says, the dice, what a match may mean."""
    over = " · ".join(filter(None, (answers.asked(answer), answer.by, "sent to the players" if answer.shared else "")))
    head = f"<p class=over>{escape(over)}</p>" if over else ""
    if answer.odds is not None:
        return f"<article class=answer>{head}{_yes(answer)}</article>"
    count = len(answer.results)
    several = "" if count == 1 or any(one.then for one in answer.results) else " several" + " many" * (count > FEW)
    return f"<article class='answer{several}'>{head}{''.join(map(_result, answer.results))}</article>"


def _yes(answer: Answer) -> str:
    """Yes or no in very large type, or which of two; its dice beside it."""
    [asked] = answer.results
    size = "" if answer.second else " huge"
    said = f"<p class='said{size}'>{escape(answers.said(answer))}{_fell(asked)}</p>"
    twist = answers.twist(answer)
    return said + (f"<p class=twist><b>A match.</b> {escape(twist)}</p>" if twist else "")


def _result(result: Result) -> str:
    """A roll: its table, the row, what it suggests, and what it asked for, indented."""
    grade = f" <b class=grade>{escape(answers.GRADES[result.grade])}</b>" if result.grade else ""
    head = f"<small>{escape(result.title)}{_fell(result)}</small>"
    said = f"<p class='said{_size(result)}'>{escape(result.text)}{grade}</p>"
    return f"<div class=result>{head}{said}{_suggested(result)}{_then(result)}</div>"


def _size(result: Result) -> str:
    """What only leads on to another roll is small, unless that is a part of it."""
    if result.then and not answers.is_joined(result):
        return " past"
    return " long" if len(result.text) > LONG else ""


def _suggested(result: Result) -> str:
    move = f"<small class=move>Suggests the move {escape(result.move)}</small>" if result.move else ""
    return move + (f"<p class=twist><b>A match.</b> {escape(result.twist)}</p>" if result.twist else "")


def _then(result: Result) -> str:
    parts = " parts" if answers.is_joined(result) else ""
    return f"<div class='then{parts}'>{''.join(map(_result, result.then))}</div>" if result.then else ""


def _fell(result: Result) -> str:
    """The dice, and how the row was come by where it was not rolled here."""
    dice = ", again ".join(map(str, result.rolls))
    how = answers.HOW.get(result.how, "")
    row = f"row {ranged(result.low, result.high)}" if result.low < result.high and result.oracle != ASK else ""
    said = escape(" · ".join(filter(None, (dice, how))))
    return f"<span class=fell>{said}<span class=row>{' · ' * bool(said and row)}{row}</span></span>"


def line(answer: Answer) -> str:
    """An answer among the lines of the evening."""
    over = answers.asked(answer) or " + ".join(result.title for result in answer.results)
    dice = ", ".join(_dice(result) for result in answer.results)
    match = " <b class=grade>match</b>" if answer.match else ""
    sent = " <b class=sent>sent</b>" if answer.shared else ""
    note = f"<p class=note>{escape(answer.note)}</p>" if answer.note else ""
    said = f"<p>{escape(answers.said(answer))}{match}{sent}</p>"
    return f"<li class=answered><small>{escape(over)} <i>{escape(dice)}</i></small>{said}{note}</li>"


def _dice(result: Result) -> str:
    return " ".join([*map(str, result.rolls), *filter(None, map(_dice, result.then))])
