"""What Text Mapper has no words for: rulers, marks, details, prompts and notes, in comments of ours that it skips.

# 0304 ruler "Dame Orla Vane"
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial

from realmgen.games.bastionland.codec.fields import LONGEST_NAME, LONGEST_TEXT, text_fault
from realmgen.games.bastionland.model import Realm

_REMARK = re.compile(r"# (\d{4}) (ruler|mark|detail|prompt|note) (\".*\")")
_LONGEST = {"ruler": LONGEST_NAME} | dict.fromkeys(("mark", "detail", "prompt", "note"), LONGEST_TEXT)


@dataclass(frozen=True, slots=True)
class Remark:
    """One comment: the line as written, its hex, what it tells and the text itself."""

    line: str
    at: str
    sort: str
    text: str

    @classmethod
    def of(cls, at: str, sort: str, text: str) -> Remark:
        return cls(f"# {at} {sort} {json.dumps(text, ensure_ascii=False)}", at, sort, text)


def parse(statement: str) -> Remark | None:
    """Read a remark; None when the statement is none, or its text is not one we could keep."""
    found = _REMARK.fullmatch(statement)
    try:
        text = json.loads(found[3]) if found else None
    except json.JSONDecodeError:
        return None
    if not found or not isinstance(text, str) or text_fault(text, _LONGEST[found[2]]):
        return None
    return Remark(statement, found[1], found[2], text)


def written(realm: Realm, notes: Mapping[str, str]) -> Iterator[str]:
    """The remarks of a Realm as lines."""
    told = [
        *(Remark.of(holding.at, "ruler", holding.ruler) for holding in realm.holdings),
        *(Remark.of(myth.at, "mark", myth.mark) for myth in realm.myths),
        *(Remark.of(holding.at, "detail", holding.detail) for holding in realm.holdings),
        *(Remark.of(landmark.at, "detail", landmark.detail) for landmark in realm.landmarks),
        *(Remark.of(landmark.at, "prompt", landmark.prompt) for landmark in realm.landmarks),
        *(Remark.of(at, "note", text) for at, text in sorted(notes.items())),
    ]
    return (remark.line for remark in told if remark.text)


def told(realm: Realm, remarks: Iterable[Remark]) -> tuple[Realm, dict[str, str], list[str]]:
    """The Realm and notes with what remarks tell, and the lines of those that tell of nothing on this map."""
    by_place = {(remark.at, remark.sort): remark for remark in remarks}
    labels = {realm.grid.label(cell) for cell in range(realm.grid.size)}
    notes = {at: remark.text for (at, sort), remark in by_place.items() if sort == "note" and at in labels}
    text = partial(_text, by_place)
    full = replace(
        realm,
        holdings=tuple(replace(h, ruler=text(h.at, "ruler"), detail=text(h.at, "detail")) for h in realm.holdings),
        myths=tuple(replace(m, mark=text(m.at, "mark")) for m in realm.myths),
        landmarks=tuple(replace(m, detail=text(m.at, "detail"), prompt=text(m.at, "prompt")) for m in realm.landmarks),
    )
    used = {(home.at, sort) for home in realm.holdings for sort in ("ruler", "detail")}
    used |= {(myth.at, "mark") for myth in realm.myths} | {(at, "note") for at in notes}
    used |= {(mark.at, sort) for mark in realm.landmarks for sort in ("detail", "prompt")}
    return full, notes, [remark.line for place, remark in by_place.items() if place not in used]


def _text(by_place: Mapping[tuple[str, str], Remark], at: str, sort: str) -> str:
    remark = by_place.get((at, sort))
    return remark.text if remark else ""
