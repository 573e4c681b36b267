"""What stays true of any Realm however it is edited."""

from realmgen.games.bastionland.model import CLUSTER, Realm
from realmgen.games.bastionland.places import things


def assert_sound(realm: Realm) -> None:
    """What stays true of any Realm however it is edited."""
    grid, numbers = realm.grid, []
    for cell, number in enumerate(realm.area):
        if number not in numbers:
            numbers.append(number)
            assert connected(grid, [other for other in range(grid.size) if realm.area[other] == number])
        first = realm.area.index(number)
        assert realm.terrain[cell] == realm.terrain[first]
    assert numbers == list(range(1, len(numbers) + 1))
    assert max(realm.area.count(number) for number in numbers) <= CLUSTER
    standing = [thing.at for thing in things(realm)]
    assert len(set(standing)) == len(standing)
    assert sum(holding.seat for holding in realm.holdings) == bool(realm.holdings)
    assert len({myth.number for myth in realm.myths}) == len(realm.myths)


def connected(grid, cells):
    """Whether the cells hang together."""
    met, edge = set(), [cells[0]]
    while edge:
        cell = edge.pop()
        if cell not in met:
            met.add(cell)
            edge += [n for n in grid.neighbours[cell] if n in cells]
    return len(met) == len(cells)
