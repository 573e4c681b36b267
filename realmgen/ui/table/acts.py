"""What comes next: where the Company is, what it may do, how the dice fell, and the end of the Phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import calendar, table
from realmgen.service.company import bereft
from realmgen.service.rolls import Told
from realmgen.service.table import Suggestion
from realmgen.ui import state
from realmgen.ui.company.next import LATER
from realmgen.ui.dice import CARD, asking, card
from realmgen.ui.sitemap import go
from realmgen.ui.table import choosing
from realmgen.ui.table.desk import PAGE, Desk
from realmgen.ui.table.evening import last_evening
from realmgen.ui.table.hexmenu import hex_menu
from realmgen.ui.table.making import MAKING, dialogs
from realmgen.ui.table.share import share_roll
from realmgen.ui.undoing import redo
from realmgen.ui.widgets import plain, press, small

SHOWN = 5
HINT, LEAVING, FIND = (state.key(PAGE, name) for name in ("hinted", "leaving", "all.find"))
NEXT, TURN, WAR = "next", "turn", "war"
PAGES = {NEXT: "company", TURN: "calendar", WAR: "war"}
"""By choice of a deed that is done on another page: which."""
END = "end"
ALL = "table.all"
SHORT = 20
"""Letters of a label that are not cut off beside an icon."""
ROW = 48
"""A row of buttons with the gap below it, in px."""
ROOM, WIDE = 416, 400
"""Half a row is cut at the foot: a list that ended with a whole one would look complete."""
WEATHER = {"fine": ("gray", "partly_cloudy_day"), "looming": ("orange", "cloud_alert"), "dire": ("blue", "rainy")}
GOING = {"mist": ":gray-badge[:material/foggy: Mist]", "deprived": ":orange-badge[:material/no_meals: In want]"}


def acts(desk: Desk) -> None:
    """The primary action is what the rules want next; four more stand two abreast; the rest behind a button."""
    found = offered(desk)
    with st.container(gap="xsmall"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key="placerow")
        row.markdown(_place(desk), width="stretch")
        hex_menu(row, desk)
        shown = [deed for deed in found if not deed.why_not][:SHOWN]
        _buttons(desk, shown)
        if not asking(desk) and choosing.wanted(desk):
            choosing.card(desk, _room(len(shown)))
        else:
            card(desk, partial(_tools, desk), partial(last_evening, desk), _room(len(shown)))
        _foot(desk, found)
    dialogs(desk)
    if page := st.session_state.pop(LEAVING, ""):
        go(page, campaign=desk.campaign.code)


def offered(desk: Desk) -> list[Suggestion]:
    """Everything there is to do: first a fight that goes on, then what time is to pass, then the game night where none
    has begun, once there is a Company, and then who plays nobody any more."""
    first = [*_fighting(desk), *_passing(desk)]
    found = [*first, *_next_knights(desk), *table.deeds(desk.state, desk.chosen)]
    if desk.state.fight is None and desk.state.company.people:
        found.insert(sum(not deed.why_not for deed in found), Suggestion("A fight", choice=WAR, icon="swords"))
    if table.open_night(desk.state) is None:
        night = Suggestion("Begin game night", "evening", icon="nights_stay")
        found.insert(len(first) if desk.state.company.people else len(found), night)
    return found


def _fighting(desk: Desk) -> list[Suggestion]:
    """That a fight goes on, which is fought on the page of war."""
    fight = desk.state.fight
    return [Suggestion(f"To the fight: {fight.name}", choice=WAR, icon="swords")] if fight else []


def _passing(desk: Desk) -> list[Suggestion]:
    """That time is to pass since the last game night, which is seen to on the calendar's page."""
    due = calendar.wanted(desk.state)
    return [Suggestion(due, choice=TURN, icon="hourglass_top")] if due else []


def _next_knights(desk: Desk) -> list[Suggestion]:
    """For a player whose Knight is no more, until it was put off (MB-049)."""
    put_off = state.get(LATER) or ()
    return [
        Suggestion(f"Who goes on for {one.knight.player or one.knight.name}?", choice=NEXT, icon="group_add")
        for one in bereft(desk.state)
        if (desk.campaign.code, one.knight.name) not in put_off
    ]


def _place(desk: Desk) -> str:
    """Where the Company is and which weather it has; with the hint, what the Phase wants next."""
    at = desk.state.company.at
    clock = table.clock(desk.state)
    line = f"**{at}** {plain(table.place(desk.state, desk.realm, at))}" if at else "The Company has not set out yet."
    if clock.weather:
        colour, icon = WEATHER[desk.state.day.weather]
        line += f" :{colour}-badge[:material/{icon}: {clock.weather}]"
    for what, badge in GOING.items():
        if getattr(desk.state.day, what):
            line += f" {badge}"
    if desk.state.day.hazard:
        line += " :red-badge[:material/warning: Hazard]"
    return line + (f"  \n{small(clock.wants)}" if state.get(HINT) else "")


def _room(shown: int) -> int:
    """How high the card is in px: where fewer rows of buttons stand above it, all the higher, so that what lies below
    it stays."""
    return CARD + ROW * (_rows(SHOWN) - _rows(shown))


def _rows(shown: int) -> int:
    return shown // 2 + 1 if shown else 0


def _buttons(desk: Desk, deeds: Sequence[Suggestion]) -> None:
    if not deeds:
        return
    _button(desk, deeds[0], 0, primary=bool(desk.state.company.people))
    for first in range(1, len(deeds), 2):
        columns = st.columns(2, gap="xsmall", wrap=False)
        for number, column in enumerate(columns, first):
            if number < len(deeds):
                with column:
                    _button(desk, deeds[number], number)


def _button(desk: Desk, deed: Suggestion, number: int, *, primary: bool = False) -> None:
    press(
        plain(deed.label),
        deed.icon if number == 0 or len(deed.label) <= SHORT else "",
        f"table.deed.{number}",
        do,
        desk,
        deed,
        type="primary" if primary else "secondary",
        width="stretch",
        shortcut=str(number + 1),
        help=_hint_of(deed, wide=number == 0),
        wrap=False,
    )


def _hint_of(deed: Suggestion, *, wide: bool) -> str | None:
    """What a button has no room for: a long label on a narrow one, and what the deed is known to cost."""
    parts = [deed.label if len(deed.label) > SHORT and not wide else "", deed.risk]
    return "  \n".join(plain(part) for part in parts if part) or None


def do(desk: Desk, deed: Suggestion) -> None:
    """Do it, or begin to choose what is wanted for it; the list of all there is closes."""
    state.put(ALL, False)
    state.put(FIND, "")
    if deed.choice in PAGES:
        state.put(LEAVING, PAGES[deed.choice])
    elif deed.choice == "company":
        state.put(MAKING, True)
    elif deed.choice:
        choosing.begin(desk, deed)
    else:
        choosing.leave()
        desk.start(deed.command)


def _tools(desk: Desk, told: Told, row: DeltaGenerator) -> None:
    """Beside what the card tells, where a long text never hides it: doing the next again as long as there is one,
    or showing it."""
    if state.play().position(desk.campaign).can_redo:
        redo(row, desk.campaign, desk.seq)
    elif told.for_players:
        hint = "Show the players how it fell"
        press("Show", "cast", "table.show_roll", share_roll, desk, told, row=row, help=hint, wrap=False)


def _foot(desk: Desk, found: Iterable[Suggestion]) -> None:
    row = st.container(horizontal=True, gap="xsmall", wrap=False, key="footrow")
    end = next((deed for deed in found if deed.command == END), None)
    press(
        "End the Phase",
        "skip_next",
        "table.end",
        desk.start,
        END,
        row=row,
        width="stretch",
        shortcut="N",
        disabled=end is None or bool(end.why_not),
        help=plain(end.why_not) if end and end.why_not else None,
        wrap=False,
    )
    _all(row, desk, found)
    press("", "lightbulb", "table.hint", _hint, row=row, width=64, shortcut="H", help="What the Phase wants next")


def _hint() -> None:
    state.put(HINT, not state.get(HINT))


def _sought() -> str:
    """What is looked for among all actions: a field on top of them."""
    st.text_input("Find", key=FIND, placeholder="Find: camp, then Enter", label_visibility="collapsed", type="search")
    return str(state.get(FIND) or "").strip().casefold()


def _all(row: DeltaGenerator, desk: Desk, found: Iterable[Suggestion]) -> None:
    """Behind a button: everything, what cannot be done now with the reason."""
    popover = row.popover("All actions", key=ALL, width="stretch", on_change="rerun")
    room = popover.container(height=ROOM, width=WIDE, border=False, gap="xxsmall", key="allacts")
    if not popover.open:
        return
    with room:
        wanted = _sought()
        for number, deed in enumerate(found):
            if wanted not in deed.label.casefold():
                continue
            press(
                plain(deed.label),
                deed.icon,
                f"table.all.{number}",
                do,
                desk,
                deed,
                type="tertiary",
                disabled=bool(deed.why_not),
            )
            if said := deed.why_not or deed.risk:
                st.markdown(small(plain(said)))
