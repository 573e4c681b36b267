"""The Realm page: looking, and every change by hand."""

import json
from dataclasses import replace

import pytest

from realmgen.service.realms import adopt_text
from realmgen.ui.realm import desk as at_desk
from realmgen.ui.realm import plate
from realmgen.ui.shelf import SHELF


def said(at):
    return [box.value for box in (*at.error, *at.warning)]


def heading(at):
    return [line.value for line in at.subheader]


@pytest.fixture
def campaign(make):
    return make()


@pytest.fixture
def realm(play, campaign):
    return play.position(campaign).state.realm


def test_it_opens_at_the_seat(open_page, campaign, realm):
    seat = next(holding for holding in realm.holdings if holding.seat)
    at = open_page("realm", campaign=campaign.code)
    assert heading(at) == [realm.name, f"{seat.at} · {seat.name}"]
    assert any("Seat of Power" in text.value for text in at.markdown)


def test_a_deep_link_opens_at_its_hex(open_page, campaign, realm):
    at = open_page("realm", campaign=campaign.code, hex=realm.myths[0].at)
    assert heading(at)[1] == f"{realm.myths[0].at} · {realm.myths[0].name}"
    assert at.query_params["hex"] == realm.myths[0].at


@pytest.mark.parametrize("label", ["9999", "0013", "nowhere", "<b>"])
def test_a_deep_link_to_no_hex_says_so_and_opens_the_seat(open_page, campaign, realm, label):
    at = open_page("realm", campaign=campaign.code, hex=label)
    assert "Its hexes run from 0101 to 1212" in said(at)[0]
    assert "Nothing was written" not in said(at)[0]
    assert heading(at)[1].startswith(next(holding.at for holding in realm.holdings if holding.seat))


def test_a_link_to_no_campaign_says_so(open_page):
    for name in ("realm", "print", "journal"):
        at = open_page(name, campaign="deadbeef")
        assert "deadbeef" in heading(at)[0]
        assert at.button("realm.to_campaigns").label == "Campaigns"
        assert not [text.value for text in at.markdown if "realmgen list" in text.value]


def test_a_link_that_fits_several_campaigns_leads_to_the_list(open_page, play):
    play.create("The Vale")
    play.create("The Vale")
    assert "The Vale" in heading(open_page("realm", campaign="The Vale"))[0]


def test_renaming_and_undoing_a_holding(open_page, play, campaign, realm):
    seat = next(holding for holding in realm.holdings if holding.seat)
    at = words(open_page, campaign, seat.at)
    at.text_input(f"realm.name.{campaign.code}.{seat.at}.{seat.name}").set_value('Ashwick "the Old"').run()
    assert heading(at)[1] == f'{seat.at} · Ashwick "the Old"'
    at.button("app.undo").click().run()
    assert heading(at)[1] == f"{seat.at} · {seat.name}"
    at.button("app.redo").click().run()
    assert play.position(campaign).state.realm.holdings != realm.holdings


def test_an_empty_name_is_refused_and_nothing_is_written(open_page, play, campaign, realm):
    seat = next(holding for holding in realm.holdings if holding.seat)
    at = words(open_page, campaign, seat.at)
    at.text_input(f"realm.name.{campaign.code}.{seat.at}.{seat.name}").set_value("  ").run()
    assert "Nothing was written" in said(at)[0]
    assert play.position(campaign).seq == 1


def test_a_stale_page_does_nothing_and_shows_what_is_new(open_page, play, campaign):
    at = open_page("realm", campaign=campaign.code)
    play.do(campaign, 'note 0101 "from elsewhere"')
    at.button("realm.hide").click().run()
    assert "Nothing was done." in said(at)[0]
    assert play.position(campaign).seq == 2
    at.button("realm.hide").click().run()
    assert play.position(campaign).seq == 3


def test_hiding_moving_and_removing(open_page, play, campaign, realm):
    holding = next(holding for holding in realm.holdings if not holding.seat)
    at = open_page("realm", campaign=campaign.code, hex=holding.at)
    at.button("realm.hide").click().run()
    assert any("hidden from players" in text.value for text in at.markdown)
    at.button("realm.move").click().run()
    assert any("moves to" in text.value for text in at.markdown)
    at.button("realm.stay").click().run()
    at.session_state["realm.words"] = True
    at.run()
    at.button("realm.remove").click().run()
    assert len(play.position(campaign).state.realm.holdings) == len(realm.holdings) - 1


def test_neighbours_lead_on_and_bear_barriers(open_page, play, campaign, realm):
    barrier = realm.barriers[0]
    here, there = barrier.between
    grid = realm.grid
    direction = grid.directions[grid.direction(grid.find(here), grid.find(there))]
    at = open_page("realm", campaign=campaign.code, hex=here)
    at.button(f"realm.beside.{direction}").click().run()
    assert heading(at)[1].startswith(there)
    at = open_page("realm", campaign=campaign.code, hex=here)
    at.session_state[at_desk.TOOL] = "Barrier"
    at.run()
    assert barrier.kind in at.button(f"realm.beside.{direction}").label
    at.button(f"realm.beside.{direction}").click().run()
    assert barrier not in play.position(campaign).state.realm.barriers


def test_a_note_is_kept(open_page, play, campaign):
    at = open_page("realm", campaign=campaign.code, hex="0303")
    at.text_area[0].set_value("Three crows,\nand a <b>gate</b>").run()
    assert play.position(campaign).state.notes["0303"] == "Three crows,\nand a <b>gate</b>"


@pytest.mark.parametrize("layer", ["terrain", "river", "holdings", "myths", "landmarks", "barriers", "names"])
def test_rolling_a_layer_again_keeps_the_rest_or_says_why_not(open_page, play, campaign, realm, layer):
    at = open_page("realm", campaign=campaign.code)
    at.session_state["realm.again"] = True
    at.run()
    at.button(f"realm.again.{layer}").click().run()
    if said(at):
        assert play.position(campaign).seq == 1
    else:
        assert play.position(campaign).state.realm != realm
        if layer != "terrain":
            assert play.position(campaign).state.realm.terrain == realm.terrain


def test_the_seed_is_shown_to_the_game_master(open_page, campaign, realm):
    at = open_page("realm", campaign=campaign.code)
    at.session_state["realm.again"] = True
    at.run()
    assert at.code[0].value == realm.seed


def test_as_the_players_see_it_nothing_hidden_reaches_the_browser(open_page, play, campaign, realm, map_data):
    at = open_page("realm", campaign=campaign.code, hex=realm.myths[0].at)
    at.session_state[at_desk.AS_PLAYERS] = True
    at.run()
    shown = " ".join(element.value for kind in (at.markdown, at.subheader) for element in kind)
    assert not [thing.name for thing in (*realm.myths, *realm.landmarks) if thing.name in shown]
    assert realm.seed not in shown
    assert not at.text_area
    pieces = [SHELF.get(address).data.decode() for _, address in map_data(at)["pieces"]]
    sent = " ".join([*pieces, SHELF.get(map_data(at)["tips"]).data.decode(), json.dumps(map_data(at))])
    assert len(sent) > 50_000
    assert not [thing.name for thing in (*realm.myths, *realm.landmarks) if json.dumps(thing.name)[1:-1] in sent]
    assert not [mark for mark in ("#seal", "#edge-", "#curse", realm.seed) if mark in sent]


def test_the_game_masters_map_holds_what_the_players_must_not_see(open_page, campaign, realm, map_data):
    data = map_data(open_page("realm", campaign=campaign.code))
    sent = " ".join(SHELF.get(address).data.decode() for _, address in data["pieces"])
    assert all(mark in sent for mark in ("#seal", "#edge-", "#curse"))
    assert realm.myths[0].name in SHELF.get(data["tips"]).data.decode()


def test_a_campaign_without_a_realm_asks_for_one(open_page, play):
    campaign = play.create("Empty")
    at = open_page("realm", campaign=campaign.code)
    next(button for button in at.button if button.label == "Make the Realm").click().run()
    assert play.position(campaign).state.realm.grid.size == 144
    assert heading(at)[0] == play.position(campaign).state.realm.name


def test_without_a_campaign_it_leads_to_them(open_page):
    at = open_page("realm")
    assert at.button("realm.to_campaigns").label == "Campaigns"


def test_undoing_a_reveal_asks_once(open_page, play, campaign, realm):
    play.do(campaign, f"wilderness {realm.myths[0].at}")
    at = open_page("realm", campaign=campaign.code)
    at.button("app.undo").click().run()
    assert "Nothing was done." in said(at)[0]
    assert play.position(campaign).seq == 2
    at.button("app.undo_surely").click().run()
    assert play.position(campaign).seq == 3
    assert play.position(campaign).state.omens == {}


def test_the_second_asking_is_about_the_page_it_was_asked_on(open_page, play, campaign, realm):
    play.do(campaign, f"wilderness {realm.myths[0].at}")
    at = open_page("realm", campaign=campaign.code)
    at.button("app.undo").click().run()
    play.do(campaign, 'note 0101 "meanwhile"')
    at.button("app.undo_surely").click().run()
    assert "Someone else" in said(at)[0]
    assert play.position(campaign).seq == 3


def test_MB_241_what_was_left_out_and_is_not_usual_stands_over_the_map(open_page, make):
    small = make(width="3", height="3")
    shown = " ".join(text.value for text in open_page("realm", campaign=small.code).markdown)
    assert "**Left out** 4 of 6 myths" in shown
    assert "3x3 hexes instead of 12x12" in shown


def test_bent_rules_are_counted_and_listed(open_page, play, campaign, realm):
    myth = realm.myths[0]
    play.do(campaign, f"remove {myth.at}")
    bent = play.problems(campaign)
    at = open_page("realm", campaign=campaign.code)
    at.session_state["realm.about"] = True
    at.run()
    shown = "\n".join(text.value for text in at.markdown)
    assert shown.count("\n- ") >= len(bent) > 0


def test_players_eyes_see_neither_seed_nor_bent_rules(open_page, campaign, realm):
    at = open_page("realm", campaign=campaign.code)
    assert [code.value for code in at.code] == [realm.seed]
    at.session_state[at_desk.AS_PLAYERS] = True
    at.session_state["realm.about"] = True
    at.run()
    assert not at.code
    at.button("realm.back_to_gm").click().run()
    assert at.code[0].value == realm.seed


def test_the_realm_itself_is_renamed(open_page, play, campaign, realm):
    at = open_page("realm", campaign=campaign.code)
    at.session_state["realm.about"] = True
    at.run()
    at.text_input(f"realm.name.{campaign.code}.realm.{realm.name}").set_value("Elsewhere")
    [b for b in at.button if b.label == "Rename"][-1].click().run()
    assert play.position(campaign).state.realm.name == "Elsewhere"
    assert heading(at)[0] == "Elsewhere"


def words(open_page, campaign, label):
    at = open_page("realm", campaign=campaign.code, hex=label)
    at.session_state["realm.words"] = True
    at.run()
    return at


def test_rivers_lakes_and_land_are_renamed_where_they_run(open_page, play, campaign, realm):
    river, lake = realm.rivers[0], realm.lakes[0]
    taken = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    free = next(label for label in river.path if label not in taken and label not in lake.hexes)
    at = words(open_page, campaign, free)
    at.text_input(f"realm.name.{campaign.code}.river 1.{river.name}").set_value("The Withy").run()
    at = words(open_page, campaign, lake.hexes[0])
    at.text_input(f"realm.name.{campaign.code}.lake 1.{lake.name}").set_value("The Mere").run()
    number, region = next((n, r) for n, r in enumerate(realm.regions) if taken & {*r.hexes})
    at = words(open_page, campaign, min(taken & {*region.hexes}))
    at.text_input(f"realm.name.{campaign.code}.region {number + 1}.{region.name}").set_value("The Sward").run()
    now = play.position(campaign).state.realm
    assert (now.rivers[0].name, now.lakes[0].name, now.regions[number].name) == ("The Withy", "The Mere", "The Sward")


def test_MB_248_MB_250_rulers_marks_and_details_are_written(open_page, play, campaign, realm):
    for thing, order, old in (
        (realm.holdings[0], "ruler", realm.holdings[0].ruler),
        (realm.myths[0], "mark", realm.myths[0].mark),
        (realm.landmarks[0], "detail", realm.landmarks[0].detail),
    ):
        at = words(open_page, campaign, thing.at)
        key = f"realm.name.{campaign.code}.{order} {thing.at}.{old}"
        field = next(field for field in (*at.text_input, *at.text_area) if field.key == key)
        field.set_value('Wren "the Younger"').run()
    now = play.position(campaign).state.realm
    written = {now.holdings[0].ruler, now.myths[0].mark, now.landmarks[0].detail}
    assert written == {'Wren "the Younger"'}


def test_a_river_without_a_name_has_a_badge_that_can_be_read(open_page, play, realm):
    nameless = replace(realm, rivers=(replace(realm.rivers[0], name=""),))
    campaign = play.create("Nameless", first=adopt_text(nameless))
    at = open_page("realm", campaign=campaign.code, hex=realm.rivers[0].path[0])
    assert any(":material/water: a river]" in text.value for text in at.markdown)


def test_what_is_placed_may_be_named(play, campaign, realm, monkeypatch):
    taken = {thing.at for thing in (*realm.holdings, *realm.myths, *realm.landmarks)}
    free = next(h for region in realm.regions for h in region.hexes if h not in taken)
    session = {at_desk.KIND: "ruin", at_desk.NAME: ' The "Old" Kiln '}
    monkeypatch.setattr(plate.st, "session_state", session)
    monkeypatch.setattr(plate.state, "get", session.get)
    monkeypatch.setattr(plate.state, "put", session.__setitem__)
    monkeypatch.setattr(plate.state, "play", lambda: play)
    plate._tap(at_desk.Desk(campaign, 1, play.position(campaign).state, realm), [free])
    assert play.position(campaign).state.realm.landmarks[-1].name == 'The "Old" Kiln'
    assert session[at_desk.NAME] == ""


def test_what_an_import_did_not_understand_is_shown_until_read(open_page, campaign):
    at = open_page("realm", campaign=campaign.code)
    at.session_state["app.learnt"] = (campaign.code, tuple(f"hex 0{n}01: zorb" for n in range(9)))
    at.run()
    assert "hex 0001\\: zorb" in said(at)[0]
    assert at.expander[0].label == "3 more"
    at.button("app.learnt.read").click().run()
    assert not said(at)
