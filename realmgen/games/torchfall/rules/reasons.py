"""Why a command is not allowed, in words for players: the authority over what may be done.

Written apart from the list of legal commands, so that each proves the other.
"""

from __future__ import annotations

from realmgen.games.torchfall.model import (
    BEACONS,
    COLOURS,
    LAY,
    LIGHT,
    MARCH,
    REKINDLE,
    SKIP,
    TORCHES,
    Command,
    Order,
    State,
)
from realmgen.games.torchfall.rules.ground import Ground


class Reasons:
    """Judges commands on one ground."""

    def __init__(self, ground: Ground) -> None:
        self._ground, self._board = ground, ground.board

    def order(self, state: State, order: Order) -> str:
        """Why an order may not be carried out; empty when it may."""
        if state.winners:
            return "the game is over"
        if order.seat is not None and order.seat >= len(state.wardens):
            return f"there is no seat {order.seat}: seats are 0 to {len(state.wardens) - 1}"
        if order.seat not in (None, state.to_move):
            return f"it is not seat {order.seat}'s turn"
        return self.command(state, order.command)

    def command(self, state: State, command: Command) -> str:
        """Why a command of whoever moves is not allowed; empty when it is."""
        if state.winners:
            return "the game is over"
        if command.verb == SKIP:
            return "" if state.bridge else "nothing can be skipped now: both actions of a turn are taken"
        if state.bridge and command.verb != REKINDLE:
            return "the Ash Bridge offers a free Rekindle: take it or skip it first"
        judge = {MARCH: self._march, LAY: self._lay, LIGHT: self._light, REKINDLE: self._rekindle}
        return judge[command.verb](state, command)

    def _march(self, state: State, command: Command) -> str:
        here = state.wardens[state.to_move]
        if command.a == here:
            return f"the Warden is at {self._board.name(here)} already"
        if command.a not in self._board.near[here]:
            return f"no road leads from {self._board.name(here)} to {self._board.name(command.a)}"
        return ""

    def _lay(self, state: State, command: Command) -> str:
        road = self._board.road_name(command.a)
        if fault := self._at_hand(state, command.a):
            return fault
        if state.torches[state.to_move] >> command.a & 1:
            return f"an own Torch lies on the road {road} already: a road holds one"
        if state.torches_left(state.to_move) == 0:
            return f"all {TORCHES} Torches are on the board: only Rekindle can move one"
        return ""

    def _at_hand(self, state: State, way: int) -> str:
        """Why a Torch cannot be put on a road from where the Warden stands."""
        here = state.wardens[state.to_move]
        if not self._board.is_road(way):
            return self._no_road(way)
        if here not in self._board.pairs[way]:
            return f"the road {self._board.road_name(way)} does not touch {self._board.name(here)}, where the Warden is"
        return ""

    def _no_road(self, way: int) -> str:
        a, b = map(self._board.name, self._board.pairs[way])
        if self._board.pairs[way] in self._board.lines:
            return f"only Wardens cross between {a} and {b}: no Torch can lie there"
        return f"there is no road between {a} and {b}"

    def _light(self, state: State, command: Command) -> str:
        here, seat = state.wardens[state.to_move], state.to_move
        name = self._board.name(here)
        if self._ground.lit(state) >> here & 1:
            return f"{name} is lit already, {self._holder(state, here)}: Beacons stay"
        if state.beacons_left(seat) == 0:
            return f"all {BEACONS} Beacons are on the board"
        if self._ground.quiet(state, here):
            return f"the opening is quiet: {name} may be lit from round {self._ground.quiet_rounds + 1} on"
        if not self._ground.chained(state, here):
            return f"no unbroken way of own Torches leads from {name} to an own Beacon"
        return ""

    def _holder(self, state: State, post: int) -> str:
        holders = [COLOURS[seat] for seat, held in enumerate(state.beacons) if held >> post & 1]
        return f"by {holders[0]}" if holders else "by nobody"

    def _rekindle(self, state: State, command: Command) -> str:
        own = state.torches[state.to_move]
        if not self._board.is_road(command.a):
            return self._no_road(command.a)
        if not own >> command.a & 1:
            return f"no own Torch lies on the road {self._board.road_name(command.a)}"
        if fault := self._at_hand(state, command.b):
            return fault
        if command.a == command.b:
            return ""
        if sum(state.torches) >> command.b & 1:
            return f"a Torch lies on the road {self._board.road_name(command.b)}: Rekindle wants an empty one"
        return ""
