"""What the journal of a world tells its pages: which card was drawn last, what was made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play

_PLACES = frozenset({"place", "place-change", "place-move", "place-drop", "place-again"})
_PEOPLE = frozenset({"person", "person-roll", "person-change", "person-again", "person-drop", "acquaint"})
_ROADS = frozenset({"road", "road-drop"})
_TRUTHS, _FOES, _LAND = frozenset({"truth", "truth-roll"}), frozenset({"foe-fit"}), frozenset({"paint"})
_GOES = {
    "truths": _TRUTHS | _FOES,
    "land": _LAND | _ROADS | frozenset({"place-move"}),
    "settlements": _PLACES | _PEOPLE | _ROADS,
    "sites": _PLACES,
    "roads": _ROADS,
    "people": _PEOPLE,
    "foes": _FOES,
    "quests": frozenset[str](),
}
"""By part that is drawn anew: the commands whose work may go with it."""


def drawn_card(play: Play, world: Campaign) -> int:
    """The place whose card was drawn with the last command, by number; 0 when that was another."""
    last = next((line for line in reversed(play.history(world)) if not (line.cancelled or line.turns)), None)
    return int(last.events[0].data["place"]) if last and last.verb == "card" else 0


def by_hand(play: Play, world: Campaign, part: str) -> int:
    """How many changes were made by hand that go when a part is drawn anew: those since it was made."""
    count = 0
    for line in reversed(play.history(world)):
        if line.cancelled or line.turns:
            continue
        if line.verb == "adopt" or line.command.startswith(f"reroll {part}"):
            break
        count += line.verb in _GOES[part]
    return count
