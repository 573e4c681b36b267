"""What the Company may do next, what the rules want first."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.games.bastionland.model import State


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something to do: `label` for a button, `command` as it is ordered, `icon` a Material symbol, `why_not` why it
    cannot be done now. Where a choice is still wanted, `command` is its beginning (`trek`, `cruise boat`), and `choice`
    says of what is to be added: `hex` a neighbour, `hexes` as many as the way of travel has one after another,
    `member` one of the Company, `remedy` one who carries it and which, `words` a few in quotes."""

    label: str
    command: str = ""
    choice: str = ""
    icon: str = ""
    why_not: str = ""


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Everything there is to do now, in order: first what the rules want next, then what else is sensible, at last what
    cannot be done, with the reason."""
    return ()
