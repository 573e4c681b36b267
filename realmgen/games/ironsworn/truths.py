"""What is true of a land: choosing an option for each category, and what the choices imply (IS-518 to IS-553)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from realmgen.games.ironsworn.lore import Category, Lore
from realmgen.games.ironsworn.model import CATEGORIES, CUSTOM, Truth
from realmgen.kit.chance import Chance

Weighted = tuple[tuple[str, int], ...]
"""Words with their weights, the usual first."""
PRIEST = "priest"
LEADERS: Weighted = (("head of a family", 2), ("council of elders", 2), (PRIEST, 2), ("winner of duels", 2))
"""Where each community leads itself in its own way (IS-533)."""
DEFENCES: Weighted = (("no standing force", 1),)
SIZES: Weighted = (("steading", 3), ("village", 2))
"""What settlements are where nothing else is said: never a city (IS-008)."""
PRIESTLY = 3
"""How many times as many priests lead where gods walk (IS-544)."""


@dataclass(frozen=True, slots=True)
class Implied:
    """What the truths imply for all that is made after them.

    `mystics` says how often one meets them: `few`, `rare` or `common`; `firstborn` are `legend`, keep to their `own
    regions`, or `trade` in settlements; `beasts` are `legend`, in the `wilds`, or `anywhere`; `horrors` a `tale`, in
    `woods and water`, or `anywhere`. Of several options the one that has most of it counts.
    """

    sizes: Weighted = SIZES
    roads: bool = False
    """Whether roads join the villages of the Havens and caravans go beyond (IS-532)."""
    leaders: Weighted = LEADERS
    defences: Weighted = DEFENCES
    banners: bool = False
    """Whether a defence of that kind has a banner, of the table `settlements.banners` (IS-538)."""
    sentries: bool = False
    roles: Weighted = ()
    """Roles of people that the oracle does not have, by how many people of a hundred have them."""
    mystics: str = "rare"
    rituals: bool = True
    religion: str = "old and new gods"
    firstborn: str = "own regions"
    beasts: str = "wilds"
    horrors: str = "woods and water"
    broken: bool = True
    """Whether the broken are about: not where nobody came before the settlers (IS-527)."""
    sites: tuple[str, ...] = ()
    """Locations that only such a land has."""
    factions: tuple[str, ...] = ()
    lore: tuple[str, ...] = ()
    """What is common knowledge, in sentences."""


_WARDENS: Weighted = (("wardens at the gate", 3), ("a single warden and a militia", 2))
_SAYS: Mapping[tuple[str, int], Mapping[str, Any]] = MappingProxyType(
    {
        ("iron", 3): {"factions": ("Iron Priests",), "sites": ("Iron pillar",), "roles": (("Iron Priest", 2),)},
        ("legacies", 1): {"broken": False},
        ("legacies", 2): {"broken": True},
        ("legacies", 3): {"sites": ("Ruin older than the firstborn",)},
        ("communities", 1): {"sizes": (("steading", 1),)},
        ("communities", 2): {"sizes": (("circle", 3), ("small circle", 3), ("large circle", 1))},
        ("communities", 3): {"sizes": (("village", 4), ("steading", 2), ("large village", 1)), "roads": True},
        ("leaders", 1): {"leaders": LEADERS},
        ("leaders", 2): {"leaders": (("overseer", 8),)},
        ("leaders", 3): {"leaders": (("clan-chief", 8),)},
        ("defense", 1): {"defences": DEFENCES},
        ("defense", 2): {"defences": _WARDENS, "roles": (("Warden", 6), ("Free warden", 4))},
        ("defense", 3): {"defences": (("warband with banner", 1),), "banners": True},
        ("mysticism", 1): {"mystics": "few", "rituals": False},
        ("mysticism", 2): {"mystics": "rare", "rituals": True},
        ("mysticism", 3): {"mystics": "common", "rituals": True},
        ("religion", 1): {"religion": "fading"},
        ("religion", 2): {"religion": "old and new gods"},
        ("religion", 3): {"religion": "gods that walk among people"},
        ("firstborn", 1): {"firstborn": "legend"},
        ("firstborn", 2): {"firstborn": "own regions"},
        ("firstborn", 3): {"firstborn": "trade"},
        ("beasts", 1): {"beasts": "legend"},
        ("beasts", 2): {"beasts": "wilds"},
        ("beasts", 3): {"beasts": "anywhere"},
        ("horrors", 1): {"horrors": "tale"},
        ("horrors", 2): {"horrors": "woods and water"},
        ("horrors", 3): {"horrors": "anywhere", "sentries": True},
    }
)


def choose(given: Sequence[Truth], dice: Chance, lore: Lore) -> tuple[Truth, ...]:
    """A truth for every category of the lore, in their order: those given are kept where they say anything, the others
    fall to a d100 each (IS-A2). What is true beside the categories stays (IS-A1)."""
    known = {truth.category: truth for truth in given}
    order = (*CATEGORIES, *(key for key in lore.truths if key not in CATEGORIES))
    found = [_chosen(known.get(key, Truth(key)), dice, lore.truths[key]) for key in order if key in lore.truths]
    return (*found, *(truth for truth in given if truth.category not in lore.truths))


def _chosen(truth: Truth, dice: Chance, category: Category) -> Truth:
    return truth if says(truth) else replace(truth, options=(option_at(category, dice.roll(100, category.title)),))


def option_at(category: Category, result: int) -> int:
    """The number of the option that a d100 means (IS-A2)."""
    return 1 + sum(result > share for share in category.shares[:-1])


def says(truth: Truth) -> bool:
    """Whether anything was chosen or written."""
    return bool(truth.options or truth.own.strip())


def implied(truths: Sequence[Truth], lore: Lore) -> Implied:
    """What truths imply. Words of one's own imply nothing but themselves, so that the usual stands beside them."""
    found: dict[str, Any] = {}
    for truth in sorted(truths, key=_order):
        for option in sorted(set(truth.options)):
            for name, value in _SAYS.get((truth.category, option), {}).items():
                found[name] = _both(found.get(name), value)
    if any(truth.category == "religion" and 3 in truth.options for truth in truths):
        found["leaders"] = _priests(found.get("leaders", LEADERS))
    return Implied(**found, lore=sentences(truths, lore))


def _order(truth: Truth) -> int:
    return CATEGORIES.index(truth.category) if truth.category in CATEGORIES else len(CATEGORIES)


def _both(old: Any, new: Any) -> Any:
    """Lists are joined; of words and switches the later counts, which has more of it."""
    return (*old, *new) if isinstance(new, tuple) and old else new


def _priests(leaders: Weighted) -> Weighted:
    """More of them priests: who has a title has it as one."""
    if any(title == PRIEST for title, _ in leaders):
        return tuple((title, weight * PRIESTLY if title == PRIEST else weight) for title, weight in leaders)
    return (*leaders, *((f"{title} and {PRIEST}", weight) for title, weight in leaders))


def sentences(truths: Sequence[Truth], lore: Lore) -> tuple[str, ...]:
    """What is common knowledge (IS-520): a sentence for each option that holds, and what people wrote themselves. What
    proved otherwise is not known to all, and stands with the truth alone."""
    return tuple(line for truth in sorted(truths, key=_order) for line in _told(truth, lore))


def _told(truth: Truth, lore: Lore) -> Iterator[str]:
    category = lore.truths.get(truth.category)
    for option in category.options if category else ():
        if option.number in truth.options and option.lore:
            yield option.lore
    if truth.own.strip():
        yield truth.own.strip()


def faults(truth: Truth, lore: Lore) -> list[str]:
    """What is wrong with a truth: a category or an option that is not there, one named twice, or options for a truth
    beside the categories."""
    if truth.category == CUSTOM:
        return [f"a truth of your own has no options to choose from: {_named(truth.options)}"] if truth.options else []
    category = lore.truths.get(truth.category)
    if category is None:
        return [f"there is no category of truths {truth.category[:40]!r}: {', '.join([*lore.truths, CUSTOM])}"]
    known = [option.number for option in category.options]
    wrong = [option for option in truth.options if option not in known]
    found = [f"{category.title} has options {known[0]} to {known[-1]}: {_named(wrong)} is none"] if wrong else []
    twice = sorted({option for option in truth.options if truth.options.count(option) > 1})
    return [*found, *([f"{category.title}: option {_named(twice)} is named twice"] if twice else [])]


def _named(options: Sequence[int]) -> str:
    return ", ".join(map(str, options))
