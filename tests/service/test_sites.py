"""Sites in a campaign: drawn into a hex, rolled again, taken from files, printed for either reader."""

import io
import json
import re
import zipfile
from dataclasses import replace

import pypdfium2
import pytest

from realmgen.errors import IllegalCommand, StaleCommand, Unconfirmed, Unreadable
from realmgen.games.bastionland.model import Options, State
from realmgen.games.bastionland.places import thing_at
from realmgen.games.bastionland.sites.model import Counts, SiteOptions
from realmgen.service import sites
from realmgen.service.play import Play
from realmgen.service.printing import Print
from realmgen.service.realms import adopt_text, draw_realm
from realmgen.service.registry import games
from realmgen.service.screen import map_layers
from realmgen.service.siteplay import roll_point
from realmgen.service.siteprint import SITE_FORMATS, export_new_site, export_site, export_site_in
from realmgen.service.siteview import drag_text, showable, site_layers
from realmgen.store.ledger import open_ledger

REALM = draw_realm(Options(6, 6, holdings=2, myths=2, landmarks=1), "sites")
MYTH = REALM.myths[0]
SITE = sites.draw_site(SiteOptions("hostile-castle"), "sites")


@pytest.fixture
def play(tmp_path, blank):
    (tmp_path / "realmgen.db").write_bytes(blank.read_bytes())
    play = Play(open_ledger(tmp_path / "realmgen.db"), games())
    yield play
    play.ledger.close()


@pytest.fixture
def campaign(play):
    return play.create("Ash", "bastionland", "4711", first=adopt_text(REALM))


def test_a_site_is_drawn_into_the_hex_of_its_myth(play, campaign):
    done = sites.draw_into(play, campaign, MYTH.at, SiteOptions(ground="tomb"), "a seed")
    found = sites.site_in(play, campaign, MYTH.at)
    assert done.events[0].text.startswith(f"Put the Site {found.name} into {MYTH.at}")
    assert (found.origin, found.ground, found.seed) == (MYTH.name, "tomb", "a seed")
    assert any(
        MYTH.tale.cast[0].name in point.secret or MYTH.tale.cast[-1].name in point.secret for point in found.points
    )
    assert play.problems(campaign) == []
    assert sites.site_in(play, campaign, "0101") is None or MYTH.at == "0101"


def test_the_ground_suits_the_hex_unless_asked_for(play, campaign):
    at = REALM.holdings[0].at
    kind = thing_at(REALM, at).kind
    assert sites.suggested(play, campaign, at) == ("town" if kind == "town" else "castle")
    sites.draw_into(play, campaign, at, SiteOptions())
    assert sites.site_in(play, campaign, at).ground == sites.suggested(play, campaign, at)


def test_a_part_is_rolled_again_and_undone(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions("warren"), "a seed")
    before = sites.site_in(play, campaign, "0101")
    sites.roll_part(play, campaign, "0101", "points")
    after = sites.site_in(play, campaign, "0101")
    assert after.routes == before.routes
    assert after.points != before.points
    play.undo(campaign)
    assert sites.site_in(play, campaign, "0101") == before
    with pytest.raises(IllegalCommand, match="there is no Site in 0202"):
        sites.roll_part(play, campaign, "0202", "points")
    with pytest.raises(Unreadable, match="part 'roof' is unknown"):
        sites.roll_part(play, campaign, "0101", "roof")


def test_a_point_that_is_drawn_again_stays_tied_to_those_that_stand(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions("warren"), "a seed")
    for number in (1, 2, 3):
        roll_point(play, campaign, "0101", number)
        points = sites.site_in(play, campaign, "0101").points
        assert [p for p in points if not any(other.name in p.secret for other in points if other != p)] == []


def test_a_point_that_is_drawn_again_is_unknown_to_the_players(play, campaign):
    """As is all that is rolled again: they never read what the game master has not."""
    sites.draw_into(play, campaign, "0101", SiteOptions("warren"), "a seed")
    play.do(campaign, "reveal 0101 all")
    before = sites.site_in(play, campaign, "0101")
    roll_point(play, campaign, "0101", 2)
    after = sites.site_in(play, campaign, "0101")
    assert [point.number for point in after.points if not point.known] == [2]
    assert {route.between for route in after.routes if not route.known} == {
        route.between for route in before.routes if 2 in route.between
    }
    (seen,) = play.look(campaign, as_player=True)["sites"]
    assert after.point(2).name not in [point["name"] for point in seen["points"]]
    with pytest.raises(IllegalCommand, match="has no point 9: it has 1, 2"):
        roll_point(play, campaign, "0101", 9)


def test_a_stale_page_draws_nothing(play, campaign):
    with pytest.raises(StaleCommand):
        sites.draw_into(play, campaign, "0101", SiteOptions(), seen=99)
    assert sites.site_in(play, campaign, "0101") is None


def test_a_site_comes_from_a_file_into_any_hex(play, campaign):
    data = export_site(SITE, "c", "json", Print()).data
    sites.adopt_file(play, campaign, "0203", "castle.json", data)
    assert sites.site_in(play, campaign, "0203") == replace(SITE, at="0203")
    with pytest.raises(Unreadable, match=r"file 'x.json', name: is missing"):
        sites.adopt_file(play, campaign, "0203", "x.json", b"{}")
    with pytest.raises(Unreadable, match=r"file 'x.json' is not text in UTF-8: byte 0"):
        sites.read_site_file("x.json", b"\xff")
    with pytest.raises(Unreadable, match=r"file 'x.json', line 1, column 1"):
        sites.read_site_file("x.json", b"<svg>")
    with pytest.raises(Unreadable, match="at most 1000000"):
        sites.read_site_file("x.json", b" " * 1_000_001)


def test_players_know_nothing_of_a_site_that_comes_from_a_file(play, campaign):
    """Another table may have been shown it."""
    sites.draw_into(play, campaign, "0101", SiteOptions())
    play.do(campaign, "reveal 0101 all")
    data = export_site_in(play, campaign, "0101", "json", Print()).data
    sites.adopt_file(play, campaign, "0203", "site.json", data)
    assert [seen["at"] for seen in play.look(campaign, as_player=True)["sites"]] == ["0101"]


def test_a_site_lasts_with_its_campaign(play, campaign):
    """Journal, stored state and saved file hold it."""
    sites.draw_into(play, campaign, "0101", SiteOptions())
    play.do(campaign, "reveal 0101 point 1")
    assert play.replay(campaign) == []
    from realmgen.service.campaignfile import export_campaign, import_campaign

    copy = import_campaign(play, export_campaign(play, campaign))
    assert sites.site_in(play, copy, "0101") == sites.site_in(play, campaign, "0101")


def test_undoing_what_was_shown_asks_first(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions())
    play.do(campaign, "reveal 0101 point 1")
    with pytest.raises(Unconfirmed):
        play.undo(campaign)


def test_the_map_says_at_a_glance_where_a_site_lies(play, campaign):
    at = REALM.holdings[0].at
    sites.draw_into(play, campaign, at, SiteOptions())
    name = sites.site_in(play, campaign, at).name

    def tip(audience):
        return json.loads(map_layers(play.position(campaign).state, "c", audience=audience).tips)[at]

    assert tip("gm").endswith(f"; Site: {name}")
    assert "Site" not in tip("players")
    play.do(campaign, f"reveal {at} point 1")
    assert tip("players").endswith(f"; Site: {name}")


def test_players_look_at_what_they_were_shown(play, campaign):
    assert "sites" not in play.look(campaign, as_player=True)
    sites.draw_into(play, campaign, "0101", SiteOptions())
    assert "sites" not in play.look(campaign, as_player=True)
    play.do(campaign, "reveal 0101 point 3")
    (seen,) = play.look(campaign, as_player=True)["sites"]
    found = sites.site_in(play, campaign, "0101")
    assert [(point["number"], point["name"]) for point in seen["points"]] == [(1, found.point(3).name)]
    assert sites.plan(play, campaign, "0101", "players").spots[0].name == found.point(3).name
    assert len(sites.plan(play, campaign, "0101").spots) == 6


OPTIONS = [
    ({}, SiteOptions()),
    ({"preset": "warren", "ground": "wood"}, SiteOptions("warren", "wood")),
    ({"treasures": "2", "dangers": "1"}, SiteOptions(counts=Counts(dangers=1, treasures=2))),
    (
        {"preset": "sealed-burial", "hidden_entrances": "1"},
        SiteOptions("sealed-burial", counts=Counts(1, 2, 3, 1, 3, 2, 1, 1)),
    ),
]


@pytest.mark.parametrize(("texts", "options"), OPTIONS)
def test_options_are_read(texts, options):
    assert sites.read_site_options(texts) == options


def test_every_wrong_option_is_listed():
    with pytest.raises(Unreadable) as caught:
        sites.read_site_options({"features": "x", "open": "y"})
    assert caught.value.faults == ("features 'x' is not a whole number", "open 'y' is not a whole number")
    with pytest.raises(Unreadable) as caught:
        sites.read_site_options({"preset": "inn", "ground": "moon", "features": "9"})
    assert len(caught.value.faults) == 2
    with pytest.raises(Unreadable, match="the seed has a character"):
        sites.draw_site(SiteOptions(), "\x07")


def test_MB_276_a_game_master_is_told_what_is_bent():
    assert sites.remarks(SiteOptions("warren"), "a seed of many letters") == []
    told = sites.remarks(SiteOptions(counts=Counts(closed=3)), "short")
    assert told[0] == "non-typical: 3 closed routes instead of 2"
    assert "the seed 'short' is short" in told[1]


@pytest.mark.parametrize("paper", ["A5", "A4"])
@pytest.mark.parametrize("audience", ["gm", "players"])
def test_a_site_in_every_format(audience, paper):
    how = Print(audience, paper=paper, dpi=50)
    files = {name: export_new_site(SITE, name, how) for name in SITE_FORMATS}
    starts = {"json": b'{"schema":"realmgen-site/1"', "key": b"# ", "svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}
    for name, file in files.items():
        assert file.data.startswith(starts[name]) or zipfile.is_zipfile(io.BytesIO(file.data)), name
    assert len({file.name for file in files.values()}) == len(files)
    assert all(("players" in file.name) == (audience == "players") for file in files.values())


def test_a_format_that_is_none_is_refused():
    with pytest.raises(Unreadable, match="format 'doc' is not known for a Site: one of json, key, svg, png, pdf"):
        export_site(SITE, "c", "doc", Print())


def written(data: bytes) -> str:
    """What can be read in a file, without spaces: letters of a drawing stand one by one."""
    text = data.decode("latin-1")
    if data.startswith(b"%PDF"):
        with pypdfium2.PdfDocument(data) as pdf:
            text += "".join(page.get_textpage().get_text_range() for page in pdf)
    text += "".join(chr(int(letter, 16)) for letter in re.findall(r'href="#_[a-zA-Z]([0-9a-f]+)"', text))
    return plain(text)


def plain(text: str) -> str:
    return re.sub(r"\s+", "", text).lower().translate(str.maketrans("‘’“”", "''\"\""))


def hidden(site, shown):
    """Words of what is not shown."""
    points = [point for point in site.points if point.number not in shown]
    words = [point.name for point in points] + [point.text[:30] for point in points]
    words += [point.secret[:30] for point in site.points] + [route.text[:30] for route in site.routes if route.text]
    return [*words, *(door.text[:30] for door in site.entrances), site.seed]


@pytest.mark.parametrize("name", ["json", "key", "svg", "pdf"])
def test_players_files_hold_nothing_that_was_not_shown(play, campaign, name):
    sites.draw_into(play, campaign, MYTH.at, SiteOptions(), "zanzibar-of-the-site")
    for number in (4, 2):
        play.do(campaign, f"reveal {MYTH.at} point {number}")
    found = sites.site_in(play, campaign, MYTH.at)
    words = [plain(word) for word in hidden(found, (4, 2))]
    for paper in ("A5", "A4"):
        told = written(export_site_in(play, campaign, MYTH.at, name, Print("players", paper=paper)).data)
        assert [word for word in words if word in told] == []
        assert plain(found.point(4).name) in told
    gm = written(export_site_in(play, campaign, MYTH.at, name, Print("gm")).data)
    assert len([word for word in words if word in gm]) > len(words) // 2


def test_players_of_a_site_of_no_campaign_see_no_hidden_way():
    stored = json.loads(export_new_site(SITE, "json", Print("players")).data)
    assert {route["way"] for route in stored["routes"]} == {"open", "closed"}
    assert [door for door in stored["entrances"] if door.get("hidden")] == []
    assert len(stored["points"]) == 6
    assert SITE.seed not in json.dumps(stored)


def test_a_site_of_another_realm_does_not_come_along(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions())
    play.do(campaign, adopt_text(draw_realm(Options(6, 6), "other")))
    state: State = play.position(campaign).state
    assert state.sites == ()


def test_the_plan_for_the_screen_has_its_points_where_they_are_drawn(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions("old-mine"))
    layers = site_layers(play, campaign, "0101")
    found = sites.site_in(play, campaign, "0101")
    assert layers.spots.keys() == {point.number for point in found.points}
    for point in found.points:
        assert layers.spots[point.number] == pytest.approx(point.xy, abs=0.2)
    assert layers.ways.keys() == {route.between for route in found.routes}
    assert layers.gates.keys() == {door.at for door in found.entrances}
    play.do(campaign, 'point 0101 1 "Somewhere" "else"')
    play.do(campaign, "reveal 0101 point 2")
    play.do(campaign, f'point 0101 1 "{found.points[0].name}" "other words"')
    assert site_layers(play, campaign, "0101") is layers
    assert layers.pieces[0][0] == "definitions"
    assert all(found.seed not in piece for _, piece in layers.pieces)
    assert site_layers(play, campaign, "0101", "players").spots.keys() == {1}
    play.do(campaign, "conceal 0101 all")
    with pytest.raises(IllegalCommand, match="players have been shown nothing"):
        site_layers(play, campaign, "0101", "players")


def test_a_point_is_dragged_to_a_place_of_the_plan(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions())
    found = sites.site_in(play, campaign, "0101")
    play.do(campaign, drag_text(found, 2, -0.25, 0.5))
    assert sites.site_in(play, campaign, "0101").point(2).xy == pytest.approx((-0.25, 0.5), abs=0.01)
    with pytest.raises(IllegalCommand, match=r"at most 1\.4"):
        play.do(campaign, drag_text(found, 2, 1.5, 0.5))
    with pytest.raises(IllegalCommand, match="has no point 9"):
        play.do(campaign, drag_text(found, 9, 0, 0))


def test_every_part_can_be_shown_and_hidden_by_its_command(play, campaign):
    sites.draw_into(play, campaign, "0101", SiteOptions("market-underground"))
    parts = showable(sites.standing(play, campaign, "0101"))
    assert [part.what for part in parts] == ["point"] * 6 + ["route"] * 8 + ["entrance"] * 4
    assert [part.waits > 0 for part in parts] == [False] * 6 + [True] * 12
    for part in parts:
        play.do(campaign, part.command)
    turned = showable(sites.standing(play, campaign, "0101"))
    assert all(part.known and part.command.startswith("conceal 0101") for part in turned)
    assert {part.waits for part in turned} == {0}
    play.do(campaign, turned[0].command)
    assert not showable(sites.standing(play, campaign, "0101"))[0].known


def test_sites_of_a_realm_tell_nothing_twice_as_long_as_tables_last(play, campaign):
    """Two tombs of one Realm: other names, sights, obstacles and ways in, also where a part is drawn again."""
    hexes = [label for label in map(REALM.grid.label, range(REALM.grid.size)) if not thing_at(REALM, label)][:3]
    for at in hexes:
        sites.draw_into(play, campaign, at, SiteOptions(ground="tomb"), f"tomb {at}")
    sites.roll_part(play, campaign, hexes[0], "points")
    sites.roll_part(play, campaign, hexes[0], "routes")
    drawn = [sites.standing(play, campaign, at) for at in hexes]
    for told in (
        [point.name for site in drawn for point in site.points],
        [point.text for site in drawn for point in site.points],
        [route.text for site in drawn for route in site.routes if route.text],
        [door.text for site in drawn for door in site.entrances],
        [text for site in drawn for text in (site.name, site.mood)],
    ):
        assert len(told) == len(set(told))


def test_a_site_whose_name_has_no_plain_letters_is_filed_under_its_hex(play, campaign):
    sites.draw_into(play, campaign, "0303", SiteOptions(), "named")
    play.do(campaign, 'sitename 0303 "山の墓"')
    assert export_site_in(play, campaign, "0303", "json", Print()).name == "site-0303.json"
    assert export_new_site(replace(SITE, at="", name="山"), "json", Print()).name == "site.json"
