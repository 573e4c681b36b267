"""Rollables as oracles. What does not cover its die exactly once is mended, and told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, cast, get_args

from realmgen.games.ironsworn.datasworn.ids import EMBED, LINK, PREFIX, parts
from realmgen.games.ironsworn.datasworn.notes import Notes
from realmgen.games.ironsworn.datasworn.shapes import Again, Extra, RollableShape, RowShape
from realmgen.games.ironsworn.datasworn.walking import Found
from realmgen.games.ironsworn.datasworn.words import Words
from realmgen.games.ironsworn.model import Grade, Repeat
from realmgen.games.ironsworn.oracles.table import Oracle, Row, Then

REPEATS: dict[str, Repeat] = {"reroll": "reroll", "keep": "keep", "make_it_worse": "worse"}
BIGGEST_DIE, MOST_TIMES = 10_000, 10
LONGEST_ASK = 200
USUAL = "result"
"""A label that says nothing."""
_AGAIN = re.compile(r"Roll again\b", re.IGNORECASE)
_NUMBERED = re.compile(r"Oracle \d+:")
_DIE = re.compile(r"1?d([1-9]\d{0,5})")
Resolve = Callable[[str, str], str]


class Span(NamedTuple):
    low: int
    high: int
    row: Row


class Reader:
    """Reads the oracles of a package; `resolve(id, thing)` gives the oracle that an id means, empty for none."""

    def __init__(self, package: str, words: Words, notes: Notes, resolve: Resolve) -> None:
        self._package, self._words, self._notes, self._resolve = package, words, notes, resolve

    def oracle(self, found: Found) -> Oracle | None:
        """None for what cannot be rolled."""
        shape = RollableShape.of(found.raw, self._notes, found.id)
        die = self._die(shape.dice, found.id)
        spans, aside = self._spans(shape, found)
        if not die or not (rows := tuple(self._mended(spans, die, found.id))):
            if die:
                self._notes.say(found.id, "no rows", "not rolled")
            return None
        return Oracle(
            id=found.id,
            title=self._title(shape, found),
            rows=rows,
            die=die,
            group=" › ".join(self._words.line(name, found.id) for name in found.groups),
            ask=_brief(self._words.line(shape.summary or shape.description, found.id)),
            pack=self._package,
            match=self._words.line(shape.match, found.id),
            also=tuple(dict.fromkeys(filter(None, (self._target(other, found.id) for other in shape.suggestions)))),
            aside=aside,
            credit=dict(found.credit),
        )

    def _title(self, shape: RollableShape, found: Found) -> str:
        """A column is named with its table: by itself it may be `A`. So is what the book names like that."""
        canonical = self._words.line(shape.canonical, found.id)
        if ": " in canonical and not _NUMBERED.match(canonical):
            return canonical
        name = self._words.line(shape.name, found.id) or found.id
        column = shape.oracle_type.startswith("column") and found.groups
        return f"{self._words.line(found.groups[-1], found.id)}: {name}" if column else name

    def _die(self, dice: str, id: str) -> int:
        found = _DIE.fullmatch(dice.strip())
        die = int(found[1]) if found else 0
        if not 2 <= die <= BIGGEST_DIE:
            self._notes.say(id, f"dice {dice}", f"one die of 2 to {BIGGEST_DIE:,} sides is rolled: left out")
            return 0
        return die

    def _spans(self, shape: RollableShape, found: Found) -> tuple[list[Span], tuple[str, ...]]:
        """The rows with their results, and the texts of those that no result falls on."""
        labels = {**found.labels, **shape.labels}
        spans: list[Span] = []
        aside: list[str] = []
        for shown in shape.rows:
            low, high = shown.low, shown.high
            if low is None and high is None:
                aside.append(self._text(shown, labels, found.id))
                continue
            ends = sorted(end for end in (low, high) if end is not None)
            spans.append(Span(ends[0], ends[-1], self._row(shown, labels, found.id)))
        if aside:
            few = "a row has no result" if len(aside) == 1 else f"{len(aside)} rows have no result"
            self._notes.say(found.id, few, "shown, not rolled")
        return spans, tuple(aside)

    def _mended(self, spans: list[Span], die: int, id: str) -> Iterator[Row]:
        """The rows in rising order, over each result of the die once."""
        rising = sorted(spans, key=lambda span: span.low)
        if spans != rising:
            self._notes.say(id, "rows in another order", "sorted")
        expected = 1
        for span in rising:
            low, high = max(span.low, expected), min(span.high, die)
            if low > span.low or high < span.high:
                self._notes.say(id, f"row {span.low}-{span.high} of a d{die}", "what is not free is not given to it")
            if low > high:
                continue
            if low > expected:
                yield self._gap(expected, low - 1, id)
            yield span.row._replace(low=low, high=high)
            expected = high + 1
        if 1 < expected <= die:
            yield self._gap(expected, die, id)

    def _gap(self, low: int, high: int, id: str) -> Row:
        self._notes.say(id, f"no row for {low}-{high}", "rolled again")
        return Row(low, high, "No row: roll again", (Then("", 1, "reroll"),))

    def _row(self, shown: RowShape, labels: dict[str, str], id: str) -> Row:
        thens = [then for again in shown.rolls if (then := self._then(again, shown.text, id))]
        form = self._form(shown.template, thens, id)
        for other, auto in ((shown.embed, False), *((one, False) for one in shown.suggestions)):
            target = self._target(other, id) if other else ""
            if target and all(then.oracle != target for then in thens):
                thens.append(Then(target, 1, "keep", auto))
        extra = Extra.of(shown.extra, self._notes, id)
        grade = cast(Grade, extra.grade) if extra.grade in get_args(Grade) else ""
        if not thens and _AGAIN.match(shown.text):
            self._notes.say(id, f"row {shown.low}-{shown.high} says to roll again and has no roll", "rolled again")
            thens, grade = [Then()], "worse" if "worse" in shown.text else grade
        move = self._words.line(extra.move, id) or _linked_move(shown.text)
        return Row(0, 0, self._text(shown, labels, id), tuple(thens), grade, move, form)

    def _text(self, shown: RowShape, labels: dict[str, str], id: str) -> str:
        """The text of a row, that of further columns behind it under their labels."""
        said = [self._words.line(shown.text, id)]
        for key, text in (("text2", shown.text2), ("text3", shown.text3)):
            label = labels.get(key, "")
            if text and label.lower() not in ("", USUAL):
                said.append(f"{label}: {self._words.line(text, id)}")
            elif text:
                said.append(self._words.line(text, id))
        return " · ".join(filter(None, said)) or "…"

    def _then(self, again: Again, text: str, id: str) -> Then | None:
        target = self._target(again.oracle, id) if again.oracle else ""
        if again.oracle and not target:
            return None
        if again.dice:
            self._notes.say(id, f"{again.dice} for {again.oracle or 'itself'}", "rolled with the table's own die")
        if again.duplicates not in REPEATS:
            self._notes.say(id, f"duplicates {again.duplicates}", f"kept; known are {', '.join(REPEATS)}")
        times = 1 if again.times is None else again.times
        if not 1 <= times <= MOST_TIMES:
            self._notes.say(id, f"{times} rolls", f"1 to {MOST_TIMES} are made")
            times = min(max(times, 1), MOST_TIMES)
        repeat = REPEATS.get(again.duplicates, "keep")
        if repeat == "worse" and ("dramatic" in text or again.extra.get("repeat") == "dramatic"):
            repeat = "dramatic"
        return Then(target, times, repeat, again.auto)

    def _form(self, template: str, thens: list[Then], id: str) -> str:
        """A template with numbers of what the row rolls in place of ids; empty where one of them leads nowhere."""
        targets = [self._target(found["id"], id) for found in EMBED.finditer(template)]
        parts = list(dict.fromkeys(targets))
        if not parts or not all(parts):
            return ""
        thens[:] = [*map(Then, parts), *(then for then in thens if then.oracle not in parts)]
        queue = iter(targets)
        return self._words.line(EMBED.sub(lambda _: f"{{{parts.index(next(queue)) + 1}}}", template), id)

    def _target(self, id: str, thing: str) -> str:
        return self._resolve(id, thing) if parts(id) else ""


def _linked_move(text: str) -> str:
    """The first move that a text links to, by its name."""
    for link in LINK.finditer(text):
        one = parts(PREFIX.sub("", link["target"], 1))
        if one and one.kind in ("move", "moves"):
            return link["label"]
    return ""


def _brief(text: str) -> str:
    """As many sentences of a text as make no long line; at least one."""
    brief, *more = re.split(r"(?<=[.?!])\s+", text)
    for sentence in more:
        if len(brief) + len(sentence) >= LONGEST_ASK:
            break
        brief = f"{brief} {sentence}"
    return brief
