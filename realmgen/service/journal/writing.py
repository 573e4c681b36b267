"""The journal as Markdown. It tells everything: it is for the game master alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from realmgen.kit.chance import Rolled
from realmgen.kit.document import escaped
from realmgen.service.history import Entry
from realmgen.service.journal.telling import REMARK, Head, Told, story, without_steps
from realmgen.service.printing import Export, slug

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Play


def export_journal(play: Play, campaign: Campaign, *, mechanics: bool = False, undone: bool = False) -> Export:
    """A campaign's journal as a Markdown file; `mechanics` adds the number, time, command and dice of each line,
    and the steps of an attack; `undone` what stands no longer, and the undoing."""
    entries = [entry for entry in play.history(campaign) if undone or not (entry.cancelled or entry.turns)]
    if not mechanics:
        entries = without_steps(entries, entries)
    text = markdown(campaign.name, entries, mechanics=mechanics)
    return Export(file_name(campaign), "text/markdown", text.encode())


def file_name(campaign: Campaign) -> str:
    """What the file of a campaign's journal is called."""
    return f"{slug(campaign.name)}-journal.md"


def markdown(title: str, entries: Sequence[Entry], *, mechanics: bool = False) -> str:
    """Lines as Markdown: headings for game nights, days and Phases, a paragraph for each line, notes as quotes."""
    parts = [f"# {escaped(title)}", *_parts(entries, mechanics)]
    return "\n\n".join(parts) + "\n"


def said_of(die: Rolled) -> str:
    """`d20: 11, typed in (Isolde's CLA Save)`."""
    how = "typed in" if die.typed else "rolled here"
    return f"d{die.sides}: {die.value}, {how}" + (f" ({die.purpose})" if die.purpose else "")


def _parts(entries: Sequence[Entry], mechanics: bool) -> Iterator[str]:
    for part in story(entries):
        if isinstance(part, Head):
            yield f"{'#' * (part.level + 1)} {escaped(part.text)}"
            if part.beside:
                yield f"*{escaped(part.beside)}*"
        else:
            yield _told(part, mechanics)
            yield from (f"> {escaped(note.text)}" for note in part.notes)


def _told(part: Told, mechanics: bool) -> str:
    entry = part.entry
    quote = "> " if entry.verb == REMARK else ""
    said = f"~~{escaped(part.text)}~~ (undone)" if entry.cancelled else escaped(part.text)
    if not mechanics:
        return f"{quote}{said}"
    dice = "; ".join(_dice(entry.rolls))
    how = (
        f"*{entry.seq} · {entry.time:%Y-%m-%d %H:%M} · {escaped(entry.command)}{f' · {escaped(dice)}' if dice else ''}*"
    )
    return f"{quote}{said}  \n{quote}{how}"


def _dice(rolls: Iterable[Rolled]) -> Iterator[str]:
    return (said_of(die) for die in rolls)
