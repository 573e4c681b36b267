"""The fields of a new game that say on which board it is played, and by which rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import streamlit as st

from realmgen.service.torchfall import guide
from realmgen.service.torchfall.wishes import (
    CENTRE,
    DUELS,
    FAIR,
    LONG_ROADS,
    MOST_POWERS,
    POWER,
    POWERS,
    RING_ROADS,
    SCENARIOS,
    TOGGLES,
    Road,
    Setup,
    Wish,
    posts_of,
    road_name,
    short_name,
)
from realmgen.service.torchfall.wording import CHOICES, title
from realmgen.ui.torchfall import form as at
from realmgen.ui.torchfall.asking import drawn
from realmgen.ui.torchfall.help import explained
from realmgen.ui.widgets import plain, press, small

NONE = ""
PRINTED, OWN = "", "own"
ROUNDS, MOST_ROUNDS = 8, 99
EVEN = (
    "as printed, whoever opens wins most games. This evens it out for those who look a little ahead;"
    " the farther both look, the more it favours the other."
)
"""What the duel of ours does, and how far."""
RECOMMENDED = RING_ROADS[-1]


def board(wish: Wish) -> None:
    """The printed board or one of one's own, its roads and its powers."""
    setup = wish.setup
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
    kinds = {PRINTED: "As printed", OWN: "Your own"}
    own = OWN if setup.board else PRINTED
    at.one_of(row.segmented_control, "Board", kinds, "board", own, _boarded, required=True)
    if setup.board:
        press("Change it", "edit", f"{at.FORM}.draw_board", at.show, at.BOARD, row=row)
    else:
        _roads(setup)
    _powers(wish)


def _boarded(kind: str) -> None:
    at.choose(board=at.draft() if kind else None)


def _roads(setup: Setup) -> None:
    left, right = st.columns(2, gap="small")
    fallen = {NONE: "No road is missing"} | {road_key(road): road_name(road) for road in RING_ROADS}
    fallen[road_key(RECOMMENDED)] += " (recommended)"
    long = {NONE: "No long road"} | {road_key(road): road_name(road) for road in LONG_ROADS}
    for where, key, options in ((left, "remove_road", fallen), (right, "extra_road", long)):
        take, value = partial(_road, key), road_key(getattr(setup, key))
        told = explained(guide.VARIANTS[key])
        at.one_of(where.selectbox, title(key), options, key, value, take, help=told)
        if value:
            where.markdown(small(plain(guide.VARIANTS[key].text)))


def road_key(road: Road | None) -> str:
    """A road as a field holds it; empty for none."""
    return "-".join(road) if road else NONE


def _road(key: str, value: str) -> None:
    a, _, b = value.partition("-")
    at.choose(**{key: (a, b) if value else None})


def _powers(wish: Wish) -> None:
    """Up to two powers, each at another post."""
    powers = wish.made.powers
    for place in range(min(len(powers) + 1, MOST_POWERS)):
        _power(wish.made, place)
    for _, power in powers:
        st.markdown(small(f"**{title(power)}.** {plain(guide.POWERS[power].text)}"))
    row = st.container(horizontal=True, vertical_alignment="center", gap="small")
    press("Draw powers", "casino", f"{at.FORM}.draw.{POWER}", drawn, POWER, row=row)
    if powers:
        press("No powers", "", f"{at.FORM}.no_powers", _put_powers, (), row=row)
    if POWER in wish.drawn:
        row.markdown(small("Drawn. Choose others in the lists."), width="content")


def _power(made: Setup, place: int) -> None:
    powers = made.powers
    here = powers[place] if place < len(powers) else None
    others = [pair for number, pair in enumerate(powers) if number != place]
    taken = {power for _, power in others}
    names = {NONE: "No power"} | {power: title(power) for power in POWERS if power not in taken}
    left, right = st.columns(2, gap="small")
    label = ("A power", "Another power")[place]
    told = "  \n".join(explained(guide.POWERS[power]) for power in POWERS)
    value, take = here[1] if here else NONE, partial(_powered, made, place)
    at.one_of(left.selectbox, label, names, f"power.{place}", value, take, help=told)
    if here:
        free = {post: short_name(post) for post in posts_of(made) if post not in dict(others)}
        take = partial(_stands, made, place)
        at.one_of(right.selectbox, "Where it stands", free, f"at.{place}", here[0], take)


def _powered(made: Setup, place: int, power: str) -> None:
    powers = list(made.powers)
    if not power:
        del powers[place : place + 1]
    elif place < len(powers):
        powers[place] = (powers[place][0], power)
    else:
        centre = made.board.centre if made.board else CENTRE
        dark = {*dict(powers), *made.starts, centre}
        free = [post for post in posts_of(made) if post not in dark] or list(posts_of(made))
        powers.append((free[0], power))
    _put_powers(tuple(powers))


def _stands(made: Setup, place: int, post: str) -> None:
    powers = list(made.powers)
    powers[place] = (post, powers[place][1])
    _put_powers(tuple(powers))


def _put_powers(powers: tuple[tuple[str, str], ...]) -> None:
    at.choose(powers=powers)


def rules(wish: Wish) -> None:
    """Options for two, a scenario, how long it lasts."""
    setup = wish.setup
    if setup.players == 2:
        _fair(wish)
        _chosen(wish, "For two", DUELS, _duel(setup), _dueled)
    _chosen(wish, "Scenario", SCENARIOS, setup.scenario or NONE, _staged)
    for line in wish.missing():
        st.markdown(small(plain(line)))
    _length(setup)


def _fair(wish: Wish) -> None:
    """The duel that takes the opening's edge away, and from whom."""
    if not wish.can_be_fair():
        return
    label = f"**{FAIR.title}**: {EVEN}"
    at.field(st.toggle, label, "fair", wish.is_fair(), lambda on: at.change(wish=at.held().wish.made_fair(on)))
    if wish.is_fair():
        st.markdown(small(plain(guide.TOGGLES["head_start"].text)))


def _chosen(wish: Wish, label: str, keys: Iterable[str], value: str, take: Callable[[str], object]) -> None:
    """One of several options or none; those that go with the rest are offered."""
    open_to = [key for key in keys if wish.allows(key)]
    names = {NONE: "None"} | {key: title(key) for key in open_to}
    told = "  \n".join(explained(CHOICES[key]) for key in keys)
    at.one_of(st.segmented_control, label, names, label, value, take, required=True, help=told)
    if value in open_to:
        st.markdown(small(plain(CHOICES[value].text)))


def _duel(setup: Setup) -> str:
    return next((key for key in DUELS if getattr(setup, key)), NONE)


def _dueled(key: str) -> None:
    at.choose(**{duel: duel == key for duel in DUELS})


def _staged(key: str) -> None:
    at.choose(scenario=key or None)


def _length(setup: Setup) -> None:
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small")
    names = {NONE: f"Race to {setup.target} Renown", "timed": "By the clock"}
    told = explained(guide.VARIANTS["timed_rounds"])
    value = "timed" if setup.timed_rounds else NONE
    at.one_of(row.segmented_control, "It ends", names, "length", value, _timed, required=True, help=told)
    if setup.timed_rounds:
        at.field(
            row.number_input,
            "Rounds",
            "rounds",
            setup.timed_rounds,
            _rounds,
            min_value=1,
            max_value=MOST_ROUNDS,
            step=1,
            width=140,
        )
        st.markdown(small(plain(guide.VARIANTS["timed_rounds"].text)))


def _timed(value: str) -> None:
    at.choose(timed_rounds=ROUNDS if value else 0)


def _rounds(value: int) -> None:
    at.choose(timed_rounds=int(value))


def more(wish: Wish) -> None:
    """Rulings that can be turned; of the others what they need."""
    for key, needs in TOGGLES.items():
        said = guide.TOGGLES[key]
        if wish.allows(key):
            take, label = partial(_turned, key), f"{said.title}: {plain(said.text)}"
            at.field(st.toggle, label, key, bool(getattr(wish.setup, key)), take)
        else:
            st.markdown(small(f"**{said.title}**, only {needs}: {plain(said.text)}"))


def _turned(key: str, value: bool) -> None:
    at.choose(**{key: value})
