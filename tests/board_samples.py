"""Boards to draw in tests: a wheel of seven places with long roads, lines and badges, and odd ones."""

import math
from dataclasses import replace

from realmgen.kit.board import NOBODY, Board, Place, Road, Side

RING = (
    ("pine", "Blackpine Watch", "pines"),
    ("frost", "Frostgate Beacon", "frost"),
    ("dawn", "Dawnmere Tower", "dawn"),
    ("wall", "Redwall Post", "wall"),
    ("thorn", "Thorn Coast Signal", "thorn"),
    ("fen", "Greyfen Watch", "fen"),
)
KEYS = tuple(key for key, _, _ in RING)
SIDES = (
    Side("Isolde", "flame", "red"),
    Side("Bertran", "bell", "blue"),
    Side("Maud", "thorn", "green"),
    Side("Odo", "crown", "gold"),
)
LEGEND = (("place", "Place"), ("stand", "Stand"), ("road", "Road"), ("long", "Long road"), ("line", "Smoke"))


def wheel(*more, without=(), lines=(), badges=()):
    """A hub with six places round it, twelve roads and `more`."""
    places = [Place("hub", "Ashspire", 0.0, 0.0, "spire")]
    for n, (key, name, style) in enumerate(RING):
        turn = math.tau * n / 6 - math.pi / 2
        places.append(Place(key, name, math.cos(turn), math.sin(turn), style))
    marks = dict(badges)
    places = [replace(p, badge=marks.get(p.key, ""), note="Something" if p.key in marks else "") for p in places]
    pairs = [("hub", key) for key in KEYS] + list(zip(KEYS, (*KEYS[1:], KEYS[0]), strict=True))
    roads = [Road(*pair) for pair in pairs if pair not in without and pair not in lines]
    roads += [Road(*pair, "long") for pair in more] + [Road(*pair, "line") for pair in lines]
    return Board("Seven", "and the roads between", tuple(places), tuple(roads), SIDES, LEGEND, "2 players")


FORMS = {
    "plain": wheel(),
    "long east": wheel(("frost", "wall")),
    "long west": wheel(("pine", "thorn")),
    "broken": wheel(without=[("fen", "pine")]),
    "smoke": wheel(lines=[("thorn", "fen")]),
    "badges": wheel(badges=[("hub", "eye"), ("fen", "bridge")]),
    "all": wheel(("frost", "wall"), lines=[("thorn", "fen")], badges=[("wall", "arch"), ("frost", "bridge")]),
}


def played(board, standing=4):
    """The same board with pieces on it: so many stand at the hub."""
    held = {("hub", "pine"): 0, ("pine", "frost"): 0, ("hub", "dawn"): 1, ("hub", "fen"): 2, ("hub", "thorn"): 3}
    places = [
        replace(p, light={"hub": NOBODY, "pine": 0, "dawn": 1}.get(p.key))
        if p.key != "hub"
        else replace(p, light=NOBODY, standing=tuple(range(standing)))
        for p in board.places
    ]
    roads = [replace(road, held=held.get((road.a, road.b))) for road in board.roads]
    return replace(board, places=tuple(places), roads=tuple(roads))


def crowd(count):
    """So many places on a winding path that comes back upon itself."""
    places = []
    for n in range(count):
        turn, far = 2.4 * n, math.sqrt((n + 0.5) / count)
        places.append(
            Place(f"p{n}", f"Old Mill {n}", far * math.cos(turn), far * math.sin(turn), ("fen", "wall", "")[n % 3])
        )
    roads = [Road(f"p{n}", f"p{n + 1}") for n in range(count - 1)]
    roads += [Road(f"p{n}", f"p{n + 3}") for n in range(0, count - 3, 2)]
    return Board("Crowd", "", tuple(places), tuple(roads), SIDES[:2])


A, B = Place("a", "A", 0, -1), Place("b", "<b>&amp;", 0, 1, "dawn")
HEAP = tuple(Place(key, key, 0.0, 0.0) for key in "abc")
ROW = tuple(Place(key, key * 30, x / 4 - 1, 0.0) for x, key in enumerate("abcdefghi"))
STRANGE = (Place("a", "", 0, 0, "no such", "no such", "?"), Place("b", "B", 1, 1))
ODD = {
    "nothing": Board("Nothing", "", (), ()),
    "one": Board("One", "", (Place("a", "Alone", 0.0, 0.0, "sea", "eye", "It watches"),), ()),
    "two": Board("Two", "", (A, B), (Road("a", "b", held=0),), SIDES[:1]),
    "in one place": Board("Heap", "", HEAP, (Road("a", "b"), Road("b", "c"))),
    "in a row": Board("Row", "", ROW, (Road("a", "i"),)),
    "strange looks": Board("Strange", "", STRANGE, (), (Side("", "none", "none"),)),
    "many": crowd(18),
}
