"""How a fight begins: its name, who is against the Company, who is beside it, all on one screen."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import streamlit as st

from realmgen.service.war import foes as service
from realmgen.service.war.foes import Foe
from realmgen.ui import state
from realmgen.ui.war.desk import PAGE, Desk
from realmgen.ui.war.foes import notation, source
from realmgen.ui.war.waiting import after, waiting
from realmgen.ui.widgets import plain, press, small

DRAFT, NAME, THEIRS, BESIDE = (state.key(PAGE, name) for name in ("draft", "name", "theirs", "beside"))
ROOM = 424
KEY = state.key(PAGE, "foes")


class Draft(NamedTuple):
    """Whom a fight is to be against, before it has begun."""

    code: str
    foes: tuple[Foe, ...] = ()


def begin(desk: Desk) -> None:
    """What is known so far at the left, whom to add at the right."""
    with st.container(key="stack"):
        left, right = st.columns([6, 7], gap="medium")
    with left:
        waiting(desk)
        _draft(desk)
        after(desk)
    with right:
        st.markdown("**Who is against us**")
        with st.container(height=ROOM, border=False, gap="xsmall", key="foelist"):
            source(desk, KEY, partial(_take, desk))
        notation(f"{KEY}.hand", partial(_take, desk))


def _foes(desk: Desk) -> tuple[Foe, ...]:
    draft: Draft = state.get(DRAFT) or Draft("")
    return draft.foes if draft.code == desk.campaign.code else ()


def _put(desk: Desk, foes: tuple[Foe, ...]) -> None:
    state.put(DRAFT, Draft(desk.campaign.code, foes))


def _take(desk: Desk, foe: Foe) -> None:
    _put(desk, service.more(_foes(desk), foe))


def _draft(desk: Desk) -> None:
    """Name, both sides, and the button that begins it."""
    foes = _foes(desk)
    with st.container(border=True, gap="small", key="draft"):
        st.subheader("A fight", anchor=False)
        row = st.container(horizontal=True, gap="small", wrap=False)
        row.text_input("Name", placeholder=service.suggested(desk.state), key=NAME, max_chars=80)
        row.text_input("They are called", placeholder="The foe", key=THEIRS, max_chars=80)
        st.markdown(f"**Ours** {small(_ours(desk))}")
        _beside(desk)
        st.markdown("**Theirs**" + ("" if foes else f"  \n{small('Nobody yet: press whom you want in the list.')}"))
        for place, foe in enumerate(foes):
            _line(desk, foes, place, foe)
        args = (desk,)
        st.button(
            "Begin the fight",
            icon=":material/swords:",
            type="primary",
            width="stretch",
            shortcut="1",
            key="war.begin",
            on_click=_begin,
            args=args,
            disabled=not foes,
            help=None if foes else "Choose first whom it is against",
        )


def _ours(desk: Desk) -> str:
    people = [member.name for member in desk.state.company.present]
    return plain(", ".join(people)) if people else "nobody of the Company is here"


def _beside(desk: Desk) -> None:
    """Units in the field may stand beside the Company."""
    names = [foe.name for foe in service.friends(desk.state)]
    if names:
        st.pills("Beside us", names, selection_mode="multi", key=BESIDE)


def _line(desk: Desk, foes: tuple[Foe, ...], place: int, foe: Foe) -> None:
    row = st.container(horizontal=True, gap="xsmall", wrap=False, vertical_alignment="center")
    many = f"{foe.number} " if foe.number > 1 else ""
    row.markdown(f"{many}**{plain(foe.name)}**  \n{small(plain(foe.stats))}", width="stretch")
    key = f"{KEY}.{place}"
    if foe.source in ("", service.MYTHS):
        for sign, by in (("−", -1), ("+", 1)):
            press(sign, "", f"{key}.{by}", _put, desk, service.counted(foes, place, foe.number + by), row=row, width=44)
    else:
        press("", "close", f"{key}.0", _put, desk, service.counted(foes, place, 0), row=row, help="Leave out")


def _begin(desk: Desk) -> None:
    fields = service.in_the_field(desk.state)
    beside = [foe for foe in fields if foe.name in (state.get(BESIDE) or ())]
    name, theirs = (str(state.get(key) or "") for key in (NAME, THEIRS))
    if desk.order(*service.opening(desk.state, name, theirs, _foes(desk), beside)):
        _put(desk, ())
        for key in (NAME, THEIRS):
            state.put(key, "")
        state.put(BESIDE, [])
