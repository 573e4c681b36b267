"""Packages of Datasworn in all schemas: what is read, whose words it is, and what is made of defects."""

import pytest
from datasworn_samples import NC, covers, expansion, new, newest, old, package, rollable, row, source

from realmgen.errors import Ambiguous, NotFound, Unreadable
from realmgen.games.ironsworn.datasworn import additions, attribution, find, read_package, spoken
from realmgen.games.ironsworn.datasworn.ids import parts
from realmgen.games.ironsworn.datasworn.sources import licence, licence_url
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.oracles.table import Then
from realmgen.kit.chance import Script

HEARTH, SKY = "ashland/oracles/hearth", "ashland/oracles/sky"


@pytest.fixture(scope="module")
def ash():
    return read_package(old())


def with_table(*rows, **more):
    """A package of one oracle, and it."""
    table = rollable("ashland/oracles/one/one", "One", list(rows), **more)
    contents = {"one": {"_id": "c", "name": "One", "contents": {"one": table}}}
    found = read_package(package("ashland", "0.0.10", oracles=contents))
    return found, found.oracles.get("ashland/oracles/one/one")


def test_everything_is_counted_by_kind(ash):
    assert ash.counts == {"oracle": 9, "truth": 2, "foe": 1, "region": 1, "move": 1, "asset": 1}
    assert read_package(expansion()).counts == {
        "oracle": 1, "foe": 1, "rarity": 1, "site": 1, "theme": 1, "domain": 1
    }  # fmt: skip


def test_every_oracle_covers_its_die_once(ash):
    for package_ in (ash, read_package(new()), read_package(newest()), read_package(expansion())):
        assert package_.oracles
        assert all(covers(oracle) for oracle in package_.oracles.values())


def test_dice_of_all_sizes_are_kept(ash):
    assert ash.oracles[f"{HEARTH}/name/tool"].die == 20
    assert read_package(new()).oracles["oracle_rollable:ashnew/feast/guest"].die == 200
    assert f"{SKY}/many" not in ash.oracles
    assert any(line.startswith(f"{SKY}/many: dice 2d6: ") for line in ash.remarks)


def test_an_item_has_its_own_licence_and_not_the_packages(ash):
    said = {kind: words for kind, words in ash.credits if "no licence" not in words}
    assert said["oracle"] == "The Book of Ash, Mara Quill, CC BY 4.0"
    assert said["foe"] == said["region"] == said["truth"] == "The Book of Ash, Mara Quill, CC BY-NC-SA 4.0"
    assert said["asset"] == "Cards of Ash, Mara Quill, CC BY 4.0"


def test_a_column_has_the_source_of_its_table(ash):
    assert ash.oracles["ashland/oracles/odds/even"].credit["source"] == "The Book of Ash"
    mood = read_package(new()).oracles["move.oracle_rollable:ashnew/ask/plead.mood"]
    assert mood.credit["licence"] == "CC BY-NC-SA 4.0"


def test_a_licence_that_is_null_is_none(ash):
    assert attribution(ash.truths["ashland/truths/ground"].credit).endswith("no licence stated")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("https://creativecommons.org/licenses/by/4.0", "CC BY 4.0"),
        ("https://creativecommons.org/licenses/by-nc-sa/4.0/", "CC BY-NC-SA 4.0"),
        ("https://creativecommons.org/publicdomain/zero/1.0/", "CC0 1.0"),
        ("my own", "my own"),
        ("", "no licence stated"),
    ],
)
def test_licences_by_their_usual_names(given, told):
    assert licence(given) == told


def test_the_address_of_a_licence_reads_back():
    for name in ("CC BY 4.0", "CC BY-NC-SA 4.0"):
        assert licence(licence_url(name)) == name


def test_a_collection_and_an_oracle_of_one_key_are_two(ash):
    assert ash.oracles[f"{HEARTH}/name"].title == "Hearth name"
    assert ash.oracles[f"{HEARTH}/name/bird"].group == "Hearths › Hearth name"


def test_texts_are_plain(ash):
    rows = ash.oracles[f"{HEARTH}/name"].rows
    assert [one.text for one in rows] == ["A tool. Who held it last?", "A bird", "Tool and bird"]
    assert ash.foes["ashland/npcs/folk/ember"].features == ("Glows", "Warm")
    assert ash.items["ashland/moves/ask/plead"].text == "When you beg, roll.\n\n• On a hit, they listen."
    assert read_package(new()).items["move:ashnew/ask/plead"].text == "Beg.\n\n(roll on Mood)"


def test_what_is_rolled_next_is_known(ash):
    name, woe = ash.oracles[f"{HEARTH}/name"], ash.oracles[f"{HEARTH}/woe"]
    assert name.rows[0].then == (Then(f"{HEARTH}/name/tool", 1, "keep", False),)
    assert name.rows[1].then == (Then(f"{HEARTH}/name/bird", 1, "reroll", False),)
    assert woe.rows[0].then == (Then(f"{HEARTH}/name", 1, "keep", False),)
    assert woe.rows[2].then == (Then("", 2, "worse", True),)
    assert woe.also == (f"{HEARTH}/name",)


def test_a_template_is_filled_with_what_is_rolled(ash):
    oracles = additions(ash).oracles
    result = roll(oracles[f"{HEARTH}/name"], oracles, Script([90, 3, 70]))
    assert (result.text, [one.text for one in result.then]) == ("Awl and Rook", ["Awl", "Rook"])


def test_match_texts_and_columns_are_kept(ash):
    assert ash.oracles["ashland/oracles/odds/even"].match == "A twist."
    assert ash.oracles["ashland/oracles/odds/even"].title == "Odds: Even"
    wide = ash.oracles[f"{SKY}/wide"]
    assert [one.text for one in wide.rows] == ["Sun · Colour: gold", "Fog · Colour: grey"]
    assert wide.aside == ("Eclipse",)


def test_a_gap_is_rolled_again_and_an_overlap_goes_to_the_first(ash):
    gaps = ash.oracles[f"{SKY}/gaps"]
    assert [(one.low, one.high, one.text) for one in gaps.rows] == [
        (1, 20, "Rain"),
        (21, 30, "No row: roll again"),
        (31, 60, "Hail"),
        (61, 90, "Snow"),
        (91, 100, "No row: roll again"),
    ]
    assert roll(gaps, {gaps.id: gaps}, Script([25, 95, 70])).then[0].then[0].text == "Snow"
    assert f"{SKY}/gaps: no row for 21-30: rolled again" in ash.remarks
    assert f"{SKY}/gaps: row 50-90 of a d100: what is not free is not given to it" in ash.remarks


def test_truths_whose_ranges_repeat_are_taken_in_their_order(ash):
    magic = ash.truths["ashland/truths/magic"]
    assert magic.shares == (33, 67, 100)
    assert [option.text for option in magic.options] == ["None", "Some", "Much"]
    assert "ashland/truths/magic: ranges 1-33, 68-100, 68-100: taken in their order, up to 33, 67, 100" in ash.remarks


def test_truths_have_questions_starters_and_tables(ash):
    ground = ash.truths["ashland/truths/ground"]
    assert (ground.question, ground.shares) == ("Did you dig?", (33, 67, 100))
    assert ground.options[0].text == "The ground is dry. It was: (roll on Ground 1)"
    assert ground.options[1].idea.text == "Why wet?"
    assert [one.text for one in ash.oracles["ashland/truths/ground/0"].rows] == ["Salt", "Sand"]
    below = read_package(new())
    assert below.truths["truth:ashnew/ground"].shares == (50, 100)
    assert below.truths["truth:ashnew/ground"].options[0].title == "Dry"
    assert "truth.option.oracle_rollable:ashnew/ground.0.why" in below.oracles


def test_foes_and_their_breeds(ash):
    ember = ash.foes["ashland/npcs/folk/ember"]
    assert (ember.kind, ember.rank, ember.question) == ("beast", "formidable", "Do hearths live?")
    assert (ember.idea.text, ember.pack) == ("Who let it out?", "ashland")
    assert read_package(new()).foes["npc:ashnew/folk/ember"].kinds == ("Blaze (extreme): Hotter.",)
    mole = read_package(expansion())
    assert mole.foes["ashdeep/npcs/folk/mole"].rank == "dangerous"
    assert "ashdeep/npcs/folk/mole: rank 9: dangerous is taken; ranks go from 1 to 5" in mole.remarks


@pytest.mark.parametrize(
    ("nature", "kind"),
    [("Monster", "beast"), ("Human", "ironlander"), ("Vehicle", "beast"), ("HORROR", "horror"), ("", "beast")],
)
def test_a_foe_of_another_nature_is_of_the_kind_that_is_like_it(nature, kind):
    raw = old()
    raw["npcs"]["folk"]["contents"]["ember"]["nature"] = nature
    ember = read_package(raw).foes["ashland/npcs/folk/ember"]
    assert ember.kind == kind
    assert (f"Nature: {nature}" in ember.features) == (nature in ("Monster", "Human", "Vehicle"))


def test_a_region_of_our_name_has_its_number(ash):
    havens = ash.regions["ashland/atlas/land/havens"]
    assert (havens.number, havens.text, havens.features) == (5, "Soft hills.", ("Hills",))


def test_what_is_kept_for_later_can_be_read():
    deep = read_package(expansion(), [read_package(old())])
    assert deep.items["ashdeep/rarities/lamp"].text == "It is never dark.\n\nExperience: 3"
    assert deep.items["ashdeep/delve_sites/pit"].text.endswith("Denizens\n1-60 Mole\n61-100 very rare")
    assert "Features\n21-100 Rope" in deep.items["ashdeep/site_domains/hole"].text
    assert deep.items["ashdeep/site_themes/wet"].raw["dangers"][0]["text"] == "Drowning"


def test_abilities_tell_which_one_begins_with(ash):
    assert ash.items["ashland/assets/gear/dust_cloak"].text.splitlines()[2:] == [
        "● You cough less.", "", "○ Grey: Hide."
    ]  # fmt: skip


def test_ids_that_point_nowhere_are_told_with_what_they_are_taken_for(ash):
    assert ash.dangling == ("ashland/assets/gear/dust-cloak", "elsewhere/moves/ask/gear")
    taken = "read as ashland/assets/gear/dust_cloak"
    assert f"ashland/assets/gear/dust-cloak: points nowhere: {taken}" in ash.remarks
    assert "elsewhere/moves/ask/gear: points nowhere: left as text" in ash.remarks


def test_a_link_without_its_prefix_is_read(ash):
    assert f"link to {SKY}/wide: without a prefix: read as one" in ash.remarks


def test_an_expansion_names_its_ruleset_and_is_looked_into_beside_it():
    alone = read_package(expansion())
    assert (alone.expands, alone.dangling) == ("ashland", ())
    assert "ashdeep: builds upon ashland: not looked into here" in alone.remarks
    assert read_package(expansion(), [read_package(old())]).dangling == ("ashland/oracles/hearth/none",)


def test_an_expansion_alone_asks_for_nothing_that_is_not_there():
    deep = additions(read_package(expansion())).oracles["ashdeep/oracles/omen/omen"]
    assert [one.then for one in deep.rows] == [(), ()]
    both = additions(read_package(old()), read_package(expansion()))
    assert both.oracles["ashdeep/oracles/omen/omen"].rows[0].then == (Then(f"{HEARTH}/woe", 1, "reroll"),)


def test_an_expansion_without_the_rulebook_rolls_on_ours():
    again = {"oracle": "classic/oracles/action_and_theme/action", "auto": True, "number_of_rolls": 1}
    table = rollable("deep/oracles/a/b", "B", [row(1, 100, "Act", oracle_rolls=[again])])
    contents = {"a": {"_id": "deep/collections/oracles/a", "name": "A", "contents": {"b": table}}}
    raw = package("deep", "0.0.10", oracles=contents) | {"type": "expansion", "ruleset": "classic"}
    assert additions(read_package(raw)).oracles["deep/oracles/a/b"].rows[0].then[0].oracle == "action"


def test_packages_of_two_schemas_lead_to_each_other():
    renamed = new()
    renamed["_id"] = "ashland"
    feast = renamed["oracles"]["feast"]["contents"]["food"]
    feast["_id"] = "oracle_rollable:ashland/hearth/woe"
    both = additions(read_package(renamed), read_package(expansion()))
    then = both.oracles["ashdeep/oracles/omen/omen"].rows[0].then
    assert [one.oracle for one in then] == ["oracle_rollable:ashland/hearth/woe"]


def test_schema_0_2_is_read_as_0_1_is():
    first, second = read_package(new()), read_package(newest())
    assert second.version == "0.2.0"
    assert first.oracles == second.oracles
    assert first.truths == second.truths
    assert second.remarks == ()


def test_a_later_schema_is_told():
    raw = old()
    raw["datasworn_version"] = "7.0.0"
    assert "ashland: datasworn_version 7.0.0: read as a later one of those known" in read_package(raw).remarks


def test_what_has_no_id_has_one_by_its_place():
    raw = old()
    del raw["npcs"]["folk"]["contents"]["ember"]["_id"]
    found = read_package(raw)
    assert list(found.foes) == ["ashland/npcs/folk/ember"]
    assert "ashland/npcs/folk/ember: id None: ashland/npcs/folk/ember is taken for it" in found.remarks


def test_of_two_with_one_id_the_second_is_left_out():
    raw = old()
    raw["oracles"]["sky"]["contents"]["again"] = rollable(f"{SKY}/wide", "Again", [row(1, 100, "x")])
    found = read_package(raw)
    assert found.oracles[f"{SKY}/wide"].title == "Wide"
    assert f"{SKY}/wide: an id that stands twice: the second is left out" in found.remarks


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([row(0, 49, "a"), row(50, 99, "b")], [(1, 49, "a"), (50, 99, "b"), (100, 100, "No row: roll again")]),
        ([row(1, 1000, "a")], [(1, 100, "a")]),
        ([row(100, 1, "a")], [(1, 100, "a")]),
        ([row(1, 100, "a"), row(5, 6, "b")], [(1, 100, "a")]),
        ([row(1, None, "a"), row(2, 100, "b")], [(1, 1, "a"), (2, 100, "b")]),
        ([row(-5, -1, "a"), row(1, 100, "b")], [(1, 100, "b")]),
    ],
)
def test_ranges_beyond_their_place_are_mended(rows, expected):
    _, oracle = with_table(*rows)
    assert [(one.low, one.high, one.text) for one in oracle.rows] == expected


@pytest.mark.parametrize("rows", [[], [row(None, None, "a")], [row(200, 300, "a")]])
def test_a_table_on_which_nothing_can_come_up_is_not_rolled(rows):
    found, oracle = with_table(*rows)
    assert oracle is None
    assert any("not rolled" in line for line in found.remarks)


@pytest.mark.parametrize("dice", ["", "1d1", "2d6", "1d0", "d", "1d10001", "1d6+1", "many", "d99999999"])
def test_dice_that_no_table_is_rolled_with(dice):
    found, oracle = with_table(row(1, 100, "a"), dice=dice)
    assert oracle is None
    assert any("dice" in line for line in found.remarks)


def test_rolls_beyond_all_measure_are_held_back():
    asked = {"oracle": None, "auto": True, "number_of_rolls": 10**6, "duplicates": "explode", "dice": "3d6"}
    found, oracle = with_table(row(1, 100, "a", oracle_rolls=[asked]))
    assert oracle.rows[0].then == (Then("", 10, "keep"),)
    assert len([line for line in found.remarks if line.startswith("ashland/oracles/one/one: ")]) == 3


def test_texts_without_end_are_cut():
    found, oracle = with_table(row(1, 100, "a" * 50_000))
    assert len(oracle.rows[0].text) == 12_000
    assert "ashland/oracles/one/one: text of 50,000 characters: cut to 12,000" in found.remarks


@pytest.mark.parametrize(
    ("raw", "told"),
    [({}, "no package"), ({"_id": "a"}, "no package"), ({"_id": 5, "datasworn_version": "0.1.0"}, "no package")],
)
def test_what_is_no_package_is_refused(raw, told):
    with pytest.raises(Unreadable, match=told):
        read_package(raw)


def test_a_name_finds_one_thing_by_its_end(ash):
    oracles = ash.oracles
    assert find("woe", oracles).title == "Woe"
    assert find(f"{HEARTH}/woe", oracles).title == "Woe"
    assert find("oracle_rollable:ashland/hearth/woe", oracles).title == "Woe"
    assert find("hearth/name/bird", oracles).title == "Bird"
    assert find("a/moves/pay", {"a/oracles/moves/pay": 1, "b/oracles/moves/pay": 2}) == 1
    with pytest.raises(NotFound, match="nothing is called 'oe'"):
        find("oe", oracles)
    two = {"a/oracles/x/name": 1, "a/oracles/y/name": 2}
    with pytest.raises(Ambiguous, match="a/oracles/x/name, a/oracles/y/name"):
        find("name", two)


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("classic/oracles/place/region", "classic/place/region"),
        ("oracle_rollable:classic/place/region", "classic/place/region"),
        ("classic/collections/oracles/name/other", "classic/name/other"),
        ("action", "action"),
    ],
)
def test_ids_are_spoken_alike_in_every_schema(id, said):
    assert spoken(id) == said


@pytest.mark.parametrize("text", ["title/lineage", "icon/oracles/a.svg", "https://a.b/c", "a b/oracles/c", ""])
def test_other_texts_are_no_ids(text):
    assert parts(text) is None


def test_collections_without_end_are_left():
    inner = {"_id": "x", "name": "x", "contents": {}}
    for n in range(40):
        inner = {"_id": f"x{n}", "name": "x", "contents": {}, "collections": {"in": inner}}
    found = read_package(package("ashland", "0.0.10", oracles={"deep": inner}))
    assert any("those below are left out" in line for line in found.remarks)


def test_a_source_without_title_has_that_of_what_it_stands_in():
    raw = old()
    raw["npcs"]["folk"]["contents"]["ember"]["_source"] = {"license": NC}
    credit = read_package(raw).foes["ashland/npcs/folk/ember"].credit
    assert credit == {"source": "The Book of Ash", "licence": "CC BY-NC-SA 4.0", "author": "Mara Quill"}
    assert source()["title"] == "The Book of Ash"


def test_a_row_that_says_to_roll_again_is_rolled_again():
    found, price = with_table(row(1, 2, "Roll again, but make it worse."), row(3, 100, "It rains."))
    assert (price.rows[0].then, price.rows[0].grade) == ((Then(),), "worse")
    result = roll(price, {price.id: price}, Script([2, 50]))
    assert (result.then[0].text, result.then[0].grade) == ("It rains.", "worse")
    assert "ashland/oracles/one/one: row 1-2 says to roll again and has no roll: rolled again" in found.remarks


def test_results_that_are_alike_may_be_more_dramatic():
    asked = {"oracle": None, "auto": True, "number_of_rolls": 2, "duplicates": "make_it_worse"}
    _, twist = with_table(
        row(1, 50, "Roll twice; if alike, it is more dramatic.", oracle_rolls=[asked]), row(51, 100, "x")
    )
    assert twist.rows[0].then == (Then("", 2, "dramatic"),)


def test_a_move_that_a_row_links_to_is_suggested():
    _, price = with_table(
        row(1, 50, "It hurts. [Bleed](id:ashland/moves/suffer/bleed)."),
        row(51, 100, "[Sky](id:ashland/oracles/sky/wide)"),
    )
    assert [one.move for one in price.rows] == ["Bleed", ""]
    assert read_package(new()).oracles["oracle_rollable:ashnew/feast/food"].rows[0].move == "Bread"
