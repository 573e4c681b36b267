"""Truths, regions and foes are read from files, and every fault is told by file and line."""

import pytest

from realmgen.content import read_record
from realmgen.games.ironsworn.lore import Idea
from realmgen.games.ironsworn.reading import read_category, read_foe, read_region, shares

HEADER = "id: {0}\nsource: us\nlicence: CC BY 4.0\nauthor: us\n"
IDEA = "idea: {title: A theft, text: Somebody took the bell.}"
OPTION = "  - {{title: {0}, text: It is so., lore: All know it., idea: {{title: A theft, text: Somebody took it.}}}}\n"
TRUTH = "title: Salt\nquestion: Why is it salty?\noptions:\n" + OPTION.format("One") + OPTION.format("Two")
REGION = f"name: Havens\ntext: Green.\nfeatures: [hills, woods]\n{IDEA}\n"
FOE = f"name: Grue\nkind: horror\nrank: epic\ntext: Dark.\nfeatures: [none]\ndrives: [eat]\ntactics: [wait]\n{IDEA}\n"


def record(stem, text):
    return read_record(f"{stem}.yaml", (HEADER.format(stem) + text).encode())


def test_a_category_is_read():
    category, faults = read_category(record("salt", TRUTH))
    assert faults == []
    assert (category.key, category.title, category.shares) == ("salt", "Salt", (50, 100))
    assert [(option.number, option.title) for option in category.options] == [(1, "One"), (2, "Two")]
    assert category.credit["licence"] == "CC BY 4.0"


def test_a_region_is_read_by_its_name():
    region, faults = read_region(record("havens", REGION))
    assert faults == []
    assert (region.number, region.features, region.styles, region.foes) == (5, ("hills", "woods"), (), ())


def test_a_foe_is_read():
    foe, faults = read_foe(record("grue", FOE + "question: Why?\nkinds: [small, large]\n"))
    assert faults == []
    assert (foe.key, foe.kind, foe.rank, foe.question, foe.kinds) == (
        "grue",
        "horror",
        "epic",
        "Why?",
        ("small", "large"),
    )


def test_an_idea_may_have_a_region_and_a_rank():
    text = FOE.replace("{title: A theft,", "{title: A theft, region: Deep Wilds, rank: extreme,")
    assert read_foe(record("grue", text))[0].idea == Idea("A theft", "Somebody took the bell.", 3, "extreme")


def test_options_share_a_d100():
    assert [shares(count) for count in (1, 2, 3, 4)] == [(100,), (50, 100), (33, 67, 100), (25, 50, 75, 100)]


@pytest.mark.parametrize(
    ("read", "stem", "text", "fault"),
    [
        (read_category, "salt", TRUTH.replace("question", "query"), "salt.yaml:6: `query` is unknown"),
        (read_category, "salt", TRUTH.replace("question", "query"), "salt.yaml:1: `question` is missing"),
        (read_category, "salt", TRUTH.replace("Two", "One"), "salt.yaml:7: 'One' is the title of 2 options"),
        (
            read_category,
            "salt",
            TRUTH.replace("lore: All know it.,", "", 1),
            "salt.yaml:8: `options 1.lore` is missing",
        ),
        (read_category, "salt", "title: Salt\nquestion: Why?\noptions: []\n", "salt.yaml:7: `options` must be a list"),
        (
            read_category,
            "salt",
            TRUTH + "".join(OPTION.format(n) for n in range(9)),
            "salt.yaml:7: `options` must be 1 to 10; 11 are there",
        ),
        (read_region, "havens", REGION.replace("Havens", "Heavens"), "havens.yaml:5: `name` 'Heavens' must be one of"),
        (read_region, "havens", REGION + "foes: []\n", "havens.yaml:9: `foes` must be a list of 1 to 24 entries"),
        (read_region, "havens", REGION + "climate: mild\n", "havens.yaml:9: `climate` is unknown"),
        (read_foe, "grue", FOE.replace("horror", "ghost"), "grue.yaml:6: `kind` 'ghost' must be one of ironlander"),
        (read_foe, "grue", FOE.replace("epic", "hard"), "grue.yaml:7: `rank` 'hard' must be one of troublesome"),
        (read_foe, "grue", FOE.replace("drives: [eat]\n", ""), "grue.yaml:1: `drives` is missing"),
        (
            read_foe,
            "grue",
            FOE.replace("{title: A theft,", "{title: A theft, region: Nowhere,"),
            "grue.yaml:12: `idea.region` 'Nowhere' must be one of Barrier Islands",
        ),
        (read_foe, "grue", FOE.replace("Dark.", "x" * 901), "grue.yaml:8: `text` is 901 characters long: at most 900"),
    ],
)
def test_what_is_wrong_is_told_by_file_and_line(read, stem, text, fault):
    value, faults = read(record(stem, text))
    assert value is None
    assert any(found.startswith(fault) for found in faults), faults


@pytest.mark.parametrize("read", [read_category, read_region, read_foe])
@pytest.mark.parametrize("text", [b"", b"- a\n- b\n", b"title: [", b"\xff\xfe"])
def test_what_is_no_file_of_ours_is_refused(read, text):
    value, faults = read(read_record("x.yaml", text))
    assert value is None
    assert faults[0].startswith("x.yaml:")


def test_all_faults_of_a_file_are_told_at_once():
    faults = read_foe(record("grue", "name: Grue\nkind: ghost\nrank: hard\n"))[1]
    assert len(faults) == 7
