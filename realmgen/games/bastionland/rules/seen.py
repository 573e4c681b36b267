"""What players have seen, shown and hidden by hand (MB-243).

Whatever else changes the Realm, what was shown of a thing ends with it: `in_step` sees to that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.commands import road
from realmgen.games.bastionland.model import Holding, Landmark, Myth, Realm, State
from realmgen.games.bastionland.places import Thing, called, thing_at, things
from realmgen.games.bastionland.rules.common import Rule, on_map, said
from realmgen.games.bastionland.seen import Seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step

Turn = road.Unveil | road.Veil
BarrierTurn = road.UnveilBarrier | road.VeilBarrier


def edge_name(a: str, b: str) -> str:
    """An edge as `Seen.barriers` has it: `0304-0305`, in label order."""
    return "-".join(sorted((a, b)))


def with_seen(state: State, **more: Iterable[str]) -> State:
    """The state with labels added to parts of what was seen (`hexes`, `afar`, `features`, `named`, `barriers`)."""
    seen = state.seen
    parts: dict[str, Any] = {name: tuple(sorted({*getattr(seen, name), *labels})) for name, labels in more.items()}
    return replace(state, seen=replace(seen, **parts))


def check_turn(state: State, command: Turn) -> None:
    """What is shown is there and was not shown, what is hidden was."""
    realm = on_map(state, command.at)
    _called(realm, command)
    if _turned(state, command) == state:
        shown = isinstance(command, road.Unveil)
        raise IllegalCommand(
            f"players have {'been shown' if shown else 'seen nothing of'} {_called(realm, command)}"
            f"{' already' if shown else ''}"
        )


def turn(state: State, command: Turn, chance: Chance) -> Step[State]:
    """Show the players a hex, a landmark or a Myth, or hide it."""
    shown = isinstance(command, road.Unveil)
    text = f"{'Showed' if shown else 'Hid from'} players {_called(on_map(state, command.at), command)}."
    event = Event("shown" if shown else "hidden", text, {"at": command.at, "what": command.what}, reveals=shown)
    return Step(_turned(state, command), (event,))


def _called(realm: Realm, command: Turn) -> str:
    """What a command is about, in a sentence; raises IllegalCommand when it is not there."""
    if command.what == "hex":
        return f"hex {command.at}"
    kind, thing = (Myth if command.what == "myth" else Landmark), thing_at(realm, command.at)
    if not isinstance(thing, kind):
        word = "Myth" if command.what == "myth" else "landmark"
        raise IllegalCommand(f"there is no {word} in {command.at}: {_there(thing)}")
    return f"{said(thing) if isinstance(thing, Myth) else called(thing)} in {command.at}"


def _there(thing: Thing | None) -> str:
    if isinstance(thing, Holding):
        return f"{said(thing)} stands there, which `show` and `hide` are for"
    return f"{said(thing)} stands there" if thing else "nothing stands there"


_PARTS = {"hex": ("hexes",), "landmark": ("features",), "myth": ("features", "named")}
_VEILED = {"hex": ("hexes", "afar"), "landmark": ("features",), "myth": ("features", "named")}


def _turned(state: State, command: Turn) -> State:
    if isinstance(command, road.Unveil):
        return with_seen(state, **{part: [command.at] for part in _PARTS[command.what]})
    seen = state.seen
    left: dict[str, Any] = {
        part: tuple(at for at in getattr(seen, part) if at != command.at) for part in _VEILED[command.what]
    }
    return replace(state, seen=replace(seen, **left))


def check_barrier(state: State, command: BarrierTurn) -> None:
    """There is a barrier on that edge, and it was not shown, or was where it is hidden."""
    realm = on_map(state, command.a, command.b)
    name = edge_name(command.a, command.b)
    if name not in standing(realm):
        raise IllegalCommand(f"there is no barrier between {command.a} and {command.b}")
    shown, known = isinstance(command, road.UnveilBarrier), name in state.seen.barriers
    if shown == known:
        told = "know of it already" if shown else "do not know of it"
        raise IllegalCommand(f"the barrier between {command.a} and {command.b}: players {told}")


def turn_barrier(state: State, command: BarrierTurn, chance: Chance) -> Step[State]:
    """Show the players a barrier, or hide it."""
    name, shown = edge_name(command.a, command.b), isinstance(command, road.UnveilBarrier)
    kind = standing(on_map(state, command.a, command.b))[name]
    text = f"{'Showed' if shown else 'Hid from'} players the {kind} between {' and '.join(name.split('-'))}."
    event = Event("shown" if shown else "hidden", text, {"barrier": name}, reveals=shown)
    if shown:
        return Step(with_seen(state, barriers=[name]), (event,))
    left = tuple(other for other in state.seen.barriers if other != name)
    return Step(replace(state, seen=replace(state.seen, barriers=left)), (event,))


def standing(realm: Realm) -> dict[str, str]:
    """By edge: the kind of every barrier of a Realm."""
    return {edge_name(*barrier.between): barrier.kind for barrier in realm.barriers}


def check_fog(state: State, command: road.Fog) -> None:
    """Fog is turned, not turned twice."""
    on_map(state)
    if (command.turn == "on") == state.seen.fog:
        raise IllegalCommand(
            "players see only the hexes they have seen already"
            if state.seen.fog
            else "players have a map of all terrain and holdings already"
        )


def fog(state: State, command: road.Fog, chance: Chance) -> Step[State]:
    """Give players only what they have seen, or a map of all terrain and holdings (MB-243)."""
    on = command.turn == "on"
    text = (
        "Players see only the hexes they have seen."
        if on
        else "Players have a map of all terrain and holdings (MB-243)."
    )
    event = Event("fog", text, {"turn": command.turn}, reveals=not on)
    return Step(replace(state, seen=replace(state.seen, fog=on)), (event,))


def in_step(before: State, after: State, command: object) -> State:
    """The state without what was shown of things that are no longer where they were: what takes the place of a
    landmark, a Myth or a barrier is hidden until it is shown itself."""
    seen, realm = after.seen, after.realm
    if realm is None or before.realm is None or realm is before.realm or seen == Seen(fog=seen.fog):
        return after
    stayed = set(_stayed(before.realm, realm, named=isinstance(command, c.Adopt)))
    same_map = realm.grid == before.realm.grid
    left = Seen(
        fog=seen.fog,
        hexes=seen.hexes if same_map else (),
        afar=seen.afar if same_map else (),
        features=tuple(at for at in seen.features if at in stayed),
        named=tuple(at for at in seen.named if at in stayed),
        barriers=tuple(name for name in seen.barriers if name in standing(realm)),
    )
    return after if left == seen else replace(after, seen=left)


def _stayed(before: Realm, after: Realm, *, named: bool) -> Iterator[str]:
    """The hexes in which the same thing stands as before; `named` where it is known by its name alone."""
    old = {thing.at: thing for thing in things(before)}
    for thing in things(after):
        was: Any = old.get(thing.at)
        if type(was) is type(thing) and (not named or was.name == thing.name):
            yield thing.at


RULES: dict[type[Any], Rule] = {
    road.Unveil: (check_turn, turn),
    road.Veil: (check_turn, turn),
    road.UnveilBarrier: (check_barrier, turn_barrier),
    road.VeilBarrier: (check_barrier, turn_barrier),
    road.Fog: (check_fog, fog),
}
