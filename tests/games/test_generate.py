"""Realms from a seed, against the ledger's own numbers and two judges: `problems` and the checker of their JSON."""

import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
import realm_checker
from hypothesis import given, settings
from hypothesis import strategies as st
from lore_samples import Alike, Named, library

from realmgen.content import load
from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import realm_json
from realmgen.games.bastionland.generate import generate
from realmgen.games.bastionland.generate.fit import Ground, asked, kindred
from realmgen.games.bastionland.generate.frame import Draft, frame_of
from realmgen.games.bastionland.generate.guide import holding_gap, myth_gap, notes, option_faults
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import SIGHTINGS
from realmgen.games.bastionland.model import COASTS, LAND, LANDMARK_KINDS, WATER, Options
from realmgen.games.bastionland.places import title_of
from realmgen.games.bastionland.problems import problems
from realmgen.kit.record import to_json

GOLDEN = Path(__file__).parents[1] / "golden" / "realms.json"
LIBRARY = library()
TYPICAL = [generate(Options(), f"typical {n}", LIBRARY) for n in range(12)]


def made(seed="4711", **options):
    return generate(Options(**options), seed, LIBRARY)


def draft_of(realm):
    rivers = [[realm.grid.find(label) for label in river.path] for river in realm.rivers]
    return Draft(realm.options, frame_of(realm.grid), list(realm.terrain), rivers=rivers)


def judged(realm):
    return problems(realm) + realm_checker.check(json.loads(to_json(realm_json(realm))))


def digest(realm):
    return hashlib.blake2b(to_json(realm_json(realm)).encode(), digest_size=12).hexdigest()


seeds = st.integers(0, 2**64).map(str)
shapes = st.builds(
    Options,
    width=st.integers(3, 20),
    height=st.integers(3, 20),
    layout=st.sampled_from(["flat", "pointy"]),
    coast=st.sampled_from(COASTS),
)


@given(options=shapes, seed=seeds)
@settings(max_examples=250)
def test_a_realm_of_any_shape_breaks_no_rule(options, seed):
    assert judged(generate(options, seed, LIBRARY)) == []


@given(
    options=st.builds(
        Options,
        width=st.integers(10, 18),
        height=st.integers(10, 18),
        layout=st.sampled_from(["flat", "pointy"]),
    ),
    seed=seeds,
)
@settings(max_examples=150)
def test_from_10x10_landlocked_nothing_is_left_out(options, seed):
    assert generate(options, seed, LIBRARY).left_out == ()


@given(
    options=st.builds(
        Options,
        width=st.integers(3, 14),
        height=st.integers(3, 14),
        coast=st.sampled_from(COASTS),
        holdings=st.integers(0, 12),
        myths=st.integers(0, 15),
        landmarks=st.none() | st.integers(0, 9),
        barriers=st.none() | st.integers(0, 200),
        lakes=st.none() | st.integers(0, 12),
        rivers=st.integers(0, 4),
        holding_gap=st.none() | st.integers(1, 12),
        myth_gap=st.none() | st.integers(1, 9),
        weights=st.dictionaries(st.sampled_from(LAND[:-1]), st.sampled_from([0, 0.5, 3])),
    ),
    seed=seeds,
)
@settings(max_examples=120)
def test_MB_241_bent_guidelines_are_accepted_and_what_does_not_fit_is_said(options, seed):
    assert judged(generate(options, seed, LIBRARY)) == []


@pytest.mark.parametrize("coast", COASTS)
@pytest.mark.parametrize("size", [(3, 3), (3, 40), (40, 3), (33, 28)])
def test_MB_242_every_size_and_coast_is_sound(size, coast):
    for layout in ("flat", "pointy"):
        assert judged(made(width=size[0], height=size[1], coast=coast, layout=layout)) == []


def test_the_largest_map_is_sound():
    realm = made(width=99, height=99)
    assert judged(realm) == []
    assert realm.left_out == ()


def test_MB_241_other_than_usual_options_get_a_note():
    assert notes(Options()) == []
    assert notes(Options(holdings=5)) == ["non-typical: 5 holdings instead of 4"]
    assert len(notes(Options(10, 10, myths=7, weights={"bog": 2}))) == 3


@pytest.mark.parametrize("coast", COASTS)
def test_MB_218_a_realm_is_ruled_from_exactly_one_seat(coast):
    for n in range(6):
        assert sum(holding.seat for holding in made(f"seat {n}", coast=coast).holdings) == 1


def test_MB_219_four_holdings_and_far_more_wilderness():
    for realm in TYPICAL:
        walls = {holding.at for holding in realm.holdings}
        assert len(walls) == 4
        wilderness = [label for label in map(realm.grid.label, range(realm.grid.size)) if label not in walls]
        assert len(wilderness) >= 130


def test_MB_220_every_myth_is_there_on_the_land():
    for realm in TYPICAL:
        grounds = [realm.terrain[realm.grid.find(myth.at)] for myth in realm.myths]
        assert len(grounds) == 6
        assert not set(grounds) & set(WATER)
        assert len({myth.name for myth in realm.myths}) == 6


def test_MB_242_a_realm_is_144_hexes_by_default():
    realm = made()
    assert (realm.options.width, realm.options.height, realm.options.coast) == (12, 12, "landlocked")
    assert len(realm.terrain) == 144
    assert "sea" not in realm.terrain


def test_MB_242_a_coast_has_sea_along_a_whole_rim():
    for n in range(8):
        realm = made(f"coast {n}", coast="coastal")
        sides = [[0, column] for column in range(12)], [[11, column] for column in range(12)]
        rims = [[realm.grid.cell(c, r) for r, c in side] for side in sides]
        rims += [[realm.grid.cell(r, c) for r, c in side] for side in sides]
        whole = [rim for rim in rims if all(realm.terrain[cell] == "sea" for cell in rim)]
        assert 1 <= len(whole) <= 2


def test_MB_242_islands_are_several_with_sea_all_round():
    for n in range(8):
        realm = made(f"islands {n}", coast="islands")
        assert all(realm.terrain[cell] == "sea" for cell in range(144) if realm.grid.on_rim(cell))
        assert 45 <= sum(kind != "sea" for kind in realm.terrain) <= 100


def test_MB_243_the_numbers_a_player_may_and_may_not_see():
    realm = made()
    players = realm_json(realm, audience="players", code="1234abcd")
    assert len(players["holdings"]) == 4
    assert not {"myths", "landmarks", "barriers", "seed", "options"} & set(players)
    assert any(holding.calling for holding in realm.holdings)
    assert all(set(holding) <= {"at", "name", "kind", "seat", "ruler"} for holding in players["holdings"])


def test_MB_245_clusters_are_clusters():
    sizes = [size for realm in TYPICAL for size in Counter(realm.area).values()]
    assert max(sizes) <= 12
    assert sizes.count(1) < len(sizes) / 6
    assert sum(size >= 4 for size in sizes) > len(sizes) / 2
    for realm in TYPICAL:
        lone = [
            cell
            for cell, row in enumerate(frame_of(realm.grid).near)
            if all(realm.terrain[n] != realm.terrain[cell] for n in row)
        ]
        assert len(lone) <= 9


def test_MB_245_all_eleven_terrains_occur():
    for realm in TYPICAL:
        assert set(LAND) <= set(realm.terrain)


def test_MB_245_the_land_makes_sense():
    """High ground keeps company with high ground, wet ground with water and lowland."""
    high, beside_high, marsh, beside_water = 0, 0, 0, 0
    for realm in TYPICAL:
        wet = {realm.grid.find(label) for river in realm.rivers for label in river.path}
        wet |= {cell for cell, kind in enumerate(realm.terrain) if kind in WATER}
        for cell, row in enumerate(frame_of(realm.grid).near):
            if realm.terrain[cell] == "peak":
                high += len(row)
                beside_high += sum(realm.terrain[n] in ("peak", "crag", "hills", "valley", "heath") for n in row)
            if realm.terrain[cell] == "marsh":
                marsh += 1
                near = {cell, *row, *(m for n in row for m in frame_of(realm.grid).near[n])}
                beside_water += bool(near & wet)
    assert beside_high > 0.8 * high > 0
    assert beside_water > 0.7 * marsh > 0


def test_weights_lay_more_or_none_of_a_terrain():
    plenty = [made(str(n), weights={"forest": 6}).terrain.count("forest") for n in range(6)]
    usual = [made(str(n)).terrain.count("forest") for n in range(6)]
    assert sum(plenty) > 1.5 * sum(usual)
    bare = made(weights={kind: 0 for kind in LAND if kind not in ("bog", "heath")})
    assert set(bare.terrain) <= {"bog", "heath", "lake"}
    assert "peak" not in made(weights={"peak": 0}).terrain


@pytest.mark.parametrize(
    ("width", "height", "barriers"),
    [(12, 12, 24), (6, 6, 6), (10, 10, 17), (5, 3, 3), (3, 5, 3), (3, 3, 2), (99, 99, 1634)],
)
def test_MB_246_MB_A41_barriers_are_a_sixth_of_the_hexes_halves_up(width, height, barriers):
    assert len(made(width=width, height=height).barriers) == barriers


def test_MB_246_MB_A46_water_counts_towards_the_hexes():
    assert [len(made(coast=coast).barriers) for coast in COASTS] == [24, 24, 24]


def test_MB_246_barriers_lie_mostly_where_the_land_changes_and_are_spread():
    for realm in TYPICAL:
        ends = [[realm.terrain[realm.grid.find(label)] for label in barrier.between] for barrier in realm.barriers]
        assert sum(a != b for a, b in ends) > 0.7 * len(ends)
        assert max(Counter(label for barrier in realm.barriers for label in barrier.between).values()) <= 2


@pytest.mark.parametrize("coast", ["landlocked", "coastal"])
def test_MB_A42_every_land_hex_can_be_walked_to_from_the_seat(coast):
    for n in range(6):
        realm = made(f"walk {n}", coast=coast)
        frame = frame_of(realm.grid)
        barred = {frozenset(frame.cells[label] for label in barrier.between) for barrier in realm.barriers}
        walk = [frame.cells[next(holding.at for holding in realm.holdings if holding.seat)]]
        for cell in walk:
            walk += [
                other
                for other in frame.near[cell]
                if other not in walk and realm.terrain[other] not in WATER and {cell, other} not in barred
            ]
        assert len(walk) == sum(kind not in WATER for kind in realm.terrain)


def test_MB_247_rivers_rise_on_high_ground_more_often_than_not():
    springs = [realm.terrain[realm.grid.find(realm.rivers[0].path[0])] for realm in TYPICAL]
    assert sum(kind in ("peak", "crag", "hills") for kind in springs) > len(springs) / 2


def test_MB_247_two_to_four_lakes_and_a_river_across():
    for realm in TYPICAL:
        assert 2 <= len(realm.lakes) <= 4
        assert len(realm.rivers) == 1
        assert len(realm.rivers[0].path) >= 12


@pytest.mark.parametrize("rivers", [0, 1, 2, 3])
def test_MB_247_as_many_rivers_as_asked_for_and_none_touch(rivers):
    realm = made(width=24, height=24, rivers=rivers)
    assert len(realm.rivers) == rivers
    near = frame_of(realm.grid).near
    courses = [{realm.grid.find(label) for label in river.path} for river in realm.rivers]
    for a, course in enumerate(courses):
        around = {n for cell in course for n in near[cell] if realm.terrain[cell] not in WATER}
        assert not any(around & other for b, other in enumerate(courses) if a != b)


def test_MB_248_four_kinds_of_holding_each_with_a_ruler():
    for realm in TYPICAL:
        assert len(realm.holdings) == 4
        assert len({holding.kind for holding in realm.holdings}) >= 3
        knights = [holding for holding in realm.holdings if holding.calling]
        assert all(holding.ruler.endswith(f", {title_of(holding.calling)}") for holding in knights)
        assert all(holding.ruler.endswith(", Vassal") for holding in realm.holdings if holding not in knights)


def test_MB_249_one_seat_grand_and_rather_central():
    for realm in TYPICAL:
        (seat,) = [holding for holding in realm.holdings if holding.seat]
        assert seat.kind != "tower"
        assert realm.grid.distance(realm.grid.find(seat.at), realm.grid.find("0606")) <= 4


@pytest.mark.parametrize(("size", "holdings", "myths"), [(12, 4, 2), (24, 8, 4), (10, 3, 2), (6, 2, 1), (3, 1, 1)])
def test_MB_A43_distances_are_4_and_2_on_12x12_and_scale(size, holdings, myths):
    options = Options(size, size)
    assert (holding_gap(options), myth_gap(options)) == (holdings, myths)
    assert (holding_gap(Options(holding_gap=7)), myth_gap(Options(myth_gap=5))) == (7, 5)


def test_MB_250_myths_1_to_6_each_with_a_mark_and_remote():
    for realm in TYPICAL:
        assert [myth.number for myth in realm.myths] == [1, 2, 3, 4, 5, 6]
        assert all(myth.mark for myth in realm.myths)
        homes = [realm.grid.find(holding.at) for holding in realm.holdings]
        far = [min(realm.grid.distance(realm.grid.find(myth.at), home) for home in homes) for myth in realm.myths]
        assert sum(far) / 6 >= 3


def test_MB_251_MB_A45_three_or_four_landmarks_of_each_kind_by_chance():
    counts = [Counter(mark.kind for mark in realm.landmarks) for realm in TYPICAL]
    assert all(set(count) == set(LANDMARK_KINDS) for count in counts)
    assert {n for count in counts for n in count.values()} == {3, 4}
    assert Counter(mark.kind for mark in made(landmarks=2).landmarks) == Counter(LANDMARK_KINDS * 2)


def test_MB_227_MB_A69_every_knight_who_rules_has_a_title_of_their_own():
    for realm in [*TYPICAL, made(width=24, height=24, holdings=30, holding_gap=1)]:
        titles = [holding.calling.name for holding in realm.holdings if holding.calling]
        assert titles
        assert len(set(titles)) == len(titles)


def test_MB_227_when_every_title_is_held_a_knight_has_none():
    realm = generate(Options(holdings=9, holding_gap=1), "few", library(12, 2))
    assert sum(holding.calling is not None for holding in realm.holdings) == 2
    assert any(holding.ruler.endswith(", Knight") for holding in realm.holdings)
    assert problems(realm) == []


def test_MB_250_a_myth_is_a_tale_with_its_name_and_mark_and_none_is_dealt_twice():
    for realm in TYPICAL:
        assert all((myth.name, myth.mark) == (myth.tale.name, myth.tale.hex) for myth in realm.myths)
        assert len({myth.tale.id for myth in realm.myths}) == 6


def shared(realm):
    """How often two Myths of a Realm share each part of their shapes."""
    pairs = list(combinations([myth.tale.shape for myth in realm.myths], 2))
    return {part: sum(one.get(part, "") == other.get(part) for one, other in pairs) for part in SIGHTINGS}


def test_the_myths_of_a_realm_resemble_one_another_as_little_as_can_be():
    for realm in TYPICAL:
        assert shared(realm) == {"face": 0, "danger": 0, "asks": 1, "ends": 0}
    ours = Library(load("bastionland"))
    for n in range(60):
        assert not any(shared(generate(Options(), f"apart {n}", ours)).values())


def test_myths_of_one_shape_or_none_are_dealt_all_the_same():
    for shape in ({}, {"face": "child", "danger": "time"}):
        realm = generate(Options(), "alike", Alike(shape))
        assert len({myth.tale.id for myth in realm.myths}) == 6


def test_MB_243_no_name_that_players_see_gives_a_tale_away():
    names = [f"The Ghost of {name}" for name in LIBRARY.tables["holdings"].entries]
    for n in range(40):
        realm = generate(Options(10, 10), f"ghost {n}", Named(names))
        assert [line for line in problems(realm) if "gives itself away" in line] == []


def test_MB_243_no_title_that_players_see_gives_a_tale_away():
    titles = [LIBRARY.calling(key).name.removesuffix(" Knight") for key in LIBRARY.calling_ids]
    for n in range(20):
        realm = generate(Options(10, 10), f"title {n}", Named(titles))
        assert [line for line in problems(realm) if "gives itself away" in line] == []
        assert all(home.ruler.endswith(f", {title_of(home.calling)}") for home in realm.holdings if home.calling)


def test_a_tale_comes_to_land_that_suits_it_more_often_than_not():
    wet, dry = 0, 0
    for realm in TYPICAL:
        ground = Ground(draft_of(realm))
        for myth in realm.myths:
            wet += ground.suits(myth.mark, realm.grid.find(myth.at))
            dry += not ground.suits(myth.mark, realm.grid.find(myth.at))
    assert wet > 5 * dry


def test_more_myths_than_tales_are_named_from_tables_and_it_is_said():
    realm = generate(Options(16, 16, myths=9, myth_gap=1), "few tales", library(5, 12))
    assert [myth.tale is None for myth in realm.myths].count(True) == 4
    assert all(myth.mark for myth in realm.myths)
    assert realm.left_out == ("tales of 4 of 9 myths",)
    assert judged(realm) == []


def test_MB_254_landmarks_have_prompts_of_their_kind_and_none_twice():
    for realm in TYPICAL:
        prompts = [mark.prompt for mark in realm.landmarks]
        assert all(prompts)
        assert len(set(prompts)) == len(prompts)
        assert sum(mark.kind in mark.prompt for mark in realm.landmarks) > len(prompts) / 2


def test_a_landmark_is_named_for_what_is_met_there_or_for_its_spot():
    for realm in TYPICAL:
        for mark in realm.landmarks:
            word = mark.name.rpartition(" ")[2]
            spot = word in LIBRARY.tables[f"places.{mark.kind}"].entries
            assert spot or kindred(mark.name, mark.prompt)
    assert kindred("The Early Echo", "An echo answers before you speak.")
    assert not kindred("The Early Echo", "The road is long and an owl calls.")
    bare = generate(Options(), "bare", library(0, 0))
    assert all(mark.name in LIBRARY.tables[f"landmark.{mark.kind}"].entries for mark in bare.landmarks)


@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        ("A ford iced thin as lining silk.", {"water"}),
        ("Boulders lean in across the pass.", {"high"}),
        ("Furrows bear hats in the fen.", {"field", "bog"}),
        ("Doors stand open.", set()),
    ],
)
def test_MB_254_words_ask_for_their_ground(text, grounds):
    assert asked(text) == grounds


def test_MB_254_no_prompt_stands_where_the_land_cannot_have_it_while_another_can():
    wet = Options(weights={kind: 0 for kind in LAND if kind not in ("plain", "heath")}, lakes=0, rivers=0)
    realm = generate(wet, "dry", LIBRARY)
    ground = Ground(draft_of(realm))
    assert all(ground.suits(mark.prompt, realm.grid.find(mark.at)) for mark in realm.landmarks)
    assert all("mere" not in mark.name.lower().split() for mark in realm.landmarks)


def test_MB_256_sanctums_have_the_seer_of_a_knights_entry_and_none_twice():
    for realm in TYPICAL:
        sanctums = [mark for mark in realm.landmarks if mark.kind == "sanctum"]
        assert all(mark.detail == mark.calling.seer.name for mark in sanctums)
        assert len({mark.detail for mark in sanctums}) == len(sanctums)
        assert not {m.calling.id for m in sanctums} & {h.calling.id for h in realm.holdings if h.calling}
        assert not any(mark.calling for mark in realm.landmarks if mark.kind != "sanctum")


def test_MB_260_ruins_hint_at_myths_that_are_not_active_here():
    tales = {tale.name: tale for tale in map(LIBRARY.tale, LIBRARY.tale_ids)}
    for realm in TYPICAL:
        ruins = [mark for mark in realm.landmarks if mark.kind == "ruin"]
        assert not {mark.detail for mark in ruins} & {myth.name for myth in realm.myths}
        assert all(mark.prompt == tales[mark.detail].prompts["ruin"] for mark in ruins)


def test_what_a_small_map_leaves_out_is_said_in_words_with_counts():
    left_out = made(width=3, height=3).left_out
    assert any(line.endswith(" landmarks") for line in left_out)
    assert made(holdings=7, holding_gap=9).left_out[0].endswith("of 9 hexes between holdings")


def test_regions_bear_names_of_their_terrain():
    for realm in TYPICAL:
        assert 6 <= len(realm.regions) <= 12
        for region in realm.regions:
            cells = {realm.grid.find(label) for label in region.hexes}
            walk = [min(cells)]
            for cell in walk:
                walk += [n for n in frame_of(realm.grid).near[cell] if n in cells and n not in walk]
            assert set(walk) == cells
            assert len(cells) >= 3
            assert region.name in LIBRARY.tables[f"region.{realm.terrain[realm.grid.find(region.hexes[0])]}"].entries
    assert "The" in " ".join(region.name for region in made(coast="coastal").regions)


def test_a_tiny_weight_is_not_none():
    tiny = {kind: 1e-9 if kind == "bog" else 0 for kind in LAND}
    assert set(made(weights=tiny).terrain) == {"bog", "lake"}


def test_names_never_run_out():
    realm = made(width=40, height=40, holdings=99, myths=99, landmarks=60, lakes=60, holding_gap=1, myth_gap=1)
    assert problems(realm) == []
    assert len({mark.detail for mark in realm.landmarks if mark.kind == "sanctum"}) == 60
    assert len(realm.landmarks) == 360


def test_the_same_seed_gives_the_same_bytes_whatever_the_hash_seed():
    code = (
        "from realmgen.service.realms import draw_realm; from realmgen.games.bastionland.model import Options as O;"
        "from realmgen.games.bastionland.codec import realm_json; from realmgen.kit.record import to_json;"
        "print([to_json(realm_json(draw_realm(O(coast=c), '4711'))) for c in ('landlocked', 'islands')])"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(runs) == 1


def test_realms_of_record():
    """Digests of whole Realms; a change of the generator or its tables changes them, by intent only.

    Write them anew with REALMGEN_GOLDEN=1.
    """
    asked = [{"coast": coast, "width": 12, "height": 12, "layout": "flat"} for coast in COASTS]
    asked += [{"coast": coast, "width": 17, "height": 9, "layout": "pointy"} for coast in COASTS]
    asked += [{"coast": "landlocked", "width": 60, "height": 60, "layout": "flat"}]
    found = [{**options, "digest": digest(made("of record", **options))} for options in asked]
    if os.environ.get("REALMGEN_GOLDEN"):
        GOLDEN.write_text("\n".join(["[", ",\n".join(json.dumps(one) for one in found), "]", ""]))
    assert found == json.loads(GOLDEN.read_text())


def test_steps_have_dice_of_their_own():
    usual, bare = made(), made(barriers=0, landmarks=0)
    assert (bare.terrain, bare.rivers, bare.holdings, bare.myths) == (
        usual.terrain,
        usual.rivers,
        usual.holdings,
        usual.myths,
    )
    assert made(myths=0).landmarks != usual.landmarks
    assert made(myths=0).holdings == usual.holdings


def test_another_seed_gives_another_realm():
    assert len({digest(realm) for realm in TYPICAL}) == len(TYPICAL)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"width": 0}, "width 0 is not possible: choose 3 to 99"),
        ({"height": 100}, "height 100 is not possible: choose 3 to 99"),
        ({"coast": "swamp"}, "coast 'swamp' is unknown: choose landlocked, coastal or islands"),
        ({"layout": "round"}, "layout 'round' is unknown"),
        ({"holdings": -1}, "holdings -1 is not possible: choose 0 to 99"),
        ({"myths": -2}, "myths -2"),
        ({"landmarks": 1000}, "landmarks 1000"),
        ({"barriers": -1}, "barriers -1"),
        ({"lakes": -1}, "lakes -1"),
        ({"rivers": 10}, "rivers 10 is not possible: choose 0 to 9"),
        ({"holding_gap": 0}, "holding gap 0 is not possible: choose 1 to 99"),
        ({"myth_gap": -3}, "myth gap -3"),
        ({"weights": {"jungle": 1}}, "terrain 'jungle' cannot be weighted: choose among marsh"),
        ({"weights": {"sea": 1}}, "terrain 'sea' cannot be weighted"),
        ({"weights": {"bog": -1}}, "weight -1 of bog is not possible"),
        ({"weights": {"bog": float("nan")}}, "weight nan of bog"),
        ({"weights": dict.fromkeys(LAND, 0)}, "all terrain weights are 0"),
    ],
)
def test_each_wrong_option_is_one_clear_line(options, words):
    (fault,) = option_faults(Options(**options))
    assert words in fault
    with pytest.raises(Unreadable) as error:
        made(**options)
    assert error.value.faults == (fault,)


def test_all_wrong_options_are_listed():
    assert len(option_faults(Options(0, 100, coast="none", myths=-1))) == 4
    assert option_faults(Options()) == []


def test_a_realm_from_the_command_line_brings_nothing_heavy_with_it():
    code = (
        "import sys; from realmgen.service.realms import draw_realm;"
        "from realmgen.games.bastionland.model import Options as O; draw_realm(O(), '4711');"
        "print(sorted({'numpy', 'shapely', 'sqlmodel', 'pydantic', 'streamlit', 'matplotlib'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"[]"
