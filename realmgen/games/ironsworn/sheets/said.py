"""Words that several sheets share: marks behind names, and how progress is counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from realmgen.games.ironsworn.lore import Credit
from realmgen.games.ironsworn.model import BOX, TICKS, Person, Place, Rank, Vow, World
from realmgen.games.ironsworn.view import CREDIT
from realmgen.kit.document import Entry, Heading
from realmgen.kit.leaf import Block, Items
from realmgen.kit.words import listed

__all__ = ["CREDIT"]
NAMES = frozenset({"Ironlander", "Ironlanders", "Ironlands", "Havens", "Skulde"})
"""Words that keep their capital inside a sentence."""
PEOPLE = {"ironlander": "Ironlander", "elf": "Elf", "giant": "Giant", "varou": "Varou", "troll": "Troll"}


def credited(*credits: Credit) -> str:
    """The foot of a sheet: the game's credit, and those of packs whose texts stand on it."""
    others = (", ".join(filter(None, (one.get("source"), one.get("author"), one.get("licence")))) for one in credits)
    return " · ".join(dict.fromkeys([CREDIT, *filter(None, others)]))


def marked(name: str, *, bond: bool, enemy: bool = False) -> str:
    """A name with what it is to whoever keeps the card: (B) for a bond, (enemy) for one (IS-555)."""
    marks = [word for word, holds in (("B", bond), ("enemy", enemy)) if holds]
    return f"{name} ({', '.join(marks)})" if marks else name


def who(person: Person) -> str:
    """`Thorsten (B), hunter`."""
    return ", ".join(filter(None, (marked(person.name, bond=person.bond, enemy=person.enemy), person.role.lower())))


def whereabouts(world: World, number: int) -> str:
    """A place as a card names it: with the number it has on the map."""
    place = world.place(number)
    return f"{place.name} ({place.number})" if place else ""


def quests(world: World, place: int = 0, person: int = 0) -> list[str]:
    """Titles of the hooks that name a place or somebody, by number."""
    hooks = (*filter(None, (world.incident, world.background)), *world.hooks)
    return [hook.title for hook in hooks if place in hook.places or person in hook.people]


def numbered(places: Iterable[Place]) -> str:
    """Places with their numbers on the map: `Abon (3) and Highmount (7)`."""
    return listed(f"{place.name} ({place.number})" for place in places)


def led_by(place: Place, here: Iterable[Person]) -> str:
    """A settlement's leader by title, where nobody who lives there bears it."""
    return "" if any(one.role.casefold() == place.leader.casefold() for one in here) else place.leader


def trades(place: Place) -> str:
    """`Wool and iron; with elves`: what it trades, and with whom else."""
    goods = listed(one for one in place.trade if not one.startswith("with "))
    return "; ".join(filter(None, (goods, listed(one for one in place.trade if one.startswith("with ")))))


def per_harm(rank: Rank) -> str:
    """Progress for each point of harm: `2 boxes`, `1 tick` (IS-564 to IS-568)."""
    ticks = TICKS[rank]
    count, unit = (ticks // BOX, "box") if ticks >= BOX else (ticks, "tick")
    return f"{count} {unit}{('es' if unit == 'box' else 's') if count > 1 else ''}"


def items(heading: str, texts: Iterable[str]) -> Iterator[Block]:
    """A list under its heading, where there is anything to list."""
    found = tuple(filter(None, texts))
    if found:
        yield Heading(heading)
        yield Items(found)


def rows(term: str, texts: Iterable[str]) -> Iterator[Entry]:
    """The same in a row, as a run-in entry."""
    return listing(((term, "; ".join(filter(None, texts))),))


def listing(pairs: Iterable[tuple[str, str]]) -> Iterator[Entry]:
    """Run-in listing of whatever is not empty."""
    return (Entry(term, sentence(text)) for term, text in pairs if text)


def sentence(text: str) -> str:
    """With a capital at its beginning and a stop at its end."""
    text = text.strip()
    stop = "" if not text or text[-1] in ".!?…”\"'" else "."
    return f"{text[:1].upper()}{text[1:]}{stop}"


def vows_of(vows: Iterable[Vow], people: Iterable[int]) -> list[str]:
    """The open vows sworn to any of these, with their ranks."""
    sworn = set(people)
    return [f"{vow.text} ({vow.rank})" for vow in vows if vow.giver in sworn and vow.state == "open"]


def phrases(texts: Iterable[str]) -> str:
    """Phrases in a row, each but the first with a small letter."""
    first, *others = [text.strip().removesuffix(".") for text in texts] or [""]
    return "; ".join([first, *map(_small, others)])


def _small(text: str) -> str:
    return text if text.partition(" ")[0] in NAMES or text.startswith("Old World") else f"{text[:1].lower()}{text[1:]}"
