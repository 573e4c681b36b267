"""A campaign of as many lines as one likes, played at once: for measuring, and to look at a long journal.

python tests/long_campaign.py PATH [LINES]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from company_samples import COMPANY

from realmgen.errors import RealmgenError
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.places import seat
from realmgen.games.bastionland.road.model import SEASONS
from realmgen.games.bastionland.road.offers import suggestions
from realmgen.kit.chance import Dice, stream
from realmgen.kit.record import Header, to_json
from realmgen.service.fold import act
from realmgen.service.history import KEEP_EVERY
from realmgen.service.play import Campaign, Play
from realmgen.service.realms import adopt_text, draw_realm, read_options
from realmgen.service.registry import open_play
from realmgen.store.values import Bundle, Snapshot, now

NIGHT = 120
"""Lines of a game night."""
SAID = (
    "The ferryman would not take their coin",
    "Nobody slept",
    "They left the mule behind",
    "A long talk by the fire",
)


class Table:
    """Somebody who plays: gives one command after the other, and keeps what a ledger would."""

    def __init__(self, game, seed):
        self.game, self.seed = game, seed
        self.state, self.lines, self.shots = game.new(), [], []
        self.luck = stream(seed, "what is done")

    def do(self, text):
        seq = len(self.lines) + 1
        line, self.state = act(self.game, self.state, seq, text, Dice(f"{self.seed}/{seq - 1}"))
        self.lines.append(line)
        if seq % KEEP_EVERY == 0:
            self.shots.append(Snapshot(seq, self.game.rules_version, to_json(self.game.dump(self.state))))

    def tried(self, text):
        try:
            self.do(text)
        except RealmgenError:
            return False
        return True

    def begin(self):
        self.do(adopt_text(draw_realm(read_options({}), "vale")))
        for member in COMPANY.members:
            self.do(str(PutMember(member)))
        self.do(f"at {seat(self.state.realm).at}")

    def on(self):
        """The next line of the evening, whatever the rules want or the players may."""
        seq = len(self.lines)
        if seq % NIGHT == 0 and self.tried('goodnight none "They went on, and some of it went well."'):
            return
        if seq % NIGHT == 1 and self.tried("evening"):
            return
        if seq % 300 == 0:
            self.do(f"clock {SEASONS[seq // 300 % 3]} 1 morning {1 + seq // 900} 1")
        elif seq % 7 == 0:
            any(map(self.tried, self._asides()))
        else:
            self._travel()

    def _asides(self) -> Iterator[str]:
        die = self.luck.roll(6, "")
        knights = self.state.company.knights
        name = knights[die % len(knights)].name if knights else ""
        if name and die <= 2:
            yield f'save "{name}" {("vig", "cla", "spi")[die % 3]} "the ford"'
        if name and die == 3:
            yield f'restore "{name}" vig "bread and salt"'
        if name and die == 4 and len(self.state.company.awards) < 200:
            yield f'glory "{name}" 1 other "a good deed"'
        yield f'remark "{SAID[die % len(SAID)]}."'

    def _travel(self):
        for one in suggestions(self.state):
            if one.why_not:
                continue
            if one.command and self.tried(one.command):
                return
            if one.choice == "hex" and self._ride(one.verb):
                return
        self.do('remark "They wait."')

    def _ride(self, verb):
        realm, at = self.state.realm, self.state.company.at
        near = [realm.grid.label(cell) for cell in realm.grid.neighbours[realm.grid.find(at)]]
        near = near[self.luck.roll(len(near), "") - 1 :] + near
        return any(self.tried(f"{verb} {label}") for label in near)


def long_campaign(play: Play, lines: int = 5000, name: str = "The Long Vale") -> Campaign:
    """A campaign of so many lines with all that a ledger would keep of it."""
    game, seed, start = play.game("bastionland"), "long", now()
    table = Table(game, seed)
    table.begin()
    while len(table.lines) < lines:
        table.on()
    text = to_json(game.dump(table.state))
    header = Header(game.key, seed, game.rules_version, start)
    rest = {"lines": tuple(table.lines), "snapshots": tuple(table.shots), "created": start, "updated": now()}
    return play.add(Bundle(name, "", header, game.rules_version, text, **rest))


if __name__ == "__main__":
    made = long_campaign(open_play(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 5000)
    sys.stdout.write(f"{made.name} ({made.code})\n")
