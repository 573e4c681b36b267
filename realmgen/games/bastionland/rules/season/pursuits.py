"""What Knights do in the time between two Seasons or two Ages, one pursuit each (MB-299 to MB-307, MB-A30, MB-A39)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, get_args

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import season as c
from realmgen.games.bastionland.company.model import Member
from realmgen.games.bastionland.model import Landmark, Realm, State
from realmgen.games.bastionland.phrases import sentence
from realmgen.games.bastionland.places import called, thing_at
from realmgen.games.bastionland.rules.company.common import knight_of, with_member
from realmgen.games.bastionland.rules.company.lifeglory import given
from realmgen.games.bastionland.rules.company.making.common import check_short
from realmgen.games.bastionland.rules.season.common import KIND_WORDS, at_step, with_turning
from realmgen.games.bastionland.rules.season.legacies import MOST, bequeathed
from realmgen.games.bastionland.rules.seen import with_seen
from realmgen.games.bastionland.season.entries import check_told, entered
from realmgen.games.bastionland.season.model import AgePursuit, Pursuit, SeasonPursuit, TurnKind
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.words import listed

BY_TURN: dict[TurnKind, tuple[Pursuit, ...]] = {"season": get_args(SeasonPursuit), "age": get_args(AgePursuit)}
"""By kind of turn: what a Knight may choose; at an Age's turn nothing of a Season's (MB-A39)."""
_LOGGED: dict[Pursuit, str] = {
    "courtesy": "paid court, and gained a contact or a favour",
    "service": "was of service: the Realm is a little better for it",
    "duty": "did their duty: the Realm is much the better for it",
}
_TELLS: dict[Pursuit, str] = {"courtesy": "paid court", "service": "was of service", "duty": "did their duty"}


class Outcome(NamedTuple):
    """What a pursuit leads to: the state, how it is told, and whether players see more of the map by it."""

    state: State
    told: str
    reveals: bool = False


def check_pursue(state: State, command: c.Pursue) -> None:
    """A living Knight, once in a turn, one of the pursuits of that turn; there is something to reveal, or somebody to
    follow."""
    turning = at_step(state, "pursuits")
    knight = knight_of(state, command.name)
    if knight.name in turning.pursued:
        raise IllegalCommand(f"{knight.name} has chosen already: {turning.pursued[knight.name]}")
    if command.pursuit not in BY_TURN[turning.kind]:
        kind = KIND_WORDS[turning.kind]
        raise IllegalCommand(
            f"{command.pursuit} is no pursuit between two {kind}s: there are {listed(BY_TURN[turning.kind])}"
        )
    if command.knighted == "on" and command.pursuit != "succession":
        raise IllegalCommand(f"by {command.pursuit} nobody is made a Knight: that is for a succession")
    check_told(command.what)
    if command.pursuit == "pilgrimage":
        _check_pilgrimage(state, command.what.strip())
    if command.pursuit in ("succession", "legacy"):
        _check_heir(knight, command)


def _check_pilgrimage(state: State, what: str) -> None:
    if not what:
        raise IllegalCommand("say what the pilgrimage showed them: a hex, a region by name, or in words")
    found = _place(state.realm, what)
    if found and not is_unknown(state, found):
        raise IllegalCommand(f"{what} is known already: name another hex or region, or tell what they learnt of it")


def _check_heir(knight: Member, command: c.Pursue) -> None:
    heir = command.what.strip() or knight.successor
    if not heir:
        raise IllegalCommand(f"{knight.name} has no successor: name one")
    if heir == knight.name:
        raise IllegalCommand(f"{knight.name} cannot follow themselves: name somebody else")
    check_short(heir, "the successor's name")


def pursue(state: State, command: c.Pursue, chance: Chance) -> Step[State]:
    """A Knight's pursuit is settled, and written into the calendar."""
    turning, knight = at_step(state, "pursuits"), knight_of(state, command.name)
    outcome = _PURSUITS[command.pursuit](state, knight, command)
    state = with_turning(outcome.state, pursued={**turning.pursued, knight.name: command.pursuit})
    text = sentence(f"{knight.name} {outcome.told}")
    data = {"name": knight.name, "pursuit": command.pursuit}
    event = Event("pursuit", text, data, reveals=outcome.reveals)
    return Step(entered(state, "pursuit", text, who=knight.name), (event,))


def _logged(state: State, knight: Member, command: c.Pursue) -> Outcome:
    """A contact or favour, an improvement of the Realm (MB-302, MB-303, MB-305)."""
    what, plain = command.what.strip(), _LOGGED[command.pursuit]
    return Outcome(state, f"{_TELLS[command.pursuit]}: {what}" if what else plain)


def _pilgrimage(state: State, knight: Member, command: c.Pursue) -> Outcome:
    """Something unknown is known now: a hex with the landmark in it, a whole region, or what words tell (MB-301)."""
    what = command.what.strip()
    found = _place(state.realm, what)
    if not found:
        return Outcome(state, f"went on a pilgrimage: {what}")
    marks = [called(mark) for mark in _landmarks(state.realm, found)] if state.realm else []
    told = f"went on a pilgrimage, and {what} is known now{f', with {listed(marks)}' if marks else ''}"
    return Outcome(_shown(state, found), told, reveals=True)


def _place(realm: Realm | None, what: str) -> tuple[str, ...]:
    """The hexes that words name: a label, or a region by its name; none when they tell of something else."""
    if realm is None:
        return ()
    if what in {realm.grid.label(cell) for cell in range(realm.grid.size)}:
        return (what,)
    return next((one.hexes for one in realm.regions if one.name.casefold() == what.casefold()), ())


def _landmarks(realm: Realm | None, hexes: tuple[str, ...]) -> list[Landmark]:
    things = [thing_at(realm, at) for at in hexes] if realm else []
    return [thing for thing in things if isinstance(thing, Landmark)]


def is_unknown(state: State, hexes: tuple[str, ...]) -> bool:
    """Whether players learn anything new of those hexes: with a map they know all but the landmarks."""
    seen = state.seen
    marks = {mark.at for mark in _landmarks(state.realm, hexes)}
    return bool(marks - {*seen.features} or (seen.fog and {*hexes} - {*seen.hexes, state.company.at}))


def _shown(state: State, hexes: tuple[str, ...]) -> State:
    """The state with those hexes known, and the landmarks in them; what Myths dwell there stays untold."""
    return with_seen(state, hexes=hexes, features=[mark.at for mark in _landmarks(state.realm, hexes)])


def _succession(state: State, knight: Member, command: c.Pursue) -> Outcome:
    """Who follows is fixed, or is made a Knight, or both (MB-306)."""
    heir = command.what.strip() or knight.successor
    on = command.knighted == "on" or (heir == knight.successor and knight.heir_knighted)
    state = with_member(state, replace(knight, successor=heir, heir_knighted=on))
    told = f"saw to their succession: {heir} follows them"
    if command.knighted != "on":
        return Outcome(state, told)
    one = state.company.find(heir)
    more = f"; what {heir} gains by it is still to be rolled" if one and one.kind == "squire" else ""
    return Outcome(state, f"{told}, and is made a Knight{more}")


def _legacy(state: State, knight: Member, command: c.Pursue) -> Outcome:
    """The successor gains half of the Knight's Glory, who keeps all; it waits for who is no Knight yet (MB-307,
    MB-A30)."""
    heir = command.what.strip() or knight.successor
    half = min(state.company.glory(knight.name) // 2, MOST)
    if heir != knight.successor:
        knight = replace(knight, successor=heir, heir_knighted=False)
    state = with_member(state, knight)
    left = f"left a legacy to {heir}"
    if not half:
        return Outcome(state, f"{left}, but has too little Glory to share")
    found = state.company.find(heir)
    if found is None or found.kind != "knight" or found.fate:
        return Outcome(bequeathed(state, heir, half), f"{left}: {half} Glory, once {heir} is a Knight of the Company")
    state, told = given(state, {heir: half}, "other", f"the legacy of {knight.name}")
    return Outcome(state, f"{left}: {told}")


_PURSUITS: dict[Pursuit, Callable[[State, Member, c.Pursue], Outcome]] = {
    "pilgrimage": _pilgrimage,
    "courtesy": _logged,
    "service": _logged,
    "duty": _logged,
    "succession": _succession,
    "legacy": _legacy,
}
