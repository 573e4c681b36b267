"""Behind a name of the Company: every change to someone that play brings."""

from __future__ import annotations

from typing import Final

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.service import table
from realmgen.service.table import Member, Vital
from realmgen.ui import state
from realmgen.ui.sitemap import go
from realmgen.ui.table.desk import Desk
from realmgen.ui.widgets import plain, press, small

CONDITIONS = ("fatigued", "exposed", "away")
ROOM = 500
"""Its height stands before it is filled: else it would open towards the end of the page, where there is no room."""
HIDDEN: Final = "collapsed"


def member_popover(row: DeltaGenerator, desk: Desk, member: Member) -> None:
    """A name that opens."""
    popover = row.popover(f"**{plain(member.name)}**", key=_key(member), type="tertiary", on_change="rerun")
    room = popover.container(height=ROOM, border=False, gap="xsmall", key=_key(member, "room"))
    if not popover.open:
        return
    with room:
        st.markdown(_heading(member))
        for vital in table.vitals(member):
            _vital(desk, member, vital)
        _remedies(_conditions(desk, member), desk, member)
        _price(desk, member)
        _property(desk, member)
        _gone(desk, member)


def _key(member: Member, part: str = "popover") -> str:
    return f"table.member.{member.name}.{part}"


def _heading(member: Member) -> str:
    played = f"played by {plain(member.player)}" if member.player else ""
    line = ", ".join(filter(None, [f"**{plain(member.name)}**", plain(member.title), played]))
    return f"{line}  \n{small(f'Passion: {plain(member.passion)}')}" if member.passion else line


def _vital(desk: Desk, member: Member, vital: Vital) -> None:
    name, measure = table.quoted(member.name), vital.measure
    row = st.container(horizontal=True, vertical_alignment="center", wrap=False, gap="xsmall")
    full = f":small[/{vital.full}]" if vital.now != vital.full else ""
    word = "Guard" if measure == "guard" else vital.word
    row.markdown(f"{word} **{vital.now}**{full}", width=90)
    for sign, verb, way in (("−", "lose", "down"), ("+", "gain", "up")):
        order, key = f"{verb} {name} {measure} 1", _key(member, f"{measure}.{verb}")
        press(sign, "", key, desk.order, order, row=row, width=48, help=f"{vital.word} {way} by one")
    if measure == "guard":
        press("Restore", "", _key(member, "restore"), desk.order, f"restore {name} guard", row=row)
    else:
        press("Save", "casino", _key(member, f"{measure}.save"), _roll, desk, member, f"save {name} {measure}", row=row)


def _roll(desk: Desk, member: Member, order: str) -> None:
    """Do it, and close: how it falls, or what the die shows, stands in the card beneath."""
    state.put(_key(member), False)
    desk.start(order)


def _conditions(desk: Desk, member: Member) -> DeltaGenerator:
    """Fatigued, Exposed and away, each turned with a click; and the Passion. The row has room for more."""
    row = st.container(horizontal=True, gap="xsmall", vertical_alignment="center")
    key = _key(member, f"conditions.{desk.seq}")
    row.pills(
        "Condition",
        CONDITIONS,
        selection_mode="multi",
        default=[what for what in CONDITIONS if getattr(member, what)],
        key=key,
        format_func=str.capitalize,
        label_visibility=HIDDEN,
        on_change=_turned,
        args=(desk, member, key),
    )
    if member.kind == "knight":
        order = f"passion {table.quoted(member.name)}"
        hint = "They give in to their Passion: SPI is restored"
        press("Passion", "favorite", _key(member, "passion"), _roll, desk, member, order, row=row, help=hint)
    return row


def _turned(desk: Desk, member: Member, key: str) -> None:
    now = state.get(key) or []
    for what in CONDITIONS:
        if (what in now) != getattr(member, what):
            desk.order(f"condition {table.quoted(member.name)} {what} {'on' if what in now else 'off'}")


def _price(desk: Desk, member: Member) -> None:
    """More than one at a time: a number or dice, of what, and for what."""
    key = _key(member, "price")
    with st.form(key, border=False):
        row = st.container(horizontal=True, gap="xsmall", wrap=False)
        row.text_input("How much", "d6", key=f"{key}.amount", max_chars=4, width=64, label_visibility=HIDDEN)
        words = [vital.word for vital in table.vitals(member)]
        row.selectbox("Of what", words, key=f"{key}.what", width=88, label_visibility=HIDDEN)
        row.text_input("Why", key=f"{key}.why", placeholder="for what", max_chars=60, label_visibility=HIDDEN)
        for label, verb in (("Lose", "lose"), ("Gain", "gain")):
            args = (desk, member, verb)
            row.form_submit_button(label, key=f"{key}.{verb}", on_click=_pay, args=args)


def _pay(desk: Desk, member: Member, verb: str) -> None:
    key = _key(member, "price")
    amount, word, why = (str(state.get(f"{key}.{part}") or "").strip() for part in ("amount", "what", "why"))
    measure = next(vital.measure for vital in table.vitals(member) if vital.word == word)
    _roll(desk, member, table.with_words(f"{verb} {table.quoted(member.name)} {measure} {amount or '1'}", why))


def _remedies(row: DeltaGenerator, desk: Desk, member: Member) -> None:
    """The Remedy they carry, or which they may."""
    name = table.quoted(member.name)
    if member.remedy:
        label, order = f"Share the {member.remedy.capitalize()}", f"remedy {name} {member.remedy}"
        press(label, "healing", _key(member, "remedy"), desk.start, order, row=row)
        press("Lay it down", "", _key(member, "down"), desk.order, f"carry {name} none", row=row)
    else:
        for remedy in table.REMEDIES:
            order = f"carry {name} {remedy}"
            press(f"+ {remedy.capitalize()}", "", _key(member, remedy), desk.order, order, row=row, type="tertiary")


def _property(desk: Desk, member: Member) -> None:
    if member.items:
        st.markdown(small(plain(" · ".join(member.items))))
    field = _key(member, "give")
    st.text_input(
        "Gets",
        key=field,
        placeholder="Gets: Mace (d8 hefty), then Enter",
        label_visibility=HIDDEN,
        max_chars=80,
        on_change=_give,
        args=(desk, member, field),
    )


def _give(desk: Desk, member: Member, field: str) -> None:
    thing = str(state.get(field) or "").strip()
    if thing:
        desk.order(f"give {table.quoted(member.name)} {table.quoted(thing)}")
        state.put(field, "")


def _gone(desk: Desk, member: Member) -> None:
    """What became of someone, and the way to all that is written of them."""
    row = st.container(horizontal=True, gap="small", vertical_alignment="center")
    if row.button("Whole sheet", icon=":material/shield_person:", key=_key(member, "sheet")):
        go("company", campaign=desk.campaign.code)
    for fate, label in table.FATES.items():
        order = f"fate {table.quoted(member.name)} {fate}"
        press(label, "", _key(member, fate), desk.order, order, row=row, type="tertiary")
