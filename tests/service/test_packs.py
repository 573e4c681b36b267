"""Packs in the database, and campaigns that draw from them."""

import re
import shutil

import pytest
from pack_samples import TEMPLATE, changed, files, folder, zipped

from realmgen.content.packs import read_pack
from realmgen.errors import IllegalCommand, NotFound, Unreadable
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import LANDMARK_KINDS, Options
from realmgen.kit.record import to_json
from realmgen.service import packs
from realmgen.service.campaignfile import export_campaign
from realmgen.service.imports import import_file
from realmgen.service.realms import adopt_text, draw_realm, roll_again, rules
from realmgen.service.registry import open_play

MANY = 24
LINE = re.compile(r":\d+:")


@pytest.fixture
def play(tmp_path, blank):
    shutil.copy(blank, tmp_path / "realmgen.db")
    play = open_play(tmp_path / "realmgen.db")
    yield play
    play.ledger.close()


@pytest.fixture
def campaign(play):
    return play.create("Ash", first=adopt_text(draw_realm(Options(), "4711")))


def many(mode="replace"):
    """A pack of two dozen Myths and Knights, none of them ours."""
    found = changed(pack=("mode: add", f"mode: {mode}"))
    myth, knight = found.pop("myths/the-pear-thief.yaml"), found.pop("knights/the-orchard-knight.yaml")
    for n in range(MANY):
        found[f"myths/thief-{n}.yaml"] = myth.replace("the-pear-thief", f"thief-{n}").replace(
            "name: The Pear Thief\n# What", f"name: Pear Thief No {n}\n# What"
        )
        found[f"knights/orchard-{n}.yaml"] = knight.replace("the-orchard-knight", f"orchard-{n}").replace(
            "name: The Orchard Knight", f"name: Orchard Knight No {n}"
        )
    return zipped(found)


def myths(play, campaign):
    return [myth.tale.credit.pack if myth.tale else None for myth in play.position(campaign).state.realm.myths]


def test_a_report_tells_what_a_pack_holds_and_what_it_replaces(play):
    report = packs.look_at(TEMPLATE)
    assert (report.id, report.mode, report.added) == ("my-pack", "add", "")
    assert report.counts == {"myths": 1, "knights": 1, "sparks": 1, "": 4}
    assert report.replaces == report.notes == ()
    assert packs.installed(play) == []
    people = "id: people\ntables:\n  women: [Zedekia]\n  cats: [Tib]\n"
    bell = files()["myths/the-pear-thief.yaml"].replace("the-pear-thief", "the-bell-below")
    found = changed(pack=("mode: add", "mode: replace")) | {"people.yaml": people, "myths/the-bell-below.yaml": bell}
    report = packs.add(play, zipped(found))
    own = rules().library
    assert report.replaces == (
        f"all {len(own.tale_ids)} Myths",
        f"all {len(own.calling_ids)} Knights",
        "table people.women",
    )
    assert [note[:27] for note in report.notes] == ["it replaces our Myths by 2:", "it replaces our Knights by 1"[:27]]
    assert packs.look_at(zipped(files() | {"myths/the-bell-below.yaml": bell})).replaces == ("Myth the-bell-below",)


def test_a_good_pack_is_kept_switched_on_and_drawn_from(play, campaign):
    packs.add(play, many())
    assert set(myths(play, campaign)) == {""}
    roll_again(play, campaign, "tales")
    assert set(myths(play, campaign)) == {""}
    done = packs.use(play, campaign, "my-pack", True)
    assert done.events[0].text == "Switched pack my-pack on."
    assert set(myths(play, campaign)) == {""}, "what was drawn stays"
    roll_again(play, campaign, "tales")
    assert set(myths(play, campaign)) == {"my-pack"}
    assert play.replay(campaign) == []
    shown = to_json(play.look(campaign, as_player=True))
    assert not any(word in shown for word in ("my-pack", "Pear Thief", "Orchard", "farthing"))


def test_a_pack_is_switched_by_a_line_that_can_be_undone(play, campaign):
    packs.add(play, TEMPLATE)
    packs.use(play, campaign, "my-pack", True)
    with pytest.raises(IllegalCommand, match="on already"):
        packs.use(play, campaign, "my-pack", True)
    assert packs.switched_on(play, campaign) == ("my-pack",)
    play.undo(campaign)
    assert packs.switched_on(play, campaign) == ()
    play.redo(campaign)
    packs.use(play, campaign, "my-pack", False)
    assert packs.switched_on(play, campaign) == ()


def test_a_library_adds_what_is_on(play, campaign):
    ours = packs.library_for(play, campaign)
    assert "the-pear-thief" not in ours.tale_ids
    packs.add(play, TEMPLATE)
    packs.use(play, campaign, "my-pack", True)
    library = packs.library_for(play, campaign)
    assert set(library.tale_ids) - set(ours.tale_ids) == {"the-pear-thief"}
    assert library.tale("the-pear-thief").credit.pack == "my-pack"
    assert library.calling("the-orchard-knight").belongings[0] == "Billhook (d10 long)"
    assert library.sparks[-1] == "orchard"
    assert library.tables["apples.apple"].die == 4
    assert packs.library_for(play, campaign) is library


def test_what_is_drawn_in_play_comes_from_what_is_on(play, campaign):
    found = {"pack.yaml": changed(pack=("mode: add", "mode: replace"))["pack.yaml"]}
    columns = "".join(f"  {name}: [{', '.join(f'{name}{n}' for n in range(12))}]\n" for name in ("how", "what"))
    packs.add(play, zipped(found | {"sparks/land.yaml": f"id: land\ntitle: Land\ntables:\n{columns}"}))
    at = play.position(campaign).state.realm.holdings[0].at
    before = play.do(campaign, f"spark {at} land").events[0].data["drawn"]
    packs.use(play, campaign, "my-pack", True)
    after = play.do(campaign, f"spark {at} land").events[0].data["drawn"]
    assert not any(re.fullmatch(r"(how|what)\d+", word) for word in before)
    assert all(re.fullmatch(r"(how|what)\d+", word) for word in after)
    packs.remove(play, "my-pack")
    assert play.replay(campaign) == []


def test_a_spark_table_of_a_pack_goes_by_its_name_alone(play, campaign):
    packs.add(play, TEMPLATE)
    at = play.position(campaign).state.realm.holdings[0].at
    with pytest.raises(Unreadable, match=r"sparks\.orchard\.trees has no entries"):
        play.do(campaign, f"spark {at} orchard")
    packs.use(play, campaign, "my-pack", True)
    drawn = play.do(campaign, f"spark {at} orchard").events[0].data["drawn"]
    assert len(drawn) == 2
    packs.remove(play, "my-pack")
    assert play.replay(campaign) == []


def test_a_pack_that_is_off_does_not_change_what_a_spark_table_is(play, campaign):
    columns = "".join(f"  {name}: [{', '.join(f'{name}{n}' for n in range(12))}]\n" for name in ("a", "b", "c"))
    head = changed(pack=("mode: add", "mode: replace"))["pack.yaml"]
    land = {"pack.yaml": head, "sparks/land.yaml": f"id: land\ntitle: Land\ntables:\n{columns}"}
    assert packs.add(play, zipped(land)).notes == (
        "spark table land is one of ours with other columns: give it another name, or the columns how, what",
    )
    at = play.position(campaign).state.realm.holdings[0].at
    assert len(play.do(campaign, f"spark {at} land").events[0].data["drawn"]) == 2


def test_a_campaign_may_start_with_packs(play):
    packs.add(play, many())
    realm = draw_realm(Options(), "4711", packs.library_with(play, ["my-pack"]))
    assert {myth.tale.credit.pack for myth in realm.myths if myth.tale} == {"my-pack"}
    campaign = packs.begin(play, "Elm", realm, ["my-pack", "my-pack"])
    assert packs.switched_on(play, campaign) == ("my-pack",)
    assert play.replay(campaign) == []
    roll_again(play, campaign, "tales")
    assert set(myths(play, campaign)) == {"my-pack"}
    with pytest.raises(NotFound, match="no pack is called 'none'"):
        packs.library_with(play, ["none"])


def test_a_campaign_with_packs_begins_whole_or_not_at_all(play):
    realm = draw_realm(Options(), "4711")
    with pytest.raises(Unreadable):
        packs.begin(play, "Elm", realm, ["not a pack's name"])
    assert play.campaigns() == []


def test_where_a_pack_is_on_is_told_before_it_goes(play, campaign):
    packs.add(play, TEMPLATE)
    assert packs.where_on(play) == {}
    packs.use(play, campaign, "my-pack", True)
    away = play.archive(play.duplicate(campaign))
    play.create("Bare")
    assert {pack: {c.code for c in inside} for pack, inside in packs.where_on(play).items()} == {
        "my-pack": {campaign.code, away.code}
    }


def test_removing_a_pack_keeps_what_was_drawn(play, campaign):
    packs.add(play, many())
    packs.use(play, campaign, "my-pack", True)
    roll_again(play, campaign, "tales")
    before = play.look(campaign)
    assert packs.remove(play, "my-pack").title == "My own pack"
    assert play.look(campaign) == before
    assert play.replay(campaign) == []
    assert packs.missing(play, campaign) == ("my-pack",)
    roll_again(play, campaign, "tales")
    assert set(myths(play, campaign)) == {""}
    with pytest.raises(NotFound):
        packs.remove(play, "my-pack")
    with pytest.raises(NotFound):
        packs.use(play, campaign, "my-pack", True)
    packs.use(play, campaign, "my-pack", False)


def test_a_campaign_opens_where_its_pack_is_missing_and_says_so(play, campaign, blank, tmp_path):
    packs.add(play, many())
    packs.add(play, zipped(changed(pack=("id: my-pack", "id: orchards"))))
    for pack in ("my-pack", "orchards"):
        packs.use(play, campaign, pack, True)
    roll_again(play, campaign, "tales")
    at = play.position(campaign).state.realm.holdings[0].at
    play.do(campaign, f"spark {at} orchard")
    shutil.copy(blank, tmp_path / "elsewhere.db")
    there = open_play(tmp_path / "elsewhere.db")
    lines: list[str] = []
    came = import_file(there, "ash.realmgen", export_campaign(play, campaign), lines.append)
    assert [line.split(",")[0] for line in lines] == ["pack my-pack is on in it", "pack orchards is on in it"]
    assert there.look(came) == play.look(campaign)
    there.undo(came)
    there.redo(came)
    assert there.replay(came) == []
    assert set(myths(there, came)) <= {"my-pack", "orchards"}
    there.ledger.close()


def test_a_folder_that_vanishes_does_no_harm(play, campaign, tmp_path):
    path = folder(tmp_path / "mine", files())
    packs.add(play, path)
    shutil.rmtree(path)
    packs.use(play, campaign, "my-pack", True)
    assert packs.library_for(play, campaign).tale("the-pear-thief").name == "The Pear Thief"
    again = open_play(tmp_path / "realmgen.db")
    assert packs.library_for(again, again.find("Ash")).calling_ids[-1] == "the-orchard-knight"
    again.ledger.close()


def test_what_a_pack_has_to_do_with_those_before_it_is_noted(play):
    assert packs.add(play, TEMPLATE).notes == ()
    assert packs.add(play, TEMPLATE).notes == ()
    other = changed(pack=("id: my-pack", "id: other"), orchard=("title: Orchard", "title: Trees"))
    assert packs.add(play, zipped(other)).notes == (
        "the-pear-thief, the-orchard-knight stand in pack my-pack too: where both are on, the later counts",
    )
    newer = packs.add(play, zipped(changed(pack=("title: My own", "title: A newer")) | {"myths/no.txt": ""}))
    assert newer.notes[0] == "it takes the place of pack my-pack (My own pack), which was kept before"
    assert [report.title for report in packs.installed(play)] == ["A newer pack", "My own pack"]
    assert all(not report.notes and report.added for report in packs.installed(play))


def test_packs_are_checked_once_to_be_listed(play, monkeypatch):
    packs.add(play, many())
    first = packs.installed(play)
    monkeypatch.setattr(packs, "check_pack", lambda pack: pytest.fail("checked again"))
    assert packs.installed(play) == first


def test_adding_a_pack_again_takes_the_place_of_the_older_one(play, campaign):
    packs.add(play, TEMPLATE)
    packs.use(play, campaign, "my-pack", True)
    packs.add(play, zipped(changed(the_pear_thief=("name: The Pear Thief", "name: The Plum Thief"))))
    assert [report.id for report in packs.installed(play)] == ["my-pack"]
    assert packs.library_for(play, campaign).tale("the-pear-thief").name == "The Plum Thief"


FAULTS = {
    "pack.yaml:4: `id` 'My Pack' must be": ("pack", "id: my-pack", "id: My Pack"),
    "pack.yaml:6: game 'chess' is not known": ("pack", "game: bastionland", "game: chess"),
    "pack.yaml:12: `mode` 'eat' must be": ("pack", "mode: add", "mode: eat"),
    "myths/the-pear-thief.yaml:2: `id` is 'pear'": ("the_pear_thief", "id: the-pear-thief", "id: pear"),
    "myths/the-pear-thief.yaml:3: `name` must be text": ("the_pear_thief", "name: The Pear Thief", "name: ''"),
    "myths/the-pear-thief.yaml:9: `omens` must be a list of 6 entries; 7": (
        "the_pear_thief",
        "omens:\n",
        "omens:\n  - [Pears]\n",
    ),
    "myths/the-pear-thief.yaml:10: `omens 1` must be text": (
        "the_pear_thief",
        "omens:\n",
        "omens:\n  - [Pears]\n",
    ),
    "stats of The Pear Thief: 'VIG 9, CLA 14'": (
        "the_pear_thief",
        "stats: VIG 9, CLA 14, SPI 12, 5GD, noose d8 long",
        "stats: VIG 9, CLA 14",
    ),
    "`known.seers` is missing": ("the_pear_thief", "  seers: His name", "  sears: His name"),
    "`known.sears` is unknown": ("the_pear_thief", "  seers: His name", "  sears: His name"),
    "`cure` must be text": ("the_pear_thief", "cure: >-\n  A judge", "cure:\n - A judge"),
    "`prompts.ruin` is missing": ("the_pear_thief", "  ruin: A counting-house, the shelves full of single gloves.", ""),
    "'Billhook (d10 wide)': (d10 wide) cannot be read": ("the_orchard_knight", "d10 long", "d10 wide"),
    "`ability` must be `name: value` lines": (
        "the_orchard_knight",
        "ability:\n  name: Take and set\n  text",
        "ability",
    ),
    "`seer.price` is missing": (
        "the_orchard_knight",
        "  price: Plant what she hands you where you least want it to grow.\n",
        "",
    ),
    "`prompts` must be a list of 3 entries; 2": (
        "the_orchard_knight",
        "  - Two sisters selling cider by the ladder-rung.\n",
        "",
    ),
    "myths/the-pear-thief.yaml:2: `d12` is missing": ("the_pear_thief", "truth: >-", "d6: 3\ntruth: >-"),
    "sparks/orchard.yaml:5: column 'trees' must have 12 entries, not 11": ("orchard", "    - espaliered\n", ""),
    "sparks/orchard.yaml:1: `title` is missing": ("orchard", "title: Orchard\n", ""),
    "cider-houses.yaml:11: results 4-4 do not follow": ("cider_houses", "3-4: A guest", "4: A guest"),
    "apples.csv:2: column 'apple' has an empty cell": ("apples", "Widow's Russet,", ","),
    "apples.csv:5: 3 cells under 2 columns: text that": ("apples", "for breakfast", "for breakfast,twice"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_each_kind_is_named(fault):
    stem, old, new = FAULTS[fault]
    with pytest.raises(Unreadable) as error:
        packs.look_at(zipped(changed(**{stem: (old, new)})))
    assert any(fault in line for line in error.value.faults)


def test_a_pack_with_a_fault_in_each_kind_of_field_is_refused_with_all_of_them(play):
    found = files()
    for stem, old, new in dict.fromkeys(FAULTS.values()):
        name = next(name for name in found if name.rpartition("/")[2].split(".")[0].replace("-", "_") == stem)
        found[name] = found[name].replace(old, new, 1)
    with pytest.raises(Unreadable) as error:
        packs.add(play, zipped(found))
    assert {fault.split(":")[0] for fault in error.value.faults} == set(found)
    named = LINE.sub(":", "\n".join(error.value.faults))
    assert [fault for fault in FAULTS if LINE.sub(":", fault) not in named] == []
    assert packs.installed(play) == []


NAMES = {
    "people": {"women": 16, "men": 16, "bynames": 16, "offices": 30},
    "myths": {"names": 60, "marks": 4000},
    "places": dict.fromkeys(LANDMARK_KINDS, 30),
    "landmark": dict.fromkeys(LANDMARK_KINDS, 60),
    "sites-tomb": {"name": 60, "secret": 1000},
    **dict.fromkeys(("holdings", "realms", "rivers", "lakes", "seers"), 60),
    "again": 12,
}


def names_of(more=0):
    """Tables of one entry each, as long as a name may be, and longer by so many characters."""
    found = {}
    for file, most in NAMES.items():
        lengths = most if isinstance(most, dict) else {"entries": most}
        rows = "".join(f"  {key}: [{key[0]} {'N' * (n + more - 2)}]\n" for key, n in lengths.items())
        found[f"{file}.yaml"] = f"id: {file}\n" + (f"tables:\n{rows}" if lengths is most else rows.lstrip())
    return found


def test_the_longest_names_of_a_pack_make_a_realm_that_opens_again(play):
    knight = ("name: The Orchard Knight", f"name: {'K' * 36}")
    found = changed(pack=("mode: add", "mode: replace"), the_orchard_knight=knight)
    packs.add(play, zipped(found | names_of()))
    for seed in ("1", "2", "3"):
        realm = draw_realm(Options(), seed, packs.library_with(play, ["my-pack"]))
        campaign = packs.begin(play, "Long", realm, ["my-pack"])
        assert play.replay(campaign) == []
        for layer in ("names", "holdings", "landmarks", "myths"):
            roll_again(play, campaign, layer)


def test_entries_too_long_for_names_are_refused():
    with pytest.raises(Unreadable) as error:
        packs.look_at(zipped(files() | names_of(more=1)))
    assert {fault.split(":")[0] for fault in error.value.faults} == {f"{file}.yaml" for file in NAMES}
    assert "realms.yaml:2: 'e NNN" in "".join(error.value.faults)


def test_what_is_met_in_a_site_has_a_name():
    rows = "id: sites-tomb\ntables:\n  danger:\n    - 'The Lid: It lifts.'\n    - It lifts.\n    - '{}: It lifts.'\n"
    with pytest.raises(Unreadable) as error:
        packs.look_at(zipped(files() | {"sites-tomb.yaml": rows.format("L" * 61)}))
    assert [fault.split(":")[1] for fault in error.value.faults] == ["5", "6"]
    assert all(fault.endswith("must begin with a name, as `The Low Door: …`") for fault in error.value.faults)


def test_a_pack_whose_names_give_each_other_away_makes_a_realm_all_the_same(play):
    thief = ("name: The Pear Thief", "name: Pear Thief")
    found = changed(pack=("mode: add", "mode: replace"), the_pear_thief=thief)
    for file in ("realms", "holdings", "rivers", "lakes"):
        found[f"{file}.yaml"] = f"id: {file}\nentries: [Pear Thief]\n"
    packs.add(play, zipped(found))
    realm = draw_realm(Options(), "4711", packs.library_with(play, ["my-pack"]))
    names = [holding.name for holding in realm.holdings]
    assert len(set(names)) == len(names)
    assert any("gives itself away" in line for line in play.problems(packs.begin(play, "Ash", realm, ["my-pack"])))


def test_a_myth_as_csv_is_refused_in_one_line():
    with pytest.raises(Unreadable) as error:
        packs.look_at(zipped(files() | {"myths/owls.csv": "entry\nOwl\n"}))
    assert error.value.faults == ("myths/owls.csv:1: a Myth is written as YAML, only tables may be CSV",)


def test_a_spark_table_that_is_no_text_is_said_once():
    with pytest.raises(Unreadable) as error:
        packs.look_at(zipped({**files(), "sparks/orchard.yaml": "id: x".encode("utf-16")}))
    assert len(error.value.faults) == 1


def test_an_empty_pack_is_refused():
    with pytest.raises(Unreadable, match="the pack holds nothing else"):
        packs.look_at(zipped({"pack.yaml": files()["pack.yaml"]}))


def test_the_template_is_written_out_and_sound(tmp_path):
    written = packs.template(tmp_path / "new" / "pack")
    assert {path.relative_to(tmp_path / "new" / "pack").as_posix() for path in written} == set(files())
    assert packs.look_at(tmp_path / "new" / "pack") == packs.look_at(TEMPLATE)
    with pytest.raises(Unreadable, match="is there already"):
        packs.template(tmp_path / "new")


def test_the_template_comes_as_a_zip_too():
    assert packs.look_at(packs.template_zip()) == packs.look_at(TEMPLATE)
    assert packs.template_zip() == packs.template_zip()
    assert b"# A pack to copy" in read_pack(packs.template_zip()).files["pack.yaml"]


def test_a_kept_pack_that_is_no_longer_sound_is_listed_with_its_faults(play):
    packs.add(play, TEMPLATE)
    stored = play.ledger.packs.get("my-pack")
    spoilt = {**stored.files, "apples.csv": "apple\n"}
    play.ledger.packs.put(type(stored)("my-pack", stored.game, stored.title, "other", spoilt))
    (report,) = packs.installed(play)
    assert "apples.csv:1" in report.notes[0]
    assert isinstance(packs.library_of(play.ledger.packs, ["my-pack"]), Library)
