"""The game night behind a button: how the last one went, and the form at its end (MB-215 to MB-217)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.calendar import meanwhile
from realmgen.service.journal import Summary, summary
from realmgen.service.journal.evening import after_session, open_night
from realmgen.service.table import quoted
from realmgen.ui import state
from realmgen.ui.widgets import attempt, plain, press, segments, small
from realmgen.ui.words import count

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.service.play import Position

PAGE = "evening"
PASSES, WRITTEN = (state.key(PAGE, name) for name in ("passes", "summary"))
PASSING_NAMES = {"none": "None", "weeks": "Weeks", "months": "Months", "years": "Years"}
LONGEST = 2000


def evening(row: DeltaGenerator, here: Position) -> None:
    """A button in a strip: begin the game night, or end the one that goes on."""
    going = open_night(here.state)
    label = f"Game night {going.number}" if going else "Begin game night"
    popover = row.popover(label, icon=":material/nights_stay:", key="evening.popover", on_change="rerun")
    if not popover.open:
        return
    with popover:
        if going:
            _ending(here)
        else:
            _beginning(here)


def tale(told: Summary) -> str:
    """A game night in short, as Markdown; what there is nothing of is left out."""
    parts = list(_parts(told))
    return "\n\n".join(parts) or small("Nothing was written down in it.")


def _parts(told: Summary) -> Iterator[str]:
    if told.written:
        yield plain(told.written)
    if told.went:
        yield f"**Where they went.** {plain(', '.join(told.went))}."
    if told.plans:
        yield "**Plans**\n" + _listed(f"{who}: {plan}" for who, plan in told.plans.items())
    sentences = {
        "Omens": told.omens,
        "Seasons and Domains": told.realm,
        "Fights": told.fights,
        "Glory": told.glory,
        "Who fell": told.fallen,
        "Notes": told.notes,
    }
    for title, lines in sentences.items():
        if lines:
            yield f"**{title}**\n" + _listed(lines)


def _listed(lines: Iterable[str]) -> str:
    return "\n".join(f"- {plain(line)}" for line in lines)


def _beginning(here: Position) -> None:
    last = summary(state.play(), here.campaign)
    number = last.number + 1 if last else 1
    if last:
        st.markdown(f"**Last time, on game night {last.number}** · {count(last.lines, 'line')}")
        with st.container(height=340, border=False, key="lasttime"):
            st.markdown(tale(last))
    else:
        st.markdown("What is played from now on stands under its own heading in the journal.")
    press(
        f"Begin game night {number}",
        "play_arrow",
        "evening.begin",
        _do,
        here,
        "evening",
        type="primary",
        width="stretch",
    )


def _ending(here: Position) -> None:
    after, knights = after_session(here.state), [knight.name for knight in here.state.company.knights]
    st.markdown(f"**{plain(after.text)}**")
    _passage(here)
    with st.form("evening.end", border=False), st.container(gap="xsmall"):
        segments(
            "Time until the next game night",
            PASSING_NAMES,
            PASSES,
            default=after.passes or "none",
            titled=True,
            kept=False,
        )
        for name in knights:
            _of_knight(here, name)
        st.text_area("What happened", key=WRITTEN, max_chars=LONGEST, height=68, placeholder="In your own words")
        st.form_submit_button(
            "End game night", icon=":material/bedtime:", type="primary", width="stretch", on_click=_end, args=(here,)
        )


def _passage(here: Position) -> None:
    """The roll for those who are not sure, by our die or the one on the table (MB-298)."""
    hint = small("Not sure? The Passage of Time is a d6: roll it here, or press what yours shows.")
    night = here.state.nights[-1].number
    every = reversed(state.play().history(here.campaign))
    rolled = next((line for line in every if line.verb == "passage" and not line.cancelled), None)
    st.markdown(plain(rolled.text) if rolled and rolled.moment.get("night") == night else hint)
    row = st.container(horizontal=True, gap="xsmall")
    press("Roll", "casino", "evening.passage", _do, here, "passage", row=row)
    for face in range(1, 7):
        press(str(face), "", f"evening.passage.{face}", _do, here, "passage", [face], row=row)


def _of_knight(here: Position, name: str) -> None:
    held = here.state.nights[-1].plans.get(name, "")
    row = st.container(horizontal=True, gap="small")
    asked = {"plan": f"{name}: plans", "pursuit": f"{name}: pursuit, if a Season turns"}
    for what, words in asked.items():
        row.text_input(
            words,
            held if what == "plan" else "",
            key=_field(here, name, what),
            max_chars=LONGEST,
            width=250,
            placeholder=words,
            label_visibility="collapsed",
        )


def _field(here: Position, name: str, what: str) -> str:
    return f"evening.{what}.{here.code}.{here.state.nights[-1].number}.{name}"


def _do(here: Position, command: str, rolls: list[int] | None = None) -> None:
    attempt(lambda: state.play().do(here.campaign, command, seen=here.seq, rolls=rolls))


def _end(here: Position) -> None:
    """Write down what was filled in, a line each, and the end of the night last."""
    attempt(lambda: _written(here))


def _written(here: Position) -> None:
    seen = here.seq
    for command in _commands(here):
        seen = state.play().do(here.campaign, command, seen=seen).seq
    state.put(WRITTEN, "")


def _commands(here: Position) -> Iterator[str]:
    plans = here.state.nights[-1].plans
    for knight in here.state.company.knights:
        name = knight.name
        plan, pursuit = (str(state.get(_field(here, name, what)) or "").strip() for what in ("plan", "pursuit"))
        if plan != plans.get(name, ""):
            yield f"plan {quoted(name)} {quoted(plan)}"
        if pursuit:
            yield f"remark {quoted(meanwhile(name, pursuit))}"
    yield f"goodnight {state.get(PASSES) or 'none'} {quoted(str(state.get(WRITTEN) or '').strip())}"
