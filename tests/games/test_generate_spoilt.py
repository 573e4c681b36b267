"""A Realm spoilt on purpose in each rule turns both judges red: `problems` and the checker of the JSON."""

import json
from dataclasses import replace

import pytest
import realm_checker
from lore_samples import library

from realmgen.games.bastionland.codec import realm_json
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.generate.frame import frame_of
from realmgen.games.bastionland.model import WATER, Barrier, Holding, Lake, Options, Realm
from realmgen.games.bastionland.problems import problems
from realmgen.kit.record import to_json

LIBRARY = library()
SOUND = {coast: generate(Options(coast=coast), "sound", LIBRARY) for coast in ("landlocked", "coastal", "islands")}
FRAME = frame_of(Options().grid)


def where(realm: Realm, wanted) -> str:
    return next(FRAME.labels[cell] for cell in range(FRAME.size) if wanted(cell))


def painted(realm: Realm, label: str, kind: str) -> Realm:
    terrain = list(realm.terrain)
    terrain[FRAME.cells[label]] = kind
    return replace(realm, terrain=tuple(terrain))


def of_area(realm: Realm, label: str, number: int) -> Realm:
    area = list(realm.area)
    area[FRAME.cells[label]] = number
    return replace(realm, area=tuple(area))


def first(items, **changes):
    return (replace(items[0], **changes), *items[1:])


def twice(items, what):
    """The first two bear the same, which one of them has."""
    given = next(getattr(item, what) for item in items if getattr(item, what))
    return (*(replace(item, **{what: given}) for item in items[:2]), *items[2:])


def dry(realm: Realm, cell: int) -> bool:
    return realm.terrain[cell] not in WATER


def busy(realm: Realm) -> set[str]:
    return {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)} | set(realm.rivers[0].path)


def quiet(realm: Realm) -> str:
    """Land inside the map, far from all water, with nothing in it."""
    taken = busy(realm)
    return where(
        realm,
        lambda cell: (
            FRAME.labels[cell] not in taken
            and not FRAME.rim[cell]
            and all(dry(realm, n) for n in (cell, *FRAME.near[cell]))
        ),
    )


def beside(realm: Realm, label: str) -> str:
    """A free land neighbour."""
    taken = busy(realm)
    near = [FRAME.labels[n] for n in FRAME.near[FRAME.cells[label]] if dry(realm, n)]
    return next(other for other in near if other not in taken)


def barred(realm: Realm, a: str, b: str) -> Realm:
    return replace(realm, barriers=first(realm.barriers, between=(a, b) if a < b else (b, a)))


def sealed(realm: Realm, label: str) -> Realm:
    """All ways into a hex barred, in place of other barriers."""
    ways = [FRAME.labels[n] for n in FRAME.near[FRAME.cells[label]]]
    walls = tuple(Barrier((min(label, way), max(label, way)), "wall") for way in ways)
    rest = [barrier for barrier in realm.barriers if label not in barrier.between]
    return replace(realm, barriers=(*walls, *rest[: 24 - len(walls)]))


def within_one_terrain(realm: Realm) -> Realm:
    course = list(zip(realm.rivers[0].path, realm.rivers[0].path[1:], strict=False))
    pairs = [
        (FRAME.labels[a], FRAME.labels[b])
        for a in range(FRAME.size)
        for b in FRAME.near[a]
        if a < b and realm.terrain[a] == realm.terrain[b] and dry(realm, a)
    ]
    free = [pair for pair in pairs if pair not in course and pair[::-1] not in course]
    return replace(realm, barriers=tuple(Barrier(pair, "wall") for pair in free[::3][:24]))


def river(realm: Realm, path) -> Realm:
    return replace(realm, rivers=(replace(realm.rivers[0], path=tuple(path)),))


def doubled_back(realm: Realm) -> Realm:
    """The first step of the course made by way of a hex that touches both ends."""
    a, b, *rest = realm.rivers[0].path
    between = next(
        FRAME.labels[n]
        for n in FRAME.near[FRAME.cells[a]]
        if n in FRAME.near[FRAME.cells[b]] and FRAME.labels[n] not in realm.rivers[0].path and dry(realm, n)
    )
    return river(realm, (a, between, b, *rest))


def lake_beside(realm: Realm, kind: str) -> Realm:
    """A new lake of one hex on the shore of other water."""
    taken = busy(realm)
    label = where(
        realm,
        lambda cell: (
            FRAME.labels[cell] not in taken
            and dry(realm, cell)
            and any(realm.terrain[n] == kind for n in FRAME.near[cell])
        ),
    )
    return replace(painted(realm, label, "lake"), lakes=(*realm.lakes, Lake("Spilt Water", (label,))))


def in_two_pieces(realm: Realm) -> Realm:
    """Two clusters of one terrain far apart called one area."""
    for cell in range(FRAME.size):
        for other in range(FRAME.size):
            if realm.terrain[cell] == realm.terrain[other] and FRAME.apart(cell, other) > 5:
                return of_area(realm, FRAME.labels[cell], realm.area[other])
    raise AssertionError


def two_terrains(realm: Realm) -> Realm:
    label = where(realm, lambda cell: realm.area.count(realm.area[cell]) > 2 and dry(realm, cell))
    return painted(realm, label, "bog" if realm.terrain[FRAME.cells[label]] != "bog" else "plain")


def one_big_area(realm: Realm) -> Realm:
    kind = realm.terrain[FRAME.cells[quiet(realm)]]
    terrain = tuple(kind if dry(realm, cell) else realm.terrain[cell] for cell in range(FRAME.size))
    area = tuple(1 if dry(realm, cell) else 2 for cell in range(FRAME.size))
    return replace(realm, terrain=terrain, area=area)


def moved(realm: Realm, what: str, label: str) -> Realm:
    return replace(realm, **{what: first(getattr(realm, what), at=label)})


def renamed(realm: Realm, what: str, name: str) -> Realm:
    return replace(realm, **{what: first(getattr(realm, what), name=name)})


def ruined(realm: Realm, detail: str, kind: str) -> Realm:
    marks = list(realm.landmarks)
    at = next(n for n, mark in enumerate(marks) if mark.kind == kind)
    marks[at] = replace(marks[at], detail=detail)
    return replace(realm, landmarks=tuple(marks))


def bridged(realm: Realm) -> Realm:
    """The straits of the islands filled in."""
    terrain = ["sea" if kind == "sea" and FRAME.rim[cell] else kind for cell, kind in enumerate(realm.terrain)]
    return replace(
        realm, terrain=tuple("plain" if k == "sea" and not FRAME.rim[c] else k for c, k in enumerate(terrain))
    )


def cut_off(realm: Realm) -> Realm:
    """Sea across the middle of a coastal realm."""
    terrain = ["sea" if FRAME.grid.offset(c)[0] in (5, 6) else kind for c, kind in enumerate(realm.terrain)]
    return replace(realm, terrain=tuple(terrain))


def dried(realm: Realm) -> Realm:
    return replace(realm, terrain=tuple("plain" if kind == "sea" else kind for kind in realm.terrain))


SEAT = next(holding for holding in SOUND["landlocked"].holdings if holding.seat)
SPOILS = [
    ("MB-242", "landlocked", lambda r: painted(r, quiet(r), "sea"), "landlocked realm has sea"),
    ("MB-242", "coastal", dried, "no sea on its rim"),
    ("MB-242", "coastal", cut_off, "sea cuts the land"),
    ("MB-242", "islands", dried, "land on its rim"),
    ("MB-242", "islands", bridged, "1 land masses"),
    ("MB-245", "landlocked", lambda r: painted(r, quiet(r), "jungle"), "unknown terrain"),
    ("MB-245", "landlocked", two_terrains, "several terrains"),
    ("MB-245", "landlocked", lambda r: of_area(r, quiet(r), 99), "not numbered"),
    ("MB-245", "landlocked", in_two_pieces, "in several pieces"),
    ("MB-245", "landlocked", one_big_area, "12 at most"),
    ("MB-246", "landlocked", lambda r: replace(r, barriers=r.barriers[1:]), "23 barriers instead of 24"),
    ("MB-246", "landlocked", lambda r: replace(r, barriers=(*r.barriers[1:], r.barriers[1])), "stands twice"),
    ("MB-246", "landlocked", lambda r: replace(r, barriers=first(r.barriers, kind="moat")), "unknown kind 'moat'"),
    ("MB-246", "landlocked", lambda r: barred(r, "0101", "0505"), "lies on no edge"),
    ("MB-246", "landlocked", lambda r: barred(r, *r.rivers[0].path[3:5]), "across a river's course"),
    ("MB-246", "islands", lambda r: barred(r, "0101", "0102"), "two hexes of water"),
    ("MB-246", "landlocked", within_one_terrain, "where the land changes"),
    ("MB-A42", "landlocked", lambda r: sealed(r, r.myths[0].at), "cannot be reached"),
    ("MB-A42", "landlocked", lambda r: sealed(r, SEAT.at), "cannot be reached"),
    ("MB-A42", "islands", lambda r: sealed(r, r.holdings[-1].at), "cannot be reached"),
    ("MB-247", "landlocked", lambda r: replace(r, lakes=r.lakes[:1]), "1 lakes instead of 2 to 4"),
    ("MB-247", "landlocked", lambda r: painted(r, r.lakes[0].hexes[0], "bog"), "has a dry hex"),
    ("MB-247", "landlocked", lambda r: painted(r, quiet(r), "lake"), "belongs to no lake"),
    ("MB-247", "landlocked", lambda r: lake_beside(r, "lake"), "touch"),
    ("MB-247", "coastal", lambda r: lake_beside(r, "sea"), "touches the sea"),
    ("MB-247", "landlocked", lambda r: replace(r, rivers=()), "0 rivers instead of 1"),
    ("MB-247", "landlocked", lambda r: river(r, r.rivers[0].path[:4]), "ends neither in water nor at the rim"),
    ("MB-247", "landlocked", lambda r: river(r, r.rivers[0].path[::2]), "jumps"),
    ("MB-247", "landlocked", lambda r: river(r, (*r.rivers[0].path, *r.rivers[0].path[-2::-1])), "through a hex twice"),
    ("MB-247", "landlocked", doubled_back, "bends back on itself"),
    ("MB-247", "landlocked", lambda r: painted(r, r.rivers[0].path[4], "lake"), "through water before its end"),
    ("MB-247", "landlocked", lambda r: river(r, r.rivers[0].path[-3:]), "no river crosses the map"),
    (
        "MB-247",
        "landlocked",
        lambda r: river(painted(r, r.rivers[0].path[3], "plain"), r.rivers[0].path[3:]),
        "rises nei",
    ),
    ("MB-248", "landlocked", lambda r: replace(r, holdings=r.holdings[:-1]), "3 holdings instead of 4"),
    ("MB-248", "landlocked", lambda r: replace(r, holdings=first(r.holdings, kind="inn")), "unknown kind 'inn'"),
    ("MB-248", "landlocked", lambda r: replace(r, holdings=first(r.holdings, ruler="")), "has no ruler"),
    ("MB-A43", "landlocked", lambda r: moved(r, "holdings", beside(r, r.holdings[1].at)), "hexes apart: 4 at least"),
    ("MB-249", "landlocked", lambda r: replace(r, holdings=first(r.holdings, seat=False)), "0 Seats of Power"),
    (
        "MB-249",
        "landlocked",
        lambda r: replace(r, holdings=tuple(replace(h, seat=True) for h in r.holdings)),
        "4 Seats of Power",
    ),
    ("MB-250", "landlocked", lambda r: replace(r, myths=r.myths[:-1]), "5 myths instead of 6"),
    ("MB-250", "landlocked", lambda r: replace(r, myths=first(r.myths, number=2)), "not numbered from 1 to 6"),
    ("MB-250", "landlocked", lambda r: replace(r, myths=first(r.myths, mark="")), "leaves no mark"),
    ("MB-A43", "landlocked", lambda r: moved(r, "myths", beside(r, r.myths[1].at)), "hexes apart: 2 at least"),
    ("MB-A43", "landlocked", lambda r: moved(r, "myths", beside(r, r.holdings[1].at)), "hexes apart: 2 at least"),
    ("MB-250", "landlocked", lambda r: replace(r, myths=first(r.myths, tale=r.myths[1].tale)), "the tale"),
    ("MB-227", "landlocked", lambda r: replace(r, holdings=twice(r.holdings, "calling")), "the title"),
    ("MB-254", "landlocked", lambda r: replace(r, landmarks=twice(r.landmarks, "prompt")), "the prompt"),
    ("MB-251", "landlocked", lambda r: replace(r, landmarks=r.landmarks[8:]), "instead of 3 or 4"),
    ("MB-251", "landlocked", lambda r: replace(r, landmarks=first(r.landmarks, kind="inn")), "unknown kind 'inn'"),
    ("MB-256", "landlocked", lambda r: ruined(r, "", "sanctum"), "names no Seer"),
    ("MB-260", "landlocked", lambda r: ruined(r, "", "ruin"), "names no Myth"),
    ("MB-260", "landlocked", lambda r: ruined(r, r.myths[2].name, "ruin"), "which is active here"),
    ("MB-A44", "landlocked", lambda r: moved(r, "landmarks", r.myths[0].at), "2 things stand in"),
    ("MB-A44", "landlocked", lambda r: moved(r, "landmarks", r.lakes[0].hexes[0]), "stands in water"),
    ("MB-A44", "landlocked", lambda r: moved(r, "myths", r.lakes[0].hexes[0]), "stands in water"),
    ("MB-A44", "landlocked", lambda r: moved(r, "holdings", r.rivers[0].path[4]), "stands in a river"),
    ("MB-243", "landlocked", lambda r: renamed(r, "myths", r.landmarks[0].name), "stands 2 times"),
    ("MB-243", "landlocked", lambda r: renamed(r, "lakes", r.holdings[0].name), "stands 2 times"),
    ("MB-243", "landlocked", lambda r: renamed(r, "landmarks", "Lair"), "one word only"),
    ("MB-243", "landlocked", lambda r: renamed(r, "myths", f"The Fall of {r.name}"), "gives itself away"),
    ("MB-243", "landlocked", lambda r: renamed(r, "holdings", f"Keep by {r.myths[0].name}"), "gives itself away"),
    ("MB-242", "landlocked", lambda r: moved(r, "myths", "1313"), "1313 is off the map"),
]


@pytest.mark.parametrize("coast", SOUND)
def test_the_realms_to_be_spoilt_are_sound(coast):
    assert problems(SOUND[coast]) == []
    assert realm_checker.check(json.loads(to_json(realm_json(SOUND[coast])))) == []


@pytest.mark.parametrize(("rule", "coast", "spoil", "words"), SPOILS, ids=[f"{s[0]}-{s[3]}" for s in SPOILS])
def test_a_spoilt_realm_turns_both_judges_red(rule, coast, spoil, words):
    spoilt = spoil(SOUND[coast])
    assert any(words in fault for fault in problems(spoilt)), problems(spoilt)
    faults = realm_checker.check(json.loads(to_json(realm_json(spoilt))))
    assert any(fault.startswith(rule) for fault in faults), faults


def test_a_region_is_of_one_terrain():
    realm = SOUND["landlocked"]
    torn = first(realm.regions, hexes=("0101", "0505", "1212"))
    assert any("not the name of one terrain" in fault for fault in problems(replace(realm, regions=torn)))


def test_the_checker_misses_no_key():
    obj = realm_json(SOUND["landlocked"])
    assert realm_checker.check({key: value for key, value in obj.items() if key != "areas" and key != "myths"}) == [
        "MB-242 keys missing: myths"
    ]


def test_a_lone_holding_needs_no_walk():
    realm = replace(
        SOUND["landlocked"], myths=(), holdings=(Holding("0101", "Far Keep", "castle", True, "Sir A, Knight"),)
    )
    assert not any("cannot be reached" in fault for fault in problems(realm))
