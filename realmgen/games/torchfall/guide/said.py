"""One thing that is told: a title, and what is said under it."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """A title, and its text in a sentence or two."""

    title: str
    text: str


class Part(NamedTuple):
    """A part of the rules: a heading, what is said first, and its points."""

    title: str
    text: str
    points: tuple[Said, ...] = ()
