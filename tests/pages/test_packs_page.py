"""The Packs page: looked at before anything is kept, switched on, taken away."""

import pytest
from pack_samples import TEMPLATE

from realmgen.service import packs
from realmgen.ui.packs.bring import FOLDER


def text(at):
    return "\n".join(element.value for kind in (at.markdown, at.subheader, at.error, at.warning) for element in kind)


def look(at, where):
    at.text_input(FOLDER).set_value(str(where)).run()
    assert not at.exception
    return at


@pytest.fixture
def broken(tmp_path):
    """A pack with faults in three files."""
    folder = tmp_path / "broken"
    (folder / "myths").mkdir(parents=True)
    (folder / "pack.yaml").write_text((TEMPLATE / "pack.yaml").read_text().replace("mode: add", "mode: eat"))
    (folder / "myths" / "the-pear-thief.yaml").write_text("id: the-pear-thief\nname: 5\n")
    (folder / "apples.csv").write_text("")
    return folder


def test_before_there_is_one_the_page_says_so(open_page):
    at = open_page("packs")
    assert "No packs yet" in text(at)
    assert [button.proto.label for button in at.get("download_button")] == ["Download a pack to copy"]


def test_a_pack_is_looked_at_and_then_kept(open_page, play):
    at = look(open_page("packs"), TEMPLATE)
    assert "1 Myth, 1 Knight, 1 spark table" in text(at)
    assert packs.installed(play) == []
    at.button("packs.add").click().run()
    assert [kept.id for kept in packs.installed(play)] == ["my-pack"]
    assert "No packs yet" not in text(at)
    assert "Open a campaign to switch it on there." in text(at)
    assert at.text_input(FOLDER).value == ""


def test_an_older_one_of_the_same_id_gives_way_openly(open_page, play):
    packs.add(play, TEMPLATE)
    at = look(open_page("packs"), TEMPLATE)
    assert "A pack of this id is here" in text(at)
    assert at.button("packs.add").label == "Put it in the place of the older one"


def test_what_came_of_adding_is_said_once(open_page, play, tmp_path):
    """Entries of the same id in two packs are told when the second is added, and what gives way."""
    packs.add(play, TEMPLATE)
    other = tmp_path / "other"
    (other / "myths").mkdir(parents=True)
    (other / "pack.yaml").write_text(
        (TEMPLATE / "pack.yaml").read_text().replace("my-pack", "other").replace("My", "2")
    )
    (other / "myths" / "the-pear-thief.yaml").write_bytes((TEMPLATE / "myths" / "the-pear-thief.yaml").read_bytes())
    at = look(open_page("packs"), other)
    assert "where both are on" not in text(at)
    at.button("packs.add").click().run()
    shown = text(at).replace("\\", "")
    assert "2 own pack is kept." in shown
    assert "the-pear-thief stand in pack my-pack too: where both are on, the later counts" in shown
    assert "is kept." not in text(at.run())
    at = look(at, TEMPLATE)
    at.button("packs.add").click().run()
    assert "other too: where both are on" in text(at).replace("\\", "")


def test_every_fault_stands_with_its_file_and_line(open_page, play, broken):
    at = look(open_page("packs"), f'"{broken}"')
    shown = text(at)
    assert "Nothing was kept." in shown
    assert all(name in shown.replace("\\", "") for name in ("pack.yaml", "apples.csv", "myths/the-pear-thief.yaml"))
    assert "mode" in shown
    assert packs.installed(play) == []


@pytest.mark.parametrize("path", ["/nowhere/at/all", "~/nowhere", "  'x'  "])
def test_a_path_to_nothing_is_said(open_page, path):
    assert "there is no file or folder" in text(look(open_page("packs"), path))


def test_it_is_switched_on_and_off_by_lines_of_the_journal(open_page, play, make):
    packs.add(play, TEMPLATE)
    campaign = make()
    at = open_page("packs", campaign=campaign.code)
    at.button("packs.use.my-pack").click().run()
    assert packs.switched_on(play, campaign) == ("my-pack",)
    assert "on in The Vale" in text(at)
    at.button("app.undo").click().run()
    assert packs.switched_on(play, campaign) == ()
    at = open_page("library", campaign=campaign.code)
    assert "The Pear Thief" not in at.radio("library.myths.chosen").options
    packs.use(play, campaign, "my-pack", True)
    at.run()
    assert "The Pear Thief" in at.radio("library.myths.chosen").options


def test_taking_one_away_says_who_uses_it_and_asks(open_page, play, make):
    packs.add(play, TEMPLATE)
    campaign = make()
    packs.use(play, campaign, "my-pack", True)
    at = open_page("packs", campaign=campaign.code)
    at.button("packs.remove.my-pack").click().run()
    assert "is on in 1 campaign: The Vale" in text(at)
    assert [kept.id for kept in packs.installed(play)] == ["my-pack"]
    at.button("packs.surely").click().run()
    assert packs.installed(play) == []
    assert "on in this campaign, but not on this machine" in text(open_page("packs", campaign=campaign.code))


def test_a_stale_page_switches_nothing(open_page, play, make):
    packs.add(play, TEMPLATE)
    campaign = make()
    at = open_page("packs", campaign=campaign.code)
    play.do(campaign, 'note 0101 "meanwhile"')
    at.button("packs.use.my-pack").click().run()
    assert "Nothing was done." in text(at)
    assert packs.switched_on(play, campaign) == ()
