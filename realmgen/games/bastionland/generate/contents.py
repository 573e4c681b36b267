"""What is dealt to a Realm: tales for its Myths, Knights for its rulers, Seers, hints and prompts for its landmarks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from realmgen.games.bastionland.generate.fit import Ground
from realmgen.games.bastionland.generate.frame import Draft
from realmgen.games.bastionland.generate.namer import Namer
from realmgen.games.bastionland.lore.model import SIGHTINGS, Calling, Tale
from realmgen.games.bastionland.model import Myth

CHOICE = 4
"""Among how many entries the one that suits a hex best is chosen."""
FACE = 1000
"""What the same face weighs: more than all else that the tales of a Realm may share."""


class Content(NamedTuple):
    """What a landmark holds, see `model.Landmark`."""

    detail: str
    calling: Calling | None
    prompt: str


def tales_for(draft: Draft, namer: Namer) -> list[Tale | None]:
    """By Myth: its tale, one that suits its hex and resembles no other as long as there is one; None, and a line in
    `left_out`, when no tale is left (MB-250)."""
    ground = Ground(draft)
    tales: list[Tale | None] = []
    for cell in draft.myths:
        tales.append(_tale(namer, ground, "hex", cell, list(filter(None, tales))))
    missing = tales.count(None)
    if missing:
        draft.left_out.append(f"tales of {missing} of {len(tales)} myths")
    return tales


def _tale(namer: Namer, ground: Ground, what: str, cell: int, beside: Sequence[Tale] = ()) -> Tale | None:
    """A tale whose name is free, dealt for what it says of its hex or of ruins, and unlike those it stands beside."""
    tale = namer.tales.best(
        CHOICE,
        lambda tale: namer.may_hide(tale.name),
        lambda tale: ground.worth(_line(tale, what), cell),
        lambda tale: sum(_likeness(tale, other) for other in beside),
    )
    if tale:
        namer.hide(tale.name)
    return tale


def _likeness(one: Tale, other: Tale) -> int:
    """How much two tales resemble each other; who comes to meet the Knights is what shows most."""
    alike = [part for part in SIGHTINGS if one.shape.get(part) and one.shape.get(part) == other.shape.get(part)]
    return sum(FACE if part == "face" else 1 for part in alike)


def _line(tale: Tale, what: str) -> str:
    return tale.hex if what == "hex" else tale.prompts[what]


def knight(namer: Namer) -> Calling | None:
    """A Knight's entry for a ruler; no title is dealt twice (MB-227, MB-A69). None when all are dealt."""
    found = namer.callings.next(lambda calling: namer.may_show(calling.name))
    namer.know([found.name] if found else [], ())
    return found


def contents(draft: Draft, namer: Namer, myths: Sequence[Myth]) -> list[Content]:
    """By landmark of the draft, in the order of their hexes: a Sanctum's Seer with the Knight's entry they stand on, a
    Ruin's Myth of elsewhere, and a prompt (MB-254, MB-256, MB-260)."""
    filler = _Filler(draft, namer, myths)
    return [filler.content(cell, kind) for cell, kind in sorted(draft.landmarks)]


class _Filler:
    """Fills landmarks; no prompt is given twice."""

    def __init__(self, draft: Draft, namer: Namer, myths: Sequence[Myth]) -> None:
        self.namer, self.ground = namer, Ground(draft)
        self.dice = namer.dice("details")
        self.apart = draft.frame.apart
        self.tales = [(draft.frame.cells[myth.at], myth.tale) for myth in myths if myth.tale]
        self.given: set[str] = set()

    def content(self, cell: int, kind: str) -> Content:
        if kind == "ruin":
            return self._ruin(cell)
        calling = self._seer() if kind == "sanctum" else None
        seer = calling.seer.name if calling else self.namer.hidden("seers", self.dice) if kind == "sanctum" else ""
        return Content(seer, calling, self._prompt(cell, kind))

    def _ruin(self, cell: int) -> Content:
        tale = _tale(self.namer, self.ground, "ruin", cell)
        if tale:
            return Content(tale.name, None, tale.prompts["ruin"])
        return Content(self.namer.hidden("myths.names", self.dice), None, self._prompt(cell, "ruin"))

    def _seer(self) -> Calling | None:
        found = self.namer.callings.next(lambda calling: self.namer.may_hide(calling.seer.name), backwards=True)
        if found:
            self.namer.hide(found.seer.name)
        return found

    def _prompt(self, cell: int, kind: str) -> str:
        """Of the nearest Myth that has one to suit the hex, else of a Knight; what does not suit is the last resort."""
        near = sorted(self.tales, key=lambda pair: self.apart(cell, pair[0]))
        prompts = [tale.prompts[kind] for _, tale in near]
        fresh = (prompt for prompt in self._in_turn(prompts) if prompt not in self.given)
        fitting = (prompt for prompt in fresh if self.ground.suits(prompt, cell))
        others = (prompt for prompt in self._in_turn(prompts) if prompt not in self.given)
        found = next(chain(fitting, others), "")
        self.given.add(found)
        return found

    def _in_turn(self, prompts: Sequence[str]) -> Iterator[str]:
        yield from prompts
        for _, calling in self.namer.callings.ahead(lambda _: True):
            yield from calling.prompts
