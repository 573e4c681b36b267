from hypothesis import given
from hypothesis import strategies as st
from realm_soundness import connected

from realmgen.games.bastionland.clusters import cluster, stretches
from realmgen.kit.hex import Grid

MAPS = st.tuples(st.integers(3, 12), st.integers(3, 12), st.sampled_from(["flat", "pointy"])).flatmap(
    lambda size: st.tuples(
        st.just(Grid(*size)),
        st.lists(st.sampled_from(["forest", "plain", "lake"]), min_size=size[0] * size[1], max_size=size[0] * size[1]),
    )
)


@given(MAPS)
def test_MB_245_areas_are_connected_of_one_terrain_and_at_most_twelve(drawn):
    grid, terrain = drawn
    area = cluster(grid, terrain)
    assert set(area) == set(range(1, max(area) + 1))
    for number in set(area):
        cells = [c for c in range(grid.size) if area[c] == number]
        assert len(cells) <= 12
        assert len({terrain[c] for c in cells}) == 1
        assert connected(grid, cells)


def test_MB_245_one_great_plain_falls_into_few_areas():
    grid = Grid(12, 12)
    assert max(cluster(grid, ["plain"] * 144)) <= 20


@given(MAPS)
def test_stretches_cover_a_terrain_once_and_do_not_touch(drawn):
    grid, terrain = drawn
    found = list(stretches(grid, terrain, "forest"))
    assert sorted(c for s in found for c in s) == [c for c in range(grid.size) if terrain[c] == "forest"]
    for one in found:
        assert connected(grid, one)
        assert not any(n in other for c in one for n in grid.neighbours[c] for other in found if other is not one)
