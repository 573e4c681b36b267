"""The colours of sides on paper that is read: a pale ground, and a line dark enough to be read on it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from realmgen.render.theme import Theme

TINTS: Mapping[str, str] = MappingProxyType(
    {"red": "#F3D9CE", "blue": "#D3E0E6", "green": "#E0E8CC", "gold": "#F5E6BC", "": "#EADFC6"}
)
LINES: Mapping[str, str] = MappingProxyType(
    {"red": "#93301F", "blue": "#2F5E7E", "green": "#4A6626", "gold": "#7A5A12", "": "#574B40"}
)
"""By style of a side; an empty one is nobody's. Lines are at least 4.5:1 on their tint."""


def tint(theme: Theme, style: str) -> str:
    """The pale ground of a side."""
    return TINTS.get(style, TINTS[""]) if theme.tinted else theme.paper


def line(theme: Theme, style: str) -> str:
    """The colour of a side's lines, figures and headings."""
    return LINES.get(style, LINES[""]) if theme.tinted else theme.ink
