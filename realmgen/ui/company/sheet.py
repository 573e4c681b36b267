"""One of the Company on the page: who they are, their numbers, what they have, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from realmgen.service import company
from realmgen.service.company import Member, quoted
from realmgen.service.paper import FLAGS
from realmgen.ui import state
from realmgen.ui.company.desk import PAGE, Desk, ask
from realmgen.ui.company.things import change, things
from realmgen.ui.widgets import plain, press, small


def key_of(member: Member, part: str) -> str:
    """The key of a part of someone's sheet."""
    return state.key(PAGE, f"{member.name}.{part}")


def knight_sheet(desk: Desk, knight: Member) -> None:
    """A Knight in full: name and badges, the numbers with their buttons, things, and the rest in words."""
    with st.container(gap="xsmall", key=f"sheet-{_place(desk, knight)}"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
        row.subheader(plain(knight.name), anchor=False, width="content")
        row.markdown(_badges(desk, knight), width="content")
        row.space("stretch")
        if knight.passion:
            order = f"passion {quoted(knight.name)}"
            press("Passion", "local_fire_department", key_of(knight, "passion"), desk.order, order, row=row)
        _change(row, desk, knight)
        told = " · ".join(filter(None, [plain(knight.title), _player(knight)]))
        if told:
            st.markdown(small(told))
        numbers(desk, knight)
        things(desk, knight)
        for line in _words(desk, knight):
            st.markdown(line)


def companion(desk: Desk, member: Member, beside: str = "") -> None:
    """Who goes with a Knight, in a line or two; the numbers' buttons stand behind More."""
    with st.container(gap="xsmall", key=f"sheet-{_place(desk, member)}"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
        row.markdown(f"**{plain(member.name)}** {_badges(desk, member)}", width="content")
        row.markdown(_figures(member), width="content")
        row.space("stretch")
        _change(row, desk, member, short=True)
        if member.kind in ("squire", "follower"):
            things(desk, member)
        told = [_player(member), f"goes with {plain(member.of)}" if member.of not in ("", beside) else ""]
        if member.kind in ("steed", "beast"):
            told.append(plain("; ".join(member.items)))
        told.append(plain(member.note))
        line = " · ".join(filter(None, told))
        if line:
            st.markdown(small(line))


def _place(desk: Desk, member: Member) -> int:
    return desk.state.company.members.index(member)


def _figures(member: Member) -> str:
    """All numbers in a line; in full only where they differ."""
    parts = [
        f"{vital.word} **{vital.now}**{f':small[/{vital.full}]' if vital.now != vital.full else ''}"
        for vital in company.vitals(member)
    ]
    return " ".join([*parts, f"A **{member.armour}**"] if member.armour else parts)


def _change(row: st.delta_generator.DeltaGenerator, desk: Desk, member: Member, *, short: bool = False) -> None:
    press("Edit", "edit", key_of(member, "edit"), ask, "edit", member.name, row=row)
    more = row.popover("More", key=key_of(member, "more"), on_change="rerun")
    if more.open:
        with more:
            if short:
                numbers(desk, member)
            _more(desk, member, short=short)


def _badges(desk: Desk, member: Member) -> str:
    if member.kind == "knight":
        honour = company.honour(desk.state, member)
        first = [f":violet-badge[{honour.rank.name}]", f":gray-badge[{honour.glory} Glory]", _gray(member.age)]
    else:
        first = [_gray(_kind(member))]
    states = [f":{'gray' if word == 'Away' else 'red'}-badge[{word}]" for word in company.badges(member)]
    return " ".join([*first, *states])


def _kind(member: Member) -> str:
    """What they are, said once: a beast is known by its name."""
    if member.title and (member.kind == "beast" or member.title.endswith(member.kind)):
        return member.title
    return " ".join(filter(None, [member.title, member.kind]))


def _gray(word: str) -> str:
    return f":gray-badge[{plain(word.capitalize())}]"


def numbers(desk: Desk, member: Member) -> None:
    """Each Virtue and Guard: less, more, and a Save."""
    name = quoted(member.name)
    row = st.container(horizontal=True, vertical_alignment="center", gap="small")
    for vital in company.vitals(member):
        one = row.container(horizontal=True, vertical_alignment="center", wrap=False, gap="xxsmall", width="content")
        full = f":small[/{vital.full}]" if vital.now != vital.full else ""
        now = f":red[**{vital.now}**]" if vital.low else f"**{vital.now}**"
        one.markdown(f"{vital.word} {now}{full}", width=72)
        for sign, verb, way in (("−", "lose", "down"), ("+", "gain", "up")):
            order, key = f"{verb} {name} {vital.measure} 1", key_of(member, f"{vital.measure}.{verb}")
            press(sign, "", key, desk.order, order, row=one, width=40, help=f"{vital.word} {way} by one")
        if vital.measure != "guard":
            order, key = f"save {name} {vital.measure}", key_of(member, f"{vital.measure}.save")
            press("Save", "", key, desk.start, order, row=one, help=f"d20 against {vital.word}")
    row.markdown(f"Armour **{member.armour}**", width="content")


def _words(desk: Desk, member: Member) -> list[str]:
    """The lines of a sheet that are there."""
    follows = f"**Successor** {plain(member.successor)}" if member.successor else ""
    ability, _, text = member.ability.partition(". ")
    lines = [
        f"**Ability** {plain(ability)}{f'. {plain(text)}' if text else ''}" if member.ability else "",
        f"**Passion** {plain(member.passion)}" if member.passion else "",
        " · ".join(filter(None, [_office(desk, member), follows])),
        f"**Note** {plain(member.note)}" if member.note else "",
    ]
    return [line for line in lines if line]


def _player(member: Member) -> str:
    return f"played by {plain(member.player)}" if member.player else ""


def _office(desk: Desk, member: Member) -> str:
    if not member.office:
        return ""
    post = company.honour(desk.state, member).post
    opposed = " :red-badge[opposed]" if member.opposed else ""
    return f"**Office** {plain(member.office)}{f', {post}' if post else ''}{opposed}"


def _more(desk: Desk, member: Member, *, short: bool) -> None:
    """How they are, what a Phase of danger past restores, and what became of them."""
    name = quoted(member.name)
    for what, label in FLAGS.items():
        on = getattr(member, what)
        order = f"condition {name} {what} {'off' if on else 'on'}"
        icon = "check_box" if on else "check_box_outline_blank"
        press(label, icon, key_of(member, what), desk.order, order, type="tertiary")
    if short and member.kind not in ("squire", "follower"):
        change(desk, member)
    if member.kind == "squire":
        press("Knight this Squire", "military_tech", key_of(member, "knighted"), desk.start, f"knighted {name}")
    why = key_of(member, "why")
    st.text_input("What became of them", key=why, placeholder="How, in a few words", max_chars=200)
    row = st.container(horizontal=True, gap="xsmall")
    for fate, label in company.FATES.items():
        press(label, "", key_of(member, fate), _fate, desk, member, fate, row=row)
    press(
        "Strike out, as if never there", "", key_of(member, "dismiss"), desk.order, f"dismiss {name}", type="tertiary"
    )


def _fate(desk: Desk, member: Member, fate: str) -> None:
    why = str(state.get(key_of(member, "why")) or "").strip()
    desk.order(f"fate {quoted(member.name)} {fate}{f' {quoted(why)}' if why else ''}")


def folded(desk: Desk, gone: Sequence[Member]) -> None:
    """The dead and gone, put away."""
    if not gone:
        return
    with st.expander(f"Dead and gone: {len(gone)}", icon=":material/deceased:", key="company.gone"):
        for member in gone:
            row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
            row.markdown(f"**{plain(member.name)}** {_badges(desk, member)}", width="stretch")
            press("Is back", "undo", key_of(member, "return"), desk.order, f"return {quoted(member.name)}", row=row)
