"""What a pack holds, and every fault of one that cannot be kept, in a list one can work through."""

from __future__ import annotations

import re

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service.checking import count_words
from realmgen.service.packs import Report
from realmgen.ui.widgets import AT_ONCE, plain, small
from realmgen.ui.words import count

_FAULT = re.compile(r"(?P<file>[^:\s][^:]*):(?P<line>\d+): (?P<said>.*)", re.DOTALL)
HEIGHT = 320


def card(report: Report) -> None:
    """Title, contents, credit, and what of ours gives way."""
    mode = "in place of ours" if report.mode == "replace" else "beside ours"
    st.markdown(f"**{plain(report.title)}** :gray-badge[{plain(report.id)}] :gray-badge[{mode}]")
    credit = " · ".join(filter(None, (report.credit.get(key, "") for key in ("source", "author", "licence"))))
    st.markdown(f"{plain(count_words(report.counts)) or 'Nothing that can be used'}.  \n{small(plain(credit))}")
    if report.replaces:
        shown = ", ".join(map(plain, report.replaces[:AT_ONCE]))
        more = f", and {len(report.replaces) - AT_ONCE} more" if report.replaces[AT_ONCE:] else ""
        st.markdown(f"Replaces {shown}{more}.")
    for note in report.notes:
        st.markdown(f":orange[:material/warning:] {plain(note)}")


def faulty(error: RealmgenError) -> None:
    """Every fault by file and line, as many as there are, in a frame that does not push the page away."""
    st.error(f"**Nothing was kept.** {count(len(error.faults), 'fault')} to mend first.", icon=":material/error:")
    with st.container(border=True, height=HEIGHT if len(error.faults) > AT_ONCE else "content", key="packfaults"):
        head = "| File | Line | What is wrong |\n|:-|-:|:-|\n"
        st.markdown(head + "\n".join(map(_row, error.faults)))


def _row(fault: str) -> str:
    found = _FAULT.fullmatch(fault)
    file, line, said = found.group("file", "line", "said") if found else ("", "", fault)
    return f"| {plain(file)} | {line} | {plain(said)} |"
