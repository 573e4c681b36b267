"""Torchfall set-ups for Hypothesis, as JSON: every variant of the printed board, and boards of one's own."""

from hypothesis import strategies as st
from torchfall_samples import RING

from realmgen.games.torchfall.board import RING_ROADS
from realmgen.games.torchfall.problems.seats import STARTS

POWERS = ("ruined_chapel", "high_watch", "ash_bridge")
POSTS = ("ashspire", *RING)


@st.composite
def setups(draw):
    """A set-up on the printed board, as JSON."""
    players = draw(st.integers(2, 4))
    stored = {"players": players, "first": draw(st.integers(0, players - 1))}
    if players == 4:
        stored["starts"] = draw(st.permutations(RING))[:4]
    else:
        stored["starts"] = list(draw(st.permutations(draw(st.sampled_from(STARTS[players])))))
    if draw(st.booleans()):
        stored["remove_road"] = list(draw(st.sampled_from(RING_ROADS)))
    if draw(st.booleans()):
        stored["extra_road"] = draw(st.sampled_from([["frostgate", "redwall"], ["blackpine", "thorn_coast"]]))
    stored["powers"] = dict(zip(draw(st.permutations(POSTS))[:2], draw(st.permutations(POWERS)), strict=False))
    return stored | draw(games()) | (draw(duels(stored["starts"])) if players == 2 else {})


@st.composite
def boards(draw):
    """A set-up on a board of one's own: a tree of posts with some roads more."""
    posts = [f"post_{number}" for number in range(draw(st.integers(5, 10)))]
    roads = {(draw(st.integers(0, number - 1)), number) for number in range(1, len(posts))}
    more = st.tuples(st.integers(0, len(posts) - 2), st.integers(1, len(posts) - 1)).filter(
        lambda road: road[0] < road[1]
    )
    roads |= set(draw(st.lists(more, max_size=8)))
    centre = draw(st.sampled_from([None, *posts]))
    board = {"posts": posts, "roads": [[posts[a], posts[b]] for a, b in sorted(roads)], "centre": centre}
    stored = {"players": draw(st.integers(2, 4)), "board": board}
    if centre:
        stored["scenario"] = draw(st.sampled_from([None, "storm_night", "bell_is_broken"]))
    stored["powers"] = dict(zip(draw(st.permutations(posts))[:2], draw(st.permutations(POWERS)), strict=False))
    return stored


@st.composite
def games(draw):
    scenario = draw(st.sampled_from([None, "storm_night", "bell_is_broken", "smoke_on_the_coast"]))
    toggle = {"storm_night": "storm_odd", "smoke_on_the_coast": "smoke_literal"}.get(scenario)
    stored = {"scenario": scenario} | ({toggle: draw(st.booleans())} if toggle else {})
    if draw(st.booleans()):
        stored |= {"timed_rounds": draw(st.integers(1, 8)), "timed_race": draw(st.booleans())}
    return stored


@st.composite
def duels(draw, starts):
    name = draw(st.sampled_from([None, "quiet_opening", "longer_duel", "open_frontier"]))
    head = {"head_start": draw(st.booleans())}
    if name is None or (name == "open_frontier" and "dawnmere" in starts):
        return head
    return head | {name: True} | ({"quiet_strict": draw(st.booleans())} if name == "quiet_opening" else {})
