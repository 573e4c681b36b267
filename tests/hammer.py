"""Plays the toy game as fast as it can until it is killed, and says each line once it is acknowledged.

For every row `TIMES DATABASE` read from standard input a fresh process is forked, which says `pid N`, does that many
commands and says `ack SEQ` after each. `dead` follows when it has ended, in whatever way.
"""

import os
import sys
from itertools import cycle
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from toy_game import Toy

from realmgen.errors import NotAllowed, StaleCommand
from realmgen.service.play import Play
from realmgen.store.ledger import open_ledger

MOVES = ("add 1", "roll 2", "undo", "draw", 'say "some words"', "undo", "redo")


def say(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def act(play, campaign, move):
    return getattr(play, move)(campaign) if move in ("undo", "redo") else play.do(campaign, move)


def hammer(path, times):
    play = Play(open_ledger(path), {"toy": Toy()})
    campaign = (play.campaigns() or [play.create("Ash", "toy", "4711")])[0]
    moves = cycle(MOVES)
    while times:
        try:
            done = act(play, campaign, next(moves))
        except StaleCommand:
            say("stale")
            continue
        except NotAllowed:
            continue
        times -= 1
        say("ack", done.seq)


def main():
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            say("pid", os.getpid())
            times, path = line.rstrip("\n").split(" ", 1)
            hammer(path, int(times))
            os._exit(0)
        os.waitpid(pid, 0)
        say("dead")


if __name__ == "__main__":
    main()
