"""The commands that pages give a world, as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realmgen.games.ironsworn import travel
from realmgen.games.ironsworn.deeds.whole import Adopt
from realmgen.games.ironsworn.foes import pack_rank as pack_rank
from realmgen.kit.chance import stream
from realmgen.kit.record import to_json
from realmgen.service.worlds.asking import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realmgen.games.ironsworn.lore import RegionLore
    from realmgen.games.ironsworn.model import Hook, Rank, Tale, Truth, World
    from realmgen.games.ironsworn.travel import Travel

WAYS = {"road": "road", "trail": "trail", "sea": "crossing"}
"""By kind of way: its name in a sentence."""
ROLLED = {
    "settlement": {"name": "Another name", "trouble": "Another trouble", "feature": "A feature"},
    "site": {"name": "Another name", "where": "Another kind", "feature": "A feature"},
}
"""By kind of place: what of it is rolled, and what the button says."""
PARTS = {
    "truths": "Truths, and what they make of foes",
    "land": "Land: coast, mountains, rivers",
    "settlements": "Settlements, with their people",
    "sites": "Sites",
    "roads": "Ways between settlements",
    "people": "People",
    "foes": "Foes: as the truths have them",
    "quests": "Quests",
}
"""By part that is drawn anew: what the button says."""


def _given(verb: str, *said: object, **more: Any) -> str:
    """A command with its words, and what goes along by name."""
    text = words(verb, *(str(one) for one in said)) if said else verb
    return f"{text} {to_json(more)}" if more else text


def adopt(world: World) -> str:
    """A whole world, in place of the one there is."""
    return str(Adopt(world))


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


def truth_words(category: str, **said: str) -> str:
    """Words of one's own on a category; the rest stays."""
    return _given("truth", category, **said)


def roll_truth(category: str) -> str:
    """Leave a category to a d100."""
    return _given("truth-roll", category)


def somebody(home: int = 0, people: str = "ironlander") -> str:
    """Roll somebody, who lives there."""
    return _given("person-roll", people, home=home)


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


def fit_foe(foe: str, **said: Any) -> str:
    """How it is with a kind of foe here, whatever the truths make of it."""
    return _given("foe-fit", foe, **said)


def paint_region(region: str, hexes: Sequence[str]) -> str:
    """Make hexes part of a region by its number, 0 being the sea."""
    return _given("paint", "region", region, *hexes)


def paint_ground(ground: str, hexes: Sequence[str]) -> str:
    """Make hexes of a ground, by its sign."""
    return _given("paint", "ground", ground, *hexes)


def mode(name: str) -> str:
    """Who plays."""
    return _given("play", name)


def call(name: str) -> str:
    """Give the world a name."""
    return _given("call", name)


def reroll(part: str) -> str:
    """Draw one part anew."""
    return _given("reroll", part)


def add(kind: str, label: str, name: str = "") -> str:
    """A settlement or a site in a hex; without a name one is drawn."""
    return _given("place", kind, label, name) if name else _given("place", kind, label)


def place(number: int, **said: Any) -> str:
    """Say something of a place."""
    return _given("place-change", number, **said)


def roll_place(number: int, what: str) -> str:
    """Roll another name, kind, trouble or feature for a place."""
    return _given("place-again", number, what)


def move(number: int, label: str) -> str:
    """A place to another hex."""
    return _given("place-move", number, label)


def drop(number: int) -> str:
    """A place off the map."""
    return _given("place-drop", number)


def home(number: int) -> str:
    """Where the campaign begins."""
    return _given("home", number)


def road(world: World, origin: int, to: int, kind: str) -> str:
    """A way from place to place; where one of that kind is, it is taken up."""
    if any({one.origin, one.to} == {origin, to} and one.kind == kind for one in world.roads):
        return _given("road-drop", origin, to)
    return _given("road", origin, to, kind)


def draw_card() -> str:
    """One of all location cards (IS-556)."""
    return "card"


def feature(region: RegionLore, seed: str) -> str:
    """Something to be seen in a region, drawn from its features (IS-507 to IS-515)."""
    text = stream(seed, f"feature of {region.name}").pick(region.features)
    return _given("decide", text, question=feature_question(region))


def feature_question(region: RegionLore) -> str:
    """What is asked when a feature is drawn."""
    return f"What is to be seen in the {region.name}?"
