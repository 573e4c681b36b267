"""The answer, large, and what may be made of it: another row, another roll, what it means, who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import streamlit as st

from realmgen.service.worlds import answers
from realmgen.service.worlds.asking import words
from realmgen.service.worlds.shelf import TWIST
from realmgen.ui import state
from realmgen.ui.oracles import mine, paper
from realmgen.ui.oracles.desk import PAGE, order, roll, waits, who
from realmgen.ui.oracles.rows import by_hand
from realmgen.ui.oracles.shelf import rolls
from realmgen.ui.widgets import plain, press, small
from realmgen.ui.words import shortened

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.model import Answer, Result, Tale
    from realmgen.service.play import Campaign
    from realmgen.ui.worlds.desk import Desk

AT, WHICH, NOTE, NOTED = (state.key(PAGE, name) for name in ("at", "which", "note", "noted"))
HEIGHT = 488
Place = tuple[int, ...]
LONG, SHORT, LONGEST = 44, 24, 400
"""Letters of a row on a button and in a list, and of a note."""
ICONS = {"above": "arrow_upward", "below": "arrow_downward", "reversed": "swap_horiz"}


def card(desk: Desk) -> None:
    """What is asked for while dice are typed in, else the answer that is looked at."""
    with st.container(border=True, height=HEIGHT, gap="xsmall", key="answercard"):
        asked = waits(desk.game)
        answer = shown(desk.tale)
        if asked:
            mine.ask(desk, asked)
        elif answer is None:
            st.markdown(small("Press an oracle, or ask a question: the answer stands here."))
        else:
            _answer(desk, answer)


def shown(tale: Tale) -> Answer | None:
    """The answer that is looked at: the last, as long as none before it was asked for."""
    asked, number = state.get(AT) or (0, 0)
    wanted = number if asked == tale.asked else tale.asked
    return next((one for one in tale.answers if one.number == wanted), tale.answers[-1] if tale.answers else None)


def _answer(desk: Desk, answer: Answer) -> None:
    row = st.container(horizontal=True, vertical_alignment="top", gap="xsmall", wrap=False, key="answerhead")
    row.html(paper.large(answer), width="stretch")
    _others(row, desk, answer)
    if answer.odds is None:
        _turns(desk, answer)
        _offers(desk, answer)
    elif answer.match:
        _twists(desk)
    _tools(desk, answer)
    _note(desk, answer)


def _others(row: DeltaGenerator, desk: Desk, answer: Answer) -> None:
    """The answers before and after it."""
    tale = desk.tale
    numbers = [one.number for one in tale.answers]
    at = numbers.index(answer.number)
    for label, icon, step in (("Earlier", "chevron_left", -1), ("Later", "chevron_right", 1)):
        there = 0 <= at + step < len(numbers)
        to = numbers[at + step] if there else 0
        key = f"{PAGE}.{label.lower()}"
        looks: dict[str, Any] = {"disabled": not there, "help": f"{label} answer"}
        press("", icon, key, _look_at, tale.asked, to, row=row, **looks)


def _look_at(asked: int, number: int) -> None:
    state.put(AT, (asked, number))


def _turns(desk: Desk, answer: Answer) -> None:
    """The rows beside the one it fell on, with what they would give."""
    places = dict(answers.places(answer.results))
    if not places:
        return
    at = _which(answer, places)
    with st.container(gap="xsmall", key="turnrows"):
        for near in answers.near(places[at], answers.oracles_of(desk.lore, desk.tale)):
            label = f"{near.name} · {near.range} **{plain(shortened(near.text, LONG))}**" if near.text else near.name
            command = words("turn", answer.number, near.how, *at)
            looks: dict[str, Any] = {
                "disabled": not near.text,
                "width": "stretch",
                "help": plain(near.text) or "There is none",
            }
            press(label, ICONS[near.how], f"{PAGE}.turn.{near.how}", roll, desk.game, command, **looks)


def _offers(desk: Desk, answer: Answer) -> None:
    """What its rows name, and leave to you to roll on."""
    found = answers.offers(answer, answers.oracles_of(desk.lore, desk.tale))
    if found:
        row = st.container(horizontal=True, gap="xsmall", key="answeroffers")
        for one in found:
            press(plain(one.title), "casino", f"{PAGE}.offer.{one.id}", rolls, desk.game, (one.id,), row=row)


def _which(answer: Answer, places: Mapping[Place, Result]) -> Place:
    """The way to the result whose neighbours are shown; of several one chooses."""
    if len(places) == 1:
        return next(iter(places))
    titles = [result.title for result in places.values()]
    twice = len(set(titles)) < len(titles)
    names = {at: _called(one, twice=twice) for at, one in places.items()}
    last = [at for at, one in places.items() if not one.then]
    found: Place = st.selectbox(
        "Which of them",
        list(names),
        index=list(names).index(last[0]) if last else 0,
        format_func=names.__getitem__,
        key=f"{WHICH}.{answer.number}",
        label_visibility="collapsed",
    )
    return found


def _called(result: Result, *, twice: bool) -> str:
    return f"{result.title}: {shortened(result.text, SHORT)}" if twice else result.title


def _twists(desk: Desk) -> None:
    """Where a twist may be had from, if one is wanted (IS-493)."""
    row = st.container(horizontal=True, gap="xsmall")
    if TWIST in desk.lore.oracles:
        press("Plot twist", "bolt", f"{PAGE}.twist", rolls, desk.game, (TWIST,), row=row)
    press("Action + Theme", "casino", f"{PAGE}.twist.words", rolls, desk.game, ("action", "theme"), row=row)


def _tools(desk: Desk, answer: Answer) -> None:
    row = st.container(horizontal=True, gap="xsmall", key="answertools")
    if answers.is_rolled(answer):
        _again(row, desk, answer)
        if answer.odds is None:
            by_hand(row, desk, answer)
    share = ("Take back", "hide") if answer.shared else ("Send", "share")
    hint = "The players see it no longer" if answer.shared else "The players see it"
    icon = "visibility_off" if answer.shared else "cast"
    press(share[0], icon, f"{PAGE}.share", order, desk.game, f"{share[1]} {answer.number}", row=row, help=hint)
    if answers.is_rolled(answer) and answer.odds is None:
        _pin(row, desk, answer)


def _again(row: DeltaGenerator, desk: Desk, answer: Answer) -> None:
    press(
        "Again", "casino", f"{PAGE}.again", again, desk.game, answer, row=row, shortcut="D", help="Rolls it once more"
    )


def again(game: Campaign, answer: Answer) -> None:
    """Ask once more what was asked."""
    if answer.odds is None:
        rolls(game, [result.oracle for result in answer.results])
    elif answer.second:
        roll(game, words("two", answer.odds, answer.first, answer.second, by=who()))
    else:
        roll(game, words("ask", answer.odds, answer.question, by=who()))


def _pin(row: DeltaGenerator, desk: Desk, answer: Answer) -> None:
    """Keep its oracle at the top of the shelf; of several the first."""
    oracle = answer.results[0]
    there = oracle.oracle in desk.tale.pins
    command = words("unpin" if there else "pin", oracle.oracle)
    hint = f"{plain(oracle.title)}: {'no longer' if there else 'always'} on top of the oracles, with a key"
    icon = "keep_off" if there else "keep"
    press("", icon, f"{PAGE}.pin", order, desk.game, command, row=row, help=hint)


def _note(desk: Desk, answer: Answer) -> None:
    """What it means here, in a line of one's own (IS-614)."""
    if state.get(NOTED) != (desk.game.code, answer):
        state.put(NOTED, (desk.game.code, answer))
        state.put(NOTE, answer.note)
    with st.container(key="answernote"):
        st.text_input(
            "What it means",
            key=NOTE,
            placeholder="What does it mean here? Then Enter",
            label_visibility="collapsed",
            max_chars=LONGEST,
            on_change=_noted,
            args=(desk.game, answer),
        )


def _noted(game: Campaign, answer: Answer) -> None:
    """A field that is shown again tells of a change too, where there was none."""
    text = str(state.get(NOTE) or "").strip()
    if text != answer.note:
        order(game, words("note", answer.number, text))
