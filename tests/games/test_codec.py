"""The Realm as JSON: exact keys, lossless both ways, every fault named, nothing hidden in the players' form."""

import json
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace

import pytest
from hypothesis import given, settings
from realm_strategies import realms, states

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import SCHEMA, dump_state, from_text, load_state, read_realm, realm_json
from realmgen.games.bastionland.commands import parse
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.view import redact
from realmgen.kit.record import to_json

FIRST_KEYS = ["schema", "name", "seed", "options", "layout", "width", "height", "hexes", "lakes", "rivers"]
FIRST_KEYS += ["barriers", "holdings", "myths", "landmarks"]
SECRET = {"seed", "options", "myths", "landmarks", "barriers", "left_out", "generator"}


@settings(max_examples=60, deadline=None)
@given(realms())
def test_a_realm_reads_back_through_its_text(realm):
    assert read_realm(json.loads(to_json(realm_json(realm)))) == realm


@settings(max_examples=40, deadline=None)
@given(states())
def test_a_state_reads_back_through_its_text(state):
    assert load_state(json.loads(to_json(dump_state(state)))) == state


@settings(max_examples=40, deadline=None)
@given(states())
def test_the_players_form_reads_back_as_what_they_see(state):
    form = realm_json(redact(state).realm, audience="players", code="abc")
    assert read_realm(json.loads(to_json(form))) == redact(state).realm


def test_the_empty_state_reads_back():
    assert load_state(json.loads(to_json(dump_state(State())))) == State()


def test_keys_come_in_their_order(realm):
    assert list(realm_json(realm))[: len(FIRST_KEYS)] == FIRST_KEYS
    assert realm_json(realm)["schema"] == SCHEMA


def test_hexes_come_in_label_order_with_terrain_and_area(realm):
    hexes = realm_json(realm)["hexes"]
    assert [row["at"] for row in hexes] == sorted(row["at"] for row in hexes)
    assert hexes[0] == {"at": "0101", "terrain": "peak", "area": 1}
    assert len(hexes) == 30


def test_things_hold_what_the_format_says(realm):
    form = realm_json(realm)
    assert form["lakes"] == [{"name": "Mere of Lament", "hexes": ["0404", "0504"]}]
    assert form["barriers"][0] == {"between": ["0103", "0203"], "kind": "ravine"}
    assert form["holdings"][2] == {"at": "0105", "name": "Vigil", "kind": "tower", "seat": False}
    assert form["myths"][2] == {"number": 3, "at": "0305", "name": "The Drowned Bell"}
    assert form["landmarks"][0] == {"at": "0204", "kind": "dwelling", "name": "Eel House"}
    assert form["options"]["coast"] == "landlocked"


def test_MB_243_players_get_no_secret_key_and_no_hidden_holding(realm):
    form = realm_json(realm, audience="players", code="c0de")
    assert not SECRET & set(form)
    assert form["code"] == "c0de"
    assert [holding["name"] for holding in form["holdings"]] == ["Amberwick", "Lakenholt", "Vigil"]
    assert all(row["area"] >= 1 for row in form["hexes"])


def test_MB_243_no_hidden_word_in_any_byte_of_the_players_form(realm):
    text = to_json(realm_json(realm, audience="players", code="c0de"))
    hidden = [realm.seed, "Dunhallow", "Nobody Known", "hidden", "coast", "landlocked", "1 Myth"]
    hidden += [word for myth in realm.myths for word in (myth.name, myth.mark) if word]
    hidden += [word for mark in realm.landmarks for word in (mark.name, mark.detail) if word]
    assert not [word for word in hidden if word in text]


def test_text_is_one_line_and_keeps_letters_as_they_are():
    assert to_json({"b": "Ælfwick\n", "a": 1.5}) == '{"b":"Ælfwick\\n","a":1.5}'


def test_writing_needs_no_heavy_library():
    code = (
        "import sys; from realmgen.games.bastionland.codec import realm_json;"
        " print([m for m in ('pydantic', 'numpy', 'shapely', 'hypothesis') if m in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def _put(path, value):
    def spoil(form):
        *way, last = path
        for step in way:
            form = form[step]
        form[last] = value

    return spoil


def _drop(*path):
    def spoil(form):
        *way, last = path
        for step in way:
            form = form[step]
        del form[last]

    return spoil


SPOILT = [
    (_put(["schema"], "other/2"), 'schema: "other/2" is not a schema this version reads: one of realmgen-realm/1'),
    (_drop("name"), "name: is missing"),
    (_put(["name"], "  "), 'name: "  " is empty: give it a name'),
    (_put(["name"], 7), "name: 7 is not a text"),
    (_put(["seed"], None), "seed: null is not a text"),
    (_put(["width"], 2), "width: 2 is not a whole number from 3 to 99"),
    (_put(["height"], True), "height: true is not a whole number from 3 to 99"),
    (_put(["layout"], "round"), 'layout: "round" is not a layout: one of flat, pointy'),
    (_put(["options"], []), "options: a list is not an object"),
    (_put(["options", "coast"], "wet"), 'options.coast: "wet" is not a coast: one of landlocked, coastal, islands'),
    (_put(["options", "lakes"], -1), "options.lakes: -1 is not a whole number from 0 to"),
    (_put(["options", "weights"], {"mud": 1}), "options.weights.mud: is not a terrain"),
    (_put(["options", "weights"], {"bog": -1}), "options.weights.bog: -1 is not a number from 0"),
    (_put(["options", "weights"], {"bog": 10**400}), "options.weights.bog: 10000"),
    (_put(["options", "weights"], {"bog": 1e308}), "options.weights.bog: 1e+308 is not a number from 0 to 100"),
    (_put(["name"], "a\u2028b"), "has a character that cannot be printed: U+2028"),
    (_put(["hexes"], 5), "hexes: 5 is not a list"),
    (_put(["hexes", 3, "terrain"], "swmap"), 'hexes[3].terrain: "swmap" is not a terrain: one of marsh'),
    (_put(["hexes", 3, "area"], 0), "hexes[3].area: 0 is not a whole number from 1"),
    (_put(["hexes", 3, "area"], True), "hexes[3].area: true is not a whole number from 1"),
    (_put(["hexes", 3], "0104"), 'hexes[3]: "0104" is not an object'),
    (_put(["hexes", 3, "at"], "0103"), "hexes[3].at: 0103 was given before"),
    (_put(["hexes", 3, "at"], "0909"), "hexes[3].at: hex 0909 is off the map, which runs from 0101 to 0605"),
    (_put(["hexes", 3, "at"], "1-4"), "hexes[3].at: hex '1-4' is not a label"),
    (_drop("hexes", 3), "hexes: 0104 is missing"),
    (_put(["lakes", 0, "hexes", 0], "0606"), "lakes[0].hexes[0]: hex 0606 is off the map"),
    (_put(["lakes", 0, "hexes"], []), "lakes[0].hexes: has 0 of at least 1 hexes"),
    (_put(["rivers", 0, "path", 1], "0301"), "rivers[0].path: 0101 and 0301 are not neighbours"),
    (_put(["rivers", 0, "path", 5], "0402"), "rivers[0].path[5]: 0402 was given before"),
    (_put(["rivers", 0, "path", 5], {}), "rivers[0].path[5]: "),
    (_put(["barriers", 0, "between"], ["0101"]), "barriers[0].between: has 1 of at least 2 hexes"),
    (_put(["barriers", 0, "between"], []), "barriers[0].between: has 0 of at least 2 hexes"),
    (_put(["barriers", 0, "between"], ["0101", "0103"]), "barriers[0].between: 0101 and 0103 are not neighbours"),
    (_put(["barriers", 0, "between"], ["0101", "0102", "0103"]), "barriers[0].between: has 3 hexes of 2"),
    (_put(["barriers", 0, "between"], ["0501", "0401"]), "barrier between 0401 and 0501 was given before"),
    (_put(["barriers", 0, "kind"], "hedge"), 'barriers[0].kind: "hedge" is not a kind of barrier: one of cliff'),
    (_put(["holdings", 0, "seat"], False), "holdings: there are 0 Seats of Power (none): one it is"),
    (_put(["holdings", 1, "seat"], True), "holdings: there are 2 Seats of Power (0303, 0601): one it is"),
    (_put(["holdings", 1, "seat"], 1), "holdings[1].seat: 1 is neither true nor false"),
    (_put(["holdings", 1, "kind"], "ruin"), 'holdings[1].kind: "ruin" is not a kind of holding: one of castle'),
    (_put(["holdings", 1, "at"], "0303"), "hex 0303: 2 things stand there: a hex holds at most one"),
    (_put(["myths", 0, "at"], "0303"), "hex 0303: 2 things stand there: a hex holds at most one"),
    (_put(["myths", 0, "number"], 2), "myths: number 2 was given to 2 Myths"),
    (_put(["myths", 0, "name"], "a\x07"), "myths[0].name: "),
    (_put(["landmarks", 0, "detail"], 3), "landmarks[0].detail: 3 is not a text"),
    (_put(["left_out"], [3]), "left_out[0]: is not a text"),
    (_drop("myths"), "myths: is missing"),
    (_drop("landmarks"), "landmarks: is missing"),
    (_put(["regions", 0, "hexes", 0], 101), "regions[0].hexes[0]: "),
]


@pytest.mark.parametrize(("spoil", "fault"), SPOILT, ids=[fault[:60] for _, fault in SPOILT])
def test_each_fault_is_named_with_its_path(realm, spoil, fault):
    form = deepcopy(realm_json(realm))
    spoil(form)
    with pytest.raises(Unreadable) as caught:
        read_realm(form)
    assert fault in str(caught.value)


def test_all_faults_are_listed_at_once(realm):
    form = realm_json(realm)
    form["hexes"][3]["terrain"] = "swmap"
    form["hexes"][7]["area"] = -1
    form["barriers"][1]["kind"] = "hedge"
    form["myths"][0]["at"] = "9901"
    with pytest.raises(Unreadable) as caught:
        read_realm(form)
    assert [fault.split(":")[0] for fault in caught.value.faults] == [
        "hexes[3].terrain",
        "hexes[7].area",
        "barriers[1].kind",
        "myths[0].at",
    ]


@pytest.mark.parametrize("foreign", [None, 3, "x", [], {}, {"schema": SCHEMA}, {"code": 1}])
def test_a_foreign_object_is_refused_without_a_traceback(foreign):
    with pytest.raises(Unreadable):
        read_realm(foreign)
    with pytest.raises(Unreadable):
        load_state(foreign)


def test_a_stored_state_names_its_faults(state):
    stored = dump_state(state)
    stored["notes"] = {"0999": "x", "0101": 3}
    stored["omens"] = {"one": 1, "2": 7, "9" * 5000: 1}
    stored["realm"]["hexes"][0]["area"] = "1"
    with pytest.raises(Unreadable) as caught:
        load_state(stored)
    assert {fault.split(":")[0] for fault in caught.value.faults} == {
        "realm.hexes[0].area",
        "notes.0999",
        "notes.0101",
        "omens.one",
        "omens.2",
        f"omens.{'9' * 5000}",
    }


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"a":\n 1,}', "line 2, column"),
        ("[" * 200_000, "nested too deeply"),
        ("NaN", "NaN is no number"),
        ("9" * 5000, ""),
        ("", "line 1, column 1"),
    ],
    ids=["trailing comma", "nested", "NaN", "huge", "empty"],
)
def test_text_that_is_no_json_is_refused(text, reason):
    with pytest.raises(Unreadable) as caught:
        from_text(text)
    assert reason in str(caught.value)


@given(realms())
@settings(max_examples=5)
def test_a_name_that_an_older_campaign_holds_still_opens(realm):
    state = State(replace(realm, name="Far\u202eweald"))
    assert load_state(dump_state(state)) == state
    assert parse(f'rename realm "{state.realm.name}"').name == state.realm.name
