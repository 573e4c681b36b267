"""People of a land: role, goal, descriptor and name (IS-636 to IS-643), what ties them, and how well they fight."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Literal, NamedTuple

from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Person, Place, Rank, Result, shifted
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.oracles.table import Oracle
from realmgen.games.ironsworn.truths import Implied, Weighted
from realmgen.kit.chance import Chance, Dice

ROLE, GOAL, DESCRIPTOR = OUTLINE = ("character-role", "character-goal", "character-descriptor")
Part = Literal["role", "goal", "descriptor", "name"]
"""What of somebody is rolled for."""
PARTS: Mapping[Part, str] = MappingProxyType({"role": ROLE, "goal": GOAL, "descriptor": DESCRIPTOR})
"""By part: its oracle; names have one for each people."""
NAMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "ironlander": ("ironlander-names-a", "ironlander-names-b"),
        "elf": ("elf-names",),
        "giant": ("giant-names",),
        "varou": ("varou-names",),
        "troll": ("troll-names",),
    }
)
"""By people: the oracles of their names. Of two, either will do (IS-641, IS-A9)."""
TRADERS: Mapping[str, tuple[int, ...]] = MappingProxyType({"elf": (2, 3, 4, 5, 6), "giant": (5, 6, 7, 8)})
"""Firstborn who come to settlements where the truths let them, by the regions they come to (IS-547)."""
_TRAINED = re.compile(
    r"\b(bandit|guard|hunter|mercenary|raider|warden|warrior|soldier|militia|captain|champion)\b", re.I
)
_WORTHY = re.compile(r"\b(veteran|powerful|experienced|skilled|strong|dangerous|infamous)\b", re.I)
_FEEBLE = re.compile(r"\b(weak|sick|dying|incompetent|wounded)\b", re.I)
_LEADS: Mapping[str, str] = MappingProxyType({"council of elders": "Elder", "winner of duels": "Champion"})
_FIGHTS_AS: Mapping[str, str] = MappingProxyType(
    {"hunter": "hunter", "mystic": "mystic", "raider": "raider", "bandit": "raider"}
)
_MYSTICS: Mapping[str, int] = MappingProxyType({"few": 0, "rare": 0, "common": 10})
"""Of a hundred people, how many know rituals beside those the oracle makes mystics (IS-540, IS-541)."""
_HELPS, _HATES = 8, 6
"""One person in so many offers help, or is an enemy of somebody."""
_TRIES = 8
"""How often another tie is looked for where somebody near has the same."""


class Wanted(NamedTuple):
    """Who is asked for: a number, a people, where they live, and the title of a leader."""

    number: int
    people: str = "ironlander"
    home: Place | None = None
    title: str = ""


def person(dice: Dice, lore: Lore, means: Implied, wanted: Wanted, met: Sequence[Person] = ()) -> Person:
    """Somebody with a name that none of those `met` has, tied to their home and to one of the others."""
    names = NAMES[wanted.people]
    results = outline(lore, names[dice.below(len(names))], dice)
    found = from_results(results, wanted, lore, met)
    role = _title(wanted.title) or _role(found.role, means, dice)
    ties, helper = tied(dice, lore, wanted, met), not dice.below(_HELPS)
    if helper:
        ties = (*ties, dice.pick(lore.words("people.help")))
    done = {one.notes for one in met}
    doing = dice.pick(
        [entry for entry in lore.words("people.doing") if entry not in done] or lore.words("people.doing")
    )
    return replace(in_role(found, role, lore), ties=ties, helper=helper, notes=doing)


def outline(lore: Lore, names: str, chance: Chance) -> tuple[Result, ...]:
    """A quick NPC: results for role, goal, descriptor and name, in that order (IS-639)."""
    return tuple(roll(lore.oracles[oracle], lore.oracles, chance) for oracle in (*OUTLINE, names))


def from_results(results: Sequence[Result], wanted: Wanted, lore: Lore, met: Iterable[Person] = ()) -> Person:
    """Somebody from a quick NPC's four results; a goal that was rolled twice gives two. A name that is taken gives way
    to the next row of its table (IS-641)."""
    role, goal, descriptor, name = results
    like = texts(descriptor)
    called = _unused(name, like[0], lore, {one.name.casefold() for one in met})
    home = wanted.home.number if wanted.home else 0
    found = Person(wanted.number, called, wanted.people, goals=texts(goal), descriptors=like, home=home)
    return in_role(found, _title(wanted.title) or texts(role)[0], lore)


def with_part(
    one: Person, part: Part, result: Result, lore: Lore, *, met: Iterable[Person] = (), more: bool = False
) -> Person:
    """Somebody with one of the four rolled again; `more` keeps goals and descriptors beside the new ones."""
    said = texts(result)
    match part:
        case "goal":
            return replace(one, goals=tuple(dict.fromkeys((*(one.goals if more else ()), *said))))
        case "descriptor":
            return replace(one, descriptors=tuple(dict.fromkeys((*(one.descriptors if more else ()), *said))))
        case "role":
            return in_role(one, said[0], lore)
        case "name":
            like = one.descriptors[0] if one.descriptors else "Other"
            return replace(one, name=_unused(result, like, lore, {other.name.casefold() for other in met}))


def texts(result: Result) -> tuple[str, ...]:
    """What a result says: of one that asked for others, what those say. A row that asked for rolls, came up once more
    and was too deep to be rolled for says nothing, unless nothing else is said."""
    return tuple(dict.fromkeys(_leaves(result))) or (result.text,)


def _leaves(result: Result, above: frozenset[tuple[str, int]] = frozenset()) -> Iterator[str]:
    at = (result.oracle, result.low)
    if not result.then and at not in above:
        yield result.text
    for one in result.then:
        yield from _leaves(one, above | {at})


def _unused(name: Result, like: str, lore: Lore, taken: set[str]) -> str:
    """The name, or the nearest below it that nobody has, then one of the people's other table; at last with what the
    bearer is like."""
    oracle = lore.oracles.get(name.oracle)
    others = [other for tables in NAMES.values() if name.oracle in tables for other in tables if other != name.oracle]
    rows = [*_from(oracle, name), *(row.text for other in others for row in lore.oracles[other].rows)]
    plain = next((text for text in rows if text.casefold() not in taken), "")
    if plain:
        return plain
    nick, number = f"{name.text} the {like}", 1
    while f"{nick}{_numeral(number)}".casefold() in taken:
        number += 1
    return f"{nick}{_numeral(number)}"


def _from(oracle: Oracle | None, name: Result) -> list[str]:
    """The names of a table from a result on, round to the row before it."""
    if oracle is None or not 1 <= name.low <= oracle.die:
        return [name.text]
    at = oracle.index(name.low)
    return [name.text, *(row.text for row in (*oracle.rows[at + 1 :], *oracle.rows[:at]))]


def _numeral(number: int) -> str:
    return f" {number}" if number > 1 else ""


def _title(title: str) -> str:
    """What a leader is: one of a council is an elder, whoever won the duels a champion."""
    return _LEADS.get(title) or title[:1].upper() + title[1:]


def _role(role: str, means: Implied, dice: Dice) -> str:
    """A role as the truths would have it: those the oracle does not know, and mystics few or many."""
    result = dice.below(100)
    for other, share in (*means.roles, ("Mystic", _MYSTICS[means.mystics])):
        if result < share:
            return other
        result -= share
    return "Healer" if role == "Mystic" and means.mystics == "few" and dice.below(3) else role


def tied(dice: Dice, lore: Lore, wanted: Wanted, met: Sequence[Person]) -> tuple[str, ...]:
    """Sentences on home and on somebody else, of the same home where there is one."""
    return tuple(_ties(dice, lore, wanted, met))


def _ties(dice: Dice, lore: Lore, wanted: Wanted, met: Sequence[Person]) -> Iterator[str]:
    near = [one for one in met if wanted.home and one.home == wanted.home.number]
    said = [tie for one in near for tie in one.ties]
    if wanted.home:
        yield _tie(dice, lore.words("people.home-ties"), "{home}", said).replace("{home}", wanted.home.name)
    if met:
        table = "people.person-ties" if dice.below(_HATES) else "people.enemy-ties"
        yield _tie(dice, lore.words(table), "{other}", said).replace("{other}", dice.pick(near or met).name)


def _tie(dice: Dice, entries: Sequence[str], blank: str, said: Sequence[str]) -> str:
    """An entry that none of those near has, whoever it names, where a few tries find one."""
    for _ in range(_TRIES):
        entry = dice.pick(entries)
        before, _, after = entry.partition(blank)
        if not any(tie.startswith(before) and tie.endswith(after) for tie in said):
            break
    return entry


def in_role(one: Person, role: str, lore: Lore) -> Person:
    """Somebody in a role, with the rank, drives and tactics it brings (IS-570, IS-574)."""
    foe = lore.foes.get(fights_as(role, one.people))
    drives, tactics = (foe.drives, foe.tactics) if foe else ((), ())
    rank = rank_for(role, one.descriptors, one.people, lore)
    return replace(one, role=role, rank=rank, drives=drives, tactics=tactics)


def fights_as(role: str, people: str = "ironlander") -> str:
    """The key of the kind of foe that somebody is like."""
    if people != "ironlander":
        return people
    known = next((foe for word, foe in _FIGHTS_AS.items() if word in role.casefold().split()), "")
    return known or ("warrior" if _TRAINED.search(role) else "common-folk")


def rank_for(role: str, descriptors: Sequence[str], people: str, lore: Lore) -> Rank:
    """The rank guide: common people are troublesome, who is trained is dangerous, and formidable who is powerful or a
    veteran (IS-570); of other peoples as their kind, a step up or down for who is strong or weak (IS-569)."""
    said = " ".join((role, *descriptors))
    step = bool(_WORTHY.search(said)) - bool(_FEEBLE.search(said))
    if people != "ironlander" and people in lore.foes:
        return shifted(lore.foes[people].rank, step)
    return "troublesome" if fights_as(role) == "common-folk" else shifted("dangerous", step)


def peoples(means: Implied, region: int) -> Weighted:
    """Who may live or stay in a settlement of a region: firstborn only where the truths let them trade (IS-547)."""
    come = tuple((people, 1) for people, regions in TRADERS.items() if region in regions)
    return (("ironlander", 18), *(come if means.firstborn == "trade" else ()))
