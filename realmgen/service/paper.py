"""One of the Company as a form of a few fields, both ways: as they stand on a sheet of paper, every fault by field."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from realmgen.errors import Unreadable
from realmgen.games.bastionland.commands.company import Glory, PutMember, RenameMember
from realmgen.games.bastionland.company import fresh, gear
from realmgen.games.bastionland.company.model import HIGHEST, KINDS, LIFE, MEASURES, REMEDIES, GuardScore, Member, Score
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import Calling

__all__ = ["FLAGS", "KINDS", "LIFE", "REMEDIES", "Written", "read", "told"]
SHORT, LONG = 80, 4000
FLAGS = {"fatigued": "Fatigued", "exposed": "Exposed", "away": "Away", "opposed": "Opposed in office"}
"""What holds of someone or not, by field: how a box is labelled."""
_LINES = ("items", "held", "worn")
_TEXTS = {"player": SHORT, "of": SHORT, "title": SHORT, "successor": SHORT, "office": SHORT}
_LONGER = {"ability": LONG, "passion": LONG, "note": LONG}
_NUMBER = re.compile(r"(\d{1,3})(?:/(\d{1,3}))?")
_WORDS = ("VIG", "CLA", "SPI", "Guard")
_MOST = 99


@dataclass(frozen=True, slots=True)
class Written:
    """What a form said: the commands that write it, one after the other."""

    name: str
    orders: tuple[str, ...]


def told(member: Member) -> dict[str, Any]:
    """Someone as the fields of the form have them; `numbers` is `8/11 12 7/14 4`: now, and in full where it differs."""
    scores = (member.vig, member.cla, member.spi, member.guard)
    numbers = " ".join(f"{s.now}" if s.now == s.full else f"{s.now}/{s.full}" for s in scores)
    lines = {key: "\n".join(getattr(member, key)) for key in _LINES}
    same = {key: getattr(member, key) for key in ("name", "kind", "age", *_TEXTS, *_LONGER, *FLAGS)}
    return {
        **same,
        **lines,
        "numbers": numbers,
        "armour": str(member.armour),
        "remedy": member.remedy or "",
        "glory": "",
    }


def read(told: Mapping[str, Any], old: Member | None = None, library: Library | None = None) -> Written:
    """The commands that write a form down, for someone new or in the place of `old`. An entry of the library that the
    title names fills in what is left empty; a beast among the property of someone new comes
    along (MB-022). Raises Unreadable, a fault for each field that is wrong."""
    faults: list[str] = []
    said = {key: value.strip() if isinstance(value, str) else value for key, value in told.items()}
    name = _text(said, "name", SHORT, faults)
    if not name:
        faults.append("Name is empty: write how they are called")
    scores, glory = _scores(str(said.get("numbers", "")), faults), _glory(said, faults)
    texts = {key: _text(said, key, most, faults) for key, most in (_TEXTS | _LONGER).items()}
    lines = {key: _lines(said, key, faults) for key in _LINES}
    armour = _small(said, "armour", 9, faults)
    if faults:
        raise Unreadable(*faults)
    base = old or fresh.knight(name, (0, 0, 0), 0)
    more: dict[str, Any] = {**texts, **_choices(said), "items": lines["items"]}
    more |= dict(zip(MEASURES, scores, strict=True))
    member = replace(base, name=name, **more)
    if old is None:
        member = _filled(member, _entry(texts["title"], library))
        beasts = list(fresh.steeds_of(member, (name,), member.items))
        riding = any(beast.kind == "steed" for beast in beasts)
        member = gear.equipped(member, gear.ready(member.items, mounted=riding))
    else:
        beasts = []
        member = replace(member, held=lines["held"], worn=lines["worn"], armour=armour)
    return Written(name, (*_orders(member, old, glory), *(str(PutMember(beast)) for beast in beasts)))


def _orders(member: Member, old: Member | None, glory: int) -> list[str]:
    found = [str(RenameMember(old.name, member.name))] if old and old.name != member.name else []
    if old is None or replace(old, name=member.name) != member:
        found.append(str(PutMember(member)))
    if glory:
        found.append(str(Glory(member.name, glory, "start", "as it stands on paper")))
    return found


def _filled(member: Member, entry: Calling | None) -> Member:
    """What is left empty, from the entry of that title."""
    if entry is None:
        return member
    given = fresh.called(member, entry)
    return replace(
        member,
        title=entry.name,
        calling=entry,
        items=member.items or given.items,
        remedy=member.remedy or (None if member.items else given.remedy),
        ability=member.ability or given.ability,
        passion=member.passion or given.passion,
    )


def _entry(title: str, library: Library | None) -> Calling | None:
    if not title or library is None:
        return None
    every = (library.calling(key) for key in library.calling_ids)
    return next((one for one in every if _bare(one.name) == _bare(title)), None)


def _bare(title: str) -> str:
    """`lantern` for `The Lantern Knight`, so that a title may be typed as it is said."""
    return title.casefold().removeprefix("the ").removesuffix(" knight").strip()


def _choices(said: Mapping[str, Any]) -> dict[str, Any]:
    """What is chosen and not typed; what no choice has is left as it was."""
    found: dict[str, Any] = {flag: bool(said[flag]) for flag in FLAGS if flag in said}
    for key, known in (("kind", KINDS), ("age", LIFE)):
        if said.get(key) in known:
            found[key] = said[key]
    if "remedy" in said:
        found["remedy"] = said["remedy"] if said["remedy"] in REMEDIES else None
    return found


def _scores(text: str, faults: list[str]) -> list[Score | GuardScore]:
    words = text.replace(",", " ").split()
    if len(words) != len(_WORDS):
        faults.append(f"VIG CLA SPI GD is {text!r}: write four numbers, such as 11 9 7 4, or 8/11 for 8 left of 11")
        return []
    return [_score(name, word, faults) for name, word in zip(_WORDS, words, strict=True)]


def _score(name: str, word: str, faults: list[str]) -> Score | GuardScore:
    most = _MOST if name == "Guard" else HIGHEST
    found = _NUMBER.fullmatch(word) if word.isascii() else None
    now, full = (int(found[1]), int(found[2] or found[1])) if found else (-1, -1)
    if not 0 <= now <= full <= most:
        faults.append(f"{name} is {word!r}: write a number from 0 to {most}, or 8/11 for 8 left of 11")
        now, full = 0, 0
    return GuardScore(now, full) if name == "Guard" else Score(now, full)


def _glory(said: Mapping[str, Any], faults: list[str]) -> int:
    return _small(said, "glory", _MOST, faults)


def _small(said: Mapping[str, Any], key: str, most: int, faults: list[str]) -> int:
    text = str(said.get(key) or "0")
    if not (text.isascii() and text.isdigit() and int(text[:4]) <= most):
        faults.append(f"{key.capitalize()} is {text!r}: write a number from 0 to {most}")
        return 0
    return int(text)


def _text(said: Mapping[str, Any], key: str, most: int, faults: list[str]) -> str:
    text = str(said.get(key) or "")
    if len(text) > most:
        faults.append(f"{key.capitalize()} has {len(text)} characters: at most {most}")
    return text


def _lines(said: Mapping[str, Any], key: str, faults: list[str]) -> tuple[str, ...]:
    """A thing a line; one of the lists gets its dice."""
    word = "Property" if key == "items" else key.capitalize()
    lines = [line.strip() for line in str(said.get(key) or "").splitlines() if line.strip()]
    faults += [
        f"{word} {line[:20]!r}… has {len(line)} characters: at most {SHORT}" for line in lines if len(line) > SHORT
    ]
    return tuple(map(gear.completed, lines))
