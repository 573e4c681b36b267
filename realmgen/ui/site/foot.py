"""What the game master knows of a whole Site: the rules it bends, what is not as usual, its seed."""

from __future__ import annotations

import streamlit as st

from realmgen.service.siteplay import options_of
from realmgen.service.sites import problems, remarks
from realmgen.ui import state
from realmgen.ui.site import desk as at
from realmgen.ui.site.desk import Desk
from realmgen.ui.widgets import plain, small

AT_ONCE = 3


def unusual(desk: Desk) -> None:
    """Over the plan: rules that were bent by hand, and where its numbers are not the usual ones. Its place is kept."""
    place = st.empty()
    if desk.site is None or state.get(at.AS_PLAYERS):
        return
    bent, odd = problems(desk.site), remarks(options_of(desk.site))
    lines = [f":orange[:material/warning: **Bends the rules** {plain(_few(bent))}]"] if bent else []
    words = [line.removeprefix("non-typical: ") for line in odd]
    lines += [small(plain(f"Non-typical: {_few(words)}"))] if words else []
    if lines:
        place.markdown("  \n".join(lines))


def _few(lines: list[str]) -> str:
    return ", ".join(lines[:AT_ONCE]) + (f", and {len(lines) - AT_ONCE} more" if lines[AT_ONCE:] else "")


def foot(desk: Desk) -> None:
    """Under the plan: the seed, to be read and copied. Players see none of it."""
    if desk.site is None or not desk.site.seed or state.get(at.AS_PLAYERS):
        return
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="seedline")
    row.markdown(small("Seed of the Site"), width="content")
    row.code(desk.site.seed, language=None, width="content")
