"""The colours of those who play, by the style of their side; on sheets of black and white all are ink."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from realmgen.render.theme import Theme

TONES: Mapping[str, str] = MappingProxyType(
    {"red": "#A2382C", "blue": "#2F5E73", "green": "#4F6B34", "gold": "#94680F", "": "#65574A"}
)
"""By style; that of an empty one is for what is nobody's."""
TINTS: Mapping[str, str] = MappingProxyType(
    {"red": "#F3D9CE", "blue": "#D3E0E3", "green": "#DEE5CB", "gold": "#F1E1B8", "": "#EADFC6"}
)
"""Pale grounds that ink is read on."""


def tone(theme: Theme, style: str) -> str:
    """The colour of a side; at least 4.5:1 on the theme's halo."""
    return TONES.get(style, TONES[""]) if theme.tinted else theme.ink


def tint(theme: Theme, style: str) -> str:
    """Its pale ground."""
    return TINTS.get(style, TINTS[""]) if theme.tinted else theme.paper
