"""Ids of all schemas, and the places where a package refers to them.

Those of 0.0.10 are paths, `classic/oracles/place/region`; later ones say what they are of first,
`oracle_rollable:classic/place/region`. Either may stand in a link, `[Label](id:…)` or `[Label](datasworn:…)`, or in an
embedded table, `{{table:…}}` or `{{table>…}}`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from realmgen.errors import Ambiguous, NotFound

V = TypeVar("V")
MANY = 6
"""Choices that a message names."""
SECTIONS = "oracles|moves|assets|atlas|npcs|truths|rarities|delve_sites|site_themes|site_domains|rules"
TYPES = (
    "oracle_rollable|oracle_collection|move|move_category|asset|asset_collection|npc|npc_collection|atlas_entry"
    "|atlas_collection|truth|rarity|delve_site|delve_site_theme|delve_site_domain|site_theme|site_domain"
)
_PATH = re.compile(rf"(?P<own>[a-z][a-z0-9_]*)/(?P<kind>(?:collections/)?(?:{SECTIONS}))/(?P<rest>[a-z0-9_/-]+)")
_TYPED = re.compile(rf"(?P<kind>(?:{TYPES})(?:\.[a-z_]+)*):(?P<own>[a-z][a-z0-9_]*)/(?P<rest>[a-z0-9_/.-]+)")
LINK = re.compile(r"\[(?P<label>[^\[\]]*)\]\((?P<target>[^()\s]*)\)")
EMBED = re.compile(r"\{\{(?P<what>[a-z_]+)[:>](?P<id>[^{}\s]+)\}\}")
PREFIX = re.compile(r"(?:id|datasworn):")


class Id(NamedTuple):
    """An id in its parts: `own` is the package it is of, `kind` what it is of as the schema has it."""

    own: str
    kind: str
    rest: str

    @property
    def last(self) -> str:
        return re.split(r"[/.]", self.rest)[-1].replace("-", "_")


def parts(text: str) -> Id | None:
    """An id of either schema in its parts, None for other text."""
    found = _PATH.fullmatch(text) or _TYPED.fullmatch(text)
    return Id(found["own"], found["kind"], found["rest"]) if found else None


def every_id(raw: Any) -> Iterator[str]:
    """Every id that something in there has."""
    for key, value in _leaves(raw):
        if key == "_id":
            yield value


def references(raw: Any) -> Iterator[str]:
    """Every id that is referred to in there, by fields and in texts; patterns with `*` are none."""
    for key, text in _leaves(raw):
        if key == "_id":
            continue
        if parts(text):
            yield text
        elif "](" in text or "{{" in text:
            yield from _in_text(text)


def _in_text(text: str) -> Iterator[str]:
    targets = [PREFIX.sub("", found["target"], 1) for found in LINK.finditer(text)]
    targets += [found["id"] for found in EMBED.finditer(text)]
    yield from (target for target in targets if parts(target))


def unmarked(raw: Any) -> Iterator[str]:
    """Ids that links lead to without saying that they are ids."""
    for key, text in _leaves(raw):
        if key != "_id" and "](" in text:
            yield from (found["target"] for found in LINK.finditer(text) if parts(found["target"]))


def _leaves(raw: Any) -> Iterator[tuple[str, str]]:
    """Every text with the key it stands under."""
    left: list[tuple[str, Any]] = [("", raw)]
    while left:
        key, value = left.pop()
        if isinstance(value, str):
            yield key, value
        elif isinstance(value, dict):
            left += reversed(value.items())
        elif isinstance(value, list):
            left += ((key, item) for item in reversed(value))


def meant(lost: str, known: Collection[str]) -> str:
    """What an id that points nowhere must mean: the one id of its package and kind that ends alike, or the one of its
    kind and path in another package; empty where there is none."""
    wanted = parts(lost)
    if wanted is None:
        return ""
    like = [(key, one) for key in known if (one := parts(key)) and one.kind == wanted.kind]
    near = [key for key, one in like if one.own == wanted.own and one.last == wanted.last]
    far = [key for key, one in like if one.rest == wanted.rest]
    return near[0] if len(near) == 1 else far[0] if len(far) == 1 else ""


def spoken(id: str) -> str:
    """An id as people type it, the same in every schema: `classic/place/region`."""
    found = parts(id)
    return f"{found.own}/{found.rest}" if found else id


def find(text: str, things: Mapping[str, V]) -> V:
    """What an id means, or the end of one that fits a single thing: `region` for `classic/oracles/place/region`.

    Raises NotFound, and Ambiguous with those that it may be.
    """
    if text in things:
        return things[text]
    wanted = spoken(text)
    fitting = [key for key in things if spoken(key) in (wanted, text)] or [key for key in things if _ends(key, wanted)]
    if not fitting:
        raise NotFound(f"nothing is called {text[:80]!r}")
    if len(fitting) > 1:
        more = [f"{len(fitting) - MANY} more"] if fitting[MANY:] else []
        raise Ambiguous("name", text[:80], [*fitting[:MANY], *more])
    return things[fitting[0]]


def _ends(id: str, text: str) -> bool:
    """Whether an id ends in a text, at one of its joints."""
    whole = spoken(id).replace("-", "_")
    end = text.replace("-", "_")
    return whole == end or (whole.endswith(end) and whole[-len(end) - 1] in "/.:")
