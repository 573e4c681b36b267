"""The game as journals know it: its key is `torchfall`. All of it lies open, and no dice are thrown (TF-040)."""

from __future__ import annotations

from collections.abc import Iterable

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.torchfall.codec import dump_setup, load_setup
from realmgen.games.torchfall.match import Match
from realmgen.games.torchfall.model import COLOURS, VERBS, Order
from realmgen.games.torchfall.table import telling
from realmgen.games.torchfall.table.commands import Act, Begin, Command, Sit, dump_seat, load_seats, parse
from realmgen.games.torchfall.table.model import NOBODY, Table
from realmgen.games.torchfall.table.rows import rows
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Json, Rows, Step
from realmgen.kit.record import Fields

HAPPENED = dict(zip(VERBS, ("marched", "laid", "lit", "rekindled", "skipped"), strict=True))
"""By verb: the kind of event it makes."""


class Torchfall:
    """The rules as `kit.game.Game` wants them."""

    key = "torchfall"
    rules_version = 1

    def new(self) -> Table:
        return NOBODY

    def parse(self, text: str) -> Command:
        return parse(text)

    def offers(self, state: Table) -> Iterable[Command]:
        """Every command of the seat that moves."""
        if state.match is None:
            return
        rules, now = state.match.rules, state.match.state
        for command in rules.legal(now):
            yield Act(str(Order(command, now.to_move)))

    def check(self, state: Table, command: Command) -> None:
        if isinstance(command, Begin):
            if state.match is not None:
                raise IllegalCommand("the game has begun already: start another beside it")
            return
        match = state.game
        if isinstance(command, Act):
            match.rules.check(match.state, match.rules.parse(command.text))
        elif command.number >= len(state.seats):
            raise IllegalCommand(f"there is no seat {command.number}: seats are 0 to {len(state.seats) - 1}")

    def apply(self, state: Table, command: Command, chance: Chance) -> Step[Table]:
        if isinstance(command, Begin):
            table = Table(Match.of(command.setup), command.seats)
            return Step(table, (Event("begun", telling.begun(table.game, table.seats), {}),))
        if isinstance(command, Sit):
            seats = (*state.seats[: command.number], command.seat, *state.seats[command.number + 1 :])
            return Step(Table(state.match, seats), (Event("seated", _seated(command), {"seat": command.number}),))
        return _acted(state, command)

    def redact(self, state: Table) -> Json:
        """All of it."""
        return self.dump(state)

    def dump(self, state: Table) -> Json:
        if state.match is None:
            return {}
        match = state.match
        return {
            "setup": dump_setup(match.rules.setup),
            "seats": list(map(dump_seat, state.seats)),
            "commands": list(map(str, match.orders)),
        }

    def load(self, stored: Json) -> Table:
        """Read what `dump` wrote, by playing it again."""
        if not stored:
            return NOBODY
        fields = Fields(stored, "game")
        setup, seats = fields.take("setup", dict, {}), fields.take("seats", list, [])
        commands = fields.take("commands", list, [])
        fields.finish()
        match = Match.of(load_setup(setup))
        for number, text in enumerate(commands, 1):
            try:
                match = match.do(str(text))
            except (IllegalCommand, Unreadable) as error:
                raise Unreadable(*(f"command {number}: {fault}" for fault in error.faults)) from error
        return Table(match, load_seats(seats))

    def upgrade(self, stored: Json, version: int) -> Json:
        return stored

    def rows(self, state: Table) -> Rows:
        return rows(state)

    def moment(self, state: Table) -> Json:
        """The round; no game night begins or ends in it."""
        return {"round": state.match.state.round if state.match else 0, "night": 0}

    def problems(self, state: Table) -> list[str]:
        """None: what the rules do not allow is not done."""
        return []


def _acted(state: Table, command: Act) -> Step[Table]:
    match = state.game
    rules, before = match.rules, match.state
    order = rules.parse(command.text)
    after, gains = rules.step(before, order.command)
    kept = Order(order.command, before.to_move)
    done = Match(rules, after, (*match.orders, kept))
    text = telling.acted(rules, state.seats, before, order.command, gains)
    events = [Event(HAPPENED[order.command.verb], text, {"seat": before.to_move, "gained": list(gains)})]
    if end := telling.ended(rules, state.seats, after):
        events.append(Event("won", end, {"seats": list(after.winners)}))
    return Step(Table(done, state.seats), tuple(events))


def _seated(command: Sit) -> str:
    colour, seat = COLOURS[command.number], command.seat
    if seat.bot:
        return f"{colour} is played by the {seat.bot} opponent from here on."
    return f"{colour} is played by {seat.name or 'somebody at the table'} from here on."
