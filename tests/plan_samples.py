"""Plans of places to be drawn: the plain layout in every ground, and what breaks things."""

import math
from dataclasses import replace

from hypothesis import strategies as st

from realmgen.kit.plan import Door, Entry, Link, Plan, Spot
from realmgen.render.ground.look import LOOKS

GROUNDS = tuple(LOOKS)
LAYOUT = [(0.0, 0.0), *((math.sin(math.tau * k / 6), -math.cos(math.tau * k / 6)) for k in range(6))]
NAMES = ("Salt-crusted gate", "The counting hall", "Choir of bells", "Reeve's vault", "A dry well", "The last bargain")
SHAPES = ("circle", "circle", "triangle", "diamond", "triangle", "circle")
TEXT = "The water stands to the knee and is warm; whoever counts the breaths aloud is answered from the far wall. "


def plan(ground="tomb", words=1, **changed):
    """Six points as the rules lay them, three open routes, two closed, one hidden, two entrances."""
    spots = [
        Spot(n + 1, x, y, shape, name)
        for n, ((x, y), shape, name) in enumerate(zip(LAYOUT, SHAPES, NAMES, strict=False))
    ]
    links = (Link(1, 2, "open"), Link(2, 3, "closed"), Link(1, 4, "open"))
    links += (Link(4, 5, "closed"), Link(5, 6, "open"), Link(3, 4, "hidden"))
    doors = (Door(2, label="small cove"), Door(6, hidden=True, label="the eel drain"))
    entries = [Entry(str(n + 1), name, TEXT * words) for n, name in enumerate(NAMES)]
    entries += [Entry("2-3", "Fallen lintel", "A slab as wide as a cart."), Entry("", "The whole", "It smells of wax.")]
    whole = Plan(
        "The Drowned Tithe", "a place below the mere", ground, tuple(spots), links, doors, tuple(entries),
        "Campaign code c0ffee00", "c0ffee00",
    )  # fmt: skip
    return replace(whole, **changed)


def told_to_players(whole):
    """What a plan shows of itself when nothing hidden is known: no hidden way, entrance or word of either."""
    return replace(
        whole,
        links=tuple(link for link in whole.links if link.way != "hidden"),
        doors=tuple(door for door in whole.doors if not door.hidden),
        entries=(),
    )


def awkward():
    """Plans as a hand or a fault could make them, by name."""
    spots, same = plan().spots, tuple(replace(spot, x=0.2, y=0.2) for spot in plan().spots)
    row = tuple(replace(spot, x=-1 + 0.4 * n, y=0.0) for n, spot in enumerate(spots))
    crowd = tuple(Spot(n, math.sin(n), math.cos(1.3 * n), SHAPES[n % 6], f"Place {n}") for n in range(1, 15))
    ring = tuple(Link(n, n % 14 + 1, ("open", "closed", "hidden")[n % 3]) for n in range(1, 15))
    long = tuple(replace(spot, name="The extraordinarily long-winded " * 3) for spot in spots)
    wild = tuple(replace(spot, name=f"<b>&\"'\x00\ud800 🐉 שלום{spot.number}") for spot in spots)
    return {
        "nothing": plan(spots=(), links=(), doors=(), entries=()),
        "one": plan(spots=spots[:1], links=(), doors=(Door(1, label="the only way in"),), entries=()),
        "no words": plan(name="", subtitle="", entries=(), footer="", seed=""),
        "all in one place": plan(spots=same),
        "two at the middle": plan(spots=tuple(replace(spot, x=0.0, y=0.0) for spot in spots[:2])),
        "in a row": plan(spots=row),
        "a crowd": plan(spots=crowd, links=ring, doors=tuple(Door(n, n % 2 == 0) for n in range(1, 9))),
        "long names": plan(spots=long, name="The Most Exceedingly Long-Winded Tomb of the Forgotten Reeves"),
        "wild names": plan(spots=wild),
        "dangling": plan(links=(Link(1, 9, "open"), Link(3, 3, "closed"), Link(8, 9, "hidden")), doors=(Door(77),)),
        "no ground of ours": plan(ground="sewer"),
        "far away": plan(spots=(*spots[:5], replace(spots[5], x=9.0, y=-7.0))),
    }


@st.composite
def dragged(draw):
    """The plain plan with its points wherever a hand may have left them, some gone."""
    place = st.floats(-1.6, 1.6, allow_nan=False).map(lambda v: round(v, 3))
    kept = draw(st.integers(0, 6))
    spots = tuple(replace(spot, x=draw(place), y=draw(place)) for spot in plan().spots[:kept])
    return plan(draw(st.sampled_from(GROUNDS)), spots=spots)
