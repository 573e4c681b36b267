"""What may be done to a Myth: its next Omen, back, resolved, another in its place, and its sheet."""

from __future__ import annotations

from functools import partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from realmgen.errors import RealmgenError
from realmgen.service import myths, placing, table
from realmgen.service.myths import Standing
from realmgen.service.packs import library_for
from realmgen.ui import state
from realmgen.ui.myths.desk import PAGE, Desk, ask
from realmgen.ui.printing import PICTURES
from realmgen.ui.widgets import NOTICE, attempt, hand_over, plain, press, small

OMENS = 6
HOW_ENDED, TOOK_PART, MET, OTHER, FILE, SWAPPING = (
    state.key(PAGE, name) for name in ("how", "who", "met", "other", "file", "swap")
)


def tools(desk: Desk, one: Standing) -> None:
    """The row over a Myth; the primary is what comes next."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="mythtools")
    number = one.myth.number
    if one.ended:
        press("Reopen", "undo", "myths.reopen", desk.order, f"reopen {number}", row=row, type="primary")
    else:
        label = f"Meet Omen {one.met + 1}" if one.met < OMENS else "All Omens met"
        why_not = "" if desk.state.company.at else "The Company is not on the map yet: at the Table it sets out."
        press(
            label,
            "flare",
            "myths.omen",
            desk.start,
            f"omen {number}",
            row=row,
            type="primary",
            disabled=bool(why_not),
            help=why_not or "The Company meets it now",
        )
        _resolve(row, desk, one)
    _back(row, desk, one)
    _swap(row, desk, one)
    press("Write", "edit", "myths.write", ask, row=row, help="Write this Myth by hand")
    _sheet(row, desk, one)


def _resolve(row: DeltaGenerator, desk: Desk, one: Standing) -> None:
    """Behind a button: how it ended, and who took part and so gets Glory (MB-140)."""
    popover = row.popover("Resolve", icon=":material/task_alt:", key="myths.resolve", on_change="rerun")
    if not popover.open:
        return
    knights = [knight.name for knight in desk.state.company.knights]
    with popover, st.form("resolve", border=False):
        st.text_input("How it ended", key=HOW_ENDED, max_chars=80)
        if knights:
            st.pills("Who took part", knights, selection_mode="multi", default=knights, key=TOOK_PART)
        st.markdown(small("Each of them gets 1 Glory."))
        st.form_submit_button(
            "Resolved", icon=":material/task_alt:", on_click=_resolved, args=(desk, one), width="stretch"
        )


def _resolved(desk: Desk, one: Standing) -> None:
    how = str(state.get(HOW_ENDED) or "").strip() or "It is over."
    desk.order(table.resolve_text(one.myth.number, how, state.get(TOOK_PART) or ()))


def _back(row: DeltaGenerator, desk: Desk, one: Standing) -> None:
    """Behind a button: how many Omens were met, by hand."""
    popover = row.popover("Set", icon=":material/tune:", key="myths.back", on_change="rerun", help="Omens by hand")
    if not popover.open:
        return
    with popover:
        st.markdown("How many Omens were met?")
        line = st.container(horizontal=True, gap="xsmall")
        for count in range(OMENS + 1):
            order = f"set omens.{one.myth.number} {count}"
            press(str(count), "", f"{MET}.{count}", desk.order, order, row=line, disabled=count == one.met, width=48)


def _swap(row: DeltaGenerator, desk: Desk, one: Standing) -> None:
    """Behind a button: another Myth in its place, out of the library, drawn or out of a file."""
    popover = row.popover("Swap", icon=":material/swap_horiz:", key=SWAPPING, on_change="rerun")
    if not popover.open:
        return
    library = library_for(state.play(), desk.campaign)
    known = myths.titles(library)
    with popover:
        st.markdown(small("Name, mark and Omens give way; its number and hex stay."))
        st.selectbox(
            "Out of the library", known, None, format_func=known.__getitem__, key=OTHER, placeholder="type a name"
        )
        press("Put it in", "check", "myths.put", _put, desk, one, width="stretch")
        press("Draw another", "casino", "myths.draw", _draw, desk, one, width="stretch")
        st.file_uploader("Out of a file", type=["yaml", "yml"], key=FILE)
        press("Bring it in", "upload_file", "myths.import", _bring, desk, one, width="stretch")
        tale = one.myth.tale or library.tale(next(iter(known)))
        hand_over(
            "A file to write over", f"{tale.id}.yaml", partial(myths.template, tale), "myths.template", width="stretch"
        )


def _put(desk: Desk, one: Standing) -> None:
    chosen = state.get(OTHER)
    if not chosen:
        state.put(NOTICE, "Choose a Myth of the library first: type the start of its name.")
        return
    library = library_for(state.play(), desk.campaign)
    attempt(lambda: _in(desk, one, placing.put_text(one.myth.at, library.tale(chosen))))


def _draw(desk: Desk, one: Standing) -> None:
    library = library_for(state.play(), desk.campaign)
    attempt(lambda: _in(desk, one, placing.put_text(one.myth.at, myths.drawn(desk.state, library))))


def _bring(desk: Desk, one: Standing) -> None:
    file = state.get(FILE)
    if file is None:
        state.put(NOTICE, "Choose a file first: it has one Myth, as the file to write over shows.")
        return
    try:
        order = myths.imported_text(one.myth.at, file.name, file.getvalue())
    except RealmgenError as error:
        state.put(NOTICE, error)
        return
    _in(desk, one, order)


def _in(desk: Desk, one: Standing, order: str) -> None:
    """Another Myth begins with its first Omen."""
    state.put(SWAPPING, False)
    again = [f"set omens.{one.myth.number} 0"] if one.met else []
    desk.order(order, *again)


def _sheet(row: DeltaGenerator, desk: Desk, one: Standing) -> None:
    """Behind a button: the game master's sheet."""
    if one.myth.tale is None:
        return
    popover = row.popover("Print", icon=":material/print:", key="myths.print", on_change="rerun", help="One page of A5")
    if not popover.open:
        return
    with popover:
        st.markdown(small(f"{plain(one.myth.name)} on one page of A5, for the game master."))
        for name, label in PICTURES.items():
            file = f"myth-{one.myth.number}.{name}"
            hand_over(label, file, partial(_made, desk, one, name), f"myths.print.{name}", width="stretch")


def _made(desk: Desk, one: Standing, name: str) -> bytes:
    from realmgen.service.exports import Print
    from realmgen.service.sheets import export_sheet_of

    how = Print(paper="A5")
    return export_sheet_of(state.play(), desk.campaign, "myth", name, how, str(one.myth.number)).data
