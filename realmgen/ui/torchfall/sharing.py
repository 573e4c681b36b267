"""A game as a file, on paper, and in a story."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service.exports import slug
from realmgen.service.torchfall import games
from realmgen.ui import state
from realmgen.ui.torchfall.desk import PAGE, REPLAY, Desk
from realmgen.ui.torchfall.paper import sheets
from realmgen.ui.widgets import NOTICE, attempt, hand_over, plain, press, small

FORMS = {"text": ("Record, text", "txt"), "json": ("Record, JSON", "json")}
SHARE = state.key(PAGE, "share")


def sharing(row: DeltaGenerator, desk: Desk) -> None:
    """Behind a button of the strip: the record, the replay, the story."""
    popover = row.popover("Share", icon=":material/ios_share:", key=SHARE, on_change="rerun")
    if not popover.open:
        return
    with popover:
        st.markdown(small("The whole game as a record: it is brought in again on the list of games."))
        for form, (label, ending) in FORMS.items():
            name = f"{slug(desk.game.name, PAGE)}.{ending}"
            hand_over(label, name, partial(_made, desk, form), f"{PAGE}.share.{form}", width="stretch")
        press("Replay", "slideshow", f"{PAGE}.share.replay", _replay, width="stretch")
        with st.expander("Print", icon=":material/print:", key=f"{PAGE}.share.print"):
            sheets(desk.sight.rules)
        into_story(st.container(), desk, width="stretch")


def _replay() -> None:
    state.put(SHARE, False)
    state.put(REPLAY, True)


def _made(desk: Desk, form: str) -> bytes:
    return games.record(state.play(), desk.game, form).data


def into_story(row: DeltaGenerator, desk: Desk, **looks: object) -> None:
    """A button that tells of the game in its campaign's story; nothing where there is none."""
    home = games.home_of(state.play(), desk.game)
    if home is None:
        return
    told = games.is_told(state.play(), desk.game)
    hint = f"A note in the journal of {home.name}" if not told else f"The journal of {home.name} tells of it"
    looks |= {"help": plain(hint), "disabled": told}
    key = f"{PAGE}.story.{'' if 'width' in looks else 'end'}"
    press("Into the story", "auto_stories", key, _tell, desk, home.name, row=row, **looks)


def _tell(desk: Desk, home: str) -> None:
    if attempt(lambda: games.into_story(state.play(), desk.game)):
        state.put(NOTICE, f"The journal of {plain(home)} tells of this game now.")
