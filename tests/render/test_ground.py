from realmgen.kit.plan import Door, Link, Plan, Spot
from realmgen.render import svg
from realmgen.render.ground import draw_ground
from realmgen.render.theme import COLOUR

PLAN = Plan(
    "The Drowned Tithe",
    "a tomb",
    "tomb",
    (Spot(1, 0, 0, "circle", "Gate"), Spot(2, 0, -1, "triangle", "Hall"), Spot(3, 0.87, -0.5, "diamond", "Vault")),
    (Link(1, 2, "open"), Link(2, 3, "closed"), Link(1, 3, "hidden")),
    (Door(1), Door(3, hidden=True, label="the drain")),
    seed="c0ffee00",
)


def test_a_plan_is_drawn_alike_each_time_and_says_where_its_points_lie():
    one, other = draw_ground(PLAN, COLOUR), draw_ground(PLAN, COLOUR)
    assert svg.write(one.drawing) == svg.write(other.drawing)
    for spot in PLAN.spots:
        x, y = one.back(one.spots[spot.number])
        assert abs(x - spot.x) < 1e-9
        assert abs(y - spot.y) < 1e-9
