"""What a Phase brings: the Wilderness Roll, Omens, landmarks and their ways out, the mood of a Holding, a setback
(MB-252 to MB-259, MB-313, MB-316, MB-317, MB-325 to MB-328, MB-334, MB-340)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.model import Holding, State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.road.clock import said_when
from realmgen.games.bastionland.rules.common import Rule, a
from realmgen.games.bastionland.rules.play import omen, phase_end, unresolved
from realmgen.games.bastionland.rules.road.clock import settled
from realmgen.games.bastionland.rules.road.common import (
    in_stage,
    losses,
    moved_to,
    on_road,
    told,
    where,
    wild,
    with_day,
)
from realmgen.games.bastionland.rules.seen import with_seen
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

MOODS = {
    1: "a woe, come or coming, is on every mind",
    2: "it has seen better days, and people feel it",
    3: "it has seen better days, and people feel it",
    4: "spirits are good, and nothing seems amiss",
}
"""By d6, 4 to 6 alike: how a Holding is minded (MB-334)."""
SETBACKS = ("something stands in the way", "company comes, and it is hostile", "it costs more than was thought")
"""What may come of a failure, two faces of a d6 each (MB-340)."""


def check_roam(state: State, command: c.RollWild) -> None:
    """The Phase is spent, outdoors and not in a Holding."""
    realm = in_stage(state, "roll")
    if not wild(state):
        raise IllegalCommand(f"no Wilderness Roll is made at {where(realm, state.company.at)}: `pass`")


def roam(state: State, command: c.RollWild, chance: Chance) -> Step[State]:
    """What is met, and what it does: a Curse misleads, a Hazard bars the way (MB-258, MB-259, MB-313)."""
    step = phase_end(state, state.company.at, chance, asleep=state.day.asleep == "outdoors")
    state, event = step.state, step.events[0]
    if event.kind == "landmark" or (event.kind == "omen" and not event.data["die"]):
        state = with_seen(state, features=[state.company.at])
    effects: dict[str, dict[str, Any]] = {"curse": {"cursed": state.day.phases}, "hazard": {"hazard": True}}
    state = with_day(state, stage="end", **effects.get(event.data.get("landmark", ""), {}))
    return Step(state, (_dated(state, event),))


def _dated(state: State, event: Event) -> Event:
    return replace(event, text=f"{said_when(state.day.now)}, {event.text}")


def check_pass(state: State, command: c.SkipWild) -> None:
    """Something is due that can be left out."""
    in_stage(state, "roll")


def skip(state: State, command: c.SkipWild, chance: Chance) -> Step[State]:
    """The game master leaves out what the Phase would bring."""
    why = f" ({command.why.strip()})" if command.why.strip() else ""
    event = told(state, "passed", f"what it might have brought is left out{why}.")
    return Step(with_day(state, stage="end"), (event,))


def check_disturb(state: State, command: c.Disturb) -> None:
    """Somebody sleeps."""
    on_road(state)
    if not state.day.sleeping:
        raise IllegalCommand("nobody sleeps properly in this Phase: there is no sleep to disturb")


def disturb(state: State, command: c.Disturb, chance: Chance) -> Step[State]:
    """Whoever slept has not slept properly (MB-317)."""
    event = told(state, "disturbed", f"the Omen is hostile, and {listed(state.day.sleeping)} cannot sleep properly.")
    return Step(with_day(state, sleeping=()), (event,))


def way_back(state: State) -> str:
    """Where the Company came here from, empty when that is not known."""
    came = (state.day.back, *(leg.at for leg in reversed(state.trail)))
    return next((at for at in came if at and at != state.company.at), "")


def check_hazard(state: State, command: c.PassHazard) -> None:
    """A Hazard bars the way; an answer is one in words; there is somewhere to go back to."""
    on_road(state)
    if not state.day.hazard:
        raise IllegalCommand("no Hazard bars the way")
    if command.how == "answer" and not command.text.strip():
        raise IllegalCommand("say what the answer to the Hazard is")
    if command.how == "back" and state.day.weather == "dire":
        raise IllegalCommand("dire weather: this hex cannot be left, not even back")
    if command.how == "back" and not way_back(state):
        raise IllegalCommand("there is no way back: the Company came from nowhere else")


def hazard(state: State, command: c.PassHazard, chance: Chance) -> Step[State]:
    """One of the three ways out of a Hazard (MB-258); each who forces on loses d6 VIG (MB-A56)."""
    state, words = with_day(state, hazard=False), command.text.strip()
    if command.how == "answer":
        return Step(state, (told(state, "hazard", f"the Hazard has its answer: {sentence(words)}", how="answer"),))
    if command.how == "back":
        state = settled(moved_to(state, way_back(state)))
        text = f"the Company turns back from the Hazard, to {where(on_road(state), state.company.at)}."
        return Step(state, (told(state, "hazard", text, how="back"),))
    event = told(state, "hazard", "the Company forces on through the Hazard.", how="force")
    state, worn = losses(state, state.company.people, "vig", "forcing on through the Hazard", chance)
    return Step(state, (event, *worn))


def check_arrive(state: State, command: c.Arrive) -> None:
    """They are at a Holding whose mood they have not met yet."""
    home = a(Holding, "holding", on_road(state), state.company.at)
    if state.day.greeted == home.at:
        raise IllegalCommand(f"the mood of {home.name} is known: it is rolled once for each arrival")


def arrive(state: State, command: c.Arrive, chance: Chance) -> Step[State]:
    """The local mood (MB-334)."""
    home = a(Holding, "holding", on_road(state), state.company.at)
    die = chance.roll(6, f"the mood of {home.name}")
    event = told(state, "mood", f"{home.name}, a {die}: {MOODS[min(die, 4)]}.", die=die)
    return Step(with_day(state, greeted=home.at), (event,))


def check_omen(state: State, command: c.NextOmen) -> None:
    """There is such a Myth, and it is not resolved."""
    realm = on_road(state)
    if command.number in state.resolved:
        raise IllegalCommand(f"Myth {command.number} is resolved: it has no Omens left")
    if command.number not in {myth.number for myth in realm.myths}:
        there = ", ".join(str(myth.number) for myth in realm.myths) or "none"
        raise IllegalCommand(f"there is no Myth {command.number}: the Realm has {there}")


def next_omen(state: State, command: c.NextOmen, chance: Chance) -> Step[State]:
    """A Myth's next Omen, which was sought out (MB-326)."""
    myth = next(myth for myth in unresolved(state).myths if myth.number == command.number)
    step = omen(state, state.company.at, myth, 0, "sought out")
    return Step(step.state, (_dated(state, step.events[0]),))


def check_setback(state: State, command: c.Failure) -> None:
    """A Save may fail anywhere."""
    on_road(state)


def setback(state: State, command: c.Failure, chance: Chance) -> Step[State]:
    """What comes of a failed Save (MB-340): the goal may still be in reach."""
    about = f", {command.about.strip()}" if command.about.strip() else ""
    die = chance.roll(6, "the setback (1-2 in the way, 3-4 hostile company, 5-6 a further cost)")
    text = f"a failure{about}: {SETBACKS[(die - 1) // 2]} (a {die})."
    return Step(state, (told(state, "setback", text, die=die),))


RULES: dict[type[Any], Rule] = {
    c.RollWild: (check_roam, roam),
    c.SkipWild: (check_pass, skip),
    c.Disturb: (check_disturb, disturb),
    c.PassHazard: (check_hazard, hazard),
    c.Arrive: (check_arrive, arrive),
    c.NextOmen: (check_omen, next_omen),
    c.Failure: (check_setback, setback),
}
