"""Who plays: each seat with its Renown and supplies, whose turn it is, and handing a seat over."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import streamlit as st

from realmgen.service.torchfall.games import BOTS
from realmgen.service.torchfall.wishes import BEACONS, LONGEST_NAME, TORCHES
from realmgen.ui import state
from realmgen.ui.torchfall.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, segments

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.torchfall.sight import SeatSight

SHADES: Final = ("red", "blue", "green", "orange")
"""By seat: the badge nearest to its colour."""
PERSON: Final = ""
PLAYED: Final = {PERSON: "At the table"} | {name: f"Bot, {name}" for name in BOTS}
BOTS_TOLD: Final = (
    "Bots, from weak to strong: random moves as chance has it, greedy takes what pays next, searching looks ahead."
)


def seats(desk: Desk) -> None:
    """A card for each seat, as many abreast as there is room for."""
    with st.container(key="torchseats", gap="xsmall"):
        for seat in desk.sight.seats:
            _card(desk, seat)


def _card(desk: Desk, seat: SeatSight) -> None:
    marker = "now" if seat.moves else "won" if seat.won else "waits"
    with st.container(border=True, gap=None, key=f"torchseat-{marker}-{seat.number}"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False)
        row.markdown(badge(seat), width="stretch")
        _handing(row, desk, seat)
        timed = desk.sight.rounds and not desk.sight.rules.setup.timed_race
        goal = "Renown" if timed else f"of {desk.sight.target} Renown"
        moves = " · <b>to move</b>" if seat.moves else " · <b>won</b>" if seat.won else ""
        st.html(
            f'<div class="torchseat"><b>{seat.renown}</b><span>'
            f"<small>{goal}{moves}</small>"
            f"<small>Torches <b>{seat.torches}</b>/{TORCHES} · Beacons <b>{seat.beacons}</b>/{BEACONS}</small>"
            f"<small>Network <b>{seat.network}</b> · {played_by(seat)}</small></span></div>"
        )


def badge(seat: SeatSight) -> str:
    """A seat's colour and sign, and the name of who plays it."""
    name = f" **{plain(seat.name)}**" if seat.name else ""
    return f":{SHADES[seat.number]}-badge[{seat.colour} {seat.sign}]{name}"


def played_by(seat: SeatSight) -> str:
    """Who moves for a seat."""
    return f"bot, {seat.bot}" if seat.bot else "at the table"


def _handing(row: DeltaGenerator, desk: Desk, seat: SeatSight) -> None:
    """Hand a seat to a bot or back, and name who plays it."""
    key = state.key(PAGE, f"seat.{seat.number}")
    popover = row.popover("", icon=":material/more_vert:", key=key, on_change="rerun", help="Who plays this seat")
    if not popover.open:
        return
    with popover:
        name, played = f"{key}.name.{desk.seq}", f"{key}.bot.{desk.seq}"
        st.text_input("Name", value=seat.name, key=name, max_chars=LONGEST_NAME)
        segments("Played by", PLAYED, played, default=seat.bot, titled=True, kept=False, help=BOTS_TOLD)
        press("Keep", "check", f"{key}.keep", _hand, desk, seat.number, name, played, type="primary")


def _hand(desk: Desk, number: int, name: str, played: str) -> None:
    """Keep what the fields of those keys hold: what was typed last comes with the press itself."""
    state.put(state.key(PAGE, f"seat.{number}"), False)
    sitting = {"name": str(state.get(name) or ""), "bot": str(state.get(played) or PERSON)}
    desk.order(f"seat {number} {json.dumps(sitting, ensure_ascii=False)}")
