"""Packages of Datasworn in the database, and in worlds where they are on."""

import shutil

import pytest
from datasworn_samples import as_bytes, expansion, new, npm, old, tgz
from pack_samples import TEMPLATE, zipped
from world_samples import WORLD

from realmgen.errors import Ambiguous, IllegalCommand, NotFound, Unreadable
from realmgen.service import datasworn, packs
from realmgen.service.campaignfile import export_campaign, import_campaign
from realmgen.service.registry import open_play
from realmgen.service.worlds.games import start
from realmgen.service.worlds.lore import lore_for
from realmgen.service.worlds.shelf import boards, holding
from realmgen.store.values import StoredPack


@pytest.fixture
def play(tmp_path, blank):
    found = open_play(shutil.copy(blank, tmp_path / "worlds.db"))
    yield found
    found.ledger.close()


@pytest.fixture
def world(play):
    return start(play, None, name="Ash")


def test_a_package_is_looked_at_without_being_kept(play):
    (report,) = datasworn.look_at(npm(old()), play)
    assert (report.id, report.title, report.version, report.expands) == ("ashland", "The Book of Ash", "0.0.10", "")
    assert datasworn.count_words(report.counts) == "9 oracles, 2 truths, 1 foe, 1 region, 1 move, 1 asset"
    assert datasworn.credit_lines(report)[0] == (
        "The Book of Ash, Mara Quill, CC BY 4.0",
        "8 oracles, 1 move",
    )
    assert report.added == ""
    assert datasworn.installed(play) == []


def test_a_package_comes_as_file_folder_zip_or_tgz(tmp_path):
    raw = as_bytes(old())
    (tmp_path / "ash.json").write_bytes(raw)
    (tmp_path / "ash.tgz").write_bytes(npm(old()))
    for where in (tmp_path / "ash.json", tmp_path / "ash.tgz", raw, npm(old()), zipped({"json/a.json": raw})):
        assert datasworn.recognised(where)
        assert [report.id for report in datasworn.look_at(where)] == ["ashland"]
    assert [report.id for report in datasworn.look_at(tmp_path)] == ["ashland"]


def test_other_packs_are_not_taken_for_packages(tmp_path):
    assert not datasworn.recognised(TEMPLATE)
    assert not datasworn.recognised(packs.template_zip())
    assert not datasworn.recognised(b"id: people\n")
    assert not datasworn.recognised(tmp_path / "none")


def test_several_packages_in_one_archive_are_read_together(play):
    data = tgz({"b.json": as_bytes(expansion()), "a.json": as_bytes(old()), "map.json": b'{"a": "b"}'})
    ruleset, deep = datasworn.add(play, data)
    assert (ruleset.id, deep.id, deep.expands) == ("ashland", "ashdeep", "ashland")
    assert deep.dangling == ("ashland/oracles/hearth/none",)
    assert [report.id for report in datasworn.installed(play)] == ["ashdeep", "ashland"]


def test_of_two_versions_in_one_archive_the_later_is_taken():
    later = old() | {"datasworn_version": "0.1.0", "title": "Anew"}
    data = tgz({"a.json": as_bytes(later), "b.json": as_bytes(old())})
    assert [report.title for report in datasworn.look_at(data)] == ["Anew"]


def test_an_expansion_is_looked_into_beside_a_ruleset_that_is_kept(play):
    assert datasworn.look_at(as_bytes(expansion()), play)[0].dangling == ()
    datasworn.add(play, as_bytes(old()))
    assert datasworn.look_at(as_bytes(expansion()), play)[0].dangling == ("ashland/oracles/hearth/none",)


def test_an_older_one_of_its_id_gives_way(play):
    datasworn.add(play, as_bytes(old()))
    datasworn.add(play, as_bytes(old() | {"title": "Second print"}))
    assert [report.title for report in datasworn.installed(play)] == ["Second print"]


def test_what_is_kept_is_all_of_it(play):
    datasworn.add(play, as_bytes(expansion()))
    kept = datasworn.package_of(play.ledger.packs, "ashdeep").items
    assert kept["ashdeep/delve_sites/pit"].raw == expansion()["delve_sites"]["pit"]
    assert [item.name for item in kept.values() if item.kind == "theme"] == ["Wet"]
    assert {item.kind for item in kept.values()} == {"rarity", "site", "theme", "domain"}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"{", "not readable as JSON"),
        (b"\xff\xfe{}", "not UTF-8"),
        (b'{"name": "classic"}', "no package of Datasworn in the file"),
        (b'{"_id": "No Good", "datasworn_version": "0.1.0"}', "package id 'No Good' cannot be used"),
    ],
)
def test_what_holds_no_package_is_refused(play, data, told):
    with pytest.raises(Unreadable, match=told):
        datasworn.add(play, data)
    assert datasworn.installed(play) == []


def test_a_pack_is_on_in_a_world_and_off_again(play, world):
    datasworn.add(play, as_bytes(old()))
    assert "ashland/oracles/hearth/woe" not in lore_for(play, world).oracles
    done = datasworn.use(play, world, "ashland", True)
    assert done.events[0].text == "Pack ashland is on from here on."
    lore = lore_for(play, world)
    assert lore.oracles["ashland/oracles/hearth/woe"].pack == "ashland"
    assert "ashland/truths/ground" in lore.truths
    assert "ashland/npcs/folk/ember" in lore.foes
    assert lore.oracles["action"].pack == ""
    assert datasworn.switched_on(play, world) == ("ashland",)
    assert [game.id for game in datasworn.where_on(play)["ashland"]] == [world.id]
    play.undo(world)
    assert datasworn.switched_on(play, world) == ()
    play.redo(world)
    datasworn.use(play, world, "ashland", False)
    assert "ashland/oracles/hearth/woe" not in lore_for(play, world).oracles


def test_what_is_so_already_is_refused(play, world):
    datasworn.add(play, as_bytes(old()))
    with pytest.raises(IllegalCommand, match="pack ashland is off already"):
        datasworn.use(play, world, "ashland", False)
    datasworn.use(play, world, "ashland", True)
    with pytest.raises(IllegalCommand, match="pack ashland is on already"):
        datasworn.use(play, world, "ashland", True)
    with pytest.raises(NotFound, match="no pack is called 'none'"):
        datasworn.use(play, world, "none", True)


def test_a_world_rolls_on_the_oracles_of_a_pack(play, world):
    datasworn.add(play, as_bytes(old()))
    datasworn.use(play, world, "ashland", True)
    play.do(world, "roll ashland/oracles/hearth/woe", rolls=[95, 10, 60])
    (answer,) = play.position(world).state.answers
    assert [one.text for one in answer.results[0].then] == ["The roof leaks", "The well is dry"]


def test_a_journal_is_told_again_when_its_pack_is_gone(play, world, tmp_path):
    datasworn.add(play, as_bytes(old()))
    datasworn.use(play, world, "ashland", True)
    play.do(world, "roll ashland/oracles/hearth/name", rolls=[90, 3, 70])
    before = play.position(world).state
    assert datasworn.remove(play, "ashland").id == "ashland"
    later = open_play(tmp_path / "worlds.db")
    assert later.position(later.find(world.code)).state == before
    assert datasworn.switched_on(later, world) == ("ashland",)
    assert "ashland/oracles/hearth/name" not in lore_for(later, world).oracles
    datasworn.use(later, world, "ashland", False)
    later.ledger.close()


def test_a_world_that_drew_on_a_pack_is_opened_where_there_is_none(play, tmp_path):
    drawn = start(play, WORLD)
    datasworn.add(play, as_bytes(old()))
    datasworn.use(play, drawn, "ashland", True)
    ember, magic = "ashland/npcs/folk/ember", "ashland/truths/magic"
    for text in (
        "roll ashland/oracles/hearth/woe",
        "pin ashland/oracles/hearth/woe",
        f'truth {magic} {{"options":[1]}}',
        f"truth-roll {magic}",
        f'foe-fit {ember} {{"status":"rare"}}',
        f"meet {ember}",
        f'meet wolf {{"pack":3,"rank":"dangerous","others":["{ember}"]}}',
        "foe-turn 1",
        "foe-turn 2",
        "undo",
        "undo",
    ):
        play.undo(drawn) if text == "undo" else play.do(drawn, text)
    saved = export_campaign(play, drawn)
    other = open_play(tmp_path / "elsewhere.db")
    opened = import_campaign(other, saved)
    assert other.position(opened).state == play.position(drawn).state
    other.redo(opened)
    assert other.replay(opened) == []
    datasworn.remove(play, "ashland")
    assert play.replay(drawn) == []
    for refused in (f"meet {ember}", f'meet wolf {{"pack":3,"rank":"dangerous","others":["{ember}"]}}'):
        with pytest.raises(NotFound, match="no kind of foe"):
            other.do(opened, refused)
    with pytest.raises(NotFound, match="no kind of foe is called 'zzz'"):
        other.do(opened, "foe-fit zzz")
    for refused in (f'truth {magic} {{"believed":"No."}}', f"truth-roll {magic}", "truth zzz"):
        with pytest.raises((NotFound, IllegalCommand), match="no category of truths"):
            other.do(opened, refused)
    other.ledger.close()


def test_packs_of_the_two_games_do_not_see_each_other(play, world):
    packs.add(play, TEMPLATE)
    datasworn.add(play, as_bytes(old()))
    assert [report.id for report in packs.installed(play)] == ["my-pack"]
    assert [report.id for report in datasworn.installed(play)] == ["ashland"]
    assert packs.library_of(play.ledger.packs, None) is packs.library_of(play.ledger.packs, ["my-pack"])
    realm = play.create("Realm")
    with pytest.raises(NotFound, match="ashland"):
        packs.use(play, realm, "ashland", True)
    with pytest.raises(NotFound, match="my-pack"):
        datasworn.use(play, world, "my-pack", True)
    with pytest.raises(NotFound, match="ashland"):
        packs.library_with(play, ["ashland"])
    with pytest.raises(NotFound, match="ashland"):
        packs.remove(play, "ashland")
    with pytest.raises(NotFound, match="my-pack"):
        datasworn.remove(play, "my-pack")
    packs.use(play, realm, "my-pack", True)
    datasworn.use(play, world, "ashland", True)
    assert set(packs.where_on(play)) == {"my-pack"}
    assert set(datasworn.where_on(play)) == {"ashland"}


def test_a_pack_does_not_take_the_place_of_another_games(play):
    play.ledger.packs.put(StoredPack("ashland", "bastionland", "Mine", "1", {"pack.yaml": "id: ashland\n"}))
    with pytest.raises(IllegalCommand, match="another game is called 'ashland' already"):
        datasworn.add(play, as_bytes(old()))
    assert play.ledger.packs.get("ashland").title == "Mine"


def test_oracles_of_a_database_are_found_by_name(play, tmp_path):
    datasworn.add(play, as_bytes(old()))
    datasworn.add(play, as_bytes(new()))
    oracles = datasworn.oracles_kept(tmp_path / "worlds.db")
    assert datasworn.find_oracle("ashland/oracles/hearth/woe", oracles).title == "Woe"
    assert datasworn.find_oracle("hearth/name", oracles).id == "ashland/oracles/hearth/name"
    assert (
        datasworn.find_oracle("What it says", oracles).id == "asset.ability.oracle_rollable:ashnew/gear/parrot.0.says"
    )
    with pytest.raises(NotFound):
        datasworn.find_oracle("none", oracles)
    tool = oracles["ashland/oracles/hearth/name/tool"]
    with pytest.raises(Ambiguous, match="Tool"):
        datasworn.find_oracle("Tool", {"one": tool, "two": tool})
    assert datasworn.oracles_kept(tmp_path / "none.db") == {}
    assert not (tmp_path / "none.db").exists()


def test_a_pack_takes_the_place_of_nothing_of_ours(play, world):
    raw = old()
    hearth = raw["oracles"]["hearth"]["contents"]
    for name, key in zip(list(hearth)[:2], ("action", "ask-the-oracle"), strict=True):
        hearth[name] |= {"_id": key, "name": "Usurper"}
    raw["npcs"]["folk"]["contents"]["ember"]["_id"] = "wolf"
    raw["truths"]["magic"]["_id"] = "iron"
    datasworn.add(play, as_bytes(raw))
    before = lore_for(play, world)
    held = (before.oracles["action"], before.foes["wolf"], before.truths["iron"])
    datasworn.use(play, world, "ashland", True)
    now = lore_for(play, world)
    assert (now.oracles["action"], now.foes["wolf"], now.truths["iron"]) == held
    assert "ask-the-oracle" not in now.oracles
    play.do(world, "roll action", rolls=[100])
    play.do(world, "ask likely", rolls=[26])


def test_a_part_is_read_with_whose_words_it_is(play):
    datasworn.add(play, as_bytes(old()))
    part = datasworn.part_of(play, "ashland", "ember")
    assert (part.kind, part.name, part.credit) == ("foe", "Ember", "The Book of Ash, Mara Quill, CC BY-NC-SA 4.0")
    assert part.text.startswith("Rank: formidable\n\nIt was a hearth once.")
    assert datasworn.part_of(play, "ashland", "Dust Cloak").kind == "asset"
    assert datasworn.part_of(play, "ashland", "wide").text.endswith("51-100 Fog · Colour: grey\n– Eclipse")
    assert "1. None\nWhy none?" in datasworn.part_of(play, "ashland", "magic").text
    assert datasworn.part_of(play, "ashland", "havens").text.startswith("Soft hills.")
    with pytest.raises(NotFound):
        datasworn.part_of(play, "ashland", "nobody")
    assert {part.kind for part in datasworn.parts_of(play, "ashland")} == {
        "oracle", "truth", "foe", "region", "move", "asset"
    }  # fmt: skip


def test_the_oracles_of_packs_stand_under_headings_of_their_own(play, world):
    datasworn.add(play, as_bytes(old()))
    datasworn.add(play, as_bytes(new()))
    for pack in ("ashland", "ashnew"):
        datasworn.use(play, world, pack, True)
    found = [board for board in boards(lore_for(play, world), play.position(world).state) if board.pack]
    assert [(board.pack, board.heading, len(board.presses)) for board in found] == [
        ("ashland", "ashland: Hearths", 4),
        ("ashland", "ashland: Odds", 1),
        ("ashland", "ashland: Skies", 2),
        ("ashland", "ashland: Ground", 1),
        ("ashnew", "ashnew: Feasts", 2),
        ("ashnew", "ashnew: Ask", 1),
        ("ashnew", "ashnew: Gear", 1),
        ("ashnew", "ashnew: Ground", 1),
    ]
    assert [board.pack for board in holding(found, "what it says")] == ["ashnew"]


def test_a_list_of_packages_reads_none_of_them_twice(play, monkeypatch):
    datasworn.add(play, as_bytes(old() | {"title": "Read once"}))
    first = datasworn.installed(play)
    monkeypatch.setattr(play.ledger.packs, "get", None)
    assert datasworn.installed(play) == first
    assert first[0].added
