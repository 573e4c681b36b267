"""Where the page of war stands, and commands given from it: several in one go, of which the last may want dice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

import streamlit as st

from realmgen.service.war import rolled
from realmgen.ui import desk as plain
from realmgen.ui import state
from realmgen.ui.dice import ordered

PAGE: Final = "war"
LAST, END = state.key(PAGE, "last"), state.key(PAGE, "end")
TWICE = 0.4
"""Seconds within which the same press is a double click."""
STRIKE, LAND = "strike", "land"


@dataclass(frozen=True, slots=True)
class Desk(plain.Desk):
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    def start(self, command: str) -> None:
        """Give a command that may want dice: ours, or those of the table. The second press of a double click is let
        go."""
        if not _twice(command):
            ordered(self, command)

    def go(self, *commands: str) -> None:
        """Give commands that want none, one after the other; the second press of a double click is let go."""
        if not _twice(*commands):
            self.order(*commands)

    def strike(self, *before: str) -> None:
        """Roll an attack that these commands declare, if it is not declared yet; it lands at once where nobody can
        choose anything."""
        if _twice(STRIKE, *before) or (before and not self.order(*before)):
            return
        now = take_up(self) if before else self
        if ordered(now, STRIKE) and not rolled.open_to_choice((after := take_up(self)).state):
            ordered(after, LAND)


def open_desk() -> Desk:
    """The desk of the campaign being looked at, which the address then names."""
    campaign = state.need_campaign()
    if st.query_params.get("campaign") != campaign.code:
        st.query_params.update(campaign=campaign.code)
    found = plain.take_up(campaign)
    return Desk(found.campaign, found.seq, found.state)


def take_up(desk: Desk) -> Desk:
    """The desk as it stands now."""
    found = plain.take_up(desk.campaign)
    return replace(desk, seq=found.seq, state=found.state)


def _twice(*commands: str) -> bool:
    """Whether the same was pressed just now."""
    last, done = state.get(LAST, ((), 0.0))
    state.put(LAST, (commands, monotonic()))
    return bool(commands == last and monotonic() - done < TWICE)
