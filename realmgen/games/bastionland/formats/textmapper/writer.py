"""A Realm as Text Mapper text, with what an imported map said and is still true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from realmgen.errors import NotAllowed
from realmgen.games.bastionland.codec import Audience, options_json
from realmgen.games.bastionland.formats.common import notes_of, one_line, realm_for
from realmgen.games.bastionland.formats.textmapper import courses, remarks
from realmgen.games.bastionland.formats.textmapper.kept import lines_of, words_by_hex
from realmgen.games.bastionland.formats.textmapper.present import Present
from realmgen.games.bastionland.formats.textmapper.words import (
    FLAGS,
    Meaning,
    edge_of,
    edge_words,
    feature_of,
    feature_words,
    flag_words,
    label_of,
    meaning,
    parts,
    quoted,
    tells_terrain,
    terrain_words,
)
from realmgen.games.bastionland.model import UNSEEN, Realm, State
from realmgen.kit.record import to_json


def write(state: State, *, audience: Audience = "gm", code: str = "") -> str:
    """The map as text, hexes in label order; players' carries the campaign's `code` instead of the seed.

    Raises IllegalCommand when there is no Realm, NotAllowed when its hexes are pointy: Text Mapper's are flat-topped.
    """
    realm = realm_for(state, audience)
    if realm.grid.layout != "flat":
        raise NotAllowed("Text Mapper draws flat-topped hexes only, and this Realm's are pointy: export another format")
    words = state.words if audience == "gm" else {}
    options = f"# Options: {to_json(options_json(realm.options))}"
    missing = [f"# Left out: {one_line(line)}" for line in realm.left_out]
    seed = [f"# Seed: {realm.seed}"] if realm.seed else []
    secret = [*seed, options, *missing] if audience == "gm" else [f"# Campaign: {code}"]
    header = [f"# Realm: {one_line(realm.name)}", f"# Size: {realm.grid.width} x {realm.grid.height}", *secret]
    told = remarks.written(realm, notes_of(state, audience))
    hexes = (" ".join([at, *said]) for at, said in hex_lines(realm, words))
    return "\n".join([*header, *hexes, *_lines(realm, words), *told, courses.INCLUDE]) + "\n"


def _lines(realm: Realm, words: Mapping[str, str]) -> Iterator[str]:
    """The rivers that no kept line draws, and the kept lines that are still true."""
    said = [(text, courses.parse(text)) for text in lines_of(words)]
    kept = courses.still_true(realm, [line for _, line in said if line])
    yield from (courses.write(courses.Land.of(realm), r) for r in realm.rivers if not courses.told(realm, r, kept))
    yield from (text for text, line in said if line is None or line in kept)


def hex_lines(realm: Realm, words: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """Label and parts of the line of every hex that was seen: what its kept words say is compared with what is there
    now."""
    said = {at: parts(text) for at, text in words_by_hex(words).items()}
    present = Present(realm, {at: meaning(one) for at, one in said.items()})
    for cell in (cell for cell in range(realm.grid.size) if realm.terrain[cell] != UNSEEN):
        at = realm.grid.label(cell)
        yield at, _line(present, cell, said.get(at, []))


def _line(present: Present, cell: int, said: list[str]) -> list[str]:
    before, now = meaning(said), present.meaning(cell)
    kept = [part for part in said if _holds(present, cell, part, (before, now))]
    ground = [] if before.terrain == now.terrain else terrain_words(now)
    feature = [] if before.feature == now.feature else feature_words(replace(now, seat=False, hidden=False))
    flags = [flag for flag in flag_words(now) if flag not in kept]
    edges = [word for word in edge_words(now.edges) if word not in kept]
    label = [quoted(now.label)] if now.label and now.label not in map(label_of, kept) else []
    return [*ground, *kept, *feature, *flags, *edges, *label]


def _holds(present: Present, cell: int, part: str, meant: tuple[Meaning, Meaning]) -> bool:
    """Whether a kept word or label is still true of its hex."""
    before, now = meant
    label, edge = label_of(part), edge_of(part)
    if label is not None:
        return label != before.label or label == present.label_kept(cell)
    if edge:
        return present.has_edge(cell, *edge)
    if part in FLAGS and before.feature and before.feature[0] == "holding":
        return part in flag_words(now)
    if tells_terrain(part):
        return before.terrain == now.terrain
    return before.feature == now.feature or feature_of(part) is None
