"""Game nights on the page for play: the last one's summary until the next begins."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from realmgen.service import table
from realmgen.service.journal import summary
from realmgen.ui import state
from realmgen.ui.dice import WRONG
from realmgen.ui.journal import tale
from realmgen.ui.table.desk import Desk
from realmgen.ui.widgets import plain, small

ENDED = "goodnight"
FEW = 2


def last_evening(desk: Desk) -> bool:
    """The last evening in a few lines, as long as no other has begun: all of it stands where one begins the next.

    Returns whether nothing was done since.
    """
    last = None if table.open_night(desk.state) else summary(state.play(), desk.campaign)
    if last is None:
        return False
    few = replace(last, realm=last.realm[-FEW:], fights=last.fights[-FEW:])
    short = replace(few, omens=(), glory=(), fallen=(), notes=(), plans={})
    plans = "; ".join(f"{who}: {plan}" for who, plan in last.plans.items())
    st.markdown(f"**Last time, on game night {last.number}.** {tale(short)}")
    st.markdown((f"**Plans.** {plain(plans)}  \n" if plans else "") + small("All of it: *Begin game night*, above."))
    return state.play().history(desk.campaign)[-1].verb == ENDED and not state.get(WRONG)
