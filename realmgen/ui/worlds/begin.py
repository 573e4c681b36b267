"""A new world: what is asked for at the left, the world it comes to at the right."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from realmgen.errors import Unreadable
from realmgen.service.worlds import drafts, games, orders
from realmgen.service.worlds.drafts import LONGEST_NAME, MODES, REGIONS, Mode
from realmgen.ui import state
from realmgen.ui.dice import HOW, MINE, whose_dice
from realmgen.ui.oracles.desk import order
from realmgen.ui.truths.choosing import Hands, chooser, hundred
from realmgen.ui.widgets import NOTICE, attempt, notice, plain, press, strip, tell
from realmgen.ui.words import shortened
from realmgen.ui.worlds import form as at
from realmgen.ui.worlds.desk import open_world
from realmgen.ui.worlds.form import PAGE
from realmgen.ui.worlds.preview import preview

if TYPE_CHECKING:
    from realmgen.ui.worlds.desk import Desk

LONG = 24
"""Letters of a campaign's name that have room on a segment."""
PLAYED: Mapping[Mode, str] = {"solo": "Solo", "co-op": "Co-op", "guided": "With a game master"}
"""By mode: what it is called (IS-002)."""
START = "home"
SIZES = (4, 8, 12, 16, 20, 24, 30, 36, 48, 60)
"""How many settlements, or sites, a land may have."""


def begin() -> None:
    """The form and its world, as it will be kept; where there can be none, why."""
    try:
        world, faults = at.made(), None
    except Unreadable as error:
        world, faults = None, error
    _strip(possible=world is not None)
    notice()
    with st.container(key="worldnew"):
        left, right = st.columns([7, 5], gap="medium")
    with left:
        with st.container(border=True, gap="small", key="worldwho"):
            _who()
        with st.container(border=True, gap="small", key="worldland"):
            _land()
        with st.container(border=True, gap="small", key="worldtruths"):
            _truths()
    with right, st.container(gap="small", key="worldpreview"):
        if world:
            preview(world)
        if faults:
            tell(faults)


def _strip(*, possible: bool) -> None:
    row = strip("New world")
    whose_dice(row)
    press("Roll again", "autorenew", f"{PAGE}.reroll", _roll_again, row=row, shortcut="A", help="Another seed")
    press("Cancel", "", f"{PAGE}.cancel", at.show, at.LIST, row=row)
    press("Keep it", "check", f"{PAGE}.keep", _keep, row=row, type="primary", shortcut="G", disabled=not possible)


def _who() -> None:
    """Its name, who plays, and where it belongs."""
    form = at.held()
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", key="worldwhorow")
    with row.container(width=210):
        looks = {"max_chars": LONGEST_NAME, "placeholder": "The Ironlands"}
        at.field(st.text_input, "Name", "name", form.name, lambda text: at.change(name=text.strip()), **looks)
    with row.container(width=120):
        at.field(st.text_input, "Seed", "seed", form.seed, _seeded, max_chars=80)
    modes: dict[str, str] = {mode: PLAYED[mode] for mode in MODES}
    at.one_of(row.segmented_control, "Who plays", modes, "mode", form.mode, _played, required=True)
    if campaign := state.current():
        names = {"": plain(shortened(campaign.name, LONG)), "alone": "Nothing"}
        alone = "alone" if form.alone else ""
        at.one_of(st.segmented_control, "Belongs to", names, "alone", alone, _alone, required=True)


def _seeded(text: str) -> None:
    at.change(seed=text.strip() or drafts.short_seed())


def _alone(value: str) -> None:
    at.change(alone=bool(value))


def _played(mode: str) -> None:
    at.change(mode=mode)


def _land() -> None:
    """Where home is, and how much stands in the land."""
    options = at.held().options
    regions = {str(n): REGIONS[n] or "By chance" for n in drafts.HOMES}
    row = st.container(horizontal=True, vertical_alignment="bottom", gap="small", key="worldhome")
    with row.container(width=210):
        at.one_of(st.selectbox, "Home lies in", regions, START, str(options.start), _start)
    key = f"{at.FORM}.home.{'die' if state.get(HOW) == MINE else 'roll'}"
    hundred(row, "where home lies", key, _rolled_start)
    for label, name, least in (("Settlements", "settlements", 1), ("Sites", "sites", 0)):
        take = partial(_sized, name)
        sizes = {str(count): str(count) for count in sorted({least, *SIZES, getattr(options, name)})}
        with row.container(width=110):
            at.one_of(st.selectbox, label, sizes, name, str(getattr(options, name)), take)


def _start(region: str) -> None:
    at.choose(start=int(region))


def _rolled_start(shown: int | None) -> None:
    start = drafts.typed_region(shown or drafts.d100())
    if start in drafts.HOMES:
        at.choose(start=start)
    else:
        state.put(NOTICE, f"**Nobody lives in the {REGIONS[start]}.** Roll again, or choose a region.")


def _sized(name: str, value: str) -> None:
    at.choose(**{name: int(value)})


def _truths() -> None:
    """Each category chosen, rolled, or left to chance."""
    form, categories = at.held(), drafts.categories()
    chosen = {truth.category: truth for truth in form.options.truths}
    rest = "" if len(chosen) == len(categories) else ", the others by chance"
    st.markdown(f"**Truths** · {len(chosen)} of {len(categories)} chosen{rest}")
    hands = Hands(at.FORM, lambda key: at.change(at=key), _take, at.leave_to_chance, _rolled)
    chooser(categories, chosen, form.at, hands, lambda _, option: [option.lore] if option.lore else [])


def _take(truth: drafts.Truth) -> None:
    """Choose, and go on to the next category that is open."""
    at.take_truth(truth)
    _next(truth.category)


def _next(after: str) -> None:
    keys = [category.key for category in drafts.categories()]
    here = keys.index(after) if after in keys else 0
    open_ones = [key for key in keys[here + 1 :] + keys[:here] if at.held().truth(key) is None]
    if open_ones:
        at.change(at=open_ones[0])


def _rolled(category: drafts.Category, shown: int | None) -> None:
    """Ours is looked at where it fell; dice of the table go on to the next category."""
    at.take_truth(drafts.typed_truth(category, shown or drafts.d100()))
    if shown:
        _next(category.key)


def _roll_again() -> None:
    at.change(seed=drafts.short_seed())


def _keep() -> None:
    """Keep the world as it is shown, and open it."""
    form = at.held()
    _start_world(at.made(), form.mode)


def _start_world(world: drafts.World, mode: Mode) -> None:
    if attempt(lambda: open_world(games.start(state.play(), world, mode=mode, within=at.within()))):
        at.show(at.LIST)


def now() -> None:
    """A world with one press, all of it by chance; for callbacks."""
    form = at.fresh()
    if not attempt(at.made):
        return
    _start_world(at.made(), form.mode)


def adopt_now(desk: Desk) -> None:
    """Lay a world out under a journal that has none; for callbacks."""
    world = drafts.draw(drafts.WorldOptions(), drafts.short_seed())
    order(desk.game, orders.adopt(world))


def new() -> None:
    """Ask for a new world; for callbacks."""
    at.fresh()
    at.show(at.NEW)
