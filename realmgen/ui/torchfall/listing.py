"""Before a game is open: the games there are, and a new one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.torchfall import games
from realmgen.service.torchfall.printing import rules_of
from realmgen.ui import state, widgets
from realmgen.ui.campaigns.dialogs import rename
from realmgen.ui.torchfall import begin as beginning
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.bringing import bring_in, record
from realmgen.ui.torchfall.desk import PAGE, open_game
from realmgen.ui.torchfall.free import own_board
from realmgen.ui.torchfall.help import rules_button
from realmgen.ui.torchfall.paper import to_print
from realmgen.ui.widgets import attempt, empty, notice, plain, press, small
from realmgen.ui.words import ago, count

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Campaign
    from realmgen.service.torchfall.games import GameLine

PRINTED = rules_of(None)
"""The game as printed, to be printed."""
MENU = ("Rename", "Archive")


def listing() -> None:
    """What is shown while no game is open."""
    {at.NEW: beginning.begin, at.BOARD: own_board, at.RECORD: record}.get(at.view(), _games)()


def _games() -> None:
    """The games of the open campaign, and those that stand alone."""
    campaign = state.current()
    if campaign and st.query_params.get("campaign") != campaign.code:
        st.query_params.update(campaign=campaign.code)
    row = widgets.strip("Torchfall", _of(campaign))
    rules_button(row)
    to_print(row, PRINTED)
    bringing = row.button("Bring in a record", icon=":material/upload_file:", key=f"{PAGE}.bring")
    looks = {"type": "primary", "shortcut": "N"}
    press("New game", "add", f"{PAGE}.new", beginning.new, row=row, **looks)
    notice()
    ours = games.listed(state.play(), campaign) if campaign else []
    alone = games.listed(state.play())
    if ours or alone:
        _at_once(st.container(horizontal=True, gap="small"))
    else:
        _none_yet()
    if ours:
        _lines(ours, f"In {campaign.name}" if campaign else "")
    if alone:
        _lines(alone, "On their own" if campaign else "")
    _put_away(campaign)
    if bringing:
        bring_in()


def _of(campaign: Campaign | None) -> str:
    return f":gray-badge[{plain(campaign.name)}]" if campaign else ""


def _none_yet() -> None:
    row = empty(
        "No game yet",
        "A race of roads and watchfires for two to four, in twenty minutes: round this screen, or against bots.",
    )
    _at_once(row)


def _at_once(row: DeltaGenerator) -> None:
    """A game with one press."""
    hint = "The printed board; starts and who opens are drawn"
    press("Two at this screen", "group", f"{PAGE}.for_two", beginning.for_two, row=row, help=hint)
    press("Against a bot", "smart_toy", f"{PAGE}.against", beginning.against_bot, row=row, help=hint)


def _lines(lines: list[GameLine], title: str) -> None:
    if title:
        st.subheader(plain(title), anchor=False)
    for line in lines:
        _line(line)


def _line(line: GameLine) -> None:
    game = line.campaign
    with st.container(border=True, key=f"card-{game.code}"):
        row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
        with row.container(width="stretch", gap=None):
            st.markdown(f"**{plain(game.name)}**  \n{plain(line.players)} · {plain(line.stands)}")
            st.markdown(small(f"Played {ago(game.updated)} · code {game.code}"))
        label = "Look" if line.over else "Go on"
        press(label, "", f"{PAGE}.open.{game.code}", open_game, game, row=row)
        _menu(row, game)


def _menu(row: DeltaGenerator, game: Campaign) -> None:
    key = f"{PAGE}.menu.{game.code}"
    chosen = row.menu_button("", MENU, icon=":material/more_vert:", key=key, help="Rename, archive")
    if chosen == "Rename":
        rename(game)
    elif chosen == "Archive":
        attempt(lambda: state.play().archive(game))
        st.rerun()


def _put_away(campaign: Campaign | None) -> None:
    """The games that were archived, which can be brought back."""
    lines = games.listed(state.play(), archived=True)
    lines += games.listed(state.play(), campaign, archived=True) if campaign else []
    if not lines:
        return
    with st.expander(f"Archived: {count(len(lines), 'game')}", icon=":material/inventory_2:", key=f"{PAGE}.archived"):
        for line in lines:
            row = st.container(horizontal=True, vertical_alignment="center", wrap=False)
            row.markdown(f"**{plain(line.campaign.name)}** · {plain(line.stands)}", width="stretch")
            press("Bring back", "", f"{PAGE}.back.{line.campaign.code}", _back, line.campaign, row=row)


def _back(game: Campaign) -> None:
    attempt(partial(state.play().restore, game))
