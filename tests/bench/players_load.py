"""Many players' browsers at one players' server, as raw websockets: `python tests/bench/players_load.py [HOW MANY]`.

Each opens the page, then asks every two seconds whether there is anything new, as the page does. Meanwhile the game
master plays: from some of those questions a whole page comes. How long an answer takes is measured where it arrives.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from player_screen import process
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from realmgen.service.play import Campaign, Play
from realmgen.service.players import invite
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.ui.players.gate import cookie_name

EVERY = 2.0
SECONDS = 30.0
PLAYED_EVERY = 5.0


@dataclass
class Measured:
    """Seconds until an answer had come: those that said nothing new, and those that brought the page anew."""

    quiet: list[float] = field(default_factory=list)
    anew: list[float] = field(default_factory=list)
    opening: list[float] = field(default_factory=list)

    @property
    def refreshes(self) -> list[float]:
        return self.quiet + self.anew


def at(times: list[float], share: float) -> float:
    """The time that so much of them took at most, in milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else 0.0


class Player:
    """One browser: what it was told stands in it as far as it must to go on asking."""

    def __init__(self, wire: ClientConnection, measured: Measured) -> None:
        self.wire, self.measured = wire, measured
        self.fragment = self.script = ""
        self.held: set[str] = set()

    async def open(self) -> None:
        began = time.perf_counter()
        await self._ask("")
        await self._answered()
        self.measured.opening.append(time.perf_counter() - began)

    async def look(self) -> None:
        began = time.perf_counter()
        await self._ask(self.fragment)
        anew = await self._answered()
        (self.measured.anew if anew else self.measured.quiet).append(time.perf_counter() - began)

    async def _ask(self, fragment: str) -> None:
        message = BackMsg()
        message.rerun_script.page_script_hash = self.script
        message.rerun_script.fragment_id = fragment
        message.rerun_script.is_auto_rerun = bool(fragment)
        message.rerun_script.cached_message_hashes.extend(self.held)
        await self.wire.send(message.SerializeToString())

    async def _answered(self) -> bool:
        """Wait for the end of a run; whether the page came anew. A fragment that finds news starts the page's run."""
        while True:
            message = ForwardMsg.FromString(bytes(await self.wire.recv()))
            kind = message.WhichOneof("type")
            if message.metadata.cacheable:
                self.held.add(message.hash)
            if kind == "auto_rerun":
                self.fragment = message.auto_rerun.fragment_id
            elif kind == "new_session":
                self.script = message.new_session.page_script_hash
            elif kind == "script_finished" and message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                return bool(message.script_finished == ForwardMsg.FINISHED_SUCCESSFULLY)


async def _watch(player: Player, late: float) -> None:
    until = time.perf_counter() + EVERY + SECONDS
    await asyncio.sleep(late)
    while time.perf_counter() < until:
        began = time.perf_counter()
        await player.look()
        await asyncio.sleep(max(0.0, EVERY - (time.perf_counter() - began)))


async def _play(play: Play, campaign: Campaign) -> None:
    place, until = 1, time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        await asyncio.sleep(PLAYED_EVERY)
        place = place % 12 + 1
        await asyncio.to_thread(play.do, campaign, f"at 05{place:02}")


async def _all(address: str, cookie: str, many: int, table: tuple[Play, Campaign]) -> Measured:
    measured = Measured()
    async with AsyncExitStack() as open_wires:
        players = []
        for _ in range(many):
            wire = connect(f"{address}/_stcore/stream", additional_headers={"Cookie": cookie}, max_size=None)
            players.append(Player(await open_wires.enter_async_context(wire), measured))
            await players[-1].open()
        watching = (_watch(player, EVERY * n / many) for n, player in enumerate(players))
        await asyncio.gather(*watching, _play(*table))
    return measured


def load(many: int = 100) -> Measured:
    """So many players at a server of their own for SECONDS, while something happens every PLAYED_EVERY."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "load.db")
        play = open_play(database)
        campaign = play.create("Load", first=adopt_text(draw_realm(read_options({}), "load")))
        with process(database) as running:
            port = int(running.address.rsplit(":", 1)[1])
            cookie = f"{cookie_name(port)}={invite(play, campaign)}"
            found = asyncio.run(_all(running.address.replace("http", "ws", 1), cookie, many, (play, campaign)))
        play.ledger.close()
    return found


if __name__ == "__main__":
    how_many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    seen = load(how_many)
    for name, times in (("refresh", seen.refreshes), ("nothing new", seen.quiet), ("page anew", seen.anew)):
        shown = f"p50 {at(times, 0.5):.0f} ms, p95 {at(times, 0.95):.0f} ms, most {at(times, 1.0):.0f} ms"
        sys.stdout.write(f"{name}: {len(times)} times, {shown}\n")
    sys.stdout.write(f"opening: p50 {at(seen.opening, 0.5):.0f} ms, p95 {at(seen.opening, 0.95):.0f} ms\n")
