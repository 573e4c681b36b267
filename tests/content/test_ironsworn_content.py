"""Our words for truths, regions, foes and people: as long as they should be, nothing said twice, and in our voice."""

import re

import content_checks
import pytest
from ironland_samples import LORE

from realmgen.content import data_dir
from realmgen.service.checking import check_path

ROOT = data_dir() / "ironsworn"
OTHERS = ("oracles/", "quests")
"""What is not ours here: entries of oracles are short, and quests take up what these texts say."""
CATEGORIES = LORE.truths.values()
OPTIONS = [option for category in CATEGORIES for option in category.options]
IDEAS = [
    *(option.idea for option in OPTIONS),
    *(one.idea for one in LORE.regions),
    *(one.idea for one in LORE.foes.values()),
]
TABLES = {
    "people.doing": 36,
    "people.home-ties": 36,
    "people.person-ties": 40,
    "people.enemy-ties": 14,
    "people.help": 20,
    "settlements.traits": 36,
    "settlements.banners": 20,
    "setting.weather": 10,
}


def count(text):
    return len(text.split())


def texts():
    """Ours, those of one file compared with other files alone: what a foe is stands in its text and in its features."""
    found = [text for text in content_checks.read(ROOT) if not text.file.startswith(OTHERS)]
    return [text._replace(entry=text.file) if "/" in text.file else text for text in found]


def test_all_of_it_is_sound():
    counts = check_path(ROOT)
    assert (counts["truths"], counts["regions"], counts["foes"]) == (11, 9, 29)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.title)
def test_an_option_has_60_to_110_words_and_a_sentence_of_lore(option):
    assert 60 <= count(option.text) <= 110
    assert 6 <= count(option.lore) <= 30
    assert option.lore.endswith(".")
    assert count(option.title) <= 6


@pytest.mark.parametrize("region", LORE.regions, ids=lambda region: region.name)
def test_a_region_has_60_to_100_words(region):
    assert 60 <= count(region.text) <= 100
    assert len(region.styles) >= (1 if region.number == 9 else 3)


@pytest.mark.parametrize("foe", LORE.foes.values(), ids=lambda foe: foe.key)
def test_a_foe_has_50_to_90_words(foe):
    assert 50 <= count(foe.text) <= 90
    assert all(count(part) <= 14 for part in (*foe.features, *foe.drives, *foe.tactics))


def test_there_are_71_ideas_of_30_to_60_words_and_no_two_titles_alike():
    assert len(IDEAS) == 71
    assert [idea.title for idea in IDEAS if not 30 <= count(idea.text) <= 60] == []
    assert len({idea.title.casefold() for idea in IDEAS}) == 71
    assert all(idea.text.endswith((".", "?")) for idea in IDEAS)


def test_ideas_are_of_every_rank_and_most_are_within_reach():
    ranks = [idea.rank for idea in IDEAS]
    assert min(ranks.count(rank) for rank in ("dangerous", "formidable", "extreme", "epic")) >= 3
    assert ranks.count("dangerous") + ranks.count("formidable") > 50


@pytest.mark.parametrize(("table", "least"), TABLES.items())
def test_a_table_has_enough_entries_that_are_sentences(table, least):
    entries = LORE.words(table)
    assert len(entries) >= least
    if table != "settlements.banners":
        assert all(entry.endswith(".") for entry in entries)


@pytest.mark.parametrize(
    ("table", "blank"), [("home-ties", "{home}"), ("person-ties", "{other}"), ("enemy-ties", "{other}"), ("help", "")]
)
def test_a_tie_has_its_blank_and_no_other(table, blank):
    for entry in LORE.words(f"people.{table}"):
        assert set(re.findall(r"\{.*?\}", entry)) == ({blank} if blank else set())


def test_IS_012_a_sword_is_rarer_than_spear_axe_or_bow():
    arms = {row.entry: row.high - row.low + 1 for row in LORE._content.tables["setting.arms"].rows}
    assert arms["sword"] < min(arms[kind] for kind in ("spear", "axe", "bow"))


@pytest.mark.parametrize("check", [content_checks.repeated_runs, content_checks.one_last, content_checks.voice])
def test_nothing_is_said_twice_built_on_one_last_or_out_of_voice(check):
    assert sorted(set(check(texts()))) == []
