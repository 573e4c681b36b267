"""What all parts of a state are that came with the Company: frozen values which are kept as JSON by their fields."""

from __future__ import annotations

from typing import Any, ClassVar


class Kept:
    """Base of those dataclasses: nothing but their own fields is read, each of its own type."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}
