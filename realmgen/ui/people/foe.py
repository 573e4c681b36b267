"""The page of a kind of foe: what it is, how it is with it here, how many of it make which rank, and meeting it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import IllegalCommand
from realmgen.service.datasworn import attribution
from realmgen.service.worlds import facts, orders
from realmgen.ui import state
from realmgen.ui.oracles.desk import order
from realmgen.ui.people.at import PAGE
from realmgen.ui.people.foes import chosen
from realmgen.ui.people.person import FIGHT
from realmgen.ui.sitemap import go
from realmgen.ui.widgets import NOTICE, plain, press, sentence, small

if TYPE_CHECKING:
    from realmgen.games.ironsworn.model import Rank, World
    from realmgen.service.worlds.facts import Met
    from realmgen.ui.worlds.desk import Desk

SHIFTS = {-1: "Weaker", 0: "As usual", 1: "Stronger"}
"""Steps of rank, and what they are called (IS-569)."""
MOST = 10


def foe_page(desk: Desk, world: World) -> None:
    """Whichever is looked at."""
    met = chosen(facts.foes_of(world, desk.lore))
    if met is None:
        return
    foe = met.foe
    st.subheader(plain(foe.name), anchor=False)
    badges = [facts.KINDS[foe.kind].rstrip("s"), f"{met.rank}: {facts.rank_words(met.rank)}", met.words]
    st.markdown(" ".join(f":gray-badge[{plain(sentence(badge))}]" for badge in badges))
    if met.note:
        st.markdown(small(plain(met.note)))
    _meeting(desk, met)
    st.markdown(plain(foe.text))
    st.markdown("  \n".join(_told(met)))
    if foe.kinds:
        st.markdown("\n".join(f"- {plain(kind)}" for kind in foe.kinds))
    if foe.question:
        st.markdown(f":material/help: {plain(foe.question)}")
    st.markdown(f":material/flag: **{plain(foe.idea.title)}.** {plain(foe.idea.text)}")
    _fitting(desk, met)
    if foe.pack:
        st.markdown(small(plain(attribution(foe.credit))))


def _told(met: Met) -> Iterator[str]:
    for label, words in (("Features", met.foe.features), ("Drives", met.foe.drives), ("Tactics", met.foe.tactics)):
        if words:
            yield f"**{label}** {plain('; '.join(words))}"


def _meeting(desk: Desk, met: Met) -> None:
    """How many there are, how strong, who helps: what that comes to, and the fight (IS-569, IS-572, IS-573)."""
    name = met.foe.key
    with st.container(border=True, gap="xsmall", key="meetfoe"):
        row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
        key = f"{PAGE}.count.{name}"
        number = row.selectbox("How many", range(1, MOST + 1), key=key, width=110)
        shift = row.segmented_control(
            "These ones",
            list(SHIFTS),
            default=0,
            required=True,
            format_func=SHIFTS.__getitem__,
            key=f"{PAGE}.shift.{name}",
        )
        helpers = row.toggle("Helped", key=f"{PAGE}.helped.{name}", help="Somebody stands with you: a rank easier")
        rank = _rank(met, int(number), int(shift or 0), helpers=helpers)
        if rank:
            st.markdown(f"**{rank.capitalize()}** {facts.rank_words(rank)}")
        command = orders.meet(name, pack=int(number), shift=int(shift or 0), helpers=helpers)
        label = "Meet this foe"
        row = st.container(horizontal=True, gap="small")
        looks = {"type": "primary", "disabled": not rank, "shortcut": "M"}
        press(label, "swords", f"{PAGE}.meet", _meet, desk, command, row=row, **looks)
        fought = any(fight.foe == name and fight.state == "open" for fight in desk.tale.fights)
        if fought and row.button("To its track", icon=":material/flag:", key=f"{PAGE}.track"):
            go("quests", world=desk.game.code)


def _rank(met: Met, count: int, shift: int, *, helpers: bool) -> Rank | None:
    """What they come to; why they are no pack is said."""
    try:
        return orders.pack_rank(met.rank, count, shift, helpers=helpers)
    except IllegalCommand as error:
        st.markdown(f":red[:material/error: {plain(sentence(str(error)))}.]")
        return None


def _meet(desk: Desk, command: str) -> None:
    if order(desk.game, command):
        state.put(NOTICE, FIGHT)


def _fitting(desk: Desk, met: Met) -> None:
    """How it is with them here, whatever the truths say."""
    with st.expander("In this world", key=f"{PAGE}.fit"):
        key = f"{PAGE}.status.{met.foe.key}.{met.status}"
        st.segmented_control(
            "How it is with them",
            list(facts.STATUSES),
            default=met.status,
            required=True,
            format_func=facts.STATUSES.__getitem__,
            key=key,
            on_change=partial(_status, desk, met.foe.key, key),
        )
        key = f"{PAGE}.note.{met.foe.key}.{hash(met.note)}"
        note = partial(_note, desk, met.foe.key, key)
        st.text_input("Why", met.note, key=key, max_chars=200, on_change=note)


def _status(desk: Desk, foe: str, key: str) -> None:
    if state.get(key):
        order(desk.game, orders.fit_foe(foe, status=state.get(key)))


def _note(desk: Desk, foe: str, key: str) -> None:
    order(desk.game, orders.fit_foe(foe, note=str(state.get(key) or "").strip()))
