"""Lines over and under a map: how it is unusual, and the seed it came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.ui.widgets import plain, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Position

FEW = 3
"""How many remarks are told over a map."""


def seed_line(here: Position) -> DeltaGenerator:
    """The seed a Realm came from, to be read and copied by the game master; that of the dice where there is none.
    More goes into the row it returns."""
    return seed_row(*seed_of(here))


def seed_row(label: str, seed: str) -> DeltaGenerator:
    """A seed to be read and copied."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="seedline")
    row.markdown(small(label), width="content")
    row.code(seed, language=None, width="content")
    return row


def seed_of(here: Position) -> tuple[str, str]:
    """What the seed to show is the seed of, and the seed: the Realm's, unless it came from a file."""
    seed = here.state.realm.seed if here.state.realm else ""
    return ("Seed", seed) if seed else ("Seed of the dice", here.seed)


def remarks(*told: str) -> None:
    """What is to be noticed over a map. Its place is kept when there is nothing to say, so that the map stays put."""
    place, lines = st.empty(), [line for line in told if line]
    if lines:
        place.markdown("  \n".join(lines))


def non_typical(lines: Sequence[str]) -> str:
    """A quiet line of how something is other than usual; empty when it is not."""
    return small(plain(f"Non-typical: {few([line.removeprefix('non-typical: ') for line in lines])}")) if lines else ""


def few(lines: Sequence[str]) -> str:
    """The first lines in a row, and how many more there are."""
    more = len(lines) - FEW
    return ", ".join(lines[:FEW]) + (f", and {more} more" if more > 0 else "")
