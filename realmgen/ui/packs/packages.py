"""Packages of Datasworn on the Packs page: looked at, kept, read in, and taken away."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

import streamlit as st

from realmgen.service import datasworn
from realmgen.service.datasworn import KINDS, Report
from realmgen.ui import state
from realmgen.ui.widgets import AT_ONCE, attempt, plain, small
from realmgen.ui.words import count

PAGE = "packs"
ROUND, FOLDER = (state.key(PAGE, name) for name in ("round", "folder"))
HEIGHT = 440
KIND, PART = (state.key(PAGE, name) for name in ("kind", "part"))


def offer(files: Mapping[str, Path | bytes]) -> bool:
    """The reports on packages that may be kept, and the button that keeps them; whether the files are such.

    Raises NotFound, and Unreadable with every fault of packages that cannot be kept.
    """
    found = {name: where for name, where in files.items() if datasworn.recognised(where, name)}
    if not found:
        return False
    there = {report.id for report in datasworn.installed(state.play())}
    reports = [report for name, where in found.items() for report in datasworn.look_at(where, state.play(), name)]
    older = [report for report in reports if report.id in there]
    with st.container(border=True, gap="small", key="packagereport"):
        for report in reports:
            card(report)
        for report in older:
            st.markdown(f":orange[:material/warning:] {plain(report.title)} is here: it is replaced.")
        st.button(
            "Add these packages" if len(reports) > 1 else "Add this package",
            type="primary",
            icon=":material/add:",
            key=state.key(PAGE, "addpackage"),
            width="stretch",
            on_click=partial(_add, found),
        )
    return True


def _add(files: Mapping[str, Path | bytes]) -> None:
    def keep() -> None:
        for name, where in files.items():
            datasworn.add(state.play(), where, name)

    if attempt(keep):
        state.bump(ROUND)
        state.put(FOLDER, "")


def card(report: Report) -> None:
    """Title, contents, whose words they are kind by kind, and what was odd."""
    upon = f" :gray-badge[builds upon {plain(report.expands)}]" if report.expands else ""
    version = f":gray-badge[Datasworn {plain(report.version)}]"
    st.markdown(f"**{plain(report.title)}** :gray-badge[{plain(report.id)}] {version}{upon}")
    credit = [small(f"{counts}: {plain(words)}") for words, counts in datasworn.credit_lines(report)]
    st.markdown("  \n".join([f"{datasworn.count_words(report.counts) or 'Nothing that can be used'}.", *credit]))
    if report.remarks:
        with st.expander(count(len(report.remarks), "remark"), icon=":material/info:"):
            st.markdown("\n".join(f"- {plain(line)}" for line in report.remarks))


def shown() -> bool:
    """A card for every package that is kept; whether there is one."""
    kept = datasworn.installed(state.play())
    inside = datasworn.where_on(state.play())
    if kept:
        st.markdown("**For worlds of Ironsworn**")
    for report in kept:
        with st.container(border=True, gap="small", key=f"package-{report.id}"):
            card(report)
            row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall")
            users = [plain(world.name) for world in inside.get(report.id, ())]
            more = f" and {len(users) - AT_ONCE} more" if users[AT_ONCE:] else ""
            told = f"on in {', '.join(users[:AT_ONCE])}{more}" if users else "switch it on where a world is open"
            row.markdown(small(told), width="stretch")
            if row.button("Read …", icon=":material/menu_book:", key=f"packs.read.{report.id}"):
                _read(report)
            if row.button("Remove …", icon=":material/delete:", key=f"packs.removepackage.{report.id}"):
                _remove(report, users)
    return bool(kept)


@st.dialog("Read in a package", width="large", icon=":material/menu_book:")
def _read(report: Report) -> None:
    """One part of it at a time, with whose words it is."""
    parts = datasworn.parts_of(state.play(), report.id)
    kinds = [kind for kind in KINDS if any(part.kind == kind for part in parts)]
    left, right = st.columns([1, 3])
    kind = left.selectbox("Kind", kinds, key=KIND, format_func=lambda one: KINDS[one].capitalize())
    of_kind = {part.id: part for part in parts if part.kind == kind}
    chosen = right.selectbox(
        "What",
        list(of_kind),
        key=f"{PART}.{kind}",
        format_func=lambda key: _label(of_kind[key].group, of_kind[key].name),
    )
    if chosen is None:
        return
    part = of_kind[chosen]
    st.markdown(small(plain(part.credit)))
    with st.container(height=HEIGHT, key="packageread"):
        for paragraph in part.text.split("\n\n"):
            st.markdown("  \n".join(map(plain, paragraph.split("\n"))))


def _label(group: str, name: str) -> str:
    return f"{name} ({group})" if group else name


@st.dialog("Remove a package", icon=":material/delete:")
def _remove(report: Report, users: list[str]) -> None:
    """Say who uses it, and ask."""
    if users:
        st.markdown(f"**{plain(report.title)}** is on in {count(len(users), 'world')}: {', '.join(users)}.")
    st.markdown(
        f"{plain(report.title)} is taken off this machine. Worlds keep what was rolled and chosen from it; nothing new"
        " comes. Adding its file again brings it back. Undo does not."
    )
    left, right = st.columns([2, 1], wrap=False)
    if left.button(
        "Remove it",
        type="primary",
        icon=":material/delete:",
        width="stretch",
        key="packs.surelypackage",
        on_click=partial(_gone, report.id),
    ):
        st.rerun()
    if right.button("Cancel", width="stretch", key="packs.cancelpackage"):
        st.rerun()


def _gone(pack: str) -> None:
    attempt(lambda: datasworn.remove(state.play(), pack))
