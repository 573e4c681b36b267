"""A board of one's own: watchposts by name, roads by two presses on the board or two choices, a centre."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import streamlit as st

from realmgen.service.torchfall import boards
from realmgen.service.torchfall.drawn import board_layers, sketch_board
from realmgen.service.torchfall.records import record_of_board
from realmgen.service.torchfall.wishes import FreeBoard, Setup, Wish, printed_board, short_name
from realmgen.ui import state, widgets
from realmgen.ui.board import CHOSEN, BoardView, board, mark_of, pressed
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.desk import PAGE
from realmgen.ui.widgets import attempt, hand_over, notice, plain, press, small
from realmgen.ui.words import count

PLATE, DONE, FROM = (state.key(PAGE, f"free.{name}") for name in ("plate", "done", "from"))
NAME, ONE, OTHER = (state.key(PAGE, f"free.{name}") for name in ("name", "one", "other"))
NONE = ""
HEIGHT, POSTS = 600, 330


def own_board() -> None:
    """The board as far as it is drawn, and what can be changed about it."""
    draft = at.draft()
    faults = Wish(Setup(board=draft)).faults()
    _strip(draft, faults)
    notice()
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with left:
        _plate(draft)
    with right:
        _judged(draft, faults)
        _add()
        _posts(draft)
        _roads(draft)
        _centre(draft)


def _strip(draft: FreeBoard, faults: list[str]) -> None:
    row = widgets.strip(
        "A board of your own",
        f":gray-badge[{count(len(draft.posts), 'watchpost')}] :gray-badge[{count(len(draft.roads), 'road')}]",
    )
    press("Printed board", "restart_alt", f"{PAGE}.free.printed", _put, printed_board(), row=row, help="Begin from it")
    press("Empty", "delete_sweep", f"{PAGE}.free.empty", _put, boards.EMPTY, row=row, help="Begin from nothing")
    if not faults:
        made = partial(record_of_board, draft)
        hint = "A set-up as a record: Bring in a record, then Use its set-up"
        with row:
            hand_over("Keep as a file", "torchfall-board.txt", made, f"{PAGE}.free.file", help=hint)
    press("Back", "", f"{PAGE}.free.back", at.show, at.NEW, row=row)
    looks = {"type": "primary", "shortcut": "G", "disabled": bool(faults), "help": faults[0] if faults else None}
    press("Play on it", "check", f"{PAGE}.free.play", _done, row=row, **looks)


def _put(draft: FreeBoard) -> None:
    state.put(FROM, NONE)
    at.change(draft=draft)


def _done() -> None:
    at.choose(board=at.draft())
    at.show(at.NEW)


def _tried(deed: Callable[[], FreeBoard]) -> None:
    attempt(lambda: at.change(draft=deed()))


def _plate(draft: FreeBoard) -> None:
    """The board: a press on two watchposts lays a road between them, one on a road takes it away."""
    if not draft.posts:
        widgets.empty("Nothing is there yet", "Add a watchpost by its name, then others, and join them by roads.")
        return
    start = _from(draft)
    lit = {start: CHOSEN} if start else {}
    says = {post: _says(draft, start, post) for post in draft.posts}
    says |= {mark_of(*road): "take this road away" for road in draft.roads}
    view = BoardView(
        title="Your board",
        says=says,
        lit=lit,
        done=state.get(DONE) or 0,
        hint=f"From {short_name(start)} to which? Tap it" if start else "Tap two watchposts for a road between them",
        height=HEIGHT,
    )
    board(board_layers(sketch_board(draft)), view, key=PLATE, on_press=_pressed)


def _from(draft: FreeBoard) -> str:
    """The watchpost a road is begun from."""
    start = str(state.get(FROM) or NONE)
    return start if start in draft.posts else NONE


def _says(draft: FreeBoard, start: str, post: str) -> str:
    if not start:
        return "begin a road here"
    if start == post:
        return "begin elsewhere"
    return "take the road away" if boards.has_road(draft, (start, post)) else "lay the road to here"


def _pressed() -> None:
    state.bump(DONE)
    mark, draft = pressed(PLATE), at.draft()
    a, _, b = mark.partition("-")
    if b:
        _tried(lambda: boards.turned(draft, (a, b)))
    elif a in draft.posts:
        start = _from(draft)
        state.put(FROM, NONE if start else a)
        if start and start != a:
            _tried(lambda: boards.turned(draft, (start, a)))


def _judged(draft: FreeBoard, faults: list[str]) -> None:
    """Whether one can play on it, and if not why."""
    with st.container(border=True, height=148):
        if faults:
            st.markdown("**Nobody can play on it yet.**  \n" + "  \n".join(map(plain, faults)))
        else:
            most = min(4, len(draft.posts) - 1, len(draft.posts) - (draft.centre is not None))
            told = (
                "" if most >= 4 else f" {most} at most: each wants a start of their own, and a watchpost is left over."
            )
            st.markdown(f":material/check_circle: **It can be played on.**{told}")


def _add() -> None:
    with st.form(f"{PAGE}.free.add", border=False, clear_on_submit=True):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", wrap=False)
        row.text_input("A watchpost", key=NAME, max_chars=boards.LONGEST_POST, placeholder="Its name")
        row.form_submit_button("Add it", icon=":material/add:", on_click=_added)


def _added() -> None:
    name = str(state.get(NAME) or "")
    _tried(lambda: boards.with_post(at.draft(), name))


def _posts(draft: FreeBoard) -> None:
    """All watchposts, each with how many roads meet there."""
    if not draft.posts:
        return
    with st.container(border=True, height=POSTS if len(draft.posts) > 6 else "content", gap=None, key="torchposts"):
        for post in draft.posts:
            row = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", wrap=False)
            note = small(count(boards.degree(draft, post), "road") + (", the centre" if post == draft.centre else ""))
            row.markdown(f"**{short_name(post)}** {note}", width="stretch")
            key, hint = f"{PAGE}.free.drop.{post}", f"Take {short_name(post)} away"
            press("", "close", key, _put, boards.without_post(draft, post), row=row, type="tertiary", help=hint)


def _roads(draft: FreeBoard) -> None:
    """A road by two choices, for whom presses on the board are no way."""
    if len(draft.posts) < 2:
        return
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", wrap=False)
    one = row.selectbox("A road from", draft.posts, key=ONE, format_func=short_name)
    other = row.selectbox("to", draft.posts, index=1, key=OTHER, format_func=short_name)
    there = boards.has_road(draft, (one, other))
    label, icon = ("Take it away", "close") if there else ("Lay it", "add")
    deed = partial(boards.turned, draft, (one, other))
    press(label, icon, f"{PAGE}.free.road", _tried, deed, row=row, disabled=one == other)


def _centre(draft: FreeBoard) -> None:
    names = {NONE: "None"} | {post: short_name(post) for post in draft.posts}
    hint = "Nobody starts in the centre, and its Beacon pays each turn"
    at.one_of(st.selectbox, "The centre", names, "centre", draft.centre or NONE, _centred, help=hint)


def _centred(post: str) -> None:
    at.change(draft=replace(at.draft(), centre=post or None))
