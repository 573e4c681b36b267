"""Realms outside and inside a campaign: drawn from a seed, adopted, rolled again, read from files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING

from realmgen.content import load_tables
from realmgen.errors import IllegalCommand, Unreadable
from realmgen.games.bastionland.codec import realm_json, to_text
from realmgen.games.bastionland.generate import generate, reroll
from realmgen.games.bastionland.model import Options, Realm
from realmgen.games.bastionland.problems import option_faults
from realmgen.kit.chance import fresh_seed

if TYPE_CHECKING:
    from realmgen.service.play import Campaign, Done, Play

_WORDS = ("layout", "coast")


def read_options(texts: Mapping[str, str | None], weights: Iterable[str] = ()) -> Options:
    """Options from what a user typed, `weights` as "forest=2". None keeps the default.

    Raises Unreadable with one line for every fault.
    """
    faults: list[str] = []
    values: dict[str, object] = {}
    for field in fields(Options):
        text = texts.get(field.name)
        if text is not None and field.name != "weights":
            values[field.name] = text if field.name in _WORDS else _whole(field.name, text, faults)
    values["weights"] = dict(_weight(text, faults) for text in weights)
    if not faults:
        options = Options(**values)  # type: ignore[arg-type]
        faults = option_faults(options)
    if faults:
        raise Unreadable(*faults)
    return options


def _whole(name: str, text: str, faults: list[str]) -> int:
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


def draw_realm(options: Options, seed: str | None = None) -> Realm:
    """A new Realm; the seed is drawn when none is given."""
    faults = option_faults(options)
    if faults:
        raise Unreadable(*faults)
    return generate(options, seed or fresh_seed(), load_tables("bastionland"))


def adopt_text(realm: Realm) -> str:
    """The command that brings a whole Realm into a journal."""
    return f"adopt {to_text(realm_json(realm))}"


def new_realm(play: Play, campaign: Campaign, options: Options, seed: str | None = None) -> Done:
    """Generate a Realm and adopt it in a campaign."""
    return play.do(campaign, adopt_text(draw_realm(options, seed)))


def roll_again(play: Play, campaign: Campaign, layer: str, *, seen: int | None = None) -> Done:
    """Roll one layer of a campaign's Realm again and keep the rest.

    Raises IllegalCommand when there is no Realm or when a kept layer stands in the way.
    """
    realm = play.position(campaign).state.realm
    if realm is None:
        raise IllegalCommand("there is no Realm yet: generate one first")
    return play.do(campaign, adopt_text(reroll(realm, layer, fresh_seed(), load_tables("bastionland"))), seen=seen)
