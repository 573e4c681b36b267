"""A set-up as JSON, both ways. What is as it is by default is left out."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from realmgen.errors import Unreadable
from realmgen.games.torchfall.model import NEUTRAL, FreeBoard, Preset, Road, Setup
from realmgen.games.torchfall.problems import problems
from realmgen.kit.game import Json
from realmgen.kit.record import Fields
from realmgen.kit.record.fields import short

FLAGS = tuple(field.name for field in fields(Setup) if field.default is False)
"""The keys that are true or false."""
LEANT_ON = ("players", "starts", "board", "preset")
"""The keys that the soundness of others depends on."""


def dump_setup(setup: Setup) -> Json:
    """A set-up as JSON: `players` and what differs from the default, in the order of the fields."""
    stored: Json = {"players": setup.players}
    for field in fields(Setup):
        value = getattr(setup, field.name)
        if value != field.default:
            stored[field.name] = _dumped(field.name, value)
    return stored


def _dumped(key: str, value: Any) -> Any:
    if key == "board":
        return {"posts": list(value.posts), "roads": list(map(list, value.roads)), "centre": value.centre}
    if key == "preset":
        return _dump_preset(value)
    if key == "powers":
        return dict(value)
    return list(value) if isinstance(value, tuple) else value


def _dump_preset(preset: Preset) -> Json:
    stored: Json = {
        "wardens": list(preset.wardens),
        "torches": list(map(list, preset.torches)),
        "beacons": {post: NEUTRAL if seat is None else seat for post, seat in preset.beacons},
        "renown": list(preset.renown),
    }
    stored = {key: value for key, value in stored.items() if value}
    numbers = {"round": preset.round, "to_move": preset.to_move, "actions_left": preset.actions_left}
    return stored | {key: value for key, value in numbers.items() if value is not None}


def load_setup(stored: object) -> Setup:
    """Read what `dump_setup` wrote; raises Unreadable with every fault of form and every reason why it cannot be
    played."""
    taken = Fields(_without_seed(stored), "setup")
    setup = Setup(
        players=taken.take("players", int, 2, needed=False),
        starts=_texts(taken, "starts"),
        first=taken.take("first", int, 0, needed=False),
        remove_road=_road(taken, "remove_road"),
        extra_road=_road(taken, "extra_road"),
        powers=_powers(taken),
        scenario=taken.take("scenario", str, None, needed=False),
        timed_rounds=taken.take("timed_rounds", int, 0, needed=False),
        seed=_seed(taken, stored),
        board=_board(taken),
        preset=_preset(taken),
        **{key: taken.take(key, bool, False, needed=False) for key in FLAGS},
    )
    if faults := _faults(taken, setup):
        raise Unreadable(*faults)
    return setup


def _faults(taken: Fields, setup: Setup) -> list[str]:
    """Faults of form, and why the set-up cannot be played as far as it could be read: what leans on a part that could
    not is left alone."""
    try:
        taken.finish()
    except Unreadable as error:
        if any(fault.startswith(tuple(f"setup: {key}" for key in LEANT_ON)) for fault in error.faults):
            return list(error.faults)
    return [*taken.faults, *(f"setup: {fault}" for fault in problems(setup))]


def _without_seed(stored: object) -> object:
    return {key: value for key, value in stored.items() if key != "seed"} if isinstance(stored, dict) else stored


def _seed(taken: Fields, stored: object) -> str | int | None:
    """A seed is text or a number; either is kept as it is."""
    seed = stored.get("seed") if isinstance(stored, dict) else None
    if seed is None or type(seed) in (str, int):
        return seed
    taken.faults.append(f"setup: seed is {short(seed)}, but should be text or a whole number")
    return None


def _texts(taken: Fields, key: str, where: str = "setup") -> tuple[str, ...]:
    return tuple(_all(taken, taken.take(key, list, [], needed=False), str, f"{where}: {key}", "the name of a post"))


def _all(faults: Fields, values: list[Any], kind: type, where: str, wanted: str) -> list[Any]:
    """Those of a list that are of a kind; the others are faults."""
    faults.faults += [f"{where}: {short(value)} should be {wanted}" for value in values if type(value) is not kind]
    return [value for value in values if type(value) is kind]


def _road(taken: Fields, key: str) -> Road | None:
    values = taken.take(key, list, None, needed=False)
    if values is None:
        return None
    roads = _roads(taken, [values], f"setup: {key}")
    return roads[0] if roads else None


def _roads(faults: Fields, values: list[Any], where: str) -> list[Road]:
    wrong = [value for value in values if not _shaped(value, (str, str))]
    faults.faults += [f"{where}: {short(value)} should be [post, post]" for value in wrong]
    return [(value[0], value[1]) for value in values if value not in wrong]


def _shaped(value: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(value, list) and tuple(map(type, value)) == kinds


def _powers(taken: Fields) -> tuple[tuple[str, str], ...]:
    powers = taken.take("powers", dict, {}, needed=False)
    _all(taken, list(powers.values()), str, "setup: powers", "the name of a power")
    return tuple((post, power) for post, power in powers.items() if type(power) is str)


def _inner(taken: Fields, key: str) -> Fields | None:
    values = taken.take(key, dict, None, needed=False)
    return None if values is None else Fields(values, f"setup: {key}")


def _close(taken: Fields, inner: Fields) -> None:
    """Hand the faults of an inner object on to the outer one."""
    try:
        inner.finish()
    except Unreadable as error:
        taken.faults += error.faults


def _board(taken: Fields) -> FreeBoard | None:
    inner = _inner(taken, "board")
    if inner is None:
        return None
    board = FreeBoard(
        _texts(inner, "posts", "setup: board"),
        tuple(_roads(inner, inner.take("roads", list, []), "setup: board: roads")),
        inner.take("centre", str, None, needed=False),
    )
    _close(taken, inner)
    return board


def _preset(taken: Fields) -> Preset | None:
    inner = _inner(taken, "preset")
    if inner is None:
        return None
    renown = inner.take("renown", list, [], needed=False)
    preset = Preset(
        _texts(inner, "wardens", "setup: preset"),
        _torches(inner),
        _beacons(inner),
        tuple(_all(inner, renown, int, "setup: preset: renown", "a whole number")),
        *(inner.take(key, int, None, needed=False) for key in ("round", "to_move", "actions_left")),
    )
    _close(taken, inner)
    return preset


def _torches(inner: Fields) -> tuple[tuple[str, str, int], ...]:
    values = inner.take("torches", list, [], needed=False)
    wrong = [value for value in values if not _shaped(value, (str, str, int))]
    inner.faults += [f"setup: preset: torches: {short(value)} should be [post, post, seat]" for value in wrong]
    return tuple((value[0], value[1], value[2]) for value in values if value not in wrong)


def _beacons(inner: Fields) -> tuple[tuple[str, int | None], ...]:
    held = inner.take("beacons", dict, {}, needed=False)
    wrong = {post: seat for post, seat in held.items() if type(seat) is not int and seat != NEUTRAL}
    inner.faults += [
        f"setup: preset: beacons: {short(seat)} at {post} should be a seat or {NEUTRAL}" for post, seat in wrong.items()
    ]
    return tuple((post, None if seat == NEUTRAL else seat) for post, seat in held.items() if post not in wrong)
