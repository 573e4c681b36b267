"""The parts of a beginning: each shows what it holds, with a button that draws it anew and one to choose or write."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import evening, quests
from realmgen.ui import state
from realmgen.ui.oracles.desk import order, roll
from realmgen.ui.quests.at import BY, HEART, LEFT, PAGE, VOWS, said
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import plain, press, segments

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import Hook, World
    from realmgen.games.ironsworn.start import Way
    from realmgen.ui.worlds.desk import Desk

LONGEST = 600
LATE = "The campaign has begun"
AGAIN = "autorenew"


def character(desk: Desk, world: World) -> None:
    """What lies between the characters (IS-649), or is said of one alone; they themselves are on their sheets."""
    if desk.tale.links:
        st.markdown(plain(desk.tale.links))
    row = _row()
    alone = desk.tale.mode == "solo"
    label = "Draw what is said" if alone else "Draw a link"
    _draw(row, desk, label, "links", str(quests.Links()), off=not world.home)
    _write(row, desk, "links", "What is said of you" if alone else "How they know each other", desk.tale.links)


def home(desk: Desk, world: World) -> None:
    """Where one lives: a settlement of the map (IS-517, IS-650)."""
    if where := quests.home_words(world):
        st.markdown(f"Home is **{plain(where)}**.")
    names = quests.settlements(world)
    if not names or desk.tale.started:
        return
    numbers = list(names)
    key = f"{PAGE}.home.{desk.game.code}.{world.home}"
    st.selectbox(
        "Home",
        numbers,
        index=numbers.index(world.home) if world.home in names else None,
        placeholder="Choose a settlement",
        format_func=names.__getitem__,
        key=key,
        label_visibility="collapsed",
        on_change=partial(_live, desk, key),
    )


def bonds(desk: Desk, world: World) -> None:
    """Up to three, of those there are or somebody new (IS-651, IS-704)."""
    if desk.tale.bonds:
        named = [
            f"{bond.name} {quests.bond_words(bond, world)}" if bond.person else bond.name for bond in desk.tale.bonds
        ]
        st.markdown(" ".join(f":gray-badge[:material/handshake: {plain(name)}]" for name in named))
    if desk.tale.started:
        return
    row = _row()
    full = len(desk.tale.bonds) >= quests.FIRST
    _draw(row, desk, "Draw three", "bonds", str(quests.CloseOnes()), off=not world.home)
    _draw(row, desk, "Somebody new", "acquaint", str(quests.Acquaint()), off=full)


def background(desk: Desk, world: World) -> None:
    """What was sworn long ago (IS-652)."""
    if world.background and any(vow.kind == "background" for vow in desk.tale.vows):
        _told(world.background)
    row = _row()
    _draw(row, desk, "Draw a vow", "background", str(quests.Before()))
    _own(row, desk, "background", list(quests.LONG_RANKS))


def incident(desk: Desk, world: World) -> None:
    """What happens at home, with its six points (IS-653)."""
    hook = world.incident
    sworn = any(vow.kind == "inciting" for vow in desk.tale.vows)
    if hook:
        _told(hook)
        with st.expander("Is it a good beginning?", key=f"{PAGE}.points"):
            for point in quests.checklist(world, hook):
                sign = "check" if point.met else "question_mark"
                st.markdown(f":material/{sign}: **{point.ask}** {plain(point.why)}")
    if sworn or desk.tale.started:
        return
    row = _row()
    _draw(row, desk, "Draw trouble", "incident", str(quests.Happens()), off=not world.home)
    _own(row, desk, "incident", list(quests.FIRST_RANKS))
    if hook:
        key = f"{PAGE}.firstrank.{desk.game.code}.{hook.source}.{hook.rank}"
        row.segmented_control(
            "Rank",
            list(quests.FIRST_RANKS),
            default=hook.rank if hook.rank in quests.FIRST_RANKS else None,
            key=key,
            label_visibility="collapsed",
            on_change=partial(_rank, desk, hook, key),
        )


def scene(desk: Desk, world: World) -> None:
    """The first thing seen (IS-655)."""
    if desk.tale.scene:
        st.markdown(plain(desk.tale.scene))
    row = _row()
    for way, title in quests.WAYS.items():
        _draw(row, desk, title, way, str(quests.Scene(way)), off=not world.home)
    _write(row, desk, "scene", "What is seen first", "")


def oath(desk: Desk, world: World) -> None:
    """The oath is rolled with heart, here or on the table (IS-656, IS-657)."""
    if desk.tale.oath:
        told = evening.oath_words(state.play(), desk.game)
        st.markdown(f":material/front_hand: {plain(told)}")
    if world.incident is None or desk.tale.started or any(vow.kind == "inciting" for vow in desk.tale.vows):
        return
    st.markdown(f"*{plain(world.incident.oath or world.incident.title)}.*")
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
    heart = segments("Heart", ["1", "2", "3", "4"], HEART, default="2", row=row, titled=True, kept=False)
    if desk.tale.mode != "solo":
        row.text_input("Who shares it", key=BY, placeholder="Names, by commas", max_chars=120, width=220)
    names = tuple(name.strip() for name in str(state.get(BY) or "").split(",") if name.strip())
    command = str(quests.Oath(int(heart), names))
    ready = all(step.state != "open" for step in quests.steps(desk.tale) if step.key not in ("oath", "play"))
    kind = "primary" if ready else "secondary"
    press("Swear it", "front_hand", f"{PAGE}.oath", roll, desk.game, command, row=row, type=kind, shortcut="O")


def begin(desk: Desk, world: World) -> None:
    """The last press, once the oath is sworn; after it the way on."""
    if desk.tale.started:
        _onward(desk)
        return
    if not desk.tale.oath:
        return
    command = str(quests.Start())
    press("Begin", "flag", f"{PAGE}.start", order, desk.game, command, type="primary", shortcut="G")


def _onward(desk: Desk) -> None:
    row = _row()
    if row.button("Ask the oracles", icon=":material/casino:", key=f"{PAGE}.to.oracles", type="primary"):
        go("oracles", world=desk.game.code)
    press("Your vows", "front_hand", f"{PAGE}.to.vows", state.put, LEFT, VOWS, row=row)


def _row() -> DeltaGenerator:
    return st.container(horizontal=True, vertical_alignment="center", gap="small")


def _told(hook: Hook) -> None:
    st.markdown(f"**{plain(hook.title or hook.text)}** :gray-badge[{hook.rank}]")
    if hook.title:
        st.markdown(plain(hook.text))
    if hook.clock:
        st.markdown(f":material/hourglass_top: {plain(hook.clock)}")


def _draw(row: DeltaGenerator, desk: Desk, label: str, name: str, command: str, *, off: bool = False) -> None:
    """A button that draws a part, again if there is one."""
    hint = LATE if desk.tale.started else None
    disabled = off or desk.tale.started
    press(label, AGAIN, f"{PAGE}.draw.{name}", roll, desk.game, command, row=row, disabled=disabled, help=hint)


def _write(row: DeltaGenerator, desk: Desk, what: str, label: str, text: str) -> None:
    """Behind a button: one's own words."""
    key = f"{PAGE}.write.{what}"
    popover = row.popover("Write", icon=":material/edit:", key=key, on_change="rerun", disabled=desk.tale.started)
    if not popover.open:
        return
    with popover, st.form(f"{PAGE}.form.{what}", border=False):
        if what == "scene":
            segments("Opens", {str(way): title for way, title in quests.WAYS.items()}, f"{key}.way", kept=False)
        st.text_area(label, text, max_chars=LONGEST, height=100, key=f"{key}.text")
        st.form_submit_button("Keep it", type="primary", key=f"{key}.keep", on_click=partial(_wrote, desk, what, key))


def _wrote(desk: Desk, what: str, key: str) -> None:
    way: Way = "midst" if state.get(f"{key}.way") == "midst" else "prologue"
    made = quests.Links(said(f"{key}.text")) if what == "links" else quests.Scene(way, said(f"{key}.text"))
    if said(f"{key}.text") and order(desk.game, str(made)):
        state.put(key, False)


def _own(row: DeltaGenerator, desk: Desk, what: str, ranks: Sequence[str]) -> None:
    """Behind a button: a vow or an incident in one's own words."""
    key = f"{PAGE}.own.{what}"
    popover = row.popover("Write", icon=":material/edit:", key=key, on_change="rerun", disabled=desk.tale.started)
    if not popover.open:
        return
    with popover, st.form(f"{PAGE}.ownform.{what}", border=False):
        st.text_input("What you would swear", max_chars=120, key=f"{key}.oath")
        st.text_area("What lies behind it", max_chars=LONGEST, height=100, key=f"{key}.text")
        st.text_input("When it is too late", max_chars=200, key=f"{key}.clock")
        segments("Rank", ranks, f"{key}.rank", titled=True, kept=False)
        st.form_submit_button("Keep it", type="primary", key=f"{key}.keep", on_click=partial(_made, desk, what, key))


def _made(desk: Desk, what: str, key: str) -> None:
    oath, text, clock = (said(f"{key}.{name}") for name in ("oath", "text", "clock"))
    home = desk.world.home if desk.world else 0
    command = quests.own(what, home, oath, text, clock, quests.rank_named(said(f"{key}.rank")))
    if order(desk.game, command):
        state.put(key, False)


def _live(desk: Desk, key: str) -> None:
    if state.get(key):
        order(desk.game, str(quests.Home(state.get(key))))


def _rank(desk: Desk, hook: Hook, key: str) -> None:
    if state.get(key):
        order(desk.game, quests.reranked(hook, state.get(key)))
