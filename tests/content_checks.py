"""Faults of style in our own content, that no reader of files can know: what is said twice, built on one last, too
long, or not in our voice.

    python tests/content_checks.py [PATH...]      files or folders (default: all of data/bastionland)

Every line names file and line. What is compared is always compared with all of our content; PATH says only whose
faults are listed.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

from realmgen.content import data_dir, read_record
from realmgen.kit.written import Written

HOUSE = data_dir() / "bastionland"
RUN, OPENING, SAME, SHORTEST = 5, 3, 0.4, 8
UNSAID = ("id", "source", "licence", "author", "title", "shape", "d6", "d12", "stats", "property")
"""Fields that are not prose."""
BANNED = ("mysterious", "mysteriously", "ancient", "eerie", "eerily", "seem to", "seems to", "you feel")
SHAPE = ("face", "danger", "asks", "ends")
AMERICAN = re.compile(
    r"(?:apolog|author|bapt|canon|civil|critic|equal|fertil|harmon|memor|organ|pulver|real|recogn|scrutin|symbol)iz\w*"
    r"|(?:arm|behavi|col|endeav|fav|flav|harb|hon|lab|neighb|od|parl|rum|sav|savi|splend|vap|vig|clam|glam|cand|ranc"
    r"|succ)or(?:s|ed|ing|ful|able|ite|less|y|ies|hood)?"
    r"|(?:cent|fib|lust|meag|scept|sepulch|somb|spect|theat|calib|och|sab)er(?:s|ed)?"
    r"|(?:gray(?!ling)|plow|smolder|woolen|skeptic|skillful|willful|defense|offense|pretense|artifact|caldron|maneuver|sulfur)"
    r"\w*|mold(?:s|y|ed|ing)?|molt(?:s|ed|ing)?|ax|cozy|jewelry|gotten|fulfill|enroll|catalog|toward|afterward|pajamas"
    r"|whiskey|mom|math"
    r"|(?:travel|quarrel|cancel|level|label|shrivel|shovel|tunnel|duel|counsel|marvel|jewel|kennel|revel|chisel|equal"
    r"|barrel|bevel|model|swivel|towel|trowel|unravel|panel|funnel|signal|snivel|drivel|pedal|grovel|fuel|total)"
    r"(?:ed|ing|ings|er|ers|or|ors|ous)"
)
_WORD = re.compile(r"[a-z0-9à-ÿ]+(?:['’-][a-z0-9à-ÿ]+)*")
_END = re.compile(r"[.!?]+[\"'”’)]*(?=\s+[\"'“‘(]?[A-Z0-9À-Ý]|\s*$)")
_FUNCTION_WORDS = """
    a an the this that these those and or but nor so yet if then than as at by for from in into of off on onto out
    over to up upon with without within under after before behind beside between through until when where while who
    whom whose which what why how he she it they we you i him her them us me his hers its their our your my is are
    was were be been being has have had do does did will would can could may must shall should not no never none
    nothing nobody all any each every both one two three four five six seven eight nine ten some more most other
    another only still again there here down away back
"""


class Text(NamedTuple):
    """One piece of prose: `kind` says what it is compared with, `entry` what it belongs to."""

    file: str
    line: int
    entry: str
    kind: str
    text: str

    def fault(self, words: str) -> str:
        return f"{self.file}:{self.line}: {words}"


def words(text: str) -> list[str]:
    """The words of a text, small letters, without signs."""
    return _WORD.findall(text.casefold().replace("’", "'"))


_SMALL = frozenset(words(_FUNCTION_WORDS))


def sentences(text: str) -> list[str]:
    return [part.strip() for part in _END.sub("\n", text).split("\n") if part.strip()]


def read(root: Path = HOUSE) -> list[Text]:
    """Every piece of prose of a folder of content."""
    found: list[Text] = []
    for path in sorted(root.rglob("*.yaml")):
        name = path.relative_to(root).as_posix()
        record = read_record(name, path.read_bytes())
        folder = name.partition("/")[0] if "/" in name else ""
        tables = folder not in ("myths", "knights")
        for place, line, text in _leaves(record.root, ()):
            if not set(place[:1]) & set(UNSAID) and place[-1] not in UNSAID:
                kind = ".".join((folder, *(part for part in place if not part.isdigit())))
                if tables:
                    kind = f"{folder}/{record.stem}.{kind}"
                entry = f"{name}:{line}" if tables else name
                found.append(Text(name, line, entry, kind, text))
    return found


def _leaves(written: Written, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], int, str]]:
    if isinstance(written.value, str):
        yield place, written.line, " ".join(written.value.split())
        return
    parts = written.fields.items() or ((str(n), part) for n, part in enumerate(written.value))
    for key, part in parts:
        yield from _leaves(part, (*place, key))  # type: ignore[arg-type]


def repeated_runs(texts: Iterable[Text]) -> Iterator[str]:
    """Five words in a row that stand in two entries; the longest run is told."""
    places: dict[tuple[str, ...], list[tuple[Text, int]]] = defaultdict(list)
    split = {text: words(text.text) for text in texts}
    for text, all_words in split.items():
        for at in range(len(all_words) - RUN + 1):
            places[tuple(all_words[at : at + RUN])].append((text, at))
    told: set[tuple[Text, Text]] = set()
    for found in places.values():
        for (one, at), (other, there) in combinations(found, 2):
            if one.entry != other.entry and (one, other) not in told:
                told.add((one, other))
                run = _longest(split[one][at:], split[other][there:])
                yield one.fault(f"“{' '.join(run)}” stands in {other.file}:{other.line} too")
                yield other.fault(f"“{' '.join(run)}” stands in {one.file}:{one.line} too")


def _longest(one: list[str], other: list[str]) -> list[str]:
    length = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[:length]


def one_last(texts: Iterable[Text]) -> Iterator[str]:
    """Texts of one kind, in different entries, that begin alike, go by one skeleton or are near-duplicates."""
    kinds: dict[str, list[Text]] = defaultdict(list)
    for text in texts:
        kinds[text.kind].append(text)
    for kind, group in kinds.items():
        if not kind.startswith("sparks/"):
            yield from _alike(group, _opening, "begins with the same words as")
            yield from _alike(group, _skeleton, "is built as")
        yield from _near(group)


def _opening(text: Text) -> Iterator[tuple[str, ...]]:
    found = words(text.text)
    if len(found) >= SHORTEST:
        yield tuple(found[:OPENING])


def _skeleton(text: Text) -> Iterator[tuple[str, ...]]:
    """By sentence: its small words in place, a blank for each word of its own."""
    for sentence in sentences(text.text):
        found = words(sentence)
        if len(found) >= SHORTEST + 2:
            yield tuple(word if word in _SMALL else "_" for word in found)


def _alike(group: list[Text], key, how: str) -> Iterator[str]:  # type: ignore[no-untyped-def]
    first: dict[tuple[str, ...], list[Text]] = defaultdict(list)
    for text in group:
        for pattern in key(text):
            first[pattern].append(text)
    for pattern, found in first.items():
        for text in found:
            other = next((other for other in found if other.entry != text.entry), None)
            if other:
                yield text.fault(f"{how} {other.file}:{other.line}: “{' '.join(pattern)}…”")


def _near(group: list[Text]) -> Iterator[str]:
    shingles = {text: {*pairwise(w)} for text in group if len(w := words(text.text)) >= SHORTEST}
    holding: dict[tuple[str, str], list[Text]] = defaultdict(list)
    for text, pairs in shingles.items():
        for pair in pairs:
            holding[pair].append(text)
    shared: dict[tuple[Text, Text], int] = defaultdict(int)
    for found in holding.values():
        for one, other in combinations(found, 2):
            shared[one, other] += 1
    for (one, other), both in shared.items():
        alike = both / (len(shingles[one]) + len(shingles[other]) - both)
        if one.entry != other.entry and alike >= SAME:
            yield one.fault(f"is {alike:.0%} the same as {other.file}:{other.line}")
            yield other.fault(f"is {alike:.0%} the same as {one.file}:{one.line}")


def voice(texts: Iterable[Text]) -> Iterator[str]:
    """Banned words, American spelling, and Omens that are too short or too long."""
    for text in texts:
        plain = f" {' '.join(words(text.text))} "
        yield from (text.fault(f"“{banned}” is not in our voice") for banned in BANNED if f" {banned} " in plain)
        for word in words(text.text):
            if AMERICAN.fullmatch(word):
                yield text.fault(f"“{word}” is not British spelling")
        if text.kind == "myths.omens":
            count, parts = len(words(text.text)), len(sentences(text.text))
            if not 15 <= count <= 40:
                yield text.fault(f"an Omen has 15 to 40 words, this one {count}")
            if not 1 <= parts <= 3:
                yield text.fault(f"an Omen has one to three sentences, this one {parts}")


def shapes(root: Path = HOUSE) -> Iterator[str]:
    """Myths that share three of the four parts of their shape."""
    found = {}
    for path in sorted((root / "myths").glob("*.yaml")):
        shape = read_record(path.name, path.read_bytes()).root.fields.get("shape")
        if shape:
            found[path.name] = shape.line, {key: str(part.value) for key, part in shape.fields.items()}
    for (name, (line, one)), (other, (there, two)) in combinations(found.items(), 2):
        same = [f"{key} {one[key]}" for key in SHAPE if one.get(key) and one.get(key) == two.get(key)]
        if len(same) >= 3:
            yield f"myths/{name}:{line}: shares {', '.join(same)} with myths/{other}"
            yield f"myths/{other}:{there}: shares {', '.join(same)} with myths/{name}"


def places(root: Path = HOUSE) -> Iterator[str]:
    """Entries that lie on a place of the list of 72 that another lies on, and names that stand twice."""
    for folder in ("myths", "knights"):
        taken: dict[str, str] = {}
        for path in sorted((root / folder).glob("*.yaml")):
            fields = read_record(path.name, path.read_bytes()).root.fields
            at = f"d6 {_said(fields, 'd6')}, d12 {_said(fields, 'd12')}" if "d6" in fields else ""
            for what in (at, _said(fields, "name"), _said(fields.get("seer", Written({})).fields, "name")):
                if what and what in taken:
                    yield f"{folder}/{path.name}:1: {what} is {folder}/{taken[what]}'s already"
                taken.setdefault(what, path.name)


def _said(fields, key: str) -> str:  # type: ignore[no-untyped-def]
    return str(fields[key].value) if key in fields else ""


def faults(root: Path = HOUSE) -> list[str]:
    """Every fault of a folder of content, by file and line."""
    texts = read(root)
    found = {*repeated_runs(texts), *one_last(texts), *voice(texts), *shapes(root), *places(root)}
    return sorted(found, key=lambda fault: (fault.split(":")[0], int(fault.split(":")[1]), fault))


def main(paths: list[str]) -> int:
    found = faults()
    wanted = [Path(path).resolve().relative_to(HOUSE.resolve()).as_posix() for path in paths]
    listed = [
        fault
        for fault in found
        if not wanted or any(w in (".", fault.split(":")[0]) or fault.startswith(f"{w}/") for w in wanted)
    ]
    sys.stdout.write("\n".join([*listed, f"{len(listed) or 'no'} faults\n"]))
    return 1 if listed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
