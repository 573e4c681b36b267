"""Packs of content: added from folders and zip files, kept in the database, switched on campaign by campaign."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from realmgen.content import data_dir, load
from realmgen.content.packs import Pack, pack_of, read_pack
from realmgen.content.source import Source
from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.commands import UsePack
from realmgen.games.bastionland.lore import KNIGHTS, MYTHS, SPARKS, Library
from realmgen.games.bastionland.rules import Rules
from realmgen.kit.record import to_json
from realmgen.service.campaigns import REALM
from realmgen.service.checking import ONES, Counts, check_pack
from realmgen.service.fold import Recent
from realmgen.service.printing import Export, zipped
from realmgen.service.realms import adopt_text, library
from realmgen.service.realms import library as ours
from realmgen.store.values import StoredPack, now

if TYPE_CHECKING:
    from realmgen.games.bastionland.model import Realm
    from realmgen.service.play import Campaign, Done, Play
    from realmgen.store.packs import Packs

TEMPLATE = "template"
MANY = 5
"""Names in a note; more are counted."""
ENOUGH = {MYTHS: 12, KNIGHTS: 8}
"""By folder: how many a usual Realm may want: six and one for each Ruin; one for each holding and Sanctum."""
_SOURCES: Recent[str, Source] = Recent(32)
"""By a pack's sum: its content, as far as it was read."""
_REPORTS: Recent[str, Report] = Recent(64)
"""By a pack's sum: its report, which takes a while for a big one."""
_LIBRARIES: Recent[tuple[str, ...], Library] = Recent(16)


@dataclass(frozen=True, slots=True)
class Report:
    """What a pack is and holds.

    `credit` is by `source`, `licence` and `author`, `counts` by folder (see `checking.count_words`); `replaces` lists
    what of ours gives way to it where it is switched on, `notes` what a game master should know. `added` is a time as
    text, empty while the pack is not in the database.
    """

    id: str
    title: str
    mode: str
    credit: Mapping[str, str]
    counts: Counts
    replaces: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    added: str = ""


def look_at(where: Path | bytes) -> Report:
    """What a folder or zip file would bring; nothing is kept. Raises NotFound, and Unreadable with every fault."""
    return _report(read_pack(where))


def add(play: Play, where: Path | bytes) -> Report:
    """Keep a pack, in the place of an older one of its id. Campaigns where it is on draw from it from now on.

    Raises NotFound, and Unreadable with every fault; then nothing is kept.
    """
    pack = read_pack(where)
    report, files = _report(pack), _texts(pack)
    stored = StoredPack(pack.id, pack.game, pack.title, _sum(files), files, now())
    notes = tuple(_beside(play.ledger.packs, stored, pack.source()))
    play.ledger.packs.put(stored)
    kept = _REPORTS.put(stored.sum, replace(report, added=stored.added))
    return replace(kept, notes=report.notes + notes)


def installed(play: Play) -> list[Report]:
    """Every pack that was added, by id."""
    store = play.ledger.packs
    found = sorted(store.sums(REALM).items())
    return [_REPORTS.get(mark) or _REPORTS.put(mark, _kept(store.get(pack))) for pack, mark in found]


def remove(play: Play, id: str) -> Report:
    """Take a pack away. What campaigns have drawn from it stays with them. Raises NotFound."""
    stored = play.ledger.packs.get(id, REALM)
    play.ledger.packs.remove(id)
    return _REPORTS.get(stored.sum) or _kept(stored)


def use(play: Play, campaign: Campaign, id: str, on: bool, *, seen: int | None = None) -> Done:
    """Switch a pack on or off in a campaign: a line of its journal, which undo takes back.

    Raises NotFound when a pack that was never added is switched on, IllegalCommand when it is so already, and in a game
    beside a Realm.
    """
    if campaign.game != REALM:
        raise IllegalCommand(f"{campaign.name} has no Realm, and packs are for Realms")
    if on:
        play.ledger.packs.get(id, REALM)
    return play.do(campaign, str(UsePack(id, on)), seen=seen)


def switched_on(play: Play, campaign: Campaign) -> tuple[str, ...]:
    """The packs that are on in a campaign, in the order they were switched on; none in a game beside a Realm."""
    packs: tuple[str, ...] = play.position(campaign).state.packs if campaign.game == REALM else ()
    return packs


def missing(play: Play, campaign: Campaign) -> tuple[str, ...]:
    """The packs that are on in a campaign but not in the database: nothing new comes from them."""
    known = play.ledger.packs.sums(REALM)
    return tuple(pack for pack in switched_on(play, campaign) if pack not in known)


def library_of(store: Packs, ids: Sequence[str] | None) -> Library:
    """The content that came along, and that of these packs as far as they are in the database, or of all."""
    sums = store.sums(REALM) if ids is None or ids else {}
    found = tuple(pack for pack in (sorted(sums) if ids is None else ids) if pack in sums)
    if not found:
        return library()
    key = tuple(sums[pack] for pack in found)
    known = _LIBRARIES.get(key)
    if known is not None:
        return known
    return _LIBRARIES.put(key, Library(load(Rules.key, [_source(store, pack, sums[pack]) for pack in found])))


def library_for(play: Play, campaign: Campaign) -> Library:
    """What a campaign draws from: the content that came along, and the packs that are on."""
    return library_of(play.ledger.packs, switched_on(play, campaign))


def library_with(play: Play, ids: Sequence[str]) -> Library:
    """What a campaign draws from that is not there yet; raises NotFound for a pack that was never added."""
    for pack in {*ids} - play.ledger.packs.sums(REALM).keys():
        play.ledger.packs.get(pack, REALM)
    return library_of(play.ledger.packs, ids)


def begin(play: Play, name: str, realm: Realm, ids: Sequence[str] = ()) -> Campaign:
    """A new campaign with a Realm drawn from these packs (`library_with`), in which they are on. Raises Unreadable."""
    switches = [str(UsePack(pack, True)) for pack in dict.fromkeys(ids)]
    return play.create(name, first=[*switches, adopt_text(realm)])


def where_on(play: Play) -> dict[str, list[Campaign]]:
    """By pack: the campaigns where it is on, also those put away; the one last played first."""
    found: dict[str, list[Campaign]] = {}
    for campaign in play.ledger.campaigns():
        with suppress(Unreadable):  # a newer program wrote it: what is on there cannot be told
            for pack in switched_on(play, campaign):
                found.setdefault(pack, []).append(campaign)
    return found


def template_zip() -> bytes:
    """The pack to copy as a zip, in a folder of its own; the same bytes each time."""
    pack = _template()
    return zipped([Export(f"{pack.id}/{name}", "", data) for name, data in pack.files.items()])


def template(folder: Path) -> list[Path]:
    """Write the pack to copy into a folder that is empty or not there yet; the files written. Raises Unreadable."""
    written = []
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Unreadable(f"{str(folder)!r} is there already: name a new folder, or an empty one")
        for name, data in _template().files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            written.append(path)
    except OSError as error:
        raise Unreadable(f"folder {str(folder)!r} cannot be written: {error.strerror}") from error
    return written


def _template() -> Pack:
    return read_pack(data_dir() / "packs" / TEMPLATE)


def rules_over(store: Packs) -> Rules:
    """The rules of Realms that draw on the packs of a database, where they are on."""
    return Rules(ours(), partial(library_of, store))


def _source(store: Packs, id: str, sum: str) -> Source:
    known = _SOURCES.get(sum)
    return known if known is not None else _SOURCES.put(sum, _pack(store.get(id)).source())


def _pack(stored: StoredPack) -> Pack:
    return pack_of({name: text.encode() for name, text in stored.files.items()})


def _texts(pack: Pack) -> dict[str, str]:
    return {name: pack.files[name].decode("utf-8-sig") for name in sorted(pack.files)}


def _sum(files: dict[str, str]) -> str:
    return hashlib.sha256(to_json(files).encode()).hexdigest()


def _kept(stored: StoredPack) -> Report:
    """The report of a pack in the database, also when this program finds faults that an older one did not."""
    pack = _pack(stored)
    try:
        return _report(pack, stored.added)
    except Unreadable as error:
        return Report(pack.id, pack.title, pack.mode, pack.credit, {}, notes=error.faults, added=stored.added)


def _report(pack: Pack, added: str = "") -> Report:
    """A pack's report; raises Unreadable with every fault of the pack."""
    counts = check_pack(pack)
    replaced, notes = tuple(_replaced(pack)), tuple(_notes(pack, counts))
    return Report(pack.id, pack.title, pack.mode, pack.credit, counts, replaced, notes, added)


def _notes(pack: Pack, counts: Counts) -> Iterator[str]:
    for folder, enough in ENOUGH.items():
        few = counts.get(folder, 0)
        if pack.replaces and 0 < few < enough:
            one = ONES[folder]
            yield f"it replaces our {one}s by {few}: a Realm with more than that leaves the others to the game master"
    house, theirs = ours(), pack.source()
    for table in theirs.ids(SPARKS):
        own = [column.id for column in house.columns(table)] if table in house.sparks else []
        if own and own != [*theirs.tables(SPARKS, table)]:
            names = ", ".join(column.rpartition(".")[2] for column in own)
            yield f"spark table {table} is one of ours with other columns: give it another name, or the columns {names}"


def _beside(store: Packs, new: StoredPack, source: Source) -> Iterator[str]:
    """What a pack has to do with those that are kept: an older one of its id, entries of the same id in others."""
    for pack, mark in sorted(store.sums(REALM).items()):
        if pack == new.key and mark != new.sum:
            yield f"it takes the place of pack {pack} ({store.get(pack).title}), which was kept before"
        elif pack != new.key:
            other = _source(store, pack, mark)
            same = [entry for folder in (MYTHS, KNIGHTS) for entry in source.ids(folder) if other.holds(folder, entry)]
            more = f" and {len(same) - MANY} more" if len(same) > MANY else ""
            if same:
                yield f"{', '.join(same[:MANY])}{more} stand in pack {pack} too: where both are on, the later counts"


def _replaced(pack: Pack) -> Iterator[str]:
    """What of ours gives way to a pack: folders as a whole or entries of the same id, tables one by one."""
    house, theirs = load(Rules.key), pack.source()
    for folder in (MYTHS, KNIGHTS):
        own, new = house.ids(folder), theirs.ids(folder)
        if new and pack.replaces:
            yield f"all {len(own)} {ONES[folder]}s"
        else:
            yield from (f"{ONES[folder]} {entry}" for entry in new if entry in own)
    if pack.replaces:
        files = ((folder, file) for folder in ("", SPARKS) for file in theirs.ids(folder))
        yield from (f"table {t}" for folder, file in files for t in theirs.tables(folder, file) if t in house.tables)
