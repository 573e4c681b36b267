"""Hypothesis strategies for Sites and what is ordered done to them."""

from __future__ import annotations

from hypothesis import strategies as st
from realm_strategies import labels, names, texts

from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.sites.model import GROUNDS, KINDS, LINKS, WAYS, Counts, Entrance, Point, Route, Site

kinds = st.sampled_from(KINDS)
numbers = st.integers(0, 9)
few = st.integers(0, 9)
offsets = st.floats(-2.8, 2.8).map(lambda x: round(x, 3) + 0.0)
pairs = st.tuples(st.integers(0, 7), st.integers(1, 2)).map(lambda pair: (pair[0], pair[0] + pair[1]))
some_counts = st.none() | st.builds(Counts, few, few, few, few, few, few, few, st.none() | few)


@st.composite
def sites(draw, at=labels):
    """Readable Sites, which need not keep the rules."""
    places = draw(st.lists(st.integers(0, 6), unique=True, max_size=7))
    points = tuple(
        Point(
            number,
            place,
            draw(kinds),
            draw(names),
            draw(texts),
            draw(texts),
            draw(st.just(0.0) | offsets),
            draw(st.just(0.0) | offsets),
            draw(st.integers(0, 9)),
        )
        for number, place in enumerate(places, 1)
    )
    ties = [(a, b) for a in range(1, len(points) + 1) for b in range(a + 1, len(points) + 1)]
    routes = draw(st.lists(st.sampled_from(ties), unique=True)) if ties else []
    doors = draw(st.lists(st.sampled_from(points), unique=True, max_size=3)) if points else []
    return Site(
        draw(at),
        draw(names),
        draw(st.sampled_from(GROUNDS)),
        points,
        tuple(Route(tie, draw(st.sampled_from(WAYS)), draw(texts), draw(st.booleans())) for tie in sorted(routes)),
        tuple(
            Entrance(point.number, draw(texts), draw(st.booleans()), draw(st.booleans()))
            for point in sorted(doors, key=lambda point: point.number)
        ),
        draw(texts),
        draw(st.sampled_from(("standard", "free", ""))),
        draw(some_counts),
        draw(names),
        draw(names),
        draw(st.integers(0, 9)),
    )


def site_commands(spots=labels):
    """Every command on a Site."""
    turns = (c.Reveal, c.Conceal)
    return st.one_of(
        sites(spots).map(c.PutSite),
        st.builds(c.Unsite, spots),
        st.builds(c.SiteMove, spots, labels),
        st.builds(c.SiteName, spots, names),
        st.builds(c.Mood, spots, texts),
        st.builds(c.PointKey, spots, numbers, names, texts, st.none() | texts),
        st.builds(c.PointKind, spots, numbers, kinds),
        st.builds(c.PointAt, spots, numbers, numbers),
        st.builds(c.Shift, spots, numbers, offsets, offsets),
        st.builds(c.Renumber, spots, numbers, numbers),
        st.builds(c.AddPoint, spots, numbers, kinds, names, texts),
        st.builds(c.Unpoint, spots, numbers),
        st.builds(
            c.SetRoute, spots, st.sampled_from(LINKS) | pairs, st.sampled_from((*WAYS, "none")), st.none() | texts
        ),
        st.builds(c.SetEntrance, spots, numbers, st.sampled_from(("open", "hidden", "none")), st.none() | texts),
        *(
            st.builds(turn, spots, st.sampled_from(("point", "entrance")), numbers.map(lambda n: (n,)))
            for turn in turns
        ),
        *(st.builds(turn, spots, st.just("route"), pairs) for turn in turns),
        *(st.builds(turn, spots, st.just("all")) for turn in turns),
    )
