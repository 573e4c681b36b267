"""Words of a quest with blanks, filled with what its cast names.

`{home}`, `{place}`, `{site}` are places, `{giver}`, `{other}`, `{third}` people; `{giver+}` says who that is, and
`{other@place}` that it is somebody who lives there. `{region}` is where it begins;
`{elf=the elves|varou=a clan of varou|=raiders}` speaks of the first foe that is met in the world, the last of a foe
nobody need meet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from realmgen.errors import NotFound
from realmgen.games.ironsworn.lore import Lore
from realmgen.games.ironsworn.model import Hook, Person, Place, Rank
from realmgen.games.ironsworn.start.casting import Cast

PLACES = ("home", "place", "place2", "site", "site2")
PEOPLE = ("giver", "other", "third")
UNUSUAL = "unusual role"
_BLANK = re.compile(r"\{([^{}]+)\}")
_ABROAD = re.compile(r"\{(\w+)@(\w+)")
_START = re.compile(r"(^|[.!?] )([a-z])")


def written(lore: Lore, table: str) -> tuple[str, ...]:
    """The words of a table of ours, none where there is no such table."""
    try:
        return lore.words(table)
    except NotFound:
        return ()


def hook(words: Sequence[str], cast: Cast, source: str, rank: Rank) -> Hook | None:
    """A quest of words: title, oath, text, clock, and then its steps. None where the world lacks what they name."""
    for part, at in _ABROAD.findall(" ".join(words)):
        cast.person(part, cast.place(at))
    told = [said for line in words if (said := fill(line, cast)) is not None]
    if len(told) < len(words):
        return None
    title, oath, text, clock, *steps = told
    return Hook(
        source,
        text,
        title=title,
        oath=oath,
        clock=clock,
        rank=rank,
        steps=tuple(steps),
        places=_numbers(cast.places.values()),
        people=_numbers(cast.people[part] for part in PEOPLE if part in cast.people),
        foes=tuple(cast.foes),
    )


def fill(line: str, cast: Cast) -> str | None:
    """A line with its blanks filled; None where nobody in the world can."""
    said = {blank: _said(blank, cast) for blank in _BLANK.findall(line)}
    if None in said.values():
        return None
    full = _BLANK.sub(lambda blank: said[blank[1]] or "", line)
    return _START.sub(lambda found: found[1] + found[2].upper(), full)


def epithet(person: Person) -> str:
    """Somebody with what they are: `Kara the wary fisher`."""
    role = person.role.lower()
    what = "" if role == UNUSUAL else role
    if not what and person.people != "ironlander":
        what = person.people
    words = [*(word.lower() for word in person.descriptors[:1]), what] if what else []
    return f"{person.name} the {' '.join(words)}" if words else person.name


def _said(blank: str, cast: Cast) -> str | None:
    part = blank.removesuffix("+").partition("@")[0]
    if blank == "region":
        return cast.region
    if "=" in blank:
        return _of_foes(blank, cast)
    if part in PLACES:
        name = cast.place(part).name
        return f"the {name[4:]}" if name.startswith("The ") else name
    assert part in PEOPLE, f"nobody is called {blank!r} in a quest"
    person = cast.person(part)
    if person is None:
        return None
    return epithet(person) if blank.endswith("+") else person.name


def _of_foes(blank: str, cast: Cast) -> str | None:
    words = dict(one.split("=", 1) for one in blank.split("|"))
    found = cast.foe([kind for kind in words if kind])
    return words[found or ""] if found or "" in words else None


def _numbers(values: Iterable[Place | Person]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(value.number for value in values))
