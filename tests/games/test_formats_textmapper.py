from collections import Counter
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from realm_strategies import realms, states

from realmgen.errors import NotAllowed, Unreadable
from realmgen.games.bastionland.codec import dump_state, load_state
from realmgen.games.bastionland.formats import textmapper
from realmgen.games.bastionland.formats.common import one_line
from realmgen.games.bastionland.formats.textmapper import words
from realmgen.games.bastionland.formats.textmapper.words import Meaning
from realmgen.games.bastionland.model import BARRIER_KINDS, TERRAIN, Barrier, Lake, River, State
from realmgen.kit.hex import Grid, centre

ALPINE = (Path(__file__).parents[1] / "golden" / "alpine_12x12.txt").read_text(encoding="utf-8")
SQUARE = "".join(f"{x:02d}{y:02d} light-grey grass\n" for x in range(1, 4) for y in range(1, 4))


def said(text):
    """The words of every line, whatever their order."""
    return sorted(tuple(sorted(line.split())) for line in text.splitlines() if line.strip())


@pytest.fixture(scope="module")
def alpine():
    return textmapper.read(ALPINE, "Alpine").state


def lines(text):
    return {line[:4]: line[5:] for line in text.splitlines() if line[:4].isdigit() and line[4:5] == " "}


# --- a map that another program wrote -------------------------------------------------------------------------


def test_every_word_of_every_line_of_a_foreign_map_is_written_back(alpine):
    written = textmapper.write(alpine)
    assert written.startswith("# Realm: Alpine\n# Size: 12 x 12\n# Options: {")
    assert said("\n".join(written.splitlines()[3:])) == said(ALPINE)


def test_reading_what_was_written_gives_the_same_state(alpine):
    assert textmapper.read(textmapper.write(alpine)).state == alpine


def test_an_imported_map_survives_being_stored(alpine):
    assert load_state(dump_state(alpine)) == alpine


def test_a_foreign_map_becomes_a_realm_of_the_same_land(alpine):
    realm = alpine.realm
    terrain = dict(zip(map(realm.grid.label, range(144)), realm.terrain, strict=True))
    assert (realm.grid.width, realm.grid.height, realm.options.coast) == (12, 12, "landlocked")
    told = {"0101": "glade", "0102": "hills", "0104": "marsh", "0105": "forest", "0109": "crag", "0110": "peak"}
    told |= {"0307": "lake", "0404": "plain", "0611": "heath", "0911": "bog"}
    assert {at: terrain[at] for at in told} == told
    assert [(h.at, h.kind, h.seat) for h in realm.holdings] == [("0207", "town", True)]
    assert {lake.hexes for lake in realm.lakes} == {("0307",), ("0707",), ("1002",)}


def test_MB_245_areas_of_a_foreign_map_are_clusters(alpine):
    realm = alpine.realm
    for number in set(realm.area):
        cells = [cell for cell in range(144) if realm.area[cell] == number]
        assert len(cells) <= 12
        assert len({realm.terrain[cell] for cell in cells}) == 1


def test_MB_246_a_cliff_is_one_edge_whichever_side_tells_of_it(alpine):
    between = {barrier.between for barrier in alpine.realm.barriers}
    assert ("0102", "0101") not in between
    assert ("0101", "0102") in between  # 0102 cliff1 looks north
    assert ("0108", "0207") in between  # 0108 cliff2 looks north-east
    assert ("0108", "0208") not in between
    assert ("0201", "0101") not in between  # 0201 cliff0 lies between 0101 and 0201
    assert ("0101", "0201") in between


def test_rivers_of_a_foreign_map_run_over_land_and_end_where_they_meet(alpine):
    realm, wet = alpine.realm, set()
    water = {at for lake in realm.lakes for at in lake.hexes}
    for river in realm.rivers:
        cells = list(map(realm.grid.find, river.path))
        assert all(realm.grid.direction(a, b) is not None for a, b in pairwise(cells))
        assert not water & set(river.path[:-1])
    for river in sorted(realm.rivers, key=lambda r: -len(r.path)):
        assert not wet & set(river.path[:-1])
        wet |= set(river.path)


# --- editing what was imported --------------------------------------------------------------------------------


def test_painting_an_imported_hex_replaces_its_ground_and_keeps_the_rest(alpine):
    grid = alpine.realm.grid
    terrain = list(alpine.realm.terrain)
    terrain[grid.find("0103")] = "bog"
    now = replace(alpine, realm=replace(alpine.realm, terrain=tuple(terrain)))
    assert lines(textmapper.write(now))["0103"] == "dark-grey swamp thorp"


def test_a_removed_holding_loses_its_icon_only(alpine):
    now = replace(alpine, realm=replace(alpine.realm, holdings=()))
    assert lines(textmapper.write(now))["0207"] == "light-soil port"


def test_a_toggled_barrier_is_written_and_unwritten(alpine):
    realm = alpine.realm
    left = tuple(b for b in realm.barriers if b.between != ("0101", "0102"))
    now = replace(alpine, realm=replace(realm, barriers=(*left, Barrier(("0604", "0605"), "rapids"))))
    text = lines(textmapper.write(now))
    assert text["0102"] == "light-grey forest-hill"
    assert text["0604"] == "light-grey mountain dry cliff4 rapids4"


def test_a_river_erased_or_renamed_does_not_come_back(alpine):
    realm = alpine.realm
    longest = max(realm.rivers, key=lambda river: len(river.path))
    gone = tuple(river for river in realm.rivers if river is not longest)
    text = textmapper.write(replace(alpine, realm=replace(realm, rivers=gone)))
    assert longest.path not in {r.path for r in textmapper.read(text).state.realm.rivers}
    named = tuple(replace(r, name="Wend") if r is longest else r for r in realm.rivers)
    text = textmapper.write(replace(alpine, realm=replace(realm, rivers=named)))
    assert "Wend" in {r.name for r in textmapper.read(text).state.realm.rivers}


def test_an_imported_holding_that_was_renamed_changes_its_label():
    state = textmapper.read(SQUARE.replace("0202 light-grey grass", '0202 green trees castle "Old" port')).state
    holding = replace(state.realm.holdings[0], name="New")
    text = textmapper.write(replace(state, realm=replace(state.realm, holdings=(holding,))))
    assert lines(text)["0202"] == 'green trees castle port "New"'


# --- our own Realms --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", TERRAIN)
@pytest.mark.parametrize("feature", [None, ("holding", "castle"), ("landmark", "sanctum"), ("myth", "4")])
def test_the_words_of_a_terrain_read_back(terrain, feature):
    meant = Meaning(terrain, feature, "A <b>\"fine\" & 'odd'</b> “name”", edges={2: "ravine", 5: "cliff"})
    told = [*words.terrain_words(meant), *words.feature_words(meant), *words.edge_words(meant.edges)]
    assert words.meaning(words.parts(" ".join([*told, words.quoted(meant.label)]))) == meant


@pytest.mark.parametrize("kind", BARRIER_KINDS)
@pytest.mark.parametrize("way", range(6))
def test_MB_246_every_barrier_is_drawn_on_its_own_edge(realm, kind, way):
    """`cliffN` marks the edge towards NW, N, NE, SE, S, SW, as the centres of the two hexes lie on paper."""
    grid = realm.grid
    other = grid.neighbours[grid.find("0303")][way]
    (x, y), (to_x, to_y) = (centre(grid.hex(c), "flat") for c in (grid.find("0303"), other))
    angle = {0: (-1, -1), 1: (0, -1), 2: (1, -1), 3: (1, 1), 4: (0, 1), 5: (-1, 1)}[way]
    assert (round((to_x - x) / 1.5), (to_y - y > 0) - (to_y - y < 0)) == angle
    between = tuple(sorted(("0303", grid.label(other))))
    text = textmapper.write(State(replace(realm, barriers=(Barrier(between, kind),))))
    assert f"cliff{way}" in text.split() or f"cliff{(way + 3) % 6}" in text.split()
    assert textmapper.read(text).state.realm.barriers == (Barrier(between, kind),)


def test_our_own_realm_comes_back_whole(realm):
    notes = {"0204": 'two\nlines and a "quote"', "0101": "x"}
    back = textmapper.read(textmapper.write(State(realm, notes)))
    assert back.warnings == ()
    assert (back.state.words, back.state.notes) == ({}, notes)
    for part in ("name", "seed", "options", "terrain", "lakes", "rivers", "barriers", "left_out"):
        assert getattr(back.state.realm, part) == getattr(realm, part), part
    for part in ("holdings", "myths", "landmarks"):
        assert set(getattr(back.state.realm, part)) == set(getattr(realm, part)), part
    assert {r.name for r in back.state.realm.regions} == {r.name for r in realm.regions}


def test_the_seat_comes_first_and_myths_in_their_order(realm):
    turned = replace(realm, holdings=realm.holdings[::-1], myths=realm.myths[::-1])
    back = textmapper.read(textmapper.write(State(turned))).state.realm
    assert [holding.seat for holding in back.holdings] == [True, False, False, False]
    assert [myth.number for myth in back.myths] == [1, 2, 3]


def test_a_remark_about_nothing_is_kept_as_a_comment():
    lines = '# 0101 ruler "Nobody"\n# 0909 note "off the map"\n# 0101 note "\n# 0102 note "here"\n'
    draft = textmapper.read(SQUARE + lines)
    assert draft.state.notes == {"0102": "here"}
    assert set(lines.splitlines()) <= set(textmapper.write(draft.state).splitlines())


@given(realms())
def test_any_realm_comes_back_with_its_land_edges_and_things(realm):
    state = State(replace(realm, options=replace(realm.options, layout="flat"), rivers=(), barriers=()))
    back = textmapper.read(textmapper.write(state)).state.realm
    assert back.terrain == realm.terrain
    for part in ("holdings", "myths", "landmarks"):
        want = {(t.at, one_line(t.name)) for t in getattr(realm, part)}
        assert {(t.at, t.name) for t in getattr(back, part)} == want
    assert {h.at for h in back.holdings if h.seat} == {h.at for h in realm.holdings if h.seat}
    assert {h.at for h in back.holdings if h.hidden} == {h.at for h in realm.holdings if h.hidden}


@given(states())
def test_any_words_can_be_written(state):
    realm = replace(state.realm, options=replace(state.realm.options, layout="flat"), barriers=(), rivers=())
    text = textmapper.write(replace(state, realm=realm))
    assert text.endswith("include gnomeyland.txt\n")


def test_a_river_runs_over_the_rim_but_not_out_of_a_mountain(realm):
    river = River("Cold Water", ("0101", "0201", "0301"))
    text = textmapper.write(State(replace(realm, rivers=(river,))))
    assert '0101-0201-0301-0400 river "Cold Water"' in text
    assert textmapper.read(text).state.realm.rivers == (river,)


def test_a_lake_without_a_name_stays_without(realm):
    nameless = replace(realm, lakes=(Lake("", ("0404", "0504")),))
    assert textmapper.read(textmapper.write(State(nameless))).state.realm.lakes == nameless.lakes


def test_pointy_hexes_are_refused_with_the_reason(realm):
    pointy = replace(realm, options=replace(realm.options, layout="pointy"))
    with pytest.raises(NotAllowed, match="flat-topped"):
        textmapper.write(State(pointy))


def test_MB_243_players_text_holds_nothing_hidden(state):
    state = replace(state, words={"0301": "green forest gallows", "0101": "white mountains\n# under the hill"})
    assert all(word in textmapper.write(state) for word in ("gallows", "# under the hill"))
    text = textmapper.write(state, audience="players", code="c0ffee00")
    realm = state.realm
    for word in (
        "Dunhallow",
        "Nobody",
        "hidden",
        realm.seed,
        "gallows",
        "under the hill",
        "cliff",
        "myth",
        "monument",
        "ask the smoker",
    ):
        assert word not in text
    for thing in (*realm.myths, *realm.landmarks):
        assert thing.name not in text
    assert "c0ffee00" in text
    assert "Amberwick" in text
    assert textmapper.write(State(realm)) != text


# --- common variations and faults -------------------------------------------------------------------------------


def test_a_map_may_be_sparse_and_is_filled():
    draft = textmapper.read("0101 water\n0303 green forest\n")
    assert draft.state.realm.terrain.count("plain") == 7
    assert any("7 hexes are not in the text" in line for line in draft.warnings)
    assert textmapper.read("0101 ocean\n0303 green").state.realm.terrain.count("sea") == 8


def test_dotted_hexes_sizes_tags_and_curly_quotes_are_read():
    text = SQUARE.replace("0202 light-grey grass", '2.2 green forest name="Deep Wood" 30 other="x"')
    state = textmapper.read(text.replace("0101 light-grey grass", "0101 dust castle “Far Keep”")).state
    assert state.realm.regions[0].name == "Deep Wood"
    assert state.realm.holdings[0].name == "Far Keep"
    assert 'name="Deep Wood" 30' in textmapper.write(state)


def test_lines_that_skip_hexes_are_filled_and_lines_off_the_map_cut():
    state = textmapper.read(SQUARE + '0001-0301 river "Long"\n').state
    assert state.realm.rivers == (River("Long", ("0101", "0201", "0301")),)
    assert '0001-0301 river "Long"' in textmapper.write(state)


def test_statements_that_are_not_understood_are_kept_and_named():
    strange = "what is this\n# a comment\n010105 empty\nthing attributes fill=red\ninclude other.txt\n"
    draft = textmapper.read(SQUARE + strange)
    assert [w for w in draft.warnings if "line 10" in w]
    assert [w for w in draft.warnings if "line 12" in w]
    written = textmapper.write(draft.state)
    for line in strange.splitlines():
        assert line in written.splitlines()


def test_long_texts_are_spread_over_several_entries():
    many = "".join(f"# {n} {'x' * 300}\n" for n in range(60))
    state = textmapper.read(SQUARE + many).state
    assert load_state(dump_state(state)) == state
    assert all(line in textmapper.write(state).splitlines() for line in many.splitlines())


def test_every_fault_is_listed_with_its_line():
    text = SQUARE + "0101 forest\n0000 forest\n0012 water\n"
    with pytest.raises(Unreadable) as caught:
        textmapper.read(text)
    assert caught.value.faults == (
        "line 10: hex 0101 was already given in line 1",
        "line 11: hex 0000 is off the map, whose columns and rows run from 01 to 99",
        "line 12: hex 0012 is off the map, whose columns and rows run from 01 to 99",
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "no line begins with a hex"),
        ("hello\nworld", "no line begins with a hex"),
        ("0101 forest\n0102 forest", "at least 3 each way"),
        ("# Realm: X\n# Size: 3 x 3\n0404 forest", "off the map of 3 x 3"),
        ("# Realm: X\n# Size: huge\n0404 forest", "cannot be read"),
        ("# Realm: X\n# Options: {\n0101 bog\n0303 bog", "options '{' cannot be read"),
        ('# Realm: X\n# Options: {"coast": "wet"}\n0101 bog\n0303 bog', 'options.coast: "wet" is not a coast'),
        ("0101 castle seat\n0303 tower seat", "line 2: the Seat of Power already stands in 0101"),
        ("0101 myth1\n0303 myth1", "line 2: Myth 1 already stands in 0101"),
        ("0101 x\n" * 400_000, "characters"),
    ],
)
def test_what_is_no_map_is_refused(text, fault):
    with pytest.raises(Unreadable, match=fault):
        textmapper.read(text)


def test_a_hex_with_two_things_keeps_the_second_as_a_word():
    state = textmapper.read(SQUARE.replace("0202 light-grey grass", "0202 green trees tower shrine")).state
    assert [h.kind for h in state.realm.holdings] == ["tower"]
    assert state.realm.landmarks == ()
    assert lines(textmapper.write(state))["0202"] == "green trees tower shrine"


def test_the_grandest_holding_becomes_the_seat_when_none_is_marked():
    text = SQUARE.replace("0101 light-grey grass", "0101 dust tower").replace(
        "0303 light-grey grass", "0303 green castle"
    )
    draft = textmapper.read(text)
    assert [(h.at, h.seat) for h in draft.state.realm.holdings] == [("0303", True), ("0101", False)]
    assert "Castle 0303" in draft.warnings[0]
    assert lines(textmapper.write(draft.state))["0303"] == "green castle"


def test_words_fit_any_grid():
    assert Grid(99, 99).label(9800) == "9999"
    big = "".join(f"{x:02d}99 ocean\n99{x:02d} ocean\n" for x in range(1, 99)) + '9999 ocean\n9898-9999 river "Out"\n'
    state = textmapper.read(big).state
    assert (state.realm.grid.width, state.realm.grid.height) == (99, 99)


# --- any map at all ---------------------------------------------------------------------------------------------

VOCABULARY = ["white", "green", "light-grey", "water", "ocean", "dust", "forest", "mountain", "hill", "swamp", "grass"]
VOCABULARY += ["castle", "keep", "tower", "large-town", "thorp", "shrine", "ruin", "seat", "hidden"]
VOCABULARY += [
    "cliff0",
    "cliff2",
    "cliff3",
    "cliff5",
    "ravine3",
    "wall1",
    "land-bog",
    "what",
    "name=x",
    '"A b"',
    "zone",
]
VOCABULARY += ['"<&>" 30', "“Odd”", 'name="T"', "é", "#", "0101", "river"]
LINES = ["0101-0303 river", '0102-0103-0203 river "Wend"', "0000-0101 river", "0201-0204 trail", "0101-0000-0201 river"]
LINES += ["# words", "include gnomeyland.txt", "include x.txt", "nonsense here", '# 0101 note "n"', "010101 forest"]

hex_words = st.lists(st.sampled_from(VOCABULARY), min_size=1, max_size=6)
maps = st.tuples(st.lists(hex_words, min_size=9, max_size=9), st.lists(st.sampled_from(LINES), max_size=5, unique=True))


@settings(max_examples=300)
@given(maps)
def test_whatever_a_map_says_is_written_back_and_read_again_alike(drawn):
    hexes, others = drawn
    labels = [f"{x:02d}{y:02d}" for x in range(1, 4) for y in range(1, 4)]
    told = [" ".join([at, *ws]) for at, ws in zip(labels, hexes, strict=True)]
    assume(sum("seat" in ws for ws in hexes) < 2)
    state = textmapper.read("\n".join(told + others)).state
    text = textmapper.write(state)
    for at, line in lines("\n".join(told)).items():
        assert not Counter(line.split()) - Counter(lines(text)[at].split()), at
    assert set(others) <= set(text.splitlines())
    again = textmapper.read(text).state
    assert again.realm == state.realm
    assert again.notes == state.notes
    assert textmapper.read(textmapper.write(again)).state == again
    assert load_state(dump_state(state)) == state


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text):
    with suppress(Unreadable):
        textmapper.read("0101 forest\n0303 forest\n" + text)
    with suppress(Unreadable):
        textmapper.read(text)


# --- texts that want to break it ------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["[" * 200_000, "9" * 5000, "NaN", '{"weights":{"bog":1' + "0" * 400 + "}}", "{"])
def test_options_in_the_head_that_are_none_are_named(options):
    with pytest.raises(Unreadable, match="options"):
        textmapper.read(f"# Realm: A\n# Options: {options}\n{SQUARE}")


def test_more_comments_than_a_small_map_has_room_for_are_named_not_lost_in_silence():
    draft = textmapper.read(SQUARE + "".join(f"# {n} {'x' * 3900}\n" for n in range(12)))
    kept = [line for line in textmapper.write(draft.state).splitlines() if line.endswith("x" * 3900)]
    assert len(kept) == 9
    assert [line[:38] for line in draft.warnings if "room" in line] == ["a line finds no more room to be kept: "] * 3


def test_a_long_seed_and_a_hundredth_myth_come_back(realm):
    seed = "s" * 150
    myths = (replace(realm.myths[0], number=100), *realm.myths[1:])
    state = State(replace(realm, seed=seed, myths=myths))
    back = textmapper.read(textmapper.write(state)).state.realm
    assert (back.seed, {m.number for m in back.myths}) == (seed, {m.number for m in myths})


def test_what_is_met_and_what_is_told_of_a_holding_come_back(realm):
    homes = tuple(replace(home, detail=f"Hall {home.at}.") for home in realm.holdings)
    marks = tuple(replace(mark, prompt=f"A door in {mark.at}.") for mark in realm.landmarks)
    told = replace(realm, holdings=homes, landmarks=marks)
    again = textmapper.read(textmapper.write(State(told))).state.realm
    assert {home.detail for home in again.holdings} == {home.detail for home in homes}
    assert {mark.prompt for mark in again.landmarks} == {mark.prompt for mark in marks}
