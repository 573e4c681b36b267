"""Under the map: the way to the other pages of the world, its seed, and behind a button everything else of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import orders
from realmgen.service.worlds.drafts import LONGEST_NAME, MODES
from realmgen.ui import state
from realmgen.ui.lines import seed_row
from realmgen.ui.oracles.desk import order
from realmgen.ui.packs.worlds import pack_switches
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, small
from realmgen.ui.words import count
from realmgen.ui.worlds.begin import PLAYED
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.seen import audience

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

PAGES = (
    ("oracles", "Oracles", "casino"),
    ("quests", "Quests", "flag"),
    ("truths", "Truths", "balance"),
    ("people", "People and foes", "groups"),
)
"""The other pages of a world."""
FEW = 8


def foot(desk: Desk, world: World) -> None:
    """Players see none of it."""
    if audience() == "players":
        return
    row = st.container(horizontal=True, gap="medium", vertical_alignment="center", key="worldfoot")
    if not desk.tale.started:
        _first(row, desk)
    for page, label, icon in PAGES:
        if row.button(label, icon=f":material/{icon}:", key=f"{PAGE}.to.{page}", type="tertiary"):
            go(page, world=desk.game.code)
    row.space("stretch")
    wrong = state.play().problems(desk.game)
    told = count(len(wrong), "problem") if wrong else "About"
    popover = row.popover(told, icon=":material/rule:", key=f"{PAGE}.about", on_change="rerun")
    if popover.open:
        with popover:
            _about(desk, world, wrong)


def _first(row: DeltaGenerator, desk: Desk) -> None:
    """Until it has begun: who you are, whom you know, what you swear."""
    hint = "Who you are, whom you know, what happens and what you swear: step by step, or drawn with one press"
    if row.button(
        "Begin to play", icon=":material/flag:", key=f"{PAGE}.start", type="primary", help=hint, shortcut="G"
    ):
        go("quests", world=desk.game.code)


def _about(desk: Desk, world: World, wrong: list[str]) -> None:
    key = f"{PAGE}.called.{desk.game.code}.{world.name}"
    st.text_input(
        "Name of the land", world.name, key=key, max_chars=LONGEST_NAME, on_change=_call, args=(desk, world, key)
    )
    _mode(desk)
    _problems(wrong)
    st.markdown("**Packages**")
    pack_switches(desk)
    seed_row("Seed", world.seed)
    st.markdown(small(f"Players’ files carry the code {desk.game.code} instead of the seed."))
    st.markdown(small("Ironsworn by Shawn Tomkin, CC BY-NC-SA 4.0, in our own words."))


def _call(desk: Desk, world: World, key: str) -> None:
    typed = str(state.get(key) or "").strip()
    if typed and typed != world.name:
        order(desk.game, orders.call(typed))


def _mode(desk: Desk) -> None:
    key = f"{PAGE}.mode.{desk.game.code}.{desk.tale.mode}"
    names: dict[str, str] = {mode: PLAYED[mode] for mode in MODES}
    st.segmented_control(
        "Who plays",
        list(names),
        default=desk.tale.mode,
        required=True,
        format_func=names.__getitem__,
        key=key,
        on_change=_play,
        args=(desk, key),
    )


def _play(desk: Desk, key: str) -> None:
    if state.get(key):
        order(desk.game, orders.mode(state.get(key)))


def _problems(wrong: list[str]) -> None:
    """What does not hold together, by hand or by chance."""
    lines = [f"- {plain(line)}" for line in wrong[:FEW]]
    lines += [f"- and {len(wrong) - FEW} more"] if wrong[FEW:] else []
    st.markdown("\n".join(["**Problems**", *(lines or ["- none"])]))
