"""Answers set in type: large in the card, small among the lines of the evening."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from realmgen.service.worlds import answers
from realmgen.service.worlds.answers import ranged

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Answer, Result


def large(answer: Answer) -> str:
    """The whole answer: what was asked, what it says, the dice, what a match may mean."""
    over = escape(answers.asked(answer))
    head = f"<p class=over>{over}</p>" if over else ""
    body = _yes(answer) if answer.odds is not None else "".join(map(_result, answer.results))
    return f"<article class=answer>{head}{body}</article>"


def _yes(answer: Answer) -> str:
    """Yes or no in very large type, or which of two; its dice beside it."""
    [asked] = answer.results
    size = "" if answer.second else " huge"
    said = f"<p class='said{size}'>{escape(answers.said(answer))}{_fell(asked)}</p>"
    twist = answers.twist(answer)
    return said + (f"<p class=twist><b>A match.</b> {escape(twist)}</p>" if twist else "")


def _result(result: Result) -> str:
    """A roll: its table, the row, and what it asked for, indented."""
    grade = f" <b class=grade>{escape(answers.GRADES[result.grade])}</b>" if result.grade else ""
    move = f"<small class=move>Suggests the move {escape(result.move)}</small>" if result.move else ""
    head = f"<small>{escape(result.title)}{_fell(result)}</small>"
    then = f"<div class=then>{''.join(map(_result, result.then))}</div>" if result.then else ""
    quiet = " past" if result.then else ""
    return f"<div class=result>{head}<p class='said{quiet}'>{escape(result.text)}{grade}</p>{move}{then}</div>"


def _fell(result: Result) -> str:
    """The dice, and how the row was come by where it was not rolled here."""
    dice = " ".join(ranged(roll, roll) if result.die == answers.HUNDRED else str(roll) for roll in result.rolls)
    how = answers.HOW.get(result.how, "")
    row = ranged(result.low, result.high)
    parts = (dice, f"row {row}" if not dice or dice != row else "", how)
    return f"<span class=fell>{escape(' · '.join(filter(None, parts)))}</span>"


def line(answer: Answer) -> str:
    """An answer among the lines of the evening."""
    over = answers.asked(answer) or " + ".join(result.title for result in answer.results)
    dice = ", ".join(_dice(result) for result in answer.results)
    match = " <b class=grade>match</b>" if answer.match else ""
    sent = " <b class=sent>sent</b>" if answer.shared else ""
    note = f"<p class=note>{escape(answer.note)}</p>" if answer.note else ""
    said = escape(answers.said(answer))
    return f"<li><small>{escape(over)} <i>{escape(dice)}</i></small><p>{said}{match}{sent}</p>{note}</li>"


def _dice(result: Result) -> str:
    return " ".join([*map(str, result.rolls), *filter(None, map(_dice, result.then))])
