"""The ledger: campaigns and their journals. Exactly one commit writes a line with all that follows from it."""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from typing import Any
from weakref import finalize

from sqlalchemy import Engine, Select, func, select, update

from realmgen.errors import NotFound, RealmgenError
from realmgen.kit.game import Json, Rows
from realmgen.kit.record import Header, Line
from realmgen.store import rows as put
from realmgen.store.engine import LOCK, find_url, make_engine, path_of, prepare, read, write
from realmgen.store.migrations import bring_up_to_date
from realmgen.store.packs import Packs
from realmgen.store.pictures import Pictures
from realmgen.store.players import Players, open_players
from realmgen.store.readmodel import Held, read_rows, read_told, tell, tell_all, write_rows
from realmgen.store.rows import CAMPAIGN, JOURNAL, LATEST, LINE, SNAPSHOT
from realmgen.store.values import Bundle, Campaign, Commit, Snapshot, Standing

BRIEF = 120
_BRIEF = func.substr(LINE.c.command, 1, BRIEF)
_log = logging.getLogger(__name__)


def open_ledger(where: str | os.PathLike[str] | None = None) -> Ledger:
    """Open a database by URL or path (see `engine.find_url`), made or brought up to date as needed.

    Raises Unreadable when it is broken, not ours, or of a newer program; then it is left as it was.
    """
    url = find_url(where)
    path = path_of(url)
    if path is not None:
        prepare(path)
    engine = make_engine(url)
    try:
        bring_up_to_date(engine)
        return Ledger(engine, open_players(where))
    except RealmgenError:
        engine.dispose()
        raise


class Ledger:
    """Campaigns, journals and packs in a database, and the players' store beside it."""

    lock = LOCK
    """Held while something is read in order to be written."""

    def __init__(self, engine: Engine, players: Players) -> None:
        self.engine = engine
        self.players = players
        self.packs = Packs(engine)
        self.pictures = Pictures(engine)
        self._held: tuple[int, int, Held] = (0, 0, {})
        self._closing = finalize(self, _close, engine, players)

    def close(self) -> None:
        """Let go of the files; happens by itself when nobody holds the ledger any more."""
        self._closing()

    def campaigns(self) -> list[Campaign]:
        """Every campaign, the one last played first."""
        query = put.listed().order_by(CAMPAIGN.c.updated.desc(), CAMPAIGN.c.id.desc())
        with read(self.engine) as connection:
            return [put.to_campaign(row) for row in connection.execute(query)]

    def change(self, id: int, **values: Any) -> Campaign:
        """Give a campaign another name, or put it away or back (`archived`); raises NotFound."""
        with write(self.engine) as connection:
            connection.execute(update(CAMPAIGN).where(CAMPAIGN.c.id == id).values(values))
            return put.to_campaign(put.one(connection, id))

    def standing(self, campaign: int) -> Standing:
        """Where a campaign's journal stands; raises NotFound."""
        with read(self.engine) as connection:
            return put.to_standing(put.one(connection, campaign))

    def seq(self, campaign: int) -> int:
        """The last line of a campaign's journal, and nothing more: it is asked for all the time. Raises NotFound."""
        with read(self.engine) as connection:
            found: int | None = connection.scalar(put.LAST.where(JOURNAL.c.campaign_id == campaign))
        if found is None:
            raise NotFound(f"campaign number {campaign} does not exist")
        return found

    def latest(self, campaign: int) -> tuple[Standing, str]:
        """Where a campaign's journal stands, and its state as JSON; raises NotFound."""
        with read(self.engine) as connection:
            found = put.one(connection, campaign, LATEST.c.state)
            return put.to_standing(found), found.state

    def header(self, journal: int) -> Header:
        """What a journal started from."""
        with read(self.engine) as connection:
            found = connection.execute(select(JOURNAL).where(JOURNAL.c.id == journal)).one()
        return Header(found.game, found.seed, found.rules_version, found.created, found.format)

    def lines(
        self, journal: int, seqs: Sequence[int] | None = None, *, since: int = 0, brief: bool = False
    ) -> list[Line]:
        """A journal's lines in order, all after `since` or those named; `brief` cuts long commands short."""
        command = _BRIEF if brief else LINE.c.command
        columns = [column for column in LINE.c if column.name != "command"]
        query: Select[Any] = select(*columns, command.label("command")).where(
            LINE.c.journal_id == journal, LINE.c.seq > since
        )
        if seqs is not None:
            query = query.where(LINE.c.seq.in_(seqs))
        with read(self.engine) as connection:
            return [put.to_line(row) for row in connection.execute(query.order_by(LINE.c.seq))]

    def commands(self, journal: int, seqs: Sequence[int]) -> dict[int, str]:
        """By line: the first characters of its command; seams are left out."""
        query = select(LINE.c.seq, _BRIEF).where(LINE.c.journal_id == journal, LINE.c.seq.in_(seqs))
        with read(self.engine) as connection:
            return dict(connection.execute(query.where(LINE.c.rules.is_(None))).all())

    def before(self, journal: int, at: int) -> int:
        """The command in whose state a command was given, 0 for the start."""
        with read(self.engine) as connection:
            query = select(LINE.c.after).where(LINE.c.journal_id == journal, LINE.c.seq == at)
            return int(connection.execute(query).scalar_one())

    def after(self, journal: int, first: int, last: int) -> dict[int, int]:
        """By command line, of these lines: the command whose state it was given in, 0 for the start."""
        mine = (LINE.c.journal_id == journal, LINE.c.seq.between(first, last), LINE.c.after.is_not(None))
        query = select(LINE.c.seq, LINE.c.after).where(*mine)
        with read(self.engine) as connection:
            return dict(connection.execute(query).all())

    def kept(self, journal: int) -> set[int]:
        """The command lines whose state was kept."""
        with read(self.engine) as connection:
            return set(connection.scalars(select(SNAPSHOT.c.at).where(SNAPSHOT.c.journal_id == journal)))

    def snapshots(self, journal: int, at: int | None = None) -> list[Snapshot]:
        """The kept states in order, all or the one after that line."""
        query = select(SNAPSHOT).where(SNAPSHOT.c.journal_id == journal).order_by(SNAPSHOT.c.at)
        with read(self.engine) as connection:
            found = connection.execute(query if at is None else query.where(SNAPSHOT.c.at == at))
            return [put.to_snapshot(row) for row in found]

    def rows(self, journal: int, game: str) -> Rows:
        """What the read model holds of a journal."""
        with read(self.engine) as connection:
            return read_rows(connection, journal, game)

    def told(self, journal: int, game: str) -> list[Json]:
        """A journal's commands in words, in order; none of a game that has no table for them."""
        with read(self.engine) as connection:
            return read_told(connection, journal, game)

    def append(self, commit: Commit) -> None:
        """Write a line, the state it led to and the read model; then show the players.

        Raises StaleCommand, with nothing written, when another line took the place.
        """
        standing, line = commit.standing, commit.line
        with self.lock:
            held = self._held[2] if self._held[:2] == (standing.journal, standing.seq - 1) else None
            with write(self.engine) as connection:
                put.advance(connection, commit)
                put.add_line(connection, commit)
                if commit.keep:
                    shot = Snapshot(standing.head, standing.rules_version, commit.state, line.rules is not None)
                    put.keep(connection, standing.journal, shot)
                rows = write_rows(connection, standing.journal, standing.campaign.game, commit.rows, held)
                tell(connection, commit)
                put.touch(connection, standing.campaign.id, line.time)
            self._held = (standing.journal, standing.seq, rows)
        if not standing.campaign.archived:
            self._try_to_show(standing.campaign.code, line.seq, commit.shown)

    def add(self, bundle: Bundle, shown: str, rows: Rows, told: Sequence[Json] = ()) -> Campaign:
        """Write a whole campaign in one transaction, then show the players. Its code must be free; `told` has its
        commands in words."""
        with write(self.engine) as connection:
            number = put.add_campaign(connection, bundle)
            journal = put.add_journal(connection, number, bundle)
            write_rows(connection, journal, bundle.header.game, rows)
            tell_all(connection, journal, bundle.header.game, told)
            campaign = put.to_campaign(put.one(connection, number))
        if not campaign.archived:
            self._try_to_show(campaign.code, campaign.seq, shown)
        return campaign

    def show(self, code: str, seq: int, shown: str, *, even_back: bool = False) -> None:
        """Show the players a campaign at a line, with the picture that lies before them."""
        self.players.put(code, seq, shown, picture=self.pictures.shown_in(shown), even_back=even_back)

    def _try_to_show(self, code: str, seq: int, shown: str) -> None:
        try:
            self.show(code, seq, shown)
        except RealmgenError as error:
            _log.warning("line %d of %s is saved, but the players do not see it yet: %s", seq, code, error)


def _close(engine: Engine, players: Players) -> None:
    engine.dispose()
    players.close()
