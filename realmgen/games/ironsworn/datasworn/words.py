"""Texts of packages as they are shown here: links as their labels, no emphasis, one blank between words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from realmgen.games.ironsworn.datasworn.ids import EMBED, LINK, PREFIX
from realmgen.games.ironsworn.datasworn.notes import Notes

_BULLET = re.compile(r"^[ \t]*[*+-][ \t]+", re.MULTILINE)
_STRONG = re.compile(r"(\*{1,3}|_{1,3})(?=\S)(.{1,300}?)(?<=\S)\1(?!\w)", re.DOTALL)
_STRAY = re.compile(r"(?<=[?!.])[,;]+$")
_HEADING = re.compile(r"^#{1,6}[ \t]+", re.MULTILINE)
_TAKEN_OUT = dict.fromkeys((0xAD, 0x200B, 0x2060, 0xFEFF))
"""Signs that only say where a word may be broken."""


class Words:
    """Makes texts plain; `titles` are the names of what is linked to and embedded, by id."""

    def __init__(self, titles: Mapping[str, str], notes: Notes) -> None:
        self._titles, self._notes = titles, notes

    def line(self, text: str, thing: str) -> str:
        """A text in one line."""
        return " ".join(self.lines(text, thing).split())

    def lines(self, text: str, thing: str) -> str:
        """A text with its paragraphs and lists."""
        found = LINK.sub(self._label, text.translate(_TAKEN_OUT))
        found = EMBED.sub(lambda embed: self._embedded(embed["what"], embed["id"]), found)
        found = _HEADING.sub("", _BULLET.sub("• ", found))
        found = _STRONG.sub(r"\2", _STRONG.sub(r"\2", found)).strip()
        if stray := _STRAY.search(found):
            self._notes.say(thing, f"stray {stray[0]!r} behind {found[: stray.start()][-24:]!r}", "left out")
            found = found[: stray.start()]
        return _readable(found)

    def _label(self, link: re.Match[str]) -> str:
        return link["label"] or self.title(PREFIX.sub("", link["target"], 1))

    def _embedded(self, what: str, id: str) -> str:
        return self.title(id) if what == "text" else f"(roll on {self.title(id)})"

    def title(self, id: str) -> str:
        """What an id is called, as far as that is known."""
        return self._titles.get(id) or re.split(r"[/.:]", id)[-1].replace("_", " ").capitalize()


def _readable(text: str) -> str:
    """Text without signs that cannot be printed, other than line breaks."""
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text)
