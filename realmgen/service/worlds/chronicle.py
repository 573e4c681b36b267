"""The journal of a world as Markdown: the story day by day, with dice and commands or without (IS-559)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import TYPE_CHECKING, Final

from realmgen.games.ironsworn.view import CREDIT
from realmgen.kit.document import escaped
from realmgen.service.history import Entry
from realmgen.service.journal.writing import said_of
from realmgen.service.printing import Export, slug

if TYPE_CHECKING:
    from realmgen.kit.game import Event
    from realmgen.service.play import Campaign, Play

WRITTEN: Final = "write"
NOTED: Final = "noted"
ANSWERED: Final = frozenset({"answered", "turned"})
HANDLING: Final = frozenset({"pin", "unpin", "table", "drop-table", "share", "hide", "pack", "play"})
"""Verbs of lines that are no part of a story."""


def export_chronicle(play: Play, campaign: Campaign, *, mechanics: bool = False, undone: bool = False) -> Export:
    """A world's journal as a file; `mechanics` adds dice and command of each line, and lines that only keep house;
    `undone` what stands no longer, and the undoing. It tells everything: it is for who keeps the secrets."""
    entries = [entry for entry in play.history(campaign) if undone or not (entry.cancelled or entry.turns)]
    text = chronicle(campaign.name, entries, mechanics=mechanics)
    return Export(f"{slug(campaign.name, 'world')}-journal.md", "text/markdown", text.encode())


def chronicle(title: str, entries: Iterable[Entry], *, mechanics: bool = False) -> str:
    """Lines as Markdown: a heading for each day at the table, prose as it was written, answers as quotes."""
    return "\n\n".join([f"# {escaped(title)}", *_parts(entries, mechanics), "---", f"*{CREDIT}*"]) + "\n"


def _parts(entries: Iterable[Entry], mechanics: bool) -> Iterator[str]:
    day: date | None = None
    for entry in entries:
        if not mechanics and (entry.verb in HANDLING or not entry.text):
            continue
        if entry.time.date() != day:
            day = entry.time.date()
            yield f"## {day.day} {day:%B %Y}"
        yield from _told(entry, mechanics)


def _told(entry: Entry, mechanics: bool) -> Iterator[str]:
    said = [_event(event, mechanics) for event in entry.events] or [escaped(entry.text)]
    text = " ".join(filter(None, said)) or escaped(entry.command)
    mark = "" if entry.verb == WRITTEN else "> " if any(event.kind in ANSWERED for event in entry.events) else ""
    if entry.cancelled:
        text = f"~~{text}~~ (undone)"
    if not mechanics:
        yield f"{mark}{text}"
        return
    dice = "; ".join(said_of(die) for die in entry.rolls)
    how = " · ".join(filter(None, (str(entry.seq), f"{entry.time:%H:%M}", escaped(entry.command), escaped(dice))))
    yield f"{mark}{text}  \n{mark}*{how}*"


def _event(event: Event, mechanics: bool) -> str:
    """An event as it was told; answers without their dice where no mechanics are wanted."""
    text = event.text if mechanics else str(event.data.get("said", event.text))
    return f"*{escaped(text)}*" if event.kind == NOTED else escaped(text)
