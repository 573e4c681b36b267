"""The form that asks what a Realm should be like."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from realmgen.service.screen import COASTS, LAND
from realmgen.ui.state import key
from realmgen.ui.widgets import segments

SIZES = {"8 × 8": 8, "12 × 12": 12, "16 × 16": 16, "24 × 24": 24}
OTHER = "Other"
COAST_NAMES = {"landlocked": "None", "coastal": "Coast", "islands": "Isles"}
COUNTS = {
    "holdings": ("Holdings", "4"),
    "myths": ("Myths", "6"),
    "landmarks": ("Landmarks of each kind", "3 or 4"),
    "barriers": ("Barriers", "a sixth of the hexes"),
    "lakes": ("Lakes", "by the size"),
    "rivers": ("Rivers", "1"),
    "holding_gap": ("Least way between holdings", "scaled, 4 on 12 × 12"),
    "myth_gap": ("Least way from a Myth", "scaled, 2 on 12 × 12"),
}
SHARES = (("Much", "2"), ("Little", "0.5"), ("No", "0"))


@dataclass(frozen=True, slots=True)
class Wish:
    """What the form said, as typed: `texts` by option, `weights` as "forest=2", `seed` None to draw one."""

    texts: Mapping[str, str | None]
    weights: tuple[str, ...]
    seed: str | None


def ask(page: str) -> Wish:
    """The fields, within a form of the page."""
    size = segments("Hexes", [*SIZES, OTHER], key(page, "size"), default="12 × 12", titled=True, kept=False)
    coast = segments("Coast", COAST_NAMES, key(page, "coast"), default=COASTS[0], titled=True, kept=False)
    seed = st.text_input(
        "Seed",
        key=key(page, "seed"),
        placeholder="Left empty, one is drawn",
        help="The same seed and options make the same Realm. Players could guess a short one, and it rebuilds"
        " every secret: keep it to yourself.",
    )
    with st.expander("More options", key=key(page, "more")):
        texts = _more(page)
        weights = _weights(page)
    if size != OTHER:
        texts |= {"width": str(SIZES[size]), "height": str(SIZES[size])}
    return Wish(texts | {"coast": coast}, weights, (seed or "").strip() or None)


def _more(page: str) -> dict[str, str | None]:
    texts: dict[str, str | None] = {}
    columns = st.columns(3)
    texts["width"] = columns[0].text_input("Columns", "12", key=key(page, "width"), help="3 to 99, when Hexes is Other")
    texts["height"] = columns[1].text_input("Rows", "12", key=key(page, "height"), help="3 to 99, when Hexes is Other")
    texts["layout"] = segments(
        "Tops",
        ["flat", "pointy"],
        key(page, "layout"),
        default="flat",
        titled=True,
        kept=False,
        row=columns[2],
        format_func=str.title,
    )
    halves = st.columns(2)
    for n, (name, (label, hint)) in enumerate(COUNTS.items()):
        typed = halves[n % 2].text_input(label, key=key(page, name), placeholder=hint)
        texts[name] = (typed or "").strip() or None
    return texts


def _weights(page: str) -> tuple[str, ...]:
    columns = st.columns(3)
    found: dict[str, str] = {}
    for column, (label, factor) in zip(columns, SHARES, strict=True):
        chosen = column.multiselect(
            f"{label} …", LAND, key=key(page, f"share.{label}"), format_func=str.title, placeholder="any terrain"
        )

        found |= dict.fromkeys(chosen, factor)
    return tuple(f"{terrain}={factor}" for terrain, factor in found.items())
