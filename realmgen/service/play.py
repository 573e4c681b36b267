"""Play: the one door to campaigns. Page, command line and tests all do, undo, redo and look through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from realmgen.errors import IllegalCommand, StaleCommand, Unconfirmed
from realmgen.kit.chance import Dice, Rolled, Script
from realmgen.kit.game import Event, Json
from realmgen.kit.record import Line, Trail, to_json
from realmgen.service.campaigns import Campaigns, shown
from realmgen.service.fold import AnyGame, Recent, States, act, load_state, redo_line
from realmgen.service.history import KEEP_EVERY, Chronicle, Entry, fold_journal
from realmgen.service.story import given_in, texts, told
from realmgen.store.values import Campaign, Commit, Standing, now

if TYPE_CHECKING:
    from realmgen.store.ledger import Ledger

__all__ = ["Campaign", "Done", "Entry", "Play", "Position"]


@dataclass(frozen=True, slots=True)
class Position:
    """Where a campaign is. `can_undo` and `can_redo` hold the start of the command that would be undone or
    redone, None when there is none. The seed rebuilds every secret: it is for the game master alone."""

    campaign: Campaign
    game: AnyGame
    state: Any
    seq: int
    seed: str
    can_undo: str | None
    can_redo: str | None
    standing: Standing

    @property
    def code(self) -> str:
        return self.campaign.code


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a command: its events, the journal's line and the dice that fell."""

    events: tuple[Event, ...]
    seq: int
    rolls: tuple[Rolled, ...] = ()


KNOWN = 40
"""Letters by which a line of the journal is known again."""


class Play(Campaigns):
    """Campaigns and what happens in them, over a ledger and the games by key."""

    def __init__(self, ledger: Ledger, games: Mapping[str, AnyGame]) -> None:
        super().__init__(ledger, games)
        self._states = States(ledger)
        self._positions: Recent[int, Position] = Recent(32)
        self._told: Recent[int, Chronicle] = Recent(8)

    def position(self, campaign: Campaign) -> Position:
        """Where a campaign is now; raises NotFound, and Unreadable when newer rules wrote it."""
        known = self._positions.get(campaign.id)
        standing = self.ledger.standing(campaign.id)
        if known is not None and (known.seq, known.standing.journal) == (standing.seq, standing.journal):
            return replace(known, campaign=standing.campaign, standing=standing)
        standing, text = self.ledger.latest(campaign.id)
        game = self.game(standing.campaign.game)
        where = f"campaign {standing.campaign.name!r}"
        return self._arrive(game, standing, load_state(game, text, standing.rules_version, where))

    def seq(self, campaign: Campaign) -> int:
        """The last line of a campaign's journal: cheap enough to be asked for every second. Raises NotFound."""
        return self.ledger.seq(campaign.id)

    def do(self, campaign: Campaign, text: str, *, seen: int | None = None, rolls: Sequence[int] | None = None) -> Done:
        """Do a command with our dice, or with `rolls` typed in from the table. On any error nothing is written.

        Raises Unreadable, IllegalCommand, StaleCommand when the journal is past the line `seen`, and NeedsRoll
        when one more die is wanted.
        """
        with self.ledger.lock:
            while True:
                here = self._here(campaign, seen)
                chance = Dice(f"{here.seed}/{here.seq}") if rolls is None else Script(rolls)
                line, state = act(here.game, here.state, here.seq + 1, text, chance)
                try:
                    return self._write(here, line, state)
                except StaleCommand:
                    # Another program was quicker. Who named no line wants it done wherever the journal stands by now.
                    if seen is not None:
                        raise

    def undo(self, campaign: Campaign, *, seen: int | None = None, sure: bool = False) -> Done:
        """Undo the last standing command, by one more line.

        Raises IllegalCommand when there is none, Unconfirmed when it showed something hidden and the user is
        not `sure`, and StaleCommand.
        """
        with self.ledger.lock:
            here = self._here(campaign, seen)
            last = here.standing.head
            if here.can_undo is None:
                raise IllegalCommand(f"there is nothing to undo{_why_not(here)}")
            [line] = self.ledger.lines(here.standing.journal, [last])
            if line.reveals and not sure:
                raise Unconfirmed(
                    f"line {last} showed something that was hidden ({_cut(texts(line.events))}): are you sure?"
                )
            event = Event("undone", f"Undone: {texts(line.events) or here.can_undo}", {"line": last})
            before = self.ledger.before(here.standing.journal, last)
            state = self._states.at(here.game, here.standing.journal, before)
            line = Line(here.seq + 1, now(), "undo", events=(event,), cancels=last)
            return self._write(here, line, state, before)

    def redo(self, campaign: Campaign, *, seen: int | None = None) -> Done:
        """Do again what was last undone, with the dice it had, by one more line.

        Raises IllegalCommand when there is nothing to redo, and StaleCommand.
        """
        with self.ledger.lock:
            here = self._here(campaign, seen)
            if here.can_redo is None:
                raise IllegalCommand("there is nothing to redo: any new command clears what could be redone")
            again = here.standing.undone[-1]
            [line] = self.ledger.lines(here.standing.journal, [again])
            state = self._states.known(here.standing.journal, again)
            if state is None:
                state = redo_line(here.game, here.state, line)
            event = Event("redone", f"Redone: {texts(line.events) or here.can_redo}", {"line": again})
            return self._write(here, Line(here.seq + 1, now(), "redo", events=(event,), redoes=again), state)

    def look(self, campaign: Campaign, *, as_player: bool = False) -> Json:
        """A campaign's state as JSON: all of it, or what players may see."""
        here = self.position(campaign)
        return shown(here.game, here.state, here.code) if as_player else here.game.dump(here.state)

    def problems(self, campaign: Campaign) -> list[str]:
        """Every rule the state breaks, in words; empty when it is sound."""
        here = self.position(campaign)
        return here.game.problems(here.state)

    def history(self, campaign: Campaign) -> list[Entry]:
        """The whole journal, oldest first, as people read it."""
        journal, game = self.ledger.standing(campaign.id).journal, self.game(campaign.game)
        known = self._told.get(journal)
        if known is None:
            known = self._told.put(journal, Chronicle(game.moment(game.new())))
        return known.grown(lambda seq: self.ledger.lines(journal, since=seq, brief=True))

    def replay(self, campaign: Campaign) -> list[str]:
        """Fold the journal alone, from the last seam on, and tell where it differs from what is stored."""
        bundle = self.bundle(campaign)
        return fold_journal(self.game(bundle.header.game), bundle).faults

    def _here(self, campaign: Campaign, seen: int | None) -> Position:
        here = self.position(campaign)
        if seen is not None and seen != here.seq:
            raise StaleCommand(seen, here.seq)
        return here

    def _write(self, here: Position, line: Line, state: Any, before: int = 0) -> Done:
        """Write a line; `before` is where an undo leads back to."""
        if line.rules is None and here.standing.rules_version != here.game.rules_version:
            self._cross(here)
            here = self.position(here.campaign)
            line = replace(line, seq=here.seq + 1)
        to = _moved(here, line, before)
        game, after = here.game, here.standing.head if line.is_command else None
        text, seen = to_json(game.dump(state)), to_json(shown(game, state, here.code))
        keep = to.head > 0 and (line.seq % KEEP_EVERY == 0 or line.rules is not None)
        row = told(line, given_in(game.moment(here.state), game.moment(state))) if line.is_command else None
        self.ledger.append(Commit(line, to, after, text, seen, game.rows(state), keep, row))
        self._arrive(game, to, state)
        return Done(line.events, line.seq, line.rolls)

    def _cross(self, here: Position) -> None:
        """Write the seam where this program's newer rules begin, and the state they begin from."""
        old, new = here.standing.rules_version, here.game.rules_version
        event = Event("upgraded", f"From here on version {new} of the rules holds.", {"from": old, "to": new})
        seam = Line(here.seq + 1, now(), f"rules {old} to {new}", events=(event,), rules=new)
        self._write(here, seam, here.state)

    def _arrive(self, game: AnyGame, standing: Standing, state: Any) -> Position:
        """Note where a campaign is. States of older rules cannot be undone into."""
        ours = standing.rules_version == game.rules_version
        back, forth = (standing.head, standing.undone[-1:]) if ours else (0, ())
        commands = self.ledger.commands(standing.journal, [back, *forth])
        here = Position(
            standing.campaign,
            game,
            state,
            standing.seq,
            standing.seed,
            commands.get(back),
            commands.get(forth[0]) if forth else None,
            standing,
        )
        if ours and standing.head:
            self._states.remember(standing.journal, standing.head, state)
        return self._positions.put(standing.campaign.id, here)


def _moved(here: Position, line: Line, before: int) -> Standing:
    """Where the journal stands after a line."""
    old = here.standing
    trail = Trail({old.head: before}, set(), old.head, list(old.undone), old.seq)
    trail.take(line)
    campaign = replace(old.campaign, seq=line.seq, updated=datetime.fromisoformat(line.time))
    rules = old.rules_version if line.rules is None else line.rules
    return Standing(campaign, old.journal, line.seq, trail.head, tuple(trail.undone), rules, old.seed)


def _cut(text: str) -> str:
    """Enough of a sentence to know it by."""
    return text if len(text) <= KNOWN else f"{text[: KNOWN - 1].rstrip()}…"


def _why_not(here: Position) -> str:
    if not here.standing.head:
        return ""
    return ": the rules changed here, and what was done before stays as it is"
