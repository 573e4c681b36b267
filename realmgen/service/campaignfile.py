"""One campaign as one file, to be kept or opened on another machine with nothing lost.

A `.realmgen` file is UTF-8 text, one JSON object to a row: the campaign, the header of its journal, every line,
the states stored where newer rules began, the latest state, and a seal with the number of the rows before it and
their SHA-256. The games at the table that belong to it follow, each in the same form; the first row says how many.
Reading replays every journal, so a file that opens is sound.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import realmgen
from realmgen.errors import Unreadable
from realmgen.kit.record import (
    Fields,
    Header,
    Line,
    follow,
    from_json,
    load_header,
    load_line,
    to_json,
    write_journal,
)
from realmgen.service.campaigns import REALM, one_line
from realmgen.service.fold import AnyGame
from realmgen.service.history import fold_journal
from realmgen.store.values import Bundle, Campaign, Snapshot

if TYPE_CHECKING:
    from realmgen.service.play import Play

FORMAT = 1
BIGGEST = 256 * 1024 * 1024
_CODE = re.compile(r"[0-9a-f]{8}")
_START = b'{"realmgen":"campaign"'


def is_campaign(data: bytes) -> bool:
    """Whether a file says of itself that it is a campaign of realmgen."""
    return data.startswith(_START)


def export_campaign(play: Play, campaign: Campaign) -> bytes:
    """A campaign as the bytes of a `.realmgen` file, with the games at the table that belong to it."""
    games = play.games_within(campaign)[::-1]
    return _section(play.bundle(campaign), len(games)) + b"".join(_section(play.bundle(game)) for game in games)


def _section(bundle: Bundle, games: int = 0) -> bytes:
    states = [_dump_state("at", shot.at, shot.rules_version, shot.state) for shot in bundle.snapshots if shot.seam]
    states.append(_dump_state("latest", len(bundle.lines), bundle.rules_version, bundle.state))
    journal = write_journal(bundle.header, bundle.lines)
    text = to_json(_dump_campaign(bundle, games)) + "\n" + journal + "".join(to_json(state) + "\n" for state in states)
    body = text.encode()
    return body + (to_json({"rows": body.count(b"\n"), "sha256": _sum(body)}) + "\n").encode()


def import_campaign(play: Play, data: bytes) -> Campaign:
    """A campaign from the bytes of a file; it keeps its code when that is free.

    Raises Unreadable with every fault, and then nothing is written.
    """
    first, *games = _sound(data, play.games)
    with play.ledger.lock:
        campaign = play.add(first)
        for game in games:
            play.add(replace(game, within=campaign.id))
    return campaign


def check_file(data: bytes, games: Mapping[str, AnyGame]) -> int:
    """The number of lines in a file, after each was replayed; raises Unreadable with every fault."""
    return sum(len(bundle.lines) for bundle in _sound(data, games))


def _dump_campaign(bundle: Bundle, games: int) -> dict[str, Any]:
    """The first row. It begins as `_START` does."""
    keys = ("name", "code", "archived", "created", "updated")
    first = {"realmgen": "campaign", "format": FORMAT, "program": realmgen.__version__}
    first |= {key: getattr(bundle, key) for key in keys}
    return first | {"games": games} if games else first


def _dump_state(key: str, at: int, rules_version: int, state: str) -> dict[str, Any]:
    return {key: at, "rules_version": rules_version, "state": from_json(state, "state")}


def _sum(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()


@dataclass
class _Read:
    """What was read of a file so far."""

    campaign: dict[str, Any] = field(default_factory=dict)
    games: int = 0
    header: Header | None = None
    lines: list[Line] = field(default_factory=list)
    seams: list[Snapshot] = field(default_factory=list)
    latest: Snapshot | None = None
    faults: list[str] = field(default_factory=list)


def _sound(data: bytes, games: Mapping[str, AnyGame]) -> list[Bundle]:
    """The campaign in a file, and the games that belong to it, replayed; raises Unreadable with every fault."""
    if len(data) > BIGGEST:
        raise Unreadable(f"the file is too big: {len(data):,} bytes, where {BIGGEST:,} are the most")
    if not is_campaign(data):
        raise Unreadable(
            "this is no campaign file of realmgen: those are written by `realmgen export --format campaign`"
        )
    sections = [_START + section for section in data.removeprefix(_START).split(b"\n" + _START)]
    sections[:-1] = [section + b"\n" for section in sections[:-1]]
    reads = [_read_section(section) for section in sections]
    faults, bundles = list(_kin_faults(reads)), []
    for number, read in enumerate(reads):
        try:
            bundles.append(_bundle(read, games))
        except Unreadable as error:
            faults += [f"game {number}: {fault}" if number else fault for fault in error.faults]
    if faults:
        raise Unreadable(*faults)
    return bundles


def _kin_faults(reads: list[_Read]) -> Iterator[str]:
    """Why a campaign and what stands below it are not one campaign and its games at the table."""
    there, said = len(reads) - 1, reads[0].games
    if there < said:
        yield f"the file ends too early: it has {there} of {said} games at the table"
    if there > said:
        yield f"the file has {there} games at the table, where its first row says {said}"
    for number, read in enumerate(reads):
        game = read.header.game if read.header else ""
        if number and game == REALM:
            yield f"game {number}: a campaign with a Realm belongs to no other campaign"
        if read.games and (number or game not in ("", REALM)):
            yield f"{f'game {number}' if number else 'the file'}: only a campaign with a Realm has games at the table"


def _read_section(data: bytes) -> _Read:
    """A campaign or game as far as it can be read; its faults are noted."""
    read = _Read()
    _check_seal(data, read)
    rows = data.decode("utf-8", errors="replace").removesuffix("\n").split("\n")
    for number, row in enumerate(rows, 1):
        try:
            _read_row(read, number, row)
        except Unreadable as error:
            read.faults += error.faults
    return read


def _check_seal(data: bytes, read: _Read) -> None:
    """The last row must give the sum of all before it."""
    start = data.rstrip(b"\n").rfind(b"\n") + 1
    seal = data[start:].decode("utf-8", errors="replace")
    if not seal.startswith('{"rows":') or not seal.endswith("}\n"):
        read.faults.append("the file ends too early: its last row, with the sum of the rest, is missing")
    elif seal != to_json({"rows": data[:start].count(b"\n"), "sha256": _sum(data[:start])}) + "\n":
        read.faults.append("the file was changed after it was written: its sum is another than its last row says")


def _read_row(read: _Read, number: int, row: str) -> None:
    where = f"row {number}"
    stored = from_json(row, where)
    kind = next(iter(stored), "") if isinstance(stored, dict) else ""
    if kind == "rows":
        return
    if number == 1:
        _read_campaign(read, stored, where)
    elif number == 2:
        read.header = load_header(stored, where)
    elif kind in ("at", "latest"):
        _read_state(read, kind, stored, where)
    else:
        read.lines.append(load_line(stored, where))


def _read_campaign(read: _Read, stored: object, where: str) -> None:
    fields = Fields(stored, where)
    version = fields.take("format", int, FORMAT)
    if not 1 <= version <= FORMAT:
        raise Unreadable(f"{where}: format {version} is newer than this program, which reads up to {FORMAT}: update it")
    fields.take("realmgen", str, "")
    fields.take("program", str, "")
    kinds = {"name": str, "code": str, "archived": bool, "created": str, "updated": str}
    read.campaign = {key: fields.take(key, kind, kind()) for key, kind in kinds.items()}
    read.games = fields.take("games", int, 0, needed=False)
    fields.finish()


def _read_state(read: _Read, kind: str, stored: object, where: str) -> None:
    fields = Fields(stored, where)
    at = fields.take(kind, int, 0)
    version = fields.take("rules_version", int, 1)
    state = Snapshot(at, version, to_json(fields.take("state", dict, {})), seam=True)
    fields.finish()
    if kind == "latest":
        read.latest = state
    else:
        read.seams.append(state)


def _bundle(read: _Read, games: Mapping[str, AnyGame]) -> Bundle:
    """What was read, when all of it fits together; raises Unreadable with every fault."""
    faults = [*read.faults, *_campaign_faults(read), *_journal_faults(read, games)]
    if faults or read.header is None or read.latest is None:
        raise Unreadable(*faults)
    game = games[read.header.game]
    seams = tuple(read.seams)
    bundle = Bundle(
        **read.campaign,
        header=read.header,
        rules_version=read.latest.rules_version,
        state=read.latest.state,
        lines=tuple(read.lines),
        snapshots=seams,
    )
    folded = fold_journal(game, bundle)
    if folded.faults:
        raise Unreadable(*folded.faults)
    return replace(bundle, snapshots=(*seams, *folded.kept))


def _campaign_faults(read: _Read) -> list[str]:
    faults: list[str] = []
    texts = {"name": read.campaign["name"]} if read.campaign else {}
    texts |= {"seed": read.header.seed} if read.header else {}
    for what, text in texts.items():
        try:
            one_line(what, text)
        except Unreadable as error:
            faults += error.faults
    code = read.campaign.get("code", "00000000")
    if not _CODE.fullmatch(code):
        faults.append(f"code {code!r} should be eight hexadecimal digits")
    return faults + _time_faults(read)


def _time_faults(read: _Read) -> list[str]:
    times = [(f"row 1, {key}", read.campaign[key]) for key in ("created", "updated") if key in read.campaign]
    times += [("row 2", read.header.created)] if read.header else []
    times += [(f"line {line.seq}", line.time) for line in read.lines]
    return [f"{where}: {text!r} is no time in UTC" for where, text in times if not _is_time(text)]


def _is_time(text: str) -> bool:
    try:
        return datetime.fromisoformat(text).utcoffset() == timedelta()
    except ValueError:
        return False


def _journal_faults(read: _Read, games: Mapping[str, AnyGame]) -> list[str]:
    if read.header is None:
        return [] if read.faults else ["the header of the journal is missing"]
    if read.header.game not in games:
        return [f"game {read.header.game!r} is not known: one of {', '.join(games)}"]
    try:
        trail = follow(read.lines)
    except Unreadable as error:
        return list(error.faults)
    return _state_faults(read, read.header, trail.seams)


def _state_faults(read: _Read, header: Header, seams: set[int]) -> list[str]:
    """The states must be there that the journal speaks of, and no others."""
    version = next((line.rules for line in reversed(read.lines) if line.rules is not None), header.rules_version)
    faults = [f"the state at line {at} is missing or too much" for at in seams ^ {shot.at for shot in read.seams}]
    if read.latest is None:
        return [*faults, "the latest state is missing"]
    if (read.latest.at, read.latest.rules_version) != (len(read.lines), version):
        faults.append(
            f"the latest state is of line {read.latest.at}, rules {read.latest.rules_version},"
            f" but the journal ends at line {len(read.lines)}, rules {version}"
        )
    return faults
