"""The colours and nibs one symbol is drawn with: what it needs of a theme, as a value that can key a cache."""

from __future__ import annotations

from typing import NamedTuple

from realmgen.render.theme import Theme


class Palette(NamedTuple):
    """Colours as "#RRGGBB", nibs in hex radii. `water` draws shores and ripples, `flow` fills a river.
    `shade` is None and `tinted` False on a sheet."""

    tinted: bool
    line: str
    water: str
    flow: str
    body: str
    shade: str | None
    paper: str
    nib: float
    ink: str
    halo: str
    roof: str
    accent: str
    seal: str
    wall: str
    wall_shade: str
    sign_nib: float


def palette(theme: Theme, style: str) -> Palette:
    """What `style` takes of a theme."""
    ground = theme.ground(style)
    return Palette(
        tinted=theme.tinted,
        line=theme.terrain_ink,
        water=theme.shore if theme.tinted else theme.terrain_ink,
        flow=theme.water,
        body=ground.body,
        shade=ground.shade,
        paper=theme.paper,
        nib=theme.nib,
        ink=theme.ink,
        halo=theme.halo,
        roof=theme.roof,
        accent=theme.accent,
        seal=theme.seal,
        wall=theme.wall,
        wall_shade=theme.wall_shade,
        sign_nib=theme.sign_nib,
    )
