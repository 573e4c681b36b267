"""Whose words they are: a package's licence is not that of its items, each of which has its own source."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from realmgen.games.ironsworn.datasworn.notes import Notes
from realmgen.games.ironsworn.datasworn.shapes import SourceShape
from realmgen.games.ironsworn.lore import Credit

SOURCE = "_source"
NONE_STATED = "no licence stated"
_COMMONS = re.compile(r"https?://creativecommons\.org/(licenses|publicdomain)/([a-z-]+)/(\d\.\d)/?.*")


def credit_of(raw: Mapping[str, Any], above: Credit, notes: Notes, thing: str) -> Credit:
    """The source of an item, or of what it stands in."""
    found = raw.get(SOURCE)
    if not isinstance(found, dict):
        return above
    shape = SourceShape.of(found, notes, thing)
    return credited(shape, above)


def credited(shape: SourceShape, above: Credit | None = None) -> Credit:
    """A source as it is credited; a title or author that it does not give are those of what it stands in."""
    above = above or {}
    return {
        "source": shape.title or above.get("source", ""),
        "licence": licence(shape.license),
        "author": ", ".join(shape.authors) or above.get("author", ""),
    }


def licence(given: str) -> str:
    """A licence by its usual name: `CC BY-NC-SA 4.0` for the address of one of Creative Commons."""
    found = _COMMONS.fullmatch(given.strip())
    if not found:
        return given.strip() or NONE_STATED
    kind = found[2].upper()
    return f"CC0 {found[3]}" if kind == "ZERO" else f"CC {kind} {found[3]}"


def licence_url(name: str) -> str:
    """The address of a licence of Creative Commons by its usual name; another as it is."""
    found = re.fullmatch(r"CC (BY[A-Z-]*) (\d\.\d)", name)
    return f"https://creativecommons.org/licenses/{found[1].lower()}/{found[2]}" if found else name


def attribution(credit: Credit) -> str:
    """The line that gives credit: `Ironsworn Rulebook, Shawn Tomkin, CC BY 4.0`."""
    return ", ".join(filter(None, (credit.get(key, "") for key in ("source", "author", "licence"))))
