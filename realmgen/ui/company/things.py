"""What someone has: a click takes it in hand, puts it on or away; things come and go, are traded, Remedies carried."""

from __future__ import annotations

import streamlit as st

from realmgen.service import company
from realmgen.service.company import Member, Ware, quoted
from realmgen.ui import state
from realmgen.ui.company.desk import PAGE, Desk
from realmgen.ui.widgets import plain, press, small

ICONS = {company.HELD: "swords", company.WORN: "shield", company.PACKED: "inventory_2"}
REMEDIES = ("none", "sustenance", "stimulant", "sacrament")
DOES = {company.HELD: "Put it away", company.WORN: "Take it off"}


def _key(member: Member, part: str) -> str:
    return state.key(PAGE, f"{member.name}.things.{part}")


def things(desk: Desk, member: Member) -> None:
    """Arms and armour as buttons that say how they are had; the rest in a line; a popover for what comes and goes."""
    wares = company.wares(member)
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
    for number, ware in enumerate(ware for ware in wares if ware.order):
        _ware(desk, member, ware, number, row)
    _property(desk, member, row)
    packed = [ware.line for ware in wares if not ware.order]
    remedy = f":green-badge[:material/healing: {member.remedy.capitalize()}] " if member.remedy else ""
    if packed or remedy:
        st.markdown(remedy + small(plain("; ".join(packed))))


def _ware(desk: Desk, member: Member, ware: Ware, number: int, row: st.delta_generator.DeltaGenerator) -> None:
    packed = ware.place == company.PACKED
    label = plain(ware.line) if packed else f"{plain(ware.line)}, {ware.place}"
    does = DOES.get(ware.place) or ("Put it on" if ware.order.startswith("wear") else "Take it in hand")
    press(label, ICONS[ware.place], _key(member, str(number)), desk.order, ware.order, row=row, help=does)


def _property(desk: Desk, member: Member, row: st.delta_generator.DeltaGenerator) -> None:
    popover = row.popover("Property", icon=":material/add:", key=_key(member, "change"), on_change="rerun")
    if popover.open:
        with popover, st.container(gap="xsmall"):
            change(desk, member)


def change(desk: Desk, member: Member) -> None:
    """What comes, what goes, and the Remedy they carry."""
    _comes(desk, member)
    _goes(desk, member)
    _remedy(desk, member)


def _comes(desk: Desk, member: Member) -> None:
    with st.form(_key(member, "come"), border=False):
        st.text_input("A thing more", key=_key(member, "new"), max_chars=80, placeholder="Mace (d8 hefty)")
        st.text_input(
            "In trade for", key=_key(member, "offer"), max_chars=80, placeholder="empty: it is given, found or made"
        )
        st.form_submit_button("Take it", icon=":material/add:", on_click=_gets, args=(desk, member), width="stretch")
    st.markdown(small("Dice and armour stand in brackets; what the lists know gets its own."))


def _gets(desk: Desk, member: Member) -> None:
    new, offer = (str(state.get(_key(member, part)) or "").strip() for part in ("new", "offer"))
    if new and desk.order(company.named("trade" if offer else "give", member.name, new, offer)):
        for part in ("new", "offer"):
            state.put(_key(member, part), "")


def _goes(desk: Desk, member: Member) -> None:
    if not member.items:
        return
    st.selectbox("A thing less", member.items, key=_key(member, "old"))
    press("Give it away", "remove", _key(member, "take"), _gives, desk, member, width="stretch")


def _gives(desk: Desk, member: Member) -> None:
    desk.order(company.named("take", member.name, str(state.get(_key(member, "old")))))


def _remedy(desk: Desk, member: Member) -> None:
    now = REMEDIES.index(member.remedy or "none")
    st.selectbox("Remedy they carry", REMEDIES, now, format_func=str.capitalize, key=_key(member, "remedy"))
    press("Carry it", "healing", _key(member, "carry"), _carries, desk, member, width="stretch")


def _carries(desk: Desk, member: Member) -> None:
    desk.order(f"carry {quoted(member.name)} {state.get(_key(member, 'remedy'))}")
