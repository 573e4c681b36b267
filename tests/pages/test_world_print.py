"""A world printed from behind its button: what is offered, for whom, and the files themselves."""

import pytest
from leak_search import leaks
from streamlit.testing.v1 import AppTest
from world_samples import SECRET, WORLD

from realmgen.service.worlds import games
from realmgen.service.worlds.printing import COMING, PRINTABLES, Wanted
from realmgen.ui.worlds import print as printing
from realmgen.ui.worlds.desk import take_up


def menu(code, what):
    from realmgen.ui import state
    from realmgen.ui.worlds.desk import take_up
    from realmgen.ui.worlds.print import sheets

    sheets(take_up(state.play().find(code)), what)


@pytest.fixture
def opened(play):
    def shown(mode="guided", world=WORLD, what=""):
        game = games.start(play, world, mode=mode)
        at = AppTest.from_function(menu, args=(game.code, what), default_timeout=30).run()
        assert not at.exception
        return at

    return shown


def offered(at):
    return at.selectbox[0].options


def test_IS_561_the_menu_has_what_the_book_names_and_says_what_comes(opened):
    at = opened()
    for name in ("Blank map", "Progress worksheet", "Oracle worksheet", "Truths workbook"):
        assert any(option.startswith(f"{name}: ") for option in offered(at)), name
    told = at.markdown[0].value
    assert all(name.lower() in told.lower() for name in COMING.values())


def test_everything_there_is_stands_in_the_menu(opened):
    names = {option.partition(":")[0] for option in offered(opened())}
    assert {one.name for name, one in PRINTABLES.items() if name != "vows"} <= names
    assert {"Gazetteer, PDF", "Journal, Markdown", "World as JSON"} <= names


def test_oracles_alone_have_no_map(opened):
    names = {option.partition(":")[0] for option in offered(opened(world=None))}
    assert "World map" not in names
    assert {"Oracle booklet", "Blank map", "Foe cards", "Journal, Markdown"} <= names


def test_only_a_game_master_is_asked_for_whom(opened):
    assert "For" in [group.label for group in opened().segmented_control]
    assert "For" not in [group.label for group in opened(mode="solo").segmented_control]


def test_players_are_offered_no_foes_and_no_journal(opened):
    at = opened(what="foes")
    assert at.selectbox[0].value == "foes"
    at.segmented_control(key="worlds.print.audience").set_value("players").run()
    assert not at.exception
    assert not any(option.startswith(("Foe cards", "Journal")) for option in offered(at))


@pytest.mark.parametrize("what", [*PRINTABLES, *printing.FILES])
def test_each_choice_draws_its_questions(opened, what):
    if what == "vows":
        return
    at = opened(what=what)
    assert at.selectbox[0].value == what
    asked = [group.label for group in at.segmented_control]
    assert ("Cards to a sheet" in asked) == (what in PRINTABLES and PRINTABLES[what].cards)
    assert ("Look" in asked) == (what in PRINTABLES)


@pytest.mark.parametrize("form", ["pdf", "png", "svg"])
def test_the_settlement_cards_are_handed_over(play, form):
    desk = take_up(games.start(play, WORLD, mode="guided"))
    texts = {"audience": "players", "paper": "A4", "theme": "sheet", "dpi": "50"}
    data = printing._made(desk, Wanted("settlements", 9), form, texts)
    assert data.startswith(b"%PDF" if form == "pdf" else b"PK")
    assert leaks(data, [SECRET]) == []


@pytest.mark.parametrize("name", printing.FILES)
def test_files_in_words_are_handed_over(play, monkeypatch, name):
    monkeypatch.setattr(printing.state, "play", lambda: play)
    monkeypatch.setattr("realmgen.ui.worlds.desk.state.play", lambda: play)
    desk = take_up(games.start(play, WORLD, mode="guided"))
    assert printing._written(desk, name, {"audience": "gm", "paper": "A4"})
