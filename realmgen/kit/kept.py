"""Frozen values that are kept as JSON by their fields: what is as usual is left out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from realmgen.errors import Unreadable
from realmgen.kit.record.fields import to_json

if TYPE_CHECKING:
    from pydantic import TypeAdapter

T = TypeVar("T")


class Kept:
    """Base of those dataclasses: nothing but their own fields is read, each of its own type."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "strict": True}


def kept_json(value: Any) -> Any:
    """A value as JSON, or several of them; what is as it is by default is left out."""
    if isinstance(value, tuple):
        return list(map(kept_json, value))
    return _adapter(cast(Any, type(value))).dump_python(value, mode="json", exclude_defaults=True)


def read_kept(kind: type[T], obj: object, path: str) -> T:
    """Read what `kept_json` made; raises Unreadable with every fault by its path."""
    from pydantic import ValidationError

    try:
        found: T = _adapter(cast(Any, kind)).validate_json(to_json(obj))
    except ValidationError as error:
        raise Unreadable(*(_fault(path, fault) for fault in error.errors())) from None
    return found


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def _fault(path: str, fault: Any) -> str:
    place = ".".join(map(str, filter(None, (path, *fault["loc"]))))
    given = "" if fault["type"] == "missing" or isinstance(fault["input"], (dict, list)) else f" ({fault['input']!r})"
    return f"{place}{given}: {fault['msg'][0].lower()}{fault['msg'][1:]}"
