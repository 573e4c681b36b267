"""The game night: what came of the last one, for the beginning of the next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from realmgen.games.bastionland.evening import after_session, open_night
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.nights import PASSING, Night
from realmgen.games.bastionland.view import hex_titles
from realmgen.service.history import Entry
from realmgen.service.journal.kinds import kinds_of
from realmgen.service.journal.telling import sentence

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

__all__ = ["PASSING", "Summary", "after_session", "open_night", "summary", "summed_up"]
_OVER = "peal"
_FALLEN = ("fate", "died", "slain")
MOST = 12
"""Sentences of a kind that a summary tells."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A game night in short. `went` are places in order; the others sentences of the journal, those that were lost
    left out first; `written` is what the game master wrote at its end."""

    number: int
    lines: int
    went: tuple[str, ...] = ()
    omens: tuple[str, ...] = ()
    realm: tuple[str, ...] = ()
    fights: tuple[str, ...] = ()
    glory: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    plans: Mapping[str, str] = field(default_factory=dict)
    written: str = ""


def summary(play: Play, campaign: Campaign, number: int = 0) -> Summary | None:
    """A game night in short, the last one where no number is given; None when there was none."""
    state = play.position(campaign).state
    night = _night(state, number)
    return None if night is None else summed_up(play.history(campaign), state, night)


def summed_up(entries: Iterable[Entry], state: State, night: Night) -> Summary:
    """The same of these lines."""
    mine = [e for e in entries if e.moment.get("night") == night.number and not e.cancelled and not e.turns]
    return Summary(
        night.number,
        len(mine),
        tuple(_went(mine, state)),
        _sentences(mine, "omens"),
        _sentences(mine, "realm"),
        tuple(sentence(e) for e in mine if e.verb == _OVER)[-MOST:],
        _sentences(mine, "glory"),
        tuple(sentence(e) for e in mine if any(event.kind in _FALLEN for event in e.events))[-MOST:],
        tuple(e.text for e in mine if e.verb == "remark")[-MOST:],
        dict(night.plans),
        night.summary,
    )


def _night(state: State, number: int) -> Night | None:
    if not number:
        return state.nights[-1] if state.nights else None
    return next((night for night in state.nights if night.number == number), None)


def _sentences(entries: Sequence[Entry], kind: str) -> tuple[str, ...]:
    """Of a line that is of a kind by one of its events, those events alone are told."""
    return tuple(sentence(entry) for entry in entries if kind in kinds_of(entry))[-MOST:]


def _went(entries: Iterable[Entry], state: State) -> Iterator[str]:
    """Each place they came to, not twice in a row."""
    names = hex_titles(state.realm) if state.realm else {}
    last = ""
    for at in (at for entry in entries if "travel" in kinds_of(entry) for at in _places(entry)):
        if at != last and at in names:
            yield f"{names[at]} ({at})"
        last = at


def _places(entry: Entry) -> Iterator[Any]:
    return (event.data["at"] for event in entry.events if isinstance(event.data.get("at"), str))
