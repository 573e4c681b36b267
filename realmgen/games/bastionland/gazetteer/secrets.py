"""The game master's chapters: Myths, landmarks, barriers and notes; and the foot of every copy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from realmgen.games.bastionland.codec import options_json
from realmgen.games.bastionland.gazetteer.chapters import Book
from realmgen.games.bastionland.gazetteer.tales import knights_and_seers, tale_blocks
from realmgen.games.bastionland.generate.guide import notes
from realmgen.games.bastionland.model import BARRIER_KINDS, LANDMARK_KINDS, Landmark, Myth, Realm
from realmgen.games.bastionland.phrases import beside, ground, sentences
from realmgen.games.bastionland.places import count, domain_of
from realmgen.kit.document import Block, Entry, Heading, Paragraph, Sheet

PLURALS = {"cliff": "Cliffs", "ravine": "Ravines", "thicket": "Thickets", "wall": "Walls", "rapids": "Rapids"}
LANDMARKS = {
    "dwelling": "Dwellings",
    "sanctum": "Sanctums",
    "monument": "Monuments",
    "hazard": "Hazards",
    "curse": "Curses",
    "ruin": "Ruins",
}


def tales(book: Book) -> Iterator[Block]:
    """Chapters of Myths, landmarks and who is there; a players' copy holds what was shown of it."""
    yield from _myths(book)
    yield from _landmarks(book.realm)
    yield from knights_and_seers(book.realm)


def bounds(book: Book) -> Iterator[Block]:
    """What bars the way, and in what this Realm is other than most; a players' copy holds barriers that were shown."""
    yield from _barriers(book.realm)
    yield from _lines("Left out", book.realm.left_out)
    yield from _lines("Other than usual", notes(book.realm.options) if book.audience == "gm" else ())


def footer(book: Book, code: str) -> str:
    """Seed and options for the game master, who can have the same Realm again; players read the code."""
    if book.audience == "players":
        return f"Campaign code {code}" if code else ""
    options = options_json(book.realm.options)
    asked = [f"{name} {value}" for name, value in options.items() if value not in (None, {})]
    grid = book.realm.grid
    size = f"size {grid.width} × {grid.height}, layout {grid.layout}"
    if not book.realm.seed:
        return f"Read from a file: {size}."
    return f"Seed {book.realm.seed}. Options: {', '.join([size, *asked])}. Generator {book.realm.generator}."


def domain(realm: Realm, at: str) -> str:
    """Where a hex lies from the holding whose domain it is (MB-384, MB-A47)."""
    home = domain_of(realm, at)
    return beside(realm, at, home) if home else ""


def _myths(book: Book) -> Iterator[Block]:
    if book.realm.myths:
        yield Heading("Myths")
        rows = tuple((str(m.number or ""), _named(m), m.at, domain(book.realm, m.at)) for m in book.realm.myths)
        yield Sheet(("No.", "Myth", "Hex", "Where"), rows, (0.6, 3, 1, 4))
    for myth in book.realm.myths:
        met = book.omens.get(myth.number, 0)
        omens = f"{count(met, 'Omen')} shown" if met else ""
        said = sentences(myth.at, myth.mark or ground(book.realm, myth.at), omens)
        name = f"{myth.number}. {myth.name}" if myth.number else _named(myth)
        yield from tale_blocks(name, said, myth.tale) if myth.tale else [Entry(name, said)]


def _named(myth: Myth) -> str:
    """Its name; players may not know more of it than its hex."""
    return myth.name or "A Myth"


def _landmarks(realm: Realm) -> Iterator[Block]:
    if realm.landmarks:
        yield Heading("Landmarks")
    for kind in LANDMARK_KINDS:
        found = [landmark for landmark in realm.landmarks if landmark.kind == kind]
        if found:
            yield Heading(LANDMARKS[kind], 2)
        for landmark in found:
            where = f"{landmark.at}, {ground(realm, landmark.at)}, {domain(realm, landmark.at)}"
            yield Entry(landmark.name, sentences(where.removesuffix(", "), _holds(landmark), landmark.prompt))


def _holds(landmark: Landmark) -> str:
    if landmark.calling:
        return f"home of {landmark.detail}"
    return f"hints at {landmark.detail}" if landmark.kind == "ruin" and landmark.detail else landmark.detail


def _barriers(realm: Realm) -> Iterator[Block]:
    if realm.barriers:
        yield Heading("Barriers")
        yield Paragraph("Each closes the edge between two hexes: no way across without a tale to tell of it.")
    for kind in BARRIER_KINDS:
        edges = ["–".join(barrier.between) for barrier in realm.barriers if barrier.kind == kind]
        if edges:
            yield Entry(f"{PLURALS[kind]} ({len(edges)})", " · ".join(edges))


def _lines(chapter: str, lines: Sequence[str]) -> Iterator[Block]:
    if lines:
        yield Heading(chapter)
        yield from (Paragraph(line) for line in lines)
