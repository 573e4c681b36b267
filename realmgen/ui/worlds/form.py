"""What the form of a new world holds. It stands in the session as one value: fields show it and write into it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from dataclasses import field as field_of
from typing import TYPE_CHECKING, Any

from realmgen.service.worlds import drafts
from realmgen.service.worlds.drafts import CATEGORIES, Mode, Truth, WorldOptions
from realmgen.ui import state
from realmgen.ui.fields import Fields

if TYPE_CHECKING:
    from realmgen.service.play import Campaign
    from realmgen.service.worlds.drafts import World

PAGE = "worlds"
FORM, VIEW = state.key(PAGE, "form"), state.key(PAGE, "view")
LIST, NEW = "", "new"
"""What is shown while no world is open: the worlds there are, a new one."""


@dataclass(frozen=True, slots=True)
class Form:
    """A world as it is asked for; `at` is the category of truths that is looked at, `alone` keeps the world out of the
    open campaign."""

    seed: str
    options: WorldOptions = field_of(default_factory=WorldOptions)
    name: str = ""
    mode: Mode = "solo"
    at: str = CATEGORIES[0]
    alone: bool = False

    def truth(self, category: str) -> Truth | None:
        """What was chosen for a category; None where it is left to chance."""
        return next((one for one in self.options.truths if one.category == category), None)


def held() -> Form:
    """The form as it stands."""
    found = state.get(FORM)
    return found if isinstance(found, Form) else fresh()


def fresh() -> Form:
    """A form as it is opened: all by chance."""
    form = Form(drafts.short_seed())
    state.put(FORM, form)
    return form


def change(**changes: Any) -> None:
    """Keep the form with changes."""
    state.put(FORM, replace(held(), **changes))


def choose(**changes: Any) -> None:
    """Keep the form with other options."""
    change(options=replace(held().options, **changes))


def take_truth(truth: Truth) -> None:
    """Choose a truth."""
    others = tuple(one for one in held().options.truths if one.category != truth.category)
    choose(truths=(*others, truth))


def leave_to_chance(category: str) -> None:
    """Choose nothing for a category."""
    choose(truths=tuple(one for one in held().options.truths if one.category != category))


def made() -> World:
    """The world the form asks for."""
    form = held()
    return drafts.draw(form.options, form.seed, form.name)


def within() -> Campaign | None:
    """The campaign a new world will belong to."""
    return None if held().alone else state.current()


def view() -> str:
    """What is shown while no world is open."""
    return str(state.get(VIEW) or LIST)


def show(name: str) -> None:
    """Show something else; for callbacks."""
    state.put(VIEW, name)


_FIELDS = Fields(FORM)
field, one_of = _FIELDS.field, _FIELDS.one_of
"""Fields that show a value of the form."""
