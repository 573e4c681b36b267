"""One category of truths after another: its options with their texts, own words, chance, a die that was rolled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service.datasworn import attribution
from realmgen.service.worlds.drafts import Truth
from realmgen.service.worlds.fallen import read_dice
from realmgen.ui import state
from realmgen.ui.dice import HOW, MINE
from realmgen.ui.fields import Fields
from realmgen.ui.widgets import plain, press, sentence, small

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

    from realmgen.games.ironsworn.lore import Category, Option

D100 = 100
LONGEST = 600
"""Letters of one's own words on a category."""
Found = Mapping[str, Truth]
Says = Callable[["Category", "Option"], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Hands:
    """What presses do: look at a category, take a truth, leave a category to chance, roll for it, with our die or with
    one that fell on the table. `page` stands before the keys; `clear` is what leaving is called."""

    page: str
    look: Callable[[str], object]
    take: Callable[[Truth], object]
    leave: Callable[[str], object]
    roll: Callable[[Category, int | None], object]
    clear: str = "Leave it to chance"

    def key(self, name: str) -> str:
        return state.key(self.page, f"truths.{name}")


def chooser(categories: Sequence[Category], found: Found, at: str, hands: Hands, says: Says) -> None:
    """The category that is looked at; above it all of them, those that are settled with a mark."""
    keys = [category.key for category in categories]
    if not keys:
        return
    shown = categories[keys.index(at)] if at in keys else categories[0]
    titles = {one.key: f"{_mark(found.get(one.key))}{plain(_titled(one))}" for one in categories}
    fields = Fields(hands.page)
    fields.one_of(
        st.pills,
        "Category of truths",
        titles,
        "truths.at",
        shown.key,
        hands.look,
        label_visibility="collapsed",
        wrap=True,
    )
    following = keys[(keys.index(shown.key) + 1) % len(keys)]
    _category(shown, found.get(shown.key) or Truth(shown.key), hands, says, following)


def _titled(category: Category) -> str:
    """What a category is called; one of a pack with that, since ours may be called the same."""
    return f"{category.title} ({category.pack})" if category.pack else category.title


def _mark(truth: Truth | None) -> str:
    return ":material/check: " if truth and is_chosen(truth) else ""


def is_chosen(truth: Truth) -> bool:
    """Whether anything holds in its category."""
    return bool(truth.options or truth.own)


def _category(category: Category, truth: Truth, hands: Hands, says: Says, following: str) -> None:
    with st.container(gap="small", key="truthshown"):
        st.markdown(f"**{plain(category.question or category.title)}**")
        row = _chance(category, truth, hands)
        press("Next", "arrow_forward", hands.key("next"), hands.look, following, row=row, shortcut="E")
        for option in category.options:
            _option(category, option, truth, hands, says)
        _own(category, truth, hands)
        if category.pack:
            st.markdown(small(plain(attribution(category.credit))))


def _chance(category: Category, truth: Truth, hands: Hands) -> DeltaGenerator:
    """A die decides, ours or one of the table; or nothing is settled."""
    row = st.container(horizontal=True, vertical_alignment="center", gap="small", key="truthdice")
    key = hands.key("die" if state.get(HOW) == MINE else "roll")  # one field: the keyboard stays in it all the way
    hundred(row, category.title, key, partial(hands.roll, category), shortcut="D")
    if is_chosen(truth):
        press(hands.clear, "", hands.key("leave"), hands.leave, category.key, row=row)
    return row


def hundred(
    row: DeltaGenerator, what: str, key: str, take: Callable[[int | None], object], *, shortcut: str | None = None
) -> None:
    """A d100: a press rolls ours, or a field takes what the table's shows."""
    if state.get(HOW) != MINE:
        press("Roll", "casino", key, take, None, row=row, shortcut=shortcut)
        return
    with row.container(width=150):
        st.text_input(
            f"What the d100 shows: {what}",
            key=key,
            placeholder="d100, then Enter",
            label_visibility="collapsed",
            max_chars=8,
            on_change=_typed,
            args=(key, take),
        )
    wrong = st.session_state.pop(f"{key}.wrong", "")
    if wrong:
        row.markdown(f":red[:material/error: {plain(wrong)}]", width="content")


def _typed(key: str, take: Callable[[int | None], object]) -> None:
    """A wrong number stays in its field, with why beside it; one that is taken has left it before, so that no other
    category finds it there."""
    try:
        shown = read_dice(str(state.get(key) or ""), D100)
    except Unreadable as error:
        state.put(f"{key}.wrong", sentence(f"{error}."))
        return
    if shown:
        state.put(key, "")
        take(shown[0])


def ranges(category: Category) -> list[str]:
    """Of each option the results of a d100 that mean it."""
    lows = [1, *(most + 1 for most in category.shares)]
    return [f"{low}–{most}" for low, most in zip(lows, category.shares, strict=False)]


def _option(category: Category, option: Option, truth: Truth, hands: Hands, says: Says) -> None:
    """An option: what it says, what follows, and the quest it starts; chosen alone, beside another, or dropped."""
    chosen = option.number in truth.options
    name = f"{category.key}.{option.number}"
    shares = ranges(category)
    with st.container(border=True, gap="xsmall", key=f"truthoption-{'on-' if chosen else ''}{option.number}"):
        row = st.container(horizontal=True, vertical_alignment="center", gap="small")
        die = small(shares[option.number - 1]) if option.number <= len(shares) else ""
        held = " :green-badge[:material/check: holds]" if chosen else ""
        row.markdown(f"**{plain(option.title)}** {die}{held}", width="stretch")
        if chosen:
            rest = tuple(n for n in truth.options if n != option.number)
            press("Drop", "", hands.key(f"drop.{name}"), hands.take, replace(truth, options=rest), row=row)
        else:
            _taking(row, option, truth, hands, name)
        st.markdown(plain(option.text))
        lines = [f":material/arrow_forward: {plain(line)}" for line in says(category, option)]
        if lines:
            st.markdown(small("  \n".join(lines)))
        st.markdown(f":material/flag: **{plain(option.idea.title)}.** {plain(option.idea.text)}")


def _taking(row: DeltaGenerator, option: Option, truth: Truth, hands: Hands, name: str) -> None:
    alone = replace(truth, options=(option.number,))
    if truth.options:
        both = replace(truth, options=tuple(sorted((*truth.options, option.number))))
        hint = "Both hold: they may contradict each other"
        press("Also", "add", hands.key(f"also.{name}"), hands.take, both, row=row, help=hint)
    press("Choose", "", hands.key(f"take.{name}"), hands.take, alone, row=row)


def _own(category: Category, truth: Truth, hands: Hands) -> None:
    """Words of one's own, instead of the options or beside them."""
    key = hands.key(f"own.{category.key}.{hash(truth.own)}")
    st.text_area(
        "In your own words",
        truth.own,
        key=key,
        height=72,
        max_chars=LONGEST,
        placeholder="Instead of these, or beside them",
        on_change=partial(_write, truth, key, hands),
    )


def _write(truth: Truth, key: str, hands: Hands) -> None:
    hands.take(replace(truth, own=" ".join(str(state.get(key) or "").split())))
