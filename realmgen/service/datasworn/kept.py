"""Packages that are kept: found, switched on in worlds, taken away, and what they add."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from realmgen.errors import Ambiguous, NotFound, Unreadable
from realmgen.games.ironsworn.datasworn import Package, additions, find, read_package
from realmgen.games.ironsworn.deeds.packs import UsePack
from realmgen.games.ironsworn.lore import Additions
from realmgen.games.ironsworn.oracles.table import Oracle
from realmgen.kit.record import from_json
from realmgen.service.datasworn.reports import Report, report_of
from realmgen.service.fold import Recent
from realmgen.service.worlds.lore import KEY

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Done, Play
    from realmgen.store.packs import Packs

_PACKAGES: Recent[str, Package] = Recent(16)
"""By a pack's sum: the package, read by itself."""
_REPORTS: Recent[str, Report] = Recent(64)
"""By a pack's sum: its report, so that its files are not read for it each time."""
_ADDITIONS: Recent[tuple[str, ...], Additions] = Recent(16)


def installed(play: Play) -> list[Report]:
    """Every package that is kept, by id."""
    found = sorted(play.ledger.packs.sums(KEY).items())
    return [_REPORTS.get(mark) or _REPORTS.put(mark, _report(play.ledger.packs, key)) for key, mark in found]


def keeps(play: Play, id: str) -> bool:
    """Whether a package of an id is kept."""
    return id in play.ledger.packs.sums(KEY)


def remove(play: Play, id: str) -> Report:
    """Take a package away; what worlds have drawn from it stays with them. Raises NotFound."""
    report = _report(play.ledger.packs, id)
    play.ledger.packs.remove(id)
    return report


def use(play: Play, world: Campaign, id: str, on: bool, *, seen: int | None = None) -> Done:
    """Switch a package on or off in a world. Raises NotFound when one that is not kept is switched on, IllegalCommand
    when it is so already."""
    if on:
        play.ledger.packs.get(id, KEY)
    return play.do(world, str(UsePack(id, "on" if on else "off")), seen=seen)


def switched_on(play: Play, world: Campaign) -> tuple[str, ...]:
    """The packages that are on in a world, in the order they were switched on."""
    packs: tuple[str, ...] = play.position(world).state.packs
    return packs


def where_on(play: Play) -> dict[str, list[Campaign]]:
    """By package: the worlds where it is on, also those put away."""
    found: dict[str, list[Campaign]] = {}
    for campaign in play.ledger.campaigns():
        if campaign.game == KEY:
            with suppress(Unreadable):  # a newer program wrote it: what is on there cannot be told
                for pack in switched_on(play, campaign):
                    found.setdefault(pack, []).append(campaign)
    return found


def package_of(store: Packs, id: str) -> Package:
    """A package that is kept, read by itself. Raises NotFound."""
    known = _PACKAGES.get(store.sums(KEY).get(id, ""))
    if known is not None:
        return known
    stored = store.get(id, KEY)
    (text,) = stored.files.values()
    return _PACKAGES.put(stored.sum, read_package(from_json(text, f"pack {id}")))


def additions_of(store: Packs, ids: Sequence[str]) -> Additions:
    """What packages add to a world where they are on; one that is not kept adds nothing."""
    sums = store.sums(KEY)
    found = [key for key in ids if key in sums]
    marks = tuple(sums[key] for key in found)
    known = _ADDITIONS.get(marks)
    return known or _ADDITIONS.put(marks, additions(*(package_of(store, key) for key in found)))


def oracles_kept(where: str | os.PathLike[str] | None = None) -> Mapping[str, Oracle]:
    """The oracles of every package in a database; none while it is not there. Raises Unreadable."""
    from realmgen.store.engine import find_url
    from realmgen.store.ledger import open_ledger

    url = find_url(where)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        return {}
    ledger = open_ledger(where)
    try:
        return additions_of(ledger.packs, sorted(ledger.packs.sums(KEY))).oracles
    finally:
        ledger.close()


def find_oracle(name: str, oracles: Mapping[str, Oracle]) -> Oracle:
    """The oracle that is meant by an id, the end of one, or a title. Raises NotFound, and Ambiguous with the ids that
    it may be."""
    try:
        return find(name, oracles)
    except NotFound:
        titled = {key: one for key, one in oracles.items() if one.title.casefold() == name.strip().casefold()}
        if len(titled) > 1:
            raise Ambiguous("oracle", name, titled) from None
        if not titled:
            raise
        return next(iter(titled.values()))


def _report(store: Packs, id: str) -> Report:
    return report_of(package_of(store, id), store.get(id, KEY).added)
