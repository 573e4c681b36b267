"""What is under way: tasks of the Council until their outcome, and grand designs until they are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service import domain as service
from realmgen.service.domain import Design, Domain, Task, quoted, with_words
from realmgen.ui import state
from realmgen.ui.domain.desk import Desk, field, said, small_form
from realmgen.ui.widgets import NOTICE, plain, press, segments, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

ENDS = {"done": "Done", "failed": "Failed", "mildly": "Failed mildly"}


def task_form(row: DeltaGenerator, desk: Desk, domain: Domain, name: str, place: str) -> None:
    """Behind a button: something for one of the Council to do (MB-391)."""
    opener = field(domain, "task", place)
    popover = small_form("", "add_task", opener, row, help=f"A task for {plain(name)}")
    if popover is None:
        return
    span, what = field(domain, "span", place), field(domain, "what", place)
    with popover, st.form(f"task.{place}", border=False):
        segments(
            "How long it takes",
            {key: words.title() for key, words in service.SPANS.items()},
            span,
            titled=True,
            kept=False,
        )
        st.text_input(f"What {plain(name)} is to do", key=what, max_chars=400)
        st.form_submit_button(
            "Set the task", icon=":material/add_task:", width="stretch", on_click=_told,
            args=(desk, domain, name, opener, span, what),
        )  # fmt: skip


def _told(desk: Desk, domain: Domain, name: str, opener: str, span: str, what: str) -> None:
    if not said(what):
        state.put(NOTICE, "Nothing was written: say what is to be done.")
    elif desk.order(f"task {domain.at} {quoted(name)} {said(span) or 'phase'} {quoted(said(what))}"):
        state.put(opener, False)


def tasks(desk: Desk, domain: Domain) -> None:
    """Those whose outcome is wanted, due ones marked; the others folded away."""
    st.subheader("Tasks", anchor=False)
    found = service.open_tasks(domain)
    if not found:
        st.markdown(small("None is set. One of the Council is told what to do beside their seat; failure is a Crisis."))
    for number, task in found:
        _task(desk, domain, number, task)
    over = service.over_tasks(domain)
    if over:
        with st.expander(f"Over: {len(over)}", icon=":material/task_alt:", key="domain.overtasks"):
            for task in over:
                how = f": {plain(task.how)}" if task.how else ""
                st.markdown(f"**{plain(task.what)}** {plain(task.by)}  \n{small(f'{task.outcome}{how}')}")


def _task(desk: Desk, domain: Domain, number: int, task: Task) -> None:
    due = " :orange-badge[:material/schedule: due]" if service.task_due(desk.state, domain, task) else ""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key=f"taskrow-{number}")
    row.markdown(
        f"**{plain(task.what)}**{due}  \n"
        + small(f"{plain(task.by)} · {service.SPANS[task.span]}, since {service.since(desk.state, task.since)}"),
        width="stretch",
    )
    opener, words = field(domain, "outcome", number), field(domain, "ended", number)
    popover = small_form("Outcome", "flag", opener, row)
    if popover is not None:
        with popover:
            st.text_input("How it went", key=words, max_chars=400, placeholder="may stay empty")
            line = st.container(horizontal=True, gap="xsmall")
            for how, label in ENDS.items():
                press(label, "", f"{opener}.{how}", _ended, desk, domain, number, how, row=line)
            st.markdown(small("Failure brings a Crisis, unless it is mild."))


def _ended(desk: Desk, domain: Domain, number: int, how: str) -> None:
    order = f"outcome {domain.at} {number} {how}"
    state.put(field(domain, "outcome", number), False)
    desk.start(with_words(order, said(field(domain, "ended", number))))


def designs(desk: Desk, domain: Domain) -> None:
    """Grand designs, each with when it will be done (MB-415 to MB-417)."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key="designrow")
    row.subheader("Grand designs", anchor=False, width="stretch")
    _begin(row, desk, domain)
    found = service.open_designs(domain)
    if not found:
        st.markdown(small("None is under way."))
    for number, design in found:
        _design(desk, domain, number, design)
    over = service.over_designs(domain)
    if over:
        with st.expander(f"Done: {len(over)}", icon=":material/task_alt:", key="domain.overdesigns"):
            for design in over:
                done = f" · done {service.since(desk.state, design.done)}" if design.done else ""
                st.markdown(f"**{plain(design.what)}**  \n{small(f'{service.SIZES[design.size]}{done}')}")


def _design(desk: Desk, domain: Domain, number: int, design: Design) -> None:
    row = st.container(
        horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False, key=f"designrow-{number}"
    )
    row.markdown(
        f"**{plain(design.what)}**  \n{small(f'{service.SIZES[design.size]} · done {service.wait(design)}')}",
        width="stretch",
    )
    key = field(domain, "design", number)
    press(
        "",
        "task_alt",
        f"{key}.complete",
        desk.order,
        f"complete {domain.at} {number}",
        row=row,
        help="It is done now, by hand",
    )
    press("", "close", f"{key}.abandon", desk.order, f"abandon {domain.at} {number}", row=row, help="Give it up")


def _begin(row: DeltaGenerator, desk: Desk, domain: Domain) -> None:
    popover = small_form("Begin", "architecture", "domain.begin", row)
    if popover is None:
        return
    with popover, st.form("design", border=False):
        st.selectbox(
            "What kind", service.SIZES, format_func=lambda size: service.SIZES[size].capitalize(), key="domain.size"
        )
        st.text_input("What is built or changed", key="domain.design", max_chars=400)
        st.markdown(small("A change is done by the next Season, a building takes a whole one, a grand project an Age."))
        st.form_submit_button(
            "Begin it", icon=":material/architecture:", width="stretch", on_click=_begun, args=(desk, domain)
        )


def _begun(desk: Desk, domain: Domain) -> None:
    what = said("domain.design")
    if not what:
        state.put(NOTICE, "Nothing was written: say what is built or changed.")
    elif desk.order(f"design {domain.at} {said('domain.size') or 'change'} {quoted(what)}"):
        state.put("domain.begin", False)
        state.put("domain.design", "")
