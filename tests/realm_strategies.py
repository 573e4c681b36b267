"""Hypothesis strategies for Realms and the commands given to them."""

from __future__ import annotations

from dataclasses import fields
from typing import get_type_hints

from hypothesis import strategies as st
from lore_samples import library

from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.clusters import cluster
from realmgen.games.bastionland.commands.company import PutMember
from realmgen.games.bastionland.commands.simplereading import SIMPLE, choices
from realmgen.games.bastionland.company.model import HIGHEST, KINDS, REMEDIES, GuardScore, Member, Score
from realmgen.games.bastionland.folk import SERVICES
from realmgen.games.bastionland.model import (
    BARRIER_KINDS,
    COASTS,
    HOLDING_KINDS,
    LANDMARK_KINDS,
    TERRAIN,
    Barrier,
    Holding,
    Lake,
    Landmark,
    Myth,
    Options,
    Realm,
    Region,
    River,
    State,
)
from realmgen.games.bastionland.rules.overrules import OPTIONS
from realmgen.kit.dice import DiceRoll
from realmgen.kit.hex import Grid, to_label

names = st.text(
    st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff"), min_size=1, max_size=20
)
names = names.filter(str.strip)
texts = st.text(
    st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff") | st.just("\n"), max_size=40
)
labels = st.builds(to_label, st.integers(0, 98), st.integers(0, 98))
paths = st.lists(labels, min_size=1, max_size=6).map(tuple)
tales = st.none() | st.builds(lambda n: library().tale(f"myths-{n}"), st.integers(0, 71))
callings = st.none() | st.builds(lambda n: library().calling(f"knights-{n}"), st.integers(0, 71))
factors = st.floats(0, 100, allow_nan=False) | st.integers(0, 9)


@st.composite
def options(draw, smallest=3, biggest=6):
    maybe = st.none() | st.integers(0, 99)
    return Options(
        width=draw(st.integers(smallest, biggest)),
        height=draw(st.integers(smallest, biggest)),
        layout=draw(st.sampled_from(("flat", "pointy"))),
        coast=draw(st.sampled_from(COASTS)),
        holdings=draw(st.integers(0, 99)),
        myths=draw(st.integers(0, 99)),
        landmarks=draw(maybe),
        barriers=draw(maybe),
        lakes=draw(maybe),
        rivers=draw(st.integers(0, 9)),
        holding_gap=draw(maybe),
        myth_gap=draw(maybe),
        weights=draw(st.dictionaries(st.sampled_from(TERRAIN), factors, max_size=3)),
    )


@st.composite
def walks(draw, grid: Grid):
    """Labels from neighbour to neighbour, never twice through one."""
    cells = [draw(st.integers(0, grid.size - 1))]
    for _ in range(draw(st.integers(1, 6))):
        ahead = [n for n in grid.neighbours[cells[-1]] if n >= 0 and n not in cells]
        if not ahead:
            break
        cells.append(draw(st.sampled_from(ahead)))
    return tuple(map(grid.label, cells))


def _pieces(draw, grid):
    edges = [(a, b) for a, row in enumerate(grid.neighbours) for b in row if b > a]
    chosen = draw(st.lists(st.sampled_from(edges), unique=True, max_size=5))
    return tuple(Barrier((grid.label(a), grid.label(b)), draw(st.sampled_from(BARRIER_KINDS))) for a, b in chosen)


@st.composite
def realms(draw):
    """Readable Realms, which need not keep the rules."""
    chosen = draw(options())
    grid = chosen.grid
    terrain = tuple(draw(st.lists(st.sampled_from(TERRAIN), min_size=grid.size, max_size=grid.size)))
    spots = draw(st.permutations([grid.label(cell) for cell in range(grid.size)]))
    a, b, d = (draw(st.integers(0, 3)) for _ in range(3))
    seat = draw(st.integers(0, max(0, a - 1)))
    return Realm(
        name=draw(names),
        seed=draw(names),
        options=chosen,
        terrain=terrain,
        area=cluster(grid, terrain),
        lakes=tuple(Lake(draw(names), (spot,)) for spot in spots[:2]),
        rivers=tuple(River(draw(names), path) for path in draw(st.lists(walks(grid), max_size=2)) if len(path) > 1),
        barriers=_pieces(draw, grid),
        holdings=tuple(
            Holding(
                at,
                draw(names),
                draw(st.sampled_from(HOLDING_KINDS)),
                i == seat,
                draw(names),
                draw(st.booleans()),
                draw(texts),
                draw(callings),
            )
            for i, at in enumerate(spots[:a])
        ),
        myths=tuple(Myth(n, at, draw(names), draw(texts), draw(tales)) for n, at in enumerate(spots[3 : 3 + b], 1)),
        landmarks=tuple(
            Landmark(at, draw(st.sampled_from(LANDMARK_KINDS)), draw(names), draw(texts), draw(callings), draw(texts))
            for at in spots[6 : 6 + d]
        ),
        regions=tuple(Region(draw(names), (spot,)) for spot in spots[:1]),
        left_out=tuple(draw(st.lists(names, max_size=2))),
        generator=draw(st.integers(0, 9)),
    )


@st.composite
def states(draw):
    realm = draw(realms())
    spots = st.sampled_from([realm.grid.label(cell) for cell in range(realm.grid.size)])
    return State(
        realm,
        notes=draw(st.dictionaries(spots, texts, max_size=3)),
        omens={myth.number: draw(st.integers(0, 6)) for myth in realm.myths},
        words=draw(st.dictionaries(spots, texts, max_size=3)),
        packs=tuple(draw(st.lists(packs, unique=True))),
        favours=draw(st.dictionaries(names, st.integers(0, 3), max_size=2)),
    )


def adoptions():
    return states().flatmap(
        lambda s: st.builds(
            c.Adopt, st.just(s.realm), *(st.none() | st.just(kept) for kept in (s.notes, s.omens, s.words))
        )
    )


values = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts
set_paths = st.sampled_from([f"options.{key}" for key in OPTIONS] + ["options.weights.bog", "omens.3", "foo"])
numbers = st.integers(1, 99)
parts = st.sampled_from(("river", "lake", "region"))
packs = st.sampled_from(("my-book", "book-2"))
dice = st.builds(DiceRoll, st.integers(1, 100), st.integers(2, 1000), st.integers(-20, 20))


def small_commands(spots=labels, lines=paths):
    """Every command but `adopt`, on those hexes and along those paths."""
    return st.one_of(
        st.builds(c.Paint, st.sampled_from(TERRAIN), st.lists(spots, min_size=1, max_size=6).map(tuple)),
        st.builds(c.Place, st.sampled_from(c.PLACEABLE), spots, names | st.just("")),
        st.builds(c.Rename, spots, names),
        st.builds(c.RenameRealm, names),
        st.builds(c.RenamePart, parts, numbers, names),
        st.builds(c.Ruler, spots, names | st.just("")),
        st.builds(c.SetBarrier, spots, spots, st.sampled_from(("", *BARRIER_KINDS))),
        st.builds(c.DrawRiver, names, lines),
        st.builds(c.EraseRiver, numbers),
        st.builds(c.Set, set_paths, values),
        st.builds(c.Roll, dice, names | st.just("")),
        st.builds(c.UsePack, packs, st.booleans()),
        lore_commands(spots),
        *(played(kind, spots) for kind in SIMPLE),
        st.builds(PutMember, members()),
    )


def played(kind, spots=labels):
    """A command that is read by its fields, each by how it is declared."""
    by_type = {
        "Name": names,
        "Text": texts,
        "Hex": spots,
        "Amount": st.sampled_from(("0", "12", "d6", "2d8")),
        "int": st.integers(-99, 99),
        "Number": numbers,
        "Tie": st.sampled_from(((1, 2), (3, 7))),
        "Text | None": st.none() | texts,
        "str": st.sampled_from(("guide", "the-ledger-knight")),
        "tuple[Name, ...]": st.lists(names, min_size=1, max_size=3).map(tuple),
        "tuple[Hex, ...]": st.lists(spots, min_size=1, max_size=3).map(tuple),
    }
    hints = get_type_hints(kind)
    kinds = ((str(part.type), hints[part.name]) for part in fields(kind))
    return st.builds(kind, *(by_type[word] if word in by_type else st.sampled_from(choices(h)) for word, h in kinds))


def members():
    """Members as they may be written, in accord with themselves or not."""
    points = st.integers(0, HIGHEST)
    return st.builds(
        Member,
        names,
        st.sampled_from(KINDS),
        *(st.builds(Score, points, points) for _ in range(3)),
        st.builds(GuardScore, points, points),
        armour=st.integers(0, 9),
        items=st.lists(names, max_size=3).map(tuple),
        remedy=st.none() | st.sampled_from(tuple(REMEDIES)),
        player=names,
        note=texts,
        away=st.booleans(),
        calling=callings,
    )


def lore_commands(spots=labels):
    """The commands on tales, sparks and people that are read by hand."""
    return st.one_of(
        st.builds(c.SetTale, spots, tales),
        st.builds(c.SetCalling, spots, callings),
        st.builds(c.Spark, spots, st.sampled_from((("sparks.land.how",), ("sparks.sky.what", "sparks.land.what")))),
        st.builds(c.Hire, spots, st.sampled_from(tuple(SERVICES))),
    )
