"""A counter with dice, draws, a secret and a reveal: the smallest game that uses everything a journal keeps."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from realmgen.errors import IllegalCommand, Unreadable
from realmgen.kit.chance import Chance
from realmgen.kit.game import Event, Step
from realmgen.kit.table import Table

WORDS = Table.of("toy-words", ("ash", "birch", "cedar", "elm"))
VERBS = ("add", "roll", "draw", "hide", "reveal", "say")


@dataclass(frozen=True, slots=True)
class State:
    count: int = 0
    words: tuple[str, ...] = ()
    secret: str = ""
    told: str = ""
    notes: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """`add N`, `roll N` (N dice d6), `draw`, `hide "TEXT"`, `reveal`, `say "TEXT"`."""

    verb: str
    argument: Any = None

    def __str__(self) -> str:
        return self.verb if self.argument is None else f"{self.verb} {json.dumps(self.argument, ensure_ascii=False)}"


class Toy:
    key = "toy"

    def __init__(self, rules_version: int = 1, table: Table = WORDS) -> None:
        self.rules_version = rules_version
        self.table = table
        self.applied = 0

    def new(self) -> State:
        return State()

    def parse(self, text: str) -> Command:
        verb, _, rest = text.partition(" ")
        if verb not in VERBS:
            raise Unreadable(f"command {text!r} is not known: one of {', '.join(VERBS)}")
        try:
            return Command(verb, json.loads(rest) if rest else None)
        except ValueError as error:
            raise Unreadable(f"command {text!r} cannot be read: {error}") from error

    def offers(self, state: State) -> Iterable[Command]:
        yield Command("add", 1)
        if state.secret:
            yield Command("reveal")

    def check(self, state: State, command: Command) -> None:
        if command.verb == "add" and state.count + command.argument < 0:
            raise IllegalCommand(f"the count is {state.count}: it cannot fall below 0")
        if command.verb == "reveal" and not state.secret:
            raise IllegalCommand("nothing is hidden")

    def apply(self, state: State, command: Command, chance: Chance) -> Step[State]:
        self.applied += 1
        after: State = getattr(self, f"_{command.verb}")(state, command.argument, chance)
        return Step(after, (Event(f"{command.verb}ed", f"{command} done", {}, command.verb == "reveal"),))

    def _add(self, state: State, n: int, chance: Chance) -> State:
        return replace(state, count=state.count + n)

    def _roll(self, state: State, n: int, chance: Chance) -> State:
        return replace(state, count=state.count + sum(chance.roll(6, "luck") for _ in range(n)))

    def _draw(self, state: State, _: None, chance: Chance) -> State:
        return replace(state, words=(*state.words, chance.draw(self.table)))

    def _hide(self, state: State, text: str, chance: Chance) -> State:
        return replace(state, secret=text)

    def _reveal(self, state: State, _: None, chance: Chance) -> State:
        return replace(state, secret="", told=state.secret)

    def _say(self, state: State, text: str, chance: Chance) -> State:
        return replace(state, told=text)

    def redact(self, state: State) -> dict[str, Any]:
        return {"count": state.count, "told": state.told}

    def dump(self, state: State) -> dict[str, Any]:
        stored = {"count": state.count, "words": list(state.words), "secret": state.secret, "told": state.told}
        return stored | ({"since": self.rules_version} if self.rules_version > 1 else {})

    def load(self, stored: dict[str, Any]) -> State:
        kinds = {"count": int, "words": list, "secret": str, "told": str}
        faults = [f"{key} is missing" for key, kind in kinds.items() if not isinstance(stored.get(key), kind)]
        if faults:
            raise Unreadable(*faults)
        return State(stored["count"], tuple(stored["words"]), stored["secret"], stored["told"])

    def upgrade(self, stored: dict[str, Any], version: int) -> dict[str, Any]:
        return stored | {"count": stored["count"] + 1000 * (self.rules_version - version)}

    def rows(self, state: State) -> dict[str, list[dict[str, Any]]]:
        return {}

    def moment(self, state: State) -> dict[str, Any]:
        return {}

    def problems(self, state: State) -> list[str]:
        return ["the count is unlucky"] if state.count == 13 else []
