"""What a set-up is called, and what is wrong with it, in the words of the table: no keys, no slugs."""

from __future__ import annotations

import re
from collections.abc import Callable

from realmgen.games.torchfall import guide
from realmgen.games.torchfall.guide import Said
from realmgen.games.torchfall.guide.chosen import short_name
from realmgen.games.torchfall.model import Setup
from realmgen.games.torchfall.problems.boards import posts_of
from realmgen.kit.words import listed

CHOICES: dict[str, Said] = {
    **guide.VARIANTS,
    **guide.POWERS,
    **guide.DUELS,
    **guide.SCENARIOS,
    **guide.TOGGLES,
}
"""All that can be chosen, by its key."""


def title(key: str) -> str:
    """What a choice is called."""
    return CHOICES[key].title


_WHOLE: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (
        re.compile(r"starts (\S+) should be (.*), or free_starts be true"),
        lambda found: (
            f"From {_pair(found[1])} the ways are not even. Even are {', '.join(map(_pair, found[2].split(' or ')))}."
            f" Or let all start anywhere, under More."
        ),
    ),
    (
        re.compile(r"starts: '(\w+)' is given more than once: each starts elsewhere"),
        lambda found: f"Two start from {short_name(found[1])}: each wants a watchpost of their own.",
    ),
    (
        re.compile(r"powers: (\w+) is given \d+ times: each power to one post"),
        lambda found: f"{title(found[1])} is chosen twice: each power stands at one watchpost.",
    ),
    (
        re.compile(r"board: (\d+) roads, but there should be (\d+) to (\d+)"),
        lambda found: f"The board has {_count(found[1], 'road')}: {found[2]} to {found[3]} are wanted.",
    ),
    (
        re.compile(r"board: (\d+) posts, but there should be (\d+) to (\d+)"),
        lambda found: f"The board has {_count(found[1], 'watchpost')}: {found[2]} to {found[3]} are wanted.",
    ),
    (
        re.compile(r"board: (\d+) posts, but (\d+) players need one more than their homes"),
        lambda found: f"{found[2]} players need at least {int(found[2]) + 1} watchposts: the board has {found[1]}.",
    ),
    (
        re.compile(r"board: (\d+) posts but the centre, where (\d+) players want to start"),
        lambda found: (
            f"{found[2]} players start outside the centre: the board has only {_count(found[1], 'watchpost')} there."
        ),
    ),
    (
        re.compile(r"board: no way leads from (\w+) to (.*): all posts should hang together"),
        lambda found: (
            f"No way leads from {short_name(found[1])} to {', '.join(map(short_name, found[2].split(', ')))}:"
            " all watchposts have to hang together."
        ),
    ),
)


def _count(number: str, what: str) -> str:
    return f"{number} {what}" if number == "1" else f"{number} {what}s"


def _pair(posts: str) -> str:
    return listed(map(short_name, posts.split("/")))


def in_words(setup: Setup, line: str) -> str:
    """A reason or a remark of the rules as a sentence for the table."""
    for shape, told in _WHOLE:
        if found := shape.fullmatch(line):
            return told(found)
    names = {post: short_name(post) for post in posts_of(setup)} | {key: title(key) for key in CHOICES}
    del names["board"]
    line = line.removeprefix("board: ")
    named = re.sub(r"[a-z0-9_]*_[a-z0-9_]*|[a-z]+", lambda word: names.get(word[0], word[0]), line)
    return f"{named[:1].upper()}{named[1:].replace(chr(39), '')}."
