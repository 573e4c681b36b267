"""The Site page: drawing one, every change by hand, and what players are shown."""

import json

import pytest

from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.games.bastionland.sites.presets import FREE
from realmgen.service import sites
from realmgen.service.siteplay import fitting
from realmgen.ui.shelf import SHELF
from realmgen.ui.site import desk as at_desk
from realmgen.ui.site import draw
from realmgen.ui.site.arrange import NAME, SECRET, TEXT


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def heading(at):
    return [line.value for line in at.subheader]


def shown(at):
    """Every word of the page, as the browser got it."""
    labels = [button.label for button in at.button] + [field.value for field in (*at.text_input, *at.text_area)]
    return " ".join([*labels, *(element.value for kind in (at.markdown, at.subheader, at.code) for element in kind)])


def press(at, label):
    next(button for button in at.button if button.label == label).click().run()
    assert not at.exception


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


@pytest.fixture
def site(play, campaign, realm):
    """A Site in the hex of the first Myth."""
    label = realm.myths[0].at
    sites.draw_into(play, campaign, label, SiteOptions(), "a site of the vale")
    return sites.site_in(play, campaign, label)


@pytest.fixture
def now(play, campaign, site):
    """The Site as it stands by now."""
    return lambda: sites.site_in(play, campaign, site.at)


@pytest.fixture
def opened(open_page, campaign, site):
    """The page with a mark chosen: `opened("p3")`."""

    def go(mark=""):
        at = open_page("site", campaign=campaign.code, hex=site.at)
        at.session_state[f"site.pick.{campaign.code}.{site.at}"] = mark
        at.run()
        assert not at.exception
        return at

    return go


def a_route(site, way):
    route = next(route for route in site.routes if route.way == way)
    return route, f"r{route.between[0]}-{route.between[1]}"


def test_a_hex_without_a_site_offers_one_and_one_press_draws_it(open_page, play, campaign, realm):
    myth = realm.myths[0]
    at = open_page("site", campaign=campaign.code, hex=myth.at)
    assert f"No Site in {myth.at} · {myth.name} yet" in heading(at)
    at.button("site.draw").click().run()
    assert not at.exception
    site = sites.site_in(play, campaign, myth.at)
    assert (site.origin, sites.problems(site)) == (myth.name, [])
    assert heading(at) == [site.name, f"{myth.at} · {site.name}"]


def test_the_hex_chooses_what_suits_it(open_page, play, campaign, realm):
    state = play.position(campaign).state
    mark = next(mark for mark in realm.landmarks if mark.kind == "ruin")
    at = open_page("site", campaign=campaign.code, hex=mark.at)
    assert at.selectbox(draw.PRESET).options[:2] == ["Standard", "Haunted hall (suits this hex)"]
    assert at.selectbox(draw.GROUND).options[0] == "What suits it: a ruin"
    assert fitting(state, realm.myths[0].at) in sites.PRESETS
    at.selectbox(draw.PRESET).set_value(fitting(state, mark.at)).run()
    assert sites.PRESETS["haunted-hall"].why[:20] in shown(at)
    at.button("site.draw").click().run()
    assert sites.site_in(play, campaign, mark.at).preset == "haunted-hall"


def test_free_counts_ground_and_seed(open_page, play, campaign):
    at = open_page("site", campaign=campaign.code, hex="0101")
    at.selectbox(draw.GROUND).set_value("isle")
    at.text_input("site.new.treasures").set_value("2")
    at.text_input(draw.SEED).set_value("the same again and again")
    at.button("site.draw").click().run()
    site = sites.site_in(play, campaign, "0101")
    assert (site.preset, site.ground, site.seed) == (FREE, "isle", "the same again and again")
    assert site.counts.treasures == 2
    assert any("2 treasures instead of 1" in text.value for text in at.markdown)


def test_counts_no_site_can_have_are_refused_with_every_fault(open_page, play, campaign):
    at = open_page("site", campaign=campaign.code, hex="0101")
    at.text_input("site.new.treasures").set_value("two")
    at.text_input("site.new.open").set_value("lots")
    at.button("site.draw").click().run()
    assert "Nothing was written" in said(at)[0]
    assert "two" in said(at)[0]
    assert "lots" in said(at)[0]
    assert play.position(campaign).seq == 1


def test_a_link_to_no_hex_says_so(open_page, campaign, realm):
    for label in ("9999", "<b>"):
        at = open_page("site", campaign=campaign.code, hex=label)
        assert "Its hexes run from 0101 to 1212" in said(at)[0]


def test_the_page_opens_at_the_only_site_there_is(open_page, campaign, site):
    at = open_page("site", campaign=campaign.code)
    assert heading(at)[0] == site.name
    assert at.query_params["hex"] == site.at


def test_from_one_site_to_another(open_page, play, campaign, site):
    sites.draw_into(play, campaign, "0101", SiteOptions(ground="mine"))
    at = open_page("site", campaign=campaign.code, hex=site.at)
    at.session_state["site.list"] = True
    at.run()
    at.button("site.list.0101").click().run()
    assert heading(at)[0] == sites.site_in(play, campaign, "0101").name
    assert at.query_params["hex"] == "0101"


def test_the_panel_of_a_hex_leads_to_its_site(open_page, campaign, site):
    at = open_page("realm", campaign=campaign.code, hex=site.at)
    assert at.button("realm.site").label == "Site"
    assert any(site.name in text.value for text in at.markdown)
    at = open_page("realm", campaign=campaign.code, hex="0101")
    assert at.button("realm.site").label == "Draw a Site"


def test_a_point_is_read_and_rewritten_as_one_change(opened, play, campaign, site, now):
    point = site.points[2]
    at = opened(f"p{point.number}")
    assert f"{point.number} · {point.name}" in heading(at)
    press(at, "Rewrite")
    end = f"{site.at}.{point.number}."
    at.text_input(f"{NAME}.{end}{point.name}").set_value('The "Old" Well')
    at.text_area(f"{TEXT}.{end}{point.text}").set_value("Dry.\nA bucket hangs.")
    at.text_area(f"{SECRET}.{end}{point.secret}").set_value("")
    press(at, "Keep")
    new = now().point(point.number)
    assert (new.name, new.text, new.secret) == ('The "Old" Well', "Dry.\nA bucket hangs.", "")
    assert play.position(campaign).seq == 3
    assert f'{point.number} · The "Old" Well' in heading(at)
    at.button("app.undo").click().run()
    assert now() == site


def test_rewriting_can_be_left(opened, play, campaign, site):
    at = opened("p1")
    press(at, "Rewrite")
    press(at, "Cancel")
    assert any(button.label == "Rewrite" for button in at.button)
    assert play.position(campaign).seq == 2


def test_a_point_without_a_name_is_refused(opened, now, site):
    point = site.points[0]
    at = opened("p1")
    press(at, "Rewrite")
    at.text_input(f"{NAME}.{site.at}.1.{point.name}").set_value(" ")
    press(at, "Keep")
    assert "Nothing was written" in said(at)[0]
    assert now() == site


def test_new_words_for_one_point_alone(opened, site, now):
    at = opened("p3")
    press(at, "New words")
    old, new = site.point(3), now().point(3)
    assert new.name not in {point.name for point in site.points}
    assert (new.kind, new.place) == (old.kind, old.place)
    assert [(p.name, p.text) for p in now().points if p.number != 3] == [
        (p.name, p.text) for p in site.points if p.number != 3
    ]


def test_kinds_and_ways_in(opened, site, now):
    point = next(point for point in site.points if site.entrance(point.number) is None)
    at = opened(f"p{point.number}")
    at.button_group(f"site.{site.at}.kind.{point.number}.{point.kind}").set_value("danger").run()
    at.button_group(f"site.{site.at}.door.{point.number}.none").set_value("hidden").run()
    assert now().point(point.number).kind == "danger"
    door = now().entrance(point.number)
    assert door.hidden
    assert door.text
    at.button_group(f"site.{site.at}.door.{point.number}.hidden").set_value("none").run()
    assert now().entrance(point.number) is None


def test_a_way_changes_and_gets_words_that_suit_it(opened, site, now):
    route, mark = a_route(site, "open")
    at = opened(mark)
    name = mark[1:]
    at.button_group(f"site.{site.at}.way.{name}.open").set_value("closed").run()
    closed = now().route(route.between)
    assert closed.way == "closed"
    assert closed.text
    at.button_group(f"site.{site.at}.way.{name}.closed").set_value("none").run()
    assert now().route(route.between) is None
    assert any("No route joins these two" in text.value for text in at.markdown)
    assert "open routes: 2 instead of 3" in shown(at).replace("\\", "")
    at.button_group(f"site.{site.at}.way.{name}.none").set_value("hidden").run()
    assert now().route(route.between).text


def test_an_obstacle_is_rewritten(opened, site, now):
    route, mark = a_route(site, "closed")
    at = opened(mark)
    press(at, "Rewrite")
    at.text_area[0].set_value("Three crows sit on the bar.")
    press(at, "Keep")
    assert now().route(route.between).text == "Three crows sit on the bar."
    press(at, "New words")
    assert now().route(route.between).text not in ("", "Three crows sit on the bar.")


def test_an_entrance_is_rewritten(opened, site, now):
    at = opened(f"e{site.entrances[0].at}")
    press(at, "Rewrite")
    at.text_area[0].set_value("A gate of whalebone.")
    press(at, "Keep")
    assert now().entrances[0].text == "A gate of whalebone."


def test_the_next_thing_to_show_comes_first(opened, play, campaign, site, now):
    at = opened()
    at.button("site.show_first").click().run()
    door = next(door for door in site.entrances if not door.hidden)
    assert now().point(door.at).known == 1
    assert now().entrance(door.at).known
    assert play.position(campaign).seq == 3
    assert any("1 of 6 points shown" in text.value for text in at.markdown)
    assert "site.show_first" not in [button.key for button in at.button]


def test_a_point_is_shown_with_what_is_open_from_it(opened, site, now):
    route, _ = a_route(site, "open")
    a, b = route.between
    at = opened(f"p{a}")
    at.button("site.around").click().run()
    at = opened(f"p{b}")
    at.button("site.around").click().run()
    assert now().route(route.between).known
    assert [now().point(n).known for n in (a, b)] == [1, 2]
    at.button("site.show").click().run()
    assert not now().point(b).known
    assert not now().route(route.between).known


def test_what_hangs_on_hidden_points_cannot_be_shown_yet(opened, site):
    _, mark = a_route(site, "closed")
    at = opened()
    assert at.button(f"site.eye.{mark}").disabled
    assert not at.button("site.eye.p1").disabled


def test_undoing_what_was_shown_asks_once(opened, site, now):
    at = opened()
    at.button("site.eye.p1").click().run()
    at.button("app.undo").click().run()
    assert "Nothing was done." in said(at)[0]
    assert now().point(1).known
    at.button("app.undo_surely").click().run()
    assert now() == site


def test_as_the_players_see_it_nothing_hidden_reaches_the_browser(opened, play, campaign, site, map_data):
    play.do(campaign, f"reveal {site.at} point 2")
    at = opened("p1")
    at.session_state[at_desk.AS_PLAYERS] = True
    at.run()
    data = map_data(at)
    sent = f"{shown(at)} {json.dumps(data, ensure_ascii=False)}"
    hidden = [p.name for p in site.points if p.number != 2] + [p.secret for p in site.points] + [site.seed]
    assert site.point(2).name in sent
    assert site.point(2).text in shown(at).replace("\\", "")
    assert not [word for word in hidden if word in sent.replace("\\", "")]
    assert [spot[0] for spot in data["spots"]] == [1]
    assert not data["movable"]
    pieces = "".join(SHELF.get(address).data.decode() for _, address in data["pieces"])
    assert 1000 < len(pieces) < 60_000


def test_as_the_players_see_it_before_anything_was_shown(opened, site):
    at = opened()
    at.session_state[at_desk.AS_PLAYERS] = True
    at.run()
    assert "Nothing shown yet" in heading(at)
    assert not [point.name for point in site.points if point.name in shown(at)]
    at.button("site.back_to_gm").click().run()
    assert site.points[0].name in shown(at)


@pytest.mark.parametrize("part", ["layout", "routes", "entrances", "points", "name", "all"])
def test_rolling_a_part_again(opened, site, now, part):
    at = opened()
    at.session_state["site.again"] = True
    at.run()
    at.button(f"site.again.{part}").click().run()
    assert not said(at)
    new = now()
    assert new != site
    assert (new.preset, new.ground, sites.problems(new)) == (site.preset, site.ground, [])
    if part in ("layout", "routes", "entrances", "name"):
        assert {point.name for point in new.points} == {point.name for point in site.points}
    if part in ("points", "name", "entrances"):
        assert [route.between for route in new.routes] == [route.between for route in site.routes]


def test_bent_rules_are_told_over_the_plan(opened, play, campaign, site):
    play.do(campaign, f"pointkind {site.at} 1 {'danger' if site.point(1).kind != 'danger' else 'feature'}")
    at = opened()
    assert any("Bends the rules" in text.value for text in at.markdown)


def test_a_point_is_added_and_taken_away(opened, site, now):
    at = opened()
    at.session_state["site.add"] = True
    at.run()
    at.text_input("site.add.name").set_value("The Hollow")
    press(at, "Add it")
    assert now().point(7).name == "The Hollow"
    assert "7 · The Hollow" in heading(at)
    at.session_state["site.more_of"] = True
    at.run()
    press(at, "Take it away")
    assert now() == site


def test_points_trade_numbers_and_places(opened, site, now):
    one, two = site.point(1), site.point(2)
    at = opened("p1")
    at.session_state["site.more_of"] = True
    at.run()
    at.selectbox(f"site.number.{site.at}.1.{one.place}").set_value(2).run()
    assert [now().point(n).name for n in (1, 2)] == [two.name, one.name]
    assert f"2 · {one.name}" in heading(at)
    at.selectbox(f"site.place.{site.at}.2.{one.place}").set_value(two.place).run()
    assert now().point(2).place == two.place
    assert now().point(1).place == one.place


def test_a_dragged_point_goes_back(opened, play, campaign, site, now):
    play.do(campaign, f"shift {site.at} 1 0.2 0.1")
    at = opened("p1")
    at.session_state["site.more_of"] = True
    at.run()
    at.button("site.unshift").click().run()
    assert now() == site


def test_a_site_moves_to_another_hex(opened, play, campaign, site):
    at = opened()
    at.session_state["site.elsewhere"] = True
    at.run()
    at.text_input(f"site.moved.{site.at}").set_value("9999").run()
    assert "Nothing was written" in said(at)[0]
    at.text_input(f"site.moved.{site.at}").set_value("0101").run()
    assert sites.site_in(play, campaign, "0101").points == site.points
    assert heading(at)[1] == f"0101 · {site.name}"
    assert at.query_params["hex"] == "0101"


def test_the_site_is_taken_away_and_undone(opened, site, now):
    at = opened()
    at.session_state["site.elsewhere"] = True
    at.run()
    press(at, "Take the Site away")
    assert now() is None
    assert any(line.startswith(f"No Site in {site.at}") for line in heading(at))
    at.button("app.undo").click().run()
    assert now() == site


def test_a_stale_page_does_nothing(opened, play, campaign, site, now):
    at = opened("p1")
    play.do(campaign, 'note 0101 "from elsewhere"')
    press(at, "New words")
    assert "Nothing was done." in said(at)[0]
    assert now() == site


def test_what_was_chosen_may_be_gone(opened, play, campaign, site):
    at = opened("p6")
    play.do(campaign, f"unpoint {site.at} 6")
    at.run()
    assert heading(at)[1].startswith(f"{site.at} · ")


def test_a_sheet_of_a_site_on_the_print_page(open_page, play, campaign, site):
    at = open_page("print", campaign=campaign.code)
    at.selectbox("print.what").set_value(site.at).run()
    assert not at.exception
    assert any("sheet-view" in element.proto.body for element in at.get("html"))
    at.button_group("print.audience").set_value("players").run()
    assert "Players have been shown nothing" in said(at)[0]
    play.do(campaign, f"reveal {site.at} point 2")
    at.run()
    assert not said(at)
    at.selectbox("print.site_format").set_value("key").run()
    assert site.point(2).name in at.code[0].value
    assert not [point.name for point in site.points if point.number != 2 and point.name in at.code[0].value]


def test_a_campaign_without_a_realm_asks_for_one(open_page, play):
    at = open_page("site", campaign=play.create("Empty").code)
    assert "No Realm yet" in heading(at)


def test_without_a_campaign_it_leads_to_them(open_page):
    assert open_page("site").button("realm.to_campaigns").label == "Campaigns"
