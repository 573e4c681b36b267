"""Wishes for a game of Torchfall, sound and unsound, for Hypothesis."""

from hypothesis import strategies as st

from realmgen.games.torchfall.board import RING_ROADS
from realmgen.games.torchfall.model import CENTRE, DUELS, LONG_ROADS, POWERS, RING, SCENARIOS, FreeBoard, Setup
from realmgen.service.torchfall.wishes import DRAWN, TOGGLES, Wish

POSTS = (CENTRE, *RING)
NAMES = ("dawnmere", "thorn_coast", "greyfen", "mill", "old_ford", "gate")


@st.composite
def wishes(draw):
    """Whatever a form could ask for."""
    board = draw(st.one_of(st.none(), boards()))
    players = draw(st.integers(2, 4))
    posts = board.posts if board else POSTS
    some = st.sampled_from(posts or ("mill",))
    duel = draw(st.sampled_from(("", *DUELS)))
    setup = Setup(
        players=players,
        starts=tuple(draw(st.lists(some, min_size=players, max_size=players))),
        first=draw(st.integers(0, players - 1)),
        remove_road=draw(st.sampled_from((None, *RING_ROADS))),
        extra_road=draw(st.sampled_from((None, *LONG_ROADS))),
        powers=tuple(draw(st.lists(st.tuples(some, st.sampled_from(POWERS)), max_size=2))),
        scenario=draw(st.sampled_from((None, *SCENARIOS))),
        timed_rounds=draw(st.sampled_from((0, 1, 8))),
        board=board,
        **{key: key == duel for key in DUELS},
        **{key: draw(st.booleans()) for key in TOGGLES},
    )
    return Wish(setup, draw(st.dictionaries(st.sampled_from(DRAWN), st.text("abc", min_size=1))))


@st.composite
def boards(draw):
    """A board of one's own, which may hang together or not."""
    posts = tuple(draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=6)))
    pairs = [(a, b) for n, a in enumerate(posts) for b in posts[n + 1 :]]
    roads = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    return FreeBoard(posts, tuple(roads), draw(st.sampled_from((None, *posts))))
