"""Our own content: as much of it as there should be, sound, and nothing said twice."""

from itertools import combinations, product

import content_checks
import pytest

from realmgen.content import data_dir, load
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.lore.model import SIGHTINGS
from realmgen.games.bastionland.model import LANDMARK_KINDS
from realmgen.service.checking import check_path

LIBRARY = Library(load("bastionland"))
SPARKS = (
    "land sky weather-spring weather-harvest weather-winter holding dwelling sanctum monument hazard curse ruin person"
    " drama quest treasure beast battlefield feast season-spring season-harvest season-winter name-realm name-holding"
    " name-river name-lake name-person"
)
TABLES = {"wicked", "manners", "petitioners", "crises", "tournaments", "rumours"}


@pytest.fixture(scope="module")
def tales():
    return [LIBRARY.tale(one) for one in LIBRARY.tale_ids]


@pytest.fixture(scope="module")
def callings():
    return [LIBRARY.calling(one) for one in LIBRARY.calling_ids]


def test_all_that_came_along_is_sound():
    counts = check_path(data_dir() / "bastionland")
    assert (counts["myths"], counts["knights"]) == (72, 72)
    assert counts["sparks"] >= len(SPARKS.split())
    assert counts[""] >= 40


def test_MB_M1_to_M3_there_is_a_myth_and_a_knight_for_each_result_of_two_dice(tales, callings):
    results = set(product(range(1, 7), range(1, 13)))
    assert {(tale.d6, tale.d12) for tale in tales} == results
    assert {(calling.d6, calling.d12) for calling in callings} == results


def test_names_stand_once(tales, callings):
    for names in ([t.name for t in tales], [c.name for c in callings], [c.seer.name for c in callings]):
        assert len({name.casefold() for name in names}) == 72


def test_MB_M4_every_kind_of_landmark_has_72_prompts(tales):
    for kind in LANDMARK_KINDS:
        assert len({tale.prompts[kind] for tale in tales}) == 72


def test_MB_M5_the_spark_tables_are_there():
    assert set(SPARKS.split()) <= set(LIBRARY.sparks)
    for spark in LIBRARY.sparks:
        assert all(column.die == 12 for column in LIBRARY.columns(spark))
        assert LIBRARY.spark_title(spark)


def test_MB_M7_and_M10_the_tables_are_there():
    assert {name.partition(".")[0] for name in LIBRARY.tables} >= TABLES


def test_no_two_myths_share_a_shape(tales):
    for one, other in combinations(tales, 2):
        assert sum(one.shape[part] == other.shape[part] for part in SIGHTINGS) < 3, (one.id, other.id)


def test_nothing_is_said_twice_built_on_one_last_or_out_of_voice():
    assert content_checks.faults() == []
