"""New members of the Company from their numbers: Knights, Squires, beasts and followers (MB-015 to MB-039)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from itertools import count

from realmgen.games.bastionland.company import gear
from realmgen.games.bastionland.company.model import HIGHEST, VIRTUES, GuardScore, LifeAge, Member, Score
from realmgen.games.bastionland.folk.service import SERVICES
from realmgen.games.bastionland.lore.arms import BEASTS, WEAPONS
from realmgen.games.bastionland.lore.model import Calling, Stats
from realmgen.games.bastionland.lore.notation import DICE, read_stats

Virtues = tuple[int, int, int]
"""VIG, CLA and SPI, in that order (MB-015)."""
SQUIRE_GUARD = 1
SQUIRE_PONY = replace(read_stats(BEASTS["pony"]), spi=2)
"""A Squire's pony has less SPI than one that is bought (MB-032, MB-A3)."""
SQUIRE_ITEMS = (
    "Cudgel (d8 hefty)",
    "Axe (d8 hefty)",
    "Hatchet (d6 hefty)",
    "Shortbow (d6 long)",
    "Shield (d4, A1)",
    "Three javelins (d6 hefty)",
)
"""By d6: the one thing more that a Squire has (MB-033 to MB-038); dice as printed, the rest from the list (MB-A5)."""
_LONGEST = 80
_ATTACK = re.compile(rf"(.+?) ({DICE}.*)")
_GEAR = re.compile(rf"([a-z]+) ({DICE}(?: (?:hefty|long|slow))?)")
_BRACKET = re.compile(r"\(([^()]*)\)")


def someone(name: str, kind: str, virtues: Virtues, guard: int, **more: object) -> Member:
    """A member who is as well as they can be."""
    vig, cla, spi = (Score(value, value) for value in virtues)
    return Member(name, kind, vig, cla, spi, GuardScore(guard, guard), **more)  # type: ignore[arg-type]


def knight(name: str, virtues: Virtues, guard: int, age: LifeAge = "young", player: str = "") -> Member:
    """A Knight before they have an entry (MB-015, MB-020)."""
    return someone(name, "knight", virtues, guard, age=age, player=player)


def called(member: Member, calling: Calling) -> Member:
    """The member as the Knight of an entry: property, title, ability and passion are theirs, the standard
    equipment too, and a Remedy among the property is carried (MB-021 to MB-025)."""
    lines = [line for text in calling.belongings if (line := fitting(text))]
    remedies = [found for line in lines if (found := gear.remedy_in(line))]
    full = replace(
        member,
        kind="knight",
        of="",
        items=(*lines, *(line for line in gear.STANDARD if line not in member.items), *member.items),
        remedy=member.remedy or next(iter(remedies), None),
        title=calling.name[:_LONGEST],
        ability=f"{calling.ability}. {calling.ability_text}",
        passion=calling.passion,
        calling=calling,
    )
    riding = any(gear.beasts_in(line)[0] in gear.STEEDS for line in lines)
    return gear.equipped(full, gear.ready(full.items, mounted=riding))


def fitting(line: str) -> str:
    """A line of property that is no longer than may be kept; its brackets stay whole."""
    if len(line) <= _LONGEST:
        return line
    found = _BRACKET.search(line)
    bracket = f" {found[0]}" if found and len(found[0]) < _LONGEST // 2 else ""
    return f"{line[: _LONGEST - len(bracket) - 1].rstrip()}…{bracket}"


def steeds_of(owner: Member, taken: Collection[str], property: Iterable[str]) -> Iterator[Member]:
    """The beasts among a Knight's property, each as a member of its own (MB-022); its note is the line of property."""
    names = set(taken)
    for line in property:
        kind, number = gear.beasts_in(line)
        stats = gear.read(line).stats
        for _ in range(number):
            name = free_name(f"{owner.name}'s {kind}", names)
            names.add(name)
            yield beast(name, kind, owner.name, stats or read_stats(BEASTS[kind]), line)


def beast(name: str, kind: str, of: str, stats: Stats, note: str = "") -> Member:
    """A beast with its attacks; one that is ridden is a steed (MB-184 to MB-192)."""
    attacks = tuple(map(_weapon, stats.attacks))
    return someone(
        name,
        "steed" if kind in gear.STEEDS else "beast",
        (stats.vig, stats.cla, stats.spi),
        stats.guard,
        armour=stats.armour,
        items=attacks,
        held=attacks,
        of=of,
        title=kind,
        note=note,
    )


def _weapon(attack: str) -> str:
    """`bite d6` as a thing in hand: `Bite (d6)`."""
    found = _ATTACK.fullmatch(attack)
    return f"{found[1].capitalize()} ({found[2]})" if found else attack


def squire(name: str, knight: str, virtues: Virtues, die: int) -> Member:
    """A Squire by the d6 for what they have besides pony and dagger (MB-030 to MB-038)."""
    items = ("Dagger (d6)", SQUIRE_ITEMS[die - 1])
    new = someone(name, "squire", virtues, SQUIRE_GUARD, items=items, of=knight)
    return gear.equipped(new, gear.ready((items[1], items[0])))


def pony(squire: Member, taken: Collection[str]) -> Member:
    """The pony that a Squire rides (MB-032)."""
    return beast(free_name(f"{squire.name}'s pony", taken), "pony", squire.name, SQUIRE_PONY)


def follower(name: str, service: str, virtues: Virtues) -> Member:
    """Someone of a service with what they bear (MB-231 to MB-240); `title` is the service."""
    kept = SERVICES[service]
    arms, _, worn = kept.gear.partition(" (")
    items = (*(f"{word.capitalize()} ({_arms(word, dice)})" for word, dice in _GEAR.findall(arms)), *_pieces(worn))
    new = someone(name, "follower", virtues, kept.guard, items=items, title=service, note=kept.note)
    pieces = tuple(line for line in items if gear.read(line).armour)
    held = tuple(line for line in items[:1] if line not in pieces)
    return gear.equipped(new, gear.Hands(held, pieces))


def _arms(word: str, dice: str) -> str:
    """Dice as printed, the type from the list where none is printed (MB-A4, MB-A5)."""
    if word == "shield":
        return f"{dice}, A1"
    _, _, kind = WEAPONS[word][0].partition(" ")
    return dice if " " in dice or not kind else f"{dice} {kind}"


def _pieces(worn: str) -> Iterator[str]:
    """The armour in `helm, shield)`; the shield stands among the arms."""
    return (f"{word.capitalize()} (A1)" for word in re.findall(r"[a-z]+", worn) if word != "shield")


def knighted(squire: Member, dice: Virtues) -> Member:
    """A Squire with d6 more of each Virtue, at most 19 (MB-039); Guard stays as it is (MB-A67)."""
    raised = {
        virtue: Score(min(HIGHEST, score.now + die), min(HIGHEST, score.full + die))
        for virtue, die in zip(VIRTUES, dice, strict=True)
        if isinstance(score := squire.score(virtue), Score)
    }
    return replace(squire, **raised)  # type: ignore[arg-type]


def free_name(base: str, taken: Collection[str]) -> str:
    """The name, with a number where it is taken; cut so that it is a name."""
    known = {name.casefold() for name in taken}
    cut = base[: _LONGEST - 4]
    names = (cut if n == 1 else f"{cut} {n}" for n in count(1))
    return next(name for name in names if name.casefold() not in known)
