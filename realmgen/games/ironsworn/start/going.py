"""Ideas that nobody has sworn to, and the one to take up where no vow is open (IS-667)."""

from __future__ import annotations

from realmgen.games.ironsworn.model import Hook, Tale, World


def untaken(tale: Tale) -> tuple[Hook, ...]:
    """The ideas of the world that nobody has sworn to, those nearest home first."""
    world = tale.world
    if world is None:
        return ()
    free = (hook for hook in world.hooks if not is_sworn(tale, hook))
    return tuple(sorted(free, key=lambda hook: _far(world, hook)))


def is_sworn(tale: Tale, hook: Hook) -> bool:
    """Whether somebody has sworn to an idea, whatever became of it."""
    return any(vow.text == oath_of(hook) for vow in tale.vows)


def oath_of(hook: Hook) -> str:
    """What one would swear."""
    return hook.oath or hook.title or hook.text


def suggested(tale: Tale) -> Hook | None:
    """A new problem, while no vow is open but what was sworn long ago (IS-667)."""
    busy = any(vow.state == "open" and vow.kind != "background" for vow in tale.vows)
    return None if busy else next(iter(untaken(tale)), None)


def _far(world: World, hook: Hook) -> int:
    home, place = world.place(world.home), world.place(hook.places[0]) if hook.places else None
    return world.grid.distance(home.cell, place.cell) if home and place else 0
