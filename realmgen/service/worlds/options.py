"""What a world is to be made from, as it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from realmgen.errors import Unreadable
from realmgen.games.ironsworn.generate.guide import option_faults
from realmgen.games.ironsworn.lore import Category
from realmgen.games.ironsworn.model import REGIONS, Truth, WorldOptions
from realmgen.service.worlds.lore import library

COUNTS = ("settlements", "sites", "width", "height")
LONGEST, LONGEST_NAME = 6, 60
"""Digits of a number, and characters of a name."""


def read_options(texts: Mapping[str, object], truths: Sequence[str] = ()) -> WorldOptions:
    """Options from what a user typed: COUNTS, `start` (a region by number or name), and truths as `iron=3`, or
    `iron=1+2` for several. A `name` is only looked at. Raises Unreadable with one line for every fault."""
    faults: list[str] = []
    counts = {name: _count(name, texts[name], faults) for name in COUNTS if texts.get(name) not in (None, "")}
    start = _region(str(texts.get("start") or ""), faults)
    faults += _name(str(texts.get("name") or "").strip())
    chosen = [one for text in truths if (one := _truth(text, faults))]
    options = WorldOptions(start=start, truths=tuple(chosen), **counts)
    faults += [*_twice(chosen), *option_faults(options, library())]
    if faults:
        raise Unreadable(*faults)
    return options


def _count(what: str, given: object, faults: list[str]) -> int:
    """A number as it was typed; a usual one where it is none."""
    text = str(given)
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST):
        faults.append(f"{what} {text!r} cannot be used: a whole number, such as {getattr(WorldOptions(), what)}")
        return int(getattr(WorldOptions(), what))
    return int(text)


def _name(text: str) -> list[str]:
    """What is wrong with a name of one's own; none is fine."""
    if len(text) <= LONGEST_NAME and text.isprintable():
        return []
    return [f"name {text[:LONGEST_NAME]!r} cannot be used: one line of at most {LONGEST_NAME} characters"]


def _region(text: str, faults: list[str]) -> int:
    """A region's number, 0 for none."""
    wanted = text.strip().casefold().removeprefix("the ")
    found = next((n for n, name in enumerate(REGIONS) if n and wanted in (str(n), name.casefold())), 0)
    if wanted and not found:
        known = ", ".join(f"{n} {name}" for n, name in enumerate(REGIONS) if n)
        faults.append(f"start {text!r} is no region: one of {known}")
    return found


def _truth(text: str, faults: list[str]) -> Truth | None:
    key, _, said = text.partition("=")
    category: Category | None = library().truths.get(key.strip().casefold())
    if category is None:
        faults.append(f"truth {text!r} cannot be read: write KEY=N, KEY being one of {', '.join(library().truths)}")
        return None
    known = [str(option.number) for option in category.options]
    numbers = [number.strip() for number in said.split("+")]
    if any(number not in known for number in numbers) or len(set(numbers)) < len(numbers):
        faults.append(f"truth {text!r} cannot be read: {category.key} has the options {', '.join(known)}")
        return None
    return Truth(category.key, tuple(sorted(map(int, numbers))))


def _twice(truths: Sequence[Truth]) -> list[str]:
    keys = [one.category for one in truths]
    return [f"truth {key!r} is chosen twice: join its options, as in {key}=1+2" for key in _repeated(keys)]


def _repeated(keys: Sequence[str]) -> list[str]:
    return [key for key in dict.fromkeys(keys) if keys.count(key) > 1]
