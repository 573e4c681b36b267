"""Realms outside and inside a campaign: drawn from a seed, adopted, rolled again, read from files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, cast

from realmgen.content import load
from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec.fields import LONGEST_SEED, text_fault
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.generate.guide import notes, option_faults
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import Options, Realm
from realmgen.kit.chance import fresh_seed

if TYPE_CHECKING:
    from realmgen.games.bastionland.rules import Rules
    from realmgen.service.play import Campaign, Done, Play

_WORDS = ("layout", "coast")
GUESSABLE = 16
"""A typed seed of fewer characters could be tried out by players."""


def read_options(texts: Mapping[str, str | None], weights: Iterable[str] = ()) -> Options:
    """Options from what a user typed, `weights` as "forest=2". None keeps the default.

    Raises Unreadable with one line for every fault.
    """
    faults: list[str] = []
    values: dict[str, object] = {}
    for field in fields(Options):
        text = texts.get(field.name)
        if text is not None and field.name != "weights":
            values[field.name] = text if field.name in _WORDS else whole(field.name, text, faults)
    values["weights"] = dict(_weight(text, faults) for text in weights)
    if not faults:
        options = Options(**values)  # type: ignore[arg-type]
        faults = option_faults(options)
    if faults:
        raise Unreadable(*faults)
    return options


def whole(name: str, text: str, faults: list[str]) -> int:
    """An option that is a whole number; 0, with a fault, when it is none."""
    try:
        return int(text)
    except ValueError:
        faults.append(f"{name.replace('_', ' ')} {text!r} is not a whole number")
        return 0


def _weight(text: str, faults: list[str]) -> tuple[str, float]:
    terrain, _, factor = text.partition("=")
    try:
        return terrain, float(factor)
    except ValueError:
        faults.append(f"weight {text!r} cannot be read: write TERRAIN=X, such as forest=2")
        return terrain, 1.0


@cache
def library() -> Library:
    """The content that came along."""
    return Library(load("bastionland"))


@cache
def rules() -> Rules:
    """The rules of Realms with the content that came along."""
    from realmgen.games.bastionland.rules import Rules

    return Rules(library())


def draw_realm(options: Options, seed: str | None = None, using: Library | None = None) -> Realm:
    """A new Realm; the seed is drawn when none is given, and the content is what came along unless another library is
    given. Raises Unreadable with every fault."""
    return generate(options, checked_seed(seed, option_faults(options)), using or library())


def checked_seed(seed: str | None, faults: list[str]) -> str:
    """A typed seed, or a fresh one; raises Unreadable where it cannot be one, with the faults of the options."""
    wrong = text_fault(seed, LONGEST_SEED) if seed else None
    if wrong:
        faults.append(f"the seed {wrong}")
    if faults:
        raise Unreadable(*faults)
    return seed or fresh_seed()


def remarks(options: Options, seed: str | None = None) -> list[str]:
    """What a game master should know of what was asked for: where it is other than usual (MB-241), and that a
    typed seed could be guessed."""
    return [*notes(options), *guessable(seed)]


def guessable(seed: str | None) -> list[str]:
    """A warning of a typed seed that could be guessed."""
    short = seed and len(seed) < GUESSABLE
    return [f"the seed {seed!r} is short: players who guess it can rebuild every secret"] if short else []


def adopt_text(realm: Realm) -> str:
    """The command that brings a whole Realm into a journal."""
    from realmgen.games.bastionland.commands import Adopt

    return str(Adopt(realm))


def roll_again(play: Play, campaign: Campaign, layer: str, *, seen: int | None = None) -> Done:
    """Roll one layer of a campaign's Realm again, from the packs that are on in it too, and keep the rest.

    Raises IllegalCommand when there is no Realm or when a kept layer stands in the way.
    """
    here = play.position(campaign)
    command = cast("Rules", here.game).reroll(here.state, layer, fresh_seed())
    return play.do(campaign, str(command), seen=seen)
