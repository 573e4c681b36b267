"""Packages of Datasworn on the Packs page, and their switches in a world."""

import pytest
from datasworn_samples import as_bytes, expansion, npm, old
from streamlit.testing.v1 import AppTest

from realmgen.games.ironsworn.generate import generate
from realmgen.games.ironsworn.model import WorldOptions
from realmgen.service import datasworn
from realmgen.service.worlds.games import start
from realmgen.service.worlds.lore import library
from realmgen.ui.packs.bring import FOLDER


def text(at):
    kinds = (at.markdown, at.subheader, at.error, at.warning)
    return "\n".join(element.value for kind in kinds for element in kind)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "ash.tgz"
    path.write_bytes(npm(old()))
    return path


def test_a_package_is_looked_at_and_then_kept(open_page, play, file):
    at = open_page("packs")
    at.text_input(FOLDER).set_value(str(file)).run()
    assert "9 oracles, 2 truths, 1 foe, 1 region, 1 move, 1 asset." in text(at)
    assert "8 oracles, 1 move: The Book of Ash, Mara Quill, CC BY 4.0" in text(at)
    assert "1 truth, 1 foe, 1 region: The Book of Ash, Mara Quill, CC BY\\-NC\\-SA 4.0" in text(at)
    assert [expander.label for expander in at.expander] == ["11 remarks"]
    assert datasworn.installed(play) == []
    at.button("packs.addpackage").click().run()
    assert not at.exception
    assert [report.id for report in datasworn.installed(play)] == ["ashland"]
    assert "For worlds of Ironsworn" in text(at)
    assert "No packs yet" not in text(at)
    assert at.text_input(FOLDER).value == ""


def test_an_older_one_gives_way_openly(open_page, play, file):
    datasworn.add(play, file)
    at = open_page("packs")
    at.text_input(FOLDER).set_value(str(file)).run()
    assert "The Book of Ash is here: it is replaced." in text(at)


def test_a_spoilt_package_is_refused_in_words(open_page, play, tmp_path):
    path = tmp_path / "bad.json"
    path.write_bytes(b'{"_id": "No Good", "datasworn_version": "0.1.0"}')
    at = open_page("packs")
    at.text_input(FOLDER).set_value(str(path)).run()
    assert "Nothing was kept." in text(at)
    assert "cannot be used" in text(at)
    assert datasworn.installed(play) == []


def test_a_package_is_read_in(open_page, play, file):
    datasworn.add(play, file)
    at = open_page("packs")
    at.button("packs.read.ashland").click().run()
    assert not at.exception
    assert at.selectbox("packs.kind").options == ["Oracles", "Truths", "Foes", "Regions", "Moves", "Assets"]
    assert "1\\-40 A tool. Who held it last?" in text(at)
    assert ":gray[:small[The Book of Ash, Mara Quill, CC BY 4.0]]" in text(at)


def test_a_package_is_removed_when_one_is_sure(open_page, play, file):
    datasworn.add(play, file)
    world = start(play, None, name="Ash")
    datasworn.use(play, world, "ashland", True)
    at = open_page("packs")
    assert "on in Ash" in text(at)
    at.button("packs.removepackage.ashland").click().run()
    assert "is on in 1 world: Ash." in text(at)
    at.button("packs.surelypackage").click().run()
    assert not at.exception
    assert datasworn.installed(play) == []


def switches():
    """The widget alone, on a page of its own."""
    from realmgen.ui.packs.worlds import pack_switches
    from realmgen.ui.worlds.desk import open_desk

    desk = open_desk()
    assert desk
    pack_switches(desk)


@pytest.fixture
def opened(play):
    world = start(play, None, name="Ash")
    at = AppTest.from_function(switches, default_timeout=30)
    at.query_params["world"] = world.code
    return at, world


def test_a_world_has_a_switch_for_each_package(play, opened, file):
    at, world = opened
    assert "The Packs page takes packages of Datasworn" in text(at.run())
    datasworn.add(play, file)
    datasworn.add(play, as_bytes(expansion()))
    at.run()
    assert [(toggle.label, toggle.value) for toggle in at.toggle] == [
        ("The Book of Ash", False), ("The Book of Ash", False)
    ]  # fmt: skip
    at.toggle("worlds.pack.ashland.off").set_value(True).run()
    assert not at.exception
    assert datasworn.switched_on(play, world) == ("ashland",)
    assert at.toggle("worlds.pack.ashland.on").value
    at.toggle("worlds.pack.ashland.on").set_value(False).run()
    assert datasworn.switched_on(play, world) == ()


def test_a_package_that_is_gone_is_told(play, opened, file):
    at, world = opened
    datasworn.add(play, file)
    datasworn.use(play, world, "ashland", True)
    datasworn.remove(play, "ashland")
    assert "ashland is on in this world, but not on this machine." in text(at.run())


@pytest.fixture
def packed(play, file):
    """A world where the package is on."""
    datasworn.add(play, file)
    made = generate(WorldOptions(), "ash", library())
    world = start(play, made, name="Ash")
    datasworn.use(play, world, "ashland", True)
    return world


def test_truths_of_a_package_stand_beside_ours_with_credit(open_page, packed):
    at = open_page("truths", world=packed.code)
    pills = at.pills("truths.truths.at")
    assert "Magic (ashland)" in [label.replace("\\", "") for label in pills.options]
    pills.set_value("ashland/truths/magic").run()
    assert not at.exception
    assert "The Book of Ash, Mara Quill, CC BY\\-NC\\-SA 4.0" in text(at)


def test_foes_of_a_package_stand_beside_ours_with_credit(open_page, packed):
    at = open_page("people", world=packed.code, foe="ashland/npcs/folk/ember")
    assert not at.exception
    assert "It was a hearth once." in text(at)
    assert "The Book of Ash, Mara Quill, CC BY\\-NC\\-SA 4.0" in text(at)
    assert any(button.label.endswith("Ember** · formidable · ashland") for button in at.button)


def test_pages_of_a_world_stand_when_its_package_is_gone(open_page, packed, play):
    datasworn.remove(play, "ashland")
    for name in ("worlds", "truths", "people", "oracles"):
        assert not open_page(name, world=packed.code).exception


def test_oracles_of_a_package_are_folded_and_found(open_page, packed, play):
    at = open_page("oracles", world=packed.code)
    assert [one.label for one in at.expander] == ["ashland: 8 oracles"]
    assert "Woe" not in [button.label for button in at.button]
    at.text_input("oracles.find").set_value("woe").run()
    (woe,) = [button for button in at.button if button.label == "Woe"]
    woe.click().run()
    assert not at.exception
    assert [one.title for one in play.position(packed).state.answers[-1].results] == ["Woe"]
