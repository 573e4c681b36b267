"""Findings as they are kept: JSON with the version of the program, and of each finding its trial and its counts; a line
for each. What came along was measured by the same command that anybody can give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from realmgen import __version__
from realmgen.content import documents
from realmgen.errors import Unreadable
from realmgen.games.torchfall.lab import Finding
from realmgen.kit.record import to_json
from realmgen.kit.words import listed

if TYPE_CHECKING:
    from pydantic import TypeAdapter

FILES = "balance-*.json"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kept:
    """Findings, and the version of the program they were made with."""

    realmgen: str
    findings: tuple[Finding, ...]


def as_json(findings: Sequence[Finding]) -> str:
    """Findings of this version to keep; `read` reads them."""
    lines = ",\n".join(map(finding_json, findings))
    return f'{{"realmgen":{to_json(__version__)},"findings":[\n{lines}\n]}}\n'


def finding_json(finding: Finding) -> str:
    """One finding as a line of JSON."""
    return to_json({"trial": asdict(finding.trial), "counts": dict(sorted(finding.counts.items()))})


def read(text: str) -> Kept:
    """Read what `as_json` wrote; raises Unreadable with every fault."""
    return read_as(Kept, text)


@lru_cache(1)
def measured() -> Kept:
    """The findings that came along: options of the printed game and ours, thousands of games of each."""
    kept = [read(text) for text in documents("torchfall", FILES)]
    versions = listed(dict.fromkeys(one.realmgen for one in kept))
    return Kept(versions, tuple(finding for one in kept for finding in one.findings))


def read_as(kind: type[T], text: str) -> T:
    """A value of the lab from its JSON; raises Unreadable with every fault."""
    from pydantic import ValidationError

    try:
        found: T = _adapter(cast(Any, kind)).validate_json(text)
    except ValidationError as error:
        faults = (f"findings: {'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors())
        raise Unreadable(*faults) from None
    return found


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(kind)
