"""Torchfall a second time, slowly and plainly, from the rule book alone: sets of names, no numbers, nothing kept.

It shares no code with the engine, so that both must err alike for a fault to pass.
"""

from copy import deepcopy

OUTER = ["blackpine", "frostgate", "dawnmere", "redwall", "thorn_coast", "greyfen"]


def pair(a, b):
    return frozenset((a, b))


def roads_of(setup):
    """Roads for torches, and links for marching."""
    if setup.get("board"):
        roads = {pair(*road) for road in setup["board"]["roads"]}
        return roads, set(roads)
    roads = {pair("ashspire", post) for post in OUTER} | {pair(OUTER[i], OUTER[i - 1]) for i in range(6)}
    roads -= {pair(*setup["remove_road"])} if setup.get("remove_road") else set()
    roads |= {pair(*setup["extra_road"])} if setup.get("extra_road") else set()
    links = set(roads)
    if setup.get("scenario") == "smoke_on_the_coast":
        smoke = pair("thorn_coast", "greyfen")
        links.add(smoke)
        if not setup.get("smoke_literal"):
            roads.discard(smoke)
    return roads, links


class Naive:
    """A game that is changed by every move."""

    def __init__(self, setup, starts):
        self.setup, self.n = setup, setup["players"]
        self.roads, self.links = roads_of(setup)
        self.posts = {post for road in self.links for post in road}
        self.centre = setup["board"]["centre"] if setup.get("board") else "ashspire"
        self.wardens = list(starts)
        self.torches = {}
        self.beacons = {post: seat for seat, post in enumerate(starts)}
        if setup.get("open_frontier"):
            self.beacons["dawnmere"] = "neutral"
        if setup.get("scenario") == "bell_is_broken":
            self.beacons[self.centre] = "neutral"
        self.renown = [0] * self.n
        self.turn = self.first = setup.get("first", 0)
        if setup.get("head_start"):
            self.renown[1 - self.first] = 1
        self.left, self.round, self.free = 2, 1, False
        self.lit_turns = [[] for _ in range(self.n)]
        self.turns = [1] * self.n
        self.extras = set()
        self.winners = None
        self.powers = {power: post for post, power in setup.get("powers", {}).items()}

    def copy(self):
        return deepcopy(self)

    @property
    def here(self):
        return self.wardens[self.turn]

    def own(self, seat):
        return [road for road, owner in self.torches.items() if owner == seat]

    def walk(self, seat, start):
        """All posts that own torches lead to."""
        met, todo = {start}, [start]
        while todo:
            post = todo.pop()
            for road in self.own(seat):
                if post in road:
                    (other,) = road - {post}
                    if other not in met:
                        met.add(other)
                        todo.append(other)
        return met

    def network(self, seat):
        best = 0
        for post in self.posts:
            met = self.walk(seat, post)
            size = len([road for road in self.own(seat) if road <= met])
            if size and self.powers.get("high_watch") in met:
                size += 1
            best = max(best, size)
        return best

    def rekindles(self):
        found = set()
        for source in self.own(self.turn):
            for target in self.roads:
                if self.here in target and (target not in self.torches or target == source):
                    found.add(("rekindle", source, target))
        return found

    def dark(self):
        """Whether the post here can be lit as far as its beacon goes."""
        holder = self.beacons.get(self.here)
        if self.setup.get("open_frontier") and self.here == "dawnmere" and holder == "neutral":
            return True
        return holder is None

    def lights(self):
        mine = [post for post, seat in self.beacons.items() if seat == self.turn]
        quiet = self.setup.get("quiet_opening") and self.here == self.centre
        if quiet and self.round < (3 if self.setup.get("quiet_strict") else 2):
            return set()
        if len(mine) < 3 and self.dark() and self.walk(self.turn, self.here) & set(mine):
            return {("light",)}
        return set()

    def moves(self):
        if self.winners is not None:
            return set()
        if self.free:
            return self.rekindles() | {("skip",)}
        marches = {("march", post) for post in self.posts if pair(self.here, post) in self.links}
        lays = {
            ("lay", road)
            for road in self.roads
            if self.here in road and self.torches.get(road) != self.turn and len(self.own(self.turn)) < 8
        }
        return marches | lays | self.lights() | self.rekindles()

    def do(self, move):
        verb, *what = move
        self.left -= 0 if self.free else 1
        was_free, self.free = self.free, False
        if verb == "march":
            self.wardens[self.turn] = what[0]
            if self.powers.get("ash_bridge") == what[0] and self.rekindles():
                self.free = True
        elif verb == "lay":
            self.torches[what[0]] = self.turn
        elif verb == "rekindle":
            del self.torches[what[0]]
            self.torches[what[1]] = self.turn
        elif verb == "light":
            self.light()
        else:
            assert was_free
        self.bell()
        if self.winners is None and self.left == 0 and not self.free:
            self.end_turn()

    def gain(self):
        if self.winners is None:
            self.renown[self.turn] += 1
            race = not self.setup.get("timed_rounds") or self.setup.get("timed_race")
            if race and self.renown[self.turn] == (6 if self.setup.get("longer_duel") else 5):
                self.winners = [self.turn]

    def light(self):
        self.beacons[self.here] = self.turn
        self.gain()
        if self.powers.get("ruined_chapel") == self.here:
            self.gain()
        turns = self.lit_turns[self.turn]
        turns.append(self.turns[self.turn])
        if self.setup.get("scenario") == "storm_night" and "storm" not in self.extras and turns[-1] - 1 in turns:
            self.extras.add("storm")
            self.gain()

    def bell(self):
        if self.setup.get("scenario") != "bell_is_broken" or "bell" in self.extras:
            return
        mine = [post for post, seat in self.beacons.items() if seat == self.turn and post != self.centre]
        if len(mine) == 3 and set(mine) <= self.walk(self.turn, mine[0]):
            self.extras.add("bell")
            self.gain()

    def end_turn(self):
        sizes = [self.network(seat) for seat in range(self.n)]
        if sizes[self.turn] >= 4 and sizes.count(max(sizes)) == 1 and sizes[self.turn] == max(sizes):
            self.gain()
        scenario = self.setup.get("scenario")
        stormy = scenario == "storm_night" and self.round % 2 == (0 if self.setup.get("storm_odd") else 1)
        if self.beacons.get(self.centre) == self.turn and scenario != "bell_is_broken" and not stormy:
            self.gain()
        if self.winners is not None:
            return
        self.turns[self.turn] += 1
        seat = (self.turn + 1) % self.n
        if seat == self.first and self.round == self.setup.get("timed_rounds"):
            self.judge()
            return
        self.round += seat == self.first
        self.turn, self.left = seat, 2

    def judge(self):
        marks = [
            (self.renown[seat], list(self.beacons.values()).count(seat), self.network(seat)) for seat in range(self.n)
        ]
        self.winners = [seat for seat in range(self.n) if marks[seat] == max(marks)]


def perft(game, depth):
    """How many ways of so many actions there are."""
    if depth == 1:
        return len(game.moves())
    total = 0
    for move in game.moves():
        after = game.copy()
        after.do(move)
        total += perft(after, depth - 1)
    return total
