"""Game nights: when one began and ended, how much time passes after it, and what is planned (MB-215 to MB-217)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal

from annotated_types import Interval, Len

from realmgen.games.bastionland.road.model import Moment
from realmgen.kit.kept import Kept

Passing = Literal["none", "weeks", "months", "years"]
PASSING: tuple[Passing, ...] = ("none", "weeks", "months", "years")
"""How much time passes after a session (MB-215, MB-293 to MB-297)."""


@dataclass(frozen=True, slots=True)
class Night(Kept):
    """A game night. `passes` is None while it goes on; `plans` is by player or Knight, what they mean to do next."""

    number: Annotated[int, Interval(ge=1, le=9999)]
    began: Moment
    ended: Moment | None = None
    passes: Passing | None = None
    plans: Mapping[str, Annotated[str, Len(0, 4000)]] = field(default_factory=dict)
    summary: Annotated[str, Len(0, 4000)] = ""
