"""Our tables as a package of Datasworn, and back."""

import json
import re
from dataclasses import replace
from types import SimpleNamespace

import pytest

from realmgen.games.ironsworn.datasworn import read_package, written
from realmgen.service.datasworn import look_at, our_package
from realmgen.service.worlds.lore import library

KEY = re.compile(r"[a-z][a-z_]*")
IDS = re.compile(
    r"(oracle_rollable|npc|atlas_entry):realmgen/[a-z_]+/[a-z_]+"
    r"|(oracle|npc|atlas)_collection:realmgen/[a-z_]+"
    r"|oracle_rollable\.row:realmgen/[a-z_]+/[a-z_]+\.\d+"
    r"|npc\.variant:realmgen/[a-z_]+/[a-z_]+\.[a-z_]+"
    r"|truth:realmgen/[a-z_]+|truth\.option:realmgen/[a-z_]+\.\d+|realmgen"
)


@pytest.fixture(scope="module")
def ours():
    return written(library())


@pytest.fixture(scope="module")
def back(ours):
    return read_package(json.loads(json.dumps(ours)))


def end(id):
    return re.split("[/:]", id)[-1] if ":" in id else re.sub(r"[^a-z]+", "_", id)


def walk(value):
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from walk(item)
    elif isinstance(value, list):
        for item in value:
            yield from walk(item)


def named(row):
    """A row whose oracles are known by the ends of their ids."""
    return row._replace(then=tuple(then._replace(oracle=end(then.oracle)) for then in row.then))


def test_nothing_is_odd_in_it(back):
    assert back.remarks == ("realmgen: builds upon classic: not looked into here",)
    assert back.dangling == ()
    counts = {"oracle": len(library().oracles), "truth": 11, "foe": 29, "region": 9}
    assert back.counts == counts


def test_our_oracles_come_back(back):
    theirs = {end(key): oracle for key, oracle in back.oracles.items()}
    for key, ours in library().oracles.items():
        found = theirs[end(key)]
        assert tuple(map(named, found.rows)) == tuple(map(named, ours.rows))
        assert (found.title, found.die, found.group, found.ask, found.match) == (
            ours.title, ours.die, ours.group, ours.ask, ours.match
        )  # fmt: skip
        assert found.credit == ours.credit


def test_our_truths_come_back(back):
    for key, ours in library().truths.items():
        found = back.truths[f"truth:realmgen/{end(key)}"]
        assert replace(found, key=key, pack="") == ours
        assert found.credit == ours.credit


def test_our_foes_come_back(back):
    theirs = {foe.name: foe for foe in back.foes.values()}
    for key, ours in library().foes.items():
        assert replace(theirs[ours.name], key=key, pack="") == ours
        assert theirs[ours.name].credit == ours.credit


def test_our_regions_come_back(back):
    theirs = {region.number: region for region in back.regions.values()}
    assert [theirs[ours.number] for ours in library().regions] == list(library().regions)


def test_every_id_and_key_fits_the_schema(ours):
    for thing in walk(ours):
        assert IDS.fullmatch(thing.get("_id", "realmgen"))
        for section in ("contents", "collections", "variants"):
            assert all(KEY.fullmatch(key) for key in thing.get(section, ()))


def test_everything_says_whose_words_it_is(ours):
    wanted = {"title", "authors", "date", "license", "url"}
    for thing in walk(ours):
        if thing.get("type") in ("oracle_rollable", "oracle_collection", "npc", "atlas_entry", "truth"):
            assert set(thing["_source"]) == wanted
            assert thing["_source"]["license"] == "https://creativecommons.org/licenses/by-nc-sa/4.0"
            assert thing["_source"]["authors"]
    assert [author["name"] for author in ours["authors"]] == ["Shawn Tomkin", "the realmgen project"]


def test_the_file_is_the_same_each_time_and_is_known_again():
    file = our_package()
    assert file.data == our_package().data
    (report,) = look_at(file.data)
    assert (report.id, report.version, report.expands) == ("realmgen", "0.1.0", "classic")
    assert {credit.words.rpartition(", ")[2] for credit in report.credits} == {"CC BY-NC-SA 4.0"}


def test_what_packs_add_is_not_ours_to_give(ours):
    house = library()
    more = {**house.oracles, "x": replace(house.oracles["action"], id="x", pack="other")}
    assert written(SimpleNamespace(oracles=more, truths=house.truths, foes=house.foes, regions=house.regions)) == ours


def test_what_others_do_not_know_of_is_close_to_what_they_do(ours):
    """A plot twist that comes up twice is more dramatic; elsewhere that is worse."""
    rolls = [roll for thing in walk(ours) for roll in thing.get("oracle_rolls", ())]
    dramatic = [roll for roll in rolls if roll.get("_realmgen")]
    assert {roll["duplicates"] for roll in dramatic} == {"make_it_worse"}
    assert len(dramatic) == 1
