"""What a set-up differs by from the printed game, with its places and numbers."""

from __future__ import annotations

from collections.abc import Iterator

from realmgen.games.torchfall.guide.choices import DUELS, POWERS, SCENARIOS, TOGGLES, VARIANTS
from realmgen.games.torchfall.guide.said import Said
from realmgen.games.torchfall.model import Road
from realmgen.games.torchfall.rules import Rules


def chosen(rules: Rules) -> tuple[Said, ...]:
    """What was chosen, each with its title and what it does; empty for the printed game."""
    return tuple(_chosen(rules))


def _chosen(rules: Rules) -> Iterator[Said]:
    setup = rules.setup
    for key, road in (("remove_road", setup.remove_road), ("extra_road", setup.extra_road)):
        if road:
            yield _titled(VARIANTS[key], road_name(road))
    if setup.board:
        yield VARIANTS["board"]
    for post, power in setup.powers:
        yield POWERS[power]._replace(title=f"{POWERS[power].title} at {short_name(post)}")
    if setup.scenario:
        yield SCENARIOS[setup.scenario]
    yield from (said for key, said in (*DUELS.items(), *TOGGLES.items()) if getattr(setup, key))
    if setup.timed_rounds:
        yield _titled(VARIANTS["timed_rounds"], f"{setup.timed_rounds} rounds")


def short_name(post: str) -> str:
    """A post in a word or two: "Thorn Coast"."""
    return post.replace("_", " ").title()


def road_name(road: Road) -> str:
    """A road by its ends: "Greyfen to Blackpine"."""
    return " to ".join(map(short_name, road))


def _titled(said: Said, where: str) -> Said:
    return said._replace(title=f"{said.title}: {where}")
