"""Where the Site page stands: the campaign, the hex, its Site, and what of it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service import screen
from realmgen.service.siteview import Entrance, Point, Route, Site
from realmgen.ui import state
from realmgen.ui.widgets import NOTICE, attempt, plain

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.screen import Realm, State

PAGE = "site"
TURN, SENT, DONE, DRAGGED, WRITING = (state.key(PAGE, name) for name in ("turn", "sent", "done", "dragged", "writing"))
AS_PLAYERS, LOOK, NAMES, TOOL = (state.key(PAGE, name) for name in ("as_players", "theme", "names", "tool"))


@dataclass(frozen=True, slots=True)
class Desk:
    """What the page was drawn from: commands given from it are refused when the journal has moved on since."""

    campaign: Campaign
    seq: int
    state: State
    realm: Realm
    at: str
    site: Site | None

    @property
    def pick_key(self) -> str:
        """Each Site remembers what of it was chosen."""
        return state.key(PAGE, f"pick.{self.campaign.code}.{self.at}")

    @property
    def chosen(self) -> str:
        """The chosen mark: `p3` a point, `r1-3` the route between two, `e2` an entrance; empty for the whole Site."""
        mark = str(state.get(self.pick_key) or "")
        return mark if self._there(mark) else ""

    def _there(self, mark: str) -> bool:
        """What was chosen may be gone; two points without a route can be chosen to lay one."""
        numbers = numbers_of(mark)
        there = {point.number for point in self.site.points} if self.site else set()
        return bool(numbers) and there.issuperset(numbers) and (mark[0] != "e" or self.entrance is not None)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of what is chosen."""
        return numbers_of(str(state.get(self.pick_key) or ""))

    @property
    def point(self) -> Point | None:
        return self.site.point(self.numbers[0]) if self.site and len(self.numbers) == 1 else None

    @property
    def route(self) -> Route | None:
        numbers = self.numbers
        return self.site.route((numbers[0], numbers[1])) if self.site and len(numbers) == 2 else None

    @property
    def entrance(self) -> Entrance | None:
        return self.site.entrance(self.numbers[0]) if self.site and len(self.numbers) == 1 else None

    def choose(self, mark: str, *, by_page: bool = True) -> None:
        """Choose a mark; `by_page` when the plan does not know of it yet."""
        state.put(self.pick_key, mark)
        state.put(WRITING, False)
        if by_page:
            state.bump(TURN)
            state.put(SENT, mark)

    def order(self, command: str) -> None:
        """Give a command from what this page showed; what is refused is shown by the page drawn next."""
        self.ordered(command)

    def ordered(self, command: str) -> bool:
        """The same, and whether it was done."""
        return attempt(lambda: state.play().do(self.campaign, command, seen=self.seq))

    def do(self, deed: Callable[[], object]) -> None:
        """Do something else to the Site from what this page showed."""
        attempt(deed)


def numbers_of(mark: str) -> tuple[int, ...]:
    """The numbers in a mark's name."""
    return tuple(int(word) for word in mark[1:].split("-") if word.isdigit())


def open_desk() -> Desk | None:
    """The desk at the hex the address names, else where we were last; None before there is a Realm."""
    campaign = state.need_campaign()
    realm = state.play().position(campaign).state.realm
    if realm is None:
        return None
    _follow_address(campaign, realm)
    desk = take_up(campaign)
    if desk is not None:
        if (st.query_params.get("campaign"), st.query_params.get("hex")) != (campaign.code, desk.at):
            st.query_params.update(campaign=campaign.code, hex=desk.at)
        state.put(SENT, desk.chosen)
    return desk


def take_up(campaign: Campaign) -> Desk | None:
    """A campaign as it stands now; None before it has a Realm."""
    here = state.play().position(campaign)
    state.put(state.LAST_LINE, here.seq)
    realm = here.state.realm
    if realm is None:
        return None
    at = str(state.get(hex_key(campaign)) or _home(campaign, here.state, realm))
    return Desk(campaign, here.seq, here.state, realm, at, here.state.site(at))


def go_to(campaign: Campaign, label: str) -> None:
    """Look at another hex from now on, and let the address say so."""
    state.put(hex_key(campaign), label)
    state.put(WRITING, False)
    state.bump(TURN)
    st.query_params.update(campaign=campaign.code, hex=label)


def hex_key(campaign: Campaign) -> str:
    """Each campaign remembers whose Site was looked at."""
    return state.key(PAGE, f"hex.{campaign.code}")


def _home(campaign: Campaign, now: State, realm: Realm) -> str:
    """The hex the map is at if it has a Site, else that of the first Site, else the one the map is at."""
    looked = str(state.get(f"realm.hex.{campaign.code}") or screen.home(realm))
    sites = [site.at for site in now.sites]
    return looked if looked in sites or not sites else sites[0]


def _follow_address(campaign: Campaign, realm: Realm) -> None:
    """Go to the hex a deep link names."""
    asked = st.query_params.get("hex")
    key = hex_key(campaign)
    for label in (asked, state.get(key)):
        if label and not _on_map(realm, label):
            st.session_state.pop(key, None)
            last = realm.grid.label(realm.grid.size - 1)
            state.put(NOTICE, f"**This Realm has no hex “{plain(label)}”.** Its hexes run from 0101 to {last}.")
            return
    if asked:
        state.put(key, asked)


def _on_map(realm: Realm, label: str) -> bool:
    try:
        realm.grid.find(label)
    except Unreadable:
        return False
    return True
