"""A record that is brought in: to be looked at, to be played on, or for its set-up."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service.torchfall import games, replays
from realmgen.service.torchfall.records import read_record
from realmgen.service.torchfall.wishes import Wish
from realmgen.ui import state, widgets
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.desk import PAGE, open_game
from realmgen.ui.torchfall.replaying import show
from realmgen.ui.widgets import AT_ONCE, NOTICE, attempt, notice, plain, press, small, tell
from realmgen.ui.words import count

FILE, TEXT, HELD = (state.key(PAGE, f"record.{name}") for name in ("file", "text", "held"))
NAME = "A record"


@st.dialog("Bring in a record", icon=":material/upload_file:")
def bring_in() -> None:
    """Ask for a record: a file, or its text."""
    st.markdown(small("Text or JSON, as Share hands it over. One without commands is a set-up to use again."))
    file = st.file_uploader("A file", key=FILE, max_upload_size=4)
    text = st.text_area("Or its text", key=TEXT, height=140, placeholder='game: "torchfall"\nplayers: 2')
    data = file.getvalue() if file else (text or "").encode()
    left, right = st.columns([2, 1], wrap=False)
    key = f"{PAGE}.record.look"
    if left.button("Look at it", icon=":material/slideshow:", key=key, type="primary", width="stretch"):
        _look(data, file.name if file else NAME)
    if right.button("Cancel", width="stretch", key=f"{PAGE}.record.cancel"):
        st.rerun()


def _look(data: bytes, name: str) -> None:
    try:
        found = replays.of_record(name.rsplit(".", 1)[0], data)
    except RealmgenError as error:
        tell(error)
        return
    state.put(HELD, (found, data))
    at.show(at.RECORD)
    st.rerun()


def record() -> None:
    """The record that was brought in, and what can be made of it."""
    held = state.get(HELD)
    if held is None:
        at.show(at.LIST)
        st.rerun()
    found, data = held
    row = widgets.strip(found.title, f":gray-badge[{len(found.frames) - 1} moves]")
    press("Use its set-up", "tune", f"{PAGE}.record.setup", _setup, data, row=row, help="A new game on the same board")
    label, icon = ("Keep it", "check") if found.how else ("Play it on", "play_arrow")
    press(label, icon, f"{PAGE}.record.bring", _bring, data, row=row, type="primary", shortcut="G")
    notice()
    refused = [frame.text for frame in found.frames if frame.refused]
    if refused:
        _refused(refused)
    show(found, f"record {hash(data)}", partial(at.show, at.LIST), state.current())


def _refused(lines: list[str]) -> None:
    told = [f"- {plain(line)}" for line in lines[:AT_ONCE]]
    told += [f"- and {len(lines) - AT_ONCE} more"] if lines[AT_ONCE:] else []
    st.warning("\n".join(["**Not all of it can be played.**", *told]), icon=":material/info:")


def _setup(data: bytes) -> None:
    setup = replace(read_record(data).rules.setup, preset=None)
    at.fresh()
    at.change(wish=Wish(setup), draft=setup.board or at.held().draft)
    at.show(at.NEW)


def _bring(data: bytes) -> None:
    def deed() -> None:
        game, refused = games.bring(state.play(), data, within=state.current())
        open_game(game)
        if refused:
            state.put(NOTICE, f"Left out is what the rules refuse: {count(len(refused), 'command')} of the record.")

    if attempt(deed):
        at.show(at.LIST)
