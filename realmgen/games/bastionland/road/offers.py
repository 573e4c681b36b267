"""What the Company may do next, what the rules want first."""

from __future__ import annotations

from dataclasses import dataclass

from realmgen.games.bastionland.model import State


@dataclass(frozen=True, slots=True)
class Suggestion:
    """Something to do: `label` for a button, `command` as it is ordered (empty where a choice is still wanted: `choice`
    then says of what: `hex`, `member`, `remedy`, `words`), `icon` a Material symbol, `why_not` why it cannot be done
    now."""

    label: str
    command: str = ""
    choice: str = ""
    icon: str = ""
    why_not: str = ""


def suggestions(state: State) -> tuple[Suggestion, ...]:
    """Everything there is to do now, in order: first what the rules want next, then what else is sensible, at last what
    cannot be done, with the reason."""
    return ()
