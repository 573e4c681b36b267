"""Whether a position laid over the normal start can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from realmgen.games.torchfall.board import roads_of, same
from realmgen.games.torchfall.model import ACTIONS, BEACONS, TORCHES, Preset, Setup
from realmgen.games.torchfall.problems.boards import posts_of, written
from realmgen.games.torchfall.problems.seats import starts_of


def preset_problems(setup: Setup) -> Iterator[str]:
    """Why a preset cannot be laid over an otherwise sound set-up (TF-006, TF-007, TF-036, TF-054)."""
    if preset := setup.preset:
        yield from _warden_problems(setup, preset)
        yield from _torch_problems(setup, preset)
        yield from _beacon_problems(setup, preset)
        yield from _renown_problems(setup, preset)
        yield from _turn_problems(setup, preset)


def laid_beacons(setup: Setup, preset: Preset) -> dict[str, int | None]:
    """Who controls which Beacon once the preset lies over the homes; None is neutral."""
    return {post: seat for seat, post in enumerate(starts_of(setup))} | dict(preset.beacons)


def _no_seat(setup: Setup, seat: int) -> bool:
    return not 0 <= seat < setup.players


def _warden_problems(setup: Setup, preset: Preset) -> Iterator[str]:
    if preset.wardens and len(preset.wardens) != setup.players:
        yield f"preset: {len(preset.wardens)} wardens for {setup.players} players: one for each seat"
    for post in dict.fromkeys(preset.wardens):
        if post not in posts_of(setup):
            yield f"preset: wardens: {post!r} is no post: one of {', '.join(posts_of(setup))}"


def _torch_problems(setup: Setup, preset: Preset) -> Iterator[str]:
    roads = roads_of(setup)
    for a, b, seat in preset.torches:
        if not any(same((a, b), road) for road in roads):
            yield f"preset: torches: {written((a, b))} is no road that Torches may lie on"
        if _no_seat(setup, seat):
            yield f"preset: torches: {seat} at {written((a, b))} is no seat: 0 to {setup.players - 1}"
    for ends, times in Counter(frozenset(torch[:2]) for torch in preset.torches).items():
        if times > 1:
            yield f"preset: torches: {'-'.join(sorted(ends))} is given {times} times: a road holds one Torch"
    yield from _too_many("Torches", TORCHES, Counter(seat for _, _, seat in preset.torches))


def _beacon_problems(setup: Setup, preset: Preset) -> Iterator[str]:
    for post, seat in preset.beacons:
        if post not in posts_of(setup):
            yield f"preset: beacons: {post!r} is no post: one of {', '.join(posts_of(setup))}"
        if seat is not None and _no_seat(setup, seat):
            yield f"preset: beacons: {seat} at {post} is no seat: 0 to {setup.players - 1}, or neutral"
    yield from _too_many("Beacons", BEACONS, Counter(laid_beacons(setup, preset).values()))


def _too_many(what: str, most: int, held: Counter[int] | Counter[int | None]) -> Iterator[str]:
    for seat, count in held.items():
        if seat is not None and count > most:
            yield f"preset: seat {seat} has {count} {what}, but there are only {most} of each player"


def _renown_problems(setup: Setup, preset: Preset) -> Iterator[str]:
    if preset.renown and len(preset.renown) != setup.players:
        yield f"preset: renown of {len(preset.renown)} for {setup.players} players: one for each seat"
    race = not setup.timed_rounds or setup.timed_race
    for renown in dict.fromkeys(preset.renown):
        if renown < 0 or (race and renown >= setup.target):
            yield f"preset: renown {renown} cannot be" + (f": 0 to {setup.target - 1}" if race else ": 0 or more")


def _turn_problems(setup: Setup, preset: Preset) -> Iterator[str]:
    if preset.round is not None and not 1 <= preset.round <= (setup.timed_rounds or preset.round):
        yield f"preset: round {preset.round} cannot be: 1" + (
            f" to {setup.timed_rounds}" if setup.timed_rounds else " or more"
        )
    if preset.to_move is not None and _no_seat(setup, preset.to_move):
        yield f"preset: to_move {preset.to_move} is no seat: 0 to {setup.players - 1}"
    if preset.actions_left is not None and not 1 <= preset.actions_left <= ACTIONS:
        yield f"preset: actions_left {preset.actions_left} cannot be: 1 or {ACTIONS}"
