"""The looks: a colour plate on paper, and the black-and-white sheets that cost little ink."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Ground:
    """Colours of one terrain: its wash, the body of its glyphs and their shaded side (None: no tint)."""

    wash: str
    body: str
    shade: str | None


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Colours as "#RRGGBB"; `nib` and `sign_nib` in hex radii, `grid_width` and `border_width` in millimetres.

    `tinted` is False where no washes, rims or blotches are laid (the sheets).
    """

    name: str
    tinted: bool
    paper: str
    halo: str
    ink: str
    terrain_ink: str
    coordinate: str
    grid: str
    grid_opacity: float
    grid_width: float
    grid_dash: tuple[float, float] | None
    border_width: float
    accent: str
    roof: str
    seal: str
    ring: str
    water: str
    shore: str
    water_lettering: str
    wall: str
    wall_shade: str
    nib: float
    sign_nib: float
    grounds: Mapping[str, Ground]

    def ground(self, style: str) -> Ground:
        """The colours of a terrain; an unknown style looks like plain paper."""
        return self.grounds.get(style) or Ground(self.paper, self.halo, None)


_COLOUR = {
    "plain": Ground("#F3E8CC", "#F3E8CC", "#DCCB98"),
    "meadow": Ground("#E4E3B4", "#F8F1C8", "#C2C97C"),
    "glade": Ground("#D6E1C2", "#B6CBA0", "#8FB47C"),
    "forest": Ground("#C1CCA8", "#9DB283", "#7F9869"),
    "heath": Ground("#DDCBC9", "#C3A3A8", "#AB888F"),
    "hills": Ground("#E2CFAA", "#EBDCB8", "#CDB683"),
    "valley": Ground("#DADEBD", "#DADEBD", "#B7C690"),
    "crag": Ground("#D4CCBE", "#E3DDD3", "#AEA497"),
    "peak": Ground("#E5E2DB", "#F6F4F0", "#BDBAB8"),
    "marsh": Ground("#CBD5C7", "#CBD5C7", "#9FB8AC"),
    "bog": Ground("#C9BEA3", "#7C735E", "#7F7B68"),
    "lake": Ground("#BFD3D3", "#BFD3D3", "#8FB3BC"),
    "sea": Ground("#BFD3D3", "#BFD3D3", "#8FB3BC"),
    "ice": Ground("#E9EFEF", "#FAFCFB", "#B4C9D0"),
}

COLOUR = Theme(
    name="colour",
    tinted=True,
    paper="#F7F0E1",
    halo="#FBF6EA",
    ink="#2A2320",
    terrain_ink="#65574A",
    coordinate="#574B40",
    grid="#8C7F6E",
    grid_opacity=0.55,
    grid_width=0.16,
    grid_dash=None,
    border_width=0.6,
    accent="#A2382C",
    roof="#A2382C",
    seal="#4B2346",
    ring="#EADFC6",
    water="#BCD1D1",
    shore="#4F7C88",
    water_lettering="#355A64",
    wall="#FBF6EA",
    wall_shade="#CDBFA8",
    nib=0.030,
    sign_nib=0.042,
    grounds=MappingProxyType(_COLOUR),
)


def _sheet(name: str, accent: str) -> Theme:
    black, white = "#000000", "#FFFFFF"
    return Theme(
        name=name,
        tinted=False,
        paper=white,
        halo=white,
        ink=black,
        terrain_ink=black,
        coordinate=black,
        grid=black,
        grid_opacity=1.0,
        grid_width=0.26,
        grid_dash=(0.02, 0.62),
        border_width=0.6,
        accent=accent,
        roof=accent,
        seal=accent,
        ring=white,
        water=white,
        shore=black,
        water_lettering=black,
        wall=white,
        wall_shade=black,
        nib=0.023,
        sign_nib=0.042,
        grounds=MappingProxyType({style: Ground(white, white, None) for style in _COLOUR}),
    )


SHEET = _sheet("sheet", "#000000")
SHEET_RED = _sheet("sheet-red", "#B3261E")
THEMES: Mapping[str, Theme] = MappingProxyType({t.name: t for t in (COLOUR, SHEET, SHEET_RED)})
