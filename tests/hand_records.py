"""Records worked out by hand: the Realm as they draw it, and their lines played with the dice typed in."""

from realmgen.games.bastionland.clusters import cluster
from realmgen.games.bastionland.model import Barrier, Holding, Lake, Landmark, Myth, Options, Realm, River


def drawn(told, seed):
    """The Realm as a record draws it; its first Holding is the Seat."""
    rows = [row.split() for row in told["rows"]]
    options = Options(len(rows[0]), len(rows), "pointy")
    terrain = tuple(row[column] for column in range(options.width) for row in rows)
    holdings = [(at, *words.split(" ", 1)) for at, words in told["holdings"].items()]
    return Realm(
        name=told["name"],
        seed=seed,
        options=options,
        terrain=terrain,
        area=cluster(options.grid, terrain),
        lakes=tuple(Lake(name, tuple(hexes)) for name, hexes in told["lake"].items()),
        rivers=tuple(River(name, tuple(path)) for name, path in told["river"].items()),
        barriers=tuple(Barrier(tuple(edge.split("-")), kind) for edge, kind in told["barriers"].items()),
        holdings=tuple(Holding(at, name, kind, seat=not place) for place, (at, kind, name) in enumerate(holdings)),
        myths=tuple(Myth(number, at, name) for number, (at, name) in enumerate(told["myths"].items(), 1)),
        landmarks=tuple(Landmark(at, *words.split(" ", 1)) for at, words in told["landmarks"].items()),
    )


def do(play, campaign, line):
    """Order a line of a record, with its dice typed in."""
    text, _, dice = line.partition(" = ")
    return play.do(campaign, text, rolls=[int(die) for die in dice.split()])
