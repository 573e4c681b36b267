"""What Knights do in the time between: what there is to choose, and the commands that write it down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from realmgen.games.bastionland.company.succession import successors
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.season.pursuits import BY_TURN, is_unknown
from realmgen.games.bastionland.season.model import Pursuit
from realmgen.service.table import place, quoted, with_words

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

PURSUIT_RULES: dict[str, str] = {
    "pilgrimage": "Something is learnt of a part of the Realm that was not known.",
    "courtesy": "A contact or a favour is gained.",
    "service": "The Realm gets one small improvement.",
    "duty": "The Realm gets one significant improvement.",
    "succession": "It is settled who follows, who may be knighted too.",
    "legacy": "Whoever follows gains half of the Knight’s Glory; the Knight keeps it all.",
}
"""By pursuit: what comes of it (MB-301 to MB-307)."""
PURSUIT_HINTS: dict[str, str] = {
    "pilgrimage": "A region or hex, or what they learnt",
    "courtesy": "Whose favour was won, and how",
    "service": "What is a little better now",
    "duty": "What is better now, for all to see",
    "succession": "Who follows",
    "legacy": "To whom",
}
"""By pursuit: what its words tell."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """A Knight in a turn, and what they chose; empty as long as they have not."""

    name: str
    chosen: str


def pursuits(state: State) -> tuple[Pursuit, ...]:
    """What may be chosen in the turn that is being taken (MB-299, MB-304)."""
    turning = state.calendar.turning
    return BY_TURN[turning.kind if turning else "season"]


def seekers(state: State) -> list[Seeker]:
    """Every Knight in the turn that is being taken."""
    turning = state.calendar.turning
    chosen = turning.pursued if turning else {}
    return [Seeker(knight.name, chosen.get(knight.name, "")) for knight in state.company.knights]


def meanwhile(name: str, text: str) -> str:
    """What a Knight said at a night's end of the time between, as a line of the journal."""
    return f"{name} meanwhile: {text}"


def heard(play: Play, campaign: Campaign) -> dict[str, str]:
    """By Knight: what they said of the time between when the last game night ended."""
    lines = [line for line in play.history(campaign) if not (line.cancelled or line.turns)]
    begins = max((number for number, line in enumerate(lines) if line.verb == "evening"), default=len(lines))
    told = [line.text for line in lines[begins:] if line.verb == "remark"]
    names = [knight.name for knight in play.position(campaign).state.company.knights]
    return {
        name: text.removeprefix(meanwhile(name, ""))
        for name in names
        for text in told
        if text.startswith(meanwhile(name, ""))
    }


def heirs(state: State, name: str) -> list[str]:
    """Who might follow a Knight, the one who was named first."""
    knight = state.company.find(name)
    held = [knight.successor] if knight and knight.successor else []
    return list(dict.fromkeys([*held, *(one.name for one in successors(state, name))]))


def unknown(state: State) -> dict[str, str]:
    """What a pilgrimage can bring to the players' knowledge: regions by name and hexes by label, each with what a list
    says of it (MB-301)."""
    realm = state.realm
    if realm is None:
        return {}
    regions = {
        one.name: f"{one.name} (all of it)" for one in realm.regions if one.name and is_unknown(state, one.hexes)
    }
    every = map(realm.grid.label, range(realm.grid.size))
    return regions | {at: f"{at} {place(state, realm, at)}" for at in sorted(every) if is_unknown(state, (at,))}


def pursuit_order(name: str, kind: str, words: str, *, knighted: bool = False) -> str:
    """The command by which a Knight's pursuit is written down."""
    order = f"pursuit {quoted(name)} {kind}"
    if knighted:
        return f"{order} {quoted(words)} on"
    return with_words(order, words)
