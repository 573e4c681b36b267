"""The commands that pages give a world, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realmgen.games.ironsworn import travel
from realmgen.kit.record import to_json
from realmgen.service.worlds.asking import words

if TYPE_CHECKING:

    from realmgen.games.ironsworn.model import Hook, Rank, Tale, Truth, World
    from realmgen.games.ironsworn.travel import Travel

WAYS = {"road": "road", "trail": "trail", "sea": "crossing"}
"""By kind of way: its name in a sentence."""
ROLLED = {
    "settlement": {"name": "Another name", "trouble": "Another trouble", "feature": "A feature"},
    "site": {"name": "Another name", "where": "Another kind", "feature": "A feature"},
}
"""By kind of place: what of it is rolled, and what the button says."""


def _given(verb: str, *said: object, **more: Any) -> str:
    """A command with its words, and what goes along by name."""
    text = words(verb, *(str(one) for one in said)) if said else verb
    return f"{text} {to_json(more)}" if more else text


def bond(tale: Tale, *, place: int = 0, person: int = 0, held: bool = False) -> str:
    """A bond with a place or a person; the end of the one that is `held`."""
    if held:
        at = [one.place == place and one.person == person for one in tale.bonds]
        return _given("unbond", at.index(True) + 1 if True in at else 0)
    return _given("bond", place=place) if place else _given("bond", person=person)


def take_hook(hook: Hook) -> str:
    """Swear to a quest of the world."""
    return _given("take", hook.source)


def journey(origin: int, to: int, rank: Rank) -> str:
    """Set out."""
    return _given("journey", origin, to, rank)


def way(world: World, origin: int, to: int) -> Travel:
    """How hard a way is, and why."""
    return travel.between(world, origin, to)


def truth(chosen: Truth) -> str:
    """What holds for a category, all of it."""
    return _given(
        "truth",
        chosen.category,
        options=chosen.options,
        own=chosen.own,
        starter=chosen.starter,
        believed=chosen.believed,
    )


def roll_truth(category: str) -> str:
    """Leave a category to a d100."""
    return _given("truth-roll", category)


def somebody(home: int = 0, people: str = "ironlander", names: str = "a") -> str:
    """Roll somebody, who lives there."""
    return _given("person-roll", people, home=home, names=names)


def add_person(name: str, home: int = 0) -> str:
    """Somebody by name."""
    return _given("person", name, home=home)


def person(number: int, **said: Any) -> str:
    """Say something of somebody."""
    return _given("person-change", number, **said)


def roll_part(number: int, part: str, *, more: bool = False) -> str:
    """Roll another role, goal, descriptor or name for somebody."""
    return _given("person-again", number, part, more=more)


def drop_person(number: int) -> str:
    """Somebody is gone."""
    return _given("person-drop", number)


def meet(foe: str = "", **how: Any) -> str:
    """Begin a fight with a kind of foe, or with a `person`."""
    return _given("meet", foe, **how) if foe else _given("meet", **how)
