"""Bringing a pack in: what it holds is shown before anything is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import streamlit as st

from realmgen.errors import RealmgenError
from realmgen.service import datasworn, packing, packs
from realmgen.service.packing import About
from realmgen.ui import state
from realmgen.ui.packs import packages
from realmgen.ui.packs.report import card, faulty
from realmgen.ui.widgets import NOTICE, attempt, plain, small

PAGE = "packs"
FILES, FOLDER, ROUND, TITLE, SOURCE, MODE = (
    state.key(PAGE, name) for name in ("files", "folder", "round", "title", "source", "mode")
)
ENDINGS = [*datasworn.ENDINGS, *(ending.removeprefix(".") for ending in packing.ENDINGS)]
MODES = {"add": "Beside ours", "replace": "In place of ours"}


def bring() -> None:
    """Files or a folder, the report on them, and the button that keeps them."""
    st.subheader("Add a pack", anchor=False)
    given = st.file_uploader(
        "A zip, YAML and CSV files, or a package of Datasworn",
        type=ENDINGS,
        accept_multiple_files=True,
        key=f"{FILES}.{state.get(ROUND, 0)}",
        max_upload_size=16,
    )
    typed = st.text_input(
        "Or a folder or zip on this machine",
        key=FOLDER,
        placeholder="a path, then Enter",
        disabled=bool(given),
    )
    try:
        _look({file.name: file.getvalue() for file in given}, typed)
    except RealmgenError as error:
        faulty(error)
    st.download_button(
        "Download a pack to copy",
        data=packs.template_zip,
        file_name="my-pack.zip",
        icon=":material/download:",
        on_click="ignore",
        key=state.key(PAGE, "template"),
        help="A Myth, a Knight, sparks and tables with a comment on every field: put your own in their place",
    )
    st.markdown(small("A CSV of one table is enough to start. Nothing is kept before you have seen what it holds."))


def _look(files: dict[str, bytes], typed: str | None) -> None:
    """What was given, and a button to keep it; raises as the readers of packs do."""
    named: dict[str, Path | bytes] = {**files}
    if not files and (path := _path(typed)):
        named = {path.name: path}
    if packages.offer(named):
        return
    where = _bundle(files) if files else _path(typed)
    if where is not None:
        _offer(where)


def _path(typed: str | None) -> Path | None:
    return packing.looked(typed) if typed and typed.strip() else None


def _bundle(files: dict[str, bytes]) -> bytes | None:
    """The files as one pack; where none says what it is, the game master does."""
    if not packing.needs_words(files):
        return packing.bundled(files)
    with st.container(border=True, gap="small"):
        st.markdown("**What is it?** No pack.yaml is among these files.")
        left, right = st.columns(2)
        title = left.text_input("Title", key=TITLE, max_chars=80, placeholder="Tables from my book")
        source = right.text_input("Where the words come from", key=SOURCE, max_chars=400, placeholder="the book’s name")
        mode = st.segmented_control(
            "Where it is on", list(MODES), default="add", required=True, key=MODE, format_func=MODES.__getitem__
        )
    if not (title and source):
        st.markdown(small("Fill in both to see what the files hold."))
        return None
    return packing.bundled(files, About(title.strip(), source.strip(), replaces=mode == "replace"))


def _offer(where: Path | bytes) -> None:
    """The report on a pack that may be kept; raises Unreadable with every fault of one that may not."""
    report = packs.look_at(where)
    older = next((kept for kept in packs.installed(state.play()) if kept.id == report.id), None)
    with st.container(border=True, gap="small", key="packreport"):
        card(report)
        if older:
            st.markdown(":orange[:material/warning:] A pack of this id is here: it is replaced.")
        st.button(
            "Put it in the place of the older one" if older else "Add this pack",
            type="primary",
            icon=":material/add:",
            key=state.key(PAGE, "add"),
            width="stretch",
            on_click=partial(_add, where, report.notes),
        )


def _add(where: Path | bytes, told: tuple[str, ...]) -> None:
    """Keep the pack, clear the fields for the next, and say what came of it beside what was `told` before."""

    def keep() -> None:
        kept = packs.add(state.play(), where)
        lines = [f"- {plain(note)}" for note in kept.notes if note not in told]
        if lines:
            state.put(NOTICE, "\n".join([f"**{plain(kept.title)} is kept.**", *lines]))

    if attempt(keep):
        state.bump(ROUND)
        state.put(FOLDER, "")
