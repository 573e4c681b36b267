"""The page of truths: one category after another or all at a glance, and beside them what they make of the world."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.service.worlds import facts, orders
from realmgen.service.worlds.drafts import CUSTOM, Truth
from realmgen.service.worlds.follows import consequences
from realmgen.ui import state
from realmgen.ui.oracles import mine
from realmgen.ui.oracles.desk import order, roll, typed, waits
from realmgen.ui.truths.choosing import LONGEST, Hands, chooser, is_chosen
from realmgen.ui.widgets import notice, plain, press, segments, small
from realmgen.ui.worlds.panel.told import hooks_list
from realmgen.ui.worlds.strip import page_strip

if TYPE_CHECKING:
    from realmgen.games.ironsworn.lore import Category, Option
    from realmgen.games.ironsworn.model import World
    from realmgen.ui.worlds.desk import Desk

PAGE = "truths"
AT, HOW = state.key(PAGE, "at"), state.key(PAGE, "how")
ONE, ALL = "One by one", "All at a glance"
UNMET = ("legend", "tale", "absent", "rare", "common")
"""How it may be with foes that is worth telling."""


def page(desk: Desk, world: World) -> None:
    """Strip, choice and consequences."""
    categories = list(desk.lore.truths.values())
    found = {truth.category: truth for truth in world.truths}
    settled = sum(is_chosen(found[one.key]) for one in categories if one.key in found)
    page_strip(desk, "Truths", f":gray-badge[{settled} of {len(categories)} settled]", "truths")
    notice()
    with st.container(key="stackfull"):
        left, right = st.columns([7, 5], gap="medium")
    with right:
        _follow(desk, world)
    with left:
        asked = waits(desk.game)
        if asked:
            with st.container(border=True, gap="xsmall", key="truthasked"):
                mine.ask(desk, asked)
        if segments("How", (ONE, ALL), HOW, default=ONE) == ONE:
            hands = _hands(desk)
            says = partial(_says, desk)
            chooser(categories, found, str(state.get(AT) or categories[0].key), hands, says)
            _more(desk, found.get(str(state.get(AT) or categories[0].key)))
        else:
            _glance(desk, categories, found)


def _hands(desk: Desk) -> Hands:
    return Hands(
        PAGE,
        look=partial(state.put, AT),
        take=lambda truth: order(desk.game, orders.truth(truth)),
        leave=lambda key: order(desk.game, orders.truth(Truth(key))),
        roll=lambda category, shown: _rolled(desk, category, shown),
        clear="Open again",
    )


def _rolled(desk: Desk, category: Category, shown: int | None) -> None:
    command = orders.roll_truth(category.key)
    if shown is None:
        roll(desk.game, command)
    else:
        typed(desk.game, command, (shown,))


def _says(desk: Desk, category: Category, option: Option) -> tuple[str, ...]:
    return (*([option.lore] if option.lore else []), *consequences(category, option, desk.lore))


def _more(desk: Desk, truth: Truth | None) -> None:
    """A starter of one's own, and what the truth turned out to be (IS-520)."""
    if truth is None or not is_chosen(truth):
        return
    with st.expander("A quest of your own, and what proved otherwise", key=f"{PAGE}.more"):
        for name, label, hint in (
            ("starter", "Quest starter", "Joins the quests of this world"),
            ("believed", "Was believed", "What people held true until somebody found out"),
        ):
            _text(desk, truth, name, label, hint)


def _text(desk: Desk, truth: Truth, name: str, label: str, hint: str) -> None:
    text = getattr(truth, name)
    key = f"{PAGE}.{name}.{truth.category}.{hash(text)}"
    st.text_area(
        label,
        text,
        key=key,
        height=72,
        max_chars=LONGEST,
        placeholder=hint,
        on_change=_write,
        args=(desk, truth, name, key),
    )


def _write(desk: Desk, truth: Truth, name: str, key: str) -> None:
    said = {name: " ".join(str(state.get(key) or "").split())}
    order(desk.game, orders.truth_words(truth.category, **said))


def _glance(desk: Desk, categories: list[Category], found: dict[str, Truth]) -> None:
    """Every category with what holds in it; a press opens it."""
    for category in categories:
        truth = found.get(category.key) or Truth(category.key)
        with st.container(border=True, gap="xsmall", key=f"line-truth-{category.key}"):
            row = st.container(horizontal=True, vertical_alignment="center", gap="small", wrap=False)
            row.markdown(f"**{plain(category.title)}**  \n{_held(category, truth)}", width="stretch")
            press(
                "", "casino", f"{PAGE}.again.{category.key}", _rolled, desk, category, None, row=row, help="Roll for it"
            )
            press("Change", "", f"{PAGE}.open.{category.key}", _open, category.key, row=row)
    _custom(desk, found.get(CUSTOM) or Truth(CUSTOM))


def _held(category: Category, truth: Truth) -> str:
    titles = [plain(option.title) for option in category.options if option.number in truth.options]
    lines = [" and ".join(titles)] if titles else []
    lines += [f"“{plain(truth.own)}”"] if truth.own else []
    lines += [small(f"Was believed: {plain(truth.believed)}")] if truth.believed else []
    return "  \n".join(lines) or small("Open: anything may be true")


def _open(key: str) -> None:
    state.put(AT, key)
    state.put(HOW, ONE)


def _custom(desk: Desk, truth: Truth) -> None:
    """One truth beside the categories (IS-A1)."""
    key = f"{PAGE}.custom.{hash(truth.own)}"
    st.text_area(
        "A truth of your own beside them",
        truth.own,
        key=key,
        height=72,
        max_chars=LONGEST,
        on_change=_write_own,
        args=(desk, truth, key),
    )


def _write_own(desk: Desk, truth: Truth, key: str) -> None:
    order(desk.game, orders.truth_words(truth.category, own=" ".join(str(state.get(key) or "").split())))


def _follow(desk: Desk, world: World) -> None:
    """What everybody knows, who is about, and quests that come of it."""
    with st.container(border=True, gap="small", key="truthfollow"):
        st.subheader("What everybody knows", anchor=False)
        st.markdown("\n".join(f"- {plain(line)}" for line in world.lore) or small("Nothing is settled yet."))
        if world.factions:
            st.markdown(f"**Factions** {plain(', '.join(world.factions))}")
        _foes(desk, world)
        _quests(desk, world)


def _foes(desk: Desk, world: World) -> None:
    by: dict[str, list[str]] = {}
    for met in facts.foes_of(world, desk.lore):
        if met.status in UNMET:
            by.setdefault(met.words, []).append(plain(met.foe.name))
    lines = [f"- {words.capitalize()}: {', '.join(names)}" for words, names in by.items()]
    if lines:
        st.markdown("\n".join(["**Foes**", *lines]))


def _quests(desk: Desk, world: World) -> None:
    """Those of the options that hold, to be sworn with one press."""
    hooks = [hook for hook in world.hooks if hook.source.startswith(("truth ", "own "))]
    if hooks:
        hooks_list(desk, hooks, PAGE)
