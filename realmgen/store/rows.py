"""Rows of the shared tables to values and back."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from realmgen.errors import NotFound, StaleCommand
from realmgen.kit.record import (
    Line,
    Trail,
    dump_events,
    dump_rolls,
    follow,
    load_drawn,
    load_events,
    load_rolls,
    to_json,
)
from realmgen.store import tables
from realmgen.store.values import Bundle, Campaign, Commit, Snapshot, Standing

CAMPAIGN, JOURNAL, LINE = (tables.table(t) for t in (tables.Campaign, tables.Journal, tables.Line))
LATEST, SNAPSHOT = tables.table(tables.Latest), tables.table(tables.Snapshot)


_STANDING = [LATEST.c[key] for key in ("journal_id", "seq", "head", "undone", "rules_version")]
LAST = select(LATEST.c.seq).join(JOURNAL, JOURNAL.c.id == LATEST.c.journal_id)
"""The last line of journals."""


def listed(*more: ColumnElement[Any]) -> Select[Any]:
    """The campaigns, each with its game and where its journal stands."""
    joined = CAMPAIGN.join(JOURNAL, JOURNAL.c.campaign_id == CAMPAIGN.c.id)
    joined = joined.join(LATEST, LATEST.c.journal_id == JOURNAL.c.id)
    return select(CAMPAIGN, JOURNAL.c.game, JOURNAL.c.seed, *_STANDING, *more).select_from(joined)


def to_campaign(row: Row[Any]) -> Campaign:
    """A row of `listed`."""
    times = datetime.fromisoformat(row.created), datetime.fromisoformat(row.updated)
    return Campaign(row.id, row.code, row.name, row.game, bool(row.archived), *times, row.seq, row.within)


def to_standing(row: Row[Any]) -> Standing:
    """A row of `listed`."""
    undone = tuple(json.loads(row.undone))
    return Standing(to_campaign(row), row.journal_id, row.seq, row.head, undone, row.rules_version, row.seed)


def one(connection: Connection, id: int, *more: ColumnElement[Any]) -> Row[Any]:
    """The row of a campaign as `listed`; raises NotFound."""
    found = connection.execute(listed(*more).where(CAMPAIGN.c.id == id)).first()
    if found is None:
        raise NotFound(f"campaign number {id} does not exist")
    return found


def to_line(row: Row[Any]) -> Line:
    """A row of `line`."""
    rolls, drawn, events = (json.loads(text) for text in (row.rolls, row.drawn, row.events))
    kept = load_rolls(rolls), load_drawn(drawn), load_events(events)
    return Line(row.seq, row.time, row.command, *kept, row.cancels, row.redoes, row.rules)


def from_line(journal: int, line: Line, after: int | None) -> dict[str, Any]:
    """The row of a line."""
    columns = {key: getattr(line, key) for key in ("seq", "time", "command", "cancels", "redoes", "rules")}
    texts = {"rolls": dump_rolls(line.rolls), "drawn": line.drawn, "events": dump_events(line.events)}
    return columns | {key: to_json(value) for key, value in texts.items()} | {"journal_id": journal, "after": after}


def to_snapshot(row: Row[Any]) -> Snapshot:
    """A row of `snapshot`."""
    return Snapshot(row.at, row.rules_version, row.state, bool(row.seam))


def from_snapshot(journal: int, shot: Snapshot) -> dict[str, Any]:
    """The row of a snapshot."""
    columns = ("at", "rules_version", "state", "seam")
    return {key: getattr(shot, key) for key in columns} | {"journal_id": journal}


def advance(connection: Connection, commit: Commit) -> None:
    """Move a journal one line on; raises StaleCommand when it no longer stands where the line was made."""
    to = commit.standing
    values = {"seq": to.seq, "head": to.head, "undone": to_json(to.undone), "rules_version": to.rules_version}
    here = LATEST.c.journal_id == to.journal
    moved = connection.execute(
        update(LATEST).where(here, LATEST.c.seq == to.seq - 1).values(**values, state=commit.state)
    )
    if moved.rowcount != 1:
        raise StaleCommand(to.seq - 1, connection.execute(select(LATEST.c.seq).where(here)).scalar_one())


def touch(connection: Connection, campaign: int, time: str) -> None:
    """Note when a campaign was last played."""
    connection.execute(update(CAMPAIGN).where(CAMPAIGN.c.id == campaign).values(updated=time))


def add_line(connection: Connection, commit: Commit) -> None:
    """Write the line itself; raises StaleCommand when its place is taken."""
    row = from_line(commit.standing.journal, commit.line, commit.after)
    try:
        connection.execute(insert(LINE).values(row))
    except IntegrityError as error:
        raise StaleCommand(commit.line.seq - 1, commit.line.seq) from error


def keep(connection: Connection, journal: int, shot: Snapshot) -> None:
    """Keep a state, once for each command line."""
    same = (SNAPSHOT.c.journal_id == journal, SNAPSHOT.c.at == shot.at)
    if connection.execute(select(SNAPSHOT.c.id).where(*same)).first() is None:
        connection.execute(insert(SNAPSHOT).values(from_snapshot(journal, shot)))


def add_campaign(connection: Connection, bundle: Bundle) -> int:
    """The id of a new campaign."""
    columns = ("code", "name", "archived", "updated", "within")
    row = {key: getattr(bundle, key) for key in columns} | {"created": bundle.created}
    return _id(connection.execute(insert(CAMPAIGN).values(row)))


def add_journal(connection: Connection, campaign: int, bundle: Bundle) -> int:
    """The id of a new journal, with all its lines and states."""
    header = {key: getattr(bundle.header, key) for key in ("game", "seed", "rules_version", "format", "created")}
    journal = _id(connection.execute(insert(JOURNAL).values(header | {"campaign_id": campaign})))
    trail = follow(bundle.lines)
    if bundle.lines:
        rows = [from_line(journal, line, trail.after.get(line.seq)) for line in bundle.lines]
        connection.execute(insert(LINE), rows)
    if bundle.snapshots:
        connection.execute(insert(SNAPSHOT), [from_snapshot(journal, shot) for shot in bundle.snapshots])
    connection.execute(insert(LATEST).values(_latest(journal, trail, bundle)))
    return journal


def _latest(journal: int, trail: Trail, bundle: Bundle) -> dict[str, Any]:
    where = {"journal_id": journal, "seq": trail.length, "head": trail.head, "undone": to_json(trail.undone)}
    return where | {"rules_version": bundle.rules_version, "state": bundle.state}


def _id(result: Any) -> int:
    return int(result.inserted_primary_key[0])
