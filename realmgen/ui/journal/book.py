"""Lines of the journal as a book: what a browser shows, with nothing of a user's text taking effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from realmgen.kit.chance import Rolled
from realmgen.service.journal import REMARK, Head, Told
from realmgen.service.play import Entry
from realmgen.ui.undoing import brief

_TAGS = {1: "h2", 2: "h3", 3: "h4"}


def story_page(parts: Iterable[Head | Told], code: str, *, mechanics: bool = False, chosen: int = 0) -> str:
    """The story; each line's number is a link to it, and the line `chosen` is marked."""
    inside = "".join(
        _head(part) if isinstance(part, Head) else "".join(_told(part, code, mechanics, chosen)) for part in parts
    )
    return f"<article class=story>{inside}</article>"


def _head(head: Head) -> str:
    tag = _TAGS[head.level]
    beside = f" <small>{escape(head.beside)}</small>" if head.beside else ""
    return f"<{tag}>{escape(head.text)}{beside}</{tag}>"


def _told(part: Told, code: str, mechanics: bool, chosen: int) -> Iterator[str]:
    yield _line(part.entry, part.text, code, mechanics, chosen)
    for note in part.notes:
        yield _line(note, note.text, code, mechanics, chosen)


def _line(entry: Entry, text: str, code: str, mechanics: bool, chosen: int) -> str:
    looks = ["line"]
    looks += ["remark"] if entry.verb == REMARK else []
    looks += ["undone"] if entry.cancelled else []
    looks += ["turn"] if entry.turns else []
    looks += ["chosen"] if entry.seq == chosen else []
    number = f'<a class=no href="journal?campaign={escape(code)}&amp;line={entry.seq}" target="_self">{entry.seq}</a>'
    said = f"<s>{escape(text)}</s> <i>undone</i>" if entry.cancelled else escape(text)
    how = _how(entry) if mechanics else ""
    return f'<p class="{" ".join(looks)}" id="line-{entry.seq}">{number}<span>{said}{how}</span></p>'


def _how(entry: Entry) -> str:
    dice = "".join(map(_die, entry.rolls))
    when = f"{entry.time:%Y-%m-%d %H:%M} UTC"
    return f"<small class=how><code>{escape(brief(entry.command))}</code>{dice} {when}</small>"


def _die(die: Rolled) -> str:
    """Rolled here and typed in from the table are told apart by more than colour."""
    how, looks = ("typed in", "typed") if die.typed else ("rolled here", "rolled")
    title = escape(die.purpose, quote=True)
    return f' <b class="{looks}" title="{title}">d{die.sides} shows {die.value}, {how}</b>'
