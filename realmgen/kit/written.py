"""What stands in a data file: neutral values that know their line, and a reader that notes every fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

HEADER = ("id", "source", "licence", "author")
"""What every file says of itself."""
LONGEST = 4000
"""Characters of a text where nothing else is said."""
MOST = 24
"""Entries of a list in an entry of ours or of a pack; tables have as many as they like."""
_MISSING = "is missing"


@dataclass(frozen=True, slots=True)
class Written:
    """A value as it is written, with its line from 1: text, a list, or `name: value` lines."""

    value: str | tuple[Written, ...] | Mapping[str, Written]
    line: int = 1

    @property
    def fields(self) -> Mapping[str, Written]:
        """Its `name: value` lines, none when it is something else."""
        return self.value if isinstance(self.value, Mapping) else {}


@dataclass(frozen=True, slots=True)
class Record:
    """One file of content. `file` names it in faults and `stem` is its name without the ending; `pack` is empty for
    what came along, and `credit` holds what a pack says of all its files. `faults` were found in reading."""

    file: str
    stem: str
    root: Written
    pack: str = ""
    credit: Mapping[str, str] = field(default_factory=dict)
    faults: tuple[str, ...] = ()


class Form:
    """`name: value` lines being read, field by field; `faults` is shared by all parts of a file.

    A field that is wrong is noted with its line and read as something harmless; `finish` notes the fields that
    nobody asked for.
    """

    def __init__(self, written: Written, file: str, faults: list[str], path: str = "", most: int = LONGEST) -> None:
        self.file, self.faults, self.path, self.line, self.most = file, faults, path, written.line, most
        self._left = dict(written.fields)
        self._known: dict[str, None] = {}
        self.sound = isinstance(written.value, Mapping)
        if path and not self.sound:
            self.fault(written.line, f"`{path}` must be `name: value` lines")

    @classmethod
    def of(cls, record: Record, most: int = LONGEST) -> Form:
        """The fields of a record, its header still unread."""
        return cls(record.root, record.file, list(record.faults), most=most)

    def fault(self, line: int, words: str) -> None:
        self.faults.append(f"{self.file}:{line}: {words}")

    @property
    def left(self) -> tuple[str, ...]:
        """The names of the fields nobody asked for yet."""
        return tuple(self._left)

    def has(self, key: str) -> bool:
        """Whether a field that may be left out is there."""
        self._known[key] = None
        return key in self._left

    def line_of(self, key: str) -> int:
        """Where a field begins that was not read yet, or else the block it is missing in."""
        return self._left[key].line if key in self._left else self.line

    def header(self, record: Record) -> dict[str, str]:
        """What a file says of itself, what is missing taken from its pack. Its id is its file's name."""
        line = self.line_of("id")
        own = self.text("id")
        if own and own != record.stem:
            self.fault(line, f"`id` is {own!r}, but the file is called {record.stem!r}: they must be the same")
        found = {key: self.text(key, needed=key not in record.credit) for key in HEADER[1:]}
        return {key: text or record.credit.get(key, "") for key, text in found.items()}

    def take(self, key: str, *, needed: bool = True) -> Written | None:
        """A field as it is written; None, with a fault when it is needed, where there is none."""
        self._known[key] = None
        found = self._left.pop(key, None)
        if found is None and needed and self.sound:
            self.fault(self.line, f"`{self._name(key)}` {_MISSING}")
        return found

    def text(self, key: str, *, needed: bool = True, most: int = 0) -> str:
        """A field's text, without blanks at its ends; `most` counts instead of the form's own."""
        return self._text(self.take(key, needed=needed), self._name(key), most)

    def number(self, key: str, low: int, high: int, *, needed: bool = True) -> int:
        """A whole number in a range; 0 where there is none."""
        found = self.take(key, needed=needed)
        if found is None:
            return 0
        text = found.value if isinstance(found.value, str) else ""
        if text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high:
            return int(text)
        self.fault(found.line, f"`{self._name(key)}` must be a whole number from {low} to {high}{_shown(text)}")
        return 0

    def word(self, key: str, known: Sequence[str]) -> str:
        """One word of a list."""
        line = self.line_of(key)
        text = self.text(key)
        if text and text not in known:
            self.fault(line, f"`{self._name(key)}` {text[:40]!r} must be one of {', '.join(known)}")
        return text

    def texts(self, key: str, count: int | None = None) -> tuple[str, ...]:
        """A list of texts: exactly `count`, or at least one."""
        return tuple(self._text(part, f"{self._name(key)} {n}") for n, part in self._parts(key, count))

    def lines(self, key: str) -> tuple[tuple[int, str], ...]:
        """A list of texts, at least one, each with its line."""
        parts = self._parts(key, None)
        return tuple((part.line, self._text(part, f"{self._name(key)} {n}")) for n, part in parts)

    def forms(self, key: str) -> Iterator[Form]:
        """A list of `name: value` blocks, at least one."""
        for n, part in self._parts(key, None):
            form = Form(part, self.file, self.faults, f"{self._name(key)} {n}", self.most)
            if form.sound:
                yield form

    def part(self, key: str) -> Form:
        """A block of `name: value` lines."""
        found = self.take(key)
        if found is None:
            missing = Form(Written({}, self.line), self.file, self.faults, self._name(key), self.most)
            missing.sound = False
            return missing
        return Form(found, self.file, self.faults, self._name(key), self.most)

    def words(self, key: str, keys: Sequence[str]) -> dict[str, str]:
        """A block that holds a text under each of these names and no others."""
        part = self.part(key)
        found = {name: part.text(name) for name in keys}
        part.finish()
        return found

    def finish(self) -> None:
        """Note every field that is not known."""
        for key, found in self._left.items():
            self.fault(found.line, f"`{self._name(key)}` is unknown: here stand {', '.join(self._known)}")

    def _parts(self, key: str, count: int | None) -> list[tuple[int, Written]]:
        found = self.take(key)
        if found is None:
            return []
        parts = found.value if isinstance(found.value, tuple) else ()
        if not parts or len(parts) > MOST or count not in (None, len(parts)):
            wanted = f"1 to {MOST} entries" if count is None else f"{count} entries"
            there = f"{len(parts)} are there" if isinstance(found.value, tuple) else "this is none"
            self.fault(found.line, f"`{self._name(key)}` must be a list of {wanted}; {there}")
        return list(enumerate(parts[:MOST], 1))

    def _text(self, found: Written | None, name: str, most: int = 0) -> str:
        if found is None:
            return ""
        if fault := text_fault(found, most or self.most):
            self.fault(found.line, f"`{name}` {fault}")
        return found.value.strip() if isinstance(found.value, str) else ""

    def _name(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key


def text_fault(found: Written, most: int) -> str:
    """Why a value is no text of one paragraph with at most so many characters; empty when it is."""
    if found.fields:
        return "must be text: put it in quotes where it holds `: `"
    text = found.value.strip() if isinstance(found.value, str) else ""
    if not text:
        return "must be text"
    if len(text) > most:
        return f"is {len(text)} characters long: at most {most}"
    if "\n" in text:
        return "must be one paragraph: begin it with `>-`, and leave no line in it empty"
    wrong = next((sign for sign in text if not sign.isprintable()), "")
    return f"holds a sign that cannot be printed: U+{ord(wrong):04X}" if wrong else ""


def _shown(text: str) -> str:
    return f", not {text[:40]!r}" if text else ""
